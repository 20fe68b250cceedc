### What the table server says to its guests.

## Tables

table-host-name = Värd
table-spectators = Du tittar bara på: sätt dig för att vara med.
table-not-your-seat = Plats { $seat } är inte din.
table-no-such-seat = Plats { $seat } finns inte här: de går från A till { $last }.
table-not-on-turn = Det är plats { $seat }:s tur.
table-not-your-move = Bara den som gjorde det senaste draget kan be att få ta tillbaka det.
table-bot-plays = En bott spelar på plats { $seat }: ta tillbaka platsen först.
table-nobodys-seat = Ingen har plats { $seat }, så det finns ingen att hoppa in för.
table-no-stand-in = Ingen bott har hoppat in på plats { $seat }.
table-still-here = Den som har plats { $seat } är fortfarande kvar.
table-has-days = Här tar dragen dagar: bara den som har plats { $seat } kan låta en bott hoppa in där.
table-has-clock = Ni har träffats här och klockan avgör: bara den som har plats { $seat } kan låta en bott hoppa in där.
table-not-waiting = Spelet har redan börjat.
table-not-begun = Spelet har inte börjat än.
table-not-over = Spelet är inte slut än.
table-no-free-seat = Det finns ingen ledig plats, eller inte den.
table-proposal-open = Något annat har föreslagits: svara på det först.
table-no-proposal = Inget har föreslagits.
table-not-asked = Ditt samtycke behövs inte för det.
table-paused = Spelet har paus.
table-not-paused = Spelet har inte paus.
table-closed = Det här bordet är stängt.
table-full = Så mycket har hänt vid det här bordet att inget mer får plats. Spela klart och öppna sedan ett nytt bord.
table-host-only = Det får bara bordets värd göra.
table-no-chat = Det finns ingen chatt vid det här bordet.
table-no-such-reaction = Den reaktionen finns inte.
table-nothing-said = Meddelandet är tomt.
table-other-game = Vid det här bordet spelas { $game }.
table-other-options = Valen passar inte spelet { $game }.
table-bot-level = Ange en nivå för bottar, och bara för dem.
table-first = Med ”picked” och ”named” anges platsen som börjar; med ”drawn” ingen.
table-first-bot = En bott har varken ålder eller längd. Välj en människa, eller dra lott.
table-id-used = Ett annat meddelande har redan haft detta id: ge vart och ett ett eget.
live-resign = Skicka ”resign” för att lämna spelet.
live-stream = Bara svävande och dragningar kan strömmas; skicka resten med ”do”.
live-preparing = Fysiken förbereds; det tar en stund, en enda gång.

## The server

server-no-record = Det protokollet finns inte.
server-no-turn = Den turen finns inte i protokollet.
server-no-track = Den här turen slutar inte längre som i protokollet: fysiken har ändrats sedan dess.
server-no-track-yet = Just nu spelas för många protokoll upp. Försök igen om en stund.
server-no-page = Här finns ingenting.
server-admin-only = Det får bara serverns administratör göra.
server-no-table = Det bordet finns inte.
server-no-lesson = Den lektionen finns inte.
server-unknown-token = Den här länken hör inte till någon vid bordet.
server-hello-first = Det första meddelandet måste vara ”hello”.
server-hello-twice = ”hello” har redan sagts.
server-protocol = Servern talar version { $known } av protokollet, inte { $given }.
server-message-size = Det är för stort: högst { $limit } byte läses.
server-too-fast = För många meddelanden på kort tid: vänta lite.
server-busy = Servern har för mycket att göra just nu. Försök igen om en stund.
server-too-long = Det skulle ha tagit för lång tid och avbröts; ingenting har ändrats.
server-too-slow = Din begäran kom för långsamt och gavs upp.
server-too-much-chat = Du skriver för fort: vänta lite.
server-too-many-tables = För många bord har öppnats från din adress: vänta ett tag.
server-table-full = För många tittar redan på vid det här bordet.
server-origin = Den här sidan får inte tala med servern.
server-host = Den här servern svarar inte på namnet ”{ $host }”. Den som administrerar den kan lägga till det med --public-url.
server-unavailable = Servern kan inte spara något just nu; inget har ändrats. Försök igen om en stund.
server-defect = Något gick fel i servern; inget har ändrats.
server-no-method = Det går inte att göra här.
server-not-built-title = Bordet är dukat, men stolarna saknas
server-not-built = Servern är igång, men dess webbdel är inte byggd. Från en kopia av källkoden bygger ”make play” den; i ett installerat paket följer den med.
server-no-docs-title = Dokumentationen finns inte här
server-no-docs = Den här kopian av Lodestone installerades utan dokumentation. Från en kopia av källkoden bygger ”make docs” den.

## Kluster live

live-cut-short = Bordet fick börja om den här turen. Försök igen.

## Hints and reviews: hints at a table

table-no-hints = Det finns inga tips vid det här bordet.
table-hints-ask = För tips måste alla vid bordet vara överens.
table-hints-often = Ett tips i taget: vänta lite.
table-hint-late = För sent: spelet har gått vidare.
server-hints-busy = Just nu arbetas det på för många tips. Försök igen om en stund.

## Hints and reviews: reviews

server-no-review = Det här protokollet kan inte bedömas.
server-no-review-yet = Just nu bedöms för många protokoll. Försök igen om en stund.

## Storage

storage-unavailable = Lagringen svarar inte just nu ({ $cause }). Inget har ändrats; försök igen.
storage-full = Lagringen är full ({ $cause }). Inget har ändrats; försök igen när det finns plats.
storage-uncertain = Anslutningen till lagringen bröts mitt i ({ $cause }). Ladda om för att se om något sparades.
storage-conflict = Bord { $table } har hunnit vidare: version { $version } skulle skrivas, men den nyaste är { $head }.
storage-unknown-table = Bord { $table } finns inte.
storage-not-owner = Bord { $table } finns hos en annan server nu.
storage-table-exists = Bord { $table } finns redan.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster och Clustered
share-what = Magneter i en slinga av snöre, brickor i linjer och rektanglar: ensam, mot bottar eller med vänner, utan konto. Inofficiellt, utan samband med skaparna.
share-table = { $game }: kom till bordet
share-table-what = Öppna länken för att slå dig ner eller titta på. Inget konto, inget att installera.
share-record = { $game }: ett helt spel
share-record-what = Öppna länken och gå igenom det tur för tur.
share-daily = Lodestone: dagens bord
share-daily-what = Varje dag ett parti, samma för alla, och ett försök var. Spela dagens.
table-chat-first = Ni känner inte varandra än: alla måste tillåta chatt först.
table-strangers-close = Ett spel med någon du har träffat här kan inte stängas. Du kan ge upp.
table-listed-full = Ett öppet bord behöver en ledig plats.
server-no-open-tables = Det finns inga öppna bord på den här servern.
server-too-many-listings = Du har redan för många öppna bord. Börja vid ett av dem, eller ta bort ett.
server-too-many-waiting = För många från din adress väntar redan.
server-unanswered = Du har ropats upp flera gånger utan att svara. Vänta ett tag innan du försöker igen.
server-nobody-found = Ingen väntar på dig längre.
server-no-listing = Det bordet är inte öppet längre.
## Daily tables

daily-none = Det finns inget sådant dagens bord.
daily-off = Det finns inga dagens bord på den här servern.
daily-token = Dagens bord kräver en egen nyckel: 20 till 64 bokstäver, siffror, - eller _ i huvudet Authorization.
daily-too-many = Dagens bord har öppnats för många gånger från din adress: kom tillbaka i morgon.
daily-no-bot = Vid dagens bord spelar ingen bott åt dig.
daily-no-take-back = Vid dagens bord tas inga drag tillbaka.
daily-once = Dagens bord spelas en gång: i morgon finns ett nytt.
daily-no-hints = Det finns inga tips vid dagens bord.
daily-no-spectators = Ingen tittar på vid dagens bord.
daily-record-sealed = Protokollet från dagens bord öppnas en timme efter dagen.
