# Wiersz poleceń.

## Błędy

cli-error = lodestone: { $problem }
cli-language = Nie ma języka „{ $code }”. Znane: { $known }.
cli-no-such-option = Nie ma tu opcji { $name }; --help pokazuje, co jest.
cli-no-such-command = Nie ma polecenia „{ $name }”; --help pokazuje, co jest.
cli-missing = Brakuje { $name }; --help pokazuje, jak to podać.
cli-value-missing = { $name } wymaga wartości; --help pokazuje jakiej.
cli-no-value-taken = { $name } nie przyjmuje wartości.
cli-too-much = W tym wierszu jest więcej, niż polecenie przyjmuje; --help pokazuje, jak je podać.
# $needed: jedno z poniższych określeń, bez wielkiej litery
cli-bad-value = Wartość dla { $name } się nie nadaje. Potrzebne: { $needed }.
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
file-too-large = „{ $name }” ma ponad { $limit } MiB, o wiele więcej, niż tu trzeba.
file-binary = „{ $name }” nie jest plikiem tekstowym w UTF-8.
file-not-json = „{ $name }” to nie JSON (wiersz { $line }, kolumna { $column }).

## Pomoc

help-lodestone = Otwarty stół do gier Kluster i Clustered: graj, licz punkty, sędziuj.
help-lang = Język: { $known }.
help-help = Pokaż tę stronę i zakończ.
help-version = Pokaż wersję i zakończ.
help-json = Wypisz JSON, dla programów.
help-game = Która gra.
help-score = Policz punkty na gotowym stole gry Clustered, wpisanym literami.

    Na planszy . to puste pole, # kafelek startowy, od A do H kafelek danego miejsca, od a do h jego joker.
help-score-file = Plansza, jeden rząd w wierszu; - czyta standardowe wejście.
help-referee = Sędziuj grę wierszami JSON na standardowym wejściu i wyjściu, dla botów w dowolnym języku.
help-play = Graj w terminalu: ludzie przy jednej klawiaturze, boty albo jedni i drudzy.
help-play-seats = Kto gdzie siedzi, po przecinkach: human albo nazwa bota (random, greedy, casual, club, montecarlo, expert), od 1 do 8.
help-play-seed = Rozdaj według tej liczby, żeby zagrać jeszcze raz tymi samymi kafelkami.
help-play-first = Miejsce, które zaczyna, od A do H.
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
help-bench = Zmierz, jak szybki jest ten komputer w grach, na jednym rdzeniu.

## Jak pytać: nagłówki stron pomocy i to, co stoi zamiast wartości

usage-head = Użycie:
usage-options = [OPCJE]
usage-command = POLECENIE …
usage-arguments-title = Argumenty
usage-options-title = Opcje
usage-commands-title = Polecenia
usage-number = LICZBA
usage-text = TEKST
usage-code = KOD
usage-folder = FOLDER
usage-file = PLIK
usage-seat = MIEJSCE
usage-seats = MIEJSCA
usage-default = domyślnie: { $value }

## score

board-character = Wiersz { $line }, kolumna { $column }: „{ $character }” nic na planszy nie znaczy; używaj . # i liter od A do H lub od a do h.
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
