### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone je neoficiální a nijak nesouvisí s tvůrci her. Autory hry Kluster jsou Robert a Paula Henningovi, vydávají ji Borderline Editions a Kluster LLC; autory hry Clustered jsou Scotty Hardwick, Kitt Byrne a Vegard Farstad, vydává ji Sculpin Games.
magnet-safety = Skutečné krabice nejsou vhodné pro děti do tří let: malé části mohou spolknout a udusit se jimi, dlouhý provázek je může uškrtit. Magnety jsou silné: drž je daleko od malých dětí, kardiostimulátorů a jiných implantátů. Kdo magnet spolkne, musí okamžitě k lékaři. Přečti si varování ve své krabici a uschovej je.

## Names of tiles and magnets

web-tile-words = { $count } { $count ->
    [one] { $fill ->
        [h] prázdný
        [d] pruhovaný
       *[s] plný
      } { $shape ->
        [S] čtverec
        [T] trojúhelník
       *[C] kruh
      }
    [few] { $fill ->
        [h] prázdné
        [d] pruhované
       *[s] plné
      } { $shape ->
        [S] čtverce
        [T] trojúhelníky
       *[C] kruhy
      }
   *[other] { $fill ->
        [h] prázdných
        [d] pruhovaných
       *[s] plných
      } { $shape ->
        [S] čtverců
        [T] trojúhelníků
       *[C] kruhů
      }
  }
web-tile-wild = žolík
web-tile-start = startovní dílek
web-kluster-stone = kámen { $number }
web-kluster-spinner = podlouhlý magnet { $number }

## Clustered: notation

notation-tile = „{ $text }“ není dílek. Napiš tvar S, T nebo C, výplň h, d nebo s a počet 1 až 3, například Sh1; žolík je ***.
notation-cell = „{ $text }“ není políčko na stole. Napiš x,y celými čísly, například 1,0.
notation-move = „{ $text }“ není tah. Napiš Sh1@1,0 pro položení dílku nebo -Sh1 pro jeho odhození.
notation-start-tile = Startovní dílek leží na stole od začátku; nikdo s ním nehraje.

## Clustered: moves

game-over = Hra skončila.
illegal-not-in-hand = Tento dílek nemáš v ruce: { $tile }.
illegal-discard = Odhazovat nesmíš, dokud se některý tvůj dílek hodí, například tento: { $example }.
illegal-trim-first = Nejdřív odhoď přebytečné dílky, ať jich máš pět.
illegal-trim-drawn = U tohoto stolu se smí odhodit jen právě dobraný dílek, tento ne: { $tile }.
illegal-off-table = To už je mimo stůl: pro dílek tam není místo.
illegal-occupied = Tam už leží dílek: { $occupant }.
illegal-alone = Vedle toho políčka nic neleží: dílek se musí stranou dotýkat jiného.
illegal-resign = Místo { $seat } už hru opustilo, nebo v ní nikdy nebylo.
illegal-neighbour = { $tile } a { $neighbour } nesmí ležet vedle sebe: { $differ ->
    [shape-fill] liší se tvar a výplň
    [shape-count] liší se tvar a počet
    [fill-count] liší se výplň a počet
   *[shape-fill-count] liší se tvar, výplň i počet
  }. Sousedé musí mít společné aspoň dvě ze tří vlastností.

## Clustered: setting up

setup-seats = V Clustered může být 1 až { $most } míst, ne { $seats }.
setup-first = Místo { $first } nemůže začít: místa jsou A až { $last }.
setup-extra-wild = Místo { $seat } nemůže mít žolíka navíc: místa jsou A až { $last }.
setup-extra-wild-twice = Jedno místo je u žolíka navíc uvedeno dvakrát.
setup-stack-surplus = Místo { $seat } má v hromádce tento dílek příliš mnohokrát: { $tile }.
setup-stack-missing = Místu { $seat } chybí v hromádce tento dílek: { $tile }.
setup-surface = Na této ploše není místo pro startovní dílek na { $cell }.
setup-radius = Poloměr kulaté plochy musí být číslo, nula nebo víc.

## Clustered: records

record-unreadable = Tohle není náš záznam: { $problem }
record-players = V tomto záznamu je jiný počet hráčů než míst.
record-version = Tento záznam má verzi { $version }; tento program čte verze do { $known }.
record-game = Toto je záznam hry „{ $game }“, ne hry { $expected }.
record-setup = Příprava v tomto záznamu byla změněna: nesedí kontrolní součet.
record-move-edited = Tah { $number }, { $move }, byl změněn: nesedí kontrolní součet.
record-move-unreadable = Tah { $number } nejde přečíst: { $problem }
record-move-illegal = Tah { $number }, { $move }, není dovolený: { $problem }
record-result = Výsledek v tomto záznamu byl změněn: nevyplývá z jeho tahů (je jich { $number }).

## Clustered: bots

setup-bot = Bot „{ $name }“ neexistuje. Známé: { $known }.
setup-two-clocks = Stůl má jedny hodiny: dej na tah vteřiny, nebo dny, ne obojí.

## Kluster: notation

notation-magnet = „{ $text }“ není magnet. Napiš c a číslo pro kámen, s a číslo pro podlouhlý magnet, například c3.

## Kluster: turns

kluster-no-such-magnet = { $magnet } v této hře není.
kluster-set-aside = { $magnet } je odložený stranou a této hry se neúčastní.
kluster-not-yours = { $magnet } je v zásobě místa { $seat }: pokládají se jen vlastní magnety.
kluster-lies-already = { $magnet } už leží na stole, a co leží, toho se nikdo nedotýká.
kluster-held-and-placed = { $magnet } nemůže být položený a zároveň ještě v ruce.
kluster-held-alone = { $magnet } v ruce se ničeho nedotkl: musí stát v některém shluku, nebo nesmí být uveden jako držený.
kluster-too-small = Shluk jsou aspoň dva magnety, které se dotýkají, a uveden je takový, kde jich je { $count }.
kluster-named-twice = { $magnet } stojí ve shlucích dvakrát: magnety, které se dotýkají, jsou jeden shluk.
kluster-outside-twice = { $magnet } je mezi těmi mimo plochu uveden dvakrát.
kluster-in-own-pool = { $magnet } nebyl na stole. Pokud byl v ruce a něčeho se dotkl, uveď ho jako držený.
kluster-in-pool = { $magnet } nebyl na stole: je v zásobě místa { $seat }.
kluster-must-place = Nic nebylo položeno a nic se nestalo: tah končí teprve položením magnetu.
kluster-cords-apart = { $group ->
    [one] Provázky netvoří jednu skupinu: posouvej je, dokud ji neutvoří, pak může tah skončit.
   *[any] Některý provázek se s žádným jiným nekříží: posouvej ho, dokud nějaký nezkříží, pak může tah skončit.
  }
kluster-stop = Není co ukončit: tah končí položením magnetu.
kluster-resign = Místo { $seat } (už) není ve hře, takže ji nemůže vzdát.

## Kluster: setting up

kluster-setup-boxes = Krabic každého druhu může být 0 až { $most }, ne { $count }.
kluster-setup-no-box = Je potřeba aspoň jedna krabice.
kluster-setup-seats = S těmito krabicemi může být 1 až { $most } míst, ne { $seats }.
kluster-setup-first = Místo { $first } nemůže začít: místa jsou A až { $last }.
kluster-setup-per-seat = „{ $name }“ potřebuje pro každé místo jedno číslo: míst je { $seats }, čísel { $given }.
kluster-setup-cord-alone = Hýbat provázkem po puštění je pro dva a více hráčů.
kluster-setup-cord-options = Když smějí provázkem hýbat jen magnety, po puštění jím nikdo nepohne: vyber jedno z obojího.
kluster-setup-negative = Čísla v „{ $name }“ nesmí být menší než nula.
kluster-setup-rounds = Omezení kol je nejméně jedno kolo.
kluster-setup-handicap = Místo { $seat } může odložit 0 až { $most } magnetů, ne { $count }.
kluster-setup-order-surplus = { $magnet } do těchto krabic nepatří, nebo je rozdán dvakrát.
kluster-setup-order-missing = V rozdání chybí { $magnet }.

## Kluster: records

kluster-record-kinds = Musí to být právě jedno z turn, stop, timeout a resign, a je jich { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Provázků v těchto krabicích je { $cords }, a tohle by jich bylo { $given }.
kluster-lay-off-table = Provázek by visel přes okraj: stůl měří { $width } krát { $depth } mm.
kluster-lay-cross = Provázek { $number } nekříží žádný z těch, co už leží; polož ho přes některý z nich.
kluster-lay-shape = Takhle provázek položit nejde ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Na tahu je místo { $seat }.
kluster-settling = Počkej, až se všechno zastaví.
kluster-clock-plays = Čas tohoto tahu vypršel: dohraje ho nešikovná ruka.
kluster-release-late = Tvůj obraz stolu byl starší než sekunda, a tak se nic nepustilo. Zkus to znovu.
kluster-danger-hidden = Jak riskantní které místo je, prozrazuje póly, a ty tento stůl neukazuje.
kluster-danger-empty = V ruce není žádný magnet.
kluster-choose-first = Nejdřív řekni, jestli pokračuješ, nebo končíš.
kluster-nothing-offered = Není v čem pokračovat: tah končí položením jednoho magnetu.
kluster-intent-number = „{ $name }“ musí být číslo od { $lowest } do { $highest }.
kluster-frames = Čas běží po celých snímcích, a zadáno je { $frames }.

## Kluster on physics: the hand

kluster-hand-full = V ruce je { $magnet }; nejdřív ho vrať.
kluster-hand-empty = V ruce není žádný magnet.
kluster-not-in-pool = { $magnet } není v tvé zásobě.
kluster-lies-there = { $magnet } leží na stole, a co leží, toho se nikdo nedotýká.
kluster-placed-already = Magnet už je položený; teď se smí hýbat jen s provázky.
kluster-pose = { $magnet } takhle držet nejde: kameny se drží naplocho nebo na výšku, podlouhlé magnety naležato.
kluster-turn-too-low = { $magnet } nemá místo na otočení: zvedej ho, dokud nebude jeho střed { $height } mm vysoko.
kluster-no-sliding = U tohoto stolu se magnety nesunou: zůstaň { $height } mm nad ním.
kluster-release-outside = { $magnet } by neležel na ploše.
kluster-release-partly = { $magnet } by neležel na ploše celý.
kluster-release-contact = { $magnet } by se nedotýkal stolu uvnitř plochy.
kluster-release-crossed = Provázek leží sám přes sebe: nejdřív ho srovnej.

## Kluster on physics: cords

kluster-no-such-cord = Provázek { $cord } tu není; je jich { $cords }, první je 0.
kluster-cord-held = Tenhle provázek už je mezi prsty.
kluster-cord-free = Tenhle provázek nikdo nedrží; nejdřív ho chyť.
kluster-cord-missed = Prsty provázek minuly: chyť ho tam, kde leží.
kluster-cord-by-magnet = U tohoto stolu se s provázky hýbe jen magnety, ne rukou.
kluster-done-early = Není co dokončit: tah končí položením magnetu.
kluster-done-moving = Pusť provázky a počkej, až se všechno zastaví.

## Kluster on physics: records

kluster-record-edited = Tah { $number } byl změněn: nesedí kontrolní součet.
kluster-record-illegal = Tah { $number } se nemohl stát: { $problem }
kluster-resume-snapshot = Tento snímek nepatří k žádnému tahu tohoto záznamu.
kluster-resume-differs = Tah { $number } dopadá v této fyzice jinak, takže hra z tohoto snímku nemůže pokračovat ({ $difference ->
    [refused] něco, co se tehdy stalo, teď neprojde
    [happenings] stane se něco jiného
   *[digest] stane se totéž, ale ne do posledního bitu
  }).

## Kluster on physics: replaying

replay-no-turn = Tah { $number } tu není; záznam jich má { $most }.
replay-no-physics = V tomto záznamu není žádná fyzika k ověření.

## Requests as data

request-unknown-key = „{ $name }“ tu není (v { $place }).
request-missing-key = Chybí „{ $name }“ (v { $place }).
request-type = V { $place } má být { $expected }, a je tam { $got }.
request-range = Číslo v { $place } je mimo rozsah: je potřeba { $expected } { $bound }.
request-length = Počet položek v seznamu v { $place } je { $got }, a má být { $expected }.
request-value = Hodnota v { $place } tu není dovolená.
request-surface = Plocha potřebuje left, right, top a bottom, nebo poloměr, nebo seznam políček.
nothing-to-take-back = Není žádný tah, který by šel vzít zpět.

## Requests as data: the referee

request-not-json = Tento řádek není JSON.
request-not-object = Požadavek je objekt JSON, například { "{" }"op":"position"{ "}" }.
request-no-operation = „op“ chybí nebo není slovo.
request-unknown-operation = Operace „{ $name }“ neexistuje. Známé: { $known }.
request-too-long = Řádek má přes { $limit } MiB.
request-nothing-started = Žádná hra nezačala; začni s „new“ nebo „load“.
request-stacks = Míst je { $seats }, tak musí být stejně hromádek, a je jich { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Přinese hned jeden bod.
    [few] Přinese hned { $points } body.
   *[other] Přinese hned { $points } bodů.
  }
advice-denied = { $points ->
    [one] Zabere políčko, které by pro { $seat } znamenalo jeden bod.
    [few] Zabere políčko, které by pro { $seat } znamenalo { $points } body.
   *[other] Zabere políčko, které by pro { $seat } znamenalo { $points } bodů.
  }
advice-next = { $points ->
    [one] Příští tah můžeš na { $cell } získat jeden bod.
    [few] Příští tah můžeš na { $cell } získat { $points } body.
   *[other] Příští tah můžeš na { $cell } získat { $points } bodů.
  }
advice-wild = Žolík ti zůstane na později.
advice-discard = { $count ->
    [0] Sotva ti bude chybět: teď se nikam nehodí.
    [one] Sotva ti bude chybět: teď se hodí na jedno místo.
    [few] Sotva ti bude chybět: teď se hodí na { $count } místa.
   *[other] Sotva ti bude chybět: teď se hodí na { $count } míst.
  }
advice-beside = { $count ->
    [0] Otevře nové místo ke stavění.
    [one] Leží vedle jednoho tvého dílku, kde může růst víc.
    [few] Leží vedle { $count } tvých dílků, kde může růst víc.
   *[other] Leží vedle { $count } tvých dílků, kde může růst víc.
  }
advice-certain = Nic už není skryté: tohle je jisté.
advice-risk = { $risk ->
    [0] Tam neuškodí ani třesoucí se ruka.
   *[other] S třesoucí se rukou tam nevyjde { $risk } % pokusů.
  }
advice-slack = Ruka se může splést o { $mm } mm.
advice-hold = { $hold ->
    [easily] Magnety kolem to sotva poznají.
    [well] Magnety kolem zůstanou, kde jsou.
   *[barely] Magnety kolem jen tak tak zůstanou, kde jsou.
  }
advice-pair = { $one } a { $other } se přitahují nejvíc.
advice-not-now = Teď není co radit: musíš být na tahu a mít magnet k položení.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] jediný tah
    [best] nejlepší tah
    [good] dobrý
    [slip] nepřesnost
   *[blunder] hrubka
  }
review-better = Lepší: { $move } (+{ $points }).
review-risk = Riziko { $risk } %, na nejlepším nalezeném místě { $best } %.
review-klustered = Spojily se: { $magnets }.
review-seat = { $seat }: nepřesnosti { $slips }, hrubky { $blunders }, rozdáno { $given }
review-partial = Zbytek nebyl posouzen: od tahu { $number } to na fyzice tohoto programu vychází jinak.
review-progress = Posouzeno: { $done } z { $of }

## Clustered: tables as text

board-character = Řádek { $line }, sloupec { $column }: „{ $character }“ na plánu nic neznamená; používej . # a písmena A až H nebo a až h.
