# Le serveur de tables : pourquoi il refuse quelque chose. Les places se comptent à partir de 0 dans $seat.

## Tables

table-host-name = Hôte
table-spectators = Tu ne fais que regarder : assieds-toi pour jouer.
table-not-your-seat = La place { $seat } n’est pas à toi.
table-no-such-seat = Il n’y a pas de place { $seat } ici : elles vont de 0 à { $last }.
table-not-on-turn = C’est à la place { $seat } de jouer.
table-not-your-move = Seul l’auteur du dernier coup peut demander à le reprendre.
table-bot-plays = Un bot joue pour la place { $seat } : reprends-la d’abord.
table-nobodys-seat = Personne n’occupe la place { $seat }, il n’y a donc personne à remplacer.
table-no-stand-in = Aucun bot ne remplace la place { $seat }.
table-still-here = La personne de la place { $seat } est encore là.
table-not-waiting = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-not-over = La partie n’est pas encore finie.
table-no-free-seat = Il n’y a pas de place libre, ou pas celle-là.
table-too-many-people = Trop de monde est déjà passé par cette table.
table-proposal-open = Autre chose est proposé : réponds d’abord à cela.
table-no-proposal = Rien n’est proposé.
table-not-asked = Ton accord n’est pas demandé pour cela.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-closed = Cette table est fermée.
table-host-only = Seul l’hôte de cette table peut faire cela.
table-no-chat = Il n’y a pas de chat à cette table.
table-no-such-reaction = Cette réaction n’existe pas.
table-nothing-said = Il n’y a rien à lire là-dedans.
table-other-game = À cette table, on joue à { $game }.
table-other-options = Les options ne vont pas avec le jeu { $game }.
table-bot-level = Il faut un niveau à un bot, et à personne d’autre.

live-resign = Pour quitter la partie, envoie « resign ».
live-stream = Seuls les survols et les tirages de corde passent en flux ; envoie le reste avec « do ».
live-preparing = La physique se prépare ; cela prend un moment, une seule fois.

## Le serveur

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
server-too-much-chat = Tu parles trop vite : attends un instant.
server-too-many-tables = Trop de tables ont été créées depuis ton adresse : attends un peu.
server-table-full = Trop de personnes sont connectées à cette table.
server-origin = Cette page n’a pas le droit de parler à ce serveur.
server-unavailable = Le serveur ne peut rien enregistrer pour le moment ; rien n’a changé. Réessaie dans un instant.
server-defect = Quelque chose s’est mal passé dans le serveur ; rien n’a changé.
server-no-method = Cela ne se fait pas ici.
server-not-built-title = La table est mise, mais il manque les chaises
server-not-built = Ce serveur tourne, mais sa partie pour le navigateur n’a pas été construite. Depuis une copie des sources, « make play » la construit ; un paquet installé l’apporte avec lui.
