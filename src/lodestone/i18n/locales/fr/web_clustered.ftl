# Une partie de Clustered dans le navigateur.
# $who : une place, comme « Ada (A) ». $tile : une tuile en mots, comme ci-dessous.

web-clustered-table = Clustered
web-clustered-board = La table. Les tuiles, et les cases où la tuile choisie peut aller.

## Les tuiles en mots

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] carré
       *[other] carrés
      }
    [T] { $count ->
        [one] triangle
       *[other] triangles
      }
   *[C] { $count ->
        [one] cercle
       *[other] cercles
      }
  } { $fill ->
    [h] { $count ->
        [one] vide
       *[other] vides
      }
    [d] { $count ->
        [one] pointillé
       *[other] pointillés
      }
   *[s] { $count ->
        [one] plein
       *[other] pleins
      }
  }
web-tile-wild = joker
web-tile-start = tuile de départ
web-cell-face-of = { $x }, { $y } : { $tile }, place { $seat }.
web-cell-legal = { $x }, { $y } : libre, la tuile va ici.

## La main

web-hand = Tes tuiles
web-hand-fits = { $tile }, va à { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }
web-hand-fits-nowhere = { $tile }, ne va nulle part
web-hand-discard = { $tile }, peut être défaussé
web-hands-covered = Les tuiles sont cachées.
web-confirm = Valider
web-discard = Défausser
web-put-back = Reprendre
web-cover = { $name }, c’est ton tour ({ $seat }). Les autres regardent ailleurs.
web-cover-reveal = Voir mes tuiles

## Que faire

web-prompt-choose = À toi : choisis une tuile.
web-prompt-place = { $tile } : choisis une case qui brille.
web-prompt-confirm = Valide, ou essaie une autre case.
web-prompt-gain = { $points ->
    [0] Pas encore de points ici.
    [one] Un point de plus ici.
   *[other] { $points } points de plus ici.
  }
web-prompt-discard = Rien ne va : choisis une tuile à défausser.
web-prompt-trim = Plus de cinq tuiles : choisis-en une à défausser.
web-prompt-discard-confirm = Elle quitte la partie. Valide, ou choisis-en une autre.
web-prompt-waiting = C’est à { $who } de jouer.
web-prompt-thinking = { $who } réfléchit…
web-prompt-sending = Un instant…
web-gain-badge = +{ $points }
web-show-groups = Points

## Places

web-piles = { $hand } en main, { $stack } à piocher, { $discards } à la défausse
web-points = points
web-to-move = Au tour de la place { $seat }
web-mark-first-line = Première ligne de cinq : deux points
web-mark-first-rectangle = Premier 2×3 : deux points
web-mark-longest = Plus longue ligne : deux points pour l’instant
web-mark-largest = Plus grand rectangle : deux points pour l’instant

## Ce qui s’est passé

web-news-placed = { $who } : { $tile } en { $x }, { $y }.
web-news-discarded = { $who } défausse { $tile }.
web-news-discarded-unseen = { $who } défausse une tuile.
web-news-drawn = Tu pioches { $tile }.
web-news-first-line = { $who } a la première ligne de cinq.
web-news-first-rectangle = { $who } a le premier 2×3.
web-news-your-turn = Place { $seat }, à toi.
web-news-ended = La partie est finie.

## La fin

web-end-title = Le résultat
web-end-counting = On compte…
web-end-skip = Au résultat
web-end-again = Rejouer
web-end-record = Revoir la partie
web-end-solo = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
web-end-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
  } avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
web-end-nobody = Personne ne gagne.
web-score-bonus = Bonus

## En solo, et ce qu’une table a de particulier

web-facts = Cette table
web-solo-best = { $points ->
    [one] Meilleur score : { $points } point
   *[other] Meilleur score : { $points } points
  }
web-solo-first = Le premier score à battre.
web-solo-new = Nouveau record ! L’ancien : { $before }.
