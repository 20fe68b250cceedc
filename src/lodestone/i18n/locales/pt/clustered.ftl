# Clustered: porque se recusa uma jogada, uma notação ou uma preparação.
# $tile, $neighbour, $occupant: uma peça, como Sh1, *** (jóquer) ou ### (inicial). $cell: uma casa, como x,y.

## Notação

notation-tile = «{ $text }» não é uma peça. Escreve a forma S, T ou C, o preenchimento h, d ou s e o número de 1 a 3, como Sh1; um jóquer é ***.
notation-cell = «{ $text }» não é uma casa da mesa. Escreve x,y em números inteiros, como 1,0.
notation-move = «{ $text }» não é uma jogada. Escreve Sh1@1,0 para pôr uma peça ou -Sh1 para a descartar.
notation-start-tile = A peça inicial está na mesa desde o princípio; ninguém a joga.

## Jogadas

game-over = O jogo acabou.
illegal-not-in-hand = Não tens { $tile } na mão.
illegal-discard = Não podes descartar enquanto houver uma peça que se possa pôr, por exemplo { $example }.
illegal-trim-first = Primeiro descarta até ficares com cinco peças.
illegal-trim-drawn = Nesta mesa só se descarta uma peça acabada de tirar, e { $tile } não é uma dessas.
illegal-off-table = { $cell } fica fora da mesa: não há lá espaço para uma peça.
illegal-occupied = Já há uma peça em { $cell }: { $occupant }.
illegal-alone = Não há nada ao lado de { $cell }: uma peça tem de tocar noutra por um lado.
illegal-resign = O lugar { $seat } já deixou o jogo, ou nunca esteve nele.
# $differ: que características são diferentes
illegal-neighbour = { $tile } não serve ao lado de { $neighbour } em { $cell }: { $differ ->
    [shape-fill] a forma e o preenchimento são diferentes
    [shape-count] a forma e o número são diferentes
    [fill-count] o preenchimento e o número são diferentes
   *[shape-fill-count] a forma, o preenchimento e o número são todos diferentes
  }, e duas vizinhas têm de partilhar pelo menos duas das três características.

## Preparação

setup-seats = O Clustered é para 1 a { $most } lugares, não { $seats }.
setup-first = O lugar { $first } não pode começar: os lugares vão de 0 a { $last }.
setup-extra-wild = O lugar { $seat } não pode ter um jóquer a mais: os lugares vão de 0 a { $last }.
setup-extra-wild-twice = Um lugar aparece duas vezes para o jóquer a mais.
setup-stack-surplus = O lugar { $seat } tem demasiadas { $tile } no monte.
setup-stack-missing = O lugar { $seat } não tem { $tile } no monte, ou tem poucas.
setup-surface = Nesta superfície não há espaço para a peça inicial em { $cell }.
setup-radius = O raio de uma superfície redonda tem de ser um número, zero ou mais.

## Registos

record-unreadable = Este registo não é nosso: { $problem }
record-players = Este registo indica um número de jogadores diferente do de lugares.
record-version = Este registo tem a versão { $version }; este programa lê a versão { $known }.
record-game = Este registo é do jogo «{ $game }», não de { $expected }.
record-setup = A preparação deste registo foi alterada: a soma de controlo não bate certo.
record-move-edited = A jogada { $number }, { $move }, foi alterada: a soma de controlo não bate certo.
record-move-unreadable = Não é possível ler a jogada { $number }: { $problem }
record-move-illegal = A jogada { $number }, { $move }, não é permitida: { $problem }
record-result = O resultado deste registo foi alterado: não decorre das suas { $number } jogadas.

## Bots

setup-bot = Não há um bot «{ $name }». Disponíveis: { $known }.
