# Kluster sulla fisica: perché un’intenzione o una disposizione è rifiutata.
# $magnet: il nome di un magnete, come c3 o s3. $seat, $cord: numeri a partire da 0.

## Disporre le corde

kluster-lay-count = Queste scatole hanno { $cords } corde, e così sarebbero { $given }.
kluster-lay-off-table = La corda penderebbe dal bordo: il tavolo è { $width } per { $depth } mm.
kluster-lay-cross = La corda { $number } non incrocia nessuna di quelle già sul tavolo; mettila sopra una di loro.
kluster-lay-shape = Una corda non si può mettere così ({ $problem }).

## Turni

kluster-not-on-turn = Tocca al posto { $seat }.
kluster-settling = Aspetta che tutto sia fermo.
kluster-danger-hidden = Sapere dove è rischioso rivela i poli; questo tavolo non li mostra.
kluster-danger-empty = In mano non c’è nessun magnete.
kluster-choose-first = Prima di’ se continui o ti fermi.
kluster-nothing-offered = Non c’è niente con cui continuare: il turno finisce piazzando un magnete.
kluster-intent-number = «{ $name }» deve essere un numero da { $lowest } a { $highest }.
kluster-frames = Il tempo passa a fotogrammi interi, non a { $frames }.

## La mano

kluster-hand-full = { $magnet } è in mano; prima rimettilo giù.
kluster-hand-empty = Non c’è nessun magnete in mano.
kluster-not-in-pool = { $magnet } non è nella tua riserva.
kluster-lies-there = { $magnet } è sul tavolo, e quello che c’è sul tavolo non si tocca.
kluster-placed-already = Un magnete è già piazzato; adesso si possono muovere solo le corde.
kluster-pose = { $magnet } non si tiene così ({ $pose }): le pietre si tengono piatte o in piedi, gli spinner sdraiati.
kluster-turn-too-low = { $magnet } non ha spazio per essere capovolto: sollevalo finché il suo centro non è a { $height } mm.
kluster-no-sliding = A questo tavolo i magneti non si fanno scivolare: resta a { $height } mm dal piano.
kluster-release-outside = { $magnet } non sarebbe nell’area.
kluster-release-partly = { $magnet } non sarebbe tutto dentro l’area.
kluster-release-contact = { $magnet } non toccherebbe il tavolo dentro l’area.
kluster-release-crossed = La corda si accavalla su se stessa: prima sbrogliala.

## Corde

kluster-no-such-cord = Non c’è una corda { $cord }; sono { $cords }, la prima è 0.
kluster-cord-held = La corda { $cord } è già fra le dita.
kluster-cord-free = La corda { $cord } non è fra le dita; prima afferrala.
kluster-cord-missed = È a più di { $reach } mm dalla corda { $cord }.
kluster-cord-by-magnet = A questo tavolo le corde si muovono solo con i magneti, non con le mani.
kluster-done-early = Non c’è niente da finire: un turno finisce piazzando un magnete.
kluster-done-moving = Lascia le corde e aspetta che tutto sia fermo.

## Registrazioni

kluster-record-edited = Il turno { $number } è stato modificato: la somma di controllo non torna.
kluster-record-illegal = Il turno { $number } non può essere andato così: { $problem }
kluster-resume-snapshot = Questa istantanea non è di un turno di questa registrazione.
kluster-resume-differs = Con questa fisica il turno { $number } va diversamente, quindi la partita non può riprendere da questa istantanea ({ $difference ->
    [refused] qualcosa che allora fu fatto adesso è rifiutato
    [happenings] succede qualcos’altro
   *[digest] succede la stessa cosa, ma non fino all’ultimo bit
  }).

## Guardare una partita nel terminale

help-any-surface = Clustered: un tavolo con i bordi, 15x11 per le caselle in larghezza e in altezza, o round:6 per un raggio in caselle. Kluster: wood, glass o felt.
help-watch-bots = Kluster: il bot di ogni posto, separati da virgole (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: le scatole sul tavolo, per esempio classic,classic,duo.
help-watch-expert = Kluster: chi ha più magneti del posto seguente può piazzarne un altro.
help-watch-play-on = Kluster: si continua per la classifica dopo che qualcuno ha vinto.
help-watch-rounds = Kluster: finisce dopo questo numero di giri; vince chi ha meno magneti.
help-watch-one-group = Kluster: tutte le corde devono essere unite, non solo ognuna con un’altra.
help-watch-loop = Kluster: quanto è largo l’anello di una corda Classico, in mm (320).
help-watch-loop-duo = Kluster: lo stesso per una corda DUO (200).
help-watch-show-poles = Kluster: tutti vedono quale faccia è nord.
help-watch-turns = Kluster: si ferma dopo questo numero di turni.
help-watch-live = Kluster: alla velocità vera, non più in fretta che si può.
help-replay-check = Kluster: rigioca la registrazione e dice se viene uguale.
play-other-game = { $option } è del gioco { $game }.
watch-boxes = Non c’è una scatola «{ $name }»: indica classic e duo, per esempio classic,classic,duo.
watch-surface = Non c’è una superficie «{ $name }». Disponibili: { $known }.
watch-seat-letter = «{ $letter }» non è un posto; vanno da A a X.
watch-turns = Una partita si guarda per un turno o più, non { $turns }.
watch-preparing = Preparo il tavolo (solo la prima volta, un minuto o due)…
watch-title = Kluster · turno { $number } · { $stage ->
    [settling] tutto si ferma
    [repair] corde da sistemare
    [choice] continuare o fermarsi
    [over] finita
   *[preparing] si piazza
  }
watch-placed = { $seat } ha piazzato { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } raccoglie { $magnets }: { $count ->
        [one] è saltato
       *[other] sono saltati
      } sul magnete in mano.
    [outside] { $seat } raccoglie { $magnets }: fuori dall’area.
   *[klustered] { $seat } raccoglie { $magnets }: attaccati.
  }
watch-fault = { $cause ->
    [time] Tempo scaduto: fallo { $faults } su { $allowed } concessi.
   *[taken] Fallo { $faults } su { $allowed } concessi.
  }
watch-may-continue = { $seat } ha più magneti del posto seguente e può continuare.
watch-resigned = { $seat } lascia la partita; { $count ->
    [one] un magnete è messo
   *[other] { $count } magneti sono messi
  } da parte.
watch-ended = { $reason ->
    [total-victory] Tutto piazzato: vittoria totale!
    [faults] Un fallo di troppo: la partita è finita.
    [stopped] La partita è stata fermata.
    [resigned] Vince { $winners }: gli altri se ne sono andati.
   *[other] { $count ->
        [0] La partita è finita; non vince nessuno.
        [one] Vince { $winners }.
       *[other] Vittoria condivisa: { $winners }.
      }
  }
watch-nothing = { $seat } non ha piazzato niente; il turno passa.
watch-solo = Magneti piazzati: { $placed }; falli: { $faults } su { $allowed }.
replay-kluster-title = Kluster · dopo il turno { $number } di { $most }
replay-lying = Sul tavolo: { $magnets }
replay-no-turn = Non c’è un turno { $number }; la registrazione ne ha { $most }.
replay-no-physics = In questa registrazione non c’è fisica da verificare.
replay-other-physics = Registrata con la fisica { $then }; questa è la fisica { $now }.
replay-identical = Tutti i { $turns } turni sono venuti uguali, fino all’ultimo bit.
replay-differs = Con questa fisica il turno { $turn } va diversamente ({ $what ->
    [table] il tavolo è diverso già prima
    [refused] qualcosa che allora fu fatto adesso è rifiutato
    [happenings] succede qualcos’altro
   *[digest] succede la stessa cosa, ma non fino all’ultimo bit
  }). Quello che dice la registrazione resta valido.
