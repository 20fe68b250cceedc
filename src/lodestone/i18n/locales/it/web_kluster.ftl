# Il tavolo di Kluster nel browser.
# $seat: la lettera di un posto. $magnet: «la pietra 3» o «lo spinner 3». Le lunghezze sono in mm.

web-kluster-table = Tavolo di Kluster
web-kluster-canvas = Il tavolo
web-kluster-seats = Posti
web-kluster-you = tu
web-kluster-left = { $count ->
    [0] finiti
    [one] ancora 1
   *[other] ancora { $count }
  }
web-kluster-stone = la pietra { $number }
web-kluster-spinner = lo spinner { $number }

## Che cosa fare

web-kluster-preparing = Il tavolo si prepara…
web-kluster-choose = Tocca a te: scegli un magnete.
web-kluster-carry = Portalo al suo posto, poi lascialo.
web-kluster-dragging = Tieni la corda.
web-kluster-cord-keys = Sinistra e destra seguono la corda, su e giù cambiano corda, Invio la afferra.
web-kluster-settling = Tutto si ferma…
web-kluster-repair = Piazzato. Ma una corda non ne incrocia nessun’altra: sposta le corde finché non si incrociano, poi finisci il turno.
web-kluster-choice = Hai più magneti del posto seguente. Ne piazzi un altro?
web-kluster-waiting = { $thinking ->
    [yes] { $who } sta pensando…
   *[no] Tocca a { $who }.
  }
web-kluster-apart = { $count ->
    [one] La corda { $cords } non ne incrocia nessun’altra.
   *[other] Le corde { $cords } non ne incrociano nessun’altra.
  }
web-kluster-solo = Piazzati: { $placed } · falli: { $faults } su { $allowed }

## La riserva e la mano

web-kluster-pool = { $count ->
    [one] Un magnete da piazzare
   *[other] { $count } magneti da piazzare
  }
web-kluster-take = Prendi { $magnet }
web-kluster-hand = Il magnete nella tua mano
web-kluster-raise = Alza
web-kluster-lower = Abbassa
web-kluster-turn-left = Gira a sinistra
web-kluster-turn-right = Gira a destra
web-kluster-flip = Capovolgi
web-kluster-stand = In piedi
web-kluster-put-back = Rimetti
web-kluster-let-go = Lascia
web-kluster-done = Fine turno
web-kluster-continue = Ancora uno
web-kluster-stop = Fermati qui
web-kluster-end-solo = Finisci qui la partita
web-kluster-danger = Attrazione
web-kluster-danger-level = { $level ->
    [calm] Calmo.
    [tug] Tira.
    [strong] Tira forte.
   *[snap] Sta per scattare!
  }

## Che cosa ne è venuto

web-kluster-placed = { $seat } ha piazzato { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } raccoglie { $magnets }, che con un salto { $count ->
        [one] ha
       *[other] hanno
      } raggiunto il magnete in mano (regola { $rule }).
    [outside] { $seat } raccoglie { $magnets }: fuori dall’area (regola { $rule }).
   *[kluster] { $seat } raccoglie { $magnets }: hanno fatto kluster (regola { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Tempo scaduto: fallo { $faults } su { $allowed } concessi.
   *[taken] Fallo { $faults } su { $allowed } concessi.
  }
web-kluster-offered = { $seat } ha più magneti del posto seguente e può continuare.
web-kluster-resigned = { $seat } lascia la partita; { $count ->
    [one] un magnete è messo
   *[other] { $count } magneti sono messi
  } da parte.
web-kluster-replay = Rivedi al rallentatore
web-kluster-slow = Rallentatore
web-kluster-skip = Salta
web-kluster-ended = { $reason ->
    [total-victory] Tutto piazzato: vittoria totale!
    [faults] Un fallo di troppo.
    [stopped] Fermata: il risultato vale.
    [resigned] Vince { $winners }: gli altri se ne sono andati.
   *[other] { $count ->
        [0] Non vince nessuno.
        [one] Vince { $winners }.
       *[other] Vittoria condivisa: { $winners }.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] tutto piazzato
    [one] ancora 1
   *[other] ancora { $count }
  }
web-kluster-best = Il tuo miglior risultato di questo tipo finora: { $placed ->
    [one] uno piazzato
   *[other] { $placed } piazzati
  }, { $faults ->
    [one] un fallo.
   *[other] { $faults } falli.
  }
web-kluster-best-now = Il tuo miglior risultato di questo tipo!
web-kluster-best-first = Il tuo primo risultato di questo tipo.
web-kluster-poles-now = Adesso tutti vedono quale estremità era nord: rossa con un anello.
web-kluster-again = Gioca ancora
web-kluster-record = Registrazione della partita

## Come si mostra e si dice

web-kluster-look = Vista e aiuto
web-kluster-from-above = Guarda dall’alto
web-kluster-quality = Immagine
web-kluster-quality-auto = secondo il dispositivo
web-kluster-quality-high = alta
web-kluster-quality-medium = media
web-kluster-quality-low = bassa
web-kluster-quality-flat = piatta
web-kluster-spoken = Posizioni a voce
web-kluster-spoken-what = Per i lettori di schermo: dov’è il magnete, che cosa c’è vicino e quanto tira, ogni volta che si ferma.
web-kluster-aids = Aiuti per allenarsi
web-kluster-lines = Linee del campo magnetico
web-kluster-danger-map = Mappa del pericolo: dove sarebbe rischioso lasciare
web-kluster-keys-title = Tasti, mouse e dita
web-kluster-keys = I numeri prendono un magnete. Le frecce lo muovono, di poco con Maiusc, di molto con Ctrl; Pag su e Pag giù lo alzano e lo abbassano; Q ed E lo girano, F lo capovolge, S lo mette in piedi. Invio lo lascia, Esc lo rimette nella riserva. C sceglie una corda, V cambia la vista, R legge il tavolo ad alta voce.
web-kluster-pointers = Mouse: il magnete ti segue, un clic lo lascia, la rotella lo alza, con Maiusc lo gira; il tasto destro muove la vista. Dita: trascina dove vuoi per muovere il magnete; un secondo dito lo gira e lo alza. A mano vuota puoi trascinare una corda, e altrove la vista.
web-kluster-pose = { $pose ->
    [standing] in piedi, faccia { $face } avanti
    [lying] sdraiato, estremità { $face } avanti
   *[flat] di piatto, faccia { $face } in alto
  }
web-kluster-offset = { $x } a { $side ->
    [left] sinistra
   *[right] destra
  }, { $y } { $depth ->
    [near] verso di te
   *[away] verso il fondo
  }
web-kluster-here = { $magnet }, { $how }: dal centro { $where }; altezza { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Qui si può lasciare.
    [no] Qui non si può lasciare.
   *[unknown] In viaggio.
  }
web-kluster-neighbour = { $magnet }: a { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] Il tavolo è vuoto.
    [one] Sul tavolo c’è un magnete.
   *[other] Sul tavolo ci sono { $count } magneti.
  }
web-kluster-lies = { $magnet }: dal centro { $where }.

## Disporre le corde

web-laying = Corde
web-laying-which = Quale corda
web-laying-cord = Corda { $number }
web-laying-shape = Forma
web-laying-shape-name = { $shape ->
    [circle] Cerchio
    [oval] Ovale
    [eight] Otto
   *[free] Mano libera
  }
web-laying-turn = Gira
web-laying-usual = Come al solito
web-laying-sheet = Il tavolo con le sue corde
web-laying-move = Trascina la corda, o muovila con le frecce; Q ed E la girano.
web-laying-draw = Disegna una linea chiusa con il mouse o un dito; le frecce la muovono. La corda mantiene la sua lunghezza.
