# De scheidsrechter voor een echte tafel Kluster.

web-referee-title = Scheidsrechter voor een echte tafel
web-referee-what = Speel Kluster met je eigen magneten en zeg wat er gebeurde. Beurten, magneten en fouten worden hier bijgehouden.
web-referee-begin = Beginnen
web-referee-turn = Plaats { $seat } is aan de beurt
web-referee-continue = Plaats { $seat } mag er nog een leggen, of stoppen
web-referee-won = Plaats { $seat } heeft gewonnen
web-referee-over = Het spel is afgelopen
web-referee-solo-over = Afgelopen: { $placed ->
    [one] er ligt één magneet in het speelveld
   *[other] er liggen { $placed } magneten in het speelveld
  }
web-referee-left = te leggen
web-referee-lying = Op tafel
web-referee-faults = Fouten
web-referee-placed-stone = Steen gelegd, alles blijft los
web-referee-placed-spinner = Spinner gelegd, alles blijft los
web-referee-fault = Er moet iets worden opgepakt …
web-referee-stop = Hier stoppen
web-referee-picked = Hoeveel zijn er opgepakt?
web-referee-stones = Stenen
web-referee-spinners = Spinners
web-referee-own = De magneet in de hand
web-referee-own-stone = een steen, al losgelaten
web-referee-own-spinner = een spinner, al losgelaten
web-referee-own-none = was nog in de hand
web-referee-back = Terug
web-referee-undo = Ongedaan maken
web-referee-new = Nieuw spel
