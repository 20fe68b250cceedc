# Pravidla v terminálu a na papíře. Samotná pravidla jsou v rulebook/.

help-rules = Ukaž pravidla hry nebo jejich část.
help-rules-search = Ukaž jen to, kde se vyskytují tato slova.
help-rules-rule = Ukaž jen to, co se týká tohoto pravidla.
help-rules-html = Místo toho zapiš pravidla jako stránku k tisku.
rules-no-such-rule = V pravidlech hry { $game } pravidlo „{ $number }“ není.
rules-nothing-found = V pravidlech hry { $game } se nikde nepíše „{ $words }“.
rules-written = Pravidla jsou zapsána do { $file }
rules-contents = Obsah
# $languages: jména jazyků, jako „dánština a švédština“
rules-note-yours = Tvůj návod:
rules-note-leaflets = Návod ({ $languages }):
rules-note = Poznámka:
rules-marks-tiles = + hodí se · ! nehodí se
rules-marks-magnets = + položený · ! tady se pustit nesmí · x bere se · o leží
