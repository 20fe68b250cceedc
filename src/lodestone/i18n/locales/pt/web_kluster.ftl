# A mesa de Kluster no navegador.
# $seat: a letra de um lugar. $magnet: «a pedra 3» ou «o spinner 3». Os comprimentos são em mm.

web-kluster-table = Mesa de Kluster
web-kluster-canvas = A mesa
web-kluster-seats = Lugares
web-kluster-you = tu
web-kluster-left = { $count ->
    [0] nenhum
    [one] resta 1
   *[other] restam { $count }
  }
web-kluster-stone = a pedra { $number }
web-kluster-spinner = o spinner { $number }

## O que fazer

web-kluster-preparing = A preparar a mesa…
web-kluster-choose = É a tua vez: escolhe um íman.
web-kluster-carry = Leva-o ao seu sítio e larga-o.
web-kluster-dragging = Estás a segurar a corda.
web-kluster-cord-keys = Esquerda e direita percorrem a corda, cima e baixo mudam de corda, Enter agarra-a.
web-kluster-settling = Está tudo a parar…
web-kluster-repair = Colocado. Mas há uma corda que não cruza nenhuma outra: move as cordas até se cruzarem e acaba o teu turno.
web-kluster-choice = Tens mais ímanes do que o lugar seguinte. Colocas outro?
web-kluster-waiting = { $thinking ->
    [yes] { $who } está a pensar…
   *[no] É a vez de { $who }.
  }
web-kluster-apart = { $count ->
    [one] A corda { $cords } não cruza nenhuma outra.
   *[other] As cordas { $cords } não cruzam nenhuma outra.
  }
web-kluster-solo = Colocados: { $placed } · faltas: { $faults } de { $allowed }

## A reserva e a mão

web-kluster-pool = { $count ->
    [one] Um íman por colocar
   *[other] { $count } ímanes por colocar
  }
web-kluster-take = Agarrar { $magnet }
web-kluster-hand = O íman na tua mão
web-kluster-raise = Subir
web-kluster-lower = Descer
web-kluster-turn-left = Rodar à esquerda
web-kluster-turn-right = Rodar à direita
web-kluster-flip = Virar
web-kluster-stand = Pôr em pé
web-kluster-put-back = Devolver
web-kluster-let-go = Largar
web-kluster-done = Acabar o turno
web-kluster-continue = Colocar outro
web-kluster-stop = Parar aqui
web-kluster-end-solo = Acabar o jogo aqui
web-kluster-danger = Puxão
web-kluster-danger-level = { $level ->
    [calm] Calmo.
    [tug] Puxa.
    [strong] Puxa com força.
   *[snap] Está quase a saltar!
  }

## O que daí resultou

web-kluster-placed = { $seat } colocou { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } recolhe { $magnets }: { $count ->
        [one] saltou
       *[other] saltaram
      } para o íman que estava na mão (regra { $rule }).
    [outside] { $seat } recolhe { $magnets }: fora da área (regra { $rule }).
   *[kluster] { $seat } recolhe { $magnets }: colaram-se (regra { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] O tempo acabou: falta { $faults } de { $allowed } permitidas.
   *[taken] Falta { $faults } de { $allowed } permitidas.
  }
web-kluster-offered = { $seat } tem mais ímanes do que o lugar seguinte e pode continuar.
web-kluster-resigned = { $seat } deixa o jogo; { $count ->
    [one] um íman é posto
   *[other] { $count } ímanes são postos
  } de lado.
web-kluster-replay = Rever devagar
web-kluster-slow = Câmara lenta
web-kluster-skip = Saltar
web-kluster-ended = { $reason ->
    [total-victory] Tudo colocado: vitória total!
    [faults] Uma falta a mais.
    [stopped] Parado: o resultado vale.
    [resigned] { $winners } ganha: os outros foram-se embora.
   *[other] { $count ->
        [0] Ninguém ganha.
        [one] { $winners } ganha.
       *[other] { $winners } partilham a vitória.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] tudo colocado
    [one] resta 1
   *[other] restam { $count }
  }
web-kluster-best = O teu melhor resultado deste tipo até agora: { $placed ->
    [one] um colocado
   *[other] { $placed } colocados
  }, { $faults ->
    [one] uma falta.
   *[other] { $faults } faltas.
  }
web-kluster-best-now = O teu melhor resultado deste tipo!
web-kluster-best-first = O teu primeiro resultado deste tipo.
web-kluster-poles-now = Agora toda a gente vê que ponta era o norte: vermelha com um anel.
web-kluster-again = Jogar outra vez
web-kluster-record = O registo deste jogo

## Como se mostra e se diz

web-kluster-look = Vista e ajuda
web-kluster-from-above = Ver de cima
web-kluster-quality = Imagem
web-kluster-quality-auto = conforme o aparelho
web-kluster-quality-high = alta
web-kluster-quality-medium = média
web-kluster-quality-low = baixa
web-kluster-quality-flat = plana
web-kluster-spoken = Dizer as posições
web-kluster-spoken-what = Para leitores de ecrã: onde está o íman, o que há perto e como puxa, sempre que para de se mover.
web-kluster-aids = Ajudas para treinar
web-kluster-lines = Linhas do campo magnético
web-kluster-danger-map = Mapa de perigo: onde seria arriscado largar
web-kluster-keys-title = Teclas, rato e dedos
web-kluster-keys = Os números agarram um íman. As setas movem-no, pouco com Shift, muito com Ctrl; Page Up e Page Down sobem-no e descem-no; Q e E rodam-no, F vira-o, S põe-no em pé. Enter larga-o, Esc devolve-o. C escolhe uma corda, V muda a vista, R lê a mesa em voz alta.
web-kluster-pointers = Rato: o íman segue-te, um clique larga-o, a roda sobe-o, com Shift roda-o; o botão direito move a vista. Dedos: arrasta em qualquer sítio para mover o íman; um segundo dedo roda-o e sobe-o. Com a mão vazia podes arrastar uma corda e, fora dela, a vista.
web-kluster-pose = { $pose ->
    [standing] em pé, face { $face } à frente
    [lying] deitado, ponta { $face } à frente
   *[flat] deitada, face { $face } para cima
  }
web-kluster-offset = { $x } à { $side ->
    [left] esquerda
   *[right] direita
  }, { $y } { $depth ->
    [near] para ti
   *[away] para o fundo
  }
web-kluster-here = { $magnet }, { $how }: a partir do centro, { $where }; altura { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Pode largar-se aqui.
    [no] Não se pode largar aqui.
   *[unknown] A caminho.
  }
web-kluster-neighbour = { $magnet }: a { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] A mesa está vazia.
    [one] Há um íman na mesa.
   *[other] Há { $count } ímanes na mesa.
  }
web-kluster-lies = { $magnet }: a partir do centro, { $where }.

## Pôr as cordas

web-laying = Cordas
web-laying-which = Que corda
web-laying-cord = Corda { $number }
web-laying-shape = Forma
web-laying-shape-name = { $shape ->
    [circle] Círculo
    [oval] Oval
    [eight] Oito
   *[free] À mão livre
  }
web-laying-turn = Rodar
web-laying-usual = Habitual
web-laying-sheet = A mesa com as suas cordas
web-laying-move = Arrasta a corda, ou move-a com as setas; Q e E rodam-na.
web-laying-draw = Desenha uma linha fechada com o rato ou um dedo; as setas movem-na. A corda mantém o comprimento.
