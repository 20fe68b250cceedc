# Pelin oppiminen pelaamalla, vaihe vaiheelta oikeassa pöydässä.
# $game: pelin nimi.

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
# Ruudun sanojen jälkeen, ruudunlukijoille
web-learn-cell = { $cell } Oppitunti osoittaa tähän.

## Clustered

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

## Kluster

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
