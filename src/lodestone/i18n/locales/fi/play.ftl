# Pöytä päätteessä.

play-title = Clustered · siirto { $number } · paikka { $seat } · help näyttää komennot
play-seat-name = { $seat } ({ $player })
play-hand = Paikan { $seat } käsi
play-ask-play = Mikä laatta?
play-ask-discard = Mikään ei sovi. Minkä laatan hylkäät?
play-ask-trim = Yli viisi laattaa. Minkä hylkäät?
play-ask-cell = Mihin { $tile } tulee? (pöydän numero; Enter panee sen takaisin)
play-hand-over = Seuraavaksi paikka { $seat }. Anna näppäimistö eteenpäin ja paina Enter.
play-help =
    Kirjoita laatan numero ja sitten ruudun numero. Muuta et tarvitse.
      3           ota kolmas laatta ja katso, mihin se sopii
      Sh1 2,-1    aseta Sh1 kerralla kaksi oikealle ja yksi ylös
      -Sh1        hylkää se, kun on pakko
      hint        mitä vahva botti tekisi ja miksi
      explain Sh1 2,-1    miksi siirto ei ole sallittu
      undo        peru viimeinen siirtosi
      scores      pisteet osa osalta
      left, right, up, down    katsele ympärille suurella pöydällä
      save TIEDOSTO   tallenna peli haluamaasi tiedostoon
      quit        lopeta; peli säilyy
    Suluissa oleva laatta ei nyt sovi mihinkään. Paikan pisteiden perässä: +L, +R ovat ensimmäisen bonukset, ^l, ^r
    pisin jono ja suurin suorakulmio tällä hetkellä, ja suluissa on nostamatta olevien laattojen määrä.
    Laatassa on muoto (S neliö, T kolmio, C ympyrä), täyttö (h tyhjä, d katkoviivainen, s täytetty) ja määrä; *** on jokeri.
    Naapureilla pitää olla vähintään kaksi kolmesta yhteistä. Pisteitä saa vähintään kolmen jonoista ja suurimmasta suorakulmiosta.
play-empty = Kirjoita laatan numero tai help.
play-unknown-command = ”{ $text }” ei ole laatta eikä komento; help näyttää molemmat.
play-no-tile = Laattaa { $number } ei ole kädessäsi; niitä on { $most }.
play-no-label = Numeroa { $number } ei ole pöydällä; numerot päättyvät lukuun { $most }.
play-fits-nowhere = { $tile } ei nyt sovi mihinkään.
play-explain-what = Anna siirto, joka selitetään, esimerkiksi: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] Vielä yksi ruutu on näkymättömissä; left, right, up ja down siirtävät näkymää.
   *[other] Vielä { $count } ruutua on näkymättömissä; left, right, up ja down siirtävät näkymää.
  }
play-legal = { $move } on sallittu.
play-hint = { $kind ->
    [discard] Hylkäisin: { $move }
   *[place] Pelaisin { $move } ({ $gain ->
        [0] ei vielä pisteitä
        [one] { $gain } piste
       *[other] { $gain } pistettä
      }).
  }
play-undo-agree = Sopiiko kaikille, että viimeinen siirto perutaan? (y/n)
play-undone = Viimeinen siirto on peruttu.
play-saved = Tallennettu tiedostoon { $file }.
play-kept = Peli on tallessa. Jatka komennolla: { $command }
play-record = Tallenne on tiedostossa { $file }.
play-nothing-kept = Yhtään peliä ei ole vielä tallessa.
play-result = { $kind ->
    [given-up] Kukaan ei voita: kaikki ovat lähteneet pelistä.
    [shared-win] Jaettu voitto: { $winners }
   *[win] { $winners } voittaa.
  }
play-best-new = { $total } pistettä: paras tuloksesi näillä valinnoilla!
play-best-old = { $total } pistettä. Paras tuloksesi näillä valinnoilla on { $best }.
play-unknown-player = ”{ $name }” ei voi istua tässä. Tunnetut: { $known }.
play-seat-letter = ”{ $letter }” ei ole paikka; paikat ovat A–H.
play-surface = ”{ $size }” ei ole pöytäpinta. Kirjoita 15x11 ruutuina leveys- ja korkeussuunnassa tai round:6 säteenä.

score-bonus = Bonus

## Mitä on tapahtunut

event-placed = { $seat } pelasi { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } on lähtenyt pelistä.
event-discarded = { $seat } ei voinut asettaa mitään ja hylkäsi laatan { $tile }.
event-trimmed = { $seat } hylkäsi laatan { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } sai ensimmäisenä viiden jonon (+2).
   *[first_rectangle] { $seat } sai ensimmäisenä 2×3:n (+2).
  }

## replay

replay-title = Clustered · siirron { $number } jälkeen, kaikkiaan { $most }
replay-ask = Enter: eteenpäin · b: takaisin · luku: sinne · q: lopeta
replay-no-move = Siirtoa { $number } ei ole; tallenteessa niitä on { $most }.
play-preparing = Botit valmistautuvat miettimään (vain ensimmäisellä kerralla, noin puoli minuuttia) …
