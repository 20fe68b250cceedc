# Les demandes qui arrivent en données : l’arbitre, les enregistrements, les scènes.
# $place : où dans la demande, comme seats ou rules.surface ("·" pour la demande elle-même).

request-unknown-key = Il n’y a pas de « { $name } » ici (à { $place }).
request-missing-key = Il manque « { $name } » (à { $place }).
request-type = À { $place }, il fallait { $expected }, et c’est { $got }.
request-range = Le nombre à { $place } sort des limites : il faut { $expected } { $bound }.
request-length = La liste à { $place } a { $got } éléments au lieu de { $expected }.
request-value = La valeur à { $place } n’est pas permise ici.
request-surface = Une surface demande left, right, top et bottom, ou un radius, ou une liste cells.
nothing-to-take-back = Il n’y a pas de coup à reprendre.

## L’arbitre

request-not-json = Cette ligne n’est pas du JSON.
request-not-object = Une demande est un objet JSON, comme { "{" }"op":"position"{ "}" }.
request-no-operation = « op » manque ou n’est pas un mot.
request-unknown-operation = Il n’y a pas d’opération « { $name } ». Connues : { $known }.
request-too-long = La ligne dépasse { $limit } Mio.
request-nothing-started = Aucune partie n’est commencée ; débute par « new » ou « load ».
request-stacks = Pour { $seats } places, il faut autant de pioches, et il y en a { $stacks }.
