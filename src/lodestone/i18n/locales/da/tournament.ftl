# Turneringer for botter, og programmer der spiller.

## Hjælp

help-tournament = Lad botter spille mod hinanden og få et ratingtal; samme kommando fortsætter efter en afbrydelse.
help-tournament-bots = Hvem der er med, adskilt af kommaer; alle spillets botter, hvis ingen er nævnt. Den, der nævnes to gange, er med to gange.
help-tournament-bot = Et program, der også er med; kan gives flere gange. docs/bots-in-any-language.md fortæller, hvad det skal kunne.
help-play-bot = Et program, der får den næste plads; kan gives flere gange. Uden --seats (Kluster: --bots) har du (Kluster: clumsy) den første.
help-bot-seconds = Hvor længe et program må tænke over hvert svar; ellers 2 s i Clustered, 3 s i Kluster.
help-tournament-seats = Hvor mange der sidder ved hvert bord.
help-tournament-deals = Hvor mange gange der gives for hvert møde; alle spiller hver omgang fra hver plads.
help-tournament-swiss = Runder i en schweizerturnering, hvor jævnbyrdige mødes; uden den mødes alle.
help-tournament-seed = Trækker omgange og botter; samme tal giver de samme spil.
help-tournament-out = Hvor resultater og rapporter lægges.
help-tournament-jobs = Spil på samme tid; ellers et for hver kerne.
help-tournament-dask = Spil i stedet på denne schedulers Dask-klynge.
help-bot = Lad et program tage en plads ved et onlinebord og spille ét spil der.
help-bot-program = Programmet med dets tilvalg, i anførselstegn.
help-bot-table = Linket til bordet, eller et personligt link til en plads.
help-bot-name = Hvad de andre ved bordet ser; ellers programmets navn.
usage-bots = BOTTER
usage-program = PROGRAM

## Fejl

program-not-started = »{ $command }« kan ikke startes: { $detail }.
play-programs = Dette spil har { $count ->
    [0] ingen programmer ved bordet; udelad --bot
    [one] et program ved bordet; nævn det med --bot ({ $names })
   *[other] { $count } programmer ved bordet; nævn dem med --bot i pladsernes rækkefølge ({ $names })
  }.
bot-link = »{ $link }« er ikke et link til et bord; det ligner https://server/t/Abcd1234.
bot-no-server = { $address } svarer ikke: { $detail }.
bot-refused = Serveren siger: { $message }
tournament-too-few = { $entrants } kan ikke fylde { $seats } pladser; nævn flere botter, gerne den samme to gange.
tournament-swiss-alone = Der er ingen schweizerturnering for spil alene; udelad --swiss.
tournament-log-busy = »{ $name }« bruges af en anden turnering, der er i gang; vælg en anden mappe med --out.
tournament-log-other = »{ $name }« hører til en turnering med andre deltagere, regler eller tal; vælg en anden mappe med --out.
tournament-log-line = Linje { $line } i »{ $name }« er ikke et resultat fra denne turnering; ret filen, eller vælg en anden mappe med --out.
tournament-workers-lost = Processerne, der spillede, er døde, måske af mangel på hukommelse; det spillede er gemt, og samme kommando fortsætter (prøv --jobs 1).
tournament-no-dask = --dask kræver pakken distributed: pip install "lodestone[cluster]".
tournament-no-cluster = Dask-scheduleren { $address } svarer ikke: { $detail }.

## Det, der vises

program-slips = { $count ->
    [one] { $seat } gav et svar for sent eller ubrugeligt: { $file }
   *[other] { $seat } gav { $count } svar for sent eller ubrugelige: { $file }
  }
bot-seated = Plads { $seat } hos { $server }. Venter på spillet …
bot-over = Spillet er slut. Vindere: { $winners }
tournament-progress = { $done } af { $total } spil
tournament-interrupted = Afbrudt efter { $games } spil; de er gemt, og samme kommando fortsætter.
tournament-written = Rapport: { $file }
tournament-title = Turnering i { $game }, { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
  }
tournament-summary = { $games } spil, givet { $deals } gange for hvert møde, starttal { $seed }.
tournament-bot = Bot
tournament-rating = Ratingtal
tournament-games = Spil
tournament-share = Andel
tournament-points = Point
tournament-slips = Fejl
tournament-crosstable = Hvad hver bot (linje) tog fra hver anden (kolonne): andel med dens 95 %-interval, og antal spil
tournament-course = Ratingtal fra spil til spil
tournament-note = Ratingtal er openskills, med det dobbelte af deres usikkerhed; 25 er gennemsnittet. I andelen tæller uafgjort halvt. Point: i Clustered summerne; i Kluster magneter tilbage, alene lagte magneter.
