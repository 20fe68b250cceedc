# Las partidas terminadas en el navegador.

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
web-record-at = Turno { $turn }, { $seconds } s
web-record-graph = Puntos de cada asiento, turno a turno
web-record-first = Al principio
web-record-back = Un turno atrás
web-record-play = Reproducir
web-record-stop = Parar
web-record-on = Un turno adelante
web-record-last = Al final
web-record-turn = Turno
web-record-speed = Velocidad
web-record-link = Enlace a este turno
web-record-download = Descargar
