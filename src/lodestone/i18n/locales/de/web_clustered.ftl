# Ein Spiel Clustered im Browser.
# $who: ein Platz, etwa „Ada (A)“. $tile: eine Karte in Worten, wie unten.

web-clustered-table = Clustered
web-clustered-board = Der Tisch. Karten, und Felder, auf die die gewählte Karte darf.

## Karten in Worten

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] leeres
            [d] gestricheltes
           *[s] ausgefülltes
          } Quadrat
       *[other] { $fill ->
            [h] leere
            [d] gestrichelte
           *[s] ausgefüllte
          } Quadrate
      }
    [T] { $count ->
        [one] { $fill ->
            [h] leeres
            [d] gestricheltes
           *[s] ausgefülltes
          } Dreieck
       *[other] { $fill ->
            [h] leere
            [d] gestrichelte
           *[s] ausgefüllte
          } Dreiecke
      }
   *[C] { $count ->
        [one] { $fill ->
            [h] leerer
            [d] gestrichelter
           *[s] ausgefüllter
          } Kreis
       *[other] { $fill ->
            [h] leere
            [d] gestrichelte
           *[s] ausgefüllte
          } Kreise
      }
  }
web-tile-wild = Wildcard
web-tile-start = Startkarte
web-cell-face-of = { $x }, { $y }: { $tile } von Platz { $seat }.
web-cell-legal = { $x }, { $y }: frei, die Karte passt hier.

## Die Hand

web-hand = Deine Karten
web-hand-fits = { $tile }, passt { $count ->
    [one] an eine Stelle
   *[other] an { $count } Stellen
  }
web-hand-fits-nowhere = { $tile }, passt jetzt nirgends
web-hand-discard = { $tile }, kann abgelegt werden
web-hands-covered = Die Karten sind verdeckt.
web-confirm = Bestätigen
web-discard = Ablegen
web-put-back = Zurücknehmen
web-cover = { $name }, du bist dran ({ $seat }). Die anderen schauen weg.
web-cover-reveal = Meine Karten zeigen

## Was zu tun ist

web-prompt-choose = Du bist dran: Wähle eine Karte.
web-prompt-place = { $tile }: Wähle eines der leuchtenden Felder.
web-prompt-confirm = Bestätige, oder versuche ein anderes Feld.
web-prompt-gain = { $points ->
    [0] Hier noch keine Punkte.
    [one] Hier ein Punkt mehr.
   *[other] Hier { $points } Punkte mehr.
  }
web-prompt-discard = Nichts passt: Wähle eine Karte zum Ablegen.
web-prompt-trim = Mehr als fünf Karten: Wähle eine zum Ablegen.
web-prompt-discard-confirm = Sie verlässt das Spiel. Bestätige, oder wähle eine andere.
web-prompt-waiting = { $who } ist am Zug.
web-prompt-thinking = { $who } denkt nach …
web-prompt-sending = Einen Moment …
web-gain-badge = +{ $points }
web-show-groups = Punkte

## Plätze

web-piles = { $hand } auf der Hand, { $stack } zu ziehen, { $discards } abgelegt
web-points = Punkte
web-to-move = Platz { $seat } ist am Zug
web-mark-first-line = Erste Reihe aus fünf: zwei Punkte
web-mark-first-rectangle = Erstes 2×3: zwei Punkte
web-mark-longest = Längste Reihe: zwei Punkte, wie es steht
web-mark-largest = Größtes Rechteck: zwei Punkte, wie es steht

## Was geschehen ist

web-news-placed = { $who }: { $tile } auf { $x }, { $y }.
web-news-discarded = { $who } legt { $tile } ab.
web-news-discarded-unseen = { $who } legt eine Karte ab.
web-news-drawn = Du ziehst { $tile }.
web-news-first-line = { $who } hat die erste Reihe aus fünf.
web-news-first-rectangle = { $who } hat das erste 2×3.
web-news-your-turn = Platz { $seat }, du bist dran.
web-news-ended = Das Spiel ist aus.

## Das Ende

web-end-title = Das Ergebnis
web-end-counting = Es wird gezählt …
web-end-skip = Zum Ergebnis
web-end-again = Noch ein Spiel
web-end-record = Das ganze Spiel ansehen
web-end-solo = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
  }
web-end-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  } mit { $points ->
    [one] einem Punkt.
   *[other] { $points } Punkten.
  }
web-end-nobody = Niemand gewinnt.
web-score-bonus = Boni

## Allein, und was an einem Tisch besonders ist

web-facts = Dieser Tisch
web-solo-best = { $points ->
    [one] Bestes Ergebnis bisher: ein Punkt
   *[other] Bestes Ergebnis bisher: { $points } Punkte
  }
web-solo-first = Das erste Ergebnis, das es zu schlagen gilt.
web-solo-new = Neue Bestleistung! Vorher waren es { $before }.
