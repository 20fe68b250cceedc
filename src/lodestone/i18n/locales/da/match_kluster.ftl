# Kluster med fysik: hvorfor et forsøg eller en opstilling afvises.
# $magnet: en magnets navn som c3 eller s3. $seat, $cord: numre fra 0.

## At lægge snorene

kluster-lay-count = Til disse æsker hører { $cords } snore, og det her ville være { $given }.
kluster-lay-off-table = Snoren ville hænge ud over kanten: Bordet er { $width } gange { $depth } mm.
kluster-lay-cross = Snor { $number } krydser ingen af dem, der allerede ligger; læg den hen over en af dem.
kluster-lay-shape = Sådan kan en snor ikke lægges ({ $problem }).

## Ture

kluster-not-on-turn = Plads { $seat } har turen.
kluster-settling = Vent, til alt ligger stille.
kluster-danger-hidden = Hvor farligt et sted er, afslører polerne; dette bord viser dem ikke.
kluster-danger-empty = Der er ingen magnet i hånden.
kluster-choose-first = Sig først, om du fortsætter eller stopper.
kluster-nothing-offered = Der er intet at fortsætte med: Turen slutter, når én magnet er lagt.
kluster-intent-number = »{ $name }« skal være et tal fra { $lowest } til { $highest }.
kluster-frames = Tiden går i hele billeder, ikke i { $frames } af dem.

## Hånden

kluster-hand-full = { $magnet } er i hånden; læg den først tilbage.
kluster-hand-empty = Der er ingen magnet i hånden.
kluster-not-in-pool = { $magnet } er ikke i din pulje.
kluster-lies-there = { $magnet } ligger på bordet, og det, der ligger der, røres ikke.
kluster-placed-already = En magnet er lagt; nu må kun snorene flyttes.
kluster-pose = { $magnet } kan ikke holdes sådan ({ $pose }): Sten holdes fladt eller stående, spinnere liggende.
kluster-turn-too-low = { $magnet } har ikke plads til at blive vendt: Løft den, til dens midte er { $height } mm oppe.
kluster-no-sliding = Ved dette bord skubber man ikke magneter: Bliv { $height } mm over det.
kluster-release-outside = { $magnet } ville ikke ligge i spilleområdet.
kluster-release-partly = { $magnet } ville ikke ligge helt inde i spilleområdet.
kluster-release-contact = { $magnet } ville ikke røre bordet inden for spilleområdet.
kluster-release-crossed = Snoren ligger hen over sig selv: Træk den først tilbage.

## Snore

kluster-no-such-cord = Der er ingen snor { $cord }; der er { $cords }, den første er 0.
kluster-cord-held = Snor { $cord } er allerede mellem fingrene.
kluster-cord-free = Snor { $cord } er ikke mellem fingrene; tag først fat i den.
kluster-cord-missed = Det er mere end { $reach } mm fra snor { $cord }.
kluster-cord-by-magnet = Ved dette bord flyttes snore kun med magneter, ikke med hånden.
kluster-done-early = Der er intet at afslutte: En tur slutter med, at en magnet lægges.
kluster-done-moving = Slip snorene og vent, til alt ligger stille.

## Optegnelser

kluster-record-edited = Tur { $number } er blevet ændret: Dens kontrolsum passer ikke.
kluster-record-illegal = Tur { $number } kan ikke være sket: { $problem }
kluster-resume-snapshot = Dette øjebliksbillede er ikke fra en tur i denne optegnelse.
kluster-resume-differs = Tur { $number } ender anderledes med denne fysik, så partiet kan ikke fortsætte fra dette øjebliksbillede ({ $difference ->
    [refused] noget, der blev gjort dengang, afvises nu
    [happenings] der sker noget andet
   *[digest] det samme sker, men ikke til sidste bit
  }).

## At se et parti i terminalen

help-any-surface = Clustered: et bord med kanter, 15x11 for felter på tværs og på langs, eller round:6 for en radius i felter. Kluster: wood, glass eller felt.
help-watch-bots = Kluster: botten på hver plads, adskilt af kommaer (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: æskerne på bordet, som i classic,classic,duo.
help-watch-expert = Kluster: Den, der har flere magneter end næste plads, må lægge én til.
help-watch-play-on = Kluster: spil videre om placeringerne, når nogen har vundet.
help-watch-rounds = Kluster: slut efter så mange runder; færrest magneter vinder.
help-watch-one-group = Kluster: Alle snore skal hænge sammen, ikke bare hver med en anden.
help-watch-loop = Kluster: hvor bred løkken af en Classic-snor er, i mm (320).
help-watch-loop-duo = Kluster: det samme for en DUO-snor (200).
help-watch-show-poles = Kluster: Alle ser, hvilken side der er nord.
help-watch-turns = Kluster: stop efter så mange ture.
help-watch-live = Kluster: så hurtigt, som det virkelig gik, ikke så hurtigt, som det kan regnes.
help-replay-check = Kluster: spil optegnelsen igen, og sig, om den ender ens.
play-other-game = { $option } hører til spillet { $game }.
watch-boxes = Æsken »{ $name }« findes ikke: Nævn classic og duo, som i classic,classic,duo.
watch-surface = Fladen »{ $name }« findes ikke. Kendte er: { $known }.
watch-seat-letter = »{ $letter }« er ingen plads; de hedder A til X.
watch-turns = Man ser på i én tur eller flere, ikke { $turns }.
watch-preparing = Bordet gøres klar (kun første gang, et minut eller to) …
watch-title = Kluster · tur { $number } · { $stage ->
    [settling] falder til ro
    [repair] retter snore
    [choice] fortsæt eller stop
    [over] slut
   *[preparing] lægger
  }
watch-placed = { $seat } lagde { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } tager { $magnets }: { $count ->
        [one] den
       *[other] de
      } sprang op til magneten i hånden.
    [outside] { $seat } tager { $magnets }: udenfor.
   *[klustered] { $seat } tager { $magnets }: klustret.
  }
watch-fault = { $cause ->
    [time] Tiden var gået: fejl { $faults } af { $allowed } tilladte.
   *[taken] Fejl { $faults } af { $allowed } tilladte.
  }
watch-may-continue = { $seat } har flere tilbage end næste plads og må fortsætte.
watch-resigned = { $seat } forlader spillet; { $count ->
    [one] én magnet lægges
   *[other] { $count } magneter lægges
  } til side.
watch-ended = { $reason ->
    [total-victory] Alt er lagt: fuldstændig sejr!
    [faults] Én fejl for meget: Spillet er slut.
    [stopped] Spillet blev stoppet.
    [resigned] { $winners } vinder: De andre er gået.
   *[other] { $count ->
        [0] Spillet er slut; ingen vinder.
        [one] { $winners } vinder.
       *[other] { $winners } deler sejren.
      }
  }
watch-nothing = { $seat } lagde intet; turen går videre.
watch-solo = { $placed } lagt, { $faults } af { $allowed } fejl brugt.
replay-kluster-title = Kluster · efter tur { $number } af { $most }
replay-lying = På bordet: { $magnets }
replay-no-turn = Der er ingen tur { $number }; optegnelsen har { $most }.
replay-no-physics = Der er ingen fysik i denne optegnelse at efterprøve.
replay-other-physics = Optaget med fysik { $then }; dette er fysik { $now }.
replay-identical = Alle { $turns } ture endte ens, til sidste bit.
replay-differs = Tur { $turn } ender anderledes med denne fysik ({ $what ->
    [table] allerede før den ligger bordet anderledes
    [refused] noget, der blev gjort dengang, afvises nu
    [happenings] der sker noget andet
   *[digest] det samme sker, men ikke til sidste bit
  }). Det, optegnelsen siger, gælder stadig.
