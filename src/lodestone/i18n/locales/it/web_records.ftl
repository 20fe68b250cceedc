# Le partite finite nel browser.

web-records-open = Apri un file
web-records-open-what = Una registrazione scaricata qui, o scritta dal terminale o dall’arbitro. Sceglila, o trascinala qui.
web-records-unreadable = Impossibile aprire «{ $name }»: { $problem }
web-records-none = Ancora nessuna partita finita ai tuoi tavoli.
web-records-line = { $when } · { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }
web-record-clustered = Una partita di Clustered
web-record-kluster = Una partita di Kluster
web-record-deal = La distribuzione: tutti hanno pescato, sul tavolo non c’è ancora niente.
web-record-set = Il tavolo è pronto, non c’è ancora niente di piazzato.
web-record-nothing = { $seat } non ha piazzato niente.
web-record-filming = Si rigioca questo turno per mostrarne i movimenti…
web-record-camera = Trascina per girare intorno al tavolo; la rotella o due dita lo avvicinano.
web-record-at = Turno { $turn }, { $seconds } s
web-record-graph = Punti di ogni posto, turno per turno
web-record-first = All’inizio
web-record-back = Un turno indietro
web-record-play = Avvia
web-record-stop = Ferma
web-record-on = Un turno avanti
web-record-last = Alla fine
web-record-turn = Turno
web-record-speed = Velocità
web-record-link = Link a questo turno
web-record-download = Scarica
