### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Die Sprache „{ $code }“ gibt es nicht. Bekannt sind: { $known }.
cli-no-such-option = Die Option { $name } gibt es hier nicht; siehe --help.
cli-no-such-command = Den Befehl „{ $name }“ gibt es nicht; siehe --help.
cli-missing = { $name } fehlt; siehe --help.
cli-value-missing = { $name } braucht einen Wert; siehe --help.
cli-no-value-taken = { $name } erwartet keinen Wert.
cli-too-much = Zu viele Angaben; siehe --help.
cli-bad-value = Ungültiger Wert für { $name }; erwartet wird { $needed }.
cli-needs-one-of = eines von { $known }
cli-needs-range = { $kind ->
    [whole] eine ganze Zahl
   *[any] eine Zahl
  } von { $least } bis { $most }
cli-needs-at-least = { $kind ->
    [whole] eine ganze Zahl
   *[any] eine Zahl
  } ab { $least }
cli-needs-number = { $kind ->
    [whole] eine ganze Zahl
   *[any] eine Zahl
  }
cli-needs-other = etwas anderes
file-missing = Die Datei „{ $name }“ gibt es nicht.
file-directory = „{ $name }“ ist ein Ordner; nenne eine Datei darin.
file-unreadable = „{ $name }“ lässt sich nicht lesen: { $detail }.
file-unwritable = „{ $name }“ lässt sich nicht schreiben: { $detail }.
file-too-large = „{ $name }“ ist größer als { $limit } MiB, weit mehr als hier nötig.
file-binary = „{ $name }“ ist keine Textdatei in UTF-8.
file-not-json = „{ $name }“ ist kein JSON (Zeile { $line }, Spalte { $column }).

## Command line: help

help-lodestone = Der offene Tisch für Kluster und Clustered: spielen, zählen, schiedsrichtern.
help-lang = Sprache: { $known }.
help-help = Diese Hilfe anzeigen und beenden.
help-version = Die Version anzeigen und beenden.
help-json = JSON ausgeben, für Programme.
help-game = Welches Spiel.
help-score = Einen fertigen Tisch von Clustered auszählen, als Buchstaben eingetippt.

    Auf dem Brett ist . ein leeres Feld, # die Startkarte, A bis H eine Karte eines Platzes und a bis h seine Wildcard.
help-score-file = Das Brett, jede Reihe in einer eigenen Zeile; - liest die Standardeingabe.
help-referee = Ein Spiel leiten, über JSON-Zeilen auf Standardeingabe und -ausgabe, für Bots in jeder Programmiersprache.
help-play = Ein Spiel im Terminal: Clustered, wenn du kein anderes nennst.
help-play-clustered = Im Terminal spielen: Leute an einer Tastatur, Bots oder beides.
help-play-kluster = Bots beim Kluster zusehen, mit echter Physik.
help-play-seats = Wer wo sitzt, durch Kommas getrennt: human oder der Name eines Bots (random, greedy, montecarlo, casual, club, neural, expert), 1 bis 8 davon.
help-play-seed = Nach dieser Zahl geben, um dieselben Karten noch einmal zu spielen.
help-play-first = Der Platz, der beginnt, A bis H, oder draw für das Los. Ohne Angabe beginnt der einzige Mensch am Tisch, mehrere werden gefragt, und unter Bots entscheidet das Los.
help-play-fast = Schnelles Spiel: je Zug zwei ziehen und fünf behalten.
help-play-extra-wild = Plätze mit dritter Wildcard, etwa AC.
help-play-first-bonus = +2 für die erste Reihe aus fünf und das erste 2×3.
help-play-largest-bonus = +2 für das größte Rechteck und die längste Reihe am Ende.
help-play-resume = Ein gespeichertes Spiel fortsetzen.
help-play-record = Wo die Aufzeichnung gespeichert wird; gespeichert wird jedes Spiel.
help-play-plain = Keine Farben, kein Neuzeichnen: für Screenreader und Pipes.
help-replay = Ein gespeichertes Spiel Schritt für Schritt ansehen.
help-replay-file = Eine Aufzeichnung von „play“ oder vom „save“ des Schiedsrichters.
help-replay-move = Den Tisch nach so vielen Zügen zeigen und beenden.
help-simulate = Eine Kluster-Szene simulieren: Magneten und Schnüre auf einem Tisch, und was Hände damit tun.
help-simulate-file = Die Szene, eine JSON-Datei, wie docs/scenes.md sie beschreibt; - liest die Standardeingabe.
help-simulate-plot = Zeichnen, was geschah, von oben gesehen (.png, .svg oder .pdf).
help-simulate-record = Alle Eingaben aufzeichnen, damit sich der Lauf Bit für Bit wiederholen lässt.
help-warmup = Physik und Bots jetzt vorbereiten, damit kein Spiel darauf warten muss.
help-bench = Messen, wie schnell dieser Rechner beide Spiele spielt, auf einem Kern.

## Command line: heads of help pages, and what stands for a value

usage-head = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL …
usage-arguments-title = Angaben
usage-options-title = Optionen
usage-commands-title = Befehle
usage-number = ZAHL
usage-text = WORT
usage-code = KÜRZEL
usage-game = SPIEL
usage-folder = ORDNER
usage-file = DATEI
usage-seat = PLATZ
usage-seats = PLÄTZE
usage-default = Standard: { $value }

## Command line: score

score-seat = Platz
score-rectangle = Rechteck
score-rows = Waagerecht
score-columns = Senkrecht
score-total = Summe
score-empty = Auf diesem Brett liegen keine Karten.
score-largest-rectangle = { $seat ->
    [none] Niemand hat allein das größte Rechteck.
   *[other] { $seat } hat das größte Rechteck.
  }
score-longest-line = { $seat ->
    [none] Niemand hat allein die längste Reihe.
   *[other] { $seat } hat die längste Reihe.
  }

## The table in the terminal

play-title = Clustered · Zug { $number } · Platz { $seat } · help zeigt die Befehle
play-seat-name = { $seat } ({ $player })
play-person = Mensch
play-hand = Hand von { $seat }
play-ask-play = Welche Karte?
play-ask-discard = Nichts passt. Welche Karte legst du ab?
play-ask-trim = Mehr als fünf Karten. Welche legst du ab?
play-ask-cell = Wohin damit: { $tile }? (eine Zahl auf dem Tisch; Enter legt die Karte zurück)
play-hand-over = Platz { $seat } ist dran. Gib die Tastatur weiter und drücke Enter.
play-ask-youngest = Wer ist am jüngsten: { $seats }? Oder Enter, dann wird gelost.
play-begins =
    { $by ->
        [drawn] Das Los entscheidet: Platz { $seat } beginnt.
        [picked] Wer am jüngsten ist, beginnt: Platz { $seat }.
       *[other] Platz { $seat } beginnt.
        }
play-help =
    Tippe die Nummer einer Karte, dann die Nummer eines Felds. Mehr brauchst du nicht.
      3           die dritte Karte nehmen und sehen, wohin sie passt
      Sh1 2,-1    Sh1 gleich zwei nach rechts und eins nach oben legen
      -Sh1        sie ablegen, wenn du musst
      hint        was ein starker Bot tun würde, und warum
      explain Sh1 2,-1    warum ein Zug nicht erlaubt ist
      undo        deinen letzten Zug zurücknehmen
      scores      Punkte, Teil für Teil
      left, right, up, down    sich auf einem großen Tisch umsehen
      save DATEI  das Spiel in einer Datei deiner Wahl speichern
      quit        aufhören; das Spiel bleibt gespeichert
    Eine Karte in Klammern passt jetzt nirgends. Hinter den Punkten jedes Platzes: +L, +R für die Boni für Schnelligkeit, ^l, ^r für
    die längste Reihe und das größte Rechteck nach jetzigem Stand, und in Klammern die Karten, die noch zu ziehen sind.
    Eine Karte ist ihre Form (S Quadrat, T Dreieck, C Kreis), Füllart (h leer, d gestreift, s ausgefüllt) und Anzahl; *** ist eine Wildcard.
    Nachbarn müssen in mindestens zwei von dreien übereinstimmen. Es zählen Reihen ab drei und dein größtes Rechteck.
play-empty = Tippe die Nummer einer Karte, oder help.
play-unknown-command = „{ $text }“ ist weder eine Karte noch ein Befehl; help zeigt beides.
play-no-tile = Eine Karte { $number } hast du nicht auf der Hand; es sind { $most }.
play-no-label = Die { $number } gibt es auf dem Tisch nicht; die Zahlen gehen bis { $most }.
play-fits-nowhere = Diese Karte passt gerade nirgends: { $tile }.
play-explain-what = Nenne einen Zug zum Erklären, etwa: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Ein weiteres Feld ist außer Sicht; mit left, right, up und down siehst du dich um.
   *[other] { $count } weitere Felder sind außer Sicht; mit left, right, up und down siehst du dich um.
  }
play-legal = { $move } ist erlaubt.
play-hint = { $kind ->
    [discard] Ich würde ablegen: { $move }
   *[place] Ich würde { $move } spielen ({ $gain ->
        [0] noch keine Punkte
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
      }).
  }
play-undo-agree = Sind alle einverstanden, den letzten Zug zurückzunehmen? (j/n)
play-yes = j ja
play-undone = Der letzte Zug ist zurückgenommen.
play-saved = Gespeichert als { $file }.
play-kept = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
play-record = Die Aufzeichnung liegt in { $file }.
play-nothing-kept = Es ist noch kein Spiel gespeichert.
play-result = { $kind ->
    [given-up] Niemand gewinnt: Alle haben das Spiel verlassen.
    [shared-win] Geteilter Sieg: { $winners }
   *[win] { $winners } gewinnt.
  }
play-best-new = { $total } Punkte: dein bestes Ergebnis mit diesen Optionen!
play-best-old = { $total } Punkte. Dein bestes Ergebnis mit diesen Optionen ist { $best }.
play-unknown-player = „{ $name }“ kann hier nicht sitzen. Bekannt sind: { $known }.
play-seat-letter = „{ $letter }“ ist kein Platz; die Plätze heißen A bis H.
play-first-letter = „{ $letter }“ ist kein Platz. Nenne A bis { $last }, oder draw für das Los.
play-surface = „{ $size }“ ist keine Fläche. Schreibe 15x11 für Felder in Breite und Höhe oder round:6 für einen Radius.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } hat { $tile } auf { $cell } gelegt{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } hat das Spiel verlassen.
event-discarded = { $seat } konnte nichts anlegen und hat { $tile } abgelegt.
event-trimmed = { $seat } hat { $tile } abgelegt.
event-bonus = { $bonus ->
    [first_line] { $seat } hat die erste Reihe aus fünf (+2).
   *[first_rectangle] { $seat } hat das erste 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · nach Zug { $number } von { $most }
replay-ask = Enter: weiter · b: zurück · eine Zahl: dorthin · q: Ende
replay-no-move = Zug { $number } gibt es nicht; die Aufzeichnung hat { $most }.
play-preparing = Die Bots werden vorbereitet (nur beim ersten Mal, etwa eine halbe Minute) …

## The rulebook in the terminal

help-rules = Das Regelheft eines Spiels zeigen, oder einen Teil davon.
help-rules-search = Nur Abschnitte zeigen, in denen diese Wörter vorkommen.
help-rules-rule = Nur zeigen, was über diese Regel gesagt wird.
help-rules-html = Das Regelheft stattdessen als Seite zum Drucken schreiben.
rules-no-such-rule = Das Regelheft von { $game } hat keine Regel „{ $number }“.
rules-nothing-found = Im Regelheft von { $game } kommt „{ $words }“ nicht vor.
rules-written = Das Regelheft steht in { $file }
rules-contents = Inhalt
rules-note-yours = Deine Spielanleitung:
rules-note-leaflets = Spielanleitung auf { $languages }:
rules-note = Unsere Regelung:
rules-letters-tiles = In den Bildern: A oder B sagt, wessen Karte es ist; dann Form (S Quadrat, T Dreieck, C Kreis), Füllart (h leer, d gestreift, s ausgefüllt) und Anzahl. *** ist eine Wildcard, ### die Startkarte.
rules-marks-tiles = + passt · ! passt nicht
rules-marks-magnets = + gesetzt · ! darf dort nicht losgelassen werden · x wird aufgenommen · o liegt da

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: ein Tisch mit Kanten, 15x11 (Felder in Breite und Höhe) oder round:6 (Radius in Feldern). Kluster: wood, glass oder felt.
help-watch-bots = Kluster: der Bot auf jedem Platz, durch Kommas getrennt (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: die Schachteln auf dem Tisch, etwa classic,classic,duo.
help-watch-expert = Kluster: Wer mehr Magneten als der nächste Platz hat, darf noch einen setzen.
help-watch-play-on = Kluster: um die Plätze weiterspielen, wenn jemand gewonnen hat.
help-watch-rounds = Kluster: nach so vielen Runden aufhören; wer dann die wenigsten Magneten hat, gewinnt.
help-watch-one-group = Kluster: Alle Schnüre müssen zusammenhängen, nicht nur jede mit einer anderen.
help-watch-loop = Kluster: wie weit die Schlinge einer Klassik-Schnur ist, in mm (320).
help-watch-loop-duo = Kluster: dasselbe für eine DUO-Schnur (200).
help-watch-handicap = Kluster: wie viele Magneten jeder Platz weniger setzen muss, etwa 0,3.
help-watch-cord-after = Kluster: Wenn alles ruht, darf der Platz die Schnur noch bewegen, wie in den Anleitungen.
help-watch-show-poles = Kluster: Alle sehen, welche Seite Nord ist.
help-watch-turns = Kluster: nach so vielen Zügen anhalten.
help-watch-live = Kluster: in Echtzeit statt so schnell wie möglich.
help-replay-check = Kluster: die Aufzeichnung nachspielen und sagen, ob dasselbe herauskommt.
watch-boxes = Die Schachtel „{ $name }“ gibt es nicht: Nenne classic und duo, etwa classic,classic,duo.
watch-surface = Die Oberfläche „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
watch-turns = Es muss mindestens ein Zug sein, nicht { $turns }.
watch-handicap = „{ $given }“ ist kein Vorsprung: Schreib eine Zahl für jeden Platz, etwa 0,3.
watch-preparing = Der Tisch wird vorbereitet (nur beim ersten Mal, ein bis zwei Minuten) …
watch-title = Kluster · Zug { $number } · { $stage ->
    [settling] kommt zur Ruhe
    [repair] richtet Schnüre
    [choice] weiter oder aufhören
    [over] zu Ende
   *[preparing] setzt
  }
watch-placed = { $seat } hat { $magnet } gesetzt.
watch-taken = { $cause ->
    [hand] { $seat } nimmt { $magnets }: { $count ->
        [one] Er sprang
       *[other] Sie sprangen
      } an den Magneten in der Hand.
    [outside] { $seat } nimmt { $magnets }: draußen.
   *[klustered] { $seat } nimmt { $magnets }: geklustert.
  }
watch-fault = { $cause ->
    [time] Die Zeit war um: Fehler { $faults } ({ $allowed } erlaubt).
   *[taken] Fehler { $faults } ({ $allowed } erlaubt).
  }
watch-may-continue = { $seat } hat noch mehr Magneten als der nächste Platz und darf weitermachen.
watch-resigned = { $seat } verlässt das Spiel; { $count ->
    [one] ein Magnet wird
   *[other] { $count } Magneten werden
  } beiseitegelegt.
watch-ended = { $reason ->
    [total-victory] Alles gesetzt: der ultimative Sieg!
    [faults] Ein Fehler zu viel: Das Spiel ist aus.
    [stopped] Das Spiel wurde beendet.
    [resigned] { $winners } gewinnt: Die anderen sind gegangen.
   *[other] { $count ->
        [0] Das Spiel ist aus; niemand gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
      }
  }
watch-nothing = { $seat } hat nichts gesetzt; der nächste Platz ist am Zug.
watch-time-up = Die Zeit von { $seat } war um: Eine ungeschickte Hand hat den Zug zu Ende gespielt.
watch-solo = { $placed } gesetzt, Fehler: { $faults } ({ $allowed } erlaubt).
replay-kluster-title = Kluster · nach Zug { $number } von { $most }
replay-lying = Auf dem Tisch: { $magnets }
replay-other-physics = Aufgezeichnet mit Physik { $then }; das hier ist Physik { $now }.
replay-identical = Alle { $turns } Züge gingen genauso aus, bis aufs letzte Bit.
replay-differs = Zug { $turn } geht mit dieser Physik anders aus ({ $what ->
    [table] schon vorher liegt der Tisch anders
    [refused] etwas, was damals getan wurde, wird jetzt abgelehnt
    [happenings] etwas anderes geschieht
   *[digest] es geschieht dasselbe, aber nicht bis aufs letzte Bit
  }). Was die Aufzeichnung sagt, gilt trotzdem.

## Hints and reviews

advice-also = Auch gut: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Sind alle mit Tipps in diesem Spiel einverstanden? (j/n)

## Hints and reviews: reviews

help-review = Jeden Zug eines gespeicherten Spiels beurteilen: was am besten gewesen wäre und was jeder Zug gekostet hat.
help-review-turn = Nur diesen Zug beurteilen.

## Physics as a library (SI units)

physics-bad-friction = Ein Reibungskoeffizient von { $value } ist nicht möglich; erlaubt ist 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Ein Magnet kann nicht { $mass } kg wiegen; erlaubt sind 1 mg bis 10 kg.
physics-bad-quaternion = Eine Ausrichtung braucht vier endliche Zahlen, die nicht alle null sind.
physics-bad-size = Ein Magnet muss entlang jeder Achse zwischen 1 mm und 200 mm lang sein.
physics-bad-step = Ein Zeitschritt von { $dt } s ist nicht möglich; erlaubt sind 10 µs bis 5 ms.
physics-cord-flat = Diese Schnur umschließt nichts: Alle ihre Punkte liegen auf einer Geraden.
physics-cord-free = Niemand hält Schnur { $cord }; fass sie erst an.
physics-cord-held = Schnur { $cord } ist schon in einer Hand.
physics-cord-length = Eine Schnur kann nicht { $length } m lang sein; erlaubt sind 0,05 m bis 20 m.
physics-cord-off-table = Die Schnur liegt nicht auf dem Tisch.
physics-cord-out-of-reach = Die Hand ist { $distance } m von der Schnur entfernt, zu weit, um sie zu fassen.
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
physics-unknown-input = Die Eingabe „{ $name }“ gibt es nicht.
physics-unknown-parameter = Den Parameter „{ $name }“ gibt es nicht.
physics-unknown-pose = Die Haltung „{ $name }“ gibt es nicht.
physics-unknown-surface = Die Oberfläche „{ $name }“ gibt es nicht.

## Scenes

scene-not-json = Die Szene ist kein JSON (Zeile { $line }, Spalte { $column }).
scene-too-deep = Die Szene ist mehr als { $most } Ebenen tief verschachtelt.
scene-key-twice = „{ $name }“ steht zweimal im selben Objekt.
scene-not-finite = Die Zahl bei { $place } ist nicht endlich ({ $value }).
scene-number = Die Zahl bei { $place } ist zu groß.
scene-unknown-word = „{ $word }“ bei { $place } ist unbekannt. Bekannt sind: { $known }.
scene-friction = Eine Oberfläche braucht 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Die Kennung „{ $id }“ bei { $place } hat Zeichen, die sich nicht zeigen lassen, oder Leerzeichen am Rand.
scene-pose-twice = Der Magnet bei { $place } hat ein Quaternion, und das legt seine Lage schon fest; nimm „{ $name }“ heraus.
scene-quaternion = Das Quaternion bei { $place } darf nicht aus lauter Nullen bestehen, und seine Zahlen dürfen auch nicht so groß sein.
scene-pose = { $kind } kann nicht { $pose } sein (bei { $place }); möglich ist: { $fitting }.
scene-mass = Mit dieser Größe wäre der Magnet bei { $place } schwerer als 10 kg; nenne seine Masse.
scene-one-of = Bei { $place } muss genau eines davon stehen: { $known }.
scene-cord-points = Die Schnur bei { $place } braucht mindestens drei verschiedene Punkte, nicht { $count }.
scene-cord-length = Die Schnur bei { $place } muss zwischen { $least } und { $most } mm lang sein.
scene-cord-flat = Die Schnur bei { $place } umschließt nichts: Ihre Punkte liegen auf einer Geraden.
scene-cord-off-table = Die Schnur bei { $place } verlässt den Tisch, der auf allen Seiten { $half } mm von der Mitte endet.
scene-no-such-cord = Die Schnur { $cord }, die gezogen werden soll, gibt es nicht (bei { $place }); { $count ->
    [0] die Szene hat keine
    [one] die Szene hat eine, Schnur 0
   *[other] die Szene hat { $count }, ab 0 gezählt
  }.
scene-times = Die Zeiten eines Wegs müssen zunehmen; bei { $place } tun sie das mit { $time } s nicht.
scene-too-many = In dieser Szene sind { $count } Magneten; simulieren lassen sich höchstens { $most }.
scene-too-many-cords = In dieser Szene sind { $count } Schnüre; simulieren lassen sich höchstens { $most }.
scene-id-twice = Die Kennung „{ $id }“ bei { $place } hat schon { $first }.
scene-overlap = Die Magneten „{ $first }“ und „{ $second }“ überschneiden sich am Anfang.
scene-starts-inside = Magnet „{ $id }“ aus { $place } würde im Magneten „{ $other }“ auftauchen.
scene-too-low = In einer Höhe von { $height } mm ({ $place }) steckte der gehaltene Magnet im Tisch; seine Mitte muss mindestens { $least } mm hoch sein.
scene-out-of-reach = Die Hand ist { $distance } mm von Schnur { $cord } entfernt; zum Fassen darf sie höchstens { $most } mm weit weg sein.
scene-blew-up = Die Zahlen sind über alle Grenzen gewachsen: Solche Magneten lassen sich nicht simulieren.

## Simulate

simulate-preparing = Die Physik wird vorbereitet (nur beim ersten Mal) …
simulate-progress = { $time } s von höchstens { $limit } s simuliert; läuft seit { $waited } s …
simulate-plot-format = „{ $name }“ ist kein Bild, das wir zeichnen können; der Name muss auf eines von { $known } enden.
simulate-no-matplotlib = Zum Zeichnen braucht es matplotlib, und das ist nicht installiert: { $command }
simulate-rest = Nach { $time } s ruht alles.
simulate-moving = Nach { $time } s ist die Zeit um, und noch ist etwas in Bewegung.
simulate-nothing-moved = { $count ->
    [one] Der Magnet hat sich nicht einmal 0,1 mm bewegt.
   *[other] Keiner der { $count } Magneten hat sich auch nur 0,1 mm bewegt.
  }
simulate-moved-count = { $moved } von { $count } { $count ->
    [one] Magneten
   *[other] Magneten
  } bewegt:
simulate-moved = {"  "}{ $id } um { $distance } mm nach x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… und { $count } weitere
simulate-no-touch = Keine Magneten haben sich berührt.
simulate-touch = { $first } und { $second } haben sich nach { $time } s berührt.
simulate-kluster = Kluster: { $names }.
simulate-outside = Draußen: { $names }.
simulate-cord = Schnur { $number } ist { $length } mm lang.
simulate-digest = Prüfwert { $digest }

## The picture of a scene

plot-rest = ruht nach { $time } s
plot-moving = nach { $time } s noch in Bewegung
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
plot-scale = { $length } mm

## Warmup

warmup-begun = Magneten, Schnüre und Bots werden vorbereitet
warmup-progress = { $done } von { $all } Teilen vorbereitet ({ $seconds } s)
warmup-ready = Nach { $seconds } s ist alles vorbereitet; es liegt in { $folder }

## Bench

bench-doing = Es wird gemessen
bench-library = Clustered, Python-Bibliothek: { NUMBER($count) } Züge in der Sekunde
bench-engine = Clustered, kompilierte Engine: { NUMBER($count) } Züge in der Sekunde
bench-scan = Kluster, bewertete Stellen: { NUMBER($count) } in der Sekunde
bench-frame = Kluster, ein Bild in Echtzeit: { NUMBER($ms, maximumFractionDigits: 2) } ms; ein Kern hält mit { $tables } Tischen Schritt

## Tournaments: help

help-tournament = Bots gegeneinander spielen lassen und einstufen; derselbe Befehl macht nach einer Unterbrechung weiter.
help-tournament-bots = Wer mitspielt, durch Kommas getrennt; ohne Angabe alle Bots des Spiels. Wer zweimal genannt ist, spielt zweimal mit.
help-tournament-bot = Ein Programm, das auch mitspielt; mehrmals möglich. docs/bots-in-any-language.md sagt, was es können muss.
help-play-bot = Ein Programm, das den nächsten Platz bekommt; mehrmals möglich. Ohne --seats (Kluster: --bots) ist der erste Platz deiner (Kluster: clumsy).
help-bot-seconds = Wie lange ein Programm über jede Antwort nachdenken darf; ohne Angabe 2 s bei Clustered und 3 s bei Kluster.
help-tournament-seats = Wie viele an jedem Tisch sitzen.
help-tournament-deals = Wie oft für jede Begegnung gegeben wird; alle spielen jede Verteilung von jedem Platz aus.
help-tournament-swiss = Runden eines Turniers nach Schweizer System, in dem sich Gleichstarke treffen; ohne das spielt jeder gegen jeden.
help-tournament-seed = Daraus werden Verteilungen und Bots gelost; dieselbe Zahl ergibt dieselben Spiele.
help-tournament-out = Wohin Ergebnisse und Berichte kommen.
help-tournament-jobs = Wie viele Spiele gleichzeitig laufen; ohne Angabe eines je Prozessorkern.
help-tournament-dask = Stattdessen auf dem Dask-Cluster dieses Schedulers spielen.
help-bot = Ein Programm an einem Online-Tisch Platz nehmen und dort ein Spiel spielen lassen.
help-bot-program = Das Programm mit seinen Optionen, in Anführungszeichen.
help-bot-table = Der Link zum Tisch oder ein persönlicher Link zu einem Platz.
help-bot-name = Was die anderen am Tisch sehen; ohne Angabe der Name des Programms.
usage-bots = BOTS
usage-program = PROGRAMM

## Tournaments: errors

program-not-started = „{ $command }“ lässt sich nicht starten: { $detail }.
play-programs = In diesem Spiel { $count ->
    [0] sitzen keine Programme am Tisch; lass --bot weg
    [one] sitzt ein Programm am Tisch; nenne es mit --bot ({ $names })
   *[other] sitzen { $count } Programme am Tisch; nenne sie mit --bot in der Reihenfolge der Plätze ({ $names })
  }.
bot-link = „{ $link }“ ist kein Link zu einem Tisch; er sieht aus wie https://server/t/Abcd1234.
bot-no-server = { $address } antwortet nicht: { $detail }.
bot-refused = Der Server sagt: { $message }
tournament-too-few = { $entrants ->
    [one] Ein Teilnehmer reicht
   *[other] { $entrants } Teilnehmer reichen
  } nicht für { $seats } Plätze; nenne mehr Bots, gern denselben zweimal.
tournament-swiss-alone = Für das Schweizer System braucht jeder Tisch mindestens zwei Plätze; lass --swiss weg.
tournament-log-busy = „{ $name }“ wird gerade von einem anderen Turnier benutzt; wähle mit --out einen anderen Ordner.
tournament-log-other = „{ $name }“ gehört zu einem Turnier mit anderen Teilnehmern, Regeln oder Zahlen; wähle mit --out einen anderen Ordner.
tournament-log-line = Zeile { $line } von „{ $name }“ ist kein Ergebnis dieses Turniers; berichtige die Datei oder wähle mit --out einen anderen Ordner.
tournament-workers-lost = Die Prozesse, die gespielt haben, sind abgestürzt, vielleicht aus Mangel an Speicher; das Gespielte bleibt erhalten, und derselbe Befehl macht weiter (versuche --jobs 1).
tournament-no-dask = --dask braucht das Paket distributed: pip install "lodestone[dask]".
tournament-no-cluster = Der Dask-Scheduler { $address } antwortet nicht: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } hat eine Antwort zu spät oder ungültig gegeben: { $file }
   *[other] { $seat } hat { $count } Antworten zu spät oder ungültig gegeben: { $file }
  }
bot-seated = Platz { $seat } bei { $server }. Warten auf das Spiel …
bot-over = Das Spiel ist aus. Gewonnen: { $winners }
tournament-progress = { $done } von { $total } Spielen
tournament-interrupted = Unterbrochen nach { $games } Spielen; sie bleiben erhalten, und derselbe Befehl macht weiter.
tournament-written = Bericht: { $file }
tournament-title = Turnier in { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  }
tournament-summary = { $games } Spiele, { $deals }-mal gegeben für jede Begegnung, Startwert { $seed }.
tournament-bot = Bot
tournament-rating = Wertung
tournament-games = Spiele
tournament-share = Anteil
tournament-points = Punkte
tournament-slips = Aussetzer
tournament-crosstable = Was jeder Bot (Zeile) jedem anderen (Spalte) abnahm: Anteil mit seinem 95-%-Intervall, und Spiele
tournament-course = Wertung von Spiel zu Spiel
tournament-note = Wertungen nach openskill, mit ihrer doppelten Unsicherheit; 25 ist der Durchschnitt. Beim Anteil zählt Gleichstand halb. Punkte: bei Clustered die Summen; bei Kluster die übrigen Magneten, allein die gesetzten.

## Starting the server

help-table-port = Der Port; ein freier, wenn keiner genannt ist.
help-table-lan = Andere im selben Netz mitspielen lassen: zeigt einen Link und einen QR-Code für Handys.
help-table-no-browser = Den Browser nicht öffnen.
help-table-data = Der Ordner, in dem Tische gespeichert werden.
help-serve = Tische für andere bereitstellen: Man öffnet einen Link im Browser und setzt sich.
help-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 für alle Adressen dieses Rechners.
help-serve-port = Der Port, auf dem gelauscht wird.
help-serve-database = Wo Tische gespeichert werden: eine Datei oder eine URL wie postgresql://user@host/name.
help-serve-public-url = Die Adresse, unter der andere diesen Server erreichen, falls ein Proxy davor steht.
help-serve-admin = Eine Datei mit dem Schlüssel für die Verwaltung; ohne sie LODESTONE_ADMIN_TOKEN aus der Umgebung.
help-serve-trust-proxy = Den X-Forwarded-Kopfzeilen des Proxys glauben. Nur, wenn niemand am Proxy vorbeikommt.
help-serve-proxies = Mit --trust-proxy: wie viele Proxys hintereinander stehen. Jeder hängt an X-Forwarded-For eine Adresse an; die des ersten zählt.
help-serve-archive = Tage, nach denen ein unberührter Tisch ins Archiv kommt.
help-serve-keep = Tage, nach denen ein Tisch aus dem Archiv gelöscht wird; nie, wenn nichts angegeben ist.
help-serve-tables-per-hour = Wie viele Tische eine Adresse in einer Stunde eröffnen darf.
help-serve-requests = Wie viele Anfragen eine Adresse in einer Minute stellen darf.
help-serve-connections = Wie viele an einem Tisch zuschauen dürfen. Wer einen Platz hat, kommt immer hinein.
help-serve-all-connections = Wie viele Verbindungen es gleichzeitig geben darf.
help-serve-address-connections = Wie viele Verbindungen eine Adresse gleichzeitig haben darf.
help-serve-processes = Wie viele Prozesse für Gäste arbeiten: Bots von Clustered, Tipps, Prüfungen, Wiedergaben, Beurteilungen; ohne Angabe einer mehr, als es Kerne gibt.
help-serve-tables = Wie viele Tische dieser Server im Speicher hält.
help-serve-live-matches = Wie viele Partien Kluster dieser Server gleichzeitig spielt.
help-serve-drain = Wie viele Sekunden ein Server, der aufhört, auf das Ende von Zügen wartet, bevor er ihre Tische an andere übergibt.
help-serve-node = Wo andere Server mit derselben Datenbank diesen erreichen; ohne Angabe dort, wo er lauscht. Alle brauchen dasselbe LODESTONE_CLUSTER_SECRET in der Umgebung.
help-serve-workers = Wie viele Server hinter diesem Port gestartet werden; mehr als einer braucht PostgreSQL.
help-serve-dask = Bots von Clustered, Tipps, Prüfungen, Wiedergaben und Beurteilungen auf dem Dask-Cluster dieses Schedulers rechnen, solange er antwortet.
help-serve-dask-ca = Mit tls://…: das Zertifikat, an dem der Cluster erkannt wird.
help-serve-dask-cert = Mit tls://…: das Zertifikat, an dem der Cluster diesen Server erkennt.
help-serve-dask-key = Mit tls://…: der Schlüssel zu diesem Zertifikat.
help-serve-messages = Wie viele Nachrichten eine Verbindung in einer Sekunde senden darf.
help-serve-no-app = Den Tisch nicht als App anbieten; Browser, die sie installiert haben, entfernen sie.
help-serve-open-tables = Leute dürfen Tische für alle öffnen und mit Fremden zusammengebracht werden.
help-serve-dailies = Tische des Tages anbieten: jeden Tag eine Partie, für alle die gleiche.
help-serve-bot-pace = Sekunden, die ein Bot mindestens für einen Zug braucht.
serve-ready = Die Tische sind offen: { $url }
serve-here = Der Tisch ist gedeckt: { $url }
serve-lan = Andere in diesem Netz können hier mitspielen: { $url }
serve-stop = Beenden mit Ctrl-C.
serve-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $cause }
serve-short-token = Der Schlüssel für die Verwaltung ist zu kurz: Er braucht mindestens { $shortest } Zeichen.
serve-short-secret = Das Geheimnis in LODESTONE_CLUSTER_SECRET ist zu kurz: Es braucht mindestens { $shortest } Zeichen.
serve-workers-sqlite = Mehrere Server brauchen PostgreSQL: Mit einer Datei kann es nur einen geben. Lass --workers weg, oder gib --database postgresql://… an.
serve-dask-address = „{ $url }“ ist keine Adresse eines Dask-Schedulers. Schreibe sie wie tls://dask.example.org:8786 oder tcp://127.0.0.1:8786
serve-dask-tls = Ein Dask-Scheduler unter tls://… braucht --dask-ca, --dask-cert und --dask-key; einer unter tcp://… keines davon.
serve-public-url = „{ $url }“ ist keine Adresse eines Servers. Schreibe sie wie https://tables.example.org

## Storage

storage-address = Bei „{ $place }“ gibt es keinen Speicher: Nenne eine Datei, sqlite:///path oder postgresql://user@host/database.
storage-needs-postgres = PostgreSQL braucht noch ein weiteres Paket: pip install "lodestone[postgres]".
storage-not-a-database = „{ $place }“ ist keine Datenbank oder beschädigt. Nimm eine andere Datei oder stelle sie aus einer Sicherung wieder her.
storage-foreign = „{ $place }“ gehört einem anderen Programm. Nimm eine andere Datei oder eine leere Datenbank.
storage-newer = „{ $place }“ wurde von einem neueren Lodestone geschrieben. Installiere diese Version oder eine neuere, oder nimm eine ältere Sicherung.
storage-not-writable = „{ $place }“ lässt sich nicht schreiben: { $cause }. Prüfe, wem es gehört, oder nimm einen anderen Ort.
storage-unreachable = Der Speicher bei „{ $place }“ ist nicht zu erreichen: { $cause }. Prüfe die Adresse und ob die Datenbank läuft.
storage-in-use = „{ $place }“ wird gerade von einem anderen Lodestone benutzt. Beende das zuerst, oder nimm für dieses einen anderen Ort.
storage-no-secret = „{ $place }“ wird gerade von einem anderen Lodestone benutzt. Server, die sich eine Datenbank teilen, brauchen dasselbe Geheimnis in LODESTONE_CLUSTER_SECRET: Gib es allen, oder beende den anderen.
storage-other-secret = „{ $place }“ wird gerade von einem anderen Lodestone mit einem anderen oder ohne Geheimnis benutzt. Gib allen dasselbe in LODESTONE_CLUSTER_SECRET und starte sie neu.
storage-pooled = „{ $place }“ lässt sich nicht über einen Pool benutzen, der Verbindungen je Transaktion vergibt, wie pgbouncer mit pool_mode = transaction. Verbinde direkt, oder nimm pool_mode = session.
storage-older-server = Ein Lodestone der Version { $version } benutzt „{ $place }“ und könnte nicht lesen, was dieses schreibt. Beende das andere zuerst.
storage-same-address = Unter { $url } ist schon ein anderes Lodestone mit „{ $place }“ zu erreichen. Gib jedem Server mit --node eine eigene Adresse.

help-dataset = Spiele von Clustered als Daten für Programme, die lernen.
help-dataset-make = Bots spielen lassen oder Aufzeichnungen nehmen und die Spiele als Parquet-Dateien schreiben; derselbe Befehl macht weiter.
help-dataset-read = Einen Datensatz nachspielen, prüfen und sagen, was er enthält.
help-dataset-games = Wie viele Spiele.
help-dataset-records = Aufzeichnung eines beendeten Spiels, statt Bots spielen zu lassen; mehrmals möglich.
help-dataset-out = Wohin die Dateien kommen.
help-dataset-folder = Der Ordner des Datensatzes.
dataset-written = { $games } Spiele in { $name }
dataset-summary = { $games } Spiele, { $moves } Züge
dataset-other = „{ $name }“ enthält einen anderen Datensatz; wähle mit --out einen anderen Ordner.
dataset-unfinished = Eine Aufzeichnung bricht ab, bevor ihr Spiel zu Ende ist; in einen Datensatz kommen nur beendete Spiele.
dataset-edited = „{ $name }“ passt nicht zu den Aufzeichnungen daneben.
extra-missing = Dafür fehlen Pakete: { $command }
