advice-points = { $points ->
    [one] Cela rapporte un point tout de suite.
   *[other] Cela rapporte { $points } points tout de suite.
  }
advice-denied = { $points ->
    [one] Cela prend une case qui rapporterait un point à { $seat }.
   *[other] Cela prend une case qui rapporterait { $points } points à { $seat }.
  }
advice-next = { $points ->
    [one] Au prochain tour, tu peux marquer un point en { $cell }.
   *[other] Au prochain tour, tu peux marquer { $points } points en { $cell }.
  }
advice-wild = Tu gardes ton joker pour plus tard.
advice-discard = { $count ->
    [0] Elle ne te manquera guère : elle ne va nulle part en ce moment.
    [one] Elle ne te manquera guère : elle ne va qu’à un endroit en ce moment.
   *[other] Elle ne te manquera guère : elle va à { $count } endroits en ce moment.
  }
advice-beside = { $count ->
    [0] Cela ouvre un nouvel endroit où construire.
    [one] Elle touche une de tes tuiles, là où tout peut grandir.
   *[other] Elle touche { $count } de tes tuiles, là où tout peut grandir.
  }
advice-certain = Plus rien n’est caché : c’est certain.
advice-risk = { $risk ->
    [0] Même une main qui tremble n’y fait aucun mal.
   *[other] Avec une main qui tremble, { $risk } % des essais y échouent.
  }
advice-slack = Ta main peut se tromper de { $mm } mm.
advice-hold = Ce qui retient les aimants est utilisé à { $used } % au plus.
advice-pair = { $one } et { $other } s’attirent le plus.
advice-not-now = Rien à conseiller pour l’instant : il faut que ce soit ton tour et que tu aies un aimant à poser.
advice-also = Bien aussi : { $moves }.

table-no-hints = Il n’y a pas d’indices à cette table.
table-hints-ask = Pour les indices, il faut l’accord de toute la table.
table-hints-often = Un indice à la fois : attends un instant.
table-hint-late = La partie a continué entre-temps.
server-hints-busy = Trop d’indices sont en préparation en ce moment. Réessaie dans un instant.
play-hint-agree = Tout le monde est d’accord pour des indices dans cette partie ? (y/n)
web-hint = Indice
web-hint-ask = Demander des indices
web-hint-thinking = Un indice se prépare…
web-hint-tile = Essaie { $tile } en { $x }, { $y }.
web-hint-discard = Défausse { $tile }.
web-hint-place = { $magnet } va là où se trouve la forme claire.
web-hint-flip = Retourne l’aimant d’abord.
web-hint-stop = Aucun endroit ne semble assez sûr pour continuer.
web-proposal-hints = { $name } voudrait autoriser les indices dans cette partie.
web-option-hints = Indices
web-option-hints-agreed = En solo, ou si tout le monde est d’accord
web-option-hints-on = Pour tout le monde
web-option-hints-off = Jamais

review-verdict = { $verdict ->
    [only] seul coup possible
    [best] meilleur coup
    [good] bon
    [slip] imprécision
   *[blunder] gaffe
  }
review-better = Mieux : { $move } (+{ $points }).
review-risk = Risque { $risk } %, au meilleur endroit trouvé { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Aimantés : { $magnets }.
review-seat = { $seat } : imprécisions { $slips }, gaffes { $blunders }, gaspillé { $given }
review-partial = Le reste n’a pas été évalué : à partir du tour { $number }, la physique de ce programme donne autre chose.
review-progress = Évalué : { $done } sur { $of }
help-review = Évaluer chaque coup d’une partie sauvegardée : ce qui était le mieux, et ce que cela a coûté.
help-review-turn = N’évaluer que ce coup ou ce tour.
server-no-review = Cet enregistrement ne peut pas être évalué.
server-no-review-yet = Trop d’enregistrements sont évalués en ce moment. Réessaie dans un instant.
web-review = Évaluer
web-review-graph = Ce que chaque coup a gaspillé
web-review-alternatives = Mieux ou aussi bien
web-review-done = L’évaluation est prête.
