# Regelboken i nettleseren. Selve bøkene ligger i rulebook/.

web-rules = Regler
web-rules-title = Reglene for { $game }
web-rules-search = Søk i reglene
web-rules-found = { $count ->
    [0] Ingenting funnet.
    [one] Ett avsnitt funnet.
   *[other] { $count } avsnitt funnet.
  }
web-rules-none = Ingenting her nevner «{ $words }».
web-rules-contents = Innhold
web-rules-other = Til { $game }
web-rules-print = Skriv ut
# $languages: navn på språk, som «dansk og svensk»
web-rules-note-yours = Ditt regelhefte:
web-rules-note-leaflets = Regelhefte på { $languages }:
web-rules-note = Merknad:
# En lenke bak et avslag; $rule: et nummer, som K9
web-rules-link = regel { $rule }
