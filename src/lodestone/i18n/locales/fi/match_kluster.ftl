# Kluster fysiikan kanssa: miksi teko tai asetelma ei käy.
# $magnet: magneetin nimi, kuten c3 tai s3. $seat, $cord: numeroita nollasta alkaen.

## Narujen asettaminen

kluster-lay-count = Näihin rasioihin kuuluu { $cords } narua, ja näitä olisi { $given }.
kluster-lay-off-table = Naru roikkuisi reunan yli: pöydän mitat ovat { $width } × { $depth } mm.
kluster-lay-cross = Naru { $number } ei risteä minkään jo asetetun kanssa; aseta se jonkin niistä päälle.
kluster-lay-shape = Narua ei voi asettaa noin ({ $problem }).

## Vuorot

kluster-not-on-turn = Paikka { $seat } on vuorossa.
kluster-settling = Odota, kunnes kaikki on paikallaan.
kluster-danger-hidden = Paikan vaarallisuus paljastaisi navat, eikä tämä pöytä näytä niitä.
kluster-danger-empty = Kädessä ei ole magneettia.
kluster-choose-first = Sano ensin, jatkatko vai lopetatko.
kluster-nothing-offered = Ei ole mitään jatkettavaa: vuoro päättyy, kun yksi magneetti on asetettu.
kluster-intent-number = Kohdan ”{ $name }” pitää olla luku väliltä { $lowest }–{ $highest }.
kluster-frames = Aika kulkee kokonaisina kuvina, ei näin: { $frames }.

## Käsi

kluster-hand-full = { $magnet } on kädessä; pane se ensin takaisin.
kluster-hand-empty = Kädessä ei ole magneettia.
kluster-not-in-pool = { $magnet } ei ole varastossasi.
kluster-lies-there = { $magnet } on pöydällä, ja siellä oleviin ei kosketa.
kluster-placed-already = Magneetti on asetettu; nyt saa siirtää enää naruja.
kluster-pose = { $magnet } ei pysy kädessä noin ({ $pose }): kiviä pidetään lappeellaan tai pystyssä, sukkuloita makuullaan.
kluster-turn-too-low = { $magnet } ei mahdu kääntymään: nosta sitä, kunnes sen keskikohta on { $height } mm korkealla.
kluster-no-sliding = Tässä pöydässä magneetteja ei liu’uteta: pysy { $height } mm pinnan yläpuolella.
kluster-release-outside = { $magnet } ei olisi pelialueella.
kluster-release-partly = { $magnet } ei olisi kokonaan pelialueella.
kluster-release-contact = { $magnet } ei koskisi pöytään pelialueen sisällä.
kluster-release-crossed = Naru on mennyt ristiin itsensä kanssa: vedä se ensin takaisin.

## Narut

kluster-no-such-cord = Narua { $cord } ei ole; naruja on { $cords }, ensimmäinen on 0.
kluster-cord-held = Naru { $cord } on jo sormissa.
kluster-cord-free = Naru { $cord } ei ole sormissa; tartu siihen ensin.
kluster-cord-missed = Siitä on yli { $reach } mm naruun { $cord }.
kluster-cord-by-magnet = Tässä pöydässä naruja siirretään vain magneeteilla, ei käsin.
kluster-done-early = Ei ole mitään päätettävää: vuoro päättyy, kun magneetti asetetaan.
kluster-done-moving = Päästä narut irti ja odota, kunnes kaikki on paikallaan.

## Tallenteet

kluster-record-edited = Vuoroa { $number } on muutettu: tarkistussumma ei täsmää.
kluster-record-illegal = Vuoro { $number } ei ole voinut tapahtua: { $problem }
kluster-resume-snapshot = Tämä tilannekuva ei ole mistään tallenteen vuorosta.
kluster-resume-differs = Vuoro { $number } päättyy tällä fysiikalla toisin, joten peliä ei voi jatkaa tästä tilannekuvasta ({ $difference ->
    [refused] jokin silloin tehty ei enää käy
    [happenings] tapahtuu jotakin muuta
   *[digest] tapahtuu sama, mutta ei bitilleen
  }).

## Pelin katselu päätteessä

help-any-surface = Clustered: reunallinen pöytä, 15x11 ruutuina leveys- ja korkeussuunnassa tai round:6 säteenä ruutuina. Kluster: puu, lasi tai huopa (wood, glass, felt).
help-watch-bots = Kluster: kunkin paikan botti, pilkuin erotettuina (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: pöydän rasiat, esimerkiksi classic,classic,duo.
help-watch-expert = Kluster: jos magneetteja on enemmän kuin seuraavalla paikalla, saa asettaa vielä yhden.
help-watch-play-on = Kluster: jatka sijoituksista, kun joku on voittanut.
help-watch-rounds = Kluster: lopeta näin monen kierroksen jälkeen; vähiten magneetteja jäljellä voittaa.
help-watch-one-group = Kluster: kaikkien narujen pitää olla yhtenä ryhmänä, ei vain kunkin jonkin toisen kanssa.
help-watch-loop = Kluster: Classic-narun silmukan leveys, mm (320).
help-watch-loop-duo = Kluster: sama DUO-narulle (200).
help-watch-show-poles = Kluster: kaikki näkevät, kumpi puoli on pohjoinen.
help-watch-turns = Kluster: lopeta näin monen vuoron jälkeen.
help-watch-live = Kluster: niin nopeasti kuin se oikeasti meni, ei niin nopeasti kuin sen voi laskea.
help-replay-check = Kluster: toista tallenne ja kerro, päättyykö se samoin.
play-other-game = { $option } kuuluu peliin { $game }.
watch-boxes = Rasiaa ”{ $name }” ei ole: anna classic ja duo, esimerkiksi classic,classic,duo.
watch-surface = Pintaa ”{ $name }” ei ole. Tunnetut: { $known }.
watch-seat-letter = ”{ $letter }” ei ole paikka; paikat ovat A–X.
watch-turns = Peliä katsotaan vähintään yksi vuoro, ei { $turns }.
watch-preparing = Pöytää valmistellaan (vain ensimmäisellä kerralla, minuutti tai kaksi) …
watch-title = Kluster · vuoro { $number } · { $stage ->
    [settling] asettuu paikalleen
    [repair] narujen korjaus
    [choice] jatkaa vai lopettaa
    [over] päättynyt
   *[preparing] asettaminen
  }
watch-placed = { $seat } asetti: { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } ottaa itselleen: { $magnets }. { $count ->
        [one] Se hyppäsi
       *[other] Ne hyppäsivät
      } kädessä olevaan magneettiin.
    [outside] { $seat } ottaa itselleen: { $magnets } (ulkona).
   *[klustered] { $seat } ottaa itselleen: { $magnets } (tarttuivat toisiinsa).
  }
watch-fault = { $cause ->
    [time] Aika loppui: virhe { $faults }, sallittuja { $allowed }.
   *[taken] Virhe { $faults }, sallittuja { $allowed }.
  }
watch-may-continue = { $seat } saa jatkaa: magneetteja on enemmän kuin seuraavalla paikalla.
watch-resigned = { $seat } lähtee pelistä; { $count ->
    [one] yksi magneetti pannaan
   *[other] { $count } magneettia pannaan
  } sivuun.
watch-ended = { $reason ->
    [total-victory] Kaikki asetettu: täysi voitto!
    [faults] Yksi virhe liikaa: peli on päättynyt.
    [stopped] Peli lopetettiin.
    [resigned] { $winners } voittaa: muut ovat lähteneet.
   *[other] { $count ->
        [0] Peli on päättynyt; kukaan ei voita.
        [one] { $winners } voittaa.
       *[other] { $winners } jakavat voiton.
      }
  }
watch-nothing = { $seat } ei asettanut mitään; vuoro siirtyy.
watch-solo = Asetettu { $placed }, virheitä { $faults } / { $allowed }.
replay-kluster-title = Kluster · vuoron { $number } jälkeen, kaikkiaan { $most }
replay-lying = Pöydällä: { $magnets }
replay-no-turn = Vuoroa { $number } ei ole; tallenteessa niitä on { $most }.
replay-no-physics = Tallenteessa ei ole fysiikkaa, jonka voisi tarkistaa.
replay-other-physics = Tallennettu fysiikalla { $then }; tämä on fysiikka { $now }.
replay-identical = Kaikki vuorot ({ $turns }) päättyivät samoin, bitilleen.
replay-differs = Vuoro { $turn } päättyy tällä fysiikalla toisin ({ $what ->
    [table] pöytä on erilainen jo ennen sitä
    [refused] jokin silloin tehty ei enää käy
    [happenings] tapahtuu jotakin muuta
   *[digest] tapahtuu sama, mutta ei bitilleen
  }). Tallenteen tiedot pitävät silti.
