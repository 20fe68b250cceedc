# Kluster: waarom gegevens, een naam of een opstelling niet kunnen.
# $magnet: de naam van een magneet, zoals c3 (een steen) of s3 (een spinner). $seat: het nummer van een plaats, 0 is de eerste.

## Notatie

notation-magnet = ‘{ $text }’ is geen magneet. Schrijf c en een getal voor een steen, s en een getal voor een spinner, zoals c3.

## Beurten

kluster-no-such-magnet = { $magnet } zit niet in dit spel.
kluster-set-aside = { $magnet } is opzijgelegd en doet niet mee.
kluster-not-yours = { $magnet } ligt in de voorraad van plaats { $seat }: je legt alleen je eigen magneten.
kluster-lies-already = { $magnet } ligt al op tafel, en wat daar ligt raak je niet aan.
kluster-held-and-placed = { $magnet } kan niet gelegd zijn en tegelijk nog in de hand.
kluster-held-alone = { $magnet } in de hand heeft niets geraakt: zet hem in een kluster, of noem hem niet als vastgehouden.
kluster-too-small = Een kluster is twee of meer magneten die elkaar raken; hier is er een met { $count } genoemd.
kluster-named-twice = { $magnet } staat twee keer in de klusters: magneten die elkaar raken zijn één kluster.
kluster-outside-twice = { $magnet } is twee keer genoemd bij de magneten buiten het koord.
kluster-in-own-pool = { $magnet } lag niet op tafel. Raakte hij iets terwijl hij in de hand was, noem hem dan als vastgehouden.
kluster-in-pool = { $magnet } lag niet op tafel: hij ligt in de voorraad van plaats { $seat }.
kluster-must-place = Er is niets gelegd en er ging niets mis: een beurt eindigt pas als er een magneet gelegd is.
kluster-cords-apart = { $group ->
    [one] De koorden hangen niet samen: verplaats ze tot dat wel zo is, dan kan de beurt eindigen.
   *[any] Een koord kruist geen ander: verplaats het tot dat wel zo is, dan kan de beurt eindigen.
  }
kluster-stop = Er valt niets te stoppen: een beurt eindigt door een magneet te leggen.
kluster-resign = Plaats { $seat } doet niet (meer) mee en kan niet opgeven.

## Opstelling

kluster-setup-boxes = Van elke soort kunnen er 0 tot { $most } dozen zijn, geen { $count }.
kluster-setup-no-box = Er is minstens één doos nodig.
kluster-setup-seats = Deze dozen zijn voor 1 tot { $most } plaatsen, niet voor { $seats }.
kluster-setup-first = Plaats { $first } kan niet beginnen: de plaatsen lopen van 0 tot en met { $last }.
kluster-setup-per-seat = ‘{ $name }’ heeft voor elk van de { $seats } plaatsen een getal nodig, en heeft er { $given }.
kluster-setup-negative = De getallen in ‘{ $name }’ moeten nul of meer zijn.
kluster-setup-rounds = Een rondelimiet is minstens één ronde.
kluster-setup-handicap = Plaats { $seat } kan 0 tot { $most } magneten weglaten, geen { $count }.
kluster-setup-order-surplus = { $magnet } zit niet in deze dozen, of is twee keer uitgedeeld.
kluster-setup-order-missing = { $magnet } is niet uitgedeeld.

## Verslagen

kluster-record-kinds = Het moet precies één van turn, stop, timeout en resign zijn, en het zijn er { $count }.
