# Magneetit ja narut: mitä fysiikka ei hyväksy, komennon `lodestone simulate` asetelmat, lämmittely.
# $place: kohta asetelmatiedostossa, kuten magnets[2].kind (ensimmäinen on 0; "·" on itse tiedosto).

## Fysiikka kirjastona (SI-yksiköt)

physics-bad-friction = Kitkakerroin { $value } ei kelpaa: pitää olla 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Magneetin massa ei voi olla { $mass } kg; 1 mg – 10 kg käy.
physics-bad-quaternion = Asento tarvitsee neljä äärellistä lukua, jotka eivät kaikki ole nollia.
physics-bad-size = Magneetin pitää olla jokaisen akselin suunnassa 1–200 mm pitkä.
physics-bad-step = Aika-askel { $dt } s ei kelpaa; 10 µs – 5 ms käy.
physics-cord-flat = Tämä naru ei rajaa mitään: sen kaikki pisteet ovat samalla suoralla.
physics-cord-free = Kukaan ei pidä narua { $cord }; tartu siihen ensin.
physics-cord-held = Naru { $cord } on jo kädessä.
physics-cord-length = Naru ei voi olla { $length } m pitkä; 0,05 m – 20 m käy.
physics-cord-off-table = Naru ei ole pöydällä.
physics-cord-out-of-reach = Käsi on { $distance } m:n päässä narusta, liian kaukana tarttumaan.
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

## Asetelmat

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
scene-mass = Tämän kokoisena kohdan { $place } magneetti painaisi yli 10 kg; anna sen massa.
scene-one-of = Kohdassa { $place } pitää olla täsmälleen yksi näistä: { $known }.
scene-cord-points = Kohdan { $place } naru tarvitsee vähintään kolme eri pistettä, nyt niitä on { $count }.
scene-cord-length = Kohdan { $place } narun pitää olla { $least }–{ $most } mm pitkä.
scene-cord-flat = Kohdan { $place } naru ei rajaa mitään: sen pisteet ovat samalla suoralla.
scene-cord-off-table = Kohdan { $place } naru menee pöydän yli; pöytä päättyy joka suunnassa { $half } mm:n päähän keskeltä.
scene-no-such-cord = Narua { $cord } ei ole vedettäväksi (kohdassa { $place }); { $count ->
    [0] asetelmassa ei ole narua
    [one] asetelmassa on yksi, naru 0
   *[other] asetelmassa on { $count }, alkaen narusta 0
  }.
scene-times = Reitin aikojen pitää kasvaa; { $time } s kohdassa { $place } ei kasva.
scene-too-many = Asetelmassa on { $count } magneettia; enintään { $most } voi simuloida.
scene-too-many-cords = Asetelmassa on { $count } narua; enintään { $most } voi simuloida.
scene-id-twice = Tunnus ”{ $id }” kohdassa { $place } on jo käytössä kohdassa { $first }.
scene-overlap = Magneetit ”{ $first }” ja ”{ $second }” ovat alussa päällekkäin.
scene-starts-inside = Kohdan { $place } magneetti ”{ $id }” ilmestyisi magneetin ”{ $other }” sisään.
scene-too-low = Korkeudella { $height } mm ({ $place }) kädessä oleva magneetti olisi pöydän sisällä; sen keskikohta voi olla alimmillaan { $least } mm:n korkeudella.
scene-out-of-reach = Käsi on { $distance } mm:n päässä narusta { $cord }; tarttumiseen saa olla enintään { $most } mm.
scene-blew-up = Luvut kasvoivat matkalla yli kaikkien rajojen: tällaisia magneetteja ei voi simuloida.

## simulate

simulate-preparing = Fysiikkaa valmistellaan (vain ensimmäisellä kerralla) …
simulate-progress = Simuloitu { $time } s, enintään { $limit } s; kulunut { $waited } s …
simulate-plot-format = ”{ $name }” ei ole kuva, jonka osaamme piirtää; sen pitää päättyä johonkin näistä: { $known }.
simulate-no-matplotlib = Piirtämiseen tarvitaan matplotlib, jota ei ole asennettu: { $command }
simulate-rest = Kaikki on paikallaan, kun on kulunut { $time } s.
simulate-moving = Kaikki ei ole paikallaan, kun aika loppuu: { $time } s.
simulate-nothing-moved = { $count ->
    [one] Magneetti ei ole liikkunut edes 0,1 mm.
   *[other] Yksikään { $count } magneetista ei ole liikkunut edes 0,1 mm.
  }
simulate-moved-count = Magneeteista liikkui { $moved } / { $count }:
simulate-moved = {"  "}{ $id }: { $distance } mm, nyt x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… ja vielä { $count }
simulate-no-touch = Mitkään magneetit eivät koskeneet toisiinsa.
simulate-touch = { $first } ja { $second } koskivat toisiinsa, kun oli kulunut { $time } s.
simulate-kluster = Klusteri: { $names }.
simulate-outside = Ulkona: { $names }.
simulate-cord = Naru { $number } on { $length } mm pitkä.
simulate-digest = Tiiviste { $digest }

## Asetelman kuva

plot-rest = paikallaan, { $time } s
plot-moving = yhä liikkeessä, { $time } s
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
plot-scale = { $length } mm

## warmup

warmup-loading = Ladataan fysiikkaa
warmup-boards = Valmistellaan pöytiä, hakuja ja kokeiluja
warmup-scenes = Valmistellaan käsiä ja naruja
warmup-bots = Valmistellaan botteja
warmup-done = { $what }: { $seconds } s
warmup-ready = Kaikki on valmiina ({ $seconds } s) ja tallessa: { $folder }

## bench

bench-doing = Mitataan
bench-library = Clustered, Python-kirjasto: { NUMBER($count) } siirtoa sekunnissa
bench-engine = Clustered, käännetty moottori: { NUMBER($count) } siirtoa sekunnissa
bench-scan = Kluster, punnittuja paikkoja: { NUMBER($count) } sekunnissa
bench-frame = Kluster, elävä kuva: { NUMBER($ms, maximumFractionDigits: 2) } ms; yksi ydin pysyy { $tables } pöydän tahdissa
