# Kluster med fysikk: hvorfor en handling eller et oppsett ikke går.
# $magnet: navnet på en magnet, som c3 eller s3. $seat, $cord: tall fra 0.

## Å legge snorene

kluster-lay-count = Til disse eskene hører det { $cords } snorer, og dette ville bli { $given }.
kluster-lay-off-table = Snoren ville henge over kanten: Bordet er { $width } ganger { $depth } mm.
kluster-lay-cross = Snor { $number } krysser ingen av dem som ligger der; legg den over en av dem.
kluster-lay-shape = En snor kan ikke legges slik ({ $problem }).

## Turer

kluster-not-on-turn = Det er plass { $seat } sin tur.
kluster-settling = Vent til alt ligger i ro.
kluster-danger-hidden = Å vise hvor risikabelt et sted er, ville avsløre polene, og dette bordet viser dem ikke.
kluster-danger-empty = Det er ingen magnet i hånden.
kluster-choose-first = Si først om du fortsetter eller stopper.
kluster-nothing-offered = Det er ingenting å fortsette med: Turen slutter med at én magnet legges.
kluster-intent-number = «{ $name }» må være et tall fra { $lowest } til { $highest }.
kluster-frames = Tiden går i hele bilder, ikke i { $frames } av dem.

## Hånden

kluster-hand-full = { $magnet } er i hånden; legg den tilbake først.
kluster-hand-empty = Det er ingen magnet i hånden.
kluster-not-in-pool = { $magnet } ligger ikke i puljen din.
kluster-lies-there = { $magnet } ligger på bordet, og det som ligger der, rører man ikke.
kluster-placed-already = En magnet er lagt; nå kan bare snorene flyttes.
kluster-pose = { $magnet } kan ikke holdes slik ({ $pose }): Steiner holdes flatt eller stående, spinnere liggende.
kluster-turn-too-low = { $magnet } har ikke plass til å snus: Løft den til midten er { $height } mm oppe.
kluster-no-sliding = Ved dette bordet skyves ikke magneter: Hold deg { $height } mm over det.
kluster-release-outside = { $magnet } ville ikke ligge i spilleområdet.
kluster-release-partly = { $magnet } ville ikke ligge helt i spilleområdet.
kluster-release-contact = { $magnet } ville ikke berøre bordet i spilleområdet.
kluster-release-crossed = Snoren ligger over seg selv: Dra den tilbake først.

## Snorer

kluster-no-such-cord = Snor { $cord } finnes ikke; det er { $cords }, den første er 0.
kluster-cord-held = Snor { $cord } er alt mellom fingrene.
kluster-cord-free = Snor { $cord } er ikke mellom fingrene; ta tak i den først.
kluster-cord-missed = Det er mer enn { $reach } mm fra snor { $cord }.
kluster-cord-by-magnet = Ved dette bordet flyttes snorer bare med magneter, ikke for hånd.
kluster-done-early = Det er ingenting å avslutte: En tur slutter med at en magnet legges.
kluster-done-moving = Slipp snorene og vent til alt ligger i ro.

## Opptak

kluster-record-edited = Tur { $number } er endret: Kontrollsummen stemmer ikke.
kluster-record-illegal = Tur { $number } kan ikke ha skjedd: { $problem }
kluster-resume-snapshot = Dette øyeblikksbildet hører ikke til noen tur i opptaket.
kluster-resume-differs = Tur { $number } ender annerledes med denne fysikken, så spillet kan ikke fortsette fra dette øyeblikksbildet ({ $difference ->
    [refused] noe som ble gjort da, avvises nå
    [happenings] det skjer noe annet
   *[digest] det samme skjer, men ikke til siste bit
  }).

## Å se et spill i terminalen

help-any-surface = Clustered: et bord med kanter, 15x11 for ruter bortover og nedover, eller round:6 for en radius i ruter. Kluster: tre, glass eller filt (wood, glass, felt).
help-watch-bots = Kluster: boten på hver plass, med komma mellom (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: eskene på bordet, som i classic,classic,duo.
help-watch-expert = Kluster: Den som har flere magneter enn neste plass, kan legge en til.
help-watch-play-on = Kluster: spill videre om plasseringene når noen har vunnet.
help-watch-rounds = Kluster: slutt etter så mange runder; færrest magneter igjen vinner.
help-watch-one-group = Kluster: Alle snorer må henge sammen, ikke bare hver med en annen.
help-watch-loop = Kluster: hvor bred løkken i en Classic-snor er, i mm (320).
help-watch-loop-duo = Kluster: det samme for en DUO-snor (200).
help-watch-show-poles = Kluster: Alle ser hvilken side som er nord.
help-watch-turns = Kluster: stopp etter så mange turer.
help-watch-live = Kluster: så fort som det virkelig gikk, ikke så fort som det kan regnes ut.
help-replay-check = Kluster: spill av opptaket og si om det ender likt.
play-other-game = { $option } hører til spillet { $game }.
watch-boxes = Esken «{ $name }» finnes ikke: Oppgi classic og duo, som i classic,classic,duo.
watch-surface = Underlaget «{ $name }» finnes ikke. Kjente er: { $known }.
watch-seat-letter = «{ $letter }» er ingen plass; de heter A til X.
watch-turns = Et spill ser man i minst én tur, ikke { $turns }.
watch-preparing = Bordet gjøres klart (bare første gang, et minutt eller to) …
watch-title = Kluster · tur { $number } · { $stage ->
    [settling] faller til ro
    [repair] retter snorer
    [choice] fortsette eller stoppe
    [over] slutt
   *[preparing] legger
  }
watch-placed = { $seat } la { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } plukker opp { $magnets }: { $count ->
        [one] Den
       *[other] De
      } hoppet til magneten i hånden.
    [outside] { $seat } plukker opp { $magnets }: utenfor.
   *[klustered] { $seat } plukker opp { $magnets }: klynget seg sammen.
  }
watch-fault = { $cause ->
    [time] Tiden var ute: feil { $faults }, tillatt: { $allowed }.
   *[taken] Feil { $faults }, tillatt: { $allowed }.
  }
watch-may-continue = { $seat } har flere igjen enn neste plass og kan fortsette.
watch-resigned = { $seat } forlater spillet; { $count ->
    [one] én magnet legges
   *[other] { $count } magneter legges
  } til side.
watch-ended = { $reason ->
    [total-victory] Alt er lagt: total seier!
    [faults] Én feil for mye: Spillet er slutt.
    [stopped] Spillet ble stoppet.
    [resigned] { $winners } vinner: De andre har gått.
   *[other] { $count ->
        [0] Spillet er slutt; ingen vinner.
        [one] { $winners } vinner.
       *[other] { $winners } deler seieren.
      }
  }
watch-nothing = { $seat } la ingenting; turen går videre.
watch-solo = { $placed } lagt, { $faults } av { $allowed } feil gjort.
replay-kluster-title = Kluster · etter tur { $number } av { $most }
replay-lying = På bordet: { $magnets }
replay-no-turn = Tur { $number } finnes ikke; opptaket har { $most }.
replay-no-physics = Det er ingen fysikk i opptaket å kontrollere.
replay-other-physics = Tatt opp med fysikk { $then }; dette er fysikk { $now }.
replay-identical = Alle { $turns } turer endte likt, til siste bit.
replay-differs = Tur { $turn } ender annerledes med denne fysikken ({ $what ->
    [table] bordet er annerledes allerede før den
    [refused] noe som ble gjort da, avvises nå
    [happenings] det skjer noe annet
   *[digest] det samme skjer, men ikke til siste bit
  }). Det opptaket sier, gjelder likevel.
