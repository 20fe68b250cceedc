# Clustered: miksi siirto, merkintä tai alkuasetelma ei käy.
# $tile, $neighbour, $occupant: laatta kuten Sh1, *** (jokeri) tai ### (aloitus). $cell: ruutu muodossa x,y.

## Merkintä

notation-tile = ”{ $text }” ei ole laatta. Kirjoita muoto S, T tai C, täyttö h, d tai s ja määrä 1–3, esimerkiksi Sh1; jokeri on ***.
notation-cell = ”{ $text }” ei ole pöydän ruutu. Kirjoita x,y kokonaislukuina, esimerkiksi 1,0.
notation-move = ”{ $text }” ei ole siirto. Kirjoita Sh1@1,0, kun asetat laatan, tai -Sh1, kun hylkäät sen.
notation-start-tile = Aloituslaatta on pöydässä alusta asti; kukaan ei pelaa sitä.

## Siirrot

game-over = Peli on päättynyt.
illegal-not-in-hand = Laatta { $tile } ei ole kädessäsi.
illegal-discard = Et saa hylätä, kun jonkin laatan voi asettaa, esimerkiksi { $example }.
illegal-trim-first = Hylkää ensin niin, että laattoja jää viisi.
illegal-trim-drawn = Tässä pöydässä saa hylätä vain juuri nostetun laatan, eikä { $tile } ole sellainen.
illegal-off-table = Ruutu { $cell } on pöydän ulkopuolella: siihen ei mahdu laattaa.
illegal-occupied = Ruudussa { $cell } on jo laatta: { $occupant }.
illegal-alone = Ruudun { $cell } vieressä ei ole mitään: laatan sivun pitää koskea toiseen laattaan.
illegal-resign = Paikka { $seat } on jo lähtenyt pelistä tai ei ollut siinä koskaan.
# $differ: mitkä ominaisuudet eroavat
illegal-neighbour = { $tile } ei sovi yhteen ruudun { $cell } laatan { $neighbour } kanssa: { $differ ->
    [shape-fill] muoto ja täyttö eroavat
    [shape-count] muoto ja määrä eroavat
    [fill-count] täyttö ja määrä eroavat
   *[shape-fill-count] muoto, täyttö ja määrä eroavat kaikki
  }, ja naapureilla pitää olla vähintään kaksi kolmesta yhteistä.

## Alkuasetelma

setup-seats = Clustered on 1–{ $most } paikalle, ei { $seats } paikalle.
setup-first = Paikka { $first } ei voi aloittaa: paikkojen numerot ovat 0–{ $last }.
setup-extra-wild = Paikka { $seat } ei voi saada ylimääräistä jokeria: paikkojen numerot ovat 0–{ $last }.
setup-extra-wild-twice = Sama paikka on mainittu kahdesti ylimääräisen jokerin saajana.
setup-stack-surplus = Paikan { $seat } pinossa on liikaa laattoja { $tile }.
setup-stack-missing = Paikan { $seat } pinosta puuttuu { $tile }, tai niitä on liian vähän.
setup-surface = Pöytäpinnalla ei ole tilaa aloituslaatalle ruudussa { $cell }.
setup-radius = Pyöreän pöytäpinnan säteen pitää olla luku, nolla tai enemmän.

## Tallenteet

record-unreadable = Tämä ei ole meidän tallenteemme: { $problem }
record-players = Tallenteessa on eri määrä pelaajia kuin paikkoja.
record-version = Tallenteen versio on { $version }; tämä ohjelma lukee versiota { $known }.
record-game = Tallenteen peli on ”{ $game }”, ei { $expected }.
record-setup = Tallenteen alkuasetelmaa on muutettu: tarkistussumma ei täsmää.
record-move-edited = Siirtoa { $number }, { $move }, on muutettu: tarkistussumma ei täsmää.
record-move-unreadable = Siirtoa { $number } ei voi lukea: { $problem }
record-move-illegal = Siirto { $number }, { $move }, ei ole sallittu: { $problem }
record-result = Tallenteen tulosta on muutettu: se ei seuraa sen siirroista ({ $number }).

## Botit

setup-bot = Bottia ”{ $name }” ei ole. Tunnetut: { $known }.
