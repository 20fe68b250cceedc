# Magneten en koorden: wat de natuurkunde weigert, scènes van `lodestone simulate`, klaarzetten.
# $place: waar in het scènebestand, zoals magnets[2].kind (de eerste is 0; "·" voor het bestand zelf).

## De natuurkunde als bibliotheek (SI-eenheden)

physics-bad-friction = Een wrijvingscoëfficiënt van { $value } kan niet: nodig is 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Een magneet kan geen massa van { $mass } kg hebben; 1 mg tot 10 kg kan wel.
physics-bad-quaternion = Een stand heeft vier eindige getallen nodig die niet allemaal nul zijn.
physics-bad-size = Een magneet moet langs elke as tussen 1 mm en 200 mm lang zijn.
physics-bad-step = Een tijdstap van { $dt } s kan niet; 10 µs tot 5 ms kan wel.
physics-cord-flat = Dit koord omsluit niets: al zijn punten liggen op één lijn.
physics-cord-free = Niemand houdt koord { $cord } vast; pak het eerst.
physics-cord-held = Koord { $cord } wordt al vastgehouden.
physics-cord-length = Een koord kan geen { $length } m lang zijn; 0,05 m tot 20 m kan wel.
physics-cord-off-table = Het koord ligt niet op tafel.
physics-cord-out-of-reach = De hand is { $distance } m van het koord, te ver om het te pakken.
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
physics-unknown-input = Een wereld kent de invoer ‘{ $name }’ niet.
physics-unknown-parameter = De parameter ‘{ $name }’ bestaat niet.
physics-unknown-pose = De houding ‘{ $name }’ bestaat niet.
physics-unknown-surface = Het tafelblad ‘{ $name }’ bestaat niet.

## Scènes

scene-not-json = De scène is geen JSON (regel { $line }, kolom { $column }).
scene-too-deep = De scène is meer dan { $most } niveaus diep genest.
scene-key-twice = ‘{ $name }’ staat twee keer in hetzelfde object.
scene-not-finite = Het getal bij { $place } is niet eindig ({ $value }).
scene-number = Het getal bij { $place } is te groot.
scene-unknown-word = ‘{ $word }’ bij { $place } is onbekend. Bekend zijn: { $known }.
scene-friction = Een tafelblad heeft 0 < mu_k ≤ mu_s ≤ { $most } nodig.
scene-bad-id = De id ‘{ $id }’ bij { $place } bevat tekens die niet te tonen zijn, of spaties eromheen.
scene-pose-twice = De magneet bij { $place } heeft een quaternion, en dat zegt alles over zijn houding; haal ‘{ $name }’ weg.
scene-quaternion = Het quaternion bij { $place } moet een lengte hebben; alleen nullen (of veel te grote getallen) draaien niets.
scene-pose = Een { $kind } kan niet { $pose } zijn (bij { $place }); wel: { $fitting }.
scene-mass = Met deze maten zou de magneet bij { $place } zwaarder zijn dan 10 kg; geef zijn massa op.
scene-one-of = Bij { $place } moet precies één hiervan staan: { $known }.
scene-cord-points = Het koord bij { $place } heeft minstens drie verschillende punten nodig, niet { $count }.
scene-cord-length = Het koord bij { $place } moet tussen { $least } en { $most } mm lang zijn.
scene-cord-flat = Het koord bij { $place } omsluit niets: zijn punten liggen op één lijn.
scene-cord-off-table = Het koord bij { $place } komt van de tafel af; die houdt aan alle kanten { $half } mm van het midden op.
scene-no-such-cord = Koord { $cord } is er niet om te slepen (bij { $place }); { $count ->
    [0] de scène heeft er geen
    [one] de scène heeft er één, koord 0
   *[other] de scène heeft er { $count }, vanaf 0
  }.
scene-times = De tijden van een pad moeten oplopen; { $time } s bij { $place } doet dat niet.
scene-too-many = In deze scène zijn { $count } magneten; hoogstens { $most } zijn te simuleren.
scene-too-many-cords = In deze scène zijn { $count } koorden; hoogstens { $most } zijn te simuleren.
scene-id-twice = De id ‘{ $id }’ bij { $place } is al in gebruik bij { $first }.
scene-overlap = De magneten ‘{ $first }’ en ‘{ $second }’ overlappen elkaar aan het begin.
scene-starts-inside = Magneet ‘{ $id }’ van { $place } zou binnen in magneet ‘{ $other }’ verschijnen.
scene-too-low = Op een hoogte van { $height } mm ({ $place }) zou de vastgehouden magneet in de tafel zitten; zijn midden kan op zijn laagst { $least } mm hoog zijn.
scene-out-of-reach = De hand is { $distance } mm van koord { $cord }; om het te pakken mag dat hoogstens { $most } mm zijn.
scene-blew-up = De getallen rezen onderweg de pan uit: zulke magneten zijn niet te simuleren.

## simulate

simulate-preparing = De natuurkunde wordt klaargezet (alleen de eerste keer) …
simulate-progress = { $time } s van hoogstens { $limit } s gesimuleerd; { $waited } s bezig …
simulate-plot-format = ‘{ $name }’ is geen plaatje dat we kunnen tekenen; laat het eindigen op een van { $known }.
simulate-no-matplotlib = Tekenen heeft matplotlib nodig, en dat is niet geïnstalleerd: { $command }
simulate-rest = Na { $time } s ligt alles stil.
simulate-moving = Nog niet alles ligt stil als de tijd om is, na { $time } s.
simulate-nothing-moved = { $count ->
    [one] De magneet is nog geen 0,1 mm verschoven.
   *[other] Geen van de { $count } magneten is ook maar 0,1 mm verschoven.
  }
simulate-moved-count = { $moved } van { $count } { $count ->
    [one] magneet
   *[other] magneten
  } verschoven:
simulate-moved = {"  "}{ $id }: { $distance } mm naar x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… en nog { $count }
simulate-no-touch = Geen magneten raakten elkaar.
simulate-touch = { $first } en { $second } raakten elkaar na { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Buiten het koord: { $names }.
simulate-cord = Koord { $number } is { $length } mm lang.
simulate-digest = Controlesom { $digest }

## Het plaatje van een scène

plot-rest = stil na { $time } s
plot-moving = nog in beweging na { $time } s
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
plot-scale = { $length } mm

## warmup

warmup-loading = Natuurkunde laden
warmup-boards = Borden, verkenningen en proeven klaarzetten
warmup-scenes = Handen en koorden klaarzetten
warmup-bots = De bots klaarzetten
warmup-done = { $what }: { $seconds } s
warmup-ready = Alles staat na { $seconds } s klaar en wordt bewaard in { $folder }

## bench

bench-doing = Bezig met meten
bench-library = Clustered, Python-bibliotheek: { NUMBER($count) } zetten per seconde
bench-engine = Clustered, gecompileerde engine: { NUMBER($count) } zetten per seconde
bench-scan = Kluster, afgewogen plekken: { NUMBER($count) } per seconde
bench-frame = Kluster, een live beeld: { NUMBER($ms, maximumFractionDigits: 2) } ms; één kern houdt { $tables } tafels bij
