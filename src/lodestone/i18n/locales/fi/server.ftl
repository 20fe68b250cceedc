### What the table server says to its guests.

## Tables

table-host-name = Isäntä
table-spectators = Olet vain katsomassa: istuudu, niin pääset mukaan.
table-not-your-seat = Paikka { $seat } ei ole sinun.
table-no-such-seat = Paikkaa { $seat } ei ole: paikat ovat A–{ $last }.
table-not-on-turn = Paikka { $seat } on vuorossa.
table-not-your-move = Vain viimeisen siirron tekijä voi pyytää sen perumista.
table-bot-plays = Paikalla { $seat } pelaa botti: ota paikka ensin takaisin.
table-nobodys-seat = Paikka { $seat } ei ole kenenkään, joten ei ole ketä tuurata.
table-no-stand-in = Paikalla { $seat } ei ole bottia tuuraamassa.
table-still-here = Paikan { $seat } pelaaja on yhä täällä.
table-has-days = Täällä vuorot kestävät päiviä: vain paikan { $seat } pelaaja voi pyytää botin tuuraamaan.
table-has-clock = Tapasitte täällä, ja kello ratkaisee: vain paikan { $seat } pelaaja voi pyytää botin tuuraamaan.
table-not-waiting = Peli on jo alkanut.
table-not-begun = Peli ei ole vielä alkanut.
table-not-over = Peli ei ole vielä päättynyt.
table-no-free-seat = Vapaata paikkaa ei ole, tai ei juuri sitä.
table-proposal-open = Jotakin muuta on jo ehdotettu: vastaa ensin siihen.
table-no-proposal = Mitään ei ole ehdotettu.
table-not-asked = Siihen ei tarvita sinun suostumustasi.
table-paused = Peli on tauolla.
table-not-paused = Peli ei ole tauolla.
table-closed = Tämä pöytä on suljettu.
table-full = Tässä pöydässä on tapahtunut niin paljon, ettei enempää mahdu. Pelaa peli loppuun ja avaa sitten uusi pöytä.
table-host-only = Sen saa tehdä vain pöydän isäntä.
table-no-chat = Tässä pöydässä ei ole keskustelua.
table-no-such-reaction = Sellaista reaktiota ei ole.
table-nothing-said = Viesti on tyhjä.
table-other-game = Tässä pöydässä pelataan peliä { $game }.
table-other-options = Valinnat eivät sovi peliin { $game }.
table-bot-level = Anna taso boteille, ja vain niille.
table-first = Kun arvo on ”picked” tai ”named”, kerro aloittava paikka; kun se on ”drawn”, älä kerro mitään.
table-first-bot = Botilla ei ole ikää eikä pituutta. Valitkaa ihminen tai arpokaa.
table-id-used = Toisella viestillä on jo ollut tämä tunniste: anna jokaiselle oma.
live-resign = Lähetä ”resign”, kun haluat lähteä pelistä.
live-stream = Vain leijuttamisen ja vetämisen voi lähettää virtana; lähetä muut viestillä ”do”.
live-preparing = Fysiikkaa valmistellaan; se vie hetken, vain kerran.

## The server

server-no-record = Sellaista tallennetta ei ole.
server-no-turn = Tallenteessa ei ole sellaista vuoroa.
server-no-track = Tämä vuoro ei enää pääty kuten tallenteessa: fysiikka on muuttunut sen jälkeen.
server-no-track-yet = Juuri nyt toistetaan liian montaa tallennetta. Yritä hetken päästä uudestaan.
server-no-page = Täällä ei ole mitään.
server-admin-only = Sen saa tehdä vain palvelimen ylläpitäjä.
server-no-table = Sellaista pöytää ei ole.
server-no-lesson = Sellaista oppituntia ei ole.
server-unknown-token = Tämä linkki ei kuulu kenellekään tässä pöydässä.
server-hello-first = Ensimmäisen viestin pitää olla ”hello”.
server-hello-twice = ”hello” on jo sanottu.
server-protocol = Palvelin puhuu yhteyskäytännön versiota { $known }, ei versiota { $given }.
server-message-size = Se on liian suuri: enintään { $limit } tavua luetaan.
server-too-fast = Liian monta viestiä lyhyessä ajassa: odota hetki.
server-busy = Palvelimella on juuri nyt liikaa tehtävää. Yritä hetken päästä uudestaan.
server-too-long = Se olisi kestänyt liian kauan, joten se keskeytettiin; mikään ei ole muuttunut.
server-too-slow = Pyyntösi saapui liian hitaasti, eikä sitä jääty odottamaan.
server-too-much-chat = Kirjoitat liian nopeasti: odota hetki.
server-too-many-tables = Osoitteestasi on avattu liian monta pöytää: odota jonkin aikaa.
server-table-full = Tätä pöytää katsoo jo liian moni.
server-origin = Tämä sivu ei saa puhua tälle palvelimelle.
server-host = Tämä palvelin ei vastaa nimeen ”{ $host }”. Ylläpitäjä voi lisätä sen valinnalla --public-url.
server-unavailable = Palvelin ei pysty juuri nyt tallentamaan; mikään ei muuttunut. Yritä hetken päästä uudestaan.
server-defect = Palvelimessa meni jokin vikaan; mikään ei muuttunut.
server-no-method = Sitä ei voi tehdä täällä.
server-not-built-title = Pöytä on katettu, mutta tuolit puuttuvat
server-not-built = Palvelin on käynnissä, mutta sen selainosaa ei ole koottu. Lähdekoodin kopiosta sen kokoaa ”make play”; asennetussa paketissa se on mukana.
server-no-docs-title = Dokumentaatiota ei ole täällä
server-no-docs = Tämä Lodestone on asennettu ilman dokumentaatiota. Lähdekoodin kopiosta sen kokoaa ”make docs”.

## Kluster live

live-cut-short = Pöydän piti aloittaa tämä vuoro alusta. Yritä uudestaan.

## Hints and reviews: hints at a table

table-no-hints = Tässä pöydässä ei ole vihjeitä.
table-hints-ask = Vihjeisiin tarvitaan kaikkien pöydässä olevien suostumus.
table-hints-often = Yksi vihje kerrallaan: odota hetki.
table-hint-late = Myöhäistä: peli on edennyt sillä välin.
server-hints-busy = Juuri nyt mietitään liian montaa vihjettä. Yritä hetken päästä uudestaan.

## Hints and reviews: reviews

server-no-review = Tätä tallennetta ei voi arvioida.
server-no-review-yet = Juuri nyt arvioidaan liian montaa tallennetta. Yritä hetken päästä uudestaan.

## Storage

storage-unavailable = Tallennustila ei juuri nyt vastaa ({ $cause }). Mikään ei muuttunut; yritä uudestaan.
storage-full = Tallennustila on täynnä ({ $cause }). Mikään ei muuttunut; yritä uudestaan, kun tilaa on.
storage-uncertain = Yhteys tallennustilaan katkesi kesken ({ $cause }). Lataa sivu uudestaan, niin näet, tallentuiko mitään.
storage-conflict = Pöytä { $table } on jo edennyt: piti kirjoittaa versio { $version }, mutta uusin on { $head }.
storage-unknown-table = Pöytää { $table } ei ole.
storage-not-owner = Pöytä { $table } on nyt toisella palvelimella.
storage-table-exists = Pöytä { $table } on jo olemassa.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster ja Clustered
share-what = Magneetteja narusilmukassa, laattoja riveissä ja suorakulmioissa: yksin, botteja vastaan tai ystävien kanssa, ilman tiliä. Epävirallinen, ei liity tekijöihin.
share-table = { $game }: tule pöytään
share-table-what = Avaa linkki ja istuudu tai katso. Ei tiliä, ei asennettavaa.
share-record = { $game }: kokonainen peli
share-record-what = Avaa linkki ja käy se läpi vuoro vuorolta.
share-daily = Lodestone: päivän pöytä
share-daily-what = Joka päivä yksi jako, sama kaikille, ja jokaiselle yksi yritys. Pelaa tämän päivän jako.
table-chat-first = Ette ole tavanneet ennen: kaikkien on ensin sallittava keskustelu.
table-strangers-close = Peliä täällä tapaamasi pelaajan kanssa ei voi sulkea. Voit luovuttaa.
table-listed-full = Avoimessa pöydässä on oltava vapaa paikka.
server-no-open-tables = Tällä palvelimella ei ole avoimia pöytiä.
server-too-many-listings = Sinulla on jo liian monta avointa pöytää. Aloita jossakin niistä tai poista yksi.
server-too-many-waiting = Osoitteestasi odottaa jo liian moni.
server-unanswered = Sinua kutsuttiin monta kertaa, etkä vastannut. Odota jonkin aikaa ennen kuin yrität uudestaan.
server-nobody-found = Sinua ei odota enää kukaan.
server-no-listing = Se pöytä ei ole enää avoinna.
## Daily tables

daily-none = Sellaista päivän pöytää ei ole.
daily-off = Tällä palvelimella ei ole päivän pöytiä.
daily-token = Päivän pöytä vaatii oman avaimen: 20–64 kirjainta, numeroa, - tai _ otsakkeessa Authorization.
daily-too-many = Päivän pöytä on avattu osoitteestasi liian monta kertaa: palaa huomenna.
daily-no-bot = Päivän pöydässä botti ei pelaa puolestasi.
daily-no-take-back = Päivän pöydässä siirtoja ei peruta.
daily-once = Päivän pöytä pelataan kerran: huomenna on uusi.
daily-no-hints = Päivän pöydässä ei ole vihjeitä.
daily-no-spectators = Päivän pöytää ei voi katsoa.
daily-record-sealed = Päivän pöydän tallenne avautuu tunnin kuluttua päivän päättymisestä.
