### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = O Lodestone não é oficial nem tem vínculo com quem faz os jogos. Kluster é de Robert & Paula Henning, publicado pela Borderline Editions e pela Kluster LLC; Clustered é de Scotty Hardwick, Kitt Byrne e Vegard Farstad, publicado pela Sculpin Games.
magnet-safety = As caixas de verdade não são para crianças menores de três anos: elas podem se engasgar com as peças pequenas e se estrangular com a corda comprida. Os ímãs são fortes. Mantenha-os longe de crianças pequenas, marca-passos e outros implantes. Se alguém engolir um, procure um médico na hora. Leia e guarde os avisos da sua caixa.

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
        [one] vazado
       *[other] vazados
      }
    [d] { $count ->
        [one] listrado
       *[other] listrados
      }
   *[s] { $count ->
        [one] cheio
       *[other] cheios
      }
  }
web-tile-wild = coringa
web-tile-start = peça inicial
web-kluster-stone = a pedra { $number }
web-kluster-spinner = o spinner { $number }

## Clustered: notation

notation-tile = “{ $text }” não é uma peça. Escreva a forma S, T ou C, o preenchimento h, d ou s e a quantidade de 1 a 3, como em Sh1; o coringa é ***.
notation-cell = “{ $text }” não é uma casa da mesa. Escreva x,y em números inteiros, como em 1,0.
notation-move = “{ $text }” não é uma jogada. Escreva Sh1@1,0 para colocar uma peça ou -Sh1 para descartar uma.
notation-start-tile = A peça inicial está na mesa desde o começo; ninguém a joga.

## Clustered: moves

game-over = O jogo acabou.
illegal-not-in-hand = Esta peça não está na sua mão: { $tile }.
illegal-discard = Você não pode descartar enquanto alguma peça sua encaixar, por exemplo esta: { $example }.
illegal-trim-first = Primeiro descarte até ficar com cinco peças.
illegal-trim-drawn = Nesta mesa só dá para descartar uma peça que você acabou de comprar, e não esta: { $tile }.
illegal-off-table = Isso fica fora da mesa: não há lugar para uma peça ali.
illegal-occupied = Já tem uma peça aí: { $occupant }.
illegal-alone = Não há nada ao lado dessa casa: uma peça precisa encostar em outra por um lado.
illegal-resign = O lugar { $seat } já saiu do jogo, ou nunca esteve nele.
illegal-neighbour = { $tile } e { $neighbour } não podem ficar lado a lado: { $differ ->
    [shape-fill] a forma e o preenchimento são diferentes
    [shape-count] a forma e a quantidade são diferentes
    [fill-count] o preenchimento e a quantidade são diferentes
   *[shape-fill-count] a forma, o preenchimento e a quantidade são diferentes
  }. Peças vizinhas precisam ter pelo menos duas das três características em comum.

## Clustered: setting up

setup-seats = Clustered é para 1 a { $most } lugares, não { $seats }.
setup-first = O lugar { $first } não pode começar: os lugares vão de A a { $last }.
setup-extra-wild = O lugar { $seat } não pode ter um coringa extra: os lugares vão de A a { $last }.
setup-extra-wild-twice = Um lugar aparece duas vezes para o coringa extra.
setup-stack-surplus = O lugar { $seat } tem esta peça vezes demais no monte: { $tile }.
setup-stack-missing = Falta esta peça no monte do lugar { $seat }: { $tile }.
setup-surface = Nesta superfície não cabe a peça inicial em { $cell }.
setup-radius = O raio de uma superfície redonda precisa ser um número, zero ou mais.

## Clustered: records

record-unreadable = Este registro não é nosso: { $problem }
record-players = Este registro tem mais ou menos jogadores do que lugares.
record-version = Este registro tem a versão { $version }; este programa lê versões até a { $known }.
record-game = Este registro é de “{ $game }”, não de { $expected }.
record-setup = A preparação deste registro foi alterada: a soma de verificação não confere.
record-move-edited = A jogada { $number }, { $move }, foi alterada: a soma de verificação não confere.
record-move-unreadable = Não dá para ler a jogada { $number }: { $problem }
record-move-illegal = A jogada { $number }, { $move }, não é permitida: { $problem }
record-result = O resultado deste registro foi alterado: ele não sai das suas { $number } jogadas.

## Clustered: bots

setup-bot = Não existe o bot “{ $name }”. Os que existem: { $known }.
setup-two-clocks = Uma mesa tem um só relógio: dê a cada jogada segundos ou dias, não os dois.

## Kluster: notation

notation-magnet = “{ $text }” não é um ímã. Escreva c e um número para uma pedra, s e um número para um spinner, como em c3.

## Kluster: turns

kluster-no-such-magnet = { $magnet } não faz parte deste jogo.
kluster-set-aside = { $magnet } ficou de fora e não entra neste jogo.
kluster-not-yours = { $magnet } está na reserva do lugar { $seat }: coloque só os seus ímãs.
kluster-lies-already = { $magnet } já está na mesa, e no que está na mesa não se mexe.
kluster-held-and-placed = { $magnet } não pode estar na mesa e na mão ao mesmo tempo.
kluster-held-alone = { $magnet }, na mão, não encostou em nada: este ímã precisa estar num kluster, ou não ser dado como na mão.
kluster-too-small = Um kluster são dois ou mais ímãs encostados; este tem { $count }.
kluster-named-twice = { $magnet } aparece duas vezes nos klusters: ímãs que se encostam são um kluster só.
kluster-outside-twice = { $magnet } aparece duas vezes entre os que saíram.
kluster-in-own-pool = { $magnet } não estava na mesa. Se este ímã estava na mão e encostou em algo, informe-o como na mão.
kluster-in-pool = { $magnet } não estava na mesa: está na reserva do lugar { $seat }.
kluster-must-place = Nada foi colocado e nada deu errado: a vez só acaba quando um ímã é colocado.
kluster-cords-apart = { $group ->
    [one] As cordas não formam um grupo só: mova-as até formarem, e aí a vez pode acabar.
   *[any] Uma corda não cruza com nenhuma outra: mova-a até cruzar, e aí a vez pode acabar.
  }
kluster-stop = Não há o que parar: a vez acaba quando você coloca um ímã.
kluster-resign = O lugar { $seat } não está no jogo e não pode desistir.

## Kluster: setting up

kluster-setup-boxes = Use de 0 a { $most } caixas de cada tipo, não { $count }.
kluster-setup-no-box = Use pelo menos uma caixa.
kluster-setup-seats = Estas caixas são para 1 a { $most } lugares, não { $seats }.
kluster-setup-first = O lugar { $first } não pode começar: os lugares vão de A a { $last }.
kluster-setup-per-seat = “{ $name }” precisa de um número para cada um dos { $seats } lugares, mas tem { $given }.
kluster-setup-cord-alone = Mover a corda depois de soltar é para dois ou mais jogadores.
kluster-setup-cord-options = Se só ímãs podem mover a corda, ninguém consegue movê-la depois de soltar: escolha uma das duas opções.
kluster-setup-negative = Os números em “{ $name }” precisam ser zero ou mais.
kluster-setup-rounds = O limite é de pelo menos uma rodada.
kluster-setup-handicap = O lugar { $seat } pode deixar de fora de 0 a { $most } ímãs, não { $count }.
kluster-setup-order-surplus = { $magnet } não está nestas caixas, ou foi distribuído duas vezes.
kluster-setup-order-missing = { $magnet } falta na distribuição.

## Kluster: records

kluster-record-kinds = Precisa ser exatamente um entre turn, stop, timeout e resign, e não { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Estas caixas têm { $cords } cordas, não { $given }.
kluster-lay-off-table = A corda ficaria pendurada na borda: a mesa tem { $width } por { $depth } mm.
kluster-lay-cross = A corda { $number } não cruza nenhuma das que já estão na mesa; passe-a por cima de uma delas.
kluster-lay-shape = Não dá para estender uma corda assim ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = É a vez do lugar { $seat }.
kluster-settling = Espere até tudo parar.
kluster-clock-plays = O tempo desta vez acabou: uma mão desajeitada está terminando a jogada.
kluster-release-late = A sua imagem da mesa tinha mais de um segundo de atraso, então nada foi solto. Tente de novo.
kluster-danger-hidden = Mostrar o risco entregaria os polos, e esta mesa os esconde.
kluster-danger-empty = Não há nenhum ímã na sua mão.
kluster-choose-first = Primeiro diga se continua ou para.
kluster-nothing-offered = Não há o que continuar: a vez acaba quando um ímã é colocado.
kluster-intent-number = “{ $name }” precisa ser um número de { $lowest } a { $highest }.
kluster-frames = O tempo avança em quadros inteiros, não em { $frames }.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } está na sua mão; devolva primeiro.
kluster-hand-empty = Não há nenhum ímã na sua mão.
kluster-not-in-pool = { $magnet } não está na sua reserva.
kluster-lies-there = { $magnet } está na mesa, e no que está na mesa não se mexe.
kluster-placed-already = Você já colocou um ímã; agora só dá para mover as cordas.
kluster-pose = Não dá para segurar assim: { $magnet }. Segure as pedras deitadas ou em pé, e os spinners deitados.
kluster-turn-too-low = Não há espaço para virar: { $magnet }. Levante até o meio ficar a { $height } mm da mesa.
kluster-no-sliding = Nesta mesa não se desliza: fique a { $height } mm dela.
kluster-release-outside = { $magnet } não ficaria dentro da área.
kluster-release-partly = { $magnet } não ficaria por inteiro dentro da área.
kluster-release-contact = { $magnet } não encostaria na mesa dentro da área.
kluster-release-crossed = A corda está cruzada sobre si mesma: desfaça o cruzamento primeiro.

## Kluster on physics: cords

kluster-no-such-cord = Não existe a corda { $cord }: são { $cords }, contadas a partir de 0.
kluster-cord-held = Você já está segurando esta corda.
kluster-cord-free = Você não está segurando esta corda; pegue-a primeiro.
kluster-cord-missed = Os dedos não acertaram a corda: pegue-a onde ela está.
kluster-cord-by-magnet = Nesta mesa só os ímãs movem as cordas, as mãos não.
kluster-done-early = Não há o que encerrar: a vez acaba quando você coloca um ímã.
kluster-done-moving = Solte as cordas e espere até tudo parar.

## Kluster on physics: records

kluster-record-edited = O turno { $number } foi alterado: a soma de verificação não confere.
kluster-record-illegal = O turno { $number } não pode ter acontecido: { $problem }
kluster-resume-snapshot = Este instantâneo não pertence a nenhum turno deste registro.
kluster-resume-differs = O turno { $number } sai diferente com esta física, então a partida não pode seguir deste instantâneo ({ $difference ->
    [refused] algo que foi feito então agora é recusado
    [happenings] acontece outra coisa
   *[digest] acontece o mesmo, mas não até o último bit
  }).

## Kluster on physics: replaying

replay-no-turn = Não existe o turno { $number }; o registro tem { $most }.
replay-no-physics = Este registro não tem física para conferir.

## Requests as data

request-unknown-key = Não existe “{ $name }” aqui (em { $place }).
request-missing-key = Falta “{ $name }” (em { $place }).
request-type = Era esperado { $expected } em { $place }, mas veio { $got }.
request-range = O número em { $place } está fora dos limites: precisa ser { $expected } { $bound }.
request-length = A lista em { $place } tem { $got } itens em vez de { $expected }.
request-value = O valor em { $place } não é permitido aqui.
request-surface = Uma superfície precisa de left, right, top e bottom, ou de um raio, ou de uma lista de casas.
nothing-to-take-back = Não há jogada para desfazer.

## Requests as data: the referee

request-not-json = Esta linha não é JSON.
request-not-object = Um pedido é um objeto JSON, como { "{" }"op":"position"{ "}" }.
request-no-operation = “op” falta ou não é uma palavra.
request-unknown-operation = Não existe a operação “{ $name }”. As que existem: { $known }.
request-too-long = A linha tem mais de { $limit } MiB.
request-nothing-started = Nenhum jogo foi iniciado; comece com “new” ou “load”.
request-stacks = { $seats } lugares precisam do mesmo número de montes, não de { $stacks }.

## Hints and reviews

advice-points = { $points ->
    [one] Rende { $points } ponto agora.
   *[other] Rende { $points } pontos agora.
  }
advice-denied = { $points ->
    [one] Tira de { $seat } uma casa que renderia { $points } ponto.
   *[other] Tira de { $seat } uma casa que renderia { $points } pontos.
  }
advice-next = { $points ->
    [one] No próximo turno você pode fazer { $points } ponto em { $cell }.
   *[other] No próximo turno você pode fazer { $points } pontos em { $cell }.
  }
advice-wild = Guarda o seu coringa para depois.
advice-discard = { $count ->
    [0] Não vai fazer falta: agora ela não encaixa em lugar nenhum.
    [one] Não vai fazer falta: agora ela encaixa em um lugar só.
   *[other] Não vai fazer falta: agora ela encaixa em { $count } lugares.
  }
advice-beside = { $count ->
    [0] Abre um novo lugar para construir.
    [one] Fica ao lado de uma peça sua, com espaço para crescer.
   *[other] Fica ao lado de { $count } peças suas, com espaço para crescer.
  }
advice-certain = Não há mais nada escondido: isto é certo.
advice-risk = { $risk ->
    [0] Ali até uma mão trêmula está segura.
   *[other] Com a mão trêmula, { $risk }% das tentativas dão errado ali.
  }
advice-slack = Sua mão pode errar por { $mm } mm.
advice-hold = { $hold ->
    [easily] Os ímãs em volta mal vão perceber.
    [well] Os ímãs em volta ficam onde estão.
   *[barely] Os ímãs em volta ficam onde estão por um triz.
  }
advice-pair = { $one } e { $other } formam o par que mais se puxa.
advice-not-now = Não há o que aconselhar agora. As dicas são para a sua vez, enquanto você tem um ímã para colocar.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] a única jogada
    [best] melhor jogada
    [good] boa
    [slip] deslize
   *[blunder] erro grave
  }
review-better = Melhor: { $move } (+{ $points }).
review-risk = Risco { $risk }%; no melhor lugar encontrado, { $best }%.
review-klustered = Grudaram: { $magnets }.
review-seat = { $seat }: deslizes { $slips }, erros graves { $blunders }, entregou { $given }
review-partial = O resto não foi analisado: a partir do turno { $number }, a física deste programa dá outro resultado.
review-progress = Analisadas: { $done } de { $of }

## Clustered: tables as text

board-character = Linha { $line }, coluna { $column }: “{ $character }” não significa nada numa mesa; use . # A a H e a a h.
