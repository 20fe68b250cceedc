# Forespørgsler, der kommer som data: dommeren, optegnelser, scener.
# $place: hvor i forespørgslen, som seats eller rules.surface ("·" for selve forespørgslen).

request-unknown-key = »{ $name }« findes ikke her (ved { $place }).
request-missing-key = »{ $name }« mangler (ved { $place }).
request-type = Ventede { $expected } ved { $place }, fik { $got }.
request-range = Tallet ved { $place } er uden for grænserne: Der skal gælde { $expected } { $bound }.
request-length = Listen ved { $place } har { $got } indgange i stedet for { $expected }.
request-value = Værdien ved { $place } er ikke tilladt her.
request-surface = En flade kræver left, right, top og bottom, eller en radius, eller en liste cells.
nothing-to-take-back = Der er intet træk at tage tilbage.

## Dommeren

request-not-json = Denne linje er ikke JSON.
request-not-object = En forespørgsel er et JSON-objekt, som i { "{" }"op":"position"{ "}" }.
request-no-operation = »op« mangler eller er intet ord.
request-unknown-operation = Operationen »{ $name }« findes ikke. Kendte er: { $known }.
request-too-long = Linjen er længere end { $limit } MiB.
request-nothing-started = Der er ikke begyndt noget spil; start med »new« eller »load«.
request-stacks = { $seats } pladser skal have lige så mange bunker, og der er { $stacks }.
