# El reglamento en el terminal y en papel. Los libros mismos están en rulebook/.

help-rules = Muestra el reglamento de un juego, o una parte.
help-rules-search = Muestra solo donde aparecen estas palabras.
help-rules-rule = Muestra solo lo que se dice de esta regla.
help-rules-html = Escribe en cambio el reglamento como página para imprimir.
rules-no-such-rule = El reglamento de { $game } no tiene una regla «{ $number }».
rules-nothing-found = Nada en el reglamento de { $game } menciona «{ $words }».
rules-written = El reglamento está escrito en { $file }
rules-contents = Índice
# $languages: nombres de idiomas, como «danés y sueco»
rules-note-yours = Tu folleto:
rules-note-leaflets = Folleto en { $languages }:
rules-note = Nota:
rules-marks-tiles = + encaja · ! no encaja
rules-marks-magnets = + colocado · ! no se puede soltar ahí · x se recoge · o se queda ahí
