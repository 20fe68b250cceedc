# Das Regelheft im Browser. Die Hefte selbst liegen in rulebook/.

web-rules = Regeln
web-rules-title = Die Regeln von { $game }
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
  }
web-rules-none = Hier kommt „{ $words }“ nicht vor.
web-rules-contents = Inhalt
web-rules-other = Zu { $game }
web-rules-print = Drucken
# $languages: Namen von Sprachen, etwa „Dänisch und Schwedisch“
web-rules-note-yours = Deine Spielanleitung:
web-rules-note-leaflets = Spielanleitung auf { $languages }:
web-rules-note = Anmerkung:
# Ein Link hinter einer Verweigerung; $rule: eine Nummer wie K9
web-rules-link = Regel { $rule }
