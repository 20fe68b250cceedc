# Klusterbordet i webbläsaren.
# $seat: en plats bokstav. $magnet: ”sten 3” eller ”snurrmagnet 3”. Längder i mm.

web-kluster-table = Klusterbord
web-kluster-canvas = Bordet
web-kluster-seats = Platser
web-kluster-you = du
web-kluster-left = { $count ->
    [0] ingen kvar
    [one] 1 kvar
   *[other] { $count } kvar
  }
web-kluster-stone = sten { $number }
web-kluster-spinner = snurrmagnet { $number }

## Vad som ska göras

web-kluster-preparing = Bordet förbereds …
web-kluster-choose = Din tur: välj en magnet.
web-kluster-carry = För den på plats och släpp sedan.
web-kluster-dragging = Du håller i snöret.
web-kluster-cord-keys = Vänster och höger går längs snöret, upp och ner byter snöre, Enter tar tag i det.
web-kluster-settling = Allt lägger sig till ro …
web-kluster-repair = Lagd. Men ett snöre korsar inget annat: flytta snörena tills de korsar varandra och avsluta sedan din tur.
web-kluster-choice = Du har fler kvar än nästa plats. Lägga en magnet till?
web-kluster-waiting = { $thinking ->
    [yes] { $who } tänker …
   *[no] { $who } står på tur.
  }
web-kluster-apart = { $count ->
    [one] Snöre { $cords } korsar inget annat.
   *[other] Snörena { $cords } korsar inget annat.
  }
web-kluster-solo = { $placed } lagda, { $faults } av { $allowed } fel gjorda

## Förrådet och handen

web-kluster-pool = { $count ->
    [one] En magnet att lägga
   *[other] { $count } magneter att lägga
  }
web-kluster-take = Ta { $magnet }
web-kluster-hand = Magneten i din hand
web-kluster-raise = Höj
web-kluster-lower = Sänk
web-kluster-turn-left = Vrid vänster
web-kluster-turn-right = Vrid höger
web-kluster-flip = Vänd
web-kluster-stand = Res upp
web-kluster-put-back = Lägg tillbaka
web-kluster-let-go = Släpp
web-kluster-done = Avsluta turen
web-kluster-continue = Lägg en till
web-kluster-stop = Sluta här
web-kluster-end-solo = Avsluta spelet här
web-kluster-danger = Drag
web-kluster-danger-level = { $level ->
    [calm] Lugnt.
    [tug] Det drar.
    [strong] Det drar hårt.
   *[snap] Nu smäller det snart!
  }

## Vad det blev av det

web-kluster-placed = { $seat } lade { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } plockar upp { $magnets }: { $count ->
        [one] den
       *[other] de
      } hoppade till magneten i handen (regel { $rule }).
    [outside] { $seat } plockar upp { $magnets }: utanför spelytan (regel { $rule }).
   *[kluster] { $seat } plockar upp { $magnets }: de slog ihop (regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Tiden var ute: fel { $faults }, tillåtna: { $allowed }.
   *[taken] Fel { $faults }, tillåtna: { $allowed }.
  }
web-kluster-offered = { $seat } har fler kvar än nästa plats och får fortsätta.
web-kluster-resigned = { $seat } lämnar spelet; { $count ->
    [one] en magnet läggs
   *[other] { $count } magneter läggs
  } åt sidan.
web-kluster-replay = Se det igen, långsamt
web-kluster-slow = Slowmotion
web-kluster-skip = Hoppa över
web-kluster-ended = { $reason ->
    [total-victory] Allt är lagt: total seger!
    [faults] Ett fel för mycket.
    [stopped] Avslutat: resultatet står sig.
    [resigned] { $winners } vinner: de andra har gått.
   *[other] { $count ->
        [0] Ingen vinner.
        [one] { $winners } vinner.
       *[other] { $winners } delar på segern.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] alla lagda
    [one] 1 kvar
   *[other] { $count } kvar
  }
web-kluster-best = Ditt bästa resultat av det här slaget hittills: { $placed ->
    [one] en lagd
   *[other] { $placed } lagda
  }, { $faults ->
    [one] ett fel.
   *[other] { $faults } fel.
  }
web-kluster-best-now = Ditt bästa resultat av det här slaget!
web-kluster-best-first = Ditt första resultat av det här slaget.
web-kluster-poles-now = Nu ser alla vilken ände som var nord: röd med en ring.
web-kluster-again = Spela igen
web-kluster-record = Protokollet över spelet

## Hur det visas och berättas

web-kluster-look = Vy och hjälp
web-kluster-from-above = Se uppifrån
web-kluster-quality = Bild
web-kluster-quality-auto = som enheten klarar
web-kluster-quality-high = hög
web-kluster-quality-medium = medel
web-kluster-quality-low = låg
web-kluster-quality-flat = platt
web-kluster-spoken = Läs upp lägen
web-kluster-spoken-what = För skärmläsare: var magneten är, vad som finns nära och hur det drar, varje gång den stannar.
web-kluster-aids = Hjälp att öva
web-kluster-lines = Magnetfältets linjer
web-kluster-danger-map = Riskkarta: var det vore farligt att släppa
web-kluster-keys-title = Tangenter, mus och fingrar
web-kluster-keys = Siffror tar en magnet. Pilar flyttar den, fint med Skift, långt med Ctrl; Page Up och Page Down höjer och sänker; Q och E vrider, F vänder, S reser upp den. Enter släpper, Escape lägger tillbaka den. C väljer ett snöre, V byter vy, R läser upp bordet.
web-kluster-pointers = Mus: magneten följer med, ett klick släpper, hjulet höjer, med Skift vrider det; höger knapp flyttar vyn. Fingrar: dra var som helst för att flytta magneten; ett andra finger vrider och höjer den. Med tom hand kan du dra i ett snöre, och annars i vyn.
web-kluster-pose = { $pose ->
    [standing] stående, sida { $face } framåt
    [lying] liggande, ände { $face } framåt
   *[flat] platt, sida { $face } upp
  }
web-kluster-offset = { $x } { $side ->
    [left] åt vänster
   *[right] åt höger
  }, { $y } { $depth ->
    [near] närmare
   *[away] längre bort
  }
web-kluster-here = { $magnet }, { $how }: { $where } räknat från mitten, { $height } upp.
web-kluster-allowed = { $allowed ->
    [yes] Får släppas här.
    [no] Får inte släppas här.
   *[unknown] På väg.
  }
web-kluster-neighbour = { $magnet }: { $distance } bort, { $where }.
web-kluster-on-table = { $count ->
    [0] Bordet är tomt.
    [one] En magnet ligger på bordet.
   *[other] { $count } magneter ligger på bordet.
  }
web-kluster-lies = { $magnet }: { $where } räknat från mitten.

## Lägga snörena

web-laying = Snören
web-laying-which = Vilket snöre
web-laying-cord = Snöre { $number }
web-laying-shape = Form
web-laying-shape-name = { $shape ->
    [circle] Cirkel
    [oval] Oval
    [eight] Åtta
   *[free] Fri hand
  }
web-laying-turn = Vrid
web-laying-usual = Som vanligt
web-laying-sheet = Bordet med sina snören
web-laying-move = Dra snöret dit du vill, eller flytta det med piltangenterna; Q och E vrider det.
web-laying-draw = Rita en sluten linje med musen eller ett finger; piltangenterna flyttar den. Snöret behåller sin längd.
