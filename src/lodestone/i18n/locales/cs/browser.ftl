### The browser table.

## Every screen

web-skip = Přejít k obsahu
web-loading = Okamžik…
web-load-failed = Tuto obrazovku se nepodařilo načíst.
web-reload = Zkusit znovu
web-nothing-here = Na této adrese nic není.
web-to-lobby = Zpět do lobby
web-close = Zavřít
web-nav = Hlavní
web-nav-records = Záznamy
web-nav-referee = Rozhodčí Klusteru
web-nav-score = Spočítat body
web-nav-about = O programu

## Every screen: settings

web-settings = Nastavení
web-language = Jazyk
web-language-system = Podle prohlížeče
web-theme = Světlý či tmavý
web-theme-system = Podle zařízení
web-theme-light = Světlý
web-theme-dark = Tmavý
web-motion = Pohyb
web-motion-system = Podle zařízení
web-motion-full = Plný
web-motion-reduced = Omezený
web-sound = Zvuky
web-settings-kept = Uloženo jen v tomto prohlížeči.

## Every screen: about

web-about-title = O Lodestone
web-about-what = Lodestone je otevřený digitální stůl pro dvě rodiny deskových her: Kluster s magnety a provázkem a Clustered s dílky.
web-about-unofficial = Neoficiální, nezávislý.
web-about-boxes = Slova, obrázky i zvuky jsou naše vlastní. Jestli tě hry baví, kup si je v krabici: jsou krásné.
web-about-safety-title = Se skutečnými magnety
web-about-privacy-title = Tvoje data
web-about-privacy = Žádný účet, žádné sledování, nic se nestahuje odjinud. Nastavení a tvoje místa zůstávají v tomto prohlížeči; hry uchovává server, na kterém jsi.
web-about-made-title = Z čeho to je
web-about-made = Svelte, Fluent a Vite v prohlížeči; Python, Starlette, NumPy a Numba na serveru. Svobodný software pod licencí MIT.
web-about-docs = Dokumentace pro hostitele, programátory a zvědavé

## Every screen: when something goes wrong

web-server-unreachable = Server není dostupný. Běží ještě?
web-server-refused = Server nemohl odpovědět ({ $status }).
web-line-lost = Spojení se přerušilo. Obnovuje se…
web-line-slow = Spojení vázne…
web-line-ended = Spojení s tímto stolem skončilo.
web-line-closed = Tento stůl byl zavřen.
web-line-too-many = Máš tento stůl otevřený na příliš mnoha obrazovkách, proto byla tahle odpojena.
web-about-typeface = Nadpisy jsou vysázeny písmem Fraunces od Undercase Type.
web-about-licence = Jeho licence
web-about-video = Videa vznikají pomocí Mediabunny.

## Lobby

web-lobby-title = Sedni si a hraj
web-lobby-what = Sólo, proti počítači, s někým u této obrazovky nebo s přáteli na dálku. Bez účtu.
web-lobby-clustered = Pokládej dílky, které mají se sousedy společné dvě ze tří vlastností; stav řady a obdélníky a pleť se ostatním do cesty.
web-lobby-kluster = Pokládej magnety do smyčky z provázku. Co se spojí, je zase tvoje. Zbav se všech svých.
web-play-clustered = Hrát Clustered
web-play-kluster = Hrát Kluster
web-set-up = Připravit…
web-lobby-kluster-preparing = Magnety se připravují; jednou to trvá asi minutu.
web-join-title = Přidat se k někomu
web-join-what = Vlož odkaz, který ti přišel, nebo jen jeho poslední část.
web-join-link = Odkaz na stůl
web-join = Přidat se
web-join-unreadable = Tohle nevypadá jako odkaz na stůl.
web-real-title = U skutečného stolu
web-real-what = Krabici máš před sebou: tady se spočítají body, nebo se ohlídají tahy a chyby.
web-recent = Moje stoly
web-recent-forget = Odebrat ze seznamu
web-default-name = Host

## Lobby: people and bots

web-your-name = Tvoje jméno
web-here-name = Hráč { $seat }
web-bot-level = Jak dobře hrají boti
web-level-random = hraje, co přijde
web-level-greedy = bere body hned
web-level-montecarlo = myslí daleko dopředu
web-level-neural = hraje ze zkušenosti
web-level-casual = hraje pro radost
web-level-club = zná triky
web-level-expert = těžký soupeř
web-level-clumsy = teprve se učí
web-level-steady = jistá ruka
web-seat-free = Volné místo
web-seat-called = { $name } ({ $seat })
web-seats = Místa
web-you = ty

## Lobby: a new table

web-new-clustered = Stůl pro hru Clustered
web-new-clustered-what = Dvě místa a základní pravidla, pokud nezvolíš jinak.
web-new-kluster = Stůl pro hru Kluster
web-new-kluster-what = Jedna krabice Classic a dvě místa, pokud nezvolíš jinak.
web-new-who = Kdo hraje?
web-first = Kdo začíná
web-first-youngest = Začíná nejmladší. Kdo to je?
web-first-shortest = Začíná nejmenší (postavou). Kdo to je?
web-first-draw = Losovat
web-begins-drawn = Rozhodl los: začíná { $who }.
web-begins-youngest = Začíná nejmladší: { $who }.
web-begins-shortest = Začíná nejmenší (postavou): { $who }.
web-begins-most-left = Minule nejvíc zbylých magnetů: začíná { $who }.
web-begins-next = Tentokrát začíná { $who }.
web-new-presets = Rychlá volba
web-preset-bot = Proti počítači
web-preset-friend = S přítelem přes odkaz
web-preset-here = Dva u této obrazovky
web-preset-solo = Sólo
web-choice-me = Já
web-choice-here = Někdo u této obrazovky
web-choice-link = Někdo přes odkaz
web-seat-add = Přidat místo
web-seat-remove = Odebrat místo { $seat }
web-new-extended = Od pěti míst je to rozšířená hra: dva startovní dílky, šest políček od sebe.
web-new-options = Volby
web-new-open = Otevřít stůl
web-option-fast = Rychlá hra
web-option-fast-what = V tahu si dobereš dva dílky a necháš si pět: kratší hra, větší výběr.
web-option-first = Prémie za prvenství
web-option-first-what = Po dvou bodech za první řadu pěti a za první obdélník 2×3.
web-option-largest = Prémie za největší
web-option-largest-what = Po dvou bodech za největší obdélník a nejdelší řadu, když nikdo jiný nemá stejné.
web-option-wild = Třetí žolík
web-option-wild-what = Pro všechny, nebo jako náskok pro mladší a méně zkušené.
web-option-surface = Místo na stole
web-surface-endless = Bez okrajů
web-surface-square = Čtverec, strana 15 políček
web-surface-round = Kulatý, 7 políček do všech stran
web-option-clock = Čas na tah
web-clock-none = Bez omezení
web-clock-seconds = { $seconds } s
web-house-rules = Domácí pravidla
web-house-rules-what = Mění obvyklá pravidla; všichni u stolu vidí, která platí.
web-house-rule = Domácí pravidlo: { $name }
web-option-wild-for = Třetí žolík: { $seats }
web-surface-edges = Stůl s okraji
web-surface-edges-what = Místo na dílky je omezené.
web-solo-bests = Moje rekordy sólo
web-solo-base = Základní hra
web-solo-none = S těmito pravidly zatím žádná hra sólo.
web-option-tie = Rozhodovat remízy
web-option-tie-what = Větší obdélník, pak delší řada, pak méně odhozených.
web-option-hidden = Odhozené zakryté
web-option-hidden-what = Nikdo nevidí, co ostatní odhodili.
web-option-trim = Co mám, to držím
web-option-trim-what = V rychlé hře se smí odhodit jen právě dobraný dílek.
web-option-chat = Chat
web-option-chat-what = Lidé u tohoto stolu si mohou psát.

## Lobby: a new table of Kluster

web-boxes = Krabice
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Vezmi aspoň jednu krabici.
   *[other] Nejvíc míst: { $most }.
  }
web-option-expert = Pro pokročilé
web-option-expert-what = Kdo má pořád víc magnetů než další hráč, smí položit další.
web-option-poles = Ukázat póly
web-option-poles-what = Na trénink: všichni vidí, která strana je sever.
web-option-top = Deska stolu
web-top-wood = Dřevo
web-top-glass = Sklo, kluzké
web-top-felt = Plsť, drsná
web-option-play-on = Hrát dál o pořadí
web-option-play-on-what = Když první vyhraje, ostatní hrají dál.
web-option-rounds = Limit kol
web-rounds-none = Žádný
web-rounds-count = { $count } kol: vyhrává, komu zbylo nejméně magnetů
web-option-handicap = Náskok
web-option-handicap-what = O kolik magnetů méně má každé místo položit.
web-option-loop-classic = Velikost smyčky Classic
web-option-loop-duo = Velikost smyčky DUO
web-loop-mm = průměr { $mm } mm
web-option-no-sliding = Bez posouvání
web-option-no-sliding-what = Magnet v ruce zůstává nad stolem.
web-option-cord = Ruce pryč od provázku
web-option-cord-what = Provázkem se hýbe jen pomocí magnetů.
web-option-after = Hýbat provázkem po puštění
web-option-after-what = Jako v návodech: když se vše zastaví, ještě smíš pohnout provázkem. Tah ukončíš, kdy chceš, nebo skončí po pěti sekundách.
web-option-group = Jedna skupina provázků
web-option-group-what = Všechny provázky musí tvořit jednu skupinu, nejen každý s jiným.
web-name-of = Jméno na místě { $seat }
web-bot-character = { $level ->
    [random] Myška, která položí, co jí přijde pod tlapku.
    [clumsy] Medvěd s velkými tlapami.
    [greedy] Straka: vezme hned, co se třpytí.
    [casual] Kočka, která si zahraje mezi dvěma zdřímnutími.
    [club] Liška, která má za sebou mnoho večerů u stolu.
    [montecarlo] Chobotnice, která si v hlavě zahraje tisíc her.
    [neural] Slon, který si pamatuje každou hru, na které se učil.
    [steady] Želva s klidnou tlapkou.
   *[expert] Sova, které nic neunikne.
  }

## A table of either game

web-table-missing = Na této adrese stůl není, nebo už není.

## A table of either game: waiting for others

web-waiting-clustered = Stůl pro hru Clustered
web-waiting-kluster = Stůl pro hru Kluster
web-waiting-for = { $count ->
    [0] Všichni jsou tu.
    [one] Čeká se ještě na jednoho.
    [few] Čeká se ještě na { $count } lidi.
   *[other] Čeká se ještě na { $count } lidí.
  }
web-sit-down = Sednout si
web-leave-seat = Opustit místo
web-start-with-bots = Začít s boty na volných místech
web-invite-title = Pozvat
web-invite-link = Odkaz na tento stůl
web-invite-copy = Kopírovat odkaz
web-invite-copied = Odkaz zkopírován.
web-invite-share = Sdílet
web-invite-code = Stejný odkaz jako QR kód
web-invite-watch = Odkaz pro diváky
web-invite-only-here = Tato adresa funguje jen na tomto počítači. Chceš-li hrát i na telefonech, spusť Lodestone s --lan.
web-own-link = Můj vlastní odkaz pro jiné zařízení
web-own-link-what = Otevře tvoje místo na každém zařízení. Nech si ho pro sebe.

## A table of either game: together

web-menu = Stůl
web-news = Co se stalo
web-news-none = Zatím nic.
web-chat = Chat
web-chat-write = Napiš něco
web-chat-send = Poslat
web-chat-none = Zatím nikdo nic nenapsal.
web-chat-unread = k přečtení
web-reactions = Reakce
web-reaction = { $reaction ->
    [thumbs_up] Palec nahoru
    [clap] Potlesk
    [laugh] Smích
    [wow] Páni
    [think] Musím přemýšlet
    [oops] Jejda
    [heart] Nádhera
   *[wave] Mávání
  }
web-preparing = Připravuji magnety…
web-preparing-then = Hra začne sama.
web-preparing-parts = hotovo { $done } z { $all } částí
web-preparing-meanwhile = Zatím nahlédni do pravidel nebo do první lekce.
web-watchers = { $count ->
    [one] Jeden divák
    [few] { $count } diváci
   *[other] { $count } diváků
  }
web-take-back = Vzít zpět poslední tah
web-pause = Přestávka
web-paused = Hra je pozastavená.
web-resume = Pokračovat
web-resign = Vzdát
web-resign-seat = Vzdát za místo { $seat }
web-resign-sure = Opravdu vzdát místo { $seat }? Ostatní hrají dál bez tebe a vrátit se nejde.
web-resign-sure-last = Opravdu vzdát místo { $seat }? Tím hra končí a vrátit se nejde.
web-absent = { $who } tu není.
web-stand-in = Ať hraje bot
web-stand-in-end = Za místo { $seat } hraju zase já
web-close-table = Zavřít tento stůl
web-close-sure = Zavřít tento stůl pro všechny?
web-yes = Ano
web-no = Ne
web-proposal-take-back = { $name } chce vzít zpět poslední tah.
web-proposal-pause = { $name } chce přestávku.
web-proposal-again = { $name } chce hrát znovu.
web-proposal-waiting = Čeká se na ostatní…
web-proposal-withdraw = Vlastně ne
web-agree = Souhlasím
web-decline = Nesouhlasím
web-away = je pryč
web-resigned = vzdáno
web-thinking = přemýšlí
web-standing-in = bot: { $level }
web-stood-in = { $who }: čas vypršel dvakrát po sobě, dál hraje bot ({ $level }).
web-stood-in-own = Bot ({ $level }) hraje za tebe na místě { $seat }.
web-watching = Díváš se. Dílky hráčů zůstávají zakryté.
web-clock-left = { $seconds } s
web-title-your-turn = Jsi na tahu
web-proposal-declined = { $name } nesouhlasí.

## The Clustered board

web-board-keys = Šipky přecházejí mezi políčky, Enter vybírá, n a p skáčou mezi svítícími políčky, plus a minus přibližují a oddalují, 0 ukáže celý stůl.
web-board-closer = Přiblížit
web-board-further = Oddálit
web-board-fit = Ukázat celý stůl
web-seat = Místo { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: prázdné.
web-cell-start = { $x }, { $y }: startovní dílek.
web-cell-wild-of = { $x }, { $y }: žolík místa { $seat }.
web-cell-tile-of = { $x }, { $y }: dílek místa { $seat }.
web-board-more = { $count ->
    [one] Ještě jedno místo
    [few] Ještě { $count } místa
   *[other] Ještě { $count } míst
  } { $way ->
    [left] dál vlevo
    [right] dál vpravo
    [up] dál nahoře
   *[down] dál dole
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = Stůl. Dílky a políčka, kam se vybraný dílek hodí.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile }, místo { $seat }.
web-cell-legal = { $x }, { $y }: volné, dílek se sem hodí.

## Clustered: the hand

web-hand = Tvoje dílky
web-hand-fits = { $tile }, hodí se na { $count ->
    [one] jedno políčko
    [few] { $count } políčka
   *[other] { $count } políček
  }
web-hand-fits-nowhere = { $tile }, teď se nikam nehodí
web-hand-discard = { $tile }, jde odhodit
web-hands-covered = Dílky jsou zakryté.
web-confirm = Potvrdit
web-discard = Odhodit
web-put-back = Vrátit
web-cover = { $name }, jsi na tahu ({ $seat }). Ostatní se nedívají.
web-cover-reveal = Ukázat moje dílky

## Clustered: what to do

web-prompt-choose = Jsi na tahu: vyber dílek.
web-prompt-place = { $tile }: vyber některé svítící políčko.
web-prompt-confirm = Potvrď, nebo zkus jiné políčko.
web-prompt-gain = { $points ->
    [0] Tady zatím bez bodů.
    [one] Tady o jeden bod víc.
    [few] Tady o { $points } body víc.
   *[other] Tady o { $points } bodů víc.
  }
web-prompt-discard = Nic se nehodí: vyber dílek k odhození.
web-prompt-trim = Víc než pět dílků: vyber jeden k odhození.
web-prompt-discard-confirm = Opustí hru. Potvrď, nebo vyber jiný.
web-prompt-waiting = Na tahu je { $who }.
web-prompt-thinking = { $who } přemýšlí…
web-prompt-sending = Okamžik…
web-gain-badge = +{ $points }
web-show-groups = Body

## Clustered: seats

web-piles = { $hand } v ruce, { $stack } k dobrání, odhozeno: { $discards }
web-points = b.
web-to-move = Na tahu je místo { $seat }
web-mark-first-line = První řada pěti: dva body
web-mark-first-rectangle = První 2×3: dva body
web-mark-longest = Nejdelší řada: zatím dva body
web-mark-largest = Největší obdélník: zatím dva body

## Clustered: what happened

web-news-placed = { $who }: { $tile } na { $x }, { $y }.
web-news-discarded = { $who } odhazuje: { $tile }.
web-news-discarded-unseen = { $who } odhazuje dílek.
web-news-drawn = Dobíráš si: { $tile }.
web-news-first-line = { $who } má první řadu pěti.
web-news-first-rectangle = { $who } má první obdélník 2×3.
web-news-your-turn = Místo { $seat }, jsi na tahu.
web-news-ended = Hra skončila.

## Clustered: the end

web-end-title = Výsledek
web-end-counting = Počítám…
web-end-skip = K výsledku
web-end-again = Hrát znovu
web-end-record = Podívat se na celou hru
web-end-solo = { $points ->
    [one] Jeden bod.
    [few] { $points } body.
   *[other] { $points } bodů.
  }
web-end-won = { $count ->
    [one] Vyhrává { $names }
    [few] Společně vyhrávají { $names }
   *[other] Společně vyhrávají { $names }
  }: { $points ->
    [one] jeden bod.
    [few] { $points } body.
   *[other] { $points } bodů.
  }
web-end-nobody = Nikdo nevyhrál.
web-score-bonus = Prémie

## Clustered: alone, and what is special about a table

web-facts = Tento stůl
web-solo-best = { $points ->
    [one] Zatím nejlepší: jeden bod
    [few] Zatím nejlepší: { $points } body
   *[other] Zatím nejlepší: { $points } bodů
  }
web-solo-first = První výsledek k překonání.
web-solo-new = Nový rekord! Předchozí: { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } a { $neighbour }: { $differ ->
    [shape-fill] liší se tvar a výplň
    [shape-count] liší se tvar a počet
    [fill-count] liší se výplň a počet
   *[shape-fill-count] liší se všechno
  }. Dvě ze tří vlastností musí být stejné.
web-why-alone = Vedle tohoto políčka nic neleží: dílek se musí stranou dotýkat jiného.
web-why-occupied = Tady už dílek leží: { $tile }.
web-why-off-table = To už je mimo stůl: dílek se sem nevejde.
web-why-discard = Dokud se některý tvůj dílek někam hodí, nesmíš odhazovat.
web-why-trim-drawn = Odhodit smíš jen právě dobraný dílek.
web-news-taken-back = { $count ->
    [one] { $who } bere poslední tah zpět.
    [few] { $who } bere tah zpět; poslední { $count } tahy neplatí.
   *[other] { $who } bere tah zpět; posledních { $count } tahů neplatí.
  }
web-news-resigned = { $who } opouští hru.
web-news-time-up = Čas vypršel ({ $who }): táhne bot.
web-end-share = Sdílet
web-end-best-move = Nejlepší tah: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Stůl pro hru Kluster
web-kluster-canvas = Stůl
web-kluster-seats = Místa
web-kluster-you = ty
web-kluster-left = { $count ->
    [0] nezbývá nic
    [one] zbývá 1
    [few] zbývají { $count }
   *[other] zbývá { $count }
  }

## Kluster: what is to be done

web-kluster-preparing = Připravuji stůl…
web-kluster-choose = Jsi na tahu: vyber magnet.
web-kluster-choose-first = Jsi na tahu: přetáhni magnet na stůl. Předtím můžeš posunout provázek.
web-kluster-choose-named = { $who }: vyber magnet.
web-kluster-carry = Dones ho na místo a pak pusť.
web-kluster-dragging = Držíš provázek.
web-kluster-dragging-named = { $who } drží provázek.
web-kluster-pull = { $way ->
    [in] { $who } stahuje provázek dovnitř.
    [out] { $who } táhne provázek ven.
   *[along] { $who } posouvá provázek.
  }
web-kluster-cord-keys = Vlevo a vpravo jde po provázku, nahoru a dolů mění provázek, Enter ho chytí.
web-kluster-settling = Všechno se zastavuje…
web-kluster-started-over = Stůl musel tento tah začít znovu. Všechno je zase jako na začátku tahu.
web-kluster-repair = Položeno. Ale některý provázek se s žádným jiným nekříží: posouvej provázky, dokud se nezkříží, a pak ukonči tah.
web-kluster-after = Ještě můžeš pohnout provázkem. Pak ukonči tah.
web-kluster-after-cords = Ještě můžeš hýbat provázky, pokud se každý kříží s jiným. Pak ukonči tah.
web-kluster-choice = Máš víc než další místo. Položíš ještě jeden magnet?
web-kluster-choice-named = { $who } má víc než další místo. Položit ještě jeden magnet?
web-kluster-waiting = { $thinking ->
    [yes] { $who } přemýšlí…
   *[no] Na tahu je { $who }.
  }
web-kluster-apart = { $count ->
    [one] Provázek { $cords } leží sám. Táhni ho, dokud nezkříží jiný.
    [few] Provázky { $cords } leží samy. Táhni je, dokud nezkříží jiný.
   *[other] Provázky { $cords } leží samy. Táhni je, dokud nezkříží jiný.
  }
web-kluster-solo = Položeno: { $placed }, chyby: { $faults } (povoleno: { $allowed })

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] Jeden magnet k položení
    [few] { $count } magnety k položení
   *[other] { $count } magnetů k položení
  }
web-kluster-take = Vzít: { $magnet }
web-kluster-hand = Magnet v tvé ruce
web-kluster-raise = Výš
web-kluster-lower = Níž
web-kluster-turn-left = Točit vlevo
web-kluster-turn-right = Točit vpravo
web-kluster-flip = Obrátit
web-kluster-stand = Postavit
web-kluster-put-back = Vrátit
web-kluster-let-go = Pustit
web-kluster-done = Ukončit tah
web-kluster-continue = Položit další
web-kluster-stop = Tady skončit
web-kluster-end-solo = Skončit hru tady
web-kluster-danger = { $way ->
    [push] Odpuzování
    [known] Riziko
   *[pull] Přitahování
  }
web-kluster-danger-level = { $level ->
    [calm] Klid.
    [tug] Táhne.
    [strong] Táhne silně.
   *[snap] Už to skočí!
  }
web-kluster-push-level = { $level ->
    [tug] Odpuzuje.
   *[strong] Odpuzuje silně.
  }
web-kluster-risk-level = { $level ->
    [calm] Tady je bezpečno.
    [tug] Zůstal by ležet.
    [strong] Sklouzl by.
   *[snap] Skočilo by to!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } pokládá { $magnet }.
web-kluster-close = Těsné: { $magnet } se pohnul o { $mm } mm a zase leží.
web-kluster-time-up = Čas vypršel ({ $seat }): tah dohraje nešikovná ruka a výsledek platí.
web-kluster-taken = { $cause ->
    [hand] { $seat } bere { $magnets }: { $count ->
        [one] přiskočil
        [few] přiskočily
       *[other] přiskočily
      } k magnetu v ruce (pravidlo { $rule }).
    [outside] { $seat } bere { $magnets }: mimo plochu (pravidlo { $rule }).
   *[kluster] { $seat } bere { $magnets }: spojily se (pravidlo { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Čas vypršel: chyba { $faults } (povoleno: { $allowed }).
   *[taken] Chyba { $faults } (povoleno: { $allowed }).
  }
web-kluster-offered = { $seat } má pořád víc než další místo a smí pokračovat.
web-kluster-resigned = { $seat } opouští hru; { $count ->
    [one] jeden magnet jde stranou
    [few] { $count } magnety jdou stranou
   *[other] { $count } magnetů jde stranou
  }.
web-kluster-replay = Ukázat znovu, pomalu
web-kluster-slow = Zpomaleně
web-kluster-skip = Přeskočit
web-kluster-ended = { $reason ->
    [total-victory] Všechno položeno: úplné vítězství!
    [faults] Jedna chyba navíc.
    [stopped] Ukončeno: výsledek platí.
    [resigned] Vyhrává { $winners }: ostatní odešli.
   *[other] { $count ->
        [0] Nikdo nevyhrál.
        [one] Vyhrává { $winners }.
        [few] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
      }
  }
web-kluster-result-resigned = { $name }: vzdáno
web-kluster-result = { $name }: { $count ->
    [0] všechno položeno
    [one] zbývá 1
    [few] zbývají { $count }
   *[other] zbývá { $count }
  }
web-kluster-best = Tvůj zatím nejlepší výsledek v takové hře: { $placed ->
    [one] jeden položený
    [few] { $placed } položené
   *[other] { $placed } položených
  }, { $faults ->
    [one] jedna chyba.
    [few] { $faults } chyby.
   *[other] { $faults } chyb.
  }
web-kluster-best-now = Tvůj nejlepší výsledek v takové hře!
web-kluster-best-first = Tvůj první výsledek v takové hře.
web-kluster-poles-now = Teď všichni vidí, kde byl sever: červená s kroužkem.
web-kluster-again = Hrát znovu
web-kluster-record = Záznam této hry
web-clip = Video
web-clip-last = Uložit jako video
web-clip-best = Uložit nejlepší chvíli jako video
web-clip-turns = Uložit tyto tahy jako video
web-clip-from = Od tahu
web-clip-to = do tahu
web-clip-making = Video se připravuje… { $percent } %
web-clip-cancel = Zrušit
web-clip-made = Video je uložené.
web-clip-failed = Na tomto zařízení se video nepodařilo vytvořit.

## Kluster: how it is shown and told

web-kluster-look = Pohled a nápověda
web-kluster-from-above = Dívat se shora
web-kluster-lift = Pustit zvednutím prstu
web-kluster-lift-what = Zvednutí prstu nebo uvolnění tlačítka myši na konci tažení magnet pustí. Jinak zůstane v ruce, dokud ho nepustíš.
web-kluster-quality = Kvalita
web-kluster-quality-auto = automaticky
web-kluster-quality-high = vysoká
web-kluster-quality-medium = střední
web-kluster-quality-low = nízká
web-kluster-quality-flat = plochá
web-kluster-jerky = Obraz stolu se na tomto zařízení trhá.
web-kluster-draw-flat = Kreslit naplocho
web-kluster-leave-it = Nechat tak
web-kluster-spoken = Hlásit polohy
web-kluster-spoken-what = Pro odečítače obrazovky: kde magnet je, co je poblíž a jak táhne, kdykoli se zastaví.
web-kluster-aids = Pomůcky na trénink
web-kluster-lines = Čáry magnetického pole
web-kluster-danger-map = Mapa rizik: kde by bylo riskantní pustit
web-kluster-keys-title = Klávesy, myš a prsty
web-kluster-keys = Číslice berou magnet. Šipky s ním hýbou, se Shiftem jemně, s Controlem daleko; Page Up a Page Down zvedají a spouštějí; Q a E točí, F obrací, S staví. Enter pustí, Escape vrátí. C vybírá provázek, V mění pohled, R přečte stůl nahlas.
web-kluster-pointers = Myš: vytáhni magnet z misky nebo na něj klikni; následuje tě a kliknutí ho pustí. Kolečko ho zvedá, do strany nebo se Shiftem točí; pravé tlačítko umí obojí. Prsty: vytáhni magnet z misky, pak táhni kdekoli a pohne se; druhý prst ho točí a zvedá. Prázdnou rukou jde táhnout provázek a jinde pohled.
web-kluster-pose = { $pose ->
    [standing] stojí, strana { $face } dopředu
    [lying] leží, konec { $face } dopředu
   *[flat] naplocho, strana { $face } nahoru
  }
web-kluster-offset = { $x } { $side ->
    [left] vlevo
   *[right] vpravo
  }, { $y } { $depth ->
    [near] blíž k tobě
   *[away] dál od tebe
  }
web-kluster-here = { $magnet }, { $how }: od středu { $where }; výška { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Tady se smí pustit.
    [no] Tady pustit nejde.
   *[unknown] Na cestě.
  }
web-kluster-neighbour = { $magnet }: { $distance } odtud, { $where }.
web-kluster-on-table = { $count ->
    [0] Stůl je prázdný.
    [one] Na stole leží jeden magnet.
    [few] Na stole leží { $count } magnety.
   *[other] Na stole leží { $count } magnetů.
  }
web-kluster-lies = { $magnet }: od středu { $where }.

## Kluster: laying the cords

web-laying = Provázky
web-laying-which = Který provázek
web-laying-cord = Provázek { $number }
web-laying-shape = Tvar
web-laying-shape-name = { $shape ->
    [circle] Kruh
    [oval] Ovál
    [eight] Osmička
   *[free] Od ruky
  }
web-laying-turn = Natočení
web-laying-usual = Výchozí
web-laying-in-turn = Pokládat provázky postupně
web-laying-who = { $who } pokládá provázek { $number }.
web-laying-next = Další provázek
web-laying-sheet = Stůl s provázky
web-laying-move = Táhni provázek, nebo jím hýbej šipkami; Q a E ho točí.
web-laying-draw = Nakresli uzavřenou čáru myší nebo prstem; šipky s ní hýbou. Délka provázku se nemění.

## Hints and reviews: hints at a table

web-hint = Nápověda
web-hint-ask = Požádat o nápovědy
web-hint-thinking = Nápověda se vymýšlí…
web-hint-discard = Odhoď: { $tile }.
web-hint-place = { $magnet } patří tam, kde je světlý tvar.
web-hint-flip = Nejdřív ho otoč.
web-hint-stop = Žádné místo nevypadá dost bezpečně, aby se dalo pokračovat.
web-proposal-hints = { $name } chce v této hře povolit nápovědy.
web-option-hints = Nápovědy
web-option-hints-agreed = Sólo, nebo když všichni souhlasí
web-option-hints-on = Pro všechny
web-option-hints-off = Nikdy

## Hints and reviews: reviews

review-place = Místo { $number } · { $risk } %
web-review = Posoudit
web-review-graph = Kolik který tah rozdal
web-review-alternatives = Lepší nebo stejně dobré
web-review-done = Posudek je hotový.
web-hint-there = Zkus: { $tile } na vyznačené místo.
web-hint-next = { $points ->
    [one] Příští tah tu můžeš získat jeden bod.
    [few] Příští tah tu můžeš získat { $points } body.
   *[other] Příští tah tu můžeš získat { $points } bodů.
  }

## Lessons

web-learn = Naučit se hrát
web-learn-what = Přímo hraním, u vlastního stolu. Pět minut na hru; přestaň, kdy chceš, a pokračuj později.
web-learn-clustered = Pokládej dílky, zjisti, proč se některý nehodí, postav řadu a obdélník, připleť se někomu do cesty a vyhraj o bod.
web-learn-kluster = Polož kámen, vnímej, jak jiný táhne, schválně spoj dva, posuň provázek a vyhraj.
web-learn-how-far = { $state ->
    [done] Ještě jednou
    [begun] Pokračovat krokem { $step } z { $steps }
   *[new] Začít
  }
web-learn-first = Neznáš hru { $game }? Za pět minut ji budeš umět.
web-learn-title = Výuka hry { $game }
web-learn-step = { $step } z { $steps }
web-learn-back = Zpět
web-learn-skip = Přeskočit
web-learn-next = Dál
web-learn-anew = Tuto část od začátku
web-learn-done-already = Tohle už máš za sebou.
web-learn-finished = Víc před první hrou { $game } vědět nemusíš. Dobrou zábavu!
web-learn-other = Naučit se { $game }
web-learn-cell = { $cell } Sem ukazuje lekce.

## Lessons: Clustered

web-learn-lay = Vezmi z ruky dílek: rozsvítí se políčka, kam se hodí. Když svítí i orámované políčko, polož dílek tam a potvrď.
web-learn-lay-keys = Na klávesnici: číslo vezme dílek, šipky a N vedou po plánu, Enter ho položí.
web-learn-lay-done = S každým sousedem má společné aspoň dvě ze tří vlastností: tvar, výplň, počet. Ke startovnímu dílku uprostřed se hodí všechno.
web-learn-refused = Teď schválně špatně: vezmi dílek a ťukni na políčko, které nesvítí, hned vedle ležícího dílku.
web-learn-refused-done = Pod plánem stojí, proč to nejde; soused, který překáží, je orámovaný a odkaz vede k pravidlu.
web-learn-line = Aspoň tři tvoje dílky v řádku nebo sloupci tvoří řadu: bod za každý dílek. Dokonči ji na orámovaném políčku.
web-learn-line-done = Tvoje první řada: tři body. Delší mají větší cenu a dílek se může počítat vodorovně i svisle.
web-learn-rectangle = Tvůj největší obdélník bez mezer, aspoň dva krát dva, dává taky bod za každý dílek. Zaplň orámovaný roh.
web-learn-rectangle-done = Další čtyři body. Počítá se jen největší obdélník, tak ať roste.
web-learn-block = Jiný stůl, skoro u konce; prohráváš o dva body. Soupeř se na orámovaném políčku chystá dokončit řadu čtyř: polož tam svůj dílek dřív.
web-learn-block-done = Zablokováno! Tvůj dílek řadu dělí a dva dílky, které zbudou, nemají žádnou cenu.
web-learn-last = Tvůj poslední dílek. Postav na orámovaném políčku řadu tří.
web-learn-last-done = Všechny dílky leží, takže hra končí.
web-learn-count = Stůl všechno spočítá ještě jednou: tvůj největší obdélník, tvé řádky, tvé sloupce. Kdo má nejvíc, vyhrává. Výborně!

## Lessons: Kluster

web-learn-take = Tyhle kameny jsou silné magnety a ty se chceš všech zbavit. Vezmi jeden: ťukni na něj, nebo stiskni 1.
web-learn-take-done = Máš ho v ruce: jde za prstem nebo za myší a poslouchá šipky.
web-learn-place = Dones ho dovnitř provázku a pusť tlačítkem nebo Enterem. Uvnitř musí být celý.
web-learn-place-done = Leží. Jeden tah, jeden kámen.
web-learn-feel = Vezmi další a pomalu ho přibližuj k tomu, který leží, dokud nezačne táhnout: sleduj ukazatel, poslouchej bzučení. Když ho něco odstrkuje, obrať ho tlačítkem nebo F.
web-learn-feel-done = To je ta síla. Jindy by to teď chtělo klidnější místo…
web-learn-snap = … ale udělej opak: jdi blíž a pusť, ať ty dva skočí k sobě.
web-learn-snap-done = Cvak! Kameny, které se dotýkají, jsou shluk.
web-learn-why = Co se spojilo, vrací se do tvé zásoby, a stejně tak to, co se dostane mimo provázek. Tvůj tah končí. Sólo se to smí stát dvakrát; ve hře s ostatními jsou pak oni o tah blíž vítězství.
web-learn-again = Polož znovu kámen, uvnitř provázku a ne moc blízko k němu.
web-learn-cord = Nebezpečí se nemusíš jen vyhýbat, můžeš si udělat místo: chyť provázek a táhni ho myší, prstem nebo klávesami C, Enter a šipkami. Kameny, kterých se dotkne, strhne s sebou.
web-learn-cord-done = S provázkem se smí hýbat v každém tahu, jen se při tom nesmí nic spojit.
web-learn-win = Teď polož zbylé kameny daleko od sebe. Kdo první nemá žádný, vyhrává.
web-learn-win-done = Žádný kámen nezbývá: vyhráváš!

## Records

web-records-open = Otevřít soubor
web-records-open-what = Záznam stažený odtud, nebo zapsaný terminálem či rozhodčím. Vyber ho, nebo ho pusť sem.
web-records-unreadable = „{ $name }“ nejde otevřít: { $problem }
web-records-none = U tvých stolů ještě není dohraná žádná hra.
web-records-line = { $when } · { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
web-record-clustered = Hra Clustered
web-record-kluster = Hra Kluster
web-record-deal = Rozdání: všichni mají dobráno, nic ještě neleží.
web-record-set = Stůl je připravený, nic ještě neleží.
web-record-nothing = { $seat } nic nepokládá.
web-record-filming = Přehrávám tento tah znovu, aby byl vidět pohyb…
web-record-camera = Tažením obejdeš stůl; kolečko nebo dva prsty přibližují.
web-record-at = Tah { $turn }, { $seconds } s
web-record-graph = Body každého místa, tah po tahu
web-record-first = Na začátek
web-record-back = O tah zpět
web-record-play = Přehrát
web-record-stop = Zastavit
web-record-on = O tah dál
web-record-last = Na konec
web-record-turn = Tah
web-record-mark = { $kind ->
    [kluster] Tah { $turn }: shluk
   *[close] Tah { $turn }: těsné, { $mm } mm
  }
web-record-speed = Rychlost
web-record-link = Odkaz na tento tah
web-record-download = Stáhnout

## Rulebook

web-rules = Pravidla
web-rules-title = Pravidla hry { $game }
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
    [0] Nic nenalezeno.
    [one] Nalezen jeden odstavec.
    [few] Nalezeny { $count } odstavce.
   *[other] Nalezeno { $count } odstavců.
  }
web-rules-none = Nikde se tu nepíše „{ $words }“.
web-rules-contents = Obsah
web-rules-other = Pravidla hry { $game }
web-rules-print = Tisk
web-rules-note-yours = Tvůj návod:
web-rules-note-leaflets = Návod ({ $languages }):
web-rules-note = Naše rozhodnutí:
web-rules-link = pravidlo { $rule }

## Scorer

web-score-title = Spočítat body
web-score-how = Vyber místo a naťukej jeho dílky. Řady a největší obdélník se hned rozsvítí.
web-score-board = Stůl ke spočítání
web-score-brush = Co pokládáš?
web-score-start-tile = Startovní dílek
web-score-erase = Smazat
web-score-wild = Žolík
web-score-points = Body
web-score-seat = Místo
web-score-rectangle = Obdélník
web-score-rows = Řádky
web-score-columns = Sloupce
web-score-total = Celkem
web-score-show-seat = Obtáhnout jen místo { $seat }
web-score-heard = Místo { $seat }: { $total ->
    [one] { $total } bod.
    [few] { $total } body.
   *[other] { $total } bodů.
  }
web-score-largest = Jen místo { $seat } má největší obdélník.
web-score-longest = Jen místo { $seat } má nejdelší řadu.
web-score-empty = Zatím žádné dílky.
web-score-letters = Písmeny
web-score-letters-how = Jedna řada na řádek: . je prázdné políčko, # startovní dílek, A až H dílek toho místa, a až h jeho žolík.
web-score-letters-take = Vyložit tyto dílky
web-score-letters-none = V těchto písmenech nejsou žádné dílky.
web-score-clear = Vyčistit stůl
web-score-why = Jak vznikají body:
web-score-more = Přidat hráče
web-score-unclear = Vrátit dílky
web-score-fields = Obdélník: dílky největšího plného obdélníku hráče. Řádky a sloupce: dílky všech řad od tří dílků, vodorovně a svisle.

## Referee

web-referee-title = Rozhodčí u skutečného stolu
web-referee-what = Hraj Kluster s vlastními magnety a říkej, co se stalo. Tahy, magnety a chyby se hlídají tady.
web-referee-begin = Začít
web-referee-turn = Na tahu je místo { $seat }
web-referee-continue = Místo { $seat } smí položit další, nebo skončit
web-referee-won = Vyhrává místo { $seat }
web-referee-over = Hra skončila
web-referee-solo-over = Konec: { $placed ->
    [one] na ploše leží jeden magnet
    [few] na ploše leží { $placed } magnety
   *[other] na ploše leží { $placed } magnetů
  }
web-referee-left = k položení
web-referee-lying = Na stole
web-referee-faults = Chyby
web-referee-placed-stone = Kámen leží, nic se nespojilo
web-referee-placed-spinner = Podlouhlý magnet leží, nic se nespojilo
web-referee-fault = Sebrané magnety…
web-referee-stop = Tady skončit
web-referee-picked = Kolik magnetů se sebralo?
web-referee-stones = Kameny
web-referee-spinners = Podlouhlé
web-referee-own = Magnet v ruce
web-referee-own-stone = kámen, už puštěný
web-referee-own-spinner = podlouhlý, už puštěný
web-referee-own-none = byl ještě v ruce
web-referee-back = Zpět
web-referee-undo = Vrátit
web-referee-new = Nová hra
web-referee-boxes = { $kind ->
    [classic] Krabice Kluster Classic
   *[duo] Krabice Kluster DUO
  }
web-referee-people = Hráči
web-referee-turn-name = Na tahu: { $name }
web-referee-continue-name = { $name } smí položit další, nebo skončit
web-referee-won-name = Vítěz: { $name }

## Showing games to others, the table as an app, and one’s own games

web-share-link = Odkaz na tuto hru
web-share-picture = Obrázek
web-share-picture-of = Hra jako obrázek: místa a stůl
web-share-code = QR kód
web-app-title = Jako aplikace
web-app-what = Přidá Lodestone na domovskou obrazovku. Otevře se hned a pravidla, lekce i vlastní záznamy si přečteš i bez sítě.
web-app-install = Nainstalovat
web-app-done = Lodestone je nainstalován.
web-app-menu = Hotovo: tento prohlížeč si uchová, co potřebuje. Na domovskou obrazovku ho přidáš v nabídce prohlížeče volbou „Nainstalovat“ nebo „Přidat na plochu“.
web-app-insecure = Z adresy { $address } ne: prohlížeče instalují aplikace jen přes HTTPS, nebo na počítači, kde server běží. Požádej správce serveru o adresu, která začíná https.
web-app-unsupported = Tento prohlížeč aplikace instalovat neumí, nebo mu v tom brání anonymní okno.
web-app-off = Tento server to nenabízí.
web-app-failed = To se nepovedlo. Zkus to za chvíli znovu.
web-app-new = Je tu nová verze Lodestone.
web-app-take = Načíst
web-app-offline = Server není dostupný. Pravidla, lekce a vlastní záznamy si můžeš číst dál; všechno ostatní musí počkat.
web-app-lesson = Bez spojení není stůl, u kterého by se dalo cvičit. Tohle říká lekce:
web-yours = Tvoje hry
web-yours-what = Co bylo v tomto prohlížeči dohráno. Nikdo jiný to nevidí.
web-yours-none = Zatím tu není žádná dohraná hra.
web-yours-by-game = Podle hry
web-yours-by-opponent = Podle soupeře
web-yours-games = Hry
web-yours-wins = Výhry
web-yours-best = Nejlepší
web-yours-streak = Série
web-yours-longest = Nejdelší série
web-yours-given = Co nejvíc rozdáváš
web-yours-given-none = K tomu je třeba posudek: otevři některý svůj záznam a nech ho posoudit.
web-yours-given-nothing = Nic: tvoje posouzené hry jsou bez chyby.
web-yours-given-kind = { $kind ->
    [points] body, které byly hned po ruce
    [denied] políčka, kde bodují ostatní
    [next] místa pro tvůj další tah
    [wild] žolíky, které se vyplatí šetřit
    [discard] dílky, které by ti nechyběly
    [beside] prostor k růstu
    [risk] bezpečnější místa
   *[other] něco jiného
  }
web-yours-given-points = (tahů: { $times }, bodů: { $points })
web-yours-given-risk = (tahů: { $times }, zbytečné riziko: { $percent } %)
web-yours-file = Jako soubor
web-yours-file-what = Vezmi si hry do jiného prohlížeče nebo si je ulož. V souboru jsou výsledky a jména, ale žádné klíče k tvým místům.
web-yours-save = Uložit
web-yours-take = Načíst soubor
web-yours-added = Nových her: { $count }.
web-yours-unreadable = „{ $name }“ není soubor s tvými hrami.
## Open tables

web-open-title = Potkat někoho
web-open-what = Hraj s těmi, kdo jsou právě tady.
web-open-now = Hrát hned s někým
web-open-waiting = Čeká se na někoho ke hře { $game }…
web-open-stop = Přestat čekat
web-open-bot = Zatím tu nikdo není. Zahraj si mezitím proti botovi: jakmile někdo přijde, dozvíš se to.
web-open-bot-play = Hrát mezitím proti botovi
web-open-found = { $name } je tady. Zahrajete si spolu { $game }?
web-open-found-wait = { $name } je tady. Okamžik…
web-open-come = Hrát teď
web-open-gone = Už je zase pryč. Čekáš dál.
web-open-over-unanswered = Někdo tu byl, ale odpověď nepřišla včas.
web-open-over-elsewhere = Teď čekáš v jiném okně.
web-open-over-full = Právě čeká příliš mnoho lidí. Zkus to za chvíli.
web-open-tables = Otevřené stoly
web-open-none = Teď není otevřený žádný stůl. Hraj hned s někým, nebo připrav vlastní stůl a ukaž ho tady.
web-open-free = Volná místa: { $free } z { $seats }
web-open-listed = Ukázat tento stůl v lobby
web-open-listed-what = Kdokoli ho tam najde a může si sednout, dokud hra nezačne. Cizí lidé mají jen reakce, dokud všichni nepovolí chat.
web-open-chat-ask = Ještě se neznáte: jen reakce, dokud všichni nepovolí chat.
web-open-chat-allow = Povolit chat
web-open-chat-proposed = { $name } chce povolit chat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Jeden den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
  }
web-days-what = Hodiny běží, ať tu někdo je, nebo ne; když čas vyprší, táhne bot.
web-days-their-turn = Na tahu: { $name }
web-days-since = od { $when }
web-days-left = zbývá: { $time }
web-days-over = Konec hry
web-days-waiting = Čeká se na hráče
web-days-alone = bez soupeřů
web-days-more = Další stoly ({ $count })
web-days-points = Body: { $standing }
web-days-magnets = Zbývající magnety: { $standing }
web-days-gone = Tento stůl už neexistuje.
web-days-notify-ask = Má ti tahle stránka říct, až budeš zase na tahu?
web-days-notify-yes = Ano, řekni mi to
web-days-notify-no = Ne, děkuji
web-days-notify-denied = Tvůj prohlížeč to nedovoluje. Můžeš to změnit v jeho nastavení.
web-days-notice = Jsi na tahu – u stolu: { $names }
## Daily tables

web-daily-title = Stůl dne
web-daily-what = Každý den jedno rozdání každé hry, pro všechny tady stejné, a pro každého jeden pokus.
web-daily-rules = Tvůj pokus se počítá od prvního tahu. Tahy se neberou zpět, nejsou nápovědy, nikdo se nedívá a záznam se otevře hodinu po skončení dne.
web-daily-open = Ke stolu dne
web-daily-go-on = Hrát dál
web-daily-next-hours = Další za { $hours } h
web-daily-next-minutes = Další za { $minutes } min
web-daily-points = { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
  }
web-daily-magnets = { $points ->
    [one] jeden magnet
    [few] { $points } magnety
   *[other] { $points } magnetů
  }
web-daily-place = Zatím místo { $place }.
web-daily-not-counted = Tento pokus není na tabuli.
web-daily-series = { $days ->
    [one] Jeden den v řadě, nejlepší: { $best }.
    [few] { $days } dny v řadě, nejlepší: { $best }.
   *[other] { $days } dní v řadě, nejlepší: { $best }.
  }
web-daily-today = Dnešní tabule
web-daily-yesterday = Včerejší tabule
web-daily-nobody = Zatím nikdo nedohrál.
web-daily-more = { $count ->
    [one] a ještě jeden
    [few] a ještě { $count }
   *[other] a ještě { $count }
  }
web-daily-seed = Semínko a sůl
web-daily-name = Tvoje jméno na tabuli
web-daily-line = Lodestone, stůl dne: { $game }, { $day }, { $result }
web-daily-copy-line = Kopírovat řádek
web-daily-copy-picture = Kopírovat obrázek
web-daily-save-picture = Uložit obrázek
web-daily-copied = Zkopírováno.
web-daily-picture = Obrázek k vložení, bez dílků a magnetů:
web-daily-honest = Nejsou tu účty: druhý prohlížeč má druhý pokus. Je to pro zábavu a nic se nevyhrává. Jméno, body, čas a otisk tvého klíče se uchovávají 90 dní.
web-daily-promise = Každé rozdání se losuje den předem: SHA-256 jeho semínka je vidět hned, semínko samo hodinu po skončení dne.
web-daily-check = Ověřit rozdání
