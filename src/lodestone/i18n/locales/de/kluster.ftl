# Kluster: warum Angaben, ein Name oder ein Aufbau nicht gehen.
# $magnet: der Name eines Magneten wie c3 (ein Stein) oder s3 (ein Spinner). $seat: die Nummer eines Platzes, 0 ist der erste.

## Schreibweise

notation-magnet = „{ $text }“ ist kein Magnet. Schreibe c und eine Zahl für einen Stein, s und eine Zahl für einen Spinner, etwa c3.

## Züge

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

## Aufbau

kluster-setup-boxes = Von jeder Art kann es 0 bis { $most } Schachteln geben, nicht { $count }.
kluster-setup-no-box = Mindestens eine Schachtel ist nötig.
kluster-setup-seats = Diese Schachteln sind für 1 bis { $most } Plätze, nicht für { $seats }.
kluster-setup-first = Platz { $first } kann nicht beginnen: Die Plätze gehen von 0 bis { $last }.
kluster-setup-per-seat = „{ $name }“ braucht eine Zahl für jeden der { $seats } Plätze und hat { $given }.
kluster-setup-negative = Die Zahlen in „{ $name }“ müssen null oder mehr sein.
kluster-setup-rounds = Eine Rundengrenze ist mindestens eine Runde.
kluster-setup-handicap = Platz { $seat } kann 0 bis { $most } Magneten weglassen, nicht { $count }.
kluster-setup-order-surplus = { $magnet } ist nicht in diesen Schachteln oder wird zweimal verteilt.
kluster-setup-order-missing = { $magnet } fehlt beim Verteilen.

## Aufzeichnungen

kluster-record-kinds = Es muss genau eines von turn, stop, timeout und resign sein, und es sind { $count } davon.
