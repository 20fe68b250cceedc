# Příkazy, které spouštějí server.

help-table-port = Port, který použít; když není zadán, některý volný.
help-table-lan = Pusť ke stolu ostatní ze stejné sítě: ukáže odkaz a kód, který přečte telefon.
help-table-no-browser = Neotvírej prohlížeč.
help-table-data = Složka, ve které jsou stoly.
help-serve = Nabízej stoly ostatním: otevřou odkaz v prohlížeči a sednou si.
help-serve-host = Adresa, na které naslouchat; 0.0.0.0 jsou všechny adresy tohoto počítače.
help-serve-port = Port, na kterém naslouchat.
help-serve-database = Kde jsou stoly: soubor, nebo URL jako postgresql://user@host/name.
help-serve-public-url = Adresa, na které ostatní tento server najdou, pokud je před ním proxy.
help-serve-admin = Soubor s tokenem správce; bez něj LODESTONE_ADMIN_TOKEN z prostředí.
help-serve-trust-proxy = Věř hlavičkám X-Forwarded od proxy. Jen pokud ji nikdo nemůže obejít.
help-serve-archive = Po kolika dnech jde stůl, kterého se nikdo nedotkne, do archivu.
help-serve-keep = Po kolika dnech se stůl z archivu smaže; nikdy, když to není zadáno.
help-serve-tables-per-hour = Kolik stolů smí jedna adresa otevřít za hodinu.
help-serve-requests = Kolik požadavků smí jedna adresa poslat za minutu.
help-serve-connections = Kolik lidí smí být připojeno k jednomu stolu.
help-serve-messages = Kolik zpráv smí jedno spojení poslat za sekundu.
help-serve-bot-pace = Kolik sekund bot na tah potřebuje nejméně.
serve-ready = Stoly jsou otevřené na { $url }
serve-here = Stůl je prostřený: { $url }
serve-lan = Ostatní z této sítě přijdou přes: { $url }
serve-stop = Zastavíš ho přes Ctrl-C.
serve-cannot-listen = Nejde naslouchat na { $host }, port { $port }: { $cause }
serve-short-token = Token správce je moc krátký: nejmenší počet znaků je { $shortest }.
serve-public-url = „{ $url }“ není adresa serveru. Napiš ji takhle: https://tables.example.org
