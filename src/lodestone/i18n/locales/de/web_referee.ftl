# Der Schiedsrichter für einen echten Tisch Kluster.

web-referee-title = Schiedsrichter für einen echten Tisch
web-referee-what = Spielt Kluster mit euren eigenen Magneten und sagt, was geschah. Züge, Magneten und Fehler werden hier festgehalten.
web-referee-begin = Beginnen
web-referee-turn = Platz { $seat } ist am Zug
web-referee-continue = Platz { $seat } darf noch einen setzen oder aufhören
web-referee-won = Platz { $seat } hat gewonnen
web-referee-over = Das Spiel ist aus
web-referee-solo-over = Aus: { $placed ->
    [one] Ein Magnet liegt im Spielbereich
   *[other] { $placed } Magneten liegen im Spielbereich
  }
web-referee-left = zu setzen
web-referee-lying = Auf dem Tisch
web-referee-faults = Fehler
web-referee-placed-stone = Stein gesetzt, alle bleiben getrennt
web-referee-placed-spinner = Spinner gesetzt, alle bleiben getrennt
web-referee-fault = Einige sind aufzunehmen …
web-referee-stop = Hier aufhören
web-referee-picked = Wie viele wurden aufgenommen?
web-referee-stones = Steine
web-referee-spinners = Spinner
web-referee-own = Der Magnet in der Hand
web-referee-own-stone = ein Stein, vorher losgelassen
web-referee-own-spinner = ein Spinner, vorher losgelassen
web-referee-own-none = war noch in der Hand
web-referee-back = Zurück
web-referee-undo = Rückgängig
web-referee-new = Neues Spiel
