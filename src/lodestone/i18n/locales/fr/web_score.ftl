# Le compteur de points pour une vraie table de Clustered.

web-score-title = Compter les points
web-score-how = Choisis une place et touche les cases de ses tuiles. Les lignes et le plus grand rectangle s’allument au fur et à mesure.
web-score-board = La table à compter
web-score-brush = Que poses-tu ?
web-score-start-tile = Tuile de départ
web-score-erase = Effacer
web-score-wild = Joker
web-score-points = Points
web-score-seat = Place
web-score-rectangle = Rectangle
web-score-rows = Rangées
web-score-columns = Colonnes
web-score-total = Total
web-score-show-seat = N’entourer que la place { $seat }
web-score-heard = Place { $seat } : { $total ->
    [one] { $total } point.
   *[other] { $total } points.
  }
web-score-largest = La place { $seat } a seule le plus grand rectangle.
web-score-longest = La place { $seat } a seule la plus longue ligne.
web-score-empty = Pas encore de tuiles.
web-score-letters = En lettres
web-score-letters-how = Une rangée par ligne : . est vide, # la tuile de départ, A à H une tuile de cette place, a à h son joker.
web-score-letters-take = Poser ces tuiles
web-score-letters-none = Il n’y a pas de tuiles dans ces lettres.
web-score-clear = Vider la table
web-score-why = D’où viennent les points :
