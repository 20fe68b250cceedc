# Ett spel Clustered i webbläsaren.
# $who: en plats, som ”Ada (A)”. $tile: en bricka i ord, som nedan.

web-clustered-table = Clustered
web-clustered-board = Bordet. Brickor, och rutor där den valda brickan får ligga.

## Brickor i ord

web-tile-words = { $count } { $count ->
    [one] { $fill ->
        [h] tom
        [d] streckad
       *[s] fylld
      }
   *[other] { $fill ->
        [h] tomma
        [d] streckade
       *[s] fyllda
      }
  } { $shape ->
    [S] { $count ->
        [one] kvadrat
       *[other] kvadrater
      }
    [T] { $count ->
        [one] triangel
       *[other] trianglar
      }
   *[C] { $count ->
        [one] cirkel
       *[other] cirklar
      }
  }
web-tile-wild = joker
web-tile-start = startbricka
web-cell-face-of = { $x }, { $y }: { $tile } från plats { $seat }.
web-cell-legal = { $x }, { $y }: ledig, brickan passar här.

## Handen

web-hand = Dina brickor
web-hand-fits = { $tile }, passar på { $count ->
    [one] ett ställe
   *[other] { $count } ställen
  }
web-hand-fits-nowhere = { $tile }, passar ingenstans nu
web-hand-discard = { $tile }, kan kastas
web-hands-covered = Brickorna är dolda.
web-confirm = Bekräfta
web-discard = Kasta
web-put-back = Lägg tillbaka
web-cover = { $name }, det är din tur ({ $seat }). De andra tittar bort.
web-cover-reveal = Visa mina brickor

## Vad som ska göras

web-prompt-choose = Din tur: välj en bricka.
web-prompt-place = { $tile }: välj en av rutorna som lyser.
web-prompt-confirm = Bekräfta, eller prova en annan ruta.
web-prompt-gain = { $points ->
    [0] Inga poäng här än.
    [one] En poäng till här.
   *[other] { $points } poäng till här.
  }
web-prompt-discard = Inget passar: välj en bricka att kasta.
web-prompt-trim = Fler än fem brickor: välj en att kasta.
web-prompt-discard-confirm = Den lämnar spelet. Bekräfta, eller välj en annan.
web-prompt-waiting = { $who } står på tur.
web-prompt-thinking = { $who } tänker …
web-prompt-sending = Ett ögonblick …
web-gain-badge = +{ $points }
web-show-groups = Poäng

## Platser

web-piles = { $hand } på handen, { $stack } att dra, { $discards } kastade
web-points = poäng
web-to-move = Plats { $seat } står på tur
web-mark-first-line = Första linjen på fem: två poäng
web-mark-first-rectangle = Första 2×3: två poäng
web-mark-longest = Längsta linjen: två poäng just nu
web-mark-largest = Största rektangeln: två poäng just nu

## Vad som hände

web-news-placed = { $who }: { $tile } på { $x }, { $y }.
web-news-discarded = { $who } kastar { $tile }.
web-news-discarded-unseen = { $who } kastar en bricka.
web-news-drawn = Du drar { $tile }.
web-news-first-line = { $who } har den första linjen på fem.
web-news-first-rectangle = { $who } har den första 2×3.
web-news-your-turn = Plats { $seat }, din tur.
web-news-ended = Spelet är slut.

## Slutet

web-end-title = Resultatet
web-end-counting = Räknar …
web-end-skip = Till resultatet
web-end-again = Spela igen
web-end-record = Se hela spelet
web-end-solo = { $points ->
    [one] En poäng.
   *[other] { $points } poäng.
  }
web-end-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } delar på segern
  } med { $points ->
    [one] en poäng.
   *[other] { $points } poäng.
  }
web-end-nobody = Ingen vinner.
web-score-bonus = Bonusar

## Ensam, och vad som är särskilt med ett bord

web-facts = Det här bordet
web-solo-best = { $points ->
    [one] Bäst hittills: en poäng
   *[other] Bäst hittills: { $points } poäng
  }
web-solo-first = Det första resultatet att slå.
web-solo-new = Nytt rekord! Det förra var { $before }.
