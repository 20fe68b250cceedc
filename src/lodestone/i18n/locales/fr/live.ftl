# Kluster en direct sur un serveur.

kluster-paused = La table est en pause.
kluster-cut-short = La table a dû recommencer ce tour. Redemande, s’il te plaît.
