# Et spill Clustered i nettleseren.
# $who: en plass, som «Ada (A)». $tile: en brikke i ord, som nedenfor.

web-clustered-table = Clustered
web-clustered-board = Bordet. Brikker, og ruter der den valgte brikken kan ligge.

## Brikker i ord

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] tomt
            [d] stiplet
           *[s] fylt
          } kvadrat
       *[other] { $fill ->
            [h] tomme
            [d] stiplede
           *[s] fylte
          } kvadrater
      }
    [T] { $count ->
        [one] { $fill ->
            [h] tom
            [d] stiplet
           *[s] fylt
          } trekant
       *[other] { $fill ->
            [h] tomme
            [d] stiplede
           *[s] fylte
          } trekanter
      }
   *[C] { $count ->
        [one] { $fill ->
            [h] tom
            [d] stiplet
           *[s] fylt
          } sirkel
       *[other] { $fill ->
            [h] tomme
            [d] stiplede
           *[s] fylte
          } sirkler
      }
  }
web-tile-wild = joker
web-tile-start = startbrikke
web-cell-face-of = { $x }, { $y }: { $tile } fra plass { $seat }.
web-cell-legal = { $x }, { $y }: ledig, brikken passer her.

## Hånden

web-hand = Brikkene dine
web-hand-fits = { $tile }, passer { $count ->
    [one] ett sted
   *[other] { $count } steder
  }
web-hand-fits-nowhere = { $tile }, passer ingen steder nå
web-hand-discard = { $tile }, kan kastes
web-hands-covered = Brikkene er dekket til.
web-confirm = Bekreft
web-discard = Kast
web-put-back = Legg tilbake
web-cover = { $name }, det er din tur ({ $seat }). De andre ser bort.
web-cover-reveal = Vis brikkene mine

## Hva du skal gjøre

web-prompt-choose = Din tur: Velg en brikke.
web-prompt-place = { $tile }: Velg en av rutene som lyser.
web-prompt-confirm = Bekreft, eller prøv en annen rute.
web-prompt-gain = { $points ->
    [0] Ingen poeng her ennå.
    [one] Ett poeng til her.
   *[other] { $points } poeng til her.
  }
web-prompt-discard = Ingenting passer: Velg en brikke å kaste.
web-prompt-trim = Mer enn fem brikker: Velg en å kaste.
web-prompt-discard-confirm = Den går ut av spillet. Bekreft, eller velg en annen.
web-prompt-waiting = { $who } står for tur.
web-prompt-thinking = { $who } tenker …
web-prompt-sending = Et øyeblikk …
web-gain-badge = +{ $points }
web-show-groups = Poeng

## Plasser

web-piles = { $hand } på hånden, { $stack } å trekke, { $discards } kastet
web-points = poeng
web-to-move = Plass { $seat } står for tur
web-mark-first-line = Første linje på fem: to poeng
web-mark-first-rectangle = Første 2×3: to poeng
web-mark-longest = Lengste linje: to poeng akkurat nå
web-mark-largest = Største rektangel: to poeng akkurat nå

## Hva som skjedde

web-news-placed = { $who }: { $tile } på { $x }, { $y }.
web-news-discarded = { $who } kaster { $tile }.
web-news-discarded-unseen = { $who } kaster en brikke.
web-news-drawn = Du trekker { $tile }.
web-news-first-line = { $who } har den første linjen på fem.
web-news-first-rectangle = { $who } har den første 2×3.
web-news-your-turn = Plass { $seat }, din tur.
web-news-ended = Spillet er slutt.

## Slutten

web-end-title = Resultatet
web-end-counting = Teller …
web-end-skip = Til resultatet
web-end-again = Spill igjen
web-end-record = Se hele spillet
web-end-solo = { $points ->
    [one] Ett poeng.
   *[other] { $points } poeng.
  }
web-end-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } deler seieren
  } med { $points ->
    [one] ett poeng.
   *[other] { $points } poeng.
  }
web-end-nobody = Ingen vinner.
web-score-bonus = Bonuser

## Alene, og det som er spesielt ved et bord

web-facts = Dette bordet
web-solo-best = { $points ->
    [one] Best hittil: ett poeng
   *[other] Best hittil: { $points } poeng
  }
web-solo-first = Det første resultatet å slå.
web-solo-new = Ny rekord! Den forrige var { $before }.
