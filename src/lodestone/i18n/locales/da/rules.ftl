### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone er uofficielt og har ingen forbindelse til spillenes skabere. Kluster er af Robert & Paula Henning og udgives af Borderline Editions og Kluster LLC; Clustered er af Scotty Hardwick, Kitt Byrne og Vegard Farstad og udgives af Sculpin Games.
magnet-safety = De rigtige æsker er ikke egnet for børn under tre år: De kan blive kvalt i de små dele, og den lange snor kan kvæle dem. Magneterne er stærke: Hold dem væk fra små børn, pacemakere og andre implantater. Den, der sluger en, skal straks til læge. Læs advarslerne i din æske, og gem dem.

## Names of tiles and magnets

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] blankt
            [d] stribet
           *[s] fuldt optrukket
          } kvadrat
       *[other] { $fill ->
            [h] blanke
            [d] stribede
           *[s] fuldt optrukne
          } kvadrater
      }
    [T] { $count ->
        [one] { $fill ->
            [h] blank
            [d] stribet
           *[s] fuldt optrukken
          } trekant
       *[other] { $fill ->
            [h] blanke
            [d] stribede
           *[s] fuldt optrukne
          } trekanter
      }
   *[C] { $count ->
        [one] { $fill ->
            [h] blank
            [d] stribet
           *[s] fuldt optrukken
          } cirkel
       *[other] { $fill ->
            [h] blanke
            [d] stribede
           *[s] fuldt optrukne
          } cirkler
      }
  }
web-tile-wild = joker
web-tile-start = startbrik
web-kluster-stone = sten { $number }
web-kluster-spinner = DUO-magnet { $number }

## Clustered: notation

notation-tile = »{ $text }« er ingen brik. Skriv formen S, T eller C, udfyldningen h, d eller s og antallet 1 til 3, som i Sh1; en joker er ***.
notation-cell = »{ $text }« er intet felt på bordet. Skriv x,y i hele tal, som i 1,0.
notation-move = »{ $text }« er intet træk. Skriv Sh1@1,0 for at lægge en brik eller -Sh1 for at kassere en.
notation-start-tile = Startbrikken ligger på bordet fra begyndelsen; ingen spiller den.

## Clustered: moves

game-over = Spillet er slut.
illegal-not-in-hand = Den brik har du ikke på hånden: { $tile }.
illegal-discard = Du må ikke kassere, så længe en af dine brikker passer, for eksempel denne: { $example }.
illegal-trim-first = Kassér først, så du har fem brikker.
illegal-trim-drawn = Ved dette bord må kun en brik, du lige har trukket, ryge ud, ikke denne: { $tile }.
illegal-off-table = Det er uden for bordet: Der er ikke plads til en brik.
illegal-occupied = Der ligger allerede en brik: { $occupant }.
illegal-alone = Der ligger intet ved siden af det felt: En brik skal røre en anden med en side.
illegal-resign = Plads { $seat } har allerede forladt spillet eller var aldrig med.
illegal-neighbour = { $tile } og { $neighbour } kan ikke ligge side om side: { $differ ->
    [shape-fill] form og udfyldning er forskellige
    [shape-count] form og antal er forskellige
    [fill-count] udfyldning og antal er forskellige
   *[shape-fill-count] form, udfyldning og antal er alle forskellige
  }. Naboer skal have mindst to af de tre til fælles.

## Clustered: setting up

setup-seats = Clustered er for 1 til { $most } pladser, ikke { $seats }.
setup-first = Plads { $first } kan ikke begynde: Pladserne går fra A til { $last }.
setup-extra-wild = Plads { $seat } kan ikke få en ekstra joker: Pladserne går fra A til { $last }.
setup-extra-wild-twice = En plads er nævnt to gange for den ekstra joker.
setup-stack-surplus = Plads { $seat } har denne brik for mange gange i sin bunke: { $tile }.
setup-stack-missing = Plads { $seat } mangler denne brik i sin bunke: { $tile }.
setup-surface = Fladen har ikke plads til startbrikken på { $cell }.
setup-radius = En rund flades radius skal være et tal, nul eller mere.

## Clustered: records

record-unreadable = Det er ingen optegnelse af vores: { $problem }
record-players = Denne optegnelse nævner et andet antal spillere, end der er pladser.
record-version = Denne optegnelse har version { $version }; dette program læser versioner op til { $known }.
record-game = Denne optegnelse er af spillet »{ $game }«, ikke af { $expected }.
record-setup = Opstillingen i denne optegnelse er blevet ændret: Dens kontrolsum passer ikke.
record-move-edited = Træk { $number }, { $move }, er blevet ændret: Dets kontrolsum passer ikke.
record-move-unreadable = Træk { $number } kan ikke læses: { $problem }
record-move-illegal = Træk { $number }, { $move }, er ikke gyldigt: { $problem }
record-result = Resultatet i denne optegnelse er blevet ændret: Det følger ikke af dens { $number } træk.

## Clustered: bots

setup-bot = Botten »{ $name }« findes ikke. Kendte er: { $known }.
setup-two-clocks = Et bord har ét ur: Giv en tur sekunder eller dage, ikke begge dele.

## Kluster: notation

notation-magnet = »{ $text }« er ingen magnet. Skriv c og et tal for en sten, s og et tal for en DUO-magnet, som i c3.

## Kluster: turns

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
    [one] Snorene hænger ikke sammen: Flyt dem, indtil de gør, så kan turen slutte.
   *[any] En snor krydser ingen anden: Flyt den, indtil den gør, så kan turen slutte.
  }
kluster-stop = Der er intet at stoppe: En tur slutter med, at en magnet lægges.
kluster-resign = Plads { $seat } er ikke (længere) med i spillet og kan ikke give op.

## Kluster: setting up

kluster-setup-boxes = Der kan være 0 til { $most } æsker af hver slags, ikke { $count }.
kluster-setup-no-box = Der skal mindst én æske til.
kluster-setup-seats = Disse æsker er for 1 til { $most } pladser, ikke { $seats }.
kluster-setup-first = Plads { $first } kan ikke begynde: Pladserne går fra A til { $last }.
kluster-setup-per-seat = »{ $name }« skal have et tal for hver af de { $seats } pladser og har { $given }.
kluster-setup-cord-alone = At flytte snoren efter slippet er for to eller flere.
kluster-setup-cord-options = Hvis kun magneter må flytte snoren, kan ingen flytte den efter slippet: Vælg en af delene.
kluster-setup-negative = Tallene i »{ $name }« skal være nul eller mere.
kluster-setup-rounds = En rundegrænse er mindst én runde.
kluster-setup-handicap = Plads { $seat } kan lade 0 til { $most } magneter ligge, ikke { $count }.
kluster-setup-order-surplus = { $magnet } er ikke i disse æsker eller deles ud to gange.
kluster-setup-order-missing = { $magnet } mangler i uddelingen.

## Kluster: records

kluster-record-kinds = Det skal være netop én af turn, stop, timeout og resign, og det er { $count } af dem.

## Kluster on physics: laying the cords

kluster-lay-count = Til disse æsker hører { $cords } snore, og det her ville være { $given }.
kluster-lay-off-table = Snoren ville hænge ud over kanten: Bordet er { $width } gange { $depth } mm.
kluster-lay-cross = Snor { $number } krydser ingen af dem, der allerede ligger; læg den hen over en af dem.
kluster-lay-shape = Sådan kan en snor ikke lægges ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Plads { $seat } har turen.
kluster-settling = Vent, indtil alt ligger stille.
kluster-clock-plays = Tiden for denne tur er gået: En klodset hånd spiller den færdig.
kluster-release-late = Dit billede af bordet var mere end et sekund gammelt, så intet blev sluppet. Prøv igen.
kluster-danger-hidden = Hvor farligt et sted er, afslører polerne; dette bord viser dem ikke.
kluster-danger-empty = Der er ingen magnet i hånden.
kluster-choose-first = Sig først, om du fortsætter eller stopper.
kluster-nothing-offered = Der er intet at fortsætte med: Turen slutter, når én magnet er lagt.
kluster-intent-number = »{ $name }« skal være et tal fra { $lowest } til { $highest }.
kluster-frames = Tiden går i hele billeder, ikke i { $frames } af dem.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } er i hånden; læg den først tilbage.
kluster-hand-empty = Der er ingen magnet i hånden.
kluster-not-in-pool = { $magnet } er ikke i din pulje.
kluster-lies-there = { $magnet } ligger på bordet, og det, der ligger der, røres ikke.
kluster-placed-already = En magnet er lagt; nu må kun snorene flyttes.
kluster-pose = { $magnet } kan ikke holdes sådan: Sten holdes fladt eller stående, DUO-magneter liggende.
kluster-turn-too-low = { $magnet } har ikke plads til at blive vendt: Løft den, indtil dens midte er { $height } mm oppe.
kluster-no-sliding = Ved dette bord skubber man ikke magneter: Bliv { $height } mm over det.
kluster-release-outside = { $magnet } ville ikke ligge i spilleområdet.
kluster-release-partly = { $magnet } ville ikke ligge helt inde i spilleområdet.
kluster-release-contact = { $magnet } ville ikke røre bordet inden for spilleområdet.
kluster-release-crossed = Snoren krydser sig selv: Træk den først ret.

## Kluster on physics: cords

kluster-no-such-cord = Der er ingen snor { $cord }; der er { $cords }, den første er 0.
kluster-cord-held = Snoren er allerede mellem fingrene.
kluster-cord-free = Snoren er ikke mellem fingrene; tag først fat i den.
kluster-cord-missed = Fingrene ramte ved siden af snoren: Tag fat, hvor den ligger.
kluster-cord-by-magnet = Ved dette bord flyttes snore kun med magneter, ikke med hånden.
kluster-done-early = Der er intet at afslutte: En tur slutter med, at en magnet lægges.
kluster-done-moving = Slip snorene og vent, indtil alt ligger stille.

## Kluster on physics: records

kluster-record-edited = Tur { $number } er blevet ændret: Dens kontrolsum passer ikke.
kluster-record-illegal = Tur { $number } kan ikke være sket: { $problem }
kluster-resume-snapshot = Dette øjebliksbillede er ikke fra en tur i denne optegnelse.
kluster-resume-differs = Tur { $number } ender anderledes med denne fysik, så partiet kan ikke fortsætte fra dette øjebliksbillede ({ $difference ->
    [refused] noget, der blev gjort dengang, afvises nu
    [happenings] der sker noget andet
   *[digest] det samme sker, men ikke til sidste bit
  }).

## Kluster on physics: replaying

replay-no-turn = Der er ingen tur { $number }; optegnelsen har { $most }.
replay-no-physics = Der er ingen fysik i denne optegnelse at efterprøve.

## Requests as data

request-unknown-key = »{ $name }« findes ikke her (ved { $place }).
request-missing-key = »{ $name }« mangler (ved { $place }).
request-type = Ventede { $expected } ved { $place }, fik { $got }.
request-range = Tallet ved { $place } er uden for grænserne: Der skal gælde { $expected } { $bound }.
request-length = Listen ved { $place } har { $got } indgange i stedet for { $expected }.
request-value = Værdien ved { $place } er ikke tilladt her.
request-surface = En flade kræver left, right, top og bottom, eller en radius, eller en liste cells.
nothing-to-take-back = Der er intet træk at tage tilbage.

## Requests as data: the referee

request-not-json = Denne linje er ikke JSON.
request-not-object = En forespørgsel er et JSON-objekt, som i { "{" }"op":"position"{ "}" }.
request-no-operation = »op« mangler eller er intet ord.
request-unknown-operation = Operationen »{ $name }« findes ikke. Kendte er: { $known }.
request-too-long = Linjen er længere end { $limit } MiB.
request-nothing-started = Der er ikke begyndt noget spil; start med »new« eller »load«.
request-stacks = { $seats } pladser skal have lige så mange bunker, og der er { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Det giver et point nu.
   *[other] Det giver { $points } point nu.
  }
advice-denied = { $points ->
    [one] Det tager et felt, der ville give { $seat } et point.
   *[other] Det tager et felt, der ville give { $seat } { $points } point.
  }
advice-next = { $points ->
    [one] Næste tur kan du få et point på { $cell }.
   *[other] Næste tur kan du få { $points } point på { $cell }.
  }
advice-wild = Du gemmer din joker til senere.
advice-discard = { $count ->
    [0] Du savner den næppe: Den passer ingen steder nu.
    [one] Du savner den næppe: Den passer ét sted nu.
   *[other] Du savner den næppe: Den passer { $count } steder nu.
  }
advice-beside = { $count ->
    [0] Det åbner et nyt sted at bygge.
    [one] Den ligger ved siden af en af dine brikker, hvor der kan vokse mere.
   *[other] Den ligger ved siden af { $count } af dine brikker, hvor der kan vokse mere.
  }
advice-certain = Intet er skjult længere: Det er sikkert.
advice-risk = { $risk ->
    [0] Selv en rystende hånd gør ingen skade der.
   *[other] Med en rystende hånd går { $risk } % af alle forsøg galt der.
  }
advice-slack = Din hånd må ramme { $mm } mm ved siden af.
advice-hold = { $hold ->
    [easily] Magneterne omkring mærker det knap nok.
    [well] Magneterne omkring bliver, hvor de er.
   *[barely] Magneterne omkring bliver kun lige netop, hvor de er.
  }
advice-pair = { $one } og { $other } trækker mest i hinanden.
advice-not-now = Der er intet at råde til nu: Det skal være din tur, og du skal have en magnet at lægge.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] eneste træk
    [best] bedste træk
    [good] godt
    [slip] unøjagtighed
   *[blunder] brøler
  }
review-better = Bedre: { $move } (+{ $points }).
review-risk = Risiko { $risk } %, på det bedste fundne sted { $best } %.
review-klustered = Klustret: { $magnets }.
review-seat = { $seat }: unøjagtigheder { $slips }, brølere { $blunders }, foræret væk { $given }
review-partial = Resten blev ikke vurderet: Fra tur { $number } ender det anderledes med dette programs fysik.
review-progress = Vurderet: { $done } af { $of }

## Clustered: tables as text

board-character = Linje { $line }, kolonne { $column }: »{ $character }« betyder intet på et bræt; brug . # A til H og a til h.
