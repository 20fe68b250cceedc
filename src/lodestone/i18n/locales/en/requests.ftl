# Requests that arrive as data: the referee, records, scenes.
# $place: where in the request, as seats or rules.surface ("·" for the request itself).

request-unknown-key = There is no “{ $name }” here (at { $place }).
request-missing-key = “{ $name }” is missing (at { $place }).
request-type = Expected { $expected } at { $place }, got { $got }.
request-range = The number at { $place } is out of range: { $expected } { $bound } is needed.
request-length = The list at { $place } has { $got } entries instead of { $expected }.
request-value = The value at { $place } is not allowed here.
request-surface = A surface needs left, right, top and bottom, or a radius, or a list of cells.
nothing-to-take-back = There is no move to take back.

## The referee

request-not-json = This line is not JSON.
request-not-object = A request is a JSON object, as in { "{" }"op":"position"{ "}" }.
request-no-operation = “op” is missing or not a word.
request-unknown-operation = There is no operation “{ $name }”. Known: { $known }.
request-too-long = The line is longer than { $limit } MiB.
request-nothing-started = No game has been started; begin with “new” or “load”.
request-stacks = { $seats } seats need as many stacks, and there are { $stacks }.
