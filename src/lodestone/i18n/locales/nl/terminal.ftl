### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = De taal ‘{ $code }’ is er niet. Bekend zijn: { $known }.
cli-no-such-option = De optie { $name } bestaat hier niet; zie --help.
cli-no-such-command = De opdracht ‘{ $name }’ bestaat niet; zie --help.
cli-missing = { $name } ontbreekt; zie --help.
cli-value-missing = { $name } heeft een waarde nodig; zie --help.
cli-no-value-taken = Bij { $name } hoort geen waarde.
cli-too-much = Te veel argumenten; zie --help.
cli-bad-value = Ongeldige waarde voor { $name }: het moet { $needed } zijn.
cli-needs-one-of = een van { $known }
cli-needs-range = { $kind ->
    [whole] een geheel getal
   *[any] een getal
  } van { $least } tot en met { $most }
cli-needs-at-least = { $kind ->
    [whole] een geheel getal
   *[any] een getal
  } van minstens { $least }
cli-needs-number = { $kind ->
    [whole] een geheel getal
   *[any] een getal
  }
cli-needs-other = iets anders
file-missing = Het bestand ‘{ $name }’ is er niet.
file-directory = ‘{ $name }’ is een map; noem een bestand daarin.
file-unreadable = ‘{ $name }’ is niet te lezen: { $detail }.
file-unwritable = ‘{ $name }’ is niet te schrijven: { $detail }.
file-too-large = ‘{ $name }’ is groter dan { $limit } MiB, veel meer dan hier nodig is.
file-binary = ‘{ $name }’ is geen tekstbestand in UTF-8.
file-not-json = ‘{ $name }’ is geen JSON (regel { $line }, kolom { $column }).

## Command line: help

help-lodestone = De open tafel voor Kluster en Clustered: spelen, punten tellen, scheidsrechter zijn.
help-lang = De taal: { $known }.
help-help = Deze hulp tonen en stoppen.
help-version = De versie tonen en stoppen.
help-json = Uitvoer als JSON, voor programma’s.
help-game = Welk spel.
help-score = De punten tellen van een uitgespeelde tafel Clustered, ingetikt als letters.

    Op het bord is . een leeg vakje, # de starttegel, A tot en met H een tegel van een plaats en a tot en met h zijn joker.
help-score-file = Het bord, één rij per regel; - leest de standaardinvoer.
help-referee = Een spel leiden met JSON-regels op de standaardin- en -uitvoer, voor bots in elke programmeertaal.
help-play = Een spel in de terminal: Clustered, tenzij je een ander noemt.
help-play-clustered = Spelen in de terminal: mensen aan één toetsenbord, bots, of allebei.
help-play-kluster = Kijk hoe bots Kluster spelen, met echte natuurkunde.
help-play-seats = Wie waar zit, gescheiden door komma’s: human of de naam van een bot (random, greedy, montecarlo, casual, club, neural, expert), 1 tot 8 stuks.
help-play-seed = Schudden met dit getal, om dezelfde tegels nog eens te spelen.
help-play-first = De plaats die begint, A tot en met H, of draw om te loten. Standaard begint de enige mens, wordt het bij meer mensen gevraagd, en loten bots erom.
help-play-fast = Snel spel: trek er twee per beurt en hou er vijf.
help-play-extra-wild = Plaatsen met een derde joker, bijvoorbeeld AC.
help-play-first-bonus = +2 voor de eerste lijn van vijf en de eerste 2×3.
help-play-largest-bonus = +2 voor de grootste rechthoek en de langste lijn aan het eind.
help-play-resume = Verdergaan met een bewaard spel.
help-play-record = Waar het verslag komt; elk spel wordt bewaard.
help-play-plain = Zonder kleuren en zonder hertekenen: voor schermlezers en pipes.
help-replay = Stap voor stap door een bewaard spel.
help-replay-file = Een verslag, geschreven door ‘play’ of met ‘save’ van de scheidsrechter.
help-replay-move = De tafel na zoveel zetten tonen en stoppen.
help-simulate = Een scène van Kluster simuleren: magneten en koorden op een tafel, en wat handen ermee doen.
help-simulate-file = De scène, een JSON-bestand zoals beschreven in docs/scenes.md; - leest de standaardinvoer.
help-simulate-plot = Tekenen wat er gebeurd is, van boven gezien (.png, .svg of .pdf).
help-simulate-record = Elke invoer vastleggen, zodat alles tot op de bit kan worden herhaald.
help-warmup = De fysica en de bots nu klaarzetten, zodat geen spel erop hoeft te wachten.
help-bench = Meten hoe snel deze computer beide spellen speelt, op één kern.

## Command line: heads of help pages, and what stands for a value

usage-head = Gebruik:
usage-options = [OPTIES]
usage-command = OPDRACHT …
usage-arguments-title = Argumenten
usage-options-title = Opties
usage-commands-title = Opdrachten
usage-number = GETAL
usage-text = TEKST
usage-code = CODE
usage-game = SPEL
usage-folder = MAP
usage-file = BESTAND
usage-seat = PLAATS
usage-seats = PLAATSEN
usage-default = standaard: { $value }

## Command line: score

score-seat = Plaats
score-rectangle = Rechthoek
score-rows = Rijen
score-columns = Kolommen
score-total = Totaal
score-empty = Er liggen geen tegels op dit bord.
score-largest-rectangle = { $seat ->
    [none] Niemand heeft als enige de grootste rechthoek.
   *[other] { $seat } heeft de grootste rechthoek.
  }
score-longest-line = { $seat ->
    [none] Niemand heeft als enige de langste lijn.
   *[other] { $seat } heeft de langste lijn.
  }

## The table in the terminal

play-title = Clustered · zet { $number } · plaats { $seat } · help toont de opdrachten
play-seat-name = { $seat } ({ $player })
play-person = mens
play-hand = Hand van { $seat }
play-ask-play = Welke tegel?
play-ask-discard = Niets past. Welke tegel leg je af?
play-ask-trim = Meer dan vijf tegels. Welke leg je af?
play-ask-cell = Waar komt deze: { $tile }? (een nummer op tafel; Enter legt hem terug)
play-hand-over = Plaats { $seat } is aan de beurt. Geef het toetsenbord door en druk dan op Enter.
play-ask-youngest = Wie is de jongste: { $seats }? Of druk op Enter om te loten.
play-begins =
    { $by ->
        [drawn] Geloot: plaats { $seat } begint.
        [picked] De jongste begint: plaats { $seat }.
       *[other] Plaats { $seat } begint.
        }
play-help =
    Tik het nummer van een tegel, dan het nummer van een vakje. Meer is niet nodig.
      3           pak de derde tegel en zie waar hij past
      Sh1 2,-1    leg Sh1 in één keer twee naar rechts en een omhoog
      -Sh1        leg hem af, als het moet
      hint        wat een sterke bot zou doen, en waarom
      explain Sh1 2,-1    waarom een zet niet mag
      undo        neem je laatste zet terug
      scores      punten, stuk voor stuk
      left, right, up, down    kijk rond op een grote tafel
      save BESTAND   bewaar het spel in een bestand naar keuze
      quit        stop; het spel blijft bewaard
    Een tegel tussen haakjes past nu nergens. Achter de punten van elke plaats: +L, +R voor de bonussen voor de eerste,
    ^l, ^r voor de langste lijn en de grootste rechthoek van dit moment, en tussen haakjes de tegels die nog te trekken zijn.
    Een tegel is zijn vorm (S vierkant, T driehoek, C cirkel), vulling (h leeg, d gestreept, s gevuld) en aantal; *** is een joker.
    Buren moeten minstens twee van de drie gemeen hebben. Lijnen van drie en meer tellen, en je grootste rechthoek.
play-empty = Tik het nummer van een tegel, of help.
play-unknown-command = ‘{ $text }’ is geen tegel en geen opdracht; help toont ze allebei.
play-no-tile = Tegel { $number } is er niet; je hebt er { $most } in je hand.
play-no-label = Nummer { $number } staat niet op tafel; ze lopen tot en met { $most }.
play-fits-nowhere = Deze tegel past nu nergens: { $tile }.
play-explain-what = Noem een zet om uit te leggen, zoals: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Nog één vakje is uit beeld; met left, right, up en down kijk je rond.
   *[other] Nog { $count } vakjes zijn uit beeld; met left, right, up en down kijk je rond.
  }
play-legal = { $move } mag.
play-hint = { $kind ->
    [discard] Ik zou afleggen: { $move }
   *[place] Ik zou { $move } spelen ({ $gain ->
        [0] nog geen punten
        [one] { $gain } punt
       *[other] { $gain } punten
      }).
  }
play-undo-agree = Vindt iedereen het goed om de laatste zet terug te nemen? (j/n)
play-yes = j ja
play-undone = De laatste zet is teruggenomen.
play-saved = Bewaard als { $file }.
play-kept = Het spel is bewaard. Ga verder met: { $command }
play-record = Het verslag is bewaard als { $file }.
play-nothing-kept = Er is nog geen spel bewaard.
play-result = { $kind ->
    [given-up] Niemand wint: iedereen is uit het spel gestapt.
    [shared-win] Gedeelde overwinning: { $winners }
   *[win] { $winners } wint.
  }
play-best-new = { $total } punten: je beste tot nu toe met deze opties!
play-best-old = { $total } punten. Je beste met deze opties is { $best }.
play-unknown-player = ‘{ $name }’ kan hier niet zitten. Bekend zijn: { $known }.
play-seat-letter = ‘{ $letter }’ is geen plaats; ze heten A tot en met H.
play-first-letter = ‘{ $letter }’ is geen plaats. Noem A tot en met { $last }, of draw om te loten.
play-surface = ‘{ $size }’ is geen tafelblad. Schrijf 15x11 voor vakjes in de breedte en de hoogte, of round:6 voor een straal.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } legde { $tile } op { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } is uit het spel gestapt.
event-discarded = { $seat } kon niets leggen en legde { $tile } af.
event-trimmed = { $seat } legde { $tile } af.
event-bonus = { $bonus ->
    [first_line] { $seat } heeft als eerste een lijn van vijf (+2).
   *[first_rectangle] { $seat } heeft als eerste een 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · na zet { $number } van { $most }
replay-ask = Enter: verder · b: terug · een getal: daarheen · q: stoppen
replay-no-move = Zet { $number } is er niet; het verslag heeft er { $most }.
play-preparing = De bots worden klaargezet (alleen de eerste keer, ongeveer een halve minuut) …

## The rulebook in the terminal

help-rules = De spelregels van een spel tonen, of een deel ervan.
help-rules-search = Alleen passages tonen waarin deze woorden voorkomen.
help-rules-rule = Alleen tonen wat er over deze regel gezegd wordt.
help-rules-html = De spelregels in plaats daarvan als afdrukbare pagina schrijven.
rules-no-such-rule = In de spelregels van { $game } is geen regel ‘{ $number }’.
rules-nothing-found = In de spelregels van { $game } komt ‘{ $words }’ niet voor.
rules-written = De spelregels staan in { $file }
rules-contents = Inhoud
rules-note-yours = Jouw handleiding:
rules-note-leaflets = Handleiding in het { $languages }:
rules-note = Onze beslissing:
rules-letters-tiles = In de tekeningen zegt A of B van wie de tegel is; dan volgen vorm (S vierkant, T driehoek, C cirkel), vulling (h leeg, d gestreept, s gevuld) en aantal. *** is een joker, ### de starttegel.
rules-marks-tiles = + past · ! past niet
rules-marks-magnets = + gelegd · ! mag daar niet worden losgelaten · x wordt opgepakt · o ligt daar

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: een tafel met randen, 15x11 (vakjes in de breedte en de hoogte) of round:6 (straal in vakjes). Kluster: hout, glas of vilt (wood, glass, felt).
help-watch-bots = Kluster: de bot op elke plaats, gescheiden door komma’s (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: de dozen op tafel, bijvoorbeeld classic,classic,duo.
help-watch-expert = Kluster: wie meer magneten heeft dan de volgende plaats mag er nog een leggen.
help-watch-play-on = Kluster: doorspelen om de plaatsen als iemand gewonnen heeft.
help-watch-rounds = Kluster: stoppen na zoveel rondes; wie de minste magneten over heeft, wint.
help-watch-one-group = Kluster: alle koorden moeten samenhangen, niet alleen elk met een ander.
help-watch-loop = Kluster: hoe wijd de lus van een Classic-koord is, in mm (320).
help-watch-loop-duo = Kluster: hetzelfde voor een DUO-koord (200).
help-watch-handicap = Kluster: hoeveel magneten elke plaats minder hoeft te leggen, zoals 0,3.
help-watch-cord-after = Kluster: als alles stilligt, mag de plaats het koord nog verplaatsen, zoals in de handleidingen.
help-watch-show-poles = Kluster: iedereen ziet welke kant noord is.
help-watch-turns = Kluster: stoppen na zoveel beurten.
help-watch-live = Kluster: in realtime in plaats van zo snel mogelijk.
help-replay-check = Kluster: het verslag naspelen en zeggen of er hetzelfde uitkomt.
watch-boxes = De doos ‘{ $name }’ is er niet: noem classic en duo, bijvoorbeeld classic,classic,duo.
watch-surface = Het tafelblad ‘{ $name }’ is er niet. Bekend zijn: { $known }.
watch-turns = Bekijk minstens één beurt, niet { $turns }.
watch-handicap = ‘{ $given }’ is geen voorsprong: schrijf een getal voor elke plaats, zoals 0,3.
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
watch-may-continue = { $seat } heeft nog meer magneten dan de volgende plaats en mag doorgaan.
watch-resigned = { $seat } stapt uit het spel; { $count ->
    [one] één magneet wordt
   *[other] { $count } magneten worden
  } opzijgelegd.
watch-ended = { $reason ->
    [total-victory] Alles gelegd: de ultieme overwinning!
    [faults] Een fout te veel: het spel is afgelopen.
    [stopped] Het spel is gestopt.
    [resigned] { $winners } wint: de anderen zijn weg.
   *[other] { $count ->
        [0] Het spel is afgelopen; niemand wint.
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
      }
  }
watch-nothing = { $seat } legt niets; de volgende is aan de beurt.
watch-time-up = De tijd van { $seat } was om: een onhandige hand speelde de beurt uit.
watch-solo = { $placed } gelegd, fouten: { $faults } (toegestaan: { $allowed }).
replay-kluster-title = Kluster · na beurt { $number } van { $most }
replay-lying = Op tafel: { $magnets }
replay-other-physics = Vastgelegd met fysica { $then }; dit is fysica { $now }.
replay-identical = Alle { $turns } beurten liepen hetzelfde af, tot op de laatste bit.
replay-differs = Beurt { $turn } loopt met deze fysica anders af ({ $what ->
    [table] de tafel was ervoor al anders
    [refused] iets wat toen gedaan werd, mag nu niet
    [happenings] er gebeurt iets anders
   *[digest] er gebeurt hetzelfde, maar niet tot op de laatste bit
  }). Wat het verslag zegt, blijft gelden.

## Hints and reviews

advice-also = Ook goed: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Vindt iedereen hints in dit spel goed? (j/n)

## Hints and reviews: reviews

help-review = Beoordeel elke zet van een bewaard spel: wat het beste was en wat elke zet kostte.
help-review-turn = Beoordeel alleen deze zet of beurt.

## Physics as a library (SI units)

physics-bad-friction = Een wrijvingscoëfficiënt van { $value } kan niet: nodig is 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Een magneet kan geen massa van { $mass } kg hebben; 1 mg tot 10 kg kan wel.
physics-bad-quaternion = Een stand heeft vier eindige getallen nodig die niet allemaal nul zijn.
physics-bad-size = Een magneet moet langs elke as tussen 1 mm en 200 mm lang zijn.
physics-bad-step = Een tijdstap van { $dt } s kan niet; 10 µs tot 5 ms kan wel.
physics-cord-flat = Dit koord omsluit niets: al zijn punten liggen op één lijn.
physics-cord-free = Niemand houdt koord { $cord } vast; pak het eerst.
physics-cord-held = Koord { $cord } wordt al vastgehouden.
physics-cord-length = Een koord kan geen { $length } m lang zijn; 0,05 m tot 20 m kan wel.
physics-cord-off-table = Het koord ligt niet op tafel.
physics-cord-out-of-reach = De hand is { $distance } m van het koord, te ver om het te pakken.
physics-cord-points = Een koord heeft minstens drie verschillende punten nodig, niet { $count }.
physics-hand-empty = De hand heeft geen magneet, of laat hem al los.
physics-hand-full = De hand houdt al magneet { $magnet } vast.
physics-no-such-cord = Koord { $index } is er niet.
physics-no-such-magnet = Magneet { $index } is er niet.
physics-not-a-recording = Dit is geen opname van een wereld.
physics-not-a-snapshot = Dit is geen volledige momentopname van een wereld.
physics-not-finite = Een getal in ‘{ $field }’ is niet eindig.
physics-replay-differs = De opname loopt niet af zoals erin staat.
physics-snapshot-version = Deze momentopname heeft versie { $version }; bekend is { $known }.
physics-too-many = Er kunnen niet meer dan { $most } magneten zijn.
physics-too-many-cords = Er kunnen niet meer dan { $most } koorden zijn.
physics-unknown-input = De invoer ‘{ $name }’ bestaat niet.
physics-unknown-parameter = De parameter ‘{ $name }’ bestaat niet.
physics-unknown-pose = De houding ‘{ $name }’ bestaat niet.
physics-unknown-surface = Het tafelblad ‘{ $name }’ bestaat niet.

## Scenes

scene-not-json = De scène is geen JSON (regel { $line }, kolom { $column }).
scene-too-deep = De scène is meer dan { $most } niveaus diep genest.
scene-key-twice = ‘{ $name }’ staat twee keer in hetzelfde object.
scene-not-finite = Het getal bij { $place } is niet eindig ({ $value }).
scene-number = Het getal bij { $place } is te groot.
scene-unknown-word = ‘{ $word }’ bij { $place } is onbekend. Bekend zijn: { $known }.
scene-friction = Een tafelblad heeft 0 < mu_k ≤ mu_s ≤ { $most } nodig.
scene-bad-id = De id ‘{ $id }’ bij { $place } bevat tekens die niet te tonen zijn, of spaties eromheen.
scene-pose-twice = De magneet bij { $place } heeft een quaternion, en dat legt zijn houding al vast; haal ‘{ $name }’ weg.
scene-quaternion = Het quaternion bij { $place } mag niet alleen uit nullen bestaan, en zo groot mogen de getallen ook niet zijn.
scene-pose = Een { $kind } kan niet { $pose } zijn (bij { $place }); wel: { $fitting }.
scene-mass = Met deze maten zou de magneet bij { $place } zwaarder zijn dan 10 kg; geef zijn massa op.
scene-one-of = Bij { $place } moet precies één hiervan staan: { $known }.
scene-cord-points = Het koord bij { $place } heeft minstens drie verschillende punten nodig, niet { $count }.
scene-cord-length = Het koord bij { $place } moet tussen { $least } en { $most } mm lang zijn.
scene-cord-flat = Het koord bij { $place } omsluit niets: zijn punten liggen op één lijn.
scene-cord-off-table = Het koord bij { $place } komt van de tafel af; die houdt aan alle kanten { $half } mm van het midden op.
scene-no-such-cord = Er is geen koord { $cord } om te slepen (bij { $place }); { $count ->
    [0] de scène heeft er geen
    [one] de scène heeft er één, koord 0
   *[other] de scène heeft er { $count }, vanaf 0
  }.
scene-times = De tijden van een pad moeten oplopen; { $time } s bij { $place } doet dat niet.
scene-too-many = In deze scène zijn { $count } magneten; hoogstens { $most } zijn te simuleren.
scene-too-many-cords = In deze scène zijn { $count } koorden; hoogstens { $most } zijn te simuleren.
scene-id-twice = De id ‘{ $id }’ bij { $place } is al in gebruik bij { $first }.
scene-overlap = De magneten ‘{ $first }’ en ‘{ $second }’ overlappen elkaar aan het begin.
scene-starts-inside = Magneet ‘{ $id }’ van { $place } zou binnen in magneet ‘{ $other }’ verschijnen.
scene-too-low = Op een hoogte van { $height } mm ({ $place }) zou de vastgehouden magneet in de tafel zitten; zijn midden moet minstens { $least } mm hoog zijn.
scene-out-of-reach = De hand is { $distance } mm van koord { $cord }; om het te pakken mag dat hoogstens { $most } mm zijn.
scene-blew-up = De getallen rezen onderweg de pan uit: zulke magneten zijn niet te simuleren.

## Simulate

simulate-preparing = De fysica wordt klaargezet (alleen de eerste keer) …
simulate-progress = { $time } s van hoogstens { $limit } s gesimuleerd; { $waited } s bezig …
simulate-plot-format = ‘{ $name }’ is geen plaatje dat we kunnen tekenen; laat de naam eindigen op een van { $known }.
simulate-no-matplotlib = Tekenen heeft matplotlib nodig, en dat is niet geïnstalleerd: { $command }
simulate-rest = Na { $time } s ligt alles stil.
simulate-moving = Na { $time } s is de tijd om, en er beweegt nog iets.
simulate-nothing-moved = { $count ->
    [one] De magneet is nog geen 0,1 mm verschoven.
   *[other] Geen van de { $count } magneten is ook maar 0,1 mm verschoven.
  }
simulate-moved-count = { $moved } van { $count } { $count ->
    [one] magneet
   *[other] magneten
  } verschoven:
simulate-moved = {"  "}{ $id }: { $distance } mm naar x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… en nog { $count }
simulate-no-touch = Geen magneten raakten elkaar.
simulate-touch = { $first } en { $second } raakten elkaar na { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Buiten het koord: { $names }.
simulate-cord = Koord { $number } is { $length } mm lang.
simulate-digest = Controlesom { $digest }

## The picture of a scene

plot-rest = stil na { $time } s
plot-moving = nog in beweging na { $time } s
plot-touches = { $count ->
    [0] niets raakte elkaar
    [one] één aanraking
   *[other] { $count } aanrakingen
  }
plot-outside = buiten: { $names }
plot-before = ervoor
plot-path = pad
plot-held = vastgehouden
plot-north = noord
plot-south = zuid
plot-touch = aanraking
plot-scale = { $length } mm

## Warmup

warmup-begun = Magneten, koorden en bots worden klaargezet
warmup-progress = { $done } van { $all } delen klaar ({ $seconds } s)
warmup-ready = Alles staat na { $seconds } s klaar en wordt bewaard in { $folder }

## Bench

bench-doing = Bezig met meten
bench-library = Clustered, Python-bibliotheek: { NUMBER($count) } zetten per seconde
bench-engine = Clustered, gecompileerde engine: { NUMBER($count) } zetten per seconde
bench-scan = Kluster, beoordeelde plekken: { NUMBER($count) } per seconde
bench-frame = Kluster, een live beeld: { NUMBER($ms, maximumFractionDigits: 2) } ms; één kern houdt { $tables } tafels bij

## Tournaments: help

help-tournament = Laat bots tegen elkaar spelen en geef ze een rating; dezelfde opdracht gaat na een onderbreking verder.
help-tournament-bots = Wie meedoet, gescheiden door komma’s; standaard alle bots van het spel. Wie twee keer genoemd is, doet twee keer mee.
help-tournament-bot = Een programma dat ook meedoet; mag vaker. docs/bots-in-any-language.md zegt wat het moet kunnen.
help-play-bot = Een programma dat de volgende plaats krijgt; mag vaker. Zonder --seats (Kluster: --bots) is de eerste plaats van jou (Kluster: clumsy).
help-bot-seconds = Hoe lang een programma over elk antwoord mag nadenken; standaard 2 s bij Clustered en 3 s bij Kluster.
help-tournament-seats = Hoeveel er aan elke tafel zitten.
help-tournament-deals = Hoe vaak er voor elke ontmoeting gedeeld wordt; iedereen speelt elke deling vanaf elke plaats.
help-tournament-swiss = Rondes van een Zwitsers toernooi, waarin gelijken elkaar treffen; zonder dit speelt iedereen tegen iedereen.
help-tournament-seed = Loot delingen en bots; hetzelfde getal geeft dezelfde spellen.
help-tournament-out = Waar uitslagen en verslagen komen.
help-tournament-jobs = Hoeveel spellen tegelijk; standaard één per kern.
help-tournament-dask = Speel in plaats daarvan op het Dask-cluster van deze scheduler.
help-bot = Laat een programma aan een online tafel gaan zitten en daar één spel spelen.
help-bot-program = Het programma met zijn opties, tussen aanhalingstekens.
help-bot-table = De link naar de tafel, of een persoonlijke link naar een plaats.
help-bot-name = Wat anderen aan tafel zien; standaard de naam van het programma.
usage-bots = BOTS
usage-program = PROGRAMMA

## Tournaments: errors

program-not-started = ‘{ $command }’ kan niet gestart worden: { $detail }.
play-programs = Dit spel heeft { $count ->
    [0] geen programma’s aan tafel; laat --bot weg
    [one] een programma aan tafel; noem het met --bot ({ $names })
   *[other] { $count } programma’s aan tafel; noem ze met --bot in de volgorde van de plaatsen ({ $names })
  }.
bot-link = ‘{ $link }’ is geen link naar een tafel; die ziet eruit als https://server/t/Abcd1234.
bot-no-server = { $address } antwoordt niet: { $detail }.
bot-refused = De server zegt: { $message }
tournament-too-few = { $entrants ->
    [one] Eén deelnemer is
   *[other] { $entrants } deelnemers zijn
  } te weinig voor { $seats } plaatsen; noem meer bots, gerust dezelfde twee keer.
tournament-swiss-alone = Voor een Zwitsers toernooi zijn minstens twee plaatsen per tafel nodig; laat --swiss weg.
tournament-log-busy = ‘{ $name }’ is in gebruik door een ander toernooi; kies een andere map met --out.
tournament-log-other = ‘{ $name }’ hoort bij een toernooi met andere deelnemers, regels of getallen; kies een andere map met --out.
tournament-log-line = Regel { $line } van ‘{ $name }’ is geen uitslag van dit toernooi; herstel het bestand of kies een andere map met --out.
tournament-workers-lost = De processen die speelden, zijn gecrasht, misschien door gebrek aan geheugen; wat gespeeld is, blijft bewaard, en dezelfde opdracht gaat verder (probeer --jobs 1).
tournament-no-dask = --dask heeft het pakket distributed nodig: pip install "lodestone[dask]".
tournament-no-cluster = De Dask-scheduler { $address } antwoordt niet: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } gaf één antwoord te laat of ongeldig: { $file }
   *[other] { $seat } gaf { $count } antwoorden te laat of ongeldig: { $file }
  }
bot-seated = Plaats { $seat } bij { $server }. Wachten op het spel …
bot-over = Het spel is afgelopen. Winnaars: { $winners }
tournament-progress = { $done } van { $total } spellen
tournament-interrupted = Onderbroken na { $games } spellen; ze blijven bewaard, en dezelfde opdracht gaat verder.
tournament-written = Verslag: { $file }
tournament-title = Toernooi in { $game }, { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
  }
tournament-summary = { $games } spellen, { $deals } delingen voor elke ontmoeting, startgetal { $seed }.
tournament-bot = Bot
tournament-rating = Rating
tournament-games = Spellen
tournament-share = Aandeel
tournament-points = Punten
tournament-slips = Missers
tournament-crosstable = Wat elke bot (rij) van elke andere (kolom) won: aandeel met zijn 95%-interval, en spellen
tournament-course = Rating van spel tot spel
tournament-note = Ratings volgens openskill, met tweemaal hun onzekerheid; 25 is het gemiddelde. In het aandeel telt een gelijkspel half. Punten: bij Clustered de totalen; bij Kluster de overgebleven magneten, bij solospel de gelegde.

## Starting the server

help-table-port = De poort; standaard een vrije.
help-table-lan = Anderen in hetzelfde netwerk laten meespelen: toont een link en een QR-code voor telefoons.
help-table-no-browser = De browser niet openen.
help-table-data = De map waarin tafels bewaard worden.
help-serve = Tafels aanbieden aan anderen: ze openen een link in hun browser en schuiven aan.
help-serve-host = Het adres om op te luisteren; 0.0.0.0 voor alle adressen van deze computer.
help-serve-port = De poort om op te luisteren.
help-serve-database = Waar tafels bewaard worden: een bestand, of een URL als postgresql://user@host/name.
help-serve-public-url = Het adres waarop anderen deze server bereiken, als er een proxy voor staat.
help-serve-admin = Een bestand met de sleutel van de beheerder; anders LODESTONE_ADMIN_TOKEN uit de omgeving.
help-serve-trust-proxy = De X-Forwarded-headers van de proxy geloven. Alleen als niemand om de proxy heen kan.
help-serve-proxies = Met --trust-proxy: hoeveel proxy’s er achter elkaar staan. Elk voegt een adres toe aan X-Forwarded-For; dat van de eerste telt.
help-serve-archive = Na hoeveel dagen een tafel die niemand meer aanraakt naar het archief gaat.
help-serve-keep = Na hoeveel dagen een tafel uit het archief verdwijnt; standaard nooit.
help-serve-tables-per-hour = Hoeveel tafels één adres per uur mag openen.
help-serve-requests = Hoeveel verzoeken één adres per minuut mag doen.
help-serve-connections = Hoeveel mensen aan één tafel mogen meekijken. Wie een plaats heeft, komt er altijd in.
help-serve-all-connections = Hoeveel verbindingen er tegelijk mogen zijn.
help-serve-address-connections = Hoeveel verbindingen één adres tegelijk mag hebben.
help-serve-processes = Hoeveel processen voor gasten werken: bots van Clustered, hints, controles, herhalingen, beoordelingen; standaard één meer dan er kernen zijn.
help-serve-tables = Hoeveel tafels deze server in het geheugen houdt.
help-serve-live-matches = Hoeveel partijen Kluster deze server tegelijk speelt.
help-serve-drain = Hoeveel seconden een server die stopt op het einde van beurten wacht voordat hij hun tafels aan andere overdraagt.
help-serve-node = Waar andere servers met dezelfde database deze bereiken; standaard waar hij luistert. Ze hebben allemaal hetzelfde LODESTONE_CLUSTER_SECRET in de omgeving nodig.
help-serve-workers = Hoeveel servers er achter deze poort gestart worden; voor meer dan één is PostgreSQL nodig.
help-serve-dask = Reken bots van Clustered, hints, controles, herhalingen en beoordelingen uit op het Dask-cluster van deze scheduler, zolang die antwoordt.
help-serve-dask-ca = Met tls://…: het certificaat waaraan het cluster wordt herkend.
help-serve-dask-cert = Met tls://…: het certificaat waaraan het cluster deze server herkent.
help-serve-dask-key = Met tls://…: de sleutel van dat certificaat.
help-serve-messages = Hoeveel berichten één verbinding per seconde mag sturen.
help-serve-no-app = De tafel niet als app aanbieden; browsers die haar hebben geïnstalleerd, verwijderen haar.
help-serve-open-tables = Mensen mogen tafels voor iedereen openen en aan vreemden gekoppeld worden.
help-serve-dailies = Tafels van de dag aanbieden: elke dag één partij, voor iedereen dezelfde.
help-serve-bot-pace = Hoeveel seconden een bot minstens over een zet doet.
serve-ready = De tafels zijn open op { $url }
serve-here = De tafel staat klaar: { $url }
serve-lan = Anderen in dit netwerk kunnen meedoen op: { $url }
serve-stop = Druk op Ctrl-C om te stoppen.
serve-cannot-listen = Luisteren op { $host }, poort { $port }, lukt niet: { $cause }
serve-short-token = De sleutel van de beheerder is te kort: er zijn minstens { $shortest } tekens nodig.
serve-short-secret = Het geheim in LODESTONE_CLUSTER_SECRET is te kort: er zijn minstens { $shortest } tekens nodig.
serve-workers-sqlite = Voor meer servers is PostgreSQL nodig: met een bestand kan er maar één zijn. Laat --workers weg, of geef --database postgresql://… op.
serve-dask-address = ‘{ $url }’ is geen adres van een Dask-scheduler. Schrijf het als tls://dask.example.org:8786 of tcp://127.0.0.1:8786
serve-dask-tls = Een Dask-scheduler op tls://… heeft --dask-ca, --dask-cert en --dask-key nodig; een op tcp://… geen daarvan.
serve-public-url = ‘{ $url }’ is geen adres van een server. Schrijf het als https://tables.example.org

## Storage

storage-address = Op ‘{ $place }’ is geen opslag: geef een bestand, sqlite:///path of postgresql://user@host/database.
storage-needs-postgres = PostgreSQL heeft nog een extra pakket nodig: pip install "lodestone[postgres]".
storage-not-a-database = ‘{ $place }’ is geen database, of is beschadigd. Kies een ander bestand, of zet een reservekopie terug.
storage-foreign = ‘{ $place }’ is van een ander programma. Kies een ander bestand, of een lege database.
storage-newer = ‘{ $place }’ is door een nieuwere Lodestone geschreven. Installeer die versie of een nieuwere, of zet een oudere reservekopie terug.
storage-not-writable = ‘{ $place }’ is niet te schrijven: { $cause }. Kijk van wie het is, of kies een andere plek.
storage-unreachable = De opslag op ‘{ $place }’ is niet bereikbaar: { $cause }. Controleer het adres en of de database draait.
storage-in-use = Een andere Lodestone gebruikt ‘{ $place }’ op dit moment. Stop die eerst, of kies voor deze een andere plek.
storage-no-secret = Een andere Lodestone gebruikt ‘{ $place }’ op dit moment. Servers die een database delen, hebben hetzelfde geheim nodig in LODESTONE_CLUSTER_SECRET: geef het aan allemaal, of stop de andere.
storage-other-secret = Een andere Lodestone gebruikt ‘{ $place }’ met een ander geheim, of zonder. Geef ze allemaal hetzelfde in LODESTONE_CLUSTER_SECRET en start ze opnieuw.
storage-pooled = ‘{ $place }’ kan niet gebruikt worden via een pool die verbindingen per transactie uitdeelt, zoals pgbouncer met pool_mode = transaction. Maak rechtstreeks verbinding, of gebruik pool_mode = session.
storage-older-server = Een Lodestone van versie { $version } gebruikt ‘{ $place }’ en zou niet kunnen lezen wat deze schrijft. Stop die eerst.
storage-same-address = Op { $url } is al een andere Lodestone met ‘{ $place }’ te bereiken. Geef elke server met --node een eigen adres.

help-dataset = Spellen van Clustered als gegevens voor programma’s die leren.
help-dataset-make = Laat bots spelen, of neem verslagen, en schrijf de spellen als Parquet-bestanden; dezelfde opdracht gaat verder.
help-dataset-read = Speel een dataset na, controleer hem en zeg wat erin zit.
help-dataset-games = Hoeveel spellen.
help-dataset-records = Een verslag van een afgelopen spel, in plaats van bots te laten spelen; mag vaker.
help-dataset-out = Waar de bestanden komen.
help-dataset-folder = De map van de dataset.
dataset-written = { $games } spellen in { $name }
dataset-summary = { $games } spellen, { $moves } zetten
dataset-other = ‘{ $name }’ bevat een andere dataset; kies een andere map met --out.
dataset-unfinished = Een verslag houdt op voordat het spel is afgelopen; in een dataset komen alleen afgelopen spellen.
dataset-edited = ‘{ $name }’ past niet bij de verslagen ernaast.
extra-missing = Daarvoor ontbreken pakketten: { $command }
