# Sääntökirja päätteessä ja paperilla. Itse kirjat ovat kansiossa rulebook/.

help-rules = Näytä pelin sääntökirja tai osa siitä.
help-rules-search = Näytä vain kohdat, joissa nämä sanat esiintyvät.
help-rules-rule = Näytä vain, mitä tästä säännöstä sanotaan.
help-rules-html = Kirjoita sääntökirja tulostettavaksi sivuksi.
rules-no-such-rule = Pelin { $game } sääntökirjassa ei ole sääntöä ”{ $number }”.
rules-nothing-found = Pelin { $game } sääntökirjassa ei mainita: ”{ $words }”.
rules-written = Sääntökirja on tiedostossa { $file }
rules-contents = Sisällys
# $languages: kielten nimiä, kuten ”tanska ja ruotsi”
rules-note-yours = Sinun lehtisesi:
rules-note-leaflets = Sääntölehtinen ({ $languages }):
rules-note = Huomautus:
rules-marks-tiles = + sopii · ! ei sovi
rules-marks-magnets = + asetettu · ! ei saa päästää siihen · x otetaan itselle · o on siinä
