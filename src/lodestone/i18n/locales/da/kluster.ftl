# Kluster: hvorfor oplysninger, et navn eller en opstilling afvises.
# $magnet: en magnets navn som c3 (en sten) eller s3 (en spinner). $seat: en plads’ nummer, 0 er den første.

## Skrivemåde

notation-magnet = »{ $text }« er ingen magnet. Skriv c og et tal for en sten, s og et tal for en spinner, som i c3.

## Ture

kluster-no-such-magnet = { $magnet } findes ikke i dette spil.
kluster-set-aside = { $magnet } blev lagt til side og er ikke med i spillet.
kluster-not-yours = { $magnet } er i puljen på plads { $seat }: Man lægger kun sine egne magneter.
kluster-lies-already = { $magnet } ligger allerede på bordet, og det, der ligger der, røres ikke.
kluster-held-and-placed = { $magnet } kan ikke både være lagt og stadig være i hånden.
kluster-held-alone = { $magnet } i hånden rørte intet: Den skal stå i et kluster eller ikke nævnes som holdt.
kluster-too-small = Et kluster er to eller flere magneter, der rører hinanden; der blev nævnt et med { $count }.
kluster-named-twice = { $magnet } står to gange i klustrene: Magneter, der rører hinanden, er ét kluster.
kluster-outside-twice = { $magnet } er nævnt to gange blandt dem udenfor.
kluster-in-own-pool = { $magnet } lå ikke på bordet. Hvis den var i hånden og rørte noget, så nævn den som holdt.
kluster-in-pool = { $magnet } lå ikke på bordet: Den er i puljen på plads { $seat }.
kluster-must-place = Intet blev lagt, og intet gik galt: En tur slutter først, når en magnet er lagt.
kluster-cords-apart = { $group ->
    [one] Snorene hænger ikke sammen: Flyt dem, til de gør, så kan turen slutte.
   *[any] En snor krydser ingen anden: Flyt den, til den gør, så kan turen slutte.
  }
kluster-stop = Der er intet at stoppe: En tur slutter med, at en magnet lægges.
kluster-resign = Plads { $seat } er ikke (længere) med i spillet og kan ikke give op.

## Opstilling

kluster-setup-boxes = Der kan være 0 til { $most } æsker af hver slags, ikke { $count }.
kluster-setup-no-box = Der skal mindst én æske til.
kluster-setup-seats = Disse æsker er for 1 til { $most } pladser, ikke { $seats }.
kluster-setup-first = Plads { $first } kan ikke begynde: Pladserne har numrene 0 til { $last }.
kluster-setup-per-seat = »{ $name }« skal have et tal for hver af de { $seats } pladser og har { $given }.
kluster-setup-negative = Tallene i »{ $name }« skal være nul eller mere.
kluster-setup-rounds = En rundegrænse er mindst én runde.
kluster-setup-handicap = Plads { $seat } kan lade 0 til { $most } magneter ligge, ikke { $count }.
kluster-setup-order-surplus = { $magnet } er ikke i disse æsker eller deles ud to gange.
kluster-setup-order-missing = { $magnet } mangler i uddelingen.

## Optegnelser

kluster-record-kinds = Det skal være netop én af turn, stop, timeout og resign, og det er { $count } af dem.
