# L’accueil et la préparation d’une nouvelle table.

web-lobby-title = Assieds-toi et joue
web-lobby-what = En solo, contre l’ordinateur, à plusieurs sur cet écran ou avec des amis au loin. Sans compte.
web-lobby-clustered = Pose des tuiles qui partagent deux caractéristiques sur trois avec leurs voisines ; fais grandir lignes et rectangles, gêne les autres.
web-lobby-kluster = Pose des aimants dans une boucle de corde. Tout ce qui se colle te revient. Débarrasse-toi de tous.
web-play-clustered = Jouer à Clustered
web-play-kluster = Jouer à Kluster
web-set-up = Préparer…
web-lobby-kluster-preparing = Les aimants se préparent ; cela prend une minute ou deux, une seule fois.
web-join-title = Rejoindre un ami
web-join-what = Colle le lien qu’on t’a envoyé, ou juste la fin.
web-join-link = Lien de la table
web-join = Rejoindre
web-join-unreadable = Cela ne ressemble pas à un lien vers une table.
web-real-title = À une vraie table
web-real-what = Tu as la boîte devant toi : compte ici les points, ou note les tours et les fautes.
web-recent = Mes tables
web-recent-forget = Ôter de la liste
web-default-name = Invité

## Joueurs et bots

web-your-name = Ton nom
web-here-name = Joueur { $seat }
web-bot-name = Bot { $level }
web-bot-level = Le niveau des bots
web-level-random = Aléatoire
web-level-greedy = Gourmand
web-level-montecarlo = Monte-Carlo
web-level-casual = Détendu
web-level-club = De club
web-level-expert = Expert
web-level-clumsy = Maladroit
web-level-steady = Habile
web-seat-free = Place libre
web-seat-called = { $name } ({ $seat })
web-seats = Places
web-you = toi

## Une nouvelle table

web-new-clustered = Une table de Clustered
web-new-clustered-what = Deux places et les règles de base, sauf si tu choisis autre chose.
web-new-kluster = Une table de Kluster
web-new-kluster-what = Une boîte Classic et deux places, sauf si tu choisis autre chose.
web-new-who = Qui joue ?
web-new-presets = Choix rapides
web-preset-bot = Contre l’ordinateur
web-preset-friend = Avec un ami, par lien
web-preset-here = À deux sur cet écran
web-preset-solo = En solo
web-choice-me = Moi
web-choice-here = Quelqu’un sur cet écran
web-choice-link = Un ami, par lien
web-seat-add = Une place de plus
web-seat-remove = Retirer la place { $seat }
web-new-extended = À partir de cinq, c’est la partie étendue : deux tuiles de départ, six cases entre elles.
web-new-options = Options
web-new-open = Ouvrir la table
web-option-fast = Partie rapide
web-option-fast-what = Piocher deux tuiles par tour et en garder cinq : plus court, avec plus de choix.
web-option-first = Bonus de vitesse
web-option-first-what = Deux points pour la première ligne de cinq et deux pour le premier 2×3.
web-option-largest = Bonus de taille
web-option-largest-what = Deux points pour qui a seul le plus grand rectangle, deux pour la plus longue ligne.
web-option-wild = Un troisième joker
web-option-wild-what = Pour tout le monde, ou comme avance pour qui est plus jeune ou débute.
web-option-surface = Taille de la table
web-surface-endless = Sans bords
web-surface-square = Carrée, 15 cases de côté
web-surface-round = Ronde, 7 cases dans chaque sens
web-option-clock = Temps par tour
web-clock-none = Sans limite
web-clock-seconds = { $seconds } secondes
web-house-rules = Règles maison
web-house-rules-what = Pas dans les règles du jeu ; toute la table voit qu’elles sont en vigueur.
web-house-rule = Règle maison : { $name }
# $seats : des lettres, comme « A et C »
web-option-wild-for = Un troisième joker : { $seats }
web-surface-edges = Une table avec des bords
web-surface-edges-what = La place pour les tuiles est limitée.
web-solo-bests = Mes meilleurs scores en solo
web-solo-base = Jeu de base
web-solo-none = Pas encore de partie en solo avec ces règles.
web-option-tie = Départage
web-option-tie-what = Plus grand rectangle, puis plus longue ligne, puis moins de défausses.
web-option-hidden = Défausses cachées
web-option-hidden-what = Personne ne voit ce que les autres ont défaussé.
web-option-trim = Garder ce qu’on avait
web-option-trim-what = En partie rapide, on ne défausse qu’une tuile qu’on vient de piocher.
web-option-chat = Chat
web-option-chat-what = À cette table, on peut s’écrire.

## Une nouvelle table de Kluster

web-boxes = Boîtes
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Prends au moins une boîte.
   *[other] Jusqu’à { $most } places.
  }
web-option-expert = Mode expert
web-option-expert-what = Qui a encore plus d’aimants que le joueur suivant peut en poser un autre.
web-option-poles = Montrer les pôles
web-option-poles-what = Une aide pour s’entraîner : tout le monde voit quelle face est le nord.
web-option-top = Plateau de table
web-top-wood = Bois
web-top-glass = Verre, glissant
web-top-felt = Feutre, rugueux
web-option-play-on = Jouer pour le classement
web-option-play-on-what = Quand quelqu’un a gagné, les autres continuent.
web-option-no-sliding = Sans glisser
web-option-no-sliding-what = Un aimant en main reste au-dessus de la table.
web-option-cord = Pas touche à la corde
web-option-cord-what = La corde ne se déplace qu’avec des aimants.
web-option-group = Cordes d’un seul tenant
web-option-group-what = Toutes les cordes doivent tenir ensemble, pas seulement chacune avec une autre.
