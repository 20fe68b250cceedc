# De spelregels in de browser. De boeken zelf staan in rulebook/.

web-rules = Regels
web-rules-title = De regels van { $game }
web-rules-search = Zoek in de regels
web-rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén alinea gevonden.
   *[other] { $count } alinea’s gevonden.
  }
web-rules-none = ‘{ $words }’ komt hier niet voor.
web-rules-contents = Inhoud
web-rules-other = Naar { $game }
web-rules-print = Afdrukken
# $languages: namen van talen, zoals ‘Deens en Zweeds’
web-rules-note-yours = Jouw handleiding:
web-rules-note-leaflets = Handleiding in het { $languages }:
web-rules-note = Opmerking:
# Een link achter een weigering; $rule: een nummer, zoals K9
web-rules-link = regel { $rule }
