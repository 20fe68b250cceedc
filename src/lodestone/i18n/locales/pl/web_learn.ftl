# Nauka gry w praktyce, krok po kroku przy prawdziwym stole.
# $game: nazwa gry.

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
# Za słowami opisującymi pole, dla czytników ekranu
web-learn-cell = { $cell } To pole wskazuje lekcja.

## Clustered

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
web-learn-block-done = Zablokowane! Twój kafelek dzieli rząd, a połówka z dwóch kafelków nie jest nic warta.
web-learn-last = Twój ostatni kafelek. Ułóż linię z trzech na polu z obwódką.
web-learn-last-done = Wszystkie kafelki leżą, więc gra skończona.
web-learn-count = Stół liczy wszystko jeszcze raz: twój największy prostokąt, twoje rzędy, twoje kolumny. Kto ma najwięcej, wygrywa. Brawo!

## Kluster

web-learn-take = Te kamienie to silne magnesy, a ty chcesz się pozbyć wszystkich. Weź jeden: stuknij go albo naciśnij 1.
web-learn-take-done = Jest w twojej ręce: idzie za palcem lub myszą i słucha strzałek.
web-learn-place = Przenieś go do wnętrza sznurka i puść przyciskiem albo Enterem. Musi być w środku cały.
web-learn-place-done = Leży. Jedna tura, jeden kamień.
web-learn-feel = Weź kolejny i powoli zbliżaj go do tego, który leży, aż zacznie ciągnąć: patrz na wskaźnik, słuchaj buczenia. Jeśli coś go odpycha, odwróć go przyciskiem albo F.
web-learn-feel-done = To jest ta siła. Zwykle warto teraz poszukać spokojniejszego miejsca …
web-learn-snap = … ale zrób odwrotnie: zbliż go jeszcze i puść, żeby oba przyskoczyły do siebie.
web-learn-snap-done = Pstryk! Kamienie, które się stykają, to klaster.
web-learn-why = Co się połączyło, wraca do twojego zapasu, tak samo to, co wypadnie poza sznurek. Twoja tura się kończy. Solo wolno ci tak dwa razy; w grze z innymi to oni są o turę bliżej zwycięstwa.
web-learn-again = Znów połóż kamień, wewnątrz sznurka i nie za blisko niego.
web-learn-cord = Nie musisz tylko unikać niebezpieczeństwa, możesz zrobić miejsce: chwyć sznurek i pociągnij go myszą, palcem albo klawiszami C, Enter i strzałkami. Pociągnie za sobą kamienie, których dotknie.
web-learn-cord-done = Sznurek wolno ruszać w każdej turze, byle nic się nie połączyło.
web-learn-win = Teraz połóż pozostałe kamienie daleko od siebie. Kto pierwszy nie ma już żadnego, wygrywa.
web-learn-win-done = Nie ma już kamieni: wygrywasz!
