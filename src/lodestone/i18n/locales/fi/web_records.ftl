# Pelatut pelit selaimessa.

web-records-open = Avaa tiedosto
web-records-open-what = Täältä ladattu tai päätteen tai tuomarin kirjoittama tallenne. Valitse se tai pudota se tähän.
web-records-unreadable = Tiedostoa ”{ $name }” ei voi avata: { $problem }
web-records-none = Pöydissäsi ei ole vielä pelattu pelejä loppuun.
web-records-line = { $when } · { $turns ->
    [one] yksi vuoro
   *[other] { $turns } vuoroa
  }
web-record-clustered = Clustered-peli
web-record-kluster = Kluster-peli
web-record-deal = Jako: kaikki ovat nostaneet, mitään ei ole vielä asetettu.
web-record-set = Pöytä on katettu, mitään ei ole vielä asetettu.
web-record-nothing = { $seat } ei asettanut mitään.
web-record-filming = Vuoro pelataan uudestaan, jotta nähdään, miten kaikki liikkui …
web-record-camera = Kierrä pöytää vetämällä; rullalla tai kahdella sormella pääset lähemmäs.
web-record-at = Vuoro { $turn }, { $seconds } s
web-record-graph = Kunkin paikan pisteet vuoro vuorolta
web-record-first = Alkuun
web-record-back = Vuoro taakse
web-record-play = Toista
web-record-stop = Pysäytä
web-record-on = Vuoro eteen
web-record-last = Loppuun
web-record-turn = Vuoro
web-record-speed = Nopeus
web-record-link = Linkki tähän vuoroon
web-record-download = Lataa
