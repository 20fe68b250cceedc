# Partia Clustered w przeglądarce.
# $who: miejsce, jak „Ada (A)”. $tile: kafelek słowami, jak niżej.

web-clustered-table = Clustered
web-clustered-board = Stół. Kafelki i pola, na które pasuje wybrany kafelek.

## Kafelki słowami

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] pusty
            [d] kreskowany
           *[s] pełny
          } kwadrat
        [few] { $fill ->
            [h] puste
            [d] kreskowane
           *[s] pełne
          } kwadraty
       *[many] { $fill ->
            [h] pustych
            [d] kreskowanych
           *[s] pełnych
          } kwadratów
      }
    [T] { $count ->
        [one] { $fill ->
            [h] pusty
            [d] kreskowany
           *[s] pełny
          } trójkąt
        [few] { $fill ->
            [h] puste
            [d] kreskowane
           *[s] pełne
          } trójkąty
       *[many] { $fill ->
            [h] pustych
            [d] kreskowanych
           *[s] pełnych
          } trójkątów
      }
   *[C] { $count ->
        [one] { $fill ->
            [h] puste
            [d] kreskowane
           *[s] pełne
          } koło
        [few] { $fill ->
            [h] puste
            [d] kreskowane
           *[s] pełne
          } koła
       *[many] { $fill ->
            [h] pustych
            [d] kreskowanych
           *[s] pełnych
          } kół
      }
  }
web-tile-wild = joker
web-tile-start = kafelek startowy
web-cell-face-of = { $x }, { $y }: { $tile }, miejsce { $seat }.
web-cell-legal = { $x }, { $y }: wolne, kafelek tu pasuje.

## Ręka

web-hand = Twoje kafelki
web-hand-fits = { $tile }, pasuje na { $count ->
    [one] jedno pole
    [few] { $count } pola
   *[many] { $count } pól
  }
web-hand-fits-nowhere = { $tile }, teraz nigdzie nie pasuje
web-hand-discard = { $tile }, można odrzucić
web-hands-covered = Kafelki są zakryte.
web-confirm = Zatwierdź
web-discard = Odrzuć
web-put-back = Odłóż
web-cover = { $name }, twoja kolej ({ $seat }). Pozostali nie patrzą.
web-cover-reveal = Pokaż moje kafelki

## Co zrobić

web-prompt-choose = Twoja tura: wybierz kafelek.
web-prompt-place = { $tile }: wybierz jedno ze świecących pól.
web-prompt-confirm = Zatwierdź albo spróbuj na innym polu.
web-prompt-gain = { $points ->
    [0] Tu na razie bez punktów.
    [one] Tu jeden punkt więcej.
    [few] Tu { $points } punkty więcej.
   *[many] Tu { $points } punktów więcej.
  }
web-prompt-discard = Nic nie pasuje: wybierz kafelek do odrzucenia.
web-prompt-trim = Więcej niż pięć kafelków: wybierz jeden do odrzucenia.
web-prompt-discard-confirm = Opuści grę. Zatwierdź albo wybierz inny.
web-prompt-waiting = Teraz gra { $who }.
web-prompt-thinking = { $who } myśli …
web-prompt-sending = Chwileczkę …
web-gain-badge = +{ $points }
web-show-groups = Punkty

## Miejsca

web-piles = { $hand } na ręce, { $stack } do dobrania, odrzucone: { $discards }
web-points = pkt
web-to-move = Teraz gra miejsce { $seat }
web-mark-first-line = Pierwsza linia z pięciu: dwa punkty
web-mark-first-rectangle = Pierwszy prostokąt 2×3: dwa punkty
web-mark-longest = Najdłuższa linia: na razie dwa punkty
web-mark-largest = Największy prostokąt: na razie dwa punkty

## Co się stało

web-news-placed = { $who }: { $tile } na { $x }, { $y }.
web-news-discarded = { $who } odrzuca: { $tile }.
web-news-discarded-unseen = { $who } odrzuca kafelek.
web-news-drawn = Dobierasz: { $tile }.
web-news-first-line = { $who } ma pierwszą linię z pięciu.
web-news-first-rectangle = { $who } ma pierwszy prostokąt 2×3.
web-news-your-turn = Miejsce { $seat }, twoja tura.
web-news-ended = Gra skończona.

## Koniec

web-end-title = Wynik
web-end-counting = Liczenie …
web-end-skip = Do wyniku
web-end-again = Jeszcze raz
web-end-record = Zobacz całą partię
web-end-solo = { $points ->
    [one] Jeden punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
web-end-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają { $names }
   *[many] Wspólnie wygrywają { $names }
  }: { $points ->
    [one] jeden punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
web-end-nobody = Nikt nie wygrywa.
web-score-bonus = Premie

## Solo i to, co przy stole szczególne

web-facts = Ten stół
web-solo-best = { $points ->
    [one] Najlepszy wynik: jeden punkt
    [few] Najlepszy wynik: { $points } punkty
   *[many] Najlepszy wynik: { $points } punktów
  }
web-solo-first = Pierwszy wynik do pobicia.
web-solo-new = Nowy rekord! Poprzedni: { $before }.
