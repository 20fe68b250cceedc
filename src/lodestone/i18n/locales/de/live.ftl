# Kluster live auf einem Server.

kluster-paused = Der Tisch macht Pause.
kluster-cut-short = Der Tisch musste diesen Zug neu beginnen. Bitte versuche es noch einmal.
