# Zählen für einen echten Tisch Clustered.

web-score-title = Einen Tisch zählen
web-score-how = Wähle einen Platz und tippe seine Karten ein. Reihen und das größte Rechteck leuchten dabei auf.
web-score-board = Der Tisch, der gezählt wird
web-score-brush = Was legst du hin?
web-score-start-tile = Startkarte
web-score-erase = Wegnehmen
web-score-wild = Wildcard
web-score-points = Punkte
web-score-seat = Platz
web-score-rectangle = Rechteck
web-score-rows = Waagerecht
web-score-columns = Senkrecht
web-score-total = Summe
web-score-show-seat = Nur Platz { $seat } umranden
web-score-heard = Platz { $seat }: { $total ->
    [one] { $total } Punkt.
   *[other] { $total } Punkte.
  }
web-score-largest = Platz { $seat } hat allein das größte Rechteck.
web-score-longest = Platz { $seat } hat allein die längste Reihe.
web-score-empty = Noch keine Karten.
web-score-letters = Als Buchstaben
web-score-letters-how = Eine Zeile je Reihe: . ist leer, # die Startkarte, A bis H eine Karte dieses Platzes, a bis h seine Wildcard.
web-score-letters-take = Diese Karten auslegen
web-score-letters-none = In diesen Buchstaben sind keine Karten.
web-score-clear = Den Tisch leeren
web-score-why = Wie Punkte entstehen:
