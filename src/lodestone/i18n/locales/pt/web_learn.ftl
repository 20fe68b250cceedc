# Aprender um jogo a jogar, passo a passo, numa mesa a sério.
# $game: o nome de um jogo.

web-learn = Aprender a jogar
web-learn-what = A jogar, numa mesa só tua. Cinco minutos por jogo; podes parar quando quiseres e continuar mais tarde.
web-learn-clustered = Põe peças, vê porque é que uma não serve, faz uma linha e um retângulo, estorva alguém e ganha por um ponto.
web-learn-kluster = Coloca uma pedra, sente outra a puxar, deixa duas colarem-se de propósito, move a corda e ganha.
web-learn-how-far = { $state ->
    [done] Outra vez
    [begun] Continuar no passo { $step } de { $steps }
   *[new] Começar
  }
web-learn-first = Ainda não conheces { $game }? Aprende em cinco minutos.
web-learn-title = Lição de { $game }
web-learn-step = { $step } de { $steps }
web-learn-back = Voltar
web-learn-skip = Saltar
web-learn-next = Continuar
web-learn-anew = Recomeçar esta parte
web-learn-done-already = Já fizeste isto.
web-learn-finished = Para um primeiro jogo de { $game } não é preciso saber mais. Diverte-te!
web-learn-other = Aprender { $game }
# Depois das palavras de uma casa, para leitores de ecrã
web-learn-cell = { $cell } A lição aponta para esta casa.

## Clustered

web-learn-lay = Pega numa peça da tua mão: as casas onde serve brilham. Põe-na na casa contornada, se essa casa brilhar, e confirma.
web-learn-lay-keys = Com o teclado: um número pega numa peça, as setas e N percorrem a mesa, Enter põe a peça.
web-learn-lay-done = Partilha pelo menos duas características (forma, preenchimento, número) com cada vizinha. Ao lado da peça inicial, no meio, serve tudo.
web-learn-refused = Agora um erro de propósito: pega numa peça e toca numa casa mesmo ao lado de outra peça, onde nada brilhe.
web-learn-refused-done = Por baixo diz porquê, a vizinha que o impede fica contornada, e o link leva à regra.
web-learn-line = Três ou mais peças tuas seguidas, em fila ou em coluna, são uma linha: um ponto por peça. Completa a da casa contornada.
web-learn-line-done = A tua primeira linha: três pontos. Quanto mais comprida, mais vale, e uma peça pode contar em fila e em coluna.
web-learn-rectangle = O teu maior retângulo sem buracos, de dois por dois ou mais, também vale um ponto por peça. Preenche o canto contornado.
web-learn-rectangle-done = Mais quatro pontos. Só conta o maior retângulo, por isso fá-lo crescer.
web-learn-block = Outra mesa, quase no fim; estás dois pontos atrás. O adversário está prestes a fechar uma fila de quatro na casa contornada: põe lá a tua peça primeiro.
web-learn-block-done = Bloqueado! A tua peça parte a fila, e meia fila de duas não vale nada.
web-learn-last = A tua última peça. Faz uma linha de três na casa contornada.
web-learn-last-done = Todas as peças estão postas: o jogo acabou.
web-learn-count = A mesa conta tudo outra vez: o teu maior retângulo, as tuas filas, as tuas colunas. Ganha quem tiver mais pontos. Muito bem!

## Kluster

web-learn-take = Estas pedras são ímanes fortes, e queres livrar-te de todas. Agarra uma: toca-lhe, ou carrega em 1.
web-learn-take-done = Está na tua mão e segue o dedo, o rato ou as setas.
web-learn-place = Leva-a para dentro da corda e larga-a com o botão ou com Enter. Tem de ficar toda lá dentro.
web-learn-place-done = Colocada. Um turno, uma pedra.
web-learn-feel = Agarra outra e aproxima-a devagar da que está na mesa, até puxar: olha para o indicador, ouve o zumbido. Se for repelida, vira-a com o botão ou com F.
web-learn-feel-done = É este o puxão. Normalmente procurarias agora um sítio mais calmo…
web-learn-snap = … mas faz o contrário: aproxima-a mais e larga-a, para que as duas se colem.
web-learn-snap-done = Clac! Pedras que se tocam são um kluster.
web-learn-why = O que se colou volta para a tua reserva, e também o que sai da corda. O teu turno acabou. A solo tens direito a isto duas vezes; com outros, eles ficam um turno mais perto de ganhar.
web-learn-again = Coloca outra vez uma pedra, bem dentro da corda.
web-learn-cord = Em vez de fugires do perigo, podes arranjar espaço: agarra a corda e puxa-a, com o rato, com o dedo, ou com C, Enter e as setas. Leva consigo as pedras em que toca.
web-learn-cord-done = A corda pode mover-se em todos os turnos, desde que nada se cole.
web-learn-win = Agora coloca as outras pedras longe umas das outras. Ganha quem primeiro ficar sem nenhuma.
web-learn-win-done = Já não tens nenhuma pedra: ganhaste!
