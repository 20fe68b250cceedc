# Regelbogen i terminalen og på papir. Selve bøgerne ligger i rulebook/.

help-rules = Vis et spils regelbog eller en del af den.
help-rules-search = Vis kun det, hvor disse ord forekommer.
help-rules-rule = Vis kun det, der siges om denne regel.
help-rules-html = Skriv i stedet regelbogen som en side til udskrift.
rules-no-such-rule = Regelbogen til { $game } har ingen regel »{ $number }«.
rules-nothing-found = Intet i regelbogen til { $game } nævner »{ $words }«.
rules-written = Regelbogen er skrevet til { $file }
rules-contents = Indhold
# $languages: navne på sprog, som i »tysk og svensk«
rules-note-yours = Dit regelhæfte:
rules-note-leaflets = Regelhæftet på { $languages }:
rules-note = Bemærk:
rules-marks-tiles = + passer · ! passer ikke
rules-marks-magnets = + lagt · ! må ikke slippes der · x tages op · o ligger der
