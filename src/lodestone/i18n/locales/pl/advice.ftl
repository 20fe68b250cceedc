advice-points = { $points ->
    [one] Daje od razu jeden punkt.
    [few] Daje od razu { $points } punkty.
    [many] Daje od razu { $points } punktów.
   *[other] Daje od razu { $points } punktu.
  }
advice-denied = { $points ->
    [one] Zajmuje pole, które { $seat } dałoby jeden punkt.
    [few] Zajmuje pole, które { $seat } dałoby { $points } punkty.
    [many] Zajmuje pole, które { $seat } dałoby { $points } punktów.
   *[other] Zajmuje pole, które { $seat } dałoby { $points } punktu.
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
   *[other] Przy drżącej ręce { $risk } % prób kończy się tam źle.
  }
advice-slack = Ręka może chybić o { $mm } mm.
advice-hold = To, co trzyma magnesy w miejscu, jest wykorzystane najwyżej w { $used } %.
advice-pair = { $one } i { $other } najmocniej się przyciągają.
advice-not-now = Teraz nie ma czego radzić: musi być twoja tura i musisz mieć magnes do położenia.
advice-also = Też dobrze: { $moves }.

table-no-hints = Przy tym stole nie ma podpowiedzi.
table-hints-ask = Na podpowiedzi muszą zgodzić się wszyscy przy stole.
table-hints-often = Jedna podpowiedź naraz: poczekaj chwilę.
table-hint-late = Gra poszła tymczasem dalej.
server-hints-busy = Za dużo podpowiedzi jest teraz w przygotowaniu. Spróbuj za chwilę.
play-hint-agree = Czy wszyscy zgadzają się na podpowiedzi w tej grze? (y/n)
web-hint = Podpowiedź
web-hint-ask = Poproś o podpowiedzi
web-hint-thinking = Myślę nad podpowiedzią …
web-hint-tile = Spróbuj: { $tile } na { $x }, { $y }.
web-hint-discard = Odrzuć: { $tile }.
web-hint-place = { $magnet } ma leżeć tam, gdzie jasny kształt.
web-hint-flip = Najpierw odwróć go na drugą stronę.
web-hint-stop = Żadne miejsce nie wygląda dość bezpiecznie, żeby grać dalej.
web-proposal-hints = { $name } prosi o podpowiedzi w tej grze.
web-option-hints = Podpowiedzi
web-option-hints-agreed = Solo albo gdy wszyscy się zgodzą
web-option-hints-on = Dla wszystkich
web-option-hints-off = Nigdy

review-verdict = { $verdict ->
    [only] jedyny ruch
    [best] najlepszy ruch
    [good] dobry
    [slip] niedokładność
   *[blunder] gruby błąd
  }
review-better = Lepiej: { $move } (+{ $points }).
review-risk = Ryzyko { $risk } %, w najlepszym znalezionym miejscu { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Połączyły się: { $magnets }.
review-seat = { $seat }: niedokładności { $slips }, grube błędy { $blunders }, oddane { $given }
review-partial = Reszty nie oceniono: od tury { $number } na fizyce tego programu wychodzi inaczej.
review-progress = Oceniono: { $done } z { $of }
help-review = Oceń każdy ruch zapisanej partii: co było najlepsze i ile to kosztowało.
help-review-turn = Oceń tylko ten ruch lub turę.
server-no-review = Tego zapisu nie da się ocenić.
server-no-review-yet = Za dużo zapisów jest teraz ocenianych. Spróbuj za chwilę.
web-review = Oceń
web-review-graph = Ile oddał każdy ruch
web-review-alternatives = Lepiej albo równie dobrze
web-review-done = Ocena jest gotowa.
