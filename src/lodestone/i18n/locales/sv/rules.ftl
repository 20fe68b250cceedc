### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone är inofficiellt och har inget samband med spelens skapare. Kluster är gjort av Robert & Paula Henning och utgivet av Borderline Editions och Kluster LLC; Clustered är gjort av Scotty Hardwick, Kitt Byrne och Vegard Farstad och utgivet av Sculpin Games.
magnet-safety = De riktiga askarna är inte lämpliga för barn under tre år: de kan kvävas av smådelarna och strypas av det långa snöret. Magneterna är starka: håll dem borta från små barn, pacemakrar och andra implantat. Den som sväljer en måste genast till läkare. Läs varningarna i din ask och spara dem.

## Names of tiles and magnets

web-tile-words = { $count } { $count ->
    [one] { $fill ->
        [h] tom
        [d] randig
       *[s] fylld
      }
   *[other] { $fill ->
        [h] tomma
        [d] randiga
       *[s] fyllda
      }
  } { $shape ->
    [S] { $count ->
        [one] kvadrat
       *[other] kvadrater
      }
    [T] { $count ->
        [one] triangel
       *[other] trianglar
      }
   *[C] { $count ->
        [one] cirkel
       *[other] cirklar
      }
  }
web-tile-wild = joker
web-tile-start = startbricka
web-kluster-stone = sten { $number }
web-kluster-spinner = snurrmagnet { $number }

## Clustered: notation

notation-tile = ”{ $text }” är ingen bricka. Skriv formen S, T eller C, fyllningen h, d eller s och antalet 1 till 3, som i Sh1; en joker är ***.
notation-cell = ”{ $text }” är ingen ruta på bordet. Skriv x,y i heltal, som i 1,0.
notation-move = ”{ $text }” är inget drag. Skriv Sh1@1,0 för att lägga en bricka eller -Sh1 för att kasta en.
notation-start-tile = Startbrickan ligger på bordet från början; ingen spelar den.

## Clustered: moves

game-over = Spelet är slut.
illegal-not-in-hand = Den brickan har du inte på handen: { $tile }.
illegal-discard = Du får inte kasta så länge någon av dina brickor passar, till exempel den här: { $example }.
illegal-trim-first = Kasta först tills du har fem brickor.
illegal-trim-drawn = Vid det här bordet får bara en nyss dragen bricka kastas, inte den här: { $tile }.
illegal-off-table = Det är utanför bordet: där finns ingen plats för en bricka.
illegal-occupied = Där ligger redan en bricka: { $occupant }.
illegal-alone = Bredvid den rutan ligger ingenting: en bricka måste ligga kant i kant med en annan.
illegal-resign = Plats { $seat } har redan lämnat spelet, eller var aldrig med.
illegal-neighbour = { $tile } och { $neighbour } får inte ligga bredvid varandra: { $differ ->
    [shape-fill] form och fyllning skiljer sig
    [shape-count] form och antal skiljer sig
    [fill-count] fyllning och antal skiljer sig
   *[shape-fill-count] form, fyllning och antal skiljer sig alla tre
  }. Grannar måste ha minst två av de tre gemensamma.

## Clustered: setting up

setup-seats = Clustered är för 1 till { $most } platser, inte { $seats }.
setup-first = Plats { $first } kan inte börja: platserna går från A till { $last }.
setup-extra-wild = Plats { $seat } kan inte ha en extra joker: platserna går från A till { $last }.
setup-extra-wild-twice = En plats nämns två gånger för den extra jokern.
setup-stack-surplus = Plats { $seat } har den här brickan för många gånger i sin hög: { $tile }.
setup-stack-missing = Plats { $seat } saknar den här brickan i sin hög: { $tile }.
setup-surface = Bordsytan har ingen plats för startbrickan på { $cell }.
setup-radius = En rund bordsytas radie måste vara ett tal, noll eller mer.

## Clustered: records

record-unreadable = Det här är inget av våra protokoll: { $problem }
record-players = Protokollet nämner ett annat antal spelare än det finns platser.
record-version = Protokollet har version { $version }; det här programmet läser versioner till och med { $known }.
record-game = Protokollet gäller spelet ”{ $game }”, inte { $expected }.
record-setup = Uppställningen i protokollet har ändrats: kontrollsumman stämmer inte.
record-move-edited = Drag { $number }, { $move }, har ändrats: kontrollsumman stämmer inte.
record-move-unreadable = Drag { $number } går inte att läsa: { $problem }
record-move-illegal = Drag { $number }, { $move }, är inte tillåtet: { $problem }
record-result = Resultatet i protokollet har ändrats: det följer inte av de { $number } dragen.

## Clustered: bots

setup-bot = Botten ”{ $name }” finns inte. De som finns: { $known }.
setup-two-clocks = Ett bord har en klocka: ge ett drag sekunder eller dagar, inte båda.

## Kluster: notation

notation-magnet = ”{ $text }” är ingen magnet. Skriv c och ett tal för en sten, s och ett tal för en snurrmagnet, som i c3.

## Kluster: turns

kluster-no-such-magnet = { $magnet } finns inte i det här spelet.
kluster-set-aside = { $magnet } har lagts åt sidan och är inte med i spelet.
kluster-not-yours = { $magnet } ligger i förrådet på plats { $seat }: man lägger bara egna magneter.
kluster-lies-already = { $magnet } ligger redan på bordet, och det som ligger där rör man inte.
kluster-held-and-placed = { $magnet } kan inte både vara lagd och kvar i handen.
kluster-held-alone = { $magnet } i handen vidrörde ingenting: den måste stå i ett kluster, eller inte anges som hållen.
kluster-too-small = Ett kluster är två eller fler magneter som vidrör varandra, och här angavs ett med { $count }.
kluster-named-twice = { $magnet } står två gånger i klustren: magneter som vidrör varandra är ett kluster.
kluster-outside-twice = { $magnet } anges två gånger bland dem utanför.
kluster-in-own-pool = { $magnet } låg inte på bordet. Om den var i handen och vidrörde något, ange den som hållen.
kluster-in-pool = { $magnet } låg inte på bordet: den ligger i förrådet på plats { $seat }.
kluster-must-place = Inget lades och inget gick fel: en tur slutar först när en magnet har lagts.
kluster-cords-apart = { $group ->
    [one] Snörena hänger inte ihop: flytta dem tills de gör det, sedan kan turen sluta.
   *[any] Ett snöre korsar inget annat: flytta det tills det gör det, sedan kan turen sluta.
  }
kluster-stop = Det finns inget att sluta med: en tur slutar med att en magnet läggs.
kluster-resign = Plats { $seat } är inte med (längre) och kan inte ge upp.

## Kluster: setting up

kluster-setup-boxes = Det kan finnas 0 till { $most } askar av varje slag, inte { $count }.
kluster-setup-no-box = Det behövs minst en ask.
kluster-setup-seats = De här askarna är för 1 till { $most } platser, inte { $seats }.
kluster-setup-first = Plats { $first } kan inte börja: platserna går från A till { $last }.
kluster-setup-per-seat = ”{ $name }” behöver ett tal för var och en av de { $seats } platserna, och har { $given }.
kluster-setup-cord-alone = Att flytta snöret efter släppet är för två eller flera.
kluster-setup-cord-options = Om bara magneter får flytta snöret kan ingen flytta det efter släppet: välj det ena.
kluster-setup-negative = Talen i ”{ $name }” måste vara noll eller mer.
kluster-setup-rounds = En gräns för rundor är minst en runda.
kluster-setup-handicap = Plats { $seat } kan avstå från 0 till { $most } magneter, inte { $count }.
kluster-setup-order-surplus = { $magnet } finns inte i de här askarna, eller delas ut två gånger.
kluster-setup-order-missing = { $magnet } saknas i utdelningen.

## Kluster: records

kluster-record-kinds = Det måste vara exakt en av turn, stop, timeout och resign, och är { $count } av dem.

## Kluster on physics: laying the cords

kluster-lay-count = Till de här askarna hör { $cords } snören, och det här skulle bli { $given }.
kluster-lay-off-table = Snöret skulle hänga över kanten: bordet är { $width } gånger { $depth } mm.
kluster-lay-cross = Snöre { $number } korsar inget av dem som redan ligger; lägg det över ett av dem.
kluster-lay-shape = Ett snöre kan inte läggas så ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Det är plats { $seat }:s tur.
kluster-settling = Vänta tills allt ligger stilla.
kluster-clock-plays = Tiden för den här turen är ute: en klumpig hand spelar den färdigt.
kluster-release-late = Din bild av bordet var mer än en sekund gammal, så inget släpptes. Försök igen.
kluster-danger-hidden = Att visa hur riskabelt ett ställe är skulle avslöja polerna, och det här bordet visar dem inte.
kluster-danger-empty = Det är ingen magnet i handen.
kluster-choose-first = Säg först om du fortsätter eller slutar.
kluster-nothing-offered = Det finns inget att fortsätta med: turen slutar med att en magnet läggs.
kluster-intent-number = ”{ $name }” måste vara ett tal från { $lowest } till { $highest }.
kluster-frames = Tiden går i hela bildrutor, inte i { $frames } sådana.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } är i handen; lägg tillbaka den först.
kluster-hand-empty = Det är ingen magnet i handen.
kluster-not-in-pool = { $magnet } ligger inte i ditt förråd.
kluster-lies-there = { $magnet } ligger på bordet, och det som ligger där rör man inte.
kluster-placed-already = En magnet har lagts; nu får bara snörena flyttas.
kluster-pose = { $magnet } kan inte hållas så: stenar hålls platta eller stående, snurrmagneter liggande.
kluster-turn-too-low = { $magnet } har inte rum att vändas: lyft den tills mitten är { $height } mm upp.
kluster-no-sliding = Vid det här bordet skjuts inga magneter: håll dig { $height } mm över det.
kluster-release-outside = { $magnet } skulle inte ligga på spelytan.
kluster-release-partly = { $magnet } skulle inte ligga helt på spelytan.
kluster-release-contact = { $magnet } skulle inte vidröra bordet på spelytan.
kluster-release-crossed = Snöret korsar sig självt: dra det rakt först.

## Kluster on physics: cords

kluster-no-such-cord = Snöre { $cord } finns inte; de är { $cords }, det första är 0.
kluster-cord-held = Det här snöret är redan mellan fingrarna.
kluster-cord-free = Det här snöret är inte mellan fingrarna; ta tag i det först.
kluster-cord-missed = Fingrarna missade snöret: ta tag i det där det ligger.
kluster-cord-by-magnet = Vid det här bordet flyttas snören bara med magneter, inte för hand.
kluster-done-early = Det finns inget att avsluta: en tur slutar med att en magnet läggs.
kluster-done-moving = Släpp snörena och vänta tills allt ligger stilla.

## Kluster on physics: records

kluster-record-edited = Tur { $number } har ändrats: kontrollsumman stämmer inte.
kluster-record-illegal = Tur { $number } kan inte ha hänt: { $problem }
kluster-resume-snapshot = Den här ögonblicksbilden hör inte till någon tur i protokollet.
kluster-resume-differs = Tur { $number } slutar annorlunda med den här fysiken, så spelet kan inte fortsätta från den här ögonblicksbilden ({ $difference ->
    [refused] något som gjordes då nekas nu
    [happenings] något annat händer
   *[digest] samma sak händer, men inte in i minsta bit
  }).

## Kluster on physics: replaying

replay-no-turn = Tur { $number } finns inte; protokollet har { $most }.
replay-no-physics = Det finns ingen fysik i protokollet att kontrollera.

## Requests as data

request-unknown-key = ”{ $name }” finns inte här (vid { $place }).
request-missing-key = ”{ $name }” saknas (vid { $place }).
request-type = Vid { $place } väntades { $expected }, inte { $got }.
request-range = Talet vid { $place } ligger utanför gränserna: det ska vara { $expected } { $bound }.
request-length = Listan vid { $place } har { $got } poster i stället för { $expected }.
request-value = Värdet vid { $place } är inte tillåtet här.
request-surface = En bordsyta behöver left, right, top och bottom, eller en radie, eller en lista med rutor.
nothing-to-take-back = Det finns inget drag att ta tillbaka.

## Requests as data: the referee

request-not-json = Den här raden är inte JSON.
request-not-object = En fråga är ett JSON-objekt, som i { "{" }"op":"position"{ "}" }.
request-no-operation = ”op” saknas eller är inget ord.
request-unknown-operation = Operationen ”{ $name }” finns inte. De som finns: { $known }.
request-too-long = Raden är längre än { $limit } MiB.
request-nothing-started = Inget spel har börjat; börja med ”new” eller ”load”.
request-stacks = { $seats } platser behöver lika många högar, och det finns { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Det ger en poäng nu.
   *[other] Det ger { $points } poäng nu.
  }
advice-denied = { $points ->
    [one] Det tar en ruta som skulle ge { $seat } en poäng.
   *[other] Det tar en ruta som skulle ge { $seat } { $points } poäng.
  }
advice-next = { $points ->
    [one] Nästa tur kan du få en poäng på { $cell }.
   *[other] Nästa tur kan du få { $points } poäng på { $cell }.
  }
advice-wild = Du sparar din joker till senare.
advice-discard = { $count ->
    [0] Du saknar den knappast: den passar ingenstans nu.
    [one] Du saknar den knappast: den passar på ett ställe nu.
   *[other] Du saknar den knappast: den passar på { $count } ställen nu.
  }
advice-beside = { $count ->
    [0] Det öppnar ett nytt ställe att bygga på.
    [one] Den ligger bredvid en av dina brickor, där mer kan växa.
   *[other] Den ligger bredvid { $count } av dina brickor, där mer kan växa.
  }
advice-certain = Inget är dolt längre: det här är säkert.
advice-risk = { $risk ->
    [0] Där gör inte ens en darrande hand någon skada.
   *[other] Med darrande hand går { $risk } % av alla försök fel där.
  }
advice-slack = Handen får hamna { $mm } mm fel.
advice-hold = { $hold ->
    [easily] Magneterna runt om märker det knappt.
    [well] Magneterna runt om ligger kvar.
   *[barely] Magneterna runt om ligger kvar med nöd och näppe.
  }
advice-pair = { $one } och { $other } drar mest i varandra.
advice-not-now = Det finns inget att råda nu: det måste vara din tur och du måste ha en magnet att lägga.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] enda draget
    [best] bästa draget
    [good] bra
    [slip] onoggrant
   *[blunder] grov miss
  }
review-better = Bättre: { $move } (+{ $points }).
review-risk = Risk { $risk } %, på det bästa funna stället { $best } %.
review-klustered = Slogs ihop: { $magnets }.
review-seat = { $seat }: onoggranna drag { $slips }, grova missar { $blunders }, bortskänkt { $given }
review-partial = Resten har inte bedömts: från tur { $number } slutar det annorlunda med det här programmets fysik.
review-progress = Bedömt: { $done } av { $of }

## Clustered: tables as text

board-character = Rad { $line }, kolumn { $column }: ”{ $character }” betyder inget på ett bräde; använd . # A till H och a till h.
