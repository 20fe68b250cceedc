### The browser table.

## Every screen

web-skip = Ir al contenido
web-loading = Un momento…
web-load-failed = No se ha podido cargar esta pantalla.
web-reload = Reintentar
web-nothing-here = En esta dirección no hay nada.
web-to-lobby = Volver al inicio
web-close = Cerrar
web-nav = Menú principal
web-nav-records = Partidas
web-nav-referee = Arbitrar Kluster
web-nav-score = Contar puntos
web-nav-about = Acerca de

## Every screen: settings

web-settings = Ajustes
web-language = Idioma
web-language-system = El del navegador
web-theme = Claro u oscuro
web-theme-system = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-motion = Movimiento
web-motion-system = Como el dispositivo
web-motion-full = Completo
web-motion-reduced = Reducido
web-sound = Sonidos
web-settings-kept = Guardados solo en este navegador.

## Every screen: about

web-about-title = Acerca de Lodestone
web-about-what = Lodestone es una mesa digital abierta para dos familias de juegos: Kluster, con imanes y una cuerda, y Clustered, con fichas.
web-about-unofficial = No oficial, sin relación con las editoriales.
web-about-boxes = Las palabras, las imágenes y los sonidos son nuestros. Si te gustan los juegos, compra sus cajas: son preciosas.
web-about-safety-title = Con imanes de verdad
web-about-privacy-title = Tus datos
web-about-privacy = Sin cuenta, sin rastreo, sin nada traído de fuera. Tus ajustes y tus asientos se guardan en este navegador; las partidas las guarda el servidor en el que estás.
web-about-made-title = Hecho con
web-about-made = Svelte, Fluent y Vite en el navegador; Python, Starlette, NumPy y Numba en el servidor. Software libre con licencia MIT.
web-about-docs = Documentación para anfitriones, programadores y curiosos

## Every screen: when something goes wrong

web-server-unreachable = No se puede conectar con el servidor. ¿Sigue en marcha?
web-server-refused = El servidor no ha podido responder ({ $status }).
web-line-lost = Conexión perdida. Reconectando…
web-line-slow = La conexión va lenta…
web-line-ended = La conexión con esta mesa ha terminado.
web-line-closed = Esta mesa se ha cerrado.
web-line-too-many = Tienes esta mesa abierta en demasiadas pantallas, así que esta se ha desconectado.
web-about-typeface = Los títulos están compuestos en Fraunces, de Undercase Type.
web-about-licence = Su licencia
web-about-video = Los vídeos se crean con Mediabunny.

## Lobby

web-lobby-title = Siéntate a jugar
web-lobby-what = En solitario, contra el ordenador, con otros en esta pantalla o con amigos lejanos. Sin cuenta.
web-lobby-clustered = Pon fichas que compartan dos de tres rasgos con sus vecinas; haz crecer líneas y rectángulos, estorba a los demás.
web-lobby-kluster = Coloca imanes dentro de un lazo de cuerda. Lo que se junte vuelve a ser tuyo. Deshazte de todos los tuyos.
web-play-clustered = Jugar a Clustered
web-play-kluster = Jugar a Kluster
web-set-up = Preparar…
web-lobby-kluster-preparing = Los imanes se están preparando; tarda alrededor de un minuto, una sola vez.
web-join-title = Unirme a un amigo
web-join-what = Pega el enlace que te enviaron, o solo el final.
web-join-link = Enlace de la mesa
web-join = Unirme
web-join-unreadable = Eso no parece el enlace de una mesa.
web-real-title = En una mesa de verdad
web-real-what = Tienes la caja delante: cuenta aquí los puntos, o apunta turnos y faltas.
web-recent = Mis mesas
web-recent-forget = Quitar de la lista
web-default-name = Invitado

## Lobby: people and bots

web-your-name = Tu nombre
web-here-name = Jugador { $seat }
web-bot-level = Cómo juegan los bots
web-level-random = juega lo que sea
web-level-greedy = va a por los puntos
web-level-montecarlo = piensa a largo plazo
web-level-neural = juega por experiencia
web-level-casual = juega por diversión
web-level-club = se sabe los trucos
web-level-expert = difícil de vencer
web-level-clumsy = está aprendiendo
web-level-steady = pulso firme
web-seat-free = Asiento libre
web-seat-called = { $name } ({ $seat })
web-seats = Asientos
web-you = tú

## Lobby: a new table

web-new-clustered = Una mesa de Clustered
web-new-clustered-what = Dos asientos y las reglas básicas, si no eliges otra cosa.
web-new-kluster = Una mesa de Kluster
web-new-kluster-what = Una caja Classic y dos asientos, si no eliges otra cosa.
web-new-who = ¿Quién juega?
web-first = Quién empieza
web-first-youngest = Empieza el más joven. ¿Quién es?
web-first-shortest = Empieza el más bajo. ¿Quién es?
web-first-draw = Echarlo a suertes
web-begins-drawn = Por sorteo: empieza { $who }.
web-begins-youngest = Empieza el más joven: { $who }.
web-begins-shortest = Empieza el más bajo: { $who }.
web-begins-most-left = Le quedaron más imanes la última vez: empieza { $who }.
web-begins-next = Esta vez empieza { $who }.
web-new-presets = Elección rápida
web-preset-bot = Contra el ordenador
web-preset-friend = Con un amigo, por enlace
web-preset-here = Dos en esta pantalla
web-preset-solo = En solitario
web-choice-me = Yo
web-choice-here = Alguien en esta pantalla
web-choice-link = Un amigo, por enlace
web-seat-add = Un asiento más
web-seat-remove = Quitar el asiento { $seat }
web-new-extended = A partir de cinco es la partida ampliada: dos fichas iniciales, con seis casillas en medio.
web-new-options = Opciones
web-new-open = Abrir la mesa
web-option-fast = Partida rápida
web-option-fast-what = Robas dos fichas por turno y te quedas con cinco: más corta, con más donde elegir.
web-option-first = Bonus de rapidez
web-option-first-what = Dos puntos por la primera línea de cinco y dos por el primer 2×3.
web-option-largest = Bonus de tamaño
web-option-largest-what = Dos puntos a quien tenga en solitario el rectángulo más grande y dos por la línea más larga.
web-option-wild = Un tercer comodín
web-option-wild-what = Para todos, o como ventaja para alguien más joven o con menos práctica.
web-option-surface = Sitio en la mesa
web-surface-endless = Sin bordes
web-surface-square = Cuadrada, 15 casillas de lado
web-surface-round = Redonda, 7 casillas a cada lado
web-option-clock = Tiempo por turno
web-clock-none = Sin límite
web-clock-seconds = { $seconds } segundos
web-house-rules = Reglas de la casa
web-house-rules-what = Cambian las reglas habituales; toda la mesa ve cuáles están en vigor.
web-house-rule = Regla de la casa: { $name }
web-option-wild-for = Un tercer comodín: { $seats }
web-surface-edges = Una mesa con bordes
web-surface-edges-what = El sitio para las fichas es limitado.
web-solo-bests = Mis récords en solitario
web-solo-base = Juego básico
web-solo-none = Aún no hay partidas en solitario con estas reglas.
web-option-tie = Deshacer empates
web-option-tie-what = Rectángulo más grande, luego línea más larga, luego menos descartes.
web-option-hidden = Descartes tapados
web-option-hidden-what = Nadie ve lo que han descartado los demás.
web-option-trim = Conserva lo que tenías
web-option-trim-what = En la partida rápida solo se descarta una ficha recién robada.
web-option-chat = Chat
web-option-chat-what = En esta mesa podéis escribiros.

## Lobby: a new table of Kluster

web-boxes = Cajas
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Elige al menos una caja.
   *[other] Hasta { $most } asientos.
  }
web-option-expert = Modo experto
web-option-expert-what = Quien aún tenga más imanes que el jugador siguiente puede colocar otro.
web-option-poles = Mostrar los polos
web-option-poles-what = Una ayuda para practicar: todo el mundo ve qué cara es norte.
web-option-top = Superficie de la mesa
web-top-wood = Madera
web-top-glass = Cristal, resbaladizo
web-top-felt = Fieltro, áspero
web-option-play-on = Seguir jugando por los puestos
web-option-play-on-what = Cuando alguien ha ganado, los demás siguen.
web-option-rounds = Límite de rondas
web-rounds-none = Ninguno
web-rounds-count = { $count } rondas: gana quien tenga menos imanes
web-option-handicap = Ventaja
web-option-handicap-what = Cuántos imanes menos tiene que colocar cada asiento.
web-option-loop-classic = Tamaño del lazo Classic
web-option-loop-duo = Tamaño del lazo DUO
web-loop-mm = { $mm } mm de diámetro
web-option-no-sliding = Sin deslizar
web-option-no-sliding-what = Un imán en la mano se queda por encima de la mesa.
web-option-cord = Sin tocar la cuerda
web-option-cord-what = La cuerda solo se mueve con imanes.
web-option-after = Mover la cuerda después de soltar
web-option-after-what = Como en los folletos: cuando todo está quieto aún puedes mover la cuerda. Terminas tú el turno, o acaba a los cinco segundos.
web-option-group = Un solo grupo de cuerdas
web-option-group-what = Todas las cuerdas deben estar unidas, no solo cada una con otra.
web-name-of = Nombre en el asiento { $seat }
web-bot-character = { $level ->
    [random] Un ratón que pone lo primero que pilla.
    [clumsy] Un oso de grandes zarpas.
    [greedy] Una urraca: coge al momento lo que brilla.
    [casual] Un gato que juega entre dos siestas.
    [club] Un zorro con muchas tardes de juego.
    [montecarlo] Un pulpo que prueba mil partidas en su cabeza.
    [neural] Un elefante que recuerda todas sus partidas de práctica.
    [steady] Una tortuga de pulso tranquilo.
   *[expert] Un búho al que nada se le escapa.
  }

## A table of either game

web-table-missing = En esta dirección no hay mesa, o ya no.

## A table of either game: waiting for others

web-waiting-clustered = Una mesa de Clustered
web-waiting-kluster = Una mesa de Kluster
web-waiting-for = { $count ->
    [0] Ya estáis todos.
    [one] Falta alguien.
   *[other] Faltan { $count }.
  }
web-sit-down = Sentarme
web-leave-seat = Dejar el asiento
web-start-with-bots = Empezar con bots en los asientos libres
web-invite-title = Invitar
web-invite-link = Enlace de esta mesa
web-invite-copy = Copiar el enlace
web-invite-copied = Enlace copiado.
web-invite-share = Compartir
web-invite-code = El mismo enlace como código QR
web-invite-watch = Enlace para espectadores
web-invite-only-here = Esta dirección solo vale en este ordenador. Para jugar también en móviles, arranca Lodestone con --lan.
web-own-link = Mi propio enlace, para otro dispositivo
web-own-link-what = Abre tu asiento en cualquier dispositivo. No lo compartas.

## A table of either game: together

web-menu = Mesa
web-news = Lo que ha pasado
web-news-none = Aún nada.
web-chat = Chat
web-chat-write = Escribe algo
web-chat-send = Enviar
web-chat-none = Nadie ha dicho nada todavía.
web-chat-unread = sin leer
web-reactions = Reacciones
web-reaction = { $reaction ->
    [thumbs_up] Pulgar arriba
    [clap] Aplausos
    [laugh] Risas
    [wow] Hala
    [think] Déjame pensar
    [oops] Uy
    [heart] Qué bonito
   *[wave] Un saludo
  }
web-preparing = Preparando los imanes…
web-preparing-then = Después la partida empieza sola.
web-preparing-parts = { $done } de { $all } partes listas
web-preparing-meanwhile = Mientras tanto, échales un vistazo a las reglas o a la primera lección.
web-watchers = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
  }
web-take-back = Deshacer la última jugada
web-pause = Pausa
web-paused = La partida está en pausa.
web-resume = Seguir
web-resign = Abandonar
web-resign-seat = Abandonar el asiento { $seat }
web-resign-sure = ¿Seguro que abandonas el asiento { $seat }? Los demás siguen sin ti y no podrás volver.
web-resign-sure-last = ¿Seguro que abandonas el asiento { $seat }? Con eso termina la partida y no podrás volver.
web-absent = { $who } no está.
web-stand-in = Que juegue un bot
web-stand-in-end = Volver a jugar el asiento { $seat }
web-close-table = Cerrar esta mesa
web-close-sure = ¿Cerrar esta mesa para todos?
web-yes = Sí
web-no = No
web-proposal-take-back = { $name } querría deshacer la última jugada.
web-proposal-pause = { $name } querría hacer una pausa.
web-proposal-again = { $name } querría jugar otra vez.
web-proposal-waiting = Esperando a los demás…
web-proposal-withdraw = Mejor no
web-agree = De acuerdo
web-decline = Rechazar
web-away = fuera
web-resigned = abandonó
web-thinking = pensando
web-standing-in = bot: { $level }
web-stood-in = A { $who } se le acabó el tiempo dos veces seguidas: sigue un bot ({ $level }).
web-stood-in-own = Un bot ({ $level }) juega por ti en el asiento { $seat }.
web-watching = Estás mirando. Las manos siguen tapadas.
web-clock-left = { $seconds } s
web-title-your-turn = Te toca
web-proposal-declined = { $name } dice que no.

## The Clustered board

web-board-keys = Las flechas van de casilla en casilla, Intro elige, n y p saltan entre las casillas que brillan, más y menos acercan y alejan, 0 muestra toda la mesa.
web-board-closer = Acercar
web-board-further = Alejar
web-board-fit = Ver toda la mesa
web-seat = Asiento { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: vacía.
web-cell-start = { $x }, { $y }: ficha inicial.
web-cell-wild-of = { $x }, { $y }: comodín del asiento { $seat }.
web-cell-tile-of = { $x }, { $y }: ficha del asiento { $seat }.
web-board-more = { $count ->
    [one] Una casilla más
   *[other] { $count } casillas más
  } { $way ->
    [left] más a la izquierda
    [right] más a la derecha
    [up] más arriba
   *[down] más abajo
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = La mesa. Las fichas, y las casillas donde puede ir la ficha elegida.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile }, asiento { $seat }.
web-cell-legal = { $x }, { $y }: libre, la ficha encaja aquí.

## Clustered: the hand

web-hand = Tus fichas
web-hand-fits = { $tile }, encaja en { $count ->
    [one] un sitio
   *[other] { $count } sitios
  }
web-hand-fits-nowhere = { $tile }, ahora no encaja
web-hand-discard = { $tile }, se puede descartar
web-hands-covered = Las fichas están tapadas.
web-confirm = Confirmar
web-discard = Descartar
web-put-back = Devolver
web-cover = { $name }, te toca ({ $seat }). Los demás miran a otro lado.
web-cover-reveal = Ver mis fichas

## Clustered: what to do

web-prompt-choose = Te toca: elige una ficha.
web-prompt-place = { $tile }: elige una casilla que brille.
web-prompt-confirm = Confirma, o prueba otra casilla.
web-prompt-gain = { $points ->
    [0] Aquí, sin puntos por ahora.
    [one] Aquí, un punto más.
   *[other] Aquí, { $points } puntos más.
  }
web-prompt-discard = No encaja nada: elige una ficha para descartar.
web-prompt-trim = Más de cinco fichas: elige una para descartar.
web-prompt-discard-confirm = Sale de la partida. Confirma, o elige otra.
web-prompt-waiting = Le toca a { $who }.
web-prompt-thinking = { $who } está pensando…
web-prompt-sending = Un momento…
web-gain-badge = +{ $points }
web-show-groups = Puntos

## Clustered: seats

web-piles = { $hand } en la mano, { $stack } por robar, { $discards } en el descarte
web-points = puntos
web-to-move = Le toca al asiento { $seat }
web-mark-first-line = Primera línea de cinco: dos puntos
web-mark-first-rectangle = Primer 2×3: dos puntos
web-mark-longest = Línea más larga: dos puntos por ahora
web-mark-largest = Rectángulo más grande: dos puntos por ahora

## Clustered: what happened

web-news-placed = { $who }: { $tile } en { $x }, { $y }.
web-news-discarded = { $who } descarta { $tile }.
web-news-discarded-unseen = { $who } descarta una ficha.
web-news-drawn = Robas { $tile }.
web-news-first-line = { $who } tiene la primera línea de cinco.
web-news-first-rectangle = { $who } tiene el primer 2×3.
web-news-your-turn = Asiento { $seat }, te toca.
web-news-ended = La partida ha terminado.

## Clustered: the end

web-end-title = El resultado
web-end-counting = Contando…
web-end-skip = Al resultado
web-end-again = Jugar otra vez
web-end-record = Ver toda la partida
web-end-solo = { $points ->
    [one] Un punto.
   *[other] { $points } puntos.
  }
web-end-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan juntos { $names }
  } con { $points ->
    [one] un punto.
   *[other] { $points } puntos.
  }
web-end-nobody = No gana nadie.
web-score-bonus = Bonus

## Clustered: alone, and what is special about a table

web-facts = Esta mesa
web-solo-best = { $points ->
    [one] Récord hasta ahora: un punto
   *[other] Récord hasta ahora: { $points } puntos
  }
web-solo-first = El primer récord que batir.
web-solo-new = ¡Nuevo récord! El anterior: { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } junto a { $neighbour }: { $differ ->
    [shape-fill] difieren la forma y el relleno
    [shape-count] difieren la forma y la cantidad
    [fill-count] difieren el relleno y la cantidad
   *[shape-fill-count] difiere todo
  }. Dos de los tres rasgos deben coincidir.
web-why-alone = Junto a esta casilla no hay nada: una ficha debe tocar a otra por un lado.
web-why-occupied = Aquí ya hay una ficha: { $tile }.
web-why-off-table = Esto queda fuera de la mesa: no hay sitio para una ficha.
web-why-discard = Mientras alguna de tus fichas encaje, no puedes descartar.
web-why-trim-drawn = Solo puedes descartar una ficha que acabas de robar.
web-news-taken-back = { $count ->
    [one] { $who } deshace la última jugada.
   *[other] { $who } deshace su jugada; las últimas { $count } jugadas no cuentan.
  }
web-news-resigned = { $who } abandona la partida.
web-news-time-up = Se acabó el tiempo de { $who }: un bot hace la jugada.
web-end-share = Compartir
web-end-best-move = La mejor jugada: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Mesa de Kluster
web-kluster-canvas = La mesa
web-kluster-seats = Asientos
web-kluster-you = tú
web-kluster-left = { $count ->
    [0] ninguno
    [one] queda 1
   *[other] quedan { $count }
  }

## Kluster: what is to be done

web-kluster-preparing = Preparando la mesa…
web-kluster-choose = Te toca: elige un imán.
web-kluster-choose-first = Te toca: arrastra un imán a la mesa. Antes puedes mover la cuerda.
web-kluster-choose-named = { $who }: elige un imán.
web-kluster-carry = Llévalo a su sitio y suéltalo.
web-kluster-dragging = Sujetas la cuerda.
web-kluster-dragging-named = { $who } sujeta la cuerda.
web-kluster-pull = { $way ->
    [in] { $who } tira de la cuerda hacia dentro.
    [out] { $who } tira de la cuerda hacia fuera.
   *[along] { $who } mueve la cuerda.
  }
web-kluster-cord-keys = Izquierda y derecha recorren la cuerda, arriba y abajo cambian de cuerda, Intro la agarra.
web-kluster-settling = Todo se detiene…
web-kluster-started-over = La mesa ha tenido que empezar este turno de nuevo. Todo está otra vez como al principio del turno.
web-kluster-repair = Colocado. Pero una cuerda no se cruza con ninguna otra: mueve las cuerdas hasta que se crucen y acaba tu turno.
web-kluster-after = Aún puedes mover la cuerda. Después termina tu turno.
web-kluster-after-cords = Aún puedes mover las cuerdas, mientras cada una se cruce con otra. Después termina tu turno.
web-kluster-choice = Te quedan más imanes que al asiento siguiente. ¿Colocas otro?
web-kluster-choice-named = A { $who } le quedan más imanes que al asiento siguiente. ¿Colocar otro?
web-kluster-waiting = { $thinking ->
    [yes] { $who } está pensando…
   *[no] Le toca a { $who }.
  }
web-kluster-apart = { $count ->
    [one] La cuerda { $cords } está suelta. Arrástrala hasta que cruce otra.
   *[other] Las cuerdas { $cords } están sueltas. Arrástralas hasta que crucen otra.
  }
web-kluster-solo = Colocados: { $placed } · faltas: { $faults } (se permiten { $allowed })

## Kluster: the pool and the hand

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
web-kluster-danger = { $way ->
    [push] Empuje
    [known] Riesgo
   *[pull] Tirón
  }
web-kluster-danger-level = { $level ->
    [calm] Calma.
    [tug] Tira.
    [strong] Tira fuerte.
   *[snap] ¡Está a punto de saltar!
  }
web-kluster-push-level = { $level ->
    [tug] Empuja.
   *[strong] Empuja fuerte.
  }
web-kluster-risk-level = { $level ->
    [calm] Aquí es seguro.
    [tug] Se quedaría quieto.
    [strong] Se deslizaría.
   *[snap] ¡Saltaría!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } ha colocado { $magnet }.
web-kluster-close = Por poco: { $magnet } se movió { $mm } mm y ahí se quedó.
web-kluster-time-up = Se acabó el tiempo de { $seat }: una mano torpe termina el turno, y lo que pase cuenta.
web-kluster-taken = { $cause ->
    [hand] { $seat } recoge { $magnets }: { $count ->
        [one] ha saltado
       *[other] han saltado
      } al imán de la mano (regla { $rule }).
    [outside] { $seat } recoge { $magnets }: fuera de la zona (regla { $rule }).
   *[kluster] { $seat } recoge { $magnets }: se han agrupado (regla { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Se acabó el tiempo: falta { $faults } (se permiten { $allowed }).
   *[taken] Falta { $faults } (se permiten { $allowed }).
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
web-kluster-result-resigned = { $name }: abandonó
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
web-clip = Vídeo
web-clip-last = Guardarlo como vídeo
web-clip-best = Guardar el mejor momento como vídeo
web-clip-turns = Guardar estos turnos como vídeo
web-clip-from = Del turno
web-clip-to = al turno
web-clip-making = Creando el vídeo… { $percent } %
web-clip-cancel = Cancelar
web-clip-made = El vídeo se ha guardado.
web-clip-failed = No se ha podido crear el vídeo en este dispositivo.

## Kluster: how it is shown and told

web-kluster-look = Vista y ayuda
web-kluster-from-above = Ver desde arriba
web-kluster-lift = Levantar para soltar
web-kluster-lift-what = Si al acabar de arrastrar levantas el dedo, o sueltas el botón del ratón, sueltas el imán. Si no, se queda en tu mano hasta que lo sueltes.
web-kluster-quality = Imagen
web-kluster-quality-auto = automática
web-kluster-quality-high = alta
web-kluster-quality-medium = media
web-kluster-quality-low = baja
web-kluster-quality-flat = plana
web-kluster-jerky = La mesa va a tirones en este dispositivo.
web-kluster-draw-flat = Dibujarla plana
web-kluster-leave-it = Dejarla así
web-kluster-spoken = Decir posiciones
web-kluster-spoken-what = Para lectores de pantalla: dónde está el imán, qué tiene cerca y cómo tira, cada vez que se detiene.
web-kluster-aids = Ayudas para practicar
web-kluster-lines = Líneas del campo magnético
web-kluster-danger-map = Mapa de peligro: dónde sería arriesgado soltar
web-kluster-keys-title = Teclas, ratón y dedos
web-kluster-keys = Los números toman un imán. Las flechas lo mueven, poco con Mayús, mucho con Ctrl; Re Pág y Av Pág lo suben y lo bajan; Q y E lo giran, F le da la vuelta, S lo pone de pie. Intro lo suelta, Esc lo devuelve. C elige una cuerda, V cambia la vista, R lee la mesa en voz alta.
web-kluster-pointers = Ratón: arrastra un imán desde la bandeja o haz clic en él; te sigue, y un clic lo suelta. La rueda lo sube, de lado o con Mayús lo gira; el botón derecho hace las dos cosas. Dedos: arrastra un imán desde la bandeja y luego por cualquier sitio para moverlo; un segundo dedo lo gira y lo sube. Con la mano vacía puedes arrastrar una cuerda, y en otro sitio la vista.
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

## Kluster: laying the cords

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
web-laying-usual = Por defecto
web-laying-in-turn = Poner las cuerdas por turnos
web-laying-who = { $who } pone la cuerda { $number }.
web-laying-next = Cuerda siguiente
web-laying-sheet = La mesa con sus cuerdas
web-laying-move = Arrastra la cuerda, o muévela con las flechas; Q y E la giran.
web-laying-draw = Dibuja una línea cerrada con el ratón o un dedo; las flechas la mueven. La cuerda conserva su longitud.

## Hints and reviews: hints at a table

web-hint = Pista
web-hint-ask = Pedir pistas
web-hint-thinking = Pensando una pista…
web-hint-discard = Descarta { $tile }.
web-hint-place = { $magnet } va donde está la forma clara.
web-hint-flip = Antes dale la vuelta.
web-hint-stop = Ningún sitio parece lo bastante seguro para seguir.
web-proposal-hints = { $name } querría permitir pistas en esta partida.
web-option-hints = Pistas
web-option-hints-agreed = En solitario, o si todos están de acuerdo
web-option-hints-on = Para todos
web-option-hints-off = Nunca

## Hints and reviews: reviews

review-place = Sitio { $number } · { $risk } %
web-review = Valorar
web-review-graph = Lo que regaló cada jugada
web-review-alternatives = Mejor o igual de bien
web-review-done = La valoración está lista.
web-hint-there = Prueba { $tile } en la casilla marcada.
web-hint-next = { $points ->
    [one] En tu próximo turno puedes hacer un punto aquí.
   *[other] En tu próximo turno puedes hacer { $points } puntos aquí.
  }

## Lessons

web-learn = Aprender a jugar
web-learn-what = Jugando, en una mesa solo para ti. Cinco minutos por juego; déjalo cuando quieras y sigue más tarde.
web-learn-clustered = Pon fichas, mira por qué una no encaja, haz una línea y un rectángulo, estorba a alguien y gana por un punto.
web-learn-kluster = Coloca una piedra, nota cómo tira otra, deja que dos se junten a propósito, mueve la cuerda y gana.
web-learn-how-far = { $state ->
    [done] Otra vez
    [begun] Seguir en el paso { $step } de { $steps }
   *[new] Empezar
  }
web-learn-first = ¿Aún no conoces { $game }? Aprende en cinco minutos.
web-learn-title = Lección de { $game }
web-learn-step = { $step } de { $steps }
web-learn-back = Atrás
web-learn-skip = Saltar
web-learn-next = Seguir
web-learn-anew = Repetir esta parte
web-learn-done-already = Esto ya lo has hecho.
web-learn-finished = Para una primera partida de { $game } no hace falta saber más. ¡Que te diviertas!
web-learn-other = Aprender { $game }
web-learn-cell = { $cell } La lección señala esta casilla.

## Lessons: Clustered

web-learn-lay = Toma una ficha de tu mano: brillan las casillas donde encaja. Ponla en la casilla marcada, si brilla, y confirma.
web-learn-lay-keys = Con el teclado: un número toma una ficha, las flechas y N recorren la mesa, Intro pone la ficha.
web-learn-lay-done = Comparte al menos dos rasgos (forma, relleno, cantidad) con cada vecina. Junto a la ficha inicial, en el centro, encaja todo.
web-learn-refused = Ahora un error a propósito: toma una ficha y toca una casilla justo al lado de otra ficha, donde nada brille.
web-learn-refused-done = Debajo pone por qué, la vecina que lo impide queda marcada, y el enlace lleva a la regla.
web-learn-line = Tres o más fichas tuyas seguidas, en fila o en columna, son una línea: un punto por ficha. Completa la de la casilla marcada.
web-learn-line-done = Tu primera línea: tres puntos. Cuanto más larga, más vale, y una ficha puede contar en fila y en columna.
web-learn-rectangle = Tu rectángulo más grande sin huecos, de dos por dos o más, también da un punto por ficha. Rellena la esquina marcada.
web-learn-rectangle-done = Cuatro puntos más. Solo cuenta el rectángulo más grande, así que hazlo crecer.
web-learn-block = Otra mesa, casi al final; vas dos puntos por detrás. El rival está a punto de cerrar una fila de cuatro en la casilla marcada: pon ahí antes tu ficha.
web-learn-block-done = ¡Bloqueado! Tu ficha parte la fila, y las dos fichas que quedan no valen nada.
web-learn-last = Tu última ficha. Haz una línea de tres en la casilla marcada.
web-learn-last-done = Todas las fichas están puestas: la partida ha terminado.
web-learn-count = La mesa lo cuenta todo otra vez: tu rectángulo más grande, tus filas, tus columnas. Gana quien tenga más puntos. ¡Bien hecho!

## Lessons: Kluster

web-learn-take = Estas piedras son imanes potentes, y quieres deshacerte de todas. Toma una: tócala, o pulsa 1.
web-learn-take-done = Está en tu mano y sigue al dedo, al ratón o a las flechas.
web-learn-place = Llévala dentro de la cuerda y suéltala con el botón o con Intro. Tiene que quedar entera dentro.
web-learn-place-done = Colocada. Un turno, una piedra.
web-learn-feel = Toma otra y acércala despacio a la que está en la mesa, hasta que tire: mira el indicador, escucha el zumbido. Si la repele, voltéala con el botón o con F.
web-learn-feel-done = Ese es el tirón. Normalmente ahora buscarías un sitio más tranquilo…
web-learn-snap = … pero haz lo contrario: acércala más y suéltala, para que las dos se junten.
web-learn-snap-done = ¡Clac! Las piedras que se tocan son un kluster.
web-learn-why = Lo que se ha agrupado vuelve a tu reserva, y también lo que sale de la cuerda. Tu turno ha terminado. En solitario se te permite dos veces; con otros, ellos están un turno más cerca de ganar.
web-learn-again = Coloca otra vez una piedra, bien dentro de la cuerda.
web-learn-cord = En vez de huir del peligro puedes hacer sitio: agarra la cuerda y tira de ella, con el ratón, con el dedo, o con C, Intro y las flechas. Arrastra consigo las piedras que toca.
web-learn-cord-done = La cuerda se puede mover en cada turno, mientras no se junte nada.
web-learn-win = Ahora coloca las demás piedras lejos unas de otras. Gana quien primero se quede sin ninguna.
web-learn-win-done = Ya no te queda ninguna piedra: ¡has ganado!

## Records

web-records-open = Abrir un archivo
web-records-open-what = Un registro descargado aquí, o escrito por el terminal o el árbitro. Elígelo, o suéltalo aquí.
web-records-unreadable = No se puede abrir «{ $name }»: { $problem }
web-records-none = Aún no hay partidas terminadas en tus mesas.
web-records-line = { $when } · { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }
web-record-clustered = Una partida de Clustered
web-record-kluster = Una partida de Kluster
web-record-deal = El reparto: todos han robado, aún no hay nada puesto.
web-record-set = La mesa está puesta, aún no hay nada colocado.
web-record-nothing = { $seat } no ha colocado nada.
web-record-filming = Repitiendo este turno para ver cómo se movió todo…
web-record-camera = Arrastra para moverte alrededor de la mesa; la rueda o dos dedos la acercan.
web-record-at = Turno { $turn }, { $seconds } s
web-record-graph = Puntos de cada asiento, turno a turno
web-record-first = Al principio
web-record-back = Un turno atrás
web-record-play = Reproducir
web-record-stop = Parar
web-record-on = Un turno adelante
web-record-last = Al final
web-record-turn = Turno
web-record-mark = { $kind ->
    [kluster] Turno { $turn }: kluster
   *[close] Turno { $turn }: por poco, { $mm } mm
  }
web-record-speed = Velocidad
web-record-link = Enlace a este turno
web-record-download = Descargar

## Rulebook

web-rules = Reglas
web-rules-title = Las reglas de { $game }
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [0] No se ha encontrado nada.
    [one] Un párrafo encontrado.
   *[other] { $count } párrafos encontrados.
  }
web-rules-none = Ningún párrafo menciona «{ $words }».
web-rules-contents = Índice
web-rules-other = Reglas de { $game }
web-rules-print = Imprimir
web-rules-note-yours = Tu folleto:
web-rules-note-leaflets = Folleto en { $languages }:
web-rules-note = Decisión nuestra:
web-rules-link = regla { $rule }

## Scorer

web-score-title = Contar los puntos
web-score-how = Elige un asiento y toca las casillas de sus fichas. Las líneas y el rectángulo más grande se encienden sobre la marcha.
web-score-board = La mesa que se cuenta
web-score-brush = ¿Qué pones?
web-score-start-tile = Ficha inicial
web-score-erase = Borrar
web-score-wild = Comodín
web-score-points = Puntos
web-score-seat = Asiento
web-score-rectangle = Rectángulo
web-score-rows = Filas
web-score-columns = Columnas
web-score-total = Total
web-score-show-seat = Marcar solo el asiento { $seat }
web-score-heard = Asiento { $seat }: { $total ->
    [one] { $total } punto.
   *[other] { $total } puntos.
  }
web-score-largest = El asiento { $seat } tiene en solitario el rectángulo más grande.
web-score-longest = El asiento { $seat } tiene en solitario la línea más larga.
web-score-empty = Aún no hay fichas.
web-score-letters = Con letras
web-score-letters-how = Una fila por línea: . está vacía, # es la ficha inicial, de A a H una ficha de ese asiento, de a a h un comodín suyo.
web-score-letters-take = Poner estas fichas
web-score-letters-none = No hay fichas en estas letras.
web-score-clear = Vaciar la mesa
web-score-why = De dónde salen los puntos:
web-score-more = Añadir un jugador
web-score-unclear = Recuperar las fichas
web-score-fields = Rectángulo: las fichas del mayor rectángulo completo de cada jugador. Filas y columnas: las fichas de todas las líneas de tres o más.

## Referee

web-referee-title = Árbitro para una mesa de verdad
web-referee-what = Juega a Kluster con tus propios imanes y di lo que ha pasado. Aquí se llevan los turnos, los imanes y las faltas.
web-referee-begin = Empezar
web-referee-turn = Le toca al asiento { $seat }
web-referee-continue = El asiento { $seat } puede colocar otro, o parar
web-referee-won = Ha ganado el asiento { $seat }
web-referee-over = La partida ha terminado
web-referee-solo-over = Fin: { $placed ->
    [one] un imán en la zona
   *[other] { $placed } imanes en la zona
  }
web-referee-left = por colocar
web-referee-lying = En la mesa
web-referee-faults = Faltas
web-referee-placed-stone = Piedra colocada, nada se toca
web-referee-placed-spinner = Giratorio colocado, nada se toca
web-referee-fault = Imanes recogidos…
web-referee-stop = Parar aquí
web-referee-picked = ¿Cuántos se han recogido?
web-referee-stones = Piedras
web-referee-spinners = Giratorios
web-referee-own = El imán de la mano
web-referee-own-stone = una piedra, ya soltada
web-referee-own-spinner = un giratorio, ya soltado
web-referee-own-none = seguía en la mano
web-referee-back = Atrás
web-referee-undo = Deshacer
web-referee-new = Partida nueva
web-referee-boxes = { $kind ->
    [classic] Cajas de Kluster Classic
   *[duo] Cajas de Kluster DUO
  }
web-referee-people = Jugadores
web-referee-turn-name = Le toca a { $name }
web-referee-continue-name = { $name } puede colocar otro o parar
web-referee-won-name = { $name } ha ganado

## Showing games to others, the table as an app, and one’s own games

web-share-link = Enlace de esta partida
web-share-picture = Imagen
web-share-picture-of = La partida en imagen: sus asientos y su mesa
web-share-code = Código QR
web-app-title = Como aplicación
web-app-what = Pone Lodestone en tu pantalla de inicio. Se abre al momento, y las reglas, las lecciones y tus propias partidas se pueden leer sin red.
web-app-install = Instalar
web-app-done = Lodestone está instalado.
web-app-menu = Listo: este navegador guarda lo que necesita. Para ponerlo en la pantalla de inicio, elige «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador.
web-app-insecure = Desde { $address } no: los navegadores solo instalan aplicaciones por HTTPS, o en el ordenador donde está el servidor. Pide a quien lo administra una dirección que empiece por https.
web-app-unsupported = Este navegador no puede instalar aplicaciones, o una ventana privada se lo impide.
web-app-off = Este servidor no lo ofrece.
web-app-failed = No ha funcionado. Inténtalo de nuevo en un momento.
web-app-new = Hay una versión nueva de Lodestone.
web-app-take = Cargarla
web-app-offline = Sin conexión con el servidor. Las reglas, las lecciones y tus propias partidas se pueden leer igualmente; lo demás tiene que esperar.
web-app-lesson = Sin conexión no hay mesa donde practicar. Esto es lo que dice la lección:
web-yours = Tus partidas
web-yours-what = Lo que has terminado en este navegador. No lo ve nadie más.
web-yours-none = Aquí aún no hay partidas terminadas.
web-yours-by-game = Por juego
web-yours-by-opponent = Por rival
web-yours-games = Partidas
web-yours-wins = Victorias
web-yours-best = Récord
web-yours-streak = Racha
web-yours-longest = Racha más larga
web-yours-given = Lo que más regalas
web-yours-given-none = Hace falta una valoración: abre una de tus partidas y haz que se valore.
web-yours-given-nothing = Nada: tus partidas valoradas están limpias.
web-yours-given-kind = { $kind ->
    [points] puntos que estaban al alcance
    [denied] casillas donde puntúan otros
    [next] sitios para tu próximo turno
    [wild] comodines que convenía guardar
    [discard] descartes que no echarías en falta
    [beside] espacio para crecer
    [risk] sitios más seguros
   *[other] otra cosa
  }
web-yours-given-points = (jugadas: { $times }, puntos: { $points })
web-yours-given-risk = (turnos: { $times }, riesgo innecesario: { $percent } %)
web-yours-file = Como archivo
web-yours-file-what = Llévate tus partidas a otro navegador, o ponlas a salvo. El archivo contiene resultados y nombres, pero ninguna llave de tus asientos.
web-yours-save = Guardar
web-yours-take = Leer un archivo
web-yours-added = Partidas nuevas: { $count }.
web-yours-unreadable = «{ $name }» no es un archivo de tus partidas.
## Open tables

web-open-title = Conocer a alguien
web-open-what = Juega con quien esté aquí.
web-open-now = Jugar ya con alguien
web-open-waiting = Esperando a alguien para jugar a { $game }…
web-open-stop = Dejar de esperar
web-open-bot = Todavía no hay nadie. Juega mientras contra un bot: te avisaremos en cuanto llegue alguien.
web-open-bot-play = Jugar mientras contra un bot
web-open-found = { $name } está aquí. ¿Jugáis a { $game }?
web-open-found-wait = { $name } está aquí. Un momento…
web-open-come = Jugar ahora
web-open-gone = Ya se ha ido. Sigues esperando.
web-open-over-unanswered = Había alguien, pero no respondiste a tiempo.
web-open-over-elsewhere = Ahora esperas en otra ventana.
web-open-over-full = Hay demasiada gente esperando. Inténtalo dentro de un momento.
web-open-tables = Mesas abiertas
web-open-none = Ahora mismo no hay ninguna mesa abierta. Juega ya con alguien, o prepara tu propia mesa y muéstrala aquí.
web-open-free = Asientos libres: { $free } de { $seats }
web-open-listed = Mostrar esta mesa en el inicio
web-open-listed-what = Cualquiera puede encontrarla allí y sentarse hasta que empiece la partida. Entre desconocidos solo hay reacciones, hasta que todos permitan el chat.
web-open-chat-ask = Aún no os conocéis: solo reacciones, hasta que todos permitan el chat.
web-open-chat-allow = Permitir el chat
web-open-chat-proposed = { $name } querría permitir el chat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
  }
web-days-what = El reloj corre haya alguien o no; cuando se acaba el tiempo, un bot hace la jugada.
web-days-their-turn = Le toca a { $name }
web-days-since = desde el { $when }
web-days-left = tiempo restante: { $time }
web-days-over = Partida terminada
web-days-waiting = Esperando jugadores
web-days-alone = en solitario
web-days-more = Más mesas ({ $count })
web-days-points = Puntos: { $standing }
web-days-magnets = Imanes por colocar: { $standing }
web-days-gone = Esta mesa ya no existe.
web-days-notify-ask = ¿Quieres que esta página te avise cuando te vuelva a tocar?
web-days-notify-yes = Sí, avísame
web-days-notify-no = No, gracias
web-days-notify-denied = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.
web-days-notice = Te toca, contra { $names }
## Daily tables

web-daily-title = La mesa del día
web-daily-what = Cada día una partida de cada juego, la misma para todos aquí, y un solo intento por persona.
web-daily-rules = Tu intento cuenta desde la primera jugada. Ninguna jugada se deshace, no hay pistas, nadie mira, y el registro se abre una hora después del día.
web-daily-open = A la mesa del día
web-daily-go-on = Seguir jugando
web-daily-next-hours = La próxima en { $hours } h
web-daily-next-minutes = La próxima en { $minutes } min
web-daily-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
web-daily-magnets = { $points ->
    [one] un imán
   *[other] { $points } imanes
  }
web-daily-place = De momento, puesto { $place }.
web-daily-not-counted = Este intento no está en la tabla.
web-daily-series = { $days ->
    [one] Un día seguido, mejor: { $best }.
   *[other] { $days } días seguidos, mejor: { $best }.
  }
web-daily-today = La tabla de hoy
web-daily-yesterday = La tabla de ayer
web-daily-nobody = Todavía no ha terminado nadie.
web-daily-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
  }
web-daily-seed = Semilla y sal
web-daily-name = Tu nombre en la tabla
web-daily-line = Lodestone, mesa del día: { $game }, { $day }, { $result }
web-daily-copy-line = Copiar la línea
web-daily-copy-picture = Copiar la imagen
web-daily-save-picture = Guardar la imagen
web-daily-copied = Copiado.
web-daily-picture = Una imagen para pegar, sin fichas ni imanes:
web-daily-honest = Aquí no hay cuentas: un segundo navegador tiene un segundo intento. Es por diversión y no se gana nada. Tu nombre, los puntos, la hora y una huella de tu clave se guardan 90 días.
web-daily-promise = Cada partida se sortea la víspera: el SHA-256 de su semilla se ve enseguida, y la semilla una hora después del día.
web-daily-check = Comprobar las partidas
