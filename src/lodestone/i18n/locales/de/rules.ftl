### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone ist inoffiziell und steht in keiner Verbindung zu den Machern der Spiele. Kluster ist von Robert & Paula Henning und erscheint bei Borderline Editions und Kluster LLC; Clustered ist von Scotty Hardwick, Kitt Byrne und Vegard Farstad und erscheint bei Sculpin Games.
magnet-safety = Die echten Schachteln sind nichts für Kinder unter drei Jahren: An Kleinteilen können sie ersticken, mit der langen Schnur sich strangulieren. Die Magneten sind stark: Halte sie fern von kleinen Kindern, Herzschrittmachern und anderen Implantaten. Wer einen verschluckt hat, muss sofort zum Arzt. Lies die Warnhinweise in deiner Schachtel und heb sie auf.

## Names of tiles and magnets

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] leeres
            [d] gestreiftes
           *[s] ausgefülltes
          } Quadrat
       *[other] { $fill ->
            [h] leere
            [d] gestreifte
           *[s] ausgefüllte
          } Quadrate
      }
    [T] { $count ->
        [one] { $fill ->
            [h] leeres
            [d] gestreiftes
           *[s] ausgefülltes
          } Dreieck
       *[other] { $fill ->
            [h] leere
            [d] gestreifte
           *[s] ausgefüllte
          } Dreiecke
      }
   *[C] { $count ->
        [one] { $fill ->
            [h] leerer
            [d] gestreifter
           *[s] ausgefüllter
          } Kreis
       *[other] { $fill ->
            [h] leere
            [d] gestreifte
           *[s] ausgefüllte
          } Kreise
      }
  }
web-tile-wild = Wildcard
web-tile-start = Startkarte
web-kluster-stone = Stein { $number }
web-kluster-spinner = DUO-Magnet { $number }

## Clustered: notation

notation-tile = „{ $text }“ ist keine Karte. Schreibe die Form S, T oder C, die Füllart h, d oder s, die Anzahl 1 bis 3, etwa Sh1; eine Wildcard ist ***.
notation-cell = „{ $text }“ ist kein Feld auf dem Tisch. Schreibe x,y in ganzen Zahlen, etwa 1,0.
notation-move = „{ $text }“ ist kein Zug. Schreibe Sh1@1,0, um eine Karte anzulegen, oder -Sh1, um eine abzulegen.
notation-start-tile = Die Startkarte liegt von Anfang an auf dem Tisch; niemand spielt sie.

## Clustered: moves

game-over = Das Spiel ist aus.
illegal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $tile }.
illegal-discard = Ablegen geht nicht, solange eine deiner Karten passt, zum Beispiel diese: { $example }.
illegal-trim-first = Lege erst so viele Karten ab, dass fünf bleiben.
illegal-trim-drawn = An diesem Tisch darf nur eine eben gezogene Karte weg, nicht diese: { $tile }.
illegal-off-table = Das ist neben dem Tisch: Dort hat keine Karte Platz.
illegal-occupied = Dort liegt schon eine Karte: { $occupant }.
illegal-alone = Neben diesem Feld liegt nichts: Eine Karte muss eine andere an einer Seite berühren.
illegal-resign = Platz { $seat } hat das Spiel schon verlassen oder war nie dabei.
illegal-neighbour = { $tile } und { $neighbour } passen nicht nebeneinander: { $differ ->
    [shape-fill] Form und Füllart sind verschieden
    [shape-count] Form und Anzahl sind verschieden
    [fill-count] Füllart und Anzahl sind verschieden
   *[shape-fill-count] Form, Füllart und Anzahl sind verschieden
  }. Nachbarn müssen in mindestens zwei von dreien übereinstimmen.

## Clustered: setting up

setup-seats = Clustered ist für 1 bis { $most } Plätze, nicht für { $seats }.
setup-first = Platz { $first } kann nicht beginnen: Die Plätze gehen von A bis { $last }.
setup-extra-wild = Platz { $seat } kann keine zusätzliche Wildcard haben: Die Plätze gehen von A bis { $last }.
setup-extra-wild-twice = Ein Platz ist für die zusätzliche Wildcard zweimal genannt.
setup-stack-surplus = Platz { $seat } hat diese Karte zu oft im Stapel: { $tile }.
setup-stack-missing = Platz { $seat } hat diese Karte zu selten oder gar nicht im Stapel: { $tile }.
setup-surface = Die Fläche hat auf { $cell } keinen Platz für die Startkarte.
setup-radius = Der Radius einer runden Fläche muss eine Zahl sein, null oder mehr.

## Clustered: records

record-unreadable = Das ist keine Aufzeichnung von uns: { $problem }
record-players = Diese Aufzeichnung nennt eine andere Zahl von Spielern, als es Plätze gibt.
record-version = Diese Aufzeichnung hat die Version { $version }; dieses Programm liest Versionen bis { $known }.
record-game = Diese Aufzeichnung ist vom Spiel „{ $game }“, nicht von { $expected }.
record-setup = Der Aufbau in dieser Aufzeichnung wurde verändert: Seine Prüfsumme passt nicht.
record-move-edited = Zug { $number }, { $move }, wurde verändert: Seine Prüfsumme passt nicht.
record-move-unreadable = Zug { $number } lässt sich nicht lesen: { $problem }
record-move-illegal = Zug { $number }, { $move }, ist nicht erlaubt: { $problem }
record-result = Das Ergebnis dieser Aufzeichnung wurde verändert: Es folgt nicht aus ihren { $number } Zügen.

## Clustered: bots

setup-bot = Den Bot „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
setup-two-clocks = Ein Tisch hat eine Uhr: Gib einem Zug Sekunden oder Tage, nicht beides.

## Kluster: notation

notation-magnet = „{ $text }“ ist kein Magnet. Schreibe c und eine Zahl für einen Stein, s und eine Zahl für einen DUO-Magneten, etwa c3.

## Kluster: turns

kluster-no-such-magnet = { $magnet } gibt es in diesem Spiel nicht.
kluster-set-aside = { $magnet } wurde beiseitegelegt und spielt nicht mit.
kluster-not-yours = { $magnet } gehört zum Vorrat von Platz { $seat }: Gesetzt werden nur eigene Magneten.
kluster-lies-already = { $magnet } liegt schon auf dem Tisch, und was dort liegt, wird nicht berührt.
kluster-held-and-placed = { $magnet } kann nicht gesetzt und zugleich noch in der Hand sein.
kluster-held-alone = { $magnet } in der Hand hat nichts berührt: Entweder steht er in einem Kluster, oder er wird nicht als gehalten genannt.
kluster-too-small = Ein Kluster sind zwei oder mehr Magneten, die sich berühren; genannt wurde einer mit { $count }.
kluster-named-twice = { $magnet } steht zweimal in den Klustern: Magneten, die einander berühren, sind ein Kluster.
kluster-outside-twice = { $magnet } ist zweimal unter denen draußen genannt.
kluster-in-own-pool = { $magnet } lag nicht auf dem Tisch. Wenn er in der Hand etwas berührt hat, nenne ihn als gehalten.
kluster-in-pool = { $magnet } lag nicht auf dem Tisch: Er gehört zum Vorrat von Platz { $seat }.
kluster-must-place = Nichts wurde gesetzt, und nichts ging schief: Ein Zug endet erst, wenn ein Magnet gesetzt ist.
kluster-cords-apart = { $group ->
    [one] Die Schnüre hängen nicht zusammen: Bewege sie, bis sie es tun, dann kann der Zug enden.
   *[any] Eine Schnur kreuzt keine andere: Bewege sie, bis sie es tut, dann kann der Zug enden.
  }
kluster-stop = Es gibt nichts zu beenden: Ein Zug endet, indem ein Magnet gesetzt wird.
kluster-resign = Platz { $seat } ist nicht (mehr) im Spiel und kann nicht aufgeben.

## Kluster: setting up

kluster-setup-boxes = Von jeder Art kann es 0 bis { $most } Schachteln geben, nicht { $count }.
kluster-setup-no-box = Mindestens eine Schachtel ist nötig.
kluster-setup-seats = Diese Schachteln sind für 1 bis { $most } Plätze, nicht für { $seats }.
kluster-setup-first = Platz { $first } kann nicht beginnen: Die Plätze gehen von A bis { $last }.
kluster-setup-per-seat = „{ $name }“ braucht eine Zahl für jeden der { $seats } Plätze und hat { $given }.
kluster-setup-cord-alone = Die Schnur nach dem Loslassen zu bewegen, ist etwas für zwei oder mehr.
kluster-setup-cord-options = Wenn nur Magneten die Schnur bewegen dürfen, bewegt sie nach dem Loslassen niemand: Wählt eins von beiden.
kluster-setup-negative = Die Zahlen in „{ $name }“ müssen null oder mehr sein.
kluster-setup-rounds = Eine Rundengrenze ist mindestens eine Runde.
kluster-setup-handicap = Platz { $seat } kann 0 bis { $most } Magneten weglassen, nicht { $count }.
kluster-setup-order-surplus = { $magnet } ist nicht in diesen Schachteln oder wird zweimal verteilt.
kluster-setup-order-missing = { $magnet } fehlt beim Verteilen.

## Kluster: records

kluster-record-kinds = Es muss genau eines von turn, stop, timeout und resign sein, und es sind { $count } davon.

## Kluster on physics: laying the cords

kluster-lay-count = Zu diesen Schachteln gehören { $cords } Schnüre, und das wären { $given }.
kluster-lay-off-table = Die Schnur würde über die Kante hängen: Der Tisch misst { $width } mal { $depth } mm.
kluster-lay-cross = Schnur { $number } kreuzt keine von denen, die schon liegen; lege sie über eine davon.
kluster-lay-shape = So lässt sich eine Schnur nicht legen ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Platz { $seat } ist am Zug.
kluster-settling = Warte, bis alles ruht.
kluster-clock-plays = Die Zeit für diesen Zug ist um: Eine ungeschickte Hand spielt ihn zu Ende.
kluster-release-late = Dein Bild vom Tisch war älter als eine Sekunde, deshalb wurde nichts losgelassen. Versuche es noch einmal.
kluster-danger-hidden = Das Risiko zu zeigen, würde die Pole verraten; dieser Tisch zeigt sie nicht.
kluster-danger-empty = Es ist kein Magnet in der Hand.
kluster-choose-first = Sag erst, ob du weitermachst oder aufhörst.
kluster-nothing-offered = Es gibt nichts fortzusetzen: Der Zug endet mit einem gesetzten Magneten.
kluster-intent-number = „{ $name }“ muss eine Zahl von { $lowest } bis { $highest } sein.
kluster-frames = Die Zeit vergeht in ganzen Bildern, nicht in { $frames } davon.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } ist in der Hand; leg ihn erst zurück.
kluster-hand-empty = In der Hand ist kein Magnet.
kluster-not-in-pool = { $magnet } ist nicht in deinem Vorrat.
kluster-lies-there = { $magnet } liegt auf dem Tisch, und was dort liegt, wird nicht berührt.
kluster-placed-already = Ein Magnet ist gesetzt; jetzt dürfen nur noch die Schnüre bewegt werden.
kluster-pose = { $magnet } kann man so nicht halten: Steine hält man flach oder stehend, DUO-Magneten liegend.
kluster-turn-too-low = { $magnet } hat keinen Platz zum Umdrehen: Hebe ihn, bis seine Mitte { $height } mm hoch ist.
kluster-no-sliding = An diesem Tisch werden Magneten nicht geschoben: Bleib { $height } mm darüber.
kluster-release-outside = { $magnet } läge nicht im Spielbereich.
kluster-release-partly = { $magnet } läge nicht ganz im Spielbereich.
kluster-release-contact = { $magnet } würde den Tisch nicht im Spielbereich berühren.
kluster-release-crossed = Die Schnur kreuzt sich selbst: Zieh sie erst gerade.

## Kluster on physics: cords

kluster-no-such-cord = Schnur { $cord } gibt es nicht; es sind { $cords }, die erste ist 0.
kluster-cord-held = Diese Schnur ist schon zwischen den Fingern.
kluster-cord-free = Diese Schnur ist nicht zwischen den Fingern; fass sie erst an.
kluster-cord-missed = Die Finger haben die Schnur verfehlt: Fass sie dort an, wo sie liegt.
kluster-cord-by-magnet = An diesem Tisch werden Schnüre nur mit Magneten bewegt, nicht von Hand.
kluster-done-early = Es gibt nichts abzuschließen: Ein Zug endet, indem ein Magnet gesetzt wird.
kluster-done-moving = Lass die Schnüre los und warte, bis alles ruht.

## Kluster on physics: records

kluster-record-edited = Zug { $number } wurde verändert: Seine Prüfsumme passt nicht.
kluster-record-illegal = Zug { $number } kann nicht geschehen sein: { $problem }
kluster-resume-snapshot = Diese Momentaufnahme gehört zu keinem Zug dieser Aufzeichnung.
kluster-resume-differs = Zug { $number } geht mit dieser Physik anders aus, darum kann die Partie von dieser Momentaufnahme nicht weitergehen ({ $difference ->
    [refused] etwas, was damals getan wurde, wird jetzt abgelehnt
    [happenings] etwas anderes geschieht
   *[digest] es geschieht dasselbe, aber nicht bis aufs letzte Bit
  }).

## Kluster on physics: replaying

replay-no-turn = Zug { $number } gibt es nicht; die Aufzeichnung hat { $most }.
replay-no-physics = In dieser Aufzeichnung ist keine Physik, die sich prüfen ließe.

## Requests as data

request-unknown-key = „{ $name }“ gibt es hier nicht (bei { $place }).
request-missing-key = „{ $name }“ fehlt (bei { $place }).
request-type = Bei { $place } wird { $expected } erwartet, da ist { $got }.
request-range = Die Zahl bei { $place } liegt außerhalb: Nötig ist { $expected } { $bound }.
request-length = Die Liste bei { $place } hat { $got } Einträge statt { $expected }.
request-value = Der Wert bei { $place } ist hier nicht erlaubt.
request-surface = Eine Fläche braucht left, right, top und bottom, oder einen radius, oder eine Liste cells.
nothing-to-take-back = Es gibt keinen Zug, der sich zurücknehmen ließe.

## Requests as data: the referee

request-not-json = Diese Zeile ist kein JSON.
request-not-object = Eine Anfrage ist ein JSON-Objekt, etwa { "{" }"op":"position"{ "}" }.
request-no-operation = „op“ fehlt oder ist kein Wort.
request-unknown-operation = Die Operation „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
request-too-long = Die Zeile ist länger als { $limit } MiB.
request-nothing-started = Es ist kein Spiel begonnen; fang mit „new“ oder „load“ an.
request-stacks = { $seats } Plätze brauchen ebenso viele Stapel, und es sind { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Das bringt sofort einen Punkt.
   *[other] Das bringt sofort { $points } Punkte.
  }
advice-denied = { $points ->
    [one] Das nimmt { $seat } ein Feld weg, das einen Punkt brächte.
   *[other] Das nimmt { $seat } ein Feld weg, das { $points } Punkte brächte.
  }
advice-next = { $points ->
    [one] Im nächsten Zug kannst du auf { $cell } einen Punkt machen.
   *[other] Im nächsten Zug kannst du auf { $cell } { $points } Punkte machen.
  }
advice-wild = Deine Wildcard bleibt für später.
advice-discard = { $count ->
    [0] Du vermisst sie kaum: Sie passt gerade nirgends.
    [one] Du vermisst sie kaum: Sie passt gerade an eine Stelle.
   *[other] Du vermisst sie kaum: Sie passt gerade an { $count } Stellen.
  }
advice-beside = { $count ->
    [0] Das öffnet einen neuen Platz zum Bauen.
    [one] Sie liegt neben einer deiner Karten, dort kann mehr wachsen.
   *[other] Sie liegt neben { $count } deiner Karten, dort kann mehr wachsen.
  }
advice-certain = Nichts ist mehr verdeckt: Das ist sicher.
advice-risk = { $risk ->
    [0] Dort schadet selbst eine zitternde Hand nicht.
   *[other] Mit zitternder Hand gehen dort { $risk } % aller Versuche schief.
  }
advice-slack = Deine Hand darf um { $mm } mm danebenliegen.
advice-hold = { $hold ->
    [easily] Die Magneten ringsum merken kaum etwas davon.
    [well] Die Magneten ringsum bleiben, wo sie sind.
   *[barely] Die Magneten ringsum bleiben gerade noch, wo sie sind.
  }
advice-pair = { $one } und { $other } ziehen einander am stärksten an.
advice-not-now = Gerade gibt es nichts zu raten: Du musst am Zug sein und einen Magneten zu setzen haben.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] einziger Zug
    [best] bester Zug
    [good] gut
    [slip] Ungenauigkeit
   *[blunder] Patzer
  }
review-better = Besser: { $move } (+{ $points }).
review-risk = Risiko { $risk } %, an der besten gefundenen Stelle { $best } %.
review-klustered = Geklustert: { $magnets }.
review-seat = { $seat }: Ungenauigkeiten { $slips }, Patzer { $blunders }, verschenkt { $given }
review-partial = Der Rest wurde nicht beurteilt: Ab Zug { $number } geht es mit der Physik dieses Programms anders aus.
review-progress = Beurteilt: { $done } von { $of }

## Clustered: tables as text

board-character = Zeile { $line }, Spalte { $column }: „{ $character }“ bedeutet auf einem Brett nichts; nimm . # A bis H und a bis h.
