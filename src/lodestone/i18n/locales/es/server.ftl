### What the table server says to its guests.

## Tables

table-host-name = Anfitrión
table-spectators = Solo estás mirando: siéntate para jugar.
table-not-your-seat = El asiento { $seat } no es tuyo.
table-no-such-seat = Aquí no hay asiento { $seat }: van de A a { $last }.
table-not-on-turn = Le toca al asiento { $seat }.
table-not-your-move = Solo quien hizo la última jugada puede pedir deshacerla.
table-bot-plays = Un bot juega por el asiento { $seat }: recupera antes el asiento.
table-nobodys-seat = El asiento { $seat } no es de nadie, así que no hay a quién sustituir.
table-no-stand-in = Ningún bot sustituye al asiento { $seat }.
table-still-here = Quien tiene el asiento { $seat } sigue aquí.
table-has-days = Aquí los turnos duran días: solo quien tiene el asiento { $seat } puede dejarse sustituir por un bot.
table-has-clock = Os habéis conocido aquí y decide el reloj: solo quien tiene el asiento { $seat } puede dejarse sustituir por un bot.
table-not-waiting = La partida ya ha empezado.
table-not-begun = La partida aún no ha empezado.
table-not-over = La partida aún no ha terminado.
table-no-free-seat = No hay asiento libre, o no es ese.
table-proposal-open = Se ha propuesto otra cosa: responde antes a eso.
table-no-proposal = No se ha propuesto nada.
table-not-asked = Para eso no hace falta tu acuerdo.
table-paused = La partida está en pausa.
table-not-paused = La partida no está en pausa.
table-closed = Esta mesa está cerrada.
table-full = Han pasado tantas cosas en esta mesa que ya no cabe nada más. Termina la partida y crea después otra mesa.
table-host-only = Eso solo puede hacerlo quien ha abierto esta mesa.
table-no-chat = En esta mesa no hay chat.
table-no-such-reaction = Esa reacción no existe.
table-nothing-said = El mensaje está vacío.
table-other-game = En esta mesa se juega a { $game }.
table-other-options = Las opciones no valen para el juego { $game }.
table-bot-level = Indica un nivel para los bots, y solo para ellos.
table-first = Con «picked» y «named» indica el asiento que empieza; con «drawn», ninguno.
table-first-bot = Un bot no tiene edad ni estatura. Elegid a una persona o echadlo a suertes.
table-id-used = Otro mensaje ya llevaba este identificador: da a cada uno el suyo.
live-resign = Para dejar la partida, envía «resign».
live-stream = Solo se transmiten seguido los movimientos de la mano y los tirones de cuerda; envía lo demás con «do».
live-preparing = La física se está preparando; tarda un momento, una sola vez.

## The server

server-no-record = Ese registro no existe.
server-no-turn = Ese turno no está en el registro.
server-no-track = Este turno ya no sale como se grabó: la física ha cambiado desde entonces.
server-no-track-yet = Ahora mismo se están reproduciendo demasiados registros. Inténtalo dentro de un momento.
server-no-page = Aquí no hay nada.
server-admin-only = Eso solo puede hacerlo el administrador de este servidor.
server-no-table = Esa mesa no existe.
server-no-lesson = Esa lección no existe.
server-unknown-token = Este enlace no es de nadie de esta mesa.
server-hello-first = El primer mensaje debe ser «hello».
server-hello-twice = Ya se ha dicho «hello».
server-protocol = Este servidor habla la versión { $known } del protocolo, no la { $given }.
server-message-size = Es demasiado grande: se leen { $limit } bytes como mucho.
server-too-fast = Demasiados mensajes en poco tiempo: espera un momento.
server-busy = El servidor está muy ocupado ahora mismo. Inténtalo dentro de un momento.
server-too-long = Habría tardado demasiado y se ha interrumpido; nada ha cambiado.
server-too-slow = Tu petición llegaba demasiado despacio y se ha abandonado.
server-too-much-chat = Escribes demasiado deprisa: espera un momento.
server-too-many-tables = Se han creado demasiadas mesas desde tu dirección: espera un rato.
server-table-full = Ya hay demasiada gente mirando esta mesa.
server-origin = Esta página no puede hablar con este servidor.
server-host = Este servidor no responde al nombre «{ $host }». Su administrador puede añadirlo con --public-url.
server-unavailable = El servidor no puede guardar nada ahora mismo; no ha cambiado nada. Inténtalo dentro de un momento.
server-defect = Algo ha fallado en el servidor; no ha cambiado nada.
server-no-method = Eso no se puede hacer aquí.
server-not-built-title = La mesa está puesta, pero faltan las sillas
server-not-built = Este servidor funciona, pero no se ha construido su parte para el navegador. Desde una copia del código la construye «make play»; un paquete instalado ya la trae.
server-no-docs-title = La documentación no está aquí
server-no-docs = Esta copia de Lodestone se preparó sin su documentación. Desde una copia del código la construye «make docs».

## Kluster live

live-cut-short = La mesa ha tenido que empezar este turno de nuevo. Inténtalo otra vez, por favor.

## Hints and reviews: hints at a table

table-no-hints = En esta mesa no hay pistas.
table-hints-ask = Para las pistas hace falta el acuerdo de toda la mesa.
table-hints-often = Una pista cada vez: espera un momento.
table-hint-late = Demasiado tarde: la partida ha seguido.
server-hints-busy = Ahora mismo se están pensando demasiadas pistas. Inténtalo dentro de un momento.

## Hints and reviews: reviews

server-no-review = Este registro no se puede valorar.
server-no-review-yet = Ahora mismo se están valorando demasiados registros. Inténtalo dentro de un momento.

## Storage

storage-unavailable = El almacén no responde ahora mismo ({ $cause }). No ha cambiado nada; inténtalo otra vez.
storage-full = El almacén está lleno ({ $cause }). No ha cambiado nada; inténtalo cuando haya sitio.
storage-uncertain = La conexión con el almacén se cortó a medias ({ $cause }). Recarga la página para ver si se guardó algo.
storage-conflict = La mesa { $table } ha avanzado: se iba a escribir la versión { $version }, pero la más nueva es { $head }.
storage-unknown-table = No hay mesa { $table }.
storage-not-owner = La mesa { $table } está ahora en otro servidor.
storage-table-exists = Ya hay una mesa { $table }.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster y Clustered
share-what = Imanes dentro de un lazo de cuerda, fichas en líneas y rectángulos: en solitario, contra bots o con amigos, sin cuenta. No oficial, sin relación con las editoriales.
share-table = { $game }: ven a la mesa
share-table-what = Abre el enlace para sentarte o mirar. Sin cuenta, sin instalar nada.
share-record = { $game }: una partida entera
share-record-what = Abre el enlace para verla turno a turno.
share-daily = Lodestone: la mesa del día
share-daily-what = Cada día una partida, la misma para todos, y un solo intento por persona. Juega la de hoy.
table-chat-first = Aún no os conocéis: primero todos tienen que permitir el chat.
table-strangers-close = Una partida con alguien que has conocido aquí no se puede cerrar. Puedes rendirte.
table-listed-full = Una mesa abierta necesita un asiento libre.
server-no-open-tables = En este servidor no hay mesas abiertas.
server-too-many-listings = Ya tienes demasiadas mesas abiertas. Empieza en una de ellas o retira alguna.
server-too-many-waiting = Ya hay demasiada gente esperando desde tu dirección.
server-unanswered = Te han llamado varias veces y no has respondido. Espera un rato antes de volver a intentarlo.
server-nobody-found = Ya no te espera nadie.
server-no-listing = Esa mesa ya no está abierta.
## Daily tables

daily-none = Esa mesa del día no existe.
daily-off = En este servidor no hay mesas del día.
daily-token = Una mesa del día pide una clave tuya: de 20 a 64 letras, cifras, - o _ en la cabecera Authorization.
daily-too-many = La mesa del día se ha abierto demasiadas veces desde tu dirección: vuelve mañana.
daily-no-bot = En la mesa del día ningún bot juega por ti.
daily-no-take-back = En la mesa del día no se deshace ninguna jugada.
daily-once = La mesa del día se juega una vez: mañana hay otra.
daily-no-hints = En la mesa del día no hay pistas.
daily-no-spectators = En la mesa del día nadie mira.
daily-record-sealed = El registro de una mesa del día se abre una hora después de su día.
