### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Não há aqui a língua «{ $code }». Disponíveis: { $known }.
cli-no-such-option = Não há aqui a opção { $name }; --help mostra as que há.
cli-no-such-command = Não há o comando «{ $name }»; --help mostra os que há.
cli-missing = Falta { $name }; --help mostra como pedir.
cli-value-missing = { $name } precisa de um valor; --help mostra qual.
cli-no-value-taken = { $name } não leva valor.
cli-too-much = Nesta linha há mais do que o comando aceita; --help mostra como pedir.
cli-bad-value = O valor de { $name } não serve: é preciso { $needed }.
cli-needs-one-of = um destes: { $known }
cli-needs-range = { $kind ->
    [whole] um número inteiro
   *[any] um número
  } de { $least } a { $most }
cli-needs-at-least = { $kind ->
    [whole] um número inteiro
   *[any] um número
  } não inferior a { $least }
cli-needs-number = { $kind ->
    [whole] um número inteiro
   *[any] um número
  }
cli-needs-other = outra coisa
file-missing = O ficheiro «{ $name }» não existe.
file-directory = «{ $name }» é uma pasta; indica um ficheiro dentro dela.
file-unreadable = Não é possível ler «{ $name }»: { $detail }.
file-unwritable = Não é possível escrever «{ $name }»: { $detail }.
file-too-large = «{ $name }» passa de { $limit } MiB, muito mais do que é preciso aqui.
file-binary = «{ $name }» não é um ficheiro de texto em UTF-8.
file-not-json = «{ $name }» não é JSON (linha { $line }, coluna { $column }).

## Command line: help

help-lodestone = A mesa aberta para Kluster e Clustered: jogar, contar os pontos, arbitrar.
help-lang = A língua a falar: { $known }.
help-help = Mostra esta página e sai.
help-version = Mostra a versão e sai.
help-json = Escreve JSON, para programas.
help-game = Que jogo.
help-score = Conta os pontos de uma mesa de Clustered terminada, escrita em letras.

    Na mesa, . é uma casa vazia, # a peça inicial, de A a H uma peça desse lugar e de a a h um jóquer seu.
help-score-file = A mesa, uma fila por linha; - lê a entrada padrão.
help-referee = Arbitra um jogo em linhas JSON pela entrada e saída padrão, para bots em qualquer linguagem.
help-play = Um jogo no terminal: Clustered, se não indicares outro.
help-play-clustered = Joga no terminal: várias pessoas a um teclado, bots, ou todos juntos.
help-play-kluster = Vê os bots a jogar Kluster com física a sério.
help-play-seats = Quem se senta onde, separados por vírgulas: human ou o nome de um bot (random, greedy, montecarlo, casual, club, neural, expert), de 1 a 8.
help-play-seed = Distribui a partir deste número, para voltar a jogar as mesmas peças.
help-play-first = O lugar que começa, de A a H, ou draw para o sorteio. Por omissão começa a única pessoa; havendo várias, pergunta-se, e os bots tiram à sorte.
help-play-fast = Jogo rápido: tiras duas peças por turno e ficas com cinco.
help-play-extra-wild = Os lugares com um terceiro jóquer, por exemplo AC.
help-play-first-bonus = +2 pela primeira linha de cinco e pelo primeiro 2×3.
help-play-largest-bonus = +2 no fim pelo maior retângulo e pela linha mais comprida.
help-play-resume = Continua um jogo guardado.
help-play-record = Onde guardar o registo; o jogo é guardado de qualquer modo.
help-play-plain = Sem cores e sem redesenhar: para leitores de ecrã e pipes.
help-replay = Revê um jogo guardado passo a passo.
help-replay-file = Um registo escrito por «play» ou pelo «save» do árbitro.
help-replay-move = Mostra a mesa depois deste número de jogadas e sai.
help-simulate = Simula uma cena de Kluster: ímanes e cordas numa mesa, e o que as mãos fazem com eles.
help-simulate-file = A cena, um ficheiro JSON como docs/scenes.md o descreve; - lê a entrada padrão.
help-simulate-plot = Desenha o que aconteceu, visto de cima (.png, .svg ou .pdf).
help-simulate-record = Anota cada gesto, para se poder repetir tudo bit a bit.
help-warmup = Prepara já a física e os bots, para que nenhum jogo tenha de esperar por eles.
help-bench = Mede a rapidez deste computador nos jogos, num só núcleo.

## Command line: heads of help pages, and what stands for a value

usage-head = Uso:
usage-options = [OPÇÕES]
usage-command = COMANDO …
usage-arguments-title = Argumentos
usage-options-title = Opções
usage-commands-title = Comandos
usage-number = NÚMERO
usage-text = TEXTO
usage-code = CÓDIGO
usage-game = JOGO
usage-folder = PASTA
usage-file = FICHEIRO
usage-seat = LUGAR
usage-seats = LUGARES
usage-default = por omissão: { $value }

## Command line: score

score-seat = Lugar
score-rectangle = Retângulo
score-rows = Filas
score-columns = Colunas
score-total = Total
score-empty = Não há peças nesta mesa.
score-largest-rectangle = { $seat ->
    [none] Ninguém tem sozinho o maior retângulo.
   *[other] { $seat } tem o maior retângulo.
  }
score-longest-line = { $seat ->
    [none] Ninguém tem sozinho a linha mais comprida.
   *[other] { $seat } tem a linha mais comprida.
  }

## The table in the terminal

play-title = Clustered · jogada { $number } · lugar { $seat } · help mostra os comandos
play-seat-name = { $seat } ({ $player })
play-person = pessoa
play-hand = Mão de { $seat }
play-ask-play = Que peça?
play-ask-discard = Nada serve. Que peça descartas?
play-ask-trim = Mais de cinco peças. Qual descartas?
play-ask-cell = Para onde vai: { $tile }? (um número da mesa; Enter para a devolver)
play-hand-over = É a vez do lugar { $seat }. Passa o teclado e carrega em Enter.
play-ask-youngest = Quem é o mais novo: { $seats }? Ou carrega em Enter para tirar à sorte.
play-begins =
    { $by ->
        [drawn] Por sorteio: começa o lugar { $seat }.
        [picked] Começa o mais novo: lugar { $seat }.
       *[other] Começa o lugar { $seat }.
        }
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
    Uma peça é a sua forma (S quadrado, T triângulo, C círculo), preenchimento (h vazio, d às riscas, s cheio) e número; *** é um jóquer.
    Duas vizinhas têm de partilhar pelo menos duas das três. Valem pontos as linhas de três ou mais e o teu maior retângulo.
play-empty = Escreve o número de uma peça, ou help.
play-unknown-command = «{ $text }» não é uma peça nem um comando; help mostra ambos.
play-no-tile = Não há peça { $number } na tua mão; tens { $most }.
play-no-label = Não há { $number } na mesa; os números vão até { $most }.
play-fits-nowhere = Esta peça não serve agora em lado nenhum: { $tile }.
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
play-undo-agree = Toda a gente concorda em desfazer a última jogada? (s/n)
play-yes = s sim
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
play-first-letter = «{ $letter }» não é um lugar. Escreve de A a { $last }, ou draw para o sorteio.
play-surface = «{ $size }» não é uma superfície. Escreve 15x11 para as casas na largura e na altura, ou round:6 para um raio.
score-bonus = Bónus

## The table in the terminal: what has happened

event-placed = { $seat } jogou { $tile } em { $cell }{ $gain ->
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

## The table in the terminal: replay

replay-title = Clustered · depois da jogada { $number } de { $most }
replay-ask = Enter: avançar · b: recuar · um número: ir para lá · q: sair
replay-no-move = Não há jogada { $number }; o registo tem { $most }.
play-preparing = Os bots preparam-se para pensar (só da primeira vez, cerca de meio minuto)…

## The rulebook in the terminal

help-rules = Mostra o livro de regras de um jogo, ou uma parte.
help-rules-search = Mostra só onde aparecem estas palavras.
help-rules-rule = Mostra só o que se diz desta regra.
help-rules-html = Escreve antes o livro de regras como página para imprimir.
rules-no-such-rule = O livro de regras de { $game } não tem uma regra «{ $number }».
rules-nothing-found = Nada no livro de regras de { $game } fala de «{ $words }».
rules-written = O livro de regras está escrito em { $file }
rules-contents = Índice
rules-note-yours = O teu folheto:
rules-note-leaflets = Folheto em { $languages }:
rules-note = Decisão nossa:
rules-letters-tiles = Nos desenhos, A ou B diz de quem é a peça; depois vêm a forma (S quadrado, T triângulo, C círculo), o preenchimento (h vazio, d às riscas, s cheio) e o número. *** é um jóquer, ### a peça inicial.
rules-marks-tiles = + serve · ! não serve
rules-marks-magnets = + colocado · ! não se pode largar ali · x é recolhido · o fica ali

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: uma mesa com bordas, 15x11 para as casas na largura e na altura, ou round:6 para um raio em casas. Kluster: wood, glass ou felt.
help-watch-bots = Kluster: o bot de cada lugar, separados por vírgulas (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: as caixas na mesa, por exemplo classic,classic,duo.
help-watch-expert = Kluster: quem tem mais ímanes do que o lugar seguinte pode colocar outro.
help-watch-play-on = Kluster: continua-se pela classificação depois de alguém ganhar.
help-watch-rounds = Kluster: acaba depois deste número de rondas; ganha quem tiver menos ímanes.
help-watch-one-group = Kluster: todas as cordas têm de estar unidas, não apenas cada uma com outra.
help-watch-loop = Kluster: a largura do laço de uma corda do Clássico, em mm (320).
help-watch-loop-duo = Kluster: o mesmo para uma corda do DUO (200).
help-watch-handicap = Kluster: quantos ímanes a menos cada lugar tem de colocar, por exemplo 0,3.
help-watch-cord-after = Kluster: quando está tudo parado o lugar ainda pode mover a corda, como nos folhetos.
help-watch-show-poles = Kluster: toda a gente vê que face é o norte.
help-watch-turns = Kluster: para depois deste número de turnos.
help-watch-live = Kluster: à velocidade real em vez de o mais depressa possível.
help-replay-check = Kluster: volta a jogar o registo e diz se sai igual.
watch-boxes = Não há uma caixa «{ $name }»: indica classic e duo, por exemplo classic,classic,duo.
watch-surface = Não há uma superfície «{ $name }». Disponíveis: { $known }.
watch-turns = Vê-se um jogo durante um turno ou mais, não { $turns }.
watch-handicap = «{ $given }» não é uma vantagem: escreve um número por lugar, por exemplo 0,3.
watch-preparing = A preparar a mesa (só da primeira vez, um minuto ou dois)…
watch-title = Kluster · turno { $number } · { $stage ->
    [settling] tudo a parar
    [repair] a compor as cordas
    [choice] continuar ou parar
    [over] acabou
   *[preparing] a colocar
  }
watch-placed = { $seat } colocou { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } recolhe { $magnets }: { $count ->
        [one] saltou
       *[other] saltaram
      } para o íman que estava na mão.
    [outside] { $seat } recolhe { $magnets }: fora da área.
   *[klustered] { $seat } recolhe { $magnets }: colaram-se.
  }
watch-fault = { $cause ->
    [time] O tempo acabou: falha { $faults } (permitidas: { $allowed }).
   *[taken] Falha { $faults } (permitidas: { $allowed }).
  }
watch-may-continue = { $seat } tem mais ímanes do que o lugar seguinte e pode continuar.
watch-resigned = { $seat } deixa o jogo; { $count ->
    [one] um íman é posto
   *[other] { $count } ímanes são postos
  } de lado.
watch-ended = { $reason ->
    [total-victory] Tudo colocado: vitória total!
    [faults] Uma falha a mais: o jogo acabou.
    [stopped] O jogo foi parado.
    [resigned] { $winners } ganha: os outros foram-se embora.
   *[other] { $count ->
        [0] O jogo acabou; ninguém ganha.
        [one] { $winners } ganha.
       *[other] { $winners } partilham a vitória.
      }
  }
watch-nothing = { $seat } não colocou nada; o turno passa.
watch-time-up = O tempo de { $seat } acabou: uma mão desajeitada terminou o turno.
watch-solo = Ímanes colocados: { $placed }; falhas: { $faults } (permitidas: { $allowed }).
replay-kluster-title = Kluster · depois do turno { $number } de { $most }
replay-lying = Na mesa: { $magnets }
replay-other-physics = Registado com a física { $then }; esta é a física { $now }.
replay-identical = Os { $turns } turnos saíram todos iguais, até ao último bit.
replay-differs = Com esta física o turno { $turn } sai diferente ({ $what ->
    [table] a mesa já o é antes
    [refused] algo que então se fez é agora recusado
    [happenings] acontece outra coisa
   *[digest] acontece o mesmo, mas não até ao último bit
  }). O que o registo diz continua a valer.

## Hints and reviews

advice-also = Também bom: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Toda a gente concorda com dicas neste jogo? (s/n)

## Hints and reviews: reviews

help-review = Avalia cada jogada de um jogo guardado: o que era melhor e quanto custou.
help-review-turn = Avalia só esta jogada ou este turno.

## Physics as a library (SI units)

physics-bad-friction = Um coeficiente de atrito de { $value } não serve: é preciso 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Um íman não pode ter uma massa de { $mass } kg; serve de 1 mg a 10 kg.
physics-bad-quaternion = Uma orientação precisa de quatro números finitos que não sejam todos zero.
physics-bad-size = Um íman tem de medir entre 1 mm e 200 mm ao longo de cada eixo.
physics-bad-step = Um passo de tempo de { $dt } s não serve; serve de 10 µs a 5 ms.
physics-cord-flat = Esta corda não rodeia nada: os seus pontos estão todos em linha.
physics-cord-free = Ninguém segura a corda { $cord }; agarra-a primeiro.
physics-cord-held = A corda { $cord } já está numa mão.
physics-cord-length = Uma corda não pode medir { $length } m; serve de 0,05 m a 20 m.
physics-cord-off-table = A corda não está em cima da mesa.
physics-cord-out-of-reach = A mão está a { $distance } m da corda, longe de mais para a agarrar.
physics-cord-points = Uma corda precisa de pelo menos três pontos diferentes, não { $count }.
physics-hand-empty = A mão não segura nenhum íman, ou já o está a largar.
physics-hand-full = A mão já segura o íman { $magnet }.
physics-no-such-cord = Não há corda { $index }.
physics-no-such-magnet = Não há íman { $index }.
physics-not-a-recording = Isto não é a gravação de um mundo.
physics-not-a-snapshot = Isto não é um instantâneo completo de um mundo.
physics-not-finite = Um número em «{ $field }» não é finito.
physics-replay-differs = Repetida, a gravação não chega ao fim que nela está escrito.
physics-snapshot-version = Este instantâneo tem a versão { $version }; a conhecida é { $known }.
physics-too-many = Não pode haver mais de { $most } ímanes.
physics-too-many-cords = Não pode haver mais de { $most } cordas.
physics-unknown-input = Um mundo não conhece nenhuma entrada «{ $name }».
physics-unknown-parameter = Não há um parâmetro «{ $name }».
physics-unknown-pose = Não há uma posição «{ $name }».
physics-unknown-surface = Não há uma superfície «{ $name }».

## Scenes

scene-not-json = A cena não é JSON (linha { $line }, coluna { $column }).
scene-too-deep = A cena está encaixada em mais de { $most } níveis.
scene-key-twice = «{ $name }» aparece duas vezes no mesmo objeto.
scene-not-finite = O número em { $place } não é finito ({ $value }).
scene-number = O número em { $place } é grande de mais.
scene-unknown-word = Não se conhece «{ $word }» em { $place }. Disponíveis: { $known }.
scene-friction = Uma superfície precisa de 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = O id «{ $id }» em { $place } tem caracteres que não se podem mostrar, ou espaços à volta.
scene-pose-twice = O íman em { $place } tem um quaternião, que diz tudo sobre a sua posição; tira «{ $name }».
scene-quaternion = O quaternião em { $place } tem de ter comprimento; só zeros (ou números enormes) não rodam nada.
scene-pose = { $kind } não pode estar { $pose } (em { $place }); pode estar: { $fitting }.
scene-mass = Com este tamanho o íman em { $place } pesaria mais de 10 kg; indica a sua massa.
scene-one-of = { $place } tem de dizer exatamente uma destas coisas: { $known }.
scene-cord-points = A corda em { $place } precisa de pelo menos três pontos diferentes, não { $count }.
scene-cord-length = A corda em { $place } tem de medir entre { $least } e { $most } mm.
scene-cord-flat = A corda em { $place } não rodeia nada: os seus pontos estão em linha.
scene-cord-off-table = A corda em { $place } sai da mesa, que acaba a { $half } mm do centro de todos os lados.
scene-no-such-cord = Não há corda { $cord } para puxar (em { $place }); { $count ->
    [0] a cena não tem nenhuma
    [one] a cena tem uma, a corda 0
   *[other] a cena tem { $count }, a partir de 0
  }.
scene-times = Os tempos de um percurso têm de crescer; { $time } s em { $place } não cresce.
scene-too-many = Há { $count } ímanes nesta cena; só se podem simular até { $most }.
scene-too-many-cords = Há { $count } cordas nesta cena; só se podem simular até { $most }.
scene-id-twice = O id «{ $id }» em { $place } já é de { $first }.
scene-overlap = Os ímanes «{ $first }» e «{ $second }» sobrepõem-se no início.
scene-starts-inside = O íman «{ $id }» de { $place } apareceria dentro do íman «{ $other }».
scene-too-low = A uma altura de { $height } mm ({ $place }) o íman na mão estaria dentro da mesa; o seu centro pode descer até { $least } mm.
scene-out-of-reach = A mão está a { $distance } mm da corda { $cord }; para a agarrar tem de estar a { $most } mm no máximo.
scene-blew-up = Pelo caminho os números cresceram sem medida: ímanes assim não se podem simular.

## Simulate

simulate-preparing = A preparar a física (só da primeira vez)…
simulate-progress = Simulados { $time } s de { $limit } s no máximo; a correr há { $waited } s…
simulate-plot-format = «{ $name }» não é uma imagem que saibamos desenhar; fá-la acabar num destes: { $known }.
simulate-no-matplotlib = Para desenhar é preciso o matplotlib, que não está instalado: { $command }
simulate-rest = Está tudo parado ao fim de { $time } s.
simulate-moving = Nem tudo está parado quando o tempo acaba, ao fim de { $time } s.
simulate-nothing-moved = { $count ->
    [one] O íman não se moveu nem 0,1 mm.
   *[other] Nenhum dos { $count } ímanes se moveu nem 0,1 mm.
  }
simulate-moved-count = Ímanes movidos ({ $moved } de { $count }):
simulate-moved = {"  "}{ $id } { $distance } mm até x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… e mais { $count }
simulate-no-touch = Nenhum íman tocou noutro.
simulate-touch = { $first } e { $second } tocaram-se ao fim de { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Fora: { $names }.
simulate-cord = A corda { $number } mede { $length } mm.
simulate-digest = Impressão { $digest }

## The picture of a scene

plot-rest = parado ao fim de { $time } s
plot-moving = ainda em movimento ao fim de { $time } s
plot-touches = { $count ->
    [0] nenhum contacto
    [one] um contacto
   *[other] { $count } contactos
  }
plot-outside = fora: { $names }
plot-before = antes
plot-path = percurso
plot-held = na mão
plot-north = norte
plot-south = sul
plot-touch = contacto
plot-scale = { $length } mm

## Warmup

warmup-begun = A preparar ímanes, cordas e bots
warmup-progress = { $done } de { $all } partes prontas ({ $seconds } s)
warmup-ready = Está tudo pronto ao fim de { $seconds } s e guardado em { $folder }

## Bench

bench-doing = A medir
bench-library = Clustered, biblioteca Python: { NUMBER($count) } jogadas por segundo
bench-engine = Clustered, motor compilado: { NUMBER($count) } jogadas por segundo
bench-scan = Kluster, lugares avaliados: { NUMBER($count) } por segundo
bench-frame = Kluster, uma imagem ao vivo: { NUMBER($ms, maximumFractionDigits: 2) } ms; um núcleo acompanha { $tables } mesas

## Tournaments: help

help-tournament = Põe bots a jogar uns contra os outros e avalia-os; o mesmo comando continua depois de uma interrupção.
help-tournament-bots = Quem participa, separados por vírgulas; todos os bots do jogo se não nomeares ninguém. Quem é nomeado duas vezes participa duas vezes.
help-tournament-bot = Um programa que também participa; pode repetir-se. docs/bots-in-any-language.md diz o que tem de saber fazer.
help-play-bot = Um programa que ocupa o lugar seguinte; pode repetir-se. Sem --seats (Kluster: --bots) o primeiro é teu (Kluster: de clumsy).
help-bot-seconds = Quanto tempo um programa pode pensar em cada resposta; senão 2 s em Clustered, 3 s em Kluster.
help-tournament-seats = Quantos se sentam a cada mesa.
help-tournament-deals = Distribuições por encontro; todos jogam cada uma a partir de cada lugar.
help-tournament-swiss = Rondas de um torneio suíço, em que os iguais se encontram; sem isso todos encontram todos.
help-tournament-seed = Sorteia distribuições e bots; o mesmo número dá os mesmos jogos.
help-tournament-out = Onde ficam os resultados e relatórios.
help-tournament-jobs = Jogos ao mesmo tempo; senão um por núcleo.
help-tournament-dask = Jogar antes no cluster Dask deste escalonador.
help-bot = Põe um programa a sentar-se a uma mesa em linha e a jogar lá um jogo.
help-bot-program = O programa com as suas opções, entre aspas.
help-bot-table = A ligação à mesa, ou uma ligação pessoal a um lugar.
help-bot-name = O que os outros à mesa veem; senão o nome do programa.
usage-bots = BOTS
usage-program = PROGRAMA

## Tournaments: errors

program-not-started = «{ $command }» não arranca: { $detail }.
play-programs = Este jogo tem { $count ->
    [0] zero programas à mesa; tira --bot
    [one] um programa à mesa; nomeia-o com --bot ({ $names })
   *[other] { $count } programas à mesa; nomeia-os com --bot pela ordem dos lugares ({ $names })
  }.
bot-link = «{ $link }» não é a ligação de uma mesa; parece-se com https://server/t/Abcd1234.
bot-no-server = { $address } não responde: { $detail }.
bot-refused = O servidor diz: { $message }
tournament-too-few = { $entrants } não chegam para { $seats } lugares; nomeia mais bots, duas vezes o mesmo se quiseres.
tournament-swiss-alone = Um torneio suíço precisa de pelo menos dois lugares por mesa; tira --swiss.
tournament-log-busy = «{ $name }» está a ser usado por outro torneio em curso; escolhe outra pasta com --out.
tournament-log-other = «{ $name }» é de um torneio com outros participantes, regras ou números; escolhe outra pasta com --out.
tournament-log-line = A linha { $line } de «{ $name }» não é um resultado deste torneio; corrige o ficheiro ou escolhe outra pasta com --out.
tournament-workers-lost = Os processos que jogavam morreram, talvez por falta de memória; o que foi jogado fica guardado, e o mesmo comando continua (tenta --jobs 1).
tournament-no-dask = --dask precisa do pacote distributed: pip install "lodestone[dask]".
tournament-no-cluster = O escalonador Dask { $address } não responde: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } deu uma resposta tardia ou inútil: { $file }
   *[other] { $seat } deu { $count } respostas tardias ou inúteis: { $file }
  }
bot-seated = Lugar { $seat } em { $server }. À espera do jogo …
bot-over = O jogo acabou. Vencedores: { $winners }
tournament-progress = { $done } de { $total } jogos
tournament-interrupted = Interrompido após { $games } jogos; ficam guardados, e o mesmo comando continua.
tournament-written = Relatório: { $file }
tournament-title = Torneio de { $game }, { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
  }
tournament-summary = { $games } jogos, { $deals } distribuições por encontro, semente { $seed }.
tournament-bot = Bot
tournament-rating = Avaliação
tournament-games = Jogos
tournament-share = Quota
tournament-points = Pontos
tournament-slips = Deslizes
tournament-crosstable = O que cada bot (linha) tirou a cada outro (coluna): quota com o seu intervalo de 95%, e jogos
tournament-course = Avaliação de jogo em jogo
tournament-note = As avaliações são do openskill, com o dobro da sua incerteza; 25 é a média. Na quota o empate conta metade. Pontos: em Clustered os totais; em Kluster os ímanes que restam, sozinho os colocados.

## Starting the server

help-table-port = A porta a usar; uma livre, se não for indicada.
help-table-lan = Deixa jogar outros da mesma rede: mostra um link e um código QR para telemóveis.
help-table-no-browser = Não abre o navegador.
help-table-data = A pasta onde se guardam as mesas.
help-serve = Aloja mesas para outros: cada um abre um link no navegador e senta-se.
help-serve-host = O endereço em que se escuta; 0.0.0.0 para todos os deste computador.
help-serve-port = A porta em que se escuta.
help-serve-database = Onde se guardam as mesas: um ficheiro, ou um URL como postgresql://user@host/name.
help-serve-public-url = O endereço por onde outros chegam a este servidor, se houver um proxy à frente.
help-serve-admin = Um ficheiro com a chave do administrador; senão, LODESTONE_ADMIN_TOKEN no ambiente.
help-serve-trust-proxy = Acredita nos cabeçalhos X-Forwarded do proxy. Só se ninguém o puder contornar.
help-serve-proxies = Com --trust-proxy: quantos proxies há uns atrás dos outros. Cada um junta um endereço a X-Forwarded-For; conta o do primeiro.
help-serve-archive = Ao fim de quantos dias se arquiva uma mesa em que ninguém toca.
help-serve-keep = Ao fim de quantos dias se apaga uma mesa arquivada; nunca, se não for indicado.
help-serve-tables-per-hour = Quantas mesas pode um endereço criar numa hora.
help-serve-requests = Quantos pedidos pode um endereço fazer num minuto.
help-serve-connections = Quantas pessoas podem ver uma mesa. Quem tem lugar entra sempre.
help-serve-all-connections = Quantas ligações pode haver ao mesmo tempo.
help-serve-address-connections = Quantas ligações pode ter um endereço ao mesmo tempo.
help-serve-processes = Quantos processos trabalham para os visitantes: bots do Clustered, dicas, verificações, repetições, análises; senão, mais um do que núcleos.
help-serve-tables = Quantas mesas este servidor mantém em memória.
help-serve-live-matches = Quantos jogos de Kluster este servidor joga ao mesmo tempo.
help-serve-drain = Quantos segundos um servidor que para espera pelo fim das jogadas antes de entregar as mesas a outros.
help-serve-node = Onde os outros servidores da mesma base de dados encontram este; senão, onde ele escuta. Todos precisam do mesmo LODESTONE_CLUSTER_SECRET no ambiente.
help-serve-workers = Quantos servidores iniciar atrás desta porta; mais do que um precisa de PostgreSQL.
help-serve-dask = Calcular bots de Clustered, dicas, verificações, repetições e análises no cluster Dask deste escalonador, enquanto responder.
help-serve-dask-ca = Com tls://…: o certificado pelo qual se reconhece o cluster.
help-serve-dask-cert = Com tls://…: o certificado pelo qual o cluster reconhece este servidor.
help-serve-dask-key = Com tls://…: a chave desse certificado.
help-serve-messages = Quantas mensagens pode uma ligação enviar num segundo.
help-serve-no-app = Não oferecer a mesa como aplicação; os navegadores que a instalaram retiram-na.
help-serve-open-tables = Permite abrir mesas a todos e jogar com desconhecidos.
help-serve-dailies = Oferece as mesas do dia: todos os dias um jogo, o mesmo para todos.
help-serve-bot-pace = Segundos que um bot demora pelo menos numa jogada.
serve-ready = As mesas estão abertas em { $url }
serve-here = A mesa está posta: { $url }
serve-lan = Os outros desta rede vão a: { $url }
serve-stop = Carrega em Ctrl-C para o parar.
serve-cannot-listen = Não é possível escutar em { $host }, porta { $port }: { $cause }
serve-short-token = A chave do administrador é curta de mais: precisa de pelo menos { $shortest } caracteres.
serve-short-secret = O segredo em LODESTONE_CLUSTER_SECRET é curto de mais: precisa de pelo menos { $shortest } caracteres.
serve-workers-sqlite = Vários servidores precisam de PostgreSQL: com um ficheiro só pode haver um. Tira --workers, ou indica --database postgresql://…
serve-dask-address = «{ $url }» não é o endereço de um escalonador Dask. Escreve-o como tls://dask.example.org:8786 ou tcp://127.0.0.1:8786
serve-dask-tls = Um escalonador Dask em tls://… precisa de --dask-ca, --dask-cert e --dask-key; em tcp://…, de nenhum deles.
serve-public-url = «{ $url }» não é o endereço de um servidor. Escreve-o como https://tables.example.org

## Storage

storage-address = Não há armazenamento em «{ $place }»: indica um ficheiro, sqlite:///path ou postgresql://user@host/database.
storage-needs-postgres = Para o PostgreSQL é precisa mais uma peça: pip install "lodestone[postgres]".
storage-not-a-database = «{ $place }» não é uma base de dados, ou está danificada. Escolhe outro ficheiro, ou recupera-a de uma cópia de segurança.
storage-foreign = «{ $place }» é de outro programa. Escolhe outro ficheiro, ou uma base de dados vazia.
storage-newer = «{ $place }» foi escrito por um Lodestone mais recente. Instala essa versão ou uma mais recente, ou recupera uma cópia mais antiga.
storage-not-writable = Não é possível escrever em «{ $place }»: { $cause }. Vê a quem pertence, ou escolhe outro sítio.
storage-unreachable = Não se chega ao armazenamento em «{ $place }»: { $cause }. Verifica o endereço e se a base de dados está a correr.
storage-in-use = Outro Lodestone está a usar «{ $place }» neste momento. Para-o primeiro, ou escolhe outro sítio para este.
storage-no-secret = Outro Lodestone está a usar «{ $place }» neste momento. Os servidores que partilham uma base de dados precisam do mesmo segredo em LODESTONE_CLUSTER_SECRET: define-o para todos, ou para o outro.
storage-other-secret = Outro Lodestone está a usar «{ $place }» com outro segredo, ou sem nenhum. Dá o mesmo a todos em LODESTONE_CLUSTER_SECRET e volta a iniciá-los.
storage-pooled = «{ $place }» não pode ser usado através de um pool que distribui ligações por transação, como o pgbouncer com pool_mode = transaction. Liga-te diretamente, ou usa pool_mode = session.
storage-older-server = Um Lodestone da versão { $version } está a usar «{ $place }» e não conseguiria ler o que este escreve. Para-o primeiro.
storage-same-address = Em { $url } já se encontra outro Lodestone que usa «{ $place }». Dá a cada servidor um endereço próprio com --node.

help-dataset = Jogos de Clustered como dados para programas que aprendem.
help-dataset-make = Põe bots a jogar, ou usa registos, e escreve os jogos em ficheiros Parquet; o mesmo comando continua.
help-dataset-read = Repete um conjunto de dados, verifica-o e diz o que contém.
help-dataset-games = Quantos jogos.
help-dataset-records = Registo de um jogo terminado, em vez de pôr bots a jogar; pode repetir-se.
help-dataset-out = Onde ficam os ficheiros.
help-dataset-folder = A pasta do conjunto de dados.
dataset-written = { $games } jogos em { $name }
dataset-summary = { $games } jogos, { $moves } jogadas
dataset-other = «{ $name }» contém outro conjunto de dados; escolhe outra pasta com --out.
dataset-unfinished = Um registo acaba antes do seu jogo; num conjunto de dados só entram jogos terminados.
dataset-edited = «{ $name }» não corresponde aos registos ao lado.
extra-missing = Faltam pacotes: { $command }
