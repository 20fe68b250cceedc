### The browser table.

## Every screen

web-skip = Aller au contenu
web-loading = Un instant…
web-load-failed = Impossible de charger cet écran.
web-reload = Réessayer
web-nothing-here = Il n’y a rien à cette adresse.
web-to-lobby = Retour à l’accueil
web-close = Fermer
web-nav = Principal
web-nav-records = Parties
web-nav-referee = Arbitrer Kluster
web-nav-score = Compter les points
web-nav-about = À propos

## Every screen: settings

web-settings = Réglages
web-language = Langue
web-language-system = Comme le navigateur
web-theme = Clair ou sombre
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-system = Comme l’appareil
web-motion-full = Toutes
web-motion-reduced = Réduites
web-sound = Sons
web-settings-kept = Enregistrés dans ce navigateur seulement.

## Every screen: about

web-about-title = À propos de Lodestone
web-about-what = Lodestone est une table numérique ouverte pour deux familles de jeux de société : Kluster, avec des aimants et une corde, et Clustered, avec des tuiles.
web-about-unofficial = Non officiel, sans lien avec les éditeurs.
web-about-boxes = Les mots, les images et les sons d’ici sont les nôtres. Si les jeux te plaisent, achète les boîtes : elles sont très belles.
web-about-safety-title = Avec de vrais aimants
web-about-privacy-title = Tes données
web-about-privacy = Pas de compte, pas de pistage, rien n’est chargé d’ailleurs. Tes réglages et tes places sont gardés dans ce navigateur ; les parties le sont par le serveur où tu es.
web-about-made-title = Fait avec
web-about-made = Svelte, Fluent et Vite dans le navigateur ; Python, Starlette, NumPy et Numba sur le serveur. Logiciel libre sous licence MIT.
web-about-docs = Documentation pour les hôtes, les programmeurs et les curieux

## Every screen: when something goes wrong

web-server-unreachable = Impossible de joindre le serveur. Tourne-t-il encore ?
web-server-refused = Le serveur n’a pas pu répondre ({ $status }).
web-line-lost = Connexion perdue. Reconnexion…
web-line-slow = La connexion est lente…
web-line-ended = La connexion à cette table est terminée.
web-line-closed = Cette table a été fermée.
web-line-too-many = Tu as ouvert cette table sur trop d’écrans : celui-ci a été déconnecté.
web-about-typeface = Les titres sont composés en Fraunces, d’Undercase Type.
web-about-licence = Sa licence
web-about-video = Les vidéos sont créées avec Mediabunny.

## Lobby

web-lobby-title = Assieds-toi et joue
web-lobby-what = En solo, contre l’ordinateur, à plusieurs sur cet écran ou avec des amis au loin. Sans compte.
web-lobby-clustered = Pose des tuiles qui partagent deux caractéristiques sur trois avec leurs voisines ; fais grandir lignes et rectangles, gêne les autres.
web-lobby-kluster = Pose des aimants dans une boucle de corde. Tout ce qui s’aimante te revient. Débarrasse-toi de tous tes aimants.
web-play-clustered = Jouer à Clustered
web-play-kluster = Jouer à Kluster
web-set-up = Préparer…
web-lobby-kluster-preparing = Les aimants sont en préparation ; cela prend environ une minute, une seule fois.
web-join-title = Rejoindre un ami
web-join-what = Colle le lien qu’on t’a envoyé, ou juste la fin.
web-join-link = Lien de la table
web-join = Rejoindre
web-join-unreadable = Cela ne ressemble pas à un lien vers une table.
web-real-title = À une vraie table
web-real-what = Tu as la boîte devant toi : compte ici les points, ou note les tours et les fautes.
web-recent = Mes tables
web-recent-forget = Retirer de la liste
web-default-name = Invité

## Lobby: people and bots

web-your-name = Ton nom
web-here-name = Joueur { $seat }
web-bot-level = Comment jouent les bots
web-level-random = joue au petit bonheur
web-level-greedy = prend les points tout de suite
web-level-montecarlo = voit loin
web-level-neural = joue d’expérience
web-level-casual = joue pour le plaisir
web-level-club = connaît les astuces
web-level-expert = dur à battre
web-level-clumsy = apprend encore
web-level-steady = main sûre
web-seat-free = Place libre
web-seat-called = { $name } ({ $seat })
web-seats = Places
web-you = toi

## Lobby: a new table

web-new-clustered = Une table de Clustered
web-new-clustered-what = Deux places et les règles de base, sauf si tu choisis autre chose.
web-new-kluster = Une table de Kluster
web-new-kluster-what = Une boîte Classic et deux places, sauf si tu choisis autre chose.
web-new-who = Qui joue ?
web-first = Qui commence
web-first-youngest = Le plus jeune commence. Qui est-ce ?
web-first-shortest = Le plus petit commence. Qui est-ce ?
web-first-draw = Tirer au sort
web-begins-drawn = Tirage au sort : { $who } commence.
web-begins-youngest = Le plus jeune commence : { $who }.
web-begins-shortest = Le plus petit commence : { $who }.
web-begins-most-left = Le plus d’aimants restants la dernière fois : { $who } commence.
web-begins-next = Cette fois, { $who } commence.
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
web-option-wild-what = Pour tout le monde, ou comme coup de pouce à un joueur plus jeune ou débutant.
web-option-surface = Taille de la table
web-surface-endless = Sans bords
web-surface-square = Carrée, 15 cases de côté
web-surface-round = Ronde, 7 cases dans chaque sens
web-option-clock = Temps par tour
web-clock-none = Sans limite
web-clock-seconds = { $seconds } secondes
web-house-rules = Règles maison
web-house-rules-what = Elles changent les règles habituelles ; toute la table voit lesquelles sont en vigueur.
web-house-rule = Règle maison : { $name }
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

## Lobby: a new table of Kluster

web-boxes = Boîtes
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Prends au moins une boîte.
   *[other] Jusqu’à { $most } places.
  }
web-option-expert = Mode expert
web-option-expert-what = Si tu as encore plus d’aimants que le joueur suivant, tu peux en poser un autre.
web-option-poles = Montrer les pôles
web-option-poles-what = Une aide pour s’entraîner : tout le monde voit quelle face est le nord.
web-option-top = Plateau de table
web-top-wood = Bois
web-top-glass = Verre, glissant
web-top-felt = Feutre, rugueux
web-option-play-on = Jouer pour le classement
web-option-play-on-what = Quand quelqu’un a gagné, les autres continuent.
web-option-rounds = Limite de tours de table
web-rounds-none = Aucune
web-rounds-count = { $count } tours de table : qui a le moins d’aimants gagne
web-option-handicap = Avance
web-option-handicap-what = Combien d’aimants de moins chaque place doit poser.
web-option-loop-classic = Taille de la boucle Classic
web-option-loop-duo = Taille de la boucle DUO
web-loop-mm = { $mm } mm de diamètre
web-option-no-sliding = Sans glisser
web-option-no-sliding-what = Un aimant en main reste au-dessus de la table.
web-option-cord = Pas touche à la corde
web-option-cord-what = La corde ne se déplace qu’avec des aimants.
web-option-after = Déplacer la corde après avoir lâché
web-option-after-what = Comme dans les notices : quand tout est immobile, tu peux encore déplacer la corde. Tu termines ton tour toi-même, sinon il finit après cinq secondes.
web-option-group = Cordes d’un seul tenant
web-option-group-what = Toutes les cordes doivent tenir ensemble, pas seulement chacune avec une autre.
web-name-of = Nom à la place { $seat }
web-bot-character = { $level ->
    [random] Une souris qui pose ce qui lui tombe sous la patte.
    [clumsy] Un ours aux grosses pattes.
    [greedy] Une pie : elle prend tout de suite ce qui brille.
    [casual] Un chat qui joue entre deux siestes.
    [club] Un renard qui a bien des soirées de jeu derrière lui.
    [montecarlo] Un poulpe qui essaie mille parties dans sa tête.
    [neural] Un éléphant qui se souvient de toutes ses parties d’entraînement.
    [steady] Une tortue à la main calme.
   *[expert] Une chouette à qui rien n’échappe.
  }

## A table of either game

web-table-missing = Il n’y a pas, ou plus, de table à cette adresse.

## A table of either game: waiting for others

web-waiting-clustered = Une table de Clustered
web-waiting-kluster = Une table de Kluster
web-waiting-for = { $count ->
    [0] Tout le monde est là.
    [one] Il manque encore quelqu’un.
   *[other] Il manque encore { $count } personnes.
  }
web-sit-down = S’asseoir
web-leave-seat = Quitter la place
web-start-with-bots = Commencer avec des bots aux places libres
web-invite-title = Inviter
web-invite-link = Lien de cette table
web-invite-copy = Copier le lien
web-invite-copied = Lien copié.
web-invite-share = Partager
web-invite-code = Le même lien en code QR
web-invite-watch = Lien pour les spectateurs
web-invite-only-here = Cette adresse ne marche que sur cet ordinateur. Pour jouer aussi sur des téléphones, lance Lodestone avec --lan.
web-own-link = Mon propre lien, pour un autre appareil
web-own-link-what = Il ouvre ta place sur n’importe quel appareil. Garde-le pour toi.

## A table of either game: together

web-menu = Table
web-news = Ce qui s’est passé
web-news-none = Encore rien.
web-chat = Chat
web-chat-write = Écris quelque chose
web-chat-send = Envoyer
web-chat-none = Personne n’a encore rien dit.
web-chat-unread = à lire
web-reactions = Réactions
web-reaction = { $reaction ->
    [thumbs_up] Pouce levé
    [clap] Applaudissements
    [laugh] Rires
    [wow] Ouah
    [think] Je réfléchis
    [oops] Oups
    [heart] J’adore
   *[wave] Coucou
  }
web-preparing = Préparation des aimants…
web-preparing-then = Ensuite, la partie commence toute seule.
web-preparing-parts = { $done } éléments prêts sur { $all }
web-preparing-meanwhile = En attendant, jette un œil aux règles ou à la première leçon.
web-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
web-take-back = Reprendre le dernier coup
web-pause = Pause
web-paused = La partie est en pause.
web-resume = Continuer
web-resign = Abandonner
web-resign-seat = Abandonner la place { $seat }
web-resign-sure = Vraiment abandonner la place { $seat } ? Les autres continuent sans toi, et on ne peut pas revenir.
web-resign-sure-last = Vraiment abandonner la place { $seat } ? La partie s’arrête là, et on ne peut pas revenir.
web-absent = { $who } n’est pas là.
web-stand-in = Laisser jouer un bot
web-stand-in-end = Rejouer moi-même la place { $seat }
web-close-table = Fermer cette table
web-close-sure = Fermer cette table pour tout le monde ?
web-yes = Oui
web-no = Non
web-proposal-take-back = { $name } voudrait reprendre le dernier coup.
web-proposal-pause = { $name } voudrait faire une pause.
web-proposal-again = { $name } voudrait rejouer.
web-proposal-waiting = On attend les autres…
web-proposal-withdraw = Finalement, non
web-agree = D’accord
web-decline = Refuser
web-away = absent
web-resigned = a abandonné
web-thinking = réfléchit
web-standing-in = bot : { $level }
web-stood-in = { $who } a laissé filer le temps deux fois de suite : un bot ({ $level }) continue.
web-stood-in-own = Un bot ({ $level }) joue la place { $seat } pour toi.
web-watching = Tu regardes. Les mains restent cachées.
web-clock-left = { $seconds } s
web-title-your-turn = À toi de jouer
web-proposal-declined = { $name } dit non.

## The Clustered board

web-board-keys = Les flèches vont de case en case, Entrée choisit, N et P sautent entre les cases qui brillent, plus et moins zooment, 0 montre toute la table.
web-board-closer = Zoom avant
web-board-further = Zoom arrière
web-board-fit = Voir toute la table
web-seat = Place { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y } : vide.
web-cell-start = { $x }, { $y } : tuile de départ.
web-cell-wild-of = { $x }, { $y } : joker de la place { $seat }.
web-cell-tile-of = { $x }, { $y } : tuile de la place { $seat }.
web-board-more = { $count ->
    [one] Encore une case
   *[other] Encore { $count } cases
  } { $way ->
    [left] plus à gauche
    [right] plus à droite
    [up] plus haut
   *[down] plus bas
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = La table. Les tuiles, et les cases où la tuile choisie peut aller.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y } : { $tile }, place { $seat }.
web-cell-legal = { $x }, { $y } : libre, la tuile va ici.

## Clustered: the hand

web-hand = Tes tuiles
web-hand-fits = { $tile }, va à { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }
web-hand-fits-nowhere = { $tile }, ne va nulle part
web-hand-discard = { $tile }, défausse possible
web-hands-covered = Les tuiles sont cachées.
web-confirm = Valider
web-discard = Défausser
web-put-back = Reprendre
web-cover = { $name }, c’est ton tour ({ $seat }). Les autres regardent ailleurs.
web-cover-reveal = Voir mes tuiles

## Clustered: what to do

web-prompt-choose = À toi : choisis une tuile.
web-prompt-place = { $tile } : choisis une case qui brille.
web-prompt-confirm = Valide, ou essaie une autre case.
web-prompt-gain = { $points ->
    [0] Pas encore de points ici.
    [one] Un point de plus ici.
   *[other] { $points } points de plus ici.
  }
web-prompt-discard = Rien à poser : choisis une tuile à défausser.
web-prompt-trim = Plus de cinq tuiles : choisis-en une à défausser.
web-prompt-discard-confirm = Elle quitte la partie. Valide, ou choisis-en une autre.
web-prompt-waiting = C’est à { $who } de jouer.
web-prompt-thinking = { $who } réfléchit…
web-prompt-sending = Un instant…
web-gain-badge = +{ $points }
web-show-groups = Points

## Clustered: seats

web-piles = { $hand } en main, { $stack } à piocher, { $discards } à la défausse
web-points = points
web-to-move = Au tour de la place { $seat }
web-mark-first-line = Première ligne de cinq : deux points
web-mark-first-rectangle = Premier 2×3 : deux points
web-mark-longest = Plus longue ligne : deux points pour l’instant
web-mark-largest = Plus grand rectangle : deux points pour l’instant

## Clustered: what happened

web-news-placed = { $who } : { $tile } en { $x }, { $y }.
web-news-discarded = { $who } défausse { $tile }.
web-news-discarded-unseen = { $who } défausse une tuile.
web-news-drawn = Tu pioches { $tile }.
web-news-first-line = { $who } a la première ligne de cinq.
web-news-first-rectangle = { $who } a le premier 2×3.
web-news-your-turn = Place { $seat }, à toi.
web-news-ended = La partie est finie.

## Clustered: the end

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

## Clustered: alone, and what is special about a table

web-facts = Cette table
web-solo-best = { $points ->
    [one] Meilleur score : { $points } point
   *[other] Meilleur score : { $points } points
  }
web-solo-first = Le premier score à battre.
web-solo-new = Nouveau record ! L’ancien : { $before }.
web-news-laid = { $who } : { $tile }
web-why-neighbour = { $tile } à côté de { $neighbour } : { $differ ->
    [shape-fill] la forme et le remplissage diffèrent
    [shape-count] la forme et le nombre diffèrent
    [fill-count] le remplissage et le nombre diffèrent
   *[shape-fill-count] tout diffère
  }. Deux des trois doivent être pareils.
web-why-alone = Rien ne se trouve à côté de cette case : une tuile doit en toucher une autre par un côté.
web-why-occupied = Il y a déjà une tuile ici : { $tile }.
web-why-off-table = C’est hors de la table : il n’y a pas de place pour une tuile.
web-why-discard = Tant qu’une de tes tuiles va quelque part, tu ne peux rien défausser.
web-why-trim-drawn = Tu ne peux défausser qu’une tuile que tu viens de piocher.
web-news-taken-back = { $count ->
    [one] { $who } reprend le dernier coup.
   *[other] { $who } reprend son coup ; les { $count } derniers coups sont annulés.
  }
web-news-resigned = { $who } quitte la partie.
web-news-time-up = Temps écoulé pour { $who } : un bot joue le coup.
web-end-share = Partager
web-end-best-move = Le meilleur coup : { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Table de Kluster
web-kluster-canvas = La table
web-kluster-seats = Places
web-kluster-you = toi
web-kluster-left = { $count ->
    [0] plus aucun
    [one] encore 1
   *[other] encore { $count }
  }

## Kluster: what is to be done

web-kluster-preparing = Préparation de la table…
web-kluster-choose = À toi : choisis un aimant.
web-kluster-choose-first = À toi : fais glisser un aimant sur la table. Tu peux d’abord déplacer la corde.
web-kluster-choose-named = { $who } : choisis un aimant.
web-kluster-carry = Porte-le à sa place, puis lâche.
web-kluster-dragging = Tu tiens la corde.
web-kluster-dragging-named = { $who } tient la corde.
web-kluster-pull = { $way ->
    [in] { $who } tire la corde vers l’intérieur.
    [out] { $who } tire la corde vers l’extérieur.
   *[along] { $who } déplace la corde.
  }
web-kluster-cord-keys = Gauche et droite longent la corde, haut et bas changent de corde, Entrée la saisit.
web-kluster-settling = Tout s’immobilise…
web-kluster-started-over = La table a dû recommencer ce tour. Tout est de nouveau comme au début du tour.
web-kluster-repair = Posé. Mais une corde n’en croise aucune autre : déplace les cordes pour qu’elles se croisent, puis finis ton tour.
web-kluster-after = Tu peux encore déplacer la corde. Termine ensuite ton tour.
web-kluster-after-cords = Tu peux encore déplacer les cordes, tant que chacune en croise une autre. Termine ensuite ton tour.
web-kluster-choice = Il te reste plus d’aimants qu’à la place suivante. Poser un autre aimant ?
web-kluster-choice-named = Il reste à { $who } plus d’aimants qu’à la place suivante. Poser un autre aimant ?
web-kluster-waiting = { $thinking ->
    [yes] { $who } réfléchit…
   *[no] C’est à { $who } de jouer.
  }
web-kluster-apart = { $count ->
    [one] La corde { $cords } est toute seule. Tire-la jusqu’à ce qu’elle en croise une autre.
   *[other] Les cordes { $cords } sont toutes seules. Tire-les jusqu’à ce qu’elles en croisent une autre.
  }
web-kluster-solo = Posés : { $placed } · fautes : { $faults } (permises : { $allowed })

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] { $count } aimant à poser
   *[other] { $count } aimants à poser
  }
web-kluster-take = Prendre { $magnet }
web-kluster-hand = L’aimant dans ta main
web-kluster-raise = Lever
web-kluster-lower = Baisser
web-kluster-turn-left = Tourner à gauche
web-kluster-turn-right = Tourner à droite
web-kluster-flip = Retourner
web-kluster-stand = Dresser
web-kluster-put-back = Remettre
web-kluster-let-go = Lâcher
web-kluster-done = Finir le tour
web-kluster-continue = En poser un autre
web-kluster-stop = S’arrêter là
web-kluster-end-solo = Finir la partie ici
web-kluster-danger = { $way ->
    [push] Répulsion
    [known] Danger
   *[pull] Attraction
  }
web-kluster-danger-level = { $level ->
    [calm] Calme.
    [tug] Ça tire.
    [strong] Ça tire fort.
   *[snap] Ça va claquer !
  }
web-kluster-push-level = { $level ->
    [tug] Ça repousse.
   *[strong] Ça repousse fort.
  }
web-kluster-risk-level = { $level ->
    [calm] Sans danger ici.
    [tug] Ça tiendrait.
    [strong] Ça glisserait.
   *[snap] Ça claquerait !
  }

## Kluster: what came of it

web-kluster-placed = { $seat } a posé { $magnet }.
web-kluster-close = De justesse : { $magnet } a bougé de { $mm } mm, puis plus rien.
web-kluster-time-up = Temps écoulé pour { $seat } : une main maladroite termine le tour, et le résultat compte.
web-kluster-taken = { $cause ->
    [hand] { $seat } récupère { $magnets }, qui { $count ->
        [one] a
       *[other] ont
      } sauté sur l’aimant en main (règle { $rule }).
    [outside] { $seat } récupère { $magnets } : hors de la zone (règle { $rule }).
   *[kluster] { $seat } récupère { $magnets } : ça s’est aimanté (règle { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Temps écoulé : faute { $faults } (permises : { $allowed }).
   *[taken] Faute { $faults } (permises : { $allowed }).
  }
web-kluster-offered = Il reste à { $seat } plus d’aimants qu’à la place suivante : { $seat } peut continuer.
web-kluster-resigned = { $seat } quitte la partie ; { $count ->
    [0] aucun aimant n’est mis de côté.
    [one] un aimant est mis de côté.
   *[other] { $count } aimants sont mis de côté.
  }
web-kluster-replay = Revoir au ralenti
web-kluster-slow = Ralenti
web-kluster-skip = Passer
web-kluster-ended = { $reason ->
    [total-victory] Tout est posé : victoire totale !
    [faults] Une faute de trop.
    [stopped] Arrêté : le résultat compte.
    [resigned] { $winners } gagne : les autres sont partis.
   *[other] { $count ->
        [0] Personne ne gagne.
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
      }
  }
web-kluster-result-resigned = { $name }: a abandonné
web-kluster-result = { $name } : { $count ->
    [0] tout posé
    [one] encore 1
   *[other] encore { $count }
  }
web-kluster-best = Ton meilleur résultat de ce type jusqu’ici : { $placed ->
    [one] { $placed } posé
   *[other] { $placed } posés
  }, { $faults ->
    [one] { $faults } faute.
   *[other] { $faults } fautes.
  }
web-kluster-best-now = Ton meilleur résultat de ce type !
web-kluster-best-first = Ton premier résultat de ce type.
web-kluster-poles-now = Maintenant, tout le monde voit quel bout était le nord : rouge avec un anneau.
web-kluster-again = Rejouer
web-kluster-record = L’enregistrement de la partie
web-clip = Vidéo
web-clip-last = Enregistrer en vidéo
web-clip-best = Enregistrer le meilleur moment en vidéo
web-clip-turns = Enregistrer ces tours en vidéo
web-clip-from = Du tour
web-clip-to = au tour
web-clip-making = Création de la vidéo… { $percent } %
web-clip-cancel = Annuler
web-clip-made = La vidéo est enregistrée.
web-clip-failed = La vidéo n’a pas pu être créée sur cet appareil.

## Kluster: how it is shown and told

web-kluster-look = Vue et aide
web-kluster-from-above = Voir de dessus
web-kluster-lift = Lever pour lâcher
web-kluster-lift-what = Lever le doigt, ou relâcher le bouton de la souris, à la fin du glissement lâche l’aimant. Sinon, il reste dans ta main jusqu’à ce que tu le lâches.
web-kluster-quality = Image
web-kluster-quality-auto = selon l’appareil
web-kluster-quality-high = haute
web-kluster-quality-medium = moyenne
web-kluster-quality-low = basse
web-kluster-quality-flat = à plat
web-kluster-jerky = La table saccade sur cet appareil.
web-kluster-draw-flat = La dessiner à plat
web-kluster-leave-it = Laisser comme ça
web-kluster-spoken = Dire les positions
web-kluster-spoken-what = Pour les lecteurs d’écran : où est l’aimant, ce qu’il y a tout près et comment ça tire, chaque fois qu’il s’arrête.
web-kluster-aids = Aides pour s’entraîner
web-kluster-lines = Lignes du champ magnétique
web-kluster-danger-map = Carte du danger : où il serait risqué de lâcher
web-kluster-keys-title = Touches, souris et doigts
web-kluster-keys = Les chiffres prennent un aimant. Les flèches le déplacent, finement avec Maj, loin avec Ctrl ; Page haut et Page bas le lèvent et le baissent ; Q et E le tournent, F le retourne, S le dresse. Entrée le lâche, Échap le remet. C choisit une corde, V change la vue, R lit la table à voix haute.
web-kluster-pointers = Souris : fais glisser un aimant hors de ta réserve, ou clique dessus ; il suit, et un clic le lâche. La molette le lève, de côté ou avec Maj elle le tourne ; le bouton droit fait les deux. Doigts : fais glisser un aimant hors de ta réserve, puis n’importe où pour le déplacer ; un deuxième doigt le tourne et le lève. La main vide, on peut tirer une corde, et ailleurs la vue.
web-kluster-pose = { $pose ->
    [standing] debout, face { $face } devant
    [lying] couché, bout { $face } devant
   *[flat] à plat, face { $face } dessus
  }
web-kluster-offset = { $x } { $side ->
    [left] à gauche
   *[right] à droite
  }, { $y } { $depth ->
    [near] vers toi
   *[away] vers le fond
  }
web-kluster-here = { $magnet }, { $how } : depuis le milieu, { $where } ; hauteur { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Tu peux lâcher ici.
    [no] Tu ne peux pas lâcher ici.
   *[unknown] En route.
  }
web-kluster-neighbour = { $magnet } : à { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] La table est vide.
    [one] Un aimant est sur la table.
   *[other] { $count } aimants sont sur la table.
  }
web-kluster-lies = { $magnet } : depuis le milieu, { $where }.

## Kluster: laying the cords

web-laying = Cordes
web-laying-which = Quelle corde
web-laying-cord = Corde { $number }
web-laying-shape = Forme
web-laying-shape-name = { $shape ->
    [circle] Cercle
    [oval] Ovale
    [eight] Huit
   *[free] À main levée
  }
web-laying-turn = Tourner
web-laying-usual = Par défaut
web-laying-in-turn = Poser les cordes à tour de rôle
web-laying-who = { $who } pose la corde { $number }.
web-laying-next = Corde suivante
web-laying-sheet = La table avec ses cordes
web-laying-move = Fais glisser la corde, ou déplace-la avec les flèches ; Q et E la tournent.
web-laying-draw = Trace une ligne fermée à la souris ou au doigt ; les flèches la déplacent. La corde garde sa longueur.

## Hints and reviews: hints at a table

web-hint = Indice
web-hint-ask = Demander des indices
web-hint-thinking = Recherche d’un indice…
web-hint-discard = Défausse { $tile }.
web-hint-place = { $magnet } va là où se trouve la forme claire.
web-hint-flip = Retourne l’aimant d’abord.
web-hint-stop = Aucun endroit ne semble assez sûr pour continuer.
web-proposal-hints = { $name } voudrait autoriser les indices dans cette partie.
web-option-hints = Indices
web-option-hints-agreed = En solo, ou si tout le monde est d’accord
web-option-hints-on = Pour tout le monde
web-option-hints-off = Jamais

## Hints and reviews: reviews

review-place = Endroit { $number } · { $risk } %
web-review = Évaluer
web-review-graph = Ce que chaque coup a concédé
web-review-alternatives = Mieux ou aussi bien
web-review-done = L’évaluation est prête.
web-hint-there = Essaie { $tile } sur la case marquée.
web-hint-next = { $points ->
    [one] Au prochain tour, tu peux marquer un point ici.
   *[other] Au prochain tour, tu peux marquer { $points } points ici.
  }

## Lessons

web-learn = Apprendre à jouer
web-learn-what = En jouant, à une table rien qu’à toi. Cinq minutes par jeu ; arrête quand tu veux et reprends plus tard.
web-learn-clustered = Pose des tuiles, vois pourquoi l’une ne va pas, fais une ligne et un rectangle, gêne quelqu’un et gagne d’un point.
web-learn-kluster = Pose une pierre, sens comme une autre l’attire, laisse-en deux se coller exprès, déplace la corde et gagne.
web-learn-how-far = { $state ->
    [done] Encore une fois
    [begun] Reprendre à l’étape { $step } sur { $steps }
   *[new] Commencer
  }
web-learn-first = Tu découvres { $game } ? Apprends en cinq minutes.
web-learn-title = Leçon de { $game }
web-learn-step = { $step } sur { $steps }
web-learn-back = Retour
web-learn-skip = Passer
web-learn-next = Continuer
web-learn-anew = Recommencer ce passage
web-learn-done-already = Tu l’as déjà fait.
web-learn-finished = Pour une première partie de { $game }, tu en sais assez. Amuse-toi bien !
web-learn-other = Apprendre { $game }
web-learn-cell = { $cell } La leçon désigne cette case.

## Lessons: Clustered

web-learn-lay = Prends une tuile de ta main : les cases où elle va brillent. Pose-la sur la case entourée, si cette case brille, puis valide.
web-learn-lay-keys = Au clavier : un chiffre prend une tuile, les flèches et N parcourent la table, Entrée pose la tuile.
web-learn-lay-done = Elle partage au moins deux caractéristiques (forme, remplissage, nombre) avec chaque voisine. À côté de la tuile de départ, au milieu, tout va.
web-learn-refused = Maintenant, trompe-toi exprès : prends une tuile et touche une case juste à côté d’une autre tuile, là où rien ne brille.
web-learn-refused-done = La raison s’affiche en dessous, la voisine qui gêne est entourée, et le lien mène à la règle.
web-learn-line = Trois de tes tuiles ou plus à la suite, en rangée ou en colonne, font une ligne : un point par tuile. Complète celle de la case entourée.
web-learn-line-done = Ta première ligne : trois points. Plus elle est longue, plus elle vaut, et une tuile peut compter en rangée et en colonne.
web-learn-rectangle = Ton plus grand rectangle sans trou, d’au moins deux sur deux, rapporte aussi un point par tuile. Remplis le coin entouré.
web-learn-rectangle-done = Quatre points de plus. Seul le plus grand rectangle compte, alors fais-le grandir.
web-learn-block = Une autre table, presque à la fin ; tu as deux points de retard. L’adversaire va fermer une rangée de quatre sur la case entourée : poses-y ta tuile avant.
web-learn-block-done = Bloqué ! Ta tuile coupe la rangée, et les deux tuiles qui restent ne valent rien.
web-learn-last = Ta dernière tuile. Fais une ligne de trois sur la case entourée.
web-learn-last-done = Toutes les tuiles sont posées : la partie est finie.
web-learn-count = La table recompte tout : ton plus grand rectangle, tes rangées, tes colonnes. Qui a le plus de points gagne. Bien joué !

## Lessons: Kluster

web-learn-take = Ces pierres sont des aimants puissants, et tu veux te débarrasser de toutes. Prends-en une : touche-la, ou appuie sur 1.
web-learn-take-done = Elle est dans ta main et suit ton doigt, la souris ou les flèches.
web-learn-place = Porte-la à l’intérieur de la corde et lâche-la avec le bouton ou Entrée. Elle doit y être tout entière.
web-learn-place-done = La voilà posée. Un tour, une pierre.
web-learn-feel = Prends-en une autre et approche-la lentement de celle qui est posée, jusqu’à ce que ça tire : regarde la jauge, écoute le bourdonnement. Si elle est repoussée, retourne-la avec le bouton ou F.
web-learn-feel-done = C’est l’attraction. D’habitude, tu chercherais maintenant un coin plus calme…
web-learn-snap = … mais fais le contraire : approche encore et lâche, pour que les deux se collent.
web-learn-snap-done = Clac ! Des pierres qui se touchent forment un kluster.
web-learn-why = Ce qui s’est aimanté revient dans ta réserve, et ce qui sort de la corde aussi. Ton tour est fini. En solo, tu y as droit deux fois ; à plusieurs, cela donne aux autres un tour d’avance.
web-learn-again = Pose de nouveau une pierre, bien à l’intérieur de la corde.
web-learn-cord = Au lieu de fuir le danger, tu peux faire de la place : saisis la corde et tire-la, à la souris, au doigt, ou avec C, Entrée et les flèches. Elle entraîne les pierres qu’elle touche.
web-learn-cord-done = On peut déplacer la corde à chaque tour, tant que rien ne se colle.
web-learn-win = Maintenant, pose les autres pierres loin les unes des autres. Le premier qui n’en a plus gagne.
web-learn-win-done = Plus une seule pierre : tu as gagné !

## Records

web-records-open = Ouvrir un fichier
web-records-open-what = Un enregistrement téléchargé ici, ou écrit par le terminal ou l’arbitre. Choisis-le, ou dépose-le ici.
web-records-unreadable = Impossible d’ouvrir « { $name } » : { $problem }
web-records-none = Pas encore de partie finie à tes tables.
web-records-line = { $when } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
web-record-clustered = Une partie de Clustered
web-record-kluster = Une partie de Kluster
web-record-deal = La donne : tout le monde a pioché, rien n’est encore posé.
web-record-set = La table est mise, rien n’est encore posé.
web-record-nothing = { $seat } n’a rien posé.
web-record-filming = On rejoue ce tour pour en montrer les mouvements…
web-record-camera = Fais glisser pour tourner autour de la table ; la molette ou deux doigts la rapprochent.
web-record-at = Tour { $turn }, { $seconds } s
web-record-graph = Points de chaque place, tour par tour
web-record-first = Au début
web-record-back = Un tour en arrière
web-record-play = Lire
web-record-stop = Arrêter
web-record-on = Un tour en avant
web-record-last = À la fin
web-record-turn = Tour
web-record-mark = { $kind ->
    [kluster] Tour { $turn } : kluster
   *[close] Tour { $turn } : de justesse, { $mm } mm
  }
web-record-speed = Vitesse
web-record-link = Lien vers ce tour
web-record-download = Télécharger

## Rulebook

web-rules = Règles
web-rules-title = Les règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
  }
web-rules-none = Rien ici ne parle de « { $words } ».
web-rules-contents = Sommaire
web-rules-other = Règles de { $game }
web-rules-print = Imprimer
web-rules-note-yours = Ta notice :
web-rules-note-leaflets = Notice en { $languages } :
web-rules-note = Notre décision :
web-rules-link = règle { $rule }

## Scorer

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
web-score-more = Ajouter un joueur
web-score-unclear = Remettre les tuiles
web-score-fields = Rectangle : les tuiles du plus grand rectangle sans trou du joueur. Rangées et colonnes : les tuiles de toutes les lignes de trois ou plus, en largeur et en hauteur.

## Referee

web-referee-title = Arbitre pour une vraie table
web-referee-what = Joue à Kluster avec tes propres aimants et dis ce qui s’est passé. Tours, aimants et fautes sont comptés ici.
web-referee-begin = Commencer
web-referee-turn = Au tour de la place { $seat }
web-referee-continue = La place { $seat } peut en poser un autre, ou s’arrêter
web-referee-won = La place { $seat } a gagné
web-referee-over = La partie est finie
web-referee-solo-over = Fini : { $placed ->
    [one] { $placed } aimant dans la zone
   *[other] { $placed } aimants dans la zone
  }
web-referee-left = à poser
web-referee-lying = Sur la table
web-referee-faults = Fautes
web-referee-placed-stone = Pierre posée, rien ne se touche
web-referee-placed-spinner = Spinner posé, rien ne se touche
web-referee-fault = Des aimants récupérés…
web-referee-stop = S’arrêter là
web-referee-picked = Combien ont été récupérés ?
web-referee-stones = Pierres
web-referee-spinners = Spinners
web-referee-own = L’aimant en main
web-referee-own-stone = une pierre, déjà lâchée
web-referee-own-spinner = un spinner, déjà lâché
web-referee-own-none = était encore en main
web-referee-back = Retour
web-referee-undo = Annuler
web-referee-new = Nouvelle partie
web-referee-boxes = { $kind ->
    [classic] Boîtes de Kluster Classic
   *[duo] Boîtes de Kluster DUO
  }
web-referee-people = Joueurs
web-referee-turn-name = C’est au tour de { $name }
web-referee-continue-name = { $name } peut en poser un autre ou s’arrêter
web-referee-won-name = { $name } a gagné

## Showing games to others, the table as an app, and one’s own games

web-share-link = Lien de cette partie
web-share-picture = Image
web-share-picture-of = La partie en image : ses places et sa table
web-share-code = Code QR
web-app-title = Comme une appli
web-app-what = Met Lodestone sur ton écran d’accueil. Il s’ouvre aussitôt, et les règles, les leçons et tes propres parties se lisent même sans réseau.
web-app-install = Installer
web-app-done = Lodestone est installé.
web-app-menu = C’est prêt : ce navigateur garde ce qu’il lui faut. Pour l’écran d’accueil, choisis « Installer » ou « Sur l’écran d’accueil » dans le menu du navigateur.
web-app-insecure = Pas depuis { $address } : les navigateurs n’installent d’applis que par HTTPS, ou sur l’ordinateur où tourne le serveur. Demande une adresse en https à la personne qui gère ce serveur.
web-app-unsupported = Ce navigateur ne peut pas installer d’applis, ou une fenêtre privée l’en empêche.
web-app-off = Ce serveur ne le propose pas.
web-app-failed = Cela n’a pas marché. Réessaie dans un instant.
web-app-new = Il y a une nouvelle version de Lodestone.
web-app-take = La charger
web-app-offline = Pas de connexion au serveur. Les règles, les leçons et tes propres parties restent lisibles ; le reste doit attendre.
web-app-lesson = Sans connexion, il n’y a pas de table pour s’exercer. Voici ce que dit la leçon :
web-yours = Tes parties
web-yours-what = Ce que tu as terminé dans ce navigateur. Personne d’autre ne le voit.
web-yours-none = Aucune partie terminée ici pour l’instant.
web-yours-by-game = Par jeu
web-yours-by-opponent = Par adversaire
web-yours-games = Parties
web-yours-wins = Victoires
web-yours-best = Record
web-yours-streak = Série
web-yours-longest = Plus longue série
web-yours-given = Ce que tu laisses filer le plus
web-yours-given-none = Il faut une évaluation : ouvre une de tes parties et fais-la évaluer.
web-yours-given-nothing = Rien : tes parties évaluées sont sans faute.
web-yours-given-kind = { $kind ->
    [points] des points à prendre tout de suite
    [denied] des cases où d’autres marquent
    [next] des places pour ton tour suivant
    [wild] des jokers à garder pour plus tard
    [discard] des défausses qui ne t’auraient pas manqué
    [beside] de la place pour grandir
    [risk] des endroits plus sûrs
   *[other] autre chose
  }
web-yours-given-points = (coups : { $times }, points : { $points })
web-yours-given-risk = (tours : { $times }, risque inutile : { $percent } %)
web-yours-file = En fichier
web-yours-file-what = Emporte tes parties dans un autre navigateur, ou mets-les à l’abri. Le fichier contient des résultats et des noms, mais aucune clé de tes places.
web-yours-save = Enregistrer
web-yours-take = Lire un fichier
web-yours-added = Nouvelles parties : { $count }.
web-yours-unreadable = « { $name } » n’est pas un fichier de tes parties.
## Open tables

web-open-title = Rencontrer quelqu’un
web-open-what = Joue avec qui est là.
web-open-now = Jouer avec quelqu’un maintenant
web-open-waiting = On attend quelqu’un pour jouer à { $game }…
web-open-stop = Ne plus attendre
web-open-bot = Il n’y a encore personne. Joue contre un bot en attendant : tu sauras dès que quelqu’un arrive.
web-open-bot-play = Jouer contre un bot en attendant
web-open-found = { $name } est là. Jouer ensemble à { $game } ?
web-open-found-wait = { $name } est là. Un instant…
web-open-come = Jouer maintenant
web-open-gone = Déjà reparti. Tu attends toujours.
web-open-over-unanswered = Quelqu’un était là, mais tu n’as pas répondu à temps.
web-open-over-elsewhere = Tu attends maintenant dans une autre fenêtre.
web-open-over-full = Trop de gens attendent en ce moment. Réessaie dans un instant.
web-open-tables = Tables ouvertes
web-open-none = Aucune table n’est ouverte en ce moment. Joue avec quelqu’un maintenant, ou prépare ta propre table et affiche-la ici.
web-open-free = Places libres : { $free } sur { $seats }
web-open-listed = Afficher cette table à l’accueil
web-open-listed-what = Tout le monde peut l’y trouver et s’asseoir jusqu’au début de la partie. Entre inconnus, il n’y a que les réactions tant que tous n’ont pas autorisé le chat.
web-open-chat-ask = Vous ne vous connaissez pas encore : seulement des réactions, tant que tous n’ont pas autorisé le chat.
web-open-chat-allow = Autoriser le chat
web-open-chat-proposed = { $name } voudrait autoriser le chat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
  }
web-days-what = L’horloge tourne, qu’il y ait quelqu’un ou non ; quand le temps est écoulé, un bot joue le coup.
web-days-their-turn = C’est au tour de { $name }
web-days-since = depuis { $when }
web-days-left = reste { $time }
web-days-over = Partie finie
web-days-waiting = On attend du monde
web-days-alone = en solo
web-days-more = Autres tables ({ $count })
web-days-points = Points : { $standing }
web-days-magnets = Aimants restants : { $standing }
web-days-gone = Cette table n’existe plus.
web-days-notify-ask = Cette page doit-elle te prévenir quand ce sera de nouveau à toi ?
web-days-notify-yes = Oui, préviens-moi
web-days-notify-no = Non, merci
web-days-notify-denied = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages.
web-days-notice = À toi de jouer, contre { $names }
## Daily tables

web-daily-title = La table du jour
web-daily-what = Chaque jour une donne de chaque jeu, la même pour tous ici, et un seul essai chacun.
web-daily-rules = Ton essai compte dès le premier coup. Aucun coup n’est repris, il n’y a pas d’indices, personne ne regarde, et l’enregistrement s’ouvre une heure après la fin du jour.
web-daily-open = Vers la table du jour
web-daily-go-on = Continuer
web-daily-next-hours = La prochaine dans { $hours } h
web-daily-next-minutes = La prochaine dans { $minutes } min
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-daily-magnets = { $points ->
    [one] { $points } aimant
   *[other] { $points } aimants
  }
web-daily-place = Place { $place } pour l’instant.
web-daily-not-counted = Cet essai n’est pas au tableau.
web-daily-series = { $days ->
    [one] { $days } jour de suite, record : { $best }.
   *[other] { $days } jours de suite, record : { $best }.
  }
web-daily-today = Le tableau d’aujourd’hui
web-daily-yesterday = Le tableau d’hier
web-daily-nobody = Personne n’a encore terminé.
web-daily-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
web-daily-seed = Graine et sel
web-daily-name = Ton nom au tableau
web-daily-line = Lodestone, table du jour : { $game }, { $day }, { $result }
web-daily-copy-line = Copier la ligne
web-daily-copy-picture = Copier l’image
web-daily-save-picture = Enregistrer l’image
web-daily-copied = Copié.
web-daily-picture = Une image à coller, sans tuiles ni aimants :
web-daily-honest = Il n’y a pas de comptes ici : un second navigateur a un second essai. C’est pour le plaisir, il n’y a rien à gagner. Ton nom, tes points, l’heure et une empreinte de ta clé sont gardés 90 jours.
web-daily-promise = Chaque donne est tirée la veille : le SHA-256 de sa graine est montré tout de suite, la graine une heure après la fin du jour.
web-daily-check = Vérifier les donnes
