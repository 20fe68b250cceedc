advice-points = { $points ->
    [one] Siitä saa heti yhden pisteen.
   *[other] Siitä saa heti { $points } pistettä.
  }
advice-denied = { $points ->
    [one] Se vie ruudun, josta { $seat } saisi yhden pisteen.
   *[other] Se vie ruudun, josta { $seat } saisi { $points } pistettä.
  }
advice-next = { $points ->
    [one] Seuraavalla vuorolla voit saada yhden pisteen ruudusta { $cell }.
   *[other] Seuraavalla vuorolla voit saada { $points } pistettä ruudusta { $cell }.
  }
advice-wild = Jokerisi säästyy myöhemmäksi.
advice-discard = { $count ->
    [0] Tuskin kaipaat sitä: se ei sovi nyt mihinkään.
    [one] Tuskin kaipaat sitä: se sopii nyt yhteen paikkaan.
   *[other] Tuskin kaipaat sitä: se sopii nyt { $count } paikkaan.
  }
advice-beside = { $count ->
    [0] Se avaa uuden paikan rakentaa.
    [one] Se on yhden laattasi vieressä, ja siihen voi kasvaa lisää.
   *[other] Se on { $count } laattasi vieressä, ja siihen voi kasvaa lisää.
  }
advice-certain = Mikään ei ole enää piilossa: tämä on varmaa.
advice-risk = { $risk ->
    [0] Siinä edes vapiseva käsi ei tee vahinkoa.
   *[other] Vapisevalla kädellä { $risk } % yrityksistä epäonnistuu siinä.
  }
advice-slack = Kätesi saa osua { $mm } mm sivuun.
advice-hold = Magneetteja paikallaan pitävästä voimasta on käytössä enintään { $used } %.
advice-pair = { $one } ja { $other } vetävät toisiaan eniten.
advice-not-now = Nyt ei ole mitään neuvottavaa: sinun pitää olla vuorossa ja sinulla pitää olla magneetti asetettavana.
advice-also = Myös hyviä: { $moves }.

table-no-hints = Tässä pöydässä ei ole vihjeitä.
table-hints-ask = Vihjeisiin tarvitaan kaikkien pöydässä olevien suostumus.
table-hints-often = Yksi vihje kerrallaan: odota hetki.
table-hint-late = Peli on edennyt sillä välin.
server-hints-busy = Juuri nyt mietitään liian montaa vihjettä. Yritä hetken päästä uudestaan.
play-hint-agree = Sopivatko vihjeet tässä pelissä kaikille? (y/n)
web-hint = Vihje
web-hint-ask = Pyydä vihjeitä
web-hint-thinking = Vihjettä mietitään …
web-hint-tile = Kokeile: { $tile } ruutuun { $x }, { $y }.
web-hint-discard = Hylkää { $tile }.
web-hint-place = { $magnet } kuuluu vaalean hahmon kohdalle.
web-hint-flip = Käännä se ensin.
web-hint-stop = Mikään paikka ei näytä tarpeeksi turvalliselta jatkamiseen.
web-proposal-hints = { $name } haluaisi sallia vihjeet tässä pelissä.
web-option-hints = Vihjeet
web-option-hints-agreed = Yksin tai jos kaikki suostuvat
web-option-hints-on = Kaikille
web-option-hints-off = Ei koskaan

review-verdict = { $verdict ->
    [only] ainoa siirto
    [best] paras siirto
    [good] hyvä
    [slip] epätarkka
   *[blunder] paha virhe
  }
review-better = Parempi: { $move } (+{ $points }).
review-risk = Riski { $risk } %, parhaassa löydetyssä paikassa { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Tarttuivat: { $magnets }.
review-seat = { $seat }: epätarkkoja { $slips }, pahoja virheitä { $blunders }, annettu pois { $given }
review-partial = Loppua ei arvioitu: vuorosta { $number } alkaen peli menee tämän ohjelman fysiikalla toisin.
review-progress = Arvioitu: { $done }/{ $of }
help-review = Arvioi tallennetun pelin jokainen siirto: mikä oli paras ja mitä se maksoi.
help-review-turn = Arvioi vain tämä siirto tai vuoro.
server-no-review = Tätä tallennetta ei voi arvioida.
server-no-review-yet = Juuri nyt arvioidaan liian montaa tallennetta. Yritä hetken päästä uudestaan.
web-review = Arvioi
web-review-graph = Mitä kukin siirto antoi pois
web-review-alternatives = Parempi tai yhtä hyvä
web-review-done = Arvio on valmis.
