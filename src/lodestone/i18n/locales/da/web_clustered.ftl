# Et spil Clustered i browseren.
# $who: en plads, som »Ada (A)«. $tile: en brik i ord, som nedenfor.

web-clustered-table = Clustered
web-clustered-board = Bordet. Brikker, og felter, hvor den valgte brik må ligge.

## Brikker i ord

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] blankt
            [d] stiplet
           *[s] fuldt optrukket
          } kvadrat
       *[other] { $fill ->
            [h] blanke
            [d] stiplede
           *[s] fuldt optrukne
          } kvadrater
      }
    [T] { $count ->
        [one] { $fill ->
            [h] blank
            [d] stiplet
           *[s] fuldt optrukken
          } trekant
       *[other] { $fill ->
            [h] blanke
            [d] stiplede
           *[s] fuldt optrukne
          } trekanter
      }
   *[C] { $count ->
        [one] { $fill ->
            [h] blank
            [d] stiplet
           *[s] fuldt optrukken
          } cirkel
       *[other] { $fill ->
            [h] blanke
            [d] stiplede
           *[s] fuldt optrukne
          } cirkler
      }
  }
web-tile-wild = joker
web-tile-start = startbrik
web-cell-face-of = { $x }, { $y }: { $tile }, plads { $seat }.
web-cell-legal = { $x }, { $y }: frit, brikken passer her.

## Hånden

web-hand = Dine brikker
web-hand-fits = { $tile }, passer { $count ->
    [one] ét sted
   *[other] { $count } steder
  }
web-hand-fits-nowhere = { $tile }, passer ingen steder nu
web-hand-discard = { $tile }, kan kasseres
web-hands-covered = Brikkerne er skjult.
web-confirm = Bekræft
web-discard = Kassér
web-put-back = Læg tilbage
web-cover = { $name }, det er din tur ({ $seat }). De andre ser væk.
web-cover-reveal = Vis mine brikker

## Hvad der skal gøres

web-prompt-choose = Din tur: Vælg en brik.
web-prompt-place = { $tile }: Vælg et af felterne, der lyser.
web-prompt-confirm = Bekræft, eller prøv et andet felt.
web-prompt-gain = { $points ->
    [0] Endnu ingen point her.
    [one] Ét point mere her.
   *[other] { $points } point mere her.
  }
web-prompt-discard = Intet passer: Vælg en brik at kassere.
web-prompt-trim = Mere end fem brikker: Vælg en at kassere.
web-prompt-discard-confirm = Den ryger ud af spillet. Bekræft, eller vælg en anden.
web-prompt-waiting = { $who } har turen.
web-prompt-thinking = { $who } tænker …
web-prompt-sending = Et øjeblik …
web-gain-badge = +{ $points }
web-show-groups = Point

## Pladser

web-piles = { $hand } på hånden, { $stack } at trække, { $discards } kasseret
web-points = point
web-to-move = Plads { $seat } har turen
web-mark-first-line = Første linje på fem: to point
web-mark-first-rectangle = Første 2×3: to point
web-mark-longest = Længste linje: to point, som det står
web-mark-largest = Største rektangel: to point, som det står

## Hvad der er sket

web-news-placed = { $who }: { $tile } på { $x }, { $y }.
web-news-discarded = { $who } kasserer { $tile }.
web-news-discarded-unseen = { $who } kasserer en brik.
web-news-drawn = Du trækker { $tile }.
web-news-first-line = { $who } har den første linje på fem.
web-news-first-rectangle = { $who } har det første 2×3.
web-news-your-turn = Plads { $seat }, det er din tur.
web-news-ended = Spillet er slut.

## Slutningen

web-end-title = Resultatet
web-end-counting = Der tælles …
web-end-skip = Til resultatet
web-end-again = Spil igen
web-end-record = Se hele spillet
web-end-solo = { $points ->
    [one] Ét point.
   *[other] { $points } point.
  }
web-end-won = { $count ->
    [one] { $names } vinder
   *[other] { $names } vinder sammen
  } med { $points ->
    [one] ét point.
   *[other] { $points } point.
  }
web-end-nobody = Ingen vinder.
web-score-bonus = Bonusser

## Alene, og hvad der er særligt ved et bord

web-facts = Dette bord
web-solo-best = { $points ->
    [one] Bedste hidtil: ét point
   *[other] Bedste hidtil: { $points } point
  }
web-solo-first = Det første resultat at slå.
web-solo-new = Ny rekord! Før var den { $before }.
