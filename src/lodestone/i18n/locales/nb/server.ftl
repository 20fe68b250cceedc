### What the table server says to its guests.

## Tables

table-host-name = Vert
table-spectators = Du ser bare på: Sett deg for å være med.
table-not-your-seat = Plass { $seat } er ikke din.
table-no-such-seat = Plass { $seat } finnes ikke her: De går fra A til { $last }.
table-not-on-turn = Det er plass { $seat } sin tur.
table-not-your-move = Bare den som gjorde det siste trekket, kan be om å ta det tilbake.
table-bot-plays = En bot spiller for plass { $seat }: Ta plassen tilbake først.
table-nobodys-seat = Ingen har plass { $seat }, så det er ingen å steppe inn for.
table-no-stand-in = Ingen bot har steppet inn på plass { $seat }.
table-still-here = Den som har plass { $seat }, er fortsatt her.
table-has-days = Her tar turene dager: Bare den som har plass { $seat }, kan la en bot steppe inn der.
table-has-clock = Dere har møttes her, og klokken avgjør: Bare den som har plass { $seat }, kan la en bot steppe inn der.
table-not-waiting = Spillet har allerede begynt.
table-not-begun = Spillet har ikke begynt ennå.
table-not-over = Spillet er ikke slutt ennå.
table-no-free-seat = Det er ingen ledig plass, eller ikke den.
table-proposal-open = Noe annet er foreslått: Svar på det først.
table-no-proposal = Ingenting er foreslått.
table-not-asked = Ditt samtykke trengs ikke til det.
table-paused = Spillet har pause.
table-not-paused = Spillet har ikke pause.
table-closed = Dette bordet er stengt.
table-full = Så mye har skjedd ved dette bordet at det ikke er plass til mer. Spill ferdig, og åpne så et nytt bord.
table-host-only = Det kan bare verten ved bordet gjøre.
table-no-chat = Det er ingen chat ved dette bordet.
table-no-such-reaction = Den reaksjonen finnes ikke.
table-nothing-said = Meldingen er tom.
table-other-game = Ved dette bordet spilles { $game }.
table-other-options = Valgene passer ikke til spillet { $game }.
table-bot-level = Oppgi et nivå for boter, og bare for dem.
table-first = Med «picked» og «named» oppgis plassen som begynner; med «drawn» ingen.
table-first-bot = En bot har verken alder eller høyde. Velg et menneske, eller trekk lodd.
table-id-used = En annen melding har allerede hatt denne id-en: Gi hver sin egen.
live-resign = Send «resign» for å forlate spillet.
live-stream = Bare svev og drag kan strømmes; send resten med «do».
live-preparing = Fysikken gjøres klar; det tar litt tid, én gang.

## The server

server-no-record = Det opptaket finnes ikke.
server-no-turn = Den turen finnes ikke i opptaket.
server-no-track = Denne turen ender ikke lenger som i opptaket: Fysikken er endret siden da.
server-no-track-yet = Akkurat nå spilles for mange opptak av. Prøv igjen om litt.
server-no-page = Her er det ingenting.
server-admin-only = Det kan bare administratoren av serveren gjøre.
server-no-table = Det bordet finnes ikke.
server-no-lesson = Den leksjonen finnes ikke.
server-unknown-token = Denne lenken tilhører ingen ved dette bordet.
server-hello-first = Den første meldingen må være «hello».
server-hello-twice = «hello» er allerede sagt.
server-protocol = Serveren snakker versjon { $known } av protokollen, ikke { $given }.
server-message-size = Det er for stort: Høyst { $limit } byte blir lest.
server-too-fast = For mange meldinger på kort tid: Vent litt.
server-busy = Serveren har for mye å gjøre akkurat nå. Prøv igjen om litt.
server-too-long = Det ville ha tatt for lang tid og ble avbrutt; ingenting er endret.
server-too-slow = Forespørselen din kom for langsomt og ble gitt opp.
server-too-much-chat = Du skriver for fort: Vent litt.
server-too-many-tables = For mange bord er åpnet fra adressen din: Vent en stund.
server-table-full = For mange ser allerede på ved dette bordet.
server-origin = Denne siden får ikke snakke med serveren.
server-host = Denne serveren svarer ikke på navnet «{ $host }». Den som administrerer den, kan legge det til med --public-url.
server-unavailable = Serveren kan ikke lagre noe akkurat nå; ingenting er endret. Prøv igjen om litt.
server-defect = Noe gikk galt i serveren; ingenting er endret.
server-no-method = Det går ikke an her.
server-not-built-title = Bordet er dekket, men stolene mangler
server-not-built = Serveren kjører, men nettleserdelen er ikke bygd. Fra en kopi av kildekoden bygger «make play» den; i en installert pakke følger den med.
server-no-docs-title = Dokumentasjonen er ikke her
server-no-docs = Denne kopien av Lodestone ble satt opp uten dokumentasjon. Fra en kopi av kildekoden bygger «make docs» den.

## Kluster live

live-cut-short = Bordet måtte begynne denne turen på nytt. Prøv igjen.

## Hints and reviews: hints at a table

table-no-hints = Det er ingen tips ved dette bordet.
table-hints-ask = For tips må alle ved bordet være enige.
table-hints-often = Ett tips om gangen: Vent litt.
table-hint-late = For sent: Spillet har gått videre.
server-hints-busy = For mange tips er under arbeid akkurat nå. Prøv igjen om litt.

## Hints and reviews: reviews

server-no-review = Dette opptaket kan ikke vurderes.
server-no-review-yet = Akkurat nå vurderes for mange opptak. Prøv igjen om litt.

## Storage

storage-unavailable = Lageret svarer ikke akkurat nå ({ $cause }). Ingenting er endret; prøv igjen.
storage-full = Lageret er fullt ({ $cause }). Ingenting er endret; prøv igjen når det er plass.
storage-uncertain = Forbindelsen til lageret ble brutt midt i ({ $cause }). Last inn på nytt for å se om noe ble lagret.
storage-conflict = Bord { $table } har kommet videre: Versjon { $version } skulle skrives, men den nyeste er { $head }.
storage-unknown-table = Bord { $table } finnes ikke.
storage-not-owner = Bord { $table } er hos en annen server nå.
storage-table-exists = Bord { $table } finnes allerede.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster og Clustered
share-what = Magneter i en løkke av snor, brikker i linjer og rektangler: alene, mot boter eller med venner, uten konto. Uoffisielt, uten tilknytning til skaperne.
share-table = { $game }: kom til bordet
share-table-what = Åpne lenken for å sette deg eller se på. Ingen konto, ingenting å installere.
share-record = { $game }: et helt spill
share-record-what = Åpne lenken og gå gjennom det tur for tur.
share-daily = Lodestone: dagens bord
share-daily-what = Hver dag ett parti, det samme for alle, og ett forsøk hver. Spill dagens.
table-chat-first = Dere kjenner ikke hverandre ennå: Alle må tillate chat først.
table-strangers-close = Et spill med noen du har møtt her, kan ikke lukkes. Du kan gi opp.
table-listed-full = Et åpent bord trenger en ledig plass.
server-no-open-tables = Det er ingen åpne bord på denne serveren.
server-too-many-listings = Du har allerede for mange åpne bord. Begynn ved ett av dem, eller ta ett av dem bort.
server-too-many-waiting = For mange fra adressen din venter allerede.
server-unanswered = Du ble ropt opp flere ganger uten å svare. Vent en stund før du prøver igjen.
server-nobody-found = Det er ingen som venter på deg lenger.
server-no-listing = Det bordet er ikke åpent lenger.
## Daily tables

daily-none = Det finnes ikke noe slikt dagens bord.
daily-off = Det er ingen dagens bord på denne serveren.
daily-token = Dagens bord krever din egen nøkkel: 20 til 64 bokstaver, sifre, - eller _ i hodet Authorization.
daily-too-many = Dagens bord er åpnet for mange ganger fra adressen din: Kom tilbake i morgen.
daily-no-bot = Ved dagens bord spiller ingen bot for deg.
daily-no-take-back = Ved dagens bord tas ingen trekk tilbake.
daily-once = Dagens bord spilles én gang: I morgen kommer et nytt.
daily-no-hints = Det er ingen tips ved dagens bord.
daily-no-spectators = Ingen ser på ved dagens bord.
daily-record-sealed = Opptaket fra dagens bord åpnes en time etter dagen.
