# Tornei di bot, e programmi che giocano.

## Aiuto

help-tournament = Fai giocare i bot tra loro e valutali; lo stesso comando riprende dopo un’interruzione.
help-tournament-bots = Chi partecipa, separati da virgole; tutti i bot del gioco se non nomini nessuno. Chi è nominato due volte partecipa due volte.
help-tournament-bot = Un programma che partecipa anche lui; si può ripetere. docs/bots-in-any-language.md dice che cosa deve saper fare.
help-play-bot = Un programma che prende il posto seguente; si può ripetere. Senza --seats (Kluster: --bots) il primo è tuo (Kluster: di clumsy).
help-bot-seconds = Quanto un programma può pensare a ogni risposta; altrimenti 2 s in Clustered, 3 s in Kluster.
help-tournament-seats = Quanti siedono a ogni tavolo.
help-tournament-deals = Distribuzioni per ogni incontro; tutti giocano ciascuna da ogni posto.
help-tournament-swiss = Turni di un torneo svizzero, in cui si incontrano i pari; senza, tutti incontrano tutti.
help-tournament-seed = Sorteggia distribuzioni e bot; lo stesso numero dà le stesse partite.
help-tournament-out = Dove vanno risultati e rapporti.
help-tournament-jobs = Partite insieme; altrimenti una per core.
help-tournament-dask = Gioca invece sul cluster Dask di questo scheduler.
help-bot = Fai sedere un programma a un tavolo in rete e fagli giocare una partita.
help-bot-program = Il programma con le sue opzioni, tra virgolette.
help-bot-table = Il link al tavolo, o un link personale a un posto.
help-bot-name = Che cosa vedono gli altri al tavolo; altrimenti il nome del programma.
usage-bots = BOT
usage-program = PROGRAMMA

## Errori

program-not-started = «{ $command }» non si avvia: { $detail }.
play-programs = Questa partita ha { $count ->
    [0] zero programmi al tavolo; togli --bot
    [one] un programma al tavolo; nominalo con --bot ({ $names })
   *[other] { $count } programmi al tavolo; nominali con --bot nell’ordine dei posti ({ $names })
  }.
bot-link = «{ $link }» non è il link di un tavolo; è fatto come https://server/t/Abcd1234.
bot-no-server = { $address } non risponde: { $detail }.
bot-refused = Il server dice: { $message }
tournament-too-few = { $entrants } non bastano per { $seats } posti; nomina altri bot, anche due volte lo stesso.
tournament-swiss-alone = Per chi gioca da solo non c’è torneo svizzero; togli --swiss.
tournament-log-busy = «{ $name }» è in uso da un altro torneo in corso; scegli un’altra cartella con --out.
tournament-log-other = «{ $name }» è di un torneo con altri partecipanti, regole o numeri; scegli un’altra cartella con --out.
tournament-log-line = La riga { $line } di «{ $name }» non è un risultato di questo torneo; correggi il file o scegli un’altra cartella con --out.
tournament-workers-lost = I processi che giocavano sono morti, forse per mancanza di memoria; quanto giocato resta, e lo stesso comando riprende (prova --jobs 1).
tournament-no-dask = --dask ha bisogno del pacchetto distributed: pip install "lodestone[cluster]".
tournament-no-cluster = Lo scheduler Dask { $address } non risponde: { $detail }.

## Che cosa si mostra

program-slips = { $count ->
    [one] { $seat } ha dato una risposta in ritardo o inutilizzabile: { $file }
   *[other] { $seat } ha dato { $count } risposte in ritardo o inutilizzabili: { $file }
  }
bot-seated = Posto { $seat } su { $server }. In attesa della partita …
bot-over = La partita è finita. Vincitori: { $winners }
tournament-progress = { $done } partite su { $total }
tournament-interrupted = Interrotto dopo { $games } partite; restano, e lo stesso comando riprende.
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
tournament-crosstable = Quanto ogni bot (riga) ha preso a ogni altro (colonna): quota con il suo intervallo al 95 %, e partite
tournament-course = Valutazione di partita in partita
tournament-note = Le valutazioni sono di openskill, con il doppio della loro incertezza; 25 è la media. Nella quota il pareggio conta metà. Punti: in Clustered i totali; in Kluster i magneti rimasti, da soli quelli posati.
