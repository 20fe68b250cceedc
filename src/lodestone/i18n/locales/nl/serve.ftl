# De opdrachten die de server starten.

help-table-port = De poort; een vrije als hier niets staat.
help-table-lan = Anderen in hetzelfde netwerk binnenlaten: toont een link en een code die telefoons kunnen lezen.
help-table-no-browser = De browser niet openen.
help-table-data = De map waarin tafels bewaard worden.
help-serve = Tafels aanbieden aan anderen: ze openen een link in hun browser en schuiven aan.
help-serve-host = Het adres om op te luisteren; 0.0.0.0 voor alle adressen van deze computer.
help-serve-port = De poort om op te luisteren.
help-serve-database = Waar tafels bewaard worden: een bestand, of een URL als postgresql://user@host/name.
help-serve-public-url = Het adres waarop anderen deze server bereiken, als er een proxy voor staat.
help-serve-admin = Een bestand met de sleutel van de beheerder; anders LODESTONE_ADMIN_TOKEN uit de omgeving.
help-serve-trust-proxy = De X-Forwarded-headers van de proxy geloven. Alleen als niemand om de proxy heen kan.
help-serve-archive = Na hoeveel dagen een tafel waar niemand aan zit in het archief gaat.
help-serve-keep = Na hoeveel dagen een tafel uit het archief verdwijnt; nooit als hier niets staat.
help-serve-tables-per-hour = Hoeveel tafels één adres per uur mag openen.
help-serve-requests = Hoeveel verzoeken één adres per minuut mag doen.
help-serve-connections = Hoeveel mensen met één tafel verbonden mogen zijn.
help-serve-messages = Hoeveel berichten één verbinding per seconde mag sturen.
help-serve-bot-pace = Hoeveel seconden een bot minstens over een zet doet.
serve-ready = De tafels zijn open op { $url }
serve-here = De tafel staat klaar: { $url }
serve-lan = Anderen in dit netwerk gaan naar: { $url }
serve-stop = Stoppen doe je met Ctrl-C.
serve-cannot-listen = Luisteren op { $host }, poort { $port }, lukt niet: { $cause }
serve-short-token = De sleutel van de beheerder is te kort: er zijn minstens { $shortest } tekens nodig.
serve-public-url = ‘{ $url }’ is geen adres van een server. Schrijf het als https://tables.example.org
