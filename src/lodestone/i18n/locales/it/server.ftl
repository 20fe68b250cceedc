# Il server dei tavoli: perché rifiuta qualcosa. In $seat i posti si contano da 0.

## Tavoli

table-host-name = Anfitrione
table-spectators = Stai solo guardando: siediti per giocare.
table-not-your-seat = Il posto { $seat } non è tuo.
table-no-such-seat = Qui non c’è un posto { $seat }: vanno da 0 a { $last }.
table-not-on-turn = Tocca al posto { $seat }.
table-not-your-move = Solo chi ha fatto l’ultima mossa può chiedere di ritirarla.
table-bot-plays = Per il posto { $seat } gioca un bot: prima riprenditi il posto.
table-nobodys-seat = Il posto { $seat } non è di nessuno, quindi non c’è nessuno da sostituire.
table-no-stand-in = Nessun bot sostituisce il posto { $seat }.
table-still-here = Chi ha il posto { $seat } è ancora qui.
table-not-waiting = La partita è già cominciata.
table-not-begun = La partita non è ancora cominciata.
table-not-over = La partita non è ancora finita.
table-no-free-seat = Non c’è un posto libero, o non è quello.
table-too-many-people = A questo tavolo è già passata troppa gente.
table-proposal-open = C’è un’altra proposta: prima rispondi a quella.
table-no-proposal = Non c’è nessuna proposta.
table-not-asked = Per questo non serve il tuo consenso.
table-paused = La partita è in pausa.
table-not-paused = La partita non è in pausa.
table-closed = Questo tavolo è chiuso.
table-host-only = Può farlo solo chi ospita questo tavolo.
table-no-chat = A questo tavolo non c’è la chat.
table-no-such-reaction = Questa reazione non esiste.
table-nothing-said = Non c’è niente da leggere.
table-other-game = A questo tavolo si gioca a { $game }.
table-other-options = Le opzioni non vanno con il gioco { $game }.
table-bot-level = Un bot vuole un livello, e nessun altro ne ha uno.

live-resign = Per lasciare la partita, manda «resign».
live-stream = In streaming passano solo i movimenti della mano e i trascinamenti; manda il resto con «do».
live-preparing = La fisica si sta preparando; ci vuole un momento, una volta sola.

## Il server

server-no-record = Questa registrazione non esiste.
server-no-turn = Questo turno non c’è nella registrazione.
server-no-track = Questo turno non va più come fu registrato: nel frattempo la fisica è cambiata.
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
server-too-much-chat = Stai parlando troppo in fretta: aspetta un momento.
server-too-many-tables = Dal tuo indirizzo sono stati creati troppi tavoli: aspetta qualche tempo.
server-table-full = Troppe persone sono collegate a questo tavolo.
server-origin = Questa pagina non può parlare con questo server.
server-unavailable = Adesso il server non può salvare niente; niente è cambiato. Riprova fra un momento.
server-defect = Qualcosa è andato storto nel server; niente è cambiato.
server-no-method = Qui non si può fare.
server-not-built-title = Il tavolo è pronto, ma mancano le sedie
server-not-built = Questo server funziona, ma la sua parte per il browser non è stata costruita. Da una copia dei sorgenti la costruisce «make play»; un pacchetto installato la porta con sé.
