# L’ingresso e la preparazione di un nuovo tavolo.

web-lobby-title = Siediti e gioca
web-lobby-what = In solitario, contro il computer, con altri a questo schermo o con amici lontani. Senza account.
web-lobby-clustered = Metti tessere con almeno due caratteristiche su tre in comune con le vicine; fai crescere linee e rettangoli, intralcia gli altri.
web-lobby-kluster = Piazza magneti dentro un anello di corda. Tutto quello che si attacca torna tuo. Liberati di tutti.
web-play-clustered = Gioca a Clustered
web-play-kluster = Gioca a Kluster
web-set-up = Prepara…
web-lobby-kluster-preparing = I magneti si stanno preparando; ci vuole un minuto o due, una volta sola.
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

## Persone e bot

web-your-name = Il tuo nome
web-here-name = Giocatore { $seat }
web-bot-name = Bot { $level }
web-bot-level = Livello dei bot
web-level-random = A caso
web-level-greedy = Goloso
web-level-montecarlo = Monte Carlo
web-level-casual = Rilassato
web-level-club = Da circolo
web-level-expert = Esperto
web-level-clumsy = Maldestro
web-level-steady = Sicuro
web-seat-free = Posto libero
web-seat-called = { $name } ({ $seat })
web-seats = Posti
web-you = tu

## Un nuovo tavolo

web-new-clustered = Un tavolo di Clustered
web-new-clustered-what = Due posti e le regole di base, se non scegli altro.
web-new-kluster = Un tavolo di Kluster
web-new-kluster-what = Una scatola Classico e due posti, se non scegli altro.
web-new-who = Chi gioca?
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
web-clock-none = Quanto serve
web-clock-seconds = { $seconds } secondi
web-house-rules = Regole della casa
web-house-rules-what = Non sono nel regolamento; tutti al tavolo vedono che sono attive.
web-house-rule = Regola della casa: { $name }
# $seats: lettere, come «A e C»
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

## Un nuovo tavolo di Kluster

web-boxes = Scatole
web-box-classic = Classico
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Prendi almeno una scatola.
   *[other] Fino a { $most } posti.
  }
web-option-expert = Modalità esperti
web-option-expert-what = Chi ha ancora più magneti del giocatore seguente può piazzarne un altro.
web-option-poles = Mostra i poli
web-option-poles-what = Un aiuto per allenarsi: tutti vedono quale faccia è nord.
web-option-top = Piano del tavolo
web-top-wood = Legno
web-top-glass = Vetro, scivoloso
web-top-felt = Feltro, ruvido
web-option-play-on = Si gioca per la classifica
web-option-play-on-what = Quando uno ha vinto, gli altri continuano.
web-option-no-sliding = Senza scivolare
web-option-no-sliding-what = Un magnete in mano resta sopra il tavolo.
web-option-cord = Giù le mani dalla corda
web-option-cord-what = La corda si muove solo con i magneti.
web-option-group = Un solo gruppo di corde
web-option-group-what = Tutte le corde devono essere unite, non solo ognuna con un’altra.
