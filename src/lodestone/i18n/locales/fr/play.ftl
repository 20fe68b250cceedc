# La table dans le terminal.

play-title = Clustered · coup { $number } · place { $seat } · help montre les commandes
play-seat-name = { $seat } ({ $player })
play-hand = Main de { $seat }
play-ask-play = Quelle tuile ?
play-ask-discard = Rien ne va. Quelle tuile défausses-tu ?
play-ask-trim = Plus de cinq tuiles. Laquelle défausses-tu ?
play-ask-cell = Où va { $tile } ? (un numéro sur la table ; Entrée pour la reprendre)
play-hand-over = Au tour de la place { $seat }. Passe le clavier, puis appuie sur Entrée.
play-help =
    Tape le numéro d’une tuile, puis le numéro d’une case. Il n’en faut pas plus.
      3           prendre la troisième tuile et voir où elle va
      Sh1 2,-1    poser Sh1 deux à droite et une en haut d’un seul coup
      -Sh1        la défausser, quand il le faut
      hint        ce que ferait un bot fort, et pourquoi
      explain Sh1 2,-1    pourquoi un coup n’est pas permis
      undo        reprendre ton dernier coup
      scores      les points, partie par partie
      left, right, up, down    regarder ailleurs sur une grande table
      save FICHIER   garder la partie dans un fichier de ton choix
      quit        quitter ; la partie est gardée
    Une tuile entre parenthèses ne va nulle part pour l’instant. Après les points de chaque place : +L, +R pour les bonus
    de vitesse, ^l, ^r pour la plus longue ligne et le plus grand rectangle du moment, et entre parenthèses les tuiles à piocher.
    Une tuile, c’est sa forme (S carré, T triangle, C cercle), son remplissage (h vide, d pointillé, s plein) et son nombre ; *** est un joker.
    Deux voisines doivent en partager au moins deux sur trois. Les lignes de trois et plus rapportent, et ton plus grand rectangle.
play-empty = Tape le numéro d’une tuile, ou help.
play-unknown-command = « { $text } » n’est ni une tuile ni une commande ; help montre les deux.
play-no-tile = Il n’y a pas de tuile { $number } dans ta main ; elle en a { $most }.
play-no-label = Il n’y a pas de { $number } sur la table ; les numéros vont jusqu’à { $most }.
play-fits-nowhere = { $tile } ne va nulle part pour l’instant.
play-explain-what = Nomme un coup à expliquer, par exemple : explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Il y a { $count } case de plus hors de vue ; left, right, up et down regardent ailleurs.
   *[other] Il y a { $count } cases de plus hors de vue ; left, right, up et down regardent ailleurs.
  }
play-legal = { $move } est permis.
play-hint = { $kind ->
    [discard] Je défausserais : { $move }
   *[place] Je jouerais { $move } ({ $gain ->
        [0] pas encore de points
        [one] { $gain } point
       *[other] { $gain } points
      }).
  }
play-undo-agree = Tout le monde est d’accord pour reprendre le dernier coup ? (y/n)
play-undone = Le dernier coup est repris.
play-saved = Sauvegardé sous { $file }.
play-kept = La partie est gardée. Pour continuer : { $command }
play-record = L’enregistrement est gardé sous { $file }.
play-nothing-kept = Aucune partie n’est encore gardée.
play-result = { $kind ->
    [given-up] Personne ne gagne : tout le monde a quitté la partie.
    [shared-win] Victoire partagée : { $winners }
   *[win] { $winners } gagne.
  }
play-best-new = { $total } points : ton record avec ces options !
play-best-old = { $total } points. Ton record avec ces options est de { $best }.
play-unknown-player = « { $name } » ne peut pas s’asseoir ici. Connus : { $known }.
play-seat-letter = « { $letter } » n’est pas une place ; elles vont de A à H.
play-surface = « { $size } » n’est pas une surface. Écris 15x11 pour les cases en largeur et en hauteur, ou round:6 pour un rayon.

score-bonus = Bonus

## Ce qui s’est passé

event-placed = { $seat } a joué { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } a quitté la partie.
event-discarded = { $seat } ne pouvait rien poser et a défaussé { $tile }.
event-trimmed = { $seat } a défaussé { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } a la première ligne de cinq (+2).
   *[first_rectangle] { $seat } a le premier 2×3 (+2).
  }

## replay

replay-title = Clustered · après le coup { $number } sur { $most }
replay-ask = Entrée : suite · b : retour · un numéro : y aller · q : quitter
replay-no-move = Il n’y a pas de coup { $number } ; l’enregistrement en a { $most }.
play-preparing = Les bots se préparent à réfléchir (la première fois seulement, une demi-minute environ)…
