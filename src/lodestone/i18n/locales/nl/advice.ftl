advice-points = { $points ->
    [one] Dit levert nu één punt op.
   *[other] Dit levert nu { $points } punten op.
  }
advice-denied = { $points ->
    [one] Dit pakt een vak af dat { $seat } één punt zou opleveren.
   *[other] Dit pakt een vak af dat { $seat } { $points } punten zou opleveren.
  }
advice-next = { $points ->
    [one] Volgende beurt kun je één punt maken op { $cell }.
   *[other] Volgende beurt kun je { $points } punten maken op { $cell }.
  }
advice-wild = Je houdt je joker voor later.
advice-discard = { $count ->
    [0] Je mist hem nauwelijks: hij past nu nergens.
    [one] Je mist hem nauwelijks: hij past nu op één plek.
   *[other] Je mist hem nauwelijks: hij past nu op { $count } plekken.
  }
advice-beside = { $count ->
    [0] Dit opent een nieuwe plek om te bouwen.
    [one] Hij ligt naast een van je tegels, waar meer kan groeien.
   *[other] Hij ligt naast { $count } van je tegels, waar meer kan groeien.
  }
advice-certain = Niets is nog verborgen: dit is zeker.
advice-risk = { $risk ->
    [0] Zelfs een trillende hand doet daar geen kwaad.
   *[other] Met een trillende hand mislukt daar { $risk } % van alle pogingen.
  }
advice-slack = Je hand mag er { $mm } mm naast zitten.
advice-hold = Wat de magneten vasthoudt, is voor hoogstens { $used } % verbruikt.
advice-pair = { $one } en { $other } trekken het hardst aan elkaar.
advice-not-now = Er valt nu niets aan te raden: het moet jouw beurt zijn en je moet een magneet te leggen hebben.
advice-also = Ook goed: { $moves }.

table-no-hints = Aan deze tafel zijn geen hints.
table-hints-ask = Voor hints moet iedereen aan tafel instemmen.
table-hints-often = Eén hint tegelijk: wacht even.
table-hint-late = Het spel is intussen verdergegaan.
server-hints-busy = Er wordt nu over te veel hints nagedacht. Probeer het zo nog eens.
play-hint-agree = Vindt iedereen hints in dit spel goed? (y/n)
web-hint = Hint
web-hint-ask = Om hints vragen
web-hint-thinking = Denkt na over een hint …
web-hint-tile = Probeer { $tile } op { $x }, { $y }.
web-hint-discard = Leg { $tile } af.
web-hint-place = { $magnet } hoort waar de lichte vorm ligt.
web-hint-flip = Draai hem eerst om.
web-hint-stop = Geen plek lijkt veilig genoeg om door te gaan.
web-proposal-hints = { $name } wil graag hints toestaan in dit spel.
web-option-hints = Hints
web-option-hints-agreed = Alleen, of als iedereen instemt
web-option-hints-on = Voor iedereen
web-option-hints-off = Nooit

review-verdict = { $verdict ->
    [only] enige zet
    [best] beste zet
    [good] goed
    [slip] onnauwkeurig
   *[blunder] blunder
  }
review-better = Beter: { $move } (+{ $points }).
review-risk = Risico { $risk } %, op de beste gevonden plek { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Geklusterd: { $magnets }.
review-seat = { $seat }: onnauwkeurigheden { $slips }, blunders { $blunders }, weggegeven { $given }
review-partial = De rest is niet beoordeeld: vanaf beurt { $number } loopt het met de natuurkunde van dit programma anders af.
review-progress = Beoordeeld: { $done } van { $of }
help-review = Beoordeel elke zet van een bewaard spel: wat het beste was en wat het kostte.
help-review-turn = Beoordeel alleen deze zet of beurt.
server-no-review = Dit verslag kan niet worden beoordeeld.
server-no-review-yet = Er worden nu te veel verslagen beoordeeld. Probeer het zo nog eens.
web-review = Beoordelen
web-review-graph = Wat elke zet heeft weggegeven
web-review-alternatives = Beter of even goed
web-review-done = De beoordeling is klaar.
