### What the table server says to its guests.

## Tables

table-host-name = Gospodarz
table-spectators = Tylko oglądasz: usiądź, żeby zagrać.
table-not-your-seat = Miejsce { $seat } nie jest twoje.
table-no-such-seat = Nie ma tu miejsca { $seat }: miejsca są od A do { $last }.
table-not-on-turn = Teraz gra miejsce { $seat }.
table-not-your-move = O cofnięcie może prosić tylko ten, kto wykonał ostatni ruch.
table-bot-plays = Za miejsce { $seat } gra bot: najpierw przejmij je z powrotem.
table-nobodys-seat = Nikt nie zajmuje miejsca { $seat }, więc nie ma kogo zastąpić.
table-no-stand-in = Na miejscu { $seat } nikogo nie zastępuje bot.
table-still-here = Osoba z miejsca { $seat } wciąż tu jest.
table-has-days = Tutaj ruch może trwać dni: tylko osoba z miejsca { $seat } może dać się tam zastąpić botowi.
table-has-clock = Poznaliście się tutaj i decyduje zegar: tylko osoba z miejsca { $seat } może dać się tam zastąpić botowi.
table-not-waiting = Gra już się zaczęła.
table-not-begun = Gra jeszcze się nie zaczęła.
table-not-over = Gra jeszcze się nie skończyła.
table-no-free-seat = Nie ma wolnego miejsca albo właśnie to jest zajęte.
table-proposal-open = Jest już inna propozycja: najpierw na nią odpowiedz.
table-no-proposal = Nie ma żadnej propozycji.
table-not-asked = Twoja zgoda nie jest do tego potrzebna.
table-paused = Gra jest wstrzymana.
table-not-paused = Gra nie jest wstrzymana.
table-closed = Ten stół jest zamknięty.
table-full = Przy tym stole wydarzyło się tak dużo, że nic więcej się nie zmieści. Dokończ grę, a potem otwórz nowy stół.
table-host-only = Może to zrobić tylko gospodarz tego stołu.
table-no-chat = Przy tym stole nie ma czatu.
table-no-such-reaction = Nie ma takiej reakcji.
table-nothing-said = Wiadomość jest pusta.
table-other-game = Przy tym stole gra się w { $game }.
table-other-options = Te opcje nie pasują do gry { $game }.
table-bot-level = Podaj poziom dla botów, i tylko dla nich.
table-first = Przy „picked” i „named” podaj miejsce, które zaczyna; przy „drawn” żadnego.
table-first-bot = Bot nie ma wieku ani wzrostu. Wybierzcie osobę albo losujcie.
table-id-used = Inna wiadomość miała już ten identyfikator: nadaj każdej własny.
live-resign = Żeby odejść z gry, wyślij „resign”.
live-stream = Strumieniem można wysyłać tylko trzymanie i ciągnięcie; resztę wyślij przez „do”.
live-preparing = Fizyka się przygotowuje; to trwa chwilę i tylko raz.

## The server

server-no-record = Nie ma takiego zapisu.
server-no-turn = Nie ma w nim takiej tury.
server-no-track = Ta tura nie przebiega już tak, jak ją zapisano: od tego czasu zmieniła się fizyka.
server-no-track-yet = Za dużo zapisów jest teraz odgrywanych. Spróbuj za chwilę.
server-no-page = Nic tu nie ma.
server-admin-only = Może to zrobić tylko administrator tego serwera.
server-no-table = Nie ma takiego stołu.
server-no-lesson = Nie ma takiej lekcji.
server-unknown-token = Ten link nie należy do nikogo przy tym stole.
server-hello-first = Pierwszą wiadomością musi być „hello”.
server-hello-twice = „hello” już było.
server-protocol = Ten serwer mówi wersją { $known } protokołu, a nie { $given }.
server-message-size = To za duże: limit wynosi { $limit } B.
server-too-fast = Za dużo wiadomości w krótkim czasie: poczekaj chwilę.
server-busy = Serwer ma teraz za dużo pracy. Spróbuj za chwilę.
server-too-long = To trwałoby zbyt długo i zostało przerwane; nic się nie zmieniło.
server-too-slow = Twoje żądanie przychodziło zbyt wolno i zostało porzucone.
server-too-much-chat = Piszesz za szybko: poczekaj chwilę.
server-too-many-tables = Z twojego adresu otwarto za dużo stołów: poczekaj trochę.
server-table-full = Przy tym stole przygląda się już za dużo osób.
server-origin = Ta strona nie może rozmawiać z tym serwerem.
server-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Administrator może ją dodać przez --public-url.
server-unavailable = Serwer nie może teraz nic zapisać; nic się nie zmieniło. Spróbuj za chwilę.
server-defect = Na serwerze coś poszło nie tak; nic się nie zmieniło.
server-no-method = Tego nie da się tu zrobić.
server-not-built-title = Stół stoi, ale brakuje krzeseł
server-not-built = Ten serwer działa, ale nie zbudowano jego części dla przeglądarki. W kopii źródeł buduje ją „make play”; zainstalowany pakiet ma ją w sobie.
server-no-docs-title = Nie ma tu dokumentacji
server-no-docs = Ta kopia Lodestone została przygotowana bez dokumentacji. W kopii źródeł buduje ją „make docs”.

## Kluster live

live-cut-short = Stół musiał zacząć tę turę od nowa. Spróbuj jeszcze raz.

## Hints and reviews: hints at a table

table-no-hints = Przy tym stole nie ma podpowiedzi.
table-hints-ask = Na podpowiedzi muszą zgodzić się wszyscy przy stole.
table-hints-often = Jedna podpowiedź naraz: poczekaj chwilę.
table-hint-late = Za późno: gra potoczyła się już dalej.
server-hints-busy = Za dużo podpowiedzi jest teraz w przygotowaniu. Spróbuj za chwilę.

## Hints and reviews: reviews

server-no-review = Tego zapisu nie da się ocenić.
server-no-review-yet = Za dużo zapisów jest teraz ocenianych. Spróbuj za chwilę.

## Storage

storage-unavailable = Magazyn teraz nie odpowiada ({ $cause }). Nic się nie zmieniło; spróbuj ponownie.
storage-full = Magazyn jest pełny ({ $cause }). Nic się nie zmieniło; spróbuj ponownie, gdy będzie miejsce.
storage-uncertain = Połączenie z magazynem zerwało się w trakcie ({ $cause }). Odśwież stronę, żeby sprawdzić, czy coś zapisano.
storage-conflict = Stół { $table } poszedł dalej: miała być zapisana wersja { $version }, ale najnowsza to { $head }.
storage-unknown-table = Nie ma stołu { $table }.
storage-not-owner = Stół { $table } jest teraz na innym serwerze.
storage-table-exists = Stół { $table } już istnieje.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster i Clustered
share-what = Magnesy w pętli ze sznurka, kafelki w liniach i prostokątach: w pojedynkę, z botami lub z przyjaciółmi, bez konta. Nieoficjalny i niezależny.
share-table = { $game }: chodź do stołu
share-table-what = Otwórz link, żeby usiąść albo popatrzeć. Bez konta, bez instalacji.
share-record = { $game }: cała partia
share-record-what = Otwórz link i prześledź ją tura po turze.
share-daily = Lodestone: stół dnia
share-daily-what = Codziennie jedno rozdanie, takie samo dla wszystkich, i po jednej próbie. Zagraj dzisiejsze.
table-chat-first = Jeszcze się nie znacie: najpierw wszyscy muszą zgodzić się na czat.
table-strangers-close = Gry z kimś poznanym tutaj nie można zamknąć. Możesz się poddać.
table-listed-full = Otwarty stół musi mieć wolne miejsce.
server-no-open-tables = Na tym serwerze nie ma otwartych stołów.
server-too-many-listings = Masz już za dużo otwartych stołów. Zacznij przy którymś albo zdejmij jeden.
server-too-many-waiting = Z twojego adresu czeka już za dużo osób.
server-unanswered = Kilka razy nie było odpowiedzi na wezwanie. Poczekaj trochę, zanim spróbujesz ponownie.
server-nobody-found = Nikt już na ciebie nie czeka.
server-no-listing = Ten stół nie jest już otwarty.
## Daily tables

daily-none = Nie ma takiego stołu dnia.
daily-off = Na tym serwerze nie ma stołów dnia.
daily-token = Stół dnia wymaga własnego klucza: od 20 do 64 liter, cyfr, - lub _ w nagłówku Authorization.
daily-too-many = Stół dnia otwarto dziś z twojego adresu za wiele razy: wróć jutro.
daily-no-bot = Przy stole dnia żaden bot nie gra za ciebie.
daily-no-take-back = Przy stole dnia nie cofa się ruchów.
daily-once = Przy stole dnia gra się raz: jutro będzie następny.
daily-no-hints = Przy stole dnia nie ma podpowiedzi.
daily-no-spectators = Stołu dnia nikt nie ogląda.
daily-record-sealed = Zapis stołu dnia otwiera się godzinę po zakończeniu jego dnia.
