# Forespørsler som kommer som data: dommeren, opptak, scener.
# $place: hvor i forespørselen, som seats eller rules.surface ("·" for selve forespørselen).

request-unknown-key = «{ $name }» finnes ikke her (ved { $place }).
request-missing-key = «{ $name }» mangler (ved { $place }).
request-type = Ved { $place } var det ventet { $expected }, ikke { $got }.
request-range = Tallet ved { $place } er utenfor grensene: Det må være { $expected } { $bound }.
request-length = Listen ved { $place } har { $got } elementer i stedet for { $expected }.
request-value = Verdien ved { $place } er ikke lov her.
request-surface = En bordflate trenger left, right, top og bottom, eller en radius, eller en liste med ruter.
nothing-to-take-back = Det er ingen trekk å ta tilbake.

## Dommeren

request-not-json = Denne linjen er ikke JSON.
request-not-object = En forespørsel er et JSON-objekt, som i { "{" }"op":"position"{ "}" }.
request-no-operation = «op» mangler eller er ikke et ord.
request-unknown-operation = Operasjonen «{ $name }» finnes ikke. Kjente er: { $known }.
request-too-long = Linjen er lengre enn { $limit } MiB.
request-nothing-started = Ingen spill er startet; begynn med «new» eller «load».
request-stacks = { $seats } plasser trenger like mange bunker, og det er { $stacks }.
