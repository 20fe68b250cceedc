# Kluster live on a server.

kluster-paused = The table is paused.
kluster-cut-short = The table had to begin this turn again. Please ask once more.
