# A mesa no terminal.

play-title = Clustered · jogada { $number } · lugar { $seat } · help mostra os comandos
play-seat-name = { $seat } ({ $player })
play-hand = Mão de { $seat }
play-ask-play = Que peça?
play-ask-discard = Nada serve. Que peça descartas?
play-ask-trim = Mais de cinco peças. Qual descartas?
play-ask-cell = Para onde vai { $tile }? (um número da mesa; Enter para a devolver)
play-hand-over = É a vez do lugar { $seat }. Passa o teclado e carrega em Enter.
play-help =
    Escreve o número de uma peça e depois o número de uma casa. Não é preciso mais nada.
      3           pegar na terceira peça e ver onde serve
      Sh1 2,-1    pôr Sh1 duas à direita e uma acima de uma só vez
      -Sh1        descartá-la, quando tem de ser
      hint        o que faria um bot forte, e porquê
      explain Sh1 2,-1    porque uma jogada não é permitida
      undo        desfazer a tua última jogada
      scores      os pontos, parte por parte
      left, right, up, down    olhar em volta numa mesa grande
      save FICHEIRO   guardar o jogo num ficheiro à tua escolha
      quit        sair; o jogo fica guardado
    Uma peça entre parênteses não serve agora em lado nenhum. Depois dos pontos de cada lugar: +L, +R para os bónus de
    rapidez, ^l, ^r para a linha mais comprida e o maior retângulo do momento, e entre parênteses as peças por tirar.
    Uma peça é a sua forma (S quadrado, T triângulo, C círculo), preenchimento (h vazio, d tracejado, s cheio) e número; *** é um jóquer.
    Duas vizinhas têm de partilhar pelo menos duas das três. Valem pontos as linhas de três ou mais e o teu maior retângulo.
play-empty = Escreve o número de uma peça, ou help.
play-unknown-command = «{ $text }» não é uma peça nem um comando; help mostra ambos.
play-no-tile = Não há peça { $number } na tua mão; tens { $most }.
play-no-label = Não há { $number } na mesa; os números vão até { $most }.
play-fits-nowhere = { $tile } não serve agora em lado nenhum.
play-explain-what = Indica uma jogada para explicar, por exemplo: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Há mais uma casa fora da vista; left, right, up e down olham em volta.
   *[other] Há mais { $count } casas fora da vista; left, right, up e down olham em volta.
  }
play-legal = { $move } é permitida.
play-hint = { $kind ->
    [discard] Eu descartava: { $move }
   *[place] Eu jogava { $move } ({ $gain ->
        [0] ainda sem pontos
        [one] { $gain } ponto
       *[other] { $gain } pontos
      }).
  }
play-undo-agree = Toda a gente concorda em desfazer a última jogada? (y/n)
play-undone = A última jogada foi desfeita.
play-saved = Guardado como { $file }.
play-kept = O jogo está guardado. Para continuar: { $command }
play-record = O registo está guardado como { $file }.
play-nothing-kept = Ainda não há nenhum jogo guardado.
play-result = { $kind ->
    [given-up] Ninguém ganha: todos deixaram o jogo.
    [shared-win] Vitória partilhada: { $winners }
   *[win] { $winners } ganha.
  }
play-best-new = { $total } pontos: o teu recorde com estas opções!
play-best-old = { $total } pontos. O teu recorde com estas opções é { $best }.
play-unknown-player = «{ $name }» não se pode sentar aqui. Disponíveis: { $known }.
play-seat-letter = «{ $letter }» não é um lugar; vão de A a H.
play-surface = «{ $size }» não é uma superfície. Escreve 15x11 para as casas na largura e na altura, ou round:6 para um raio.

score-bonus = Bónus

## O que aconteceu

event-placed = { $seat } jogou { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } deixou o jogo.
event-discarded = { $seat } não podia pôr nada e descartou { $tile }.
event-trimmed = { $seat } descartou { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } tem a primeira linha de cinco (+2).
   *[first_rectangle] { $seat } tem o primeiro 2×3 (+2).
  }

## replay

replay-title = Clustered · depois da jogada { $number } de { $most }
replay-ask = Enter: avançar · b: recuar · um número: ir para lá · q: sair
replay-no-move = Não há jogada { $number }; o registo tem { $most }.
play-preparing = Os bots preparam-se para pensar (só da primeira vez, cerca de meio minuto)…
