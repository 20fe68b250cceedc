# Le journal des événements et sa base de données.
# $place : le fichier, ou l’adresse sans son mot de passe. $cause : ce que dit la base ou le système, dans ses mots.

storage-address = Il n’y a pas de stockage à « { $place } » : donne un fichier, sqlite:///path ou postgresql://user@host/database.
storage-needs-postgres = Pour PostgreSQL, il faut un élément de plus : pip install "lodestone[postgres]".
storage-not-a-database = « { $place } » n’est pas une base de données, ou elle est abîmée. Choisis un autre fichier, ou restaure-la d’une sauvegarde.
storage-foreign = « { $place } » appartient à un autre programme. Choisis un autre fichier, ou une base vide.
storage-newer = « { $place } » a été écrit par un Lodestone plus récent. Installe cette version ou une plus récente, ou restaure une sauvegarde plus ancienne.
storage-not-writable = Impossible d’écrire « { $place } » : { $cause }. Vérifie à qui il appartient, ou choisis un autre endroit.
storage-unreachable = Impossible d’atteindre le stockage à « { $place } » : { $cause }. Vérifie l’adresse, et que la base tourne.

storage-unavailable = Le stockage ne répond pas pour le moment ({ $cause }). Rien n’a changé ; réessaie.
storage-full = Le stockage est plein ({ $cause }). Rien n’a changé ; réessaie quand il y aura de la place.
storage-uncertain = La connexion au stockage s’est rompue en plein milieu ({ $cause }). Relis pour voir si c’est enregistré.
storage-conflict = La table { $table } a avancé : la version { $version } allait être écrite, mais la plus récente est { $head }.
storage-unknown-table = Il n’y a pas de table { $table }.
storage-table-exists = Il y a déjà une table { $table }.
