# Pyynnöt, jotka tulevat tietona: tuomari, tallenteet, asetelmat.
# $place: kohta pyynnössä, kuten seats tai rules.surface ("·" on itse pyyntö).

request-unknown-key = Kenttää ”{ $name }” ei tunneta (kohdassa { $place }).
request-missing-key = ”{ $name }” puuttuu (kohdasta { $place }).
request-type = Kohdassa { $place } odotettiin { $expected }, saatiin { $got }.
request-range = Kohdan { $place } luku ei ole rajoissa: pitää olla { $expected } { $bound }.
request-length = Kohdan { $place } luettelon pituus on { $got }, pitäisi olla { $expected }.
request-value = Kohdan { $place } arvo ei käy tässä.
request-surface = Pöytäpinta tarvitsee kentät left, right, top ja bottom, tai säteen, tai luettelon ruuduista.
nothing-to-take-back = Ei ole siirtoa, jonka voisi perua.

## Tuomari

request-not-json = Tämä rivi ei ole JSONia.
request-not-object = Pyyntö on JSON-objekti, esimerkiksi { "{" }"op":"position"{ "}" }.
request-no-operation = ”op” puuttuu tai ei ole sana.
request-unknown-operation = Toimintoa ”{ $name }” ei ole. Tunnetut: { $known }.
request-too-long = Rivi on pidempi kuin { $limit } MiB.
request-nothing-started = Peliä ei ole aloitettu; aloita toiminnolla ”new” tai ”load”.
request-stacks = Pinoja pitää olla yhtä monta kuin paikkoja: paikkoja on { $seats }, pinoja { $stacks }.
