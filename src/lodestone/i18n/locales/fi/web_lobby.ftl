# Aula ja uuden pöydän kattaminen.

web-lobby-title = Istuudu ja pelaa
web-lobby-what = Yksin, tietokonetta vastaan, muiden kanssa tämän ruudun ääressä tai kaukana olevien ystävien kanssa. Tiliä ei tarvita.
web-lobby-clustered = Aseta laattoja, joilla on naapuriensa kanssa kaksi kolmesta ominaisuudesta yhteistä; kasvata jonoja ja suorakulmioita, ole muiden tiellä.
web-lobby-kluster = Aseta magneetteja narusilmukan sisään. Toisiinsa napsahtavat ovat taas sinun. Pääse eroon kaikista.
web-play-clustered = Pelaa Clusteredia
web-play-kluster = Pelaa Klusteria
web-set-up = Kata pöytä …
web-lobby-kluster-preparing = Magneetteja valmistellaan; se vie kerran minuutin tai kaksi.
web-join-title = Liity ystävän seuraan
web-join-what = Liitä saamasi linkki tai vain sen loppuosa.
web-join-link = Linkki pöytään
web-join = Liity
web-join-unreadable = Tuo ei näytä pöydän linkiltä.
web-real-title = Oikean pöydän ääressä
web-real-what = Rasia on edessäsi: täällä lasketaan pisteet tai pidetään kirjaa vuoroista ja virheistä.
web-recent = Omat pöydät
web-recent-forget = Poista luettelosta
web-default-name = Vieras

## Ihmiset ja botit

web-your-name = Nimesi
web-here-name = Pelaaja { $seat }
web-bot-name = Botti { $level }
web-bot-level = Miten hyvin botit pelaavat
web-level-random = Satunnainen
web-level-greedy = Ahne
web-level-montecarlo = Monte Carlo
web-level-casual = Rento
web-level-club = Kerhopelaaja
web-level-expert = Mestari
web-level-clumsy = Kömpelö
web-level-steady = Vakaa
web-seat-free = Vapaa paikka
web-seat-called = { $name } ({ $seat })
web-seats = Paikat
web-you = sinä

## Uusi pöytä

web-new-clustered = Clustered-pöytä
web-new-clustered-what = Kaksi paikkaa ja peruspelin säännöt, ellet valitse toisin.
web-new-kluster = Kluster-pöytä
web-new-kluster-what = Yksi Classic-rasia ja kaksi paikkaa, ellet valitse toisin.
web-new-who = Ketkä pelaavat?
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
web-clock-none = Niin kauan kuin vie
web-clock-seconds = { $seconds } sekuntia
web-house-rules = Kotisäännöt
web-house-rules-what = Eivät ole sääntökirjassa; kaikki pöydässä näkevät, että ne ovat käytössä.
web-house-rule = Kotisääntö: { $name }
# $seats: kirjaimia, kuten ”A ja C”
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

## Uusi Kluster-pöytä

web-boxes = Rasiat
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Ota vähintään yksi rasia.
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
web-option-no-sliding = Ei liu’uttamista
web-option-no-sliding-what = Kädessä oleva magneetti pysyy irti pöydästä.
web-option-cord = Kädet irti narusta
web-option-cord-what = Narua siirretään vain magneeteilla.
web-option-group = Yksi naruryhmä
web-option-group-what = Kaikkien narujen pitää olla yhtenä ryhmänä, ei vain kunkin jonkin toisen kanssa.
