# Żądania, które przychodzą jako dane: sędzia, zapisy, sceny.
# $place: gdzie w żądaniu, jak seats albo rules.surface („·” to samo żądanie).

request-unknown-key = Nie ma tu „{ $name }” (w { $place }).
request-missing-key = Brakuje „{ $name }” (w { $place }).
request-type = W { $place } powinno być { $expected }, a jest { $got }.
request-range = Liczba w { $place } jest poza zakresem: potrzeba { $expected } { $bound }.
request-length = Lista w { $place } ma tyle pozycji: { $got }, a powinna mieć { $expected }.
request-value = Wartość w { $place } jest tu niedozwolona.
request-surface = Powierzchnia wymaga left, right, top i bottom albo promienia, albo listy pól.
nothing-to-take-back = Nie ma ruchu do cofnięcia.

## Sędzia

request-not-json = Ten wiersz to nie JSON.
request-not-object = Żądanie to obiekt JSON, na przykład { "{" }"op":"position"{ "}" }.
request-no-operation = Brakuje „op” albo nie jest słowem.
request-unknown-operation = Nie ma operacji „{ $name }”. Znane: { $known }.
request-too-long = Ten wiersz ma ponad { $limit } MiB.
request-nothing-started = Nie zaczęto jeszcze żadnej gry; zacznij od „new” albo „load”.
request-stacks = Miejsc jest { $seats }, więc stosów musi być tyle samo, a jest ich { $stacks }.
