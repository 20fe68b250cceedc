advice-points = { $points ->
    [one] Da un punto ahora mismo.
   *[other] Da { $points } puntos ahora mismo.
  }
advice-denied = { $points ->
    [one] Quita a { $seat } una casilla que le daría un punto.
   *[other] Quita a { $seat } una casilla que le daría { $points } puntos.
  }
advice-next = { $points ->
    [one] El próximo turno puedes hacer un punto en { $cell }.
   *[other] El próximo turno puedes hacer { $points } puntos en { $cell }.
  }
advice-wild = Guardas el comodín para después.
advice-discard = { $count ->
    [0] Apenas la echarás de menos: ahora no cabe en ningún sitio.
    [one] Apenas la echarás de menos: ahora cabe en un sitio.
   *[other] Apenas la echarás de menos: ahora cabe en { $count } sitios.
  }
advice-beside = { $count ->
    [0] Abre un sitio nuevo donde construir.
    [one] Queda junto a una de tus fichas, donde puede crecer más.
   *[other] Queda junto a { $count } de tus fichas, donde puede crecer más.
  }
advice-certain = Ya no hay nada oculto: es seguro.
advice-risk = { $risk ->
    [0] Ahí ni una mano temblorosa hace daño.
   *[other] Con una mano temblorosa, ahí sale mal el { $risk } % de los intentos.
  }
advice-slack = La mano puede desviarse { $mm } mm.
advice-hold = Lo que sujeta los imanes se usa como mucho al { $used } %.
advice-pair = { $one } y { $other } son los que más se atraen.
advice-not-now = Ahora no hay nada que aconsejar: tiene que ser tu turno y debes tener un imán que colocar.
advice-also = También bien: { $moves }.

table-no-hints = En esta mesa no hay pistas.
table-hints-ask = Para las pistas hace falta el acuerdo de toda la mesa.
table-hints-often = Una pista cada vez: espera un momento.
table-hint-late = Mientras tanto la partida ha seguido.
server-hints-busy = Ahora mismo se están pensando demasiadas pistas. Inténtalo dentro de un momento.
play-hint-agree = ¿Todo el mundo está de acuerdo con las pistas en esta partida? (y/n)
web-hint = Pista
web-hint-ask = Pedir pistas
web-hint-thinking = Pensando una pista…
web-hint-tile = Prueba { $tile } en { $x }, { $y }.
web-hint-discard = Descarta { $tile }.
web-hint-place = { $magnet } va donde está la forma clara.
web-hint-flip = Antes dale la vuelta.
web-hint-stop = Ningún sitio parece lo bastante seguro para seguir.
web-proposal-hints = { $name } querría permitir pistas en esta partida.
web-option-hints = Pistas
web-option-hints-agreed = En solitario, o si todos están de acuerdo
web-option-hints-on = Para todos
web-option-hints-off = Nunca

review-verdict = { $verdict ->
    [only] única jugada
    [best] mejor jugada
    [good] buena
    [slip] imprecisión
   *[blunder] error grave
  }
review-better = Mejor: { $move } (+{ $points }).
review-risk = Riesgo { $risk } %, en el mejor sitio encontrado { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Se agruparon: { $magnets }.
review-seat = { $seat }: imprecisiones { $slips }, errores graves { $blunders }, regalado { $given }
review-partial = El resto no se ha valorado: desde el turno { $number } la física de este programa da otra cosa.
review-progress = Valorado: { $done } de { $of }
help-review = Valora cada jugada de una partida guardada: qué era lo mejor y cuánto costó.
help-review-turn = Valora solo esta jugada o este turno.
server-no-review = Este registro no se puede valorar.
server-no-review-yet = Ahora mismo se están valorando demasiados registros. Inténtalo dentro de un momento.
web-review = Valorar
web-review-graph = Lo que regaló cada jugada
web-review-alternatives = Mejor o igual de bien
web-review-done = La valoración está lista.
