### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Nie ma języka „{ $code }”. Znane: { $known }.
cli-no-such-option = Nie ma tu opcji { $name }; zobacz --help.
cli-no-such-command = Nie ma polecenia „{ $name }”; zobacz --help.
cli-missing = Brakuje: { $name }; zobacz --help.
cli-value-missing = { $name } wymaga wartości; zobacz --help.
cli-no-value-taken = { $name } nie przyjmuje wartości.
cli-too-much = Za dużo argumentów; zobacz --help.
cli-bad-value = Nieprawidłowa wartość { $name }. Potrzebne: { $needed }.
cli-needs-one-of = jedno z { $known }
cli-needs-range = { $kind ->
    [whole] liczba całkowita
   *[any] liczba
  } od { $least } do { $most }
cli-needs-at-least = { $kind ->
    [whole] liczba całkowita
   *[any] liczba
  } nie mniejsza niż { $least }
cli-needs-number = { $kind ->
    [whole] liczba całkowita
   *[any] liczba
  }
cli-needs-other = coś innego
file-missing = Nie ma pliku „{ $name }”.
file-directory = „{ $name }” to folder; podaj plik, który w nim jest.
file-unreadable = Nie da się odczytać „{ $name }”: { $detail }.
file-unwritable = Nie da się zapisać „{ $name }”: { $detail }.
file-too-large = „{ $name }” ma ponad { $limit } MiB, o wiele więcej, niż tu trzeba.
file-binary = „{ $name }” nie jest plikiem tekstowym w UTF-8.
file-not-json = „{ $name }” to nie JSON (wiersz { $line }, kolumna { $column }).

## Command line: help

help-lodestone = Otwarty stół do gier Kluster i Clustered: graj, licz punkty, sędziuj.
help-lang = Język: { $known }.
help-help = Pokaż tę pomoc i zakończ.
help-version = Pokaż wersję i zakończ.
help-json = Wypisz JSON, dla programów.
help-game = Która gra.
help-score = Policz punkty na gotowym stole gry Clustered, wpisanym literami.

    Na planszy . to puste pole, # kafelek startowy, od A do H kafelek danego miejsca, od a do h jego joker.
help-score-file = Plansza, jeden rząd w wierszu; - czyta standardowe wejście.
help-referee = Sędziuj grę wierszami JSON na standardowym wejściu i wyjściu, dla botów w dowolnym języku.
help-play = Gra w terminalu: Clustered, o ile nie podasz innej.
help-play-clustered = Graj w terminalu: ludzie przy jednej klawiaturze, boty albo jedni i drudzy.
help-play-kluster = Oglądaj, jak boty grają w Kluster z prawdziwą fizyką.
help-play-seats = Kto gdzie siedzi, po przecinkach: human albo nazwa bota (random, greedy, montecarlo, casual, club, neural, expert), od 1 do 8.
help-play-seed = Rozdaj według tej liczby, żeby zagrać jeszcze raz tymi samymi kafelkami.
help-play-first = Miejsce, które zaczyna, od A do H, albo draw, żeby losować. Domyślnie zaczyna jedyna osoba, przy kilku osobach pada pytanie, a boty losują.
help-play-fast = Szybka gra: w turze dobierasz dwa i zostawiasz pięć.
help-play-extra-wild = Miejsca z trzecim jokerem, na przykład AC.
help-play-first-bonus = +2 za pierwszą linię z pięciu i za pierwszy prostokąt 2×3.
help-play-largest-bonus = +2 za największy prostokąt i za najdłuższą linię na koniec.
help-play-resume = Wróć do zapisanej partii.
help-play-record = Gdzie zapisać partię; i tak zostanie zachowana.
help-play-plain = Bez kolorów i bez odświeżania: dla czytników ekranu i potoków.
help-replay = Przejrzyj zapisaną partię krok po kroku.
help-replay-file = Zapis zrobiony przez „play” albo przez „save” sędziego.
help-replay-move = Pokaż stół po tylu ruchach i zakończ.
help-simulate = Symuluj scenę gry Kluster: magnesy i sznurki na stole i to, co robią z nimi ręce.
help-simulate-file = Scena, plik JSON opisany w docs/scenes.md; - czyta standardowe wejście.
help-simulate-plot = Narysuj, co się stało, widziane z góry (.png, .svg albo .pdf).
help-simulate-record = Zapisz wszystko, co zrobiono, żeby dało się to odtworzyć co do bitu.
help-warmup = Przygotuj fizykę i boty teraz, żeby żadna partia nie musiała na nie czekać.
help-bench = Zmierz, jak szybko ten komputer gra w obie gry, na jednym rdzeniu.

## Command line: heads of help pages, and what stands for a value

usage-head = Użycie:
usage-options = [OPCJE]
usage-command = POLECENIE …
usage-arguments-title = Argumenty
usage-options-title = Opcje
usage-commands-title = Polecenia
usage-number = LICZBA
usage-text = TEKST
usage-code = KOD
usage-game = GRA
usage-folder = FOLDER
usage-file = PLIK
usage-seat = MIEJSCE
usage-seats = MIEJSCA
usage-default = domyślnie: { $value }

## Command line: score

score-seat = Miejsce
score-rectangle = Prostokąt
score-rows = Rzędy
score-columns = Kolumny
score-total = Razem
score-empty = Na tej planszy nie ma kafelków.
score-largest-rectangle = { $seat ->
    [none] Nikt nie ma największego prostokąta na wyłączność.
   *[other] { $seat } ma największy prostokąt.
  }
score-longest-line = { $seat ->
    [none] Nikt nie ma najdłuższej linii na wyłączność.
   *[other] { $seat } ma najdłuższą linię.
  }

## The table in the terminal

play-title = Clustered · ruch { $number } · miejsce { $seat } · help pokazuje polecenia
play-seat-name = { $seat } ({ $player })
play-person = człowiek
play-hand = Ręka miejsca { $seat }
play-ask-play = Który kafelek?
play-ask-discard = Nic nie pasuje. Który kafelek odrzucasz?
play-ask-trim = Więcej niż pięć kafelków. Który odrzucasz?
play-ask-cell = Gdzie ma leżeć: { $tile }? (liczba na stole; Enter odkłada kafelek)
play-hand-over = Teraz miejsce { $seat }. Podaj klawiaturę dalej i naciśnij Enter.
play-ask-youngest = Kto jest najmłodszy: { $seats }? Albo naciśnij Enter, żeby losować.
play-begins =
    { $by ->
        [drawn] Losowanie: zaczyna miejsce { $seat }.
        [picked] Zaczyna najmłodszy: miejsce { $seat }.
       *[other] Zaczyna miejsce { $seat }.
        }
play-help =
    Wpisz numer kafelka, potem numer pola. To wszystko.
      3           weź trzeci kafelek i zobacz, gdzie pasuje
      Sh1 2,-1    od razu połóż Sh1 dwa pola w prawo i jedno w górę
      -Sh1        odrzuć go, gdy musisz
      hint        co zrobiłby silny bot i dlaczego
      explain Sh1 2,-1    dlaczego ruch jest niedozwolony
      undo        cofnij swój ostatni ruch
      scores      punkty, część po części
      left, right, up, down    rozejrzyj się po dużym stole
      save PLIK   zachowaj grę w wybranym pliku
      quit        wyjdź; gra zostaje zachowana
    Kafelek w nawiasie teraz nigdzie nie pasuje. Za punktami każdego miejsca: +L, +R to premie za pierwszeństwo, ^l, ^r to
    najdłuższa linia i największy prostokąt w tej chwili, a w nawiasie kafelki, które zostały do dobrania.
    Kafelek to kształt (S kwadrat, T trójkąt, C koło), wypełnienie (h pusty, d prążkowany, s pełny) i liczba; *** to joker.
    Sąsiedzi muszą mieć co najmniej dwie z trzech cech wspólne. Punktują linie od trzech kafelków i twój największy prostokąt.
play-empty = Wpisz numer kafelka albo help.
play-unknown-command = „{ $text }” to ani kafelek, ani polecenie; help pokazuje jedno i drugie.
play-no-tile = Nie masz na ręce kafelka { $number }; jest ich { $most }.
play-no-label = Na stole nie ma { $number }; liczby kończą się na { $most }.
play-fits-nowhere = Ten kafelek w tej chwili nigdzie nie pasuje: { $tile }.
play-explain-what = Podaj ruch do wyjaśnienia, na przykład: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Jednego pola nie widać; left, right, up i down pozwalają się rozejrzeć.
    [few] Nie widać jeszcze { $count } pól; left, right, up i down pozwalają się rozejrzeć.
   *[many] Nie widać jeszcze { $count } pól; left, right, up i down pozwalają się rozejrzeć.
  }
play-legal = { $move } jest dozwolony.
play-hint = { $kind ->
    [discard] Odrzuciłbym: { $move }
   *[place] Zagrałbym { $move } ({ $gain ->
        [0] na razie bez punktów
        [one] { $gain } punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
      }).
  }
play-undo-agree = Czy wszyscy zgadzają się cofnąć ostatni ruch? (t/n)
play-yes = t tak
play-undone = Ostatni ruch został cofnięty.
play-saved = Zapisano jako { $file }.
play-kept = Gra jest zachowana. Wróć do niej poleceniem: { $command }
play-record = Zapis partii jest w { $file }.
play-nothing-kept = Nie zachowano jeszcze żadnej gry.
play-result = { $kind ->
    [given-up] Nikt nie wygrywa: wszyscy odeszli z gry.
    [shared-win] Wspólne zwycięstwo: { $winners }
   *[win] { $winners } wygrywa.
  }
play-best-new = { $total } pkt: twój najlepszy wynik z tymi opcjami!
play-best-old = { $total } pkt. Twój najlepszy wynik z tymi opcjami to { $best }.
play-unknown-player = „{ $name }” nie może tu usiąść. Znane: { $known }.
play-seat-letter = „{ $letter }” to nie miejsce; są od A do H.
play-first-letter = „{ $letter }” to nie miejsce. Podaj od A do { $last } albo draw, żeby losować.
play-surface = „{ $size }” to nie powierzchnia. Napisz 15x11, czyli pola w poziomie i w pionie, albo round:6, czyli promień.
score-bonus = Premia

## The table in the terminal: what has happened

event-placed = { $seat }: { $tile } na { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } odchodzi z gry.
event-discarded = { $seat } nie może nic położyć i odrzuca: { $tile }.
event-trimmed = { $seat } odrzuca: { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } ma jako pierwsze miejsce linię z pięciu (+2).
   *[first_rectangle] { $seat } ma jako pierwsze miejsce prostokąt 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · po ruchu { $number } z { $most }
replay-ask = Enter: dalej · b: wstecz · liczba: do tego ruchu · q: koniec
replay-no-move = Nie ma ruchu { $number }; zapis ma ich { $most }.
play-preparing = Przygotowuję boty (tylko za pierwszym razem, około pół minuty)…

## The rulebook in the terminal

help-rules = Pokaż zasady gry albo ich część.
help-rules-search = Pokaż tylko to, w czym występują te słowa.
help-rules-rule = Pokaż tylko to, co dotyczy tej zasady.
help-rules-html = Zapisz zasady jako stronę do druku.
rules-no-such-rule = W zasadach gry { $game } nie ma zasady „{ $number }”.
rules-nothing-found = W zasadach gry { $game } nic nie wspomina o „{ $words }”.
rules-written = Zasady zapisano w { $file }
rules-contents = Spis treści
rules-note-yours = Twoja instrukcja:
rules-note-leaflets = Instrukcja ({ $languages }):
rules-note = Nasze rozstrzygnięcie:
rules-letters-tiles = Na rysunkach A lub B mówi, czyj to kafelek; dalej kształt (S kwadrat, T trójkąt, C koło), wypełnienie (h pusty, d prążkowany, s pełny) i liczba. *** to joker, ### kafelek startowy.
rules-marks-tiles = + pasuje · ! nie pasuje
rules-marks-magnets = + położony · ! tu nie wolno puścić · x zabierany · o leży

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: stół z krawędziami, 15x11 to pola w poziomie i w pionie, round:6 to promień w polach. Kluster: wood, glass albo felt.
help-watch-bots = Kluster: bot na każdym miejscu, po przecinkach (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: pudełka na stole, na przykład classic,classic,duo.
help-watch-expert = Kluster: kto ma więcej magnesów niż następne miejsce, może położyć kolejny.
help-watch-play-on = Kluster: gra o dalsze miejsca, gdy ktoś już wygrał.
help-watch-rounds = Kluster: koniec po tylu rundach; wygrywa, komu zostało najmniej magnesów.
help-watch-one-group = Kluster: wszystkie sznurki muszą tworzyć jedną grupę, nie tylko każdy z innym.
help-watch-loop = Kluster: średnica pętli sznurka Classic, w mm (320).
help-watch-loop-duo = Kluster: to samo dla sznurka DUO (200).
help-watch-handicap = Kluster: o ile magnesów mniej ma położyć każde miejsce, na przykład 0,3.
help-watch-cord-after = Kluster: gdy wszystko leży nieruchomo, miejsce może jeszcze ruszyć sznurek, jak w instrukcjach.
help-watch-show-poles = Kluster: wszyscy widzą, która strona to północ.
help-watch-turns = Kluster: zatrzymaj po tylu turach.
help-watch-live = Kluster: w prawdziwym tempie zamiast jak najszybciej.
help-replay-check = Kluster: odegraj zapis ponownie i powiedz, czy wychodzi to samo.
watch-boxes = Nie ma pudełka „{ $name }”: podaj classic i duo, na przykład classic,classic,duo.
watch-surface = Nie ma powierzchni „{ $name }”. Znane: { $known }.
watch-turns = Oglądać można co najmniej jedną turę, a nie { $turns }.
watch-handicap = „{ $given }” to nie fory: podaj liczbę dla każdego miejsca, na przykład 0,3.
watch-preparing = Przygotowuję stół (tylko za pierwszym razem, minuta lub dwie)…
watch-title = Kluster · tura { $number } · { $stage ->
    [settling] uspokaja się
    [repair] poprawianie sznurków
    [choice] dalej czy koniec
    [over] po grze
   *[preparing] kładzenie
  }
watch-placed = { $seat } kładzie { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } zabiera { $magnets }: { $count ->
        [one] przyskoczył
        [few] przyskoczyły
       *[many] przyskoczyły
      } do magnesu w ręce.
    [outside] { $seat } zabiera { $magnets }: poza obszarem.
   *[klustered] { $seat } zabiera { $magnets }: połączone.
  }
watch-fault = { $cause ->
    [time] Czas minął: strata { $faults } (dozwolone: { $allowed }).
   *[taken] Strata { $faults } (dozwolone: { $allowed }).
  }
watch-may-continue = { $seat } ma wciąż więcej niż następne miejsce i może grać dalej.
watch-resigned = { $seat } odchodzi z gry; { $count ->
    [one] jeden magnes zostaje odłożony
    [few] { $count } magnesy zostają odłożone
   *[many] { $count } magnesów zostaje odłożonych
  }.
watch-ended = { $reason ->
    [total-victory] Wszystko położone: zwycięstwo całkowite!
    [faults] O jedną stratę za dużo: koniec gry.
    [stopped] Gra została przerwana.
    [resigned] { $winners } wygrywa: inni odeszli.
   *[other] { $count ->
        [0] Koniec gry; nikt nie wygrywa.
        [one] { $winners } wygrywa.
        [few] Wspólne zwycięstwo: { $winners }.
       *[many] Wspólne zwycięstwo: { $winners }.
      }
  }
watch-nothing = { $seat } nic nie kładzie; kolej na następne miejsce.
watch-time-up = Czas miejsca { $seat } minął: niezdarna ręka rozegrała turę do końca.
watch-solo = Położone: { $placed }, straty: { $faults } (dozwolone: { $allowed }).
replay-kluster-title = Kluster · po turze { $number } z { $most }
replay-lying = Na stole: { $magnets }
replay-other-physics = Nagrano na fizyce { $then }; to jest fizyka { $now }.
replay-identical = Wszystkie tury ({ $turns }) przebiegły tak samo, co do bitu.
replay-differs = Tura { $turn } przebiega w tej fizyce inaczej ({ $what ->
    [table] już przed nią stół wygląda inaczej
    [refused] coś, co wtedy zrobiono, teraz jest odrzucane
    [happenings] dzieje się coś innego
   *[digest] dzieje się to samo, ale nie co do bitu
  }). To, co mówi zapis, nadal obowiązuje.

## Hints and reviews

advice-also = Też dobrze: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Czy wszyscy zgadzają się na podpowiedzi w tej grze? (t/n)

## Hints and reviews: reviews

help-review = Oceń każdy ruch zapisanej partii: co było najlepsze i ile to kosztowało.
help-review-turn = Oceń tylko ten ruch lub turę.

## Physics as a library (SI units)

physics-bad-friction = Współczynnik tarcia { $value } się nie nadaje: potrzeba 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Magnes nie może mieć masy { $mass } kg; wolno od 1 mg do 10 kg.
physics-bad-quaternion = Orientacja wymaga czterech skończonych liczb, nie samych zer.
physics-bad-size = Magnes musi mieć wzdłuż każdej osi od 1 mm do 200 mm.
physics-bad-step = Krok czasu { $dt } s się nie nadaje; wolno od 10 µs do 5 ms.
physics-cord-flat = Ten sznurek niczego nie otacza: wszystkie jego punkty leżą na jednej prostej.
physics-cord-free = Nikt nie trzyma sznurka { $cord }; najpierw go chwyć.
physics-cord-held = Sznurek { $cord } jest już w ręce.
physics-cord-length = Sznurek nie może mieć długości { $length } m; wolno od 0,05 m do 20 m.
physics-cord-off-table = Sznurek nie leży na stole.
physics-cord-out-of-reach = Ręka jest { $distance } m od sznurka, za daleko, żeby go chwycić.
physics-cord-points = Sznurek wymaga co najmniej trzech różnych punktów, a jest ich { $count }.
physics-hand-empty = Ręka nie trzyma magnesu albo już go puszcza.
physics-hand-full = Ręka trzyma już magnes { $magnet }.
physics-no-such-cord = Nie ma sznurka { $index }.
physics-no-such-magnet = Nie ma magnesu { $index }.
physics-not-a-recording = To nie jest nagranie świata.
physics-not-a-snapshot = To nie jest kompletna migawka świata.
physics-not-finite = Liczba w „{ $field }” nie jest skończona.
physics-replay-differs = Odtworzone nagranie nie kończy się tak, jak jest w nim zapisane.
physics-snapshot-version = Ta migawka ma wersję { $version }; znana jest { $known }.
physics-too-many = Magnesów może być najwyżej { $most }.
physics-too-many-cords = Sznurków może być najwyżej { $most }.
physics-unknown-input = Świat nie zna wejścia „{ $name }”.
physics-unknown-parameter = Nie ma parametru „{ $name }”.
physics-unknown-pose = Nie ma ułożenia „{ $name }”.
physics-unknown-surface = Nie ma powierzchni „{ $name }”.

## Scenes

scene-not-json = Scena to nie JSON (wiersz { $line }, kolumna { $column }).
scene-too-deep = Scena jest zagnieżdżona głębiej niż na { $most } poziomów.
scene-key-twice = „{ $name }” stoi dwa razy w tym samym obiekcie.
scene-not-finite = Liczba w { $place } nie jest skończona ({ $value }).
scene-number = Liczba w { $place } jest za duża.
scene-unknown-word = „{ $word }” w { $place } jest nieznane. Znane: { $known }.
scene-friction = Powierzchnia wymaga 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Identyfikator „{ $id }” w { $place } ma znaki, których nie da się pokazać, albo spacje na końcach.
scene-pose-twice = Magnes w { $place } ma kwaternion, który mówi o ułożeniu wszystko; usuń „{ $name }”.
scene-quaternion = Kwaternion w { $place } musi mieć długość; same zera (albo o wiele za duże liczby) niczego nie obracają.
scene-pose = { $kind } nie może tak leżeć: { $pose } (w { $place }); możliwe: { $fitting }.
scene-mass = Przy tym rozmiarze magnes w { $place } ważyłby ponad 10 kg; podaj jego masę.
scene-one-of = { $place } musi mieć dokładnie jedno z: { $known }.
scene-cord-points = Sznurek w { $place } wymaga co najmniej trzech różnych punktów, a jest ich { $count }.
scene-cord-length = Sznurek w { $place } musi mieć od { $least } do { $most } mm długości.
scene-cord-flat = Sznurek w { $place } niczego nie otacza: jego punkty leżą na jednej prostej.
scene-cord-off-table = Sznurek w { $place } wychodzi poza stół, który z każdej strony kończy się { $half } mm od środka.
scene-no-such-cord = Nie ma sznurka { $cord }, który można by pociągnąć (w { $place }); { $count ->
    [0] scena nie ma żadnego
    [one] scena ma jeden, sznurek 0
    [few] scena ma { $count }, od 0
   *[many] scena ma ich { $count }, od 0
  }.
scene-times = Czasy na ścieżce muszą rosnąć; { $time } s w { $place } nie rośnie.
scene-too-many = Liczba magnesów w tej scenie to { $count }; symulować można najwyżej { $most }.
scene-too-many-cords = Liczba sznurków w tej scenie to { $count }; symulować można najwyżej { $most }.
scene-id-twice = Identyfikator „{ $id }” w { $place } jest już zajęty przez { $first }.
scene-overlap = Magnesy „{ $first }” i „{ $second }” na początku nachodzą na siebie.
scene-starts-inside = Magnes „{ $id }” z { $place } pojawiłby się wewnątrz magnesu „{ $other }”.
scene-too-low = Na wysokości { $height } mm ({ $place }) trzymany magnes byłby w blacie; jego środek może być najniżej na { $least } mm.
scene-out-of-reach = Ręka jest { $distance } mm od sznurka { $cord }; żeby go chwycić, musi być najwyżej { $most } mm od niego.
scene-blew-up = Liczby urosły po drodze ponad wszelką miarę: takich magnesów nie da się symulować.

## Simulate

simulate-preparing = Przygotowuję fizykę (tylko za pierwszym razem)…
simulate-progress = Zasymulowano { $time } s z najwyżej { $limit } s; trwa to już { $waited } s…
simulate-plot-format = „{ $name }” to nie obraz, który umiemy narysować; niech kończy się na jedno z { $known }.
simulate-no-matplotlib = Do rysowania potrzeba matplotlib, a nie jest zainstalowany: { $command }
simulate-rest = Po { $time } s wszystko się uspokoiło.
simulate-moving = Czas minął po { $time } s, a nie wszystko się uspokoiło.
simulate-nothing-moved = { $count ->
    [one] Magnes nie przesunął się nawet o 0,1 mm.
    [few] Żaden z { $count } magnesów nie przesunął się nawet o 0,1 mm.
   *[many] Żaden z { $count } magnesów nie przesunął się nawet o 0,1 mm.
  }
simulate-moved-count = { $moved ->
    [one] Przesunął się
    [few] Przesunęły się
   *[many] Przesunęło się
  } { $moved } z { $count } { $count ->
    [one] magnesu
    [few] magnesów
   *[many] magnesów
  }:
simulate-moved = {"  "}{ $id } o { $distance } mm do x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… i jeszcze { $count }
simulate-no-touch = Żadne magnesy się nie zetknęły.
simulate-touch = { $first } i { $second } zetknęły się po { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Poza obszarem: { $names }.
simulate-cord = Sznurek { $number } ma { $length } mm długości.
simulate-digest = Skrót { $digest }

## The picture of a scene

plot-rest = spokój po { $time } s
plot-moving = wciąż w ruchu po { $time } s
plot-touches = { $count ->
    [0] bez zetknięć
    [one] jedno zetknięcie
    [few] { $count } zetknięcia
   *[many] { $count } zetknięć
  }
plot-outside = poza obszarem: { $names }
plot-before = przedtem
plot-path = droga
plot-held = w ręce
plot-north = północ
plot-south = południe
plot-touch = zetknięcie
plot-scale = { $length } mm

## Warmup

warmup-begun = Przygotowanie magnesów, sznurków i botów
warmup-progress = Gotowe części: { $done } z { $all } ({ $seconds } s)
warmup-ready = Po { $seconds } s wszystko gotowe i zachowane w { $folder }

## Bench

bench-doing = Trwa pomiar
bench-library = Clustered, biblioteka Pythona: { NUMBER($count) } ruchów na sekundę
bench-engine = Clustered, skompilowany silnik: { NUMBER($count) } ruchów na sekundę
bench-scan = Kluster, rozważone miejsca: { NUMBER($count) } na sekundę
bench-frame = Kluster, klatka na żywo: { NUMBER($ms, maximumFractionDigits: 2) } ms; jeden rdzeń nadąża za { $tables } stołami

## Tournaments: help

help-tournament = Niech boty zagrają ze sobą i dostaną ranking; to samo polecenie idzie dalej po przerwaniu.
help-tournament-bots = Kto bierze udział, po przecinkach; wszystkie boty gry, jeśli nikogo nie podasz. Kto podany dwa razy, gra dwa razy.
help-tournament-bot = Program, który też bierze udział; można podać kilka razy. docs/bots-in-any-language.md mówi, co musi umieć.
help-play-bot = Program, który zajmuje następne miejsce; można podać kilka razy. Bez --seats (Kluster: --bots) pierwsze masz ty (Kluster: clumsy).
help-bot-seconds = Jak długo program może myśleć nad każdą odpowiedzią; inaczej 2 s w Clustered, 3 s w Kluster.
help-tournament-seats = Ilu siedzi przy każdym stole.
help-tournament-deals = Rozdania na każde spotkanie; każdy gra każde z każdego miejsca.
help-tournament-swiss = Rundy turnieju szwajcarskiego, w którym spotykają się równi; bez tego każdy spotyka każdego.
help-tournament-seed = Losuje rozdania i boty; ta sama liczba daje te same gry.
help-tournament-out = Dokąd trafiają wyniki i raporty.
help-tournament-jobs = Gry jednocześnie; inaczej jedna na rdzeń.
help-tournament-dask = Graj zamiast tego na klastrze Dask tego planisty.
help-bot = Niech program usiądzie przy stole w sieci i zagra tam jedną grę.
help-bot-program = Program z jego opcjami, w cudzysłowie.
help-bot-table = Link do stołu albo osobisty link do miejsca.
help-bot-name = Co widzą inni przy stole; inaczej nazwa programu.
usage-bots = BOTY
usage-program = PROGRAM

## Tournaments: errors

program-not-started = Nie da się uruchomić „{ $command }”: { $detail }.
play-programs = W tej grze { $count ->
    [0] nie ma programów przy stole; pomiń --bot
    [one] jest { $count } program przy stole; podaj go przez --bot ({ $names })
    [few] są { $count } programy przy stole; podaj je przez --bot w kolejności miejsc ({ $names })
    [many] jest { $count } programów przy stole; podaj je przez --bot w kolejności miejsc ({ $names })
   *[other] jest { $count } programu przy stole; podaj je przez --bot w kolejności miejsc ({ $names })
  }.
bot-link = „{ $link }” to nie link do stołu; wygląda on tak: https://server/t/Abcd1234.
bot-no-server = { $address } nie odpowiada: { $detail }.
bot-refused = Serwer mówi: { $message }
tournament-too-few = Uczestników: { $entrants }, to za mało na miejsca: { $seats }; podaj więcej botów, choćby tego samego dwa razy.
tournament-swiss-alone = Turniej szwajcarski wymaga co najmniej dwóch miejsc przy stole; pomiń --swiss.
tournament-log-busy = „{ $name }” jest używany przez inny trwający turniej; wybierz inny folder przez --out.
tournament-log-other = „{ $name }” należy do turnieju z innymi uczestnikami, zasadami lub liczbami; wybierz inny folder przez --out.
tournament-log-line = Wiersz { $line } w „{ $name }” nie jest wynikiem tego turnieju; popraw plik albo wybierz inny folder przez --out.
tournament-workers-lost = Procesy, które grały, zginęły, może z braku pamięci; to, co rozegrano, zostaje, a to samo polecenie idzie dalej (spróbuj --jobs 1).
tournament-no-dask = --dask potrzebuje pakietu distributed: pip install "lodestone[dask]".
tournament-no-cluster = Planista Dask { $address } nie odpowiada: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat }: { $count } odpowiedź spóźniona lub do niczego: { $file }
    [few] { $seat }: { $count } odpowiedzi spóźnione lub do niczego: { $file }
    [many] { $seat }: { $count } odpowiedzi spóźnionych lub do niczego: { $file }
   *[other] { $seat }: { $count } odpowiedzi spóźnionej lub do niczego: { $file }
  }
bot-seated = Miejsce { $seat } na { $server }. Czekamy na grę…
bot-over = Gra skończona. Zwycięzcy: { $winners }
tournament-progress = Gry: { $done } z { $total }
tournament-interrupted = Przerwano; rozegrane gry: { $games }. Zostają, a to samo polecenie idzie dalej.
tournament-written = Raport: { $file }
tournament-title = Turniej { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  }
tournament-summary = Gry: { $games }, rozdania na spotkanie: { $deals }, liczba startowa: { $seed }.
tournament-bot = Bot
tournament-rating = Ranking
tournament-games = Gry
tournament-share = Udział
tournament-points = Punkty
tournament-slips = Wpadki
tournament-crosstable = Ile każdy bot (wiersz) zabrał każdemu innemu (kolumna): udział z przedziałem 95% i gry
tournament-course = Ranking z gry na grę
tournament-note = Ranking według openskill, z podwójną niepewnością; 25 to średnia. W udziale remis liczy się za połowę. Punkty: w Clustered sumy; w Kluster pozostałe magnesy, w pojedynkę położone.

## Starting the server

help-table-port = Port, którego użyć; wolny, jeśli go nie podasz.
help-table-lan = Pozwala grać innym z tej samej sieci: pokazuje link i kod QR dla telefonów.
help-table-no-browser = Nie otwieraj przeglądarki.
help-table-data = Folder, w którym są stoły.
help-serve = Udostępniaj stoły innym: otwierają link w przeglądarce i siadają do gry.
help-serve-host = Adres, na którym słuchać; 0.0.0.0 to wszystkie adresy tego komputera.
help-serve-port = Port, na którym słuchać.
help-serve-database = Gdzie są stoły: plik albo URL jak postgresql://user@host/name.
help-serve-public-url = Adres, pod którym inni widzą ten serwer, jeśli stoi przed nim pośrednik (proxy).
help-serve-admin = Plik z tokenem administratora; bez niego LODESTONE_ADMIN_TOKEN ze środowiska.
help-serve-trust-proxy = Wierz nagłówkom X-Forwarded od proxy. Tylko jeśli nikt nie może go ominąć.
help-serve-proxies = Z --trust-proxy: ile proxy stoi jedno za drugim. Każde dopisuje adres do X-Forwarded-For; liczy się adres dopisany przez pierwsze.
help-serve-archive = Po ilu dniach stół, którego nikt nie rusza, trafia do archiwum.
help-serve-keep = Po ilu dniach stół z archiwum jest usuwany; nigdy, jeśli tego nie podasz.
help-serve-tables-per-hour = Ile stołów może otworzyć jeden adres w ciągu godziny.
help-serve-requests = Ile żądań może wysłać jeden adres w ciągu minuty.
help-serve-connections = Ile osób może przyglądać się przy jednym stole. Kto ma miejsce, zawsze wejdzie.
help-serve-all-connections = Ile połączeń może być jednocześnie.
help-serve-address-connections = Ile połączeń może mieć jednocześnie jeden adres.
help-serve-processes = Ile procesów pracuje dla gości: boty Clustered, podpowiedzi, sprawdzanie, odtwarzanie, omówienia; domyślnie o jeden więcej niż rdzeni.
help-serve-tables = Ile stołów ten serwer trzyma w pamięci.
help-serve-live-matches = Ile partii gry Kluster ten serwer rozgrywa naraz.
help-serve-drain = Ile sekund zatrzymywany serwer czeka na koniec tur, zanim przekaże ich stoły innym.
help-serve-node = Gdzie inne serwery z tą samą bazą znajdują ten serwer; domyślnie tam, gdzie słucha. Wszystkie potrzebują tego samego LODESTONE_CLUSTER_SECRET w środowisku.
help-serve-workers = Ile serwerów uruchomić na tym porcie; więcej niż jeden wymaga PostgreSQL.
help-serve-dask = Licz boty Clustered, podpowiedzi, sprawdzanie, odtwarzanie i omówienia na klastrze Dask tego planisty, dopóki odpowiada.
help-serve-dask-ca = Przy tls://…: certyfikat, po którym rozpoznaje się klaster.
help-serve-dask-cert = Przy tls://…: certyfikat, po którym klaster rozpoznaje ten serwer.
help-serve-dask-key = Przy tls://…: klucz tego certyfikatu.
help-serve-messages = Ile wiadomości może wysłać jedno połączenie w ciągu sekundy.
help-serve-no-app = Nie oferuj stołu jako aplikacji; przeglądarki, które ją zainstalowały, usuną ją.
help-serve-open-tables = Pozwól otwierać stoły dla wszystkich i grać z nieznajomymi.
help-serve-dailies = Udostępnij stoły dnia: codziennie jedno rozdanie, takie samo dla wszystkich.
help-serve-bot-pace = Ile sekund bot poświęca co najmniej na ruch.
serve-ready = Stoły są otwarte pod { $url }
serve-here = Stół czeka: { $url }
serve-lan = Inni w tej sieci wchodzą przez: { $url }
serve-stop = Zatrzymasz go przez Ctrl-C.
serve-cannot-listen = Nie da się słuchać na { $host }, port { $port }: { $cause }
serve-short-token = Token administratora jest za krótki: najmniejsza liczba znaków to { $shortest }.
serve-short-secret = Sekret w LODESTONE_CLUSTER_SECRET jest za krótki: najmniejsza liczba znaków to { $shortest }.
serve-workers-sqlite = Kilka serwerów wymaga PostgreSQL: z plikiem może działać tylko jeden. Pomiń --workers albo podaj --database postgresql://…
serve-dask-address = „{ $url }” nie jest adresem planisty Dask. Zapisz go jako tls://dask.example.org:8786 lub tcp://127.0.0.1:8786
serve-dask-tls = Planista Dask pod tls://… wymaga --dask-ca, --dask-cert i --dask-key; pod tcp://… żadnej z nich.
serve-public-url = „{ $url }” to nie adres serwera. Napisz go tak: https://tables.example.org

## Storage

storage-address = Pod „{ $place }” nie ma magazynu: podaj plik, sqlite:///path albo postgresql://user@host/database.
storage-needs-postgres = PostgreSQL wymaga jeszcze jednej części: pip install "lodestone[postgres]".
storage-not-a-database = „{ $place }” to nie baza danych albo jest uszkodzona. Wybierz inny plik lub przywróć ją z kopii.
storage-foreign = „{ $place }” należy do innego programu. Wybierz inny plik albo pustą bazę danych.
storage-newer = „{ $place }” zapisał nowszy Lodestone. Zainstaluj tę wersję lub nowszą albo przywróć starszą kopię.
storage-not-writable = Nie da się zapisać „{ $place }”: { $cause }. Sprawdź, kto jest właścicielem, albo wybierz inne miejsce.
storage-unreachable = Nie da się połączyć z magazynem „{ $place }”: { $cause }. Sprawdź adres i czy baza danych działa.
storage-in-use = „{ $place }” jest właśnie używane przez inny Lodestone. Najpierw go zatrzymaj albo wybierz dla tego inne miejsce.
storage-no-secret = „{ $place }” jest właśnie używane przez inny Lodestone. Serwery ze wspólną bazą potrzebują tego samego sekretu w LODESTONE_CLUSTER_SECRET: ustaw go wszystkim albo zatrzymaj ten drugi.
storage-other-secret = „{ $place }” jest właśnie używane przez inny Lodestone z innym sekretem albo bez niego. Ustaw wszystkim ten sam w LODESTONE_CLUSTER_SECRET i uruchom je ponownie.
storage-pooled = „{ $place }” nie działa przez pulę, która przydziela połączenia na czas transakcji, jak pgbouncer z pool_mode = transaction. Połącz się bezpośrednio albo użyj pool_mode = session.
storage-older-server = „{ $place }” jest używane przez Lodestone w wersji { $version }, który nie odczytałby tego, co zapisze ten. Najpierw go zatrzymaj.
storage-same-address = Pod { $url } jest już inny Lodestone korzystający z „{ $place }”. Nadaj każdemu serwerowi własny adres przez --node.

help-dataset = Gry Clustered jako dane dla programów, które się uczą.
help-dataset-make = Niech grają boty, albo weź zapisy, i zapisz gry jako pliki Parquet; to samo polecenie idzie dalej.
help-dataset-read = Odtwórz zbiór danych, sprawdź go i powiedz, co zawiera.
help-dataset-games = Ile gier.
help-dataset-records = Zapis zakończonej gry zamiast gry botów; można podać kilka razy.
help-dataset-out = Dokąd trafiają pliki.
help-dataset-folder = Folder zbioru danych.
dataset-written = Gry: { $games }, folder: { $name }
dataset-summary = Gry: { $games }, ruchy: { $moves }
dataset-other = „{ $name }” zawiera inny zbiór danych; wybierz inny folder przez --out.
dataset-unfinished = Zapis kończy się przed końcem gry; do zbioru danych trafiają tylko zakończone gry.
dataset-edited = „{ $name }” nie zgadza się z zapisami obok.
extra-missing = Brakuje pakietów: { $command }
