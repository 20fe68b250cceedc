# Kluster na żywo na serwerze.

kluster-paused = Stół ma przerwę.
kluster-cut-short = Stół musiał zacząć tę turę od nowa. Spróbuj jeszcze raz.
