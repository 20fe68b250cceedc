advice-points = { $points ->
    [one] Det giver et point nu.
   *[other] Det giver { $points } point nu.
  }
advice-denied = { $points ->
    [one] Det tager et felt, der ville give { $seat } et point.
   *[other] Det tager et felt, der ville give { $seat } { $points } point.
  }
advice-next = { $points ->
    [one] Næste tur kan du få et point på { $cell }.
   *[other] Næste tur kan du få { $points } point på { $cell }.
  }
advice-wild = Du gemmer din joker til senere.
advice-discard = { $count ->
    [0] Du savner den næppe: Den passer ingen steder nu.
    [one] Du savner den næppe: Den passer ét sted nu.
   *[other] Du savner den næppe: Den passer { $count } steder nu.
  }
advice-beside = { $count ->
    [0] Det åbner et nyt sted at bygge.
    [one] Den ligger ved siden af en af dine brikker, hvor der kan vokse mere.
   *[other] Den ligger ved siden af { $count } af dine brikker, hvor der kan vokse mere.
  }
advice-certain = Intet er skjult længere: Det er sikkert.
advice-risk = { $risk ->
    [0] Selv en rystende hånd gør ingen skade der.
   *[other] Med en rystende hånd går { $risk } % af alle forsøg galt der.
  }
advice-slack = Din hånd må ramme { $mm } mm ved siden af.
advice-hold = Det, der holder magneterne fast, er højst { $used } % brugt op.
advice-pair = { $one } og { $other } trækker mest i hinanden.
advice-not-now = Der er intet at råde til nu: Det skal være din tur, og du skal have en magnet at lægge.
advice-also = Også godt: { $moves }.

table-no-hints = Der er ingen tips ved dette bord.
table-hints-ask = Tips kræver, at alle ved bordet er enige.
table-hints-often = Ét tip ad gangen: Vent et øjeblik.
table-hint-late = Spillet er gået videre i mellemtiden.
server-hints-busy = Der tænkes over for mange tips lige nu. Prøv igen om lidt.
play-hint-agree = Er alle enige om tips i dette spil? (y/n)
web-hint = Tip
web-hint-ask = Bed om tips
web-hint-thinking = Tænker over et tip …
web-hint-tile = Prøv { $tile } på { $x }, { $y }.
web-hint-discard = Kassér { $tile }.
web-hint-place = { $magnet } skal hen, hvor den lyse form ligger.
web-hint-flip = Vend den først.
web-hint-stop = Intet sted ser sikkert nok ud til at fortsætte.
web-proposal-hints = { $name } vil gerne tillade tips i dette spil.
web-option-hints = Tips
web-option-hints-agreed = Alene, eller hvis alle er enige
web-option-hints-on = For alle
web-option-hints-off = Aldrig

review-verdict = { $verdict ->
    [only] eneste træk
    [best] bedste træk
    [good] godt
    [slip] unøjagtighed
   *[blunder] brøler
  }
review-better = Bedre: { $move } (+{ $points }).
review-risk = Risiko { $risk } %, på det bedste fundne sted { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Klustret: { $magnets }.
review-seat = { $seat }: unøjagtigheder { $slips }, brølere { $blunders }, foræret væk { $given }
review-partial = Resten blev ikke vurderet: Fra tur { $number } ender det anderledes med dette programs fysik.
review-progress = Vurderet: { $done } af { $of }
help-review = Vurdér hvert træk i et gemt spil: hvad der var bedst, og hvad det kostede.
help-review-turn = Vurdér kun dette træk eller denne tur.
server-no-review = Denne optagelse kan ikke vurderes.
server-no-review-yet = Der vurderes for mange optagelser lige nu. Prøv igen om lidt.
web-review = Vurdér
web-review-graph = Hvad hvert træk forærede væk
web-review-alternatives = Bedre eller lige så godt
web-review-done = Vurderingen er færdig.
