# Kommandoerne, der starter serveren.

help-table-port = Porten; en ledig, hvis ingen er angivet.
help-table-lan = Luk andre på samme netværk ind: viser et link og en kode, som telefoner kan læse.
help-table-no-browser = Åbn ikke browseren.
help-table-data = Mappen, hvor borde gemmes.
help-serve = Vær vært for borde: Folk åbner et link i browseren og sætter sig.
help-serve-host = Adressen, der lyttes på; 0.0.0.0 for alle på denne computer.
help-serve-port = Porten, der lyttes på.
help-serve-database = Hvor borde gemmes: en fil eller en URL som postgresql://user@host/name.
help-serve-public-url = Adressen, hvor andre når denne server, hvis der står en proxy foran.
help-serve-admin = En fil med administratorens nøgle; uden den bruges LODESTONE_ADMIN_TOKEN fra miljøet.
help-serve-trust-proxy = Tro på proxyens X-Forwarded-felter. Kun hvis ingen kan komme uden om proxyen.
help-serve-archive = Dage, hvorefter et bord, ingen rører, arkiveres.
help-serve-keep = Dage, hvorefter et arkiveret bord fjernes; aldrig, hvis intet er angivet.
help-serve-tables-per-hour = Hvor mange borde én adresse må lave på en time.
help-serve-requests = Hvor mange forespørgsler én adresse må sende på et minut.
help-serve-connections = Hvor mange der må være forbundet til ét bord.
help-serve-messages = Hvor mange beskeder én forbindelse må sende på et sekund.
help-serve-bot-pace = Sekunder, en bot mindst bruger på et træk.
serve-ready = Bordene er åbne på { $url }
serve-here = Bordet er dækket: { $url }
serve-lan = Andre på dette netværk kommer ind på: { $url }
serve-stop = Stop med Ctrl-C.
serve-cannot-listen = Kan ikke lytte på { $host }, port { $port }: { $cause }
serve-short-token = Administratorens nøgle er for kort: Den skal have mindst { $shortest } tegn.
serve-public-url = »{ $url }« er ingen serveradresse. Skriv den som https://tables.example.org
