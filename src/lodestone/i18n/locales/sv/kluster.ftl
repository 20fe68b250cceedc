# Kluster: varför uppgifter, ett namn eller en uppställning inte går.
# $magnet: en magnets namn, som c3 (en sten) eller s3 (en snurrmagnet). $seat: en plats nummer, 0 är den första.

## Skrivsätt

notation-magnet = ”{ $text }” är ingen magnet. Skriv c och ett tal för en sten, s och ett tal för en snurrmagnet, som i c3.

## Turer

kluster-no-such-magnet = { $magnet } finns inte i det här spelet.
kluster-set-aside = { $magnet } har lagts åt sidan och är inte med i spelet.
kluster-not-yours = { $magnet } ligger i förrådet på plats { $seat }: man lägger bara egna magneter.
kluster-lies-already = { $magnet } ligger redan på bordet, och det som ligger där rör man inte.
kluster-held-and-placed = { $magnet } kan inte både vara lagd och kvar i handen.
kluster-held-alone = { $magnet } i handen vidrörde ingenting: den måste stå i ett kluster, eller inte anges som hållen.
kluster-too-small = Ett kluster är två eller fler magneter som vidrör varandra, och här angavs ett med { $count }.
kluster-named-twice = { $magnet } står två gånger i klustren: magneter som vidrör varandra är ett kluster.
kluster-outside-twice = { $magnet } anges två gånger bland dem utanför.
kluster-in-own-pool = { $magnet } låg inte på bordet. Om den var i handen och vidrörde något, ange den som hållen.
kluster-in-pool = { $magnet } låg inte på bordet: den ligger i förrådet på plats { $seat }.
kluster-must-place = Inget lades och inget gick fel: en tur slutar först när en magnet har lagts.
kluster-cords-apart = { $group ->
    [one] Snörena hänger inte ihop: flytta dem tills de gör det, sedan kan turen sluta.
   *[any] Ett snöre korsar inget annat: flytta det tills det gör det, sedan kan turen sluta.
  }
kluster-stop = Det finns inget att sluta med: en tur slutar med att en magnet läggs.
kluster-resign = Plats { $seat } är inte med (längre) och kan inte ge upp.

## Uppställning

kluster-setup-boxes = Det kan finnas 0 till { $most } askar av varje slag, inte { $count }.
kluster-setup-no-box = Det behövs minst en ask.
kluster-setup-seats = De här askarna är för 1 till { $most } platser, inte { $seats }.
kluster-setup-first = Plats { $first } kan inte börja: platserna går från 0 till { $last }.
kluster-setup-per-seat = ”{ $name }” behöver ett tal för var och en av de { $seats } platserna, och har { $given }.
kluster-setup-negative = Talen i ”{ $name }” måste vara noll eller mer.
kluster-setup-rounds = En gräns för rundor är minst en runda.
kluster-setup-handicap = Plats { $seat } kan avstå från 0 till { $most } magneter, inte { $count }.
kluster-setup-order-surplus = { $magnet } finns inte i de här askarna, eller delas ut två gånger.
kluster-setup-order-missing = { $magnet } saknas i utdelningen.

## Protokoll

kluster-record-kinds = Det måste vara exakt en av turn, stop, timeout och resign, och är { $count } av dem.
