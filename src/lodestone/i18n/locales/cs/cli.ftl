# Příkazový řádek.

## Chyby

cli-error = lodestone: { $problem }
cli-language = Jazyk „{ $code }“ tu není. Známé: { $known }.
cli-no-such-option = Volba { $name } tu není; --help ukáže, co tu je.
cli-no-such-command = Příkaz „{ $name }“ tu není; --help ukáže, co tu je.
cli-missing = Chybí { $name }; --help ukáže, jak na to.
cli-value-missing = { $name } potřebuje hodnotu; --help ukáže jakou.
cli-no-value-taken = { $name } nebere žádnou hodnotu.
cli-too-much = Na řádku je víc, než příkaz bere; --help ukáže, jak na to.
# $needed: jedno z následujících určení, bez velkého písmene
cli-bad-value = Hodnota pro { $name } se nehodí. Je potřeba: { $needed }.
cli-needs-one-of = jedno z { $known }
cli-needs-range = { $kind ->
    [whole] celé číslo
   *[any] číslo
  } od { $least } do { $most }
cli-needs-at-least = { $kind ->
    [whole] celé číslo
   *[any] číslo
  }, nejméně { $least }
cli-needs-number = { $kind ->
    [whole] celé číslo
   *[any] číslo
  }
cli-needs-other = něco jiného
file-missing = Soubor „{ $name }“ neexistuje.
file-directory = „{ $name }“ je složka; zadej soubor v ní.
file-unreadable = „{ $name }“ nejde přečíst: { $detail }.
file-unwritable = „{ $name }“ nejde zapsat: { $detail }.
file-too-large = „{ $name }“ má přes { $limit } MiB, mnohem víc, než je tu potřeba.
file-binary = „{ $name }“ není textový soubor v UTF-8.
file-not-json = „{ $name }“ není JSON (řádek { $line }, sloupec { $column }).

## Nápověda

help-lodestone = Otevřený stůl pro Kluster a Clustered: hraní, počítání bodů, rozhodčí.
help-lang = Jazyk: { $known }.
help-help = Ukaž tuto stránku a skonči.
help-version = Ukaž verzi a skonči.
help-json = Vypiš JSON, pro programy.
help-game = Která hra.
help-score = Spočítej body na dohraném stole hry Clustered, zapsaném písmeny.

    Na plánu je . prázdné políčko, # startovní dílek, A až H dílek daného místa, a až h jeho žolík.
help-score-file = Plán, jedna řada na řádek; - čte standardní vstup.
help-referee = Dělej rozhodčího přes řádky JSON na standardním vstupu a výstupu, pro boty v jakémkoli jazyce.
help-play = Hraj v terminálu: lidé u jedné klávesnice, boti, nebo obojí.
help-play-seats = Kdo kde sedí, odděleno čárkami: human nebo jméno bota (random, greedy, casual, club, montecarlo, expert), 1 až 8.
help-play-seed = Rozdej podle tohoto čísla, aby šlo hrát znovu se stejnými dílky.
help-play-first = Místo, které začíná, A až H.
help-play-fast = Rychlá hra: v tahu si dobereš dva a necháš si pět.
help-play-extra-wild = Místa s třetím žolíkem, například AC.
help-play-first-bonus = +2 za první řadu pěti a za první obdélník 2×3.
help-play-largest-bonus = +2 za největší obdélník a za nejdelší řadu na konci.
help-play-resume = Pokračuj v uložené hře.
help-play-record = Kam uložit záznam; hra se uloží v každém případě.
help-play-plain = Bez barev a překreslování: pro odečítače obrazovky a roury.
help-replay = Projdi uloženou hru krok za krokem.
help-replay-file = Záznam, který napsal „play“ nebo „save“ rozhodčího.
help-replay-move = Ukaž stůl po tolika tazích a skonči.
help-simulate = Simuluj scénu hry Kluster: magnety a provázky na stole a co s nimi dělají ruce.
help-simulate-file = Scéna, soubor JSON podle docs/scenes.md; - čte standardní vstup.
help-simulate-plot = Nakresli, co se stalo, při pohledu shora (.png, .svg nebo .pdf).
help-simulate-record = Zapiš každý vstup, aby šel běh přehrát bit po bitu.
help-warmup = Připrav fyziku a boty hned, aby na ně žádná hra nemusela čekat.
help-bench = Změř, jak rychle si tento počítač vede ve hrách, na jednom jádru.

## Jak se ptát: nadpisy nápovědy a co stojí místo hodnoty

usage-head = Použití:
usage-options = [VOLBY]
usage-command = PŘÍKAZ …
usage-arguments-title = Argumenty
usage-options-title = Volby
usage-commands-title = Příkazy
usage-number = ČÍSLO
usage-text = TEXT
usage-code = KÓD
usage-folder = SLOŽKA
usage-file = SOUBOR
usage-seat = MÍSTO
usage-seats = MÍSTA
usage-default = jinak: { $value }

## score

board-character = Řádek { $line }, sloupec { $column }: „{ $character }“ na plánu nic neznamená; používej . # a písmena A až H nebo a až h.
score-seat = Místo
score-rectangle = Obdélník
score-rows = Řádky
score-columns = Sloupce
score-total = Celkem
score-empty = Na tomto plánu nejsou žádné dílky.
score-largest-rectangle = { $seat ->
    [none] Nikdo nemá největší obdélník jako jediný.
   *[other] { $seat } má největší obdélník.
  }
score-longest-line = { $seat ->
    [none] Nikdo nemá nejdelší řadu jako jediný.
   *[other] { $seat } má nejdelší řadu.
  }
