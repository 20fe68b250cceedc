### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = La lingua «{ $code }» non è disponibile. Ci sono: { $known }.
cli-no-such-option = L’opzione { $name } qui non esiste; vedi --help.
cli-no-such-command = Il comando «{ $name }» non esiste; vedi --help.
cli-missing = Manca { $name }; vedi --help.
cli-value-missing = { $name } richiede un valore; vedi --help.
cli-no-value-taken = { $name } non prende valori.
cli-too-much = Troppi argomenti; vedi --help.
cli-bad-value = Valore non valido per { $name }: serve { $needed }.
cli-needs-one-of = uno di questi: { $known }
cli-needs-range = { $kind ->
    [whole] un numero intero
   *[any] un numero
  } da { $least } a { $most }
cli-needs-at-least = { $kind ->
    [whole] un numero intero
   *[any] un numero
  } non minore di { $least }
cli-needs-number = { $kind ->
    [whole] un numero intero
   *[any] un numero
  }
cli-needs-other = qualcos’altro
file-missing = Il file «{ $name }» non esiste.
file-directory = «{ $name }» è una cartella; indica un file al suo interno.
file-unreadable = Impossibile leggere «{ $name }»: { $detail }.
file-unwritable = Impossibile scrivere «{ $name }»: { $detail }.
file-too-large = «{ $name }» supera i { $limit } MiB, molto più di quanto serva qui.
file-binary = «{ $name }» non è un file di testo in UTF-8.
file-not-json = «{ $name }» non è JSON (riga { $line }, colonna { $column }).

## Command line: help

help-lodestone = Il tavolo aperto per Kluster e Clustered: gioca, conta i punti, fai da arbitro.
help-lang = La lingua da usare: { $known }.
help-help = Mostra questo aiuto ed esce.
help-version = Mostra la versione ed esce.
help-json = Scrive JSON, per i programmi.
help-game = Quale gioco.
help-score = Conta i punti di un tavolo di Clustered finito, scritto in lettere.

    Sul tavolo . è una casella vuota, # la tessera iniziale, da A a H una tessera di quel posto e da a a h un suo jolly.
help-score-file = Il tavolo, una riga per linea di testo; - legge lo standard input.
help-referee = Arbitra una partita con righe JSON su standard input e output, per bot in qualsiasi linguaggio.
help-play = Una partita nel terminale: Clustered, se non ne indichi un altro.
help-play-clustered = Gioca nel terminale: in più persone alla stessa tastiera, con i bot o tutti insieme.
help-play-kluster = Guarda i bot giocare a Kluster con una fisica reale.
help-play-seats = Chi siede dove, separati da virgole: human o il nome di un bot (random, greedy, montecarlo, casual, club, neural, expert), da 1 a 8.
help-play-seed = Distribuisce a partire da questo numero, per rigiocare le stesse tessere.
help-play-first = Il posto che comincia, da A a H, oppure draw per il sorteggio. Se non lo indichi, una persona sola comincia, a più persone viene chiesto, e fra bot si tira a sorte.
help-play-fast = Partita veloce: peschi due tessere a turno e ne tieni cinque.
help-play-extra-wild = I posti con un terzo jolly, per esempio AC.
help-play-first-bonus = +2 per la prima linea da cinque e per il primo 2×3.
help-play-largest-bonus = +2 alla fine per il rettangolo più grande e per la linea più lunga.
help-play-resume = Riprende una partita salvata.
help-play-record = Dove tenere la registrazione; la partita viene conservata in ogni caso.
help-play-plain = Senza colori e senza ridisegnare: per lettori di schermo e pipe.
help-replay = Rivede una partita salvata passo per passo.
help-replay-file = Una registrazione scritta da «play» o dal «save» dell’arbitro.
help-replay-move = Mostra il tavolo dopo questo numero di mosse ed esce.
help-simulate = Simula una scena di Kluster: magneti e corde su un tavolo, e quello che ne fanno le mani.
help-simulate-file = La scena, un file JSON come lo descrive docs/scenes.md; - legge lo standard input.
help-simulate-plot = Disegna quello che è successo, visto dall’alto (.png, .svg o .pdf).
help-simulate-record = Registra ogni gesto, per poter ripetere tutto bit per bit.
help-warmup = Prepara subito la fisica e i bot, così nessuna partita li deve aspettare.
help-bench = Misura quanto gioca veloce questo computer ai due giochi, su un solo core.

## Command line: heads of help pages, and what stands for a value

usage-head = Uso:
usage-options = [OPZIONI]
usage-command = COMANDO …
usage-arguments-title = Argomenti
usage-options-title = Opzioni
usage-commands-title = Comandi
usage-number = NUMERO
usage-text = TESTO
usage-code = CODICE
usage-game = GIOCO
usage-folder = CARTELLA
usage-file = FILE
usage-seat = POSTO
usage-seats = POSTI
usage-default = predefinito: { $value }

## Command line: score

score-seat = Posto
score-rectangle = Rettangolo
score-rows = Righe
score-columns = Colonne
score-total = Totale
score-empty = Su questo tavolo non ci sono tessere.
score-largest-rectangle = { $seat ->
    [none] Nessuno ha da solo il rettangolo più grande.
   *[other] { $seat } ha il rettangolo più grande.
  }
score-longest-line = { $seat ->
    [none] Nessuno ha da solo la linea più lunga.
   *[other] { $seat } ha la linea più lunga.
  }

## The table in the terminal

play-title = Clustered · mossa { $number } · posto { $seat } · help elenca i comandi
play-seat-name = { $seat } ({ $player })
play-person = persona
play-hand = Mano di { $seat }
play-ask-play = Quale tessera?
play-ask-discard = Nessuna tessera trova posto. Quale scarti?
play-ask-trim = Più di cinque tessere. Quale scarti?
play-ask-cell = Dove va: { $tile }? (un numero sul tavolo; Invio per riprenderla)
play-hand-over = Tocca al posto { $seat }. Passa la tastiera, poi premi Invio.
play-ask-youngest = Chi è il più giovane: { $seats }? Oppure premi Invio per tirare a sorte.
play-begins =
    { $by ->
        [drawn] Estratto a sorte: comincia il posto { $seat }.
        [picked] Comincia il più giovane: posto { $seat }.
       *[other] Comincia il posto { $seat }.
        }
play-help =
    Scrivi il numero di una tessera, poi il numero di una casella. Non serve altro.
      3           prendi la terza tessera e vedi dove va
      Sh1 2,-1    metti Sh1 due caselle a destra e una in alto, tutto in una volta
      -Sh1        scartala, quando devi
      hint        che cosa farebbe un bot forte, e perché
      explain Sh1 2,-1    perché una mossa non è permessa
      undo        ritira la tua ultima mossa
      scores      i punti, voce per voce
      left, right, up, down    spostati su un tavolo grande
      save FILE   salva la partita in un file a tua scelta
      quit        esci; la partita viene conservata
    Una tessera fra parentesi per ora non va da nessuna parte. Dopo i punti di ogni posto: +L, +R per i bonus di velocità,
    ^l, ^r per la linea più lunga e il rettangolo più grande del momento, e fra parentesi le tessere ancora da pescare.
    Una tessera è forma (S quadrato, T triangolo, C cerchio), riempimento (h vuoto, d a righe, s pieno) e numero; *** è un jolly.
    Due vicine devono averne in comune almeno due su tre. Danno punti le linee da tre in su e il tuo rettangolo più grande.
play-empty = Scrivi il numero di una tessera, o help.
play-unknown-command = «{ $text }» non è né una tessera né un comando; help elenca entrambi.
play-no-tile = Non hai una tessera { $number } in mano; ne hai { $most }.
play-no-label = Sul tavolo non c’è un { $number }; i numeri arrivano a { $most }.
play-fits-nowhere = Per ora questa tessera non va da nessuna parte: { $tile }.
play-explain-what = Indica una mossa da spiegare, per esempio: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Un’altra casella è fuori vista; left, right, up e down spostano la vista.
   *[other] Altre { $count } caselle sono fuori vista; left, right, up e down spostano la vista.
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
play-undo-agree = Siete tutti d’accordo a ritirare l’ultima mossa? (s/n)
play-yes = s sì
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
play-first-letter = «{ $letter }» non è un posto. Scrivi da A a { $last }, oppure draw per il sorteggio.
play-surface = «{ $size }» non è una superficie. Scrivi 15x11 per le caselle in larghezza e in altezza, o round:6 per un raggio.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat } ha giocato { $tile } in { $cell }{ $gain ->
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

## The table in the terminal: replay

replay-title = Clustered · dopo la mossa { $number } di { $most }
replay-ask = Invio: avanti · b: indietro · un numero: vai lì · q: esci
replay-no-move = Non c’è una mossa { $number }; la registrazione ne ha { $most }.
play-preparing = Preparo i bot (solo la prima volta, circa mezzo minuto)…

## The rulebook in the terminal

help-rules = Mostra il regolamento di un gioco, o una sua parte.
help-rules-search = Mostra solo dove compaiono queste parole.
help-rules-rule = Mostra solo quello che si dice di questa regola.
help-rules-html = Scrive invece il regolamento come pagina da stampare.
rules-no-such-rule = Il regolamento di { $game } non ha una regola «{ $number }».
rules-nothing-found = Niente nel regolamento di { $game } parla di «{ $words }».
rules-written = Il regolamento è scritto in { $file }
rules-contents = Indice
rules-note-yours = Il tuo foglietto:
rules-note-leaflets = Foglietto in { $languages }:
rules-note = Decisione nostra:
rules-letters-tiles = Nei disegni A o B dice di chi è la tessera; poi vengono forma (S quadrato, T triangolo, C cerchio), riempimento (h vuoto, d a righe, s pieno) e numero. *** è un jolly, ### la tessera iniziale.
rules-marks-tiles = + va bene · ! non va bene
rules-marks-magnets = + piazzato · ! non si può lasciare lì · x viene raccolto · o resta lì

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: un tavolo con i bordi, 15x11 per le caselle in larghezza e in altezza, o round:6 per un raggio in caselle. Kluster: wood, glass o felt.
help-watch-bots = Kluster: il bot di ogni posto, separati da virgole (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: le scatole sul tavolo, per esempio classic,classic,duo.
help-watch-expert = Kluster: chi ha più magneti del posto seguente può piazzarne un altro.
help-watch-play-on = Kluster: si continua per la classifica dopo che qualcuno ha vinto.
help-watch-rounds = Kluster: finisce dopo questo numero di giri; vince chi ha meno magneti.
help-watch-one-group = Kluster: tutte le corde devono essere unite, non solo ognuna con un’altra.
help-watch-loop = Kluster: quanto è largo l’anello di una corda Classico, in mm (320).
help-watch-loop-duo = Kluster: lo stesso per una corda DUO (200).
help-watch-handicap = Kluster: quanti magneti in meno deve piazzare ogni posto, per esempio 0,3.
help-watch-cord-after = Kluster: quando tutto è fermo il posto può ancora muovere la corda, come nei foglietti.
help-watch-show-poles = Kluster: tutti vedono quale faccia è nord.
help-watch-turns = Kluster: si ferma dopo questo numero di turni.
help-watch-live = Kluster: a velocità reale invece che il più in fretta possibile.
help-replay-check = Kluster: rigioca la registrazione e dice se l’esito è identico.
watch-boxes = Non c’è una scatola «{ $name }»: indica classic e duo, per esempio classic,classic,duo.
watch-surface = Non c’è una superficie «{ $name }». Disponibili: { $known }.
watch-turns = Bisogna guardare almeno un turno, non { $turns }.
watch-handicap = «{ $given }» non è un vantaggio: scrivi un numero per ogni posto, per esempio 0,3.
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
    [hand] { $seat } raccoglie { $magnets }, che con un salto { $count ->
        [one] ha
       *[other] hanno
      } raggiunto il magnete in mano.
    [outside] { $seat } raccoglie { $magnets }: fuori dall’area.
   *[klustered] { $seat } raccoglie { $magnets }: hanno fatto kluster.
  }
watch-fault = { $cause ->
    [time] Tempo scaduto: fallo { $faults } (concessi: { $allowed }).
   *[taken] Fallo { $faults } (concessi: { $allowed }).
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
watch-time-up = Il tempo di { $seat } era scaduto: una mano maldestra ha finito il turno.
watch-solo = Magneti piazzati: { $placed }; falli: { $faults } (concessi: { $allowed }).
replay-kluster-title = Kluster · dopo il turno { $number } di { $most }
replay-lying = Sul tavolo: { $magnets }
replay-other-physics = Registrata con la fisica { $then }; questa è la fisica { $now }.
replay-identical = Tutti i { $turns } turni sono identici, fino all’ultimo bit.
replay-differs = Con questa fisica il turno { $turn } va diversamente ({ $what ->
    [table] il tavolo è diverso già prima
    [refused] qualcosa che allora riuscì adesso viene rifiutato
    [happenings] succede qualcos’altro
   *[digest] succede la stessa cosa, ma non fino all’ultimo bit
  }). Quello che dice la registrazione resta valido.

## Hints and reviews

advice-also = Buone anche: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Siete tutti d’accordo sui suggerimenti in questa partita? (s/n)

## Hints and reviews: reviews

help-review = Valuta ogni mossa di una partita salvata: che cosa era meglio, e quanto è costata.
help-review-turn = Valuta solo questa mossa o questo turno.

## Physics as a library (SI units)

physics-bad-friction = Un coefficiente d’attrito di { $value } non va bene: serve 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Un magnete non può avere una massa di { $mass } kg; vanno bene da 1 mg a 10 kg.
physics-bad-quaternion = Un orientamento richiede quattro numeri finiti che non siano tutti zero.
physics-bad-size = Un magnete deve misurare fra 1 mm e 200 mm lungo ogni asse.
physics-bad-step = Un passo di tempo di { $dt } s non va bene; vanno bene da 10 µs a 5 ms.
physics-cord-flat = Questa corda non racchiude niente: tutti i suoi punti sono in linea.
physics-cord-free = Nessuno tiene la corda { $cord }; prima afferrala.
physics-cord-held = La corda { $cord } è già in una mano.
physics-cord-length = Una corda non può essere lunga { $length } m; vanno bene da 0,05 m a 20 m.
physics-cord-off-table = La corda non è sul tavolo.
physics-cord-out-of-reach = La mano è a { $distance } m dalla corda, troppo lontana per afferrarla.
physics-cord-points = Una corda richiede almeno tre punti diversi, non { $count }.
physics-hand-empty = La mano non tiene nessun magnete, o lo sta già lasciando.
physics-hand-full = La mano tiene già il magnete { $magnet }.
physics-no-such-cord = Non c’è una corda { $index }.
physics-no-such-magnet = Non c’è un magnete { $index }.
physics-not-a-recording = Questa non è la registrazione di un mondo.
physics-not-a-snapshot = Questa non è un’istantanea completa di un mondo.
physics-not-finite = Un numero in «{ $field }» non è finito.
physics-replay-differs = La registrazione, ripetuta, non finisce come vi è scritto.
physics-snapshot-version = Questa istantanea ha la versione { $version }; quella conosciuta è { $known }.
physics-too-many = Non ci possono essere più di { $most } magneti.
physics-too-many-cords = Non ci possono essere più di { $most } corde.
physics-unknown-input = Non c’è un input «{ $name }».
physics-unknown-parameter = Non c’è un parametro «{ $name }».
physics-unknown-pose = Non c’è una posa «{ $name }».
physics-unknown-surface = Non c’è una superficie «{ $name }».

## Scenes

scene-not-json = La scena non è JSON (riga { $line }, colonna { $column }).
scene-too-deep = La scena è annidata per più di { $most } livelli.
scene-key-twice = «{ $name }» compare due volte nello stesso oggetto.
scene-not-finite = Il numero in { $place } non è finito ({ $value }).
scene-number = Il numero in { $place } è troppo grande.
scene-unknown-word = «{ $word }» in { $place } è sconosciuto. Disponibili: { $known }.
scene-friction = Una superficie richiede 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = L’id «{ $id }» in { $place } ha caratteri che non si possono mostrare, o spazi attorno.
scene-pose-twice = Il magnete in { $place } ha un quaternione, che ne fissa già la posa; togli «{ $name }».
scene-quaternion = I numeri del quaternione in { $place } non possono essere tutti zero, né così grandi.
scene-pose = { $kind } non può essere { $pose } (in { $place }); può essere: { $fitting }.
scene-mass = Con queste misure il magnete in { $place } peserebbe più di 10 kg; indica la sua massa.
scene-one-of = { $place } deve dire esattamente una di queste cose: { $known }.
scene-cord-points = La corda in { $place } richiede almeno tre punti diversi, non { $count }.
scene-cord-length = La corda in { $place } deve essere lunga fra { $least } e { $most } mm.
scene-cord-flat = La corda in { $place } non racchiude niente: i suoi punti sono in linea.
scene-cord-off-table = La corda in { $place } esce dal tavolo, che finisce a { $half } mm dal centro su ogni lato.
scene-no-such-cord = Non c’è una corda { $cord } da tirare (in { $place }); { $count ->
    [0] la scena non ne ha
    [one] la scena ne ha una, la corda 0
   *[other] la scena ne ha { $count }, a partire da 0
  }.
scene-times = I tempi di un percorso devono crescere; { $time } s in { $place } non va bene.
scene-too-many = In questa scena ci sono { $count } magneti; se ne possono simulare al massimo { $most }.
scene-too-many-cords = In questa scena ci sono { $count } corde; se ne possono simulare al massimo { $most }.
scene-id-twice = L’id «{ $id }» in { $place } è già di { $first }.
scene-overlap = I magneti «{ $first }» e «{ $second }» all’inizio si sovrappongono.
scene-starts-inside = Il magnete «{ $id }» di { $place } comparirebbe dentro il magnete «{ $other }».
scene-too-low = A un’altezza di { $height } mm ({ $place }) il magnete in mano sarebbe dentro il tavolo; il suo centro può scendere fino a { $least } mm.
scene-out-of-reach = La mano è a { $distance } mm dalla corda { $cord }; per afferrarla deve essere entro { $most } mm.
scene-blew-up = I numeri sono cresciuti oltre ogni limite: magneti così non si possono simulare.

## Simulate

simulate-preparing = Preparo la fisica (solo la prima volta)…
simulate-progress = Simulati { $time } s su { $limit } s al massimo; in corso da { $waited } s…
simulate-plot-format = «{ $name }» non è un’immagine che sappiamo disegnare; il nome deve finire con uno di questi: { $known }.
simulate-no-matplotlib = Per disegnare serve matplotlib, che non è installato: { $command }
simulate-rest = Tutto è fermo dopo { $time } s.
simulate-moving = Tempo scaduto dopo { $time } s, e qualcosa si muove ancora.
simulate-nothing-moved = { $count ->
    [one] Il magnete non si è mosso nemmeno di 0,1 mm.
   *[other] Nessuno dei { $count } magneti si è mosso nemmeno di 0,1 mm.
  }
simulate-moved-count = Magneti mossi ({ $moved } su { $count }):
simulate-moved = {"  "}{ $id } di { $distance } mm fino a x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… e altri { $count }
simulate-no-touch = Nessun magnete ne ha toccato un altro.
simulate-touch = { $first } e { $second } si sono toccati dopo { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Fuori: { $names }.
simulate-cord = La corda { $number } è lunga { $length } mm.
simulate-digest = Impronta { $digest }

## The picture of a scene

plot-rest = fermo dopo { $time } s
plot-moving = ancora in moto dopo { $time } s
plot-touches = { $count ->
    [0] nessun contatto
    [one] un contatto
   *[other] { $count } contatti
  }
plot-outside = fuori: { $names }
plot-before = prima
plot-path = percorso
plot-held = in mano
plot-north = nord
plot-south = sud
plot-touch = contatto
plot-scale = { $length } mm

## Warmup

warmup-begun = Preparo magneti, corde e bot
warmup-progress = { $done } parti pronte su { $all } ({ $seconds } s)
warmup-ready = Tutto è pronto dopo { $seconds } s e conservato in { $folder }

## Bench

bench-doing = Misurazione in corso
bench-library = Clustered, libreria Python: { NUMBER($count) } mosse al secondo
bench-engine = Clustered, motore compilato: { NUMBER($count) } mosse al secondo
bench-scan = Kluster, posizioni valutate: { NUMBER($count) } al secondo
bench-frame = Kluster, un’immagine dal vivo: { NUMBER($ms, maximumFractionDigits: 2) } ms; un core regge { $tables } tavoli

## Tournaments: help

help-tournament = Fa giocare i bot tra loro e li valuta; lo stesso comando riprende dopo un’interruzione.
help-tournament-bots = Chi partecipa, separati da virgole; tutti i bot del gioco se non indichi nessuno. Chi è indicato due volte partecipa due volte.
help-tournament-bot = Un programma che partecipa anch’esso; si può ripetere. docs/bots-in-any-language.md dice che cosa deve saper fare.
help-play-bot = Un programma che prende il posto seguente; si può ripetere. Senza --seats (Kluster: --bots) il primo è tuo (Kluster: di clumsy).
help-bot-seconds = Quanto un programma può pensare a ogni risposta; altrimenti 2 s in Clustered, 3 s in Kluster.
help-tournament-seats = Quanti siedono a ogni tavolo.
help-tournament-deals = Distribuzioni per ogni incontro; tutti giocano ciascuna da ogni posto.
help-tournament-swiss = Turni di un torneo svizzero, in cui si incontrano bot con punteggi simili; senza, tutti incontrano tutti.
help-tournament-seed = Sorteggia distribuzioni e bot; lo stesso numero dà le stesse partite.
help-tournament-out = Dove vanno risultati e rapporti.
help-tournament-jobs = Partite insieme; altrimenti una per core.
help-tournament-dask = Gioca invece sul cluster Dask di questo scheduler.
help-bot = Fa sedere un programma a un tavolo in rete per giocarvi una partita.
help-bot-program = Il programma con le sue opzioni, tra virgolette.
help-bot-table = Il link al tavolo, o un link personale a un posto.
help-bot-name = Che cosa vedono gli altri al tavolo; altrimenti il nome del programma.
usage-bots = BOT
usage-program = PROGRAMMA

## Tournaments: errors

program-not-started = «{ $command }» non si avvia: { $detail }.
play-programs = Questa partita { $count ->
    [0] non ha programmi al tavolo; togli --bot
    [one] ha un programma al tavolo; indicalo con --bot ({ $names })
   *[other] ha { $count } programmi al tavolo; indicali con --bot nell’ordine dei posti ({ $names })
  }.
bot-link = «{ $link }» non è il link di un tavolo; è fatto come https://server/t/Abcd1234.
bot-no-server = { $address } non risponde: { $detail }.
bot-refused = Il server dice: { $message }
tournament-too-few = { $entrants } partecipanti non bastano per { $seats } posti; indica altri bot, anche due volte lo stesso.
tournament-swiss-alone = Un torneo svizzero richiede almeno due posti per tavolo; togli --swiss.
tournament-log-busy = «{ $name }» è in uso da un altro torneo in corso; scegli un’altra cartella con --out.
tournament-log-other = «{ $name }» è di un torneo con altri partecipanti, regole o numeri; scegli un’altra cartella con --out.
tournament-log-line = La riga { $line } di «{ $name }» non è un risultato di questo torneo; correggi il file o scegli un’altra cartella con --out.
tournament-workers-lost = I processi che giocavano sono morti, forse per mancanza di memoria; quanto è stato giocato è al sicuro, e lo stesso comando riprende (prova --jobs 1).
tournament-no-dask = --dask ha bisogno del pacchetto distributed: pip install "lodestone[dask]".
tournament-no-cluster = Lo scheduler Dask { $address } non risponde: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } ha dato una risposta in ritardo o non valida: { $file }
   *[other] { $seat } ha dato { $count } risposte in ritardo o non valide: { $file }
  }
bot-seated = Posto { $seat } su { $server }. In attesa della partita…
bot-over = La partita è finita. Vincitori: { $winners }
tournament-progress = { $done } partite su { $total }
tournament-interrupted = Interrotto dopo { $games } partite; sono al sicuro, e lo stesso comando riprende.
tournament-written = Rapporto: { $file }
tournament-title = Torneo di { $game }, { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
  }
tournament-summary = { $games } partite, { $deals } distribuzioni per ogni incontro, seme { $seed }.
tournament-bot = Bot
tournament-rating = Valutazione
tournament-games = Partite
tournament-share = Quota
tournament-points = Punti
tournament-slips = Sviste
tournament-crosstable = Quanto ogni bot (riga) ha preso a ogni altro (colonna): quota con il suo intervallo al 95%, e partite
tournament-course = Valutazione di partita in partita
tournament-note = Le valutazioni sono di openskill, con il doppio della loro incertezza; 25 è la media. Nella quota il pareggio conta metà. Punti: in Clustered i totali; in Kluster i magneti rimasti, in solitario quelli piazzati.

## Starting the server

help-table-port = La porta da usare; una libera, se non è indicata.
help-table-lan = Fa giocare anche gli altri della stessa rete: mostra un link e un codice QR per i telefoni.
help-table-no-browser = Non apre il browser.
help-table-data = La cartella in cui tenere i tavoli.
help-serve = Ospita tavoli per gli altri: si apre un link nel browser e ci si siede.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti quelli di questo computer.
help-serve-port = La porta su cui ascoltare.
help-serve-database = Dove si tengono i tavoli: un file, o un URL come postgresql://user@host/name.
help-serve-public-url = L’indirizzo a cui gli altri raggiungono questo server, se davanti c’è un proxy.
help-serve-admin = Un file con il token dell’amministratore; altrimenti LODESTONE_ADMIN_TOKEN nell’ambiente.
help-serve-trust-proxy = Crede agli header X-Forwarded del proxy. Solo se nessuno può aggirarlo.
help-serve-proxies = Con --trust-proxy: quanti proxy stanno uno dietro l’altro. Ognuno aggiunge un indirizzo a X-Forwarded-For; conta quello del primo.
help-serve-archive = Dopo quanti giorni un tavolo che nessuno tocca viene archiviato.
help-serve-keep = Dopo quanti giorni un tavolo archiviato viene eliminato; mai, se non è indicato.
help-serve-tables-per-hour = Quanti tavoli può creare un indirizzo in un’ora.
help-serve-requests = Quante richieste può fare un indirizzo in un minuto.
help-serve-connections = In quanti possono guardare un tavolo. Chi ha un posto entra sempre.
help-serve-all-connections = Quante connessioni ci possono essere insieme.
help-serve-address-connections = Quante connessioni può avere insieme un indirizzo.
help-serve-processes = Quanti processi lavorano per gli ospiti: bot di Clustered, suggerimenti, controlli, repliche, valutazioni; altrimenti uno più dei core.
help-serve-tables = Quanti tavoli questo server tiene in memoria.
help-serve-live-matches = Quante partite di Kluster questo server fa giocare insieme.
help-serve-drain = Quanti secondi un server che si ferma aspetta la fine dei turni prima di affidarne i tavoli ad altri.
help-serve-node = Dove gli altri server con lo stesso database raggiungono questo; altrimenti dove ascolta. A tutti serve lo stesso LODESTONE_CLUSTER_SECRET nell’ambiente.
help-serve-workers = Quanti server avviare dietro questa porta; più di uno richiede PostgreSQL.
help-serve-dask = Calcola bot di Clustered, suggerimenti, controlli, repliche e valutazioni sul cluster Dask di questo scheduler, finché risponde.
help-serve-dask-ca = Con tls://…: il certificato da cui si riconosce il cluster.
help-serve-dask-cert = Con tls://…: il certificato da cui il cluster riconosce questo server.
help-serve-dask-key = Con tls://…: la chiave di quel certificato.
help-serve-messages = Quanti messaggi può mandare una connessione in un secondo.
help-serve-no-app = Non offrire il tavolo come app; i browser che l’hanno installata la rimuovono.
help-serve-open-tables = Permette di aprire tavoli a tutti e di giocare con sconosciuti.
help-serve-dailies = Offre i tavoli del giorno: ogni giorno una partita, la stessa per tutti.
help-serve-bot-pace = Quanti secondi impiega un bot per una mossa, come minimo.
serve-ready = I tavoli sono aperti su { $url }
serve-here = Il tavolo è pronto: { $url }
serve-lan = Gli altri su questa rete possono entrare da: { $url }
serve-stop = Premi Ctrl-C per fermare.
serve-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $cause }
serve-short-token = Il token dell’amministratore è troppo corto: servono almeno { $shortest } caratteri.
serve-short-secret = Il segreto in LODESTONE_CLUSTER_SECRET è troppo corto: servono almeno { $shortest } caratteri.
serve-workers-sqlite = Più server richiedono PostgreSQL: con un file ce ne può essere uno solo. Togli --workers, o indica --database postgresql://…
serve-dask-address = «{ $url }» non è l’indirizzo di uno scheduler Dask. Scrivilo come tls://dask.example.org:8786 o tcp://127.0.0.1:8786
serve-dask-tls = Uno scheduler Dask con tls://… richiede --dask-ca, --dask-cert e --dask-key; con tcp://… nessuno di questi.
serve-public-url = «{ $url }» non è l’indirizzo di un server. Scrivilo come https://tables.example.org

## Storage

storage-address = In «{ $place }» non c’è un archivio: indica un file, sqlite:///path o postgresql://user@host/database.
storage-needs-postgres = Per PostgreSQL serve un componente in più: pip install "lodestone[postgres]".
storage-not-a-database = «{ $place }» non è un database, o è danneggiato. Scegli un altro file, o ripristinalo da un backup.
storage-foreign = «{ $place }» è di un altro programma. Scegli un altro file, o un database vuoto.
storage-newer = «{ $place }» è stato scritto da un Lodestone più recente. Installa quella versione o una più nuova, o ripristina un backup più vecchio.
storage-not-writable = Impossibile scrivere «{ $place }»: { $cause }. Controlla di chi è, o scegli un altro posto.
storage-unreachable = Impossibile raggiungere l’archivio in «{ $place }»: { $cause }. Controlla l’indirizzo e che il database sia in funzione.
storage-in-use = Un altro Lodestone sta usando «{ $place }». Prima fermalo, o scegli un altro posto per questo.
storage-no-secret = Un altro Lodestone sta usando «{ $place }». I server che condividono un database hanno bisogno dello stesso segreto in LODESTONE_CLUSTER_SECRET: dallo a tutti, o ferma l’altro.
storage-other-secret = Un altro Lodestone sta usando «{ $place }» con un segreto diverso, o senza. Dai a tutti lo stesso in LODESTONE_CLUSTER_SECRET e riavviali.
storage-pooled = «{ $place }» non si può usare attraverso un pool che assegna le connessioni per transazione, come pgbouncer con pool_mode = transaction. Collegati direttamente, o usa pool_mode = session.
storage-older-server = Un Lodestone di versione { $version } sta usando «{ $place }» e non potrebbe leggere quello che scrive questo. Prima fermalo.
storage-same-address = A { $url } si raggiunge già un altro Lodestone che usa «{ $place }». Dai a ogni server un indirizzo proprio con --node.

help-dataset = Partite di Clustered come dati per programmi che imparano.
help-dataset-make = Fa giocare i bot, o prende registrazioni, e scrive le partite in file Parquet; lo stesso comando riprende dopo un’interruzione.
help-dataset-read = Rigioca un insieme di dati, lo controlla e dice che cosa contiene.
help-dataset-games = Quante partite.
help-dataset-records = La registrazione di una partita finita da usare invece di far giocare i bot; si può ripetere.
help-dataset-out = Dove vanno i file.
help-dataset-folder = La cartella dell’insieme di dati.
dataset-written = { $games } partite in { $name }
dataset-summary = { $games } partite, { $moves } mosse
dataset-other = «{ $name }» contiene un altro insieme di dati; scegli un’altra cartella con --out.
dataset-unfinished = Una registrazione finisce prima della sua partita; in un insieme di dati entrano solo partite finite.
dataset-edited = «{ $name }» non corrisponde alle registrazioni che lo accompagnano.
extra-missing = Mancano dei pacchetti: { $command }
