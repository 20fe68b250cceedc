# Domaren för ett riktigt bord Kluster.

web-referee-title = Domare för ett riktigt bord
web-referee-what = Spela Kluster med egna magneter och säg vad som hände. Turer, magneter och fel noteras här.
web-referee-begin = Börja
web-referee-turn = Plats { $seat } står på tur
web-referee-continue = Plats { $seat } får lägga en till, eller sluta
web-referee-won = Plats { $seat } har vunnit
web-referee-over = Spelet är slut
web-referee-solo-over = Slut: { $placed ->
    [one] en magnet ligger på spelytan
   *[other] { $placed } magneter ligger på spelytan
  }
web-referee-left = att lägga
web-referee-lying = På bordet
web-referee-faults = Fel
web-referee-placed-stone = Sten lagd, alla ligger fritt
web-referee-placed-spinner = Snurrmagnet lagd, alla ligger fritt
web-referee-fault = Några måste plockas upp …
web-referee-stop = Sluta här
web-referee-picked = Hur många plockades upp?
web-referee-stones = Stenar
web-referee-spinners = Snurrmagneter
web-referee-own = Magneten i handen
web-referee-own-stone = en sten, släppt innan
web-referee-own-spinner = en snurrmagnet, släppt innan
web-referee-own-none = var kvar i handen
web-referee-back = Tillbaka
web-referee-undo = Ångra
web-referee-new = Nytt spel
