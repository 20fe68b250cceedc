# Clustered: hvorfor et træk, en skrivemåde eller en opstilling afvises.
# $tile, $neighbour, $occupant: en brik som Sh1, *** (joker) eller ### (start). $cell: et felt som x,y.

## Skrivemåde

notation-tile = »{ $text }« er ingen brik. Skriv formen S, T eller C, udfyldningen h, d eller s og antallet 1 til 3, som i Sh1; en joker er ***.
notation-cell = »{ $text }« er intet felt på bordet. Skriv x,y i hele tal, som i 1,0.
notation-move = »{ $text }« er intet træk. Skriv Sh1@1,0 for at lægge en brik eller -Sh1 for at kassere en.
notation-start-tile = Startbrikken ligger på bordet fra begyndelsen; ingen spiller den.

## Træk

game-over = Spillet er slut.
illegal-not-in-hand = Du har ikke { $tile } på hånden.
illegal-discard = Du må ikke kassere, så længe en brik kan lægges, for eksempel { $example }.
illegal-trim-first = Kassér først, så du har fem brikker.
illegal-trim-drawn = Ved dette bord må kun en brik, du lige har trukket, ryge ud, og { $tile } er ikke en af dem.
illegal-off-table = { $cell } er uden for bordet: Der er ikke plads til en brik.
illegal-occupied = Der ligger allerede en brik på { $cell }: { $occupant }.
illegal-alone = Der ligger intet ved siden af { $cell }: En brik skal røre en anden med en side.
illegal-resign = Plads { $seat } har allerede forladt spillet eller var aldrig med.
# $differ: hvilke egenskaber der er forskellige
illegal-neighbour = { $tile } passer ikke til { $neighbour } på { $cell }: { $differ ->
    [shape-fill] form og udfyldning er forskellige
    [shape-count] form og antal er forskellige
    [fill-count] udfyldning og antal er forskellige
   *[shape-fill-count] form, udfyldning og antal er alle forskellige
  }, og naboer skal have mindst to af de tre til fælles.

## Opstilling

setup-seats = Clustered er for 1 til { $most } pladser, ikke { $seats }.
setup-first = Plads { $first } kan ikke begynde: Pladserne har numrene 0 til { $last }.
setup-extra-wild = Plads { $seat } kan ikke få en ekstra joker: Pladserne har numrene 0 til { $last }.
setup-extra-wild-twice = En plads er nævnt to gange for den ekstra joker.
setup-stack-surplus = Plads { $seat } har for mange { $tile } i sin bunke.
setup-stack-missing = Plads { $seat } har ingen { $tile } i sin bunke, eller for få.
setup-surface = Fladen har ikke plads til startbrikken på { $cell }.
setup-radius = En rund flades radius skal være et tal, nul eller mere.

## Optegnelser

record-unreadable = Det er ingen optegnelse af vores: { $problem }
record-players = Denne optegnelse nævner et andet antal spillere, end der er pladser.
record-version = Denne optegnelse har version { $version }; dette program læser version { $known }.
record-game = Denne optegnelse er af spillet »{ $game }«, ikke af { $expected }.
record-setup = Opstillingen i denne optegnelse er blevet ændret: Dens kontrolsum passer ikke.
record-move-edited = Træk { $number }, { $move }, er blevet ændret: Dets kontrolsum passer ikke.
record-move-unreadable = Træk { $number } kan ikke læses: { $problem }
record-move-illegal = Træk { $number }, { $move }, er ikke gyldigt: { $problem }
record-result = Resultatet i denne optegnelse er blevet ændret: Det følger ikke af dens { $number } træk.

## Botter

setup-bot = Botten »{ $name }« findes ikke. Kendte er: { $known }.
