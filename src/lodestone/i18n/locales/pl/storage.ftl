# Dziennik zdarzeń i jego baza danych.
# $place: plik albo adres bez hasła. $cause: co mówi baza albo system, ich słowami.

storage-address = Pod „{ $place }” nie ma magazynu: podaj plik, sqlite:///path albo postgresql://user@host/database.
storage-needs-postgres = PostgreSQL wymaga jeszcze jednej części: pip install "lodestone[postgres]".
storage-not-a-database = „{ $place }” to nie baza danych albo jest uszkodzona. Wybierz inny plik lub przywróć ją z kopii.
storage-foreign = „{ $place }” należy do innego programu. Wybierz inny plik albo pustą bazę danych.
storage-newer = „{ $place }” zapisał nowszy Lodestone. Zainstaluj tę wersję lub nowszą albo przywróć starszą kopię.
storage-not-writable = Nie da się zapisać „{ $place }”: { $cause }. Sprawdź, kto jest właścicielem, albo wybierz inne miejsce.
storage-unreachable = Nie da się połączyć z magazynem „{ $place }”: { $cause }. Sprawdź adres i czy baza danych działa.

storage-unavailable = Magazyn teraz nie odpowiada ({ $cause }). Nic się nie zmieniło; spróbuj ponownie.
storage-full = Magazyn jest pełny ({ $cause }). Nic się nie zmieniło; spróbuj ponownie, gdy będzie miejsce.
storage-uncertain = Połączenie z magazynem zerwało się w trakcie ({ $cause }). Odczytaj ponownie, żeby sprawdzić, czy zapisano.
storage-conflict = Stół { $table } poszedł dalej: miała być zapisana wersja { $version }, ale najnowsza to { $head }.
storage-unknown-table = Nie ma stołu { $table }.
storage-table-exists = Stół { $table } już istnieje.
