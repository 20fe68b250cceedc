# Regelboken i terminalen og på papir. Selve bøkene ligger i rulebook/.

help-rules = Vis regelboken for et spill, eller en del av den.
help-rules-search = Vis bare det der disse ordene forekommer.
help-rules-rule = Vis bare det som sies om denne regelen.
help-rules-html = Skriv regelboken som en side for utskrift i stedet.
rules-no-such-rule = Regelboken for { $game } har ingen regel «{ $number }».
rules-nothing-found = Ingenting i regelboken for { $game } nevner «{ $words }».
rules-written = Regelboken er skrevet til { $file }
rules-contents = Innhold
# $languages: navn på språk, som «dansk og svensk»
rules-note-yours = Ditt regelhefte:
rules-note-leaflets = Regelhefte på { $languages }:
rules-note = Merknad:
rules-marks-tiles = + passer · ! passer ikke
rules-marks-magnets = + lagt · ! kan ikke slippes der · x plukkes opp · o ligger der
