# Magneten und Schnüre: was die Physik verweigert, Szenen von `lodestone simulate`, Aufwärmen.
# $place: wo in der Szenendatei, etwa magnets[2].kind (das erste ist 0; "·" für die Datei selbst).

## Die Physik als Bibliothek (SI-Einheiten)

physics-bad-friction = Ein Reibungswert von { $value } geht nicht: Nötig ist 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Ein Magnet kann nicht { $mass } kg wiegen; es gehen 1 mg bis 10 kg.
physics-bad-quaternion = Eine Lage braucht vier endliche Zahlen, die nicht alle null sind.
physics-bad-size = Ein Magnet muss entlang jeder Achse zwischen 1 mm und 200 mm lang sein.
physics-bad-step = Ein Zeitschritt von { $dt } s geht nicht; es gehen 10 µs bis 5 ms.
physics-cord-flat = Diese Schnur umschließt nichts: Alle ihre Punkte liegen auf einer Geraden.
physics-cord-free = Niemand hält Schnur { $cord }; fass sie erst an.
physics-cord-held = Schnur { $cord } ist schon in einer Hand.
physics-cord-length = Eine Schnur kann nicht { $length } m lang sein; es gehen 0,05 m bis 20 m.
physics-cord-off-table = Die Schnur liegt nicht auf dem Tisch.
physics-cord-out-of-reach = Die Hand ist { $distance } m von der Schnur entfernt, zu weit, um sie zu fassen.
physics-cord-points = Eine Schnur braucht mindestens drei verschiedene Punkte, nicht { $count }.
physics-hand-empty = Die Hand hält keinen Magneten oder lässt ihn gerade los.
physics-hand-full = Die Hand hält schon Magnet { $magnet }.
physics-no-such-cord = Schnur { $index } gibt es nicht.
physics-no-such-magnet = Magnet { $index } gibt es nicht.
physics-not-a-recording = Das ist keine Aufnahme einer Welt.
physics-not-a-snapshot = Das ist keine vollständige Momentaufnahme einer Welt.
physics-not-finite = Eine Zahl in „{ $field }“ ist nicht endlich.
physics-replay-differs = Die Aufnahme endet nicht so, wie es in ihr steht.
physics-snapshot-version = Diese Momentaufnahme hat die Version { $version }; bekannt ist { $known }.
physics-too-many = Mehr als { $most } Magneten kann es nicht geben.
physics-too-many-cords = Mehr als { $most } Schnüre kann es nicht geben.
physics-unknown-input = Eine Eingabe „{ $name }“ kennt eine Welt nicht.
physics-unknown-parameter = Den Parameter „{ $name }“ gibt es nicht.
physics-unknown-pose = Die Haltung „{ $name }“ gibt es nicht.
physics-unknown-surface = Die Oberfläche „{ $name }“ gibt es nicht.

## Szenen

scene-not-json = Die Szene ist kein JSON (Zeile { $line }, Spalte { $column }).
scene-too-deep = Die Szene ist mehr als { $most } Ebenen tief verschachtelt.
scene-key-twice = „{ $name }“ steht zweimal im selben Objekt.
scene-not-finite = Die Zahl bei { $place } ist nicht endlich ({ $value }).
scene-number = Die Zahl bei { $place } ist zu groß.
scene-unknown-word = „{ $word }“ bei { $place } ist unbekannt. Bekannt sind: { $known }.
scene-friction = Eine Oberfläche braucht 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Der Name „{ $id }“ bei { $place } hat Zeichen, die sich nicht zeigen lassen, oder Leerzeichen am Rand.
scene-pose-twice = Der Magnet bei { $place } hat ein Quaternion, das alles über seine Lage sagt; nimm „{ $name }“ heraus.
scene-quaternion = Das Quaternion bei { $place } muss eine Länge haben; lauter Nullen (oder viel zu große Zahlen) drehen nichts.
scene-pose = { $kind } kann nicht { $pose } sein (bei { $place }); möglich ist: { $fitting }.
scene-mass = Mit dieser Größe wäre der Magnet bei { $place } schwerer als 10 kg; nenne seine Masse.
scene-one-of = { $place } muss genau eines sagen von: { $known }.
scene-cord-points = Die Schnur bei { $place } braucht mindestens drei verschiedene Punkte, nicht { $count }.
scene-cord-length = Die Schnur bei { $place } muss zwischen { $least } und { $most } mm lang sein.
scene-cord-flat = Die Schnur bei { $place } umschließt nichts: Ihre Punkte liegen auf einer Geraden.
scene-cord-off-table = Die Schnur bei { $place } verlässt den Tisch, der auf allen Seiten { $half } mm von der Mitte endet.
scene-no-such-cord = Es gibt keine Schnur { $cord } zu ziehen (bei { $place }); { $count ->
    [0] die Szene hat keine
    [one] die Szene hat eine, Schnur 0
   *[other] die Szene hat { $count }, ab 0 gezählt
  }.
scene-times = Die Zeiten eines Wegs müssen wachsen; { $time } s bei { $place } tut es nicht.
scene-too-many = In dieser Szene sind { $count } Magneten; simulieren lassen sich höchstens { $most }.
scene-too-many-cords = In dieser Szene sind { $count } Schnüre; simulieren lassen sich höchstens { $most }.
scene-id-twice = Den Namen „{ $id }“ bei { $place } hat schon { $first }.
scene-overlap = Die Magneten „{ $first }“ und „{ $second }“ überschneiden sich am Anfang.
scene-starts-inside = Magnet „{ $id }“ aus { $place } würde im Magneten „{ $other }“ auftauchen.
scene-too-low = In einer Höhe von { $height } mm ({ $place }) wäre der gehaltene Magnet im Tisch; seine Mitte kann nicht tiefer als { $least } mm sein.
scene-out-of-reach = Die Hand ist { $distance } mm von Schnur { $cord } entfernt; zum Fassen darf sie höchstens { $most } mm weit weg sein.
scene-blew-up = Die Zahlen wuchsen unterwegs über alle Maßen: Solche Magneten lassen sich nicht simulieren.

## simulate

simulate-preparing = Die Physik wird vorbereitet (nur beim ersten Mal) …
simulate-progress = { $time } s von höchstens { $limit } s simuliert; läuft seit { $waited } s …
simulate-plot-format = „{ $name }“ ist kein Bild, das wir zeichnen können; es muss auf eines von { $known } enden.
simulate-no-matplotlib = Zum Zeichnen braucht es matplotlib, und das ist nicht installiert: { $command }
simulate-rest = Nach { $time } s ruht alles.
simulate-moving = Als die Zeit um war, nach { $time } s, ruhte noch nicht alles.
simulate-nothing-moved = { $count ->
    [one] Der Magnet hat sich nicht einmal 0,1 mm bewegt.
   *[other] Keiner der { $count } Magneten hat sich auch nur 0,1 mm bewegt.
  }
simulate-moved-count = { $moved } von { $count } { $count ->
    [one] Magneten
   *[other] Magneten
  } bewegt:
simulate-moved = {"  "}{ $id } um { $distance } mm nach x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… und { $count } weitere
simulate-no-touch = Keine Magneten haben sich berührt.
simulate-touch = { $first } und { $second } haben sich nach { $time } s berührt.
simulate-kluster = Kluster: { $names }.
simulate-outside = Draußen: { $names }.
simulate-cord = Schnur { $number } ist { $length } mm lang.
simulate-digest = Prüfwert { $digest }

## Das Bild einer Szene

plot-rest = ruht nach { $time } s
plot-moving = nach { $time } s noch in Bewegung
plot-touches = { $count ->
    [0] keine Berührung
    [one] eine Berührung
   *[other] { $count } Berührungen
  }
plot-outside = draußen: { $names }
plot-before = vorher
plot-path = Weg
plot-held = gehalten
plot-north = Nord
plot-south = Süd
plot-touch = Berührung
plot-scale = { $length } mm

## warmup

warmup-loading = Die Physik wird geladen
warmup-boards = Bretter, Abtastungen und Proben werden vorbereitet
warmup-scenes = Hände und Schnüre werden vorbereitet
warmup-bots = Die Bots werden vorbereitet
warmup-done = { $what }: { $seconds } s
warmup-ready = Nach { $seconds } s ist alles vorbereitet; es liegt in { $folder }

## bench

bench-doing = Es wird gemessen
bench-library = Clustered, Python-Bibliothek: { NUMBER($count) } Züge in der Sekunde
bench-engine = Clustered, übersetzte Engine: { NUMBER($count) } Züge in der Sekunde
bench-scan = Kluster, abgewogene Stellen: { NUMBER($count) } in der Sekunde
bench-frame = Kluster, ein Bild am laufenden Tisch: { NUMBER($ms, maximumFractionDigits: 2) } ms; ein Kern hält mit { $tables } Tischen Schritt
