# Kluster: dlaczego fakty, nazwa albo przygotowanie są odrzucone.
# $magnet: nazwa magnesu, jak c3 (kamień) albo s3 (spinner). $seat: numer miejsca, 0 to pierwsze.

## Zapis

notation-magnet = „{ $text }” to nie magnes. Napisz c i liczbę dla kamienia, s i liczbę dla spinnera, na przykład c3.

## Tury

kluster-no-such-magnet = W tej partii nie ma { $magnet }.
kluster-set-aside = { $magnet } został odłożony i nie bierze udziału w tej partii.
kluster-not-yours = { $magnet } jest w zapasie miejsca { $seat }: kładzie się tylko własne magnesy.
kluster-lies-already = { $magnet } leży już na stole, a tego, co leży, się nie dotyka.
kluster-held-and-placed = { $magnet } nie może być naraz położony i wciąż w ręce.
kluster-held-alone = { $magnet } w ręce niczego nie dotknął: wpisz go do klastra albo nie podawaj jako trzymanego.
kluster-too-small = Klaster to co najmniej dwa stykające się magnesy, a podano taki, w którym jest { $count }.
kluster-named-twice = { $magnet } stoi w klastrach dwa razy: magnesy, które się stykają, to jeden klaster.
kluster-outside-twice = { $magnet } wymieniono dwa razy wśród tych poza obszarem.
kluster-in-own-pool = { $magnet } nie leżał na stole. Jeśli był w ręce i czegoś dotknął, podaj go jako trzymany.
kluster-in-pool = { $magnet } nie leżał na stole: jest w zapasie miejsca { $seat }.
kluster-must-place = Nic nie położono i nic się nie stało: tura kończy się dopiero, gdy magnes zostanie położony.
kluster-cords-apart = { $group ->
    [one] Sznurki nie tworzą jednej grupy: przesuń je, aż się połączą, wtedy tura może się skończyć.
   *[any] Jeden ze sznurków nie krzyżuje się z żadnym innym: przesuń go, aż się skrzyżuje, wtedy tura może się skończyć.
  }
kluster-stop = Nie ma czego przerywać: tura kończy się położeniem magnesu.
kluster-resign = Miejsca { $seat } nie ma (już) w grze, więc nie może się poddać.

## Przygotowanie

kluster-setup-boxes = Pudełek każdego rodzaju może być od 0 do { $most }, a nie { $count }.
kluster-setup-no-box = Potrzebne jest co najmniej jedno pudełko.
kluster-setup-seats = Z tymi pudełkami miejsc może być od 1 do { $most }, a nie { $seats }.
kluster-setup-first = Miejsce { $first } nie może zacząć: miejsca mają numery od 0 do { $last }.
kluster-setup-per-seat = „{ $name }” wymaga jednej liczby na każde miejsce: miejsc jest { $seats }, a liczb { $given }.
kluster-setup-negative = Liczby w „{ $name }” nie mogą być mniejsze od zera.
kluster-setup-rounds = Limit rund to co najmniej jedna runda.
kluster-setup-handicap = Miejsce { $seat } może odłożyć od 0 do { $most } magnesów, a nie { $count }.
kluster-setup-order-surplus = { $magnet } nie należy do tych pudełek albo rozdano go dwa razy.
kluster-setup-order-missing = Przy rozdaniu brakuje { $magnet }.

## Zapisy partii

kluster-record-kinds = Musi być dokładnie jedno z: turn, stop, timeout i resign, a jest ich { $count }.
