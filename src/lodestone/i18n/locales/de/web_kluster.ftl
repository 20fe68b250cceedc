# Der Tisch von Kluster im Browser.
# $seat: der Buchstabe eines Platzes. $magnet: „Stein 3“ oder „Spinner 3“. Längen in mm.

web-kluster-table = Kluster-Tisch
web-kluster-canvas = Der Tisch
web-kluster-seats = Plätze
web-kluster-you = du
web-kluster-left = { $count ->
    [0] keiner übrig
    [one] 1 übrig
   *[other] { $count } übrig
  }
web-kluster-stone = Stein { $number }
web-kluster-spinner = Spinner { $number }

## Was zu tun ist

web-kluster-preparing = Der Tisch wird vorbereitet …
web-kluster-choose = Du bist dran: Wähle einen Magneten.
web-kluster-carry = Trag ihn an seinen Ort, dann lass los.
web-kluster-dragging = Du hältst die Schnur.
web-kluster-cord-keys = Links und rechts gehen an der Schnur entlang, hoch und runter wechseln die Schnur, Enter fasst sie an.
web-kluster-settling = Alles kommt zur Ruhe …
web-kluster-repair = Gesetzt. Aber eine Schnur kreuzt keine andere: Bewege die Schnüre, bis sie sich kreuzen, dann beende deinen Zug.
web-kluster-choice = Du hast mehr übrig als der nächste Platz. Noch einen Magneten setzen?
web-kluster-waiting = { $thinking ->
    [yes] { $who } denkt nach …
   *[no] { $who } ist am Zug.
  }
web-kluster-apart = { $count ->
    [one] Schnur { $cords } kreuzt keine andere.
   *[other] Die Schnüre { $cords } kreuzen keine andere.
  }
web-kluster-solo = { $placed } gesetzt, { $faults } von { $allowed } Fehlern verbraucht

## Der Vorrat und die Hand

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
web-kluster-danger = Zugkraft
web-kluster-danger-level = { $level ->
    [calm] Ruhig.
    [tug] Es zieht.
    [strong] Es zieht stark.
   *[snap] Gleich schnappt es!
  }

## Was daraus wurde

web-kluster-placed = { $seat } hat { $magnet } gesetzt.
web-kluster-taken = { $cause ->
    [hand] { $seat } nimmt { $magnets }: { $count ->
        [one] Er sprang
       *[other] Sie sprangen
      } an den Magneten in der Hand (Regel { $rule }).
    [outside] { $seat } nimmt { $magnets }: außerhalb des Spielbereichs (Regel { $rule }).
   *[kluster] { $seat } nimmt { $magnets }: geklustert (Regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Die Zeit war um: Fehler { $faults } von { $allowed } erlaubten.
   *[taken] Fehler { $faults } von { $allowed } erlaubten.
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
    [total-victory] Alles gesetzt: voller Sieg!
    [faults] Ein Fehler zu viel.
    [stopped] Beendet: Das Ergebnis steht.
    [resigned] { $winners } gewinnt: Die anderen sind gegangen.
   *[other] { $count ->
        [0] Niemand gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] alle gesetzt
    [one] 1 übrig
   *[other] { $count } übrig
  }
web-kluster-best = Dein bisher bestes Ergebnis dieser Art: { $placed } gelegt, { $faults ->
    [one] ein Fehler.
   *[other] { $faults } Fehler.
  }
web-kluster-best-now = Dein bestes Ergebnis dieser Art!
web-kluster-best-first = Dein erstes Ergebnis dieser Art.
web-kluster-poles-now = Jetzt sehen alle, welches Ende Nord war: rot mit Ring.
web-kluster-again = Noch ein Spiel
web-kluster-record = Die Aufzeichnung dieses Spiels

## Wie es gezeigt und gesagt wird

web-kluster-look = Ansicht und Hilfe
web-kluster-from-above = Von oben ansehen
web-kluster-quality = Bild
web-kluster-quality-auto = wie das Gerät es kann
web-kluster-quality-high = hoch
web-kluster-quality-medium = mittel
web-kluster-quality-low = niedrig
web-kluster-quality-flat = flach
web-kluster-spoken = Lagen ansagen
web-kluster-spoken-what = Für Vorleseprogramme: wo der Magnet ist, was in der Nähe liegt und wie es zieht, immer wenn er anhält.
web-kluster-aids = Lernhilfen
web-kluster-lines = Linien des Magnetfelds
web-kluster-danger-map = Gefahrenkarte: wo es riskant wäre, loszulassen
web-kluster-keys-title = Tasten, Maus und Finger
web-kluster-keys = Zahlen nehmen einen Magneten. Pfeile bewegen ihn, mit Shift fein, mit Strg weit; Bild auf und Bild ab heben und senken; Q und E drehen, F wendet, S stellt ihn auf. Enter lässt los, Escape legt ihn zurück. C wählt eine Schnur, V wechselt die Ansicht, R liest den Tisch vor.
web-kluster-pointers = Maus: Der Magnet folgt, ein Klick lässt los, das Rad hebt, mit Shift dreht es; die rechte Taste bewegt die Ansicht. Finger: irgendwo ziehen, um den Magneten zu bewegen; ein zweiter Finger dreht und hebt ihn. Mit leerer Hand lässt sich eine Schnur ziehen, anderswo die Ansicht.
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
    [yes] Darf hier losgelassen werden.
    [no] Darf hier nicht losgelassen werden.
   *[unknown] Unterwegs.
  }
web-kluster-neighbour = { $magnet }: { $distance } entfernt, { $where }.
web-kluster-on-table = { $count ->
    [0] Der Tisch ist leer.
    [one] Ein Magnet liegt auf dem Tisch.
   *[other] { $count } Magneten liegen auf dem Tisch.
  }
web-kluster-lies = { $magnet }: von der Mitte aus { $where }.

## Die Schnüre legen

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
web-laying-usual = Wie üblich
web-laying-sheet = Der Tisch mit seinen Schnüren
web-laying-move = Zieh die Schnur umher oder bewege sie mit den Pfeiltasten; Q und E drehen sie.
web-laying-draw = Zeichne mit der Maus oder einem Finger eine geschlossene Linie; Pfeiltasten bewegen sie. Die Schnur behält ihre Länge.
