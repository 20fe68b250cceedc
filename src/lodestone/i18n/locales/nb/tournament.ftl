# Turneringer for boter, og programmer som spiller.

## Hjelp

help-tournament = La boter spille mot hverandre og få styrketall; samme kommando fortsetter etter et avbrudd.
help-tournament-bots = Hvem som er med, skilt med komma; alle spillets boter hvis ingen er nevnt. Den som nevnes to ganger, er med to ganger.
help-tournament-bot = Et program som også er med; kan gis flere ganger. docs/bots-in-any-language.md sier hva det må kunne.
help-play-bot = Et program som får neste plass; kan gis flere ganger. Uten --seats (Kluster: --bots) har du (Kluster: clumsy) den første.
help-bot-seconds = Hvor lenge et program får tenke på hvert svar; ellers 2 s i Clustered, 3 s i Kluster.
help-tournament-seats = Hvor mange som sitter ved hvert bord.
help-tournament-deals = Hvor mange ganger det deles ut for hvert møte; alle spiller hver utdeling fra hver plass.
help-tournament-swiss = Runder i en sveitserturnering, der jevnbyrdige møtes; uten den møter alle hverandre.
help-tournament-seed = Trekker utdelinger og boter; samme tall gir de samme spillene.
help-tournament-out = Hvor resultater og rapporter legges.
help-tournament-jobs = Spill samtidig; ellers ett for hver kjerne.
help-tournament-dask = Spill i stedet på Dask-klyngen til denne planleggeren.
help-bot = La et program ta en plass ved et bord på nettet og spille ett spill der.
help-bot-program = Programmet med valgene sine, i anførselstegn.
help-bot-table = Lenken til bordet, eller en personlig lenke til en plass.
help-bot-name = Det de andre ved bordet ser; ellers programmets navn.
usage-bots = BOTER
usage-program = PROGRAM

## Feil

program-not-started = «{ $command }» kan ikke startes: { $detail }.
play-programs = Dette spillet har { $count ->
    [0] ingen programmer ved bordet; utelat --bot
    [one] et program ved bordet; nevn det med --bot ({ $names })
   *[other] { $count } programmer ved bordet; nevn dem med --bot i plassenes rekkefølge ({ $names })
  }.
bot-link = «{ $link }» er ingen lenke til et bord; den ligner https://server/t/Abcd1234.
bot-no-server = { $address } svarer ikke: { $detail }.
bot-refused = Serveren sier: { $message }
tournament-too-few = { $entrants } kan ikke fylle { $seats } plasser; nevn flere boter, gjerne den samme to ganger.
tournament-swiss-alone = Det finnes ingen sveitserturnering for spill alene; utelat --swiss.
tournament-log-busy = «{ $name }» er i bruk av en annen turnering som pågår; velg en annen mappe med --out.
tournament-log-other = «{ $name }» hører til en turnering med andre deltakere, regler eller tall; velg en annen mappe med --out.
tournament-log-line = Linje { $line } i «{ $name }» er ikke et resultat fra denne turneringen; rett filen, eller velg en annen mappe med --out.
tournament-workers-lost = Prosessene som spilte, er døde, kanskje av mangel på minne; det som er spilt, er tatt vare på, og samme kommando fortsetter (prøv --jobs 1).
tournament-no-dask = --dask trenger pakken distributed: pip install "lodestone[cluster]".
tournament-no-cluster = Dask-planleggeren { $address } svarer ikke: { $detail }.

## Det som vises

program-slips = { $count ->
    [one] { $seat } ga et svar for sent eller ubrukelig: { $file }
   *[other] { $seat } ga { $count } svar for sent eller ubrukelige: { $file }
  }
bot-seated = Plass { $seat } hos { $server }. Venter på spillet …
bot-over = Spillet er slutt. Vinnere: { $winners }
tournament-progress = { $done } av { $total } spill
tournament-interrupted = Avbrutt etter { $games } spill; de er tatt vare på, og samme kommando fortsetter.
tournament-written = Rapport: { $file }
tournament-title = Turnering i { $game }, { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
  }
tournament-summary = { $games } spill, delt ut { $deals } ganger for hvert møte, starttall { $seed }.
tournament-bot = Bot
tournament-rating = Styrketall
tournament-games = Spill
tournament-share = Andel
tournament-points = Poeng
tournament-slips = Feil
tournament-crosstable = Det hver bot (linje) tok fra hver annen (kolonne): andel med sitt 95 %-intervall, og antall spill
tournament-course = Styrketall fra spill til spill
tournament-note = Styrketallene er openskills, med det dobbelte av usikkerheten; 25 er gjennomsnittet. I andelen teller uavgjort halvt. Poeng: i Clustered summene; i Kluster magneter igjen, alene lagte magneter.
