# Clustered: warum ein Zug, eine Schreibweise oder ein Aufbau nicht geht.
# $tile, $neighbour, $occupant: eine Karte wie Sh1, *** (Wildcard) oder ### (Start). $cell: ein Feld als x,y.

## Schreibweise

notation-tile = „{ $text }“ ist keine Karte. Schreibe die Form S, T oder C, die Füllart h, d oder s, die Anzahl 1 bis 3, etwa Sh1; eine Wildcard ist ***.
notation-cell = „{ $text }“ ist kein Feld auf dem Tisch. Schreibe x,y in ganzen Zahlen, etwa 1,0.
notation-move = „{ $text }“ ist kein Zug. Schreibe Sh1@1,0, um eine Karte anzulegen, oder -Sh1, um eine abzulegen.
notation-start-tile = Die Startkarte liegt von Anfang an auf dem Tisch; niemand spielt sie.

## Züge

game-over = Das Spiel ist aus.
illegal-not-in-hand = Du hast { $tile } nicht auf der Hand.
illegal-discard = Ablegen geht nicht, solange eine Karte angelegt werden kann, zum Beispiel { $example }.
illegal-trim-first = Lege erst so viele Karten ab, dass fünf bleiben.
illegal-trim-drawn = An diesem Tisch darf nur eine eben gezogene Karte weg, und { $tile } ist keine davon.
illegal-off-table = { $cell } liegt neben dem Tisch: Dort hat keine Karte Platz.
illegal-occupied = Auf { $cell } liegt schon eine Karte: { $occupant }.
illegal-alone = Neben { $cell } liegt nichts: Eine Karte muss eine andere an einer Seite berühren.
illegal-resign = Platz { $seat } hat das Spiel schon verlassen oder war nie dabei.
# $differ: welche Eigenschaften sich unterscheiden
illegal-neighbour = { $tile } passt nicht zu { $neighbour } auf { $cell }: { $differ ->
    [shape-fill] Form und Füllart sind anders
    [shape-count] Form und Anzahl sind anders
    [fill-count] Füllart und Anzahl sind anders
   *[shape-fill-count] Form, Füllart und Anzahl sind anders
  }, und Nachbarn müssen in mindestens zwei von dreien übereinstimmen.

## Aufbau

setup-seats = Clustered ist für 1 bis { $most } Plätze, nicht für { $seats }.
setup-first = Platz { $first } kann nicht beginnen: Die Plätze gehen von 0 bis { $last }.
setup-extra-wild = Platz { $seat } kann keine zusätzliche Wildcard haben: Die Plätze gehen von 0 bis { $last }.
setup-extra-wild-twice = Ein Platz ist für die zusätzliche Wildcard zweimal genannt.
setup-stack-surplus = Platz { $seat } hat zu viele { $tile } im Stapel.
setup-stack-missing = Platz { $seat } hat kein { $tile } im Stapel, oder zu wenige.
setup-surface = Die Fläche hat auf { $cell } keinen Platz für die Startkarte.
setup-radius = Der Radius einer runden Fläche muss eine Zahl sein, null oder mehr.

## Aufzeichnungen

record-unreadable = Das ist keine Aufzeichnung von uns: { $problem }
record-players = Diese Aufzeichnung nennt eine andere Zahl von Spielern, als es Plätze gibt.
record-version = Diese Aufzeichnung hat die Version { $version }; dieses Programm liest die Version { $known }.
record-game = Diese Aufzeichnung ist vom Spiel „{ $game }“, nicht von { $expected }.
record-setup = Der Aufbau in dieser Aufzeichnung wurde verändert: Seine Prüfsumme passt nicht.
record-move-edited = Zug { $number }, { $move }, wurde verändert: Seine Prüfsumme passt nicht.
record-move-unreadable = Zug { $number } lässt sich nicht lesen: { $problem }
record-move-illegal = Zug { $number }, { $move }, ist nicht erlaubt: { $problem }
record-result = Das Ergebnis dieser Aufzeichnung wurde verändert: Es folgt nicht aus ihren { $number } Zügen.

## Bots

setup-bot = Den Bot „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
