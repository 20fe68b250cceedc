advice-points = { $points ->
    [one] Dá já um ponto.
   *[other] Dá já { $points } pontos.
  }
advice-denied = { $points ->
    [one] Tira a { $seat } uma casa que lhe daria um ponto.
   *[other] Tira a { $seat } uma casa que lhe daria { $points } pontos.
  }
advice-next = { $points ->
    [one] No próximo turno podes fazer um ponto em { $cell }.
   *[other] No próximo turno podes fazer { $points } pontos em { $cell }.
  }
advice-wild = Guardas o jóquer para mais tarde.
advice-discard = { $count ->
    [0] Quase não te fará falta: agora não cabe em lado nenhum.
    [one] Quase não te fará falta: agora cabe num só sítio.
   *[other] Quase não te fará falta: agora cabe em { $count } sítios.
  }
advice-beside = { $count ->
    [0] Abre um sítio novo para construir.
    [one] Fica junto a uma das tuas peças, onde pode crescer mais.
   *[other] Fica junto a { $count } das tuas peças, onde pode crescer mais.
  }
advice-certain = Já não há nada escondido: é certo.
advice-risk = { $risk ->
    [0] Aí nem uma mão a tremer faz mal.
   *[other] Com a mão a tremer, { $risk } % das tentativas correm mal aí.
  }
advice-slack = A mão pode falhar por { $mm } mm.
advice-hold = O que segura os ímanes é usado, no máximo, a { $used } %.
advice-pair = { $one } e { $other } são os que mais se atraem.
advice-not-now = Agora não há nada a aconselhar: tem de ser a tua vez e tens de ter um íman para colocar.
advice-also = Também bom: { $moves }.

table-no-hints = Não há dicas nesta mesa.
table-hints-ask = Para haver dicas, toda a mesa tem de concordar.
table-hints-often = Uma dica de cada vez: espera um momento.
table-hint-late = Entretanto o jogo continuou.
server-hints-busy = Neste momento estão a ser pensadas demasiadas dicas. Tenta outra vez daqui a pouco.
play-hint-agree = Toda a gente concorda com dicas neste jogo? (y/n)
web-hint = Dica
web-hint-ask = Pedir dicas
web-hint-thinking = A pensar numa dica…
web-hint-tile = Experimenta { $tile } em { $x }, { $y }.
web-hint-discard = Descarta { $tile }.
web-hint-place = { $magnet } vai para onde está a forma clara.
web-hint-flip = Vira o íman primeiro.
web-hint-stop = Nenhum sítio parece seguro o bastante para continuar.
web-proposal-hints = { $name } queria permitir dicas neste jogo.
web-option-hints = Dicas
web-option-hints-agreed = A solo, ou se todos concordarem
web-option-hints-on = Para todos
web-option-hints-off = Nunca

review-verdict = { $verdict ->
    [only] única jogada
    [best] melhor jogada
    [good] boa
    [slip] imprecisão
   *[blunder] erro grave
  }
review-better = Melhor: { $move } (+{ $points }).
review-risk = Risco { $risk } %, no melhor sítio encontrado { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Colaram-se: { $magnets }.
review-seat = { $seat }: imprecisões { $slips }, erros graves { $blunders }, oferecido { $given }
review-partial = O resto não foi avaliado: a partir do turno { $number } a física deste programa dá outra coisa.
review-progress = Avaliado: { $done } de { $of }
help-review = Avalia cada jogada de um jogo guardado: o que era melhor e quanto custou.
help-review-turn = Avalia só esta jogada ou este turno.
server-no-review = Este registo não pode ser avaliado.
server-no-review-yet = Neste momento estão a ser avaliados demasiados registos. Tenta outra vez daqui a pouco.
web-review = Avaliar
web-review-graph = O que cada jogada ofereceu
web-review-alternatives = Melhor ou igualmente bom
web-review-done = A avaliação está pronta.
