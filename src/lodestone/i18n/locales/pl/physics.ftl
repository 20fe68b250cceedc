# Magnesy i sznurki: co fizyka odrzuca, sceny dla `lodestone simulate`, rozgrzewka.
# $place: gdzie w pliku sceny, jak magnets[2].kind (pierwszy to 0; „·” to sam plik).

## Fizyka jako biblioteka (jednostki SI)

physics-bad-friction = Współczynnik tarcia { $value } się nie nadaje: potrzeba 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Magnes nie może mieć masy { $mass } kg; wolno od 1 mg do 10 kg.
physics-bad-quaternion = Orientacja wymaga czterech skończonych liczb, nie samych zer.
physics-bad-size = Magnes musi mieć wzdłuż każdej osi od 1 mm do 200 mm.
physics-bad-step = Krok czasu { $dt } s się nie nadaje; wolno od 10 µs do 5 ms.
physics-cord-flat = Ten sznurek niczego nie otacza: wszystkie jego punkty leżą na jednej prostej.
physics-cord-free = Nikt nie trzyma sznurka { $cord }; najpierw go chwyć.
physics-cord-held = Sznurek { $cord } jest już w ręce.
physics-cord-length = Sznurek nie może mieć długości { $length } m; wolno od 0,05 m do 20 m.
physics-cord-off-table = Sznurek nie leży na stole.
physics-cord-out-of-reach = Ręka jest { $distance } m od sznurka, za daleko, żeby go chwycić.
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

## Sceny

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
scene-mass = Przy tym rozmiarze magnes w { $place } ważyłby ponad 10 kg; podaj jego masę.
scene-one-of = { $place } musi mieć dokładnie jedno z: { $known }.
scene-cord-points = Sznurek w { $place } wymaga co najmniej trzech różnych punktów, a jest ich { $count }.
scene-cord-length = Sznurek w { $place } musi mieć od { $least } do { $most } mm długości.
scene-cord-flat = Sznurek w { $place } niczego nie otacza: jego punkty leżą na jednej prostej.
scene-cord-off-table = Sznurek w { $place } wychodzi poza stół, który z każdej strony kończy się { $half } mm od środka.
scene-no-such-cord = Nie ma sznurka { $cord }, który można by pociągnąć (w { $place }); { $count ->
    [0] scena nie ma żadnego
    [one] scena ma jeden, sznurek 0
    [few] scena ma { $count }, od 0
   *[many] scena ma ich { $count }, od 0
  }.
scene-times = Czasy na ścieżce muszą rosnąć; { $time } s w { $place } nie rośnie.
scene-too-many = Liczba magnesów w tej scenie to { $count }; symulować można najwyżej { $most }.
scene-too-many-cords = Liczba sznurków w tej scenie to { $count }; symulować można najwyżej { $most }.
scene-id-twice = Identyfikator „{ $id }” w { $place } jest już zajęty przez { $first }.
scene-overlap = Magnesy „{ $first }” i „{ $second }” na początku nachodzą na siebie.
scene-starts-inside = Magnes „{ $id }” z { $place } pojawiłby się wewnątrz magnesu „{ $other }”.
scene-too-low = Na wysokości { $height } mm ({ $place }) trzymany magnes byłby w blacie; jego środek może być najniżej na { $least } mm.
scene-out-of-reach = Ręka jest { $distance } mm od sznurka { $cord }; żeby go chwycić, musi być najwyżej { $most } mm od niego.
scene-blew-up = Liczby urosły po drodze ponad wszelką miarę: takich magnesów nie da się symulować.

## simulate

simulate-preparing = Przygotowuję fizykę (tylko za pierwszym razem) …
simulate-progress = Zasymulowano { $time } s z najwyżej { $limit } s; trwa to już { $waited } s …
simulate-plot-format = „{ $name }” to nie obraz, który umiemy narysować; niech kończy się na jedno z { $known }.
simulate-no-matplotlib = Do rysowania potrzeba matplotlib, a nie jest zainstalowany: { $command }
simulate-rest = Po { $time } s wszystko się uspokoiło.
simulate-moving = Czas minął po { $time } s, a nie wszystko się uspokoiło.
simulate-nothing-moved = { $count ->
    [one] Magnes nie przesunął się nawet o 0,1 mm.
    [few] Żaden z { $count } magnesów nie przesunął się nawet o 0,1 mm.
   *[many] Żaden z { $count } magnesów nie przesunął się nawet o 0,1 mm.
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
simulate-moved = {"  "}{ $id } o { $distance } mm do x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… i jeszcze { $count }
simulate-no-touch = Żadne magnesy się nie zetknęły.
simulate-touch = { $first } i { $second } zetknęły się po { $time } s.
simulate-kluster = Klaster: { $names }.
simulate-outside = Poza obszarem: { $names }.
simulate-cord = Sznurek { $number } ma { $length } mm długości.
simulate-digest = Skrót { $digest }

## Obraz sceny

plot-rest = spokój po { $time } s
plot-moving = wciąż w ruchu po { $time } s
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
plot-scale = { $length } mm

## warmup

warmup-loading = Wczytywanie fizyki
warmup-boards = Przygotowanie plansz, przeglądów i prób
warmup-scenes = Przygotowanie rąk i sznurków
warmup-bots = Przygotowanie botów
warmup-done = { $what }: { $seconds } s
warmup-ready = Po { $seconds } s wszystko gotowe i zachowane w { $folder }

## bench

bench-doing = Trwa pomiar
bench-library = Clustered, biblioteka Pythona: { NUMBER($count) } ruchów na sekundę
bench-engine = Clustered, skompilowany silnik: { NUMBER($count) } ruchów na sekundę
bench-scan = Kluster, rozważone miejsca: { NUMBER($count) } na sekundę
bench-frame = Kluster, klatka na żywo: { NUMBER($ms, maximumFractionDigits: 2) } ms; jeden rdzeń nadąża za { $tables } stołami
