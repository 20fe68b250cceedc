# Torneos de bots, y programas que juegan.

## Ayuda

help-tournament = Haz que los bots jueguen entre sí y valóralos; la misma orden sigue tras una interrupción.
help-tournament-bots = Quiénes participan, separados por comas; todos los bots del juego si no nombras a nadie. Quien se nombra dos veces participa dos veces.
help-tournament-bot = Un programa que también participa; se puede repetir. docs/bots-in-any-language.md dice qué tiene que saber hacer.
help-play-bot = Un programa que ocupa el siguiente asiento; se puede repetir. Sin --seats (Kluster: --bots) el primero es tuyo (Kluster: de clumsy).
help-bot-seconds = Cuánto puede pensar un programa cada respuesta; si no, 2 s en Clustered, 3 s en Kluster.
help-tournament-seats = Cuántos se sientan a cada mesa.
help-tournament-deals = Repartos por cada encuentro; todos juegan cada uno desde cada asiento.
help-tournament-swiss = Rondas de un torneo suizo, en que se encuentran los iguales; sin ello todos se enfrentan a todos.
help-tournament-seed = Sortea repartos y bots; el mismo número da las mismas partidas.
help-tournament-out = Dónde van los resultados e informes.
help-tournament-jobs = Partidas a la vez; si no, una por núcleo.
help-tournament-dask = Jugar en cambio en el clúster Dask de este planificador.
help-bot = Haz que un programa se siente a una mesa en línea y juegue allí una partida.
help-bot-program = El programa con sus opciones, entre comillas.
help-bot-table = El enlace a la mesa, o un enlace personal a un asiento.
help-bot-name = Lo que ven los demás en la mesa; si no, el nombre del programa.
usage-bots = BOTS
usage-program = PROGRAMA

## Errores

program-not-started = «{ $command }» no se puede iniciar: { $detail }.
play-programs = Esta partida tiene { $count ->
    [0] cero programas en la mesa; quita --bot
    [one] un programa en la mesa; nómbralo con --bot ({ $names })
   *[other] { $count } programas en la mesa; nómbralos con --bot en el orden de los asientos ({ $names })
  }.
bot-link = «{ $link }» no es el enlace de una mesa; se parece a https://server/t/Abcd1234.
bot-no-server = { $address } no responde: { $detail }.
bot-refused = El servidor dice: { $message }
tournament-too-few = { $entrants } no bastan para { $seats } asientos; nombra más bots, dos veces el mismo si quieres.
tournament-swiss-alone = No hay torneo suizo para quien juega a solas; quita --swiss.
tournament-log-busy = «{ $name }» lo usa otro torneo en marcha; elige otra carpeta con --out.
tournament-log-other = «{ $name }» es de un torneo con otros participantes, reglas o números; elige otra carpeta con --out.
tournament-log-line = La línea { $line } de «{ $name }» no es un resultado de este torneo; arregla el archivo o elige otra carpeta con --out.
tournament-workers-lost = Los procesos que jugaban han muerto, quizá por falta de memoria; lo jugado se conserva, y la misma orden sigue (prueba --jobs 1).
tournament-no-dask = --dask necesita el paquete distributed: pip install "lodestone[cluster]".
tournament-no-cluster = El planificador Dask { $address } no responde: { $detail }.

## Lo que se muestra

program-slips = { $count ->
    [one] { $seat } dio una respuesta tardía o inservible: { $file }
   *[other] { $seat } dio { $count } respuestas tardías o inservibles: { $file }
  }
bot-seated = Asiento { $seat } en { $server }. Esperando la partida …
bot-over = La partida ha terminado. Ganadores: { $winners }
tournament-progress = { $done } de { $total } partidas
tournament-interrupted = Interrumpido tras { $games } partidas; se conservan, y la misma orden sigue.
tournament-written = Informe: { $file }
tournament-title = Torneo de { $game }, { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
  }
tournament-summary = { $games } partidas, { $deals } repartos por encuentro, semilla { $seed }.
tournament-bot = Bot
tournament-rating = Valoración
tournament-games = Partidas
tournament-share = Parte
tournament-points = Puntos
tournament-slips = Fallos
tournament-crosstable = Lo que cada bot (fila) quitó a cada otro (columna): parte con su intervalo del 95 %, y partidas
tournament-course = Valoración de partida en partida
tournament-note = Las valoraciones son de openskill, con el doble de su incertidumbre; 25 es la media. En la parte, el empate cuenta la mitad. Puntos: en Clustered los totales; en Kluster los imanes que quedan, a solas los colocados.
