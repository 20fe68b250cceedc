# Bordet i terminalen.

play-title = Clustered · trekk { $number } · plass { $seat } · help viser kommandoene
play-seat-name = { $seat } ({ $player })
play-hand = Hånden til { $seat }
play-ask-play = Hvilken brikke?
play-ask-discard = Ingenting passer. Hvilken brikke kaster du?
play-ask-trim = Mer enn fem brikker. Hvilken kaster du?
play-ask-cell = Hvor skal { $tile }? (et tall på bordet; Enter legger den tilbake)
play-hand-over = Plass { $seat } er neste. Gi tastaturet videre og trykk Enter.
play-help =
    Skriv nummeret på en brikke og så nummeret på en rute. Mer trengs ikke.
      3           ta den tredje brikken og se hvor den passer
      Sh1 2,-1    legg Sh1 to til høyre og én opp på én gang
      -Sh1        kast den, når du må
      hint        hva en sterk bot ville gjort, og hvorfor
      explain Sh1 2,-1    hvorfor et trekk ikke er lov
      undo        ta tilbake det siste trekket ditt
      scores      poeng, del for del
      left, right, up, down    se deg rundt på et stort bord
      save FIL    lagre spillet i en fil du velger
      quit        avslutt; spillet lagres
    En brikke i parentes passer ingen steder nå. Bak poengene til hver plass: +L, +R for førstemann-bonusene, ^l, ^r for
    den lengste linjen og det største rektangelet slik det står, og i parentes hvor mange brikker som er igjen å trekke.
    En brikke er formen (S kvadrat, T trekant, C sirkel), fyllet (h tom, d stiplet, s fylt) og antallet; *** er en joker.
    Naboer må ha minst to av de tre til felles. Linjer på tre og mer gir poeng, og det største rektangelet ditt.
play-empty = Skriv nummeret på en brikke, eller help.
play-unknown-command = «{ $text }» er verken en brikke eller en kommando; help viser begge deler.
play-no-tile = Brikke { $number } finnes ikke på hånden din; den har { $most }.
play-no-label = Det er ingen { $number } på bordet; tallene går til { $most }.
play-fits-nowhere = { $tile } passer ingen steder akkurat nå.
play-explain-what = Oppgi et trekk å forklare, som i: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Én rute til er utenfor synsfeltet; left, right, up og down ser seg rundt.
   *[other] { $count } ruter til er utenfor synsfeltet; left, right, up og down ser seg rundt.
  }
play-legal = { $move } er lov.
play-hint = { $kind ->
    [discard] Jeg ville kastet: { $move }
   *[place] Jeg ville spilt { $move } ({ $gain ->
        [0] ingen poeng ennå
        [one] { $gain } poeng
       *[other] { $gain } poeng
      }).
  }
play-undo-agree = Er alle enige om å ta tilbake det siste trekket? (y/n)
play-undone = Det siste trekket er tatt tilbake.
play-saved = Lagret som { $file }.
play-kept = Spillet er lagret. Fortsett med: { $command }
play-record = Opptaket er lagret som { $file }.
play-nothing-kept = Ingen spill er lagret ennå.
play-result = { $kind ->
    [given-up] Ingen vinner: Alle har forlatt spillet.
    [shared-win] Delt seier: { $winners }
   *[win] { $winners } vinner.
  }
play-best-new = { $total } poeng: ditt beste hittil med disse valgene!
play-best-old = { $total } poeng. Ditt beste med disse valgene er { $best }.
play-unknown-player = «{ $name }» kan ikke sitte her. Kjente er: { $known }.
play-seat-letter = «{ $letter }» er ingen plass; de heter A til H.
play-surface = «{ $size }» er ingen bordflate. Skriv 15x11 for ruter bortover og nedover, eller round:6 for en radius.

score-bonus = Bonus

## Hva som har skjedd

event-placed = { $seat } spilte { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } har forlatt spillet.
event-discarded = { $seat } kunne ikke legge noe og kastet { $tile }.
event-trimmed = { $seat } kastet { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } er først med en linje på fem (+2).
   *[first_rectangle] { $seat } er først med en 2×3 (+2).
  }

## replay

replay-title = Clustered · etter trekk { $number } av { $most }
replay-ask = Enter: videre · b: tilbake · et tall: dit · q: avslutt
replay-no-move = Trekk { $number } finnes ikke; opptaket har { $most }.
play-preparing = Botene gjør seg klare til å tenke (bare første gang, omtrent et halvt minutt) …
