# Kluster en vivo en un servidor.

kluster-paused = La mesa está en pausa.
kluster-cut-short = La mesa ha tenido que empezar este turno de nuevo. Vuelve a pedirlo, por favor.
