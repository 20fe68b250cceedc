# Richieste che arrivano come dati: l’arbitro, le registrazioni, le scene.
# $place: dove nella richiesta, come seats o rules.surface ("·" per la richiesta stessa).

request-unknown-key = Qui non c’è «{ $name }» (in { $place }).
request-missing-key = Manca «{ $name }» (in { $place }).
request-type = In { $place } ci voleva { $expected }, e c’è { $got }.
request-range = Il numero in { $place } è fuori dai limiti: serve { $expected } { $bound }.
request-length = La lista in { $place } ha { $got } voci invece di { $expected }.
request-value = Il valore in { $place } qui non è ammesso.
request-surface = Una superficie vuole left, right, top e bottom, oppure un radius, oppure una lista cells.
nothing-to-take-back = Non c’è nessuna mossa da ritirare.

## L’arbitro

request-not-json = Questa riga non è JSON.
request-not-object = Una richiesta è un oggetto JSON, come { "{" }"op":"position"{ "}" }.
request-no-operation = «op» manca o non è una parola.
request-unknown-operation = Non c’è un’operazione «{ $name }». Disponibili: { $known }.
request-too-long = La riga supera i { $limit } MiB.
request-nothing-started = Non è cominciata nessuna partita; comincia con «new» o «load».
request-stacks = Per { $seats } posti servono altrettante pile, e ce ne sono { $stacks }.
