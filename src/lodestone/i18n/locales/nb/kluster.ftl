# Kluster: hvorfor opplysninger, et navn eller et oppsett ikke går.
# $magnet: navnet på en magnet, som c3 (en stein) eller s3 (en spinner). $seat: nummeret på en plass, 0 er den første.

## Skrivemåte

notation-magnet = «{ $text }» er ingen magnet. Skriv c og et tall for en stein, s og et tall for en spinner, som i c3.

## Turer

kluster-no-such-magnet = { $magnet } finnes ikke i dette spillet.
kluster-set-aside = { $magnet } er lagt til side og er ikke med i spillet.
kluster-not-yours = { $magnet } ligger i puljen til plass { $seat }: Man legger bare egne magneter.
kluster-lies-already = { $magnet } ligger allerede på bordet, og det som ligger der, rører man ikke.
kluster-held-and-placed = { $magnet } kan ikke både være lagt og fortsatt i hånden.
kluster-held-alone = { $magnet } i hånden rørte ingenting: Den må stå i en klynge, eller ikke oppgis som holdt.
kluster-too-small = En klynge er to eller flere magneter som berører hverandre, og her ble det oppgitt en med { $count }.
kluster-named-twice = { $magnet } står to ganger i klyngene: Magneter som berører hverandre, er én klynge.
kluster-outside-twice = { $magnet } er oppgitt to ganger blant dem utenfor.
kluster-in-own-pool = { $magnet } lå ikke på bordet. Hvis den var i hånden og rørte noe, oppgi den som holdt.
kluster-in-pool = { $magnet } lå ikke på bordet: Den ligger i puljen til plass { $seat }.
kluster-must-place = Ingenting ble lagt, og ingenting gikk galt: En tur slutter først når en magnet er lagt.
kluster-cords-apart = { $group ->
    [one] Snorene henger ikke sammen: Flytt dem til de gjør det, så kan turen slutte.
   *[any] En snor krysser ingen annen: Flytt den til den gjør det, så kan turen slutte.
  }
kluster-stop = Det er ingenting å stoppe: En tur slutter med at en magnet legges.
kluster-resign = Plass { $seat } er ikke med i spillet (lenger) og kan ikke gi opp.

## Oppsett

kluster-setup-boxes = Det kan være 0 til { $most } esker av hver type, ikke { $count }.
kluster-setup-no-box = Det trengs minst én eske.
kluster-setup-seats = Disse eskene er for 1 til { $most } plasser, ikke { $seats }.
kluster-setup-first = Plass { $first } kan ikke begynne: Plassene går fra 0 til { $last }.
kluster-setup-per-seat = «{ $name }» trenger ett tall for hver av de { $seats } plassene, og har { $given }.
kluster-setup-negative = Tallene i «{ $name }» må være null eller mer.
kluster-setup-rounds = En rundegrense er minst én runde.
kluster-setup-handicap = Plass { $seat } kan legge 0 til { $most } magneter til side, ikke { $count }.
kluster-setup-order-surplus = { $magnet } er ikke i disse eskene, eller er delt ut to ganger.
kluster-setup-order-missing = { $magnet } mangler i utdelingen.

## Opptak

kluster-record-kinds = Det må være nøyaktig én av turn, stop, timeout og resign, og er { $count } av dem.
