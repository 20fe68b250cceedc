# Kluster com física: porque se recusa uma intenção ou uma disposição.
# $magnet: o nome de um íman, como c3 ou s3. $seat, $cord: números a partir de 0.

## Pôr as cordas

kluster-lay-count = Estas caixas têm { $cords } cordas, e assim seriam { $given }.
kluster-lay-off-table = A corda ficaria pendurada da borda: a mesa tem { $width } por { $depth } mm.
kluster-lay-cross = A corda { $number } não cruza nenhuma das que já lá estão; põe-na por cima de uma delas.
kluster-lay-shape = Uma corda não se pode pôr assim ({ $problem }).

## Turnos

kluster-not-on-turn = É a vez do lugar { $seat }.
kluster-settling = Espera até tudo estar parado.
kluster-danger-hidden = Saber onde há risco revela os polos; esta mesa não os mostra.
kluster-danger-empty = Não há nenhum íman na mão.
kluster-choose-first = Diz primeiro se continuas ou paras.
kluster-nothing-offered = Não há com que continuar: o turno acaba ao colocar um íman.
kluster-intent-number = «{ $name }» tem de ser um número de { $lowest } a { $highest }.
kluster-frames = O tempo passa em fotogramas inteiros, não em { $frames }.

## A mão

kluster-hand-full = { $magnet } está na mão; devolve-o primeiro.
kluster-hand-empty = Não há nenhum íman na mão.
kluster-not-in-pool = { $magnet } não está na tua reserva.
kluster-lies-there = { $magnet } está na mesa, e no que está na mesa não se toca.
kluster-placed-already = Já se colocou um íman; agora só se podem mover as cordas.
kluster-pose = { $magnet } não se segura assim ({ $pose }): as pedras seguram-se deitadas ou em pé, os spinners deitados.
kluster-turn-too-low = { $magnet } não tem espaço para ser virado: levanta-o até o seu centro estar a { $height } mm.
kluster-no-sliding = Nesta mesa os ímanes não se arrastam: fica { $height } mm acima dela.
kluster-release-outside = { $magnet } não ficaria na área.
kluster-release-partly = { $magnet } não ficaria todo dentro da área.
kluster-release-contact = { $magnet } não tocaria na mesa dentro da área.
kluster-release-crossed = A corda passa por cima de si própria: desenreda-a primeiro.

## Cordas

kluster-no-such-cord = Não há corda { $cord }; há { $cords }, a primeira é 0.
kluster-cord-held = A corda { $cord } já está entre os dedos.
kluster-cord-free = A corda { $cord } não está entre os dedos; agarra-a primeiro.
kluster-cord-missed = Isso fica a mais de { $reach } mm da corda { $cord }.
kluster-cord-by-magnet = Nesta mesa as cordas só se movem com ímanes, não com a mão.
kluster-done-early = Não há nada para acabar: um turno acaba ao colocar um íman.
kluster-done-moving = Larga as cordas e espera até tudo estar parado.

## Registos

kluster-record-edited = O turno { $number } foi alterado: a soma de controlo não bate certo.
kluster-record-illegal = O turno { $number } não pode ter acontecido assim: { $problem }
kluster-resume-snapshot = Este instantâneo não é de um turno deste registo.
kluster-resume-differs = Com esta física o turno { $number } sai diferente, por isso o jogo não pode continuar a partir deste instantâneo ({ $difference ->
    [refused] algo que então se fez é agora recusado
    [happenings] acontece outra coisa
   *[digest] acontece o mesmo, mas não até ao último bit
  }).

## Ver um jogo no terminal

help-any-surface = Clustered: uma mesa com bordas, 15x11 para as casas na largura e na altura, ou round:6 para um raio em casas. Kluster: wood, glass ou felt.
help-watch-bots = Kluster: o bot de cada lugar, separados por vírgulas (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: as caixas na mesa, por exemplo classic,classic,duo.
help-watch-expert = Kluster: quem tem mais ímanes do que o lugar seguinte pode colocar outro.
help-watch-play-on = Kluster: continua-se pela classificação depois de alguém ganhar.
help-watch-rounds = Kluster: acaba depois deste número de rondas; ganha quem tiver menos ímanes.
help-watch-one-group = Kluster: todas as cordas têm de estar unidas, não apenas cada uma com outra.
help-watch-loop = Kluster: a largura do laço de uma corda do Clássico, em mm (320).
help-watch-loop-duo = Kluster: o mesmo para uma corda do DUO (200).
help-watch-show-poles = Kluster: toda a gente vê que face é o norte.
help-watch-turns = Kluster: para depois deste número de turnos.
help-watch-live = Kluster: à velocidade real, não tão depressa quanto o cálculo permite.
help-replay-check = Kluster: volta a jogar o registo e diz se sai igual.
play-other-game = { $option } é do jogo { $game }.
watch-boxes = Não há uma caixa «{ $name }»: indica classic e duo, por exemplo classic,classic,duo.
watch-surface = Não há uma superfície «{ $name }». Disponíveis: { $known }.
watch-seat-letter = «{ $letter }» não é um lugar; vão de A a X.
watch-turns = Vê-se um jogo durante um turno ou mais, não { $turns }.
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
    [time] O tempo acabou: falta { $faults } de { $allowed } permitidas.
   *[taken] Falta { $faults } de { $allowed } permitidas.
  }
watch-may-continue = { $seat } tem mais ímanes do que o lugar seguinte e pode continuar.
watch-resigned = { $seat } deixa o jogo; { $count ->
    [one] um íman é posto
   *[other] { $count } ímanes são postos
  } de lado.
watch-ended = { $reason ->
    [total-victory] Tudo colocado: vitória total!
    [faults] Uma falta a mais: o jogo acabou.
    [stopped] O jogo foi parado.
    [resigned] { $winners } ganha: os outros foram-se embora.
   *[other] { $count ->
        [0] O jogo acabou; ninguém ganha.
        [one] { $winners } ganha.
       *[other] { $winners } partilham a vitória.
      }
  }
watch-nothing = { $seat } não colocou nada; o turno passa.
watch-solo = Ímanes colocados: { $placed }; faltas: { $faults } de { $allowed }.
replay-kluster-title = Kluster · depois do turno { $number } de { $most }
replay-lying = Na mesa: { $magnets }
replay-no-turn = Não há turno { $number }; o registo tem { $most }.
replay-no-physics = Não há física neste registo para verificar.
replay-other-physics = Registado com a física { $then }; esta é a física { $now }.
replay-identical = Os { $turns } turnos saíram todos iguais, até ao último bit.
replay-differs = Com esta física o turno { $turn } sai diferente ({ $what ->
    [table] a mesa já o é antes
    [refused] algo que então se fez é agora recusado
    [happenings] acontece outra coisa
   *[digest] acontece o mesmo, mas não até ao último bit
  }). O que o registo diz continua a valer.
