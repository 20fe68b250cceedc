# Um jogo de Clustered no navegador.
# $who: um lugar, como «Ada (A)». $tile: uma peça em palavras, como abaixo.

web-clustered-table = Clustered
web-clustered-board = A mesa. As peças, e as casas onde a peça escolhida pode ir.

## As peças em palavras

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] quadrado
       *[other] quadrados
      }
    [T] { $count ->
        [one] triângulo
       *[other] triângulos
      }
   *[C] { $count ->
        [one] círculo
       *[other] círculos
      }
  } { $fill ->
    [h] { $count ->
        [one] vazio
       *[other] vazios
      }
    [d] { $count ->
        [one] tracejado
       *[other] tracejados
      }
   *[s] { $count ->
        [one] cheio
       *[other] cheios
      }
  }
web-tile-wild = jóquer
web-tile-start = peça inicial
web-cell-face-of = { $x }, { $y }: { $tile }, lugar { $seat }.
web-cell-legal = { $x }, { $y }: livre, a peça serve aqui.

## A mão

web-hand = As tuas peças
web-hand-fits = { $tile }, serve em { $count ->
    [one] um sítio
   *[other] { $count } sítios
  }
web-hand-fits-nowhere = { $tile }, agora não serve
web-hand-discard = { $tile }, pode descartar-se
web-hands-covered = As peças estão tapadas.
web-confirm = Confirmar
web-discard = Descartar
web-put-back = Devolver
web-cover = { $name }, é a tua vez ({ $seat }). Os outros olham para o lado.
web-cover-reveal = Ver as minhas peças

## O que fazer

web-prompt-choose = É a tua vez: escolhe uma peça.
web-prompt-place = { $tile }: escolhe uma casa que brilhe.
web-prompt-confirm = Confirma, ou experimenta outra casa.
web-prompt-gain = { $points ->
    [0] Aqui ainda sem pontos.
    [one] Aqui, mais um ponto.
   *[other] Aqui, mais { $points } pontos.
  }
web-prompt-discard = Nada serve: escolhe uma peça para descartar.
web-prompt-trim = Mais de cinco peças: escolhe uma para descartar.
web-prompt-discard-confirm = Sai do jogo. Confirma, ou escolhe outra.
web-prompt-waiting = É a vez de { $who }.
web-prompt-thinking = { $who } está a pensar…
web-prompt-sending = Um momento…
web-gain-badge = +{ $points }
web-show-groups = Pontos

## Lugares

web-piles = { $hand } na mão, { $stack } por tirar, { $discards } nos descartes
web-points = pontos
web-to-move = É a vez do lugar { $seat }
web-mark-first-line = Primeira linha de cinco: dois pontos
web-mark-first-rectangle = Primeiro 2×3: dois pontos
web-mark-longest = Linha mais comprida: dois pontos por agora
web-mark-largest = Maior retângulo: dois pontos por agora

## O que aconteceu

web-news-placed = { $who }: { $tile } em { $x }, { $y }.
web-news-discarded = { $who } descarta { $tile }.
web-news-discarded-unseen = { $who } descarta uma peça.
web-news-drawn = Tiras { $tile }.
web-news-first-line = { $who } tem a primeira linha de cinco.
web-news-first-rectangle = { $who } tem o primeiro 2×3.
web-news-your-turn = Lugar { $seat }, é a tua vez.
web-news-ended = O jogo acabou.

## O fim

web-end-title = O resultado
web-end-counting = A contar…
web-end-skip = Para o resultado
web-end-again = Jogar outra vez
web-end-record = Ver o jogo todo
web-end-solo = { $points ->
    [one] Um ponto.
   *[other] { $points } pontos.
  }
web-end-won = { $count ->
    [one] { $names } ganha
   *[other] { $names } ganham em conjunto
  } com { $points ->
    [one] um ponto.
   *[other] { $points } pontos.
  }
web-end-nobody = Ninguém ganha.
web-score-bonus = Bónus

## A solo, e o que uma mesa tem de especial

web-facts = Esta mesa
web-solo-best = { $points ->
    [one] Recorde até agora: um ponto
   *[other] Recorde até agora: { $points } pontos
  }
web-solo-first = O primeiro recorde a bater.
web-solo-new = Novo recorde! O anterior: { $before }.
