# Verzoeken die als gegevens binnenkomen: de scheidsrechter, verslagen, scènes.
# $place: waar in het verzoek, zoals seats of rules.surface ("·" voor het verzoek zelf).

request-unknown-key = ‘{ $name }’ bestaat hier niet (bij { $place }).
request-missing-key = ‘{ $name }’ ontbreekt (bij { $place }).
request-type = Bij { $place } werd { $expected } verwacht, het is { $got }.
request-range = Het getal bij { $place } valt buiten de grenzen: nodig is { $expected } { $bound }.
request-length = De lijst bij { $place } heeft { $got } onderdelen in plaats van { $expected }.
request-value = De waarde bij { $place } mag hier niet.
request-surface = Een tafelblad heeft left, right, top en bottom nodig, of een straal, of een lijst vakjes.
nothing-to-take-back = Er is geen zet om terug te nemen.

## De scheidsrechter

request-not-json = Deze regel is geen JSON.
request-not-object = Een verzoek is een JSON-object, zoals { "{" }"op":"position"{ "}" }.
request-no-operation = ‘op’ ontbreekt of is geen woord.
request-unknown-operation = De bewerking ‘{ $name }’ bestaat niet. Bekend zijn: { $known }.
request-too-long = De regel is langer dan { $limit } MiB.
request-nothing-started = Er is nog geen spel; begin met ‘new’ of ‘load’.
request-stacks = Voor { $seats } plaatsen zijn evenveel stapels nodig, en het zijn er { $stacks }.
