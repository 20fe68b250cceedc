### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone er uoffisielt og har ingen tilknytning til spillenes skapere. Kluster er laget av Robert & Paula Henning og utgitt av Borderline Editions og Kluster LLC; Clustered er laget av Scotty Hardwick, Kitt Byrne og Vegard Farstad og utgitt av Sculpin Games.
magnet-safety = De ekte eskene er ikke egnet for barn under tre år: De kan kveles av små deler, og den lange snoren kan stramme seg om halsen. Magnetene er sterke: Hold dem unna små barn, pacemakere og andre implantater. Den som svelger en, må til lege med én gang. Les advarslene i esken din og ta vare på dem.

## Names of tiles and magnets

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] tomt
            [d] stripet
           *[s] fylt
          } kvadrat
       *[other] { $fill ->
            [h] tomme
            [d] stripete
           *[s] fylte
          } kvadrater
      }
    [T] { $count ->
        [one] { $fill ->
            [h] tom
            [d] stripet
           *[s] fylt
          } trekant
       *[other] { $fill ->
            [h] tomme
            [d] stripete
           *[s] fylte
          } trekanter
      }
   *[C] { $count ->
        [one] { $fill ->
            [h] tom
            [d] stripet
           *[s] fylt
          } sirkel
       *[other] { $fill ->
            [h] tomme
            [d] stripete
           *[s] fylte
          } sirkler
      }
  }
web-tile-wild = joker
web-tile-start = startbrikke
web-kluster-stone = stein { $number }
web-kluster-spinner = DUO-magnet { $number }

## Clustered: notation

notation-tile = «{ $text }» er ingen brikke. Skriv form S, T eller C, fyll h, d eller s og antall 1 til 3, som i Sh1; en joker er ***.
notation-cell = «{ $text }» er ingen rute på bordet. Skriv x,y i heltall, som i 1,0.
notation-move = «{ $text }» er ikke noe trekk. Skriv Sh1@1,0 for å legge en brikke eller -Sh1 for å kaste en.
notation-start-tile = Startbrikken ligger på bordet fra begynnelsen; ingen spiller den.

## Clustered: moves

game-over = Spillet er slutt.
illegal-not-in-hand = Den brikken har du ikke på hånden: { $tile }.
illegal-discard = Du kan ikke kaste så lenge en av brikkene dine passer, for eksempel denne: { $example }.
illegal-trim-first = Kast først til du har fem brikker.
illegal-trim-drawn = Ved dette bordet kan bare en brikke du nettopp har trukket, kastes, ikke denne: { $tile }.
illegal-off-table = Det er utenfor bordet: Der er det ikke plass til en brikke.
illegal-occupied = Der ligger det allerede en brikke: { $occupant }.
illegal-alone = Ved siden av den ruten ligger det ingenting: En brikke må ligge kant i kant med en annen.
illegal-resign = Plass { $seat } har alt forlatt spillet, eller var aldri med.
illegal-neighbour = { $tile } og { $neighbour } kan ikke ligge side om side: { $differ ->
    [shape-fill] form og fyll er ulike
    [shape-count] form og antall er ulike
    [fill-count] fyll og antall er ulike
   *[shape-fill-count] form, fyll og antall er alle ulike
  }. Naboer må ha minst to av de tre til felles.

## Clustered: setting up

setup-seats = Clustered er for 1 til { $most } plasser, ikke { $seats }.
setup-first = Plass { $first } kan ikke begynne: Plassene går fra A til { $last }.
setup-extra-wild = Plass { $seat } kan ikke ha en ekstra joker: Plassene går fra A til { $last }.
setup-extra-wild-twice = En plass er nevnt to ganger for den ekstra jokeren.
setup-stack-surplus = Plass { $seat } har denne brikken for mange ganger i bunken sin: { $tile }.
setup-stack-missing = Plass { $seat } mangler denne brikken i bunken sin: { $tile }.
setup-surface = Bordflaten har ikke plass til startbrikken på { $cell }.
setup-radius = Radien til en rund bordflate må være et tall, null eller mer.

## Clustered: records

record-unreadable = Dette er ikke et opptak fra oss: { $problem }
record-players = Opptaket nevner et annet antall spillere enn det er plasser.
record-version = Opptaket har versjon { $version }; dette programmet leser versjoner til og med { $known }.
record-game = Opptaket er av spillet «{ $game }», ikke av { $expected }.
record-setup = Oppsettet i opptaket er endret: Kontrollsummen stemmer ikke.
record-move-edited = Trekk { $number }, { $move }, er endret: Kontrollsummen stemmer ikke.
record-move-unreadable = Trekk { $number } kan ikke leses: { $problem }
record-move-illegal = Trekk { $number }, { $move }, er ikke lov: { $problem }
record-result = Resultatet i opptaket er endret: Det følger ikke av de { $number } trekkene.

## Clustered: bots

setup-bot = Boten «{ $name }» finnes ikke. Kjente er: { $known }.
setup-two-clocks = Et bord har én klokke: Gi en tur sekunder eller dager, ikke begge deler.

## Kluster: notation

notation-magnet = «{ $text }» er ingen magnet. Skriv c og et tall for en stein, s og et tall for en DUO-magnet, som i c3.

## Kluster: turns

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

## Kluster: setting up

kluster-setup-boxes = Det kan være 0 til { $most } esker av hver type, ikke { $count }.
kluster-setup-no-box = Det trengs minst én eske.
kluster-setup-seats = Disse eskene er for 1 til { $most } plasser, ikke { $seats }.
kluster-setup-first = Plass { $first } kan ikke begynne: Plassene går fra A til { $last }.
kluster-setup-per-seat = «{ $name }» trenger ett tall for hver av de { $seats } plassene, og har { $given }.
kluster-setup-cord-alone = Å flytte snoren etter slippet er for to eller flere.
kluster-setup-cord-options = Hvis bare magneter kan flytte snoren, kan ingen flytte den etter slippet: Velg en av delene.
kluster-setup-negative = Tallene i «{ $name }» må være null eller mer.
kluster-setup-rounds = En rundegrense er minst én runde.
kluster-setup-handicap = Plass { $seat } kan legge 0 til { $most } magneter til side, ikke { $count }.
kluster-setup-order-surplus = { $magnet } er ikke i disse eskene, eller er delt ut to ganger.
kluster-setup-order-missing = { $magnet } mangler i utdelingen.

## Kluster: records

kluster-record-kinds = Det må være nøyaktig én av turn, stop, timeout og resign, og er { $count } av dem.

## Kluster on physics: laying the cords

kluster-lay-count = Til disse eskene hører det { $cords } snorer, og dette ville bli { $given }.
kluster-lay-off-table = Snoren ville henge over kanten: Bordet er { $width } ganger { $depth } mm.
kluster-lay-cross = Snor { $number } krysser ingen av dem som ligger der; legg den over en av dem.
kluster-lay-shape = En snor kan ikke legges slik ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Det er plass { $seat } sin tur.
kluster-settling = Vent til alt ligger i ro.
kluster-clock-plays = Tiden for denne turen er ute: En klønete hånd spiller den ferdig.
kluster-release-late = Bildet du så av bordet, var mer enn ett sekund gammelt, så ingenting ble sluppet. Prøv igjen.
kluster-danger-hidden = Å vise hvor risikabelt et sted er, ville avsløre polene, og dette bordet viser dem ikke.
kluster-danger-empty = Det er ingen magnet i hånden.
kluster-choose-first = Si først om du fortsetter eller stopper.
kluster-nothing-offered = Det er ingenting å fortsette med: Turen slutter med at én magnet legges.
kluster-intent-number = «{ $name }» må være et tall fra { $lowest } til { $highest }.
kluster-frames = Tiden går i hele bilder, ikke i { $frames } av dem.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } er i hånden; legg den tilbake først.
kluster-hand-empty = Det er ingen magnet i hånden.
kluster-not-in-pool = { $magnet } ligger ikke i puljen din.
kluster-lies-there = { $magnet } ligger på bordet, og det som ligger der, rører man ikke.
kluster-placed-already = En magnet er lagt; nå kan bare snorene flyttes.
kluster-pose = { $magnet } kan ikke holdes slik: Steiner holdes flatt eller stående, DUO-magneter liggende.
kluster-turn-too-low = { $magnet } har ikke plass til å snus: Løft den til midten er { $height } mm oppe.
kluster-no-sliding = Ved dette bordet skyves ikke magneter: Hold deg { $height } mm over det.
kluster-release-outside = { $magnet } ville ikke ligge i spilleområdet.
kluster-release-partly = { $magnet } ville ikke ligge helt i spilleområdet.
kluster-release-contact = { $magnet } ville ikke berøre bordet i spilleområdet.
kluster-release-crossed = Snoren krysser seg selv: Dra den rett først.

## Kluster on physics: cords

kluster-no-such-cord = Snor { $cord } finnes ikke; det er { $cords }, den første er 0.
kluster-cord-held = Denne snoren er alt mellom fingrene.
kluster-cord-free = Denne snoren er ikke mellom fingrene; ta tak i den først.
kluster-cord-missed = Fingrene bommet på snoren: Ta tak der den ligger.
kluster-cord-by-magnet = Ved dette bordet flyttes snorer bare med magneter, ikke for hånd.
kluster-done-early = Det er ingenting å avslutte: En tur slutter med at en magnet legges.
kluster-done-moving = Slipp snorene og vent til alt ligger i ro.

## Kluster on physics: records

kluster-record-edited = Tur { $number } er endret: Kontrollsummen stemmer ikke.
kluster-record-illegal = Tur { $number } kan ikke ha skjedd: { $problem }
kluster-resume-snapshot = Dette øyeblikksbildet hører ikke til noen tur i opptaket.
kluster-resume-differs = Tur { $number } ender annerledes med denne fysikken, så spillet kan ikke fortsette fra dette øyeblikksbildet ({ $difference ->
    [refused] noe som ble gjort da, avvises nå
    [happenings] det skjer noe annet
   *[digest] det samme skjer, men ikke til siste bit
  }).

## Kluster on physics: replaying

replay-no-turn = Tur { $number } finnes ikke; opptaket har { $most }.
replay-no-physics = Det er ingen fysikk i opptaket å kontrollere.

## Requests as data

request-unknown-key = «{ $name }» finnes ikke her (ved { $place }).
request-missing-key = «{ $name }» mangler (ved { $place }).
request-type = Ved { $place } var det ventet { $expected }, ikke { $got }.
request-range = Tallet ved { $place } er utenfor grensene: Det må være { $expected } { $bound }.
request-length = Listen ved { $place } har { $got } elementer i stedet for { $expected }.
request-value = Verdien ved { $place } er ikke lov her.
request-surface = En bordflate trenger left, right, top og bottom, eller en radius, eller en liste med ruter.
nothing-to-take-back = Det er ingen trekk å ta tilbake.

## Requests as data: the referee

request-not-json = Denne linjen er ikke JSON.
request-not-object = En forespørsel er et JSON-objekt, som i { "{" }"op":"position"{ "}" }.
request-no-operation = «op» mangler eller er ikke et ord.
request-unknown-operation = Operasjonen «{ $name }» finnes ikke. Kjente er: { $known }.
request-too-long = Linjen er lengre enn { $limit } MiB.
request-nothing-started = Ingen spill er startet; begynn med «new» eller «load».
request-stacks = { $seats } plasser trenger like mange bunker, og det er { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Det gir ett poeng nå.
   *[other] Det gir { $points } poeng nå.
  }
advice-denied = { $points ->
    [one] Det tar en rute som ville gitt { $seat } ett poeng.
   *[other] Det tar en rute som ville gitt { $seat } { $points } poeng.
  }
advice-next = { $points ->
    [one] Neste tur kan du få ett poeng på { $cell }.
   *[other] Neste tur kan du få { $points } poeng på { $cell }.
  }
advice-wild = Du sparer jokeren til senere.
advice-discard = { $count ->
    [0] Du savner den neppe: Den passer ingen steder nå.
    [one] Du savner den neppe: Den passer ett sted nå.
   *[other] Du savner den neppe: Den passer { $count } steder nå.
  }
advice-beside = { $count ->
    [0] Det åpner et nytt sted å bygge.
    [one] Den ligger ved siden av en av brikkene dine, der mer kan vokse.
   *[other] Den ligger ved siden av { $count } av brikkene dine, der mer kan vokse.
  }
advice-certain = Ingenting er skjult lenger: Dette er sikkert.
advice-risk = { $risk ->
    [0] Selv en skjelvende hånd gjør ingen skade der.
   *[other] Med skjelvende hånd går { $risk } % av alle forsøk galt der.
  }
advice-slack = Hånden din kan bomme med { $mm } mm.
advice-hold = { $hold ->
    [easily] Magnetene rundt merker det knapt.
    [well] Magnetene rundt blir liggende.
   *[barely] Magnetene rundt blir bare så vidt liggende.
  }
advice-pair = { $one } og { $other } drar mest i hverandre.
advice-not-now = Det er ingenting å råde til nå: Det må være din tur, og du må ha en magnet å legge.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] eneste trekk
    [best] beste trekk
    [good] bra
    [slip] unøyaktig
   *[blunder] bukk
  }
review-better = Bedre: { $move } (+{ $points }).
review-risk = Risiko { $risk } %, på det beste stedet som ble funnet { $best } %.
review-klustered = Klynget seg sammen: { $magnets }.
review-seat = { $seat }: unøyaktige trekk { $slips }, bukker { $blunders }, gitt bort { $given }
review-partial = Resten er ikke vurdert: Fra tur { $number } ender det annerledes med fysikken i dette programmet.
review-progress = Vurdert: { $done } av { $of }

## Clustered: tables as text

board-character = Linje { $line }, kolonne { $column }: «{ $character }» betyr ikke noe på et brett; bruk . # A til H og a til h.
