# Das Regelheft im Terminal und auf Papier. Die Hefte selbst liegen in rulebook/.

help-rules = Das Regelheft eines Spiels zeigen, oder einen Teil davon.
help-rules-search = Nur zeigen, worin diese Wörter vorkommen.
help-rules-rule = Nur zeigen, was über diese Regel gesagt wird.
help-rules-html = Das Regelheft stattdessen als Seite zum Drucken schreiben.
rules-no-such-rule = Das Regelheft von { $game } hat keine Regel „{ $number }“.
rules-nothing-found = Im Regelheft von { $game } kommt „{ $words }“ nicht vor.
rules-written = Das Regelheft steht in { $file }
rules-contents = Inhalt
# $languages: Namen von Sprachen, etwa „Dänisch und Schwedisch“
rules-note-yours = Deine Spielanleitung:
rules-note-leaflets = Spielanleitung auf { $languages }:
rules-note = Anmerkung:
rules-marks-tiles = + passt · ! passt nicht
rules-marks-magnets = + gesetzt · ! darf dort nicht losgelassen werden · x wird aufgenommen · o liegt da
