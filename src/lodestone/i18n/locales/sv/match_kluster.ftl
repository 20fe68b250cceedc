# Kluster med fysik: varför en handling eller en uppställning inte går.
# $magnet: en magnets namn, som c3 eller s3. $seat, $cord: nummer från 0.

## Lägga snörena

kluster-lay-count = Till de här askarna hör { $cords } snören, och det här skulle bli { $given }.
kluster-lay-off-table = Snöret skulle hänga över kanten: bordet är { $width } gånger { $depth } mm.
kluster-lay-cross = Snöre { $number } korsar inget av dem som redan ligger; lägg det över ett av dem.
kluster-lay-shape = Ett snöre kan inte läggas så ({ $problem }).

## Turer

kluster-not-on-turn = Det är plats { $seat }:s tur.
kluster-settling = Vänta tills allt ligger stilla.
kluster-danger-hidden = Att visa hur riskabelt ett ställe är skulle avslöja polerna, och det här bordet visar dem inte.
kluster-danger-empty = Det är ingen magnet i handen.
kluster-choose-first = Säg först om du fortsätter eller slutar.
kluster-nothing-offered = Det finns inget att fortsätta med: turen slutar med att en magnet läggs.
kluster-intent-number = ”{ $name }” måste vara ett tal från { $lowest } till { $highest }.
kluster-frames = Tiden går i hela bildrutor, inte i { $frames } sådana.

## Handen

kluster-hand-full = { $magnet } är i handen; lägg tillbaka den först.
kluster-hand-empty = Det är ingen magnet i handen.
kluster-not-in-pool = { $magnet } ligger inte i ditt förråd.
kluster-lies-there = { $magnet } ligger på bordet, och det som ligger där rör man inte.
kluster-placed-already = En magnet har lagts; nu får bara snörena flyttas.
kluster-pose = { $magnet } kan inte hållas så ({ $pose }): stenar hålls platta eller stående, snurrmagneter liggande.
kluster-turn-too-low = { $magnet } har inte rum att vändas: lyft den tills mitten är { $height } mm upp.
kluster-no-sliding = Vid det här bordet skjuts inga magneter: håll dig { $height } mm över det.
kluster-release-outside = { $magnet } skulle inte ligga på spelytan.
kluster-release-partly = { $magnet } skulle inte ligga helt på spelytan.
kluster-release-contact = { $magnet } skulle inte vidröra bordet på spelytan.
kluster-release-crossed = Snöret ligger över sig självt: dra tillbaka det först.

## Snören

kluster-no-such-cord = Snöre { $cord } finns inte; de är { $cords }, det första är 0.
kluster-cord-held = Snöre { $cord } är redan mellan fingrarna.
kluster-cord-free = Snöre { $cord } är inte mellan fingrarna; ta tag i det först.
kluster-cord-missed = Det är mer än { $reach } mm från snöre { $cord }.
kluster-cord-by-magnet = Vid det här bordet flyttas snören bara med magneter, inte för hand.
kluster-done-early = Det finns inget att avsluta: en tur slutar med att en magnet läggs.
kluster-done-moving = Släpp snörena och vänta tills allt ligger stilla.

## Protokoll

kluster-record-edited = Tur { $number } har ändrats: kontrollsumman stämmer inte.
kluster-record-illegal = Tur { $number } kan inte ha hänt: { $problem }
kluster-resume-snapshot = Den här ögonblicksbilden hör inte till någon tur i protokollet.
kluster-resume-differs = Tur { $number } slutar annorlunda med den här fysiken, så spelet kan inte fortsätta från den här ögonblicksbilden ({ $difference ->
    [refused] något som gjordes då nekas nu
    [happenings] något annat händer
   *[digest] samma sak händer, men inte in i minsta bit
  }).

## Se ett spel i terminalen

help-any-surface = Clustered: ett bord med kanter, 15x11 för rutor på bredden och höjden, eller round:6 för en radie i rutor. Kluster: trä, glas eller filt (wood, glass, felt).
help-watch-bots = Kluster: botten på varje plats, med komma emellan (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: askarna på bordet, som i classic,classic,duo.
help-watch-expert = Kluster: den som har fler magneter än nästa plats får lägga en till.
help-watch-play-on = Kluster: spela vidare om placeringarna när någon har vunnit.
help-watch-rounds = Kluster: sluta efter så många rundor; minst magneter kvar vinner.
help-watch-one-group = Kluster: alla snören måste hänga ihop, inte bara vart och ett med ett annat.
help-watch-loop = Kluster: hur bred öglan i ett Classic-snöre är, i mm (320).
help-watch-loop-duo = Kluster: samma sak för ett DUO-snöre (200).
help-watch-show-poles = Kluster: alla ser vilken sida som är nord.
help-watch-turns = Kluster: sluta efter så många turer.
help-watch-live = Kluster: så fort som det verkligen gick, inte så fort som det går att räkna ut.
help-replay-check = Kluster: spela upp protokollet och säg om det blir likadant.
play-other-game = { $option } hör till spelet { $game }.
watch-boxes = Asken ”{ $name }” finns inte: ange classic och duo, som i classic,classic,duo.
watch-surface = Underlaget ”{ $name }” finns inte. De som finns: { $known }.
watch-seat-letter = ”{ $letter }” är ingen plats; de heter A till X.
watch-turns = Ett spel ser man i minst en tur, inte { $turns }.
watch-preparing = Bordet förbereds (bara första gången, en minut eller två) …
watch-title = Kluster · tur { $number } · { $stage ->
    [settling] lägger sig till ro
    [repair] rättar snören
    [choice] fortsätta eller sluta
    [over] slut
   *[preparing] lägger
  }
watch-placed = { $seat } lade { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } plockar upp { $magnets }: { $count ->
        [one] den
       *[other] de
      } hoppade till magneten i handen.
    [outside] { $seat } plockar upp { $magnets }: utanför.
   *[klustered] { $seat } plockar upp { $magnets }: de slog ihop.
  }
watch-fault = { $cause ->
    [time] Tiden var ute: fel { $faults }, tillåtna: { $allowed }.
   *[taken] Fel { $faults }, tillåtna: { $allowed }.
  }
watch-may-continue = { $seat } har fler kvar än nästa plats och får fortsätta.
watch-resigned = { $seat } lämnar spelet; { $count ->
    [one] en magnet läggs
   *[other] { $count } magneter läggs
  } åt sidan.
watch-ended = { $reason ->
    [total-victory] Allt är lagt: total seger!
    [faults] Ett fel för mycket: spelet är slut.
    [stopped] Spelet avslutades.
    [resigned] { $winners } vinner: de andra har gått.
   *[other] { $count ->
        [0] Spelet är slut; ingen vinner.
        [one] { $winners } vinner.
       *[other] { $winners } delar på segern.
      }
  }
watch-nothing = { $seat } lade ingenting; turen går vidare.
watch-solo = { $placed } lagda, { $faults } av { $allowed } fel gjorda.
replay-kluster-title = Kluster · efter tur { $number } av { $most }
replay-lying = På bordet: { $magnets }
replay-no-turn = Tur { $number } finns inte; protokollet har { $most }.
replay-no-physics = Det finns ingen fysik i protokollet att kontrollera.
replay-other-physics = Inspelat med fysik { $then }; det här är fysik { $now }.
replay-identical = Alla { $turns } turer slutade likadant, in i minsta bit.
replay-differs = Tur { $turn } slutar annorlunda med den här fysiken ({ $what ->
    [table] redan före den är bordet annorlunda
    [refused] något som gjordes då nekas nu
    [happenings] något annat händer
   *[digest] samma sak händer, men inte in i minsta bit
  }). Det som står i protokollet gäller ändå.
