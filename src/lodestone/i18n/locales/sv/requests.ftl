# Frågor som kommer som data: domaren, protokoll, scener.
# $place: var i frågan, som seats eller rules.surface ("·" för själva frågan).

request-unknown-key = ”{ $name }” finns inte här (vid { $place }).
request-missing-key = ”{ $name }” saknas (vid { $place }).
request-type = Vid { $place } väntades { $expected }, inte { $got }.
request-range = Talet vid { $place } ligger utanför gränserna: det ska vara { $expected } { $bound }.
request-length = Listan vid { $place } har { $got } poster i stället för { $expected }.
request-value = Värdet vid { $place } är inte tillåtet här.
request-surface = En bordsyta behöver left, right, top och bottom, eller en radie, eller en lista med rutor.
nothing-to-take-back = Det finns inget drag att ta tillbaka.

## Domaren

request-not-json = Den här raden är inte JSON.
request-not-object = En fråga är ett JSON-objekt, som i { "{" }"op":"position"{ "}" }.
request-no-operation = ”op” saknas eller är inget ord.
request-unknown-operation = Operationen ”{ $name }” finns inte. De som finns: { $known }.
request-too-long = Raden är längre än { $limit } MiB.
request-nothing-started = Inget spel har börjat; börja med ”new” eller ”load”.
request-stacks = { $seats } platser behöver lika många högar, och det finns { $stacks }.
