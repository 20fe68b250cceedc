# Kommandona som startar servern.

help-table-port = Porten; en ledig om inget sägs.
help-table-lan = Släpp in andra i samma nätverk: visar en länk och en kod som mobiler kan läsa.
help-table-no-browser = Öppna inte webbläsaren.
help-table-data = Mappen där borden sparas.
help-serve = Håll bord för andra: de öppnar en länk i webbläsaren och slår sig ner.
help-serve-host = Adressen att lyssna på; 0.0.0.0 för alla på den här datorn.
help-serve-port = Porten att lyssna på.
help-serve-database = Var borden sparas: en fil, eller en URL som postgresql://user@host/name.
help-serve-public-url = Adressen där andra når servern, om det står en proxy framför den.
help-serve-admin = En fil med administratörens nyckel; annars LODESTONE_ADMIN_TOKEN i miljön.
help-serve-trust-proxy = Lita på proxyns X-Forwarded-huvuden. Bara om ingen kan ta sig förbi proxyn.
help-serve-archive = Antal dagar innan ett bord som ingen rör arkiveras.
help-serve-keep = Antal dagar innan ett arkiverat bord tas bort; aldrig, om inget sägs.
help-serve-tables-per-hour = Hur många bord en adress får öppna på en timme.
help-serve-requests = Hur många frågor en adress får ställa på en minut.
help-serve-connections = Hur många som får vara anslutna till ett bord.
help-serve-messages = Hur många meddelanden en anslutning får skicka på en sekund.
help-serve-bot-pace = Hur många sekunder en bott tar på sig för ett drag, som minst.
serve-ready = Borden är öppna på { $url }
serve-here = Bordet är dukat: { $url }
serve-lan = Andra i nätverket går till: { $url }
serve-stop = Stoppa med Ctrl-C.
serve-cannot-listen = Det går inte att lyssna på { $host }, port { $port }: { $cause }
serve-short-token = Administratörens nyckel är för kort: den måste ha minst { $shortest } tecken.
serve-public-url = ”{ $url }” är ingen adress till en server. Skriv den som https://tables.example.org
