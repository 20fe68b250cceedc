# Pravidla v prohlížeči. Samotná pravidla jsou v rulebook/.

web-rules = Pravidla
web-rules-title = Pravidla hry { $game }
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
    [0] Nic nenalezeno.
    [one] Nalezen jeden odstavec.
    [few] Nalezeny { $count } odstavce.
   *[other] Nalezeno { $count } odstavců.
  }
web-rules-none = Nikde se tu nepíše „{ $words }“.
web-rules-contents = Obsah
web-rules-other = Na { $game }
web-rules-print = Tisk
# $languages: jména jazyků, jako „dánština a švédština“
web-rules-note-yours = Tvůj návod:
web-rules-note-leaflets = Návod ({ $languages }):
web-rules-note = Poznámka:
# Odkaz za odmítnutím; $rule: číslo, jako K9
web-rules-link = pravidlo { $rule }
