# La entrada y la preparación de una mesa nueva.

web-lobby-title = Siéntate a jugar
web-lobby-what = En solitario, contra el ordenador, con otros en esta pantalla o con amigos lejanos. Sin cuenta.
web-lobby-clustered = Pon fichas que compartan dos de tres rasgos con sus vecinas; haz crecer líneas y rectángulos, estorba a los demás.
web-lobby-kluster = Coloca imanes dentro de un lazo de cuerda. Lo que se junte vuelve a ser tuyo. Deshazte de todos.
web-play-clustered = Jugar a Clustered
web-play-kluster = Jugar a Kluster
web-set-up = Preparar…
web-lobby-kluster-preparing = Los imanes se están preparando; tarda un minuto o dos, una sola vez.
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

## Gente y bots

web-your-name = Tu nombre
web-here-name = Jugador { $seat }
web-bot-name = Bot { $level }
web-bot-level = Nivel de los bots
web-level-random = Al azar
web-level-greedy = Codicioso
web-level-montecarlo = Montecarlo
web-level-casual = Tranquilo
web-level-club = De club
web-level-expert = Experto
web-level-clumsy = Torpe
web-level-steady = Firme
web-seat-free = Asiento libre
web-seat-called = { $name } ({ $seat })
web-seats = Asientos
web-you = tú

## Una mesa nueva

web-new-clustered = Una mesa de Clustered
web-new-clustered-what = Dos asientos y las reglas básicas, si no eliges otra cosa.
web-new-kluster = Una mesa de Kluster
web-new-kluster-what = Una caja Classic y dos asientos, si no eliges otra cosa.
web-new-who = ¿Quién juega?
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
web-house-rules-what = No están en el reglamento; toda la mesa ve que están en vigor.
web-house-rule = Regla de la casa: { $name }
# $seats: letras, como «A y C»
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

## Una mesa nueva de Kluster

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
web-option-top = Tablero
web-top-wood = Madera
web-top-glass = Cristal, resbala
web-top-felt = Fieltro, áspero
web-option-play-on = Seguir por los puestos
web-option-play-on-what = Cuando alguien ha ganado, los demás siguen.
web-option-no-sliding = Sin deslizar
web-option-no-sliding-what = Un imán en la mano se queda por encima de la mesa.
web-option-cord = Manos fuera de la cuerda
web-option-cord-what = La cuerda solo se mueve con imanes.
web-option-group = Un solo grupo de cuerdas
web-option-group-what = Todas las cuerdas deben estar unidas, no solo cada una con otra.
