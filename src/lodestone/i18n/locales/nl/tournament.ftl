# Toernooien van bots, en programma’s die spelen.

## Hulp

help-tournament = Laat bots tegen elkaar spelen en beoordeel ze; hetzelfde commando gaat na een onderbreking verder.
help-tournament-bots = Wie meedoet, gescheiden door komma’s; alle bots van het spel als niemand genoemd is. Wie twee keer genoemd is, doet twee keer mee.
help-tournament-bot = Een programma dat ook meedoet; mag meermaals. docs/bots-in-any-language.md zegt wat het moet kunnen.
help-play-bot = Een programma dat de volgende plaats krijgt; mag meermaals. Zonder --seats (Kluster: --bots) heb jij (Kluster: clumsy) de eerste.
help-bot-seconds = Hoe lang een programma over elk antwoord mag denken; anders 2 s bij Clustered, 3 s bij Kluster.
help-tournament-seats = Hoeveel er aan elke tafel zitten.
help-tournament-deals = Hoe vaak er voor elke ontmoeting gedeeld wordt; iedereen speelt elke deling vanaf elke plaats.
help-tournament-swiss = Ronden van een Zwitsers toernooi, waarin gelijken elkaar treffen; zonder dit treft iedereen iedereen.
help-tournament-seed = Loot delingen en bots; hetzelfde getal geeft dezelfde spellen.
help-tournament-out = Waar uitslagen en verslagen komen.
help-tournament-jobs = Spellen tegelijk; anders één per kern.
help-tournament-dask = Speel in plaats daarvan op het Dask-cluster van deze scheduler.
help-bot = Laat een programma aan een online tafel gaan zitten en daar één spel spelen.
help-bot-program = Het programma met zijn opties, tussen aanhalingstekens.
help-bot-table = De link naar de tafel, of een persoonlijke link naar een plaats.
help-bot-name = Wat anderen aan tafel zien; anders de naam van het programma.
usage-bots = BOTS
usage-program = PROGRAMMA

## Fouten

program-not-started = ‘{ $command }’ kan niet gestart worden: { $detail }.
play-programs = Dit spel heeft { $count ->
    [0] geen programma’s aan tafel; laat --bot weg
    [one] een programma aan tafel; noem het met --bot ({ $names })
   *[other] { $count } programma’s aan tafel; noem ze met --bot in de volgorde van de plaatsen ({ $names })
  }.
bot-link = ‘{ $link }’ is geen link naar een tafel; die ziet eruit als https://server/t/Abcd1234.
bot-no-server = { $address } antwoordt niet: { $detail }.
bot-refused = De server zegt: { $message }
tournament-too-few = { $entrants } is te weinig voor { $seats } plaatsen; noem meer bots, gerust dezelfde twee keer.
tournament-swiss-alone = Voor spelen in je eentje is er geen Zwitsers toernooi; laat --swiss weg.
tournament-log-busy = ‘{ $name }’ is in gebruik door een ander toernooi dat loopt; kies een andere map met --out.
tournament-log-other = ‘{ $name }’ hoort bij een toernooi met andere deelnemers, regels of getallen; kies een andere map met --out.
tournament-log-line = Regel { $line } van ‘{ $name }’ is geen uitslag van dit toernooi; herstel het bestand of kies een andere map met --out.
tournament-workers-lost = De processen die speelden zijn gestorven, misschien door gebrek aan geheugen; wat gespeeld is blijft bewaard, en hetzelfde commando gaat verder (probeer --jobs 1).
tournament-no-dask = --dask heeft het pakket distributed nodig: pip install "lodestone[cluster]".
tournament-no-cluster = De Dask-scheduler { $address } antwoordt niet: { $detail }.

## Wat getoond wordt

program-slips = { $count ->
    [one] { $seat } gaf een antwoord te laat of onbruikbaar: { $file }
   *[other] { $seat } gaf { $count } antwoorden te laat of onbruikbaar: { $file }
  }
bot-seated = Plaats { $seat } bij { $server }. Wachten op het spel …
bot-over = Het spel is uit. Winnaars: { $winners }
tournament-progress = { $done } van { $total } spellen
tournament-interrupted = Onderbroken na { $games } spellen; ze blijven bewaard, en hetzelfde commando gaat verder.
tournament-written = Verslag: { $file }
tournament-title = Toernooi in { $game }, { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
  }
tournament-summary = { $games } spellen, { $deals } delingen voor elke ontmoeting, startgetal { $seed }.
tournament-bot = Bot
tournament-rating = Beoordeling
tournament-games = Spellen
tournament-share = Aandeel
tournament-points = Punten
tournament-slips = Missers
tournament-crosstable = Wat elke bot (regel) van elke andere (kolom) nam: aandeel met zijn 95 %-interval, en spellen
tournament-course = Beoordeling van spel tot spel
tournament-note = Beoordelingen volgens openskill, met tweemaal hun onzekerheid; 25 is het gemiddelde. In het aandeel telt gelijkspel half. Punten: bij Clustered de totalen; bij Kluster de overgebleven magneten, alleen de gelegde.
