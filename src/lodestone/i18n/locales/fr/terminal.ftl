### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone : { $problem }
cli-language = La langue « { $code } » n’existe pas ici. Connues : { $known }.
cli-no-such-option = L’option { $name } n’existe pas ici ; voir --help.
cli-no-such-command = La commande « { $name } » n’existe pas ; voir --help.
cli-missing = Il manque { $name } ; voir --help.
cli-value-missing = { $name } attend une valeur ; voir --help.
cli-no-value-taken = { $name } ne prend pas de valeur.
cli-too-much = Trop d’arguments ; voir --help.
cli-bad-value = Valeur incorrecte pour { $name } : il faut { $needed }.
cli-needs-one-of = un de ces choix : { $known }
cli-needs-range = { $kind ->
    [whole] un nombre entier
   *[any] un nombre
  } de { $least } à { $most }
cli-needs-at-least = { $kind ->
    [whole] un nombre entier
   *[any] un nombre
  } au moins égal à { $least }
cli-needs-number = { $kind ->
    [whole] un nombre entier
   *[any] un nombre
  }
cli-needs-other = autre chose
file-missing = Le fichier « { $name } » n’existe pas.
file-directory = « { $name } » est un dossier ; indique un fichier qui s’y trouve.
file-unreadable = Impossible de lire « { $name } » : { $detail }.
file-unwritable = Impossible d’écrire « { $name } » : { $detail }.
file-too-large = « { $name } » dépasse { $limit } Mio, bien plus qu’il n’en faut ici.
file-binary = « { $name } » n’est pas un fichier texte en UTF-8.
file-not-json = « { $name } » n’est pas du JSON (ligne { $line }, colonne { $column }).

## Command line: help

help-lodestone = La table ouverte pour Kluster et Clustered : jouer, compter les points, arbitrer.
help-lang = Langue à utiliser : { $known }.
help-help = Afficher cette aide et quitter.
help-version = Afficher la version et quitter.
help-json = Écrire en JSON, pour les programmes.
help-game = Quel jeu.
help-score = Compter les points d’une table de Clustered terminée, saisie en lettres.

    Sur le plateau, . est une case vide, # la tuile de départ, A à H une tuile de cette place et a à h son joker.
help-score-file = Le plateau, une rangée par ligne ; - lit l’entrée standard.
help-referee = Arbitrer une partie en lignes JSON sur l’entrée et la sortie standard, pour des bots en n’importe quel langage.
help-play = Une partie dans le terminal : Clustered, sauf si tu nommes un autre jeu.
help-play-clustered = Jouer dans le terminal : à plusieurs sur un clavier, contre des bots, ou les deux.
help-play-kluster = Regarder des bots jouer à Kluster, avec une vraie physique.
help-play-seats = Qui s’assoit où, séparés par des virgules : human ou le nom d’un bot (random, greedy, montecarlo, casual, club, neural, expert), de 1 à 8.
help-play-seed = Distribuer à partir de ce nombre, pour rejouer les mêmes tuiles.
help-play-first = La place qui commence, A à H, ou draw pour le tirage au sort. Par défaut, une personne seule commence, à plusieurs la question est posée, et entre bots on tire au sort.
help-play-fast = Partie rapide : piocher deux tuiles par tour et en garder cinq.
help-play-extra-wild = Les places qui ont un troisième joker, par exemple AC.
help-play-first-bonus = +2 pour la première ligne de cinq et pour le premier 2×3.
help-play-largest-bonus = +2 à la fin pour le plus grand rectangle et pour la plus longue ligne.
help-play-resume = Reprendre une partie sauvegardée.
help-play-record = Où garder l’enregistrement ; une partie est gardée de toute façon.
help-play-plain = Sans couleurs ni réaffichage : pour les lecteurs d’écran et les tubes.
help-replay = Revoir une partie sauvegardée pas à pas.
help-replay-file = Un enregistrement écrit par « play » ou par le « save » de l’arbitre.
help-replay-move = Montrer la table après ce nombre de coups et quitter.
help-simulate = Simuler une scène de Kluster : des aimants et des cordes sur une table, et ce que des mains en font.
help-simulate-file = La scène, un fichier JSON comme le décrit docs/scenes.md ; - lit l’entrée standard.
help-simulate-plot = Dessiner ce qui s’est passé, vu de dessus (.png, .svg ou .pdf).
help-simulate-record = Enregistrer chaque geste, pour pouvoir tout rejouer au bit près.
help-warmup = Préparer la physique et les bots maintenant, pour qu’aucune partie n’ait à les attendre.
help-bench = Mesurer à quelle vitesse cet ordinateur joue aux deux jeux, sur un cœur.

## Command line: heads of help pages, and what stands for a value

usage-head = Usage :
usage-options = [OPTIONS]
usage-command = COMMANDE …
usage-arguments-title = Arguments
usage-options-title = Options
usage-commands-title = Commandes
usage-number = NOMBRE
usage-text = TEXTE
usage-code = CODE
usage-game = JEU
usage-folder = DOSSIER
usage-file = FICHIER
usage-seat = PLACE
usage-seats = PLACES
usage-default = par défaut : { $value }

## Command line: score

score-seat = Place
score-rectangle = Rectangle
score-rows = Rangées
score-columns = Colonnes
score-total = Total
score-empty = Il n’y a aucune tuile sur ce plateau.
score-largest-rectangle = { $seat ->
    [none] Personne n’a à lui seul le plus grand rectangle.
   *[other] { $seat } a le plus grand rectangle.
  }
score-longest-line = { $seat ->
    [none] Personne n’a à lui seul la plus longue ligne.
   *[other] { $seat } a la plus longue ligne.
  }

## The table in the terminal

play-title = Clustered · coup { $number } · place { $seat } · help montre les commandes
play-seat-name = { $seat } ({ $player })
play-person = humain
play-hand = Main de { $seat }
play-ask-play = Quelle tuile ?
play-ask-discard = Rien à poser. Quelle tuile défausses-tu ?
play-ask-trim = Plus de cinq tuiles. Laquelle défausses-tu ?
play-ask-cell = Où la poser : { $tile } ? (un numéro sur la table ; Entrée pour la reprendre)
play-hand-over = Au tour de la place { $seat }. Passe le clavier, puis appuie sur Entrée.
play-ask-youngest = Qui est le plus jeune : { $seats } ? Ou appuie sur Entrée pour tirer au sort.
play-begins =
    { $by ->
        [drawn] Tirage au sort : la place { $seat } commence.
        [picked] Le plus jeune commence : place { $seat }.
       *[other] La place { $seat } commence.
        }
play-help =
    Tape le numéro d’une tuile, puis le numéro d’une case. Il n’en faut pas plus.
      3           prendre la troisième tuile et voir où elle va
      Sh1 2,-1    poser Sh1 deux cases à droite et une en haut, en une fois
      -Sh1        la défausser, quand il le faut
      hint        ce que ferait un bot fort, et pourquoi
      explain Sh1 2,-1    pourquoi un coup n’est pas permis
      undo        reprendre ton dernier coup
      scores      les points, partie par partie
      left, right, up, down    parcourir une grande table
      save FICHIER   garder la partie dans un fichier de ton choix
      quit        quitter ; la partie est gardée
    Une tuile entre parenthèses ne va nulle part pour l’instant. Après les points de chaque place : +L, +R pour les bonus
    de vitesse, ^l, ^r pour la plus longue ligne et le plus grand rectangle du moment, et entre parenthèses les tuiles à piocher.
    Une tuile, c’est sa forme (S carré, T triangle, C cercle), son remplissage (h vide, d rayé, s plein) et son nombre ; *** est un joker.
    Deux voisines doivent avoir au moins deux des trois en commun. Les lignes de trois et plus rapportent, ton plus grand rectangle aussi.
play-empty = Tape le numéro d’une tuile, ou help.
play-unknown-command = « { $text } » n’est ni une tuile ni une commande ; help montre les deux.
play-no-tile = Il n’y a pas de tuile { $number } dans ta main ; tu en as { $most }.
play-no-label = Il n’y a pas de { $number } sur la table ; les numéros vont jusqu’à { $most }.
play-fits-nowhere = Cette tuile ne va nulle part pour l’instant : { $tile }.
play-explain-what = Indique le coup à expliquer, par exemple : explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Il y a { $count } case de plus hors de vue ; left, right, up et down déplacent la vue.
   *[other] Il y a { $count } cases de plus hors de vue ; left, right, up et down déplacent la vue.
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
play-undo-agree = Tout le monde est d’accord pour reprendre le dernier coup ? (o/n)
play-yes = o oui
play-undone = Le dernier coup a été repris.
play-saved = Sauvegardé sous { $file }.
play-kept = La partie est gardée. Pour continuer : { $command }
play-record = L’enregistrement est gardé sous { $file }.
play-nothing-kept = Aucune partie n’a encore été gardée.
play-result = { $kind ->
    [given-up] Personne ne gagne : tout le monde a quitté la partie.
    [shared-win] Victoire partagée : { $winners }
   *[win] { $winners } gagne.
  }
play-best-new = { $total } points : ton record avec ces options !
play-best-old = { $total } points. Ton record avec ces options est de { $best }.
play-unknown-player = « { $name } » ne peut pas s’asseoir ici. Connus : { $known }.
play-seat-letter = « { $letter } » n’est pas une place ; elles vont de A à H.
play-first-letter = « { $letter } » n’est pas une place. Écris A à { $last }, ou draw pour le tirage au sort.
play-surface = « { $size } » n’est pas une surface. Écris 15x11 pour les cases en largeur et en hauteur, ou round:6 pour un rayon.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } a joué { $tile } en { $cell }{ $gain ->
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

## The table in the terminal: replay

replay-title = Clustered · après le coup { $number } sur { $most }
replay-ask = Entrée : suite · b : retour · un numéro : y aller · q : quitter
replay-no-move = Il n’y a pas de coup { $number } ; l’enregistrement en a { $most }.
play-preparing = Préparation des bots (la première fois seulement, une demi-minute environ)…

## The rulebook in the terminal

help-rules = Afficher les règles d’un jeu, en tout ou en partie.
help-rules-search = Ne montrer que ce qui contient ces mots.
help-rules-rule = Ne montrer que ce qui est dit de cette règle.
help-rules-html = Écrire plutôt le livret comme une page à imprimer.
rules-no-such-rule = Le livret de { $game } n’a pas de règle « { $number } ».
rules-nothing-found = Rien dans le livret de { $game } ne parle de « { $words } ».
rules-written = Le livret est écrit dans { $file }
rules-contents = Sommaire
rules-note-yours = Ta notice :
rules-note-leaflets = Notice en { $languages } :
rules-note = Notre décision :
rules-letters-tiles = Dans les dessins, A ou B dit à qui est la tuile ; puis viennent la forme (S carré, T triangle, C cercle), le remplissage (h vide, d rayé, s plein) et le nombre. *** est un joker, ### la tuile de départ.
rules-marks-tiles = + va · ! ne va pas
rules-marks-magnets = + posé · ! ne peut pas être lâché là · x est récupéré · o reste là

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered : une table avec des bords, 15x11 pour les cases en largeur et en hauteur, ou round:6 pour un rayon en cases. Kluster : wood, glass ou felt.
help-watch-bots = Kluster : le bot de chaque place, séparés par des virgules (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster : les boîtes sur la table, par exemple classic,classic,duo.
help-watch-expert = Kluster : qui a plus d’aimants que la place suivante peut en poser un autre.
help-watch-play-on = Kluster : continuer pour le classement après une victoire.
help-watch-rounds = Kluster : finir après ce nombre de tours de table ; qui a le moins d’aimants gagne.
help-watch-one-group = Kluster : toutes les cordes doivent tenir ensemble, pas seulement chacune avec une autre.
help-watch-loop = Kluster : la largeur de la boucle d’une corde Classic, en mm (320).
help-watch-loop-duo = Kluster : la même chose pour une corde DUO (200).
help-watch-handicap = Kluster : combien d’aimants de moins chaque place doit poser, par exemple 0,3.
help-watch-cord-after = Kluster : quand tout est immobile, la place peut encore déplacer la corde, comme dans les notices.
help-watch-show-poles = Kluster : tout le monde voit quelle face est le nord.
help-watch-turns = Kluster : s’arrêter après ce nombre de tours.
help-watch-live = Kluster : à la vitesse réelle plutôt qu’aussi vite que possible.
help-replay-check = Kluster : rejouer l’enregistrement et dire si tout se déroule à l’identique.
watch-boxes = Il n’y a pas de boîte « { $name } » : écris classic et duo, par exemple classic,classic,duo.
watch-surface = Il n’y a pas de surface « { $name } ». Connues : { $known }.
watch-turns = Il faut regarder au moins un tour, pas { $turns }.
watch-handicap = « { $given } » n’est pas une avance : écris un nombre par place, par exemple 0,3.
watch-preparing = Préparation de la table (la première fois seulement, une minute ou deux)…
watch-title = Kluster · tour { $number } · { $stage ->
    [settling] tout s’immobilise
    [repair] cordes à recroiser
    [choice] continuer ou s’arrêter
    [over] fini
   *[preparing] pose
  }
watch-placed = { $seat } a posé { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } récupère { $magnets }, { $count ->
        [one] qui a
       *[other] qui ont
      } sauté sur l’aimant en main.
    [outside] { $seat } récupère { $magnets } : hors de la zone.
   *[klustered] { $seat } récupère { $magnets } : ça s’est aimanté.
  }
watch-fault = { $cause ->
    [time] Temps écoulé : faute { $faults } (permises : { $allowed }).
   *[taken] Faute { $faults } (permises : { $allowed }).
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
watch-time-up = Le temps de { $seat } était écoulé : une main maladroite a terminé le tour.
watch-solo = Aimants posés : { $placed } ; fautes : { $faults } (permises : { $allowed }).
replay-kluster-title = Kluster · après le tour { $number } sur { $most }
replay-lying = Sur la table : { $magnets }
replay-other-physics = Enregistré avec la physique { $then } ; celle-ci est la physique { $now }.
replay-identical = Les { $turns } tours se sont déroulés à l’identique, au bit près.
replay-differs = Le tour { $turn } se déroule autrement avec cette physique ({ $what ->
    [table] la table diffère déjà avant
    [refused] une chose faite alors est refusée maintenant
    [happenings] il se passe autre chose
   *[digest] il se passe la même chose, mais pas au bit près
  }). Ce que dit l’enregistrement reste valable.

## Hints and reviews

advice-also = Bien aussi : { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Tout le monde est d’accord pour des indices dans cette partie ? (o/n)

## Hints and reviews: reviews

help-review = Évaluer chaque coup d’une partie sauvegardée : ce qui était le mieux, et ce que chaque coup a coûté.
help-review-turn = N’évaluer que ce coup ou ce tour.

## Physics as a library (SI units)

physics-bad-friction = Un coefficient de frottement de { $value } ne convient pas : il faut 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Un aimant ne peut pas peser { $mass } kg ; de 1 mg à 10 kg, ça va.
physics-bad-quaternion = Une orientation demande quatre nombres finis qui ne sont pas tous nuls.
physics-bad-size = Un aimant doit mesurer entre 1 mm et 200 mm le long de chaque axe.
physics-bad-step = Un pas de temps de { $dt } s ne convient pas ; de 10 µs à 5 ms, ça va.
physics-cord-flat = Cette corde n’entoure rien : tous ses points sont alignés.
physics-cord-free = Personne ne tient la corde { $cord } ; saisis-la d’abord.
physics-cord-held = La corde { $cord } est déjà dans une main.
physics-cord-length = Une corde ne peut pas mesurer { $length } m ; de 0,05 m à 20 m, ça va.
physics-cord-off-table = La corde n’est pas sur la table.
physics-cord-out-of-reach = La main est à { $distance } m de la corde, trop loin pour la saisir.
physics-cord-points = Une corde demande au moins trois points différents, pas { $count }.
physics-hand-empty = La main ne tient pas d’aimant, ou est déjà en train de le lâcher.
physics-hand-full = La main tient déjà l’aimant { $magnet }.
physics-no-such-cord = Il n’y a pas de corde { $index }.
physics-no-such-magnet = Il n’y a pas d’aimant { $index }.
physics-not-a-recording = Ce n’est pas l’enregistrement d’un monde.
physics-not-a-snapshot = Ce n’est pas un instantané complet d’un monde.
physics-not-finite = Un nombre de « { $field } » n’est pas fini.
physics-replay-differs = Rejoué, cet enregistrement ne finit pas comme il l’annonce.
physics-snapshot-version = Cet instantané a la version { $version } ; la version connue est { $known }.
physics-too-many = Il ne peut pas y avoir plus de { $most } aimants.
physics-too-many-cords = Il ne peut pas y avoir plus de { $most } cordes.
physics-unknown-input = Il n’y a pas d’entrée « { $name } ».
physics-unknown-parameter = Il n’y a pas de paramètre « { $name } ».
physics-unknown-pose = Il n’y a pas de position « { $name } ».
physics-unknown-surface = Il n’y a pas de surface « { $name } ».

## Scenes

scene-not-json = La scène n’est pas du JSON (ligne { $line }, colonne { $column }).
scene-too-deep = La scène est imbriquée sur plus de { $most } niveaux.
scene-key-twice = « { $name } » figure deux fois dans le même objet.
scene-not-finite = Le nombre à { $place } n’est pas fini ({ $value }).
scene-number = Le nombre à { $place } est trop grand.
scene-unknown-word = « { $word } » à { $place } est inconnu. Connus : { $known }.
scene-friction = Une surface demande 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = L’id « { $id } » à { $place } a des caractères qu’on ne peut pas afficher, ou des espaces autour.
scene-pose-twice = L’aimant à { $place } a un quaternion, qui fixe déjà sa position ; enlève « { $name } ».
scene-quaternion = Les nombres du quaternion à { $place } ne peuvent être ni tous nuls, ni aussi grands.
scene-pose = { $kind } ne peut pas être { $pose } (à { $place }) ; possible : { $fitting }.
scene-mass = À cette taille, l’aimant à { $place } pèserait plus de 10 kg ; indique sa masse.
scene-one-of = { $place } doit dire exactement une de ces choses : { $known }.
scene-cord-points = La corde à { $place } demande au moins trois points différents, pas { $count }.
scene-cord-length = La corde à { $place } doit mesurer entre { $least } et { $most } mm.
scene-cord-flat = La corde à { $place } n’entoure rien : ses points sont alignés.
scene-cord-off-table = La corde à { $place } quitte la table, qui finit à { $half } mm du milieu de tous les côtés.
scene-no-such-cord = Il n’y a pas de corde { $cord } à tirer (à { $place }) ; { $count ->
    [0] la scène n’en a pas
    [one] la scène en a une, la corde 0
   *[other] la scène en a { $count }, à partir de 0
  }.
scene-times = Les temps d’un trajet doivent croître ; { $time } s à { $place } ne convient pas.
scene-too-many = Il y a { $count } aimants dans cette scène ; on peut en simuler { $most } au plus.
scene-too-many-cords = Il y a { $count } cordes dans cette scène ; on peut en simuler { $most } au plus.
scene-id-twice = L’id « { $id } » à { $place } est déjà pris par { $first }.
scene-overlap = Les aimants « { $first } » et « { $second } » se chevauchent au départ.
scene-starts-inside = L’aimant « { $id } » de { $place } apparaîtrait à l’intérieur de l’aimant « { $other } ».
scene-too-low = À une hauteur de { $height } mm ({ $place }), l’aimant tenu serait dans la table ; son centre peut descendre jusqu’à { $least } mm.
scene-out-of-reach = La main est à { $distance } mm de la corde { $cord } ; pour la saisir, elle doit être à { $most } mm au plus.
scene-blew-up = Les nombres ont grandi au-delà de toute mesure : de tels aimants ne se simulent pas.

## Simulate

simulate-preparing = Préparation de la physique (la première fois seulement)…
simulate-progress = { $time } s simulées sur { $limit } s au plus ; en cours depuis { $waited } s…
simulate-plot-format = « { $name } » n’est pas une image que l’on sait dessiner ; son nom doit finir par l’un de ceux-ci : { $known }.
simulate-no-matplotlib = Pour dessiner, il faut matplotlib, qui n’est pas installé : { $command }
simulate-rest = Tout est immobile après { $time } s.
simulate-moving = Le temps est écoulé après { $time } s, et quelque chose bouge encore.
simulate-nothing-moved = { $count ->
    [0] Il n’y a pas d’aimant, rien n’a bougé, même de 0,1 mm.
    [one] L’aimant n’a pas bougé, même de 0,1 mm.
   *[other] Aucun des { $count } aimants n’a bougé, même de 0,1 mm.
  }
simulate-moved-count = Aimants déplacés ({ $moved } sur { $count }) :
simulate-moved = {"  "}{ $id } de { $distance } mm jusqu’à x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… et encore { $count }
simulate-no-touch = Aucun aimant n’en a touché un autre.
simulate-touch = { $first } et { $second } se sont touchés après { $time } s.
simulate-kluster = Kluster : { $names }.
simulate-outside = Hors de la zone : { $names }.
simulate-cord = La corde { $number } mesure { $length } mm.
simulate-digest = Empreinte { $digest }

## The picture of a scene

plot-rest = immobile après { $time } s
plot-moving = encore en mouvement après { $time } s
plot-touches = { $count ->
    [0] aucun contact
    [one] un contact
   *[other] { $count } contacts
  }
plot-outside = hors de la zone : { $names }
plot-before = avant
plot-path = trajet
plot-held = tenu
plot-north = nord
plot-south = sud
plot-touch = contact
plot-scale = { $length } mm

## Warmup

warmup-begun = Préparation des aimants, des cordes et des bots
warmup-progress = { $done } éléments prêts sur { $all } ({ $seconds } s)
warmup-ready = Tout est prêt après { $seconds } s et gardé dans { $folder }

## Bench

bench-doing = Mesure en cours
bench-library = Clustered, bibliothèque Python : { NUMBER($count) } coups par seconde
bench-engine = Clustered, moteur compilé : { NUMBER($count) } coups par seconde
bench-scan = Kluster, emplacements évalués : { NUMBER($count) } par seconde
bench-frame = Kluster, une image en direct : { NUMBER($ms, maximumFractionDigits: 2) } ms ; un cœur suit { $tables } tables

## Tournaments: help

help-tournament = Faire jouer des bots les uns contre les autres et les classer ; la même commande reprend après une interruption.
help-tournament-bots = Qui participe, séparés par des virgules ; tous les bots du jeu si personne n’est nommé. Qui est nommé deux fois participe deux fois.
help-tournament-bot = Un programme qui participe aussi ; peut être donné plusieurs fois. docs/bots-in-any-language.md dit ce qu’il doit savoir faire.
help-play-bot = Un programme qui prend la place suivante ; peut être donné plusieurs fois. Sans --seats (Kluster : --bots), tu as (Kluster : clumsy a) la première.
help-bot-seconds = Combien de temps un programme peut réfléchir à chaque réponse ; sinon 2 s à Clustered, 3 s à Kluster.
help-tournament-seats = Combien de joueurs à chaque table.
help-tournament-deals = Donnes pour chaque rencontre ; tous jouent chacune depuis chaque place.
help-tournament-swiss = Rondes d’un tournoi suisse, où se rencontrent des bots aux scores proches ; sans cela, chacun rencontre tous les autres.
help-tournament-seed = Tire les donnes et les bots ; le même nombre donne les mêmes parties.
help-tournament-out = Où vont les résultats et les rapports.
help-tournament-jobs = Parties en même temps ; sinon une par cœur.
help-tournament-dask = Jouer plutôt sur la grappe Dask de cet ordonnanceur.
help-bot = Installer un programme à une table en ligne pour qu’il y joue une partie.
help-bot-program = Le programme avec ses options, entre guillemets.
help-bot-table = Le lien vers la table, ou un lien personnel vers une place.
help-bot-name = Ce que voient les autres à la table ; sinon le nom du programme.
usage-bots = BOTS
usage-program = PROGRAMME

## Tournaments: errors

program-not-started = « { $command } » ne peut pas démarrer : { $detail }.
play-programs = Cette partie { $count ->
    [0] n’a pas de programme à la table ; omets --bot
    [one] a un programme à la table ; indique-le avec --bot ({ $names })
   *[other] a { $count } programmes à la table ; indique-les avec --bot dans l’ordre des places ({ $names })
  }.
bot-link = « { $link } » n’est pas un lien vers une table ; il ressemble à https://server/t/Abcd1234.
bot-no-server = { $address } ne répond pas : { $detail }.
bot-refused = Le serveur dit : { $message }
tournament-too-few = { $entrants } participants ne suffisent pas pour { $seats } places ; indique plus de bots, deux fois le même si tu veux.
tournament-swiss-alone = Un tournoi suisse demande au moins deux places par table ; omets --swiss.
tournament-log-busy = « { $name } » sert à un autre tournoi en cours ; choisis un autre dossier avec --out.
tournament-log-other = « { $name } » appartient à un tournoi avec d’autres participants, règles ou nombres ; choisis un autre dossier avec --out.
tournament-log-line = La ligne { $line } de « { $name } » n’est pas un résultat de ce tournoi ; répare le fichier ou choisis un autre dossier avec --out.
tournament-workers-lost = Les processus qui jouaient sont morts, peut-être par manque de mémoire ; ce qui a été joué est gardé, et la même commande reprend (essaie --jobs 1).
tournament-no-dask = --dask a besoin du paquet distributed : pip install "lodestone[dask]".
tournament-no-cluster = L’ordonnanceur Dask { $address } ne répond pas : { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } a donné une réponse tardive ou non valable : { $file }
   *[other] { $seat } a donné { $count } réponses tardives ou non valables : { $file }
  }
bot-seated = Place { $seat } sur { $server }. En attente de la partie…
bot-over = La partie est finie. Gagnants : { $winners }
tournament-progress = { $done } parties sur { $total }
tournament-interrupted = Interrompu après { $games } parties ; elles sont gardées, et la même commande reprend.
tournament-written = Rapport : { $file }
tournament-title = Tournoi de { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
tournament-summary = { $games } parties, { $deals } donnes pour chaque rencontre, graine { $seed }.
tournament-bot = Bot
tournament-rating = Cote
tournament-games = Parties
tournament-share = Part
tournament-points = Points
tournament-slips = Ratés
tournament-crosstable = Ce que chaque bot (ligne) a pris à chaque autre (colonne) : part avec son intervalle à 95 %, et parties
tournament-course = Cote de partie en partie
tournament-note = Les cotes sont celles d’openskill, avec le double de leur incertitude ; 25 est la moyenne. Dans la part, l’égalité compte pour moitié. Points : à Clustered les totaux ; à Kluster les aimants restants, seul les aimants posés.

## Starting the server

help-table-port = Le port à utiliser ; sinon un port libre.
help-table-lan = Laisser d’autres personnes du même réseau se joindre à toi : affiche un lien et un code QR pour les téléphones.
help-table-no-browser = Ne pas ouvrir le navigateur.
help-table-data = Le dossier où garder les tables.
help-serve = Héberger des tables pour les autres : on ouvre un lien dans son navigateur et on s’assoit.
help-serve-host = L’adresse à écouter ; 0.0.0.0 pour toutes celles de cet ordinateur.
help-serve-port = Le port à écouter.
help-serve-database = Où les tables sont gardées : un fichier, ou une URL comme postgresql://user@host/name.
help-serve-public-url = L’adresse par laquelle on atteint ce serveur, s’il y a un proxy devant.
help-serve-admin = Un fichier avec le jeton de l’administrateur ; sinon LODESTONE_ADMIN_TOKEN dans l’environnement.
help-serve-trust-proxy = Croire les en-têtes X-Forwarded du proxy. Seulement si personne ne peut le contourner.
help-serve-proxies = Avec --trust-proxy : combien de proxys se suivent. Chacun ajoute une adresse à X-Forwarded-For ; celle du premier compte.
help-serve-archive = Après combien de jours une table à laquelle personne ne touche est archivée.
help-serve-keep = Après combien de jours une table archivée est supprimée ; jamais, si rien n’est dit.
help-serve-tables-per-hour = Combien de tables une adresse peut créer en une heure.
help-serve-requests = Combien de requêtes une adresse peut faire en une minute.
help-serve-connections = Combien de personnes peuvent regarder une table. Les joueurs entrent toujours.
help-serve-all-connections = Combien de connexions il peut y avoir à la fois.
help-serve-address-connections = Combien de connexions une adresse peut avoir à la fois.
help-serve-processes = Combien de processus travaillent pour les visiteurs : bots de Clustered, indices, vérifications, relectures, évaluations ; sinon un de plus que de cœurs.
help-serve-tables = Combien de tables ce serveur garde en mémoire.
help-serve-live-matches = Combien de parties de Kluster ce serveur fait jouer à la fois.
help-serve-drain = Combien de secondes un serveur qui s’arrête attend la fin des tours avant de confier leurs tables à d’autres.
help-serve-node = Où les autres serveurs de la même base atteignent celui-ci ; sinon là où il écoute. Tous ont besoin du même LODESTONE_CLUSTER_SECRET dans l’environnement.
help-serve-workers = Combien de serveurs lancer derrière ce port ; plus d’un demande PostgreSQL.
help-serve-dask = Calculer bots de Clustered, indices, vérifications, relectures et évaluations sur la grappe Dask de cet ordonnanceur, tant qu’il répond.
help-serve-dask-ca = Avec tls://… : le certificat auquel on reconnaît la grappe.
help-serve-dask-cert = Avec tls://… : le certificat auquel la grappe reconnaît ce serveur.
help-serve-dask-key = Avec tls://… : la clé de ce certificat.
help-serve-messages = Combien de messages une connexion peut envoyer en une seconde.
help-serve-no-app = Ne pas proposer la table comme appli ; les navigateurs qui l’ont installée la retirent.
help-serve-open-tables = Permettre d’ouvrir des tables à tous et de jouer avec des inconnus.
help-serve-dailies = Proposer les tables du jour : chaque jour une donne, la même pour tous.
help-serve-bot-pace = Secondes qu’un bot prend au moins pour un coup.
serve-ready = Les tables sont ouvertes à { $url }
serve-here = La table est prête : { $url }
serve-lan = Sur ce réseau, on peut te rejoindre ici : { $url }
serve-stop = Ctrl-C pour arrêter.
serve-cannot-listen = Impossible d’écouter { $host }, port { $port } : { $cause }
serve-short-token = Le jeton de l’administrateur est trop court : il lui faut au moins { $shortest } caractères.
serve-short-secret = Le secret dans LODESTONE_CLUSTER_SECRET est trop court : il lui faut au moins { $shortest } caractères.
serve-workers-sqlite = Plusieurs serveurs demandent PostgreSQL : avec un fichier il ne peut y en avoir qu’un. Enlève --workers, ou donne --database postgresql://…
serve-dask-address = « { $url } » n’est pas l’adresse d’un ordonnanceur Dask. Écris-la comme tls://dask.example.org:8786 ou tcp://127.0.0.1:8786
serve-dask-tls = Un ordonnanceur Dask en tls://… demande --dask-ca, --dask-cert et --dask-key ; en tcp://…, aucun d’eux.
serve-public-url = « { $url } » n’est pas l’adresse d’un serveur. Écris-la comme https://tables.example.org

## Storage

storage-address = Il n’y a pas de stockage à « { $place } » : donne un fichier, sqlite:///path ou postgresql://user@host/database.
storage-needs-postgres = Pour PostgreSQL, il faut un élément de plus : pip install "lodestone[postgres]".
storage-not-a-database = « { $place } » n’est pas une base de données, ou elle est abîmée. Choisis un autre fichier, ou restaure-la à partir d’une sauvegarde.
storage-foreign = « { $place } » appartient à un autre programme. Choisis un autre fichier, ou une base vide.
storage-newer = « { $place } » a été écrit par un Lodestone plus récent. Installe cette version ou une plus récente, ou restaure une sauvegarde plus ancienne.
storage-not-writable = Impossible d’écrire « { $place } » : { $cause }. Vérifie à qui il appartient, ou choisis un autre endroit.
storage-unreachable = Impossible d’atteindre le stockage à « { $place } » : { $cause }. Vérifie l’adresse, et que la base tourne.
storage-in-use = Un autre Lodestone utilise « { $place } » en ce moment. Arrête-le d’abord, ou choisis un autre endroit pour celui-ci.
storage-no-secret = Un autre Lodestone utilise « { $place } » en ce moment. Les serveurs qui partagent une base ont besoin du même secret dans LODESTONE_CLUSTER_SECRET : donne-le à tous, ou arrête l’autre.
storage-other-secret = Un autre Lodestone utilise « { $place } » avec un autre secret, ou sans secret. Donne le même à tous dans LODESTONE_CLUSTER_SECRET et relance-les.
storage-pooled = « { $place } » ne peut pas être utilisé à travers un pool qui distribue les connexions par transaction, comme pgbouncer avec pool_mode = transaction. Connecte-toi directement, ou choisis pool_mode = session.
storage-older-server = Un Lodestone de version { $version } utilise « { $place } » et ne pourrait pas lire ce que celui-ci écrit. Arrête-le d’abord.
storage-same-address = Un autre Lodestone sur « { $place } » est déjà joignable à { $url }. Donne à chaque serveur sa propre adresse avec --node.

help-dataset = Des parties de Clustered comme données pour les programmes qui apprennent.
help-dataset-make = Faire jouer des bots, ou prendre des enregistrements, et écrire les parties en fichiers Parquet ; la même commande reprend après une interruption.
help-dataset-read = Rejouer un jeu de données, le vérifier et dire ce qu’il contient.
help-dataset-games = Combien de parties.
help-dataset-records = L’enregistrement d’une partie finie, au lieu de faire jouer des bots ; peut être répété.
help-dataset-out = Où vont les fichiers.
help-dataset-folder = Le dossier du jeu de données.
dataset-written = { $games } parties dans { $name }
dataset-summary = { $games } parties, { $moves } coups
dataset-other = « { $name } » contient un autre jeu de données ; choisis un autre dossier avec --out.
dataset-unfinished = Un enregistrement s’arrête avant la fin de sa partie ; seules les parties finies entrent dans un jeu de données.
dataset-edited = « { $name } » ne correspond pas aux enregistrements qui l’accompagnent.
extra-missing = Il manque des paquets : { $command }
