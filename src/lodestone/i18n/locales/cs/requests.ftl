# Požadavky, které přicházejí jako data: rozhodčí, záznamy, scény.
# $place: kde v požadavku, jako seats nebo rules.surface („·“ je samotný požadavek).

request-unknown-key = „{ $name }“ tu není (v { $place }).
request-missing-key = Chybí „{ $name }“ (v { $place }).
request-type = V { $place } má být { $expected }, a je tam { $got }.
request-range = Číslo v { $place } je mimo rozsah: je potřeba { $expected } { $bound }.
request-length = Počet položek v seznamu v { $place } je { $got }, a má být { $expected }.
request-value = Hodnota v { $place } tu není dovolená.
request-surface = Plocha potřebuje left, right, top a bottom, nebo poloměr, nebo seznam políček.
nothing-to-take-back = Není žádný tah, který by šel vzít zpět.

## Rozhodčí

request-not-json = Tento řádek není JSON.
request-not-object = Požadavek je objekt JSON, například { "{" }"op":"position"{ "}" }.
request-no-operation = „op“ chybí nebo není slovo.
request-unknown-operation = Operace „{ $name }“ neexistuje. Známé: { $known }.
request-too-long = Řádek má přes { $limit } MiB.
request-nothing-started = Žádná hra nezačala; začni s „new“ nebo „load“.
request-stacks = Míst je { $seats }, tak musí být stejně hromádek, a je jich { $stacks }.
