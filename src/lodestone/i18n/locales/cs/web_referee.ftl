# Rozhodčí pro skutečný stůl hry Kluster.

web-referee-title = Rozhodčí u skutečného stolu
web-referee-what = Hraj Kluster s vlastními magnety a říkej, co se stalo. Tahy, magnety a chyby se hlídají tady.
web-referee-begin = Začít
web-referee-turn = Na tahu je místo { $seat }
web-referee-continue = Místo { $seat } smí položit další, nebo skončit
web-referee-won = Vyhrává místo { $seat }
web-referee-over = Hra skončila
web-referee-solo-over = Konec: { $placed ->
    [one] v ploše leží jeden magnet
    [few] v ploše leží { $placed } magnety
   *[other] v ploše leží { $placed } magnetů
  }
web-referee-left = k položení
web-referee-lying = Na stole
web-referee-faults = Chyby
web-referee-placed-stone = Kámen leží, nic se nespojilo
web-referee-placed-spinner = Podlouhlý leží, nic se nespojilo
web-referee-fault = Něco se musí vzít …
web-referee-stop = Tady skončit
web-referee-picked = Kolik se jich bere?
web-referee-stones = Kameny
web-referee-spinners = Podlouhlé
web-referee-own = Magnet v ruce
web-referee-own-stone = kámen, už puštěný
web-referee-own-spinner = podlouhlý, už puštěný
web-referee-own-none = byl ještě v ruce
web-referee-back = Zpět
web-referee-undo = Vrátit
web-referee-new = Nová hra
