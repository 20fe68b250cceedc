# Kluster-bordet i browseren.
# $seat: en plads’ bogstav. $magnet: »sten 3« eller »spinner 3«. Længder er i mm.

web-kluster-table = Kluster-bord
web-kluster-canvas = Bordet
web-kluster-seats = Pladser
web-kluster-you = dig
web-kluster-left = { $count ->
    [0] ingen tilbage
    [one] 1 tilbage
   *[other] { $count } tilbage
  }
web-kluster-stone = sten { $number }
web-kluster-spinner = spinner { $number }

## Hvad der skal gøres

web-kluster-preparing = Bordet gøres klar …
web-kluster-choose = Din tur: Vælg en magnet.
web-kluster-carry = Bær den hen på sin plads, og slip.
web-kluster-dragging = Du holder snoren.
web-kluster-cord-keys = Venstre og højre går langs snoren, op og ned skifter snor, Enter tager fat.
web-kluster-settling = Alt falder til ro …
web-kluster-repair = Lagt. Men en snor krydser ingen anden: Flyt snorene, til de krydser hinanden, og slut så din tur.
web-kluster-choice = Du har flere tilbage end næste plads. Læg en magnet til?
web-kluster-waiting = { $thinking ->
    [yes] { $who } tænker …
   *[no] { $who } har turen.
  }
web-kluster-apart = { $count ->
    [one] Snor { $cords } krydser ingen anden.
   *[other] Snorene { $cords } krydser ingen anden.
  }
web-kluster-solo = { $placed } lagt, { $faults } af { $allowed } fejl brugt

## Puljen og hånden

web-kluster-pool = { $count ->
    [one] Én magnet at lægge
   *[other] { $count } magneter at lægge
  }
web-kluster-take = Tag { $magnet }
web-kluster-hand = Magneten i din hånd
web-kluster-raise = Løft
web-kluster-lower = Sænk
web-kluster-turn-left = Drej til venstre
web-kluster-turn-right = Drej til højre
web-kluster-flip = Vend
web-kluster-stand = Stil op
web-kluster-put-back = Læg tilbage
web-kluster-let-go = Slip
web-kluster-done = Slut turen
web-kluster-continue = Læg én til
web-kluster-stop = Stop her
web-kluster-end-solo = Slut spillet her
web-kluster-danger = Træk
web-kluster-danger-level = { $level ->
    [calm] Roligt.
    [tug] Den trækker.
    [strong] Den trækker kraftigt.
   *[snap] Lige ved at smække!
  }

## Hvad der kom ud af det

web-kluster-placed = { $seat } lagde { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } tager { $magnets }: { $count ->
        [one] den
       *[other] de
      } sprang op til magneten i hånden (regel { $rule }).
    [outside] { $seat } tager { $magnets }: uden for spilleområdet (regel { $rule }).
   *[kluster] { $seat } tager { $magnets }: klustret (regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Tiden var gået: fejl { $faults } af { $allowed } tilladte.
   *[taken] Fejl { $faults } af { $allowed } tilladte.
  }
web-kluster-offered = { $seat } har flere tilbage end næste plads og må fortsætte.
web-kluster-resigned = { $seat } forlader spillet; { $count ->
    [one] én magnet lægges
   *[other] { $count } magneter lægges
  } til side.
web-kluster-replay = Se det igen, langsomt
web-kluster-slow = Slowmotion
web-kluster-skip = Spring over
web-kluster-ended = { $reason ->
    [total-victory] Alt er lagt: fuldstændig sejr!
    [faults] Én fejl for meget.
    [stopped] Stoppet: Resultatet gælder.
    [resigned] { $winners } vinder: De andre er gået.
   *[other] { $count ->
        [0] Ingen vinder.
        [one] { $winners } vinder.
       *[other] { $winners } deler sejren.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] alle lagt
    [one] 1 tilbage
   *[other] { $count } tilbage
  }
web-kluster-best = Dit hidtil bedste resultat af denne slags: { $placed } lagt, { $faults ->
    [one] én fejl.
   *[other] { $faults } fejl.
  }
web-kluster-best-now = Dit bedste resultat af denne slags!
web-kluster-best-first = Dit første resultat af denne slags.
web-kluster-poles-now = Nu ser alle, hvilken ende der var nord: rød med ring.
web-kluster-again = Spil igen
web-kluster-record = Optegnelsen af dette spil

## Hvordan det vises og siges

web-kluster-look = Visning og hjælp
web-kluster-from-above = Se fra oven
web-kluster-quality = Billede
web-kluster-quality-auto = som enheden kan
web-kluster-quality-high = høj
web-kluster-quality-medium = mellem
web-kluster-quality-low = lav
web-kluster-quality-flat = flad
web-kluster-spoken = Sig positioner
web-kluster-spoken-what = Til skærmlæsere: hvor magneten er, hvad der er i nærheden, og hvordan det trækker, hver gang den holder stille.
web-kluster-aids = Træningshjælp
web-kluster-lines = Magnetfeltets linjer
web-kluster-danger-map = Farekort: hvor det ville være farligt at give slip
web-kluster-keys-title = Taster, mus og fingre
web-kluster-keys = Tal tager en magnet. Pile flytter den, fint med Shift, langt med Control; Page Up og Page Down løfter og sænker; Q og E drejer, F vender, S stiller den op. Enter slipper, Escape lægger den tilbage. C vælger en snor, V skifter visning, R læser bordet op.
web-kluster-pointers = Mus: Magneten følger med, et klik slipper, hjulet løfter, med Shift drejer det; højre knap flytter visningen. Fingre: Træk hvor som helst for at flytte magneten; en finger til drejer og løfter den. Med tom hånd kan en snor trækkes, og visningen andre steder.
web-kluster-pose = { $pose ->
    [standing] stående, side { $face } forrest
    [lying] liggende, ende { $face } forrest
   *[flat] fladt, side { $face } op
  }
web-kluster-offset = { $x } til { $side ->
    [left] venstre
   *[right] højre
  }, { $y } { $depth ->
    [near] nærmere dig
   *[away] længere fra dig
  }
web-kluster-here = { $magnet }, { $how }: { $where } i forhold til midten, { $height } oppe.
web-kluster-allowed = { $allowed ->
    [yes] Må slippes her.
    [no] Må ikke slippes her.
   *[unknown] På vej.
  }
web-kluster-neighbour = { $magnet }: { $distance } væk, { $where }.
web-kluster-on-table = { $count ->
    [0] Bordet er tomt.
    [one] Der ligger én magnet på bordet.
   *[other] Der ligger { $count } magneter på bordet.
  }
web-kluster-lies = { $magnet }: { $where } i forhold til midten.

## At lægge snorene

web-laying = Snore
web-laying-which = Hvilken snor
web-laying-cord = Snor { $number }
web-laying-shape = Form
web-laying-shape-name = { $shape ->
    [circle] Cirkel
    [oval] Oval
    [eight] Ottetal
   *[free] Fri hånd
  }
web-laying-turn = Drej
web-laying-usual = Som sædvanlig
web-laying-sheet = Bordet med sine snore
web-laying-move = Træk snoren rundt, eller flyt den med piletasterne; Q og E drejer den.
web-laying-draw = Tegn en lukket linje med musen eller en finger; piletaster flytter den. Snoren beholder sin længde.
