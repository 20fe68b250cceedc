# Peticiones que llegan como datos: el árbitro, los registros, las escenas.
# $place: dónde de la petición, como seats o rules.surface ("·" para la petición misma).

request-unknown-key = Aquí no hay «{ $name }» (en { $place }).
request-missing-key = Falta «{ $name }» (en { $place }).
request-type = En { $place } se esperaba { $expected } y hay { $got }.
request-range = El número en { $place } se sale de los límites: hace falta { $expected } { $bound }.
request-length = La lista en { $place } tiene { $got } elementos en vez de { $expected }.
request-value = El valor en { $place } no se admite aquí.
request-surface = Una superficie necesita left, right, top y bottom, o un radius, o una lista cells.
nothing-to-take-back = No hay ninguna jugada que deshacer.

## El árbitro

request-not-json = Esta línea no es JSON.
request-not-object = Una petición es un objeto JSON, como { "{" }"op":"position"{ "}" }.
request-no-operation = «op» falta o no es una palabra.
request-unknown-operation = No hay operación «{ $name }». Disponibles: { $known }.
request-too-long = La línea pasa de { $limit } MiB.
request-nothing-started = No se ha empezado ninguna partida; empieza con «new» o «load».
request-stacks = Para { $seats } asientos hacen falta otras tantas pilas, y hay { $stacks }.
