# Torneios de bots, e programas que jogam.

## Ajuda

help-tournament = Põe bots a jogar uns contra os outros e avalia-os; o mesmo comando continua depois de uma interrupção.
help-tournament-bots = Quem participa, separados por vírgulas; todos os bots do jogo se não nomeares ninguém. Quem é nomeado duas vezes participa duas vezes.
help-tournament-bot = Um programa que também participa; pode repetir-se. docs/bots-in-any-language.md diz o que tem de saber fazer.
help-play-bot = Um programa que ocupa o lugar seguinte; pode repetir-se. Sem --seats (Kluster: --bots) o primeiro é teu (Kluster: de clumsy).
help-bot-seconds = Quanto tempo um programa pode pensar em cada resposta; senão 2 s em Clustered, 3 s em Kluster.
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

## Erros

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
tournament-swiss-alone = Não há torneio suíço para quem joga sozinho; tira --swiss.
tournament-log-busy = «{ $name }» está a ser usado por outro torneio em curso; escolhe outra pasta com --out.
tournament-log-other = «{ $name }» é de um torneio com outros participantes, regras ou números; escolhe outra pasta com --out.
tournament-log-line = A linha { $line } de «{ $name }» não é um resultado deste torneio; corrige o ficheiro ou escolhe outra pasta com --out.
tournament-workers-lost = Os processos que jogavam morreram, talvez por falta de memória; o que foi jogado fica guardado, e o mesmo comando continua (tenta --jobs 1).
tournament-no-dask = --dask precisa do pacote distributed: pip install "lodestone[cluster]".
tournament-no-cluster = O escalonador Dask { $address } não responde: { $detail }.

## O que se mostra

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
tournament-crosstable = O que cada bot (linha) tirou a cada outro (coluna): quota com o seu intervalo de 95 %, e jogos
tournament-course = Avaliação de jogo em jogo
tournament-note = As avaliações são do openskill, com o dobro da sua incerteza; 25 é a média. Na quota o empate conta metade. Pontos: em Clustered os totais; em Kluster os ímanes que restam, sozinho os colocados.
