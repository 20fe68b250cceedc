# Komentorivi.

## Virheet

cli-error = lodestone: { $problem }
cli-language = Kieltä ”{ $code }” ei ole. Tunnetut: { $known }.
cli-no-such-option = Valitsinta { $name } ei ole; --help kertoo, mitä on.
cli-no-such-command = Komentoa ”{ $name }” ei ole; --help kertoo, mitä on.
cli-missing = { $name } puuttuu; --help kertoo, miten pyydetään.
cli-value-missing = { $name } tarvitsee arvon; --help kertoo, minkä.
cli-no-value-taken = { $name } ei ota arvoa.
cli-too-much = Rivillä on enemmän kuin komento ottaa vastaan; --help kertoo, miten pyydetään.
# $needed: jokin alla olevista, ilman isoa alkukirjainta
cli-bad-value = Valitsimen { $name } arvo ei kelpaa, sen pitää olla: { $needed }.
cli-needs-one-of = jokin näistä ({ $known })
cli-needs-range = { $kind ->
    [whole] kokonaisluku
   *[any] luku
  } väliltä { $least }–{ $most }
cli-needs-at-least = { $kind ->
    [whole] kokonaisluku
   *[any] luku
  }, vähintään { $least }
cli-needs-number = { $kind ->
    [whole] kokonaisluku
   *[any] luku
  }
cli-needs-other = jotakin muuta
file-missing = Tiedostoa ”{ $name }” ei ole.
file-directory = ”{ $name }” on kansio; anna tiedosto sen sisältä.
file-unreadable = Tiedostoa ”{ $name }” ei voi lukea: { $detail }.
file-unwritable = Tiedostoa ”{ $name }” ei voi kirjoittaa: { $detail }.
file-too-large = ”{ $name }” on suurempi kuin { $limit } MiB, paljon enemmän kuin tässä tarvitaan.
file-binary = ”{ $name }” ei ole UTF-8-tekstitiedosto.
file-not-json = ”{ $name }” ei ole JSONia (rivi { $line }, sarake { $column }).

## Ohje

help-lodestone = Avoin pöytä peleille Kluster ja Clustered: pelaa, laske pisteet, tuomaroi.
help-lang = Kieli: { $known }.
help-help = Näytä tämä sivu ja lopeta.
help-version = Näytä versio ja lopeta.
help-json = Tulosta JSONia, ohjelmia varten.
help-game = Mikä peli.
help-score = Laske pelatun Clustered-pöydän pisteet kirjaimista.

    Laudalla . on tyhjä ruutu, # aloituslaatta, A–H jonkin paikan laatta ja a–h sen jokeri.
help-score-file = Lauta, yksi tekstirivi riviä kohti; - lukee vakiosyötteen.
help-referee = Tuomaroi peliä JSON-riveinä vakiosyötteen ja -tulosteen kautta, millä tahansa kielellä tehdyille boteille.
help-play = Pelaa päätteessä: ihmisiä saman näppäimistön ääressä, botteja tai molempia.
help-play-seats = Ketkä istuvat missäkin, pilkuin erotettuina: human tai botin nimi (random, greedy, casual, club, montecarlo, expert), 1–8 kappaletta.
help-play-seed = Sekoita tämän luvun mukaan, niin samat laatat tulevat uudestaan.
help-play-first = Aloittava paikka, A–H.
help-play-fast = Nopea peli: nosta kaksi vuorossa ja pidä viisi.
help-play-extra-wild = Paikat, joilla on kolmas jokeri, esimerkiksi AC.
help-play-first-bonus = +2 ensimmäisestä viiden jonosta ja ensimmäisestä 2×3:sta.
help-play-largest-bonus = +2 suurimmasta suorakulmiosta ja pisimmästä jonosta lopussa.
help-play-resume = Jatka tallennettua peliä.
help-play-record = Mihin tallenne pannaan; peli säilyy joka tapauksessa.
help-play-plain = Ei värejä eikä uudelleenpiirtoa: ruudunlukijoille ja putkille.
help-replay = Selaa tallennettua peliä askel kerrallaan.
help-replay-file = Tallenne, jonka on kirjoittanut ”play” tai tuomarin ”save”.
help-replay-move = Näytä pöytä näin monen siirron jälkeen ja lopeta.
help-simulate = Simuloi Klusterin asetelma: magneetit ja narut pöydällä ja mitä kädet niille tekevät.
help-simulate-file = Asetelma, JSON-tiedosto, jonka docs/scenes.md kuvaa; - lukee vakiosyötteen.
help-simulate-plot = Piirrä ylhäältä nähtynä, mitä tapahtui (.png, .svg tai .pdf).
help-simulate-record = Kirjoita muistiin jokainen syöte, jotta ajon voi toistaa bitilleen.
help-warmup = Valmistele fysiikka ja botit nyt, ettei yhdenkään pelin tarvitse odottaa niitä.
help-bench = Mittaa, kuinka nopea tämä tietokone on peleissä, yhdellä ytimellä.

## Miten pyydetään: ohjesivujen otsikot ja mitä arvon paikalla lukee

usage-head = Käyttö:
usage-options = [VALITSIMET]
usage-command = KOMENTO …
usage-arguments-title = Argumentit
usage-options-title = Valitsimet
usage-commands-title = Komennot
usage-number = LUKU
usage-text = TEKSTI
usage-code = KOODI
usage-folder = KANSIO
usage-file = TIEDOSTO
usage-seat = PAIKKA
usage-seats = PAIKAT
usage-default = oletus: { $value }

## score

board-character = Rivi { $line }, sarake { $column }: merkki ”{ $character }” ei tarkoita laudalla mitään; käytä . # A–H ja a–h.
score-seat = Paikka
score-rectangle = Suorakulmio
score-rows = Rivit
score-columns = Sarakkeet
score-total = Yhteensä
score-empty = Tällä laudalla ei ole laattoja.
score-largest-rectangle = { $seat ->
    [none] Kenelläkään ei ole yksin suurinta suorakulmiota.
   *[other] Suurin suorakulmio: { $seat }.
  }
score-longest-line = { $seat ->
    [none] Kenelläkään ei ole yksin pisintä jonoa.
   *[other] Pisin jono: { $seat }.
  }
