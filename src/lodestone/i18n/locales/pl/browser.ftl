### The browser table.

## Every screen

web-skip = Przejdź do treści
web-loading = Chwileczkę…
web-load-failed = Nie udało się wczytać tego ekranu.
web-reload = Jeszcze raz
web-nothing-here = Pod tym adresem nic nie ma.
web-to-lobby = Wróć do lobby
web-close = Zamknij
web-nav = Główne
web-nav-records = Zapisy
web-nav-referee = Sędziuj Kluster
web-nav-score = Policz punkty
web-nav-about = Info

## Every screen: settings

web-settings = Ustawienia
web-language = Język
web-language-system = Jak w przeglądarce
web-theme = Jasny czy ciemny
web-theme-system = Jak w urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion = Ruch
web-motion-system = Jak w urządzeniu
web-motion-full = Pełny
web-motion-reduced = Ograniczony
web-sound = Dźwięki
web-settings-kept = Zapisane tylko w tej przeglądarce.

## Every screen: about

web-about-title = O Lodestone
web-about-what = Lodestone to otwarty cyfrowy stół do dwóch rodzin gier planszowych: Kluster, z magnesami i sznurkiem, i Clustered, z kafelkami.
web-about-unofficial = Nieoficjalny i niezależny.
web-about-boxes = Słowa, obrazy i dźwięki są nasze własne. Jeśli lubisz te gry, kup je w pudełku: są piękne.
web-about-safety-title = Z prawdziwymi magnesami
web-about-privacy-title = Twoje dane
web-about-privacy = Bez konta, bez śledzenia, nic nie jest pobierane z zewnątrz. Ustawienia i twoje miejsca zostają w tej przeglądarce; partie przechowuje serwer, na którym jesteś.
web-about-made-title = Z czego powstał
web-about-made = Svelte, Fluent i Vite w przeglądarce; Python, Starlette, NumPy i Numba na serwerze. Wolne oprogramowanie na licencji MIT.
web-about-docs = Dokumentacja dla gospodarzy, programistów i ciekawych

## Every screen: when something goes wrong

web-server-unreachable = Brak połączenia z serwerem. Czy jeszcze działa?
web-server-refused = Serwer nie mógł odpowiedzieć ({ $status }).
web-line-lost = Połączenie zerwane. Łączę ponownie…
web-line-slow = Połączenie się zacina…
web-line-ended = Połączenie z tym stołem się skończyło.
web-line-closed = Ten stół został zamknięty.
web-line-too-many = Masz ten stół otwarty na zbyt wielu ekranach, więc ten został rozłączony.
web-about-typeface = Nagłówki złożono krojem Fraunces autorstwa Undercase Type.
web-about-licence = Licencja
web-about-video = Wideo powstaje dzięki Mediabunny.

## Lobby

web-lobby-title = Usiądź i graj
web-lobby-what = Solo, z komputerem, z kimś przy tym ekranie albo ze znajomymi daleko stąd. Bez konta.
web-lobby-clustered = Dokładaj kafelki, które mają z sąsiadami dwie z trzech cech wspólne; buduj linie i prostokąty, wchodź innym w drogę.
web-lobby-kluster = Kładź magnesy wewnątrz pętli ze sznurka. Co się połączy, wraca do ciebie. Pozbądź się wszystkich swoich.
web-play-clustered = Graj w Clustered
web-play-kluster = Graj w Kluster
web-set-up = Przygotuj…
web-lobby-kluster-preparing = Trwa przygotowanie magnesów; zajmie to około minuty, tylko raz.
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

## Lobby: people and bots

web-your-name = Twoje imię
web-here-name = Gracz { $seat }
web-bot-level = Jak dobrze grają boty
web-level-random = gra, co popadnie
web-level-greedy = od razu bierze punkty
web-level-montecarlo = myśli daleko naprzód
web-level-neural = polega na doświadczeniu
web-level-casual = gra dla zabawy
web-level-club = zna sztuczki
web-level-expert = trudny do pokonania
web-level-clumsy = dopiero się uczy
web-level-steady = pewna ręka
web-seat-free = Wolne miejsce
web-seat-called = { $name } ({ $seat })
web-seats = Miejsca
web-you = ty

## Lobby: a new table

web-new-clustered = Stół do gry w Clustered
web-new-clustered-what = Dwa miejsca i zasady podstawowe, chyba że wybierzesz inaczej.
web-new-kluster = Stół do gry w Kluster
web-new-kluster-what = Jedno pudełko Classic i dwa miejsca, chyba że wybierzesz inaczej.
web-new-who = Kto gra?
web-first = Kto zaczyna
web-first-youngest = Zaczyna najmłodszy. Kto to?
web-first-shortest = Zaczyna najniższy. Kto to?
web-first-draw = Losowanie
web-begins-drawn = Losowanie: zaczyna { $who }.
web-begins-youngest = Zaczyna najmłodszy: { $who }.
web-begins-shortest = Zaczyna najniższy: { $who }.
web-begins-most-left = Ostatnio najwięcej magnesów: zaczyna { $who }.
web-begins-next = Tym razem zaczyna { $who }.
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
web-option-wild-what = Dla wszystkich albo jako fory dla młodszych i mniej wprawnych.
web-option-surface = Miejsce na stole
web-surface-endless = Bez krawędzi
web-surface-square = Kwadrat, bok 15 pól
web-surface-round = Okrągły, 7 pól w każdą stronę
web-option-clock = Czas na turę
web-clock-none = Bez limitu
web-clock-seconds = { $seconds } s
web-house-rules = Zasady domowe
web-house-rules-what = Zmieniają zwykłe zasady; wszyscy przy stole widzą, które obowiązują.
web-house-rule = Zasada domowa: { $name }
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

## Lobby: a new table of Kluster

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
web-option-rounds = Limit rund
web-rounds-none = Brak
web-rounds-count = { $count } rund: wygrywa, komu zostało najmniej magnesów
web-option-handicap = Fory
web-option-handicap-what = O ile magnesów mniej ma do położenia każde miejsce.
web-option-loop-classic = Wielkość pętli Classic
web-option-loop-duo = Wielkość pętli DUO
web-loop-mm = { $mm } mm średnicy
web-option-no-sliding = Bez suwania
web-option-no-sliding-what = Magnes w ręce nie dotyka stołu.
web-option-cord = Sznurek bez użycia rąk
web-option-cord-what = Sznurek wolno przesuwać tylko magnesami.
web-option-after = Przesuwanie sznurka po puszczeniu
web-option-after-what = Jak w instrukcjach: gdy wszystko leży nieruchomo, możesz jeszcze przesunąć sznurek. Kończysz turę, kiedy chcesz, albo skończy się po pięciu sekundach.
web-option-group = Jedna grupa sznurków
web-option-group-what = Wszystkie sznurki muszą tworzyć jedną grupę, nie tylko każdy z innym.
web-name-of = Imię na miejscu { $seat }
web-bot-character = { $level ->
    [random] Mysz, która kładzie, co jej wpadnie w łapki.
    [clumsy] Niedźwiedź o wielkich łapach.
    [greedy] Sroka: od razu bierze to, co błyszczy.
    [casual] Kot, który gra między jedną drzemką a drugą.
    [club] Lis, który ma za sobą wiele wieczorów przy stole.
    [montecarlo] Ośmiornica, która w głowie rozgrywa tysiąc partii.
    [neural] Słoń, który pamięta każdą treningową partię.
    [steady] Żółw o spokojnej łapie.
   *[expert] Sowa, której nic nie umknie.
  }

## A table of either game

web-table-missing = Pod tym adresem nie ma stołu albo już go nie ma.

## A table of either game: waiting for others

web-waiting-clustered = Stół do gry w Clustered
web-waiting-kluster = Stół do gry w Kluster
web-waiting-for = { $count ->
    [0] Wszyscy są.
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
  }
web-sit-down = Usiądź
web-leave-seat = Wstań
web-start-with-bots = Zacznij z botami na wolnych miejscach
web-invite-title = Zaproś
web-invite-link = Link do tego stołu
web-invite-copy = Skopiuj link
web-invite-copied = Link skopiowany.
web-invite-share = Udostępnij
web-invite-code = Ten sam link jako kod QR
web-invite-watch = Link dla widzów
web-invite-only-here = Ten adres działa tylko na tym komputerze. Żeby grać też na telefonach, uruchom Lodestone z --lan.
web-own-link = Mój własny link, na inne urządzenie
web-own-link-what = Otwiera twoje miejsce na każdym urządzeniu. Zachowaj go dla siebie.

## A table of either game: together

web-menu = Stół
web-news = Co się stało
web-news-none = Jeszcze nic.
web-chat = Czat
web-chat-write = Napisz coś
web-chat-send = Wyślij
web-chat-none = Nikt jeszcze nic nie napisał.
web-chat-unread = do przeczytania
web-reactions = Reakcje
web-reaction = { $reaction ->
    [thumbs_up] Kciuk w górę
    [clap] Brawa
    [laugh] Śmiech
    [wow] Łał
    [think] Muszę pomyśleć
    [oops] Ojej
    [heart] Pięknie
   *[wave] Machanie
  }
web-preparing = Przygotowuję magnesy…
web-preparing-then = Gra zacznie się sama.
web-preparing-parts = gotowe części: { $done } z { $all }
web-preparing-meanwhile = Tymczasem rzuć okiem na zasady albo na pierwszą lekcję.
web-watchers = { $count ->
    [one] Jeden widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
web-take-back = Cofnij ostatni ruch
web-pause = Przerwa
web-paused = Gra jest wstrzymana.
web-resume = Graj dalej
web-resign = Poddaj się
web-resign-seat = Poddaj miejsce { $seat }
web-resign-sure = Na pewno oddać miejsce { $seat }? Pozostali grają dalej bez ciebie i nie ma powrotu.
web-resign-sure-last = Na pewno oddać miejsce { $seat }? Gra się wtedy kończy i nie ma powrotu.
web-absent = { $who } nie odpowiada.
web-stand-in = Niech gra bot
web-stand-in-end = Wróć do gry na miejscu { $seat }
web-close-table = Zamknij ten stół
web-close-sure = Zamknąć ten stół dla wszystkich?
web-yes = Tak
web-no = Nie
web-proposal-take-back = { $name } prosi o cofnięcie ostatniego ruchu.
web-proposal-pause = { $name } prosi o przerwę.
web-proposal-again = { $name } chce zagrać jeszcze raz.
web-proposal-waiting = Czekamy na pozostałych…
web-proposal-withdraw = Jednak nie
web-agree = Zgoda
web-decline = Odmów
web-away = nie ma
web-resigned = poddane
web-thinking = myśli
web-standing-in = bot: { $level }
web-stood-in = { $who } dwa razy z rzędu przekracza czas: dalej gra bot ({ $level }).
web-stood-in-own = Bot ({ $level }) gra za ciebie na miejscu { $seat }.
web-watching = Oglądasz. Kafelki graczy pozostają zakryte.
web-clock-left = { $seconds } s
web-title-your-turn = Twoja tura
web-proposal-declined = { $name } się nie zgadza.

## The Clustered board

web-board-keys = Strzałki przechodzą z pola na pole, Enter wybiera, n i p skaczą między świecącymi polami, plus i minus przybliżają i oddalają, 0 pokazuje cały stół.
web-board-closer = Przybliż
web-board-further = Oddal
web-board-fit = Pokaż cały stół
web-seat = Miejsce { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: puste.
web-cell-start = { $x }, { $y }: kafelek startowy.
web-cell-wild-of = { $x }, { $y }: joker miejsca { $seat }.
web-cell-tile-of = { $x }, { $y }: kafelek miejsca { $seat }.
web-board-more = { $count ->
    [one] Jeszcze jedno pole
    [few] Jeszcze { $count } pola
    [many] Jeszcze { $count } pól
   *[other] Jeszcze { $count } pola
  } { $way ->
    [left] dalej w lewo
    [right] dalej w prawo
    [up] wyżej
   *[down] niżej
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = Stół. Kafelki i pola, na które pasuje wybrany kafelek.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile }, miejsce { $seat }.
web-cell-legal = { $x }, { $y }: wolne, kafelek tu pasuje.

## Clustered: the hand

web-hand = Twoje kafelki
web-hand-fits = { $tile }, pasuje na { $count ->
    [one] jedno pole
    [few] { $count } pola
   *[many] { $count } pól
  }
web-hand-fits-nowhere = { $tile }, teraz nigdzie nie pasuje
web-hand-discard = { $tile }, można odrzucić
web-hands-covered = Kafelki są zakryte.
web-confirm = Zatwierdź
web-discard = Odrzuć
web-put-back = Odłóż
web-cover = { $name }, twoja kolej ({ $seat }). Pozostali nie patrzą.
web-cover-reveal = Pokaż moje kafelki

## Clustered: what to do

web-prompt-choose = Twoja tura: wybierz kafelek.
web-prompt-place = { $tile }: wybierz jedno ze świecących pól.
web-prompt-confirm = Zatwierdź albo spróbuj na innym polu.
web-prompt-gain = { $points ->
    [0] Tu na razie bez punktów.
    [one] Tu jeden punkt więcej.
    [few] Tu { $points } punkty więcej.
   *[many] Tu { $points } punktów więcej.
  }
web-prompt-discard = Nic nie pasuje: wybierz kafelek do odrzucenia.
web-prompt-trim = Więcej niż pięć kafelków: wybierz jeden do odrzucenia.
web-prompt-discard-confirm = Opuści grę. Zatwierdź albo wybierz inny.
web-prompt-waiting = Teraz gra { $who }.
web-prompt-thinking = { $who } myśli…
web-prompt-sending = Chwileczkę…
web-gain-badge = +{ $points }
web-show-groups = Punkty

## Clustered: seats

web-piles = { $hand } na ręce, { $stack } do dobrania, odrzucone: { $discards }
web-points = pkt
web-to-move = Teraz gra miejsce { $seat }
web-mark-first-line = Pierwsza linia z pięciu: dwa punkty
web-mark-first-rectangle = Pierwszy prostokąt 2×3: dwa punkty
web-mark-longest = Najdłuższa linia: na razie dwa punkty
web-mark-largest = Największy prostokąt: na razie dwa punkty

## Clustered: what happened

web-news-placed = { $who }: { $tile } na { $x }, { $y }.
web-news-discarded = { $who } odrzuca: { $tile }.
web-news-discarded-unseen = { $who } odrzuca kafelek.
web-news-drawn = Dobierasz: { $tile }.
web-news-first-line = { $who } ma pierwszą linię z pięciu.
web-news-first-rectangle = { $who } ma pierwszy prostokąt 2×3.
web-news-your-turn = Miejsce { $seat }, twoja tura.
web-news-ended = Gra skończona.

## Clustered: the end

web-end-title = Wynik
web-end-counting = Liczenie…
web-end-skip = Do wyniku
web-end-again = Jeszcze raz
web-end-record = Zobacz całą partię
web-end-solo = { $points ->
    [one] Jeden punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
web-end-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają { $names }
   *[many] Wspólnie wygrywają { $names }
  }: { $points ->
    [one] jeden punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
web-end-nobody = Nikt nie wygrywa.
web-score-bonus = Premie

## Clustered: alone, and what is special about a table

web-facts = Ten stół
web-solo-best = { $points ->
    [one] Najlepszy wynik: jeden punkt
    [few] Najlepszy wynik: { $points } punkty
   *[many] Najlepszy wynik: { $points } punktów
  }
web-solo-first = Pierwszy wynik do pobicia.
web-solo-new = Nowy rekord! Poprzedni: { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } i { $neighbour }: { $differ ->
    [shape-fill] różnią się kształt i wypełnienie
    [shape-count] różnią się kształt i liczba
    [fill-count] różnią się wypełnienie i liczba
   *[shape-fill-count] różni się wszystko
  }. Dwie z trzech cech muszą być takie same.
web-why-alone = Obok tego pola nic nie leży: kafelek musi stykać się bokiem z innym.
web-why-occupied = Tu już leży kafelek: { $tile }.
web-why-off-table = To już poza stołem: nie ma tu miejsca na kafelek.
web-why-discard = Dopóki któryś z twoich kafelków gdzieś pasuje, nie możesz odrzucać.
web-why-trim-drawn = Odrzucić można tylko kafelek, który właśnie został dobrany.
web-news-taken-back = { $count ->
    [one] { $who } cofa ostatni ruch.
    [few] { $who } cofa ruch; ostatnie { $count } ruchy się nie liczą.
    [many] { $who } cofa ruch; ostatnich { $count } ruchów się nie liczy.
   *[other] { $who } cofa ruch; ostatnie { $count } ruchu nie liczy się.
  }
web-news-resigned = { $who } opuszcza grę.
web-news-time-up = Czas minął ({ $who }): ruch wykonuje bot.
web-end-share = Udostępnij
web-end-best-move = Najlepszy ruch: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Stół do gry w Kluster
web-kluster-canvas = Stół
web-kluster-seats = Miejsca
web-kluster-you = ty
web-kluster-left = { $count ->
    [0] nic nie zostało
    [one] został 1
    [few] zostały { $count }
   *[many] zostało { $count }
  }

## Kluster: what is to be done

web-kluster-preparing = Przygotowuję stół…
web-kluster-choose = Twoja tura: wybierz magnes.
web-kluster-choose-first = Twoja tura: przeciągnij magnes na stół. Wcześniej możesz przesunąć sznurek.
web-kluster-choose-named = { $who }: wybierz magnes.
web-kluster-carry = Przenieś go na miejsce i puść.
web-kluster-dragging = Trzymasz sznurek.
web-kluster-dragging-named = { $who } trzyma sznurek.
web-kluster-pull = { $way ->
    [in] { $who } ściąga sznurek do środka.
    [out] { $who } ciągnie sznurek na zewnątrz.
   *[along] { $who } przesuwa sznurek.
  }
web-kluster-cord-keys = Lewo i prawo: wzdłuż sznurka; góra i dół: inny sznurek; Enter go chwyta.
web-kluster-settling = Wszystko się uspokaja…
web-kluster-started-over = Stół musiał zacząć tę turę od nowa. Wszystko jest znów tak, jak na początku tury.
web-kluster-repair = Położony. Ale jeden ze sznurków nie krzyżuje się z żadnym innym: przesuń sznurki, aż się skrzyżują, potem zakończ turę.
web-kluster-after = Możesz jeszcze przesunąć sznurek. Potem zakończ turę.
web-kluster-after-cords = Możesz jeszcze przesuwać sznurki, byle każdy krzyżował się z innym. Potem zakończ turę.
web-kluster-choice = Masz więcej niż następne miejsce. Położyć kolejny magnes?
web-kluster-choice-named = { $who } ma więcej niż następne miejsce. Położyć kolejny magnes?
web-kluster-waiting = { $thinking ->
    [yes] { $who } myśli…
   *[no] Teraz gra { $who }.
  }
web-kluster-apart = { $count ->
    [one] Sznurek { $cords } leży osobno. Przeciągnij go, aż skrzyżuje się z innym.
    [few] Sznurki { $cords } leżą osobno. Przeciągnij je, aż skrzyżują się z innym.
   *[many] Sznurki { $cords } leżą osobno. Przeciągnij je, aż skrzyżują się z innym.
  }
web-kluster-solo = Położone: { $placed }, straty: { $faults } (dozwolone: { $allowed })

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] Jeden magnes do położenia
    [few] { $count } magnesy do położenia
   *[many] { $count } magnesów do położenia
  }
web-kluster-take = Weź: { $magnet }
web-kluster-hand = Magnes w twojej ręce
web-kluster-raise = Wyżej
web-kluster-lower = Niżej
web-kluster-turn-left = Obróć w lewo
web-kluster-turn-right = Obróć w prawo
web-kluster-flip = Odwróć
web-kluster-stand = Postaw
web-kluster-put-back = Odłóż
web-kluster-let-go = Puść
web-kluster-done = Zakończ turę
web-kluster-continue = Połóż kolejny
web-kluster-stop = Na tym koniec
web-kluster-end-solo = Zakończ grę teraz
web-kluster-danger = { $way ->
    [push] Odpychanie
    [known] Ryzyko
   *[pull] Przyciąganie
  }
web-kluster-danger-level = { $level ->
    [calm] Spokojnie.
    [tug] Ciągnie.
    [strong] Ciągnie mocno.
   *[snap] Zaraz przyskoczy!
  }
web-kluster-push-level = { $level ->
    [tug] Odpycha.
   *[strong] Odpycha mocno.
  }
web-kluster-risk-level = { $level ->
    [calm] Tu jest bezpiecznie.
    [tug] Zostałby na miejscu.
    [strong] Ześlizgnąłby się.
   *[snap] Przyskoczyłby!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } kładzie { $magnet }.
web-kluster-close = Mało brakowało: { $magnet } przesunął się o { $mm } mm i się uspokoił.
web-kluster-time-up = Czas minął ({ $seat }): niezdarna ręka rozgrywa turę do końca, a jej wynik się liczy.
web-kluster-taken = { $cause ->
    [hand] { $seat } zabiera { $magnets }: { $count ->
        [one] przyskoczył
        [few] przyskoczyły
       *[many] przyskoczyły
      } do magnesu w ręce (zasada { $rule }).
    [outside] { $seat } zabiera { $magnets }: poza obszarem gry (zasada { $rule }).
   *[kluster] { $seat } zabiera { $magnets }: połączone (zasada { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Czas minął: strata { $faults } (dozwolone: { $allowed }).
   *[taken] Strata { $faults } (dozwolone: { $allowed }).
  }
web-kluster-offered = { $seat } ma wciąż więcej niż następne miejsce i może grać dalej.
web-kluster-resigned = { $seat } odchodzi z gry; { $count ->
    [one] jeden magnes zostaje odłożony
    [few] { $count } magnesy zostają odłożone
   *[many] { $count } magnesów zostaje odłożonych
  }.
web-kluster-replay = Zobacz jeszcze raz, powoli
web-kluster-slow = Zwolnione tempo
web-kluster-skip = Pomiń
web-kluster-ended = { $reason ->
    [total-victory] Wszystko położone: zwycięstwo całkowite!
    [faults] O jedną stratę za dużo.
    [stopped] Zakończone: wynik się liczy.
    [resigned] { $winners } wygrywa: inni odeszli.
   *[other] { $count ->
        [0] Nikt nie wygrywa.
        [one] { $winners } wygrywa.
        [few] Wspólne zwycięstwo: { $winners }.
       *[many] Wspólne zwycięstwo: { $winners }.
      }
  }
web-kluster-result-resigned = { $name }: poddane
web-kluster-result = { $name }: { $count ->
    [0] wszystko położone
    [one] został 1
    [few] zostały { $count }
   *[many] zostało { $count }
  }
web-kluster-best = Twój dotąd najlepszy wynik w takiej grze: { $placed ->
    [one] jeden położony
    [few] { $placed } położone
   *[many] { $placed } położonych
  }, { $faults ->
    [one] jedna strata.
    [few] { $faults } straty.
   *[many] { $faults } strat.
  }
web-kluster-best-now = Twój najlepszy wynik w takiej grze!
web-kluster-best-first = Twój pierwszy wynik w takiej grze.
web-kluster-poles-now = Teraz wszyscy widzą, gdzie była północ: czerwień z pierścieniem.
web-kluster-again = Jeszcze raz
web-kluster-record = Zapis tej partii
web-clip = Wideo
web-clip-last = Zapisz jako wideo
web-clip-best = Zapisz najlepszą chwilę jako wideo
web-clip-turns = Zapisz te tury jako wideo
web-clip-from = Od tury
web-clip-to = do tury
web-clip-making = Powstaje wideo… { $percent }%
web-clip-cancel = Anuluj
web-clip-made = Wideo zapisane.
web-clip-failed = Na tym urządzeniu nie udało się zrobić wideo.

## Kluster: how it is shown and told

web-kluster-look = Widok i pomoc
web-kluster-from-above = Patrz z góry
web-kluster-lift = Puszczanie przez podniesienie
web-kluster-lift-what = Podniesienie palca albo zwolnienie przycisku myszy na końcu przeciągania puszcza magnes. Inaczej zostaje w ręce, aż go puścisz.
web-kluster-quality = Jakość
web-kluster-quality-auto = automatycznie
web-kluster-quality-high = wysoka
web-kluster-quality-medium = średnia
web-kluster-quality-low = niska
web-kluster-quality-flat = płaska
web-kluster-jerky = Stół na tym urządzeniu się zacina.
web-kluster-draw-flat = Rysuj płasko
web-kluster-leave-it = Zostaw tak
web-kluster-spoken = Podawaj położenie
web-kluster-spoken-what = Dla czytników ekranu: gdzie jest magnes, co jest blisko i jak ciągnie, za każdym razem, gdy się zatrzyma.
web-kluster-aids = Pomoce do ćwiczeń
web-kluster-lines = Linie pola magnetycznego
web-kluster-danger-map = Mapa ryzyka: gdzie puszczać niebezpiecznie
web-kluster-keys-title = Klawisze, mysz i palce
web-kluster-keys = Cyfry biorą magnes. Strzałki go przesuwają, z Shift precyzyjnie, z Control daleko; Page Up i Page Down podnoszą i opuszczają; Q i E obracają, F odwraca, S stawia go pionowo. Enter puszcza, Escape odkłada. C wybiera sznurek, V zmienia widok, R czyta stół na głos.
web-kluster-pointers = Mysz: wyciągnij magnes z tacki albo go kliknij; idzie za nią, a kliknięcie go puszcza. Kółko podnosi, w bok albo z Shift obraca; prawy przycisk robi jedno i drugie. Palce: wyciągnij magnes z tacki, potem ciągnij gdziekolwiek, by go przesunąć; drugi palec obraca go i podnosi. Pustą ręką można ciągnąć sznurek, a gdzie indziej widok.
web-kluster-pose = { $pose ->
    [standing] stoi, strona { $face } do przodu
    [lying] leży, koniec { $face } do przodu
   *[flat] płasko, strona { $face } w górę
  }
web-kluster-offset = { $x } { $side ->
    [left] w lewo
   *[right] w prawo
  }, { $y } { $depth ->
    [near] ku tobie
   *[away] od ciebie
  }
web-kluster-here = { $magnet }, { $how }: od środka { $where }; wysokość { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Tu można puścić.
    [no] Tu nie można puścić.
   *[unknown] W drodze.
  }
web-kluster-neighbour = { $magnet }: { $distance } stąd, { $where }.
web-kluster-on-table = { $count ->
    [0] Stół jest pusty.
    [one] Na stole leży jeden magnes.
    [few] Na stole leżą { $count } magnesy.
   *[many] Na stole leży { $count } magnesów.
  }
web-kluster-lies = { $magnet }: od środka { $where }.

## Kluster: laying the cords

web-laying = Sznurki
web-laying-which = Który sznurek
web-laying-cord = Sznurek { $number }
web-laying-shape = Kształt
web-laying-shape-name = { $shape ->
    [circle] Koło
    [oval] Owal
    [eight] Ósemka
   *[free] Odręczny
  }
web-laying-turn = Obrót
web-laying-usual = Domyślnie
web-laying-in-turn = Układać sznurki po kolei
web-laying-who = { $who } układa sznurek { $number }.
web-laying-next = Następny sznurek
web-laying-sheet = Stół ze sznurkami
web-laying-move = Przeciągnij sznurek albo przesuń go strzałkami; Q i E obracają.
web-laying-draw = Narysuj zamkniętą linię myszą lub palcem; strzałki ją przesuwają. Długość sznurka się nie zmienia.

## Hints and reviews: hints at a table

web-hint = Podpowiedź
web-hint-ask = Poproś o podpowiedzi
web-hint-thinking = Myślę nad podpowiedzią…
web-hint-discard = Odrzuć: { $tile }.
web-hint-place = { $magnet } ma leżeć tam, gdzie jasny kształt.
web-hint-flip = Najpierw odwróć go na drugą stronę.
web-hint-stop = Żadne miejsce nie wygląda dość bezpiecznie, żeby grać dalej.
web-proposal-hints = { $name } prosi o podpowiedzi w tej grze.
web-option-hints = Podpowiedzi
web-option-hints-agreed = Solo albo gdy wszyscy się zgodzą
web-option-hints-on = Dla wszystkich
web-option-hints-off = Nigdy

## Hints and reviews: reviews

review-place = Miejsce { $number } · { $risk }%
web-review = Oceń
web-review-graph = Ile oddał każdy ruch
web-review-alternatives = Lepiej albo równie dobrze
web-review-done = Ocena jest gotowa.
web-hint-there = Spróbuj: { $tile } na zaznaczonym polu.
web-hint-next = { $points ->
    [one] W następnej turze możesz tu zdobyć jeden punkt.
    [few] W następnej turze możesz tu zdobyć { $points } punkty.
    [many] W następnej turze możesz tu zdobyć { $points } punktów.
   *[other] W następnej turze możesz tu zdobyć { $points } punktu.
  }

## Lessons

web-learn = Naucz się grać
web-learn-what = W praktyce, przy własnym stole. Pięć minut na grę; przerwij, kiedy chcesz, i wróć później.
web-learn-clustered = Połóż kafelki, zobacz, czemu któryś nie pasuje, ułóż linię i prostokąt, wejdź komuś w drogę i wygraj jednym punktem.
web-learn-kluster = Połóż kamień, poczuj, jak ciągnie inny, celowo połącz dwa, przesuń sznurek i wygraj.
web-learn-how-far = { $state ->
    [done] Jeszcze raz
    [begun] Dalej od kroku { $step } z { $steps }
   *[new] Zacznij
  }
web-learn-first = Nie znasz gry { $game }? Nauczysz się w pięć minut.
web-learn-title = Nauka gry { $game }
web-learn-step = { $step } z { $steps }
web-learn-back = Wstecz
web-learn-skip = Pomiń
web-learn-next = Dalej
web-learn-anew = Ta część od nowa
web-learn-done-already = To już za tobą.
web-learn-finished = Tyle wystarczy wiedzieć przed pierwszą partią { $game }. Miłej zabawy!
web-learn-other = Naucz się grać w { $game }
web-learn-cell = { $cell } To pole wskazuje lekcja.

## Lessons: Clustered

web-learn-lay = Weź kafelek z ręki: zaświecą się pola, na które pasuje. Jeśli świeci pole z obwódką, połóż go tam i zatwierdź.
web-learn-lay-keys = Z klawiatury: cyfra bierze kafelek, strzałki i N prowadzą po planszy, Enter go kładzie.
web-learn-lay-done = Z każdym sąsiadem ma co najmniej dwie z trzech cech wspólne: kształt, wypełnienie, liczbę. Do kafelka startowego na środku pasuje wszystko.
web-learn-refused = Teraz celowy błąd: weź kafelek i stuknij pole, które nie świeci, tuż obok leżącego kafelka.
web-learn-refused-done = Pod planszą jest napisane, dlaczego nie wolno; sąsiad, który przeszkadza, ma obwódkę, a link prowadzi do zasady.
web-learn-line = Co najmniej trzy twoje kafelki w rzędzie albo w kolumnie to linia: punkt za każdy kafelek. Dokończ ją na polu z obwódką.
web-learn-line-done = Twoja pierwsza linia: trzy punkty. Dłuższe są warte więcej, a kafelek może liczyć się w poziomie i w pionie.
web-learn-rectangle = Twój największy prostokąt bez luk, co najmniej dwa na dwa, też daje punkt za każdy kafelek. Wypełnij róg z obwódką.
web-learn-rectangle-done = Cztery punkty więcej. Liczy się tylko największy prostokąt, więc niech rośnie.
web-learn-block = Inny stół, prawie koniec gry; brakuje ci dwóch punktów. Przeciwnik zaraz domknie rząd z czterech na polu z obwódką: uprzedź go i połóż tam swój kafelek.
web-learn-block-done = Zablokowane! Twój kafelek dzieli rząd, a dwa kafelki, które zostają, nie są nic warte.
web-learn-last = Twój ostatni kafelek. Ułóż linię z trzech na polu z obwódką.
web-learn-last-done = Wszystkie kafelki leżą, więc gra skończona.
web-learn-count = Stół liczy wszystko jeszcze raz: twój największy prostokąt, twoje rzędy, twoje kolumny. Kto ma najwięcej, wygrywa. Brawo!

## Lessons: Kluster

web-learn-take = Te kamienie to silne magnesy, a ty chcesz się pozbyć wszystkich. Weź jeden: stuknij go albo naciśnij 1.
web-learn-take-done = Jest w twojej ręce: idzie za palcem lub myszą i słucha strzałek.
web-learn-place = Przenieś go do wnętrza sznurka i puść przyciskiem albo Enterem. Musi być w środku cały.
web-learn-place-done = Leży. Jedna tura, jeden kamień.
web-learn-feel = Weź kolejny i powoli zbliżaj go do tego, który leży, aż zacznie ciągnąć: patrz na wskaźnik, słuchaj buczenia. Jeśli coś go odpycha, odwróć go przyciskiem albo F.
web-learn-feel-done = To jest ta siła. Zwykle warto teraz poszukać spokojniejszego miejsca…
web-learn-snap = … ale zrób odwrotnie: zbliż go jeszcze i puść, żeby oba przyskoczyły do siebie.
web-learn-snap-done = Pstryk! Kamienie, które się stykają, to kluster.
web-learn-why = Co się połączyło, wraca do twojego zapasu, tak samo to, co wypadnie poza sznurek. Twoja tura się kończy. Solo wolno ci tak dwa razy; w grze z innymi to oni są o turę bliżej zwycięstwa.
web-learn-again = Znów połóż kamień, wewnątrz sznurka i nie za blisko niego.
web-learn-cord = Nie musisz tylko unikać niebezpieczeństwa, możesz zrobić miejsce: chwyć sznurek i pociągnij go myszą, palcem albo klawiszami C, Enter i strzałkami. Pociągnie za sobą kamienie, których dotknie.
web-learn-cord-done = Sznurek wolno ruszać w każdej turze, byle nic się nie połączyło.
web-learn-win = Teraz połóż pozostałe kamienie daleko od siebie. Kto pierwszy nie ma już żadnego, wygrywa.
web-learn-win-done = Nie ma już kamieni: wygrywasz!

## Records

web-records-open = Otwórz plik
web-records-open-what = Zapis pobrany tutaj albo zrobiony w terminalu lub przez sędziego. Wybierz go albo upuść tutaj.
web-records-unreadable = Nie da się otworzyć „{ $name }”: { $problem }
web-records-none = Przy twoich stołach nie ma jeszcze skończonych partii.
web-records-line = { $when } · { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
  }
web-record-clustered = Partia Clustered
web-record-kluster = Partia Kluster
web-record-deal = Rozdanie: każdy dobrał, nic jeszcze nie leży.
web-record-set = Stół gotowy, nic jeszcze nie leży.
web-record-nothing = { $seat } nic nie kładzie.
web-record-filming = Odgrywam tę turę jeszcze raz, żeby pokazać ruch…
web-record-camera = Przeciągnij, żeby obejść stół; kółko albo dwa palce przybliżają.
web-record-at = Tura { $turn }, { $seconds } s
web-record-graph = Punkty każdego miejsca, tura po turze
web-record-first = Na początek
web-record-back = Tura wstecz
web-record-play = Odtwórz
web-record-stop = Zatrzymaj
web-record-on = Tura dalej
web-record-last = Na koniec
web-record-turn = Tura
web-record-mark = { $kind ->
    [kluster] Tura { $turn }: kluster
   *[close] Tura { $turn }: mało brakowało, { $mm } mm
  }
web-record-speed = Tempo
web-record-link = Link do tej tury
web-record-download = Pobierz

## Rulebook

web-rules = Zasady
web-rules-title = Zasady gry { $game }
web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono jeden akapit.
    [few] Znaleziono { $count } akapity.
   *[many] Znaleziono { $count } akapitów.
  }
web-rules-none = Nic tu nie wspomina o „{ $words }”.
web-rules-contents = Spis treści
web-rules-other = Zasady gry { $game }
web-rules-print = Drukuj
web-rules-note-yours = Twoja instrukcja:
web-rules-note-leaflets = Instrukcja ({ $languages }):
web-rules-note = Nasze rozstrzygnięcie:
web-rules-link = zasada { $rule }

## Scorer

web-score-title = Policz punkty
web-score-how = Wybierz miejsce i wstukaj jego kafelki. Linie i największy prostokąt od razu się zaświecą.
web-score-board = Stół do policzenia
web-score-brush = Co kładziesz?
web-score-start-tile = Startowy
web-score-erase = Wymaż
web-score-wild = Joker
web-score-points = Punkty
web-score-seat = Miejsce
web-score-rectangle = Prostokąt
web-score-rows = Rzędy
web-score-columns = Kolumny
web-score-total = Razem
web-score-show-seat = Obrysuj tylko miejsce { $seat }
web-score-heard = Miejsce { $seat }: { $total ->
    [one] { $total } punkt.
    [few] { $total } punkty.
   *[many] { $total } punktów.
  }
web-score-largest = Tylko miejsce { $seat } ma największy prostokąt.
web-score-longest = Tylko miejsce { $seat } ma najdłuższą linię.
web-score-empty = Brak kafelków.
web-score-letters = Literami
web-score-letters-how = Jeden rząd w wierszu: . to puste pole, # kafelek startowy, od A do H kafelek tego miejsca, od a do h jego joker.
web-score-letters-take = Ułóż te kafelki
web-score-letters-none = W tych literach nie ma kafelków.
web-score-clear = Wyczyść stół
web-score-why = Skąd biorą się punkty:
web-score-more = Dodaj gracza
web-score-unclear = Przywróć kafelki
web-score-fields = Prostokąt: kafelki największego pełnego prostokąta gracza. Rzędy i kolumny: kafelki wszystkich linii od trzech kafelków, w poziomie i w pionie.

## Referee

web-referee-title = Sędzia przy prawdziwym stole
web-referee-what = Graj w Kluster własnymi magnesami i mów, co się stało. Tury, magnesy i straty zapamiętamy.
web-referee-begin = Zacznij
web-referee-turn = Teraz gra miejsce { $seat }
web-referee-continue = Miejsce { $seat } może położyć kolejny albo skończyć
web-referee-won = Wygrywa miejsce { $seat }
web-referee-over = Gra skończona
web-referee-solo-over = Koniec: { $placed ->
    [one] jeden magnes leży w obszarze gry
    [few] { $placed } magnesy leżą w obszarze gry
   *[many] { $placed } magnesów leży w obszarze gry
  }
web-referee-left = do położenia
web-referee-lying = Na stole
web-referee-faults = Straty
web-referee-placed-stone = Kamień leży, nic się nie łączy
web-referee-placed-spinner = Spinner leży, nic się nie łączy
web-referee-fault = Zabrane magnesy…
web-referee-stop = Na tym koniec
web-referee-picked = Ile magnesów zabrano?
web-referee-stones = Kamienie
web-referee-spinners = Spinnery
web-referee-own = Magnes w ręce
web-referee-own-stone = kamień, już puszczony
web-referee-own-spinner = spinner, już puszczony
web-referee-own-none = był jeszcze w ręce
web-referee-back = Wstecz
web-referee-undo = Cofnij
web-referee-new = Nowa gra
web-referee-boxes = { $kind ->
    [classic] Pudełka Kluster Classic
   *[duo] Pudełka Kluster DUO
  }
web-referee-people = Gracze
web-referee-turn-name = Tura: { $name }
web-referee-continue-name = { $name } może położyć jeszcze jeden albo przerwać
web-referee-won-name = Wygrywa { $name }

## Showing games to others, the table as an app, and one’s own games

web-share-link = Link do tej partii
web-share-picture = Obrazek
web-share-picture-of = Partia jako obrazek: miejsca i stół
web-share-code = Kod QR
web-app-title = Jako aplikacja
web-app-what = Dodaje Lodestone do ekranu głównego. Otwiera się od razu, a zasady, lekcje i własne zapisy można czytać bez sieci.
web-app-install = Zainstaluj
web-app-done = Lodestone jest zainstalowany.
web-app-menu = Gotowe: ta przeglądarka przechowa to, czego potrzebuje. Aby dodać go do ekranu głównego, wybierz w menu przeglądarki „Zainstaluj” lub „Dodaj do ekranu głównego”.
web-app-insecure = Nie spod adresu { $address }: przeglądarki instalują aplikacje tylko przez HTTPS albo na komputerze, na którym działa serwer. Poproś osobę, która go prowadzi, o adres zaczynający się od https.
web-app-unsupported = Ta przeglądarka nie umie instalować aplikacji albo przeszkadza jej okno prywatne.
web-app-off = Ten serwer tego nie oferuje.
web-app-failed = Nie udało się. Spróbuj za chwilę jeszcze raz.
web-app-new = Jest nowa wersja Lodestone.
web-app-take = Wczytaj
web-app-offline = Brak połączenia z serwerem. Zasady, lekcje i własne zapisy nadal można czytać; cała reszta musi poczekać.
web-app-lesson = Bez połączenia nie ma stołu do ćwiczeń. Oto, co mówi lekcja:
web-yours = Twoje partie
web-yours-what = To, co udało się dokończyć w tej przeglądarce. Nikt inny tego nie widzi.
web-yours-none = Nie ma tu jeszcze dokończonych partii.
web-yours-by-game = Według gry
web-yours-by-opponent = Według przeciwnika
web-yours-games = Partie
web-yours-wins = Wygrane
web-yours-best = Rekord
web-yours-streak = Seria
web-yours-longest = Najdłuższa seria
web-yours-given = Co najczęściej oddajesz
web-yours-given-none = Potrzebna jest ocena: otwórz swój zapis i poproś o ocenę.
web-yours-given-nothing = Nic: twoje ocenione partie są bez błędów.
web-yours-given-kind = { $kind ->
    [points] punkty dostępne od razu
    [denied] pola, na których punktują inni
    [next] miejsca na twoją następną turę
    [wild] jokery, które warto zachować
    [discard] kafelki, których nie byłoby ci brak
    [beside] miejsce do rozbudowy
    [risk] bezpieczniejsze miejsca
   *[other] coś innego
  }
web-yours-given-points = (ruchy: { $times }, punkty: { $points })
web-yours-given-risk = (tury: { $times }, zbędne ryzyko: { $percent }%)
web-yours-file = Jako plik
web-yours-file-what = Przenieś partie do innej przeglądarki albo zachowaj je na później. W pliku są wyniki i imiona, ale żadnych kluczy do twoich miejsc.
web-yours-save = Zapisz
web-yours-take = Wczytaj plik
web-yours-added = Nowe partie: { $count }.
web-yours-unreadable = „{ $name }” to nie plik z twoimi partiami.
## Open tables

web-open-title = Spotkaj kogoś
web-open-what = Graj z tymi, którzy są tu teraz.
web-open-now = Zagraj z kimś teraz
web-open-waiting = Czekamy na kogoś do gry { $game }…
web-open-stop = Nie czekaj dłużej
web-open-bot = Nikogo jeszcze nie ma. Zagraj tymczasem z botem: dowiesz się, gdy tylko ktoś przyjdzie.
web-open-bot-play = Zagraj tymczasem z botem
web-open-found = { $name } już tu jest. Zagracie razem w { $game }?
web-open-found-wait = { $name } już tu jest. Chwileczkę…
web-open-come = Graj teraz
web-open-gone = Już nikogo nie ma. Czekasz dalej.
web-open-over-unanswered = Ktoś tu był, ale odpowiedź nie przyszła na czas.
web-open-over-elsewhere = Czekasz teraz w innym oknie.
web-open-over-full = Zbyt wiele osób teraz czeka. Spróbuj za chwilę.
web-open-tables = Otwarte stoły
web-open-none = Żaden stół nie jest teraz otwarty. Zagraj z kimś teraz albo przygotuj własny stół i pokaż go tutaj.
web-open-free = Wolne miejsca: { $free } z { $seats }
web-open-listed = Pokaż ten stół w lobby
web-open-listed-what = Każdy może go tam znaleźć i usiąść, dopóki gra się nie zacznie. Nieznajomi mają tylko reakcje, dopóki wszyscy nie zgodzą się na czat.
web-open-chat-ask = Jeszcze się nie znacie: tylko reakcje, dopóki wszyscy nie zgodzą się na czat.
web-open-chat-allow = Zgoda na czat
web-open-chat-proposed = { $name } prosi o zgodę na czat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Jeden dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
  }
web-days-what = Zegar idzie, czy ktoś tu jest, czy nie; gdy czas minie, ruch wykonuje bot.
web-days-their-turn = Tura: { $name }
web-days-since = od { $when }
web-days-left = pozostało: { $time }
web-days-over = Koniec gry
web-days-waiting = Czeka na graczy
web-days-alone = w pojedynkę
web-days-more = Więcej stołów ({ $count })
web-days-points = Punkty: { $standing }
web-days-magnets = Magnesy do położenia: { $standing }
web-days-gone = Tego stołu już nie ma.
web-days-notify-ask = Czy ta strona ma ci powiedzieć, gdy znów będzie twoja kolej?
web-days-notify-yes = Tak, powiedz
web-days-notify-no = Nie, dziękuję
web-days-notify-denied = Twoja przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach.
web-days-notice = Twoja kolej – przy stole: { $names }
## Daily tables

web-daily-title = Stół dnia
web-daily-what = Codziennie jedno rozdanie każdej gry, takie samo dla wszystkich tutaj, i po jednej próbie.
web-daily-rules = Twoja próba liczy się od pierwszego ruchu. Ruchów się nie cofa, nie ma podpowiedzi, nikt nie ogląda, a zapis otwiera się godzinę po zakończeniu dnia.
web-daily-open = Do stołu dnia
web-daily-go-on = Graj dalej
web-daily-next-hours = Następny za { $hours } godz.
web-daily-next-minutes = Następny za { $minutes } min
web-daily-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
web-daily-magnets = { $points ->
    [one] jeden magnes
    [few] { $points } magnesy
   *[many] { $points } magnesów
  }
web-daily-place = Na razie miejsce { $place }.
web-daily-not-counted = Tej próby nie ma na tablicy.
web-daily-series = { $days ->
    [one] Jeden dzień z rzędu, rekord: { $best }.
    [few] { $days } dni z rzędu, rekord: { $best }.
   *[many] { $days } dni z rzędu, rekord: { $best }.
  }
web-daily-today = Tablica na dziś
web-daily-yesterday = Tablica z wczoraj
web-daily-nobody = Nikt jeszcze nie skończył.
web-daily-more = { $count ->
    [one] i jeszcze jeden
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
  }
web-daily-seed = Ziarno i sól
web-daily-name = Twoje imię na tablicy
web-daily-line = Lodestone, stół dnia: { $game }, { $day }, { $result }
web-daily-copy-line = Kopiuj wiersz
web-daily-copy-picture = Kopiuj obrazek
web-daily-save-picture = Zapisz obrazek
web-daily-copied = Skopiowano.
web-daily-picture = Obrazek do wklejenia, bez kafelków i magnesów:
web-daily-honest = Nie ma tu kont: druga przeglądarka ma drugą próbę. To zabawa i nie ma nagród. Imię, punkty, czas i odcisk twojego klucza są przechowywane przez 90 dni.
web-daily-promise = Każde rozdanie jest losowane dzień wcześniej: SHA-256 jego ziarna widać od razu, samo ziarno godzinę po zakończeniu dnia.
web-daily-check = Sprawdź rozdania
