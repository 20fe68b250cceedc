# L’arbitre pour une vraie table de Kluster.

web-referee-title = Arbitre pour une vraie table
web-referee-what = Joue à Kluster avec tes propres aimants et dis ce qui s’est passé. Tours, aimants et fautes sont comptés ici.
web-referee-begin = Commencer
web-referee-turn = Au tour de la place { $seat }
web-referee-continue = La place { $seat } peut en poser un autre, ou s’arrêter
web-referee-won = La place { $seat } a gagné
web-referee-over = La partie est finie
web-referee-solo-over = Fini : { $placed ->
    [one] { $placed } aimant dans la zone
   *[other] { $placed } aimants dans la zone
  }
web-referee-left = à poser
web-referee-lying = Sur la table
web-referee-faults = Fautes
web-referee-placed-stone = Pierre posée, rien ne se touche
web-referee-placed-spinner = Spinner posé, rien ne se touche
web-referee-fault = Il faut en récupérer…
web-referee-stop = S’arrêter là
web-referee-picked = Combien ont été récupérés ?
web-referee-stones = Pierres
web-referee-spinners = Spinners
web-referee-own = L’aimant en main
web-referee-own-stone = une pierre, déjà lâchée
web-referee-own-spinner = un spinner, déjà lâché
web-referee-own-none = était encore en main
web-referee-back = Retour
web-referee-undo = Annuler
web-referee-new = Nouvelle partie
