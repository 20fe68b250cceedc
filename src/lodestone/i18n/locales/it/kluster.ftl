# Kluster: perché dei fatti, un nome o una preparazione sono rifiutati.
# $magnet: il nome di un magnete, come c3 (una pietra) o s3 (uno spinner). $seat: il numero di un posto, 0 è il primo.

## Notazione

notation-magnet = «{ $text }» non è un magnete. Scrivi c e un numero per una pietra, s e un numero per uno spinner, come c3.

## Turni

kluster-no-such-magnet = In questa partita { $magnet } non c’è.
kluster-set-aside = { $magnet } è stato messo da parte e non gioca in questa partita.
kluster-not-yours = { $magnet } è nella riserva del posto { $seat }: si piazzano solo i propri magneti.
kluster-lies-already = { $magnet } è già sul tavolo, e quello che c’è sul tavolo non si tocca.
kluster-held-and-placed = { $magnet } non può essere piazzato e ancora in mano.
kluster-held-alone = { $magnet }, in mano, non ha toccato niente: deve stare in un kluster, o non essere indicato come in mano.
kluster-too-small = Un kluster sono due o più magneti che si toccano; ne hai indicato uno da { $count }.
kluster-named-twice = { $magnet } compare due volte nei kluster: i magneti che si toccano sono un solo kluster.
kluster-outside-twice = { $magnet } è indicato due volte fra quelli usciti.
kluster-in-own-pool = { $magnet } non era sul tavolo. Se era in mano e ha toccato qualcosa, indicalo come in mano.
kluster-in-pool = { $magnet } non era sul tavolo: è nella riserva del posto { $seat }.
kluster-must-place = Non è stato piazzato niente e niente è andato storto: un turno finisce solo quando si piazza un magnete.
kluster-cords-apart = { $group ->
    [one] Le corde non sono tutte unite: spostale finché non lo sono, poi il turno può finire.
   *[any] Una corda non ne incrocia nessun’altra: spostala finché non lo fa, poi il turno può finire.
  }
kluster-stop = Non c’è niente da fermare: un turno finisce piazzando un magnete.
kluster-resign = Il posto { $seat } non è (o non è più) in partita e non può abbandonare.

## Preparazione

kluster-setup-boxes = Ci possono essere da 0 a { $most } scatole per tipo, non { $count }.
kluster-setup-no-box = Serve almeno una scatola.
kluster-setup-seats = Queste scatole sono per 1-{ $most } posti, non { $seats }.
kluster-setup-first = Il posto { $first } non può cominciare: i posti vanno da 0 a { $last }.
kluster-setup-per-seat = «{ $name }» vuole un numero per ognuno dei { $seats } posti, e ne ha { $given }.
kluster-setup-negative = I numeri in «{ $name }» devono essere zero o più.
kluster-setup-rounds = Il limite è di almeno un giro.
kluster-setup-handicap = Il posto { $seat } può lasciare da parte da 0 a { $most } magneti, non { $count }.
kluster-setup-order-surplus = { $magnet } non è in queste scatole, o è distribuito due volte.
kluster-setup-order-missing = { $magnet } manca nella distribuzione.

## Registrazioni

kluster-record-kinds = Deve essere esattamente uno fra turn, stop, timeout e resign, e ce ne sono { $count }.
