# Lobby a příprava nového stolu.

web-lobby-title = Sedni si a hraj
web-lobby-what = Sólo, proti počítači, s někým u této obrazovky nebo s přáteli na dálku. Bez účtu.
web-lobby-clustered = Pokládej dílky, které mají se sousedy společné dvě ze tří vlastností; stav řady a obdélníky a pleť se ostatním do cesty.
web-lobby-kluster = Pokládej magnety do smyčky z provázku. Co se spojí, je zase tvoje. Zbav se všech.
web-play-clustered = Hrát Clustered
web-play-kluster = Hrát Kluster
web-set-up = Připravit …
web-lobby-kluster-preparing = Magnety se připravují; jednou to trvá minutu nebo dvě.
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

## Lidé a boti

web-your-name = Tvoje jméno
web-here-name = Hráč { $seat }
web-bot-name = Bot { $level }
web-bot-level = Jak dobře hrají boti
web-level-random = Náhodný
web-level-greedy = Chamtivý
web-level-montecarlo = Monte Carlo
web-level-casual = Pohodový
web-level-club = Klubový
web-level-expert = Mistr
web-level-clumsy = Nemotorný
web-level-steady = Jistý
web-seat-free = Volné místo
web-seat-called = { $name } ({ $seat })
web-seats = Místa
web-you = ty

## Nový stůl

web-new-clustered = Stůl hry Clustered
web-new-clustered-what = Dvě místa a základní pravidla, pokud nezvolíš jinak.
web-new-kluster = Stůl hry Kluster
web-new-kluster-what = Jedna krabice Classic a dvě místa, pokud nezvolíš jinak.
web-new-who = Kdo hraje?
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
web-clock-none = Kolik je třeba
web-clock-seconds = { $seconds } s
web-house-rules = Domácí pravidla
web-house-rules-what = V návodu nejsou; všichni u stolu vidí, že platí.
web-house-rule = Domácí pravidlo: { $name }
# $seats: písmena, jako „A a C“
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

## Nový stůl hry Kluster

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
web-option-no-sliding = Nesunout
web-option-no-sliding-what = Magnet v ruce zůstává nad stolem.
web-option-cord = Ruce pryč od provázku
web-option-cord-what = S provázkem se hýbe jen magnety.
web-option-group = Jedna skupina provázků
web-option-group-what = Všechny provázky musí tvořit jednu skupinu, nejen každý s jiným.
