### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Não existe o idioma “{ $code }”. Os que existem: { $known }.
cli-no-such-option = Não existe a opção { $name } aqui; veja --help.
cli-no-such-command = Não existe o comando “{ $name }”; veja --help.
cli-missing = Falta { $name }; veja --help.
cli-value-missing = { $name } precisa de um valor; veja --help.
cli-no-value-taken = { $name } não aceita valor.
cli-too-much = Argumentos demais; veja --help.
cli-bad-value = Valor inválido para { $name }: o esperado é { $needed }.
cli-needs-one-of = um destes: { $known }
cli-needs-range = { $kind ->
    [whole] um número inteiro
   *[any] um número
  } de { $least } a { $most }
cli-needs-at-least = { $kind ->
    [whole] um número inteiro
   *[any] um número
  } a partir de { $least }
cli-needs-number = { $kind ->
    [whole] um número inteiro
   *[any] um número
  }
cli-needs-other = outra coisa
file-missing = Não existe o arquivo “{ $name }”.
file-directory = “{ $name }” é uma pasta; informe um arquivo dentro dela.
file-unreadable = Não dá para ler “{ $name }”: { $detail }.
file-unwritable = Não dá para gravar “{ $name }”: { $detail }.
file-too-large = “{ $name }” tem mais de { $limit } MiB, muito mais do que qualquer coisa aqui precisa.
file-binary = “{ $name }” não é um arquivo de texto em UTF-8.
file-not-json = “{ $name }” não é JSON (linha { $line }, coluna { $column }).

## Command line: help

help-lodestone = A mesa aberta para Kluster e Clustered: jogar, contar pontos, arbitrar.
help-lang = O idioma a usar: { $known }.
help-help = Mostra esta ajuda e sai.
help-version = Mostra a versão e sai.
help-json = Escreve JSON, para programas.
help-game = Qual jogo.
help-score = Conta uma mesa de Clustered terminada, digitada em letras.

    Na mesa, . é uma casa vazia, # a peça inicial, A a H uma peça de um lugar e a a h o coringa dele.
help-score-file = A mesa, uma fileira por linha; - lê a entrada padrão.
help-referee = Arbitra um jogo por linhas JSON na entrada e na saída padrão, para bots em qualquer linguagem.
help-play = Um jogo no terminal: Clustered, se você não disser outro.
help-play-clustered = Joga no terminal: pessoas num teclado só, bots, ou os dois.
help-play-kluster = Veja bots jogando Kluster com física de verdade.
help-play-seats = Quem senta onde, separado por vírgulas: human ou o nome de um bot (random, greedy, montecarlo, casual, club, neural, expert), de 1 a 8.
help-play-seed = Distribui a partir deste número, para ter as mesmas peças de novo.
help-play-first = O lugar que começa, de A a H, ou draw para sortear. Por padrão começa a única pessoa; se houver várias, pergunta-se, e os bots sorteiam.
help-play-fast = Jogo rápido: compre duas por turno e fique com cinco.
help-play-extra-wild = Lugares com um terceiro coringa, por exemplo AC.
help-play-first-bonus = +2 pela primeira linha de cinco e pelo primeiro 2×3.
help-play-largest-bonus = +2 pelo maior retângulo e pela linha mais comprida no fim.
help-play-resume = Retoma um jogo salvo.
help-play-record = Onde guardar o registro; os jogos são sempre guardados.
help-play-plain = Sem cores e sem redesenhar, para leitores de tela e pipes.
help-replay = Percorre um jogo salvo, passo a passo.
help-replay-file = Um registro gravado por “play” ou pelo “save” do árbitro.
help-replay-move = Mostra a mesa depois deste número de jogadas e sai.
help-simulate = Simula uma cena de Kluster: ímãs e cordas numa mesa, e o que as mãos fazem com eles.
help-simulate-file = A cena: um arquivo JSON como descrito em docs/scenes.md; - lê a entrada padrão.
help-simulate-plot = Desenha o que aconteceu, visto de cima (.png, .svg ou .pdf).
help-simulate-record = Grava cada entrada, para que a simulação possa ser repetida bit a bit.
help-warmup = Prepara a física e os bots agora, para que nenhum jogo precise esperar.
help-bench = Mede a velocidade deste computador nos dois jogos, num núcleo.

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
usage-file = ARQUIVO
usage-seat = LUGAR
usage-seats = LUGARES
usage-default = padrão: { $value }

## Command line: score

score-seat = Lugar
score-rectangle = Retângulo
score-rows = Fileiras
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

play-title = Clustered · jogada { $number } · lugar { $seat } · help lista os comandos
play-seat-name = { $seat } ({ $player })
play-person = pessoa
play-hand = Mão de { $seat }
play-ask-play = Qual peça?
play-ask-discard = Nada encaixa. Qual peça você descarta?
play-ask-trim = Mais de cinco peças. Qual você descarta?
play-ask-cell = Onde colocar: { $tile }? (um número na mesa; Enter para devolver)
play-hand-over = O lugar { $seat } é o próximo. Passe o teclado e aperte Enter.
play-ask-youngest = Quem é o mais novo: { $seats }? Ou pressione Enter para sortear.
play-begins =
    { $by ->
        [drawn] Por sorteio: o lugar { $seat } começa.
        [picked] O mais novo começa: lugar { $seat }.
       *[other] O lugar { $seat } começa.
        }
play-help =
    Digite o número de uma peça e depois o número de uma casa. É só disso que você precisa.
      3           pega a terceira peça e mostra onde ela encaixa
      Sh1 2,-1    coloca Sh1 duas casas à direita e uma acima, de uma vez
      -Sh1        descarta, quando for preciso
      hint        o que um bot forte faria, e por quê
      explain Sh1 2,-1    por que uma jogada não é permitida
      undo        desfaz a sua última jogada
      scores      os pontos, parte por parte
      left, right, up, down    olha em volta de uma mesa grande
      save FILE   guarda o jogo num arquivo à sua escolha
      quit        sai; o jogo fica guardado
    Uma peça entre parênteses agora não encaixa em lugar nenhum. Depois dos pontos de cada lugar: +L, +R são os bônus
    de quem fez primeiro, ^l, ^r a linha mais comprida e o maior retângulo por enquanto, e entre parênteses as peças no monte.
    Uma peça é forma (S quadrado, T triângulo, C círculo), preenchimento (h vazado, d listrado, s cheio) e quantidade; *** é um coringa.
    Vizinhas precisam ter pelo menos duas das três em comum. Linhas de três ou mais valem pontos, e o seu maior retângulo também.
play-empty = Digite o número de uma peça, ou help.
play-unknown-command = “{ $text }” não é uma peça nem um comando; help lista os dois.
play-no-tile = Não há peça { $number } na sua mão; ela tem { $most }.
play-no-label = Não há { $number } na mesa; os números vão até { $most }.
play-fits-nowhere = No momento, esta peça não encaixa em lugar nenhum: { $tile }.
play-explain-what = Diga qual jogada explicar, por exemplo: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Mais { $count } casa está fora da vista; left, right, up e down olham em volta.
   *[other] Mais { $count } casas estão fora da vista; left, right, up e down olham em volta.
  }
play-legal = { $move } é permitida.
play-hint = { $kind ->
    [discard] Eu descartaria: { $move }
   *[place] Eu jogaria { $move } ({ $gain ->
        [0] nenhum ponto ainda
        [one] { $gain } ponto
       *[other] { $gain } pontos
      }).
  }
play-undo-agree = Todos concordam em desfazer a última jogada? (s/n)
play-yes = s sim
play-undone = A última jogada foi desfeita.
play-saved = Salvo como { $file }.
play-kept = O jogo está guardado. Retome com: { $command }
play-record = O registro está guardado como { $file }.
play-nothing-kept = Nenhum jogo foi guardado ainda.
play-result = { $kind ->
    [given-up] Ninguém ganha: todos saíram do jogo.
    [shared-win] Vitória dividida: { $winners }
   *[win] { $winners } ganha.
  }
play-best-new = { $total } pontos: o seu recorde com estas opções!
play-best-old = { $total } pontos. O seu recorde com estas opções é { $best }.
play-unknown-player = “{ $name }” não pode se sentar aqui. Podem: { $known }.
play-seat-letter = “{ $letter }” não é um lugar; eles vão de A a H.
play-first-letter = “{ $letter }” não é um lugar. Escreva de A a { $last }, ou draw para sortear.
play-surface = “{ $size }” não é uma superfície. Escreva 15x11 para casas na largura e na altura, ou round:6 para um raio.
score-bonus = Bônus

## The table in the terminal: what has happened

event-placed = { $seat } jogou { $tile } em { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } saiu do jogo.
event-discarded = { $seat } não tinha onde colocar e descartou { $tile }.
event-trimmed = { $seat } descartou { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } fez a primeira linha de cinco (+2).
   *[first_rectangle] { $seat } fez o primeiro 2×3 (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · depois da jogada { $number } de { $most }
replay-ask = Enter: próxima · b: voltar · um número: ir até lá · q: sair
replay-no-move = Não existe a jogada { $number }; o registro tem { $most }.
play-preparing = Preparando os bots (só na primeira vez, meio minuto mais ou menos)…

## The rulebook in the terminal

help-rules = Mostra o livro de regras de um jogo, ou uma parte dele.
help-rules-search = Mostra só os trechos com estas palavras.
help-rules-rule = Mostra só o que se diz sobre esta regra.
help-rules-html = Em vez disso, grava o livro de regras como página para imprimir.
rules-no-such-rule = O livro de regras de { $game } não tem a regra “{ $number }”.
rules-nothing-found = Nada no livro de regras de { $game } fala de “{ $words }”.
rules-written = O livro de regras está em { $file }
rules-contents = Conteúdo
rules-note-yours = O seu folheto:
rules-note-leaflets = Folheto em { $languages }:
rules-note = Decisão nossa:
rules-letters-tiles = Nos desenhos, A ou B diz de quem é a peça; depois vêm a forma (S quadrado, T triângulo, C círculo), o preenchimento (h vazado, d listrado, s cheio) e a quantidade. *** é um coringa, ### a peça inicial.
rules-marks-tiles = + encaixa · ! não encaixa
rules-marks-magnets = + colocado · ! não pode ser solto ali · x é pego de volta · o está na mesa

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: uma mesa com bordas, 15x11 (casas na largura e na altura) ou round:6 (raio em casas). Kluster: wood, glass ou felt.
help-watch-bots = Kluster: o bot de cada lugar, separado por vírgulas (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: as caixas na mesa, por exemplo classic,classic,duo.
help-watch-expert = Kluster: um lugar com mais ímãs que o próximo pode colocar outro.
help-watch-play-on = Kluster: depois que alguém ganha, os outros continuam até o último lugar.
help-watch-rounds = Kluster: termina depois deste número de rodadas; ganha quem tiver menos ímãs.
help-watch-one-group = Kluster: todas as cordas precisam formar um único grupo ligado.
help-watch-loop = Kluster: a largura do laço de uma corda Clássico, em mm (320).
help-watch-loop-duo = Kluster: o mesmo para uma corda DUO (200).
help-watch-handicap = Kluster: quantos ímãs a menos cada lugar tem de colocar, por exemplo 0,3.
help-watch-cord-after = Kluster: quando tudo está parado, o lugar ainda pode mover a corda, como nos folhetos.
help-watch-show-poles = Kluster: todos veem qual face é o norte.
help-watch-turns = Kluster: para depois deste número de turnos.
help-watch-live = Kluster: em velocidade real em vez de o mais rápido possível.
help-replay-check = Kluster: repete o registro e diz se o resultado é o mesmo.
watch-boxes = Não existe a caixa “{ $name }”: use classic e duo, como em classic,classic,duo.
watch-surface = Não existe a superfície “{ $name }”. As que existem: { $known }.
watch-turns = Assista a pelo menos um turno, não { $turns }.
watch-handicap = “{ $given }” não é uma vantagem: escreva um número por lugar, por exemplo 0,3.
watch-preparing = Preparando a mesa (só na primeira vez, um ou dois minutos)…
watch-title = Kluster · turno { $number } · { $stage ->
    [settling] assentando
    [repair] arrumando as cordas
    [choice] continuar ou parar
    [over] fim
   *[preparing] colocando
  }
watch-placed = { $seat } colocou { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } pega { $magnets }: { $count ->
        [one] pulou
       *[other] pularam
      } para o ímã da mão.
    [outside] { $seat } pega { $magnets }: fora da área.
   *[klustered] { $seat } pega { $magnets }, que grudaram.
  }
watch-fault = { $cause ->
    [time] O tempo acabou: falha { $faults } ({ $allowed } permitidas).
   *[taken] Falha { $faults } ({ $allowed } permitidas).
  }
watch-may-continue = { $seat } ainda tem mais que o próximo lugar e pode continuar.
watch-resigned = { $seat } sai do jogo; { $count ->
    [0] nenhum ímã fica
    [one] um ímã fica
   *[other] { $count } ímãs ficam
  } de fora.
watch-ended = { $reason ->
    [total-victory] Tudo colocado: vitória total!
    [faults] Uma falha a mais: o jogo acabou.
    [stopped] O jogo foi encerrado.
    [resigned] { $winners } ganha: os outros saíram.
   *[other] { $count ->
        [0] O jogo acabou; ninguém ganha.
        [one] { $winners } ganha.
       *[other] { $winners } dividem a vitória.
      }
  }
watch-nothing = { $seat } não colocou nada; a vez passa.
watch-time-up = O tempo de { $seat } acabou: uma mão desajeitada terminou a jogada.
watch-solo = colocados: { $placed }, falhas: { $faults } ({ $allowed } permitidas).
replay-kluster-title = Kluster · depois do turno { $number } de { $most }
replay-lying = Na mesa: { $magnets }
replay-other-physics = Gravado com a física { $then }; esta é a física { $now }.
replay-identical = Todos os { $turns } turnos saíram iguais, até o último bit.
replay-differs = O turno { $turn } sai diferente com esta física ({ $what ->
    [table] a mesa já é diferente antes dele
    [refused] algo que foi feito então agora é recusado
    [happenings] acontece outra coisa
   *[digest] acontece o mesmo, mas não até o último bit
  }). O que está no registro continua valendo.

## Hints and reviews

advice-also = Também boas: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Todos concordam com dicas neste jogo? (s/n)

## Hints and reviews: reviews

help-review = Julga cada jogada de um jogo salvo: o que era melhor, e o que cada jogada custou.
help-review-turn = Julga só esta jogada ou este turno.

## Physics as a library (SI units)

physics-bad-friction = Um coeficiente de atrito de { $value } está fora dos limites: 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Um ímã não pode pesar { $mass } kg; use de 1 mg a 10 kg.
physics-bad-quaternion = Uma orientação precisa de quatro números finitos que não sejam todos zero.
physics-bad-size = Um ímã precisa ter entre 1 mm e 200 mm ao longo de cada eixo.
physics-bad-step = Um passo de tempo de { $dt } s está fora dos limites; use de 10 µs a 5 ms.
physics-cord-flat = Esta corda não cerca nada: todos os seus pontos estão numa reta.
physics-cord-free = Ninguém está segurando a corda { $cord }; pegue-a primeiro.
physics-cord-held = A corda { $cord } já está numa mão.
physics-cord-length = Uma corda não pode ter { $length } m de comprimento; use de 0,05 m a 20 m.
physics-cord-off-table = A corda não está sobre a mesa.
physics-cord-out-of-reach = A mão está a { $distance } m da corda, longe demais para pegá-la.
physics-cord-points = Uma corda precisa de pelo menos três pontos diferentes, não { $count }.
physics-hand-empty = A mão não segura nenhum ímã, ou já está soltando o que segura.
physics-hand-full = A mão já segura o ímã { $magnet }.
physics-no-such-cord = Não existe a corda { $index }.
physics-no-such-magnet = Não existe o ímã { $index }.
physics-not-a-recording = Isto não é a gravação de um mundo.
physics-not-a-snapshot = Isto não é um instantâneo completo de um mundo.
physics-not-finite = Um número em “{ $field }” não é finito.
physics-replay-differs = A gravação não termina como diz que termina.
physics-snapshot-version = Este instantâneo é da versão { $version }; este programa lê a { $known }.
physics-too-many = Não pode haver mais de { $most } ímãs.
physics-too-many-cords = Não pode haver mais de { $most } cordas.
physics-unknown-input = Não existe a entrada “{ $name }”.
physics-unknown-parameter = Não existe o parâmetro “{ $name }”.
physics-unknown-pose = Não existe a posição “{ $name }”.
physics-unknown-surface = Não existe a superfície “{ $name }”.

## Scenes

scene-not-json = A cena não é JSON (linha { $line }, coluna { $column }).
scene-too-deep = A cena está aninhada em mais de { $most } níveis.
scene-key-twice = “{ $name }” aparece duas vezes no mesmo objeto.
scene-not-finite = O número em { $place } não é finito ({ $value }).
scene-number = O número em { $place } é grande demais.
scene-unknown-word = “{ $word }” em { $place } é desconhecido. Os conhecidos: { $known }.
scene-friction = Uma superfície precisa de 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = O id “{ $id }” em { $place } tem caracteres que não podem ser mostrados, ou espaços em volta.
scene-pose-twice = O ímã em { $place } tem um quatérnio, que já define a posição; tire “{ $name }”.
scene-quaternion = O quatérnio em { $place } não pode ser todo zero, nem ter números tão grandes.
scene-pose = Um { $kind } não pode ficar { $pose } (em { $place }); pode ficar: { $fitting }.
scene-mass = Com este tamanho, o ímã em { $place } pesaria mais de 10 kg; informe a massa.
scene-one-of = { $place } precisa dizer exatamente um entre: { $known }.
scene-cord-points = A corda em { $place } precisa de pelo menos três pontos diferentes, não { $count }.
scene-cord-length = A corda em { $place } precisa ter entre { $least } e { $most } mm de comprimento.
scene-cord-flat = A corda em { $place } não cerca nada: os seus pontos estão numa reta.
scene-cord-off-table = A corda em { $place } sai da mesa, que termina a { $half } mm do meio em todos os lados.
scene-no-such-cord = Não existe a corda { $cord } para arrastar (em { $place }); { $count ->
    [0] a cena não tem nenhuma
    [one] a cena tem uma, a corda 0
   *[other] a cena tem { $count }, a partir de 0
  }.
scene-times = Os tempos de um trajeto precisam aumentar; { $time } s em { $place } não aumenta.
scene-too-many = Há { $count } ímãs nesta cena; dá para simular no máximo { $most }.
scene-too-many-cords = Há { $count } cordas nesta cena; dá para simular no máximo { $most }.
scene-id-twice = O id “{ $id }” em { $place } já é de { $first }.
scene-overlap = Os ímãs “{ $first }” e “{ $second }” se sobrepõem no início.
scene-starts-inside = O ímã “{ $id }” de { $place } apareceria dentro do ímã “{ $other }”.
scene-too-low = A uma altura de { $height } mm ({ $place }), o ímã na mão estaria dentro da mesa; o centro precisa estar a pelo menos { $least } mm.
scene-out-of-reach = A mão está a { $distance } mm da corda { $cord }; precisa estar a até { $most } mm para pegá-la.
scene-blew-up = Os números cresceram sem limite: ímãs assim não podem ser simulados.

## Simulate

simulate-preparing = Preparando a física (só na primeira vez)…
simulate-progress = Simulados { $time } s de no máximo { $limit } s; rodando há { $waited } s…
simulate-plot-format = “{ $name }” não é uma imagem que sabemos desenhar; termine o nome com um destes: { $known }.
simulate-no-matplotlib = Para desenhar é preciso o matplotlib, que não está instalado: { $command }
simulate-rest = Tudo está parado depois de { $time } s.
simulate-moving = O tempo acabou depois de { $time } s, e algo ainda se move.
simulate-nothing-moved = { $count ->
    [0] Não há ímãs que pudessem ter se movido 0,1 mm.
    [one] O ímã não se moveu nem 0,1 mm.
   *[other] Nenhum dos { $count } ímãs se moveu nem 0,1 mm.
  }
simulate-moved-count = { $count ->
    [one] { $moved } de { $count } ímã se moveu:
   *[other] { $moved } de { $count } ímãs se moveram:
  }
simulate-moved = {"  "}{ $id }: { $distance } mm, até x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… e mais { $count }
simulate-no-touch = Nenhum ímã encostou em outro.
simulate-touch = { $first } e { $second } encostaram depois de { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Fora: { $names }.
simulate-cord = A corda { $number } tem { $length } mm de comprimento.
simulate-digest = Resumo { $digest }

## The picture of a scene

plot-rest = parado depois de { $time } s
plot-moving = ainda em movimento depois de { $time } s
plot-touches = { $count ->
    [0] nenhum contato
    [one] um contato
   *[other] { $count } contatos
  }
plot-outside = fora: { $names }
plot-before = antes
plot-path = trajeto
plot-held = na mão
plot-north = norte
plot-south = sul
plot-touch = contato
plot-scale = { $length } mm

## Warmup

warmup-begun = Preparando ímãs, cordas e bots
warmup-progress = { $done } de { $all } partes prontas ({ $seconds } s)
warmup-ready = Tudo pronto depois de { $seconds } s; está guardado em { $folder }

## Bench

bench-doing = Medindo
bench-library = Clustered, biblioteca Python: { NUMBER($count) } jogadas por segundo
bench-engine = Clustered, motor compilado: { NUMBER($count) } jogadas por segundo
bench-scan = Kluster, posições avaliadas: { NUMBER($count) } por segundo
bench-frame = Kluster, um quadro ao vivo: { NUMBER($ms, maximumFractionDigits: 2) } ms; um núcleo dá conta de { $tables } mesas

## Tournaments: help

help-tournament = Põe bots para jogar entre si e os classifica; o mesmo comando continua de onde parou.
help-tournament-bots = Quem participa, separado por vírgulas; por padrão, todos os bots do jogo. Repita um nome para inscrevê-lo duas vezes.
help-tournament-bot = Um programa que também participa; pode ser repetido. docs/bots-in-any-language.md diz o que ele precisa fazer.
help-play-bot = Um programa que ocupa o próximo lugar; pode ser repetido. Sem --seats (Kluster: --bots), o primeiro lugar é seu (Kluster: clumsy).
help-bot-seconds = Quanto um programa pode pensar em cada resposta; por padrão, 2 s em Clustered e 3 s em Kluster.
help-tournament-seats = Quantos sentam em cada mesa.
help-tournament-deals = Distribuições por encontro; todos jogam cada uma em todos os lugares.
help-tournament-swiss = Rodadas de um torneio suíço, em que se enfrentam os parecidos; sem ele, todos contra todos.
help-tournament-seed = Sorteia distribuições e bots; o mesmo número dá os mesmos jogos.
help-tournament-out = Onde ficam os resultados e relatórios.
help-tournament-jobs = Jogos ao mesmo tempo; por padrão, um por núcleo.
help-tournament-dask = Joga no cluster Dask deste agendador.
help-bot = Põe um programa num lugar de uma mesa online, para jogar uma partida.
help-bot-program = O programa com as suas opções, entre aspas.
help-bot-table = O link da mesa, ou o link pessoal de um lugar.
help-bot-name = O que os outros na mesa veem; por padrão, o nome do programa.
usage-bots = BOTS
usage-program = PROGRAMA

## Tournaments: errors

program-not-started = Não dá para iniciar “{ $command }”: { $detail }.
play-programs = Este jogo tem { $count ->
    [0] nenhum programa na mesa; deixe --bot de fora
    [one] um programa na mesa; informe-o com --bot ({ $names })
   *[other] { $count } programas na mesa; informe-os com --bot, na ordem dos lugares ({ $names })
  }.
bot-link = “{ $link }” não é o link de uma mesa; ele é assim: https://server/t/Abcd1234.
bot-no-server = { $address } não responde: { $detail }.
bot-refused = O servidor diz: { $message }
tournament-too-few = { $entrants } inscritos não enchem { $seats } lugares; informe mais bots, o mesmo duas vezes se quiser.
tournament-swiss-alone = Um torneio suíço precisa de pelo menos dois lugares por mesa; deixe --swiss de fora.
tournament-log-busy = Outro torneio está usando “{ $name }”; escolha outra pasta com --out.
tournament-log-other = “{ $name }” é de um torneio com outros participantes, regras ou números; escolha outra pasta com --out.
tournament-log-line = A linha { $line } de “{ $name }” não é um resultado deste torneio; conserte o arquivo ou escolha outra pasta com --out.
tournament-workers-lost = Os processos que jogam as partidas morreram, talvez por falta de memória; o que foi jogado está guardado, e o mesmo comando continua (tente --jobs 1).
tournament-no-dask = --dask precisa do pacote distributed: pip install "lodestone[dask]".
tournament-no-cluster = O agendador Dask { $address } não responde: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } deu { $count } resposta atrasada ou inválida: { $file }
   *[other] { $seat } deu { $count } respostas atrasadas ou inválidas: { $file }
  }
bot-seated = Lugar { $seat } em { $server }. Esperando o jogo…
bot-over = O jogo acabou. Vencedores: { $winners }
tournament-progress = { $done } de { $total } jogos
tournament-interrupted = Interrompido depois de { $games } jogos; eles estão guardados, e o mesmo comando continua.
tournament-written = Relatório: { $file }
tournament-title = Torneio de { $game }, { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
  }
tournament-summary = { $games } jogos, { $deals } distribuições por encontro, semente { $seed }.
tournament-bot = Bot
tournament-rating = Classificação
tournament-games = Jogos
tournament-share = Aproveitamento
tournament-points = Pontos
tournament-slips = Deslizes
tournament-crosstable = O que cada bot (linha) tirou de cada outro (coluna): aproveitamento com intervalo de 95%, e jogos
tournament-course = Classificação de jogo a jogo
tournament-note = As classificações são do openskill, com o dobro da incerteza; 25 é a média. O aproveitamento conta empates pela metade. Pontos: os totais de Clustered; em Kluster, ímãs que sobraram; sozinho, ímãs colocados.

## Starting the server

help-table-port = A porta a usar; por padrão, uma livre.
help-table-lan = Permite que outros na mesma rede joguem: mostra um link e um código QR para celulares.
help-table-no-browser = Não abre o navegador.
help-table-data = A pasta onde ficam as mesas.
help-serve = Hospeda mesas para outros: as pessoas abrem um link no navegador e se sentam.
help-serve-host = O endereço em que escutar; 0.0.0.0 para todos os deste computador.
help-serve-port = A porta em que escutar.
help-serve-database = Onde ficam as mesas: um arquivo, ou uma URL como postgresql://user@host/name.
help-serve-public-url = O endereço pelo qual os outros chegam a este servidor, se ele estiver atrás de um proxy.
help-serve-admin = Um arquivo com o token do administrador; sem ele, LODESTONE_ADMIN_TOKEN no ambiente.
help-serve-trust-proxy = Confia nos cabeçalhos X-Forwarded do proxy. Só se ninguém puder contornar o proxy.
help-serve-proxies = Com --trust-proxy: quantos proxies há em sequência. Cada um acrescenta um endereço a X-Forwarded-For; vale o do primeiro.
help-serve-archive = Dias até arquivar uma mesa em que ninguém mexe.
help-serve-keep = Dias até apagar uma mesa arquivada; por padrão, nunca.
help-serve-tables-per-hour = Quantas mesas um endereço pode abrir por hora.
help-serve-requests = Quantos pedidos um endereço pode fazer por minuto.
help-serve-connections = Quantas pessoas podem assistir a uma mesa. Quem joga sempre entra.
help-serve-all-connections = Quantas conexões pode haver ao mesmo tempo.
help-serve-address-connections = Quantas conexões um endereço pode ter ao mesmo tempo.
help-serve-processes = Quantos processos trabalham para os visitantes: bots de Clustered, dicas, verificações, repetições, análises; por padrão, um a mais que os núcleos.
help-serve-tables = Quantas mesas este servidor mantém na memória.
help-serve-live-matches = Quantas partidas de Kluster este servidor joga ao mesmo tempo.
help-serve-drain = Quantos segundos um servidor que está parando espera o fim das jogadas antes de passar as mesas a outros.
help-serve-node = Onde os outros servidores do mesmo banco de dados encontram este; por padrão, onde ele escuta. Todos precisam do mesmo LODESTONE_CLUSTER_SECRET no ambiente.
help-serve-workers = Quantos servidores iniciar atrás desta porta; mais de um precisa de PostgreSQL.
help-serve-dask = Calcular bots do Clustered, dicas, verificações, repetições e análises no cluster Dask deste agendador, enquanto ele responder.
help-serve-dask-ca = Com tls://…: o certificado pelo qual se reconhece o cluster.
help-serve-dask-cert = Com tls://…: o certificado pelo qual o cluster reconhece este servidor.
help-serve-dask-key = Com tls://…: a chave desse certificado.
help-serve-messages = Quantas mensagens uma conexão pode enviar por segundo.
help-serve-no-app = Não oferecer a mesa como aplicativo; os navegadores que o instalaram o removem.
help-serve-open-tables = Permite abrir mesas para todos e jogar com desconhecidos.
help-serve-dailies = Oferece as mesas do dia: todo dia uma partida, a mesma para todos.
help-serve-bot-pace = Quantos segundos um bot leva numa jogada, no mínimo.
serve-ready = As mesas estão abertas em { $url }
serve-here = A mesa está posta: { $url }
serve-lan = Quem está nesta rede pode entrar em: { $url }
serve-stop = Aperte Ctrl-C para parar.
serve-cannot-listen = Não dá para escutar em { $host }, porta { $port }: { $cause }
serve-short-token = O token do administrador é curto demais: precisa de pelo menos { $shortest } caracteres.
serve-short-secret = O segredo em LODESTONE_CLUSTER_SECRET é curto demais: precisa de pelo menos { $shortest } caracteres.
serve-workers-sqlite = Vários servidores precisam de PostgreSQL: com um arquivo só pode haver um. Tire --workers, ou informe --database postgresql://…
serve-dask-address = “{ $url }” não é o endereço de um agendador Dask. Escreva-o como tls://dask.example.org:8786 ou tcp://127.0.0.1:8786
serve-dask-tls = Um agendador Dask em tls://… precisa de --dask-ca, --dask-cert e --dask-key; em tcp://…, de nenhum deles.
serve-public-url = “{ $url }” não é o endereço de um servidor. Escreva assim: https://tables.example.org

## Storage

storage-address = Não há armazenamento em “{ $place }”: informe um arquivo, sqlite:///path ou postgresql://user@host/database.
storage-needs-postgres = O PostgreSQL precisa de mais uma parte: pip install "lodestone[postgres]".
storage-not-a-database = “{ $place }” não é um banco de dados, ou está danificado. Escolha outro arquivo, ou restaure-o de um backup.
storage-foreign = “{ $place }” é de outro programa. Escolha outro arquivo, ou um banco de dados vazio.
storage-newer = “{ $place }” foi gravado por um Lodestone mais novo. Instale essa versão ou uma mais nova, ou restaure um backup mais antigo.
storage-not-writable = Não dá para gravar em “{ $place }”: { $cause }. Veja de quem ele é, ou escolha outro lugar.
storage-unreachable = Não dá para alcançar o armazenamento em “{ $place }”: { $cause }. Confira o endereço e se o banco de dados está funcionando.
storage-in-use = Outro Lodestone está usando “{ $place }”. Pare aquele primeiro, ou escolha outro lugar para este.
storage-no-secret = Outro Lodestone está usando “{ $place }”. Servidores que compartilham um banco de dados precisam do mesmo segredo em LODESTONE_CLUSTER_SECRET: defina-o para todos, ou pare o outro.
storage-other-secret = Outro Lodestone está usando “{ $place }” com outro segredo, ou sem nenhum. Dê o mesmo a todos em LODESTONE_CLUSTER_SECRET e inicie-os de novo.
storage-pooled = “{ $place }” não pode ser usado através de um pool que distribui conexões por transação, como o pgbouncer com pool_mode = transaction. Conecte diretamente, ou use pool_mode = session.
storage-older-server = Um Lodestone da versão { $version } está usando “{ $place }” e não conseguiria ler o que este grava. Pare aquele primeiro.
storage-same-address = Em { $url } já há outro Lodestone usando “{ $place }”. Dê a cada servidor um endereço próprio com --node.

help-dataset = Jogos de Clustered como dados para programas que aprendem.
help-dataset-make = Põe bots para jogar, ou usa registros, e grava os jogos em arquivos Parquet; o mesmo comando continua.
help-dataset-read = Repete um conjunto de dados, confere e diz o que ele contém.
help-dataset-games = Quantos jogos.
help-dataset-records = Registro de um jogo terminado, em vez de pôr bots para jogar; pode ser repetido.
help-dataset-out = Onde ficam os arquivos.
help-dataset-folder = A pasta do conjunto de dados.
dataset-written = { $games } jogos em { $name }
dataset-summary = { $games } jogos, { $moves } jogadas
dataset-other = “{ $name }” contém outro conjunto de dados; escolha outra pasta com --out.
dataset-unfinished = Um registro acaba antes do seu jogo; só jogos terminados entram em um conjunto de dados.
dataset-edited = “{ $name }” não corresponde aos registros ao lado.
extra-missing = Faltam pacotes: { $command }
