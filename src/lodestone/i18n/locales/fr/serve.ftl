# Les commandes qui démarrent le serveur.

help-table-port = Le port à utiliser ; sinon un port libre.
help-table-lan = Laisser entrer les autres du même réseau : montre un lien et un code que les téléphones savent lire.
help-table-no-browser = Ne pas ouvrir le navigateur.
help-table-data = Le dossier où garder les tables.
help-serve = Héberger des tables pour les autres : on ouvre un lien dans son navigateur et on s’assoit.
help-serve-host = L’adresse à écouter ; 0.0.0.0 pour toutes celles de cet ordinateur.
help-serve-port = Le port à écouter.
help-serve-database = Où les tables sont gardées : un fichier, ou une URL comme postgresql://user@host/name.
help-serve-public-url = L’adresse par laquelle on atteint ce serveur, s’il y a un proxy devant.
help-serve-admin = Un fichier avec le jeton de l’administrateur ; sinon LODESTONE_ADMIN_TOKEN dans l’environnement.
help-serve-trust-proxy = Croire les en-têtes X-Forwarded du proxy. Seulement si personne ne peut le contourner.
help-serve-archive = Après combien de jours une table à laquelle personne ne touche est archivée.
help-serve-keep = Après combien de jours une table archivée est supprimée ; jamais, si rien n’est dit.
help-serve-tables-per-hour = Combien de tables une adresse peut créer en une heure.
help-serve-requests = Combien de demandes une adresse peut faire en une minute.
help-serve-connections = Combien de personnes peuvent être connectées à une table.
help-serve-messages = Combien de messages une connexion peut envoyer en une seconde.
help-serve-bot-pace = Secondes qu’un bot prend au moins pour un coup.
serve-ready = Les tables sont ouvertes à { $url }
serve-here = La table est prête : { $url }
serve-lan = Les autres de ce réseau vont à : { $url }
serve-stop = Arrête-le avec Ctrl-C.
serve-cannot-listen = Impossible d’écouter { $host }, port { $port } : { $cause }
serve-short-token = Le jeton de l’administrateur est trop court : il lui faut au moins { $shortest } caractères.
serve-public-url = « { $url } » n’est pas l’adresse d’un serveur. Écris-la comme https://tables.example.org
