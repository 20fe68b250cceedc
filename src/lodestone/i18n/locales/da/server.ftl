### What the table server says to its guests.

## Tables

table-host-name = Vært
table-spectators = Du ser kun på: Sæt dig for at være med.
table-not-your-seat = Plads { $seat } er ikke din.
table-no-such-seat = Der er ingen plads { $seat } her: De går fra A til { $last }.
table-not-on-turn = Plads { $seat } har turen.
table-not-your-move = Kun den, der lavede det sidste træk, kan bede om at tage det tilbage.
table-bot-plays = En bot spiller for plads { $seat }: Tag først pladsen tilbage.
table-nobodys-seat = Ingen har plads { $seat }, så der er ingen at træde ind for.
table-no-stand-in = Ingen bot er trådt ind på plads { $seat }.
table-still-here = Den, der har plads { $seat }, er her endnu.
table-has-days = Her varer turene dage: Kun den, der har plads { $seat }, kan lade en bot træde ind der.
table-has-clock = I har mødt hinanden her, og uret bestemmer: Kun den, der har plads { $seat }, kan lade en bot træde ind der.
table-not-waiting = Spillet er allerede begyndt.
table-not-begun = Spillet er ikke begyndt endnu.
table-not-over = Spillet er ikke slut endnu.
table-no-free-seat = Der er ingen ledig plads, eller ikke den.
table-proposal-open = Noget andet er foreslået: Svar først på det.
table-no-proposal = Intet er foreslået.
table-not-asked = Dit samtykke behøves ikke til det.
table-paused = Spillet holder pause.
table-not-paused = Spillet holder ikke pause.
table-closed = Dette bord er lukket.
table-full = Der er sket så meget ved dette bord, at der ikke er plads til mere. Spil færdig, og lav så et nyt bord.
table-host-only = Det må kun værten ved dette bord.
table-no-chat = Der er ingen chat ved dette bord.
table-no-such-reaction = Den reaktion findes ikke.
table-nothing-said = Beskeden er tom.
table-other-game = Ved dette bord spilles { $game }.
table-other-options = Valgene passer ikke til spillet { $game }.
table-bot-level = Angiv et niveau for botter, og kun for dem.
table-first = Med »picked« og »named« angives pladsen, der begynder; med »drawn« ingen.
table-first-bot = En bot har hverken alder eller højde. Vælg et menneske, eller træk lod.
table-id-used = En anden besked har allerede haft dette id: Giv hver sit eget.
live-resign = Send »resign« for at forlade spillet.
live-stream = Kun at holde og at trække kan streames; send resten med »do«.
live-preparing = Fysikken gøres klar; det tager et øjeblik, én gang.

## The server

server-no-record = Den optegnelse findes ikke.
server-no-turn = Der er ikke sådan en tur i den.
server-no-track = Denne tur forløber ikke længere som optaget: Fysikken er ændret siden.
server-no-track-yet = Der afspilles for mange optegnelser lige nu. Prøv igen om lidt.
server-no-page = Her er intet.
server-admin-only = Det må kun denne servers administrator.
server-no-table = Det bord findes ikke.
server-no-lesson = Den lektion findes ikke.
server-unknown-token = Dette link tilhører ingen ved dette bord.
server-hello-first = Den første besked skal være »hello«.
server-hello-twice = »hello« er allerede sagt.
server-protocol = Denne server taler version { $known } af protokollen, ikke { $given }.
server-message-size = Det er for stort: Der læses højst { $limit } bytes.
server-too-fast = For mange beskeder på kort tid: Vent et øjeblik.
server-busy = Serveren har for travlt lige nu. Prøv igen om lidt.
server-too-long = Det ville have taget for lang tid og blev afbrudt; intet er ændret.
server-too-slow = Din forespørgsel kom for langsomt og blev opgivet.
server-too-much-chat = Du skriver for hurtigt: Vent et øjeblik.
server-too-many-tables = Der er lavet for mange borde fra din adresse: Vent lidt.
server-table-full = For mange ser allerede med ved dette bord.
server-origin = Denne side må ikke tale med denne server.
server-host = Denne server svarer ikke på navnet »{ $host }«. Dens administrator kan tilføje det med --public-url.
server-unavailable = Serveren kan ikke gemme noget lige nu; intet er ændret. Prøv igen om et øjeblik.
server-defect = Noget gik galt i serveren; intet er ændret.
server-no-method = Det kan man ikke her.
server-not-built-title = Bordet er dækket, men stolene mangler
server-not-built = Denne server kører, men dens browserdel blev ikke bygget. I en kopi af kildekoden bygger »make play« den; en installeret pakke har den med.
server-no-docs-title = Dokumentationen er her ikke
server-no-docs = Denne kopi af Lodestone blev sat op uden dokumentation. I en kopi af kildekoden bygger »make docs« den.

## Kluster live

live-cut-short = Bordet måtte begynde denne tur forfra. Prøv venligst igen.

## Hints and reviews: hints at a table

table-no-hints = Der er ingen tips ved dette bord.
table-hints-ask = Tips kræver, at alle ved bordet er enige.
table-hints-often = Ét tip ad gangen: Vent et øjeblik.
table-hint-late = For sent: Spillet er gået videre.
server-hints-busy = Der tænkes over for mange tips lige nu. Prøv igen om lidt.

## Hints and reviews: reviews

server-no-review = Denne optegnelse kan ikke vurderes.
server-no-review-yet = Der vurderes for mange optegnelser lige nu. Prøv igen om lidt.

## Storage

storage-unavailable = Lageret svarer ikke lige nu ({ $cause }). Intet blev ændret; prøv igen.
storage-full = Lageret er fuldt ({ $cause }). Intet blev ændret; prøv igen, når der er plads.
storage-uncertain = Forbindelsen til lageret blev afbrudt ({ $cause }). Genindlæs for at se, om noget blev gemt.
storage-conflict = Bord { $table } er kommet videre: Version { $version } skulle skrives, men den nyeste er { $head }.
storage-unknown-table = Der er intet bord { $table }.
storage-not-owner = Bord { $table } er hos en anden server nu.
storage-table-exists = Der er allerede et bord { $table }.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster og Clustered
share-what = Magneter i en løkke af snor, brikker i linjer og rektangler: alene, mod botter eller med venner, uden konto. Uofficielt, uden forbindelse til udgiverne.
share-table = { $game }: kom til bordet
share-table-what = Åbn linket for at sætte dig eller se på. Ingen konto, intet at installere.
share-record = { $game }: et helt spil
share-record-what = Åbn linket og gå det igennem tur for tur.
share-daily = Lodestone: dagens bord
share-daily-what = Hver dag ét spil, det samme for alle, og ét forsøg til hver. Spil dagens.
table-chat-first = I kender ikke hinanden endnu: Alle skal tillade chat først.
table-strangers-close = Et spil med en, du har mødt her, kan ikke lukkes. Du kan give op.
table-listed-full = Et åbent bord skal have en ledig plads.
server-no-open-tables = Der er ingen åbne borde på denne server.
server-too-many-listings = Du har allerede for mange åbne borde. Begynd ved et af dem, eller tag et af dem væk.
server-too-many-waiting = Der venter allerede for mange fra din adresse.
server-unanswered = Du blev kaldt flere gange uden at svare. Vent lidt, før du prøver igen.
server-nobody-found = Der er ikke længere nogen, der venter på dig.
server-no-listing = Det bord er ikke længere åbent.
## Daily tables

daily-none = Det dagens bord findes ikke.
daily-off = Der er ingen dagens borde på denne server.
daily-token = Dagens bord kræver din egen nøgle: 20 til 64 bogstaver, cifre, - eller _ i headeren Authorization.
daily-too-many = Dagens bord er åbnet for mange gange fra din adresse: Kom igen i morgen.
daily-no-bot = Ved dagens bord spiller ingen bot for dig.
daily-no-take-back = Ved dagens bord tages ingen træk tilbage.
daily-once = Dagens bord spilles én gang: I morgen er der et nyt.
daily-no-hints = Der er ingen tips ved dagens bord.
daily-no-spectators = Ingen ser på ved dagens bord.
daily-record-sealed = Optegnelsen fra dagens bord åbner en time efter dagen.
