### What the table server says to its guests.

## Tables

table-host-name = Gastheer
table-spectators = Je kijkt alleen: ga zitten om mee te doen.
table-not-your-seat = Plaats { $seat } is niet van jou.
table-no-such-seat = Plaats { $seat } is er niet: ze lopen van A tot en met { $last }.
table-not-on-turn = Plaats { $seat } is aan de beurt.
table-not-your-move = Alleen wie de laatste zet deed, kan vragen hem terug te nemen.
table-bot-plays = Op plaats { $seat } speelt een bot: neem de plaats eerst terug.
table-nobodys-seat = Plaats { $seat } is van niemand, dus er valt niemand te vervangen.
table-no-stand-in = Op plaats { $seat } valt geen bot in.
table-still-here = Wie op plaats { $seat } zit, is er nog.
table-has-days = Beurten duren hier dagen: alleen wie op plaats { $seat } zit, kan daar een bot laten invallen.
table-has-clock = Jullie hebben elkaar hier ontmoet en de klok beslist: alleen wie op plaats { $seat } zit, kan daar een bot laten invallen.
table-not-waiting = Het spel is al begonnen.
table-not-begun = Het spel is nog niet begonnen.
table-not-over = Het spel is nog niet afgelopen.
table-no-free-seat = Er is geen vrije plaats, of niet die.
table-proposal-open = Er ligt al een ander voorstel: geef daar eerst antwoord op.
table-no-proposal = Er is niets voorgesteld.
table-not-asked = Daarvoor is jouw instemming niet nodig.
table-paused = Het spel staat op pauze.
table-not-paused = Het spel staat niet op pauze.
table-closed = Deze tafel is gesloten.
table-full = Aan deze tafel is zo veel gebeurd dat er niets meer bij past. Speel het spel uit en open dan een nieuwe tafel.
table-host-only = Dat mag alleen de gastheer van deze tafel.
table-no-chat = Aan deze tafel is geen chat.
table-no-such-reaction = Die reactie bestaat niet.
table-nothing-said = Dat bericht is leeg.
table-other-game = Aan deze tafel wordt { $game } gespeeld.
table-other-options = De opties horen niet bij het spel { $game }.
table-bot-level = Geef een niveau op voor bots, en alleen voor bots.
table-first = Bij ‘picked’ en ‘named’ hoort de plaats die begint, bij ‘drawn’ geen.
table-first-bot = Een bot heeft leeftijd noch lengte. Kies een mens, of loot.
table-id-used = Een ander bericht had dit kenmerk al: geef elk bericht een eigen kenmerk.
live-resign = Stuur ‘resign’ om uit het spel te stappen.
live-stream = Alleen zweven en slepen kan als stroom; stuur de rest met ‘do’.
live-preparing = De fysica wordt klaargezet; dat duurt eenmalig even.

## The server

server-no-record = Dat verslag is er niet.
server-no-turn = Die beurt staat niet in het verslag.
server-no-track = Deze beurt loopt niet meer af zoals vastgelegd: de fysica is sindsdien veranderd.
server-no-track-yet = Er worden nu te veel verslagen nagespeeld. Probeer het zo nog eens.
server-no-page = Hier is niets.
server-admin-only = Dat mag alleen de beheerder van deze server.
server-no-table = Die tafel is er niet.
server-no-lesson = Die les is er niet.
server-unknown-token = Deze link is van niemand aan deze tafel.
server-hello-first = Het eerste bericht moet ‘hello’ zijn.
server-hello-twice = ‘hello’ is al gezegd.
server-protocol = Deze server spreekt versie { $known } van het protocol, niet { $given }.
server-message-size = Dat is te groot: er worden hoogstens { $limit } bytes gelezen.
server-too-fast = Te veel berichten in korte tijd: wacht even.
server-busy = De server heeft het nu te druk. Probeer het zo nog eens.
server-too-long = Dat zou te lang hebben geduurd en is afgebroken; er is niets veranderd.
server-too-slow = Je verzoek kwam te langzaam binnen en is opgegeven.
server-too-much-chat = Je chat te snel: wacht even.
server-too-many-tables = Er zijn vanaf jouw adres te veel tafels geopend: wacht een tijdje.
server-table-full = Er kijken al te veel mensen mee aan deze tafel.
server-origin = Deze pagina mag niet met deze server praten.
server-host = Deze server heet niet ‘{ $host }’. Wie hem beheert, kan hem die naam geven met --public-url.
server-unavailable = De server kan nu niets opslaan; er is niets veranderd. Probeer het zo nog eens.
server-defect = Er ging iets mis in de server; er is niets veranderd.
server-no-method = Dat kan hier niet.
server-not-built-title = De tafel staat klaar, maar de stoelen ontbreken
server-not-built = Deze server draait, maar het browserdeel is niet gebouwd. Vanuit een kopie van de broncode bouwt ‘make play’ het; een geïnstalleerd pakket heeft het al bij zich.
server-no-docs-title = De documentatie is er niet
server-no-docs = Deze kopie van Lodestone is zonder documentatie ingericht. Vanuit een kopie van de broncode bouwt ‘make docs’ die.

## Kluster live

live-cut-short = De tafel moest deze beurt opnieuw beginnen. Probeer het nog eens.

## Hints and reviews: hints at a table

table-no-hints = Aan deze tafel zijn geen hints.
table-hints-ask = Voor hints moet iedereen aan tafel instemmen.
table-hints-often = Eén hint tegelijk: wacht even.
table-hint-late = Te laat: het spel is intussen verdergegaan.
server-hints-busy = Er wordt nu aan te veel hints gewerkt. Probeer het zo nog eens.

## Hints and reviews: reviews

server-no-review = Dit verslag kan niet worden beoordeeld.
server-no-review-yet = Er worden nu te veel verslagen beoordeeld. Probeer het zo nog eens.

## Storage

storage-unavailable = De opslag antwoordt nu niet ({ $cause }). Er is niets veranderd; probeer het nog eens.
storage-full = De opslag is vol ({ $cause }). Er is niets veranderd; probeer het nog eens als er ruimte is.
storage-uncertain = De verbinding met de opslag brak halverwege af ({ $cause }). Laad opnieuw om te zien of er iets is opgeslagen.
storage-conflict = Tafel { $table } is al verder: versie { $version } zou geschreven worden, maar de nieuwste is { $head }.
storage-unknown-table = Tafel { $table } is er niet.
storage-not-owner = Tafel { $table } staat nu bij een andere server.
storage-table-exists = Tafel { $table } is er al.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster en Clustered
share-what = Magneten in een lus van koord, tegels in lijnen en rechthoeken: alleen, tegen bots of met vrienden, zonder account. Onofficieel, zonder band met de makers.
share-table = { $game }: kom aan tafel
share-table-what = Open de link om aan te schuiven of mee te kijken. Geen account, niets te installeren.
share-record = { $game }: een heel spel
share-record-what = Open de link en bekijk het beurt voor beurt.
share-daily = Lodestone: de tafel van de dag
share-daily-what = Elke dag één partij, voor iedereen dezelfde, en één poging per persoon. Speel die van vandaag.
table-chat-first = Jullie kennen elkaar nog niet: eerst moet iedereen de chat toestaan.
table-strangers-close = Een spel met iemand die je hier ontmoette, kun je niet sluiten. Je kunt wel opgeven.
table-listed-full = Een open tafel heeft een vrije plaats nodig.
server-no-open-tables = Op deze server zijn geen open tafels.
server-too-many-listings = Je hebt al te veel open tafels. Begin aan een daarvan, of haal er een weg.
server-too-many-waiting = Er wachten al te veel mensen vanaf jouw adres.
server-unanswered = Je bent een paar keer geroepen en antwoordde niet. Wacht een tijdje voor je het weer probeert.
server-nobody-found = Er wacht niemand meer op je.
server-no-listing = Die tafel is niet meer open.
## Daily tables

daily-none = Die tafel van de dag is er niet.
daily-off = Op deze server zijn geen tafels van de dag.
daily-token = Een tafel van de dag vraagt een eigen sleutel: 20 tot 64 letters, cijfers, - of _ in de kop Authorization.
daily-too-many = De tafel van de dag is vandaag te vaak vanaf jouw adres geopend: kom morgen terug.
daily-no-bot = Aan de tafel van de dag speelt geen bot voor je.
daily-no-take-back = Aan de tafel van de dag wordt geen zet teruggenomen.
daily-once = De tafel van de dag speel je één keer: morgen is er een nieuwe.
daily-no-hints = Aan de tafel van de dag zijn geen hints.
daily-no-spectators = Aan de tafel van de dag kijkt niemand mee.
daily-record-sealed = Het verslag van een tafel van de dag gaat een uur na die dag open.
