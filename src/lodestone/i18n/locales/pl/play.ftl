# Stół w terminalu.

play-title = Clustered · ruch { $number } · miejsce { $seat } · help pokazuje polecenia
play-seat-name = { $seat } ({ $player })
play-hand = Ręka miejsca { $seat }
play-ask-play = Który kafelek?
play-ask-discard = Nic nie pasuje. Który kafelek odrzucasz?
play-ask-trim = Więcej niż pięć kafelków. Który odrzucasz?
play-ask-cell = Gdzie położyć { $tile }? (liczba na stole; Enter odkłada kafelek)
play-hand-over = Teraz miejsce { $seat }. Podaj klawiaturę dalej i naciśnij Enter.
play-help =
    Wpisz numer kafelka, potem numer pola. To wszystko.
      3           weź trzeci kafelek i zobacz, gdzie pasuje
      Sh1 2,-1    od razu połóż Sh1 dwa pola w prawo i jedno w górę
      -Sh1        odrzuć go, gdy musisz
      hint        co zrobiłby silny bot i dlaczego
      explain Sh1 2,-1    dlaczego ruch jest niedozwolony
      undo        cofnij swój ostatni ruch
      scores      punkty, część po części
      left, right, up, down    rozejrzyj się po dużym stole
      save PLIK   zachowaj grę w wybranym pliku
      quit        wyjdź; gra zostaje zachowana
    Kafelek w nawiasie teraz nigdzie nie pasuje. Za punktami każdego miejsca: +L, +R to premie za pierwszeństwo, ^l, ^r to
    najdłuższa linia i największy prostokąt w tej chwili, a w nawiasie kafelki, które zostały do dobrania.
    Kafelek to kształt (S kwadrat, T trójkąt, C koło), wypełnienie (h pusty, d kreskowany, s pełny) i liczba; *** to joker.
    Sąsiedzi muszą mieć co najmniej dwie z trzech cech wspólne. Punktują linie od trzech kafelków i twój największy prostokąt.
play-empty = Wpisz numer kafelka albo help.
play-unknown-command = „{ $text }” to ani kafelek, ani polecenie; help pokazuje jedno i drugie.
play-no-tile = Nie masz na ręce kafelka { $number }; jest ich { $most }.
play-no-label = Na stole nie ma { $number }; liczby kończą się na { $most }.
play-fits-nowhere = { $tile } w tej chwili nigdzie nie pasuje.
play-explain-what = Podaj ruch do wyjaśnienia, na przykład: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Jednego pola nie widać; left, right, up i down pozwalają się rozejrzeć.
    [few] Nie widać jeszcze { $count } pól; left, right, up i down pozwalają się rozejrzeć.
   *[many] Nie widać jeszcze { $count } pól; left, right, up i down pozwalają się rozejrzeć.
  }
play-legal = { $move } jest dozwolony.
play-hint = { $kind ->
    [discard] Odrzuciłbym: { $move }
   *[place] Zagrałbym { $move } ({ $gain ->
        [0] na razie bez punktów
        [one] { $gain } punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
      }).
  }
play-undo-agree = Czy wszyscy zgadzają się cofnąć ostatni ruch? (y/n)
play-undone = Ostatni ruch został cofnięty.
play-saved = Zapisano jako { $file }.
play-kept = Gra jest zachowana. Wróć do niej poleceniem: { $command }
play-record = Zapis partii jest w { $file }.
play-nothing-kept = Nie zachowano jeszcze żadnej gry.
play-result = { $kind ->
    [given-up] Nikt nie wygrywa: wszyscy odeszli z gry.
    [shared-win] Wspólne zwycięstwo: { $winners }
   *[win] { $winners } wygrywa.
  }
play-best-new = { $total } pkt: twój najlepszy wynik z tymi opcjami!
play-best-old = { $total } pkt. Twój najlepszy wynik z tymi opcjami to { $best }.
play-unknown-player = „{ $name }” nie może tu usiąść. Znane: { $known }.
play-seat-letter = „{ $letter }” to nie miejsce; są od A do H.
play-surface = „{ $size }” to nie powierzchnia. Napisz 15x11, czyli pola w poziomie i w pionie, albo round:6, czyli promień.

score-bonus = Premia

## Co się stało

event-placed = { $seat } gra { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } odchodzi z gry.
event-discarded = { $seat } nie może nic położyć i odrzuca { $tile }.
event-trimmed = { $seat } odrzuca { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } ma jako pierwsze miejsce linię z pięciu (+2).
   *[first_rectangle] { $seat } ma jako pierwsze miejsce prostokąt 2×3 (+2).
  }

## replay

replay-title = Clustered · po ruchu { $number } z { $most }
replay-ask = Enter: dalej · b: wstecz · liczba: do tego ruchu · q: koniec
replay-no-move = Nie ma ruchu { $number }; zapis ma ich { $most }.
play-preparing = Boty szykują się do myślenia (tylko za pierwszym razem, około pół minuty) …
