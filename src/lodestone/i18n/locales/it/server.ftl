### What the table server says to its guests.

## Tables

table-host-name = Anfitrione
table-spectators = Stai solo guardando: siediti per giocare.
table-not-your-seat = Il posto { $seat } non è tuo.
table-no-such-seat = Qui non c’è un posto { $seat }: vanno da A a { $last }.
table-not-on-turn = Tocca al posto { $seat }.
table-not-your-move = Solo chi ha fatto l’ultima mossa può chiedere di ritirarla.
table-bot-plays = Per il posto { $seat } gioca un bot: prima riprenditi il posto.
table-nobodys-seat = Il posto { $seat } non è di nessuno, quindi non c’è nessuno da sostituire.
table-no-stand-in = Nessun bot sostituisce il posto { $seat }.
table-still-here = Chi ha il posto { $seat } è ancora qui.
table-has-days = Qui i turni durano giorni: solo chi ha il posto { $seat } può farsi sostituire da un bot.
table-has-clock = Vi siete incontrati qui e decide l’orologio: solo chi ha il posto { $seat } può farsi sostituire da un bot.
table-not-waiting = La partita è già cominciata.
table-not-begun = La partita non è ancora cominciata.
table-not-over = La partita non è ancora finita.
table-no-free-seat = Non c’è un posto libero, o non è quello.
table-proposal-open = C’è un’altra proposta: prima rispondi a quella.
table-no-proposal = Non c’è nessuna proposta.
table-not-asked = Per questo non serve il tuo consenso.
table-paused = La partita è in pausa.
table-not-paused = La partita non è in pausa.
table-closed = Questo tavolo è chiuso.
table-full = A questo tavolo sono successe così tante cose che non ci sta più nulla. Finisci la partita, poi crea un altro tavolo.
table-host-only = Può farlo solo chi ospita questo tavolo.
table-no-chat = A questo tavolo non c’è la chat.
table-no-such-reaction = Questa reazione non esiste.
table-nothing-said = Il messaggio è vuoto.
table-other-game = A questo tavolo si gioca a { $game }.
table-other-options = Le opzioni non vanno con il gioco { $game }.
table-bot-level = Indica un livello per i bot, e solo per loro.
table-first = Con «picked» e «named» indica il posto che comincia, con «drawn» nessuno.
table-first-bot = Un bot non ha né età né statura. Scegliete una persona, o tirate a sorte.
table-id-used = Un altro messaggio ha già avuto questo identificativo: danne uno diverso a ciascuno.
live-resign = Per lasciare la partita, manda «resign».
live-stream = In streaming passano solo i movimenti della mano e i trascinamenti; manda il resto con «do».
live-preparing = La fisica si sta preparando; ci vuole un momento, una volta sola.

## The server

server-no-record = Questa registrazione non esiste.
server-no-turn = Questo turno non c’è nella registrazione.
server-no-track = Questo turno non si svolge più come fu registrato: nel frattempo la fisica è cambiata.
server-no-track-yet = Adesso si stanno rigiocando troppe registrazioni. Riprova fra un momento.
server-no-page = Qui non c’è niente.
server-admin-only = Può farlo solo l’amministratore di questo server.
server-no-table = Questo tavolo non esiste.
server-no-lesson = Questa lezione non esiste.
server-unknown-token = Questo link non è di nessuno a questo tavolo.
server-hello-first = Il primo messaggio deve essere «hello».
server-hello-twice = «hello» è già stato detto.
server-protocol = Questo server parla la versione { $known } del protocollo, non la { $given }.
server-message-size = È troppo grande: si leggono al massimo { $limit } byte.
server-too-fast = Troppi messaggi in poco tempo: aspetta un momento.
server-busy = Il server ha troppo da fare adesso. Riprova fra un momento.
server-too-long = Ci sarebbe voluto troppo tempo ed è stato interrotto; nulla è cambiato.
server-too-slow = La tua richiesta arrivava troppo lentamente ed è stata abbandonata.
server-too-much-chat = Scrivi troppo in fretta: aspetta un momento.
server-too-many-tables = Dal tuo indirizzo sono stati creati troppi tavoli: aspetta un po’.
server-table-full = A questo tavolo stanno già guardando troppe persone.
server-origin = Questa pagina non può parlare con questo server.
server-host = Questo server non si chiama «{ $host }». Chi lo gestisce può dargli quel nome con --public-url.
server-unavailable = Adesso il server non può salvare niente; niente è cambiato. Riprova fra un momento.
server-defect = Qualcosa è andato storto nel server; niente è cambiato.
server-no-method = Qui non si può fare.
server-not-built-title = Il tavolo è pronto, ma mancano le sedie
server-not-built = Questo server funziona, ma la sua parte per il browser non è stata costruita. Da una copia dei sorgenti la costruisce «make play»; un pacchetto installato la porta con sé.
server-no-docs-title = La documentazione non è qui
server-no-docs = Questa copia di Lodestone è stata preparata senza documentazione. Da una copia dei sorgenti la costruisce «make docs».

## Kluster live

live-cut-short = Il tavolo ha dovuto ricominciare questo turno. Riprova, per favore.

## Hints and reviews: hints at a table

table-no-hints = A questo tavolo non ci sono suggerimenti.
table-hints-ask = Per i suggerimenti serve il consenso di tutti al tavolo.
table-hints-often = Un suggerimento alla volta: aspetta un momento.
table-hint-late = Troppo tardi: la partita è andata avanti.
server-hints-busy = Adesso si stanno preparando troppi suggerimenti. Riprova fra un momento.

## Hints and reviews: reviews

server-no-review = Questa registrazione non si può valutare.
server-no-review-yet = Adesso si stanno valutando troppe registrazioni. Riprova fra un momento.

## Storage

storage-unavailable = Adesso l’archivio non risponde ({ $cause }). Niente è cambiato; riprova.
storage-full = L’archivio è pieno ({ $cause }). Niente è cambiato; riprova quando c’è spazio.
storage-uncertain = La connessione con l’archivio si è interrotta ({ $cause }). Ricarica la pagina per vedere se qualcosa è stato salvato.
storage-conflict = Il tavolo { $table } è andato avanti: si stava per scrivere la versione { $version }, ma la più recente è { $head }.
storage-unknown-table = Non c’è un tavolo { $table }.
storage-not-owner = Il tavolo { $table } ora è su un altro server.
storage-table-exists = C’è già un tavolo { $table }.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster e Clustered
share-what = Magneti dentro un anello di corda, tessere in linee e rettangoli: da soli, contro i bot o con gli amici, senza account. Non ufficiale, senza legami con gli editori.
share-table = { $game }: vieni al tavolo
share-table-what = Apri il link per sederti o per guardare. Niente account, niente da installare.
share-record = { $game }: una partita intera
share-record-what = Apri il link per rivederla turno per turno.
share-daily = Lodestone: il tavolo del giorno
share-daily-what = Ogni giorno una partita, la stessa per tutti, e un solo tentativo a testa. Gioca quella di oggi.
table-chat-first = Non vi conoscete ancora: prima tutti devono permettere la chat.
table-strangers-close = Una partita con qualcuno incontrato qui non si può chiudere. Puoi abbandonare.
table-listed-full = Un tavolo aperto ha bisogno di un posto libero.
server-no-open-tables = Su questo server non ci sono tavoli aperti.
server-too-many-listings = Hai già troppi tavoli aperti. Comincia a uno di essi, o togline uno.
server-too-many-waiting = Dal tuo indirizzo aspettano già troppe persone.
server-unanswered = Ti abbiamo chiamato più volte senza risposta. Aspetta un po’ prima di riprovare.
server-nobody-found = Non ti aspetta più nessuno.
server-no-listing = Quel tavolo non è più aperto.
## Daily tables

daily-none = Questo tavolo del giorno non esiste.
daily-off = Su questo server non ci sono tavoli del giorno.
daily-token = Un tavolo del giorno vuole una chiave tua: da 20 a 64 lettere, cifre, - o _ nell’intestazione Authorization.
daily-too-many = Il tavolo del giorno è stato aperto troppe volte dal tuo indirizzo: torna domani.
daily-no-bot = Al tavolo del giorno nessun bot gioca per te.
daily-no-take-back = Al tavolo del giorno nessuna mossa si ritira.
daily-once = Il tavolo del giorno si gioca una volta: domani ce n’è un altro.
daily-no-hints = Al tavolo del giorno non ci sono suggerimenti.
daily-no-spectators = Al tavolo del giorno nessuno guarda.
daily-record-sealed = La registrazione di un tavolo del giorno si apre un’ora dopo la fine del suo giorno.
