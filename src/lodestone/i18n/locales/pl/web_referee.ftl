# Sędzia przy prawdziwym stole gry Kluster.

web-referee-title = Sędzia prawdziwego stołu
web-referee-what = Graj w Kluster własnymi magnesami i mów, co się stało. Tury, magnesy i straty zapamiętamy.
web-referee-begin = Zacznij
web-referee-turn = Teraz gra miejsce { $seat }
web-referee-continue = Miejsce { $seat } może położyć kolejny albo skończyć
web-referee-won = Wygrywa miejsce { $seat }
web-referee-over = Gra skończona
web-referee-solo-over = Koniec: { $placed ->
    [one] jeden magnes leży w obszarze gry
    [few] { $placed } magnesy leżą w obszarze gry
   *[many] { $placed } magnesów leży w obszarze gry
  }
web-referee-left = do położenia
web-referee-lying = Na stole
web-referee-faults = Straty
web-referee-placed-stone = Kamień leży, nic się nie łączy
web-referee-placed-spinner = Spinner leży, nic się nie łączy
web-referee-fault = Trzeba coś zabrać …
web-referee-stop = Na tym koniec
web-referee-picked = Ile magnesów trzeba zabrać?
web-referee-stones = Kamienie
web-referee-spinners = Spinnery
web-referee-own = Magnes w ręce
web-referee-own-stone = kamień, już puszczony
web-referee-own-spinner = spinner, już puszczony
web-referee-own-none = był jeszcze w ręce
web-referee-back = Wstecz
web-referee-undo = Cofnij
web-referee-new = Nowa gra
