# Der Eingang und das Eröffnen eines Tisches.

web-lobby-title = Setz dich und spiel
web-lobby-what = Allein, gegen den Computer, mit anderen an diesem Bildschirm oder mit Freunden in der Ferne. Ohne Konto.
web-lobby-clustered = Lege Karten an, die mit ihren Nachbarn in zwei von drei Eigenschaften übereinstimmen; lass Reihen und Rechtecke wachsen, komm den anderen in die Quere.
web-lobby-kluster = Setze Magneten in eine Schlinge aus Schnur. Was zusammenschnappt, gehört wieder dir. Werde alle los.
web-play-clustered = Clustered spielen
web-play-kluster = Kluster spielen
web-set-up = Einrichten …
web-lobby-kluster-preparing = Die Magneten werden vorbereitet; das dauert einmal ein bis zwei Minuten.
web-join-title = Zu Freunden setzen
web-join-what = Füge den Link ein, den du bekommen hast, oder nur sein Ende.
web-join-link = Link zum Tisch
web-join = Dazusetzen
web-join-unreadable = Das sieht nicht nach einem Link zu einem Tisch aus.
web-real-title = Am echten Tisch
web-real-what = Du hast die Schachtel vor dir: Lass die Punkte zählen oder Züge und Fehler festhalten.
web-recent = Meine Tische
web-recent-forget = Von der Liste nehmen
web-default-name = Gast

## Leute und Bots

web-your-name = Dein Name
web-here-name = Spieler { $seat }
web-bot-name = Bot { $level }
web-bot-level = Wie gut die Bots spielen
web-level-random = Zufällig
web-level-greedy = Gierig
web-level-montecarlo = Monte Carlo
web-level-casual = Gemütlich
web-level-club = Vereinsspieler
web-level-expert = Meister
web-level-clumsy = Tollpatschig
web-level-steady = Ruhig
web-seat-free = Freier Platz
web-seat-called = { $name } ({ $seat })
web-seats = Plätze
web-you = du

## Ein neuer Tisch

web-new-clustered = Ein Tisch Clustered
web-new-clustered-what = Zwei Plätze und die Regeln des Grundspiels, wenn du nichts anderes wählst.
web-new-kluster = Ein Tisch Kluster
web-new-kluster-what = Eine Schachtel Klassik und zwei Plätze, wenn du nichts anderes wählst.
web-new-who = Wer spielt?
web-new-presets = Schnellauswahl
web-preset-bot = Gegen den Computer
web-preset-friend = Mit Freunden, per Link
web-preset-here = Zu zweit an diesem Bildschirm
web-preset-solo = Allein
web-choice-me = Ich
web-choice-here = Jemand an diesem Bildschirm
web-choice-link = Freunde, per Link
web-seat-add = Noch ein Platz
web-seat-remove = Platz { $seat } entfernen
web-new-extended = Ab fünf ist es das erweiterte Spiel: zwei Startkarten, sechs Felder voneinander entfernt.
web-new-options = Optionen
web-new-open = Tisch eröffnen
web-option-fast = Schnelles Spiel
web-option-fast-what = Je Zug zwei Karten ziehen und fünf behalten: kürzer, mit mehr Auswahl.
web-option-first = Bonus für Schnelligkeit
web-option-first-what = Je zwei Punkte für die erste Reihe aus fünf und das erste 2×3.
web-option-largest = Bonus für größtes Cluster
web-option-largest-what = Je zwei Punkte für das größte Rechteck und die längste Reihe, wenn niemand gleichzieht.
web-option-wild = Eine dritte Wildcard
web-option-wild-what = Für alle, oder als Vorsprung für Jüngere und weniger Geübte.
web-option-surface = Platz auf dem Tisch
web-surface-endless = Ohne Kanten
web-surface-square = Quadratisch, 15 Felder breit
web-surface-round = Rund, 7 Felder in jede Richtung
web-option-clock = Zeit für einen Zug
web-clock-none = So lange es dauert
web-clock-seconds = { $seconds } Sekunden
web-house-rules = Hausregeln
web-house-rules-what = Nicht in der Spielanleitung; alle am Tisch sehen, dass sie gelten.
web-house-rule = Hausregel: { $name }
# $seats: Buchstaben, wie „A und C“
web-option-wild-for = Eine dritte Wildcard: { $seats }
web-surface-edges = Ein Tisch mit Rändern
web-surface-edges-what = Für Karten ist nur begrenzt Platz.
web-solo-bests = Meine besten Ergebnisse allein
web-solo-base = Grundspiel
web-solo-none = Nach diesen Regeln noch keine Partie allein.
web-option-tie = Gleichstand auflösen
web-option-tie-what = Größeres Rechteck, dann längere Reihe, dann weniger abgelegte Karten.
web-option-hidden = Verdeckt ablegen
web-option-hidden-what = Niemand sieht, was andere abgelegt haben.
web-option-trim = Behalten, was man hatte
web-option-trim-what = Im schnellen Spiel darf nur eine eben gezogene Karte abgelegt werden.
web-option-chat = Chat
web-option-chat-what = Leute an diesem Tisch können einander schreiben.

## Ein neuer Tisch Kluster

web-boxes = Schachteln
web-box-classic = Klassik
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Nimm mindestens eine Schachtel.
   *[other] Für bis zu { $most } Plätze.
  }
web-option-expert = Expertenmodus
web-option-expert-what = Wer noch mehr Magneten als der nächste Spieler hat, darf noch einen setzen.
web-option-poles = Pole zeigen
web-option-poles-what = Eine Übungshilfe: Alle sehen, welche Seite Nord ist.
web-option-top = Tischplatte
web-top-wood = Holz
web-top-glass = Glas, rutschig
web-top-felt = Filz, rau
web-option-play-on = Um die Plätze weiterspielen
web-option-play-on-what = Wenn jemand gewonnen hat, machen die anderen weiter.
web-option-no-sliding = Nicht schieben
web-option-no-sliding-what = Ein Magnet in der Hand bleibt über dem Tisch.
web-option-cord = Hände weg von der Schnur
web-option-cord-what = Die Schnur wird nur mit Magneten bewegt.
web-option-group = Eine Gruppe von Schnüren
web-option-group-what = Alle Schnüre müssen zusammenhängen, nicht nur jede mit einer anderen.
