### What the table server says to its guests.

## Tables

table-host-name = Hôte
table-spectators = Tu ne fais que regarder : assieds-toi pour jouer.
table-not-your-seat = La place { $seat } n’est pas à toi.
table-no-such-seat = Il n’y a pas de place { $seat } ici : elles vont de A à { $last }.
table-not-on-turn = C’est à la place { $seat } de jouer.
table-not-your-move = Seul l’auteur du dernier coup peut demander à le reprendre.
table-bot-plays = Un bot joue pour la place { $seat } : reprends-la d’abord.
table-nobodys-seat = Personne n’occupe la place { $seat }, il n’y a donc personne à remplacer.
table-no-stand-in = Aucun bot ne remplace la place { $seat }.
table-still-here = La personne de la place { $seat } est encore là.
table-has-days = Ici, un tour dure des jours : seule la personne de la place { $seat } peut s’y faire remplacer par un bot.
table-has-clock = Vous vous êtes rencontrés ici, et la pendule décide : seule la personne de la place { $seat } peut s’y faire remplacer par un bot.
table-not-waiting = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-not-over = La partie n’est pas encore finie.
table-no-free-seat = Il n’y a pas de place libre, ou pas celle-là.
table-proposal-open = Autre chose est proposé : réponds d’abord à cela.
table-no-proposal = Rien n’est proposé.
table-not-asked = Ton accord n’est pas demandé pour cela.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-closed = Cette table est fermée.
table-full = Il s’est passé tant de choses à cette table que plus rien n’y tient. Finis la partie, puis crée une nouvelle table.
table-host-only = Seul l’hôte de cette table peut faire cela.
table-no-chat = Il n’y a pas de chat à cette table.
table-no-such-reaction = Cette réaction n’existe pas.
table-nothing-said = Ce message est vide.
table-other-game = À cette table, on joue à { $game }.
table-other-options = Les options ne vont pas avec le jeu { $game }.
table-bot-level = Indique un niveau pour les bots, et seulement pour eux.
table-first = Avec « picked » et « named », dis quelle place commence ; avec « drawn », aucune.
table-first-bot = Un bot n’a ni âge ni taille. Choisissez une personne, ou tirez au sort.
table-id-used = Un autre message a déjà eu cet identifiant : donnes-en un différent à chacun.
live-resign = Pour quitter la partie, envoie « resign ».
live-stream = Seuls les survols et les tirages de corde passent en flux ; envoie le reste avec « do ».
live-preparing = La physique est en préparation ; cela prend un moment, une seule fois.

## The server

server-no-record = Cet enregistrement n’existe pas.
server-no-turn = Ce tour n’y figure pas.
server-no-track = Ce tour ne se déroule plus comme il a été enregistré : la physique a changé depuis.
server-no-track-yet = Trop d’enregistrements sont rejoués en ce moment. Réessaie dans un instant.
server-no-page = Il n’y a rien ici.
server-admin-only = Seul l’administrateur de ce serveur peut faire cela.
server-no-table = Cette table n’existe pas.
server-no-lesson = Cette leçon n’existe pas.
server-unknown-token = Ce lien n’appartient à personne de cette table.
server-hello-first = Le premier message doit être « hello ».
server-hello-twice = « hello » a déjà été dit.
server-protocol = Ce serveur parle la version { $known } du protocole, pas { $given }.
server-message-size = C’est trop gros : { $limit } octets sont lus au plus.
server-too-fast = Trop de messages en peu de temps : attends un instant.
server-busy = Le serveur a trop à faire en ce moment. Réessaie dans un instant.
server-too-long = Cela aurait pris trop de temps et a été interrompu ; rien n’a changé.
server-too-slow = Ta demande arrivait trop lentement et a été abandonnée.
server-too-much-chat = Tu écris trop vite : attends un instant.
server-too-many-tables = Trop de tables ont été créées depuis ton adresse : attends un peu.
server-table-full = Trop de personnes regardent déjà cette table.
server-origin = Cette page n’a pas le droit de parler à ce serveur.
server-host = Ce serveur ne répond pas au nom « { $host } ». Son administrateur peut ajouter ce nom avec --public-url.
server-unavailable = Le serveur ne peut rien enregistrer pour le moment ; rien n’a changé. Réessaie dans un instant.
server-defect = Quelque chose s’est mal passé dans le serveur ; rien n’a changé.
server-no-method = Cela ne se fait pas ici.
server-not-built-title = La table est mise, mais il manque les chaises
server-not-built = Ce serveur tourne, mais sa partie pour le navigateur n’a pas été construite. Depuis une copie des sources, « make play » la construit ; un paquet installé l’apporte avec lui.
server-no-docs-title = La documentation n’est pas là
server-no-docs = Cette copie de Lodestone a été installée sans sa documentation. Depuis une copie des sources, « make docs » la construit.

## Kluster live

live-cut-short = La table a dû recommencer ce tour. Réessaie, s’il te plaît.

## Hints and reviews: hints at a table

table-no-hints = Il n’y a pas d’indices à cette table.
table-hints-ask = Pour les indices, il faut l’accord de toute la table.
table-hints-often = Un indice à la fois : attends un instant.
table-hint-late = Trop tard : la partie a continué.
server-hints-busy = Trop d’indices sont en préparation en ce moment. Réessaie dans un instant.

## Hints and reviews: reviews

server-no-review = Cet enregistrement ne peut pas être évalué.
server-no-review-yet = Trop d’enregistrements sont évalués en ce moment. Réessaie dans un instant.

## Storage

storage-unavailable = Le stockage ne répond pas pour le moment ({ $cause }). Rien n’a changé ; réessaie.
storage-full = Le stockage est plein ({ $cause }). Rien n’a changé ; réessaie quand il y aura de la place.
storage-uncertain = La connexion au stockage s’est rompue ({ $cause }). Recharge la page pour voir si quelque chose a été enregistré.
storage-conflict = La table { $table } a avancé : la version { $version } allait être écrite, mais la plus récente est { $head }.
storage-unknown-table = Il n’y a pas de table { $table }.
storage-not-owner = La table { $table } est maintenant chez un autre serveur.
storage-table-exists = Il y a déjà une table { $table }.

## Links, where they are shown before anybody opens them

share-title = Lodestone : Kluster et Clustered
share-what = Des aimants dans une boucle de corde, des tuiles en lignes et en rectangles : seul, contre des bots ou entre amis, sans compte. Non officiel, sans lien avec les éditeurs.
share-table = { $game } : viens à la table
share-table-what = Ouvre le lien pour t’asseoir ou regarder. Pas de compte, rien à installer.
share-record = { $game } : une partie entière
share-record-what = Ouvre le lien pour la revoir tour par tour.
share-daily = Lodestone : la table du jour
share-daily-what = Chaque jour une donne, la même pour tous, et un seul essai chacun. Joue celle d’aujourd’hui.
table-chat-first = Vous ne vous connaissez pas encore : tous doivent d’abord autoriser le chat.
table-strangers-close = Une partie avec quelqu’un rencontré ici ne peut pas être fermée. Tu peux abandonner.
table-listed-full = Une table ouverte a besoin d’une place libre.
server-no-open-tables = Il n’y a pas de tables ouvertes sur ce serveur.
server-too-many-listings = Tu as déjà trop de tables ouvertes. Commence à l’une d’elles, ou retires-en une.
server-too-many-waiting = Trop de gens attendent déjà depuis ton adresse.
server-unanswered = On t’a appelé plusieurs fois sans réponse. Attends un peu avant de réessayer.
server-nobody-found = Plus personne ne t’attend.
server-no-listing = Cette table n’est plus ouverte.
## Daily tables

daily-none = Cette table du jour n’existe pas.
daily-off = Il n’y a pas de tables du jour sur ce serveur.
daily-token = Une table du jour demande une clé à toi : 20 à 64 lettres, chiffres, - ou _ dans l’en-tête Authorization.
daily-too-many = La table du jour a été ouverte trop souvent depuis ton adresse : reviens demain.
daily-no-bot = À la table du jour, aucun bot ne joue pour toi.
daily-no-take-back = À la table du jour, aucun coup n’est repris.
daily-once = La table du jour se joue une fois : il y en a une autre demain.
daily-no-hints = Il n’y a pas d’indices à la table du jour.
daily-no-spectators = Personne ne regarde une table du jour.
daily-record-sealed = L’enregistrement d’une table du jour s’ouvre une heure après la fin de son jour.
