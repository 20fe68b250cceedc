# Aimants et cordes : ce que la physique refuse, les scènes de `lodestone simulate`, la mise en route.
# $place : où dans le fichier de la scène, comme magnets[2].kind (le premier est 0 ; "·" pour le fichier lui-même).

## La physique comme bibliothèque (unités SI)

physics-bad-friction = Un coefficient de frottement de { $value } ne convient pas : il faut 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Un aimant ne peut pas peser { $mass } kg ; de 1 mg à 10 kg, ça va.
physics-bad-quaternion = Une orientation demande quatre nombres finis qui ne sont pas tous nuls.
physics-bad-size = Un aimant doit mesurer entre 1 mm et 200 mm le long de chaque axe.
physics-bad-step = Un pas de temps de { $dt } s ne convient pas ; de 10 µs à 5 ms, ça va.
physics-cord-flat = Cette corde n’entoure rien : tous ses points sont alignés.
physics-cord-free = Personne ne tient la corde { $cord } ; saisis-la d’abord.
physics-cord-held = La corde { $cord } est déjà dans une main.
physics-cord-length = Une corde ne peut pas mesurer { $length } m ; de 0,05 m à 20 m, ça va.
physics-cord-off-table = La corde n’est pas sur la table.
physics-cord-out-of-reach = La main est à { $distance } m de la corde, trop loin pour la saisir.
physics-cord-points = Une corde demande au moins trois points différents, pas { $count }.
physics-hand-empty = La main ne tient pas d’aimant, ou est déjà en train de le lâcher.
physics-hand-full = La main tient déjà l’aimant { $magnet }.
physics-no-such-cord = Il n’y a pas de corde { $index }.
physics-no-such-magnet = Il n’y a pas d’aimant { $index }.
physics-not-a-recording = Ce n’est pas l’enregistrement d’un monde.
physics-not-a-snapshot = Ce n’est pas un instantané complet d’un monde.
physics-not-finite = Un nombre de « { $field } » n’est pas fini.
physics-replay-differs = Rejoué, cet enregistrement n’arrive pas à la fin qui y est écrite.
physics-snapshot-version = Cet instantané a la version { $version } ; la version connue est { $known }.
physics-too-many = Il ne peut pas y avoir plus de { $most } aimants.
physics-too-many-cords = Il ne peut pas y avoir plus de { $most } cordes.
physics-unknown-input = Un monde ne connaît pas d’entrée « { $name } ».
physics-unknown-parameter = Il n’y a pas de paramètre « { $name } ».
physics-unknown-pose = Il n’y a pas de position « { $name } ».
physics-unknown-surface = Il n’y a pas de surface « { $name } ».

## Scènes

scene-not-json = La scène n’est pas du JSON (ligne { $line }, colonne { $column }).
scene-too-deep = La scène est imbriquée sur plus de { $most } niveaux.
scene-key-twice = « { $name } » figure deux fois dans le même objet.
scene-not-finite = Le nombre à { $place } n’est pas fini ({ $value }).
scene-number = Le nombre à { $place } est trop grand.
scene-unknown-word = « { $word } » à { $place } est inconnu. Connus : { $known }.
scene-friction = Une surface demande 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = L’id « { $id } » à { $place } a des caractères qu’on ne peut pas montrer, ou des espaces autour.
scene-pose-twice = L’aimant à { $place } a un quaternion, qui dit tout de sa position ; enlève « { $name } ».
scene-quaternion = Le quaternion à { $place } doit avoir une longueur ; des zéros (ou des nombres bien trop grands) ne tournent rien.
scene-pose = { $kind } ne peut pas être { $pose } (à { $place }) ; possible : { $fitting }.
scene-mass = À cette taille, l’aimant à { $place } pèserait plus de 10 kg ; indique sa masse.
scene-one-of = { $place } doit dire exactement une de ces choses : { $known }.
scene-cord-points = La corde à { $place } demande au moins trois points différents, pas { $count }.
scene-cord-length = La corde à { $place } doit mesurer entre { $least } et { $most } mm.
scene-cord-flat = La corde à { $place } n’entoure rien : ses points sont alignés.
scene-cord-off-table = La corde à { $place } quitte la table, qui finit à { $half } mm du milieu de tous les côtés.
scene-no-such-cord = Il n’y a pas de corde { $cord } à tirer (à { $place }) ; { $count ->
    [0] la scène n’en a pas
    [one] la scène en a une, la corde 0
   *[other] la scène en a { $count }, à partir de 0
  }.
scene-times = Les temps d’un trajet doivent croître ; { $time } s à { $place } ne le fait pas.
scene-too-many = Il y a { $count } aimants dans cette scène ; on peut en simuler { $most } au plus.
scene-too-many-cords = Il y a { $count } cordes dans cette scène ; on peut en simuler { $most } au plus.
scene-id-twice = L’id « { $id } » à { $place } est déjà pris par { $first }.
scene-overlap = Les aimants « { $first } » et « { $second } » se chevauchent au départ.
scene-starts-inside = L’aimant « { $id } » de { $place } apparaîtrait à l’intérieur de l’aimant « { $other } ».
scene-too-low = À une hauteur de { $height } mm ({ $place }), l’aimant tenu serait dans la table ; son centre peut descendre jusqu’à { $least } mm.
scene-out-of-reach = La main est à { $distance } mm de la corde { $cord } ; pour la saisir, elle doit être à { $most } mm au plus.
scene-blew-up = Les nombres ont grandi au-delà de toute mesure : de tels aimants ne se simulent pas.

## simulate

simulate-preparing = La physique se prépare (la première fois seulement)…
simulate-progress = { $time } s simulées sur { $limit } s au plus ; en cours depuis { $waited } s…
simulate-plot-format = « { $name } » n’est pas une image que nous savons dessiner ; finis par l’un de ceux-ci : { $known }.
simulate-no-matplotlib = Pour dessiner, il faut matplotlib, qui n’est pas installé : { $command }
simulate-rest = Tout est immobile après { $time } s.
simulate-moving = Tout n’est pas immobile quand le temps s’arrête, après { $time } s.
simulate-nothing-moved = { $count ->
    [0] Il n’y a pas d’aimant, rien n’a bougé, même de 0,1 mm.
    [one] L’aimant n’a pas bougé, même de 0,1 mm.
   *[other] Aucun des { $count } aimants n’a bougé, même de 0,1 mm.
  }
simulate-moved-count = Aimants déplacés ({ $moved } sur { $count }) :
simulate-moved = {"  "}{ $id } de { $distance } mm jusqu’à x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… et encore { $count }
simulate-no-touch = Aucun aimant n’en a touché un autre.
simulate-touch = { $first } et { $second } se sont touchés après { $time } s.
simulate-kluster = Kluster : { $names }.
simulate-outside = Hors de la zone : { $names }.
simulate-cord = La corde { $number } mesure { $length } mm.
simulate-digest = Empreinte { $digest }

## L’image d’une scène

plot-rest = immobile après { $time } s
plot-moving = encore en mouvement après { $time } s
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
plot-scale = { $length } mm

## warmup

warmup-loading = Chargement de la physique
warmup-boards = Préparation des plateaux, des relevés et des essais
warmup-scenes = Préparation des mains et des cordes
warmup-bots = Préparation des bots
warmup-done = { $what } : { $seconds } s
warmup-ready = Tout est prêt après { $seconds } s et gardé dans { $folder }

## bench

bench-doing = Mesure en cours
bench-library = Clustered, bibliothèque Python : { NUMBER($count) } coups par seconde
bench-engine = Clustered, moteur compilé : { NUMBER($count) } coups par seconde
bench-scan = Kluster, emplacements évalués : { NUMBER($count) } par seconde
bench-frame = Kluster, une image en direct : { NUMBER($ms, maximumFractionDigits: 2) } ms ; un cœur suit { $tables } tables
