# La línea de órdenes.

## Errores

cli-error = lodestone: { $problem }
cli-language = Aquí no hay idioma «{ $code }». Disponibles: { $known }.
cli-no-such-option = Aquí no existe la opción { $name }; --help enumera las que hay.
cli-no-such-command = No existe la orden «{ $name }»; --help enumera las que hay.
cli-missing = Falta { $name }; --help muestra cómo pedirlo.
cli-value-missing = { $name } necesita un valor; --help muestra cuál.
cli-no-value-taken = { $name } no lleva valor.
cli-too-much = En esta línea hay más de lo que admite la orden; --help muestra cómo pedirlo.
# $needed: una de las frases de abajo, sin mayúscula
cli-bad-value = El valor de { $name } no sirve: hace falta { $needed }.
cli-needs-one-of = uno de estos: { $known }
cli-needs-range = { $kind ->
    [whole] un número entero
   *[any] un número
  } de { $least } a { $most }
cli-needs-at-least = { $kind ->
    [whole] un número entero
   *[any] un número
  } no menor que { $least }
cli-needs-number = { $kind ->
    [whole] un número entero
   *[any] un número
  }
cli-needs-other = otra cosa
file-missing = No existe el archivo «{ $name }».
file-directory = «{ $name }» es una carpeta; indica un archivo que esté en ella.
file-unreadable = No se puede leer «{ $name }»: { $detail }.
file-unwritable = No se puede escribir «{ $name }»: { $detail }.
file-too-large = «{ $name }» pasa de { $limit } MiB, mucho más de lo que hace falta aquí.
file-binary = «{ $name }» no es un archivo de texto en UTF-8.
file-not-json = «{ $name }» no es JSON (línea { $line }, columna { $column }).

## Ayuda

help-lodestone = La mesa abierta para Kluster y Clustered: juega, cuenta los puntos, arbitra.
help-lang = El idioma que se habla: { $known }.
help-help = Muestra esta página y sale.
help-version = Muestra la versión y sale.
help-json = Escribe JSON, para programas.
help-game = Qué juego.
help-score = Cuenta los puntos de una mesa de Clustered terminada, escrita con letras.

    En la mesa, . es una casilla vacía, # la ficha inicial, de A a H una ficha de ese asiento y de a a h un comodín suyo.
help-score-file = La mesa, una fila por línea; - lee la entrada estándar.
help-referee = Arbitra una partida con líneas JSON por la entrada y la salida estándar, para bots en cualquier lenguaje.
help-play = Juega en el terminal: varias personas con un teclado, bots, o todos juntos.
help-play-seats = Quién se sienta dónde, separados por comas: human o el nombre de un bot (random, greedy, casual, club, montecarlo, expert), de 1 a 8.
help-play-seed = Reparte a partir de este número, para volver a jugar las mismas fichas.
help-play-first = El asiento que empieza, de A a H.
help-play-fast = Partida rápida: robas dos fichas por turno y te quedas con cinco.
help-play-extra-wild = Los asientos con un tercer comodín, por ejemplo AC.
help-play-first-bonus = +2 por la primera línea de cinco y por el primer 2×3.
help-play-largest-bonus = +2 al final por el rectángulo más grande y por la línea más larga.
help-play-resume = Sigue con una partida guardada.
help-play-record = Dónde guardar el registro; la partida se guarda en todo caso.
help-play-plain = Sin colores y sin redibujar: para lectores de pantalla y tuberías.
help-replay = Repasa una partida guardada paso a paso.
help-replay-file = Un registro escrito por «play» o por el «save» del árbitro.
help-replay-move = Muestra la mesa tras este número de jugadas y sale.
help-simulate = Simula una escena de Kluster: imanes y cuerdas sobre una mesa, y lo que hacen las manos con ellos.
help-simulate-file = La escena, un archivo JSON como lo describe docs/scenes.md; - lee la entrada estándar.
help-simulate-plot = Dibuja lo que pasó, visto desde arriba (.png, .svg o .pdf).
help-simulate-record = Anota cada gesto, para poder repetirlo todo bit a bit.
help-warmup = Prepara la física y los bots ahora, para que ninguna partida tenga que esperarlos.
help-bench = Mide lo rápido que es este ordenador con los juegos, en un núcleo.

## Cómo se pide: los títulos de las páginas de ayuda, y lo que va en lugar de un valor

usage-head = Uso:
usage-options = [OPCIONES]
usage-command = ORDEN …
usage-arguments-title = Argumentos
usage-options-title = Opciones
usage-commands-title = Órdenes
usage-number = NÚMERO
usage-text = TEXTO
usage-code = CÓDIGO
usage-folder = CARPETA
usage-file = ARCHIVO
usage-seat = ASIENTO
usage-seats = ASIENTOS
usage-default = por defecto: { $value }

## score

board-character = Línea { $line }, columna { $column }: «{ $character }» no significa nada en una mesa; usa . # de A a H y de a a h.
score-seat = Asiento
score-rectangle = Rectángulo
score-rows = Filas
score-columns = Columnas
score-total = Total
score-empty = No hay fichas en esta mesa.
score-largest-rectangle = { $seat ->
    [none] Nadie tiene en solitario el rectángulo más grande.
   *[other] { $seat } tiene el rectángulo más grande.
  }
score-longest-line = { $seat ->
    [none] Nadie tiene en solitario la línea más larga.
   *[other] { $seat } tiene la línea más larga.
  }
