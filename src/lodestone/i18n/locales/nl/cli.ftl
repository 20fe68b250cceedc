# De opdrachtregel.

## Fouten

cli-error = lodestone: { $problem }
cli-language = De taal ‘{ $code }’ is er niet. Bekend zijn: { $known }.
cli-no-such-option = De optie { $name } bestaat hier niet; --help laat zien wat er wel is.
cli-no-such-command = De opdracht ‘{ $name }’ bestaat niet; --help laat zien wat er wel is.
cli-missing = { $name } ontbreekt; --help laat zien hoe het moet.
cli-value-missing = { $name } heeft een waarde nodig; --help laat zien welke.
cli-no-value-taken = Bij { $name } hoort geen waarde.
cli-too-much = Op deze regel staat meer dan de opdracht aankan; --help laat zien hoe het moet.
# $needed: een van de zinnen hieronder, zonder hoofdletter
cli-bad-value = De waarde voor { $name } klopt niet: nodig is { $needed }.
cli-needs-one-of = een van { $known }
cli-needs-range = { $kind ->
    [whole] een geheel getal
   *[any] een getal
  } van { $least } tot en met { $most }
cli-needs-at-least = { $kind ->
    [whole] een geheel getal
   *[any] een getal
  } van minstens { $least }
cli-needs-number = { $kind ->
    [whole] een geheel getal
   *[any] een getal
  }
cli-needs-other = iets anders
file-missing = Het bestand ‘{ $name }’ is er niet.
file-directory = ‘{ $name }’ is een map; noem een bestand daarin.
file-unreadable = ‘{ $name }’ is niet te lezen: { $detail }.
file-unwritable = ‘{ $name }’ is niet te schrijven: { $detail }.
file-too-large = ‘{ $name }’ is groter dan { $limit } MiB, veel meer dan hier nodig is.
file-binary = ‘{ $name }’ is geen tekstbestand in UTF-8.
file-not-json = ‘{ $name }’ is geen JSON (regel { $line }, kolom { $column }).

## Hulp

help-lodestone = De open tafel voor Kluster en Clustered: spelen, punten tellen, scheidsrechter zijn.
help-lang = De taal: { $known }.
help-help = Deze pagina tonen en stoppen.
help-version = De versie tonen en stoppen.
help-json = JSON afdrukken, voor programma’s.
help-game = Welk spel.
help-score = De punten tellen van een afgelopen tafel Clustered, ingetikt als letters.

    Op het bord is . een leeg vakje, # de starttegel, A tot en met H een tegel van een plaats en a tot en met h zijn joker.
help-score-file = Het bord, één rij per regel; - leest de standaardinvoer.
help-referee = Een spel leiden met JSON-regels op de standaardin- en -uitvoer, voor bots in elke programmeertaal.
help-play = Spelen in de terminal: mensen aan één toetsenbord, bots, of allebei.
help-play-seats = Wie waar zit, gescheiden door komma’s: human of de naam van een bot (random, greedy, casual, club, montecarlo, expert), 1 tot 8 stuks.
help-play-seed = Schudden met dit getal, om dezelfde tegels nog eens te spelen.
help-play-first = De plaats die begint, A tot en met H.
help-play-fast = Snel spel: trek er twee per beurt en hou er vijf.
help-play-extra-wild = Plaatsen met een derde joker, bijvoorbeeld AC.
help-play-first-bonus = +2 voor de eerste lijn van vijf en de eerste 2×3.
help-play-largest-bonus = +2 voor de grootste rechthoek en de langste lijn aan het eind.
help-play-resume = Verdergaan met een bewaard spel.
help-play-record = Waar het verslag komt; bewaard wordt een spel sowieso.
help-play-plain = Zonder kleuren en zonder hertekenen: voor schermlezers en pipes.
help-replay = Stap voor stap door een bewaard spel.
help-replay-file = Een verslag, geschreven door ‘play’ of met ‘save’ van de scheidsrechter.
help-replay-move = De tafel na zoveel zetten tonen en stoppen.
help-simulate = Een scène van Kluster simuleren: magneten en koorden op een tafel, en wat handen ermee doen.
help-simulate-file = De scène, een JSON-bestand zoals beschreven in docs/scenes.md; - leest de standaardinvoer.
help-simulate-plot = Tekenen wat er gebeurd is, van boven gezien (.png, .svg of .pdf).
help-simulate-record = Elke invoer opschrijven, zodat alles tot op de bit kan worden herhaald.
help-warmup = De natuurkunde en de bots nu klaarzetten, zodat geen spel erop hoeft te wachten.
help-bench = Meten hoe snel deze computer is met de spellen, op één kern.

## Hoe je iets vraagt: de koppen van hulppagina’s, en wat er voor een waarde staat

usage-head = Gebruik:
usage-options = [OPTIES]
usage-command = OPDRACHT …
usage-arguments-title = Argumenten
usage-options-title = Opties
usage-commands-title = Opdrachten
usage-number = GETAL
usage-text = TEKST
usage-code = CODE
usage-folder = MAP
usage-file = BESTAND
usage-seat = PLAATS
usage-seats = PLAATSEN
usage-default = standaard: { $value }

## score

board-character = Regel { $line }, kolom { $column }: ‘{ $character }’ betekent niets op een bord; gebruik . # A tot en met H en a tot en met h.
score-seat = Plaats
score-rectangle = Rechthoek
score-rows = Rijen
score-columns = Kolommen
score-total = Totaal
score-empty = Er liggen geen tegels op dit bord.
score-largest-rectangle = { $seat ->
    [none] Niemand heeft als enige de grootste rechthoek.
   *[other] { $seat } heeft de grootste rechthoek.
  }
score-longest-line = { $seat ->
    [none] Niemand heeft als enige de langste lijn.
   *[other] { $seat } heeft de langste lijn.
  }
