# Klusterbordet i nettleseren.
# $seat: bokstaven til en plass. $magnet: «stein 3» eller «spinner 3». Lengder i mm.

web-kluster-table = Klusterbord
web-kluster-canvas = Bordet
web-kluster-seats = Plasser
web-kluster-you = du
web-kluster-left = { $count ->
    [0] ingen igjen
    [one] 1 igjen
   *[other] { $count } igjen
  }
web-kluster-stone = stein { $number }
web-kluster-spinner = spinner { $number }

## Hva som skal gjøres

web-kluster-preparing = Bordet gjøres klart …
web-kluster-choose = Din tur: Velg en magnet.
web-kluster-carry = Før den på plass og slipp.
web-kluster-dragging = Du holder i snoren.
web-kluster-cord-keys = Venstre og høyre går langs snoren, opp og ned bytter snor, Enter tar tak i den.
web-kluster-settling = Alt faller til ro …
web-kluster-repair = Lagt. Men en snor krysser ingen annen: Flytt snorene til de krysser, og avslutt så turen din.
web-kluster-choice = Du har flere igjen enn neste plass. Legge en magnet til?
web-kluster-waiting = { $thinking ->
    [yes] { $who } tenker …
   *[no] { $who } står for tur.
  }
web-kluster-apart = { $count ->
    [one] Snor { $cords } krysser ingen annen.
   *[other] Snorene { $cords } krysser ingen annen.
  }
web-kluster-solo = { $placed } lagt, { $faults } av { $allowed } feil gjort

## Puljen og hånden

web-kluster-pool = { $count ->
    [one] Én magnet å legge
   *[other] { $count } magneter å legge
  }
web-kluster-take = Ta { $magnet }
web-kluster-hand = Magneten i hånden
web-kluster-raise = Høyere
web-kluster-lower = Lavere
web-kluster-turn-left = Drei venstre
web-kluster-turn-right = Drei høyre
web-kluster-flip = Snu
web-kluster-stand = Reis
web-kluster-put-back = Legg tilbake
web-kluster-let-go = Slipp
web-kluster-done = Avslutt turen
web-kluster-continue = Legg en til
web-kluster-stop = Stopp her
web-kluster-end-solo = Avslutt spillet her
web-kluster-danger = Drag
web-kluster-danger-level = { $level ->
    [calm] Rolig.
    [tug] Det drar.
    [strong] Det drar hardt.
   *[snap] Nå smeller det snart!
  }

## Hva det ble til

web-kluster-placed = { $seat } la { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } plukker opp { $magnets }: { $count ->
        [one] Den
       *[other] De
      } hoppet til magneten i hånden (regel { $rule }).
    [outside] { $seat } plukker opp { $magnets }: utenfor spilleområdet (regel { $rule }).
   *[kluster] { $seat } plukker opp { $magnets }: klynget seg sammen (regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Tiden var ute: feil { $faults }, tillatt: { $allowed }.
   *[taken] Feil { $faults }, tillatt: { $allowed }.
  }
web-kluster-offered = { $seat } har flere igjen enn neste plass og kan fortsette.
web-kluster-resigned = { $seat } forlater spillet; { $count ->
    [one] én magnet legges
   *[other] { $count } magneter legges
  } til side.
web-kluster-replay = Se det igjen, sakte
web-kluster-slow = Sakte film
web-kluster-skip = Hopp over
web-kluster-ended = { $reason ->
    [total-victory] Alt er lagt: total seier!
    [faults] Én feil for mye.
    [stopped] Stoppet: Resultatet står.
    [resigned] { $winners } vinner: De andre har gått.
   *[other] { $count ->
        [0] Ingen vinner.
        [one] { $winners } vinner.
       *[other] { $winners } deler seieren.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] alle lagt
    [one] 1 igjen
   *[other] { $count } igjen
  }
web-kluster-best = Ditt beste resultat av dette slaget hittil: { $placed } lagt, { $faults ->
    [one] én feil.
   *[other] { $faults } feil.
  }
web-kluster-best-now = Ditt beste resultat av dette slaget!
web-kluster-best-first = Ditt første resultat av dette slaget.
web-kluster-poles-now = Nå ser alle hvilken ende som var nord: rød med en ring.
web-kluster-again = Spill igjen
web-kluster-record = Opptaket av spillet

## Hvordan det vises og fortelles

web-kluster-look = Visning og hjelp
web-kluster-from-above = Se ovenfra
web-kluster-quality = Bilde
web-kluster-quality-auto = det enheten klarer
web-kluster-quality-high = høy
web-kluster-quality-medium = middels
web-kluster-quality-low = lav
web-kluster-quality-flat = flat
web-kluster-spoken = Les opp posisjoner
web-kluster-spoken-what = For skjermlesere: hvor magneten er, hva som er i nærheten og hvordan det drar, hver gang den stopper.
web-kluster-aids = Hjelp til å øve
web-kluster-lines = Linjer i magnetfeltet
web-kluster-danger-map = Farekart: hvor det ville være risikabelt å slippe
web-kluster-keys-title = Taster, mus og fingre
web-kluster-keys = Tall tar en magnet. Piler flytter den, fint med Shift, langt med Ctrl; Page Up og Page Down hever og senker; Q og E dreier, F snur, S reiser den opp. Enter slipper, Escape legger den tilbake. C velger en snor, V bytter visning, R leser opp bordet.
web-kluster-pointers = Mus: Magneten følger med, et klikk slipper, hjulet hever, med Shift dreier det; høyre knapp flytter visningen. Fingre: Dra hvor som helst for å flytte magneten; en finger til dreier og hever den. Med tom hånd kan du dra i en snor, og ellers i visningen.
web-kluster-pose = { $pose ->
    [standing] stående, side { $face } forover
    [lying] liggende, ende { $face } forover
   *[flat] flatt, side { $face } opp
  }
web-kluster-offset = { $x } { $side ->
    [left] til venstre
   *[right] til høyre
  }, { $y } { $depth ->
    [near] nærmere
   *[away] lenger unna
  }
web-kluster-here = { $magnet }, { $how }: { $where } regnet fra midten, { $height } oppe.
web-kluster-allowed = { $allowed ->
    [yes] Kan slippes her.
    [no] Kan ikke slippes her.
   *[unknown] På vei.
  }
web-kluster-neighbour = { $magnet }: { $distance } unna, { $where }.
web-kluster-on-table = { $count ->
    [0] Bordet er tomt.
    [one] Én magnet ligger på bordet.
   *[other] { $count } magneter ligger på bordet.
  }
web-kluster-lies = { $magnet }: { $where } regnet fra midten.

## Å legge snorene

web-laying = Snorer
web-laying-which = Hvilken snor
web-laying-cord = Snor { $number }
web-laying-shape = Form
web-laying-shape-name = { $shape ->
    [circle] Sirkel
    [oval] Oval
    [eight] Åttetall
   *[free] Frihånd
  }
web-laying-turn = Drei
web-laying-usual = Som vanlig
web-laying-sheet = Bordet med snorene
web-laying-move = Dra snoren dit du vil, eller flytt den med piltastene; Q og E dreier den.
web-laying-draw = Tegn en lukket linje med musen eller en finger; piltastene flytter den. Snoren beholder lengden sin.
