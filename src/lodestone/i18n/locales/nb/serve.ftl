# Kommandoene som starter serveren.

help-table-port = Porten; en ledig hvis ikke noe er sagt.
help-table-lan = Slipp inn andre på samme nettverk: viser en lenke og en kode som mobiler kan lese.
help-table-no-browser = Ikke åpne nettleseren.
help-table-data = Mappen bordene lagres i.
help-serve = Hold bord for andre: De åpner en lenke i nettleseren og setter seg.
help-serve-host = Adressen å lytte på; 0.0.0.0 for alle på denne maskinen.
help-serve-port = Porten å lytte på.
help-serve-database = Hvor bordene lagres: en fil, eller en URL som postgresql://user@host/name.
help-serve-public-url = Adressen der andre når serveren, hvis det står en proxy foran den.
help-serve-admin = En fil med administratorens nøkkel; ellers LODESTONE_ADMIN_TOKEN i miljøet.
help-serve-trust-proxy = Stol på proxyens X-Forwarded-hoder. Bare hvis ingen kan komme forbi proxyen.
help-serve-archive = Antall dager før et bord som ingen rører, arkiveres.
help-serve-keep = Antall dager før et arkivert bord fjernes; aldri, hvis ikke noe er sagt.
help-serve-tables-per-hour = Hvor mange bord én adresse kan åpne på en time.
help-serve-requests = Hvor mange forespørsler én adresse kan gjøre på et minutt.
help-serve-connections = Hvor mange som kan være koblet til ett bord.
help-serve-messages = Hvor mange meldinger én forbindelse kan sende på et sekund.
help-serve-bot-pace = Hvor mange sekunder en bot minst bruker på et trekk.
serve-ready = Bordene er åpne på { $url }
serve-here = Bordet er dekket: { $url }
serve-lan = Andre på dette nettverket går til: { $url }
serve-stop = Stopp med Ctrl-C.
serve-cannot-listen = Kan ikke lytte på { $host }, port { $port }: { $cause }
serve-short-token = Administratorens nøkkel er for kort: Den må ha minst { $shortest } tegn.
serve-public-url = «{ $url }» er ikke adressen til en server. Skriv den som https://tables.example.org
