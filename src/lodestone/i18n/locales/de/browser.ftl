### The browser table.

## Every screen

web-skip = Zum Inhalt springen
web-loading = Einen Moment …
web-load-failed = Diese Seite ließ sich nicht laden.
web-reload = Noch einmal versuchen
web-nothing-here = Unter dieser Adresse ist nichts.
web-to-lobby = Zur Startseite
web-close = Schließen
web-nav = Hauptmenü
web-nav-records = Aufzeichnungen
web-nav-referee = Kluster leiten
web-nav-score = Punkte zählen
web-nav-about = Info

## Every screen: settings

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
web-settings-kept = Nur in diesem Browser gespeichert.

## Every screen: about

web-about-title = Über Lodestone
web-about-what = Lodestone ist ein offener digitaler Tisch für zwei Familien von Brettspielen: Kluster mit Magneten und einer Schnur, und Clustered mit Karten.
web-about-unofficial = Inoffiziell, ohne Verbindung zu den Verlagen.
web-about-boxes = Worte, Bilder und Geräusche sind hier unsere eigenen. Wenn dir die Spiele gefallen, kauf ihre Schachteln: Sie sind wunderschön.
web-about-safety-title = Mit echten Magneten
web-about-privacy-title = Deine Daten
web-about-privacy = Kein Konto, keine Nachverfolgung, nichts wird von anderswo geholt. Deine Einstellungen und deine Plätze bleiben in diesem Browser; Spiele speichert der Server, den du besuchst.
web-about-made-title = Gemacht mit
web-about-made = Svelte, Fluent und Vite im Browser; Python, Starlette, NumPy und Numba auf dem Server. Freie Software unter der MIT-Lizenz.
web-about-docs = Dokumentation für Gastgeber, Programmierer und Neugierige

## Every screen: when something goes wrong

web-server-unreachable = Der Server ist nicht zu erreichen. Läuft er noch?
web-server-refused = Der Server konnte nicht antworten ({ $status }).
web-line-lost = Verbindung verloren. Sie wird wiederhergestellt …
web-line-slow = Die Verbindung stockt …
web-line-ended = Die Verbindung zu diesem Tisch ist zu Ende.
web-line-closed = Dieser Tisch wurde geschlossen.
web-line-too-many = Du hast diesen Tisch auf zu vielen Bildschirmen offen; dieser hier wurde getrennt.
web-about-typeface = Überschriften sind in der Fraunces von Undercase Type gesetzt.
web-about-licence = Ihre Lizenz
web-about-video = Videos entstehen mit Mediabunny.

## Lobby

web-lobby-title = Setz dich und spiel
web-lobby-what = Allein, gegen den Computer, mit anderen an diesem Bildschirm oder mit Freunden in der Ferne. Ohne Konto.
web-lobby-clustered = Lege Karten an, die mit ihren Nachbarn in zwei von drei Eigenschaften übereinstimmen; lass Reihen und Rechtecke wachsen, komm den anderen in die Quere.
web-lobby-kluster = Setze Magneten in eine Schlinge aus Schnur. Was zusammenschnappt, gehört wieder dir. Werde alle los.
web-play-clustered = Clustered spielen
web-play-kluster = Kluster spielen
web-set-up = Einrichten …
web-lobby-kluster-preparing = Die Magneten werden vorbereitet; das dauert einmal etwa eine Minute.
web-join-title = Zu Freunden setzen
web-join-what = Füge den Link ein, den du bekommen hast, oder nur sein Ende.
web-join-link = Link zum Tisch
web-join = Dazusetzen
web-join-unreadable = Das sieht nicht nach einem Link zu einem Tisch aus.
web-real-title = Am echten Tisch
web-real-what = Du hast die Schachtel vor dir: Lass die Punkte zählen oder Züge und Fehler festhalten.
web-recent = Meine Tische
web-recent-forget = Von der Liste nehmen
web-default-name = Gast

## Lobby: people and bots

web-your-name = Dein Name
web-here-name = Spieler { $seat }
web-bot-level = Wie gut die Bots spielen
web-level-random = spielt irgendwas
web-level-greedy = schnappt sich gleich Punkte
web-level-montecarlo = denkt weit voraus
web-level-neural = spielt aus Erfahrung
web-level-casual = spielt zum Spaß
web-level-club = kennt die Kniffe
web-level-expert = schwer zu schlagen
web-level-clumsy = lernt noch
web-level-steady = ruhige Hand
web-seat-free = Freier Platz
web-seat-called = { $name } ({ $seat })
web-seats = Plätze
web-you = du

## Lobby: a new table

web-new-clustered = Neuer Clustered-Tisch
web-new-clustered-what = Zwei Plätze und die Regeln des Grundspiels, wenn du nichts anderes wählst.
web-new-kluster = Neuer Kluster-Tisch
web-new-kluster-what = Eine Schachtel Klassik und zwei Plätze, wenn du nichts anderes wählst.
web-new-who = Wer spielt?
web-first = Wer beginnt
web-first-youngest = Wer am jüngsten ist, beginnt. Wer ist das?
web-first-shortest = Wer am kleinsten ist, beginnt. Wer ist das?
web-first-draw = Losen
web-begins-drawn = Das Los entscheidet: { $who } beginnt.
web-begins-youngest = Wer am jüngsten ist, beginnt: { $who }.
web-begins-shortest = Wer am kleinsten ist, beginnt: { $who }.
web-begins-most-left = Zuletzt die meisten Magneten übrig: { $who } beginnt.
web-begins-next = Diesmal beginnt { $who }.
web-new-presets = Schnellauswahl
web-preset-bot = Gegen den Computer
web-preset-friend = Mit Freunden, per Link
web-preset-here = Zu zweit an diesem Bildschirm
web-preset-solo = Allein
web-choice-me = Ich
web-choice-here = Jemand an diesem Bildschirm
web-choice-link = Freunde, per Link
web-seat-add = Noch ein Platz
web-seat-remove = Platz { $seat } entfernen
web-new-extended = Ab fünf ist es das erweiterte Spiel: zwei Startkarten, sechs Felder voneinander entfernt.
web-new-options = Optionen
web-new-open = Tisch eröffnen
web-option-fast = Schnelles Spiel
web-option-fast-what = Je Zug zwei Karten ziehen und fünf behalten: kürzer, mit mehr Auswahl.
web-option-first = Bonus für Schnelligkeit
web-option-first-what = Je zwei Punkte für die erste Reihe aus fünf und das erste 2×3.
web-option-largest = Bonus für größtes Cluster
web-option-largest-what = Je zwei Punkte für das größte Rechteck und die längste Reihe, wenn niemand gleichzieht.
web-option-wild = Eine dritte Wildcard
web-option-wild-what = Für alle, oder als Vorsprung für Jüngere und weniger Geübte.
web-option-surface = Platz auf dem Tisch
web-surface-endless = Ohne Kanten
web-surface-square = Quadratisch, 15 Felder breit
web-surface-round = Rund, 7 Felder in jede Richtung
web-option-clock = Zeit für einen Zug
web-clock-none = Ohne Grenze
web-clock-seconds = { $seconds } Sekunden
web-house-rules = Hausregeln
web-house-rules-what = Sie ändern die üblichen Regeln; alle am Tisch sehen, welche gelten.
web-house-rule = Hausregel: { $name }
web-option-wild-for = Eine dritte Wildcard: { $seats }
web-surface-edges = Ein Tisch mit Kanten
web-surface-edges-what = Für Karten ist nur begrenzt Platz.
web-solo-bests = Meine besten Ergebnisse allein
web-solo-base = Grundspiel
web-solo-none = Nach diesen Regeln noch keine Partie allein.
web-option-tie = Gleichstand auflösen
web-option-tie-what = Größeres Rechteck, dann längere Reihe, dann weniger abgelegte Karten.
web-option-hidden = Verdeckt ablegen
web-option-hidden-what = Niemand sieht, was andere abgelegt haben.
web-option-trim = Behalten, was man hatte
web-option-trim-what = Im schnellen Spiel darf nur eine eben gezogene Karte abgelegt werden.
web-option-chat = Chat
web-option-chat-what = Leute an diesem Tisch können einander schreiben.

## Lobby: a new table of Kluster

web-boxes = Schachteln
web-box-classic = Klassik
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Nimm mindestens eine Schachtel.
   *[other] Für bis zu { $most } Plätze.
  }
web-option-expert = Expertenmodus
web-option-expert-what = Wer noch mehr Magneten als der nächste Spieler hat, darf noch einen setzen.
web-option-poles = Pole zeigen
web-option-poles-what = Eine Übungshilfe: Alle sehen, welche Seite Nord ist.
web-option-top = Tischplatte
web-top-wood = Holz
web-top-glass = Glas, rutschig
web-top-felt = Filz, rau
web-option-play-on = Um die Plätze weiterspielen
web-option-play-on-what = Wenn jemand gewonnen hat, machen die anderen weiter.
web-option-rounds = Rundengrenze
web-rounds-none = Keine
web-rounds-count = { $count } Runden: wer die wenigsten Magneten übrig hat, gewinnt
web-option-handicap = Vorsprung
web-option-handicap-what = Wie viele Magneten ein Platz weniger setzen muss.
web-option-loop-classic = Größe der Klassik-Schlinge
web-option-loop-duo = Größe der DUO-Schlinge
web-loop-mm = { $mm } mm Durchmesser
web-option-no-sliding = Nicht schieben
web-option-no-sliding-what = Ein Magnet in der Hand bleibt über dem Tisch.
web-option-cord = Hände weg von der Schnur
web-option-cord-what = Die Schnur wird nur mit Magneten bewegt.
web-option-after = Die Schnur nach dem Loslassen bewegen
web-option-after-what = Wie in den Anleitungen: Wenn alles ruht, darfst du die Schnur noch bewegen. Du beendest deinen Zug selbst, oder er endet nach fünf Sekunden.
web-option-group = Eine Gruppe von Schnüren
web-option-group-what = Alle Schnüre müssen zusammenhängen, nicht nur jede mit einer anderen.
web-name-of = Name auf Platz { $seat }
web-bot-character = { $level ->
    [random] Eine Maus, die legt, was ihr in die Pfoten kommt.
    [clumsy] Ein Bär mit großen Tatzen.
    [greedy] Eine Elster: Nimmt sofort, was glitzert.
    [casual] Eine Katze, die zwischen zwei Nickerchen mitspielt.
    [club] Ein Fuchs mit vielen Spielabenden hinter sich.
    [montecarlo] Ein Krake, der im Kopf tausend Spiele durchspielt.
    [neural] Ein Elefant, der sich jedes Übungsspiel gemerkt hat.
    [steady] Eine Schildkröte mit ruhiger Hand.
   *[expert] Eine Eule, der nichts entgeht.
  }

## A table of either game

web-table-missing = Unter dieser Adresse gibt es keinen Tisch, oder nicht mehr.

## A table of either game: waiting for others

web-waiting-clustered = Clustered-Tisch
web-waiting-kluster = Kluster-Tisch
web-waiting-for = { $count ->
    [0] Alle sind da.
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
  }
web-sit-down = Hinsetzen
web-leave-seat = Aufstehen
web-start-with-bots = Mit Bots auf den freien Plätzen beginnen
web-invite-title = Einladen
web-invite-link = Link zu diesem Tisch
web-invite-copy = Link kopieren
web-invite-copied = Link kopiert.
web-invite-share = Teilen
web-invite-code = Derselbe Link als QR-Code
web-invite-watch = Link zum Zusehen
web-invite-only-here = Diese Adresse funktioniert nur auf diesem Rechner. Um auch auf Handys zu spielen, starte Lodestone mit --lan.
web-own-link = Mein eigener Link, für ein anderes Gerät
web-own-link-what = Öffnet deinen Platz auf jedem Gerät. Behalte ihn für dich.

## A table of either game: together

web-menu = Tisch
web-news = Was geschehen ist
web-news-none = Noch nichts.
web-chat = Chat
web-chat-write = Schreib etwas
web-chat-send = Senden
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-unread = ungelesen
web-reactions = Reaktionen
web-reaction = { $reaction ->
    [thumbs_up] Daumen hoch
    [clap] Applaus
    [laugh] Gelächter
    [wow] Staunen
    [think] Lass mich nachdenken
    [oops] Hoppla
    [heart] Wie schön
   *[wave] Winken
  }
web-preparing = Die Magneten werden vorbereitet …
web-preparing-then = Die Partie beginnt dann von selbst.
web-preparing-parts = { $done } von { $all } Teilen fertig
web-preparing-meanwhile = Sieh dir inzwischen die Regeln an oder die erste Lektion.
web-watchers = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } sehen zu
  }
web-take-back = Den letzten Zug zurücknehmen
web-pause = Pause
web-paused = Das Spiel macht Pause.
web-resume = Weiter
web-resign = Aufgeben
web-resign-seat = Platz { $seat } aufgeben
web-resign-sure = Platz { $seat } wirklich aufgeben? Die anderen spielen ohne dich weiter, und zurück kannst du nicht.
web-resign-sure-last = Platz { $seat } wirklich aufgeben? Damit ist das Spiel zu Ende, und zurück kannst du nicht.
web-absent = { $who } ist nicht da.
web-stand-in = Einen Bot spielen lassen
web-stand-in-end = Platz { $seat } wieder selbst spielen
web-close-table = Diesen Tisch schließen
web-close-sure = Diesen Tisch für alle schließen?
web-yes = Ja
web-no = Nein
web-proposal-take-back = { $name } möchte den letzten Zug zurücknehmen.
web-proposal-pause = { $name } möchte eine Pause.
web-proposal-again = { $name } möchte noch einmal spielen.
web-proposal-waiting = Warten auf die anderen …
web-proposal-withdraw = Doch nicht
web-agree = Einverstanden
web-decline = Ablehnen
web-away = weg
web-resigned = aufgegeben
web-thinking = denkt nach
web-standing-in = Bot: { $level }
web-stood-in = { $who } hat zweimal in Folge die Zeit überschritten: Ein Bot ({ $level }) spielt weiter.
web-stood-in-own = Ein Bot ({ $level }) spielt Platz { $seat } für dich.
web-watching = Du siehst zu. Die Hände bleiben verdeckt.
web-clock-left = { $seconds } s
web-title-your-turn = Du bist dran
web-proposal-declined = { $name } sagt nein.

## The Clustered board

web-board-keys = Pfeiltasten gehen von Feld zu Feld, Enter wählt, n und p springen zwischen den leuchtenden Feldern, Plus und Minus zoomen, 0 zeigt den ganzen Tisch.
web-board-closer = Vergrößern
web-board-further = Verkleinern
web-board-fit = Den ganzen Tisch zeigen
web-seat = Platz { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: leer.
web-cell-start = { $x }, { $y }: Startkarte.
web-cell-wild-of = { $x }, { $y }: Wildcard von Platz { $seat }.
web-cell-tile-of = { $x }, { $y }: Karte von Platz { $seat }.
web-board-more = { $count ->
    [one] Noch ein Feld
   *[other] Noch { $count } Felder
  } { $way ->
    [left] weiter links
    [right] weiter rechts
    [up] weiter oben
   *[down] weiter unten
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = Der Tisch. Karten, und Felder, auf die die gewählte Karte darf.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile } von Platz { $seat }.
web-cell-legal = { $x }, { $y }: frei, die Karte passt hier.

## Clustered: the hand

web-hand = Deine Karten
web-hand-fits = { $tile }, passt { $count ->
    [one] an eine Stelle
   *[other] an { $count } Stellen
  }
web-hand-fits-nowhere = { $tile }, passt jetzt nirgends
web-hand-discard = { $tile }, kann abgelegt werden
web-hands-covered = Die Karten sind verdeckt.
web-confirm = Bestätigen
web-discard = Ablegen
web-put-back = Zurücklegen
web-cover = { $name }, du bist dran ({ $seat }). Die anderen schauen weg.
web-cover-reveal = Meine Karten zeigen

## Clustered: what to do

web-prompt-choose = Du bist dran: Wähle eine Karte.
web-prompt-place = { $tile }: Wähle eines der leuchtenden Felder.
web-prompt-confirm = Bestätige, oder versuche ein anderes Feld.
web-prompt-gain = { $points ->
    [0] Hier noch keine Punkte.
    [one] Hier ein Punkt mehr.
   *[other] Hier { $points } Punkte mehr.
  }
web-prompt-discard = Nichts passt: Wähle eine Karte zum Ablegen.
web-prompt-trim = Mehr als fünf Karten: Wähle eine zum Ablegen.
web-prompt-discard-confirm = Sie verlässt das Spiel. Bestätige, oder wähle eine andere.
web-prompt-waiting = { $who } ist am Zug.
web-prompt-thinking = { $who } denkt nach …
web-prompt-sending = Einen Moment …
web-gain-badge = +{ $points }
web-show-groups = Punkte

## Clustered: seats

web-piles = { $hand } auf der Hand, { $stack } zu ziehen, { $discards } abgelegt
web-points = Punkte
web-to-move = Platz { $seat } ist am Zug
web-mark-first-line = Erste Reihe aus fünf: zwei Punkte
web-mark-first-rectangle = Erstes 2×3: zwei Punkte
web-mark-longest = Längste Reihe: nach jetzigem Stand zwei Punkte
web-mark-largest = Größtes Rechteck: nach jetzigem Stand zwei Punkte

## Clustered: what happened

web-news-placed = { $who }: { $tile } auf { $x }, { $y }.
web-news-discarded = { $who } legt { $tile } ab.
web-news-discarded-unseen = { $who } legt eine Karte ab.
web-news-drawn = Du ziehst { $tile }.
web-news-first-line = { $who } hat die erste Reihe aus fünf.
web-news-first-rectangle = { $who } hat das erste 2×3.
web-news-your-turn = Platz { $seat }, du bist dran.
web-news-ended = Das Spiel ist aus.

## Clustered: the end

web-end-title = Das Ergebnis
web-end-counting = Es wird gezählt …
web-end-skip = Zum Ergebnis
web-end-again = Noch ein Spiel
web-end-record = Das ganze Spiel ansehen
web-end-solo = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
  }
web-end-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  } mit { $points ->
    [one] einem Punkt.
   *[other] { $points } Punkten.
  }
web-end-nobody = Niemand gewinnt.
web-score-bonus = Boni

## Clustered: alone, and what is special about a table

web-facts = Dieser Tisch
web-solo-best = { $points ->
    [one] Bestes Ergebnis bisher: ein Punkt
   *[other] Bestes Ergebnis bisher: { $points } Punkte
  }
web-solo-first = Das erste Ergebnis, das es zu schlagen gilt.
web-solo-new = Neue Bestleistung! Vorher waren es { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } und { $neighbour }: { $differ ->
    [shape-fill] Form und Füllart sind verschieden
    [shape-count] Form und Anzahl sind verschieden
    [fill-count] Füllart und Anzahl sind verschieden
   *[shape-fill-count] alles ist verschieden
  }. Zwei der drei Eigenschaften müssen gleich sein.
web-why-alone = Neben diesem Feld liegt nichts: Eine Karte muss eine andere an einer Seite berühren.
web-why-occupied = Hier liegt schon eine Karte: { $tile }.
web-why-off-table = Hier ist der Tisch zu Ende: Für eine Karte ist kein Platz.
web-why-discard = Solange eine deiner Karten irgendwo passt, darfst du keine ablegen.
web-why-trim-drawn = Du darfst nur eine Karte ablegen, die du gerade gezogen hast.
web-news-taken-back = { $count ->
    [one] { $who } nimmt den letzten Zug zurück.
   *[other] { $who } nimmt einen Zug zurück; die letzten { $count } Züge gelten nicht.
  }
web-news-resigned = { $who } verlässt das Spiel.
web-news-time-up = Die Zeit ist um ({ $who }): Ein Bot macht den Zug.
web-end-share = Teilen
web-end-best-move = Bester Zug: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Kluster-Tisch
web-kluster-canvas = Der Tisch
web-kluster-seats = Plätze
web-kluster-you = du
web-kluster-left = { $count ->
    [0] keiner übrig
    [one] 1 übrig
   *[other] { $count } übrig
  }

## Kluster: what is to be done

web-kluster-preparing = Der Tisch wird vorbereitet …
web-kluster-choose = Du bist dran: Wähle einen Magneten.
web-kluster-choose-first = Du bist dran: Zieh einen Magneten auf den Tisch. Vorher darfst du die Schnur verschieben.
web-kluster-choose-named = { $who }: Wähle einen Magneten.
web-kluster-carry = Trag ihn an seine Stelle, dann lass los.
web-kluster-dragging = Du hältst die Schnur.
web-kluster-dragging-named = { $who } hält die Schnur.
web-kluster-pull = { $way ->
    [in] { $who } zieht die Schnur nach innen.
    [out] { $who } zieht die Schnur nach außen.
   *[along] { $who } verschiebt die Schnur.
  }
web-kluster-cord-keys = Links und rechts gehen an der Schnur entlang, hoch und runter wechseln die Schnur, Enter fasst sie an.
web-kluster-settling = Alles kommt zur Ruhe …
web-kluster-started-over = Der Tisch musste diesen Zug neu beginnen. Alles liegt wieder so da wie zu Beginn des Zuges.
web-kluster-repair = Gesetzt. Aber eine Schnur kreuzt keine andere: Bewege die Schnüre, bis sie sich kreuzen, dann beende deinen Zug.
web-kluster-after = Du darfst die Schnur noch bewegen. Beende dann deinen Zug.
web-kluster-after-cords = Du darfst die Schnüre noch bewegen, solange jede eine andere kreuzt. Beende dann deinen Zug.
web-kluster-choice = Du hast mehr übrig als der nächste Platz. Noch einen Magneten setzen?
web-kluster-choice-named = { $who } hat mehr übrig als der nächste Platz. Noch einen Magneten setzen?
web-kluster-waiting = { $thinking ->
    [yes] { $who } denkt nach …
   *[no] { $who } ist am Zug.
  }
web-kluster-apart = { $count ->
    [one] Schnur { $cords } liegt für sich. Zieh sie, bis sie eine andere kreuzt.
   *[other] Die Schnüre { $cords } liegen für sich. Zieh sie, bis sie eine andere kreuzen.
  }
web-kluster-solo = { $placed } gesetzt, Fehler: { $faults } ({ $allowed } erlaubt)

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] Ein Magnet zu setzen
   *[other] { $count } Magneten zu setzen
  }
web-kluster-take = { $magnet } nehmen
web-kluster-hand = Der Magnet in deiner Hand
web-kluster-raise = Höher
web-kluster-lower = Tiefer
web-kluster-turn-left = Nach links drehen
web-kluster-turn-right = Nach rechts drehen
web-kluster-flip = Wenden
web-kluster-stand = Aufstellen
web-kluster-put-back = Zurücklegen
web-kluster-let-go = Loslassen
web-kluster-done = Zug beenden
web-kluster-continue = Noch einen setzen
web-kluster-stop = Hier aufhören
web-kluster-end-solo = Das Spiel hier beenden
web-kluster-danger = { $way ->
    [push] Abstoßung
    [known] Gefahr
   *[pull] Zugkraft
  }
web-kluster-danger-level = { $level ->
    [calm] Ruhig.
    [tug] Es zieht.
    [strong] Es zieht stark.
   *[snap] Gleich schnappt es!
  }
web-kluster-push-level = { $level ->
    [tug] Es drückt weg.
   *[strong] Es drückt stark weg.
  }
web-kluster-risk-level = { $level ->
    [calm] Hier ist es sicher.
    [tug] Es würde halten.
    [strong] Es würde rutschen.
   *[snap] Es würde schnappen!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } hat { $magnet } gesetzt.
web-kluster-close = Knapp: { $magnet } ist { $mm } mm gerückt und liegt wieder still.
web-kluster-time-up = Die Zeit von { $seat } ist um: Eine ungeschickte Hand spielt den Zug zu Ende, und was dabei herauskommt, zählt.
web-kluster-taken = { $cause ->
    [hand] { $seat } nimmt { $magnets }: { $count ->
        [one] Er sprang
       *[other] Sie sprangen
      } an den Magneten in der Hand (Regel { $rule }).
    [outside] { $seat } nimmt { $magnets }: außerhalb des Spielbereichs (Regel { $rule }).
   *[kluster] { $seat } nimmt { $magnets }: geklustert (Regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Die Zeit war um: Fehler { $faults } ({ $allowed } erlaubt).
   *[taken] Fehler { $faults } ({ $allowed } erlaubt).
  }
web-kluster-offered = { $seat } hat mehr übrig als der nächste Platz und darf weitermachen.
web-kluster-resigned = { $seat } verlässt das Spiel; { $count ->
    [one] ein Magnet wird
   *[other] { $count } Magneten werden
  } beiseitegelegt.
web-kluster-replay = Noch einmal ansehen, langsam
web-kluster-slow = Zeitlupe
web-kluster-skip = Überspringen
web-kluster-ended = { $reason ->
    [total-victory] Alles gesetzt: der ultimative Sieg!
    [faults] Ein Fehler zu viel.
    [stopped] Beendet: Das Ergebnis steht.
    [resigned] { $winners } gewinnt: Die anderen sind gegangen.
   *[other] { $count ->
        [0] Niemand gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
      }
  }
web-kluster-result-resigned = { $name }: aufgegeben
web-kluster-result = { $name }: { $count ->
    [0] alle gesetzt
    [one] 1 übrig
   *[other] { $count } übrig
  }
web-kluster-best = Dein bisher bestes Ergebnis dieser Art: { $placed } gesetzt, { $faults ->
    [one] ein Fehler.
   *[other] { $faults } Fehler.
  }
web-kluster-best-now = Dein bestes Ergebnis dieser Art!
web-kluster-best-first = Dein erstes Ergebnis dieser Art.
web-kluster-poles-now = Jetzt sehen alle, welches Ende Nord war: rot mit Ring.
web-kluster-again = Noch ein Spiel
web-kluster-record = Die Aufzeichnung dieses Spiels
web-clip = Video
web-clip-last = Als Video speichern
web-clip-best = Den besten Moment als Video speichern
web-clip-turns = Diese Züge als Video speichern
web-clip-from = Von Zug
web-clip-to = bis Zug
web-clip-making = Das Video entsteht … { $percent } %
web-clip-cancel = Abbrechen
web-clip-made = Das Video ist gespeichert.
web-clip-failed = Auf diesem Gerät ließ sich das Video nicht herstellen.

## Kluster: how it is shown and told

web-kluster-look = Ansicht und Hilfe
web-kluster-from-above = Von oben ansehen
web-kluster-lift = Loslassen durch Abheben
web-kluster-lift-what = Hebst du am Ende des Ziehens den Finger ab oder lässt die Maustaste los, lässt du auch den Magneten los. Sonst bleibt er in der Hand, bis du ihn loslässt.
web-kluster-quality = Grafik
web-kluster-quality-auto = automatisch
web-kluster-quality-high = hoch
web-kluster-quality-medium = mittel
web-kluster-quality-low = niedrig
web-kluster-quality-flat = flach
web-kluster-jerky = Auf diesem Gerät ruckelt der Tisch.
web-kluster-draw-flat = Flach zeichnen
web-kluster-leave-it = So lassen
web-kluster-spoken = Lagen ansagen
web-kluster-spoken-what = Für Screenreader: wo der Magnet ist, was in der Nähe liegt und wie es zieht, immer wenn er anhält.
web-kluster-aids = Lernhilfen
web-kluster-lines = Linien des Magnetfelds
web-kluster-danger-map = Gefahrenkarte: wo es riskant wäre, loszulassen
web-kluster-keys-title = Tasten, Maus und Finger
web-kluster-keys = Zahlen nehmen einen Magneten. Pfeile bewegen ihn, mit Shift fein, mit Strg weit; Bild auf und Bild ab heben und senken; Q und E drehen, F wendet, S stellt ihn auf. Enter lässt los, Escape legt ihn zurück. C wählt eine Schnur, V wechselt die Ansicht, R liest den Tisch vor.
web-kluster-pointers = Maus: Zieh einen Magneten aus der Schale oder klick ihn an; er folgt, ein Klick lässt los. Das Rad hebt ihn, seitwärts oder mit Shift dreht es; die rechte Taste kann beides. Finger: Zieh einen Magneten aus der Schale, dann irgendwo, um ihn zu bewegen; ein zweiter Finger dreht und hebt ihn. Mit leerer Hand lässt sich eine Schnur ziehen, anderswo die Ansicht.
web-kluster-pose = { $pose ->
    [standing] stehend, Seite { $face } voran
    [lying] liegend, Ende { $face } voran
   *[flat] flach, Seite { $face } oben
  }
web-kluster-offset = { $x } { $side ->
    [left] links
   *[right] rechts
  }, { $y } { $depth ->
    [near] zu dir hin
   *[away] von dir weg
  }
web-kluster-here = { $magnet }, { $how }: von der Mitte aus { $where }, { $height } hoch.
web-kluster-allowed = { $allowed ->
    [yes] Hier darfst du loslassen.
    [no] Hier darfst du nicht loslassen.
   *[unknown] Unterwegs.
  }
web-kluster-neighbour = { $magnet }: { $distance } entfernt, { $where }.
web-kluster-on-table = { $count ->
    [0] Der Tisch ist leer.
    [one] Ein Magnet liegt auf dem Tisch.
   *[other] { $count } Magneten liegen auf dem Tisch.
  }
web-kluster-lies = { $magnet }: von der Mitte aus { $where }.

## Kluster: laying the cords

web-laying = Schnüre
web-laying-which = Welche Schnur
web-laying-cord = Schnur { $number }
web-laying-shape = Form
web-laying-shape-name = { $shape ->
    [circle] Kreis
    [oval] Oval
    [eight] Acht
   *[free] Freihand
  }
web-laying-turn = Drehen
web-laying-usual = Standard
web-laying-in-turn = Die Schnüre reihum legen
web-laying-who = { $who } legt Schnur { $number }.
web-laying-next = Nächste Schnur
web-laying-sheet = Der Tisch mit seinen Schnüren
web-laying-move = Zieh die Schnur umher oder bewege sie mit den Pfeiltasten; Q und E drehen sie.
web-laying-draw = Zeichne mit der Maus oder einem Finger eine geschlossene Linie; Pfeiltasten bewegen sie. Die Schnur behält ihre Länge.

## Hints and reviews: hints at a table

web-hint = Tipp
web-hint-ask = Um Tipps bitten
web-hint-thinking = Ein Tipp wird gesucht …
web-hint-discard = Lege { $tile } ab.
web-hint-place = { $magnet } gehört an die helle Stelle.
web-hint-flip = Drehe ihn vorher um.
web-hint-stop = Kein Platz sieht sicher genug aus, um weiterzumachen.
web-proposal-hints = { $name } möchte in diesem Spiel Tipps erlauben.
web-option-hints = Tipps
web-option-hints-agreed = Allein, oder wenn alle zustimmen
web-option-hints-on = Für alle
web-option-hints-off = Nie

## Hints and reviews: reviews

review-place = Stelle { $number } · { $risk } %
web-review = Beurteilen
web-review-graph = Was jeder Zug verschenkt hat
web-review-alternatives = Besser oder gleich gut
web-review-done = Die Beurteilung ist fertig.
web-hint-there = Versuche { $tile } auf dem markierten Feld.
web-hint-next = { $points ->
    [one] Im nächsten Zug kannst du hier einen Punkt machen.
   *[other] Im nächsten Zug kannst du hier { $points } Punkte machen.
  }

## Lessons

web-learn = Spielen lernen
web-learn-what = Durch Ausprobieren, an einem eigenen Tisch. Fünf Minuten je Spiel; hör auf, wann du magst, und mach später weiter.
web-learn-clustered = Lege Karten, sieh, warum eine nicht passt, bilde eine Reihe und ein Rechteck, komm jemandem in die Quere und gewinne mit einem Punkt.
web-learn-kluster = Setze einen Stein, spüre, wie ein anderer zieht, lass zwei mit Absicht zusammenschnappen, bewege die Schnur und gewinne.
web-learn-how-far = { $state ->
    [done] Noch einmal
    [begun] Weiter mit Schritt { $step } von { $steps }
   *[new] Anfangen
  }
web-learn-first = Neu bei { $game }? Lerne es in fünf Minuten.
web-learn-title = { $game } lernen
web-learn-step = { $step } von { $steps }
web-learn-back = Zurück
web-learn-skip = Überspringen
web-learn-next = Weiter
web-learn-anew = Diesen Teil neu beginnen
web-learn-done-already = Das hast du schon gemacht.
web-learn-finished = Mehr muss man vor der ersten Partie { $game } nicht wissen. Viel Spaß!
web-learn-other = { $game } lernen
web-learn-cell = { $cell } Hierhin zeigt die Lektion.

## Lessons: Clustered

web-learn-lay = Nimm eine Karte von deiner Hand: Felder, auf die sie passt, leuchten. Lege sie auf das umrandete Feld, wenn es leuchtet, und bestätige.
web-learn-lay-keys = Mit der Tastatur: Eine Zahl nimmt eine Karte, Pfeile und N führen über das Spielfeld, Enter legt sie.
web-learn-lay-done = Sie hat mit jedem Nachbarn mindestens zwei von Form, Füllart und Anzahl gemeinsam. Zur Startkarte in der Mitte passt alles.
web-learn-refused = Jetzt ein Fehler mit Absicht: Nimm eine Karte und tippe auf ein Feld gleich neben einer Karte, wo nichts leuchtet.
web-learn-refused-done = Unter dem Spielfeld steht, warum nicht; der Nachbar, der im Weg ist, ist umrandet, und der Link führt zur Regel.
web-learn-line = Drei oder mehr deiner Karten neben- oder untereinander sind eine Reihe, ein Punkt je Karte. Vervollständige die am umrandeten Feld.
web-learn-line-done = Deine erste Reihe: drei Punkte. Längere sind mehr wert, und eine Karte kann waagerecht und senkrecht zählen.
web-learn-rectangle = Auch die Karten deines größten vollen Rechtecks zählen, ab zwei mal zwei. Fülle die umrandete Ecke.
web-learn-rectangle-done = Vier Punkte mehr. Nur das größte Rechteck zählt, also lass es wachsen.
web-learn-block = Ein anderer Tisch, kurz vor Schluss; du liegst zwei Punkte zurück. Gleich vollendet der Gegner am umrandeten Feld eine Reihe aus vier: Lege deine Karte vorher dorthin.
web-learn-block-done = Blockiert! Deine Karte teilt die Reihe, und die zwei Karten, die übrig bleiben, zählen nichts.
web-learn-last = Deine letzte Karte. Bilde am umrandeten Feld eine Reihe aus drei.
web-learn-last-done = Alle Karten sind gelegt, also ist das Spiel zu Ende.
web-learn-count = Der Tisch zählt alles noch einmal durch: dein größtes Rechteck, deine waagerechten und senkrechten Reihen. Wer am meisten hat, gewinnt. Gut gemacht!

## Lessons: Kluster

web-learn-take = Diese Steine sind starke Magneten, und du willst sie alle loswerden. Nimm einen: Tippe ihn an oder drücke 1.
web-learn-take-done = Er ist in deiner Hand und folgt Finger, Maus oder Pfeiltasten.
web-learn-place = Trage ihn in die Schnur hinein und lass ihn mit dem Knopf oder mit Enter los. Er muss ganz darin liegen.
web-learn-place-done = Er liegt. Ein Zug, ein Stein.
web-learn-feel = Nimm einen weiteren und bring ihn langsam näher an den, der schon liegt, bis er zieht: Sieh auf den Zeiger, hör auf das Summen. Wird er weggedrückt, drehe ihn mit dem Knopf oder F um.
web-learn-feel-done = Das ist die Anziehung. Sonst würdest du jetzt einen ruhigeren Platz suchen …
web-learn-snap = … aber tu das Gegenteil: Geh näher heran und lass los, sodass die beiden zusammenschnappen.
web-learn-snap-done = Schnapp! Steine, die sich berühren, sind ein Kluster.
web-learn-why = Was klustert, nimmst du wieder auf, und ebenso, was die Schnur verlässt. Dein Zug ist vorbei. Allein darf das zweimal geschehen; zu mehreren sind die anderen dann einen Zug voraus.
web-learn-again = Setze wieder einen Stein, ein gutes Stück innerhalb der Schnur.
web-learn-cord = Statt der Gefahr auszuweichen, kannst du Platz schaffen: Fass die Schnur und zieh sie, mit der Maus, mit dem Finger oder mit C, Enter und den Pfeilen. Steine, die sie berührt, nimmt sie mit.
web-learn-cord-done = Die Schnur darf in jedem Zug bewegt werden, solange nichts zusammenschnappt.
web-learn-win = Setze jetzt die übrigen Steine weit auseinander. Wer zuerst keinen mehr hat, gewinnt.
web-learn-win-done = Kein Stein mehr da: Du hast gewonnen!

## Records

web-records-open = Eine Datei öffnen
web-records-open-what = Eine Aufzeichnung, die hier heruntergeladen oder vom Terminal oder vom Schiedsrichter geschrieben wurde. Wähle sie aus, oder lass sie hier fallen.
web-records-unreadable = „{ $name }“ lässt sich nicht öffnen: { $problem }
web-records-none = An deinen Tischen ist noch kein Spiel zu Ende gespielt.
web-records-line = { $when } · { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }
web-record-clustered = Ein Spiel Clustered
web-record-kluster = Ein Spiel Kluster
web-record-deal = Der Anfang: Alle haben gezogen, noch liegt nichts.
web-record-set = Der Tisch ist bereit, noch liegt nichts.
web-record-nothing = { $seat } hat nichts gesetzt.
web-record-filming = Dieser Zug wird nachgespielt, um seine Bewegung zu zeigen …
web-record-camera = Ziehen bewegt den Blick um den Tisch; das Rad oder zwei Finger holen ihn näher.
web-record-at = Zug { $turn }, { $seconds } s
web-record-graph = Punkte jedes Platzes, Zug für Zug
web-record-first = Zum Anfang
web-record-back = Einen Zug zurück
web-record-play = Abspielen
web-record-stop = Anhalten
web-record-on = Einen Zug weiter
web-record-last = Zum Ende
web-record-turn = Zug
web-record-mark = { $kind ->
    [kluster] Zug { $turn }: Kluster
   *[close] Zug { $turn }: knapp, { $mm } mm
  }
web-record-speed = Tempo
web-record-link = Link zu diesem Zug
web-record-download = Herunterladen

## Rulebook

web-rules = Regeln
web-rules-title = Die Regeln von { $game }
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
  }
web-rules-none = Hier kommt „{ $words }“ nicht vor.
web-rules-contents = Inhalt
web-rules-other = Regeln von { $game }
web-rules-print = Drucken
web-rules-note-yours = Deine Spielanleitung:
web-rules-note-leaflets = Spielanleitung auf { $languages }:
web-rules-note = Unsere Regelung:
web-rules-link = Regel { $rule }

## Scorer

web-score-title = Punkte zählen
web-score-how = Wähle einen Platz und tippe seine Karten ein. Reihen und das größte Rechteck leuchten dabei auf.
web-score-board = Der Tisch, der gezählt wird
web-score-brush = Was legst du hin?
web-score-start-tile = Startkarte
web-score-erase = Wegnehmen
web-score-wild = Wildcard
web-score-points = Punkte
web-score-seat = Platz
web-score-rectangle = Rechteck
web-score-rows = Waagerecht
web-score-columns = Senkrecht
web-score-total = Summe
web-score-show-seat = Nur Platz { $seat } umranden
web-score-heard = Platz { $seat }: { $total ->
    [one] { $total } Punkt.
   *[other] { $total } Punkte.
  }
web-score-largest = Platz { $seat } hat allein das größte Rechteck.
web-score-longest = Platz { $seat } hat allein die längste Reihe.
web-score-empty = Noch keine Karten.
web-score-letters = Als Buchstaben
web-score-letters-how = Eine Zeile je Reihe: . ist leer, # die Startkarte, A bis H eine Karte dieses Platzes, a bis h seine Wildcard.
web-score-letters-take = Diese Karten auslegen
web-score-letters-none = In diesen Buchstaben sind keine Karten.
web-score-clear = Den Tisch leeren
web-score-why = So wird gezählt:
web-score-more = Spieler hinzufügen
web-score-unclear = Karten zurückholen
web-score-fields = Rechteck: die Karten des größten vollen Rechtecks. Waagerecht und senkrecht: die Karten aller Reihen ab drei, quer und von oben nach unten.

## Referee

web-referee-title = Schiedsrichter für einen echten Tisch
web-referee-what = Spielt Kluster mit euren eigenen Magneten und sagt, was geschah. Züge, Magneten und Fehler werden hier gezählt.
web-referee-begin = Beginnen
web-referee-turn = Platz { $seat } ist am Zug
web-referee-continue = Platz { $seat } darf noch einen setzen oder aufhören
web-referee-won = Platz { $seat } hat gewonnen
web-referee-over = Das Spiel ist aus
web-referee-solo-over = Zu Ende: { $placed ->
    [one] Ein Magnet liegt im Spielbereich
   *[other] { $placed } Magneten liegen im Spielbereich
  }
web-referee-left = zu setzen
web-referee-lying = Auf dem Tisch
web-referee-faults = Fehler
web-referee-placed-stone = Stein gesetzt, nichts hat sich berührt
web-referee-placed-spinner = DUO-Magnet gesetzt, nichts hat sich berührt
web-referee-fault = Magneten aufgenommen …
web-referee-stop = Hier aufhören
web-referee-picked = Wie viele wurden aufgenommen?
web-referee-stones = Steine
web-referee-spinners = DUO-Magneten
web-referee-own = Der Magnet in der Hand
web-referee-own-stone = ein Stein, vorher losgelassen
web-referee-own-spinner = ein DUO-Magnet, vorher losgelassen
web-referee-own-none = war noch in der Hand
web-referee-back = Zurück
web-referee-undo = Rückgängig
web-referee-new = Neues Spiel
web-referee-boxes = { $kind ->
    [classic] Schachteln Kluster Klassik
   *[duo] Schachteln Kluster DUO
  }
web-referee-people = Spieler
web-referee-turn-name = { $name } ist dran
web-referee-continue-name = { $name } darf noch einen setzen oder aufhören
web-referee-won-name = { $name } hat gewonnen

## Showing games to others, the table as an app, and one’s own games

web-share-link = Link zu diesem Spiel
web-share-picture = Bild
web-share-picture-of = Das Spiel als Bild: seine Plätze und sein Tisch
web-share-code = QR-Code
web-app-title = Als App
web-app-what = Legt Lodestone auf deinen Startbildschirm. Es öffnet sich sofort, und Regeln, Lektionen und eigene Aufzeichnungen lassen sich auch ohne Netz lesen.
web-app-install = Installieren
web-app-done = Lodestone ist installiert.
web-app-menu = Fertig: Dieser Browser behält, was er braucht. Für den Startbildschirm wähle im Menü des Browsers „Installieren“ oder „Zum Startbildschirm“.
web-app-insecure = Nicht von { $address }: Browser installieren Apps nur über HTTPS oder auf dem Computer, auf dem der Server läuft. Frag, wer diesen Server betreibt, nach einer Adresse mit https.
web-app-unsupported = Dieser Browser kann keine Apps installieren, oder ein privates Fenster verhindert es.
web-app-off = Dieser Server bietet das nicht an.
web-app-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
web-app-new = Es gibt eine neue Version von Lodestone.
web-app-take = Laden
web-app-offline = Keine Verbindung zum Server. Regeln, Lektionen und eigene Aufzeichnungen kannst du trotzdem lesen; alles andere muss warten.
web-app-lesson = Ohne Verbindung gibt es keinen Tisch zum Üben. Das steht in der Lektion:
web-yours = Deine Spiele
web-yours-what = Was du in diesem Browser zu Ende gespielt hast. Sonst sieht es niemand.
web-yours-none = Hier ist noch kein Spiel zu Ende gespielt.
web-yours-by-game = Nach Spiel
web-yours-by-opponent = Nach Gegner
web-yours-games = Spiele
web-yours-wins = Siege
web-yours-best = Bestes
web-yours-streak = Serie
web-yours-longest = Längste Serie
web-yours-given = Was du am meisten verschenkst
web-yours-given-none = Dazu braucht es eine Beurteilung: Öffne eine deiner Aufzeichnungen und lass sie beurteilen.
web-yours-given-nothing = Nichts: Deine beurteilten Spiele sind sauber.
web-yours-given-kind = { $kind ->
    [points] Punkte, die sofort zu haben sind
    [denied] Felder, auf denen andere punkten
    [next] Felder für deinen nächsten Zug
    [wild] Wildcards, die du später brauchst
    [discard] Abwürfe, die dir nicht fehlen
    [beside] Platz zum Wachsen
    [risk] sicherere Stellen
   *[other] anderes
  }
web-yours-given-points = (Züge: { $times }, Punkte: { $points })
web-yours-given-risk = (Züge: { $times }, unnötiges Risiko: { $percent } %)
web-yours-file = Als Datei
web-yours-file-what = Nimm deine Spiele in einen anderen Browser mit oder bewahre sie auf. In der Datei stehen Ergebnisse und Namen, aber keine Schlüssel zu deinen Plätzen.
web-yours-save = Speichern
web-yours-take = Datei einlesen
web-yours-added = Neue Spiele: { $count }.
web-yours-unreadable = „{ $name }“ ist keine Datei deiner Spiele.
## Open tables

web-open-title = Jemanden treffen
web-open-what = Spiele mit allen, die gerade da sind.
web-open-now = Jetzt mit jemandem spielen
web-open-waiting = Warten auf jemanden für { $game } …
web-open-stop = Nicht mehr warten
web-open-bot = Noch ist niemand da. Spiele solange gegen einen Bot: Sobald jemand kommt, erfährst du es.
web-open-bot-play = Solange gegen einen Bot spielen
web-open-found = { $name } ist da. Zusammen { $game } spielen?
web-open-found-wait = { $name } ist da. Einen Moment …
web-open-come = Jetzt spielen
web-open-gone = Schon wieder weg. Du wartest weiter.
web-open-over-unanswered = Es war jemand da, aber du hast nicht rechtzeitig geantwortet.
web-open-over-elsewhere = Du wartest jetzt in einem anderen Fenster.
web-open-over-full = Gerade warten zu viele Leute. Versuche es gleich noch einmal.
web-open-tables = Offene Tische
web-open-none = Gerade ist kein Tisch offen. Spiele jetzt mit jemandem, oder richte selbst einen Tisch ein und zeige ihn hier.
web-open-free = Freie Plätze: { $free } von { $seats }
web-open-listed = Diesen Tisch auf der Startseite zeigen
web-open-listed-what = Alle können ihn dort finden und sich setzen, bis das Spiel beginnt. Fremde haben nur Reaktionen, bis alle den Chat erlauben.
web-open-chat-ask = Ihr kennt euch noch nicht: nur Reaktionen, bis alle den Chat erlauben.
web-open-chat-allow = Chat erlauben
web-open-chat-proposed = { $name } möchte den Chat erlauben.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
web-days-what = Die Uhr läuft, auch wenn niemand da ist; ist sie abgelaufen, macht ein Bot den Zug.
web-days-their-turn = { $name } ist dran
web-days-since = seit { $when }
web-days-left = noch { $time }
web-days-over = Spiel aus
web-days-waiting = Es fehlen noch Leute
web-days-alone = allein
web-days-more = Weitere Tische ({ $count })
web-days-points = Punkte: { $standing }
web-days-magnets = Übrige Magneten: { $standing }
web-days-gone = Diesen Tisch gibt es nicht mehr.
web-days-notify-ask = Soll diese Seite dir sagen, wenn du wieder dran bist?
web-days-notify-yes = Ja, sag es mir
web-days-notify-no = Nein, danke
web-days-notify-denied = Dein Browser lässt es nicht zu. In seinen Einstellungen kannst du das ändern.
web-days-notice = Du bist dran, gegen { $names }
## Daily tables

web-daily-title = Der Tisch des Tages
web-daily-what = Jeden Tag von jedem Spiel eine Partie, für alle hier die gleiche, und ein Versuch für jeden.
web-daily-rules = Dein Versuch zählt ab dem ersten Zug. Kein Zug wird zurückgenommen, es gibt keine Tipps, niemand sieht zu, und die Aufzeichnung öffnet sich eine Stunde nach dem Tag.
web-daily-open = Zum Tisch des Tages
web-daily-go-on = Weiterspielen
web-daily-next-hours = Der nächste in { $hours } h
web-daily-next-minutes = Der nächste in { $minutes } min
web-daily-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
web-daily-magnets = { $points ->
    [one] ein Magnet
   *[other] { $points } Magneten
  }
web-daily-place = Bisher Platz { $place }.
web-daily-not-counted = Dieser Versuch steht nicht auf der Tafel.
web-daily-series = { $days ->
    [one] Ein Tag in Folge, Bestes: { $best }.
   *[other] { $days } Tage in Folge, Bestes: { $best }.
  }
web-daily-today = Die Tafel von heute
web-daily-yesterday = Die Tafel von gestern
web-daily-nobody = Noch ist niemand fertig.
web-daily-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
  }
web-daily-seed = Startzahl und Zusatz
web-daily-name = Dein Name auf der Tafel
web-daily-line = Lodestone, Tisch des Tages: { $game }, { $day }, { $result }
web-daily-copy-line = Zeile kopieren
web-daily-copy-picture = Bild kopieren
web-daily-save-picture = Bild speichern
web-daily-copied = Kopiert.
web-daily-picture = Ein Bild zum Einfügen, ohne Karten und Magneten:
web-daily-honest = Hier gibt es keine Konten: Ein zweiter Browser hat einen zweiten Versuch. Es geht um den Spaß, zu gewinnen gibt es nichts. Name, Punkte, Zeit und ein Fingerabdruck deines Schlüssels bleiben 90 Tage gespeichert.
web-daily-promise = Jede Partie wird am Tag davor ausgelost: Der SHA-256 ihrer Startzahl steht gleich da, die Startzahl selbst eine Stunde nach dem Tag.
web-daily-check = Die Partien nachprüfen
