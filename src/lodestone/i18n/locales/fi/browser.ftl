### The browser table.

## Every screen

web-skip = Siirry sisältöön
web-loading = Hetkinen …
web-load-failed = Näkymää ei voitu ladata.
web-reload = Yritä uudestaan
web-nothing-here = Tässä osoitteessa ei ole mitään.
web-to-lobby = Takaisin aulaan
web-close = Sulje
web-nav = Päävalikko
web-nav-records = Tallenteet
web-nav-referee = Kluster-tuomari
web-nav-score = Laske pisteet
web-nav-about = Tietoja

## Every screen: settings

web-settings = Asetukset
web-language = Kieli
web-language-system = Selaimen mukaan
web-theme = Vaalea vai tumma
web-theme-system = Laitteen mukaan
web-theme-light = Vaalea
web-theme-dark = Tumma
web-motion = Liike
web-motion-system = Laitteen mukaan
web-motion-full = Täysi
web-motion-reduced = Vähemmän
web-sound = Äänet
web-settings-kept = Tallessa vain tässä selaimessa.

## Every screen: about

web-about-title = Tietoja Lodestonesta
web-about-what = Lodestone on avoin digitaalinen pöytä kahdelle lautapeliperheelle: Kluster, jossa on magneetteja ja naru, ja Clustered, jossa on laattoja.
web-about-unofficial = Epävirallinen, ei liity tekijöihin.
web-about-boxes = Tekstit, kuvat ja äänet ovat omiamme. Jos pidät peleistä, osta pakkaukset: ne ovat ihania.
web-about-safety-title = Oikeiden magneettien kanssa
web-about-privacy-title = Tietosi
web-about-privacy = Ei tiliä, ei seurantaa, mitään ei haeta muualta. Asetuksesi ja paikkasi säilyvät tässä selaimessa; pelit säilyttää palvelin, jolla käyt.
web-about-made-title = Tehty näillä
web-about-made = Svelte, Fluent ja Vite selaimessa; Python, Starlette, NumPy ja Numba palvelimella. Vapaa ohjelma MIT-lisenssillä.
web-about-docs = Dokumentaatio ylläpitäjille, ohjelmoijille ja uteliaille

## Every screen: when something goes wrong

web-server-unreachable = Palvelinta ei tavoiteta. Onko se käynnissä?
web-server-refused = Palvelin ei voinut vastata ({ $status }).
web-line-lost = Yhteys katkesi. Yhdistetään uudelleen …
web-line-slow = Yhteys pätkii …
web-line-ended = Yhteys tähän pöytään on päättynyt.
web-line-closed = Tämä pöytä on suljettu.
web-line-too-many = Tämä pöytä on sinulla auki liian monella näytöllä, joten tämä katkaistiin.
web-about-typeface = Otsikot on ladottu Undercase Typen Fraunces-kirjaimilla.
web-about-licence = Sen lisenssi
web-about-video = Videot tehdään Mediabunnylla.

## Lobby

web-lobby-title = Istuudu ja pelaa
web-lobby-what = Yksin, tietokonetta vastaan, muiden kanssa tämän ruudun ääressä tai kaukana olevien ystävien kanssa. Tiliä ei tarvita.
web-lobby-clustered = Aseta laattoja, joilla on naapuriensa kanssa kaksi kolmesta ominaisuudesta yhteistä; kasvata jonoja ja suorakulmioita, ole muiden tiellä.
web-lobby-kluster = Aseta magneetteja narusilmukan sisään. Toisiinsa napsahtavat ovat taas sinun. Pääse eroon kaikista omistasi.
web-play-clustered = Pelaa Clusteredia
web-play-kluster = Pelaa Klusteria
web-set-up = Valmistele …
web-lobby-kluster-preparing = Magneetteja valmistellaan; se vie kerran noin minuutin.
web-join-title = Liity ystävän seuraan
web-join-what = Liitä saamasi linkki tai vain sen loppuosa.
web-join-link = Linkki pöytään
web-join = Liity
web-join-unreadable = Tuo ei näytä pöydän linkiltä.
web-real-title = Oikean pöydän ääressä
web-real-what = Pakkaus on edessäsi: täällä lasketaan pisteet tai pidetään kirjaa vuoroista ja virheistä.
web-recent = Omat pöydät
web-recent-forget = Poista luettelosta
web-default-name = Vieras

## Lobby: people and bots

web-your-name = Nimesi
web-here-name = Pelaaja { $seat }
web-bot-level = Miten hyvin botit pelaavat
web-level-random = pelaa mitä sattuu
web-level-greedy = nappaa pisteet heti
web-level-montecarlo = miettii pitkälle
web-level-neural = pelaa kokemuksella
web-level-casual = pelaa huvikseen
web-level-club = tuntee niksit
web-level-expert = vaikea voittaa
web-level-clumsy = vasta opettelee
web-level-steady = vakaat kädet
web-seat-free = Vapaa paikka
web-seat-called = { $name } ({ $seat })
web-seats = Paikat
web-you = sinä

## Lobby: a new table

web-new-clustered = Clustered-pöytä
web-new-clustered-what = Kaksi paikkaa ja peruspelin säännöt, ellet valitse toisin.
web-new-kluster = Kluster-pöytä
web-new-kluster-what = Yksi Classic-pakkaus ja kaksi paikkaa, ellet valitse toisin.
web-new-who = Ketkä pelaavat?
web-first = Kuka aloittaa
web-first-youngest = Nuorin aloittaa. Kuka se on?
web-first-shortest = Lyhyin aloittaa. Kuka se on?
web-first-draw = Arvotaan
web-begins-drawn = Arvottu: { $who } aloittaa.
web-begins-youngest = Nuorin aloittaa: { $who }.
web-begins-shortest = Lyhyin aloittaa: { $who }.
web-begins-most-left = Eniten magneetteja viimeksi jäljellä: { $who } aloittaa.
web-begins-next = Tällä kertaa { $who } aloittaa.
web-new-presets = Pikavalinnat
web-preset-bot = Tietokonetta vastaan
web-preset-friend = Ystävän kanssa, linkillä
web-preset-here = Kaksin tällä ruudulla
web-preset-solo = Yksin
web-choice-me = Minä
web-choice-here = Joku tällä ruudulla
web-choice-link = Ystävä, linkillä
web-seat-add = Lisää paikka
web-seat-remove = Poista paikka { $seat }
web-new-extended = Viidestä pelaajasta alkaen tämä on laajennettu peli: kaksi aloituslaattaa, välissä kuusi ruutua.
web-new-options = Valinnat
web-new-open = Avaa pöytä
web-option-fast = Nopea peli
web-option-fast-what = Nosta kaksi laattaa vuorossa ja pidä viisi: lyhyempi, enemmän valinnanvaraa.
web-option-first = Ensimmäisen bonukset
web-option-first-what = Kaksi pistettä ensimmäisestä viiden jonosta ja kaksi ensimmäisestä 2×3:sta.
web-option-largest = Suurimman bonukset
web-option-largest-what = Kaksi pistettä sille, jolla yksin on suurin suorakulmio, ja kaksi pisimmästä jonosta.
web-option-wild = Kolmas jokeri
web-option-wild-what = Kaikille tai etumatkaksi nuoremmalle tai kokemattomammalle.
web-option-surface = Tilaa pöydällä
web-surface-endless = Ei reunoja
web-surface-square = Neliö, 15 ruutua leveä
web-surface-round = Pyöreä, 7 ruutua joka suuntaan
web-option-clock = Aikaa vuorolle
web-clock-none = Ei aikarajaa
web-clock-seconds = { $seconds } sekuntia
web-house-rules = Kotisäännöt
web-house-rules-what = Ne muuttavat tavallisia sääntöjä; kaikki pöydässä näkevät, mitkä ovat käytössä.
web-house-rule = Kotisääntö: { $name }
web-option-wild-for = Kolmas jokeri: { $seats }
web-surface-edges = Reunallinen pöytä
web-surface-edges-what = Laatoille on vain rajallisesti tilaa.
web-solo-bests = Parhaat tulokseni yksin
web-solo-base = Peruspeli
web-solo-none = Näillä säännöillä ei ole vielä pelattu yksin.
web-option-tie = Tasapelin ratkaisu
web-option-tie-what = Suurempi suorakulmio, sitten pidempi jono, sitten vähemmän hylättyjä.
web-option-hidden = Hylätyt piiloon
web-option-hidden-what = Kukaan ei näe, mitä muut ovat hylänneet.
web-option-trim = Pidä entiset
web-option-trim-what = Nopeassa pelissä saa hylätä vain juuri nostetun laatan.
web-option-chat = Keskustelu
web-option-chat-what = Pöydässä olevat voivat kirjoittaa toisilleen.

## Lobby: a new table of Kluster

web-boxes = Pakkaukset
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Ota vähintään yksi pakkaus.
   *[other] Enintään { $most } paikalle.
  }
web-option-expert = Vaativa pelimuoto
web-option-expert-what = Jos magneetteja on vielä enemmän kuin seuraavalla pelaajalla, saa asettaa toisen.
web-option-poles = Näytä navat
web-option-poles-what = Harjoitteluun: kaikki näkevät, kumpi puoli on pohjoinen.
web-option-top = Pöydän pinta
web-top-wood = Puu
web-top-glass = Lasi, liukas
web-top-felt = Huopa, karhea
web-option-play-on = Jatko sijoituksista
web-option-play-on-what = Kun ensimmäinen on voittanut, muut jatkavat.
web-option-rounds = Kierrosraja
web-rounds-none = Ei ole
web-rounds-count = { $count } kierrosta: voittaa se, jolla on vähiten magneetteja
web-option-handicap = Etumatka
web-option-handicap-what = Kuinka monta magneettia vähemmän kunkin paikan pitää asettaa.
web-option-loop-classic = Classic-silmukan koko
web-option-loop-duo = DUO-silmukan koko
web-loop-mm = { $mm } mm halkaisijaltaan
web-option-no-sliding = Ei liu’uttamista
web-option-no-sliding-what = Kädessä oleva magneetti pysyy irti pöydästä.
web-option-cord = Kädet irti narusta
web-option-cord-what = Narua siirretään vain magneeteilla.
web-option-after = Narun siirtäminen irti päästämisen jälkeen
web-option-after-what = Kuten lehtisissä: kun kaikki on paikallaan, saat vielä siirtää narua. Päätät vuorosi itse, tai se päättyy viiden sekunnin kuluttua.
web-option-group = Yksi naruryhmä
web-option-group-what = Kaikkien narujen pitää olla yhtenä ryhmänä, ei vain kunkin jonkin toisen kanssa.
web-name-of = Nimi paikalla { $seat }
web-bot-character = { $level ->
    [random] Hiiri, joka laskee mitä käteen sattuu.
    [clumsy] Karhu, jolla on isot käpälät.
    [greedy] Harakka: nappaa heti kaiken kiiltävän.
    [casual] Kissa, joka pelaa kahden torkun välissä.
    [club] Kettu, jolla on monta peli-iltaa takanaan.
    [montecarlo] Mustekala, joka kokeilee päässään tuhat peliä.
    [neural] Norsu, joka muistaa jokaisen harjoituspelinsä.
    [steady] Kilpikonna, jolla on vakaa käsi.
   *[expert] Pöllö, jolta mikään ei jää huomaamatta.
  }

## A table of either game

web-table-missing = Tässä osoitteessa ei ole pöytää, tai ei enää.

## A table of either game: waiting for others

web-waiting-clustered = Clustered-pöytä
web-waiting-kluster = Kluster-pöytä
web-waiting-for = { $count ->
    [0] Kaikki ovat paikalla.
    [one] Odotetaan vielä yhtä.
   *[other] Odotetaan vielä { $count } pelaajaa.
  }
web-sit-down = Istuudu
web-leave-seat = Luovu paikasta
web-start-with-bots = Aloita, botit vapaille paikoille
web-invite-title = Kutsu
web-invite-link = Linkki tähän pöytään
web-invite-copy = Kopioi linkki
web-invite-copied = Linkki kopioitu.
web-invite-share = Jaa
web-invite-code = Sama linkki QR-koodina
web-invite-watch = Linkki katsojille
web-invite-only-here = Tämä osoite toimii vain tällä koneella. Käynnistä Lodestone valitsimella --lan, niin puhelimetkin pääsevät mukaan.
web-own-link = Oma linkkini toista laitetta varten
web-own-link-what = Avaa paikkasi millä tahansa laitteella. Pidä se omana tietonasi.

## A table of either game: together

web-menu = Pöytä
web-news = Mitä tapahtui
web-news-none = Ei vielä mitään.
web-chat = Keskustelu
web-chat-write = Kirjoita jotakin
web-chat-send = Lähetä
web-chat-none = Kukaan ei ole vielä sanonut mitään.
web-chat-unread = lukematta
web-reactions = Reaktiot
web-reaction = { $reaction ->
    [thumbs_up] Peukku ylös
    [clap] Aplodit
    [laugh] Naurua
    [wow] Vau
    [think] Annas kun mietin
    [oops] Hups
    [heart] Ihanaa
   *[wave] Vilkutus
  }
web-preparing = Magneetteja valmistellaan …
web-preparing-then = Sitten peli alkaa itsestään.
web-preparing-parts = { $done }/{ $all } osaa valmiina
web-preparing-meanwhile = Vilkaise sillä välin sääntöjä tai ensimmäistä oppituntia.
web-watchers = { $count ->
    [one] Yksi katsoja
   *[other] { $count } katsojaa
  }
web-take-back = Peru viimeinen siirto
web-pause = Tauko
web-paused = Peli on tauolla.
web-resume = Jatka
web-resign = Luovuta
web-resign-seat = Luovuta paikka { $seat }
web-resign-sure = Luovutetaanko paikka { $seat } todella? Muut jatkavat ilman sinua, eikä takaisin pääse.
web-resign-sure-last = Luovutetaanko paikka { $seat } todella? Peli päättyy siihen, eikä takaisin pääse.
web-absent = { $who } ei ole paikalla.
web-stand-in = Anna botin pelata
web-stand-in-end = Pelaa paikkaa { $seat } taas itse
web-close-table = Sulje tämä pöytä
web-close-sure = Suljetaanko pöytä kaikilta?
web-yes = Kyllä
web-no = Ei
web-proposal-take-back = { $name } haluaisi perua viimeisen siirron.
web-proposal-pause = { $name } haluaisi pitää tauon.
web-proposal-again = { $name } haluaisi pelata uudestaan.
web-proposal-waiting = Odotetaan muita …
web-proposal-withdraw = Ei sittenkään
web-agree = Sopii
web-decline = Ei käy
web-away = poissa
web-resigned = luovuttanut
web-thinking = miettii
web-standing-in = botti: { $level }
web-stood-in = Aika loppui kaksi kertaa peräkkäin ({ $who }): botti ({ $level }) jatkaa.
web-stood-in-own = Botti ({ $level }) pelaa puolestasi paikalla { $seat }.
web-watching = Olet katsomassa. Kädet pysyvät peitossa.
web-clock-left = { $seconds } s
web-title-your-turn = Sinun vuorosi
web-proposal-declined = { $name } ei suostu.

## The Clustered board

web-board-keys = Nuolinäppäimet siirtyvät ruudusta ruutuun, Enter valitsee, n ja p hyppäävät hohtavien ruutujen välillä, plus ja miinus zoomaavat, 0 näyttää koko pöydän.
web-board-closer = Lähennä
web-board-further = Loitonna
web-board-fit = Näytä koko pöytä
web-seat = Paikka { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: tyhjä.
web-cell-start = { $x }, { $y }: aloituslaatta.
web-cell-wild-of = { $x }, { $y }: paikan { $seat } jokeri.
web-cell-tile-of = { $x }, { $y }: paikan { $seat } laatta.
web-board-more = { $count ->
    [one] Vielä yksi ruutu
   *[other] Vielä { $count } ruutua
  } { $way ->
    [left] vasemmalla
    [right] oikealla
    [up] ylempänä
   *[down] alempana
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = Pöytä. Laatat sekä ruudut, joihin valitun laatan voi asettaa.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile }, paikka { $seat }.
web-cell-legal = { $x }, { $y }: vapaa, laatta sopii tähän.

## Clustered: the hand

web-hand = Laattasi
web-hand-fits = { $tile }, sopii { $count ->
    [one] yhteen kohtaan
   *[other] { $count } kohtaan
  }
web-hand-fits-nowhere = { $tile }, ei nyt sovi mihinkään
web-hand-discard = { $tile }, voi hylätä
web-hands-covered = Laatat ovat peitossa.
web-confirm = Vahvista
web-discard = Hylkää
web-put-back = Laita takaisin
web-cover = { $name }, sinun vuorosi ({ $seat }). Muut katsovat poispäin.
web-cover-reveal = Näytä laattani

## Clustered: what to do

web-prompt-choose = Sinun vuorosi: valitse laatta.
web-prompt-place = { $tile }: valitse jokin hohtavista ruuduista.
web-prompt-confirm = Vahvista tai kokeile toista ruutua.
web-prompt-gain = { $points ->
    [0] Tästä ei vielä pisteitä.
    [one] Tästä yksi piste lisää.
   *[other] Tästä { $points } pistettä lisää.
  }
web-prompt-discard = Mikään ei sovi: valitse hylättävä laatta.
web-prompt-trim = Yli viisi laattaa: valitse hylättävä.
web-prompt-discard-confirm = Se poistuu pelistä. Vahvista tai valitse toinen.
web-prompt-waiting = { $who } on vuorossa.
web-prompt-thinking = { $who } miettii …
web-prompt-sending = Hetkinen …
web-gain-badge = +{ $points }
web-show-groups = Pisteet

## Clustered: seats

web-piles = { $hand } kädessä, { $stack } nostettavana, { $discards } hylätty
web-points = pistettä
web-to-move = Paikka { $seat } on vuorossa
web-mark-first-line = Ensimmäinen viiden jono: kaksi pistettä
web-mark-first-rectangle = Ensimmäinen 2×3: kaksi pistettä
web-mark-longest = Pisin jono: nyt kaksi pistettä
web-mark-largest = Suurin suorakulmio: nyt kaksi pistettä

## Clustered: what happened

web-news-placed = { $who }: { $tile } ruutuun { $x }, { $y }.
web-news-discarded = { $who } hylkää: { $tile }.
web-news-discarded-unseen = { $who } hylkää laatan.
web-news-drawn = Nostat: { $tile }.
web-news-first-line = { $who } sai ensimmäisen viiden jonon.
web-news-first-rectangle = { $who } sai ensimmäisen 2×3:n.
web-news-your-turn = Paikka { $seat }, sinun vuorosi.
web-news-ended = Peli on päättynyt.

## Clustered: the end

web-end-title = Tulos
web-end-counting = Lasketaan …
web-end-skip = Tulokseen
web-end-again = Pelaa uudestaan
web-end-record = Katso koko peli
web-end-solo = { $points ->
    [one] Yksi piste.
   *[other] { $points } pistettä.
  }
web-end-won = { $count ->
    [one] { $names } voittaa
   *[other] { $names } jakavat voiton
  }, { $points ->
    [one] yksi piste.
   *[other] { $points } pistettä.
  }
web-end-nobody = Kukaan ei voita.
web-score-bonus = Bonukset

## Clustered: alone, and what is special about a table

web-facts = Tämä pöytä
web-solo-best = { $points ->
    [one] Tähän asti paras: yksi piste
   *[other] Tähän asti paras: { $points } pistettä
  }
web-solo-first = Ensimmäinen lyötävä tulos.
web-solo-new = Uusi ennätys! Entinen oli { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } ja { $neighbour }: { $differ ->
    [shape-fill] muoto ja täyttö eroavat
    [shape-count] muoto ja määrä eroavat
    [fill-count] täyttö ja määrä eroavat
   *[shape-fill-count] kaikki eroaa
  }. Kahden kolmesta pitää olla sama.
web-why-alone = Tämän ruudun vieressä ei ole mitään: laatan sivun pitää koskea toiseen laattaan.
web-why-occupied = Tässä on jo laatta: { $tile }.
web-why-off-table = Tämä on pöydän ulkopuolella: laatalle ei ole tilaa.
web-why-discard = Niin kauan kuin jokin laattasi sopii johonkin, et saa hylätä.
web-why-trim-drawn = Voit hylätä vain juuri nostamasi laatan.
web-news-taken-back = { $count ->
    [one] { $who } peruu viimeisen siirron.
   *[other] { $who } peruu siirtonsa; viimeiset { $count } siirtoa eivät päde.
  }
web-news-resigned = { $who } luovuttaa.
web-news-time-up = Aika loppui ({ $who }): botti tekee siirron.
web-end-share = Jaa
web-end-best-move = Paras siirto: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Kluster-pöytä
web-kluster-canvas = Pöytä
web-kluster-seats = Paikat
web-kluster-you = sinä
web-kluster-left = { $count ->
    [0] ei jäljellä
    [one] 1 jäljellä
   *[other] { $count } jäljellä
  }

## Kluster: what is to be done

web-kluster-preparing = Pöytää valmistellaan …
web-kluster-choose = Sinun vuorosi: valitse magneetti.
web-kluster-choose-first = Sinun vuorosi: vedä magneetti pöydälle. Narua saa siirtää ensin.
web-kluster-choose-named = { $who }: valitse magneetti.
web-kluster-carry = Vie se paikalleen ja päästä irti.
web-kluster-dragging = Pidät kiinni narusta.
web-kluster-dragging-named = { $who } pitää kiinni narusta.
web-kluster-pull = { $way ->
    [in] { $who } vetää narua sisäänpäin.
    [out] { $who } vetää narua ulospäin.
   *[along] { $who } siirtää narua.
  }
web-kluster-cord-keys = Vasen ja oikea kulkevat narua pitkin, ylös ja alas vaihtavat narua, Enter tarttuu siihen.
web-kluster-settling = Kaikki asettuu paikalleen …
web-kluster-started-over = Pöydän piti aloittaa tämä vuoro alusta. Kaikki on taas niin kuin vuoron alussa.
web-kluster-repair = Asetettu. Mutta jokin naru ei risteä minkään muun kanssa: siirrä naruja, kunnes ne risteävät, ja päätä sitten vuorosi.
web-kluster-after = Saat vielä siirtää narua. Päätä sitten vuorosi.
web-kluster-after-cords = Saat vielä siirtää naruja, kunhan jokainen risteää toisen kanssa. Päätä sitten vuorosi.
web-kluster-choice = Sinulla on enemmän jäljellä kuin seuraavalla paikalla. Asetatko vielä yhden?
web-kluster-choice-named = { $who }: jäljellä on enemmän kuin seuraavalla paikalla. Asetetaanko vielä yksi?
web-kluster-waiting = { $thinking ->
    [yes] { $who } miettii …
   *[no] { $who } on vuorossa.
  }
web-kluster-apart = { $count ->
    [one] Naru { $cords } on yksinään. Vedä sitä, kunnes se risteää toisen kanssa.
   *[other] Narut { $cords } ovat yksinään. Vedä niitä, kunnes ne risteävät toisen kanssa.
  }
web-kluster-solo = Asetettu: { $placed }, virheitä: { $faults } (sallittuja { $allowed })

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] Yksi magneetti asetettavana
   *[other] { $count } magneettia asetettavana
  }
web-kluster-take = Ota { $magnet }
web-kluster-hand = Kädessäsi oleva magneetti
web-kluster-raise = Ylös
web-kluster-lower = Alas
web-kluster-turn-left = Kierrä vasemmalle
web-kluster-turn-right = Kierrä oikealle
web-kluster-flip = Käännä
web-kluster-stand = Pystyyn
web-kluster-put-back = Laita takaisin
web-kluster-let-go = Päästä irti
web-kluster-done = Päätä vuoro
web-kluster-continue = Aseta toinen
web-kluster-stop = Lopeta tähän
web-kluster-end-solo = Lopeta peli tähän
web-kluster-danger = { $way ->
    [push] Työntö
    [known] Vaara
   *[pull] Veto
  }
web-kluster-danger-level = { $level ->
    [calm] Rauhallista.
    [tug] Vetää.
    [strong] Vetää kovaa.
   *[snap] Kohta napsahtaa!
  }
web-kluster-push-level = { $level ->
    [tug] Työntää pois.
   *[strong] Työntää kovaa.
  }
web-kluster-risk-level = { $level ->
    [calm] Tässä on turvallista.
    [tug] Pysyisi paikallaan.
    [strong] Liukuisi.
   *[snap] Napsahtaisi!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } asetti: { $magnet }.
web-kluster-close = Läheltä piti: { $magnet } liikahti { $mm } mm ja rauhoittui.
web-kluster-time-up = Aika loppui ({ $seat }): kömpelö käsi pelaa vuoron loppuun, ja se, mitä tapahtuu, lasketaan.
web-kluster-taken = { $cause ->
    [hand] { $seat } ottaa itselleen: { $magnets }. { $count ->
        [one] Se hyppäsi
       *[other] Ne hyppäsivät
      } kädessä olevaan magneettiin (sääntö { $rule }).
    [outside] { $seat } ottaa itselleen: { $magnets }. Pelialueen ulkopuolella (sääntö { $rule }).
   *[kluster] { $seat } ottaa itselleen: { $magnets }. Tarttuivat toisiinsa (sääntö { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Aika loppui: virhe { $faults }, sallittuja { $allowed }.
   *[taken] Virhe { $faults }, sallittuja { $allowed }.
  }
web-kluster-offered = { $seat } saa jatkaa: magneetteja on enemmän kuin seuraavalla paikalla.
web-kluster-resigned = { $seat } lähtee pelistä; { $count ->
    [one] yksi magneetti pannaan
   *[other] { $count } magneettia pannaan
  } sivuun.
web-kluster-replay = Katso hidastettuna
web-kluster-slow = Hidastus
web-kluster-skip = Ohita
web-kluster-ended = { $reason ->
    [total-victory] Kaikki asetettu: täysi voitto!
    [faults] Yksi virhe liikaa.
    [stopped] Lopetettu: tulos jää voimaan.
    [resigned] { $winners } voittaa: muut ovat lähteneet.
   *[other] { $count ->
        [0] Kukaan ei voita.
        [one] { $winners } voittaa.
       *[other] { $winners } jakavat voiton.
      }
  }
web-kluster-result-resigned = { $name }: luovuttanut
web-kluster-result = { $name }: { $count ->
    [0] kaikki asetettu
    [one] 1 jäljellä
   *[other] { $count } jäljellä
  }
web-kluster-best = Tähän asti paras tällainen tuloksesi: { $placed } asetettu, { $faults ->
    [one] yksi virhe.
   *[other] { $faults } virhettä.
  }
web-kluster-best-now = Paras tällainen tuloksesi!
web-kluster-best-first = Ensimmäinen tällainen tuloksesi.
web-kluster-poles-now = Nyt kaikki näkevät, kumpi pää oli pohjoinen: punainen, jossa on rengas.
web-kluster-again = Pelaa uudestaan
web-kluster-record = Tämän pelin tallenne
web-clip = Video
web-clip-last = Tallenna videona
web-clip-best = Tallenna paras hetki videona
web-clip-turns = Tallenna nämä vuorot videona
web-clip-from = Vuorosta
web-clip-to = vuoroon
web-clip-making = Videota tehdään … { $percent } %
web-clip-cancel = Peruuta
web-clip-made = Video on tallennettu.
web-clip-failed = Videota ei voitu tehdä tällä laitteella.

## Kluster: how it is shown and told

web-kluster-look = Näkymä ja ohje
web-kluster-from-above = Katso ylhäältä
web-kluster-lift = Nosto päästää irti
web-kluster-lift-what = Kun vedon lopuksi nostat sormen tai vapautat hiiren painikkeen, päästät magneetista irti. Muuten se pysyy kädessä, kunnes päästät siitä irti.
web-kluster-quality = Kuva
web-kluster-quality-auto = automaattinen
web-kluster-quality-high = tarkka
web-kluster-quality-medium = keskitaso
web-kluster-quality-low = kevyt
web-kluster-quality-flat = litteä
web-kluster-jerky = Pöytä nykii tällä laitteella.
web-kluster-draw-flat = Piirrä litteänä
web-kluster-leave-it = Jätä näin
web-kluster-spoken = Lue sijainnit ääneen
web-kluster-spoken-what = Ruudunlukijoille: missä magneetti on, mitä on lähellä ja miten se vetää, aina kun se pysähtyy.
web-kluster-aids = Apua harjoitteluun
web-kluster-lines = Magneettikentän viivat
web-kluster-danger-map = Vaarakartta: missä olisi vaarallista päästää irti
web-kluster-keys-title = Näppäimet, hiiri ja sormet
web-kluster-keys = Numerot ottavat magneetin. Nuolet siirtävät sitä, hienosti Vaihto-näppäimen ja pitkälle Ctrl-näppäimen kanssa; Page Up ja Page Down nostavat ja laskevat; Q ja E kiertävät, F kääntää, S nostaa pystyyn. Enter päästää irti, Escape panee takaisin. C valitsee narun, V vaihtaa näkymää, R lukee pöydän ääneen.
web-kluster-pointers = Hiiri: vedä magneetti alustalta tai napsauta sitä; se seuraa, ja napsautus päästää irti. Rulla nostaa, sivusuunnassa tai Vaihto-näppäimen kanssa kiertää; oikea painike tekee molempia. Sormet: vedä magneetti alustalta ja sitten mistä tahansa, niin se siirtyy; toinen sormi kiertää ja nostaa sitä. Tyhjällä kädellä voi vetää narua, ja muualta näkymää.
web-kluster-pose = { $pose ->
    [standing] pystyssä, puoli { $face } edessä
    [lying] makuullaan, pää { $face } edessä
   *[flat] lappeellaan, puoli { $face } ylhäällä
  }
web-kluster-offset = { $x } { $side ->
    [left] vasemmalle
   *[right] oikealle
  }, { $y } { $depth ->
    [near] lähemmäs
   *[away] kauemmas
  }
web-kluster-here = { $magnet }, { $how }: { $where } keskeltä katsoen, { $height } korkealla.
web-kluster-allowed = { $allowed ->
    [yes] Tähän saa päästää.
    [no] Tähän ei saa päästää.
   *[unknown] Matkalla.
  }
web-kluster-neighbour = { $magnet }: etäisyys { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] Pöytä on tyhjä.
    [one] Pöydällä on yksi magneetti.
   *[other] Pöydällä on { $count } magneettia.
  }
web-kluster-lies = { $magnet }: { $where } keskeltä katsoen.

## Kluster: laying the cords

web-laying = Narut
web-laying-which = Mikä naru
web-laying-cord = Naru { $number }
web-laying-shape = Muoto
web-laying-shape-name = { $shape ->
    [circle] Ympyrä
    [oval] Soikio
    [eight] Kahdeksikko
   *[free] Vapaa
  }
web-laying-turn = Kierrä
web-laying-usual = Oletus
web-laying-in-turn = Asetetaan narut vuorotellen
web-laying-who = { $who } asettaa narun { $number }.
web-laying-next = Seuraava naru
web-laying-sheet = Pöytä naruineen
web-laying-move = Vedä narua tai siirrä sitä nuolinäppäimillä; Q ja E kiertävät sitä.
web-laying-draw = Piirrä suljettu viiva hiirellä tai sormella; nuolinäppäimet siirtävät sitä. Narun pituus ei muutu.

## Hints and reviews: hints at a table

web-hint = Vihje
web-hint-ask = Pyydä vihjeitä
web-hint-thinking = Vihjettä mietitään …
web-hint-discard = Hylkää { $tile }.
web-hint-place = { $magnet } kuuluu vaalean hahmon kohdalle.
web-hint-flip = Käännä se ensin.
web-hint-stop = Mikään paikka ei näytä tarpeeksi turvalliselta jatkamiseen.
web-proposal-hints = { $name } haluaisi sallia vihjeet tässä pelissä.
web-option-hints = Vihjeet
web-option-hints-agreed = Yksin tai jos kaikki suostuvat
web-option-hints-on = Kaikille
web-option-hints-off = Ei koskaan

## Hints and reviews: reviews

review-place = Kohta { $number } · { $risk } %
web-review = Arvioi
web-review-graph = Mitä kukin siirto antoi pois
web-review-alternatives = Parempi tai yhtä hyvä
web-review-done = Arvio on valmis.
web-hint-there = Kokeile: { $tile } merkittyyn ruutuun.
web-hint-next = { $points ->
    [one] Seuraavalla vuorolla saat tästä yhden pisteen.
   *[other] Seuraavalla vuorolla saat tästä { $points } pistettä.
  }

## Lessons

web-learn = Opi pelaamaan
web-learn-what = Itse kokeilemalla, omassa pöydässä. Viisi minuuttia peliä kohti; lopeta milloin haluat ja jatka myöhemmin.
web-learn-clustered = Aseta laattoja, katso, miksi jokin ei sovi, tee jono ja suorakulmio, asetu toisen tielle ja voita yhdellä pisteellä.
web-learn-kluster = Aseta kivi, tunne, miten toinen vetää, anna kahden tarkoituksella napsahtaa yhteen, siirrä narua ja voita.
web-learn-how-far = { $state ->
    [done] Uudestaan
    [begun] Jatka: vaihe { $step } / { $steps }
   *[new] Aloita
  }
web-learn-first = Onko { $game } sinulle uusi? Opi se viidessä minuutissa.
web-learn-title = { $game } tutuksi
web-learn-step = { $step } / { $steps }
web-learn-back = Takaisin
web-learn-skip = Ohita
web-learn-next = Jatka
web-learn-anew = Aloita tämä osa alusta
web-learn-done-already = Olet jo tehnyt tämän.
web-learn-finished = Muuta ei ennen ensimmäistä { $game }-peliä tarvitse tietää. Hauskoja pelihetkiä!
web-learn-other = Opettele { $game }
web-learn-cell = { $cell } Oppitunti osoittaa tähän.

## Lessons: Clustered

web-learn-lay = Ota laatta kädestäsi: ruudut, joihin se sopii, hohtavat. Aseta se kehystettyyn ruutuun, jos ruutu hohtaa, ja vahvista.
web-learn-lay-keys = Näppäimistöllä: numero ottaa laatan, nuolilla ja N:llä liikut pöydällä, Enter asettaa laatan.
web-learn-lay-done = Sillä on muodosta, täytöstä ja määrästä vähintään kaksi yhteistä jokaisen naapurinsa kanssa. Keskellä olevan aloituslaatan viereen sopii mikä tahansa.
web-learn-refused = Nyt virhe tarkoituksella: ota laatta ja napauta ruutua, joka on aivan jonkin laatan vieressä mutta ei hohda.
web-learn-refused-done = Pöydän alapuolella lukee, miksi se ei käy, tiellä oleva naapuri on kehystetty, ja linkki vie sääntöön.
web-learn-line = Vähintään kolme laattaasi vierekkäin tai allekkain on jono: piste laattaa kohti. Täydennä jono: aseta laatta kehystettyyn ruutuun.
web-learn-line-done = Ensimmäinen jonosi: kolme pistettä. Pidemmistä saa enemmän, ja sama laatta voi kuulua sekä vaaka- että pystyjonoon.
web-learn-rectangle = Myös suurimman aukottoman suorakulmiosi laatat lasketaan, kun se on vähintään kaksi kertaa kaksi. Täytä kehystetty kulma.
web-learn-rectangle-done = Neljä pistettä lisää. Vain suurin suorakulmio lasketaan, joten anna sen kasvaa.
web-learn-block = Toinen pöytä, peli melkein lopussa; olet kaksi pistettä jäljessä. Vastustaja on saamassa neljän jonon valmiiksi kehystetyssä ruudussa: aseta laattasi siihen ensin.
web-learn-block-done = Tie tukossa! Laattasi katkaisee jonon, eikä kahden pätkästä saa mitään.
web-learn-last = Viimeinen laattasi. Tee sillä kolmen jono kehystettyyn ruutuun.
web-learn-last-done = Kaikki laatat on asetettu, joten peli on päättynyt.
web-learn-count = Pöytä laskee kaiken vielä kerran: suurimman suorakulmiosi, rivisi, sarakkeesi. Eniten pisteitä saanut voittaa. Hyvin tehty!

## Lessons: Kluster

web-learn-take = Nämä kivet ovat vahvoja magneetteja, ja haluat päästä niistä kaikista eroon. Ota yksi: napauta sitä tai paina 1.
web-learn-take-done = Se on kädessäsi ja seuraa sormeasi, hiirtä tai nuolinäppäimiä.
web-learn-place = Vie se narun sisään ja päästä irti painikkeella tai Enterillä. Kiven pitää olla kokonaan sisällä.
web-learn-place-done = Se on paikallaan. Yksi vuoro, yksi kivi.
web-learn-feel = Ota toinen ja vie sitä hitaasti lähemmäs pöydällä olevaa kiveä, kunnes se vetää: katso mittaria, kuuntele hurinaa. Jos se työntyy poispäin, käännä se painikkeella tai F:llä.
web-learn-feel-done = Tuo on veto. Tavallisesti etsisit nyt rauhallisemman paikan …
web-learn-snap = … mutta tee päinvastoin: mene lähemmäs ja päästä irti, niin että kivet napsahtavat yhteen.
web-learn-snap-done = Naps! Kivet, jotka koskevat toisiinsa, ovat klusteri.
web-learn-why = Toisiinsa tarttuneet palaavat varastoosi, samoin narun ulkopuolelle joutuneet. Vuorosi on ohi. Jos pelaat yksin, näin saa käydä kahdesti; jos pelaat muiden kanssa, he ovat vuoron lähempänä voittoa.
web-learn-again = Aseta taas kivi, reilusti narun sisään.
web-learn-cord = Vaaran välttämisen sijasta voit tehdä tilaa: tartu naruun ja vedä sitä hiirellä, sormella tai näppäimillä C, Enter ja nuolet. Se vie mukanaan kivet, joihin se koskee.
web-learn-cord-done = Narua saa siirtää joka vuorolla, kunhan mikään ei napsahda yhteen.
web-learn-win = Aseta nyt muut kivet kauas toisistaan. Se voittaa, jolta kivet loppuvat ensin.
web-learn-win-done = Kiviä ei ole enää: voitit!

## Records

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
web-record-at = Vuoro { $turn }, { $seconds } s
web-record-graph = Kunkin paikan pisteet vuoro vuorolta
web-record-first = Alkuun
web-record-back = Vuoro taakse
web-record-play = Toista
web-record-stop = Pysäytä
web-record-on = Vuoro eteen
web-record-last = Loppuun
web-record-turn = Vuoro
web-record-mark = { $kind ->
    [kluster] Vuoro { $turn }: klusteri
   *[close] Vuoro { $turn }: läheltä piti, { $mm } mm
  }
web-record-speed = Nopeus
web-record-link = Linkki tähän vuoroon
web-record-download = Lataa

## Rulebook

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
web-rules-other = Pelin { $game } säännöt
web-rules-print = Tulosta
web-rules-note-yours = Sinun lehtisesi:
web-rules-note-leaflets = Sääntölehtinen ({ $languages }):
web-rules-note = Oma ratkaisumme:
web-rules-link = sääntö { $rule }

## Scorer

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
web-score-more = Lisää pelaaja
web-score-unclear = Palauta laatat
web-score-fields = Suorakulmio: pelaajan suurimman täyden suorakulmion laatat. Rivit ja sarakkeet: kaikkien vähintään kolmen laatan jonojen laatat, vaakaan ja pystyyn.

## Referee

web-referee-title = Tuomari oikealle pöydälle
web-referee-what = Pelatkaa Klusteria omilla magneeteilla ja kertokaa, mitä tapahtui. Vuorot, magneetit ja virheet kirjataan tähän.
web-referee-begin = Aloita
web-referee-turn = Paikka { $seat } on vuorossa
web-referee-continue = Paikka { $seat } saa asettaa toisen tai lopettaa
web-referee-won = Paikka { $seat } on voittanut
web-referee-over = Peli on päättynyt
web-referee-solo-over = Päättyi: { $placed ->
    [one] pelialueella on yksi magneetti
   *[other] pelialueella on { $placed } magneettia
  }
web-referee-left = asettamatta
web-referee-lying = Pöydällä
web-referee-faults = Virheet
web-referee-placed-stone = Kivi asetettu, kaikki erillään
web-referee-placed-spinner = Sukkula asetettu, kaikki erillään
web-referee-fault = Magneetteja otettu …
web-referee-stop = Lopeta tähän
web-referee-picked = Montako otettiin?
web-referee-stones = Kiviä
web-referee-spinners = Sukkuloita
web-referee-own = Kädessä ollut magneetti
web-referee-own-stone = kivi, irti jo ennen
web-referee-own-spinner = sukkula, irti jo ennen
web-referee-own-none = oli yhä kädessä
web-referee-back = Takaisin
web-referee-undo = Peru
web-referee-new = Uusi peli
web-referee-boxes = { $kind ->
    [classic] Kluster Classic -pakkauksia
   *[duo] Kluster DUO -pakkauksia
  }
web-referee-people = Pelaajia
web-referee-turn-name = Vuorossa: { $name }
web-referee-continue-name = { $name } saa asettaa vielä yhden tai lopettaa
web-referee-won-name = { $name } voitti

## Showing games to others, the table as an app, and one’s own games

web-share-link = Linkki tähän peliin
web-share-picture = Kuva
web-share-picture-of = Peli kuvana: sen paikat ja pöytä
web-share-code = QR-koodi
web-app-title = Sovelluksena
web-app-what = Lisää Lodestonen aloitusnäytölle. Se avautuu heti, ja sääntöjä, oppitunteja ja omia tallenteita voi lukea ilman verkkoa.
web-app-install = Asenna
web-app-done = Lodestone on asennettu.
web-app-menu = Valmista: tämä selain säilyttää tarvitsemansa. Jos haluat sen aloitusnäytölle, valitse selaimen valikosta ”Asenna” tai ”Lisää aloitusnäytölle”.
web-app-insecure = Ei osoitteesta { $address }: selaimet asentavat sovelluksia vain HTTPS-yhteydellä tai palvelimen omalla koneella. Pyydä palvelimen ylläpitäjältä osoite, jonka alussa on https.
web-app-unsupported = Tämä selain ei voi asentaa sovelluksia, tai yksityinen ikkuna estää sen.
web-app-off = Tämä palvelin ei tarjoa sitä.
web-app-failed = Se ei onnistunut. Yritä hetken päästä uudestaan.
web-app-new = Lodestonesta on uusi versio.
web-app-take = Ota käyttöön
web-app-offline = Ei yhteyttä palvelimeen. Sääntöjä, oppitunteja ja omia tallenteita voi silti lukea; kaikki muu saa odottaa.
web-app-lesson = Ilman yhteyttä ei ole pöytää, jossa harjoitella. Näin oppitunti sanoo:
web-yours = Pelisi
web-yours-what = Tässä selaimessa loppuun pelaamasi pelit. Kukaan muu ei näe niitä.
web-yours-none = Täällä ei ole vielä loppuun pelattuja pelejä.
web-yours-by-game = Peleittäin
web-yours-by-opponent = Vastustajittain
web-yours-games = Pelejä
web-yours-wins = Voittoja
web-yours-best = Paras
web-yours-streak = Putki
web-yours-longest = Pisin putki
web-yours-given = Mitä annat eniten pois
web-yours-given-none = Siihen tarvitaan arvio: avaa jokin tallenteesi ja arvioi se.
web-yours-given-nothing = Et mitään: arvioidut pelisi ovat puhtaita.
web-yours-given-kind = { $kind ->
    [points] heti saatavilla olleita pisteitä
    [denied] ruutuja, joista muut saavat pisteitä
    [next] paikkoja seuraavalle vuorollesi
    [wild] jokereita, jotka kannattaisi säästää
    [discard] laattoja, joita et jäisi kaipaamaan
    [beside] tilaa kasvaa
    [risk] turvallisempia kohtia
   *[other] jotakin muuta
  }
web-yours-given-points = (siirtoja: { $times }, pisteitä: { $points })
web-yours-given-risk = (vuoroja: { $times }, turha riski: { $percent } %)
web-yours-file = Tiedostona
web-yours-file-what = Vie pelisi toiseen selaimeen tai ota ne talteen. Tiedostossa on tuloksia ja nimiä, mutta ei paikkojesi avaimia.
web-yours-save = Tallenna
web-yours-take = Lue tiedosto
web-yours-added = Uusia pelejä: { $count }.
web-yours-unreadable = ”{ $name }” ei ole pelitiedosto.
## Open tables

web-open-title = Tapaa pelaajia
web-open-what = Pelaa niiden kanssa, jotka ovat täällä.
web-open-now = Pelaa heti jonkun kanssa
web-open-waiting = Odotetaan toista pelaajaa: { $game } …
web-open-stop = Lopeta odottaminen
web-open-bot = Täällä ei ole vielä ketään. Pelaa sillä välin bottia vastaan: saat tiedon heti, kun joku tulee.
web-open-bot-play = Pelaa sillä välin bottia vastaan
web-open-found = { $name } on täällä. Pelataanko yhdessä: { $game }?
web-open-found-wait = { $name } on täällä. Hetkinen …
web-open-come = Pelaa nyt
web-open-gone = Toinen ehti jo lähteä. Odotat yhä.
web-open-over-unanswered = Joku oli täällä, mutta et vastannut ajoissa.
web-open-over-elsewhere = Odotat nyt toisessa ikkunassa.
web-open-over-full = Odottajia on juuri nyt liikaa. Yritä hetken päästä uudestaan.
web-open-tables = Avoimet pöydät
web-open-none = Mikään pöytä ei ole juuri nyt avoinna. Pelaa heti jonkun kanssa tai kata oma pöytä ja näytä se täällä.
web-open-free = Vapaita paikkoja: { $free }/{ $seats }
web-open-listed = Näytä tämä pöytä aulassa
web-open-listed-what = Kuka tahansa voi löytää sen sieltä ja istuutua, kunnes peli alkaa. Tuntemattomilla on vain reaktiot, kunnes kaikki sallivat keskustelun.
web-open-chat-ask = Ette ole tavanneet ennen: vain reaktiot, kunnes kaikki sallivat keskustelun.
web-open-chat-allow = Salli keskustelu
web-open-chat-proposed = { $name } haluaisi sallia keskustelun.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Yksi päivä vuorolle
   *[other] { $days } päivää vuorolle
  }
web-days-what = Kello käy, oli täällä joku tai ei; kun aika loppuu, botti tekee siirron.
web-days-their-turn = Vuorossa: { $name }
web-days-since = { $when } alkaen
web-days-left = aikaa jäljellä { $time }
web-days-over = Peli päättynyt
web-days-waiting = Odottaa pelaajia
web-days-alone = yksin
web-days-more = Lisää pöytiä ({ $count })
web-days-points = Pisteet: { $standing }
web-days-magnets = Magneetteja jäljellä: { $standing }
web-days-gone = Tätä pöytää ei enää ole.
web-days-notify-ask = Kertooko sivu, kun on taas sinun vuorosi?
web-days-notify-yes = Kyllä, kerro
web-days-notify-no = Ei kiitos
web-days-notify-denied = Selaimesi ei salli sitä. Voit muuttaa sen selaimen asetuksissa.
web-days-notice = Sinun vuorosi, vastassa { $names }
## Daily tables

web-daily-title = Päivän pöytä
web-daily-what = Joka päivä yksi jako kumpaakin peliä, sama kaikille täällä, ja jokaiselle yksi yritys.
web-daily-rules = Yrityksesi lasketaan ensimmäisestä siirrosta alkaen. Siirtoja ei peruta, vihjeitä ei ole, kukaan ei katso, ja tallenne avautuu tunnin kuluttua päivän päättymisestä.
web-daily-open = Päivän pöytään
web-daily-go-on = Jatka peliä
web-daily-next-hours = Seuraava { $hours } tunnin päästä
web-daily-next-minutes = Seuraava { $minutes } minuutin päästä
web-daily-points = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
  }
web-daily-magnets = { $points ->
    [one] yksi magneetti
   *[other] { $points } magneettia
  }
web-daily-place = Sija { $place } tähän mennessä.
web-daily-not-counted = Tämä yritys ei ole taululla.
web-daily-series = { $days ->
    [one] Yksi päivä putkeen, paras: { $best }.
   *[other] { $days } päivää putkeen, paras: { $best }.
  }
web-daily-today = Tämän päivän taulu
web-daily-yesterday = Eilisen taulu
web-daily-nobody = Kukaan ei ole vielä valmis.
web-daily-more = { $count ->
    [one] ja yksi muu
   *[other] ja { $count } muuta
  }
web-daily-seed = Siemenluku ja suola
web-daily-name = Nimesi taululla
web-daily-line = Lodestone, päivän pöytä: { $game }, { $day }, { $result }
web-daily-copy-line = Kopioi rivi
web-daily-copy-picture = Kopioi kuva
web-daily-save-picture = Tallenna kuva
web-daily-copied = Kopioitu.
web-daily-picture = Kuva liitettäväksi, ilman laattoja ja magneetteja:
web-daily-honest = Täällä ei ole tilejä: toinen selain saa toisen yrityksen. Tämä on huvin vuoksi, eikä palkintoja ole. Nimesi, pisteesi, aika ja avaimesi sormenjälki säilytetään 90 päivää.
web-daily-promise = Jokainen jako arvotaan edellisenä päivänä: sen siemenluvun SHA-256 näytetään heti, itse luku tunnin kuluttua päivän päättymisestä.
web-daily-check = Tarkista jaot
