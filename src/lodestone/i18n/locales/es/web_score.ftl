# El contador de puntos para una mesa de verdad de Clustered.

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
