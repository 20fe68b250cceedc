# Lær et spil ved at spille det, trin for trin ved et rigtigt bord.
# $game: navnet på et spil.

web-learn = Lær at spille
web-learn-what = Ved at prøve det, ved dit eget bord. Fem minutter pr. spil; hold op, når du vil, og fortsæt senere.
web-learn-clustered = Læg brikker, se hvorfor en ikke passer, lav en linje og et rektangel, gå i vejen for nogen, og vind med et point.
web-learn-kluster = Læg en sten, mærk en anden trække, lad to smække sammen med vilje, flyt snoren, og vind.
web-learn-how-far = { $state ->
    [done] En gang til
    [begun] Fortsæt med trin { $step } af { $steps }
   *[new] Begynd
  }
web-learn-first = Er { $game } nyt for dig? Lær det på fem minutter.
web-learn-title = Lær { $game }
web-learn-step = { $step } af { $steps }
web-learn-back = Tilbage
web-learn-skip = Spring over
web-learn-next = Videre
web-learn-anew = Begynd denne del forfra
web-learn-done-already = Det har du allerede gjort.
web-learn-finished = Det var alt, man behøver at vide før sit første spil { $game }. God fornøjelse!
web-learn-other = Lær { $game }
# Efter ordene for et felt, til skærmlæsere
web-learn-cell = { $cell } Lektionen peger her.

## Clustered

web-learn-lay = Tag en brik fra din hånd: felter, hvor den passer, lyser. Læg den på det indrammede felt, hvis det lyser, og bekræft.
web-learn-lay-keys = Med tastaturet: et tal tager en brik, pilene og N fører hen over brættet, Enter lægger den.
web-learn-lay-done = Den har mindst to af form, udfyldning og antal til fælles med hver nabo. Startbrikken i midten passer til alt.
web-learn-refused = Nu en fejl med vilje: tag en brik, og tryk på et felt lige ved siden af en brik, hvor intet lyser.
web-learn-refused-done = Under brættet står hvorfor, naboen, der er i vejen, er indrammet, og linket fører til reglen.
web-learn-line = Tre eller flere af dine brikker på række, vandret eller lodret, er en linje: et point for hver brik. Gør den ved det indrammede felt færdig.
web-learn-line-done = Din første linje: tre point. Længere linjer giver mere, og en brik kan tælle både vandret og lodret.
web-learn-rectangle = Dit største fyldte rektangel, fra to gange to, tæller også sine brikker. Udfyld det indrammede hjørne.
web-learn-rectangle-done = Fire point mere. Kun det største rektangel tæller, så lad det vokse.
web-learn-block = Et andet bord, næsten ved slutningen; du er to point bagud. Modstanderen er ved at lukke en linje på fire ved det indrammede felt: læg din brik der først.
web-learn-block-done = Blokeret! Din brik deler linjen, og en halv linje på to er intet værd.
web-learn-last = Din sidste brik. Lav en linje på tre ved det indrammede felt.
web-learn-last-done = Alle brikker er lagt, så spillet er slut.
web-learn-count = Bordet tæller det hele en gang til: dit største rektangel, dine rækker, dine kolonner. Den, der har flest point, vinder. Godt gået!

## Kluster

web-learn-take = Disse sten er stærke magneter, og du vil af med dem alle. Tag en: tryk på den, eller tryk 1.
web-learn-take-done = Den er i din hånd og følger din finger, musen eller piletasterne.
web-learn-place = Bær den ind i snoren, og slip den med knappen eller Enter. Den skal ligge helt indenfor.
web-learn-place-done = Den ligger. En tur, en sten.
web-learn-feel = Tag en til, og før den langsomt nærmere stenen, der ligger der, til den trækker: se på måleren, lyt til brummen. Bliver den skubbet væk, så vend den med knappen eller F.
web-learn-feel-done = Det er trækket. Normalt ville du nu lede efter et roligere sted …
web-learn-snap = … men gør det modsatte: gå nærmere, og slip, så de to smækker sammen.
web-learn-snap-done = Smæk! Sten, der rører hinanden, har klustret.
web-learn-why = Det, der klustrer, samler du op igen, og det gør du også med det, der kommer ud af snoren. Din tur er slut. Alene må det ske to gange; sammen med andre er de en tur nærmere sejren.
web-learn-again = Læg en sten igen, godt inden for snoren.
web-learn-cord = I stedet for at holde dig fra faren kan du skaffe plads: grib snoren, og træk i den, med musen, med fingeren eller med C, Enter og pilene. Den tager de sten med, som den rører.
web-learn-cord-done = Snoren må flyttes i hver tur, så længe intet smækker sammen.
web-learn-win = Læg nu de andre sten langt fra hinanden. Den, der først ingen har tilbage, vinder.
web-learn-win-done = Ingen sten tilbage: du har vundet!
