# Dommeren for et ekte bord med Kluster.

web-referee-title = Dommer for et ekte bord
web-referee-what = Spill Kluster med dine egne magneter og si hva som skjedde. Turer, magneter og feil noteres her.
web-referee-begin = Begynn
web-referee-turn = Plass { $seat } står for tur
web-referee-continue = Plass { $seat } kan legge en til, eller stoppe
web-referee-won = Plass { $seat } har vunnet
web-referee-over = Spillet er slutt
web-referee-solo-over = Slutt: { $placed ->
    [one] Én magnet ligger i spilleområdet
   *[other] { $placed } magneter ligger i spilleområdet
  }
web-referee-left = å legge
web-referee-lying = På bordet
web-referee-faults = Feil
web-referee-placed-stone = Stein lagt, alle ligger fritt
web-referee-placed-spinner = Spinner lagt, alle ligger fritt
web-referee-fault = Noen må plukkes opp …
web-referee-stop = Stopp her
web-referee-picked = Hvor mange ble plukket opp?
web-referee-stones = Steiner
web-referee-spinners = Spinnere
web-referee-own = Magneten i hånden
web-referee-own-stone = en stein, sluppet før det
web-referee-own-spinner = en spinner, sluppet før det
web-referee-own-none = var fortsatt i hånden
web-referee-back = Tilbake
web-referee-undo = Angre
web-referee-new = Nytt spill
