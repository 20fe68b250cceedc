# Der Server der Tische: warum er etwas verweigert. Plätze in $seat zählen ab 0.

## Tische

table-host-name = Gastgeber
table-spectators = Du siehst nur zu: Setz dich, um mitzumachen.
table-not-your-seat = Platz { $seat } ist nicht deiner.
table-no-such-seat = Platz { $seat } gibt es hier nicht: Sie gehen von 0 bis { $last }.
table-not-on-turn = Platz { $seat } ist am Zug.
table-not-your-move = Nur wer den letzten Zug gemacht hat, kann darum bitten, ihn zurückzunehmen.
table-bot-plays = Für Platz { $seat } spielt ein Bot: Nimm den Platz erst zurück.
table-nobodys-seat = Platz { $seat } gehört niemandem, also ist auch niemand zu vertreten.
table-no-stand-in = Auf Platz { $seat } springt gerade kein Bot ein.
table-still-here = Wer Platz { $seat } hat, ist noch da.
table-not-waiting = Das Spiel hat schon begonnen.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-over = Das Spiel ist noch nicht aus.
table-no-free-seat = Es ist kein Platz frei, oder dieser nicht.
table-too-many-people = An diesem Tisch waren schon zu viele Leute.
table-proposal-open = Etwas anderes ist vorgeschlagen: Antworte erst darauf.
table-no-proposal = Es ist nichts vorgeschlagen.
table-not-asked = Deine Zustimmung ist dafür nicht nötig.
table-paused = Das Spiel macht Pause.
table-not-paused = Das Spiel macht keine Pause.
table-closed = Dieser Tisch ist geschlossen.
table-host-only = Das darf nur der Gastgeber dieses Tisches.
table-no-chat = An diesem Tisch gibt es keinen Chat.
table-no-such-reaction = Diese Reaktion gibt es nicht.
table-nothing-said = Darin ist nichts zu lesen.
table-other-game = An diesem Tisch wird { $game } gespielt.
table-other-options = Die Optionen passen nicht zum Spiel { $game }.
table-bot-level = Ein Bot braucht eine Stärke, und sonst hat niemand eine.

live-resign = Um das Spiel zu verlassen, sende „resign“.
live-stream = Nur Schweben und Ziehen lassen sich streamen; sende alles andere mit „do“.
live-preparing = Die Physik wird vorbereitet; das dauert einmal einen Moment.

## Der Server

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
server-too-much-chat = Du redest zu schnell: Warte einen Moment.
server-too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet: Warte eine Weile.
server-table-full = Mit diesem Tisch sind zu viele Leute verbunden.
server-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-unavailable = Der Server kann gerade nichts speichern; nichts hat sich geändert. Versuche es gleich noch einmal.
server-defect = Im Server ging etwas schief; nichts hat sich geändert.
server-no-method = Das geht hier nicht.
server-not-built-title = Der Tisch ist gedeckt, aber die Stühle fehlen
server-not-built = Dieser Server läuft, aber sein Teil für den Browser wurde nicht gebaut. In einer Kopie der Quellen baut ihn „make play“; ein installiertes Paket bringt ihn mit.
