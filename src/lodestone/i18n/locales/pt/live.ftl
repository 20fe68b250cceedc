# Kluster ao vivo num servidor.

kluster-paused = A mesa está em pausa.
kluster-cut-short = A mesa teve de recomeçar este turno. Volta a pedir, por favor.
