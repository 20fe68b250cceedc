# Die Befehlszeile.

## Fehler

cli-error = lodestone: { $problem }
cli-language = Die Sprache „{ $code }“ gibt es nicht. Bekannt sind: { $known }.
cli-no-such-option = Die Option { $name } gibt es hier nicht; --help zeigt, was es gibt.
cli-no-such-command = Den Befehl „{ $name }“ gibt es nicht; --help zeigt, was es gibt.
cli-missing = { $name } fehlt; --help zeigt, wie man fragt.
cli-value-missing = { $name } braucht einen Wert; --help zeigt, welchen.
cli-no-value-taken = { $name } nimmt keinen Wert.
cli-too-much = In dieser Zeile steht mehr, als der Befehl nimmt; --help zeigt, wie man fragt.
cli-bad-value = Der Wert für { $name } geht nicht, nötig ist { $needed }.
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
file-too-large = „{ $name }“ ist größer als { $limit } MiB, weit mehr als hier nötig.
file-binary = „{ $name }“ ist keine Textdatei in UTF-8.
file-not-json = „{ $name }“ ist kein JSON (Zeile { $line }, Spalte { $column }).

## Hilfe

help-lodestone = Der offene Tisch für Kluster und Clustered: spielen, zählen, schiedsrichtern.
help-lang = Sprache: { $known }.
help-help = Diese Seite zeigen und aufhören.
help-version = Die Version zeigen und aufhören.
help-json = JSON ausgeben, für Programme.
help-game = Welches Spiel.
help-score = Einen fertigen Tisch von Clustered zählen, in Buchstaben eingetippt.

    Auf dem Brett ist . ein leeres Feld, # die Startkarte, A bis H eine Karte eines Platzes und a bis h seine Wildcard.
help-score-file = Das Brett, eine Zeile je Reihe; - liest die Standardeingabe.
help-referee = Ein Spiel über JSON-Zeilen auf Ein- und Ausgabe leiten, für Bots in jeder Sprache.
help-play = Im Terminal spielen: Leute an einer Tastatur, Bots oder beides.
help-play-seats = Wer wo sitzt, durch Kommas getrennt: human oder der Name eines Bots (random, greedy, casual, club, montecarlo, expert), 1 bis 8 davon.
help-play-seed = Nach dieser Zahl geben, um dieselben Karten noch einmal zu spielen.
help-play-first = Der Platz, der beginnt, A bis H.
help-play-fast = Schnelles Spiel: je Zug zwei ziehen und fünf behalten.
help-play-extra-wild = Plätze mit dritter Wildcard, etwa AC.
help-play-first-bonus = +2 für die erste Reihe aus fünf und das erste 2×3.
help-play-largest-bonus = +2 für das größte Rechteck und die längste Reihe am Ende.
help-play-resume = Ein gespeichertes Spiel fortsetzen.
help-play-record = Wohin mit der Aufzeichnung; behalten wird das Spiel auf jeden Fall.
help-play-plain = Keine Farben, kein Neuzeichnen: für Vorleseprogramme und Weiterleitungen.
help-replay = Ein gespeichertes Spiel Schritt für Schritt ansehen.
help-replay-file = Eine Aufzeichnung von „play“ oder vom „save“ des Schiedsrichters.
help-replay-move = Den Tisch nach so vielen Zügen zeigen und aufhören.
help-simulate = Eine Szene von Kluster simulieren: Magneten und Schnüre auf einem Tisch, und was Hände damit tun.
help-simulate-file = Die Szene, eine JSON-Datei, wie docs/scenes.md sie beschreibt; - liest die Standardeingabe.
help-simulate-plot = Zeichnen, was geschah, von oben gesehen (.png, .svg oder .pdf).
help-simulate-record = Alle Eingaben festhalten, damit sich der Lauf Bit für Bit wiederholen lässt.
help-warmup = Physik und Bots jetzt vorbereiten, damit kein Spiel darauf warten muss.
help-bench = Messen, wie schnell dieser Rechner bei den Spielen ist, auf einem Kern.

## Wie man fragt: Überschriften der Hilfeseiten und was für einen Wert steht

usage-head = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL …
usage-arguments-title = Angaben
usage-options-title = Optionen
usage-commands-title = Befehle
usage-number = ZAHL
usage-text = WORT
usage-code = KÜRZEL
usage-folder = ORDNER
usage-file = DATEI
usage-seat = PLATZ
usage-seats = PLÄTZE
usage-default = sonst: { $value }

## score

board-character = Zeile { $line }, Spalte { $column }: „{ $character }“ bedeutet auf einem Brett nichts; nimm . # A bis H und a bis h.
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
