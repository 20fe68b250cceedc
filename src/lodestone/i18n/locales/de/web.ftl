# Der Tisch im Browser: was alle Seiten teilen, Einstellungen, Über.

web-skip = Zum Inhalt springen
web-loading = Einen Moment …
web-load-failed = Diese Seite ließ sich nicht laden.
web-reload = Noch einmal versuchen
web-nothing-here = Unter dieser Adresse ist nichts.
web-to-lobby = Zum Eingang
web-close = Schließen
web-nav = Hauptmenü
web-nav-records = Aufzeichnungen
web-nav-referee = Kluster leiten
web-nav-score = Tisch zählen
web-nav-about = Info

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-language-system = Wie der Browser
web-theme = Hell oder dunkel
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-system = Wie das Gerät
web-motion-full = Voll
web-motion-reduced = Reduziert
web-sound = Geräusche
web-settings-kept = Bleibt in diesem Browser und wird nirgendwohin gesendet.

## Über

web-about-title = Über Lodestone
web-about-what = Lodestone ist ein offener digitaler Tisch für zwei Familien von Brettspielen: Kluster mit Magneten und einer Schnur, und Clustered mit Karten.
web-about-unofficial = Inoffiziell, ohne Verbindung zu den Verlagen.
web-about-boxes = Worte, Bilder und Geräusche sind hier unsere eigenen. Wenn dir die Spiele gefallen, kauf ihre Schachteln: Sie sind wunderschön.
web-about-safety-title = Mit echten Magneten
web-about-privacy-title = Deine Daten
web-about-privacy = Kein Konto, keine Nachverfolgung, nichts wird von anderswo geholt. Deine Einstellungen und deine Plätze bleiben in diesem Browser; Spiele hebt der Server auf, den du besuchst.
web-about-made-title = Gemacht mit
web-about-made = Svelte, Fluent und Vite im Browser; Python, Starlette, NumPy und Numba auf dem Server. Freie Software unter der MIT-Lizenz.

## Wenn etwas schiefgeht

web-server-unreachable = Der Server ist nicht zu erreichen. Läuft er noch?
web-server-refused = Der Server konnte nicht antworten ({ $status }).
web-line-lost = Die Verbindung ist weg. Sie kommt von selbst wieder …
web-line-ended = Die Verbindung zu diesem Tisch ist zu Ende.
web-line-closed = Dieser Tisch wurde geschlossen.
