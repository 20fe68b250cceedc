# Kluster: porque se recusam factos, um nome ou uma preparação.
# $magnet: o nome de um íman, como c3 (uma pedra) ou s3 (um spinner). $seat: o número de um lugar, 0 é o primeiro.

## Notação

notation-magnet = «{ $text }» não é um íman. Escreve c e um número para uma pedra, s e um número para um spinner, como c3.

## Turnos

kluster-no-such-magnet = Não há { $magnet } neste jogo.
kluster-set-aside = { $magnet } foi posto de lado e não entra neste jogo.
kluster-not-yours = { $magnet } está na reserva do lugar { $seat }: só se colocam os próprios ímanes.
kluster-lies-already = { $magnet } já está na mesa, e no que está na mesa não se toca.
kluster-held-and-placed = { $magnet } não pode estar colocado e ainda na mão.
kluster-held-alone = { $magnet }, na mão, não tocou em nada: tem de estar num kluster, ou não ser indicado como na mão.
kluster-too-small = Um kluster são dois ou mais ímanes que se tocam, e indicaste um de { $count }.
kluster-named-twice = { $magnet } aparece duas vezes nos klusters: ímanes que se tocam são um só kluster.
kluster-outside-twice = { $magnet } aparece duas vezes entre os que saíram.
kluster-in-own-pool = { $magnet } não estava na mesa. Se estava na mão e tocou em alguma coisa, indica-o como na mão.
kluster-in-pool = { $magnet } não estava na mesa: está na reserva do lugar { $seat }.
kluster-must-place = Nada foi colocado e nada correu mal: um turno só acaba quando se coloca um íman.
kluster-cords-apart = { $group ->
    [one] As cordas não estão todas unidas: move-as até estarem, e depois o turno pode acabar.
   *[any] Há uma corda que não cruza nenhuma outra: move-a até cruzar, e depois o turno pode acabar.
  }
kluster-stop = Não há nada para parar: um turno acaba ao colocar um íman.
kluster-resign = O lugar { $seat } não está (ou já não está) no jogo e não pode desistir.

## Preparação

kluster-setup-boxes = Pode haver de 0 a { $most } caixas de cada tipo, não { $count }.
kluster-setup-no-box = É precisa pelo menos uma caixa.
kluster-setup-seats = Estas caixas são para 1 a { $most } lugares, não { $seats }.
kluster-setup-first = O lugar { $first } não pode começar: os lugares vão de 0 a { $last }.
kluster-setup-per-seat = «{ $name }» precisa de um número para cada um dos { $seats } lugares, e tem { $given }.
kluster-setup-negative = Os números em «{ $name }» têm de ser zero ou mais.
kluster-setup-rounds = O limite é de pelo menos uma ronda.
kluster-setup-handicap = O lugar { $seat } pode pôr de lado de 0 a { $most } ímanes, não { $count }.
kluster-setup-order-surplus = { $magnet } não está nestas caixas, ou é distribuído duas vezes.
kluster-setup-order-missing = { $magnet } falta na distribuição.

## Registos

kluster-record-kinds = Tem de ser exatamente um de turn, stop, timeout e resign, e há { $count }.
