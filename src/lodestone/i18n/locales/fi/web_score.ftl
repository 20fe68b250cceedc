# Pistelaskuri oikealle Clustered-pöydälle.

web-score-title = Laske pöydän pisteet
web-score-how = Valitse paikka ja napauta sen laatat pöytään. Jonot ja suurin suorakulmio syttyvät sitä mukaa.
web-score-board = Laskettava pöytä
web-score-brush = Mitä asetat?
web-score-start-tile = Aloituslaatta
web-score-erase = Pyyhi
web-score-wild = Jokeri
web-score-points = Pisteet
web-score-seat = Paikka
web-score-rectangle = Suorakulmio
web-score-rows = Rivit
web-score-columns = Sarakkeet
web-score-total = Yhteensä
web-score-show-seat = Kehystä vain paikka { $seat }
web-score-heard = Paikka { $seat }: { $total ->
    [one] { $total } piste.
   *[other] { $total } pistettä.
  }
web-score-largest = Suurin suorakulmio on yksin paikalla { $seat }.
web-score-longest = Pisin jono on yksin paikalla { $seat }.
web-score-empty = Ei vielä laattoja.
web-score-letters = Kirjaimina
web-score-letters-how = Yksi tekstirivi riviä kohti: . on tyhjä, # aloituslaatta, A–H sen paikan laatta, a–h sen jokeri.
web-score-letters-take = Aseta nämä laatat
web-score-letters-none = Näissä kirjaimissa ei ole laattoja.
web-score-clear = Tyhjennä pöytä
web-score-why = Mistä pisteitä saa:
