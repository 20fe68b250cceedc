# Clustered: perché una mossa, una notazione o una preparazione è rifiutata.
# $tile, $neighbour, $occupant: una tessera, come Sh1, *** (jolly) o ### (iniziale). $cell: una casella, come x,y.

## Notazione

notation-tile = «{ $text }» non è una tessera. Scrivi la forma S, T o C, il riempimento h, d o s e il numero da 1 a 3, come Sh1; un jolly è ***.
notation-cell = «{ $text }» non è una casella del tavolo. Scrivi x,y in numeri interi, come 1,0.
notation-move = «{ $text }» non è una mossa. Scrivi Sh1@1,0 per mettere una tessera o -Sh1 per scartarla.
notation-start-tile = La tessera iniziale è sul tavolo fin dal principio; non la gioca nessuno.

## Mosse

game-over = La partita è finita.
illegal-not-in-hand = Non hai { $tile } in mano.
illegal-discard = Non puoi scartare finché una tessera si può mettere, per esempio { $example }.
illegal-trim-first = Prima scarta fino a restare con cinque tessere.
illegal-trim-drawn = A questo tavolo si scarta solo una tessera appena pescata, e { $tile } non lo è.
illegal-off-table = { $cell } è fuori dal tavolo: non c’è spazio per una tessera.
illegal-occupied = In { $cell } c’è già una tessera: { $occupant }.
illegal-alone = Accanto a { $cell } non c’è niente: una tessera deve toccarne un’altra su un lato.
illegal-resign = Il posto { $seat } ha già lasciato la partita, o non ne ha mai fatto parte.
# $differ: quali caratteristiche sono diverse
illegal-neighbour = { $tile } non va con { $neighbour } in { $cell }: { $differ ->
    [shape-fill] forma e riempimento sono diversi
    [shape-count] forma e numero sono diversi
    [fill-count] riempimento e numero sono diversi
   *[shape-fill-count] forma, riempimento e numero sono tutti diversi
  }, e due vicine devono averne in comune almeno due su tre.

## Preparazione

setup-seats = Clustered è per 1-{ $most } posti, non { $seats }.
setup-first = Il posto { $first } non può cominciare: i posti vanno da 0 a { $last }.
setup-extra-wild = Il posto { $seat } non può avere un jolly in più: i posti vanno da 0 a { $last }.
setup-extra-wild-twice = Un posto è indicato due volte per il jolly in più.
setup-stack-surplus = Il posto { $seat } ha troppe { $tile } nella pila.
setup-stack-missing = Il posto { $seat } non ha { $tile } nella pila, o ne ha troppo poche.
setup-surface = Su questa superficie la tessera iniziale non ha spazio in { $cell }.
setup-radius = Il raggio di una superficie rotonda deve essere un numero, zero o più.

## Registrazioni

record-unreadable = Questa non è una nostra registrazione: { $problem }
record-players = Questa registrazione nomina un numero di giocatori diverso dal numero di posti.
record-version = Questa registrazione ha la versione { $version }; questo programma legge la versione { $known }.
record-game = Questa registrazione è del gioco «{ $game }», non di { $expected }.
record-setup = La preparazione di questa registrazione è stata modificata: la somma di controllo non torna.
record-move-edited = La mossa { $number }, { $move }, è stata modificata: la somma di controllo non torna.
record-move-unreadable = La mossa { $number } non si può leggere: { $problem }
record-move-illegal = La mossa { $number }, { $move }, non è permessa: { $problem }
record-result = Il risultato di questa registrazione è stato modificato: non segue dalle sue { $number } mosse.

## Bot

setup-bot = Non c’è un bot «{ $name }». Disponibili: { $known }.
