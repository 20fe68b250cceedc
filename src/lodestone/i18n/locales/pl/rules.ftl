# Zasady gry w terminalu i na papierze. Same zasady są w rulebook/.

help-rules = Pokaż zasady gry albo ich część.
help-rules-search = Pokaż tylko to, w czym występują te słowa.
help-rules-rule = Pokaż tylko to, co dotyczy tej zasady.
help-rules-html = Zapisz zasady jako stronę do druku.
rules-no-such-rule = W zasadach gry { $game } nie ma zasady „{ $number }”.
rules-nothing-found = W zasadach gry { $game } nic nie wspomina o „{ $words }”.
rules-written = Zasady zapisano w { $file }
rules-contents = Spis treści
# $languages: nazwy języków, jak „duński i szwedzki”
rules-note-yours = Twoja instrukcja:
rules-note-leaflets = Instrukcja ({ $languages }):
rules-note = Uwaga:
rules-marks-tiles = + pasuje · ! nie pasuje
rules-marks-magnets = + położony · ! tu nie wolno puścić · x zabierany · o leży
