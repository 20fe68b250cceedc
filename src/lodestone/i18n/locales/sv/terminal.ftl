### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Språket ”{ $code }” finns inte. De som finns: { $known }.
cli-no-such-option = Väljaren { $name } finns inte här; --help visar vad som finns.
cli-no-such-command = Kommandot ”{ $name }” finns inte; --help visar vad som finns.
cli-missing = { $name } saknas; se --help.
cli-value-missing = { $name } behöver ett värde; --help visar vilket.
cli-no-value-taken = { $name } ska inte ha något värde.
cli-too-much = För många argument; se --help.
cli-bad-value = Värdet för { $name } duger inte: det ska vara { $needed }.
cli-needs-one-of = något av { $known }
cli-needs-range = { $kind ->
    [whole] ett heltal
   *[any] ett tal
  } från { $least } till { $most }
cli-needs-at-least = { $kind ->
    [whole] ett heltal
   *[any] ett tal
  } på minst { $least }
cli-needs-number = { $kind ->
    [whole] ett heltal
   *[any] ett tal
  }
cli-needs-other = något annat
file-missing = Filen ”{ $name }” finns inte.
file-directory = ”{ $name }” är en mapp; ange en fil i den.
file-unreadable = ”{ $name }” går inte att läsa: { $detail }.
file-unwritable = ”{ $name }” går inte att skriva: { $detail }.
file-too-large = ”{ $name }” är större än { $limit } MiB, mycket mer än som behövs här.
file-binary = ”{ $name }” är ingen textfil i UTF-8.
file-not-json = ”{ $name }” är inte JSON (rad { $line }, kolumn { $column }).

## Command line: help

help-lodestone = Det öppna bordet för Kluster och Clustered: spela, räkna poäng, döma.
help-lang = Språk: { $known }.
help-help = Visa den här sidan och avsluta.
help-version = Visa versionen och avsluta.
help-json = Skriv ut JSON, för program.
help-game = Vilket spel.
help-score = Räkna poängen på ett färdigspelat bord i Clustered, inskrivet som bokstäver.

    På brädet är . en tom ruta, # startbrickan, A till H en plats bricka och a till h dess joker.
help-score-file = Brädet, en textrad per rad; - läser standard in.
help-referee = Döm ett spel med JSON-rader på standard in och ut, för bottar på vilket programspråk som helst.
help-play = Ett spel i terminalen: Clustered, om du inte nämner ett annat.
help-play-clustered = Spela i terminalen: människor vid ett tangentbord, bottar eller båda.
help-play-kluster = Se bottar spela Kluster med riktig fysik.
help-play-seats = Vem som sitter var, med komma emellan: human eller namnet på en bott (random, greedy, montecarlo, casual, club, neural, expert), 1 till 8 stycken.
help-play-seed = Blanda efter det här talet, för att spela samma brickor igen.
help-play-first = Platsen som börjar, A till H, eller draw för lottning. Annars börjar den enda människan, flera tillfrågas och bottar drar lott.
help-play-fast = Snabbt spel: dra två per tur och behåll fem.
help-play-extra-wild = Platser med en tredje joker, till exempel AC.
help-play-first-bonus = +2 för den första linjen på fem och den första 2×3.
help-play-largest-bonus = +2 för den största rektangeln och den längsta linjen på slutet.
help-play-resume = Fortsätt ett sparat spel.
help-play-record = Var protokollet ska sparas; ett spel sparas i vilket fall.
help-play-plain = Inga färger, ingen omritning: för skärmläsare och rör.
help-replay = Stega igenom ett sparat spel.
help-replay-file = Ett protokoll skrivet av ”play” eller med domarens ”save”.
help-replay-move = Visa bordet efter så här många drag och avsluta.
help-simulate = Simulera en scen i Kluster: magneter och snören på ett bord, och vad händer gör med dem.
help-simulate-file = Scenen, en JSON-fil enligt docs/scenes.md; - läser standard in.
help-simulate-plot = Rita vad som hände, sett uppifrån (.png, .svg eller .pdf).
help-simulate-record = Skriv ner all inmatning, så att körningen kan upprepas bit för bit.
help-warmup = Förbered fysik och bottar nu, så att inget spel behöver vänta på dem.
help-bench = Mät hur snabb den här datorn är på spelen, på en kärna.

## Command line: heads of help pages, and what stands for a value

usage-head = Användning:
usage-options = [VÄLJARE]
usage-command = KOMMANDO …
usage-arguments-title = Argument
usage-options-title = Väljare
usage-commands-title = Kommandon
usage-number = TAL
usage-text = TEXT
usage-code = KOD
usage-game = SPEL
usage-folder = MAPP
usage-file = FIL
usage-seat = PLATS
usage-seats = PLATSER
usage-default = standard: { $value }

## Command line: score

score-seat = Plats
score-rectangle = Rektangel
score-rows = Rader
score-columns = Kolumner
score-total = Summa
score-empty = Det ligger inga brickor på det här brädet.
score-largest-rectangle = { $seat ->
    [none] Ingen har ensam den största rektangeln.
   *[other] { $seat } har den största rektangeln.
  }
score-longest-line = { $seat ->
    [none] Ingen har ensam den längsta linjen.
   *[other] { $seat } har den längsta linjen.
  }

## The table in the terminal

play-title = Clustered · drag { $number } · plats { $seat } · help visar kommandona
play-seat-name = { $seat } ({ $player })
play-person = människa
play-hand = { $seat }:s hand
play-ask-play = Vilken bricka?
play-ask-discard = Inget passar. Vilken bricka kastar du?
play-ask-trim = Fler än fem brickor. Vilken kastar du?
play-ask-cell = Var ska den ligga: { $tile }? (ett tal på bordet; Enter lägger tillbaka den)
play-hand-over = Plats { $seat } står på tur. Lämna över tangentbordet och tryck sedan på Enter.
play-ask-youngest = Vem är yngst: { $seats }? Eller tryck Enter, så dras lott.
play-begins =
    { $by ->
        [drawn] Lottning: plats { $seat } börjar.
        [picked] Den yngsta börjar: plats { $seat }.
       *[other] Plats { $seat } börjar.
        }
play-help =
    Skriv en brickas nummer och sedan numret på en ruta. Mer behövs inte.
      3           ta den tredje brickan och se var den passar
      Sh1 2,-1    lägg Sh1 två åt höger och en upp på en gång
      -Sh1        kasta den, när du måste
      hint        vad en stark bott skulle göra, och varför
      explain Sh1 2,-1    varför ett drag inte är tillåtet
      undo        ta tillbaka ditt senaste drag
      scores      poäng, del för del
      left, right, up, down    se dig om på ett stort bord
      save FIL    spara spelet i en fil du väljer
      quit        sluta; spelet sparas
    En bricka inom parentes passar ingenstans just nu. Efter varje plats poäng: +L, +R för först till-bonusarna, ^l, ^r för
    den längsta linjen och den största rektangeln som det ser ut nu, och inom parentes hur många brickor som är kvar att dra.
    En bricka är sin form (S kvadrat, T triangel, C cirkel), fyllning (h tom, d randig, s fylld) och sitt antal; *** är en joker.
    Grannar måste ha minst två av de tre gemensamma. Linjer på tre och fler ger poäng, och din största rektangel.
play-empty = Skriv en brickas nummer, eller help.
play-unknown-command = ”{ $text }” är varken en bricka eller ett kommando; help visar båda.
play-no-tile = Bricka { $number } finns inte på handen; där är { $most }.
play-no-label = Det finns inget { $number } på bordet; talen går till { $most }.
play-fits-nowhere = Den brickan passar ingenstans just nu: { $tile }.
play-explain-what = Ange ett drag att förklara, som i: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] En ruta till syns inte; med left, right, up och down ser du dig om.
   *[other] { $count } rutor till syns inte; med left, right, up och down ser du dig om.
  }
play-legal = { $move } är tillåtet.
play-hint = { $kind ->
    [discard] Jag skulle kasta: { $move }
   *[place] Jag skulle spela { $move } ({ $gain ->
        [0] inga poäng än
        [one] { $gain } poäng
       *[other] { $gain } poäng
      }).
  }
play-undo-agree = Är alla med på att ta tillbaka det senaste draget? (j/n)
play-yes = j ja
play-undone = Det senaste draget är tillbakataget.
play-saved = Sparat som { $file }.
play-kept = Spelet är sparat. Fortsätt med: { $command }
play-record = Protokollet är sparat som { $file }.
play-nothing-kept = Inget spel har sparats än.
play-result = { $kind ->
    [given-up] Ingen vinner: alla har lämnat spelet.
    [shared-win] Delad seger: { $winners }
   *[win] { $winners } vinner.
  }
play-best-new = { $total } poäng: ditt bästa hittills med de här valen!
play-best-old = { $total } poäng. Ditt bästa med de här valen är { $best }.
play-unknown-player = ”{ $name }” kan inte sitta här. De som kan: { $known }.
play-seat-letter = ”{ $letter }” är ingen plats; de heter A till H.
play-first-letter = ”{ $letter }” är ingen plats. Skriv A till { $last }, eller draw för lottning.
play-surface = ”{ $size }” är ingen bordsyta. Skriv 15x11 för rutor på bredden och höjden, eller round:6 för en radie.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } lade { $tile } på { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } har lämnat spelet.
event-discarded = { $seat } kunde inte lägga något och kastade { $tile }.
event-trimmed = { $seat } kastade { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } är först med en linje på fem (+2).
   *[first_rectangle] { $seat } är först med en 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · efter drag { $number } av { $most }
replay-ask = Enter: vidare · b: tillbaka · ett tal: dit · q: sluta
replay-no-move = Drag { $number } finns inte; protokollet har { $most }.
play-preparing = Bottarna görs redo (bara första gången, ungefär en halv minut) …

## The rulebook in the terminal

help-rules = Visa regelboken för ett spel, eller en del av den.
help-rules-search = Visa bara det där de här orden förekommer.
help-rules-rule = Visa bara det som sägs om den här regeln.
help-rules-html = Skriv regelboken som en sida för utskrift i stället.
rules-no-such-rule = Regelboken för { $game } har ingen regel ”{ $number }”.
rules-nothing-found = Inget i regelboken för { $game } nämner ”{ $words }”.
rules-written = Regelboken är skriven till { $file }
rules-contents = Innehåll
rules-note-yours = Ditt regelhäfte:
rules-note-leaflets = Regelhäfte på { $languages }:
rules-note = Vårt beslut:
rules-letters-tiles = I bilderna säger A eller B vems brickan är; sedan följer form (S kvadrat, T triangel, C cirkel), fyllning (h tom, d randig, s fylld) och antal. *** är en joker, ### startbrickan.
rules-marks-tiles = + passar · ! passar inte
rules-marks-magnets = + lagd · ! får inte släppas där · x plockas upp · o ligger där

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: ett bord med kanter, 15x11 för rutor på bredden och höjden, eller round:6 för en radie i rutor. Kluster: trä, glas eller filt (wood, glass, felt).
help-watch-bots = Kluster: botten på varje plats, med komma emellan (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: askarna på bordet, som i classic,classic,duo.
help-watch-expert = Kluster: den som har fler magneter än nästa plats får lägga en till.
help-watch-play-on = Kluster: spela vidare om placeringarna när någon har vunnit.
help-watch-rounds = Kluster: sluta efter så många rundor; minst magneter kvar vinner.
help-watch-one-group = Kluster: alla snören måste hänga ihop, inte bara vart och ett med ett annat.
help-watch-loop = Kluster: hur bred öglan i ett Classic-snöre är, i mm (320).
help-watch-loop-duo = Kluster: samma sak för ett DUO-snöre (200).
help-watch-handicap = Kluster: hur många magneter färre varje plats ska lägga, till exempel 0,3.
help-watch-cord-after = Kluster: när allt ligger stilla får platsen fortfarande flytta snöret, som i regelhäftena.
help-watch-show-poles = Kluster: alla ser vilken sida som är nord.
help-watch-turns = Kluster: sluta efter så många turer.
help-watch-live = Kluster: i verklig hastighet i stället för så fort som möjligt.
help-replay-check = Kluster: spela upp protokollet och säg om det blir likadant.
watch-boxes = Asken ”{ $name }” finns inte: ange classic och duo, som i classic,classic,duo.
watch-surface = Underlaget ”{ $name }” finns inte. De som finns: { $known }.
watch-turns = Ett spel ser man i minst en tur, inte { $turns }.
watch-handicap = ”{ $given }” är inget försprång: skriv ett tal för varje plats, till exempel 0,3.
watch-preparing = Bordet förbereds (bara första gången, en minut eller två) …
watch-title = Kluster · tur { $number } · { $stage ->
    [settling] lägger sig till ro
    [repair] rättar snören
    [choice] fortsätta eller sluta
    [over] slut
   *[preparing] lägger
  }
watch-placed = { $seat } lade { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } plockar upp { $magnets }: { $count ->
        [one] den
       *[other] de
      } hoppade till magneten i handen.
    [outside] { $seat } plockar upp { $magnets }: utanför.
   *[klustered] { $seat } plockar upp { $magnets }: de slogs ihop.
  }
watch-fault = { $cause ->
    [time] Tiden var ute: fel { $faults }, tillåtna: { $allowed }.
   *[taken] Fel { $faults }, tillåtna: { $allowed }.
  }
watch-may-continue = { $seat } har fler kvar än nästa plats och får fortsätta.
watch-resigned = { $seat } lämnar spelet; { $count ->
    [one] en magnet läggs
   *[other] { $count } magneter läggs
  } åt sidan.
watch-ended = { $reason ->
    [total-victory] Allt är lagt: total seger!
    [faults] Ett fel för mycket: spelet är slut.
    [stopped] Spelet avslutades.
    [resigned] { $winners } vinner: de andra har gått.
   *[other] { $count ->
        [0] Spelet är slut; ingen vinner.
        [one] { $winners } vinner.
       *[other] { $winners } delar på segern.
      }
  }
watch-nothing = { $seat } lade ingenting; turen går vidare.
watch-time-up = Tiden var ute för { $seat }: en klumpig hand spelade turen färdigt.
watch-solo = { $placed } lagda, fel: { $faults } (tillåtna: { $allowed }).
replay-kluster-title = Kluster · efter tur { $number } av { $most }
replay-lying = På bordet: { $magnets }
replay-other-physics = Inspelat med fysik { $then }; det här är fysik { $now }.
replay-identical = Alla { $turns } turer slutade likadant, in i minsta bit.
replay-differs = Tur { $turn } slutar annorlunda med den här fysiken ({ $what ->
    [table] redan före den är bordet annorlunda
    [refused] något som gjordes då nekas nu
    [happenings] något annat händer
   *[digest] samma sak händer, men inte in i minsta bit
  }). Det som står i protokollet gäller ändå.

## Hints and reviews

advice-also = Också bra: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Är alla med på tips i det här spelet? (j/n)

## Hints and reviews: reviews

help-review = Bedöm varje drag i ett sparat spel: vad som var bäst och vad det kostade.
help-review-turn = Bedöm bara det här draget eller den här turen.

## Physics as a library (SI units)

physics-bad-friction = En friktionskoefficient på { $value } duger inte: det ska vara 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = En magnet kan inte väga { $mass } kg; 1 mg till 10 kg går bra.
physics-bad-quaternion = En orientering behöver fyra ändliga tal som inte alla är noll.
physics-bad-size = En magnet måste vara mellan 1 mm och 200 mm lång längs varje axel.
physics-bad-step = Ett tidssteg på { $dt } s duger inte; 10 µs till 5 ms går bra.
physics-cord-flat = Snöret omsluter ingenting: alla punkter ligger på en linje.
physics-cord-free = Ingen håller snöre { $cord }; ta tag i det först.
physics-cord-held = Någon håller redan snöre { $cord }.
physics-cord-length = Ett snöre kan inte vara { $length } m långt; 0,05 m till 20 m går bra.
physics-cord-off-table = Snöret ligger inte på bordet.
physics-cord-out-of-reach = Handen är { $distance } m från snöret, för långt för att nå det.
physics-cord-points = Ett snöre behöver minst tre olika punkter, inte { $count }.
physics-hand-empty = Handen håller ingen magnet, eller släpper den redan.
physics-hand-full = Handen håller redan magnet { $magnet }.
physics-no-such-cord = Snöre { $index } finns inte.
physics-no-such-magnet = Magnet { $index } finns inte.
physics-not-a-recording = Det här är ingen inspelning av en värld.
physics-not-a-snapshot = Det här är ingen fullständig ögonblicksbild av en värld.
physics-not-finite = Ett tal i ”{ $field }” är inte ändligt.
physics-replay-differs = Inspelningen slutar inte som det står i den.
physics-snapshot-version = Ögonblicksbilden har version { $version }; känd är { $known }.
physics-too-many = Det kan inte finnas fler än { $most } magneter.
physics-too-many-cords = Det kan inte finnas fler än { $most } snören.
physics-unknown-input = En värld känner inte till inmatningen ”{ $name }”.
physics-unknown-parameter = Parametern ”{ $name }” finns inte.
physics-unknown-pose = Ställningen ”{ $name }” finns inte.
physics-unknown-surface = Underlaget ”{ $name }” finns inte.

## Scenes

scene-not-json = Scenen är inte JSON (rad { $line }, kolumn { $column }).
scene-too-deep = Scenen är nästlad mer än { $most } nivåer djupt.
scene-key-twice = ”{ $name }” står två gånger i samma objekt.
scene-not-finite = Talet vid { $place } är inte ändligt ({ $value }).
scene-number = Talet vid { $place } är för stort.
scene-unknown-word = ”{ $word }” vid { $place } är okänt. De som finns: { $known }.
scene-friction = Ett underlag behöver 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Id:t ”{ $id }” vid { $place } har tecken som inte kan visas, eller mellanslag runt sig.
scene-pose-twice = Magneten vid { $place } har en kvaternion, som säger allt om dess ställning; ta bort ”{ $name }”.
scene-quaternion = Kvaternionen vid { $place } måste ha en längd; bara nollor (eller alldeles för stora tal) vrider ingenting.
scene-pose = En { $kind } kan inte vara { $pose } (vid { $place }); det går med: { $fitting }.
scene-mass = Med den här storleken skulle magneten vid { $place } väga mer än 10 kg; ange dess massa.
scene-one-of = { $place } måste ange exakt en av: { $known }.
scene-cord-points = Snöret vid { $place } behöver minst tre olika punkter, inte { $count }.
scene-cord-length = Snöret vid { $place } måste vara mellan { $least } och { $most } mm långt.
scene-cord-flat = Snöret vid { $place } omsluter ingenting: punkterna ligger på en linje.
scene-cord-off-table = Snöret vid { $place } går utanför bordet, som slutar { $half } mm från mitten åt alla håll.
scene-no-such-cord = Det finns inget snöre { $cord } att dra i (vid { $place }); { $count ->
    [0] scenen har inget
    [one] scenen har ett, snöre 0
   *[other] scenen har { $count }, från 0
  }.
scene-times = Tiderna i en bana måste öka; { $time } s vid { $place } gör inte det.
scene-too-many = Det finns { $count } magneter i scenen; högst { $most } kan simuleras.
scene-too-many-cords = Det finns { $count } snören i scenen; högst { $most } kan simuleras.
scene-id-twice = Id:t ”{ $id }” vid { $place } används redan av { $first }.
scene-overlap = Magneterna ”{ $first }” och ”{ $second }” överlappar från början.
scene-starts-inside = Magnet ”{ $id }” i { $place } skulle dyka upp inuti magnet ”{ $other }”.
scene-too-low = På höjden { $height } mm ({ $place }) skulle den hållna magneten vara inne i bordet; mitten kan vara som lägst { $least } mm upp.
scene-out-of-reach = Handen är { $distance } mm från snöre { $cord }; för att nå det får det vara högst { $most } mm.
scene-blew-up = Talen växte över alla gränser på vägen: sådana magneter går inte att simulera.

## Simulate

simulate-preparing = Fysiken förbereds (bara första gången) …
simulate-progress = { $time } s av högst { $limit } s simulerade; har hållit på i { $waited } s …
simulate-plot-format = ”{ $name }” är ingen bild vi kan rita; låt den sluta på något av { $known }.
simulate-no-matplotlib = För att rita behövs matplotlib, som inte är installerat: { $command }
simulate-rest = Allt ligger stilla efter { $time } s.
simulate-moving = Allt ligger inte stilla när tiden är ute, efter { $time } s.
simulate-nothing-moved = { $count ->
    [one] Magneten har inte flyttat sig ens 0,1 mm.
   *[other] Ingen av de { $count } magneterna har flyttat sig ens 0,1 mm.
  }
simulate-moved-count = { $moved } av { $count } { $count ->
    [one] magnet
   *[other] magneter
  } flyttade sig:
simulate-moved = {"  "}{ $id }: { $distance } mm till x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… och { $count } till
simulate-no-touch = Inga magneter vidrörde varandra.
simulate-touch = { $first } och { $second } vidrörde varandra efter { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Utanför: { $names }.
simulate-cord = Snöre { $number } är { $length } mm långt.
simulate-digest = Kontrollsumma { $digest }

## The picture of a scene

plot-rest = stilla efter { $time } s
plot-moving = rör sig ännu efter { $time } s
plot-touches = { $count ->
    [0] ingen beröring
    [one] en beröring
   *[other] { $count } beröringar
  }
plot-outside = utanför: { $names }
plot-before = före
plot-path = bana
plot-held = hållen
plot-north = nord
plot-south = syd
plot-touch = beröring
plot-scale = { $length } mm

## Warmup

warmup-begun = Förbereder magneter, snören och bottar
warmup-progress = { $done } av { $all } delar är klara ({ $seconds } s)
warmup-ready = Allt är förberett efter { $seconds } s och sparas i { $folder }

## Bench

bench-doing = Mäter
bench-library = Clustered, Pythonbibliotek: { NUMBER($count) } drag i sekunden
bench-engine = Clustered, kompilerad motor: { NUMBER($count) } drag i sekunden
bench-scan = Kluster, avvägda platser: { NUMBER($count) } i sekunden
bench-frame = Kluster, en levande bild: { NUMBER($ms, maximumFractionDigits: 2) } ms; en kärna hinner med { $tables } bord

## Tournaments: help

help-tournament = Låt bottar spela mot varandra och få ett styrketal; samma kommando fortsätter efter ett avbrott.
help-tournament-bots = Vilka som är med, skilda med komma; spelets alla bottar om ingen nämns. Den som nämns två gånger är med två gånger.
help-tournament-bot = Ett program som också är med; kan ges flera gånger. docs/bots-in-any-language.md säger vad det måste kunna.
help-play-bot = Ett program som får nästa plats; kan ges flera gånger. Utan --seats (Kluster: --bots) har du (Kluster: clumsy) den första.
help-bot-seconds = Hur länge ett program får tänka på varje svar; annars 2 s i Clustered, 3 s i Kluster.
help-tournament-seats = Hur många som sitter vid varje bord.
help-tournament-deals = Hur många gånger det delas ut för varje möte; alla spelar varje giv från varje plats.
help-tournament-swiss = Ronder i en schweizerturnering, där jämbördiga möts; utan den möter alla varandra.
help-tournament-seed = Lottar givar och bottar; samma tal ger samma spel.
help-tournament-out = Var resultat och rapporter hamnar.
help-tournament-jobs = Spel på samma gång; annars ett för varje kärna.
help-tournament-dask = Spela i stället på Dask-klustret hos denna schemaläggare.
help-bot = Låt ett program ta en plats vid ett bord på nätet och spela ett spel där.
help-bot-program = Programmet med sina väljare, inom citattecken.
help-bot-table = Länken till bordet, eller en personlig länk till en plats.
help-bot-name = Vad de andra vid bordet ser; annars programmets namn.
usage-bots = BOTTAR
usage-program = PROGRAM

## Tournaments: errors

program-not-started = ”{ $command }” kan inte startas: { $detail }.
play-programs = Det här spelet har { $count ->
    [0] inga program vid bordet; utelämna --bot
    [one] ett program vid bordet; nämn det med --bot ({ $names })
   *[other] { $count } program vid bordet; nämn dem med --bot i platsernas ordning ({ $names })
  }.
bot-link = ”{ $link }” är ingen länk till ett bord; den ser ut som https://server/t/Abcd1234.
bot-no-server = { $address } svarar inte: { $detail }.
bot-refused = Servern säger: { $message }
tournament-too-few = { $entrants } räcker inte till { $seats } platser; nämn fler bottar, gärna samma två gånger.
tournament-swiss-alone = En schweizerturnering kräver minst två platser per bord; utelämna --swiss.
tournament-log-busy = ”{ $name }” används av en annan turnering som pågår; välj en annan mapp med --out.
tournament-log-other = ”{ $name }” hör till en turnering med andra deltagare, regler eller tal; välj en annan mapp med --out.
tournament-log-line = Rad { $line } i ”{ $name }” är inget resultat från den här turneringen; rätta filen eller välj en annan mapp med --out.
tournament-workers-lost = Processerna som spelade har dött, kanske av brist på minne; det spelade är sparat, och samma kommando fortsätter (pröva --jobs 1).
tournament-no-dask = --dask behöver paketet distributed: pip install "lodestone[dask]".
tournament-no-cluster = Dask-schemaläggaren { $address } svarar inte: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } gav ett svar för sent eller oanvändbart: { $file }
   *[other] { $seat } gav { $count } svar för sent eller oanvändbara: { $file }
  }
bot-seated = Plats { $seat } hos { $server }. Väntar på spelet …
bot-over = Spelet är slut. Vinnare: { $winners }
tournament-progress = { $done } av { $total } spel
tournament-interrupted = Avbrutet efter { $games } spel; de är sparade, och samma kommando fortsätter.
tournament-written = Rapport: { $file }
tournament-title = Turnering i { $game }, { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
  }
tournament-summary = { $games } spel, { $deals } givar för varje möte, startal { $seed }.
tournament-bot = Bott
tournament-rating = Styrketal
tournament-games = Spel
tournament-share = Andel
tournament-points = Poäng
tournament-slips = Missar
tournament-crosstable = Vad varje bott (rad) tog från varje annan (kolumn): andel med dess 95 %-intervall, och antal spel
tournament-course = Styrketal från spel till spel
tournament-note = Styrketalen är openskills, med dubbla osäkerheten; 25 är genomsnittet. I andelen räknas oavgjort till hälften. Poäng: i Clustered summorna; i Kluster magneter kvar, vid solospel lagda magneter.

## Starting the server

help-table-port = Porten; en ledig om inget sägs.
help-table-lan = Låt andra i samma nätverk spela med: visar en länk och en QR-kod för mobiler.
help-table-no-browser = Öppna inte webbläsaren.
help-table-data = Mappen där borden sparas.
help-serve = Håll bord för andra: de öppnar en länk i webbläsaren och slår sig ner.
help-serve-host = Adressen att lyssna på; 0.0.0.0 för alla på den här datorn.
help-serve-port = Porten att lyssna på.
help-serve-database = Var borden sparas: en fil, eller en URL som postgresql://user@host/name.
help-serve-public-url = Adressen där andra når servern, om det står en proxy framför den.
help-serve-admin = En fil med administratörens nyckel; annars LODESTONE_ADMIN_TOKEN i miljön.
help-serve-trust-proxy = Lita på proxyns X-Forwarded-huvuden. Bara om ingen kan ta sig förbi proxyn.
help-serve-proxies = Med --trust-proxy: hur många proxyer som står efter varandra. Var och en lägger en adress till X-Forwarded-For; den förstas räknas.
help-serve-archive = Antal dagar innan ett bord som ingen rör arkiveras.
help-serve-keep = Antal dagar innan ett arkiverat bord tas bort; aldrig, om inget sägs.
help-serve-tables-per-hour = Hur många bord en adress får öppna på en timme.
help-serve-requests = Hur många frågor en adress får ställa på en minut.
help-serve-connections = Hur många som får titta på vid ett bord. Den som har en plats kommer alltid in.
help-serve-all-connections = Hur många anslutningar det får finnas samtidigt.
help-serve-address-connections = Hur många anslutningar en adress får ha samtidigt.
help-serve-processes = Hur många processer som arbetar åt gäster: Clustereds bottar, tips, kontroller, uppspelningar, genomgångar; annars en fler än det finns kärnor.
help-serve-tables = Hur många bord den här servern håller i minnet.
help-serve-live-matches = Hur många partier Kluster den här servern spelar samtidigt.
help-serve-drain = Hur många sekunder en server som stoppas väntar på att turer ska ta slut innan den lämnar över deras bord till andra.
help-serve-node = Där andra servrar med samma databas når den här; annars där den lyssnar. Alla behöver samma LODESTONE_CLUSTER_SECRET i miljön.
help-serve-workers = Hur många servrar som startas bakom porten; fler än en kräver PostgreSQL.
help-serve-dask = Räkna ut Clustereds bottar, tips, kontroller, uppspelningar och genomgångar på den här schemaläggarens Dask-kluster så länge den svarar.
help-serve-dask-ca = Med tls://…: certifikatet som klustret känns igen på.
help-serve-dask-cert = Med tls://…: certifikatet som klustret känner igen den här servern på.
help-serve-dask-key = Med tls://…: nyckeln till det certifikatet.
help-serve-messages = Hur många meddelanden en anslutning får skicka på en sekund.
help-serve-no-app = Erbjud inte bordet som app; webbläsare som har installerat den tar bort den.
help-serve-open-tables = Låt folk visa bord för alla och paras ihop med främlingar.
help-serve-dailies = Erbjud dagens bord: varje dag ett parti, samma för alla.
help-serve-bot-pace = Hur många sekunder en bott tar på sig för ett drag, som minst.
serve-ready = Borden är öppna på { $url }
serve-here = Bordet är dukat: { $url }
serve-lan = Andra i nätverket går till: { $url }
serve-stop = Stoppa med Ctrl-C.
serve-cannot-listen = Det går inte att lyssna på { $host }, port { $port }: { $cause }
serve-short-token = Administratörens nyckel är för kort: den måste ha minst { $shortest } tecken.
serve-short-secret = Hemligheten i LODESTONE_CLUSTER_SECRET är för kort: den måste ha minst { $shortest } tecken.
serve-workers-sqlite = Flera servrar kräver PostgreSQL: med en fil kan det bara finnas en. Utelämna --workers, eller ange --database postgresql://…
serve-dask-address = ”{ $url }” är inte adressen till en Dask-schemaläggare. Skriv den som tls://dask.example.org:8786 eller tcp://127.0.0.1:8786
serve-dask-tls = En Dask-schemaläggare på tls://… behöver --dask-ca, --dask-cert och --dask-key; en på tcp://… ingen av dem.
serve-public-url = ”{ $url }” är ingen adress till en server. Skriv den som https://tables.example.org

## Storage

storage-address = Det finns ingen lagring på ”{ $place }”: ange en fil, sqlite:///path eller postgresql://user@host/database.
storage-needs-postgres = PostgreSQL behöver en del till: pip install "lodestone[postgres]".
storage-not-a-database = ”{ $place }” är ingen databas, eller är skadad. Välj en annan fil, eller återställ den från en säkerhetskopia.
storage-foreign = ”{ $place }” tillhör ett annat program. Välj en annan fil, eller en tom databas.
storage-newer = ”{ $place }” är skriven av en nyare Lodestone. Installera den versionen eller en nyare, eller återställ en äldre säkerhetskopia.
storage-not-writable = ”{ $place }” går inte att skriva: { $cause }. Se efter vem som äger den, eller välj ett annat ställe.
storage-unreachable = Lagringen på ”{ $place }” går inte att nå: { $cause }. Kontrollera adressen och att databasen är igång.
storage-in-use = En annan Lodestone använder ”{ $place }” just nu. Stoppa den först, eller välj ett annat ställe för den här.
storage-no-secret = En annan Lodestone använder ”{ $place }” just nu. Servrar som delar en databas behöver samma hemlighet i LODESTONE_CLUSTER_SECRET: ge den till alla, eller stoppa den andra.
storage-other-secret = En annan Lodestone använder ”{ $place }” med en annan hemlighet, eller utan. Ge alla samma i LODESTONE_CLUSTER_SECRET och starta om dem.
storage-pooled = ”{ $place }” går inte att använda genom en pool som delar ut anslutningar per transaktion, som pgbouncer med pool_mode = transaction. Anslut direkt, eller använd pool_mode = session.
storage-older-server = En Lodestone av version { $version } använder ”{ $place }” och skulle inte kunna läsa det som den här skriver. Stoppa den först.
storage-same-address = En annan Lodestone på ”{ $place }” nås redan på { $url }. Ge varje server en egen adress med --node.

help-dataset = Spel av Clustered som data för program som lär sig.
help-dataset-make = Låt bottar spela, eller ta protokoll, och skriv spelen som Parquet-filer; samma kommando fortsätter.
help-dataset-read = Spela upp en datamängd, kontrollera den och säg vad den innehåller.
help-dataset-games = Hur många spel.
help-dataset-records = Protokoll från ett avslutat spel i stället för att låta bottar spela; kan anges flera gånger.
help-dataset-out = Var filerna hamnar.
help-dataset-folder = Datamängdens mapp.
dataset-written = { $games } spel i { $name }
dataset-summary = { $games } spel, { $moves } drag
dataset-other = ”{ $name }” innehåller en annan datamängd; välj en annan mapp med --out.
dataset-unfinished = Ett protokoll tar slut före sitt spel; bara avslutade spel hör hemma i en datamängd.
dataset-edited = ”{ $name }” stämmer inte med protokollen bredvid.
extra-missing = Det saknas paket: { $command }
