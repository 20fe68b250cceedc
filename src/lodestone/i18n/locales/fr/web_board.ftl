# La table de Clustered dans le navigateur, partout où elle est montrée.

web-board-keys = Les flèches vont de case en case, Entrée choisit, n et p sautent entre les cases qui brillent, plus et moins changent la taille, 0 montre toute la table.
web-board-closer = Plus près
web-board-further = Plus loin
web-board-fit = Voir toute la table
web-seat = Place { $seat }

## Ce qu’il y a à un endroit ; $x grandit vers la droite, $y vers le bas

web-cell-empty = { $x }, { $y } : vide.
web-cell-start = { $x }, { $y } : tuile de départ.
web-cell-wild-of = { $x }, { $y } : joker de la place { $seat }.
web-cell-tile-of = { $x }, { $y } : tuile de la place { $seat }.
