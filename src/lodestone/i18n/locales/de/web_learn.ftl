# Ein Spiel lernen, indem man es tut: Schritt für Schritt an einem echten Tisch.
# $game: der Name eines Spiels.

web-learn = Spielen lernen
web-learn-what = Durch Ausprobieren, an einem eigenen Tisch. Fünf Minuten je Spiel; hör auf, wann du magst, und mach später weiter.
web-learn-clustered = Lege Karten, sieh, warum eine nicht passt, bilde eine Reihe und ein Rechteck, komm jemandem in die Quere und gewinne mit einem Punkt.
web-learn-kluster = Lege einen Stein, spüre, wie ein anderer zieht, lass zwei mit Absicht zusammenschnappen, bewege die Schnur und gewinne.
web-learn-how-far = { $state ->
    [done] Noch einmal
    [begun] Weiter mit Schritt { $step } von { $steps }
   *[new] Anfangen
  }
web-learn-first = Neu bei { $game }? Lerne es in fünf Minuten.
web-learn-title = { $game } lernen
web-learn-step = { $step } von { $steps }
web-learn-back = Zurück
web-learn-skip = Überspringen
web-learn-next = Weiter
web-learn-anew = Diesen Teil neu beginnen
web-learn-done-already = Das hast du schon getan.
web-learn-finished = Mehr muss man vor der ersten Partie { $game } nicht wissen. Viel Spaß!
web-learn-other = { $game } lernen
# Hinter den Worten für ein Feld, für Bildschirmleser
web-learn-cell = { $cell } Hierhin zeigt die Lektion.

## Clustered

web-learn-lay = Nimm eine Karte von deiner Hand: Felder, auf die sie passt, leuchten. Lege sie auf das umrandete Feld, wenn es leuchtet, und bestätige.
web-learn-lay-keys = Mit der Tastatur: Eine Zahl nimmt eine Karte, Pfeile und N führen über das Spielfeld, Enter legt sie.
web-learn-lay-done = Sie hat mit jedem Nachbarn mindestens zwei von Form, Füllart und Anzahl gemeinsam. Zur Startkarte in der Mitte passt alles.
web-learn-refused = Jetzt ein Fehler mit Absicht: Nimm eine Karte und tippe auf ein Feld gleich neben einer Karte, wo nichts leuchtet.
web-learn-refused-done = Unter dem Spielfeld steht, warum nicht; der Nachbar, der im Weg ist, ist umrandet, und der Link führt zur Regel.
web-learn-line = Drei oder mehr deiner Karten neben- oder untereinander sind eine Reihe, ein Punkt je Karte. Vervollständige die am umrandeten Feld.
web-learn-line-done = Deine erste Reihe: drei Punkte. Längere sind mehr wert, und eine Karte kann waagrecht und senkrecht zählen.
web-learn-rectangle = Auch die Karten deines größten vollen Rechtecks zählen, ab zwei mal zwei. Fülle die umrandete Ecke.
web-learn-rectangle-done = Vier Punkte mehr. Nur das größte Rechteck zählt, also lass es wachsen.
web-learn-block = Ein anderer Tisch, kurz vor Schluss; du liegst zwei Punkte zurück. Gleich schließt der Gegner am umrandeten Feld eine Reihe von vier: Lege deine Karte vorher dorthin.
web-learn-block-done = Blockiert! Deine Karte teilt die Reihe, und eine halbe Reihe aus zwei Karten zählt nichts.
web-learn-last = Deine letzte Karte. Bilde am umrandeten Feld eine Reihe von drei.
web-learn-last-done = Alle Karten sind gelegt, also ist das Spiel zu Ende.
web-learn-count = Der Tisch zählt alles noch einmal durch: dein größtes Rechteck, deine Zeilen, deine Spalten. Wer am meisten hat, gewinnt. Gut gemacht!

## Kluster

web-learn-take = Diese Steine sind starke Magnete, und du willst sie alle loswerden. Nimm einen: tippe ihn an oder drücke 1.
web-learn-take-done = Er ist in deiner Hand und folgt Finger, Maus oder Pfeiltasten.
web-learn-place = Trage ihn in die Schnur hinein und lass ihn mit der Taste oder mit Enter los. Er muss ganz darin liegen.
web-learn-place-done = Er liegt. Ein Zug, ein Stein.
web-learn-feel = Nimm einen weiteren und bring ihn langsam näher an den, der schon liegt, bis er zieht: Sieh auf den Zeiger, hör auf das Summen. Wird er weggedrückt, drehe ihn mit der Taste oder F um.
web-learn-feel-done = Das ist der Zug. Sonst würdest du jetzt einen ruhigeren Platz suchen …
web-learn-snap = … aber tu das Gegenteil: Geh näher heran und lass los, sodass die beiden zusammenschnappen.
web-learn-snap-done = Schnapp! Steine, die sich berühren, sind ein Kluster.
web-learn-why = Was klustert, nimmst du wieder auf, und ebenso, was die Schnur verlässt. Dein Zug ist vorbei. Allein darf das zweimal geschehen; mit anderen sind sie dem Sieg einen Zug näher.
web-learn-again = Lege wieder einen Stein, ein gutes Stück innerhalb der Schnur.
web-learn-cord = Statt der Gefahr auszuweichen, kannst du Platz schaffen: Fass die Schnur und zieh sie, mit der Maus, mit dem Finger oder mit C, Enter und den Pfeilen. Steine, die sie berührt, nimmt sie mit.
web-learn-cord-done = Die Schnur darf in jedem Zug bewegt werden, solange nichts zusammenschnappt.
web-learn-win = Lege jetzt die übrigen Steine weit voneinander. Wer zuerst keinen mehr hat, gewinnt.
web-learn-win-done = Kein Stein mehr da: Du hast gewonnen!
