# Os jogos acabados no navegador.

web-records-open = Abrir um ficheiro
web-records-open-what = Um registo descarregado aqui, ou escrito pelo terminal ou pelo árbitro. Escolhe-o, ou larga-o aqui.
web-records-unreadable = Não é possível abrir «{ $name }»: { $problem }
web-records-none = Ainda não há jogos acabados nas tuas mesas.
web-records-line = { $when } · { $turns ->
    [one] um turno
   *[other] { $turns } turnos
  }
web-record-clustered = Um jogo de Clustered
web-record-kluster = Um jogo de Kluster
web-record-deal = A distribuição: todos tiraram peças, ainda não há nenhuma na mesa.
web-record-set = A mesa está posta, ainda não há nada colocado.
web-record-nothing = { $seat } não colocou nada.
web-record-filming = A repetir este turno para mostrar como tudo se moveu…
web-record-camera = Arrasta para andar à volta da mesa; a roda ou dois dedos aproximam-na.
web-record-at = Turno { $turn }, { $seconds } s
web-record-graph = Pontos de cada lugar, turno a turno
web-record-first = Para o princípio
web-record-back = Um turno atrás
web-record-play = Reproduzir
web-record-stop = Parar
web-record-on = Um turno à frente
web-record-last = Para o fim
web-record-turn = Turno
web-record-speed = Velocidade
web-record-link = Link para este turno
web-record-download = Descarregar
