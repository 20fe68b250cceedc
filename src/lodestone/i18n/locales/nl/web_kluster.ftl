# De Klustertafel in de browser.
# $seat: de letter van een plaats. $magnet: ‘steen 3’ of ‘spinner 3’. Lengtes zijn in mm.

web-kluster-table = Klustertafel
web-kluster-canvas = De tafel
web-kluster-seats = Plaatsen
web-kluster-you = jij
web-kluster-left = { $count ->
    [0] geen over
    [one] 1 over
   *[other] { $count } over
  }
web-kluster-stone = steen { $number }
web-kluster-spinner = spinner { $number }

## Wat er te doen is

web-kluster-preparing = De tafel wordt klaargezet …
web-kluster-choose = Jouw beurt: kies een magneet.
web-kluster-carry = Breng hem naar zijn plek en laat dan los.
web-kluster-dragging = Je hebt het koord vast.
web-kluster-cord-keys = Links en rechts gaan langs het koord, omhoog en omlaag wisselen van koord, Enter pakt het vast.
web-kluster-settling = Alles komt tot rust …
web-kluster-repair = Gelegd. Maar een koord kruist geen ander: verplaats de koorden tot ze kruisen en beëindig dan je beurt.
web-kluster-choice = Je hebt meer over dan de volgende plaats. Nog een magneet leggen?
web-kluster-waiting = { $thinking ->
    [yes] { $who } denkt na …
   *[no] { $who } is aan de beurt.
  }
web-kluster-apart = { $count ->
    [one] Koord { $cords } kruist geen ander.
   *[other] De koorden { $cords } kruisen geen ander.
  }
web-kluster-solo = { $placed } gelegd, { $faults } van { $allowed } fouten gemaakt

## De voorraad en de hand

web-kluster-pool = { $count ->
    [one] Nog één magneet te leggen
   *[other] Nog { $count } magneten te leggen
  }
web-kluster-take = Pak { $magnet }
web-kluster-hand = De magneet in je hand
web-kluster-raise = Hoger
web-kluster-lower = Lager
web-kluster-turn-left = Draai links
web-kluster-turn-right = Draai rechts
web-kluster-flip = Omkeren
web-kluster-stand = Rechtop
web-kluster-put-back = Terugleggen
web-kluster-let-go = Loslaten
web-kluster-done = Beurt klaar
web-kluster-continue = Nog een leggen
web-kluster-stop = Hier stoppen
web-kluster-end-solo = Spel hier beëindigen
web-kluster-danger = Trekkracht
web-kluster-danger-level = { $level ->
    [calm] Rustig.
    [tug] Hij trekt.
    [strong] Hij trekt hard.
   *[snap] Zo klikt hij vast!
  }

## Wat ervan kwam

web-kluster-placed = { $seat } legt { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } pakt { $magnets } op: { $count ->
        [one] die sprong
       *[other] die sprongen
      } naar de magneet in de hand (regel { $rule }).
    [outside] { $seat } pakt { $magnets } op: buiten het speelveld (regel { $rule }).
   *[kluster] { $seat } pakt { $magnets } op: geklusterd (regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] De tijd was om: fout { $faults }, toegestaan: { $allowed }.
   *[taken] Fout { $faults }, toegestaan: { $allowed }.
  }
web-kluster-offered = { $seat } heeft meer over dan de volgende plaats en mag doorgaan.
web-kluster-resigned = { $seat } stapt uit het spel; { $count ->
    [one] één magneet gaat
   *[other] { $count } magneten gaan
  } opzij.
web-kluster-replay = Nog eens zien, langzaam
web-kluster-slow = Vertraagd
web-kluster-skip = Overslaan
web-kluster-ended = { $reason ->
    [total-victory] Alles gelegd: totale overwinning!
    [faults] Een fout te veel.
    [stopped] Gestopt: de uitslag staat.
    [resigned] { $winners } wint: de anderen zijn weg.
   *[other] { $count ->
        [0] Niemand wint.
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] alles gelegd
    [one] 1 over
   *[other] { $count } over
  }
web-kluster-best = Je beste uitslag van dit soort tot nu toe: { $placed } gelegd, { $faults ->
    [one] één fout.
   *[other] { $faults } fouten.
  }
web-kluster-best-now = Je beste uitslag van dit soort!
web-kluster-best-first = Je eerste uitslag van dit soort.
web-kluster-poles-now = Nu ziet iedereen welk uiteinde noord was: rood met een ring.
web-kluster-again = Nog een keer
web-kluster-record = Het verslag van dit spel

## Hoe het getoond en verteld wordt

web-kluster-look = Beeld en hulp
web-kluster-from-above = Van boven kijken
web-kluster-quality = Beeld
web-kluster-quality-auto = wat dit apparaat aankan
web-kluster-quality-high = hoog
web-kluster-quality-medium = gemiddeld
web-kluster-quality-low = laag
web-kluster-quality-flat = plat
web-kluster-spoken = Posities uitspreken
web-kluster-spoken-what = Voor schermlezers: waar de magneet is, wat er vlakbij ligt en hoe het trekt, telkens als hij stilstaat.
web-kluster-aids = Hulp bij het oefenen
web-kluster-lines = Lijnen van het magneetveld
web-kluster-danger-map = Gevarenkaart: waar loslaten riskant zou zijn
web-kluster-keys-title = Toetsen, muis en vingers
web-kluster-keys = Cijfers pakken een magneet. Pijltjes bewegen hem, met Shift fijn, met Control ver; Page Up en Page Down brengen hem hoger en lager; Q en E draaien, F keert hem om, S zet hem rechtop. Enter laat los, Escape legt hem terug. C kiest een koord, V wisselt van beeld, R leest de tafel voor.
web-kluster-pointers = Muis: de magneet volgt, een klik laat los, het wiel tilt op, met Shift draait het; de rechterknop beweegt het beeld. Vingers: sleep waar je wilt om de magneet te bewegen; een tweede vinger draait en tilt hem. Met een lege hand sleep je een koord, en elders het beeld.
web-kluster-pose = { $pose ->
    [standing] rechtop, kant { $face } naar voren
    [lying] liggend, uiteinde { $face } naar voren
   *[flat] plat, kant { $face } boven
  }
web-kluster-offset = { $x } { $side ->
    [left] naar links
   *[right] naar rechts
  }, { $y } { $depth ->
    [near] dichterbij
   *[away] verder weg
  }
web-kluster-here = { $magnet }, { $how }: { $where } vanaf het midden, { $height } hoog.
web-kluster-allowed = { $allowed ->
    [yes] Mag hier los.
    [no] Mag hier niet los.
   *[unknown] Onderweg.
  }
web-kluster-neighbour = { $magnet }: { $distance } ervandaan, { $where }.
web-kluster-on-table = { $count ->
    [0] De tafel is leeg.
    [one] Er ligt één magneet op tafel.
   *[other] Er liggen { $count } magneten op tafel.
  }
web-kluster-lies = { $magnet }: { $where } vanaf het midden.

## De koorden leggen

web-laying = Koorden
web-laying-which = Welk koord
web-laying-cord = Koord { $number }
web-laying-shape = Vorm
web-laying-shape-name = { $shape ->
    [circle] Cirkel
    [oval] Ovaal
    [eight] Acht
   *[free] Uit de hand
  }
web-laying-turn = Draaien
web-laying-usual = Zoals altijd
web-laying-sheet = De tafel met zijn koorden
web-laying-move = Versleep het koord, of verplaats het met de pijltjes; Q en E draaien het.
web-laying-draw = Teken met de muis of een vinger een gesloten lijn; de pijltjes verplaatsen haar. Het koord houdt zijn lengte.
