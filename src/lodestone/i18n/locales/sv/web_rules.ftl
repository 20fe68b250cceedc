# Regelboken i webbläsaren. Själva böckerna ligger i rulebook/.

web-rules = Regler
web-rules-title = Reglerna för { $game }
web-rules-search = Sök i reglerna
web-rules-found = { $count ->
    [0] Inget hittades.
    [one] Ett stycke hittades.
   *[other] { $count } stycken hittades.
  }
web-rules-none = Inget här nämner ”{ $words }”.
web-rules-contents = Innehåll
web-rules-other = Till { $game }
web-rules-print = Skriv ut
# $languages: namn på språk, som ”danska och svenska”
web-rules-note-yours = Ditt regelhäfte:
web-rules-note-leaflets = Regelhäfte på { $languages }:
web-rules-note = Anmärkning:
# En länk efter ett nej; $rule: ett nummer, som K9
web-rules-link = regel { $rule }
