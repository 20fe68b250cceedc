# Il regolamento nel terminale e su carta. I libri stessi sono in rulebook/.

help-rules = Mostra il regolamento di un gioco, o una sua parte.
help-rules-search = Mostra solo dove compaiono queste parole.
help-rules-rule = Mostra solo quello che si dice di questa regola.
help-rules-html = Scrive invece il regolamento come pagina da stampare.
rules-no-such-rule = Il regolamento di { $game } non ha una regola «{ $number }».
rules-nothing-found = Niente nel regolamento di { $game } parla di «{ $words }».
rules-written = Il regolamento è scritto in { $file }
rules-contents = Indice
# $languages: nomi di lingue, come «danese e svedese»
rules-note-yours = Il tuo foglietto:
rules-note-leaflets = Foglietto in { $languages }:
rules-note = Nota:
rules-marks-tiles = + va bene · ! non va bene
rules-marks-magnets = + piazzato · ! non si può lasciare lì · x viene raccolto · o resta lì
