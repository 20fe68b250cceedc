# Kommandoraden.

## Fel

cli-error = lodestone: { $problem }
cli-language = Språket ”{ $code }” finns inte. De som finns: { $known }.
cli-no-such-option = Väljaren { $name } finns inte här; --help visar vad som finns.
cli-no-such-command = Kommandot ”{ $name }” finns inte; --help visar vad som finns.
cli-missing = { $name } saknas; --help visar hur man gör.
cli-value-missing = { $name } behöver ett värde; --help visar vilket.
cli-no-value-taken = { $name } ska inte ha något värde.
cli-too-much = Det står mer på raden än kommandot tar emot; --help visar hur man gör.
# $needed: någon av meningarna nedan, utan stor bokstav
cli-bad-value = Värdet för { $name } duger inte: det ska vara { $needed }.
cli-needs-one-of = något av { $known }
cli-needs-range = { $kind ->
    [whole] ett heltal
   *[any] ett tal
  } från { $least } till { $most }
cli-needs-at-least = { $kind ->
    [whole] ett heltal
   *[any] ett tal
  } på minst { $least }
cli-needs-number = { $kind ->
    [whole] ett heltal
   *[any] ett tal
  }
cli-needs-other = något annat
file-missing = Filen ”{ $name }” finns inte.
file-directory = ”{ $name }” är en mapp; ange en fil i den.
file-unreadable = ”{ $name }” går inte att läsa: { $detail }.
file-unwritable = ”{ $name }” går inte att skriva: { $detail }.
file-too-large = ”{ $name }” är större än { $limit } MiB, mycket mer än som behövs här.
file-binary = ”{ $name }” är ingen textfil i UTF-8.
file-not-json = ”{ $name }” är inte JSON (rad { $line }, kolumn { $column }).

## Hjälp

help-lodestone = Det öppna bordet för Kluster och Clustered: spela, räkna poäng, döma.
help-lang = Språk: { $known }.
help-help = Visa den här sidan och avsluta.
help-version = Visa versionen och avsluta.
help-json = Skriv ut JSON, för program.
help-game = Vilket spel.
help-score = Räkna poängen på ett färdigspelat bord i Clustered, inskrivet som bokstäver.

    På brädet är . en tom ruta, # startbrickan, A till H en plats bricka och a till h dess joker.
help-score-file = Brädet, en textrad per rad; - läser standard in.
help-referee = Döm ett spel med JSON-rader på standard in och ut, för bottar på vilket programspråk som helst.
help-play = Spela i terminalen: människor vid ett tangentbord, bottar eller båda.
help-play-seats = Vem som sitter var, med komma emellan: human eller namnet på en bott (random, greedy, casual, club, montecarlo, expert), 1 till 8 stycken.
help-play-seed = Blanda efter det här talet, för att spela samma brickor igen.
help-play-first = Platsen som börjar, A till H.
help-play-fast = Snabbt spel: dra två per tur och behåll fem.
help-play-extra-wild = Platser med en tredje joker, till exempel AC.
help-play-first-bonus = +2 för den första linjen på fem och den första 2×3.
help-play-largest-bonus = +2 för den största rektangeln och den längsta linjen på slutet.
help-play-resume = Fortsätt ett sparat spel.
help-play-record = Var protokollet ska sparas; ett spel sparas i vilket fall.
help-play-plain = Inga färger, ingen omritning: för skärmläsare och rör.
help-replay = Stega igenom ett sparat spel.
help-replay-file = Ett protokoll skrivet av ”play” eller med domarens ”save”.
help-replay-move = Visa bordet efter så här många drag och avsluta.
help-simulate = Simulera en scen i Kluster: magneter och snören på ett bord, och vad händer gör med dem.
help-simulate-file = Scenen, en JSON-fil enligt docs/scenes.md; - läser standard in.
help-simulate-plot = Rita vad som hände, sett uppifrån (.png, .svg eller .pdf).
help-simulate-record = Skriv ner all inmatning, så att körningen kan upprepas bit för bit.
help-warmup = Förbered fysik och bottar nu, så att inget spel behöver vänta på dem.
help-bench = Mät hur snabb den här datorn är på spelen, på en kärna.

## Hur man frågar: hjälpsidornas rubriker, och vad som står för ett värde

usage-head = Användning:
usage-options = [VÄLJARE]
usage-command = KOMMANDO …
usage-arguments-title = Argument
usage-options-title = Väljare
usage-commands-title = Kommandon
usage-number = TAL
usage-text = TEXT
usage-code = KOD
usage-folder = MAPP
usage-file = FIL
usage-seat = PLATS
usage-seats = PLATSER
usage-default = standard: { $value }

## score

board-character = Rad { $line }, kolumn { $column }: ”{ $character }” betyder inget på ett bräde; använd . # A till H och a till h.
score-seat = Plats
score-rectangle = Rektangel
score-rows = Rader
score-columns = Kolumner
score-total = Summa
score-empty = Det ligger inga brickor på det här brädet.
score-largest-rectangle = { $seat ->
    [none] Ingen har ensam den största rektangeln.
   *[other] { $seat } har den största rektangeln.
  }
score-longest-line = { $seat ->
    [none] Ingen har ensam den längsta linjen.
   *[other] { $seat } har den längsta linjen.
  }
