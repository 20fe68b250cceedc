# Kluster-pöytä selaimessa.
# $seat: paikan kirjain. $magnet: ”kivi 3” tai ”sukkula 3”. Pituudet ovat millimetrejä.

web-kluster-table = Kluster-pöytä
web-kluster-canvas = Pöytä
web-kluster-seats = Paikat
web-kluster-you = sinä
web-kluster-left = { $count ->
    [0] ei jäljellä
    [one] 1 jäljellä
   *[other] { $count } jäljellä
  }
web-kluster-stone = kivi { $number }
web-kluster-spinner = sukkula { $number }

## Mitä tehdään

web-kluster-preparing = Pöytää valmistellaan …
web-kluster-choose = Sinun vuorosi: valitse magneetti.
web-kluster-carry = Vie se paikalleen ja päästä irti.
web-kluster-dragging = Pidät kiinni narusta.
web-kluster-cord-keys = Vasen ja oikea kulkevat narua pitkin, ylös ja alas vaihtavat narua, Enter tarttuu siihen.
web-kluster-settling = Kaikki asettuu paikalleen …
web-kluster-repair = Asetettu. Mutta jokin naru ei risteä minkään muun kanssa: siirrä naruja, kunnes ne risteävät, ja päätä sitten vuorosi.
web-kluster-choice = Sinulla on enemmän jäljellä kuin seuraavalla paikalla. Asetatko vielä yhden?
web-kluster-waiting = { $thinking ->
    [yes] { $who } miettii …
   *[no] { $who } on vuorossa.
  }
web-kluster-apart = { $count ->
    [one] Naru { $cords } ei risteä minkään muun kanssa.
   *[other] Narut { $cords } eivät risteä minkään muun kanssa.
  }
web-kluster-solo = Asetettu { $placed }, virheitä { $faults } / { $allowed }

## Varasto ja käsi

web-kluster-pool = { $count ->
    [one] Yksi magneetti asetettavana
   *[other] { $count } magneettia asetettavana
  }
web-kluster-take = Ota { $magnet }
web-kluster-hand = Kädessäsi oleva magneetti
web-kluster-raise = Ylös
web-kluster-lower = Alas
web-kluster-turn-left = Kierrä vasemmalle
web-kluster-turn-right = Kierrä oikealle
web-kluster-flip = Käännä
web-kluster-stand = Pystyyn
web-kluster-put-back = Takaisin
web-kluster-let-go = Päästä irti
web-kluster-done = Päätä vuoro
web-kluster-continue = Aseta toinen
web-kluster-stop = Lopeta tähän
web-kluster-end-solo = Lopeta peli tähän
web-kluster-danger = Veto
web-kluster-danger-level = { $level ->
    [calm] Rauhallista.
    [tug] Vetää.
    [strong] Vetää kovaa.
   *[snap] Kohta napsahtaa!
  }

## Mitä siitä tuli

web-kluster-placed = { $seat } asetti: { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } ottaa itselleen: { $magnets }. { $count ->
        [one] Se hyppäsi
       *[other] Ne hyppäsivät
      } kädessä olevaan magneettiin (sääntö { $rule }).
    [outside] { $seat } ottaa itselleen: { $magnets }. Pelialueen ulkopuolella (sääntö { $rule }).
   *[kluster] { $seat } ottaa itselleen: { $magnets }. Tarttuivat toisiinsa (sääntö { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Aika loppui: virhe { $faults }, sallittuja { $allowed }.
   *[taken] Virhe { $faults }, sallittuja { $allowed }.
  }
web-kluster-offered = { $seat } saa jatkaa: magneetteja on enemmän kuin seuraavalla paikalla.
web-kluster-resigned = { $seat } lähtee pelistä; { $count ->
    [one] yksi magneetti pannaan
   *[other] { $count } magneettia pannaan
  } sivuun.
web-kluster-replay = Katso hidastettuna
web-kluster-slow = Hidastus
web-kluster-skip = Ohita
web-kluster-ended = { $reason ->
    [total-victory] Kaikki asetettu: täysi voitto!
    [faults] Yksi virhe liikaa.
    [stopped] Lopetettu: tulos jää voimaan.
    [resigned] { $winners } voittaa: muut ovat lähteneet.
   *[other] { $count ->
        [0] Kukaan ei voita.
        [one] { $winners } voittaa.
       *[other] { $winners } jakavat voiton.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] kaikki asetettu
    [one] 1 jäljellä
   *[other] { $count } jäljellä
  }
web-kluster-best = Tähän asti paras tällainen tuloksesi: { $placed } asetettu, { $faults ->
    [one] yksi virhe.
   *[other] { $faults } virhettä.
  }
web-kluster-best-now = Paras tällainen tuloksesi!
web-kluster-best-first = Ensimmäinen tällainen tuloksesi.
web-kluster-poles-now = Nyt kaikki näkevät, kumpi pää oli pohjoinen: punainen, jossa on rengas.
web-kluster-again = Pelaa uudestaan
web-kluster-record = Tämän pelin tallenne

## Miten se näytetään ja kerrotaan

web-kluster-look = Näkymä ja ohje
web-kluster-from-above = Katso ylhäältä
web-kluster-quality = Kuva
web-kluster-quality-auto = laitteen mukaan
web-kluster-quality-high = tarkka
web-kluster-quality-medium = keskitaso
web-kluster-quality-low = kevyt
web-kluster-quality-flat = litteä
web-kluster-spoken = Lue sijainnit ääneen
web-kluster-spoken-what = Ruudunlukijoille: missä magneetti on, mitä on lähellä ja miten se vetää, aina kun se pysähtyy.
web-kluster-aids = Apua harjoitteluun
web-kluster-lines = Magneettikentän viivat
web-kluster-danger-map = Vaarakartta: missä olisi vaarallista päästää irti
web-kluster-keys-title = Näppäimet, hiiri ja sormet
web-kluster-keys = Numerot ottavat magneetin. Nuolet siirtävät sitä, hienosti Vaihto-näppäimen ja pitkälle Ctrl-näppäimen kanssa; Page Up ja Page Down nostavat ja laskevat; Q ja E kiertävät, F kääntää, S nostaa pystyyn. Enter päästää irti, Escape panee takaisin. C valitsee narun, V vaihtaa näkymää, R lukee pöydän ääneen.
web-kluster-pointers = Hiiri: magneetti seuraa, napsautus päästää irti, rulla nostaa ja Vaihto-näppäimen kanssa kiertää; oikea painike siirtää näkymää. Sormet: vedä mistä tahansa, niin magneetti siirtyy; toinen sormi kiertää ja nostaa sitä. Tyhjällä kädellä voi vetää narua, ja muualta näkymää.
web-kluster-pose = { $pose ->
    [standing] pystyssä, puoli { $face } edessä
    [lying] makuullaan, pää { $face } edessä
   *[flat] lappeellaan, puoli { $face } ylhäällä
  }
web-kluster-offset = { $x } { $side ->
    [left] vasemmalle
   *[right] oikealle
  }, { $y } { $depth ->
    [near] lähemmäs
   *[away] kauemmas
  }
web-kluster-here = { $magnet }, { $how }: { $where } keskeltä katsoen, { $height } korkealla.
web-kluster-allowed = { $allowed ->
    [yes] Tähän saa päästää.
    [no] Tähän ei saa päästää.
   *[unknown] Matkalla.
  }
web-kluster-neighbour = { $magnet }: etäisyys { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] Pöytä on tyhjä.
    [one] Pöydällä on yksi magneetti.
   *[other] Pöydällä on { $count } magneettia.
  }
web-kluster-lies = { $magnet }: { $where } keskeltä katsoen.

## Narujen asettaminen

web-laying = Narut
web-laying-which = Mikä naru
web-laying-cord = Naru { $number }
web-laying-shape = Muoto
web-laying-shape-name = { $shape ->
    [circle] Ympyrä
    [oval] Soikio
    [eight] Kahdeksikko
   *[free] Vapaa
  }
web-laying-turn = Kierrä
web-laying-usual = Kuten aina
web-laying-sheet = Pöytä naruineen
web-laying-move = Vedä narua tai siirrä sitä nuolinäppäimillä; Q ja E kiertävät sitä.
web-laying-draw = Piirrä suljettu viiva hiirellä tai sormella; nuolinäppäimet siirtävät sitä. Narun pituus ei muutu.
