# Dommeren til et rigtigt bord Kluster.

web-referee-title = Dommer ved et rigtigt bord
web-referee-what = Spil Kluster med jeres egne magneter, og sig, hvad der skete. Her holdes styr på ture, magneter og fejl.
web-referee-begin = Begynd
web-referee-turn = Plads { $seat } har turen
web-referee-continue = Plads { $seat } må lægge én til eller stoppe
web-referee-won = Plads { $seat } har vundet
web-referee-over = Spillet er slut
web-referee-solo-over = Slut: { $placed ->
    [one] én magnet ligger i spilleområdet
   *[other] { $placed } magneter ligger i spilleområdet
  }
web-referee-left = at lægge
web-referee-lying = På bordet
web-referee-faults = Fejl
web-referee-placed-stone = Sten lagt, alle holder sig fra hinanden
web-referee-placed-spinner = Spinner lagt, alle holder sig fra hinanden
web-referee-fault = Nogle skal tages op …
web-referee-stop = Stop her
web-referee-picked = Hvor mange blev taget op?
web-referee-stones = Sten
web-referee-spinners = Spinnere
web-referee-own = Magneten i hånden
web-referee-own-stone = en sten, sluppet forinden
web-referee-own-spinner = en spinner, sluppet forinden
web-referee-own-none = var stadig i hånden
web-referee-back = Tilbage
web-referee-undo = Fortryd
web-referee-new = Nyt spil
