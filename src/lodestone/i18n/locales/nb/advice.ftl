advice-points = { $points ->
    [one] Det gir ett poeng nå.
   *[other] Det gir { $points } poeng nå.
  }
advice-denied = { $points ->
    [one] Det tar en rute som ville gitt { $seat } ett poeng.
   *[other] Det tar en rute som ville gitt { $seat } { $points } poeng.
  }
advice-next = { $points ->
    [one] Neste tur kan du få ett poeng på { $cell }.
   *[other] Neste tur kan du få { $points } poeng på { $cell }.
  }
advice-wild = Du sparer jokeren til senere.
advice-discard = { $count ->
    [0] Du savner den neppe: Den passer ingen steder nå.
    [one] Du savner den neppe: Den passer ett sted nå.
   *[other] Du savner den neppe: Den passer { $count } steder nå.
  }
advice-beside = { $count ->
    [0] Det åpner et nytt sted å bygge.
    [one] Den ligger ved siden av en av brikkene dine, der mer kan vokse.
   *[other] Den ligger ved siden av { $count } av brikkene dine, der mer kan vokse.
  }
advice-certain = Ingenting er skjult lenger: Dette er sikkert.
advice-risk = { $risk ->
    [0] Selv en skjelvende hånd gjør ingen skade der.
   *[other] Med skjelvende hånd går { $risk } % av alle forsøk galt der.
  }
advice-slack = Hånden din kan bomme med { $mm } mm.
advice-hold = Det som holder magnetene på plass, er brukt opp med høyst { $used } %.
advice-pair = { $one } og { $other } drar mest i hverandre.
advice-not-now = Det er ingenting å råde til nå: Det må være din tur, og du må ha en magnet å legge.
advice-also = Også bra: { $moves }.

table-no-hints = Det er ingen tips ved dette bordet.
table-hints-ask = For tips må alle ved bordet være enige.
table-hints-often = Ett tips om gangen: Vent litt.
table-hint-late = Spillet har gått videre i mellomtiden.
server-hints-busy = Akkurat nå tenkes det på for mange tips. Prøv igjen om litt.
play-hint-agree = Er alle enige om tips i dette spillet? (y/n)
web-hint = Tips
web-hint-ask = Be om tips
web-hint-thinking = Tenker på et tips …
web-hint-tile = Prøv { $tile } på { $x }, { $y }.
web-hint-discard = Kast { $tile }.
web-hint-place = { $magnet } skal dit den lyse formen ligger.
web-hint-flip = Snu den først.
web-hint-stop = Ingen steder ser trygge nok ut til å fortsette.
web-proposal-hints = { $name } vil gjerne tillate tips i dette spillet.
web-option-hints = Tips
web-option-hints-agreed = Alene, eller hvis alle er enige
web-option-hints-on = For alle
web-option-hints-off = Aldri

review-verdict = { $verdict ->
    [only] eneste trekk
    [best] beste trekk
    [good] bra
    [slip] unøyaktig
   *[blunder] bukk
  }
review-better = Bedre: { $move } (+{ $points }).
review-risk = Risiko { $risk } %, på det beste stedet som ble funnet { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Klynget seg sammen: { $magnets }.
review-seat = { $seat }: unøyaktige trekk { $slips }, bukker { $blunders }, gitt bort { $given }
review-partial = Resten er ikke vurdert: Fra tur { $number } ender det annerledes med fysikken i dette programmet.
review-progress = Vurdert: { $done } av { $of }
help-review = Vurder hvert trekk i et lagret spill: hva som var best, og hva det kostet.
help-review-turn = Vurder bare dette trekket eller denne turen.
server-no-review = Dette opptaket kan ikke vurderes.
server-no-review-yet = Akkurat nå vurderes for mange opptak. Prøv igjen om litt.
web-review = Vurder
web-review-graph = Hva hvert trekk ga bort
web-review-alternatives = Bedre eller like bra
web-review-done = Vurderingen er klar.
