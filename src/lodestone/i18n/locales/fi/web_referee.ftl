# Tuomari oikealle Kluster-pöydälle.

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
web-referee-fault = Jotakin pitää ottaa …
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
