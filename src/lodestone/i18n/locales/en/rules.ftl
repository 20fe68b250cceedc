# The rulebook in the terminal and on paper. The books themselves are in rulebook/.

help-rules = Show the rulebook of a game, or a part of it.
help-rules-search = Show only what these words occur in.
help-rules-rule = Show only what is said about this rule.
help-rules-html = Write the rulebook as a page for printing instead.
rules-no-such-rule = The rulebook of { $game } has no rule “{ $number }”.
rules-nothing-found = Nothing in the rulebook of { $game } mentions “{ $words }”.
rules-written = The rulebook is written to { $file }
rules-contents = Contents
# $languages: names of languages, as in “Danish and Swedish”
rules-note-yours = Your leaflet:
rules-note-leaflets = Leaflet in { $languages }:
rules-note = Note:
rules-marks-tiles = + fits · ! does not fit
rules-marks-magnets = + placed · ! may not be let go there · x is picked up · o lies there
