### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone jest projektem nieoficjalnym, niezwiązanym z twórcami gier. Autorami gry Kluster są Robert i Paula Henning, a wydawcami Borderline Editions i Kluster LLC; autorami gry Clustered są Scotty Hardwick, Kitt Byrne i Vegard Farstad, a wydawcą Sculpin Games.
magnet-safety = Prawdziwe pudełka nie są odpowiednie dla dzieci poniżej trzech lat: małymi elementami mogą się zadławić, a długim sznurkiem udusić. Magnesy są silne: trzymaj je z dala od małych dzieci, rozruszników serca i innych implantów. Kto połknie magnes, musi natychmiast trafić do lekarza. Przeczytaj ostrzeżenia ze swojego pudełka i zachowaj je.

## Names of tiles and magnets

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] pusty
            [d] prążkowany
           *[s] pełny
          } kwadrat
        [few] { $fill ->
            [h] puste
            [d] prążkowane
           *[s] pełne
          } kwadraty
       *[many] { $fill ->
            [h] pustych
            [d] prążkowanych
           *[s] pełnych
          } kwadratów
      }
    [T] { $count ->
        [one] { $fill ->
            [h] pusty
            [d] prążkowany
           *[s] pełny
          } trójkąt
        [few] { $fill ->
            [h] puste
            [d] prążkowane
           *[s] pełne
          } trójkąty
       *[many] { $fill ->
            [h] pustych
            [d] prążkowanych
           *[s] pełnych
          } trójkątów
      }
   *[C] { $count ->
        [one] { $fill ->
            [h] puste
            [d] prążkowane
           *[s] pełne
          } koło
        [few] { $fill ->
            [h] puste
            [d] prążkowane
           *[s] pełne
          } koła
       *[many] { $fill ->
            [h] pustych
            [d] prążkowanych
           *[s] pełnych
          } kół
      }
  }
web-tile-wild = joker
web-tile-start = kafelek startowy
web-kluster-stone = kamień { $number }
web-kluster-spinner = spinner { $number }

## Clustered: notation

notation-tile = „{ $text }” to nie kafelek. Napisz kształt S, T albo C, wypełnienie h, d albo s i liczbę od 1 do 3, na przykład Sh1; joker to ***.
notation-cell = „{ $text }” to nie pole na stole. Napisz x,y liczbami całkowitymi, na przykład 1,0.
notation-move = „{ $text }” to nie ruch. Napisz Sh1@1,0, żeby położyć kafelek, albo -Sh1, żeby go odrzucić.
notation-start-tile = Kafelek startowy leży na stole od początku; nikt nim nie gra.

## Clustered: moves

game-over = Gra skończona.
illegal-not-in-hand = Tego kafelka nie masz na ręce: { $tile }.
illegal-discard = Nie wolno odrzucać, póki któryś z twoich kafelków pasuje, na przykład ten: { $example }.
illegal-trim-first = Najpierw odrzuć nadmiar, tak by zostało pięć kafelków.
illegal-trim-drawn = Przy tym stole można odrzucić tylko kafelek dobrany przed chwilą, nie ten: { $tile }.
illegal-off-table = To już poza stołem: nie ma tam miejsca na kafelek.
illegal-occupied = Tam leży już kafelek: { $occupant }.
illegal-alone = Obok tego pola nic nie leży: kafelek musi stykać się bokiem z innym.
illegal-resign = Miejsce { $seat } już odeszło z gry albo nigdy w niej nie było.
illegal-neighbour = { $tile } i { $neighbour } nie mogą leżeć obok siebie: { $differ ->
    [shape-fill] różnią się kształt i wypełnienie
    [shape-count] różnią się kształt i liczba
    [fill-count] różnią się wypełnienie i liczba
   *[shape-fill-count] różnią się kształt, wypełnienie i liczba
  }. Sąsiedzi muszą mieć wspólne co najmniej dwie z trzech cech.

## Clustered: setting up

setup-seats = Clustered ma od 1 do { $most } miejsc, a nie { $seats }.
setup-first = Miejsce { $first } nie może zacząć: miejsca są od A do { $last }.
setup-extra-wild = Miejsce { $seat } nie może mieć dodatkowego jokera: miejsca są od A do { $last }.
setup-extra-wild-twice = Jedno z miejsc wymieniono przy dodatkowym jokerze dwa razy.
setup-stack-surplus = Miejsce { $seat } ma w stosie ten kafelek zbyt wiele razy: { $tile }.
setup-stack-missing = Miejscu { $seat } brakuje w stosie tego kafelka: { $tile }.
setup-surface = Na tej powierzchni nie ma miejsca na kafelek startowy na { $cell }.
setup-radius = Promień okrągłej powierzchni musi być liczbą, zerem lub większą.

## Clustered: records

record-unreadable = To nie jest nasz zapis: { $problem }
record-players = W tym zapisie liczba graczy nie zgadza się z liczbą miejsc.
record-version = Ten zapis ma wersję { $version }; ten program czyta wersje do { $known }.
record-game = To zapis gry „{ $game }”, a nie { $expected }.
record-setup = Przygotowanie w tym zapisie zostało zmienione: suma kontrolna się nie zgadza.
record-move-edited = Ruch { $number }, { $move }, został zmieniony: suma kontrolna się nie zgadza.
record-move-unreadable = Ruchu { $number } nie da się odczytać: { $problem }
record-move-illegal = Ruch { $number }, { $move }, jest niedozwolony: { $problem }
record-result = Wynik w tym zapisie został zmieniony: nie wynika z jego ruchów (jest ich { $number }).

## Clustered: bots

setup-bot = Nie ma bota „{ $name }”. Znane: { $known }.
setup-two-clocks = Stół ma jeden zegar: podaj na ruch sekundy albo dni, nie jedno i drugie.

## Kluster: notation

notation-magnet = „{ $text }” to nie magnes. Napisz c i liczbę dla kamienia, s i liczbę dla spinnera, na przykład c3.

## Kluster: turns

kluster-no-such-magnet = W tej partii nie ma takiego magnesu: { $magnet }.
kluster-set-aside = { $magnet } został odłożony i nie bierze udziału w tej partii.
kluster-not-yours = { $magnet } jest w zapasie miejsca { $seat }: kładzie się tylko własne magnesy.
kluster-lies-already = { $magnet } leży już na stole, a tego, co leży, się nie dotyka.
kluster-held-and-placed = { $magnet } nie może być naraz położony i wciąż w ręce.
kluster-held-alone = { $magnet } w ręce niczego nie dotknął: wpisz go do klustera albo nie podawaj jako trzymanego.
kluster-too-small = Kluster to co najmniej dwa stykające się magnesy, a podano taki, w którym jest { $count }.
kluster-named-twice = { $magnet } stoi w klusterach dwa razy: magnesy, które się stykają, to jeden kluster.
kluster-outside-twice = { $magnet } wymieniono dwa razy wśród tych poza obszarem.
kluster-in-own-pool = { $magnet } nie leżał na stole. Jeśli był w ręce i czegoś dotknął, podaj go jako trzymany.
kluster-in-pool = { $magnet } nie leżał na stole: jest w zapasie miejsca { $seat }.
kluster-must-place = Nic nie położono i nic się nie stało: tura kończy się dopiero, gdy magnes zostanie położony.
kluster-cords-apart = { $group ->
    [one] Sznurki nie tworzą jednej grupy: przesuń je, aż się połączą, wtedy tura może się skończyć.
   *[any] Jeden ze sznurków nie krzyżuje się z żadnym innym: przesuń go, aż się skrzyżuje, wtedy tura może się skończyć.
  }
kluster-stop = Nie ma czego przerywać: tura kończy się położeniem magnesu.
kluster-resign = Miejsca { $seat } nie ma (już) w grze, więc nie może się poddać.

## Kluster: setting up

kluster-setup-boxes = Pudełek każdego rodzaju może być od 0 do { $most }, a nie { $count }.
kluster-setup-no-box = Potrzebne jest co najmniej jedno pudełko.
kluster-setup-seats = Z tymi pudełkami miejsc może być od 1 do { $most }, a nie { $seats }.
kluster-setup-first = Miejsce { $first } nie może zacząć: miejsca są od A do { $last }.
kluster-setup-per-seat = „{ $name }” wymaga jednej liczby na każde miejsce: miejsc jest { $seats }, a liczb { $given }.
kluster-setup-cord-alone = Ruszanie sznurka po puszczeniu jest dla dwóch osób lub więcej.
kluster-setup-cord-options = Jeśli tylko magnesy mogą ruszać sznurek, po puszczeniu nikt go nie ruszy: wybierz jedno z dwojga.
kluster-setup-negative = Liczby w „{ $name }” nie mogą być mniejsze od zera.
kluster-setup-rounds = Limit rund to co najmniej jedna runda.
kluster-setup-handicap = Miejsce { $seat } może odłożyć od 0 do { $most } magnesów, a nie { $count }.
kluster-setup-order-surplus = { $magnet } nie należy do tych pudełek albo rozdano go dwa razy.
kluster-setup-order-missing = Przy rozdaniu brakuje magnesu: { $magnet }.

## Kluster: records

kluster-record-kinds = Musi być dokładnie jedno z: turn, stop, timeout i resign, a jest ich { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Liczba sznurków w tych pudełkach to { $cords }, a nie { $given }.
kluster-lay-off-table = Sznurek zwisałby za krawędź: stół ma { $width } na { $depth } mm.
kluster-lay-cross = Sznurek { $number } nie krzyżuje się z żadnym z już leżących; ułóż go na którymś z nich.
kluster-lay-shape = Sznurka nie da się tak ułożyć ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Teraz gra miejsce { $seat }.
kluster-settling = Poczekaj, aż wszystko się uspokoi.
kluster-clock-plays = Czas tej tury minął: niezdarna ręka rozgrywa ją do końca.
kluster-release-late = Twój obraz stołu był starszy niż sekunda, więc nic nie zostało puszczone. Spróbuj jeszcze raz.
kluster-danger-hidden = Ryzyko w danym miejscu zdradza bieguny, a ten stół ich nie pokazuje.
kluster-danger-empty = W ręce nie ma magnesu.
kluster-choose-first = Najpierw powiedz, czy grasz dalej, czy kończysz.
kluster-nothing-offered = Nie ma czego kontynuować: tura kończy się położeniem jednego magnesu.
kluster-intent-number = „{ $name }” musi być liczbą od { $lowest } do { $highest }.
kluster-frames = Czas płynie całymi klatkami, a podano { $frames }.

## Kluster on physics: the hand

kluster-hand-full = W ręce jest { $magnet }; najpierw go odłóż.
kluster-hand-empty = W ręce nie ma magnesu.
kluster-not-in-pool = { $magnet } nie jest w twoim zapasie.
kluster-lies-there = { $magnet } leży na stole, a tego, co leży, się nie dotyka.
kluster-placed-already = Magnes już położony; teraz można ruszać tylko sznurki.
kluster-pose = { $magnet } nie da się tak trzymać: kamienie trzyma się płasko albo pionowo, spinnery poziomo.
kluster-turn-too-low = { $magnet } nie ma miejsca na obrót: podnieś go tak, by jego środek był { $height } mm nad stołem.
kluster-no-sliding = Przy tym stole nie wolno suwać magnesów: trzymaj się { $height } mm nad nim.
kluster-release-outside = { $magnet } nie leżałby w obszarze gry.
kluster-release-partly = { $magnet } nie leżałby cały w obszarze gry.
kluster-release-contact = { $magnet } nie dotykałby stołu w obszarze gry.
kluster-release-crossed = Sznurek krzyżuje się sam ze sobą: najpierw go rozprostuj.

## Kluster on physics: cords

kluster-no-such-cord = Nie ma sznurka { $cord }; jest ich { $cords }, pierwszy to 0.
kluster-cord-held = Ten sznurek jest już w palcach.
kluster-cord-free = Tego sznurka nikt nie trzyma; najpierw go chwyć.
kluster-cord-missed = Palce minęły sznurek: chwyć go tam, gdzie leży.
kluster-cord-by-magnet = Przy tym stole sznurki rusza się tylko magnesami, nie ręką.
kluster-done-early = Nie ma czego kończyć: tura kończy się położeniem magnesu.
kluster-done-moving = Puść sznurki i poczekaj, aż wszystko się uspokoi.

## Kluster on physics: records

kluster-record-edited = Tura { $number } została zmieniona: suma kontrolna się nie zgadza.
kluster-record-illegal = Tura { $number } nie mogła się zdarzyć: { $problem }
kluster-resume-snapshot = Ta migawka nie pochodzi z żadnej tury tego zapisu.
kluster-resume-differs = Tura { $number } przebiega w tej fizyce inaczej, więc partii nie da się wznowić od tej migawki ({ $difference ->
    [refused] coś, co wtedy zrobiono, teraz jest odrzucane
    [happenings] dzieje się coś innego
   *[digest] dzieje się to samo, ale nie co do bitu
  }).

## Kluster on physics: replaying

replay-no-turn = Nie ma tury { $number }; zapis ma ich { $most }.
replay-no-physics = W tym zapisie nie ma fizyki do sprawdzenia.

## Requests as data

request-unknown-key = Nie ma tu „{ $name }” (w { $place }).
request-missing-key = Brakuje „{ $name }” (w { $place }).
request-type = W { $place } powinno być { $expected }, a jest { $got }.
request-range = Liczba w { $place } jest poza zakresem: potrzeba { $expected } { $bound }.
request-length = Lista w { $place } ma tyle pozycji: { $got }, a powinna mieć { $expected }.
request-value = Wartość w { $place } jest tu niedozwolona.
request-surface = Powierzchnia wymaga left, right, top i bottom albo promienia, albo listy pól.
nothing-to-take-back = Nie ma ruchu do cofnięcia.

## Requests as data: the referee

request-not-json = Ten wiersz to nie JSON.
request-not-object = Żądanie to obiekt JSON, na przykład { "{" }"op":"position"{ "}" }.
request-no-operation = Brakuje „op” albo nie jest słowem.
request-unknown-operation = Nie ma operacji „{ $name }”. Znane: { $known }.
request-too-long = Ten wiersz ma ponad { $limit } MiB.
request-nothing-started = Nie zaczęto jeszcze żadnej gry; zacznij od „new” albo „load”.
request-stacks = Miejsc jest { $seats }, więc stosów musi być tyle samo, a jest ich { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Daje od razu jeden punkt.
    [few] Daje od razu { $points } punkty.
    [many] Daje od razu { $points } punktów.
   *[other] Daje od razu { $points } punktu.
  }
advice-denied = { $points ->
    [one] Zajmuje pole, które graczowi { $seat } dałoby jeden punkt.
    [few] Zajmuje pole, które graczowi { $seat } dałoby { $points } punkty.
    [many] Zajmuje pole, które graczowi { $seat } dałoby { $points } punktów.
   *[other] Zajmuje pole, które graczowi { $seat } dałoby { $points } punktu.
  }
advice-next = { $points ->
    [one] W następnej turze możesz zdobyć jeden punkt na { $cell }.
    [few] W następnej turze możesz zdobyć { $points } punkty na { $cell }.
    [many] W następnej turze możesz zdobyć { $points } punktów na { $cell }.
   *[other] W następnej turze możesz zdobyć { $points } punktu na { $cell }.
  }
advice-wild = Twój joker zostaje na później.
advice-discard = { $count ->
    [0] Mało stracisz: teraz nigdzie nie pasuje.
    [one] Mało stracisz: teraz pasuje w jednym miejscu.
    [few] Mało stracisz: teraz pasuje w { $count } miejscach.
    [many] Mało stracisz: teraz pasuje w { $count } miejscach.
   *[other] Mało stracisz: teraz pasuje w { $count } miejsca.
  }
advice-beside = { $count ->
    [0] Otwiera nowe miejsce do budowania.
    [one] Leży obok jednego z twoich kafelków, gdzie może urosnąć więcej.
    [few] Leży obok { $count } twoich kafelków, gdzie może urosnąć więcej.
    [many] Leży obok { $count } twoich kafelków, gdzie może urosnąć więcej.
   *[other] Leży obok { $count } twojego kafelka, gdzie może urosnąć więcej.
  }
advice-certain = Nic już nie jest ukryte: to pewne.
advice-risk = { $risk ->
    [0] Nawet drżąca ręka nic tam nie zepsuje.
   *[other] Przy drżącej ręce { $risk }% prób kończy się tam źle.
  }
advice-slack = Ręka może chybić o { $mm } mm.
advice-hold = { $hold ->
    [easily] Magnesy wokół prawie tego nie poczują.
    [well] Magnesy wokół zostaną na miejscu.
   *[barely] Magnesy wokół ledwo utrzymają się na miejscu.
  }
advice-pair = { $one } i { $other } najmocniej się przyciągają.
advice-not-now = Teraz nie ma czego radzić: musi być twoja tura i musisz mieć magnes do położenia.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] jedyny ruch
    [best] najlepszy ruch
    [good] dobry
    [slip] niedokładność
   *[blunder] gruby błąd
  }
review-better = Lepiej: { $move } (+{ $points }).
review-risk = Ryzyko { $risk }%, w najlepszym znalezionym miejscu { $best }%.
review-klustered = Połączyły się: { $magnets }.
review-seat = { $seat }: niedokładności { $slips }, grube błędy { $blunders }, oddane { $given }
review-partial = Reszty nie oceniono: od tury { $number } na fizyce tego programu wychodzi inaczej.
review-progress = Oceniono: { $done } z { $of }

## Clustered: tables as text

board-character = Wiersz { $line }, kolumna { $column }: „{ $character }” nic na planszy nie znaczy; używaj . # i liter od A do H lub od a do h.
