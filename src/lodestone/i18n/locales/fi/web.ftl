# Pöytä selaimessa: mikä on kaikille näkymille yhteistä, asetukset, tietoja.

web-skip = Siirry sisältöön
web-loading = Hetkinen …
web-load-failed = Näkymää ei voitu ladata.
web-reload = Yritä uudestaan
web-nothing-here = Tässä osoitteessa ei ole mitään.
web-to-lobby = Aulaan
web-close = Sulje
web-nav = Päävalikko
web-nav-records = Tallenteet
web-nav-referee = Kluster-tuomari
web-nav-score = Laske pisteet
web-nav-about = Tietoja

## Asetukset

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
web-settings-kept = Säilyvät tässä selaimessa, ei lähetetä minnekään.

## Tietoja

web-about-title = Tietoja Lodestonesta
web-about-what = Lodestone on avoin digitaalinen pöytä kahdelle lautapeliperheelle: Kluster, jossa on magneetteja ja naru, ja Clustered, jossa on laattoja.
web-about-unofficial = Epävirallinen, ei liity tekijöihin.
web-about-boxes = Tekstit, kuvat ja äänet ovat omiamme. Jos pidät peleistä, osta rasiat: ne ovat ihania.
web-about-safety-title = Oikeiden magneettien kanssa
web-about-privacy-title = Tietosi
web-about-privacy = Ei tiliä, ei seurantaa, mitään ei haeta muualta. Asetuksesi ja paikkasi säilyvät tässä selaimessa; pelit säilyttää palvelin, jolla käyt.
web-about-made-title = Tehty näillä
web-about-made = Svelte, Fluent ja Vite selaimessa; Python, Starlette, NumPy ja Numba palvelimella. Vapaa ohjelma MIT-lisenssillä.

## Kun jokin menee vikaan

web-server-unreachable = Palvelinta ei tavoiteta. Onko se käynnissä?
web-server-refused = Palvelin ei voinut vastata ({ $status }).
web-line-lost = Yhteys katkesi. Se palaa itsestään …
web-line-ended = Yhteys tähän pöytään on päättynyt.
web-line-closed = Tämä pöytä on suljettu.
