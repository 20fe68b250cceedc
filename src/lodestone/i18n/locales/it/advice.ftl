advice-points = { $points ->
    [one] Dà subito un punto.
   *[other] Dà subito { $points } punti.
  }
advice-denied = { $points ->
    [one] Toglie a { $seat } una casella che varrebbe un punto.
   *[other] Toglie a { $seat } una casella che varrebbe { $points } punti.
  }
advice-next = { $points ->
    [one] Al prossimo turno puoi fare un punto in { $cell }.
   *[other] Al prossimo turno puoi fare { $points } punti in { $cell }.
  }
advice-wild = Tieni il jolly per dopo.
advice-discard = { $count ->
    [0] Non ti mancherà: adesso non entra da nessuna parte.
    [one] Non ti mancherà: adesso entra in un solo posto.
   *[other] Non ti mancherà: adesso entra in { $count } posti.
  }
advice-beside = { $count ->
    [0] Apre un nuovo posto dove costruire.
    [one] Sta accanto a una tua tessera, dove può crescere altro.
   *[other] Sta accanto a { $count } tue tessere, dove può crescere altro.
  }
advice-certain = Non c’è più nulla di nascosto: è certo.
advice-risk = { $risk ->
    [0] Lì nemmeno una mano che trema fa danni.
   *[other] Con una mano che trema, lì va male il { $risk } % dei tentativi.
  }
advice-slack = La mano può sbagliare di { $mm } mm.
advice-hold = Ciò che tiene fermi i magneti è usato al massimo al { $used } %.
advice-pair = { $one } e { $other } si attirano di più.
advice-not-now = Adesso non c’è nulla da consigliare: dev’essere il tuo turno e devi avere un magnete da posare.
advice-also = Bene anche: { $moves }.

table-no-hints = A questo tavolo non ci sono suggerimenti.
table-hints-ask = Per i suggerimenti serve il consenso di tutti al tavolo.
table-hints-often = Un suggerimento alla volta: aspetta un momento.
table-hint-late = Nel frattempo la partita è andata avanti.
server-hints-busy = Adesso si stanno preparando troppi suggerimenti. Riprova fra un momento.
play-hint-agree = Siete tutti d’accordo sui suggerimenti in questa partita? (y/n)
web-hint = Suggerimento
web-hint-ask = Chiedi suggerimenti
web-hint-thinking = Sto pensando a un suggerimento…
web-hint-tile = Prova { $tile } in { $x }, { $y }.
web-hint-discard = Scarta { $tile }.
web-hint-place = { $magnet } va dove si vede la forma chiara.
web-hint-flip = Prima gira il magnete.
web-hint-stop = Nessun posto sembra abbastanza sicuro per continuare.
web-proposal-hints = { $name } vorrebbe permettere i suggerimenti in questa partita.
web-option-hints = Suggerimenti
web-option-hints-agreed = In solitario, o se tutti sono d’accordo
web-option-hints-on = Per tutti
web-option-hints-off = Mai

review-verdict = { $verdict ->
    [only] unica mossa
    [best] mossa migliore
    [good] buona
    [slip] imprecisione
   *[blunder] errore grave
  }
review-better = Meglio: { $move } (+{ $points }).
review-risk = Rischio { $risk } %, nel miglior posto trovato { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Si sono attaccati: { $magnets }.
review-seat = { $seat }: imprecisioni { $slips }, errori gravi { $blunders }, sprecato { $given }
review-partial = Il resto non è stato valutato: dal turno { $number } in poi la fisica di questo programma dà altro.
review-progress = Valutato: { $done } di { $of }
help-review = Valuta ogni mossa di una partita salvata: che cosa era meglio, e quanto è costato.
help-review-turn = Valuta solo questa mossa o questo turno.
server-no-review = Questa registrazione non si può valutare.
server-no-review-yet = Adesso si stanno valutando troppe registrazioni. Riprova fra un momento.
web-review = Valuta
web-review-graph = Quanto ha sprecato ogni mossa
web-review-alternatives = Meglio o altrettanto bene
web-review-done = La valutazione è pronta.
