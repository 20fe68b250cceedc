# Hra Clustered v prohlížeči.
# $who: místo, jako „Ada (A)“. $tile: dílek slovy, jak je níže.

web-clustered-table = Clustered
web-clustered-board = Stůl. Dílky a políčka, kam se vybraný dílek hodí.

## Dílky slovy

web-tile-words = { $count } { $count ->
    [one] { $fill ->
        [h] prázdný
        [d] čárkovaný
       *[s] plný
      } { $shape ->
        [S] čtverec
        [T] trojúhelník
       *[C] kruh
      }
    [few] { $fill ->
        [h] prázdné
        [d] čárkované
       *[s] plné
      } { $shape ->
        [S] čtverce
        [T] trojúhelníky
       *[C] kruhy
      }
   *[other] { $fill ->
        [h] prázdných
        [d] čárkovaných
       *[s] plných
      } { $shape ->
        [S] čtverců
        [T] trojúhelníků
       *[C] kruhů
      }
  }
web-tile-wild = žolík
web-tile-start = startovní dílek
web-cell-face-of = { $x }, { $y }: { $tile }, místo { $seat }.
web-cell-legal = { $x }, { $y }: volné, dílek se sem hodí.

## Ruka

web-hand = Tvoje dílky
web-hand-fits = { $tile }, hodí se na { $count ->
    [one] jedno políčko
    [few] { $count } políčka
   *[other] { $count } políček
  }
web-hand-fits-nowhere = { $tile }, teď se nikam nehodí
web-hand-discard = { $tile }, jde odhodit
web-hands-covered = Dílky jsou zakryté.
web-confirm = Potvrdit
web-discard = Odhodit
web-put-back = Vrátit
web-cover = { $name }, jsi na tahu ({ $seat }). Ostatní se nedívají.
web-cover-reveal = Ukázat moje dílky

## Co dělat

web-prompt-choose = Jsi na tahu: vyber dílek.
web-prompt-place = { $tile }: vyber některé svítící políčko.
web-prompt-confirm = Potvrď, nebo zkus jiné políčko.
web-prompt-gain = { $points ->
    [0] Tady zatím bez bodů.
    [one] Tady o jeden bod víc.
    [few] Tady o { $points } body víc.
   *[other] Tady o { $points } bodů víc.
  }
web-prompt-discard = Nic se nehodí: vyber dílek k odhození.
web-prompt-trim = Víc než pět dílků: vyber jeden k odhození.
web-prompt-discard-confirm = Opustí hru. Potvrď, nebo vyber jiný.
web-prompt-waiting = Na tahu je { $who }.
web-prompt-thinking = { $who } přemýšlí …
web-prompt-sending = Okamžik …
web-gain-badge = +{ $points }
web-show-groups = Body

## Místa

web-piles = { $hand } v ruce, { $stack } k dobrání, odhozeno: { $discards }
web-points = b.
web-to-move = Na tahu je místo { $seat }
web-mark-first-line = První řada pěti: dva body
web-mark-first-rectangle = První 2×3: dva body
web-mark-longest = Nejdelší řada: zatím dva body
web-mark-largest = Největší obdélník: zatím dva body

## Co se stalo

web-news-placed = { $who }: { $tile } na { $x }, { $y }.
web-news-discarded = { $who } odhazuje: { $tile }.
web-news-discarded-unseen = { $who } odhazuje dílek.
web-news-drawn = Dobíráš si: { $tile }.
web-news-first-line = { $who } má první řadu pěti.
web-news-first-rectangle = { $who } má první obdélník 2×3.
web-news-your-turn = Místo { $seat }, jsi na tahu.
web-news-ended = Hra skončila.

## Konec

web-end-title = Výsledek
web-end-counting = Počítám …
web-end-skip = K výsledku
web-end-again = Hrát znovu
web-end-record = Podívat se na celou hru
web-end-solo = { $points ->
    [one] Jeden bod.
    [few] { $points } body.
   *[other] { $points } bodů.
  }
web-end-won = { $count ->
    [one] Vyhrává { $names }
    [few] Společně vyhrávají { $names }
   *[other] Společně vyhrávají { $names }
  }: { $points ->
    [one] jeden bod.
    [few] { $points } body.
   *[other] { $points } bodů.
  }
web-end-nobody = Nikdo nevyhrál.
web-score-bonus = Prémie

## Sólo a co je na stole zvláštní

web-facts = Tento stůl
web-solo-best = { $points ->
    [one] Zatím nejlepší: jeden bod
    [few] Zatím nejlepší: { $points } body
   *[other] Zatím nejlepší: { $points } bodů
  }
web-solo-first = První výsledek k překonání.
web-solo-new = Nový rekord! Předchozí: { $before }.
