# Bordserveren: hvorfor den avviser noe. Plasser telles fra 0 i $seat.

## Bord

table-host-name = Vert
table-spectators = Du ser bare på: Sett deg for å være med.
table-not-your-seat = Plass { $seat } er ikke din.
table-no-such-seat = Plass { $seat } finnes ikke her: De går fra 0 til { $last }.
table-not-on-turn = Det er plass { $seat } sin tur.
table-not-your-move = Bare den som gjorde det siste trekket, kan be om å ta det tilbake.
table-bot-plays = En bot spiller for plass { $seat }: Ta plassen tilbake først.
table-nobodys-seat = Ingen har plass { $seat }, så det er ingen å steppe inn for.
table-no-stand-in = Ingen bot har steppet inn på plass { $seat }.
table-still-here = Den som har plass { $seat }, er fortsatt her.
table-not-waiting = Spillet har allerede begynt.
table-not-begun = Spillet har ikke begynt ennå.
table-not-over = Spillet er ikke slutt ennå.
table-no-free-seat = Det er ingen ledig plass, eller ikke den.
table-too-many-people = For mange har vært ved dette bordet.
table-proposal-open = Noe annet er foreslått: Svar på det først.
table-no-proposal = Ingenting er foreslått.
table-not-asked = Ditt samtykke trengs ikke til det.
table-paused = Spillet har pause.
table-not-paused = Spillet har ikke pause.
table-closed = Dette bordet er stengt.
table-host-only = Det kan bare verten ved bordet gjøre.
table-no-chat = Det er ingen chat ved dette bordet.
table-no-such-reaction = Den reaksjonen finnes ikke.
table-nothing-said = Det står ingenting å lese i den.
table-other-game = Ved dette bordet spilles { $game }.
table-other-options = Valgene passer ikke til spillet { $game }.
table-bot-level = En bot trenger et nivå, og ingen andre har det.

live-resign = Send «resign» for å forlate spillet.
live-stream = Bare svev og drag kan strømmes; send resten med «do».
live-preparing = Fysikken gjøres klar; det tar litt tid, én gang.

## Serveren

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
server-too-much-chat = Du snakker for fort: Vent litt.
server-too-many-tables = For mange bord er åpnet fra adressen din: Vent en stund.
server-table-full = For mange er koblet til dette bordet.
server-origin = Denne siden får ikke snakke med serveren.
server-unavailable = Serveren kan ikke lagre noe akkurat nå; ingenting er endret. Prøv igjen om litt.
server-defect = Noe gikk galt i serveren; ingenting er endret.
server-no-method = Det går ikke an her.
server-not-built-title = Bordet er dekket, men stolene mangler
server-not-built = Serveren kjører, men nettleserdelen er ikke bygd. Fra en kopi av kildekoden bygger «make play» den; i en installert pakke følger den med.
