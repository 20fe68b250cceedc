# Kluster live op een server.

kluster-paused = De tafel staat op pauze.
kluster-cut-short = De tafel moest deze beurt opnieuw beginnen. Vraag het nog een keer.
