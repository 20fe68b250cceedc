# Kluster direkte på en server.

kluster-paused = Bordet har pause.
kluster-cut-short = Bordet måtte begynne denne turen på nytt. Spør en gang til.
