# A linha de comandos.

## Erros

cli-error = lodestone: { $problem }
cli-language = Não há aqui a língua «{ $code }». Disponíveis: { $known }.
cli-no-such-option = Não há aqui a opção { $name }; --help mostra as que há.
cli-no-such-command = Não há o comando «{ $name }»; --help mostra os que há.
cli-missing = Falta { $name }; --help mostra como pedir.
cli-value-missing = { $name } precisa de um valor; --help mostra qual.
cli-no-value-taken = { $name } não leva valor.
cli-too-much = Nesta linha há mais do que o comando aceita; --help mostra como pedir.
# $needed: uma das frases abaixo, sem maiúscula
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
file-too-large = «{ $name }» passa de { $limit } MiB, muito mais do que é preciso aqui.
file-binary = «{ $name }» não é um ficheiro de texto em UTF-8.
file-not-json = «{ $name }» não é JSON (linha { $line }, coluna { $column }).

## Ajuda

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
help-play = Joga no terminal: várias pessoas a um teclado, bots, ou todos juntos.
help-play-seats = Quem se senta onde, separados por vírgulas: human ou o nome de um bot (random, greedy, casual, club, montecarlo, expert), de 1 a 8.
help-play-seed = Distribui a partir deste número, para voltar a jogar as mesmas peças.
help-play-first = O lugar que começa, de A a H.
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

## Como pedir: os títulos das páginas de ajuda, e o que está no lugar de um valor

usage-head = Uso:
usage-options = [OPÇÕES]
usage-command = COMANDO …
usage-arguments-title = Argumentos
usage-options-title = Opções
usage-commands-title = Comandos
usage-number = NÚMERO
usage-text = TEXTO
usage-code = CÓDIGO
usage-folder = PASTA
usage-file = FICHEIRO
usage-seat = LUGAR
usage-seats = LUGARES
usage-default = por omissão: { $value }

## score

board-character = Linha { $line }, coluna { $column }: «{ $character }» não quer dizer nada numa mesa; usa . # de A a H e de a a h.
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
