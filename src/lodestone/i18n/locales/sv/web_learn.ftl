# Lära sig ett spel genom att spela det, steg för steg vid ett riktigt bord.
# $game: namnet på ett spel.

web-learn = Lär dig spela
web-learn-what = Genom att prova själv, vid ett eget bord. Fem minuter per spel; sluta när du vill och fortsätt senare.
web-learn-clustered = Lägg brickor, se varför en inte passar, gör en linje och en rektangel, var i vägen för någon och vinn med en poäng.
web-learn-kluster = Lägg en sten, känn hur en annan drar, låt två smälla ihop med flit, flytta snöret och vinn.
web-learn-how-far = { $state ->
    [done] En gång till
    [begun] Fortsätt med steg { $step } av { $steps }
   *[new] Börja
  }
web-learn-first = Är { $game } nytt för dig? Lär dig det på fem minuter.
web-learn-title = Lär dig { $game }
web-learn-step = { $step } av { $steps }
web-learn-back = Tillbaka
web-learn-skip = Hoppa över
web-learn-next = Vidare
web-learn-anew = Börja om den här delen
web-learn-done-already = Det här har du redan gjort.
web-learn-finished = Det var allt du behöver veta före ditt första spel { $game }. Ha så roligt!
web-learn-other = Lär dig { $game }
# Efter orden för en ruta, för skärmläsare
web-learn-cell = { $cell } Lektionen pekar hit.

## Clustered

web-learn-lay = Ta en bricka från handen: rutor där den passar lyser. Lägg den på den inramade rutan, om det lyser där, och bekräfta.
web-learn-lay-keys = Med tangentbordet: en siffra tar en bricka, pilarna och N går över bordet, Enter lägger den.
web-learn-lay-done = Den har minst två av form, fyllning och antal gemensamt med varje granne. Startbrickan i mitten passar till allt.
web-learn-refused = Nu ett fel med flit: ta en bricka och tryck på en ruta alldeles intill en bricka, där inget lyser.
web-learn-refused-done = Nedanför bordet står det varför det inte går, grannen som är i vägen är inramad, och länken leder till regeln.
web-learn-line = Tre eller fler av dina brickor i rad, vågrätt eller lodrätt, är en linje: en poäng per bricka. Gör klart linjen vid den inramade rutan.
web-learn-line-done = Din första linje: tre poäng. Längre linjer ger mer, och en bricka kan räknas både vågrätt och lodrätt.
web-learn-rectangle = Brickorna i din största rektangel utan luckor, från två gånger två, räknas också. Fyll det inramade hörnet.
web-learn-rectangle-done = Fyra poäng till. Bara den största rektangeln räknas, så låt den växa.
web-learn-block = Ett annat bord, nästan vid slutet; du ligger två poäng efter. Motståndaren är på väg att göra klart en linje på fyra vid den inramade rutan: lägg din bricka där först.
web-learn-block-done = Blockerat! Din bricka delar linjen, och en halv linje på två är inget värd.
web-learn-last = Din sista bricka. Gör en linje på tre vid den inramade rutan.
web-learn-last-done = Alla brickor är lagda, så spelet är slut.
web-learn-count = Bordet räknar allt en gång till: din största rektangel, dina rader, dina kolumner. Den som har flest poäng vinner. Bra gjort!

## Kluster

web-learn-take = De här stenarna är starka magneter, och du vill bli av med alla. Ta en: tryck på den, eller på tangenten 1.
web-learn-take-done = Den är i din hand och följer ditt finger, musen eller piltangenterna.
web-learn-place = För den innanför snöret och släpp med knappen eller Enter. Hela stenen måste ligga innanför.
web-learn-place-done = Den ligger. En tur, en sten.
web-learn-feel = Ta en till och för den långsamt närmare stenen som ligger där, tills det drar: titta på mätaren, lyssna på brummandet. Om den stöts bort, vänd den med knappen eller F.
web-learn-feel-done = Det är draget. Annars skulle du nu leta efter ett lugnare ställe …
web-learn-snap = … men gör tvärtom: gå närmare och släpp, så att de två smäller ihop.
web-learn-snap-done = Smäll! Stenar som vidrör varandra har slagit ihop till ett kluster.
web-learn-why = Det som har slagit ihop går tillbaka till ditt förråd, och det gör även det som hamnar utanför snöret. Din tur är slut. Spelar du ensam får det hända två gånger; spelar du med andra är de en tur närmare segern.
web-learn-again = Lägg en sten igen, en bra bit innanför snöret.
web-learn-cord = I stället för att undvika faran kan du skaffa plats: ta tag i snöret och dra i det, med musen, med fingret eller med C, Enter och pilarna. Det tar med sig stenarna som det vidrör.
web-learn-cord-done = Snöret får flyttas under varje tur, så länge inget smäller ihop.
web-learn-win = Lägg nu de andra stenarna långt från varandra. Den som först inte har någon kvar vinner.
web-learn-win-done = Ingen sten kvar: du har vunnit!
