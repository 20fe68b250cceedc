# Turnieje botów i programy, które grają.

## Pomoc

help-tournament = Niech boty zagrają ze sobą i dostaną ranking; to samo polecenie idzie dalej po przerwaniu.
help-tournament-bots = Kto bierze udział, po przecinkach; wszystkie boty gry, jeśli nikogo nie podasz. Kto podany dwa razy, gra dwa razy.
help-tournament-bot = Program, który też bierze udział; można podać kilka razy. docs/bots-in-any-language.md mówi, co musi umieć.
help-play-bot = Program, który zajmuje następne miejsce; można podać kilka razy. Bez --seats (Kluster: --bots) pierwsze masz ty (Kluster: clumsy).
help-bot-seconds = Jak długo program może myśleć nad każdą odpowiedzią; inaczej 2 s w Clustered, 3 s w Kluster.
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

## Błędy

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
tournament-swiss-alone = Dla gry w pojedynkę nie ma turnieju szwajcarskiego; pomiń --swiss.
tournament-log-busy = „{ $name }” jest używany przez inny trwający turniej; wybierz inny folder przez --out.
tournament-log-other = „{ $name }” należy do turnieju z innymi uczestnikami, zasadami lub liczbami; wybierz inny folder przez --out.
tournament-log-line = Wiersz { $line } w „{ $name }” nie jest wynikiem tego turnieju; popraw plik albo wybierz inny folder przez --out.
tournament-workers-lost = Procesy, które grały, zginęły, może z braku pamięci; to, co rozegrano, zostaje, a to samo polecenie idzie dalej (spróbuj --jobs 1).
tournament-no-dask = --dask potrzebuje pakietu distributed: pip install "lodestone[cluster]".
tournament-no-cluster = Planista Dask { $address } nie odpowiada: { $detail }.

## Co się pokazuje

program-slips = { $count ->
    [one] { $seat }: { $count } odpowiedź spóźniona lub do niczego: { $file }
    [few] { $seat }: { $count } odpowiedzi spóźnione lub do niczego: { $file }
    [many] { $seat }: { $count } odpowiedzi spóźnionych lub do niczego: { $file }
   *[other] { $seat }: { $count } odpowiedzi spóźnionej lub do niczego: { $file }
  }
bot-seated = Miejsce { $seat } na { $server }. Czekamy na grę …
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
tournament-crosstable = Ile każdy bot (wiersz) zabrał każdemu innemu (kolumna): udział z przedziałem 95 % i gry
tournament-course = Ranking z gry na grę
tournament-note = Ranking według openskill, z podwójną niepewnością; 25 to średnia. W udziale remis liczy się za połowę. Punkty: w Clustered sumy; w Kluster pozostałe magnesy, w pojedynkę położone.
