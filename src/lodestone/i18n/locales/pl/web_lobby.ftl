# Lobby i przygotowanie nowego stołu.

web-lobby-title = Usiądź i graj
web-lobby-what = Solo, z komputerem, z kimś przy tym ekranie albo ze znajomymi daleko stąd. Bez konta.
web-lobby-clustered = Dokładaj kafelki, które mają z sąsiadami dwie z trzech cech wspólne; buduj linie i prostokąty, wchodź innym w drogę.
web-lobby-kluster = Kładź magnesy wewnątrz pętli ze sznurka. Co się połączy, wraca do ciebie. Pozbądź się wszystkich.
web-play-clustered = Graj w Clustered
web-play-kluster = Graj w Kluster
web-set-up = Przygotuj …
web-lobby-kluster-preparing = Magnesy się przygotowują; to trwa minutę lub dwie, tylko raz.
web-join-title = Dołącz do kogoś
web-join-what = Wklej link, który masz, albo tylko jego ostatnią część.
web-join-link = Link do stołu
web-join = Dołącz
web-join-unreadable = To nie wygląda na link do stołu.
web-real-title = Przy prawdziwym stole
web-real-what = Masz pudełko przed sobą: tutaj policzysz punkty albo dopilnujesz tur i strat.
web-recent = Moje stoły
web-recent-forget = Usuń z listy
web-default-name = Gość

## Ludzie i boty

web-your-name = Twoje imię
web-here-name = Gracz { $seat }
web-bot-name = Bot { $level }
web-bot-level = Jak dobrze grają boty
web-level-random = Losowy
web-level-greedy = Zachłanny
web-level-montecarlo = Monte Carlo
web-level-casual = Na luzie
web-level-club = Klubowy
web-level-expert = Mistrz
web-level-clumsy = Niezdarny
web-level-steady = Pewny
web-seat-free = Wolne miejsce
web-seat-called = { $name } ({ $seat })
web-seats = Miejsca
web-you = ty

## Nowy stół

web-new-clustered = Stół gry Clustered
web-new-clustered-what = Dwa miejsca i zasady podstawowe, chyba że wybierzesz inaczej.
web-new-kluster = Stół gry Kluster
web-new-kluster-what = Jedno pudełko Classic i dwa miejsca, chyba że wybierzesz inaczej.
web-new-who = Kto gra?
web-new-presets = Szybki wybór
web-preset-bot = Z komputerem
web-preset-friend = Ze znajomym, przez link
web-preset-here = Dwoje przy tym ekranie
web-preset-solo = Solo
web-choice-me = Ja
web-choice-here = Ktoś przy tym ekranie
web-choice-link = Ktoś przez link
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń miejsce { $seat }
web-new-extended = Od pięciu miejsc to gra rozszerzona: dwa kafelki startowe, sześć pól od siebie.
web-new-options = Opcje
web-new-open = Otwórz stół
web-option-fast = Szybka gra
web-option-fast-what = W turze dobierasz dwa kafelki i zostawiasz pięć: krócej i z większym wyborem.
web-option-first = Premie za pierwszeństwo
web-option-first-what = Po dwa punkty za pierwszą linię z pięciu i za pierwszy prostokąt 2×3.
web-option-largest = Premie za największe
web-option-largest-what = Po dwa punkty za największy prostokąt i najdłuższą linię, jeśli nikt inny nie ma takich samych.
web-option-wild = Trzeci joker
web-option-wild-what = Dla wszystkich albo na start dla młodszych i mniej wprawnych.
web-option-surface = Miejsce na stole
web-surface-endless = Bez krawędzi
web-surface-square = Kwadrat, bok 15 pól
web-surface-round = Okrągły, 7 pól w każdą stronę
web-option-clock = Czas na turę
web-clock-none = Ile trzeba
web-clock-seconds = { $seconds } s
web-house-rules = Zasady domowe
web-house-rules-what = Nie ma ich w instrukcji; wszyscy przy stole widzą, że obowiązują.
web-house-rule = Zasada domowa: { $name }
# $seats: litery, jak „A i C”
web-option-wild-for = Trzeci joker: { $seats }
web-surface-edges = Stół z krawędziami
web-surface-edges-what = Miejsce na kafelki jest ograniczone.
web-solo-bests = Moje rekordy solo
web-solo-base = Gra podstawowa
web-solo-none = Na tych zasadach nie ma jeszcze gry solo.
web-option-tie = Rozstrzygaj remisy
web-option-tie-what = Większy prostokąt, potem dłuższa linia, potem mniej odrzuconych.
web-option-hidden = Odrzucone zakryte
web-option-hidden-what = Nikt nie widzi, co odrzucili inni.
web-option-trim = Zostaw, co było
web-option-trim-what = W szybkiej grze można odrzucić tylko kafelek dobrany przed chwilą.
web-option-chat = Czat
web-option-chat-what = Osoby przy tym stole mogą do siebie pisać.

## Nowy stół gry Kluster

web-boxes = Pudełka
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Weź co najmniej jedno pudełko.
   *[other] Najwięcej miejsc: { $most }.
  }
web-option-expert = Tryb ekspercki
web-option-expert-what = Kto ma wciąż więcej magnesów niż następny gracz, może położyć kolejny.
web-option-poles = Pokaż bieguny
web-option-poles-what = Do ćwiczeń: wszyscy widzą, która strona to północ.
web-option-top = Blat stołu
web-top-wood = Drewno
web-top-glass = Szkło, śliskie
web-top-felt = Filc, szorstki
web-option-play-on = Gra o dalsze miejsca
web-option-play-on-what = Gdy ktoś wygra, pozostali grają dalej.
web-option-no-sliding = Bez suwania
web-option-no-sliding-what = Magnes w ręce nie dotyka stołu.
web-option-cord = Ręce precz od sznurka
web-option-cord-what = Sznurek rusza się tylko magnesami.
web-option-group = Jedna grupa sznurków
web-option-group-what = Wszystkie sznurki muszą tworzyć jedną grupę, nie tylko każdy z innym.
