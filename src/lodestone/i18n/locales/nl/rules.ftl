# De spelregels in de terminal en op papier. De boeken zelf staan in rulebook/.

help-rules = De spelregels van een spel tonen, of een deel ervan.
help-rules-search = Alleen tonen waar deze woorden in voorkomen.
help-rules-rule = Alleen tonen wat er over deze regel gezegd wordt.
help-rules-html = De spelregels in plaats daarvan als afdrukbare pagina schrijven.
rules-no-such-rule = In de spelregels van { $game } is geen regel ‘{ $number }’.
rules-nothing-found = In de spelregels van { $game } komt ‘{ $words }’ niet voor.
rules-written = De spelregels staan in { $file }
rules-contents = Inhoud
# $languages: namen van talen, zoals ‘Deens en Zweeds’
rules-note-yours = Jouw handleiding:
rules-note-leaflets = Handleiding in het { $languages }:
rules-note = Opmerking:
rules-marks-tiles = + past · ! past niet
rules-marks-magnets = + gelegd · ! mag daar niet worden losgelaten · x wordt opgepakt · o ligt daar
