# De tafel in de terminal.

play-title = Clustered · zet { $number } · plaats { $seat } · help toont de opdrachten
play-seat-name = { $seat } ({ $player })
play-hand = Hand van { $seat }
play-ask-play = Welke tegel?
play-ask-discard = Niets past. Welke tegel leg je af?
play-ask-trim = Meer dan vijf tegels. Welke leg je af?
play-ask-cell = Waar komt { $tile }? (een nummer op tafel; Enter legt hem terug)
play-hand-over = Plaats { $seat } is aan de beurt. Geef het toetsenbord door en druk dan op Enter.
play-help =
    Tik het nummer van een tegel, dan het nummer van een vakje. Meer is niet nodig.
      3           pak de derde tegel en zie waar hij past
      Sh1 2,-1    leg Sh1 in één keer twee naar rechts en een omhoog
      -Sh1        leg hem af, als het moet
      hint        wat een sterke bot zou doen, en waarom
      explain Sh1 2,-1    waarom een zet niet mag
      undo        neem je laatste zet terug
      scores      punten, stuk voor stuk
      left, right, up, down    kijk rond op een grote tafel
      save BESTAND   bewaar het spel in een bestand naar keuze
      quit        stop; het spel blijft bewaard
    Een tegel tussen haakjes past nu nergens. Achter de punten van elke plaats: +L, +R voor de bonussen voor de eerste,
    ^l, ^r voor de langste lijn en de grootste rechthoek van dit moment, en tussen haakjes de tegels die nog te trekken zijn.
    Een tegel is zijn vorm (S vierkant, T driehoek, C cirkel), vulling (h leeg, d gestreept, s gevuld) en aantal; *** is een joker.
    Buren moeten minstens twee van de drie gemeen hebben. Lijnen van drie en meer tellen, en je grootste rechthoek.
play-empty = Tik het nummer van een tegel, of help.
play-unknown-command = ‘{ $text }’ is geen tegel en geen opdracht; help toont ze allebei.
play-no-tile = Tegel { $number } heb je niet; je hand heeft er { $most }.
play-no-label = Nummer { $number } staat niet op tafel; ze lopen tot en met { $most }.
play-fits-nowhere = { $tile } past nu nergens.
play-explain-what = Noem een zet om uit te leggen, zoals: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Nog één vakje is uit beeld; met left, right, up en down kijk je rond.
   *[other] Nog { $count } vakjes zijn uit beeld; met left, right, up en down kijk je rond.
  }
play-legal = { $move } mag.
play-hint = { $kind ->
    [discard] Ik zou afleggen: { $move }
   *[place] Ik zou { $move } spelen ({ $gain ->
        [0] nog geen punten
        [one] { $gain } punt
       *[other] { $gain } punten
      }).
  }
play-undo-agree = Vindt iedereen het goed om de laatste zet terug te nemen? (y/n)
play-undone = De laatste zet is teruggenomen.
play-saved = Bewaard als { $file }.
play-kept = Het spel is bewaard. Ga verder met: { $command }
play-record = Het verslag is bewaard als { $file }.
play-nothing-kept = Er is nog geen spel bewaard.
play-result = { $kind ->
    [given-up] Niemand wint: iedereen is uit het spel gestapt.
    [shared-win] Gedeelde overwinning: { $winners }
   *[win] { $winners } wint.
  }
play-best-new = { $total } punten: je beste tot nu toe met deze opties!
play-best-old = { $total } punten. Je beste met deze opties is { $best }.
play-unknown-player = ‘{ $name }’ kan hier niet zitten. Bekend zijn: { $known }.
play-seat-letter = ‘{ $letter }’ is geen plaats; ze heten A tot en met H.
play-surface = ‘{ $size }’ is geen tafelblad. Schrijf 15x11 voor vakjes in de breedte en de hoogte, of round:6 voor een straal.

score-bonus = Bonus

## Wat er gebeurd is

event-placed = { $seat } speelde { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } is uit het spel gestapt.
event-discarded = { $seat } kon niets leggen en legde { $tile } af.
event-trimmed = { $seat } legde { $tile } af.
event-bonus = { $bonus ->
    [first_line] { $seat } heeft als eerste een lijn van vijf (+2).
   *[first_rectangle] { $seat } heeft als eerste een 2×3 (+2).
  }

## replay

replay-title = Clustered · na zet { $number } van { $most }
replay-ask = Enter: verder · b: terug · een getal: daarheen · q: stoppen
replay-no-move = Zet { $number } is er niet; het verslag heeft er { $most }.
play-preparing = De bots maken zich klaar om na te denken (alleen de eerste keer, ongeveer een halve minuut) …
