# Een spel Clustered in de browser.
# $who: een plaats, zoals ‘Ada (A)’. $tile: een tegel in woorden, zoals hieronder.

web-clustered-table = Clustered
web-clustered-board = De tafel. Tegels, en vakjes waar de gekozen tegel mag.

## Tegels in woorden

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] { $fill ->
            [h] leeg
            [d] gestreept
           *[s] gevuld
          } vierkant
       *[other] { $fill ->
            [h] lege
            [d] gestreepte
           *[s] gevulde
          } vierkanten
      }
    [T] { $fill ->
        [h] lege
        [d] gestreepte
       *[s] gevulde
      } { $count ->
        [one] driehoek
       *[other] driehoeken
      }
   *[C] { $fill ->
        [h] lege
        [d] gestreepte
       *[s] gevulde
      } { $count ->
        [one] cirkel
       *[other] cirkels
      }
  }
web-tile-wild = joker
web-tile-start = starttegel
web-cell-face-of = { $x }, { $y }: { $tile } van plaats { $seat }.
web-cell-legal = { $x }, { $y }: vrij, de tegel past hier.

## De hand

web-hand = Je tegels
web-hand-fits = { $tile }, past op { $count ->
    [one] één plek
   *[other] { $count } plekken
  }
web-hand-fits-nowhere = { $tile }, past nu nergens
web-hand-discard = { $tile }, kan worden afgelegd
web-hands-covered = De tegels zijn afgedekt.
web-confirm = Bevestigen
web-discard = Afleggen
web-put-back = Terugleggen
web-cover = { $name }, jouw beurt ({ $seat }). De anderen kijken weg.
web-cover-reveal = Toon mijn tegels

## Wat te doen

web-prompt-choose = Jouw beurt: kies een tegel.
web-prompt-place = { $tile }: kies een van de vakjes die oplichten.
web-prompt-confirm = Bevestig, of probeer een ander vakje.
web-prompt-gain = { $points ->
    [0] Hier nog geen punten.
    [one] Hier één punt erbij.
   *[other] Hier { $points } punten erbij.
  }
web-prompt-discard = Niets past: kies een tegel om af te leggen.
web-prompt-trim = Meer dan vijf tegels: kies er een om af te leggen.
web-prompt-discard-confirm = Hij gaat uit het spel. Bevestig, of kies een andere.
web-prompt-waiting = { $who } is aan de beurt.
web-prompt-thinking = { $who } denkt na …
web-prompt-sending = Een ogenblik …
web-gain-badge = +{ $points }
web-show-groups = Punten

## Plaatsen

web-piles = { $hand } in de hand, { $stack } te trekken, { $discards } afgelegd
web-points = punten
web-to-move = Plaats { $seat } is aan de beurt
web-mark-first-line = Eerste lijn van vijf: twee punten
web-mark-first-rectangle = Eerste 2×3: twee punten
web-mark-longest = Langste lijn: nu twee punten
web-mark-largest = Grootste rechthoek: nu twee punten

## Wat er gebeurde

web-news-placed = { $who }: { $tile } op { $x }, { $y }.
web-news-discarded = { $who } legt af: { $tile }.
web-news-discarded-unseen = { $who } legt een tegel af.
web-news-drawn = Je trekt: { $tile }.
web-news-first-line = { $who } heeft de eerste lijn van vijf.
web-news-first-rectangle = { $who } heeft de eerste 2×3.
web-news-your-turn = Plaats { $seat }, jouw beurt.
web-news-ended = Het spel is afgelopen.

## Het einde

web-end-title = De uitslag
web-end-counting = Punten tellen …
web-end-skip = Naar de uitslag
web-end-again = Nog een keer
web-end-record = Bekijk het hele spel
web-end-solo = { $points ->
    [one] Eén punt.
   *[other] { $points } punten.
  }
web-end-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
  } met { $points ->
    [one] één punt.
   *[other] { $points } punten.
  }
web-end-nobody = Niemand wint.
web-score-bonus = Bonussen

## Alleen, en wat er bijzonder is aan een tafel

web-facts = Deze tafel
web-solo-best = { $points ->
    [one] Beste uitslag tot nu toe: één punt
   *[other] Beste uitslag tot nu toe: { $points } punten
  }
web-solo-first = De eerste uitslag om te verbeteren.
web-solo-new = Een nieuw record! Het vorige was { $before }.
