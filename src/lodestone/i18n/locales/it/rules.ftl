### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone non è ufficiale e non ha legami con chi pubblica i giochi. Kluster è di Robert & Paula Henning, pubblicato da Borderline Editions e Kluster LLC; Clustered è di Scotty Hardwick, Kitt Byrne e Vegard Farstad, pubblicato da Sculpin Games.
magnet-safety = Le scatole vere non sono adatte a bambini sotto i tre anni: con i pezzi piccoli possono soffocare, con la corda lunga strangolarsi. I magneti sono potenti: tienili lontani dai bambini piccoli, dai pacemaker e da altri impianti. Chi ne ingoia uno deve andare subito dal medico. Leggi e conserva le avvertenze della tua scatola.

## Names of tiles and magnets

web-tile-words = { $count } { $shape ->
    [S] { $count ->
        [one] quadrato
       *[other] quadrati
      }
    [T] { $count ->
        [one] triangolo
       *[other] triangoli
      }
   *[C] { $count ->
        [one] cerchio
       *[other] cerchi
      }
  } { $fill ->
    [h] { $count ->
        [one] vuoto
       *[other] vuoti
      }
    [d] { $count ->
        [one] a righe
       *[other] a righe
      }
   *[s] { $count ->
        [one] pieno
       *[other] pieni
      }
  }
web-tile-wild = jolly
web-tile-start = tessera iniziale
web-kluster-stone = la pietra { $number }
web-kluster-spinner = lo spinner { $number }

## Clustered: notation

notation-tile = «{ $text }» non è una tessera. Scrivi la forma S, T o C, il riempimento h, d o s e il numero da 1 a 3, come Sh1; un jolly è ***.
notation-cell = «{ $text }» non è una casella del tavolo. Scrivi x,y in numeri interi, come 1,0.
notation-move = «{ $text }» non è una mossa. Scrivi Sh1@1,0 per mettere una tessera o -Sh1 per scartarla.
notation-start-tile = La tessera iniziale è sul tavolo fin dal principio; non la gioca nessuno.

## Clustered: moves

game-over = La partita è finita.
illegal-not-in-hand = Non hai in mano questa tessera: { $tile }.
illegal-discard = Non puoi scartare finché una delle tue tessere trova posto, per esempio questa: { $example }.
illegal-trim-first = Prima scarta fino a restare con cinque tessere.
illegal-trim-drawn = A questo tavolo si scarta solo una tessera appena pescata, non questa: { $tile }.
illegal-off-table = Lì si è fuori dal tavolo: non c’è spazio per una tessera.
illegal-occupied = Lì c’è già una tessera: { $occupant }.
illegal-alone = Accanto a quella casella non c’è niente: una tessera deve toccarne un’altra su un lato.
illegal-resign = Il posto { $seat } ha già lasciato la partita, o non ne ha mai fatto parte.
illegal-neighbour = { $tile } e { $neighbour } non possono stare vicini: { $differ ->
    [shape-fill] forma e riempimento sono diversi
    [shape-count] forma e numero sono diversi
    [fill-count] riempimento e numero sono diversi
   *[shape-fill-count] forma, riempimento e numero sono tutti diversi
  }. Due tessere vicine devono averne in comune almeno due su tre.

## Clustered: setting up

setup-seats = Clustered è per 1-{ $most } posti, non { $seats }.
setup-first = Il posto { $first } non può cominciare: i posti vanno da A a { $last }.
setup-extra-wild = Il posto { $seat } non può avere un jolly in più: i posti vanno da A a { $last }.
setup-extra-wild-twice = Un posto è indicato due volte per il jolly in più.
setup-stack-surplus = Il posto { $seat } ha troppe copie di questa tessera nella pila: { $tile }.
setup-stack-missing = Il posto { $seat } ha troppo poche copie di questa tessera nella pila: { $tile }.
setup-surface = Su questa superficie la tessera iniziale non ha spazio in { $cell }.
setup-radius = Il raggio di una superficie rotonda deve essere un numero, zero o più.

## Clustered: records

record-unreadable = Questa non è una nostra registrazione: { $problem }
record-players = Questa registrazione nomina un numero di giocatori diverso dal numero di posti.
record-version = Questa registrazione ha la versione { $version }; questo programma legge le versioni fino alla { $known }.
record-game = Questa registrazione è del gioco «{ $game }», non di { $expected }.
record-setup = La preparazione di questa registrazione è stata modificata: la somma di controllo non torna.
record-move-edited = La mossa { $number }, { $move }, è stata modificata: la somma di controllo non torna.
record-move-unreadable = La mossa { $number } non si può leggere: { $problem }
record-move-illegal = La mossa { $number }, { $move }, non è permessa: { $problem }
record-result = Il risultato di questa registrazione è stato modificato: non segue dalle sue { $number } mosse.

## Clustered: bots

setup-bot = Non c’è un bot «{ $name }». Disponibili: { $known }.
setup-two-clocks = Un tavolo ha un solo orologio: dai a un turno secondi o giorni, non entrambi.

## Kluster: notation

notation-magnet = «{ $text }» non è un magnete. Scrivi c e un numero per una pietra, s e un numero per uno spinner, come c3.

## Kluster: turns

kluster-no-such-magnet = In questa partita { $magnet } non c’è.
kluster-set-aside = { $magnet } resta da parte e non gioca in questa partita.
kluster-not-yours = { $magnet } è nella riserva del posto { $seat }: si piazzano solo i propri magneti.
kluster-lies-already = { $magnet } è già sul tavolo, e quello che c’è sul tavolo non si tocca.
kluster-held-and-placed = { $magnet } non può stare insieme sul tavolo e in mano.
kluster-held-alone = { $magnet }, in mano, non ha toccato niente: questo magnete deve stare in un kluster, o non essere indicato come in mano.
kluster-too-small = Un kluster sono due o più magneti che si toccano; ne hai indicato uno da { $count }.
kluster-named-twice = { $magnet } compare due volte nei kluster: i magneti che si toccano sono un solo kluster.
kluster-outside-twice = { $magnet } compare due volte fra i magneti usciti.
kluster-in-own-pool = { $magnet } non era sul tavolo. Se questo magnete era in mano e ha toccato qualcosa, indicalo come in mano.
kluster-in-pool = { $magnet } non era sul tavolo: è nella riserva del posto { $seat }.
kluster-must-place = Non è stato piazzato niente e niente è andato storto: un turno finisce solo quando si piazza un magnete.
kluster-cords-apart = { $group ->
    [one] Le corde non sono tutte unite: spostale finché non lo sono, poi il turno può finire.
   *[any] Una corda non ne incrocia nessun’altra: spostala finché non lo fa, poi il turno può finire.
  }
kluster-stop = Non c’è niente da fermare: un turno finisce piazzando un magnete.
kluster-resign = Il posto { $seat } non è (o non è più) in partita e non può abbandonare.

## Kluster: setting up

kluster-setup-boxes = Ci possono essere da 0 a { $most } scatole per tipo, non { $count }.
kluster-setup-no-box = Serve almeno una scatola.
kluster-setup-seats = Queste scatole sono per 1-{ $most } posti, non { $seats }.
kluster-setup-first = Il posto { $first } non può cominciare: i posti vanno da A a { $last }.
kluster-setup-per-seat = «{ $name }» richiede un numero per ognuno dei { $seats } posti, e ne ha { $given }.
kluster-setup-cord-alone = Muovere la corda dopo il rilascio è per due o più giocatori.
kluster-setup-cord-options = Se solo i magneti muovono la corda, dopo il rilascio nessuno può muoverla: scegli una delle due cose.
kluster-setup-negative = I numeri in «{ $name }» devono essere zero o più.
kluster-setup-rounds = Il limite è di almeno un giro.
kluster-setup-handicap = Il posto { $seat } può lasciare da parte da 0 a { $most } magneti, non { $count }.
kluster-setup-order-surplus = { $magnet } non è in queste scatole, o compare due volte nella distribuzione.
kluster-setup-order-missing = { $magnet } manca nella distribuzione.

## Kluster: records

kluster-record-kinds = Deve essere esattamente uno fra turn, stop, timeout e resign, e ce ne sono { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Queste scatole hanno { $cords } corde, non { $given }.
kluster-lay-off-table = La corda penderebbe dal bordo: il tavolo è { $width } per { $depth } mm.
kluster-lay-cross = La corda { $number } non incrocia nessuna di quelle già sul tavolo; mettila sopra una di loro.
kluster-lay-shape = Una corda non si può mettere così ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Tocca al posto { $seat }.
kluster-settling = Aspetta che tutto sia fermo.
kluster-clock-plays = Il tempo di questo turno è scaduto: lo finisce una mano maldestra.
kluster-release-late = La tua immagine del tavolo era vecchia di più di un secondo, quindi non è stato lasciato niente. Riprova.
kluster-danger-hidden = Sapere dove è rischioso rivela i poli; questo tavolo non li mostra.
kluster-danger-empty = In mano non c’è nessun magnete.
kluster-choose-first = Prima di’ se continui o ti fermi.
kluster-nothing-offered = Non c’è niente con cui continuare: il turno finisce piazzando un magnete.
kluster-intent-number = «{ $name }» deve essere un numero da { $lowest } a { $highest }.
kluster-frames = Il tempo passa a fotogrammi interi, non a { $frames }.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } è in mano; prima rimetti a posto questo magnete.
kluster-hand-empty = Non c’è nessun magnete in mano.
kluster-not-in-pool = { $magnet } non è nella tua riserva.
kluster-lies-there = { $magnet } è sul tavolo, e quello che c’è sul tavolo non si tocca.
kluster-placed-already = Un magnete è già piazzato; adesso si possono muovere solo le corde.
kluster-pose = { $magnet } non si tiene così: le pietre si tengono piatte o in piedi, gli spinner sdraiati.
kluster-turn-too-low = Non c’è spazio per capovolgere { $magnet }: solleva il magnete finché il suo centro non è a { $height } mm.
kluster-no-sliding = A questo tavolo i magneti non si fanno scivolare: resta a { $height } mm dal piano.
kluster-release-outside = { $magnet } non sarebbe nell’area.
kluster-release-partly = { $magnet } non sarebbe del tutto dentro l’area.
kluster-release-contact = { $magnet } non toccherebbe il tavolo dentro l’area.
kluster-release-crossed = La corda si accavalla su se stessa: prima sbrogliala.

## Kluster on physics: cords

kluster-no-such-cord = Non c’è una corda { $cord }; sono { $cords }, la prima è 0.
kluster-cord-held = Questa corda è già fra le dita.
kluster-cord-free = Questa corda non è fra le dita; prima afferrala.
kluster-cord-missed = Le dita hanno mancato la corda: afferrala dove si trova.
kluster-cord-by-magnet = A questo tavolo le corde si muovono solo con i magneti, non con le mani.
kluster-done-early = Non c’è niente da finire: un turno finisce piazzando un magnete.
kluster-done-moving = Lascia le corde e aspetta che tutto sia fermo.

## Kluster on physics: records

kluster-record-edited = Il turno { $number } è stato modificato: la somma di controllo non torna.
kluster-record-illegal = Il turno { $number } non può essere andato così: { $problem }
kluster-resume-snapshot = Questa istantanea non è di un turno di questa registrazione.
kluster-resume-differs = Con questa fisica il turno { $number } va diversamente, quindi la partita non può riprendere da questa istantanea ({ $difference ->
    [refused] qualcosa che allora riuscì adesso viene rifiutato
    [happenings] succede qualcos’altro
   *[digest] succede la stessa cosa, ma non fino all’ultimo bit
  }).

## Kluster on physics: replaying

replay-no-turn = Non c’è un turno { $number }; la registrazione ne ha { $most }.
replay-no-physics = In questa registrazione non c’è fisica da verificare.

## Requests as data

request-unknown-key = Qui non c’è «{ $name }» (in { $place }).
request-missing-key = Manca «{ $name }» (in { $place }).
request-type = In { $place } ci voleva { $expected }, e c’è { $got }.
request-range = Il numero in { $place } è fuori dai limiti: serve { $expected } { $bound }.
request-length = La lista in { $place } ha { $got } voci invece di { $expected }.
request-value = Il valore in { $place } qui non è ammesso.
request-surface = Una superficie richiede left, right, top e bottom, oppure un radius, oppure una lista cells.
nothing-to-take-back = Non c’è nessuna mossa da ritirare.

## Requests as data: the referee

request-not-json = Questa riga non è JSON.
request-not-object = Una richiesta è un oggetto JSON, come { "{" }"op":"position"{ "}" }.
request-no-operation = «op» manca o non è una parola.
request-unknown-operation = Non c’è un’operazione «{ $name }». Disponibili: { $known }.
request-too-long = La riga supera i { $limit } MiB.
request-nothing-started = Non è cominciata nessuna partita; comincia con «new» o «load».
request-stacks = Per { $seats } posti servono altrettante pile, e ce ne sono { $stacks }.

## Hints and reviews

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
    [one] Sta accanto a una tua tessera, con spazio per crescere.
   *[other] Sta accanto a { $count } tue tessere, con spazio per crescere.
  }
advice-certain = Non c’è più nulla di nascosto: è certo.
advice-risk = { $risk ->
    [0] Lì nemmeno una mano che trema fa danni.
   *[other] Con una mano che trema, lì va male il { $risk }% dei tentativi.
  }
advice-slack = Puoi sbagliare fino a { $mm } mm.
advice-hold = { $hold ->
    [easily] I magneti intorno se ne accorgeranno appena.
    [well] I magneti intorno restano dove sono.
   *[barely] I magneti intorno restano dove sono per un soffio.
  }
advice-pair = { $one } e { $other } si attirano più di tutti.
advice-not-now = Adesso non c’è nulla da consigliare: dev’essere il tuo turno e devi avere un magnete da piazzare.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] unica mossa
    [best] mossa migliore
    [good] buona
    [slip] imprecisione
   *[blunder] errore grave
  }
review-better = Meglio: { $move } (+{ $points }).
review-risk = Rischio { $risk }%, nel miglior posto trovato { $best }%.
review-klustered = Si sono attaccati: { $magnets }.
review-seat = { $seat }: imprecisioni { $slips }, errori gravi { $blunders }, regalato { $given }
review-partial = Il resto non è stato valutato: dal turno { $number } in poi la fisica di questo programma dà altro.
review-progress = Valutato: { $done } di { $of }

## Clustered: tables as text

board-character = Riga { $line }, colonna { $column }: «{ $character }» non significa niente su un tavolo; usa . # da A a H e da a a h.
