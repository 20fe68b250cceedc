# Kluster met natuurkunde: waarom een handeling of een opstelling niet kan.
# $magnet: de naam van een magneet, zoals c3 of s3. $seat, $cord: nummers vanaf 0.

## De koorden leggen

kluster-lay-count = Bij deze dozen horen { $cords } koorden, en dit zouden er { $given } zijn.
kluster-lay-off-table = Het koord zou over de rand hangen: de tafel meet { $width } bij { $depth } mm.
kluster-lay-cross = Koord { $number } kruist geen enkel koord dat er al ligt; leg het over een daarvan.
kluster-lay-shape = Zo kun je een koord niet leggen ({ $problem }).

## Beurten

kluster-not-on-turn = Plaats { $seat } is aan de beurt.
kluster-settling = Wacht tot alles stilligt.
kluster-danger-hidden = Hoe riskant een plek is, zou de polen verraden; deze tafel toont ze niet.
kluster-danger-empty = Er is geen magneet in de hand.
kluster-choose-first = Zeg eerst of je doorgaat of stopt.
kluster-nothing-offered = Er valt niets voort te zetten: de beurt eindigt met het leggen van één magneet.
kluster-intent-number = ‘{ $name }’ moet een getal van { $lowest } tot en met { $highest } zijn.
kluster-frames = De tijd gaat in hele beeldjes, niet in { $frames } ervan.

## De hand

kluster-hand-full = { $magnet } is in de hand; leg die eerst terug.
kluster-hand-empty = Er is geen magneet in de hand.
kluster-not-in-pool = { $magnet } ligt niet in je voorraad.
kluster-lies-there = { $magnet } ligt op tafel, en wat daar ligt raak je niet aan.
kluster-placed-already = Er is een magneet gelegd; nu mogen alleen nog de koorden worden verplaatst.
kluster-pose = Zo ({ $pose }) kun je { $magnet } niet vasthouden: stenen hou je plat of rechtop, spinners liggend.
kluster-turn-too-low = { $magnet } heeft geen ruimte om te keren: til hem op tot zijn midden { $height } mm hoog is.
kluster-no-sliding = Aan deze tafel worden magneten niet geschoven: blijf er { $height } mm boven.
kluster-release-outside = { $magnet } zou niet in het speelveld liggen.
kluster-release-partly = { $magnet } zou niet helemaal in het speelveld liggen.
kluster-release-contact = { $magnet } zou de tafel niet in het speelveld raken.
kluster-release-crossed = Het koord ligt over zichzelf heen: trek het eerst recht.

## Koorden

kluster-no-such-cord = Koord { $cord } is er niet; er zijn er { $cords }, het eerste is 0.
kluster-cord-held = Koord { $cord } is al tussen de vingers.
kluster-cord-free = Koord { $cord } is niet tussen de vingers; pak het eerst vast.
kluster-cord-missed = Dat is meer dan { $reach } mm van koord { $cord }.
kluster-cord-by-magnet = Aan deze tafel worden koorden alleen met magneten verplaatst, niet met de hand.
kluster-done-early = Er valt niets af te ronden: een beurt eindigt door een magneet te leggen.
kluster-done-moving = Laat de koorden los en wacht tot alles stilligt.

## Verslagen

kluster-record-edited = Beurt { $number } is veranderd: de controlesom klopt niet.
kluster-record-illegal = Beurt { $number } kan niet gebeurd zijn: { $problem }
kluster-resume-snapshot = Deze momentopname hoort niet bij een beurt van dit verslag.
kluster-resume-differs = Beurt { $number } loopt met deze natuurkunde anders af, dus het spel kan vanaf deze momentopname niet verder ({ $difference ->
    [refused] iets wat toen gedaan werd, mag nu niet
    [happenings] er gebeurt iets anders
   *[digest] er gebeurt hetzelfde, maar niet tot op de laatste bit
  }).

## Een partij bekijken in de terminal

help-any-surface = Clustered: een tafel met randen, 15x11 voor vakjes in de breedte en de hoogte, of round:6 voor een straal in vakjes. Kluster: hout, glas of vilt (wood, glass, felt).
help-watch-bots = Kluster: de bot op elke plaats, gescheiden door komma’s (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: de dozen op tafel, bijvoorbeeld classic,classic,duo.
help-watch-expert = Kluster: wie meer magneten heeft dan de volgende plaats mag er nog een leggen.
help-watch-play-on = Kluster: doorspelen om de plaatsen als iemand gewonnen heeft.
help-watch-rounds = Kluster: stoppen na zoveel rondes; wie de minste magneten over heeft, wint.
help-watch-one-group = Kluster: alle koorden moeten samenhangen, niet alleen elk met een ander.
help-watch-loop = Kluster: hoe wijd de lus van een Classic-koord is, in mm (320).
help-watch-loop-duo = Kluster: hetzelfde voor een DUO-koord (200).
help-watch-show-poles = Kluster: iedereen ziet welke kant noord is.
help-watch-turns = Kluster: stoppen na zoveel beurten.
help-watch-live = Kluster: zo snel als het echt ging, niet zo snel als het te berekenen is.
help-replay-check = Kluster: het verslag naspelen en zeggen of er hetzelfde uitkomt.
play-other-game = { $option } hoort bij het spel { $game }.
watch-boxes = De doos ‘{ $name }’ is er niet: noem classic en duo, bijvoorbeeld classic,classic,duo.
watch-surface = Het tafelblad ‘{ $name }’ is er niet. Bekend zijn: { $known }.
watch-seat-letter = ‘{ $letter }’ is geen plaats; ze heten A tot en met X.
watch-turns = Een partij bekijk je één beurt of langer, niet { $turns }.
watch-preparing = De tafel wordt klaargezet (alleen de eerste keer, een minuut of twee) …
watch-title = Kluster · beurt { $number } · { $stage ->
    [settling] alles komt tot rust
    [repair] koorden herstellen
    [choice] doorgaan of stoppen
    [over] afgelopen
   *[preparing] leggen
  }
watch-placed = { $seat } legt { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } pakt { $magnets } op: { $count ->
        [one] die sprong
       *[other] die sprongen
      } naar de magneet in de hand.
    [outside] { $seat } pakt { $magnets } op: buiten het koord.
   *[klustered] { $seat } pakt { $magnets } op: geklusterd.
  }
watch-fault = { $cause ->
    [time] De tijd was om: fout { $faults }, toegestaan: { $allowed }.
   *[taken] Fout { $faults }, toegestaan: { $allowed }.
  }
watch-may-continue = { $seat } heeft meer over dan de volgende plaats en mag doorgaan.
watch-resigned = { $seat } stapt uit het spel; { $count ->
    [one] één magneet gaat
   *[other] { $count } magneten gaan
  } opzij.
watch-ended = { $reason ->
    [total-victory] Alles gelegd: totale overwinning!
    [faults] Een fout te veel: het spel is afgelopen.
    [stopped] Het spel is gestopt.
    [resigned] { $winners } wint: de anderen zijn weg.
   *[other] { $count ->
        [0] Het spel is afgelopen; niemand wint.
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
      }
  }
watch-nothing = { $seat } legt niets; de beurt gaat door.
watch-solo = { $placed } gelegd, { $faults } van { $allowed } fouten gemaakt.
replay-kluster-title = Kluster · na beurt { $number } van { $most }
replay-lying = Op tafel: { $magnets }
replay-no-turn = Beurt { $number } is er niet; het verslag heeft er { $most }.
replay-no-physics = In dit verslag zit geen natuurkunde om na te gaan.
replay-other-physics = Vastgelegd met natuurkunde { $then }; dit is natuurkunde { $now }.
replay-identical = Alle { $turns } beurten liepen hetzelfde af, tot op de laatste bit.
replay-differs = Beurt { $turn } loopt met deze natuurkunde anders af ({ $what ->
    [table] de tafel was ervoor al anders
    [refused] iets wat toen gedaan werd, mag nu niet
    [happenings] er gebeurt iets anders
   *[digest] er gebeurt hetzelfde, maar niet tot op de laatste bit
  }). Wat het verslag zegt, blijft gelden.
