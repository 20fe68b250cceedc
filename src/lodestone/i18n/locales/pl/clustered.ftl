# Clustered: dlaczego ruch, zapis albo przygotowanie są odrzucone.
# $tile, $neighbour, $occupant: kafelek jako Sh1, *** (joker) albo ### (startowy). $cell: pole jako x,y.

## Zapis

notation-tile = „{ $text }” to nie kafelek. Napisz kształt S, T albo C, wypełnienie h, d albo s i liczbę od 1 do 3, na przykład Sh1; joker to ***.
notation-cell = „{ $text }” to nie pole na stole. Napisz x,y liczbami całkowitymi, na przykład 1,0.
notation-move = „{ $text }” to nie ruch. Napisz Sh1@1,0, żeby położyć kafelek, albo -Sh1, żeby go odrzucić.
notation-start-tile = Kafelek startowy leży na stole od początku; nikt nim nie gra.

## Ruchy

game-over = Gra skończona.
illegal-not-in-hand = Nie masz na ręce { $tile }.
illegal-discard = Nie wolno odrzucać, póki można położyć kafelek, na przykład { $example }.
illegal-trim-first = Najpierw odrzuć nadmiar, tak by zostało pięć kafelków.
illegal-trim-drawn = Przy tym stole można odrzucić tylko kafelek dobrany przed chwilą, a { $tile } nim nie jest.
illegal-off-table = { $cell } jest poza stołem: nie ma tam miejsca na kafelek.
illegal-occupied = Na { $cell } leży już kafelek: { $occupant }.
illegal-alone = Obok { $cell } nic nie leży: kafelek musi stykać się bokiem z innym.
illegal-resign = Miejsce { $seat } już odeszło z gry albo nigdy w niej nie było.
# $differ: które cechy się różnią
illegal-neighbour = { $tile } nie pasuje do { $neighbour } na { $cell }: { $differ ->
    [shape-fill] kształt i wypełnienie są inne
    [shape-count] kształt i liczba są inne
    [fill-count] wypełnienie i liczba są inne
   *[shape-fill-count] kształt, wypełnienie i liczba są inne
  }, a sąsiedzi muszą mieć co najmniej dwie z trzech cech wspólne.

## Przygotowanie

setup-seats = Clustered ma od 1 do { $most } miejsc, a nie { $seats }.
setup-first = Miejsce { $first } nie może zacząć: miejsca mają numery od 0 do { $last }.
setup-extra-wild = Miejsce { $seat } nie może mieć dodatkowego jokera: miejsca mają numery od 0 do { $last }.
setup-extra-wild-twice = Jedno z miejsc wymieniono przy dodatkowym jokerze dwa razy.
setup-stack-surplus = Miejsce { $seat } ma w stosie za dużo { $tile }.
setup-stack-missing = Miejsce { $seat } nie ma w stosie { $tile } albo ma za mało.
setup-surface = Na tej powierzchni nie ma miejsca na kafelek startowy na { $cell }.
setup-radius = Promień okrągłej powierzchni musi być liczbą, zerem lub większą.

## Zapisy partii

record-unreadable = To nie jest nasz zapis: { $problem }
record-players = W tym zapisie liczba graczy nie zgadza się z liczbą miejsc.
record-version = Ten zapis ma wersję { $version }; ten program czyta wersję { $known }.
record-game = To zapis gry „{ $game }”, a nie { $expected }.
record-setup = Przygotowanie w tym zapisie zostało zmienione: suma kontrolna się nie zgadza.
record-move-edited = Ruch { $number }, { $move }, został zmieniony: suma kontrolna się nie zgadza.
record-move-unreadable = Ruchu { $number } nie da się odczytać: { $problem }
record-move-illegal = Ruch { $number }, { $move }, jest niedozwolony: { $problem }
record-result = Wynik w tym zapisie został zmieniony: nie wynika z jego ruchów (jest ich { $number }).

## Boty

setup-bot = Nie ma bota „{ $name }”. Znane: { $known }.
