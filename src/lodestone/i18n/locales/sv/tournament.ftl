# Turneringar för botar, och program som spelar.

## Hjälp

help-tournament = Låt botar spela mot varandra och få ett styrketal; samma kommando fortsätter efter ett avbrott.
help-tournament-bots = Vilka som är med, skilda med komma; spelets alla botar om ingen nämns. Den som nämns två gånger är med två gånger.
help-tournament-bot = Ett program som också är med; kan ges flera gånger. docs/bots-in-any-language.md säger vad det måste kunna.
help-play-bot = Ett program som får nästa plats; kan ges flera gånger. Utan --seats (Kluster: --bots) har du (Kluster: clumsy) den första.
help-bot-seconds = Hur länge ett program får tänka på varje svar; annars 2 s i Clustered, 3 s i Kluster.
help-tournament-seats = Hur många som sitter vid varje bord.
help-tournament-deals = Hur många gånger det delas ut för varje möte; alla spelar varje giv från varje plats.
help-tournament-swiss = Ronder i en schweizerturnering, där jämbördiga möts; utan den möter alla varandra.
help-tournament-seed = Lottar givar och botar; samma tal ger samma spel.
help-tournament-out = Var resultat och rapporter hamnar.
help-tournament-jobs = Spel på samma gång; annars ett för varje kärna.
help-tournament-dask = Spela i stället på Dask-klustret hos denna schemaläggare.
help-bot = Låt ett program ta en plats vid ett bord på nätet och spela ett spel där.
help-bot-program = Programmet med sina flaggor, inom citattecken.
help-bot-table = Länken till bordet, eller en personlig länk till en plats.
help-bot-name = Vad de andra vid bordet ser; annars programmets namn.
usage-bots = BOTAR
usage-program = PROGRAM

## Fel

program-not-started = ”{ $command }” kan inte startas: { $detail }.
play-programs = Det här spelet har { $count ->
    [0] inga program vid bordet; utelämna --bot
    [one] ett program vid bordet; nämn det med --bot ({ $names })
   *[other] { $count } program vid bordet; nämn dem med --bot i platsernas ordning ({ $names })
  }.
bot-link = ”{ $link }” är ingen länk till ett bord; den ser ut som https://server/t/Abcd1234.
bot-no-server = { $address } svarar inte: { $detail }.
bot-refused = Servern säger: { $message }
tournament-too-few = { $entrants } räcker inte till { $seats } platser; nämn fler botar, gärna samma två gånger.
tournament-swiss-alone = Det finns ingen schweizerturnering för spel ensam; utelämna --swiss.
tournament-log-busy = ”{ $name }” används av en annan turnering som pågår; välj en annan mapp med --out.
tournament-log-other = ”{ $name }” hör till en turnering med andra deltagare, regler eller tal; välj en annan mapp med --out.
tournament-log-line = Rad { $line } i ”{ $name }” är inget resultat från den här turneringen; rätta filen eller välj en annan mapp med --out.
tournament-workers-lost = Processerna som spelade har dött, kanske av brist på minne; det spelade är sparat, och samma kommando fortsätter (pröva --jobs 1).
tournament-no-dask = --dask behöver paketet distributed: pip install "lodestone[cluster]".
tournament-no-cluster = Dask-schemaläggaren { $address } svarar inte: { $detail }.

## Det som visas

program-slips = { $count ->
    [one] { $seat } gav ett svar för sent eller oanvändbart: { $file }
   *[other] { $seat } gav { $count } svar för sent eller oanvändbara: { $file }
  }
bot-seated = Plats { $seat } hos { $server }. Väntar på spelet …
bot-over = Spelet är slut. Vinnare: { $winners }
tournament-progress = { $done } av { $total } spel
tournament-interrupted = Avbrutet efter { $games } spel; de är sparade, och samma kommando fortsätter.
tournament-written = Rapport: { $file }
tournament-title = Turnering i { $game }, { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
  }
tournament-summary = { $games } spel, { $deals } givar för varje möte, startal { $seed }.
tournament-bot = Bot
tournament-rating = Styrketal
tournament-games = Spel
tournament-share = Andel
tournament-points = Poäng
tournament-slips = Missar
tournament-crosstable = Vad varje bot (rad) tog från varje annan (kolumn): andel med dess 95 %-intervall, och antal spel
tournament-course = Styrketal från spel till spel
tournament-note = Styrketalen är openskills, med dubbla osäkerheten; 25 är genomsnittet. I andelen räknas oavgjort till hälften. Poäng: i Clustered summorna; i Kluster magneter kvar, ensam lagda magneter.
