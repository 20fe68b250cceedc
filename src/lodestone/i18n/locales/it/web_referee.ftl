# L’arbitro per un tavolo vero di Kluster.

web-referee-title = Arbitro per un tavolo vero
web-referee-what = Gioca a Kluster con i tuoi magneti e di’ che cosa è successo. Qui si tiene il conto di turni, magneti e falli.
web-referee-begin = Comincia
web-referee-turn = Tocca al posto { $seat }
web-referee-continue = Il posto { $seat } può piazzarne un altro, o fermarsi
web-referee-won = Ha vinto il posto { $seat }
web-referee-over = La partita è finita
web-referee-solo-over = Finita: { $placed ->
    [one] un magnete nell’area
   *[other] { $placed } magneti nell’area
  }
web-referee-left = da piazzare
web-referee-lying = Sul tavolo
web-referee-faults = Falli
web-referee-placed-stone = Pietra piazzata, nessun contatto
web-referee-placed-spinner = Spinner piazzato, nessun contatto
web-referee-fault = Qualcuno va raccolto…
web-referee-stop = Fermati qui
web-referee-picked = Quanti ne sono stati raccolti?
web-referee-stones = Pietre
web-referee-spinners = Spinner
web-referee-own = Il magnete in mano
web-referee-own-stone = una pietra, già lasciata
web-referee-own-spinner = uno spinner, già lasciato
web-referee-own-none = era ancora in mano
web-referee-back = Indietro
web-referee-undo = Annulla
web-referee-new = Nuova partita
