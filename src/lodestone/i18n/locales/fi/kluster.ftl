# Kluster: miksi tiedot, nimi tai alkuasetelma eivät käy.
# $magnet: magneetin nimi, kuten c3 (kivi) tai s3 (sukkula). $seat: paikan numero, 0 on ensimmäinen.

## Merkintä

notation-magnet = ”{ $text }” ei ole magneetti. Kirjoita c ja luku kivelle, s ja luku sukkulalle, esimerkiksi c3.

## Vuorot

kluster-no-such-magnet = Magneettia { $magnet } ei ole tässä pelissä.
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

## Alkuasetelma

kluster-setup-boxes = Kutakin lajia voi olla 0–{ $most } rasiaa, ei { $count }.
kluster-setup-no-box = Tarvitaan vähintään yksi rasia.
kluster-setup-seats = Nämä rasiat ovat 1–{ $most } paikalle, ei { $seats } paikalle.
kluster-setup-first = Paikka { $first } ei voi aloittaa: paikkojen numerot ovat 0–{ $last }.
kluster-setup-per-seat = ”{ $name }” tarvitsee luvun jokaiselle paikalle: paikkoja on { $seats }, lukuja { $given }.
kluster-setup-negative = Kohdan ”{ $name }” lukujen pitää olla nolla tai enemmän.
kluster-setup-rounds = Kierrosraja on vähintään yksi kierros.
kluster-setup-handicap = Paikka { $seat } voi jättää sivuun 0–{ $most } magneettia, ei { $count }.
kluster-setup-order-surplus = { $magnet } ei ole näissä rasioissa, tai se on jaettu kahdesti.
kluster-setup-order-missing = { $magnet } puuttuu jaosta.

## Tallenteet

kluster-record-kinds = Sen pitää olla täsmälleen yksi näistä: turn, stop, timeout ja resign; nyt niitä on { $count }.
