# Il regolamento nel browser. I libri stessi sono in rulebook/.

web-rules = Regole
web-rules-title = Le regole di { $game }
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [0] Nessun risultato.
    [one] Trovato un paragrafo.
   *[other] Trovati { $count } paragrafi.
  }
web-rules-none = Qui niente parla di «{ $words }».
web-rules-contents = Indice
web-rules-other = A { $game }
web-rules-print = Stampa
# $languages: nomi di lingue, come «danese e svedese»
web-rules-note-yours = Il tuo foglietto:
web-rules-note-leaflets = Foglietto in { $languages }:
web-rules-note = Nota:
# Un link dietro un rifiuto; $rule: un numero, come K9
web-rules-link = regola { $rule }
