# El árbitro para una mesa de verdad de Kluster.

web-referee-title = Árbitro para una mesa de verdad
web-referee-what = Juega a Kluster con tus propios imanes y di lo que ha pasado. Aquí se llevan los turnos, los imanes y las faltas.
web-referee-begin = Empezar
web-referee-turn = Le toca al asiento { $seat }
web-referee-continue = El asiento { $seat } puede colocar otro, o parar
web-referee-won = Ha ganado el asiento { $seat }
web-referee-over = La partida ha terminado
web-referee-solo-over = Fin: { $placed ->
    [one] un imán en la zona
   *[other] { $placed } imanes en la zona
  }
web-referee-left = por colocar
web-referee-lying = En la mesa
web-referee-faults = Faltas
web-referee-placed-stone = Piedra colocada, nada se toca
web-referee-placed-spinner = Giratorio colocado, nada se toca
web-referee-fault = Hay que recoger algo…
web-referee-stop = Parar aquí
web-referee-picked = ¿Cuántos se han recogido?
web-referee-stones = Piedras
web-referee-spinners = Giratorios
web-referee-own = El imán de la mano
web-referee-own-stone = una piedra, ya soltada
web-referee-own-spinner = un giratorio, ya soltado
web-referee-own-none = seguía en la mano
web-referee-back = Atrás
web-referee-undo = Deshacer
web-referee-new = Partida nueva
