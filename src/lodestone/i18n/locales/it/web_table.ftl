# Un tavolo nel browser, di entrambi i giochi: trovarsi, quello che riguarda tutti.

web-table-missing = A questo indirizzo non c’è un tavolo, o non c’è più.

## Aspettando gli altri

web-waiting-clustered = Un tavolo di Clustered
web-waiting-kluster = Un tavolo di Kluster
web-waiting-for = { $count ->
    [0] Ci siamo tutti.
    [one] Manca ancora qualcuno.
   *[other] Ne mancano ancora { $count }.
  }
web-sit-down = Siediti
web-leave-seat = Alzati
web-start-with-bots = Comincia, con i bot ai posti liberi
web-invite-title = Invita
web-invite-link = Link di questo tavolo
web-invite-copy = Copia il link
web-invite-copied = Il link è copiato.
web-invite-share = Condividi
web-invite-code = Lo stesso link come codice per i telefoni
web-invite-watch = Link per chi vuole guardare
web-invite-only-here = Questo indirizzo vale solo su questo computer. Per far entrare i telefoni, avvia Lodestone con --lan.
web-own-link = Il mio link, per un altro dispositivo
web-own-link-what = Apre il tuo posto ovunque tu lo apra. Tienilo per te.

## Insieme

web-menu = Tavolo
web-news = Che cosa è successo
web-news-none = Ancora niente.
web-chat = Chat
web-chat-write = Scrivi qualcosa
web-chat-send = Invia
web-chat-none = Nessuno ha ancora detto niente.
web-chat-unread = da leggere
web-reactions = Senza parole
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
web-resign-sure = Lasciare per sempre questa partita con il posto { $seat }? Le sue tessere restano, ma non può più vincere.
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
web-agree = D’accordo
web-decline = Rifiuta
web-away = assente
web-resigned = ha abbandonato
web-thinking = sta pensando
web-standing-in = bot: { $level }
web-watching = Stai guardando. Le mani restano coperte.
web-clock-left = { $seconds } s
