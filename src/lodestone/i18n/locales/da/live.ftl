# Kluster live på en server.

kluster-paused = Bordet holder pause.
kluster-cut-short = Bordet måtte begynde denne tur forfra. Prøv venligst igen.
