# Le livret de règles dans le terminal et sur papier. Les livrets eux-mêmes sont dans rulebook/.

help-rules = Montrer le livret de règles d’un jeu, ou une partie.
help-rules-search = Ne montrer que ce qui contient ces mots.
help-rules-rule = Ne montrer que ce qui est dit de cette règle.
help-rules-html = Écrire plutôt le livret comme une page à imprimer.
rules-no-such-rule = Le livret de { $game } n’a pas de règle « { $number } ».
rules-nothing-found = Rien dans le livret de { $game } ne parle de « { $words } ».
rules-written = Le livret est écrit dans { $file }
rules-contents = Sommaire
# $languages : des noms de langues, comme « danois et suédois »
rules-note-yours = Ta notice :
rules-note-leaflets = Notice en { $languages } :
rules-note = Remarque :
rules-marks-tiles = + va · ! ne va pas
rules-marks-magnets = + posé · ! ne peut pas être lâché là · x est récupéré · o reste là
