### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = O Lodestone não é oficial nem tem ligação a quem publica os jogos. Kluster é de Robert & Paula Henning, publicado pela Borderline Editions e pela Kluster LLC; Clustered é de Scotty Hardwick, Kitt Byrne e Vegard Farstad, publicado pela Sculpin Games.
magnet-safety = As caixas verdadeiras não são para crianças com menos de três anos: podem sufocar com as peças pequenas e estrangular-se com a corda comprida. Os ímanes são fortes: mantém-nos longe das crianças pequenas, de pacemakers e de outros implantes. Se alguém engolir um, tem de ir logo ao médico. Lê e guarda os avisos da tua caixa.

## Names of tiles and magnets

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
        [one] às riscas
       *[other] às riscas
      }
   *[s] { $count ->
        [one] cheio
       *[other] cheios
      }
  }
web-tile-wild = jóquer
web-tile-start = peça inicial
web-kluster-stone = a pedra { $number }
web-kluster-spinner = o spinner { $number }

## Clustered: notation

notation-tile = «{ $text }» não é uma peça. Escreve a forma S, T ou C, o preenchimento h, d ou s e o número de 1 a 3, como Sh1; um jóquer é ***.
notation-cell = «{ $text }» não é uma casa da mesa. Escreve x,y em números inteiros, como 1,0.
notation-move = «{ $text }» não é uma jogada. Escreve Sh1@1,0 para pôr uma peça ou -Sh1 para a descartar.
notation-start-tile = A peça inicial está na mesa desde o princípio; ninguém a joga.

## Clustered: moves

game-over = O jogo acabou.
illegal-not-in-hand = Não tens esta peça na mão: { $tile }.
illegal-discard = Não podes descartar enquanto uma das tuas peças servir, por exemplo esta: { $example }.
illegal-trim-first = Primeiro descarta até ficares com cinco peças.
illegal-trim-drawn = Nesta mesa só se descarta uma peça acabada de tirar, não esta: { $tile }.
illegal-off-table = Isso fica fora da mesa: não há lá espaço para uma peça.
illegal-occupied = Já há aí uma peça: { $occupant }.
illegal-alone = Não há nada ao lado dessa casa: uma peça tem de tocar noutra por um lado.
illegal-resign = O lugar { $seat } já deixou o jogo, ou nunca esteve nele.
illegal-neighbour = { $tile } e { $neighbour } não podem ficar lado a lado: { $differ ->
    [shape-fill] a forma e o preenchimento são diferentes
    [shape-count] a forma e o número são diferentes
    [fill-count] o preenchimento e o número são diferentes
   *[shape-fill-count] a forma, o preenchimento e o número são todos diferentes
  }. Duas peças vizinhas têm de partilhar pelo menos duas das três características.

## Clustered: setting up

setup-seats = O Clustered é para 1 a { $most } lugares, não { $seats }.
setup-first = O lugar { $first } não pode começar: os lugares vão de A a { $last }.
setup-extra-wild = O lugar { $seat } não pode ter um jóquer a mais: os lugares vão de A a { $last }.
setup-extra-wild-twice = Um lugar aparece duas vezes para o jóquer a mais.
setup-stack-surplus = O lugar { $seat } tem esta peça demasiadas vezes no monte: { $tile }.
setup-stack-missing = Ao lugar { $seat } falta esta peça no monte: { $tile }.
setup-surface = Nesta superfície não há espaço para a peça inicial em { $cell }.
setup-radius = O raio de uma superfície redonda tem de ser um número, zero ou mais.

## Clustered: records

record-unreadable = Este registo não é nosso: { $problem }
record-players = Este registo indica um número de jogadores diferente do de lugares.
record-version = Este registo tem a versão { $version }; este programa lê versões até à { $known }.
record-game = Este registo é do jogo «{ $game }», não de { $expected }.
record-setup = A preparação deste registo foi alterada: a soma de controlo não bate certo.
record-move-edited = A jogada { $number }, { $move }, foi alterada: a soma de controlo não bate certo.
record-move-unreadable = Não é possível ler a jogada { $number }: { $problem }
record-move-illegal = A jogada { $number }, { $move }, não é permitida: { $problem }
record-result = O resultado deste registo foi alterado: não decorre das suas { $number } jogadas.

## Clustered: bots

setup-bot = Não há um bot «{ $name }». Disponíveis: { $known }.
setup-two-clocks = Uma mesa tem um só relógio: dá a cada jogada segundos ou dias, não os dois.

## Kluster: notation

notation-magnet = «{ $text }» não é um íman. Escreve c e um número para uma pedra, s e um número para um spinner, como c3.

## Kluster: turns

kluster-no-such-magnet = { $magnet } não está neste jogo.
kluster-set-aside = { $magnet } está à parte e não entra neste jogo.
kluster-not-yours = { $magnet } está na reserva do lugar { $seat }: só se colocam os próprios ímanes.
kluster-lies-already = { $magnet } já está na mesa, e no que está na mesa não se toca.
kluster-held-and-placed = { $magnet } não pode estar ao mesmo tempo na mesa e na mão.
kluster-held-alone = { $magnet }, na mão, não tocou em nada: este íman tem de estar num kluster, ou não ser indicado como na mão.
kluster-too-small = Um kluster são dois ou mais ímanes que se tocam, e indicaste um de { $count }.
kluster-named-twice = { $magnet } aparece duas vezes nos klusters: ímanes que se tocam são um só kluster.
kluster-outside-twice = { $magnet } aparece duas vezes entre os ímanes que saíram.
kluster-in-own-pool = { $magnet } não estava na mesa. Se este íman estava na mão e tocou em alguma coisa, indica-o como na mão.
kluster-in-pool = { $magnet } não estava na mesa: está na reserva do lugar { $seat }.
kluster-must-place = Nada foi colocado e nada correu mal: um turno só acaba quando se coloca um íman.
kluster-cords-apart = { $group ->
    [one] As cordas não estão todas unidas: move-as até estarem, e depois o turno pode acabar.
   *[any] Há uma corda que não se cruza com nenhuma outra: move-a até se cruzar, e depois o turno pode acabar.
  }
kluster-stop = Não há nada para parar: um turno acaba ao colocar um íman.
kluster-resign = O lugar { $seat } não está (ou já não está) no jogo e não pode desistir.

## Kluster: setting up

kluster-setup-boxes = Pode haver de 0 a { $most } caixas de cada tipo, não { $count }.
kluster-setup-no-box = É precisa pelo menos uma caixa.
kluster-setup-seats = Estas caixas são para 1 a { $most } lugares, não { $seats }.
kluster-setup-first = O lugar { $first } não pode começar: os lugares vão de A a { $last }.
kluster-setup-per-seat = «{ $name }» precisa de um número para cada um dos { $seats } lugares, e tem { $given }.
kluster-setup-cord-alone = Mover a corda depois de largar é para dois ou mais.
kluster-setup-cord-options = Se só os ímanes movem a corda, ninguém a pode mover depois de largar: escolhe uma das duas.
kluster-setup-negative = Os números em «{ $name }» têm de ser zero ou mais.
kluster-setup-rounds = O limite é de pelo menos uma ronda.
kluster-setup-handicap = O lugar { $seat } pode pôr de lado de 0 a { $most } ímanes, não { $count }.
kluster-setup-order-surplus = { $magnet } não está nestas caixas, ou aparece duas vezes na distribuição.
kluster-setup-order-missing = { $magnet } falta na distribuição.

## Kluster: records

kluster-record-kinds = Tem de ser exatamente um de turn, stop, timeout e resign, e há { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Estas caixas têm { $cords } cordas, e assim seriam { $given }.
kluster-lay-off-table = A corda ficaria pendurada da borda: a mesa tem { $width } por { $depth } mm.
kluster-lay-cross = A corda { $number } não cruza nenhuma das que já lá estão; põe-na por cima de uma delas.
kluster-lay-shape = Uma corda não se pode pôr assim ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = É a vez do lugar { $seat }.
kluster-settling = Espera até tudo estar parado.
kluster-clock-plays = O tempo deste turno acabou: uma mão desajeitada está a terminá-lo.
kluster-release-late = A tua imagem da mesa tinha mais de um segundo, por isso nada foi largado. Tenta outra vez.
kluster-danger-hidden = Saber onde há risco revela os polos; esta mesa não os mostra.
kluster-danger-empty = Não há nenhum íman na mão.
kluster-choose-first = Diz primeiro se continuas ou paras.
kluster-nothing-offered = Não há com que continuar: o turno acaba ao colocar um íman.
kluster-intent-number = «{ $name }» tem de ser um número de { $lowest } a { $highest }.
kluster-frames = O tempo passa em fotogramas inteiros, não em { $frames }.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } está na mão; devolve primeiro este íman.
kluster-hand-empty = Não há nenhum íman na mão.
kluster-not-in-pool = { $magnet } não está na tua reserva.
kluster-lies-there = { $magnet } está na mesa, e no que está na mesa não se toca.
kluster-placed-already = Já se colocou um íman; agora só se podem mover as cordas.
kluster-pose = { $magnet } não se segura assim: as pedras seguram-se deitadas ou em pé, os spinners deitados.
kluster-turn-too-low = Não há espaço para virar { $magnet }: levanta o íman até o seu centro estar a { $height } mm.
kluster-no-sliding = Nesta mesa os ímanes não se arrastam: fica { $height } mm acima dela.
kluster-release-outside = { $magnet } não ficaria na área.
kluster-release-partly = { $magnet } não ficaria por inteiro dentro da área.
kluster-release-contact = { $magnet } não tocaria na mesa dentro da área.
kluster-release-crossed = A corda passa por cima de si própria: desenreda-a primeiro.

## Kluster on physics: cords

kluster-no-such-cord = Não há corda { $cord }; há { $cords }, a primeira é 0.
kluster-cord-held = Esta corda já está entre os dedos.
kluster-cord-free = Esta corda não está entre os dedos; agarra-a primeiro.
kluster-cord-missed = Os dedos falharam a corda: agarra-a onde ela está.
kluster-cord-by-magnet = Nesta mesa as cordas só se movem com ímanes, não com a mão.
kluster-done-early = Não há nada para acabar: um turno acaba ao colocar um íman.
kluster-done-moving = Larga as cordas e espera até tudo estar parado.

## Kluster on physics: records

kluster-record-edited = O turno { $number } foi alterado: a soma de controlo não bate certo.
kluster-record-illegal = O turno { $number } não pode ter acontecido assim: { $problem }
kluster-resume-snapshot = Este instantâneo não é de um turno deste registo.
kluster-resume-differs = Com esta física o turno { $number } sai diferente, por isso o jogo não pode continuar a partir deste instantâneo ({ $difference ->
    [refused] algo que então se fez é agora recusado
    [happenings] acontece outra coisa
   *[digest] acontece o mesmo, mas não até ao último bit
  }).

## Kluster on physics: replaying

replay-no-turn = Não há turno { $number }; o registo tem { $most }.
replay-no-physics = Não há física neste registo para verificar.

## Requests as data

request-unknown-key = Não há «{ $name }» aqui (em { $place }).
request-missing-key = Falta «{ $name }» (em { $place }).
request-type = Em { $place } esperava-se { $expected } e está { $got }.
request-range = O número em { $place } sai dos limites: é preciso { $expected } { $bound }.
request-length = A lista em { $place } tem { $got } entradas em vez de { $expected }.
request-value = O valor em { $place } não é permitido aqui.
request-surface = Uma superfície precisa de left, right, top e bottom, ou de um radius, ou de uma lista cells.
nothing-to-take-back = Não há nenhuma jogada para desfazer.

## Requests as data: the referee

request-not-json = Esta linha não é JSON.
request-not-object = Um pedido é um objeto JSON, como { "{" }"op":"position"{ "}" }.
request-no-operation = «op» falta ou não é uma palavra.
request-unknown-operation = Não há operação «{ $name }». Disponíveis: { $known }.
request-too-long = A linha passa de { $limit } MiB.
request-nothing-started = Nenhum jogo foi começado; começa com «new» ou «load».
request-stacks = Para { $seats } lugares são precisos outros tantos montes, e há { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Dá já um ponto.
   *[other] Dá já { $points } pontos.
  }
advice-denied = { $points ->
    [one] Tira a { $seat } uma casa que lhe daria um ponto.
   *[other] Tira a { $seat } uma casa que lhe daria { $points } pontos.
  }
advice-next = { $points ->
    [one] No próximo turno podes fazer um ponto em { $cell }.
   *[other] No próximo turno podes fazer { $points } pontos em { $cell }.
  }
advice-wild = Guardas o jóquer para mais tarde.
advice-discard = { $count ->
    [0] Quase não te fará falta: agora não serve em lado nenhum.
    [one] Quase não te fará falta: agora serve num só sítio.
   *[other] Quase não te fará falta: agora serve em { $count } sítios.
  }
advice-beside = { $count ->
    [0] Abre um sítio novo para construir.
    [one] Fica junto a uma das tuas peças, onde pode crescer mais.
   *[other] Fica junto a { $count } das tuas peças, onde pode crescer mais.
  }
advice-certain = Já não há nada escondido: é certo.
advice-risk = { $risk ->
    [0] Aí nem uma mão a tremer faz mal.
   *[other] Com a mão a tremer, { $risk }% das tentativas correm mal aí.
  }
advice-slack = A mão pode falhar por { $mm } mm.
advice-hold = { $hold ->
    [easily] Os ímanes à volta mal dão por isso.
    [well] Os ímanes à volta ficam onde estão.
   *[barely] Os ímanes à volta ficam onde estão mesmo à justa.
  }
advice-pair = { $one } e { $other } formam o par que mais se atrai.
advice-not-now = Agora não há nada a aconselhar: tem de ser a tua vez e tens de ter um íman para colocar.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] única jogada
    [best] melhor jogada
    [good] boa
    [slip] imprecisão
   *[blunder] erro grave
  }
review-better = Melhor: { $move } (+{ $points }).
review-risk = Risco { $risk }%, no melhor sítio encontrado { $best }%.
review-klustered = Colaram-se: { $magnets }.
review-seat = { $seat }: imprecisões { $slips }, erros graves { $blunders }, oferecido { $given }
review-partial = O resto não foi avaliado: a partir do turno { $number } a física deste programa dá outra coisa.
review-progress = Avaliado: { $done } de { $of }

## Clustered: tables as text

board-character = Linha { $line }, coluna { $column }: «{ $character }» não quer dizer nada numa mesa; usa . # de A a H e de a a h.
