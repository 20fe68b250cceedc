# Regelbogen i browseren. Selve bøgerne ligger i rulebook/.

web-rules = Regler
web-rules-title = Reglerne for { $game }
web-rules-search = Søg i reglerne
web-rules-found = { $count ->
    [0] Intet fundet.
    [one] Ét afsnit fundet.
   *[other] { $count } afsnit fundet.
  }
web-rules-none = Intet her nævner »{ $words }«.
web-rules-contents = Indhold
web-rules-other = Til { $game }
web-rules-print = Udskriv
# $languages: navne på sprog, som i »tysk og svensk«
web-rules-note-yours = Dit regelhæfte:
web-rules-note-leaflets = Regelhæftet på { $languages }:
web-rules-note = Bemærk:
# Et link efter en afvisning; $rule: et nummer som K9
web-rules-link = regel { $rule }
