# Kluster sur la physique : pourquoi une intention ou une disposition est refusée.
# $magnet : le nom d’un aimant, comme c3 ou s3. $seat, $cord : des numéros à partir de 0.

## Poser les cordes

kluster-lay-count = Ces boîtes ont { $cords } cordes, et ça en ferait { $given }.
kluster-lay-off-table = La corde dépasserait du bord : la table fait { $width } sur { $depth } mm.
kluster-lay-cross = La corde { $number } n’en croise aucune déjà posée ; pose-la par-dessus l’une d’elles.
kluster-lay-shape = Une corde ne se pose pas comme ça ({ $problem }).

## Tours

kluster-not-on-turn = C’est à la place { $seat } de jouer.
kluster-settling = Attends que tout soit immobile.
kluster-danger-hidden = Savoir où c’est risqué, ce serait connaître les pôles ; cette table ne les montre pas.
kluster-danger-empty = Il n’y a pas d’aimant dans la main.
kluster-choose-first = Dis d’abord si tu continues ou si tu t’arrêtes.
kluster-nothing-offered = Il n’y a pas de suite : le tour finit quand un aimant est posé.
kluster-intent-number = « { $name } » doit être un nombre de { $lowest } à { $highest }.
kluster-frames = Le temps passe par images entières, pas par { $frames }.

## La main

kluster-hand-full = { $magnet } est en main ; remets-le d’abord.
kluster-hand-empty = Il n’y a pas d’aimant dans la main.
kluster-not-in-pool = { $magnet } n’est pas dans ta réserve.
kluster-lies-there = { $magnet } est sur la table, et ce qui s’y trouve ne se touche pas.
kluster-placed-already = Un aimant est déjà posé ; seules les cordes peuvent encore bouger.
kluster-pose = { $magnet } ne se tient pas ainsi ({ $pose }) : une pierre se tient à plat ou debout, un spinner couché.
kluster-turn-too-low = { $magnet } n’a pas la place d’être retourné : lève-le jusqu’à ce que son milieu soit à { $height } mm.
kluster-no-sliding = À cette table, on ne fait pas glisser les aimants : reste à { $height } mm au-dessus.
kluster-release-outside = { $magnet } ne serait pas dans la zone.
kluster-release-partly = { $magnet } ne serait pas entièrement dans la zone.
kluster-release-contact = { $magnet } ne toucherait pas la table à l’intérieur de la zone.
kluster-release-crossed = La corde passe par-dessus elle-même : démêle-la d’abord.

## Cordes

kluster-no-such-cord = Il n’y a pas de corde { $cord } ; il y en a { $cords }, la première est 0.
kluster-cord-held = La corde { $cord } est déjà entre les doigts.
kluster-cord-free = La corde { $cord } n’est pas entre les doigts ; saisis-la d’abord.
kluster-cord-missed = C’est à plus de { $reach } mm de la corde { $cord }.
kluster-cord-by-magnet = À cette table, les cordes ne se déplacent qu’avec des aimants, pas à la main.
kluster-done-early = Il n’y a rien à finir : un tour finit quand un aimant est posé.
kluster-done-moving = Lâche les cordes et attends que tout soit immobile.

## Enregistrements

kluster-record-edited = Le tour { $number } a été modifié : sa somme de contrôle ne correspond pas.
kluster-record-illegal = Le tour { $number } n’a pas pu avoir lieu : { $problem }
kluster-resume-snapshot = Cet instantané n’est pas celui d’un tour de cet enregistrement.
kluster-resume-differs = Le tour { $number } tourne autrement avec cette physique, la partie ne peut donc pas reprendre de cet instantané ({ $difference ->
    [refused] une chose faite alors est refusée maintenant
    [happenings] il se passe autre chose
   *[digest] il se passe la même chose, mais pas au bit près
  }).

## Regarder une partie dans le terminal

help-any-surface = Clustered : une table avec des bords, 15x11 pour les cases en largeur et en hauteur, ou round:6 pour un rayon en cases. Kluster : wood, glass ou felt.
help-watch-bots = Kluster : le bot de chaque place, séparés par des virgules (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster : les boîtes sur la table, par exemple classic,classic,duo.
help-watch-expert = Kluster : qui a plus d’aimants que la place suivante peut en poser un autre.
help-watch-play-on = Kluster : continuer pour le classement après une victoire.
help-watch-rounds = Kluster : finir après ce nombre de tours de table ; qui a le moins d’aimants gagne.
help-watch-one-group = Kluster : toutes les cordes doivent tenir ensemble, pas seulement chacune avec une autre.
help-watch-loop = Kluster : la largeur de la boucle d’une corde Classic, en mm (320).
help-watch-loop-duo = Kluster : la même chose pour une corde DUO (200).
help-watch-show-poles = Kluster : tout le monde voit quelle face est le nord.
help-watch-turns = Kluster : s’arrêter après ce nombre de tours.
help-watch-live = Kluster : à la vitesse réelle, pas aussi vite que le calcul le permet.
help-replay-check = Kluster : rejouer l’enregistrement et dire s’il tourne pareil.
play-other-game = { $option } appartient au jeu { $game }.
watch-boxes = Il n’y a pas de boîte « { $name } » : nomme classic et duo, par exemple classic,classic,duo.
watch-surface = Il n’y a pas de surface « { $name } ». Connues : { $known }.
watch-seat-letter = « { $letter } » n’est pas une place ; elles vont de A à X.
watch-turns = On regarde une partie pendant un tour ou plus, pas { $turns }.
watch-preparing = La table se prépare (la première fois seulement, une minute ou deux)…
watch-title = Kluster · tour { $number } · { $stage ->
    [settling] tout s’immobilise
    [repair] cordes à recroiser
    [choice] continuer ou s’arrêter
    [over] fini
   *[preparing] pose
  }
watch-placed = { $seat } a posé { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } récupère { $magnets } : { $count ->
        [one] il a
       *[other] ils ont
      } sauté sur l’aimant en main.
    [outside] { $seat } récupère { $magnets } : hors de la zone.
   *[klustered] { $seat } récupère { $magnets } : aimantés.
  }
watch-fault = { $cause ->
    [time] Temps écoulé : faute { $faults } sur { $allowed } permises.
   *[taken] Faute { $faults } sur { $allowed } permises.
  }
watch-may-continue = Il reste à { $seat } plus d’aimants qu’à la place suivante : { $seat } peut continuer.
watch-resigned = { $seat } quitte la partie ; { $count ->
    [0] aucun aimant n’est mis de côté.
    [one] un aimant est mis de côté.
   *[other] { $count } aimants sont mis de côté.
  }
watch-ended = { $reason ->
    [total-victory] Tout est posé : victoire totale !
    [faults] Une faute de trop : la partie est finie.
    [stopped] La partie a été arrêtée.
    [resigned] { $winners } gagne : les autres sont partis.
   *[other] { $count ->
        [0] La partie est finie ; personne ne gagne.
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
      }
  }
watch-nothing = { $seat } n’a rien posé ; le tour passe.
watch-solo = Aimants posés : { $placed } ; fautes : { $faults } sur { $allowed }.
replay-kluster-title = Kluster · après le tour { $number } sur { $most }
replay-lying = Sur la table : { $magnets }
replay-no-turn = Il n’y a pas de tour { $number } ; l’enregistrement en a { $most }.
replay-no-physics = Il n’y a pas de physique à vérifier dans cet enregistrement.
replay-other-physics = Enregistré avec la physique { $then } ; celle-ci est la physique { $now }.
replay-identical = Les { $turns } tours ont tourné pareil, au bit près.
replay-differs = Le tour { $turn } tourne autrement avec cette physique ({ $what ->
    [table] la table diffère déjà avant
    [refused] une chose faite alors est refusée maintenant
    [happenings] il se passe autre chose
   *[digest] il se passe la même chose, mais pas au bit près
  }). Ce que dit l’enregistrement reste valable.
