# Magnety a provázky: co fyzika odmítá, scény pro `lodestone simulate`, zahřátí.
# $place: kde v souboru scény, jako magnets[2].kind (první je 0; „·“ je samotný soubor).

## Fyzika jako knihovna (jednotky SI)

physics-bad-friction = Součinitel tření { $value } se nehodí: je potřeba 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Magnet nemůže mít hmotnost { $mass } kg; jde 1 mg až 10 kg.
physics-bad-quaternion = Natočení potřebuje čtyři konečná čísla, ne samé nuly.
physics-bad-size = Magnet musí mít podél každé osy 1 mm až 200 mm.
physics-bad-step = Časový krok { $dt } s se nehodí; jde 10 µs až 5 ms.
physics-cord-flat = Tento provázek nic neohraničuje: všechny jeho body leží na přímce.
physics-cord-free = Provázek { $cord } nikdo nedrží; nejdřív ho chyť.
physics-cord-held = Provázek { $cord } už je v ruce.
physics-cord-length = Provázek nemůže být dlouhý { $length } m; jde 0,05 m až 20 m.
physics-cord-off-table = Provázek neleží na stole.
physics-cord-out-of-reach = Ruka je { $distance } m od provázku, to je na chycení daleko.
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

## Scény

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
scene-mass = Při této velikosti by magnet v { $place } vážil přes 10 kg; uveď jeho hmotnost.
scene-one-of = { $place } musí mít právě jedno z: { $known }.
scene-cord-points = Provázek v { $place } potřebuje aspoň tři různé body, ne { $count }.
scene-cord-length = Provázek v { $place } musí být dlouhý { $least } až { $most } mm.
scene-cord-flat = Provázek v { $place } nic neohraničuje: jeho body leží na přímce.
scene-cord-off-table = Provázek v { $place } přesahuje stůl, který končí na všech stranách { $half } mm od středu.
scene-no-such-cord = Provázek { $cord } k tažení tu není (v { $place }); { $count ->
    [0] scéna žádný nemá
    [one] scéna má jeden, provázek 0
    [few] scéna má { $count }, od 0
   *[other] scéna jich má { $count }, od 0
  }.
scene-times = Časy na dráze musí růst; { $time } s v { $place } neroste.
scene-too-many = Magnetů v této scéně je { $count }; simulovat jich jde nejvýš { $most }.
scene-too-many-cords = Provázků v této scéně je { $count }; simulovat jich jde nejvýš { $most }.
scene-id-twice = Označení „{ $id }“ v { $place } už má { $first }.
scene-overlap = Magnety „{ $first }“ a „{ $second }“ se na začátku překrývají.
scene-starts-inside = Magnet „{ $id }“ z { $place } by se objevil uvnitř magnetu „{ $other }“.
scene-too-low = Ve výšce { $height } mm ({ $place }) by držený magnet byl ve stole; jeho střed může být nejníž { $least } mm vysoko.
scene-out-of-reach = Ruka je { $distance } mm od provázku { $cord }; na chycení smí být nejvýš { $most } mm daleko.
scene-blew-up = Čísla cestou přerostla všechny meze: takové magnety simulovat nejde.

## simulate

simulate-preparing = Připravuji fyziku (jen poprvé) …
simulate-progress = Nasimulováno { $time } s z nejvýš { $limit } s; běží to { $waited } s …
simulate-plot-format = „{ $name }“ není obrázek, který umíme nakreslit; ať končí na jedno z { $known }.
simulate-no-matplotlib = Ke kreslení je potřeba matplotlib a ten není nainstalovaný: { $command }
simulate-rest = Po { $time } s se všechno zastavilo.
simulate-moving = Čas vypršel po { $time } s a ne všechno se zastavilo.
simulate-nothing-moved = { $count ->
    [one] Magnet se nepohnul ani o 0,1 mm.
    [few] Žádný z { $count } magnetů se nepohnul ani o 0,1 mm.
   *[other] Žádný z { $count } magnetů se nepohnul ani o 0,1 mm.
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
simulate-moved = {"  "}{ $id } o { $distance } mm na x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… a ještě { $count }
simulate-no-touch = Žádné magnety se nedotkly.
simulate-touch = { $first } a { $second } se dotkly po { $time } s.
simulate-kluster = Shluk: { $names }.
simulate-outside = Mimo plochu: { $names }.
simulate-cord = Provázek { $number } je dlouhý { $length } mm.
simulate-digest = Otisk { $digest }

## Obrázek scény

plot-rest = v klidu po { $time } s
plot-moving = po { $time } s ještě v pohybu
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
plot-scale = { $length } mm

## warmup

warmup-loading = Načítání fyziky
warmup-boards = Příprava plánů, průzkumů a pokusů
warmup-scenes = Příprava rukou a provázků
warmup-bots = Příprava botů
warmup-done = { $what }: { $seconds } s
warmup-ready = Po { $seconds } s je všechno připraveno a uloženo v { $folder }

## bench

bench-doing = Měří se
bench-library = Clustered, knihovna Pythonu: { NUMBER($count) } tahů za sekundu
bench-engine = Clustered, přeložený stroj: { NUMBER($count) } tahů za sekundu
bench-scan = Kluster, zvážená místa: { NUMBER($count) } za sekundu
bench-frame = Kluster, živý snímek: { NUMBER($ms, maximumFractionDigits: 2) } ms; jedno jádro stačí na { $tables } stolů
