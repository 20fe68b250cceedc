# Pedidos que chegam como dados: o árbitro, os registos, as cenas.
# $place: onde no pedido, como seats ou rules.surface ("·" para o próprio pedido).

request-unknown-key = Não há «{ $name }» aqui (em { $place }).
request-missing-key = Falta «{ $name }» (em { $place }).
request-type = Em { $place } esperava-se { $expected } e está { $got }.
request-range = O número em { $place } sai dos limites: é preciso { $expected } { $bound }.
request-length = A lista em { $place } tem { $got } entradas em vez de { $expected }.
request-value = O valor em { $place } não é permitido aqui.
request-surface = Uma superfície precisa de left, right, top e bottom, ou de um radius, ou de uma lista cells.
nothing-to-take-back = Não há nenhuma jogada para desfazer.

## O árbitro

request-not-json = Esta linha não é JSON.
request-not-object = Um pedido é um objeto JSON, como { "{" }"op":"position"{ "}" }.
request-no-operation = «op» falta ou não é uma palavra.
request-unknown-operation = Não há operação «{ $name }». Disponíveis: { $known }.
request-too-long = A linha passa de { $limit } MiB.
request-nothing-started = Nenhum jogo foi começado; começa com «new» ou «load».
request-stacks = Para { $seats } lugares são precisos outros tantos montes, e há { $stacks }.
