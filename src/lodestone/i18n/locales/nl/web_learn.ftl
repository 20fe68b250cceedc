# Een spel leren door het te doen, stap voor stap aan een echte tafel.
# $game: de naam van een spel.

web-learn = Leren spelen
web-learn-what = Al doende, aan je eigen tafel. Vijf minuten per spel; stop wanneer je wilt en ga later verder.
web-learn-clustered = Leg tegels, zie waarom er een niet past, maak een lijn en een rechthoek, zit iemand dwars en win met één punt.
web-learn-kluster = Leg een steen, voel hoe een andere trekt, laat er met opzet twee aan elkaar klikken, verplaats het koord en win.
web-learn-how-far = { $state ->
    [done] Nog een keer
    [begun] Verder met stap { $step } van { $steps }
   *[new] Beginnen
  }
web-learn-first = Is { $game } nieuw voor je? Leer het in vijf minuten.
web-learn-title = { $game } leren
web-learn-step = { $step } van { $steps }
web-learn-back = Terug
web-learn-skip = Overslaan
web-learn-next = Verder
web-learn-anew = Dit deel opnieuw beginnen
web-learn-done-already = Dit heb je al gedaan.
web-learn-finished = Meer hoef je voor je eerste spel { $game } niet te weten. Veel plezier!
web-learn-other = { $game } leren
# Achter de woorden voor een vakje, voor schermlezers
web-learn-cell = { $cell } De les wijst hierheen.

## Clustered

web-learn-lay = Pak een tegel uit je hand: de vakjes waar hij past, lichten op. Leg hem op het omlijnde vakje, als dat oplicht, en bevestig.
web-learn-lay-keys = Met het toetsenbord: een cijfer pakt een tegel, met de pijltjes en N ga je over de tafel, Enter legt hem neer.
web-learn-lay-done = Hij heeft met elke buur minstens twee van vorm, vulling en aantal gemeen. Bij de starttegel in het midden past alles.
web-learn-refused = Nu met opzet een fout: pak een tegel en tik op een vakje vlak naast een tegel, waar niets oplicht.
web-learn-refused-done = Onderaan staat waarom het niet mag, de buur die in de weg ligt is omlijnd, en de link brengt je naar de regel.
web-learn-line = Drie of meer van je tegels naast of onder elkaar zijn een lijn: één punt per tegel. Maak die bij het omlijnde vakje af.
web-learn-line-done = Je eerste lijn: drie punten. Langere lijnen zijn meer waard, en een tegel kan horizontaal én verticaal meetellen.
web-learn-rectangle = Ook de tegels van je grootste rechthoek zonder gaten tellen, vanaf twee bij twee. Vul de omlijnde hoek.
web-learn-rectangle-done = Vier punten erbij. Alleen de grootste rechthoek telt, dus laat hem groeien.
web-learn-block = Een andere tafel, vlak voor het einde; je staat twee punten achter. Je tegenstander maakt zo bij het omlijnde vakje een lijn van vier af: leg jouw tegel daar eerder.
web-learn-block-done = Geblokkeerd! Jouw tegel breekt de lijn in tweeën, en een stuk van twee is niets waard.
web-learn-last = Je laatste tegel. Maak bij het omlijnde vakje een lijn van drie.
web-learn-last-done = Alle tegels liggen, dus het spel is afgelopen.
web-learn-count = De tafel telt alles nog eens na: je grootste rechthoek, je rijen, je kolommen. Wie de meeste punten heeft, wint. Goed gedaan!

## Kluster

web-learn-take = Deze stenen zijn sterke magneten, en je wilt ze allemaal kwijt. Pak er een: tik erop, of druk op 1.
web-learn-take-done = Hij is in je hand en volgt je vinger, de muis of de pijltjestoetsen.
web-learn-place = Breng hem binnen het koord en laat los met de knop of Enter. Hij moet er helemaal in liggen.
web-learn-place-done = Hij ligt. Eén beurt, één steen.
web-learn-feel = Pak er nog een en breng hem langzaam dichter bij de steen die er ligt, tot hij trekt: kijk naar de meter, luister naar het gezoem. Wordt hij weggeduwd, keer hem dan om met de knop of F.
web-learn-feel-done = Dat is de trekkracht. Normaal zou je nu een rustiger plek zoeken …
web-learn-snap = … maar doe het omgekeerde: ga dichterbij en laat los, zodat de twee aan elkaar klikken.
web-learn-snap-done = Klik! Stenen die elkaar raken, zijn geklusterd.
web-learn-why = Wat geklusterd is, gaat terug naar je voorraad, en wat buiten het koord komt ook. Je beurt is voorbij. Speel je alleen, dan mag dit twee keer; speel je met anderen, dan zijn zij een beurt dichter bij de winst.
web-learn-again = Leg weer een steen, ruim binnen het koord.
web-learn-cord = In plaats van het gevaar te mijden kun je ruimte maken: pak het koord vast en trek eraan, met de muis, met een vinger of met C, Enter en de pijltjes. De stenen die het raakt, neemt het mee.
web-learn-cord-done = Het koord mag je in elke beurt verplaatsen, zolang er niets aan elkaar klikt.
web-learn-win = Leg nu de andere stenen ver van elkaar. Wie als eerste niets meer over heeft, wint.
web-learn-win-done = Geen steen meer over: je hebt gewonnen!
