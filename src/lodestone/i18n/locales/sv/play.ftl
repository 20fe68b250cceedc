# Bordet i terminalen.

play-title = Clustered · drag { $number } · plats { $seat } · help visar kommandona
play-seat-name = { $seat } ({ $player })
play-hand = { $seat }:s hand
play-ask-play = Vilken bricka?
play-ask-discard = Inget passar. Vilken bricka kastar du?
play-ask-trim = Fler än fem brickor. Vilken kastar du?
play-ask-cell = Var ska { $tile } ligga? (ett tal på bordet; Enter lägger tillbaka den)
play-hand-over = Plats { $seat } står på tur. Lämna över tangentbordet och tryck sedan på Enter.
play-help =
    Skriv en brickas nummer och sedan numret på en ruta. Mer behövs inte.
      3           ta den tredje brickan och se var den passar
      Sh1 2,-1    lägg Sh1 två åt höger och en upp på en gång
      -Sh1        kasta den, när du måste
      hint        vad en stark bott skulle göra, och varför
      explain Sh1 2,-1    varför ett drag inte är tillåtet
      undo        ta tillbaka ditt senaste drag
      scores      poäng, del för del
      left, right, up, down    se dig om på ett stort bord
      save FIL    spara spelet i en fil du väljer
      quit        sluta; spelet sparas
    En bricka inom parentes passar ingenstans just nu. Efter varje plats poäng: +L, +R för först till-bonusarna, ^l, ^r för
    den längsta linjen och den största rektangeln som det ser ut nu, och inom parentes hur många brickor som är kvar att dra.
    En bricka är sin form (S kvadrat, T triangel, C cirkel), fyllning (h tom, d streckad, s fylld) och sitt antal; *** är en joker.
    Grannar måste ha minst två av de tre gemensamma. Linjer på tre och fler ger poäng, och din största rektangel.
play-empty = Skriv en brickas nummer, eller help.
play-unknown-command = ”{ $text }” är varken en bricka eller ett kommando; help visar båda.
play-no-tile = Bricka { $number } finns inte på handen; där är { $most }.
play-no-label = Det finns inget { $number } på bordet; talen går till { $most }.
play-fits-nowhere = { $tile } passar ingenstans just nu.
play-explain-what = Ange ett drag att förklara, som i: explain Sh1 2,-1
play-out-of-sight = { $count ->
    [one] En ruta till syns inte; med left, right, up och down ser du dig om.
   *[other] { $count } rutor till syns inte; med left, right, up och down ser du dig om.
  }
play-legal = { $move } är tillåtet.
play-hint = { $kind ->
    [discard] Jag skulle kasta: { $move }
   *[place] Jag skulle spela { $move } ({ $gain ->
        [0] inga poäng än
        [one] { $gain } poäng
       *[other] { $gain } poäng
      }).
  }
play-undo-agree = Är alla med på att ta tillbaka det senaste draget? (y/n)
play-undone = Det senaste draget är tillbakataget.
play-saved = Sparat som { $file }.
play-kept = Spelet är sparat. Fortsätt med: { $command }
play-record = Protokollet är sparat som { $file }.
play-nothing-kept = Inget spel har sparats än.
play-result = { $kind ->
    [given-up] Ingen vinner: alla har lämnat spelet.
    [shared-win] Delad seger: { $winners }
   *[win] { $winners } vinner.
  }
play-best-new = { $total } poäng: ditt bästa hittills med de här valen!
play-best-old = { $total } poäng. Ditt bästa med de här valen är { $best }.
play-unknown-player = ”{ $name }” kan inte sitta här. De som kan: { $known }.
play-seat-letter = ”{ $letter }” är ingen plats; de heter A till H.
play-surface = ”{ $size }” är ingen bordsyta. Skriv 15x11 för rutor på bredden och höjden, eller round:6 för en radie.

score-bonus = Bonus

## Vad som har hänt

event-placed = { $seat } spelade { $tile }@{ $cell }{ $gain ->
    [0] .
   *[other] {" "}(+{ $gain }).
  }
event-resigned = { $seat } har lämnat spelet.
event-discarded = { $seat } kunde inte lägga något och kastade { $tile }.
event-trimmed = { $seat } kastade { $tile }.
event-bonus = { $bonus ->
    [first_line] { $seat } är först med en linje på fem (+2).
   *[first_rectangle] { $seat } är först med en 2×3 (+2).
  }

## replay

replay-title = Clustered · efter drag { $number } av { $most }
replay-ask = Enter: vidare · b: tillbaka · ett tal: dit · q: sluta
replay-no-move = Drag { $number } finns inte; protokollet har { $most }.
play-preparing = Bottarna gör sig redo att tänka (bara första gången, ungefär en halv minut) …
