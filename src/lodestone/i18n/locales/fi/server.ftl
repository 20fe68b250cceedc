# Pöytäpalvelin: miksi se kieltäytyy. Paikat lasketaan muuttujassa $seat nollasta.

## Pöydät

table-host-name = Isäntä
table-spectators = Olet vain katsomassa: istuudu, niin pääset mukaan.
table-not-your-seat = Paikka { $seat } ei ole sinun.
table-no-such-seat = Paikkaa { $seat } ei ole: numerot ovat 0–{ $last }.
table-not-on-turn = Paikka { $seat } on vuorossa.
table-not-your-move = Vain viimeisen siirron tekijä voi pyytää sen perumista.
table-bot-plays = Paikalla { $seat } pelaa botti: ota paikka ensin takaisin.
table-nobodys-seat = Paikka { $seat } ei ole kenenkään, joten ei ole ketä tuurata.
table-no-stand-in = Paikalla { $seat } ei ole bottia tuuraamassa.
table-still-here = Paikan { $seat } pelaaja on yhä täällä.
table-not-waiting = Peli on jo alkanut.
table-not-begun = Peli ei ole vielä alkanut.
table-not-over = Peli ei ole vielä päättynyt.
table-no-free-seat = Vapaata paikkaa ei ole, tai ei juuri sitä.
table-too-many-people = Tässä pöydässä on käynyt liian monta ihmistä.
table-proposal-open = Jotakin muuta on jo ehdotettu: vastaa ensin siihen.
table-no-proposal = Mitään ei ole ehdotettu.
table-not-asked = Siihen ei tarvita sinun suostumustasi.
table-paused = Peli on tauolla.
table-not-paused = Peli ei ole tauolla.
table-closed = Tämä pöytä on suljettu.
table-host-only = Sen saa tehdä vain pöydän isäntä.
table-no-chat = Tässä pöydässä ei ole keskustelua.
table-no-such-reaction = Sellaista reaktiota ei ole.
table-nothing-said = Siinä ei ole mitään luettavaa.
table-other-game = Tässä pöydässä pelataan peliä { $game }.
table-other-options = Valinnat eivät sovi peliin { $game }.
table-bot-level = Botilla pitää olla taso, eikä muilla ole sellaista.

live-resign = Lähetä ”resign”, kun haluat lähteä pelistä.
live-stream = Vain leijuttamisen ja vetämisen voi lähettää virtana; lähetä muut viestillä ”do”.
live-preparing = Fysiikkaa valmistellaan; se vie hetken, vain kerran.

## Palvelin

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
server-too-much-chat = Puhut liian nopeasti: odota hetki.
server-too-many-tables = Osoitteestasi on avattu liian monta pöytää: odota jonkin aikaa.
server-table-full = Liian monta ihmistä on yhteydessä tähän pöytään.
server-origin = Tämä sivu ei saa puhua tälle palvelimelle.
server-unavailable = Palvelin ei pysty juuri nyt tallentamaan; mikään ei muuttunut. Yritä hetken päästä uudestaan.
server-defect = Palvelimessa meni jokin vikaan; mikään ei muuttunut.
server-no-method = Sitä ei voi tehdä täällä.
server-not-built-title = Pöytä on katettu, mutta tuolit puuttuvat
server-not-built = Palvelin on käynnissä, mutta sen selainosaa ei ole koottu. Lähdekoodin kopiosta sen kokoaa ”make play”; asennetussa paketissa se on mukana.
