### What the table server says to its guests.

## Tables

table-host-name = Gastgeber
table-spectators = Du siehst nur zu: Setz dich, um mitzumachen.
table-not-your-seat = Platz { $seat } ist nicht deiner.
table-no-such-seat = Platz { $seat } gibt es hier nicht: Die Plätze gehen von A bis { $last }.
table-not-on-turn = Platz { $seat } ist am Zug.
table-not-your-move = Nur wer den letzten Zug gemacht hat, kann darum bitten, ihn zurückzunehmen.
table-bot-plays = Für Platz { $seat } spielt ein Bot: Nimm den Platz erst zurück.
table-nobodys-seat = Platz { $seat } gehört niemandem, also ist auch niemand zu vertreten.
table-no-stand-in = Auf Platz { $seat } springt gerade kein Bot ein.
table-still-here = Wer Platz { $seat } hat, ist noch da.
table-has-days = Hier hat jeder Zug Tage Zeit: Nur wer Platz { $seat } hat, kann dort einen Bot einspringen lassen.
table-has-clock = Ihr habt euch hier getroffen, und die Uhr entscheidet: Nur wer Platz { $seat } hat, kann dort einen Bot einspringen lassen.
table-not-waiting = Das Spiel hat schon begonnen.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-over = Das Spiel ist noch nicht aus.
table-no-free-seat = Es ist kein Platz frei, oder dieser nicht.
table-proposal-open = Etwas anderes ist vorgeschlagen: Antworte erst darauf.
table-no-proposal = Es ist nichts vorgeschlagen.
table-not-asked = Deine Zustimmung ist dafür nicht nötig.
table-paused = Das Spiel macht Pause.
table-not-paused = Das Spiel macht keine Pause.
table-closed = Dieser Tisch ist geschlossen.
table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr hineinpasst. Spiel zu Ende und eröffne dann einen neuen.
table-host-only = Das darf nur der Gastgeber dieses Tisches.
table-no-chat = An diesem Tisch gibt es keinen Chat.
table-no-such-reaction = Diese Reaktion gibt es nicht.
table-nothing-said = Die Nachricht ist leer.
table-other-game = An diesem Tisch wird { $game } gespielt.
table-other-options = Die Optionen passen nicht zum Spiel { $game }.
table-bot-level = Gib für Bots eine Stärke an, und nur für sie.
table-first = Zu „picked“ und „named“ gehört der Platz, der beginnt, zu „drawn“ keiner.
table-first-bot = Ein Bot hat weder Alter noch Körpergröße. Wählt eine Person, oder lost.
table-id-used = Diese Kennung hatte schon eine andere Nachricht: Gib jeder eine eigene.
live-resign = Um das Spiel zu verlassen, sende „resign“.
live-stream = Nur Schweben und Ziehen lassen sich streamen; sende alles andere mit „do“.
live-preparing = Die Physik wird vorbereitet; das dauert einmal einen Moment.

## The server

server-no-record = Diese Aufzeichnung gibt es nicht.
server-no-turn = Einen solchen Zug gibt es darin nicht.
server-no-track = Dieser Zug verläuft nicht mehr wie aufgezeichnet: Die Physik hat sich seitdem geändert.
server-no-track-yet = Gerade werden zu viele Aufzeichnungen nachgespielt. Versuche es gleich noch einmal.
server-no-page = Hier ist nichts.
server-admin-only = Das darf nur, wer diesen Server verwaltet.
server-no-table = Diesen Tisch gibt es nicht.
server-no-lesson = Diese Lektion gibt es nicht.
server-unknown-token = Dieser Link gehört niemandem an diesem Tisch.
server-hello-first = Die erste Nachricht muss „hello“ sein.
server-hello-twice = „hello“ wurde schon gesagt.
server-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht { $given }.
server-message-size = Das ist zu groß: Gelesen werden höchstens { $limit } Bytes.
server-too-fast = Zu viele Nachrichten in kurzer Zeit: Warte einen Moment.
server-busy = Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.
server-too-long = Das hätte zu lange gedauert und wurde abgebrochen; nichts hat sich geändert.
server-too-slow = Deine Anfrage kam zu langsam an und wurde aufgegeben.
server-too-much-chat = Du schreibst zu schnell: Warte einen Moment.
server-too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet: Warte eine Weile.
server-table-full = An diesem Tisch schauen schon zu viele Leute zu.
server-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann ihm diesen Namen mit --public-url geben.
server-unavailable = Der Server kann gerade nichts speichern; nichts hat sich geändert. Versuche es gleich noch einmal.
server-defect = Im Server ging etwas schief; nichts hat sich geändert.
server-no-method = Das geht hier nicht.
server-not-built-title = Der Tisch ist gedeckt, aber die Stühle fehlen
server-not-built = Dieser Server läuft, aber sein Teil für den Browser wurde nicht gebaut. In einer Kopie der Quellen baut ihn „make play“; ein installiertes Paket bringt ihn mit.
server-no-docs-title = Die Dokumentation fehlt hier
server-no-docs = Diese Kopie von Lodestone wurde ohne Dokumentation eingerichtet. In einer Kopie der Quellen baut sie „make docs“.

## Kluster live

live-cut-short = Der Tisch musste diesen Zug neu beginnen. Bitte versuche es noch einmal.

## Hints and reviews: hints at a table

table-no-hints = An diesem Tisch gibt es keine Tipps.
table-hints-ask = Für Tipps müssen alle am Tisch einverstanden sein.
table-hints-often = Ein Tipp nach dem anderen: Warte einen Moment.
table-hint-late = Zu spät: Das Spiel ist inzwischen weitergegangen.
server-hints-busy = Gerade sind zu viele Tipps in Arbeit. Versuche es gleich noch einmal.

## Hints and reviews: reviews

server-no-review = Diese Aufzeichnung kann nicht beurteilt werden.
server-no-review-yet = Gerade werden zu viele Aufzeichnungen beurteilt. Versuche es gleich noch einmal.

## Storage

storage-unavailable = Der Speicher antwortet gerade nicht ({ $cause }). Nichts wurde geändert; versuche es noch einmal.
storage-full = Der Speicher ist voll ({ $cause }). Nichts wurde geändert; versuche es noch einmal, wenn Platz ist.
storage-uncertain = Die Verbindung zum Speicher brach mittendrin ab ({ $cause }). Lade neu, um zu sehen, ob etwas gespeichert wurde.
storage-conflict = Tisch { $table } ist weiter: Version { $version } sollte geschrieben werden, aber die neueste ist { $head }.
storage-unknown-table = Tisch { $table } gibt es nicht.
storage-not-owner = Tisch { $table } ist inzwischen bei einem anderen Server.
storage-table-exists = Tisch { $table } gibt es schon.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster und Clustered
share-what = Magneten in einer Schlaufe aus Schnur, Karten in Reihen und Rechtecken: allein, gegen Bots oder mit Freunden, ohne Konto. Inoffiziell, ohne Verbindung zu den Verlagen.
share-table = { $game }: Komm an den Tisch
share-table-what = Öffne den Link, um mitzuspielen oder zuzusehen. Kein Konto, nichts zu installieren.
share-record = { $game }: ein ganzes Spiel
share-record-what = Öffne den Link und geh es Zug für Zug durch.
share-daily = Lodestone: der Tisch des Tages
share-daily-what = Jeden Tag eine Partie, für alle die gleiche, und ein Versuch für jeden. Spiel die von heute.
table-chat-first = Ihr kennt euch noch nicht: Erst müssen alle den Chat erlauben.
table-strangers-close = Ein Spiel mit jemandem, den du hier getroffen hast, lässt sich nicht schließen. Du kannst aufgeben.
table-listed-full = Ein offener Tisch braucht einen freien Platz.
server-no-open-tables = Auf diesem Server gibt es keine offenen Tische.
server-too-many-listings = Von dir sind schon zu viele Tische offen. Beginne an einem davon, oder schließe einen.
server-too-many-waiting = Von deiner Adresse warten schon zu viele Leute.
server-unanswered = Du wurdest mehrmals gerufen und hast nicht geantwortet. Warte eine Weile, bevor du es wieder versuchst.
server-nobody-found = Auf dich wartet niemand mehr.
server-no-listing = Dieser Tisch ist nicht mehr offen.
## Daily tables

daily-none = Diesen Tisch des Tages gibt es nicht.
daily-off = Auf diesem Server gibt es keine Tische des Tages.
daily-token = Ein Tisch des Tages braucht einen eigenen Schlüssel: 20 bis 64 Buchstaben, Ziffern, - oder _ im Kopf Authorization.
daily-too-many = Der Tisch des Tages wurde von deiner Adresse heute zu oft eröffnet: Komm morgen wieder.
daily-no-bot = Am Tisch des Tages spielt kein Bot für dich.
daily-no-take-back = Am Tisch des Tages wird kein Zug zurückgenommen.
daily-once = Den Tisch des Tages spielt man einmal: Morgen gibt es einen neuen.
daily-no-hints = Am Tisch des Tages gibt es keine Tipps.
daily-no-spectators = Am Tisch des Tages sieht niemand zu.
daily-record-sealed = Die Aufzeichnung eines Tisches des Tages öffnet sich eine Stunde nach seinem Tag.
