# Clustered-peli selaimessa.
# $who: paikka, kuten ”Ada (A)”. $tile: laatta sanoina, kuten alla.

web-clustered-table = Clustered
web-clustered-board = Pöytä. Laatat sekä ruudut, joihin valitun laatan voi asettaa.

## Laatat sanoina

web-tile-words = { $count } { $count ->
    [one] { $fill ->
        [h] tyhjä
        [d] katkoviivainen
       *[s] täytetty
      }
   *[other] { $fill ->
        [h] tyhjää
        [d] katkoviivaista
       *[s] täytettyä
      }
  } { $shape ->
    [S] { $count ->
        [one] neliö
       *[other] neliötä
      }
    [T] { $count ->
        [one] kolmio
       *[other] kolmiota
      }
   *[C] { $count ->
        [one] ympyrä
       *[other] ympyrää
      }
  }
web-tile-wild = jokeri
web-tile-start = aloituslaatta
web-cell-face-of = { $x }, { $y }: { $tile }, paikka { $seat }.
web-cell-legal = { $x }, { $y }: vapaa, laatta sopii tähän.

## Käsi

web-hand = Laattasi
web-hand-fits = { $tile }, sopii { $count ->
    [one] yhteen kohtaan
   *[other] { $count } kohtaan
  }
web-hand-fits-nowhere = { $tile }, ei nyt sovi mihinkään
web-hand-discard = { $tile }, voi hylätä
web-hands-covered = Laatat ovat peitossa.
web-confirm = Vahvista
web-discard = Hylkää
web-put-back = Takaisin
web-cover = { $name }, sinun vuorosi ({ $seat }). Muut katsovat poispäin.
web-cover-reveal = Näytä laattani

## Mitä tehdään

web-prompt-choose = Sinun vuorosi: valitse laatta.
web-prompt-place = { $tile }: valitse jokin hohtavista ruuduista.
web-prompt-confirm = Vahvista tai kokeile toista ruutua.
web-prompt-gain = { $points ->
    [0] Tästä ei vielä pisteitä.
    [one] Tästä yksi piste lisää.
   *[other] Tästä { $points } pistettä lisää.
  }
web-prompt-discard = Mikään ei sovi: valitse hylättävä laatta.
web-prompt-trim = Yli viisi laattaa: valitse hylättävä.
web-prompt-discard-confirm = Se poistuu pelistä. Vahvista tai valitse toinen.
web-prompt-waiting = { $who } on vuorossa.
web-prompt-thinking = { $who } miettii …
web-prompt-sending = Hetkinen …
web-gain-badge = +{ $points }
web-show-groups = Pisteet

## Paikat

web-piles = { $hand } kädessä, { $stack } nostettavana, { $discards } hylätty
web-points = pistettä
web-to-move = Paikka { $seat } on vuorossa
web-mark-first-line = Ensimmäinen viiden jono: kaksi pistettä
web-mark-first-rectangle = Ensimmäinen 2×3: kaksi pistettä
web-mark-longest = Pisin jono: nyt kaksi pistettä
web-mark-largest = Suurin suorakulmio: nyt kaksi pistettä

## Mitä tapahtui

web-news-placed = { $who }: { $tile } ruutuun { $x }, { $y }.
web-news-discarded = { $who } hylkää: { $tile }.
web-news-discarded-unseen = { $who } hylkää laatan.
web-news-drawn = Nostat: { $tile }.
web-news-first-line = { $who } sai ensimmäisen viiden jonon.
web-news-first-rectangle = { $who } sai ensimmäisen 2×3:n.
web-news-your-turn = Paikka { $seat }, sinun vuorosi.
web-news-ended = Peli on päättynyt.

## Loppu

web-end-title = Tulos
web-end-counting = Lasketaan …
web-end-skip = Tulokseen
web-end-again = Pelaa uudestaan
web-end-record = Katso koko peli
web-end-solo = { $points ->
    [one] Yksi piste.
   *[other] { $points } pistettä.
  }
web-end-won = { $count ->
    [one] { $names } voittaa
   *[other] { $names } jakavat voiton
  }, { $points ->
    [one] yksi piste.
   *[other] { $points } pistettä.
  }
web-end-nobody = Kukaan ei voita.
web-score-bonus = Bonukset

## Yksin, ja mikä pöydässä on erityistä

web-facts = Tämä pöytä
web-solo-best = { $points ->
    [one] Tähän asti paras: yksi piste
   *[other] Tähän asti paras: { $points } pistettä
  }
web-solo-first = Ensimmäinen lyötävä tulos.
web-solo-new = Uusi ennätys! Entinen oli { $before }.
