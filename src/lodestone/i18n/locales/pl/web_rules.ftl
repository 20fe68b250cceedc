# Zasady w przeglądarce. Same zasady są w rulebook/.

web-rules = Zasady
web-rules-title = Zasady gry { $game }
web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono jeden akapit.
    [few] Znaleziono { $count } akapity.
   *[many] Znaleziono { $count } akapitów.
  }
web-rules-none = Nic tu nie wspomina o „{ $words }”.
web-rules-contents = Spis treści
web-rules-other = Do { $game }
web-rules-print = Drukuj
# $languages: nazwy języków, jak „duński i szwedzki”
web-rules-note-yours = Twoja instrukcja:
web-rules-note-leaflets = Instrukcja ({ $languages }):
web-rules-note = Uwaga:
# Link za odmową; $rule: numer, jak K9
web-rules-link = zasada { $rule }
