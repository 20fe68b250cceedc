# Kluster mit Physik: warum ein Vorhaben oder ein Aufbau nicht geht.
# $magnet: der Name eines Magneten wie c3 oder s3. $seat, $cord: Nummern ab 0.

## Die Schnüre legen

kluster-lay-count = Zu diesen Schachteln gehören { $cords } Schnüre, und das wären { $given }.
kluster-lay-off-table = Die Schnur würde über die Kante hängen: Der Tisch misst { $width } mal { $depth } mm.
kluster-lay-cross = Schnur { $number } kreuzt keine von denen, die schon liegen; lege sie über eine davon.
kluster-lay-shape = So lässt sich eine Schnur nicht legen ({ $problem }).

## Züge

kluster-not-on-turn = Platz { $seat } ist am Zug.
kluster-settling = Warte, bis alles ruht.
kluster-danger-hidden = Wie riskant eine Stelle ist, verrät die Pole; dieser Tisch zeigt sie nicht.
kluster-danger-empty = Es ist kein Magnet in der Hand.
kluster-choose-first = Sag erst, ob du weitermachst oder aufhörst.
kluster-nothing-offered = Es gibt nichts fortzusetzen: Der Zug endet mit einem gesetzten Magneten.
kluster-intent-number = „{ $name }“ muss eine Zahl von { $lowest } bis { $highest } sein.
kluster-frames = Die Zeit vergeht in ganzen Bildern, nicht in { $frames } davon.

## Die Hand

kluster-hand-full = { $magnet } ist in der Hand; leg ihn erst zurück.
kluster-hand-empty = In der Hand ist kein Magnet.
kluster-not-in-pool = { $magnet } ist nicht in deinem Vorrat.
kluster-lies-there = { $magnet } liegt auf dem Tisch, und was dort liegt, wird nicht berührt.
kluster-placed-already = Ein Magnet ist gesetzt; jetzt dürfen nur noch die Schnüre bewegt werden.
kluster-pose = { $magnet } kann man so nicht halten ({ $pose }): Steine hält man flach oder stehend, Spinner liegend.
kluster-turn-too-low = { $magnet } hat keinen Platz zum Umdrehen: Hebe ihn, bis seine Mitte { $height } mm hoch ist.
kluster-no-sliding = An diesem Tisch werden Magneten nicht geschoben: Bleib { $height } mm darüber.
kluster-release-outside = { $magnet } läge nicht im Spielbereich.
kluster-release-partly = { $magnet } läge nicht ganz im Spielbereich.
kluster-release-contact = { $magnet } würde den Tisch nicht im Spielbereich berühren.
kluster-release-crossed = Die Schnur liegt über sich selbst: Zieh sie erst zurück.

## Schnüre

kluster-no-such-cord = Schnur { $cord } gibt es nicht; es sind { $cords }, die erste ist 0.
kluster-cord-held = Schnur { $cord } ist schon zwischen den Fingern.
kluster-cord-free = Schnur { $cord } ist nicht zwischen den Fingern; fass sie erst an.
kluster-cord-missed = Das ist mehr als { $reach } mm von Schnur { $cord } entfernt.
kluster-cord-by-magnet = An diesem Tisch werden Schnüre nur mit Magneten bewegt, nicht von Hand.
kluster-done-early = Es gibt nichts abzuschließen: Ein Zug endet, indem ein Magnet gesetzt wird.
kluster-done-moving = Lass die Schnüre los und warte, bis alles ruht.

## Aufzeichnungen

kluster-record-edited = Zug { $number } wurde verändert: Seine Prüfsumme passt nicht.
kluster-record-illegal = Zug { $number } kann nicht geschehen sein: { $problem }
kluster-resume-snapshot = Diese Momentaufnahme gehört zu keinem Zug dieser Aufzeichnung.
kluster-resume-differs = Zug { $number } geht mit dieser Physik anders aus, darum kann die Partie von dieser Momentaufnahme nicht weitergehen ({ $difference ->
    [refused] etwas, was damals getan wurde, wird jetzt verweigert
    [happenings] etwas anderes geschieht
   *[digest] es geschieht dasselbe, aber nicht bis aufs letzte Bit
  }).

## Einer Partie im Terminal zusehen

help-any-surface = Clustered: ein Tisch mit Kanten, 15x11 für Felder quer und längs oder round:6 für einen Radius in Feldern. Kluster: wood, glass oder felt.
help-watch-bots = Kluster: der Bot auf jedem Platz, durch Kommas getrennt (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: die Schachteln auf dem Tisch, etwa classic,classic,duo.
help-watch-expert = Kluster: Wer mehr Magneten als der nächste Platz hat, darf noch einen setzen.
help-watch-play-on = Kluster: um die Plätze weiterspielen, wenn jemand gewonnen hat.
help-watch-rounds = Kluster: nach so vielen Runden aufhören; die wenigsten Magneten gewinnen.
help-watch-one-group = Kluster: Alle Schnüre müssen zusammenhängen, nicht nur jede mit einer anderen.
help-watch-loop = Kluster: wie weit die Schlinge einer Klassik-Schnur ist, in mm (320).
help-watch-loop-duo = Kluster: dasselbe für eine DUO-Schnur (200).
help-watch-show-poles = Kluster: Alle sehen, welche Seite Nord ist.
help-watch-turns = Kluster: nach so vielen Zügen anhalten.
help-watch-live = Kluster: so schnell, wie es wirklich war, nicht so schnell, wie es sich rechnen lässt.
help-replay-check = Kluster: die Aufzeichnung noch einmal spielen und sagen, ob dasselbe herauskommt.
play-other-game = { $option } gehört zum Spiel { $game }.
watch-boxes = Die Schachtel „{ $name }“ gibt es nicht: Nenne classic und duo, etwa classic,classic,duo.
watch-surface = Die Oberfläche „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
watch-seat-letter = „{ $letter }“ ist kein Platz; sie heißen A bis X.
watch-turns = Zusehen kann man einem Zug oder mehr, nicht { $turns }.
watch-preparing = Der Tisch wird vorbereitet (nur beim ersten Mal, ein bis zwei Minuten) …
watch-title = Kluster · Zug { $number } · { $stage ->
    [settling] kommt zur Ruhe
    [repair] richtet Schnüre
    [choice] weiter oder nicht
    [over] aus
   *[preparing] setzt
  }
watch-placed = { $seat } hat { $magnet } gesetzt.
watch-taken = { $cause ->
    [hand] { $seat } nimmt { $magnets }: { $count ->
        [one] Er sprang
       *[other] Sie sprangen
      } an den Magneten in der Hand.
    [outside] { $seat } nimmt { $magnets }: draußen.
   *[klustered] { $seat } nimmt { $magnets }: geklustert.
  }
watch-fault = { $cause ->
    [time] Die Zeit war um: Fehler { $faults } von { $allowed } erlaubten.
   *[taken] Fehler { $faults } von { $allowed } erlaubten.
  }
watch-may-continue = { $seat } hat noch mehr als der nächste Platz und darf weitermachen.
watch-resigned = { $seat } verlässt das Spiel; { $count ->
    [one] ein Magnet wird
   *[other] { $count } Magneten werden
  } beiseitegelegt.
watch-ended = { $reason ->
    [total-victory] Alles gesetzt: voller Sieg!
    [faults] Ein Fehler zu viel: Das Spiel ist aus.
    [stopped] Das Spiel wurde beendet.
    [resigned] { $winners } gewinnt: Die anderen sind gegangen.
   *[other] { $count ->
        [0] Das Spiel ist aus; niemand gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
      }
  }
watch-nothing = { $seat } hat nichts gesetzt; der Nächste ist am Zug.
watch-solo = { $placed } gesetzt, { $faults } von { $allowed } Fehlern verbraucht.
replay-kluster-title = Kluster · nach Zug { $number } von { $most }
replay-lying = Auf dem Tisch: { $magnets }
replay-no-turn = Zug { $number } gibt es nicht; die Aufzeichnung hat { $most }.
replay-no-physics = In dieser Aufzeichnung ist keine Physik, die sich prüfen ließe.
replay-other-physics = Aufgezeichnet mit Physik { $then }; das hier ist Physik { $now }.
replay-identical = Alle { $turns } Züge gingen genauso aus, bis aufs letzte Bit.
replay-differs = Zug { $turn } geht mit dieser Physik anders aus ({ $what ->
    [table] schon vorher liegt der Tisch anders
    [refused] etwas, was damals getan wurde, wird jetzt verweigert
    [happenings] etwas anderes geschieht
   *[digest] es geschieht dasselbe, aber nicht bis aufs letzte Bit
  }). Was die Aufzeichnung sagt, gilt trotzdem.
