# Stół gry Kluster w przeglądarce.
# $seat: litera miejsca. $magnet: „kamień 3” albo „spinner 3”. Długości są w mm.

web-kluster-table = Stół gry Kluster
web-kluster-canvas = Stół
web-kluster-seats = Miejsca
web-kluster-you = ty
web-kluster-left = { $count ->
    [0] nic nie zostało
    [one] został 1
    [few] zostały { $count }
   *[many] zostało { $count }
  }
web-kluster-stone = kamień { $number }
web-kluster-spinner = spinner { $number }

## Co teraz zrobić

web-kluster-preparing = Przygotowuję stół …
web-kluster-choose = Twoja tura: wybierz magnes.
web-kluster-carry = Przenieś go na miejsce i puść.
web-kluster-dragging = Trzymasz sznurek.
web-kluster-cord-keys = Lewo i prawo: wzdłuż sznurka; góra i dół: inny sznurek; Enter go chwyta.
web-kluster-settling = Wszystko się uspokaja …
web-kluster-repair = Położony. Ale jeden ze sznurków nie krzyżuje się z żadnym innym: przesuń sznurki, aż się skrzyżują, potem zakończ turę.
web-kluster-choice = Masz więcej niż następne miejsce. Położyć kolejny magnes?
web-kluster-waiting = { $thinking ->
    [yes] { $who } myśli …
   *[no] Teraz gra { $who }.
  }
web-kluster-apart = { $count ->
    [one] Sznurek { $cords } nie krzyżuje się z żadnym innym.
    [few] Sznurki { $cords } nie krzyżują się z żadnym innym.
   *[many] Sznurki { $cords } nie krzyżują się z żadnym innym.
  }
web-kluster-solo = Położone: { $placed }, straty: { $faults } z { $allowed }

## Zapas i ręka

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
web-kluster-danger = Siła
web-kluster-danger-level = { $level ->
    [calm] Spokojnie.
    [tug] Ciągnie.
    [strong] Ciągnie mocno.
   *[snap] Zaraz przyskoczy!
  }

## Co z tego wyszło

web-kluster-placed = { $seat } kładzie { $magnet }.
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
    [time] Czas minął: strata { $faults } z { $allowed } dozwolonych.
   *[taken] Strata { $faults } z { $allowed } dozwolonych.
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

## Jak to pokazać i powiedzieć

web-kluster-look = Widok i pomoc
web-kluster-from-above = Patrz z góry
web-kluster-quality = Jakość
web-kluster-quality-auto = ile urządzenie może
web-kluster-quality-high = wysoka
web-kluster-quality-medium = średnia
web-kluster-quality-low = niska
web-kluster-quality-flat = płaska
web-kluster-spoken = Podawaj położenie
web-kluster-spoken-what = Dla czytników ekranu: gdzie jest magnes, co jest blisko i jak ciągnie, za każdym razem, gdy się zatrzyma.
web-kluster-aids = Pomoce do ćwiczeń
web-kluster-lines = Linie pola magnetycznego
web-kluster-danger-map = Mapa ryzyka: gdzie puszczać niebezpiecznie
web-kluster-keys-title = Klawisze, mysz i palce
web-kluster-keys = Cyfry biorą magnes. Strzałki go przesuwają, z Shift precyzyjnie, z Control daleko; Page Up i Page Down podnoszą i opuszczają; Q i E obracają, F odwraca, S stawia go pionowo. Enter puszcza, Escape odkłada. C wybiera sznurek, V zmienia widok, R czyta stół na głos.
web-kluster-pointers = Mysz: magnes idzie za nią, kliknięcie go puszcza, kółko podnosi, z Shift obraca; prawy przycisk przesuwa widok. Palce: ciągnij gdziekolwiek, by przesunąć magnes; drugi palec obraca go i podnosi. Pustą ręką można ciągnąć sznurek, a gdzie indziej widok.
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

## Układanie sznurków

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
web-laying-usual = Jak zwykle
web-laying-sheet = Stół ze sznurkami
web-laying-move = Przeciągnij sznurek albo przesuń go strzałkami; Q i E obracają.
web-laying-draw = Narysuj zamkniętą linię myszą lub palcem; strzałki ją przesuwają. Długość sznurka się nie zmienia.
