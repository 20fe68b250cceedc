# Å lære et spill ved å spille det, trinn for trinn ved et ekte bord.
# $game: navnet på et spill.

web-learn = Lær å spille
web-learn-what = Ved å prøve selv, ved ditt eget bord. Fem minutter per spill; slutt når du vil, og fortsett senere.
web-learn-clustered = Legg brikker, se hvorfor en ikke passer, lag en linje og et rektangel, gå i veien for noen og vinn med ett poeng.
web-learn-kluster = Legg en stein, kjenn hvordan en annen drar, la to smelle sammen med vilje, flytt snoren og vinn.
web-learn-how-far = { $state ->
    [done] En gang til
    [begun] Fortsett med trinn { $step } av { $steps }
   *[new] Begynn
  }
web-learn-first = Er { $game } nytt for deg? Lær det på fem minutter.
web-learn-title = Lær { $game }
web-learn-step = { $step } av { $steps }
web-learn-back = Tilbake
web-learn-skip = Hopp over
web-learn-next = Videre
web-learn-anew = Begynn denne delen på nytt
web-learn-done-already = Dette har du allerede gjort.
web-learn-finished = Det var alt du trenger å vite før ditt første spill { $game }. Ha det gøy!
web-learn-other = Lær { $game }
# Etter ordene for en rute, for skjermlesere
web-learn-cell = { $cell } Leksjonen peker hit.

## Clustered

web-learn-lay = Ta en brikke fra hånden: Ruter der den passer, lyser. Legg den på den innrammede ruten, hvis det lyser der, og bekreft.
web-learn-lay-keys = Med tastaturet: Et tall tar en brikke, pilene og N går over bordet, Enter legger den.
web-learn-lay-done = Den har minst to av form, fyll og antall til felles med hver nabo. Startbrikken i midten passer til alt.
web-learn-refused = Nå en feil med vilje: Ta en brikke og trykk på en rute rett ved siden av en brikke, der ingenting lyser.
web-learn-refused-done = Nedenfor bordet står det hvorfor det ikke går, naboen som er i veien, er innrammet, og lenken fører til regelen.
web-learn-line = Tre eller flere av brikkene dine på rad, bortover eller nedover, er en linje: ett poeng per brikke. Gjør linjen ferdig ved den innrammede ruten.
web-learn-line-done = Din første linje: tre poeng. Lengre linjer gir mer, og en brikke kan telle både bortover og nedover.
web-learn-rectangle = Brikkene i ditt største rektangel uten hull, fra to ganger to, teller også. Fyll det innrammede hjørnet.
web-learn-rectangle-done = Fire poeng til. Bare det største rektangelet teller, så la det vokse.
web-learn-block = Et annet bord, nesten ved slutten; du ligger to poeng bak. Motstanderen er i ferd med å gjøre ferdig en linje på fire ved den innrammede ruten: Legg brikken din der først.
web-learn-block-done = Blokkert! Brikken din deler linjen, og en halv linje på to er ingenting verdt.
web-learn-last = Din siste brikke. Lag en linje på tre ved den innrammede ruten.
web-learn-last-done = Alle brikker er lagt, så spillet er slutt.
web-learn-count = Bordet teller alt en gang til: ditt største rektangel, radene dine, kolonnene dine. Den som har flest poeng, vinner. Bra gjort!

## Kluster

web-learn-take = Disse steinene er sterke magneter, og du vil bli kvitt alle. Ta en: Trykk på den, eller trykk 1.
web-learn-take-done = Den er i hånden din og følger fingeren, musen eller piltastene.
web-learn-place = Før den innenfor snoren og slipp med knappen eller Enter. Hele steinen må ligge innenfor.
web-learn-place-done = Den ligger. Én tur, én stein.
web-learn-feel = Ta en til og før den sakte nærmere steinen som ligger der, til det drar: Se på måleren, lytt til summingen. Blir den skjøvet bort, snur du den med knappen eller F.
web-learn-feel-done = Det er draget. Vanligvis ville du nå ha lett etter et roligere sted …
web-learn-snap = … men gjør det motsatte: Gå nærmere og slipp, så de to smeller sammen.
web-learn-snap-done = Smell! Steiner som berører hverandre, har klynget seg sammen.
web-learn-why = Det som har klynget seg sammen, går tilbake til puljen din, og det gjør også det som havner utenfor snoren. Turen din er over. Spiller du alene, kan det skje to ganger; spiller du med andre, er de én tur nærmere seieren.
web-learn-again = Legg en stein igjen, godt innenfor snoren.
web-learn-cord = I stedet for å holde deg unna faren kan du skaffe plass: Ta tak i snoren og dra i den, med musen, med fingeren eller med C, Enter og pilene. Den tar med seg steinene den berører.
web-learn-cord-done = Snoren kan flyttes i hver tur, så lenge ingenting smeller sammen.
web-learn-win = Legg nå de andre steinene langt fra hverandre. Den som først ikke har flere igjen, vinner.
web-learn-win-done = Ingen stein igjen: Du har vunnet!
