# Kluster con física: por qué se rechaza una intención o una disposición.
# $magnet: el nombre de un imán, como c3 o s3. $seat, $cord: números a partir de 0.

## Poner las cuerdas

kluster-lay-count = Estas cajas tienen { $cords } cuerdas, y así serían { $given }.
kluster-lay-off-table = La cuerda colgaría del borde: la mesa mide { $width } por { $depth } mm.
kluster-lay-cross = La cuerda { $number } no cruza ninguna de las que ya están; ponla por encima de una de ellas.
kluster-lay-shape = Una cuerda no se puede poner así ({ $problem }).

## Turnos

kluster-not-on-turn = Le toca al asiento { $seat }.
kluster-settling = Espera a que todo esté quieto.
kluster-danger-hidden = Saber dónde hay riesgo delata los polos; esta mesa no los muestra.
kluster-danger-empty = No hay ningún imán en la mano.
kluster-choose-first = Di primero si sigues o lo dejas.
kluster-nothing-offered = No hay con qué seguir: el turno acaba al colocar un imán.
kluster-intent-number = «{ $name }» debe ser un número de { $lowest } a { $highest }.
kluster-frames = El tiempo pasa en fotogramas enteros, no en { $frames }.

## La mano

kluster-hand-full = { $magnet } está en la mano; devuélvelo antes.
kluster-hand-empty = No hay ningún imán en la mano.
kluster-not-in-pool = { $magnet } no está en tu reserva.
kluster-lies-there = { $magnet } está en la mesa, y lo que está en la mesa no se toca.
kluster-placed-already = Ya se ha colocado un imán; ahora solo se pueden mover las cuerdas.
kluster-pose = { $magnet } no se sujeta así ({ $pose }): las piedras se sujetan planas o de pie; los giratorios, tumbados.
kluster-turn-too-low = { $magnet } no tiene sitio para darle la vuelta: súbelo hasta que su centro esté a { $height } mm.
kluster-no-sliding = En esta mesa los imanes no se deslizan: mantente { $height } mm por encima.
kluster-release-outside = { $magnet } no quedaría en la zona.
kluster-release-partly = { $magnet } no quedaría del todo en la zona.
kluster-release-contact = { $magnet } no tocaría la mesa dentro de la zona.
kluster-release-crossed = La cuerda pasa por encima de sí misma: desenrédala antes.

## Cuerdas

kluster-no-such-cord = No hay cuerda { $cord }; hay { $cords }, la primera es 0.
kluster-cord-held = La cuerda { $cord } ya está entre los dedos.
kluster-cord-free = La cuerda { $cord } no está entre los dedos; agárrala antes.
kluster-cord-missed = Eso está a más de { $reach } mm de la cuerda { $cord }.
kluster-cord-by-magnet = En esta mesa las cuerdas solo se mueven con imanes, no con la mano.
kluster-done-early = No hay nada que acabar: un turno acaba al colocar un imán.
kluster-done-moving = Suelta las cuerdas y espera a que todo esté quieto.

## Registros

kluster-record-edited = Han cambiado el turno { $number }: la suma de control no cuadra.
kluster-record-illegal = El turno { $number } no pudo ocurrir así: { $problem }
kluster-resume-snapshot = Esta instantánea no es de un turno de este registro.
kluster-resume-differs = Con esta física el turno { $number } sale distinto, así que la partida no puede seguir desde esta instantánea ({ $difference ->
    [refused] algo que se hizo entonces ahora se rechaza
    [happenings] ocurre otra cosa
   *[digest] ocurre lo mismo, pero no hasta el último bit
  }).

## Ver una partida en el terminal

help-any-surface = Clustered: una mesa con bordes, 15x11 para las casillas a lo ancho y a lo alto, o round:6 para un radio en casillas. Kluster: wood, glass o felt.
help-watch-bots = Kluster: el bot de cada asiento, separados por comas (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: las cajas en la mesa, por ejemplo classic,classic,duo.
help-watch-expert = Kluster: quien tiene más imanes que el asiento siguiente puede colocar otro.
help-watch-play-on = Kluster: se sigue por los demás puestos cuando alguien ha ganado.
help-watch-rounds = Kluster: acaba tras este número de rondas; gana quien tenga menos imanes.
help-watch-one-group = Kluster: todas las cuerdas deben estar unidas, no solo cada una con otra.
help-watch-loop = Kluster: cuánto mide de ancho el lazo de una cuerda Classic, en mm (320).
help-watch-loop-duo = Kluster: lo mismo para una cuerda DUO (200).
help-watch-show-poles = Kluster: todo el mundo ve qué cara es norte.
help-watch-turns = Kluster: se para tras este número de turnos.
help-watch-live = Kluster: a la velocidad real, no a toda la que dé el cálculo.
help-replay-check = Kluster: vuelve a jugar el registro y dice si sale igual.
play-other-game = { $option } es del juego { $game }.
watch-boxes = No hay una caja «{ $name }»: nombra classic y duo, por ejemplo classic,classic,duo.
watch-surface = No hay una superficie «{ $name }». Disponibles: { $known }.
watch-seat-letter = «{ $letter }» no es un asiento; van de A a X.
watch-turns = Una partida se ve durante un turno o más, no { $turns }.
watch-preparing = Preparando la mesa (solo la primera vez, un minuto o dos)…
watch-title = Kluster · turno { $number } · { $stage ->
    [settling] todo se detiene
    [repair] arreglar las cuerdas
    [choice] seguir o parar
    [over] terminada
   *[preparing] colocando
  }
watch-placed = { $seat } ha colocado { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } recoge { $magnets }: { $count ->
        [one] ha saltado
       *[other] han saltado
      } al imán de la mano.
    [outside] { $seat } recoge { $magnets }: fuera de la zona.
   *[klustered] { $seat } recoge { $magnets }: agrupados.
  }
watch-fault = { $cause ->
    [time] Se acabó el tiempo: falta { $faults } de { $allowed } permitidas.
   *[taken] Falta { $faults } de { $allowed } permitidas.
  }
watch-may-continue = A { $seat } le quedan más imanes que al asiento siguiente y puede seguir.
watch-resigned = { $seat } deja la partida; { $count ->
    [one] se aparta un imán
   *[other] se apartan { $count } imanes
  }.
watch-ended = { $reason ->
    [total-victory] Todo colocado: ¡victoria total!
    [faults] Una falta de más: la partida ha terminado.
    [stopped] La partida se ha parado.
    [resigned] Gana { $winners }: los demás se han ido.
   *[other] { $count ->
        [0] La partida ha terminado; no gana nadie.
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
      }
  }
watch-nothing = { $seat } no ha colocado nada; pasa el turno.
watch-solo = Imanes colocados: { $placed }; faltas: { $faults } de { $allowed }.
replay-kluster-title = Kluster · tras el turno { $number } de { $most }
replay-lying = En la mesa: { $magnets }
replay-no-turn = No hay turno { $number }; el registro tiene { $most }.
replay-no-physics = En este registro no hay física que comprobar.
replay-other-physics = Grabado con la física { $then }; esta es la física { $now }.
replay-identical = Los { $turns } turnos han salido iguales, hasta el último bit.
replay-differs = Con esta física el turno { $turn } sale distinto ({ $what ->
    [table] la mesa ya lo era antes
    [refused] algo que se hizo entonces ahora se rechaza
    [happenings] ocurre otra cosa
   *[digest] ocurre lo mismo, pero no hasta el último bit
  }). Lo que dice el registro sigue valiendo.
