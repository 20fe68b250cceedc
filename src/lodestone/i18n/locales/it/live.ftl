# Kluster dal vivo su un server.

kluster-paused = Il tavolo è in pausa.
kluster-cut-short = Il tavolo ha dovuto ricominciare questo turno. Chiedi di nuovo, per favore.
