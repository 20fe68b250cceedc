# The rulebook in the browser. The books themselves are in rulebook/.

web-rules = Rules
web-rules-title = The rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
  }
web-rules-none = Nothing here mentions “{ $words }”.
web-rules-contents = Contents
web-rules-other = To { $game }
web-rules-print = Print
# $languages: names of languages, as in “Danish and Swedish”
web-rules-note-yours = Your leaflet:
web-rules-note-leaflets = Leaflet in { $languages }:
web-rules-note = Note:
# A link behind a refusal; $rule: a number, as K9
web-rules-link = rule { $rule }
