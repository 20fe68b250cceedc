### The command line, and whatever only a terminal shows.

## Command line: errors

cli-error = lodestone: { $problem }
cli-language = Kieltä ”{ $code }” ei ole. Tunnetut: { $known }.
cli-no-such-option = Valitsinta { $name } ei ole; --help kertoo, mitä on.
cli-no-such-command = Komentoa ”{ $name }” ei ole; --help kertoo, mitä on.
cli-missing = { $name } puuttuu; ks. --help.
cli-value-missing = { $name } tarvitsee arvon; --help kertoo, minkä.
cli-no-value-taken = { $name } ei ota arvoa.
cli-too-much = Liikaa argumentteja; ks. --help.
cli-bad-value = Valitsimen { $name } arvo ei kelpaa, sen pitää olla: { $needed }.
cli-needs-one-of = jokin näistä ({ $known })
cli-needs-range = { $kind ->
    [whole] kokonaisluku
   *[any] luku
  } väliltä { $least }–{ $most }
cli-needs-at-least = { $kind ->
    [whole] kokonaisluku
   *[any] luku
  }, vähintään { $least }
cli-needs-number = { $kind ->
    [whole] kokonaisluku
   *[any] luku
  }
cli-needs-other = jotakin muuta
file-missing = Tiedostoa ”{ $name }” ei ole.
file-directory = ”{ $name }” on kansio; anna tiedosto sen sisältä.
file-unreadable = Tiedostoa ”{ $name }” ei voi lukea: { $detail }.
file-unwritable = Tiedostoa ”{ $name }” ei voi kirjoittaa: { $detail }.
file-too-large = ”{ $name }” on suurempi kuin { $limit } MiB, paljon enemmän kuin tässä tarvitaan.
file-binary = ”{ $name }” ei ole UTF-8-tekstitiedosto.
file-not-json = ”{ $name }” ei ole JSONia (rivi { $line }, sarake { $column }).

## Command line: help

help-lodestone = Avoin pöytä peleille Kluster ja Clustered: pelaa, laske pisteet, tuomaroi.
help-lang = Kieli: { $known }.
help-help = Näytä tämä sivu ja lopeta.
help-version = Näytä versio ja lopeta.
help-json = Tulosta JSONia, ohjelmia varten.
help-game = Mikä peli.
help-score = Laske pelatun Clustered-pöydän pisteet kirjaimista.

    Laudalla . on tyhjä ruutu, # aloituslaatta, A–H jonkin paikan laatta ja a–h sen jokeri.
help-score-file = Lauta, yksi tekstirivi riviä kohti; - lukee vakiosyötteen.
help-referee = Tuomaroi peliä JSON-riveinä vakiosyötteen ja -tulosteen kautta, millä tahansa kielellä tehdyille boteille.
help-play = Peli päätteessä: Clustered, ellet nimeä toista.
help-play-clustered = Pelaa päätteessä: ihmisiä saman näppäimistön ääressä, botteja tai molempia.
help-play-kluster = Katso bottien pelaavan Klusteria oikealla fysiikalla.
help-play-seats = Ketkä istuvat missäkin, pilkuin erotettuina: human tai botin nimi (random, greedy, montecarlo, casual, club, neural, expert), 1–8 kappaletta.
help-play-seed = Sekoita tämän luvun mukaan, niin samat laatat tulevat uudestaan.
help-play-first = Aloittava paikka, A–H, tai arvontaa varten draw. Oletuksena aloittaa ainoa ihminen, useammilta kysytään ja botit arpovat.
help-play-fast = Nopea peli: nosta kaksi vuorossa ja pidä viisi.
help-play-extra-wild = Paikat, joilla on kolmas jokeri, esimerkiksi AC.
help-play-first-bonus = +2 ensimmäisestä viiden jonosta ja ensimmäisestä 2×3:sta.
help-play-largest-bonus = +2 suurimmasta suorakulmiosta ja pisimmästä jonosta lopussa.
help-play-resume = Jatka tallennettua peliä.
help-play-record = Mihin tallenne pannaan; peli säilyy joka tapauksessa.
help-play-plain = Ei värejä eikä uudelleenpiirtoa: ruudunlukijoille ja putkille.
help-replay = Selaa tallennettua peliä askel kerrallaan.
help-replay-file = Tallenne, jonka on kirjoittanut ”play” tai tuomarin ”save”.
help-replay-move = Näytä pöytä näin monen siirron jälkeen ja lopeta.
help-simulate = Simuloi Klusterin asetelma: magneetit ja narut pöydällä ja mitä kädet niille tekevät.
help-simulate-file = Asetelma, JSON-tiedosto, jonka docs/scenes.md kuvaa; - lukee vakiosyötteen.
help-simulate-plot = Piirrä ylhäältä nähtynä, mitä tapahtui (.png, .svg tai .pdf).
help-simulate-record = Kirjoita muistiin jokainen syöte, jotta ajon voi toistaa bitilleen.
help-warmup = Valmistele fysiikka ja botit nyt, ettei yhdenkään pelin tarvitse odottaa niitä.
help-bench = Mittaa, kuinka nopea tämä tietokone on peleissä, yhdellä ytimellä.

## Command line: heads of help pages, and what stands for a value

usage-head = Käyttö:
usage-options = [VALITSIMET]
usage-command = KOMENTO …
usage-arguments-title = Argumentit
usage-options-title = Valitsimet
usage-commands-title = Komennot
usage-number = LUKU
usage-text = TEKSTI
usage-code = KOODI
usage-game = PELI
usage-folder = KANSIO
usage-file = TIEDOSTO
usage-seat = PAIKKA
usage-seats = PAIKAT
usage-default = oletus: { $value }

## Command line: score

score-seat = Paikka
score-rectangle = Suorakulmio
score-rows = Rivit
score-columns = Sarakkeet
score-total = Yhteensä
score-empty = Tällä laudalla ei ole laattoja.
score-largest-rectangle = { $seat ->
    [none] Kenelläkään ei ole yksin suurinta suorakulmiota.
   *[other] Suurin suorakulmio: { $seat }.
  }
score-longest-line = { $seat ->
    [none] Kenelläkään ei ole yksin pisintä jonoa.
   *[other] Pisin jono: { $seat }.
  }

## The table in the terminal

play-title = Clustered · siirto { $number } · paikka { $seat } · help näyttää komennot
play-seat-name = { $seat } ({ $player })
play-person = ihminen
play-hand = Paikan { $seat } käsi
play-ask-play = Mikä laatta?
play-ask-discard = Mikään ei sovi. Minkä laatan hylkäät?
play-ask-trim = Yli viisi laattaa. Minkä hylkäät?
play-ask-cell = Mihin tämä tulee: { $tile }? (pöydän numero; Enter panee sen takaisin)
play-hand-over = Seuraavaksi paikka { $seat }. Anna näppäimistö eteenpäin ja paina Enter.
play-ask-youngest = Kuka on nuorin: { $seats }? Tai arvo painamalla Enter.
play-begins =
    { $by ->
        [drawn] Arvottu: paikka { $seat } aloittaa.
        [picked] Nuorin aloittaa: paikka { $seat }.
       *[other] Paikka { $seat } aloittaa.
        }
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
    Laatassa on muoto (S neliö, T kolmio, C ympyrä), täyttö (h tyhjä, d raidallinen, s täytetty) ja määrä; *** on jokeri.
    Naapureilla pitää olla vähintään kaksi kolmesta yhteistä. Pisteitä saa vähintään kolmen jonoista ja suurimmasta suorakulmiosta.
play-empty = Kirjoita laatan numero tai help.
play-unknown-command = ”{ $text }” ei ole laatta eikä komento; help näyttää molemmat.
play-no-tile = Laattaa { $number } ei ole kädessäsi; niitä on { $most }.
play-no-label = Numeroa { $number } ei ole pöydällä; numerot päättyvät lukuun { $most }.
play-fits-nowhere = Tämä laatta ei nyt sovi mihinkään: { $tile }.
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
play-undo-agree = Sopiiko kaikille, että viimeinen siirto perutaan? (k/e)
play-yes = k kyllä j joo
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
play-first-letter = ”{ $letter }” ei ole paikka. Anna A–{ $last } tai arvontaa varten draw.
play-surface = ”{ $size }” ei ole pöytäpinta. Kirjoita 15x11 ruutuina leveys- ja korkeussuunnassa tai round:6 säteenä.
score-bonus = Bonus

## The table in the terminal: what has happened

event-placed = { $seat }: { $tile }, ruutu { $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } on lähtenyt pelistä.
event-discarded = { $seat } ei voinut asettaa mitään ja hylkäsi: { $tile }.
event-trimmed = { $seat } hylkäsi: { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } sai ensimmäisenä viiden jonon (+2).
   *[first_rectangle] { $seat } sai ensimmäisenä 2×3:n (+2).
  }

## The table in the terminal: replay

replay-title = Clustered · siirron { $number } jälkeen, kaikkiaan { $most }
replay-ask = Enter: eteenpäin · b: takaisin · luku: sinne · q: lopeta
replay-no-move = Siirtoa { $number } ei ole; tallenteessa niitä on { $most }.
play-preparing = Botteja valmistellaan (vain ensimmäisellä kerralla, noin puoli minuuttia) …

## The rulebook in the terminal

help-rules = Näytä pelin sääntökirja tai osa siitä.
help-rules-search = Näytä vain kohdat, joissa nämä sanat esiintyvät.
help-rules-rule = Näytä vain, mitä tästä säännöstä sanotaan.
help-rules-html = Kirjoita sääntökirja tulostettavaksi sivuksi.
rules-no-such-rule = Pelin { $game } sääntökirjassa ei ole sääntöä ”{ $number }”.
rules-nothing-found = Pelin { $game } sääntökirjassa ei mainita: ”{ $words }”.
rules-written = Sääntökirja on tiedostossa { $file }
rules-contents = Sisällys
rules-note-yours = Sinun lehtisesi:
rules-note-leaflets = Sääntölehtinen ({ $languages }):
rules-note = Oma ratkaisumme:
rules-letters-tiles = Kuvissa A tai B kertoo, kenen laatta on; sitten tulevat muoto (S neliö, T kolmio, C ympyrä), täyttö (h tyhjä, d raidallinen, s täytetty) ja määrä. *** on jokeri, ### aloituslaatta.
rules-marks-tiles = + sopii · ! ei sovi
rules-marks-magnets = + asetettu · ! ei saa päästää siihen · x otetaan itselle · o on siinä

## Kluster on physics: watching a match in the terminal

help-any-surface = Clustered: reunallinen pöytä, 15x11 ruutuina leveys- ja korkeussuunnassa tai round:6 säteenä ruutuina. Kluster: puu, lasi tai huopa (wood, glass, felt).
help-watch-bots = Kluster: kunkin paikan botti, pilkuin erotettuina (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: pöydän pakkaukset, esimerkiksi classic,classic,duo.
help-watch-expert = Kluster: jos magneetteja on enemmän kuin seuraavalla paikalla, saa asettaa vielä yhden.
help-watch-play-on = Kluster: jatka sijoituksista, kun joku on voittanut.
help-watch-rounds = Kluster: lopeta näin monen kierroksen jälkeen; vähiten magneetteja jäljellä voittaa.
help-watch-one-group = Kluster: kaikkien narujen pitää olla yhtenä ryhmänä, ei vain kunkin jonkin toisen kanssa.
help-watch-loop = Kluster: Classic-narun silmukan leveys, mm (320).
help-watch-loop-duo = Kluster: sama DUO-narulle (200).
help-watch-handicap = Kluster: montako magneettia vähemmän kukin paikka asettaa, esimerkiksi 0,3.
help-watch-cord-after = Kluster: kun kaikki on paikallaan, paikka saa vielä siirtää narua, kuten lehtisissä.
help-watch-show-poles = Kluster: kaikki näkevät, kumpi puoli on pohjoinen.
help-watch-turns = Kluster: lopeta näin monen vuoron jälkeen.
help-watch-live = Kluster: todellisella nopeudella eikä niin nopeasti kuin mahdollista.
help-replay-check = Kluster: toista tallenne ja kerro, päättyykö se samoin.
watch-boxes = Pakkausta ”{ $name }” ei ole: anna classic ja duo, esimerkiksi classic,classic,duo.
watch-surface = Pintaa ”{ $name }” ei ole. Tunnetut: { $known }.
watch-turns = Peliä katsotaan vähintään yksi vuoro, ei { $turns }.
watch-handicap = ”{ $given }” ei ole etumatka: kirjoita luku jokaiselle paikalle, esimerkiksi 0,3.
watch-preparing = Pöytää valmistellaan (vain ensimmäisellä kerralla, minuutti tai kaksi) …
watch-title = Kluster · vuoro { $number } · { $stage ->
    [settling] asettuu paikalleen
    [repair] narujen korjaus
    [choice] jatkaa vai lopettaa
    [over] päättynyt
   *[preparing] asettaminen
  }
watch-placed = { $seat } asetti: { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } ottaa itselleen: { $magnets }. { $count ->
        [one] Se hyppäsi
       *[other] Ne hyppäsivät
      } kädessä olevaan magneettiin.
    [outside] { $seat } ottaa itselleen: { $magnets } (ulkona).
   *[klustered] { $seat } ottaa itselleen: { $magnets } (tarttuivat toisiinsa).
  }
watch-fault = { $cause ->
    [time] Aika loppui: virhe { $faults }, sallittuja { $allowed }.
   *[taken] Virhe { $faults }, sallittuja { $allowed }.
  }
watch-may-continue = { $seat } saa jatkaa: magneetteja on enemmän kuin seuraavalla paikalla.
watch-resigned = { $seat } lähtee pelistä; { $count ->
    [one] yksi magneetti pannaan
   *[other] { $count } magneettia pannaan
  } sivuun.
watch-ended = { $reason ->
    [total-victory] Kaikki asetettu: täysi voitto!
    [faults] Yksi virhe liikaa: peli on päättynyt.
    [stopped] Peli lopetettiin.
    [resigned] { $winners } voittaa: muut ovat lähteneet.
   *[other] { $count ->
        [0] Peli on päättynyt; kukaan ei voita.
        [one] { $winners } voittaa.
       *[other] { $winners } jakavat voiton.
      }
  }
watch-nothing = { $seat } ei asettanut mitään; vuoro siirtyy.
watch-time-up = Aika loppui ({ $seat }): kömpelö käsi pelasi vuoron loppuun.
watch-solo = Asetettu: { $placed }, virheitä: { $faults } (sallittuja { $allowed }).
replay-kluster-title = Kluster · vuoron { $number } jälkeen, kaikkiaan { $most }
replay-lying = Pöydällä: { $magnets }
replay-other-physics = Tallennettu fysiikalla { $then }; tämä on fysiikka { $now }.
replay-identical = Kaikki vuorot ({ $turns }) päättyivät samoin, bitilleen.
replay-differs = Vuoro { $turn } päättyy tällä fysiikalla toisin ({ $what ->
    [table] pöytä on erilainen jo ennen sitä
    [refused] jokin silloin tehty ei enää käy
    [happenings] tapahtuu jotakin muuta
   *[digest] tapahtuu sama, mutta ei bitilleen
  }). Tallenteen tiedot pitävät silti.

## Hints and reviews

advice-also = Myös hyviä: { $moves }.

## Hints and reviews: hints at a table

play-hint-agree = Sopivatko vihjeet tässä pelissä kaikille? (k/e)

## Hints and reviews: reviews

help-review = Arvioi tallennetun pelin jokainen siirto: mikä oli paras ja mitä se maksoi.
help-review-turn = Arvioi vain tämä siirto tai vuoro.

## Physics as a library (SI units)

physics-bad-friction = Kitkakerroin { $value } ei kelpaa: pitää olla 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Magneetin massa ei voi olla { $mass } kg; 1 mg – 10 kg käy.
physics-bad-quaternion = Asento tarvitsee neljä äärellistä lukua, jotka eivät kaikki ole nollia.
physics-bad-size = Magneetin pitää olla jokaisen akselin suunnassa 1–200 mm pitkä.
physics-bad-step = Aika-askel { $dt } s ei kelpaa; 10 µs – 5 ms käy.
physics-cord-flat = Tämä naru ei rajaa mitään: sen kaikki pisteet ovat samalla suoralla.
physics-cord-free = Kukaan ei pidä narua { $cord }; tartu siihen ensin.
physics-cord-held = Naru { $cord } on jo kädessä.
physics-cord-length = Naru ei voi olla { $length } m pitkä; 0,05 m – 20 m käy.
physics-cord-off-table = Naru ei ole pöydällä.
physics-cord-out-of-reach = Käsi on { $distance } m:n päässä narusta, liian kaukana tarttumaan.
physics-cord-points = Naru tarvitsee vähintään kolme eri pistettä, nyt niitä on { $count }.
physics-hand-empty = Kädessä ei ole magneettia, tai se on jo irtoamassa.
physics-hand-full = Kädessä on jo magneetti { $magnet }.
physics-no-such-cord = Narua { $index } ei ole.
physics-no-such-magnet = Magneettia { $index } ei ole.
physics-not-a-recording = Tämä ei ole maailman tallenne.
physics-not-a-snapshot = Tämä ei ole maailman koko tilannekuva.
physics-not-finite = Kohdassa ”{ $field }” on luku, joka ei ole äärellinen.
physics-replay-differs = Tallenne ei toistettuna pääty niin kuin siihen on kirjoitettu.
physics-snapshot-version = Tilannekuvan versio on { $version }; tunnettu on { $known }.
physics-too-many = Magneetteja voi olla enintään { $most }.
physics-too-many-cords = Naruja voi olla enintään { $most }.
physics-unknown-input = Maailma ei tunne syötettä ”{ $name }”.
physics-unknown-parameter = Parametria ”{ $name }” ei ole.
physics-unknown-pose = Asentoa ”{ $name }” ei ole.
physics-unknown-surface = Pintaa ”{ $name }” ei ole.

## Scenes

scene-not-json = Asetelma ei ole JSONia (rivi { $line }, sarake { $column }).
scene-too-deep = Asetelmassa on yli { $most } sisäkkäistä tasoa.
scene-key-twice = ”{ $name }” on samassa objektissa kahdesti.
scene-not-finite = Kohdan { $place } luku ei ole äärellinen ({ $value }).
scene-number = Kohdan { $place } luku on liian suuri.
scene-unknown-word = ”{ $word }” kohdassa { $place } on tuntematon. Tunnetut: { $known }.
scene-friction = Pinta tarvitsee: 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = Tunnuksessa ”{ $id }” kohdassa { $place } on merkkejä, joita ei voi näyttää, tai välilyöntejä ympärillä.
scene-pose-twice = Kohdan { $place } magneetilla on kvaternio, joka kertoo asennosta kaiken; ota ”{ $name }” pois.
scene-quaternion = Kohdan { $place } kvaterniolla pitää olla pituus; pelkät nollat (tai aivan liian suuret luvut) eivät käännä mitään.
scene-pose = Laji { $kind } ei voi olla { $pose } (kohdassa { $place }); voi olla: { $fitting }.
scene-mass = Tämän kokoisena kohdan { $place } magneetti painaisi yli 10 kg; anna sen massa.
scene-one-of = Kohdassa { $place } pitää olla täsmälleen yksi näistä: { $known }.
scene-cord-points = Kohdan { $place } naru tarvitsee vähintään kolme eri pistettä, nyt niitä on { $count }.
scene-cord-length = Kohdan { $place } narun pitää olla { $least }–{ $most } mm pitkä.
scene-cord-flat = Kohdan { $place } naru ei rajaa mitään: sen pisteet ovat samalla suoralla.
scene-cord-off-table = Kohdan { $place } naru menee pöydän yli; pöytä päättyy joka suunnassa { $half } mm:n päähän keskeltä.
scene-no-such-cord = Narua { $cord } ei ole vedettäväksi (kohdassa { $place }); { $count ->
    [0] asetelmassa ei ole narua
    [one] asetelmassa on yksi, naru 0
   *[other] asetelmassa on { $count }, alkaen narusta 0
  }.
scene-times = Reitin aikojen pitää kasvaa; { $time } s kohdassa { $place } ei kasva.
scene-too-many = Asetelmassa on { $count } magneettia; enintään { $most } voi simuloida.
scene-too-many-cords = Asetelmassa on { $count } narua; enintään { $most } voi simuloida.
scene-id-twice = Tunnus ”{ $id }” kohdassa { $place } on jo käytössä kohdassa { $first }.
scene-overlap = Magneetit ”{ $first }” ja ”{ $second }” ovat alussa päällekkäin.
scene-starts-inside = Kohdan { $place } magneetti ”{ $id }” ilmestyisi magneetin ”{ $other }” sisään.
scene-too-low = Korkeudella { $height } mm ({ $place }) kädessä oleva magneetti olisi pöydän sisällä; sen keskikohta voi olla alimmillaan { $least } mm:n korkeudella.
scene-out-of-reach = Käsi on { $distance } mm:n päässä narusta { $cord }; tarttumiseen saa olla enintään { $most } mm.
scene-blew-up = Luvut kasvoivat matkalla yli kaikkien rajojen: tällaisia magneetteja ei voi simuloida.

## Simulate

simulate-preparing = Fysiikkaa valmistellaan (vain ensimmäisellä kerralla) …
simulate-progress = Simuloitu { $time } s, enintään { $limit } s; kulunut { $waited } s …
simulate-plot-format = ”{ $name }” ei ole kuva, jonka osaamme piirtää; sen pitää päättyä johonkin näistä: { $known }.
simulate-no-matplotlib = Piirtämiseen tarvitaan matplotlib, jota ei ole asennettu: { $command }
simulate-rest = Kaikki on paikallaan, kun on kulunut { $time } s.
simulate-moving = Kaikki ei ole paikallaan, kun aika loppuu: { $time } s.
simulate-nothing-moved = { $count ->
    [one] Magneetti ei ole liikkunut edes 0,1 mm.
   *[other] Yksikään { $count } magneetista ei ole liikkunut edes 0,1 mm.
  }
simulate-moved-count = Magneeteista liikkui { $moved } / { $count }:
simulate-moved = {"  "}{ $id }: { $distance } mm, nyt x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… ja vielä { $count }
simulate-no-touch = Mitkään magneetit eivät koskeneet toisiinsa.
simulate-touch = { $first } ja { $second } koskivat toisiinsa, kun oli kulunut { $time } s.
simulate-kluster = Klusteri: { $names }.
simulate-outside = Ulkona: { $names }.
simulate-cord = Naru { $number } on { $length } mm pitkä.
simulate-digest = Tiiviste { $digest }

## The picture of a scene

plot-rest = paikallaan, { $time } s
plot-moving = yhä liikkeessä, { $time } s
plot-touches = { $count ->
    [0] ei kosketuksia
    [one] yksi kosketus
   *[other] { $count } kosketusta
  }
plot-outside = ulkona: { $names }
plot-before = ennen
plot-path = reitti
plot-held = kädessä
plot-north = pohjoinen
plot-south = etelä
plot-touch = kosketus
plot-scale = { $length } mm

## Warmup

warmup-begun = Valmistellaan magneetteja, naruja ja botteja
warmup-progress = { $done }/{ $all } osaa valmiina ({ $seconds } s)
warmup-ready = Kaikki on valmiina ({ $seconds } s) ja tallessa: { $folder }

## Bench

bench-doing = Mitataan
bench-library = Clustered, Python-kirjasto: { NUMBER($count) } siirtoa sekunnissa
bench-engine = Clustered, käännetty moottori: { NUMBER($count) } siirtoa sekunnissa
bench-scan = Kluster, punnittuja paikkoja: { NUMBER($count) } sekunnissa
bench-frame = Kluster, elävä kuva: { NUMBER($ms, maximumFractionDigits: 2) } ms; yksi ydin pysyy { $tables } pöydän tahdissa

## Tournaments: help

help-tournament = Pane botit pelaamaan toisiaan vastaan ja arvioi ne; sama komento jatkaa keskeytyksen jälkeen.
help-tournament-bots = Ketkä osallistuvat, pilkuin erotettuina; pelin kaikki botit, jos ketään ei nimetä. Kahdesti nimetty osallistuu kahdesti.
help-tournament-bot = Ohjelma, joka myös osallistuu; voi antaa monta kertaa. docs/bots-in-any-language.md kertoo, mitä sen pitää osata.
help-play-bot = Ohjelma, joka saa seuraavan paikan; voi antaa monta kertaa. Ilman valitsinta --seats (Kluster: --bots) ensimmäinen on sinun (Kluster: clumsy).
help-bot-seconds = Kauanko ohjelma saa miettiä kutakin vastausta; muuten 2 s Clusteredissa, 3 s Klusterissa.
help-tournament-seats = Montako istuu kunkin pöydän ääressä.
help-tournament-deals = Jakoja kutakin kohtaamista kohti; jokainen pelaa jokaisen jaon joka paikalta.
help-tournament-swiss = Kierroksia sveitsiläisessä turnauksessa, jossa tasaväkiset kohtaavat; ilman tätä kaikki kohtaavat kaikki.
help-tournament-seed = Arpoo jaot ja botit; sama luku antaa samat pelit.
help-tournament-out = Mihin tulokset ja raportit pannaan.
help-tournament-jobs = Pelejä yhtä aikaa; muuten yksi ydintä kohti.
help-tournament-dask = Pelaa sen sijaan tämän ajoittajan Dask-klusterissa.
help-bot = Pane ohjelma istumaan verkkopöytään ja pelaamaan siellä yksi peli.
help-bot-program = Ohjelma valitsimineen, lainausmerkeissä.
help-bot-table = Linkki pöytään tai henkilökohtainen linkki paikalle.
help-bot-name = Mitä muut pöydässä näkevät; muuten ohjelman nimi.
usage-bots = BOTIT
usage-program = OHJELMA

## Tournaments: errors

program-not-started = ”{ $command }” ei käynnisty: { $detail }.
play-programs = Tässä pelissä { $count ->
    [0] ei ole ohjelmia pöydässä; jätä --bot pois
    [one] on ohjelma pöydässä; nimeä se valitsimella --bot ({ $names })
   *[other] on { $count } ohjelmaa pöydässä; nimeä ne valitsimella --bot paikkojen järjestyksessä ({ $names })
  }.
bot-link = ”{ $link }” ei ole linkki pöytään; sellainen on kuin https://server/t/Abcd1234.
bot-no-server = { $address } ei vastaa: { $detail }.
bot-refused = Palvelin sanoo: { $message }
tournament-too-few = { $entrants } ei riitä { $seats } paikalle; nimeä lisää botteja, vaikka sama kahdesti.
tournament-swiss-alone = Sveitsiläiseen turnaukseen tarvitaan vähintään kaksi paikkaa pöytää kohti; jätä --swiss pois.
tournament-log-busy = ”{ $name }” on toisen käynnissä olevan turnauksen käytössä; valitse toinen kansio valitsimella --out.
tournament-log-other = ”{ $name }” kuuluu turnaukseen, jossa on muut osallistujat, säännöt tai luvut; valitse toinen kansio valitsimella --out.
tournament-log-line = Rivi { $line } tiedostossa ”{ $name }” ei ole tämän turnauksen tulos; korjaa tiedosto tai valitse toinen kansio valitsimella --out.
tournament-workers-lost = Pelanneet prosessit ovat kuolleet, ehkä muistin puutteeseen; pelattu on tallessa, ja sama komento jatkaa (kokeile --jobs 1).
tournament-no-dask = --dask tarvitsee paketin distributed: pip install "lodestone[dask]".
tournament-no-cluster = Dask-ajoittaja { $address } ei vastaa: { $detail }.

## Tournaments: what is shown

program-slips = { $count ->
    [one] { $seat } antoi vastauksen, joka oli myöhässä tai kelvoton: { $file }
   *[other] { $seat } antoi { $count } vastausta, jotka olivat myöhässä tai kelvottomia: { $file }
  }
bot-seated = Paikka { $seat } palvelimella { $server }. Odotetaan peliä …
bot-over = Peli on päättynyt. Voittajat: { $winners }
tournament-progress = { $done } / { $total } peliä
tournament-interrupted = Keskeytetty { $games } pelin jälkeen; ne ovat tallessa, ja sama komento jatkaa.
tournament-written = Raportti: { $file }
tournament-title = Turnaus: { $game }, { $seats ->
    [one] { $seats } paikka
   *[other] { $seats } paikkaa
  }
tournament-summary = { $games } peliä, { $deals } jakoa kutakin kohtaamista kohti, siemenluku { $seed }.
tournament-bot = Botti
tournament-rating = Vahvuusluku
tournament-games = Pelit
tournament-share = Osuus
tournament-points = Pisteet
tournament-slips = Lipsahdukset
tournament-crosstable = Mitä kukin botti (rivi) otti kultakin toiselta (sarake): osuus ja sen 95 %:n väli, sekä pelit
tournament-course = Vahvuusluku pelistä peliin
tournament-note = Vahvuusluvut ovat openskillin, epävarmuus kaksinkertaisena; 25 on keskiarvo. Osuudessa tasapeli on puolikas. Pisteet: Clusteredissa summat; Klusterissa jäljellä olevat magneetit, yksinpelissä asetetut.

## Starting the server

help-table-port = Käytettävä portti; jokin vapaa, jos tätä ei sanota.
help-table-lan = Muut samasta verkosta voivat liittyä: näyttää linkin ja QR-koodin puhelimille.
help-table-no-browser = Älä avaa selainta.
help-table-data = Kansio, jossa pöydät säilytetään.
help-serve = Pidä pöytiä muille: he avaavat linkin selaimessaan ja istuutuvat.
help-serve-host = Osoite, jota kuunnellaan; 0.0.0.0 kaikille tämän koneen osoitteille.
help-serve-port = Portti, jota kuunnellaan.
help-serve-database = Missä pöydät säilytetään: tiedosto tai URL kuten postgresql://user@host/name.
help-serve-public-url = Osoite, josta muut tavoittavat palvelimen, jos sen edessä on välityspalvelin.
help-serve-admin = Tiedosto, jossa on ylläpitäjän avain; muuten ympäristön LODESTONE_ADMIN_TOKEN.
help-serve-trust-proxy = Usko välityspalvelimen X-Forwarded-otsakkeita. Vain, jos kukaan ei pääse sen ohi.
help-serve-proxies = Valinnan --trust-proxy kanssa: montako välityspalvelinta on peräkkäin. Kukin lisää osoitteen X-Forwarded-For-otsakkeeseen; ensimmäisen lisäämä ratkaisee.
help-serve-archive = Päivät, joiden jälkeen koskematon pöytä arkistoidaan.
help-serve-keep = Päivät, joiden jälkeen arkistoitu pöytä poistetaan; ei koskaan, jos tätä ei sanota.
help-serve-tables-per-hour = Montako pöytää yhdestä osoitteesta saa avata tunnissa.
help-serve-requests = Montako pyyntöä yhdestä osoitteesta saa tulla minuutissa.
help-serve-connections = Montako katsojaa yhdessä pöydässä saa olla. Paikan haltija pääsee aina sisään.
help-serve-all-connections = Kuinka monta yhteyttä saa olla kerralla.
help-serve-address-connections = Kuinka monta yhteyttä yhdellä osoitteella saa olla kerralla.
help-serve-processes = Kuinka monta prosessia työskentelee vieraille: Clusteredin botit, vihjeet, tarkistukset, toistot, arviot; muuten yksi enemmän kuin ytimiä.
help-serve-tables = Kuinka monta pöytää tämä palvelin pitää muistissa.
help-serve-live-matches = Kuinka monta Kluster-peliä tämä palvelin pelaa yhtä aikaa.
help-serve-drain = Kuinka monta sekuntia pysähtyvä palvelin odottaa vuorojen päättymistä ennen kuin se luovuttaa pöydät muille.
help-serve-node = Mistä muut saman tietokannan palvelimet tavoittavat tämän; muuten sieltä, missä se kuuntelee. Kaikki tarvitsevat saman LODESTONE_CLUSTER_SECRET-arvon ympäristössään.
help-serve-workers = Kuinka monta palvelinta portin takana käynnistetään; useampi kuin yksi vaatii PostgreSQL:n.
help-serve-dask = Laske Clusteredin botit, vihjeet, tarkistukset, toistot ja arviot tämän ajoittajan Dask-klusterissa niin kauan kuin se vastaa.
help-serve-dask-ca = Kun osoite on tls://…: varmenne, josta klusteri tunnistetaan.
help-serve-dask-cert = Kun osoite on tls://…: varmenne, josta klusteri tunnistaa tämän palvelimen.
help-serve-dask-key = Kun osoite on tls://…: tämän varmenteen avain.
help-serve-messages = Montako viestiä yksi yhteys saa lähettää sekunnissa.
help-serve-no-app = Älä tarjoa pöytää sovelluksena; selaimet, joihin se on asennettu, poistavat sen.
help-serve-open-tables = Salli pöytien avaaminen kaikille ja pelaaminen tuntemattomien kanssa.
help-serve-dailies = Tarjoa päivän pöydät: joka päivä yksi jako, sama kaikille.
help-serve-bot-pace = Montako sekuntia botti vähintään käyttää siirtoon.
serve-ready = Pöydät ovat auki osoitteessa { $url }
serve-here = Pöytä on katettu: { $url }
serve-lan = Muut tässä verkossa tulevat osoitteeseen { $url }
serve-stop = Pysäytä näppäimillä Ctrl-C.
serve-cannot-listen = Osoitetta { $host }, porttia { $port }, ei voi kuunnella: { $cause }
serve-short-token = Ylläpitäjän avain on liian lyhyt: merkkejä pitää olla vähintään { $shortest }.
serve-short-secret = Muuttujan LODESTONE_CLUSTER_SECRET salaisuus on liian lyhyt: merkkejä pitää olla vähintään { $shortest }.
serve-workers-sqlite = Useampi palvelin vaatii PostgreSQL:n: tiedostolla voi olla vain yksi. Jätä --workers pois tai anna --database postgresql://…
serve-dask-address = ”{ $url }” ei ole Dask-ajoittajan osoite. Kirjoita se näin: tls://dask.example.org:8786 tai tcp://127.0.0.1:8786
serve-dask-tls = Dask-ajoittaja osoitteessa tls://… tarvitsee valinnat --dask-ca, --dask-cert ja --dask-key; osoitteessa tcp://… ei mitään niistä.
serve-public-url = ”{ $url }” ei ole palvelimen osoite. Kirjoita se muodossa https://tables.example.org

## Storage

storage-address = Paikassa ”{ $place }” ei ole tallennustilaa: anna tiedosto, sqlite:///path tai postgresql://user@host/database.
storage-needs-postgres = PostgreSQL tarvitsee vielä yhden osan: pip install "lodestone[postgres]".
storage-not-a-database = ”{ $place }” ei ole tietokanta, tai se on vioittunut. Valitse toinen tiedosto tai palauta se varmuuskopiosta.
storage-foreign = ”{ $place }” on toisen ohjelman. Valitse toinen tiedosto tai tyhjä tietokanta.
storage-newer = ”{ $place }” on uudemman Lodestonen kirjoittama. Asenna se versio tai uudempi, tai palauta vanhempi varmuuskopio.
storage-not-writable = Paikkaan ”{ $place }” ei voi kirjoittaa: { $cause }. Katso, kenen se on, tai valitse toinen paikka.
storage-unreachable = Tallennustilaa ”{ $place }” ei tavoiteta: { $cause }. Tarkista osoite ja se, että tietokanta on käynnissä.
storage-in-use = Toinen Lodestone käyttää juuri nyt paikkaa ”{ $place }”. Pysäytä se ensin tai valitse tälle toinen paikka.
storage-no-secret = Toinen Lodestone käyttää juuri nyt paikkaa ”{ $place }”. Palvelimet, joilla on yhteinen tietokanta, tarvitsevat saman salaisuuden muuttujassa LODESTONE_CLUSTER_SECRET: anna se kaikille tai pysäytä toinen.
storage-other-secret = Toinen Lodestone käyttää paikkaa ”{ $place }” eri salaisuudella tai ilman. Anna kaikille sama muuttujassa LODESTONE_CLUSTER_SECRET ja käynnistä ne uudestaan.
storage-pooled = Paikkaa ”{ $place }” ei voi käyttää sellaisen yhteysvaraston kautta, joka jakaa yhteydet tapahtumittain, kuten pgbouncer asetuksella pool_mode = transaction. Yhdistä suoraan tai käytä asetusta pool_mode = session.
storage-older-server = Lodestone { $version } käyttää paikkaa ”{ $place }” eikä osaisi lukea, mitä tämä kirjoittaa. Pysäytä se ensin.
storage-same-address = Osoitteessa { $url } on jo toinen Lodestone, joka käyttää paikkaa ”{ $place }”. Anna kullekin palvelimelle oma osoite valinnalla --node.

help-dataset = Clusteredin pelejä datana oppiville ohjelmille.
help-dataset-make = Anna bottien pelata tai ota tallenteita ja kirjoita pelit Parquet-tiedostoiksi; sama komento jatkaa.
help-dataset-read = Toista aineisto, tarkista se ja kerro, mitä siinä on.
help-dataset-games = Montako peliä.
help-dataset-records = Päättyneen pelin tallenne bottien pelien sijaan; voi antaa useita.
help-dataset-out = Mihin tiedostot pannaan.
help-dataset-folder = Aineiston kansio.
dataset-written = { $games } peliä kansiossa { $name }
dataset-summary = { $games } peliä, { $moves } siirtoa
dataset-other = ”{ $name }” sisältää toisen aineiston; valitse toinen kansio valitsimella --out.
dataset-unfinished = Tallenne päättyy ennen peliään; aineistoon kelpaavat vain päättyneet pelit.
dataset-edited = ”{ $name }” ei vastaa vieressä olevia tallenteita.
extra-missing = Tähän tarvitaan lisää paketteja: { $command }
