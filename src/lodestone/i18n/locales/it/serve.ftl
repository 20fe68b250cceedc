# I comandi che avviano il server.

help-table-port = La porta da usare; una libera, se non è indicata.
help-table-lan = Fa entrare gli altri della stessa rete: mostra un link e un codice che i telefoni sanno leggere.
help-table-no-browser = Non apre il browser.
help-table-data = La cartella in cui tenere i tavoli.
help-serve = Ospita tavoli per gli altri: si apre un link nel browser e ci si siede.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti quelli di questo computer.
help-serve-port = La porta su cui ascoltare.
help-serve-database = Dove si tengono i tavoli: un file, o un URL come postgresql://user@host/name.
help-serve-public-url = L’indirizzo a cui gli altri raggiungono questo server, se davanti c’è un proxy.
help-serve-admin = Un file con il token dell’amministratore; altrimenti LODESTONE_ADMIN_TOKEN nell’ambiente.
help-serve-trust-proxy = Crede agli header X-Forwarded del proxy. Solo se nessuno può aggirarlo.
help-serve-archive = Dopo quanti giorni un tavolo che nessuno tocca viene archiviato.
help-serve-keep = Dopo quanti giorni un tavolo archiviato viene eliminato; mai, se non è indicato.
help-serve-tables-per-hour = Quanti tavoli può creare un indirizzo in un’ora.
help-serve-requests = Quante richieste può fare un indirizzo in un minuto.
help-serve-connections = Quante persone possono essere collegate a un tavolo.
help-serve-messages = Quanti messaggi può mandare un collegamento in un secondo.
help-serve-bot-pace = Secondi che un bot impiega almeno per una mossa.
serve-ready = I tavoli sono aperti su { $url }
serve-here = Il tavolo è pronto: { $url }
serve-lan = Gli altri di questa rete vanno su: { $url }
serve-stop = Fermalo con Ctrl-C.
serve-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $cause }
serve-short-token = Il token dell’amministratore è troppo corto: servono almeno { $shortest } caratteri.
serve-public-url = «{ $url }» non è l’indirizzo di un server. Scrivilo come https://tables.example.org
