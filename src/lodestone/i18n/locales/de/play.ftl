# Der Tisch im Terminal.

play-title = Clustered · Zug { $number } · Platz { $seat } · help zeigt die Befehle
play-seat-name = { $seat } ({ $player })
play-hand = Hand von { $seat }
play-ask-play = Welche Karte?
play-ask-discard = Nichts passt. Welche Karte legst du ab?
play-ask-trim = Mehr als fünf Karten. Welche legst du ab?
play-ask-cell = Wohin mit { $tile }? (eine Zahl auf dem Tisch; Enter nimmt sie zurück)
play-hand-over = Platz { $seat } ist dran. Gib die Tastatur weiter und drücke Enter.
play-help =
    Tippe die Nummer einer Karte, dann die Nummer eines Felds. Mehr brauchst du nicht.
      3           die dritte Karte nehmen und sehen, wohin sie passt
      Sh1 2,-1    Sh1 gleich zwei nach rechts und eins nach oben legen
      -Sh1        sie ablegen, wenn du musst
      hint        was ein starker Bot täte, und warum
      explain Sh1 2,-1    warum ein Zug nicht erlaubt ist
      undo        deinen letzten Zug zurücknehmen
      scores      Punkte, Teil für Teil
      left, right, up, down    auf einem großen Tisch umherschauen
      save DATEI  das Spiel in einer Datei deiner Wahl aufheben
      quit        aufhören; das Spiel wird behalten
    Eine Karte in Klammern passt jetzt nirgends. Hinter den Punkten jedes Platzes: +L, +R für die Boni für Schnelligkeit, ^l, ^r für
    die längste Reihe und das größte Rechteck, wie es steht, und in Klammern die Karten, die noch zu ziehen sind.
    Eine Karte ist ihre Form (S Quadrat, T Dreieck, C Kreis), Füllart (h leer, d gestrichelt, s ausgefüllt) und Anzahl; *** ist eine Wildcard.
    Nachbarn müssen in mindestens zwei von dreien übereinstimmen. Es zählen Reihen ab drei und dein größtes Rechteck.
play-empty = Tippe die Nummer einer Karte, oder help.
play-unknown-command = „{ $text }“ ist weder eine Karte noch ein Befehl; help zeigt beides.
play-no-tile = Karte { $number } gibt es auf deiner Hand nicht; sie hat { $most }.
play-no-label = Die { $number } gibt es auf dem Tisch nicht; die Zahlen gehen bis { $most }.
play-fits-nowhere = { $tile } passt gerade nirgends.
play-explain-what = Nenne einen Zug zum Erklären, etwa: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Ein Feld mehr ist außer Sicht; left, right, up und down schauen umher.
   *[other] { $count } Felder mehr sind außer Sicht; left, right, up und down schauen umher.
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
play-undo-agree = Sind alle einverstanden, den letzten Zug zurückzunehmen? (y/n)
play-undone = Der letzte Zug ist zurückgenommen.
play-saved = Gespeichert als { $file }.
play-kept = Das Spiel ist aufgehoben. Weiter geht es mit: { $command }
play-record = Die Aufzeichnung liegt in { $file }.
play-nothing-kept = Es ist noch kein Spiel aufgehoben.
play-result = { $kind ->
    [given-up] Niemand gewinnt: Alle haben das Spiel verlassen.
    [shared-win] Geteilter Sieg: { $winners }
   *[win] { $winners } gewinnt.
  }
play-best-new = { $total } Punkte: dein bestes Ergebnis mit diesen Optionen!
play-best-old = { $total } Punkte. Dein bestes Ergebnis mit diesen Optionen ist { $best }.
play-unknown-player = „{ $name }“ kann hier nicht sitzen. Bekannt sind: { $known }.
play-seat-letter = „{ $letter }“ ist kein Platz; sie heißen A bis H.
play-surface = „{ $size }“ ist keine Fläche. Schreibe 15x11 für Felder quer und längs oder round:6 für einen Radius.

score-bonus = Bonus

## Was geschehen ist

event-placed = { $seat } hat { $tile }@{ $cell } gespielt{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } hat das Spiel verlassen.
event-discarded = { $seat } konnte nichts anlegen und hat { $tile } abgelegt.
event-trimmed = { $seat } hat { $tile } abgelegt.
event-bonus = { $bonus ->
    [first_line] { $seat } hat als Erstes eine Reihe aus fünf (+2).
   *[first_rectangle] { $seat } hat als Erstes ein 2×3 (+2).
  }

## replay

replay-title = Clustered · nach Zug { $number } von { $most }
replay-ask = Enter: weiter · b: zurück · eine Zahl: dorthin · q: Ende
replay-no-move = Zug { $number } gibt es nicht; die Aufzeichnung hat { $most }.
play-preparing = Die Bots machen sich zum Denken bereit (nur beim ersten Mal, etwa eine halbe Minute) …
