### The browser table.

## Every screen

web-skip = Vai al contenuto
web-loading = Un momento…
web-load-failed = Impossibile caricare questa schermata.
web-reload = Riprova
web-nothing-here = A questo indirizzo non c’è niente.
web-to-lobby = Torna alla pagina iniziale
web-close = Chiudi
web-nav = Menu principale
web-nav-records = Partite
web-nav-referee = Arbitra Kluster
web-nav-score = Conta i punti
web-nav-about = Info

## Every screen: settings

web-settings = Impostazioni
web-language = Lingua
web-language-system = Come il browser
web-theme = Chiaro o scuro
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Animazioni
web-motion-system = Come il dispositivo
web-motion-full = Tutte
web-motion-reduced = Ridotte
web-sound = Suoni
web-settings-kept = Salvate solo in questo browser.

## Every screen: about

web-about-title = Info su Lodestone
web-about-what = Lodestone è un tavolo digitale aperto per due famiglie di giochi: Kluster, con magneti e una corda, e Clustered, con le tessere.
web-about-unofficial = Non ufficiale, senza legami con gli editori.
web-about-boxes = Le parole, le immagini e i suoni qui sono nostri. Se i giochi ti piacciono, compra le scatole: sono bellissime.
web-about-safety-title = Con i magneti veri
web-about-privacy-title = I tuoi dati
web-about-privacy = Niente account, niente tracciamento, niente che arrivi da altrove. Le tue impostazioni e i tuoi posti restano in questo browser; le partite le conserva il server su cui ti trovi.
web-about-made-title = Fatto con
web-about-made = Svelte, Fluent e Vite nel browser; Python, Starlette, NumPy e Numba sul server. Software libero con licenza MIT.
web-about-docs = Documentazione per chi ospita, chi programma e chi è curioso

## Every screen: when something goes wrong

web-server-unreachable = Il server non è raggiungibile. È ancora in funzione?
web-server-refused = Il server non ha potuto rispondere ({ $status }).
web-line-lost = Connessione persa. Riconnessione…
web-line-slow = La connessione è lenta…
web-line-ended = La connessione con questo tavolo è terminata.
web-line-closed = Questo tavolo è stato chiuso.
web-line-too-many = Hai aperto questo tavolo su troppi schermi, quindi questo è stato disconnesso.
web-about-typeface = I titoli sono composti in Fraunces, di Undercase Type.
web-about-licence = La sua licenza
web-about-video = I video sono creati con Mediabunny.

## Lobby

web-lobby-title = Siediti e gioca
web-lobby-what = In solitario, contro il computer, con altri a questo schermo o con amici lontani. Senza account.
web-lobby-clustered = Metti tessere con almeno due caratteristiche su tre in comune con le vicine; fai crescere linee e rettangoli, intralcia gli altri.
web-lobby-kluster = Piazza magneti dentro un anello di corda. Tutto quello che si attacca torna tuo. Liberati di tutti i tuoi.
web-play-clustered = Gioca a Clustered
web-play-kluster = Gioca a Kluster
web-set-up = Prepara…
web-lobby-kluster-preparing = I magneti sono in preparazione; ci vuole circa un minuto, una volta sola.
web-join-title = Raggiungi un amico
web-join-what = Incolla il link che ti hanno mandato, o solo l’ultima parte.
web-join-link = Link del tavolo
web-join = Unisciti
web-join-unreadable = Non sembra il link di un tavolo.
web-real-title = A un tavolo vero
web-real-what = Hai la scatola davanti a te: conta qui i punti, o segna turni e falli.
web-recent = I miei tavoli
web-recent-forget = Togli dalla lista
web-default-name = Ospite

## Lobby: people and bots

web-your-name = Il tuo nome
web-here-name = Giocatore { $seat }
web-bot-level = Come giocano i bot
web-level-random = gioca quel che capita
web-level-greedy = arraffa subito i punti
web-level-montecarlo = guarda lontano
web-level-neural = gioca d’esperienza
web-level-casual = gioca per divertirsi
web-level-club = conosce i trucchi
web-level-expert = difficile da battere
web-level-clumsy = sta imparando
web-level-steady = mano ferma
web-seat-free = Posto libero
web-seat-called = { $name } ({ $seat })
web-seats = Posti
web-you = tu

## Lobby: a new table

web-new-clustered = Un tavolo di Clustered
web-new-clustered-what = Due posti e le regole di base, se non scegli altro.
web-new-kluster = Un tavolo di Kluster
web-new-kluster-what = Una scatola Classico e due posti, se non scegli altro.
web-new-who = Chi gioca?
web-first = Chi comincia
web-first-youngest = Comincia il più giovane. Chi è?
web-first-shortest = Comincia il più basso. Chi è?
web-first-draw = Tirare a sorte
web-begins-drawn = Estratto a sorte: comincia { $who }.
web-begins-youngest = Comincia il più giovane: { $who }.
web-begins-shortest = Comincia il più basso: { $who }.
web-begins-most-left = Più magneti rimasti l’ultima volta: comincia { $who }.
web-begins-next = Stavolta comincia { $who }.
web-new-presets = Scelte rapide
web-preset-bot = Contro il computer
web-preset-friend = Con un amico, via link
web-preset-here = In due a questo schermo
web-preset-solo = In solitario
web-choice-me = Io
web-choice-here = Qualcuno a questo schermo
web-choice-link = Un amico, via link
web-seat-add = Un posto in più
web-seat-remove = Togli il posto { $seat }
web-new-extended = Da cinque in su è la partita estesa: due tessere iniziali, con sei caselle in mezzo.
web-new-options = Opzioni
web-new-open = Apri il tavolo
web-option-fast = Partita veloce
web-option-fast-what = Peschi due tessere a turno e ne tieni cinque: più breve, con più scelta.
web-option-first = Bonus di velocità
web-option-first-what = Due punti per la prima linea da cinque e due per il primo 2×3.
web-option-largest = Bonus di grandezza
web-option-largest-what = Due punti a chi da solo ha il rettangolo più grande e due per la linea più lunga.
web-option-wild = Un terzo jolly
web-option-wild-what = Per tutti, o come vantaggio per chi è più giovane o meno esperto.
web-option-surface = Spazio sul tavolo
web-surface-endless = Senza bordi
web-surface-square = Quadrato, 15 caselle per lato
web-surface-round = Rotondo, 7 caselle in ogni direzione
web-option-clock = Tempo per turno
web-clock-none = Nessun limite
web-clock-seconds = { $seconds } secondi
web-house-rules = Regole della casa
web-house-rules-what = Cambiano le regole solite; tutti al tavolo vedono quali sono attive.
web-house-rule = Regola della casa: { $name }
web-option-wild-for = Un terzo jolly: { $seats }
web-surface-edges = Un tavolo con i bordi
web-surface-edges-what = Lo spazio per le tessere è limitato.
web-solo-bests = I miei record in solitario
web-solo-base = Gioco base
web-solo-none = Ancora nessuna partita in solitario con queste regole.
web-option-tie = Spareggio
web-option-tie-what = Rettangolo più grande, poi linea più lunga, poi meno scarti.
web-option-hidden = Scarti coperti
web-option-hidden-what = Nessuno vede che cosa hanno scartato gli altri.
web-option-trim = Tieni quello che avevi
web-option-trim-what = Nella partita veloce si scarta solo una tessera appena pescata.
web-option-chat = Chat
web-option-chat-what = Chi è a questo tavolo può scriversi.

## Lobby: a new table of Kluster

web-boxes = Scatole
web-box-classic = Classico
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Prendi almeno una scatola.
   *[other] Fino a { $most } posti.
  }
web-option-expert = Modalità per esperti
web-option-expert-what = Chi ha ancora più magneti del giocatore seguente può piazzarne un altro.
web-option-poles = Mostra i poli
web-option-poles-what = Un aiuto per allenarsi: tutti vedono quale faccia è nord.
web-option-top = Piano del tavolo
web-top-wood = Legno
web-top-glass = Vetro, scivoloso
web-top-felt = Feltro, ruvido
web-option-play-on = Si gioca per la classifica
web-option-play-on-what = Quando uno ha vinto, gli altri continuano.
web-option-rounds = Limite di giri
web-rounds-none = Nessuno
web-rounds-count = { $count } giri: vince chi ha meno magneti rimasti
web-option-handicap = Vantaggio
web-option-handicap-what = Quanti magneti in meno ogni posto deve piazzare.
web-option-loop-classic = Dimensione dell’anello Classico
web-option-loop-duo = Dimensione dell’anello DUO
web-loop-mm = { $mm } mm di diametro
web-option-no-sliding = Vietato far scivolare
web-option-no-sliding-what = Un magnete in mano resta sopra il tavolo.
web-option-cord = Giù le mani dalla corda
web-option-cord-what = La corda si muove solo con i magneti.
web-option-after = Muovere la corda dopo il rilascio
web-option-after-what = Come nei foglietti: quando tutto è fermo puoi ancora muovere la corda. Termini tu il turno, altrimenti finisce dopo cinque secondi.
web-option-group = Un solo gruppo di corde
web-option-group-what = Tutte le corde devono essere unite, non solo ognuna con un’altra.
web-name-of = Nome al posto { $seat }
web-bot-character = { $level ->
    [random] Un topolino che posa la prima cosa che trova.
    [clumsy] Un orso dalle zampe grosse.
    [greedy] Una gazza: prende subito tutto ciò che luccica.
    [casual] Un gatto che gioca tra un pisolino e l’altro.
    [club] Una volpe con tante serate di gioco alle spalle.
    [montecarlo] Un polpo che prova mille partite nella sua testa.
    [neural] Un elefante che ricorda ogni partita di allenamento.
    [steady] Una tartaruga dalla mano ferma.
   *[expert] Un gufo a cui non sfugge nulla.
  }

## A table of either game

web-table-missing = A questo indirizzo non c’è un tavolo, o non c’è più.

## A table of either game: waiting for others

web-waiting-clustered = Un tavolo di Clustered
web-waiting-kluster = Un tavolo di Kluster
web-waiting-for = { $count ->
    [0] Ci siamo tutti.
    [one] Manca ancora qualcuno.
   *[other] Ne mancano ancora { $count }.
  }
web-sit-down = Siediti
web-leave-seat = Lascia il posto
web-start-with-bots = Comincia con i bot ai posti liberi
web-invite-title = Invita
web-invite-link = Link di questo tavolo
web-invite-copy = Copia il link
web-invite-copied = Link copiato.
web-invite-share = Condividi
web-invite-code = Lo stesso link come codice QR
web-invite-watch = Link per gli spettatori
web-invite-only-here = Questo indirizzo vale solo su questo computer. Per giocare anche sui telefoni, avvia Lodestone con --lan.
web-own-link = Il mio link, per un altro dispositivo
web-own-link-what = Apre il tuo posto su qualsiasi dispositivo. Tienilo per te.

## A table of either game: together

web-menu = Tavolo
web-news = Che cosa è successo
web-news-none = Ancora niente.
web-chat = Chat
web-chat-write = Scrivi qualcosa
web-chat-send = Invia
web-chat-none = Nessuno ha ancora detto niente.
web-chat-unread = da leggere
web-reactions = Reazioni
web-reaction = { $reaction ->
    [thumbs_up] Pollice in su
    [clap] Applausi
    [laugh] Risate
    [wow] Wow
    [think] Fammi pensare
    [oops] Ops
    [heart] Che bello
   *[wave] Un saluto
  }
web-preparing = Preparazione dei magneti…
web-preparing-then = Poi la partita comincia da sola.
web-preparing-parts = { $done } parti pronte su { $all }
web-preparing-meanwhile = Intanto dai un’occhiata alle regole o alla prima lezione.
web-watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
  }
web-take-back = Ritira l’ultima mossa
web-pause = Pausa
web-paused = La partita è in pausa.
web-resume = Continua
web-resign = Abbandona
web-resign-seat = Abbandona il posto { $seat }
web-resign-sure = Vuoi davvero abbandonare il posto { $seat }? Gli altri continuano senza di te e non potrai tornare.
web-resign-sure-last = Vuoi davvero abbandonare il posto { $seat }? La partita finisce qui e non potrai tornare.
web-absent = { $who } non c’è.
web-stand-in = Fai giocare un bot
web-stand-in-end = Torno a giocare il posto { $seat }
web-close-table = Chiudi questo tavolo
web-close-sure = Chiudere questo tavolo per tutti?
web-yes = Sì
web-no = No
web-proposal-take-back = { $name } vorrebbe ritirare l’ultima mossa.
web-proposal-pause = { $name } vorrebbe fare una pausa.
web-proposal-again = { $name } vorrebbe giocare ancora.
web-proposal-waiting = Si aspettano gli altri…
web-proposal-withdraw = Lascia stare
web-agree = D’accordo
web-decline = Rifiuta
web-away = assente
web-resigned = ha abbandonato
web-thinking = sta pensando
web-standing-in = bot: { $level }
web-stood-in = { $who } ha esaurito il tempo due volte di fila: continua un bot ({ $level }).
web-stood-in-own = Un bot ({ $level }) gioca il posto { $seat } per te.
web-watching = Stai guardando. Le mani restano coperte.
web-clock-left = { $seconds } s
web-title-your-turn = Tocca a te
web-proposal-declined = { $name } dice di no.

## The Clustered board

web-board-keys = Le frecce vanno di casella in casella, Invio sceglie, N e P saltano fra le caselle illuminate, più e meno ingrandiscono e rimpiccioliscono, 0 mostra tutto il tavolo.
web-board-closer = Ingrandisci
web-board-further = Rimpicciolisci
web-board-fit = Mostra tutto il tavolo
web-seat = Posto { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: vuota.
web-cell-start = { $x }, { $y }: tessera iniziale.
web-cell-wild-of = { $x }, { $y }: jolly del posto { $seat }.
web-cell-tile-of = { $x }, { $y }: tessera del posto { $seat }.
web-board-more = { $count ->
    [one] Ancora una casella
   *[other] Altre { $count } caselle
  } { $way ->
    [left] più a sinistra
    [right] più a destra
    [up] più in alto
   *[down] più in basso
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = Il tavolo. Le tessere, e le caselle dove può andare la tessera scelta.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile }, posto { $seat }.
web-cell-legal = { $x }, { $y }: libera, la tessera può andare qui.

## Clustered: the hand

web-hand = Le tue tessere
web-hand-fits = { $tile }, può andare in { $count ->
    [one] un posto
   *[other] { $count } posti
  }
web-hand-fits-nowhere = { $tile }, ora non ha posto
web-hand-discard = { $tile }, si può scartare
web-hands-covered = Le tessere sono coperte.
web-confirm = Conferma
web-discard = Scarta
web-put-back = Rimetti in mano
web-cover = { $name }, tocca a te ({ $seat }). Gli altri guardano altrove.
web-cover-reveal = Mostra le mie tessere

## Clustered: what to do

web-prompt-choose = Tocca a te: scegli una tessera.
web-prompt-place = { $tile }: scegli una casella illuminata.
web-prompt-confirm = Conferma, o prova un’altra casella.
web-prompt-gain = { $points ->
    [0] Qui ancora niente punti.
    [one] Qui un punto in più.
   *[other] Qui { $points } punti in più.
  }
web-prompt-discard = Nessuna tessera trova posto: scegline una da scartare.
web-prompt-trim = Più di cinque tessere: scegline una da scartare.
web-prompt-discard-confirm = Esce dal gioco. Conferma, o scegline un’altra.
web-prompt-waiting = Tocca a { $who }.
web-prompt-thinking = { $who } sta pensando…
web-prompt-sending = Un momento…
web-gain-badge = +{ $points }
web-show-groups = Punti

## Clustered: seats

web-piles = { $hand } in mano, { $stack } da pescare, { $discards } negli scarti
web-points = punti
web-to-move = Tocca al posto { $seat }
web-mark-first-line = Prima linea da cinque: due punti
web-mark-first-rectangle = Primo 2×3: due punti
web-mark-longest = Linea più lunga: due punti per ora
web-mark-largest = Rettangolo più grande: due punti per ora

## Clustered: what happened

web-news-placed = { $who }: { $tile } in { $x }, { $y }.
web-news-discarded = { $who } scarta { $tile }.
web-news-discarded-unseen = { $who } scarta una tessera.
web-news-drawn = Peschi { $tile }.
web-news-first-line = { $who } ha la prima linea da cinque.
web-news-first-rectangle = { $who } ha il primo 2×3.
web-news-your-turn = Posto { $seat }, tocca a te.
web-news-ended = La partita è finita.

## Clustered: the end

web-end-title = Il risultato
web-end-counting = Conteggio…
web-end-skip = Al risultato
web-end-again = Gioca ancora
web-end-record = Rivedi la partita
web-end-solo = { $points ->
    [one] Un punto.
   *[other] { $points } punti.
  }
web-end-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
  } con { $points ->
    [one] un punto.
   *[other] { $points } punti.
  }
web-end-nobody = Non vince nessuno.
web-score-bonus = Bonus

## Clustered: alone, and what is special about a table

web-facts = Questo tavolo
web-solo-best = { $points ->
    [one] Record finora: un punto
   *[other] Record finora: { $points } punti
  }
web-solo-first = Il primo record da battere.
web-solo-new = Nuovo record! Quello di prima: { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } accanto a { $neighbour }: { $differ ->
    [shape-fill] forma e riempimento sono diversi
    [shape-count] forma e numero sono diversi
    [fill-count] riempimento e numero sono diversi
   *[shape-fill-count] è tutto diverso
  }. Due dei tre devono essere uguali.
web-why-alone = Accanto a questa casella non c’è niente: una tessera deve toccarne un’altra su un lato.
web-why-occupied = Qui c’è già una tessera: { $tile }.
web-why-off-table = Qui si è fuori dal tavolo: non c’è posto per una tessera.
web-why-discard = Finché una delle tue tessere trova posto, non puoi scartare.
web-why-trim-drawn = Puoi scartare solo una tessera appena pescata.
web-news-taken-back = { $count ->
    [one] { $who } ritira l’ultima mossa.
   *[other] { $who } ritira la mossa; le ultime { $count } mosse sono annullate.
  }
web-news-resigned = { $who } lascia la partita.
web-news-time-up = Tempo scaduto per { $who }: la mossa la fa un bot.
web-end-share = Condividi
web-end-best-move = La mossa migliore: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Tavolo di Kluster
web-kluster-canvas = Il tavolo
web-kluster-seats = Posti
web-kluster-you = tu
web-kluster-left = { $count ->
    [0] finiti
    [one] ancora 1
   *[other] ancora { $count }
  }

## Kluster: what is to be done

web-kluster-preparing = Preparo il tavolo…
web-kluster-choose = Tocca a te: scegli un magnete.
web-kluster-choose-first = Tocca a te: trascina un magnete sul tavolo. Prima puoi spostare la corda.
web-kluster-choose-named = { $who }: scegli un magnete.
web-kluster-carry = Portalo al suo posto, poi lascialo.
web-kluster-dragging = Tieni la corda.
web-kluster-dragging-named = { $who } tiene la corda.
web-kluster-pull = { $way ->
    [in] { $who } tira la corda verso l’interno.
    [out] { $who } tira la corda verso l’esterno.
   *[along] { $who } sposta la corda.
  }
web-kluster-cord-keys = Sinistra e destra seguono la corda, su e giù cambiano corda, Invio la afferra.
web-kluster-settling = Tutto si sta fermando…
web-kluster-started-over = Il tavolo ha dovuto ricominciare questo turno. Tutto è di nuovo com’era all’inizio del turno.
web-kluster-repair = Piazzato. Ma una corda non ne incrocia nessun’altra: sposta le corde finché non si incrociano, poi finisci il turno.
web-kluster-after = Puoi ancora muovere la corda. Poi termina il turno.
web-kluster-after-cords = Puoi ancora muovere le corde, purché ognuna ne incroci un’altra. Poi termina il turno.
web-kluster-choice = Hai più magneti del posto seguente. Ne piazzi un altro?
web-kluster-choice-named = { $who } ha più magneti del posto seguente. Piazzarne un altro?
web-kluster-waiting = { $thinking ->
    [yes] { $who } sta pensando…
   *[no] Tocca a { $who }.
  }
web-kluster-apart = { $count ->
    [one] La corda { $cords } sta per conto suo. Trascinala finché ne incrocia un’altra.
   *[other] Le corde { $cords } stanno per conto loro. Trascinale finché ne incrociano un’altra.
  }
web-kluster-solo = Piazzati: { $placed } · falli: { $faults } (concessi: { $allowed })

## Kluster: the pool and the hand

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
web-kluster-continue = Piazzane un altro
web-kluster-stop = Fermati qui
web-kluster-end-solo = Finisci qui la partita
web-kluster-danger = { $way ->
    [push] Repulsione
    [known] Rischio
   *[pull] Attrazione
  }
web-kluster-danger-level = { $level ->
    [calm] Calmo.
    [tug] Tira.
    [strong] Tira forte.
   *[snap] Sta per scattare!
  }
web-kluster-push-level = { $level ->
    [tug] Respinge.
   *[strong] Respinge forte.
  }
web-kluster-risk-level = { $level ->
    [calm] Qui è sicuro.
    [tug] Resterebbe fermo.
    [strong] Scivolerebbe.
   *[snap] Scatterebbe!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } ha piazzato { $magnet }.
web-kluster-close = Per un pelo: { $mm } mm di spostamento ({ $magnet }), poi tutto fermo.
web-kluster-time-up = Tempo scaduto per { $seat }: una mano maldestra finisce il turno, e quel che succede conta.
web-kluster-taken = { $cause ->
    [hand] { $seat } raccoglie { $magnets }, che con un salto { $count ->
        [one] ha
       *[other] hanno
      } raggiunto il magnete in mano (regola { $rule }).
    [outside] { $seat } raccoglie { $magnets }: fuori dall’area (regola { $rule }).
   *[kluster] { $seat } raccoglie { $magnets }: hanno fatto kluster (regola { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Tempo scaduto: fallo { $faults } (concessi: { $allowed }).
   *[taken] Fallo { $faults } (concessi: { $allowed }).
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
web-kluster-result-resigned = { $name }: ha abbandonato
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
web-clip = Video
web-clip-last = Salvalo come video
web-clip-best = Salva il momento migliore come video
web-clip-turns = Salva questi turni come video
web-clip-from = Dal turno
web-clip-to = al turno
web-clip-making = Creo il video… { $percent }%
web-clip-cancel = Annulla
web-clip-made = Il video è stato salvato.
web-clip-failed = Non è stato possibile creare il video su questo dispositivo.

## Kluster: how it is shown and told

web-kluster-look = Vista e aiuto
web-kluster-from-above = Guarda dall’alto
web-kluster-lift = Sollevare per lasciare
web-kluster-lift-what = Se alla fine del trascinamento sollevi il dito, o rilasci il tasto del mouse, lasci il magnete. Altrimenti resta in mano finché non lo lasci.
web-kluster-quality = Immagine
web-kluster-quality-auto = automatica
web-kluster-quality-high = alta
web-kluster-quality-medium = media
web-kluster-quality-low = bassa
web-kluster-quality-flat = piatta
web-kluster-jerky = Il tavolo va a scatti su questo dispositivo.
web-kluster-draw-flat = Disegnalo piatto
web-kluster-leave-it = Lascialo così
web-kluster-spoken = Posizioni a voce
web-kluster-spoken-what = Per i lettori di schermo: dov’è il magnete, che cosa c’è vicino e quanto tira, ogni volta che si ferma.
web-kluster-aids = Aiuti per allenarsi
web-kluster-lines = Linee del campo magnetico
web-kluster-danger-map = Mappa del pericolo: dove sarebbe rischioso lasciare
web-kluster-keys-title = Tasti, mouse e dita
web-kluster-keys = I numeri prendono un magnete. Le frecce lo muovono, di poco con Maiusc, di molto con Ctrl; Pag su e Pag giù lo alzano e lo abbassano; Q ed E lo girano, F lo capovolge, S lo mette in piedi. Invio lo lascia, Esc lo rimette nella riserva. C sceglie una corda, V cambia la vista, R legge il tavolo ad alta voce.
web-kluster-pointers = Mouse: trascina un magnete fuori dal vassoio o fai clic; ti segue, e un clic lo lascia. La rotella lo alza, di lato o con Maiusc lo gira; il tasto destro fa entrambe le cose. Dita: trascina un magnete fuori dal vassoio, poi dove vuoi per muoverlo; un secondo dito lo gira e lo alza. A mano vuota puoi trascinare una corda, e altrove la vista.
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

## Kluster: laying the cords

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
web-laying-usual = Predefinita
web-laying-in-turn = Disporre le corde a turno
web-laying-who = { $who } dispone la corda { $number }.
web-laying-next = Corda seguente
web-laying-sheet = Il tavolo con le sue corde
web-laying-move = Trascina la corda, o muovila con le frecce; Q ed E la girano.
web-laying-draw = Disegna una linea chiusa con il mouse o un dito; le frecce la muovono. La corda mantiene la sua lunghezza.

## Hints and reviews: hints at a table

web-hint = Suggerimento
web-hint-ask = Chiedi suggerimenti
web-hint-thinking = Sto pensando a un suggerimento…
web-hint-discard = Scarta { $tile }.
web-hint-place = { $magnet } va dove si vede la forma chiara.
web-hint-flip = Prima capovolgi il magnete.
web-hint-stop = Nessun posto sembra abbastanza sicuro per continuare.
web-proposal-hints = { $name } vorrebbe permettere i suggerimenti in questa partita.
web-option-hints = Suggerimenti
web-option-hints-agreed = In solitario, o se tutti sono d’accordo
web-option-hints-on = Per tutti
web-option-hints-off = Mai

## Hints and reviews: reviews

review-place = Punto { $number } · { $risk }%
web-review = Valuta
web-review-graph = Quanto ha regalato ogni mossa
web-review-alternatives = Meglio o altrettanto bene
web-review-done = La valutazione è pronta.
web-hint-there = Prova { $tile } nella casella segnata.
web-hint-next = { $points ->
    [one] Al prossimo turno puoi fare un punto qui.
   *[other] Al prossimo turno puoi fare { $points } punti qui.
  }

## Lessons

web-learn = Impara a giocare
web-learn-what = Giocando, a un tavolo tutto tuo. Cinque minuti per gioco; smetti quando vuoi e riprendi più tardi.
web-learn-clustered = Metti tessere, scopri perché una non va bene, fai una linea e un rettangolo, intralcia qualcuno e vinci per un punto.
web-learn-kluster = Piazza una pietra, senti come un’altra la attira, fanne attaccare due apposta, muovi la corda e vinci.
web-learn-how-far = { $state ->
    [done] Ancora una volta
    [begun] Riprendi dal passo { $step } di { $steps }
   *[new] Comincia
  }
web-learn-first = Mai giocato a { $game }? Impara in cinque minuti.
web-learn-title = Lezione di { $game }
web-learn-step = { $step } di { $steps }
web-learn-back = Indietro
web-learn-skip = Salta
web-learn-next = Avanti
web-learn-anew = Ricomincia questa parte
web-learn-done-already = L’hai già fatto.
web-learn-finished = Per una prima partita a { $game } non serve sapere altro. Buon divertimento!
web-learn-other = Impara { $game }
web-learn-cell = { $cell } La lezione indica questa casella.

## Lessons: Clustered

web-learn-lay = Prendi una tessera dalla tua mano: le caselle dove può andare si illuminano. Mettila su quella contornata, se è illuminata, poi conferma.
web-learn-lay-keys = Con la tastiera: un numero prende una tessera, le frecce e N scorrono il tavolo, Invio mette la tessera.
web-learn-lay-done = Ha in comune con ogni vicina almeno due fra forma, riempimento e numero. Accanto alla tessera iniziale, al centro, va bene tutto.
web-learn-refused = Ora sbaglia apposta: prendi una tessera e tocca una casella proprio accanto a un’altra tessera, dove niente è illuminato.
web-learn-refused-done = Qui sotto c’è scritto perché, la vicina che lo impedisce è contornata, e il link porta alla regola.
web-learn-line = Tre o più tue tessere di seguito, in riga o in colonna, sono una linea: un punto per tessera. Completa quella della casella contornata.
web-learn-line-done = La tua prima linea: tre punti. Più è lunga, più vale, e una tessera può contare in riga e in colonna.
web-learn-rectangle = Anche il tuo rettangolo più grande senza buchi, almeno due per due, vale un punto per tessera. Riempi l’angolo contornato.
web-learn-rectangle-done = Altri quattro punti. Conta solo il rettangolo più grande, quindi fallo crescere.
web-learn-block = Un altro tavolo, quasi alla fine; sei indietro di due punti. L’avversario sta per chiudere una riga da quattro nella casella contornata: mettici prima la tua tessera.
web-learn-block-done = Bloccato! La tua tessera spezza la riga, e le due tessere che restano non valgono niente.
web-learn-last = La tua ultima tessera. Fai una linea da tre nella casella contornata.
web-learn-last-done = Tutte le tessere sono sul tavolo: la partita è finita.
web-learn-count = Il tavolo riconta tutto: il tuo rettangolo più grande, le tue righe, le tue colonne. Vince chi ha più punti. Ben fatto!

## Lessons: Kluster

web-learn-take = Queste pietre sono magneti potenti, e vuoi liberarti di tutte. Prendine una: toccala, o premi 1.
web-learn-take-done = È nella tua mano e segue il dito, il mouse o le frecce.
web-learn-place = Portala dentro la corda e lasciala con il pulsante o con Invio. Deve starci tutta.
web-learn-place-done = È piazzata. Un turno, una pietra.
web-learn-feel = Prendine un’altra e avvicinala piano a quella sul tavolo, finché non tira: guarda l’indicatore, ascolta il ronzio. Se viene respinta, capovolgila con il pulsante o con F.
web-learn-feel-done = Ecco l’attrazione. Di solito ora cercheresti un punto più calmo…
web-learn-snap = … ma fai il contrario: avvicinala ancora e lasciala, così le due si attaccano.
web-learn-snap-done = Clac! Le pietre che si toccano sono un kluster.
web-learn-why = Quello che si è attaccato torna nella tua riserva, e anche quello che esce dalla corda. Il tuo turno è finito. In solitario ti è concesso due volte; in compagnia, gli altri sono un turno più vicini alla vittoria.
web-learn-again = Piazza di nuovo una pietra, ben dentro la corda.
web-learn-cord = Invece di evitare il pericolo puoi farti spazio: afferra la corda e tirala, con il mouse, con il dito, o con C, Invio e le frecce. Porta con sé le pietre che tocca.
web-learn-cord-done = La corda si può muovere a ogni turno, purché niente si attacchi.
web-learn-win = Ora piazza le altre pietre lontane fra loro. Vince chi per primo non ne ha più.
web-learn-win-done = Nessuna pietra rimasta: hai vinto!

## Records

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
web-record-at = Turno { $turn }, { $seconds } s
web-record-graph = Punti di ogni posto, turno per turno
web-record-first = All’inizio
web-record-back = Un turno indietro
web-record-play = Avvia
web-record-stop = Ferma
web-record-on = Un turno avanti
web-record-last = Alla fine
web-record-turn = Turno
web-record-mark = { $kind ->
    [kluster] Turno { $turn }: kluster
   *[close] Turno { $turn }: per un pelo, { $mm } mm
  }
web-record-speed = Velocità
web-record-link = Link a questo turno
web-record-download = Scarica

## Rulebook

web-rules = Regole
web-rules-title = Le regole di { $game }
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [0] Nessun risultato.
    [one] Trovato un paragrafo.
   *[other] Trovati { $count } paragrafi.
  }
web-rules-none = Nessun paragrafo parla di «{ $words }».
web-rules-contents = Indice
web-rules-other = Regole di { $game }
web-rules-print = Stampa
web-rules-note-yours = Il tuo foglietto:
web-rules-note-leaflets = Foglietto in { $languages }:
web-rules-note = Decisione nostra:
web-rules-link = regola { $rule }

## Scorer

web-score-title = Conta i punti
web-score-how = Scegli un posto e tocca le caselle delle sue tessere. Le linee e il rettangolo più grande si accendono man mano.
web-score-board = Il tavolo da contare
web-score-brush = Che cosa metti?
web-score-start-tile = Tessera iniziale
web-score-erase = Cancella
web-score-wild = Jolly
web-score-points = Punti
web-score-seat = Posto
web-score-rectangle = Rettangolo
web-score-rows = Righe
web-score-columns = Colonne
web-score-total = Totale
web-score-show-seat = Contorna solo il posto { $seat }
web-score-heard = Posto { $seat }: { $total ->
    [one] { $total } punto.
   *[other] { $total } punti.
  }
web-score-largest = Il posto { $seat } ha da solo il rettangolo più grande.
web-score-longest = Il posto { $seat } ha da solo la linea più lunga.
web-score-empty = Ancora vuoto.
web-score-letters = In lettere
web-score-letters-how = Una riga del tavolo per linea di testo: . è vuota, # la tessera iniziale, da A a H una tessera di quel posto, da a a h un suo jolly.
web-score-letters-take = Metti queste tessere
web-score-letters-none = In queste lettere non ci sono tessere.
web-score-clear = Svuota il tavolo
web-score-why = Da dove vengono i punti:
web-score-more = Aggiungi un giocatore
web-score-unclear = Rimetti le tessere
web-score-fields = Rettangolo: le tessere del rettangolo più grande senza buchi di un giocatore. Righe e colonne: le tessere di tutte le linee da tre in su.

## Referee

web-referee-title = Arbitro per un tavolo vero
web-referee-what = Gioca a Kluster con i tuoi magneti e di’ che cosa è successo. Qui si tiene il conto di turni, magneti e falli.
web-referee-begin = Comincia
web-referee-turn = Tocca al posto { $seat }
web-referee-continue = Il posto { $seat } può piazzarne un altro, o fermarsi
web-referee-won = Ha vinto il posto { $seat }
web-referee-over = La partita è finita
web-referee-solo-over = Finita: { $placed ->
    [one] un magnete nell’area
   *[other] { $placed } magneti nell’area
  }
web-referee-left = da piazzare
web-referee-lying = Sul tavolo
web-referee-faults = Falli
web-referee-placed-stone = Pietra piazzata, nessun contatto
web-referee-placed-spinner = Spinner piazzato, nessun contatto
web-referee-fault = Magneti raccolti…
web-referee-stop = Fermati qui
web-referee-picked = Quanti ne sono stati raccolti?
web-referee-stones = Pietre
web-referee-spinners = Spinner
web-referee-own = Il magnete in mano
web-referee-own-stone = una pietra, già lasciata
web-referee-own-spinner = uno spinner, già lasciato
web-referee-own-none = era ancora in mano
web-referee-back = Indietro
web-referee-undo = Annulla
web-referee-new = Nuova partita
web-referee-boxes = { $kind ->
    [classic] Scatole di Kluster Classico
   *[duo] Scatole di Kluster DUO
  }
web-referee-people = Giocatori
web-referee-turn-name = Tocca a { $name }
web-referee-continue-name = { $name } può piazzarne un altro o fermarsi
web-referee-won-name = { $name } ha vinto

## Showing games to others, the table as an app, and one’s own games

web-share-link = Link di questa partita
web-share-picture = Immagine
web-share-picture-of = La partita in un’immagine: i posti e il tavolo
web-share-code = Codice QR
web-app-title = Come app
web-app-what = Mette Lodestone sulla schermata Home. Si apre subito, e le regole, le lezioni e le tue partite si leggono anche senza rete.
web-app-install = Installa
web-app-done = Lodestone è installato.
web-app-menu = Pronto: questo browser conserva ciò che gli serve. Per metterlo sulla schermata Home scegli «Installa» o «Aggiungi a Home» nel menu del browser.
web-app-insecure = Non da { $address }: i browser installano app solo via HTTPS, o sul computer su cui gira il server. Chiedi a chi gestisce il server un indirizzo che inizi con https.
web-app-unsupported = Questo browser non può installare app, o una finestra privata glielo impedisce.
web-app-off = Questo server non lo offre.
web-app-failed = Non ha funzionato. Riprova tra un momento.
web-app-new = C’è una nuova versione di Lodestone.
web-app-take = Carica
web-app-offline = Nessuna connessione al server. Le regole, le lezioni e le tue partite si possono comunque leggere; il resto deve aspettare.
web-app-lesson = Senza connessione non c’è un tavolo per esercitarsi. Ecco che cosa dice la lezione:
web-yours = Le tue partite
web-yours-what = Quello che hai finito in questo browser. Nessun altro lo vede.
web-yours-none = Qui non c’è ancora nessuna partita finita.
web-yours-by-game = Per gioco
web-yours-by-opponent = Per avversario
web-yours-games = Partite
web-yours-wins = Vittorie
web-yours-best = Record
web-yours-streak = Serie
web-yours-longest = Serie più lunga
web-yours-given = Che cosa regali di più
web-yours-given-none = Serve una valutazione: apri una tua partita e falla valutare.
web-yours-given-nothing = Niente: le tue partite valutate sono pulite.
web-yours-given-kind = { $kind ->
    [points] punti da prendere subito
    [denied] caselle dove gli altri fanno punti
    [next] posti per il tuo prossimo turno
    [wild] jolly da tenere per dopo
    [discard] scarti di cui avresti fatto a meno
    [beside] spazio per crescere
    [risk] punti più sicuri
   *[other] altro
  }
web-yours-given-points = (mosse: { $times }, punti: { $points })
web-yours-given-risk = (turni: { $times }, rischio inutile: { $percent }%)
web-yours-file = Come file
web-yours-file-what = Porta le tue partite in un altro browser, o mettile al sicuro. Il file contiene risultati e nomi, ma nessuna chiave dei tuoi posti.
web-yours-save = Salva
web-yours-take = Leggi un file
web-yours-added = Partite nuove: { $count }.
web-yours-unreadable = «{ $name }» non è un file delle tue partite.
## Open tables

web-open-title = Incontra qualcuno
web-open-what = Gioca con chi c’è.
web-open-now = Gioca subito con qualcuno
web-open-waiting = Si aspetta qualcuno per giocare a { $game }…
web-open-stop = Smetti di aspettare
web-open-bot = Non c’è ancora nessuno. Intanto gioca contro un bot: ti avviseremo appena arriva qualcuno.
web-open-bot-play = Intanto gioca contro un bot
web-open-found = { $name } è qui. Giocate insieme a { $game }?
web-open-found-wait = { $name } è qui. Un momento…
web-open-come = Gioca ora
web-open-gone = Se n’è già andato. Stai ancora aspettando.
web-open-over-unanswered = C’era qualcuno, ma non hai risposto in tempo.
web-open-over-elsewhere = Ora aspetti in un’altra finestra.
web-open-over-full = Troppe persone stanno aspettando. Riprova fra un momento.
web-open-tables = Tavoli aperti
web-open-none = Al momento nessun tavolo è aperto. Gioca subito con qualcuno, o prepara un tavolo tuo e mostralo qui.
web-open-free = Posti liberi: { $free } su { $seats }
web-open-listed = Mostra questo tavolo nella pagina iniziale
web-open-listed-what = Chiunque può trovarlo lì e sedersi finché non comincia la partita. Fra sconosciuti ci sono solo le reazioni, finché tutti non permettono la chat.
web-open-chat-ask = Non vi conoscete ancora: solo reazioni, finché tutti non permettono la chat.
web-open-chat-allow = Permetti la chat
web-open-chat-proposed = { $name } vorrebbe permettere la chat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Un giorno per turno
   *[other] { $days } giorni per turno
  }
web-days-what = L’orologio va avanti anche se non c’è nessuno; quando il tempo scade, un bot fa la mossa.
web-days-their-turn = Tocca a { $name }
web-days-since = dal { $when }
web-days-left = tempo rimasto: { $time }
web-days-over = Partita finita
web-days-waiting = In attesa di giocatori
web-days-alone = in solitario
web-days-more = Altri tavoli ({ $count })
web-days-points = Punti: { $standing }
web-days-magnets = Magneti rimasti: { $standing }
web-days-gone = Questo tavolo non c’è più.
web-days-notify-ask = Vuoi che questa pagina ti avvisi quando tocca di nuovo a te?
web-days-notify-yes = Sì, avvisami
web-days-notify-no = No, grazie
web-days-notify-denied = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni.
web-days-notice = Tocca a te, contro { $names }
## Daily tables

web-daily-title = Il tavolo del giorno
web-daily-what = Ogni giorno una partita di ogni gioco, la stessa per tutti qui, e un solo tentativo a testa.
web-daily-rules = Il tuo tentativo conta dalla prima mossa. Nessuna mossa si ritira, non ci sono suggerimenti, nessuno guarda, e la registrazione si apre un’ora dopo la fine del giorno.
web-daily-open = Al tavolo del giorno
web-daily-go-on = Continua a giocare
web-daily-next-hours = Il prossimo tra { $hours } h
web-daily-next-minutes = Il prossimo tra { $minutes } min
web-daily-points = { $points ->
    [one] un punto
   *[other] { $points } punti
  }
web-daily-magnets = { $points ->
    [one] un magnete
   *[other] { $points } magneti
  }
web-daily-place = Per ora al posto { $place }.
web-daily-not-counted = Questo tentativo non è in classifica.
web-daily-series = { $days ->
    [one] Un giorno di fila, migliore: { $best }.
   *[other] { $days } giorni di fila, migliore: { $best }.
  }
web-daily-today = La classifica di oggi
web-daily-yesterday = La classifica di ieri
web-daily-nobody = Nessuno ha ancora finito.
web-daily-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
  }
web-daily-seed = Seme e sale
web-daily-name = Il tuo nome in classifica
web-daily-line = Lodestone, tavolo del giorno: { $game }, { $day }, { $result }
web-daily-copy-line = Copia la riga
web-daily-copy-picture = Copia l’immagine
web-daily-save-picture = Salva l’immagine
web-daily-copied = Copiato.
web-daily-picture = Un’immagine da incollare, senza tessere né magneti:
web-daily-honest = Qui non ci sono account: un secondo browser ha un secondo tentativo. È per divertimento, non si vince niente. Nome, punti, ora e un’impronta della tua chiave restano 90 giorni.
web-daily-promise = Ogni partita si estrae il giorno prima: lo SHA-256 del suo seme si vede subito, il seme un’ora dopo la fine del giorno.
web-daily-check = Verifica le partite
