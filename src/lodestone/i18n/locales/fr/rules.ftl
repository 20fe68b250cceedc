### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone est un projet non officiel, sans lien avec les éditeurs des jeux. Kluster est un jeu de Robert & Paula Henning, édité par Borderline Editions et Kluster LLC ; Clustered est un jeu de Scotty Hardwick, Kitt Byrne et Vegard Farstad, édité par Sculpin Games.
magnet-safety = Les vraies boîtes ne conviennent pas aux enfants de moins de trois ans : ils peuvent s’étouffer avec les petits éléments et s’étrangler avec la longue corde. Les aimants sont puissants : tiens-les loin des jeunes enfants, des stimulateurs cardiaques et des autres implants. Si quelqu’un en avale un, il faut voir un médecin tout de suite. Lis les mises en garde de ta boîte et conserve-les.

## Names of tiles and magnets

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
        [one] rayé
       *[other] rayés
      }
   *[s] { $count ->
        [one] plein
       *[other] pleins
      }
  }
web-tile-wild = joker
web-tile-start = tuile de départ
web-kluster-stone = la pierre { $number }
web-kluster-spinner = le spinner { $number }

## Clustered: notation

notation-tile = « { $text } » n’est pas une tuile. Écris la forme S, T ou C, le remplissage h, d ou s et le nombre de 1 à 3, comme Sh1 ; un joker s’écrit ***.
notation-cell = « { $text } » n’est pas une case de la table. Écris x,y en nombres entiers, comme 1,0.
notation-move = « { $text } » n’est pas un coup. Écris Sh1@1,0 pour poser une tuile ou -Sh1 pour en défausser une.
notation-start-tile = La tuile de départ est sur la table dès le début ; personne ne la joue.

## Clustered: moves

game-over = La partie est finie.
illegal-not-in-hand = Tu n’as pas cette tuile en main : { $tile }.
illegal-discard = Pas de défausse tant qu’une de tes tuiles peut être posée, par exemple celle-ci : { $example }.
illegal-trim-first = Défausse d’abord jusqu’à n’avoir plus que cinq tuiles.
illegal-trim-drawn = À cette table, on ne défausse qu’une tuile qu’on vient de piocher, pas celle-ci : { $tile }.
illegal-off-table = C’est hors de la table : il n’y a pas de place pour une tuile.
illegal-occupied = Il y a déjà une tuile à cet endroit : { $occupant }.
illegal-alone = Rien ne se trouve à côté de cette case : une tuile doit en toucher une autre par un côté.
illegal-resign = La place { $seat } a déjà quitté la partie, ou n’en a jamais été.
illegal-neighbour = { $tile } et { $neighbour } ne vont pas côte à côte : { $differ ->
    [shape-fill] la forme et le remplissage diffèrent
    [shape-count] la forme et le nombre diffèrent
    [fill-count] le remplissage et le nombre diffèrent
   *[shape-fill-count] la forme, le remplissage et le nombre diffèrent
  }. Deux voisines doivent en partager au moins deux sur trois.

## Clustered: setting up

setup-seats = Clustered se joue de 1 à { $most } places, pas { $seats }.
setup-first = La place { $first } ne peut pas commencer : les places vont de A à { $last }.
setup-extra-wild = La place { $seat } ne peut pas avoir de joker en plus : les places vont de A à { $last }.
setup-extra-wild-twice = Une place est nommée deux fois pour le joker en plus.
setup-stack-surplus = La place { $seat } a trop d’exemplaires de cette tuile dans sa pioche : { $tile }.
setup-stack-missing = La place { $seat } n’a pas assez d’exemplaires de cette tuile dans sa pioche : { $tile }.
setup-surface = Sur cette surface, la tuile de départ n’a pas de place en { $cell }.
setup-radius = Le rayon d’une surface ronde doit être un nombre, zéro ou plus.

## Clustered: records

record-unreadable = Ce n’est pas un de nos enregistrements : { $problem }
record-players = Cet enregistrement nomme un autre nombre de joueurs que de places.
record-version = Cet enregistrement a la version { $version } ; ce programme lit les versions jusqu’à { $known }.
record-game = C’est un enregistrement du jeu « { $game } », pas de { $expected }.
record-setup = La mise en place de cet enregistrement a été modifiée : sa somme de contrôle ne correspond pas.
record-move-edited = Le coup { $number }, { $move }, a été modifié : sa somme de contrôle ne correspond pas.
record-move-unreadable = Le coup { $number } est illisible : { $problem }
record-move-illegal = Le coup { $number }, { $move }, n’est pas permis : { $problem }
record-result = Le résultat de cet enregistrement a été modifié : il ne découle pas de ses { $number } coups.

## Clustered: bots

setup-bot = Il n’y a pas de bot « { $name } ». Connus : { $known }.
setup-two-clocks = Une table n’a qu’une horloge : donne à un tour des secondes ou des jours, pas les deux.

## Kluster: notation

notation-magnet = « { $text } » n’est pas un aimant. Écris c et un numéro pour une pierre, s et un numéro pour un spinner, comme c3.

## Kluster: turns

kluster-no-such-magnet = { $magnet } n’est pas dans cette partie.
kluster-set-aside = { $magnet } est à l’écart et ne joue pas dans cette partie.
kluster-not-yours = { $magnet } est dans la réserve de la place { $seat } : on ne pose que ses propres aimants.
kluster-lies-already = { $magnet } est déjà sur la table, et ce qui s’y trouve ne se touche pas.
kluster-held-and-placed = { $magnet } ne peut pas être à la fois sur la table et en main.
kluster-held-alone = { $magnet }, en main, n’a rien touché : cet aimant doit figurer dans un kluster, ou ne pas être indiqué en main.
kluster-too-small = Un kluster, c’est au moins deux aimants qui se touchent ; tu en nommes un de { $count }.
kluster-named-twice = { $magnet } figure deux fois dans les klusters : des aimants qui se touchent ne font qu’un kluster.
kluster-outside-twice = { $magnet } figure deux fois parmi les aimants sortis.
kluster-in-own-pool = { $magnet } n’était pas sur la table. Si cet aimant était en main et a touché quelque chose, indique-le en main.
kluster-in-pool = { $magnet } n’était pas sur la table, mais dans la réserve de la place { $seat }.
kluster-must-place = Rien n’a été posé et rien n’a mal tourné : un tour ne finit que quand un aimant est posé.
kluster-cords-apart = { $group ->
    [one] Les cordes ne tiennent pas toutes ensemble : déplace-les pour les réunir, le tour pourra alors finir.
   *[any] Une corde n’en croise aucune autre : déplace-la pour qu’elle en croise une, le tour pourra alors finir.
  }
kluster-stop = Il n’y a rien à arrêter : un tour finit quand un aimant est posé.
kluster-resign = La place { $seat } n’est pas ou plus dans la partie et ne peut pas abandonner.

## Kluster: setting up

kluster-setup-boxes = Il peut y avoir de 0 à { $most } boîtes de chaque sorte, pas { $count }.
kluster-setup-no-box = Il faut au moins une boîte.
kluster-setup-seats = Ces boîtes se jouent de 1 à { $most } places, pas { $seats }.
kluster-setup-first = La place { $first } ne peut pas commencer : les places vont de A à { $last }.
kluster-setup-per-seat = « { $name } » demande un nombre pour chacune des { $seats } places et en a { $given }.
kluster-setup-cord-alone = Déplacer la corde après avoir lâché se joue à deux ou plus.
kluster-setup-cord-options = Si seuls les aimants déplacent la corde, personne ne peut la déplacer après avoir lâché : choisis l’un ou l’autre.
kluster-setup-negative = Les nombres de « { $name } » doivent être zéro ou plus.
kluster-setup-rounds = Une limite est d’au moins un tour de table.
kluster-setup-handicap = La place { $seat } peut laisser de côté 0 à { $most } aimants, pas { $count }.
kluster-setup-order-surplus = { $magnet } n’est pas dans ces boîtes, ou figure deux fois dans la distribution.
kluster-setup-order-missing = { $magnet } manque dans la distribution.

## Kluster: records

kluster-record-kinds = Il faut exactement un choix parmi turn, stop, timeout et resign ; il y en a { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Ces boîtes ont { $cords } cordes, pas { $given }.
kluster-lay-off-table = La corde dépasserait du bord : la table fait { $width } sur { $depth } mm.
kluster-lay-cross = La corde { $number } n’en croise aucune déjà posée ; pose-la par-dessus l’une d’elles.
kluster-lay-shape = Une corde ne se pose pas comme ça ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = C’est à la place { $seat } de jouer.
kluster-settling = Attends que tout soit immobile.
kluster-clock-plays = Le temps de ce tour est écoulé : une main maladroite le termine.
kluster-release-late = Ton image de la table datait de plus d’une seconde : rien n’a été lâché. Réessaie.
kluster-danger-hidden = Savoir où c’est risqué, ce serait connaître les pôles ; cette table ne les montre pas.
kluster-danger-empty = Il n’y a pas d’aimant dans la main.
kluster-choose-first = Dis d’abord si tu continues ou si tu t’arrêtes.
kluster-nothing-offered = Il n’y a pas de suite : le tour finit quand un aimant est posé.
kluster-intent-number = « { $name } » doit être un nombre de { $lowest } à { $highest }.
kluster-frames = Le temps passe par images entières, pas par { $frames }.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } est en main ; remets d’abord cet aimant.
kluster-hand-empty = Il n’y a pas d’aimant dans la main.
kluster-not-in-pool = { $magnet } n’est pas dans ta réserve.
kluster-lies-there = { $magnet } est sur la table, et ce qui s’y trouve ne se touche pas.
kluster-placed-already = Un aimant est déjà posé ; seules les cordes peuvent encore bouger.
kluster-pose = { $magnet } ne se tient pas ainsi : une pierre se tient à plat ou debout, un spinner couché.
kluster-turn-too-low = Pas la place de retourner { $magnet } : lève cet aimant jusqu’à ce que son milieu soit à { $height } mm.
kluster-no-sliding = À cette table, on ne fait pas glisser les aimants : reste à { $height } mm au-dessus.
kluster-release-outside = { $magnet } ne serait pas dans la zone.
kluster-release-partly = { $magnet } ne serait pas entièrement dans la zone.
kluster-release-contact = { $magnet } ne toucherait pas la table à l’intérieur de la zone.
kluster-release-crossed = La corde passe par-dessus elle-même : démêle-la d’abord.

## Kluster on physics: cords

kluster-no-such-cord = Il n’y a pas de corde { $cord } ; il y en a { $cords }, la première est 0.
kluster-cord-held = Cette corde est déjà entre les doigts.
kluster-cord-free = Cette corde n’est pas entre les doigts ; saisis-la d’abord.
kluster-cord-missed = Les doigts ont manqué la corde : saisis-la là où elle se trouve.
kluster-cord-by-magnet = À cette table, les cordes ne se déplacent qu’avec des aimants, pas à la main.
kluster-done-early = Il n’y a rien à finir : un tour finit quand un aimant est posé.
kluster-done-moving = Lâche les cordes et attends que tout soit immobile.

## Kluster on physics: records

kluster-record-edited = Le tour { $number } a été modifié : sa somme de contrôle ne correspond pas.
kluster-record-illegal = Le tour { $number } n’a pas pu avoir lieu : { $problem }
kluster-resume-snapshot = Cet instantané n’est pas celui d’un tour de cet enregistrement.
kluster-resume-differs = Le tour { $number } se déroule autrement avec cette physique, la partie ne peut donc pas reprendre de cet instantané ({ $difference ->
    [refused] une chose faite alors est refusée maintenant
    [happenings] il se passe autre chose
   *[digest] il se passe la même chose, mais pas au bit près
  }).

## Kluster on physics: replaying

replay-no-turn = Il n’y a pas de tour { $number } ; l’enregistrement en a { $most }.
replay-no-physics = Il n’y a pas de physique à vérifier dans cet enregistrement.

## Requests as data

request-unknown-key = Il n’y a pas de « { $name } » ici (à { $place }).
request-missing-key = Il manque « { $name } » (à { $place }).
request-type = À { $place }, il fallait { $expected }, et c’est { $got }.
request-range = Le nombre à { $place } sort des limites : il faut { $expected } { $bound }.
request-length = La liste à { $place } a { $got } éléments au lieu de { $expected }.
request-value = La valeur à { $place } n’est pas permise ici.
request-surface = Une surface demande left, right, top et bottom, ou un radius, ou une liste cells.
nothing-to-take-back = Il n’y a pas de coup à reprendre.

## Requests as data: the referee

request-not-json = Cette ligne n’est pas du JSON.
request-not-object = Une requête est un objet JSON, comme { "{" }"op":"position"{ "}" }.
request-no-operation = « op » manque ou n’est pas un mot.
request-unknown-operation = Il n’y a pas d’opération « { $name } ». Connues : { $known }.
request-too-long = La ligne dépasse { $limit } Mio.
request-nothing-started = Aucune partie n’est commencée ; commence par « new » ou « load ».
request-stacks = Pour { $seats } places, il faut autant de pioches, et il y en a { $stacks }.

## Hints and reviews

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
    [one] Elle touche une de tes tuiles, avec de la place pour grandir.
   *[other] Elle touche { $count } de tes tuiles, avec de la place pour grandir.
  }
advice-certain = Plus rien n’est caché : c’est certain.
advice-risk = { $risk ->
    [0] Même une main qui tremble n’y risque rien.
   *[other] Avec une main qui tremble, { $risk } % des essais y échouent.
  }
advice-slack = Tu as droit à un écart de { $mm } mm.
advice-hold = { $hold ->
    [easily] Les aimants autour s’en apercevront à peine.
    [well] Les aimants autour restent où ils sont.
   *[barely] Les aimants autour restent tout juste où ils sont.
  }
advice-pair = { $one } et { $other } s’attirent le plus.
advice-not-now = Rien à conseiller pour l’instant : il faut que ce soit ton tour et que tu aies un aimant à poser.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] seul coup possible
    [best] meilleur coup
    [good] bon
    [slip] imprécision
   *[blunder] gaffe
  }
review-better = Mieux : { $move } (+{ $points }).
review-risk = Risque { $risk } %, au meilleur endroit trouvé { $best } %.
review-klustered = Aimantés : { $magnets }.
review-seat = { $seat } : imprécisions { $slips }, gaffes { $blunders }, concédé { $given }
review-partial = Le reste n’a pas été évalué : à partir du tour { $number }, la physique de ce programme donne autre chose.
review-progress = Évalué : { $done } sur { $of }

## Clustered: tables as text

board-character = Ligne { $line }, colonne { $column } : « { $character } » n’a pas de sens sur un plateau ; écris . # A à H et a à h.
