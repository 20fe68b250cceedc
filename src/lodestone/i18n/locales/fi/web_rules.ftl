# Sääntökirja selaimessa. Itse kirjat ovat kansiossa rulebook/.

web-rules = Säännöt
web-rules-title = Pelin { $game } säännöt
web-rules-search = Hae säännöistä
web-rules-found = { $count ->
    [0] Mitään ei löytynyt.
    [one] Löytyi yksi kappale.
   *[other] Löytyi { $count } kappaletta.
  }
web-rules-none = Täällä ei mainita: ”{ $words }”.
web-rules-contents = Sisällys
web-rules-other = Peliin { $game }
web-rules-print = Tulosta
# $languages: kielten nimiä, kuten ”tanska ja ruotsi”
web-rules-note-yours = Sinun lehtisesi:
web-rules-note-leaflets = Sääntölehtinen ({ $languages }):
web-rules-note = Huomautus:
# Linkki kiellon perässä; $rule: numero, kuten K9
web-rules-link = sääntö { $rule }
