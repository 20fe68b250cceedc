# La riga di comando.

## Errori

cli-error = lodestone: { $problem }
cli-language = La lingua «{ $code }» qui non c’è. Disponibili: { $known }.
cli-no-such-option = L’opzione { $name } qui non esiste; --help elenca quelle che ci sono.
cli-no-such-command = Il comando «{ $name }» non esiste; --help elenca quelli che ci sono.
cli-missing = Manca { $name }; --help mostra come chiedere.
cli-value-missing = { $name } vuole un valore; --help mostra quale.
cli-no-value-taken = { $name } non prende valori.
cli-too-much = In questa riga c’è più di quanto il comando accetti; --help mostra come chiedere.
# $needed: una delle frasi qui sotto, senza maiuscola
cli-bad-value = Il valore di { $name } non va bene: serve { $needed }.
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
file-too-large = «{ $name }» supera i { $limit } MiB, molto più di quanto serva qui.
file-binary = «{ $name }» non è un file di testo in UTF-8.
file-not-json = «{ $name }» non è JSON (riga { $line }, colonna { $column }).

## Aiuto

help-lodestone = Il tavolo aperto per Kluster e Clustered: gioca, conta i punti, fai da arbitro.
help-lang = La lingua da parlare: { $known }.
help-help = Mostra questa pagina ed esce.
help-version = Mostra la versione ed esce.
help-json = Scrive JSON, per i programmi.
help-game = Quale gioco.
help-score = Conta i punti di un tavolo di Clustered finito, scritto in lettere.

    Sul tavolo . è una casella vuota, # la tessera iniziale, da A a H una tessera di quel posto e da a a h un suo jolly.
help-score-file = Il tavolo, una riga per linea di testo; - legge lo standard input.
help-referee = Arbitra una partita con righe JSON su standard input e output, per bot in qualsiasi linguaggio.
help-play = Gioca nel terminale: in più persone alla stessa tastiera, con i bot o tutti insieme.
help-play-seats = Chi siede dove, separati da virgole: human o il nome di un bot (random, greedy, casual, club, montecarlo, expert), da 1 a 8.
help-play-seed = Distribuisce a partire da questo numero, per rigiocare le stesse tessere.
help-play-first = Il posto che comincia, da A a H.
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
help-simulate-record = Annota ogni gesto, per poter ripetere tutto bit per bit.
help-warmup = Prepara subito la fisica e i bot, così nessuna partita li deve aspettare.
help-bench = Misura quanto è veloce questo computer nei giochi, su un solo core.

## Come chiedere: i titoli delle pagine di aiuto, e quello che sta al posto di un valore

usage-head = Uso:
usage-options = [OPZIONI]
usage-command = COMANDO …
usage-arguments-title = Argomenti
usage-options-title = Opzioni
usage-commands-title = Comandi
usage-number = NUMERO
usage-text = TESTO
usage-code = CODICE
usage-folder = CARTELLA
usage-file = FILE
usage-seat = POSTO
usage-seats = POSTI
usage-default = predefinito: { $value }

## score

board-character = Riga { $line }, colonna { $column }: «{ $character }» non significa niente su un tavolo; usa . # da A a H e da a a h.
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
