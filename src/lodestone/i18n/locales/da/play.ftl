# Bordet i terminalen.

play-title = Clustered · træk { $number } · plads { $seat } · help viser kommandoerne
play-seat-name = { $seat } ({ $player })
play-hand = Hånden på plads { $seat }
play-ask-play = Hvilken brik?
play-ask-discard = Intet passer. Hvilken brik kasserer du?
play-ask-trim = Mere end fem brikker. Hvilken kasserer du?
play-ask-cell = Hvor skal { $tile } hen? (et tal på bordet; Enter lægger den tilbage)
play-hand-over = Plads { $seat } er den næste. Ræk tastaturet videre, og tryk Enter.
play-help =
    Skriv en briks nummer og så nummeret på et felt. Mere behøver du ikke.
      3           tag den tredje brik, og se, hvor den passer
      Sh1 2,-1    læg Sh1 to til højre og en op på én gang
      -Sh1        kassér den, når du skal
      hint        hvad en stærk bot ville gøre, og hvorfor
      explain Sh1 2,-1    hvorfor et træk ikke er gyldigt
      undo        tag dit sidste træk tilbage
      scores      point, del for del
      left, right, up, down    se dig omkring på et stort bord
      save FIL    gem spillet i en fil efter eget valg
      quit        slut; spillet gemmes
    En brik i parentes passer ingen steder nu. Bag hver plads’ point: +L, +R for først til-bonusserne, ^l, ^r for
    den længste linje og det største rektangel, som det står, og i parentes de brikker, der er tilbage at trække.
    En brik er sin form (S kvadrat, T trekant, C cirkel), udfyldning (h blank, d stiplet, s fuldt optrukket) og antal; *** er en joker.
    Naboer skal have mindst to af de tre til fælles. Linjer på tre og derover tæller, og dit største rektangel.
play-empty = Skriv en briks nummer, eller help.
play-unknown-command = »{ $text }« er hverken en brik eller en kommando; help viser begge dele.
play-no-tile = Der er ingen brik { $number } på din hånd; den har { $most }.
play-no-label = Der er ikke noget { $number } på bordet; tallene går til { $most }.
play-fits-nowhere = { $tile } passer ingen steder lige nu.
play-explain-what = Nævn et træk at forklare, som i: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Ét felt mere er ude af syne; left, right, up og down ser sig omkring.
   *[other] { $count } felter mere er ude af syne; left, right, up og down ser sig omkring.
  }
play-legal = { $move } er gyldigt.
play-hint = { $kind ->
    [discard] Jeg ville kassere: { $move }
   *[place] Jeg ville spille { $move } ({ $gain ->
        [0] endnu ingen point
        [one] { $gain } point
       *[other] { $gain } point
      }).
  }
play-undo-agree = Er alle enige om at tage det sidste træk tilbage? (y/n)
play-undone = Det sidste træk er taget tilbage.
play-saved = Gemt som { $file }.
play-kept = Spillet er gemt. Fortsæt med: { $command }
play-record = Optegnelsen er gemt som { $file }.
play-nothing-kept = Der er endnu ikke gemt noget spil.
play-result = { $kind ->
    [given-up] Ingen vinder: Alle har forladt spillet.
    [shared-win] Delt sejr: { $winners }
   *[win] { $winners } vinder.
  }
play-best-new = { $total } point: dit hidtil bedste med disse valg!
play-best-old = { $total } point. Dit bedste med disse valg er { $best }.
play-unknown-player = »{ $name }« kan ikke sidde her. Kendte er: { $known }.
play-seat-letter = »{ $letter }« er ingen plads; de hedder A til H.
play-surface = »{ $size }« er ingen flade. Skriv 15x11 for felter på tværs og på langs, eller round:6 for en radius.

score-bonus = Bonus

## Hvad der er sket

event-placed = { $seat } spillede { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } har forladt spillet.
event-discarded = { $seat } kunne intet lægge og kasserede { $tile }.
event-trimmed = { $seat } kasserede { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } er først med en linje på fem (+2).
   *[first_rectangle] { $seat } er først med et 2×3 (+2).
  }

## replay

replay-title = Clustered · efter træk { $number } af { $most }
replay-ask = Enter: videre · b: tilbage · et tal: dertil · q: slut
replay-no-move = Der er intet træk { $number }; optegnelsen har { $most }.
play-preparing = Botterne gør sig klar til at tænke (kun første gang, cirka et halvt minut) …
