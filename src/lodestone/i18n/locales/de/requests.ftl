# Anfragen, die als Daten kommen: Schiedsrichter, Aufzeichnungen, Szenen.
# $place: wo in der Anfrage, etwa seats oder rules.surface ("·" für die Anfrage selbst).

request-unknown-key = „{ $name }“ gibt es hier nicht (bei { $place }).
request-missing-key = „{ $name }“ fehlt (bei { $place }).
request-type = Bei { $place } wird { $expected } erwartet, da ist { $got }.
request-range = Die Zahl bei { $place } liegt außerhalb: Nötig ist { $expected } { $bound }.
request-length = Die Liste bei { $place } hat { $got } Einträge statt { $expected }.
request-value = Der Wert bei { $place } ist hier nicht erlaubt.
request-surface = Eine Fläche braucht left, right, top und bottom, oder einen radius, oder eine Liste cells.
nothing-to-take-back = Es gibt keinen Zug zurückzunehmen.

## Der Schiedsrichter

request-not-json = Diese Zeile ist kein JSON.
request-not-object = Eine Anfrage ist ein JSON-Objekt, etwa { "{" }"op":"position"{ "}" }.
request-no-operation = „op“ fehlt oder ist kein Wort.
request-unknown-operation = Die Operation „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
request-too-long = Die Zeile ist länger als { $limit } MiB.
request-nothing-started = Es ist kein Spiel begonnen; fang mit „new“ oder „load“ an.
request-stacks = { $seats } Plätze brauchen ebenso viele Stapel, und es sind { $stacks }.
