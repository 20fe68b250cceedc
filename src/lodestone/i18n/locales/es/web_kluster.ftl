# La mesa de Kluster en el navegador.
# $seat: la letra de un asiento. $magnet: «la piedra 3» o «el giratorio 3». Las longitudes van en mm.

web-kluster-table = Mesa de Kluster
web-kluster-canvas = La mesa
web-kluster-seats = Asientos
web-kluster-you = tú
web-kluster-left = { $count ->
    [0] ninguno
    [one] queda 1
   *[other] quedan { $count }
  }
web-kluster-stone = la piedra { $number }
web-kluster-spinner = el giratorio { $number }

## Qué hacer

web-kluster-preparing = Preparando la mesa…
web-kluster-choose = Te toca: elige un imán.
web-kluster-carry = Llévalo a su sitio y suéltalo.
web-kluster-dragging = Sujetas la cuerda.
web-kluster-cord-keys = Izquierda y derecha recorren la cuerda, arriba y abajo cambian de cuerda, Intro la agarra.
web-kluster-settling = Todo se detiene…
web-kluster-repair = Colocado. Pero una cuerda no cruza ninguna otra: mueve las cuerdas hasta que se crucen y acaba tu turno.
web-kluster-choice = Te quedan más imanes que al asiento siguiente. ¿Colocas otro?
web-kluster-waiting = { $thinking ->
    [yes] { $who } está pensando…
   *[no] Le toca a { $who }.
  }
web-kluster-apart = { $count ->
    [one] La cuerda { $cords } no cruza ninguna otra.
   *[other] Las cuerdas { $cords } no cruzan ninguna otra.
  }
web-kluster-solo = Colocados: { $placed } · faltas: { $faults } de { $allowed }

## La reserva y la mano

web-kluster-pool = { $count ->
    [one] Un imán por colocar
   *[other] { $count } imanes por colocar
  }
web-kluster-take = Tomar { $magnet }
web-kluster-hand = El imán de tu mano
web-kluster-raise = Subir
web-kluster-lower = Bajar
web-kluster-turn-left = Girar a la izquierda
web-kluster-turn-right = Girar a la derecha
web-kluster-flip = Voltear
web-kluster-stand = De pie
web-kluster-put-back = Devolver
web-kluster-let-go = Soltar
web-kluster-done = Acabar el turno
web-kluster-continue = Colocar otro
web-kluster-stop = Parar aquí
web-kluster-end-solo = Acabar la partida aquí
web-kluster-danger = Tirón
web-kluster-danger-level = { $level ->
    [calm] Calma.
    [tug] Tira.
    [strong] Tira fuerte.
   *[snap] ¡Está a punto de saltar!
  }

## Lo que ha salido

web-kluster-placed = { $seat } ha colocado { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } recoge { $magnets }: { $count ->
        [one] ha saltado
       *[other] han saltado
      } al imán de la mano (regla { $rule }).
    [outside] { $seat } recoge { $magnets }: fuera de la zona (regla { $rule }).
   *[kluster] { $seat } recoge { $magnets }: se han agrupado (regla { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Se acabó el tiempo: falta { $faults } de { $allowed } permitidas.
   *[taken] Falta { $faults } de { $allowed } permitidas.
  }
web-kluster-offered = A { $seat } le quedan más imanes que al asiento siguiente y puede seguir.
web-kluster-resigned = { $seat } deja la partida; { $count ->
    [one] se aparta un imán
   *[other] se apartan { $count } imanes
  }.
web-kluster-replay = Ver otra vez, despacio
web-kluster-slow = Cámara lenta
web-kluster-skip = Saltar
web-kluster-ended = { $reason ->
    [total-victory] Todo colocado: ¡victoria total!
    [faults] Una falta de más.
    [stopped] Parada: el resultado vale.
    [resigned] Gana { $winners }: los demás se han ido.
   *[other] { $count ->
        [0] No gana nadie.
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] todo colocado
    [one] queda 1
   *[other] quedan { $count }
  }
web-kluster-best = Tu mejor resultado de este tipo hasta ahora: { $placed ->
    [one] uno colocado
   *[other] { $placed } colocados
  }, { $faults ->
    [one] una falta.
   *[other] { $faults } faltas.
  }
web-kluster-best-now = ¡Tu mejor resultado de este tipo!
web-kluster-best-first = Tu primer resultado de este tipo.
web-kluster-poles-now = Ahora todo el mundo ve qué extremo era norte: rojo con un anillo.
web-kluster-again = Jugar otra vez
web-kluster-record = El registro de la partida

## Cómo se muestra y se cuenta

web-kluster-look = Vista y ayuda
web-kluster-from-above = Ver desde arriba
web-kluster-quality = Imagen
web-kluster-quality-auto = según el dispositivo
web-kluster-quality-high = alta
web-kluster-quality-medium = media
web-kluster-quality-low = baja
web-kluster-quality-flat = plana
web-kluster-spoken = Decir posiciones
web-kluster-spoken-what = Para lectores de pantalla: dónde está el imán, qué tiene cerca y cómo tira, cada vez que se detiene.
web-kluster-aids = Ayudas para practicar
web-kluster-lines = Líneas del campo magnético
web-kluster-danger-map = Mapa de peligro: dónde sería arriesgado soltar
web-kluster-keys-title = Teclas, ratón y dedos
web-kluster-keys = Los números toman un imán. Las flechas lo mueven, poco con Mayús, mucho con Ctrl; Re Pág y Av Pág lo suben y lo bajan; Q y E lo giran, F le da la vuelta, S lo pone de pie. Intro lo suelta, Esc lo devuelve. C elige una cuerda, V cambia la vista, R lee la mesa en voz alta.
web-kluster-pointers = Ratón: el imán te sigue, un clic lo suelta, la rueda lo sube, con Mayús lo gira; el botón derecho mueve la vista. Dedos: arrastra por cualquier sitio para mover el imán; un segundo dedo lo gira y lo sube. Con la mano vacía puedes arrastrar una cuerda, y en otro sitio la vista.
web-kluster-pose = { $pose ->
    [standing] de pie, cara { $face } al frente
    [lying] tumbado, extremo { $face } al frente
   *[flat] de plano, cara { $face } arriba
  }
web-kluster-offset = { $x } a la { $side ->
    [left] izquierda
   *[right] derecha
  }, { $y } hacia { $depth ->
    [near] ti
   *[away] el fondo
  }
web-kluster-here = { $magnet }, { $how }: desde el centro, { $where }; altura { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Se puede soltar aquí.
    [no] No se puede soltar aquí.
   *[unknown] En camino.
  }
web-kluster-neighbour = { $magnet }: a { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] La mesa está vacía.
    [one] Hay un imán en la mesa.
   *[other] Hay { $count } imanes en la mesa.
  }
web-kluster-lies = { $magnet }: desde el centro, { $where }.

## Poner las cuerdas

web-laying = Cuerdas
web-laying-which = Qué cuerda
web-laying-cord = Cuerda { $number }
web-laying-shape = Forma
web-laying-shape-name = { $shape ->
    [circle] Círculo
    [oval] Óvalo
    [eight] Ocho
   *[free] A mano alzada
  }
web-laying-turn = Girar
web-laying-usual = Como siempre
web-laying-sheet = La mesa con sus cuerdas
web-laying-move = Arrastra la cuerda, o muévela con las flechas; Q y E la giran.
web-laying-draw = Dibuja una línea cerrada con el ratón o un dedo; las flechas la mueven. La cuerda conserva su longitud.
