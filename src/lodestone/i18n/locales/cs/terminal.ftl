### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Jazyk „{ $code }“ tu není. Známé: { $known }.
cli-no-such-option = Volba { $name } tu není; --help ukáže, co tu je.
cli-no-such-command = Příkaz „{ $name }“ tu není; --help ukáže, co tu je.
cli-missing = Chybí { $name }; --help ukáže, jak na to.
cli-value-missing = { $name } potřebuje hodnotu; --help ukáže jakou.
cli-no-value-taken = { $name } nebere žádnou hodnotu.
cli-too-much = Na řádku je víc, než příkaz bere; --help ukáže, jak na to.
cli-bad-value = Hodnota pro { $name } se nehodí. Je potřeba: { $needed }.
cli-needs-one-of = jedno z { $known }
cli-needs-range = { $kind ->
    [whole] celé číslo
   *[any] číslo
  } od { $least } do { $most }
cli-needs-at-least = { $kind ->
    [whole] celé číslo
   *[any] číslo
  }, nejméně { $least }
cli-needs-number = { $kind ->
    [whole] celé číslo
   *[any] číslo
  }
cli-needs-other = něco jiného
file-missing = Soubor „{ $name }“ neexistuje.
file-directory = „{ $name }“ je složka; zadej soubor v ní.
file-unreadable = „{ $name }“ nejde přečíst: { $detail }.
file-unwritable = „{ $name }“ nejde zapsat: { $detail }.
file-too-large = „{ $name }“ má přes { $limit } MiB, mnohem víc, než je tu potřeba.
file-binary = „{ $name }“ není textový soubor v UTF-8.
file-not-json = „{ $name }“ není JSON (řádek { $line }, sloupec { $column }).

## Command line: help

help-lodestone = Otevřený stůl pro Kluster a Clustered: hraní, počítání bodů, rozhodčí.
help-lang = Jazyk: { $known }.
help-help = Ukaž tuto stránku a skonči.
help-version = Ukaž verzi a skonči.
help-json = Vypiš JSON, pro programy.
help-game = Která hra.
help-score = Spočítej body na dohraném stole hry Clustered, zapsaném písmeny.

    Na plánu je . prázdné políčko, # startovní dílek, A až H dílek daného místa, a až h jeho žolík.
help-score-file = Plán, jedna řada na řádek; - čte standardní vstup.
help-referee = Dělej rozhodčího přes řádky JSON na standardním vstupu a výstupu, pro boty v jakémkoli jazyce.
help-play = Hra v terminálu: Clustered, pokud nezadáš jinou.
help-play-clustered = Hraj v terminálu: lidé u jedné klávesnice, boti, nebo obojí.
help-play-kluster = Sleduj, jak boti hrají Kluster se skutečnou fyzikou.
help-play-seats = Kdo kde sedí, odděleno čárkami: human nebo jméno bota (random, greedy, montecarlo, casual, club, neural, expert), 1 až 8.
help-play-seed = Rozdej podle tohoto čísla, aby šlo hrát znovu se stejnými dílky.
help-play-first = Místo, které začíná, A až H, nebo draw pro los. Jinak začíná jediný člověk; je-li jich víc, padne otázka, a boti losují.
help-play-fast = Rychlá hra: v tahu si dobereš dva a necháš si pět.
help-play-extra-wild = Místa s třetím žolíkem, například AC.
help-play-first-bonus = +2 za první řadu pěti a za první obdélník 2×3.
help-play-largest-bonus = +2 za největší obdélník a za nejdelší řadu na konci.
help-play-resume = Pokračuj v uložené hře.
help-play-record = Kam uložit záznam; hra se uloží v každém případě.
help-play-plain = Bez barev a překreslování: pro odečítače obrazovky a roury.
help-replay = Projdi uloženou hru krok za krokem.
help-replay-file = Záznam, který napsal „play“ nebo „save“ rozhodčího.
help-replay-move = Ukaž stůl po tolika tazích a skonči.
help-simulate = Simuluj scénu hry Kluster: magnety a provázky na stole a co s nimi dělají ruce.
help-simulate-file = Scéna, soubor JSON podle docs/scenes.md; - čte standardní vstup.
help-simulate-plot = Nakresli, co se stalo, při pohledu shora (.png, .svg nebo .pdf).
help-simulate-record = Zapiš každý vstup, aby šel běh přehrát bit po bitu.
help-warmup = Připrav fyziku a boty hned, aby na ně žádná hra nemusela čekat.
help-bench = Změř, jak rychle si tento počítač vede ve hrách, na jednom jádru.

## Command line: heads of help pages, and what stands for a value

usage-head = Použití:
usage-options = [VOLBY]
usage-command = PŘÍKAZ …
usage-arguments-title = Argumenty
usage-options-title = Volby
usage-commands-title = Příkazy
usage-number = ČÍSLO
usage-text = TEXT
usage-code = KÓD
usage-game = HRA
usage-folder = SLOŽKA
usage-file = SOUBOR
usage-seat = MÍSTO
usage-seats = MÍSTA
usage-default = výchozí: { $value }

## Command line: score

score-seat = Místo
score-rectangle = Obdélník
score-rows = Řádky
score-columns = Sloupce
score-total = Celkem
score-empty = Na tomto plánu nejsou žádné dílky.
score-largest-rectangle = { $seat ->
    [none] Nikdo nemá největší obdélník jako jediný.
   *[other] { $seat } má největší obdélník.
  }
score-longest-line = { $seat ->
    [none] Nikdo nemá nejdelší řadu jako jediný.
   *[other] { $seat } má nejdelší řadu.
  }

## The table in the terminal

play-title = Clustered · tah { $number } · místo { $seat } · help ukáže příkazy
play-seat-name = { $seat } ({ $player })
play-person = člověk
play-hand = Ruka místa { $seat }
play-ask-play = Který dílek?
play-ask-discard = Nic se nehodí. Který dílek odhodíš?
play-ask-trim = Víc než pět dílků. Který odhodíš?
play-ask-cell = Kam s ním: { $tile }? (číslo na stole; Enter dílek vrátí)
play-hand-over = Teď hraje místo { $seat }. Předej klávesnici a stiskni Enter.
play-ask-youngest = Kdo je nejmladší: { $seats }? Nebo stiskni Enter a bude se losovat.
play-begins =
    { $by ->
        [drawn] Rozhodl los: začíná místo { $seat }.
        [picked] Začíná nejmladší: místo { $seat }.
       *[other] Začíná místo { $seat }.
        }
play-help =
    Napiš číslo dílku a pak číslo políčka. Víc není potřeba.
      3           vezmi třetí dílek a podívej se, kam se hodí
      Sh1 2,-1    rovnou polož Sh1 dvě políčka doprava a jedno nahoru
      -Sh1        odhoď ho, když musíš
      hint        co by udělal silný bot a proč
      explain Sh1 2,-1    proč tah není dovolený
      undo        vezmi zpět svůj poslední tah
      scores      body, část po části
      left, right, up, down    rozhlédni se po velkém stole
      save SOUBOR ulož hru do souboru podle výběru
      quit        odejdi; hra zůstane uložená
    Dílek v závorce se teď nikam nehodí. Za body každého místa: +L, +R jsou prémie za prvenství, ^l, ^r jsou
    nejdelší řada a největší obdélník v tuto chvíli a v závorce jsou dílky, které zbývá dobrat.
    Dílek je tvar (S čtverec, T trojúhelník, C kruh), výplň (h prázdný, d pruhovaný, s plný) a počet; *** je žolík.
    Sousedé musí mít společné aspoň dvě ze tří vlastností. Boduje každá řada od tří dílků a tvůj největší obdélník.
play-empty = Napiš číslo dílku nebo help.
play-unknown-command = „{ $text }“ není dílek ani příkaz; help ukáže obojí.
play-no-tile = Dílek { $number } v ruce nemáš; je jich { $most }.
play-no-label = Číslo { $number } na stole není; čísla jdou do { $most }.
play-fits-nowhere = Tento dílek se teď nikam nehodí: { $tile }.
play-explain-what = Zadej tah k vysvětlení, například: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Jedno políčko není vidět; left, right, up a down se rozhlédnou.
    [few] Ještě { $count } políčka nejsou vidět; left, right, up a down se rozhlédnou.
   *[other] Ještě { $count } políček není vidět; left, right, up a down se rozhlédnou.
  }
play-legal = { $move } je dovolený tah.
play-hint = { $kind ->
    [discard] Já bych odhodil: { $move }
   *[place] Já bych hrál { $move } ({ $gain ->
        [0] zatím bez bodů
        [one] { $gain } bod
        [few] { $gain } body
       *[other] { $gain } bodů
      }).
  }
play-undo-agree = Souhlasí všichni, že se poslední tah vezme zpět? (a/n)
play-yes = a ano
play-undone = Poslední tah je vzat zpět.
play-saved = Uloženo jako { $file }.
play-kept = Hra je uložená. Pokračuj příkazem: { $command }
play-record = Záznam je uložen jako { $file }.
play-nothing-kept = Zatím není uložená žádná hra.
play-result = { $kind ->
    [given-up] Nikdo nevyhrál: všichni hru opustili.
    [shared-win] Společné vítězství: { $winners }
   *[win] Vyhrává { $winners }.
  }
play-best-new = Body: { $total }, tvůj nejlepší výsledek s těmito volbami!
play-best-old = Body: { $total }. Tvůj nejlepší výsledek s těmito volbami je { $best }.
play-unknown-player = „{ $name }“ tu sedět nemůže. Známé: { $known }.
play-seat-letter = „{ $letter }“ není místo; jsou A až H.
play-first-letter = „{ $letter }“ není místo. Zadej A až { $last }, nebo draw pro los.
play-surface = „{ $size }“ není plocha. Napiš 15x11, tedy políčka na šířku a na výšku, nebo round:6, tedy poloměr.
score-bonus = Prémie

## The table in the terminal: what has happened

event-placed = { $seat }: { $tile } na { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } opouští hru.
event-discarded = { $seat } nemůže nic položit a odhazuje: { $tile }.
event-trimmed = { $seat } odhazuje: { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } má jako první řadu pěti (+2).
   *[first_rectangle] { $seat } má jako první obdélník 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · po tahu { $number } z { $most }
replay-ask = Enter: dál · b: zpět · číslo: tam · q: konec
replay-no-move = Tah { $number } tu není; záznam jich má { $most }.
play-preparing = Boti se chystají přemýšlet (jen poprvé, asi půl minuty)…

## The rulebook in the terminal

help-rules = Ukaž pravidla hry nebo jejich část.
help-rules-search = Ukaž jen to, kde se vyskytují tato slova.
help-rules-rule = Ukaž jen to, co se týká tohoto pravidla.
help-rules-html = Místo toho zapiš pravidla jako stránku k tisku.
rules-no-such-rule = V pravidlech hry { $game } pravidlo „{ $number }“ není.
rules-nothing-found = V pravidlech hry { $game } se nikde nepíše „{ $words }“.
rules-written = Pravidla jsou zapsána do { $file }
rules-contents = Obsah
rules-note-yours = Tvůj návod:
rules-note-leaflets = Návod ({ $languages }):
rules-note = Naše rozhodnutí:
rules-letters-tiles = Na obrázcích: A nebo B říká, čí dílek to je; pak tvar (S čtverec, T trojúhelník, C kruh), výplň (h prázdný, d pruhovaný, s plný) a počet. *** je žolík, ### startovní dílek.
rules-marks-tiles = + hodí se · ! nehodí se
rules-marks-magnets = + položený · ! tady se pustit nesmí · x bere se · o leží

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: stůl s okraji, 15x11 jsou políčka na šířku a na výšku, round:6 je poloměr v políčkách. Kluster: wood, glass nebo felt.
help-watch-bots = Kluster: bot na každém místě, odděleno čárkami (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: krabice na stole, například classic,classic,duo.
help-watch-expert = Kluster: kdo má víc magnetů než další místo, smí položit další.
help-watch-play-on = Kluster: až někdo vyhraje, hraje se dál o pořadí.
help-watch-rounds = Kluster: konec po tolika kolech; vyhrává, komu zbylo nejméně magnetů.
help-watch-one-group = Kluster: všechny provázky musí tvořit jednu skupinu, nejen každý s jiným.
help-watch-loop = Kluster: průměr smyčky z provázku Classic, v mm (320).
help-watch-loop-duo = Kluster: totéž pro provázek DUO (200).
help-watch-handicap = Kluster: o kolik magnetů méně má které místo položit, třeba 0,3.
help-watch-cord-after = Kluster: když se vše zastaví, místo ještě smí pohnout provázkem, jako v návodech.
help-watch-show-poles = Kluster: všichni vidí, která strana je sever.
help-watch-turns = Kluster: zastav po tolika tazích.
help-watch-live = Kluster: skutečnou rychlostí místo co nejrychleji.
help-replay-check = Kluster: přehraj záznam znovu a řekni, jestli vyjde totéž.
watch-boxes = Krabice „{ $name }“ neexistuje: zadej classic a duo, například classic,classic,duo.
watch-surface = Povrch „{ $name }“ neexistuje. Známé: { $known }.
watch-turns = Sledovat jde jeden tah nebo víc, ne { $turns }.
watch-handicap = „{ $given }“ není náskok: zadej číslo pro každé místo, třeba 0,3.
watch-preparing = Připravuji stůl (jen poprvé, minutu nebo dvě)…
watch-title = Kluster · tah { $number } · { $stage ->
    [settling] zastavuje se
    [repair] srovnávání provázků
    [choice] dál, nebo dost
    [over] konec
   *[preparing] pokládání
  }
watch-placed = { $seat } pokládá { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } bere { $magnets }: { $count ->
        [one] přiskočil
        [few] přiskočily
       *[other] přiskočily
      } k magnetu v ruce.
    [outside] { $seat } bere { $magnets }: mimo plochu.
   *[klustered] { $seat } bere { $magnets }: spojily se.
  }
watch-fault = { $cause ->
    [time] Čas vypršel: chyba { $faults } (povoleno: { $allowed }).
   *[taken] Chyba { $faults } (povoleno: { $allowed }).
  }
watch-may-continue = { $seat } má pořád víc než další místo a smí pokračovat.
watch-resigned = { $seat } opouští hru; { $count ->
    [one] jeden magnet jde stranou
    [few] { $count } magnety jdou stranou
   *[other] { $count } magnetů jde stranou
  }.
watch-ended = { $reason ->
    [total-victory] Všechno položeno: úplné vítězství!
    [faults] Jedna chyba navíc: hra končí.
    [stopped] Hra byla ukončena.
    [resigned] Vyhrává { $winners }: ostatní odešli.
   *[other] { $count ->
        [0] Hra skončila; nikdo nevyhrál.
        [one] Vyhrává { $winners }.
        [few] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
      }
  }
watch-nothing = { $seat } nic nepokládá; na tahu je další místo.
watch-time-up = Čas místa { $seat } vypršel: tah dohrála nešikovná ruka.
watch-solo = Položeno: { $placed }, chyby: { $faults } (povoleno: { $allowed }).
replay-kluster-title = Kluster · po tahu { $number } z { $most }
replay-lying = Na stole: { $magnets }
replay-other-physics = Zaznamenáno ve fyzice { $then }; tohle je fyzika { $now }.
replay-identical = Všechny tahy ({ $turns }) dopadly stejně, do posledního bitu.
replay-differs = Tah { $turn } dopadá v této fyzice jinak ({ $what ->
    [table] už před ním je stůl jiný
    [refused] něco, co se tehdy stalo, teď neprojde
    [happenings] stane se něco jiného
   *[digest] stane se totéž, ale ne do posledního bitu
  }). Co říká záznam, platí dál.

## Hints and reviews

advice-also = Taky dobré: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Souhlasí všichni s nápovědami v této hře? (a/n)

## Hints and reviews: reviews

help-review = Posuď každý tah uložené hry: co bylo nejlepší a kolik to stálo.
help-review-turn = Posuď jen tento tah.

## Physics as a library (SI units)

physics-bad-friction = Součinitel tření { $value } se nehodí: je potřeba 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Magnet nemůže mít hmotnost { $mass } kg; jde 1 mg až 10 kg.
physics-bad-quaternion = Natočení potřebuje čtyři konečná čísla, ne samé nuly.
physics-bad-size = Magnet musí mít podél každé osy 1 mm až 200 mm.
physics-bad-step = Časový krok { $dt } s se nehodí; jde 10 µs až 5 ms.
physics-cord-flat = Tento provázek nic neohraničuje: všechny jeho body leží na přímce.
physics-cord-free = Provázek { $cord } nikdo nedrží; nejdřív ho chyť.
physics-cord-held = Provázek { $cord } už je v ruce.
physics-cord-length = Provázek nemůže být dlouhý { $length } m; jde 0,05 m až 20 m.
physics-cord-off-table = Provázek neleží na stole.
physics-cord-out-of-reach = Ruka je { $distance } m od provázku, to je na chycení daleko.
physics-cord-points = Provázek potřebuje aspoň tři různé body, ne { $count }.
physics-hand-empty = Ruka nedrží žádný magnet, nebo ho už pouští.
physics-hand-full = Ruka už drží magnet { $magnet }.
physics-no-such-cord = Provázek { $index } neexistuje.
physics-no-such-magnet = Magnet { $index } neexistuje.
physics-not-a-recording = Tohle není nahrávka světa.
physics-not-a-snapshot = Tohle není celý snímek světa.
physics-not-finite = Číslo v „{ $field }“ není konečné.
physics-replay-differs = Přehraná nahrávka nekončí tak, jak je v ní zapsáno.
physics-snapshot-version = Tento snímek má verzi { $version }; známá je { $known }.
physics-too-many = Magnetů může být nejvýš { $most }.
physics-too-many-cords = Provázků může být nejvýš { $most }.
physics-unknown-input = Svět nezná vstup „{ $name }“.
physics-unknown-parameter = Parametr „{ $name }“ neexistuje.
physics-unknown-pose = Poloha „{ $name }“ neexistuje.
physics-unknown-surface = Povrch „{ $name }“ neexistuje.

## Scenes

scene-not-json = Scéna není JSON (řádek { $line }, sloupec { $column }).
scene-too-deep = Scéna je vnořená příliš hluboko, nejvíc úrovní je { $most }.
scene-key-twice = „{ $name }“ stojí ve stejném objektu dvakrát.
scene-not-finite = Číslo v { $place } není konečné ({ $value }).
scene-number = Číslo v { $place } je příliš velké.
scene-unknown-word = „{ $word }“ v { $place } není známé. Známé: { $known }.
scene-friction = Povrch potřebuje 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Označení „{ $id }“ v { $place } má znaky, které nejde zobrazit, nebo mezery na krajích.
scene-pose-twice = Magnet v { $place } má kvaternion, a ten říká o poloze všechno; vyhoď „{ $name }“.
scene-quaternion = Kvaternion v { $place } musí mít délku; samé nuly (nebo příliš velká čísla) nic neotočí.
scene-pose = { $kind } takhle ležet nemůže: { $pose } (v { $place }); může: { $fitting }.
scene-mass = Při této velikosti by magnet v { $place } vážil přes 10 kg; uveď jeho hmotnost.
scene-one-of = { $place } musí mít právě jedno z: { $known }.
scene-cord-points = Provázek v { $place } potřebuje aspoň tři různé body, ne { $count }.
scene-cord-length = Provázek v { $place } musí být dlouhý { $least } až { $most } mm.
scene-cord-flat = Provázek v { $place } nic neohraničuje: jeho body leží na přímce.
scene-cord-off-table = Provázek v { $place } přesahuje stůl, který končí na všech stranách { $half } mm od středu.
scene-no-such-cord = Provázek { $cord } k tažení tu není (v { $place }); { $count ->
    [0] scéna žádný nemá
    [one] scéna má jeden, provázek 0
    [few] scéna má { $count }, od 0
   *[other] scéna jich má { $count }, od 0
  }.
scene-times = Časy na dráze musí růst; { $time } s v { $place } neroste.
scene-too-many = Magnetů v této scéně je { $count }; simulovat jich jde nejvýš { $most }.
scene-too-many-cords = Provázků v této scéně je { $count }; simulovat jich jde nejvýš { $most }.
scene-id-twice = Označení „{ $id }“ v { $place } už má { $first }.
scene-overlap = Magnety „{ $first }“ a „{ $second }“ se na začátku překrývají.
scene-starts-inside = Magnet „{ $id }“ z { $place } by se objevil uvnitř magnetu „{ $other }“.
scene-too-low = Ve výšce { $height } mm ({ $place }) by držený magnet byl ve stole; jeho střed může být nejníž { $least } mm vysoko.
scene-out-of-reach = Ruka je { $distance } mm od provázku { $cord }; na chycení smí být nejvýš { $most } mm daleko.
scene-blew-up = Čísla cestou přerostla všechny meze: takové magnety simulovat nejde.

## Simulate

simulate-preparing = Připravuji fyziku (jen poprvé)…
simulate-progress = Nasimulováno { $time } s z nejvýš { $limit } s; běží to { $waited } s…
simulate-plot-format = „{ $name }“ není obrázek, který umíme nakreslit; ať končí na jedno z { $known }.
simulate-no-matplotlib = Ke kreslení je potřeba matplotlib a ten není nainstalovaný: { $command }
simulate-rest = Po { $time } s se všechno zastavilo.
simulate-moving = Čas vypršel po { $time } s a ne všechno se zastavilo.
simulate-nothing-moved = { $count ->
    [one] Magnet se nepohnul ani o 0,1 mm.
    [few] Žádný z { $count } magnetů se nepohnul ani o 0,1 mm.
   *[other] Žádný z { $count } magnetů se nepohnul ani o 0,1 mm.
  }
simulate-moved-count = { $moved ->
    [one] Pohnul se
    [few] Pohnuly se
   *[other] Pohnulo se
  } { $moved } z { $count } { $count ->
    [one] magnetu
    [few] magnetů
   *[other] magnetů
  }:
simulate-moved = {"  "}{ $id } o { $distance } mm na x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… a ještě { $count }
simulate-no-touch = Žádné magnety se nedotkly.
simulate-touch = { $first } a { $second } se dotkly po { $time } s.
simulate-kluster = Shluk: { $names }.
simulate-outside = Mimo plochu: { $names }.
simulate-cord = Provázek { $number } je dlouhý { $length } mm.
simulate-digest = Otisk { $digest }

## The picture of a scene

plot-rest = v klidu po { $time } s
plot-moving = po { $time } s ještě v pohybu
plot-touches = { $count ->
    [0] žádný dotyk
    [one] jeden dotyk
    [few] { $count } dotyky
   *[other] { $count } dotyků
  }
plot-outside = mimo plochu: { $names }
plot-before = předtím
plot-path = dráha
plot-held = v ruce
plot-north = sever
plot-south = jih
plot-touch = dotyk
plot-scale = { $length } mm

## Warmup

warmup-begun = Připravují se magnety, provázky a boti
warmup-progress = Připraveno { $done } z { $all } částí ({ $seconds } s)
warmup-ready = Po { $seconds } s je všechno připraveno a uloženo v { $folder }

## Bench

bench-doing = Měří se
bench-library = Clustered, knihovna Pythonu: { NUMBER($count) } tahů za sekundu
bench-engine = Clustered, přeložený stroj: { NUMBER($count) } tahů za sekundu
bench-scan = Kluster, zvážená místa: { NUMBER($count) } za sekundu
bench-frame = Kluster, živý snímek: { NUMBER($ms, maximumFractionDigits: 2) } ms; jedno jádro stačí na { $tables } stolů

## Tournaments: help

help-tournament = Nech boty hrát proti sobě a ohodnoť je; stejný příkaz po přerušení pokračuje.
help-tournament-bots = Kdo se účastní, oddělení čárkami; všichni boti hry, když nikoho nejmenuješ. Kdo je jmenován dvakrát, hraje dvakrát.
help-tournament-bot = Program, který se také účastní; lze zadat vícekrát. docs/bots-in-any-language.md říká, co musí umět.
help-play-bot = Program, který zaujme další místo; lze zadat vícekrát. Bez --seats (Kluster: --bots) máš první místo ty (Kluster: clumsy).
help-bot-seconds = Jak dlouho smí program přemýšlet o každé odpovědi; jinak 2 s v Clustered, 3 s v Kluster.
help-tournament-seats = Kolik jich sedí u každého stolu.
help-tournament-deals = Rozdání na každé setkání; každý hraje každé z každého místa.
help-tournament-swiss = Kola švýcarského turnaje, v němž se potkávají rovní; bez toho se potká každý s každým.
help-tournament-seed = Losuje rozdání a boty; stejné číslo dá stejné hry.
help-tournament-out = Kam přijdou výsledky a zprávy.
help-tournament-jobs = Hry zároveň; jinak jedna na jádro.
help-tournament-dask = Hrát místo toho na clusteru Dask tohoto plánovače.
help-bot = Nech program usednout k online stolu a zahrát tam jednu hru.
help-bot-program = Program s jeho volbami, v uvozovkách.
help-bot-table = Odkaz na stůl, nebo osobní odkaz na místo.
help-bot-name = Co vidí ostatní u stolu; jinak jméno programu.
usage-bots = BOTI
usage-program = PROGRAM

## Tournaments: errors

program-not-started = „{ $command }“ nejde spustit: { $detail }.
play-programs = V této hře { $count ->
    [0] nejsou u stolu žádné programy; vynech --bot
    [one] je u stolu { $count } program; jmenuj ho přes --bot ({ $names })
    [few] jsou u stolu { $count } programy; jmenuj je přes --bot v pořadí míst ({ $names })
   *[other] je u stolu { $count } programů; jmenuj je přes --bot v pořadí míst ({ $names })
  }.
bot-link = „{ $link }“ není odkaz na stůl; vypadá jako https://server/t/Abcd1234.
bot-no-server = { $address } neodpovídá: { $detail }.
bot-refused = Server říká: { $message }
tournament-too-few = Účastníků: { $entrants }, to nestačí na počet míst: { $seats }; jmenuj další boty, klidně téhož dvakrát.
tournament-swiss-alone = Švýcarský turnaj potřebuje u stolu aspoň dvě místa; vynech --swiss.
tournament-log-busy = „{ $name }“ používá jiný běžící turnaj; zvol jinou složku přes --out.
tournament-log-other = „{ $name }“ patří k turnaji s jinými účastníky, pravidly nebo čísly; zvol jinou složku přes --out.
tournament-log-line = Řádek { $line } v „{ $name }“ není výsledek tohoto turnaje; oprav soubor nebo zvol jinou složku přes --out.
tournament-workers-lost = Procesy, které hrály, skončily, možná pro nedostatek paměti; co se odehrálo, zůstává, a stejný příkaz pokračuje (zkus --jobs 1).
tournament-no-dask = --dask potřebuje balíček distributed: pip install "lodestone[dask]".
tournament-no-cluster = Plánovač Dask { $address } neodpovídá: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat }: { $count } odpověď pozdě nebo k ničemu: { $file }
    [few] { $seat }: { $count } odpovědi pozdě nebo k ničemu: { $file }
   *[other] { $seat }: { $count } odpovědí pozdě nebo k ničemu: { $file }
  }
bot-seated = Místo { $seat } na { $server }. Čeká se na hru…
bot-over = Hra skončila. Vítězové: { $winners }
tournament-progress = Hry: { $done } z { $total }
tournament-interrupted = Přerušeno; odehrané hry: { $games }. Zůstávají, a stejný příkaz pokračuje.
tournament-written = Zpráva: { $file }
tournament-title = Turnaj { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
  }
tournament-summary = Hry: { $games }, rozdání na setkání: { $deals }, počáteční číslo: { $seed }.
tournament-bot = Bot
tournament-rating = Hodnocení
tournament-games = Hry
tournament-share = Podíl
tournament-points = Body
tournament-slips = Přešlapy
tournament-crosstable = Kolik každý bot (řádek) vzal každému jinému (sloupec): podíl s 95procentním intervalem a hry
tournament-course = Hodnocení hru od hry
tournament-note = Hodnocení podle openskill s dvojnásobkem nejistoty; 25 je průměr. V podílu se remíza počítá napůl. Body: v Clustered součty; v Kluster zbylé magnety, o samotě položené.

## Starting the server

help-table-port = Port, který použít; když není zadán, některý volný.
help-table-lan = Ostatní ze stejné sítě mohou hrát: ukáže odkaz a QR kód pro telefony.
help-table-no-browser = Neotvírej prohlížeč.
help-table-data = Složka, ve které jsou stoly.
help-serve = Nabízej stoly ostatním: otevřou odkaz v prohlížeči a sednou si.
help-serve-host = Adresa, na které naslouchat; 0.0.0.0 jsou všechny adresy tohoto počítače.
help-serve-port = Port, na kterém naslouchat.
help-serve-database = Kde jsou stoly: soubor, nebo URL jako postgresql://user@host/name.
help-serve-public-url = Adresa, na které ostatní tento server najdou, pokud je před ním proxy.
help-serve-admin = Soubor s tokenem správce; bez něj LODESTONE_ADMIN_TOKEN z prostředí.
help-serve-trust-proxy = Věř hlavičkám X-Forwarded od proxy. Jen pokud ji nikdo nemůže obejít.
help-serve-proxies = S --trust-proxy: kolik proxy stojí za sebou. Každá přidá do X-Forwarded-For jednu adresu; platí ta od první z nich.
help-serve-archive = Po kolika dnech jde stůl, kterého se nikdo nedotkne, do archivu.
help-serve-keep = Po kolika dnech se stůl z archivu smaže; nikdy, když to není zadáno.
help-serve-tables-per-hour = Kolik stolů smí jedna adresa otevřít za hodinu.
help-serve-requests = Kolik požadavků smí jedna adresa poslat za minutu.
help-serve-connections = Kolik lidí se smí dívat u jednoho stolu. Kdo má místo, dostane se dovnitř vždy.
help-serve-all-connections = Kolik spojení smí být najednou.
help-serve-address-connections = Kolik spojení smí mít jedna adresa najednou.
help-serve-processes = Kolik procesů pracuje pro hosty: boti Clustered, rady, kontroly, přehrávání, rozbory; jinak o jeden víc než jader.
help-serve-tables = Kolik stolů tento server drží v paměti.
help-serve-live-matches = Kolik partií hry Kluster tento server hraje najednou.
help-serve-drain = Kolik sekund zastavovaný server čeká na konec tahů, než jejich stoly předá ostatním.
help-serve-node = Kde tento server najdou ostatní servery nad stejnou databází; jinak tam, kde naslouchá. Všechny potřebují v prostředí stejné LODESTONE_CLUSTER_SECRET.
help-serve-workers = Kolik serverů na tomto portu spustit; víc než jeden potřebuje PostgreSQL.
help-serve-dask = Počítat boty Clustered, rady, kontroly, přehrávání a rozbory na clusteru Dask tohoto plánovače, dokud odpovídá.
help-serve-dask-ca = S tls://…: certifikát, podle kterého se pozná cluster.
help-serve-dask-cert = S tls://…: certifikát, podle kterého cluster pozná tento server.
help-serve-dask-key = S tls://…: klíč k tomuto certifikátu.
help-serve-messages = Kolik zpráv smí jedno spojení poslat za sekundu.
help-serve-no-app = Nenabízet stůl jako aplikaci; prohlížeče, které ji mají nainstalovanou, ji odstraní.
help-serve-open-tables = Povolit otevírání stolů všem a hru s cizími lidmi.
help-serve-dailies = Nabízet stoly dne: každý den jedno rozdání, pro všechny stejné.
help-serve-bot-pace = Kolik sekund bot na tah potřebuje nejméně.
serve-ready = Stoly jsou otevřené na { $url }
serve-here = Stůl je prostřený: { $url }
serve-lan = Ostatní z této sítě přijdou přes: { $url }
serve-stop = Zastavíš ho přes Ctrl-C.
serve-cannot-listen = Nejde naslouchat na { $host }, port { $port }: { $cause }
serve-short-token = Token správce je moc krátký: nejmenší počet znaků je { $shortest }.
serve-short-secret = Tajemství v LODESTONE_CLUSTER_SECRET je moc krátké: nejmenší počet znaků je { $shortest }.
serve-workers-sqlite = Víc serverů potřebuje PostgreSQL: nad souborem může běžet jen jeden. Vynech --workers, nebo zadej --database postgresql://…
serve-dask-address = „{ $url }“ není adresa plánovače Dask. Napiš ji jako tls://dask.example.org:8786 nebo tcp://127.0.0.1:8786
serve-dask-tls = Plánovač Dask na tls://… potřebuje --dask-ca, --dask-cert a --dask-key; na tcp://… žádný z nich.
serve-public-url = „{ $url }“ není adresa serveru. Napiš ji takhle: https://tables.example.org

## Storage

storage-address = Na „{ $place }“ není žádné úložiště: zadej soubor, sqlite:///path nebo postgresql://user@host/database.
storage-needs-postgres = PostgreSQL potřebuje ještě jednu část: pip install "lodestone[postgres]".
storage-not-a-database = „{ $place }“ není databáze, nebo je poškozená. Vyber jiný soubor, nebo ji obnov ze zálohy.
storage-foreign = „{ $place }“ patří jinému programu. Vyber jiný soubor, nebo prázdnou databázi.
storage-newer = „{ $place }“ zapsal novější Lodestone. Nainstaluj tu verzi nebo novější, nebo obnov starší zálohu.
storage-not-writable = „{ $place }“ nejde zapsat: { $cause }. Zkontroluj, komu patří, nebo vyber jiné místo.
storage-unreachable = Úložiště „{ $place }“ není dostupné: { $cause }. Zkontroluj adresu a jestli databáze běží.
storage-in-use = „{ $place }“ právě používá jiný Lodestone. Nejdřív ho ukonči, nebo pro tenhle vyber jiné místo.
storage-no-secret = „{ $place }“ právě používá jiný Lodestone. Servery nad společnou databází potřebují stejné tajemství v LODESTONE_CLUSTER_SECRET: nastav ho všem, nebo ten druhý ukonči.
storage-other-secret = „{ $place }“ právě používá jiný Lodestone s jiným tajemstvím, nebo bez něj. Nastav všem stejné v LODESTONE_CLUSTER_SECRET a spusť je znovu.
storage-pooled = „{ $place }“ nejde používat přes pool, který přiděluje spojení po transakcích, jako pgbouncer s pool_mode = transaction. Připoj se přímo, nebo použij pool_mode = session.
storage-older-server = „{ $place }“ používá Lodestone verze { $version }, který by nepřečetl, co zapíše tenhle. Nejdřív ho ukonči.
storage-same-address = Na { $url } už je jiný Lodestone nad „{ $place }“. Dej každému serveru přes --node vlastní adresu.

help-dataset = Hry Clustered jako data pro programy, které se učí.
help-dataset-make = Nech hrát boty, nebo vezmi záznamy, a zapiš hry jako soubory Parquet; stejný příkaz pokračuje.
help-dataset-read = Přehraj datovou sadu, zkontroluj ji a řekni, co obsahuje.
help-dataset-games = Kolik her.
help-dataset-records = Záznam dohrané hry místo hry botů; lze zadat vícekrát.
help-dataset-out = Kam přijdou soubory.
help-dataset-folder = Složka datové sady.
dataset-written = Hry: { $games }, složka: { $name }
dataset-summary = Hry: { $games }, tahy: { $moves }
dataset-other = „{ $name }“ obsahuje jinou datovou sadu; zvol jinou složku přes --out.
dataset-unfinished = Záznam končí dřív než jeho hra; do datové sady patří jen dohrané hry.
dataset-edited = „{ $name }“ neodpovídá záznamům vedle.
extra-missing = Chybějí balíčky: { $command }
