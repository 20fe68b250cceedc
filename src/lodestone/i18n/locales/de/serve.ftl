# Die Befehle, die den Server starten.

help-table-port = Der Port; ein freier, wenn keiner genannt ist.
help-table-lan = Andere im selben Netz hereinlassen: zeigt einen Link und einen Code, den Telefone lesen.
help-table-no-browser = Den Browser nicht öffnen.
help-table-data = Der Ordner, in dem Tische aufgehoben werden.
help-serve = Tische für andere bereitstellen: Man öffnet einen Link im Browser und setzt sich.
help-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 für alle dieses Rechners.
help-serve-port = Der Port, auf dem gelauscht wird.
help-serve-database = Wo Tische aufgehoben werden: eine Datei oder eine URL wie postgresql://user@host/name.
help-serve-public-url = Die Adresse, unter der andere diesen Server erreichen, falls ein Proxy davor steht.
help-serve-admin = Eine Datei mit dem Schlüssel für die Verwaltung; ohne sie LODESTONE_ADMIN_TOKEN aus der Umgebung.
help-serve-trust-proxy = Den X-Forwarded-Kopfzeilen des Proxys glauben. Nur, wenn niemand am Proxy vorbeikommt.
help-serve-archive = Tage, nach denen ein unberührter Tisch ins Archiv kommt.
help-serve-keep = Tage, nach denen ein Tisch aus dem Archiv gelöscht wird; nie, wenn nichts angegeben ist.
help-serve-tables-per-hour = Wie viele Tische eine Adresse in einer Stunde eröffnen darf.
help-serve-requests = Wie viele Anfragen eine Adresse in einer Minute stellen darf.
help-serve-connections = Wie viele Leute mit einem Tisch verbunden sein dürfen.
help-serve-messages = Wie viele Nachrichten eine Verbindung in einer Sekunde senden darf.
help-serve-bot-pace = Sekunden, die ein Bot mindestens für einen Zug braucht.
serve-ready = Die Tische sind offen: { $url }
serve-here = Der Tisch ist gedeckt: { $url }
serve-lan = Andere in diesem Netz kommen über: { $url }
serve-stop = Beenden mit Ctrl-C.
serve-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $cause }
serve-short-token = Der Schlüssel für die Verwaltung ist zu kurz: Er braucht mindestens { $shortest } Zeichen.
serve-public-url = „{ $url }“ ist keine Adresse eines Servers. Schreibe sie wie https://tables.example.org
