### Rules, refusals and hints: read in the browser, in the terminal and by programs.

## Whose games these are

unofficial = Lodestone on epävirallinen eikä liity pelien tekijöihin. Klusterin ovat tehneet Robert & Paula Henning, ja sen ovat julkaisseet Borderline Editions ja Kluster LLC; Clusteredin ovat tehneet Scotty Hardwick, Kitt Byrne ja Vegard Farstad, ja sen on julkaissut Sculpin Games.
magnet-safety = Oikeat pakkaukset eivät sovi alle kolmevuotiaille: pieniin osiin voi tukehtua ja pitkään naruun kuristua. Magneetit ovat vahvoja: pidä ne poissa pienten lasten ulottuvilta sekä sydämentahdistimien ja muiden implanttien läheltä. Jos joku nielee magneetin, hänet on vietävä heti lääkäriin. Lue pakkauksesi varoitukset ja säilytä ne.

## Names of tiles and magnets

web-tile-words = { $count } { $count ->
    [one] { $fill ->
        [h] tyhjä
        [d] raidallinen
       *[s] täytetty
      }
   *[other] { $fill ->
        [h] tyhjää
        [d] raidallista
       *[s] täytettyä
      }
  } { $shape ->
    [S] { $count ->
        [one] neliö
       *[other] neliötä
      }
    [T] { $count ->
        [one] kolmio
       *[other] kolmiota
      }
   *[C] { $count ->
        [one] ympyrä
       *[other] ympyrää
      }
  }
web-tile-wild = jokeri
web-tile-start = aloituslaatta
web-kluster-stone = kivi { $number }
web-kluster-spinner = sukkula { $number }

## Clustered: notation

notation-tile = ”{ $text }” ei ole laatta. Kirjoita muoto S, T tai C, täyttö h, d tai s ja määrä 1–3, esimerkiksi Sh1; jokeri on ***.
notation-cell = ”{ $text }” ei ole pöydän ruutu. Kirjoita x,y kokonaislukuina, esimerkiksi 1,0.
notation-move = ”{ $text }” ei ole siirto. Kirjoita Sh1@1,0, kun asetat laatan, tai -Sh1, kun hylkäät sen.
notation-start-tile = Aloituslaatta on pöydässä alusta asti; kukaan ei pelaa sitä.

## Clustered: moves

game-over = Peli on päättynyt.
illegal-not-in-hand = Tämä laatta ei ole kädessäsi: { $tile }.
illegal-discard = Et saa hylätä, kun jokin laatoistasi sopii, esimerkiksi tämä: { $example }.
illegal-trim-first = Hylkää ensin niin, että laattoja jää viisi.
illegal-trim-drawn = Tässä pöydässä saa hylätä vain juuri nostetun laatan, ei tätä: { $tile }.
illegal-off-table = Se on pöydän ulkopuolella: siihen ei mahdu laattaa.
illegal-occupied = Siinä on jo laatta: { $occupant }.
illegal-alone = Sen ruudun vieressä ei ole mitään: laatan sivun pitää koskea toiseen laattaan.
illegal-resign = Paikka { $seat } on jo lähtenyt pelistä tai ei ollut siinä koskaan.
illegal-neighbour = { $tile } ja { $neighbour } eivät sovi vierekkäin: { $differ ->
    [shape-fill] muoto ja täyttö eroavat
    [shape-count] muoto ja määrä eroavat
    [fill-count] täyttö ja määrä eroavat
   *[shape-fill-count] muoto, täyttö ja määrä eroavat kaikki
  }. Naapureilla pitää olla vähintään kaksi kolmesta yhteistä.

## Clustered: setting up

setup-seats = Clustered on 1–{ $most } paikalle, ei { $seats } paikalle.
setup-first = Paikka { $first } ei voi aloittaa: paikat ovat A–{ $last }.
setup-extra-wild = Paikka { $seat } ei voi saada ylimääräistä jokeria: paikat ovat A–{ $last }.
setup-extra-wild-twice = Sama paikka on mainittu kahdesti ylimääräisen jokerin saajana.
setup-stack-surplus = Paikan { $seat } pinossa on tätä laattaa liikaa: { $tile }.
setup-stack-missing = Paikan { $seat } pinosta puuttuu tämä laatta: { $tile }.
setup-surface = Pöytäpinnalla ei ole tilaa aloituslaatalle ruudussa { $cell }.
setup-radius = Pyöreän pöytäpinnan säteen pitää olla luku, nolla tai enemmän.

## Clustered: records

record-unreadable = Tämä ei ole meidän tallenteemme: { $problem }
record-players = Tallenteessa on eri määrä pelaajia kuin paikkoja.
record-version = Tallenteen versio on { $version }; uusin versio, jota tämä ohjelma lukee, on { $known }.
record-game = Tallenteen peli on ”{ $game }”, ei { $expected }.
record-setup = Tallenteen alkuasetelmaa on muutettu: tarkistussumma ei täsmää.
record-move-edited = Siirtoa { $number }, { $move }, on muutettu: tarkistussumma ei täsmää.
record-move-unreadable = Siirtoa { $number } ei voi lukea: { $problem }
record-move-illegal = Siirto { $number }, { $move }, ei ole sallittu: { $problem }
record-result = Tallenteen tulosta on muutettu: se ei seuraa sen siirroista ({ $number }).

## Clustered: bots

setup-bot = Bottia ”{ $name }” ei ole. Tunnetut: { $known }.
setup-two-clocks = Pöydällä on yksi kello: anna vuorolle sekunteja tai päiviä, ei molempia.

## Kluster: notation

notation-magnet = ”{ $text }” ei ole magneetti. Kirjoita c ja luku kivelle, s ja luku sukkulalle, esimerkiksi c3.

## Kluster: turns

kluster-no-such-magnet = Tällaista magneettia ei ole tässä pelissä: { $magnet }.
kluster-set-aside = { $magnet } on pantu sivuun eikä ole mukana pelissä.
kluster-not-yours = { $magnet } on paikan { $seat } varastossa: vain omia magneetteja asetetaan.
kluster-lies-already = { $magnet } on jo pöydällä, ja siellä oleviin ei kosketa.
kluster-held-and-placed = { $magnet } ei voi olla sekä asetettu että yhä kädessä.
kluster-held-alone = Kädessä ollut { $magnet } ei koskenut mihinkään: sen pitää kuulua klusteriin, tai sitä ei mainita kädessä olevana.
kluster-too-small = Klusteri on kaksi tai useampi toisiinsa koskevaa magneettia; tässä mainittiin klusteri, jonka koko on { $count }.
kluster-named-twice = { $magnet } on klustereissa kahdesti: toisiinsa koskevat magneetit ovat yksi klusteri.
kluster-outside-twice = { $magnet } on mainittu ulkona olevien joukossa kahdesti.
kluster-in-own-pool = { $magnet } ei ollut pöydällä. Jos se koski johonkin kädessä ollessaan, mainitse se kädessä olevana.
kluster-in-pool = { $magnet } ei ollut pöydällä: se on paikan { $seat } varastossa.
kluster-must-place = Mitään ei asetettu eikä mikään mennyt pieleen: vuoro päättyy vasta, kun magneetti on asetettu.
kluster-cords-apart = { $group ->
    [one] Narut eivät ole yhtenä ryhmänä: siirrä niitä, kunnes ovat, niin vuoro voi päättyä.
   *[any] Jokin naru ei risteä minkään muun kanssa: siirrä sitä, kunnes risteää, niin vuoro voi päättyä.
  }
kluster-stop = Ei ole mitään lopetettavaa: vuoro päättyy, kun magneetti asetetaan.
kluster-resign = Paikka { $seat } ei ole (enää) pelissä eikä voi luovuttaa.

## Kluster: setting up

kluster-setup-boxes = Kutakin lajia voi olla 0–{ $most } pakkausta, ei { $count }.
kluster-setup-no-box = Tarvitaan vähintään yksi pakkaus.
kluster-setup-seats = Nämä pakkaukset ovat 1–{ $most } paikalle, ei { $seats } paikalle.
kluster-setup-first = Paikka { $first } ei voi aloittaa: paikat ovat A–{ $last }.
kluster-setup-per-seat = ”{ $name }” tarvitsee luvun jokaiselle paikalle: paikkoja on { $seats }, lukuja { $given }.
kluster-setup-cord-alone = Narun siirtäminen irti päästämisen jälkeen on kahdelle tai useammalle.
kluster-setup-cord-options = Jos vain magneetit saavat siirtää narua, kukaan ei voi siirtää sitä irti päästämisen jälkeen: valitse toinen.
kluster-setup-negative = Kohdan ”{ $name }” lukujen pitää olla nolla tai enemmän.
kluster-setup-rounds = Kierrosraja on vähintään yksi kierros.
kluster-setup-handicap = Paikka { $seat } voi jättää sivuun 0–{ $most } magneettia, ei { $count }.
kluster-setup-order-surplus = { $magnet } ei ole näissä pakkauksissa, tai se on jaettu kahdesti.
kluster-setup-order-missing = { $magnet } puuttuu jaosta.

## Kluster: records

kluster-record-kinds = Sen pitää olla täsmälleen yksi näistä: turn, stop, timeout ja resign; nyt niitä on { $count }.

## Kluster on physics: laying the cords

kluster-lay-count = Näihin pakkauksiin kuuluu { $cords } narua, ja näitä olisi { $given }.
kluster-lay-off-table = Naru roikkuisi reunan yli: pöydän mitat ovat { $width } × { $depth } mm.
kluster-lay-cross = Naru { $number } ei risteä minkään jo asetetun kanssa; aseta se jonkin niistä päälle.
kluster-lay-shape = Narua ei voi asettaa noin ({ $problem }).

## Kluster on physics: turns

kluster-not-on-turn = Paikka { $seat } on vuorossa.
kluster-settling = Odota, kunnes kaikki on paikallaan.
kluster-clock-plays = Vuoron aika on loppu: kömpelö käsi pelaa sen loppuun.
kluster-release-late = Kuvasi pöydästä oli yli sekunnin vanha, joten mitään ei päästetty irti. Yritä uudestaan.
kluster-danger-hidden = Paikan vaarallisuus paljastaisi navat, eikä tämä pöytä näytä niitä.
kluster-danger-empty = Kädessä ei ole magneettia.
kluster-choose-first = Sano ensin, jatkatko vai lopetatko.
kluster-nothing-offered = Ei ole mitään jatkettavaa: vuoro päättyy, kun yksi magneetti on asetettu.
kluster-intent-number = Kohdan ”{ $name }” pitää olla luku väliltä { $lowest }–{ $highest }.
kluster-frames = Aika kulkee kokonaisina kuvina, ei näin: { $frames }.

## Kluster on physics: the hand

kluster-hand-full = { $magnet } on kädessä; pane se ensin takaisin.
kluster-hand-empty = Kädessä ei ole magneettia.
kluster-not-in-pool = { $magnet } ei ole varastossasi.
kluster-lies-there = { $magnet } on pöydällä, ja siellä oleviin ei kosketa.
kluster-placed-already = Magneetti on asetettu; nyt saa siirtää enää naruja.
kluster-pose = { $magnet } ei pysy kädessä noin: kiviä pidetään lappeellaan tai pystyssä, sukkuloita makuullaan.
kluster-turn-too-low = { $magnet } ei mahdu kääntymään: nosta sitä, kunnes sen keskikohta on { $height } mm korkealla.
kluster-no-sliding = Tässä pöydässä magneetteja ei liu’uteta: pysy { $height } mm pinnan yläpuolella.
kluster-release-outside = { $magnet } ei olisi pelialueella.
kluster-release-partly = { $magnet } ei olisi kokonaan pelialueella.
kluster-release-contact = { $magnet } ei koskisi pöytään pelialueen sisällä.
kluster-release-crossed = Naru on mennyt ristiin itsensä kanssa: oikaise se ensin.

## Kluster on physics: cords

kluster-no-such-cord = Narua { $cord } ei ole; naruja on { $cords }, ensimmäinen on 0.
kluster-cord-held = Tämä naru on jo sormissa.
kluster-cord-free = Tämä naru ei ole sormissa; tartu siihen ensin.
kluster-cord-missed = Sormet eivät osuneet naruun: tartu siihen kohdasta, jossa se on.
kluster-cord-by-magnet = Tässä pöydässä naruja siirretään vain magneeteilla, ei käsin.
kluster-done-early = Ei ole mitään päätettävää: vuoro päättyy, kun magneetti asetetaan.
kluster-done-moving = Päästä narut irti ja odota, kunnes kaikki on paikallaan.

## Kluster on physics: records

kluster-record-edited = Vuoroa { $number } on muutettu: tarkistussumma ei täsmää.
kluster-record-illegal = Vuoro { $number } ei ole voinut tapahtua: { $problem }
kluster-resume-snapshot = Tämä tilannekuva ei ole mistään tallenteen vuorosta.
kluster-resume-differs = Vuoro { $number } päättyy tällä fysiikalla toisin, joten peliä ei voi jatkaa tästä tilannekuvasta ({ $difference ->
    [refused] jokin silloin tehty ei enää käy
    [happenings] tapahtuu jotakin muuta
   *[digest] tapahtuu sama, mutta ei bitilleen
  }).

## Kluster on physics: replaying

replay-no-turn = Vuoroa { $number } ei ole; tallenteessa niitä on { $most }.
replay-no-physics = Tallenteessa ei ole fysiikkaa, jonka voisi tarkistaa.

## Requests as data

request-unknown-key = Kenttää ”{ $name }” ei tunneta (kohdassa { $place }).
request-missing-key = ”{ $name }” puuttuu (kohdasta { $place }).
request-type = Kohdassa { $place } odotettiin { $expected }, saatiin { $got }.
request-range = Kohdan { $place } luku ei ole rajoissa: pitää olla { $expected } { $bound }.
request-length = Kohdan { $place } luettelon pituus on { $got }, pitäisi olla { $expected }.
request-value = Kohdan { $place } arvo ei käy tässä.
request-surface = Pöytäpinta tarvitsee kentät left, right, top ja bottom, tai säteen, tai luettelon ruuduista.
nothing-to-take-back = Ei ole siirtoa, jonka voisi perua.

## Requests as data: the referee

request-not-json = Tämä rivi ei ole JSONia.
request-not-object = Pyyntö on JSON-objekti, esimerkiksi { "{" }"op":"position"{ "}" }.
request-no-operation = ”op” puuttuu tai ei ole sana.
request-unknown-operation = Toimintoa ”{ $name }” ei ole. Tunnetut: { $known }.
request-too-long = Rivi on pidempi kuin { $limit } MiB.
request-nothing-started = Peliä ei ole aloitettu; aloita toiminnolla ”new” tai ”load”.
request-stacks = Pinoja pitää olla yhtä monta kuin paikkoja: paikkoja on { $seats }, pinoja { $stacks }.

## Hints and reviews

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
   *[other] Vapisevalla kädellä { $risk } % yrityksistä epäonnistuu siinä.
  }
advice-slack = Kätesi saa osua { $mm } mm sivuun.
advice-hold = { $hold ->
    [easily] Ympärillä olevat magneetit tuskin huomaavat sitä.
    [well] Ympärillä olevat magneetit pysyvät paikoillaan.
   *[barely] Ympärillä olevat magneetit pysyvät juuri ja juuri paikoillaan.
  }
advice-pair = { $one } ja { $other } vetävät toisiaan eniten.
advice-not-now = Nyt ei ole mitään neuvottavaa: sinun pitää olla vuorossa ja sinulla pitää olla magneetti asetettavana.

## Hints and reviews: reviews

review-verdict = { $verdict ->
    [only] ainoa siirto
    [best] paras siirto
    [good] hyvä
    [slip] epätarkka
   *[blunder] paha virhe
  }
review-better = Parempi: { $move } (+{ $points }).
review-risk = Riski { $risk } %, parhaassa löydetyssä paikassa { $best } %.
review-klustered = Tarttuivat: { $magnets }.
review-seat = { $seat }: epätarkkoja { $slips }, pahoja virheitä { $blunders }, annettu pois { $given }
review-partial = Loppua ei arvioitu: vuorosta { $number } alkaen peli menee tämän ohjelman fysiikalla toisin.
review-progress = Arvioitu: { $done }/{ $of }

## Clustered: tables as text

board-character = Rivi { $line }, sarake { $column }: merkki ”{ $character }” ei tarkoita laudalla mitään; käytä . # A–H ja a–h.
