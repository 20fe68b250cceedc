# Il tavolo nel terminale.

play-title = Clustered · mossa { $number } · posto { $seat } · help elenca i comandi
play-seat-name = { $seat } ({ $player })
play-hand = Mano di { $seat }
play-ask-play = Quale tessera?
play-ask-discard = Non va bene niente. Quale tessera scarti?
play-ask-trim = Più di cinque tessere. Quale scarti?
play-ask-cell = Dove va { $tile }? (un numero sul tavolo; Invio per riprenderla)
play-hand-over = Tocca al posto { $seat }. Passa la tastiera, poi premi Invio.
play-help =
    Scrivi il numero di una tessera, poi il numero di una casella. Non serve altro.
      3           prendi la terza tessera e vedi dove va
      Sh1 2,-1    metti Sh1 due a destra e una in alto in un colpo solo
      -Sh1        scartala, quando devi
      hint        che cosa farebbe un bot forte, e perché
      explain Sh1 2,-1    perché una mossa non è permessa
      undo        ritira la tua ultima mossa
      scores      i punti, voce per voce
      left, right, up, down    guardati attorno su un tavolo grande
      save FILE   salva la partita in un file a tua scelta
      quit        esci; la partita viene conservata
    Una tessera fra parentesi per ora non va da nessuna parte. Dopo i punti di ogni posto: +L, +R per i bonus di velocità,
    ^l, ^r per la linea più lunga e il rettangolo più grande del momento, e fra parentesi le tessere ancora da pescare.
    Una tessera è forma (S quadrato, T triangolo, C cerchio), riempimento (h vuoto, d tratteggiato, s pieno) e numero; *** è un jolly.
    Due vicine devono averne in comune almeno due su tre. Danno punti le linee da tre in su e il tuo rettangolo più grande.
play-empty = Scrivi il numero di una tessera, o help.
play-unknown-command = «{ $text }» non è né una tessera né un comando; help elenca entrambi.
play-no-tile = Non hai una tessera { $number } in mano; ne hai { $most }.
play-no-label = Sul tavolo non c’è un { $number }; i numeri arrivano a { $most }.
play-fits-nowhere = Per ora { $tile } non va da nessuna parte.
play-explain-what = Indica una mossa da spiegare, per esempio: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Un’altra casella è fuori vista; left, right, up e down si guardano attorno.
   *[other] Altre { $count } caselle sono fuori vista; left, right, up e down si guardano attorno.
  }
play-legal = { $move } è permessa.
play-hint = { $kind ->
    [discard] Io scarterei: { $move }
   *[place] Io giocherei { $move } ({ $gain ->
        [0] ancora niente punti
        [one] { $gain } punto
       *[other] { $gain } punti
      }).
  }
play-undo-agree = Siete tutti d’accordo a ritirare l’ultima mossa? (y/n)
play-undone = L’ultima mossa è stata ritirata.
play-saved = Salvata come { $file }.
play-kept = La partita è conservata. Per continuare: { $command }
play-record = La registrazione è conservata come { $file }.
play-nothing-kept = Non c’è ancora nessuna partita conservata.
play-result = { $kind ->
    [given-up] Non vince nessuno: tutti hanno lasciato la partita.
    [shared-win] Vittoria condivisa: { $winners }
   *[win] Vince { $winners }.
  }
play-best-new = { $total } punti: il tuo record con queste opzioni!
play-best-old = { $total } punti. Il tuo record con queste opzioni è { $best }.
play-unknown-player = «{ $name }» non può sedersi qui. Disponibili: { $known }.
play-seat-letter = «{ $letter }» non è un posto; vanno da A a H.
play-surface = «{ $size }» non è una superficie. Scrivi 15x11 per le caselle in larghezza e in altezza, o round:6 per un raggio.

score-bonus = Bonus

## Che cosa è successo

event-placed = { $seat } ha giocato { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } ha lasciato la partita.
event-discarded = { $seat } non poteva mettere niente e ha scartato { $tile }.
event-trimmed = { $seat } ha scartato { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } ha la prima linea da cinque (+2).
   *[first_rectangle] { $seat } ha il primo 2×3 (+2).
  }

## replay

replay-title = Clustered · dopo la mossa { $number } di { $most }
replay-ask = Invio: avanti · b: indietro · un numero: vai lì · q: esci
replay-no-move = Non c’è una mossa { $number }; la registrazione ne ha { $most }.
play-preparing = I bot si preparano a pensare (solo la prima volta, circa mezzo minuto)…
