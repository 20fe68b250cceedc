# De lobby en het klaarzetten van een nieuwe tafel.

web-lobby-title = Schuif aan en speel
web-lobby-what = Alleen, tegen de computer, met anderen aan dit scherm of met vrienden ver weg. Een account is niet nodig.
web-lobby-clustered = Leg tegels die twee van de drie kenmerken met hun buren delen; bouw lijnen en rechthoeken, zit elkaar dwars.
web-lobby-kluster = Leg magneten in een lus van koord. Wat aan elkaar klikt, is weer van jou. Werk ze allemaal weg.
web-play-clustered = Clustered spelen
web-play-kluster = Kluster spelen
web-set-up = Klaarzetten …
web-lobby-kluster-preparing = De magneten worden klaargezet; dat duurt eenmalig een minuut of twee.
web-join-title = Doe mee met een vriend
web-join-what = Plak de link die je kreeg, of alleen het laatste stuk.
web-join-link = Link naar de tafel
web-join = Meedoen
web-join-unreadable = Dat lijkt niet op een link naar een tafel.
web-real-title = Aan een echte tafel
web-real-what = Je hebt de doos voor je: laat de punten tellen, of beurten en fouten bijhouden.
web-recent = Mijn tafels
web-recent-forget = Van de lijst halen
web-default-name = Gast

## Mensen en bots

web-your-name = Je naam
web-here-name = Speler { $seat }
web-bot-name = Bot { $level }
web-bot-level = Hoe goed de bots spelen
web-level-random = Willekeurig
web-level-greedy = Gretig
web-level-montecarlo = Monte Carlo
web-level-casual = Gezellig
web-level-club = Clubspeler
web-level-expert = Meester
web-level-clumsy = Onhandig
web-level-steady = Vaste hand
web-seat-free = Vrije plaats
web-seat-called = { $name } ({ $seat })
web-seats = Plaatsen
web-you = jij

## Een nieuwe tafel

web-new-clustered = Een tafel Clustered
web-new-clustered-what = Twee plaatsen en de regels van het basisspel, tenzij je anders kiest.
web-new-kluster = Een tafel Kluster
web-new-kluster-what = Eén doos Classic en twee plaatsen, tenzij je anders kiest.
web-new-who = Wie speelt er?
web-new-presets = Snel kiezen
web-preset-bot = Tegen de computer
web-preset-friend = Met een vriend, via link
web-preset-here = Samen aan dit scherm
web-preset-solo = Alleen
web-choice-me = Ik
web-choice-here = Iemand aan dit scherm
web-choice-link = Een vriend, via link
web-seat-add = Plaats erbij
web-seat-remove = Plaats { $seat } weghalen
web-new-extended = Vanaf vijf spelers is dit het uitgebreide spel: twee starttegels, met zes vakjes ertussen.
web-new-options = Opties
web-new-open = Open de tafel
web-option-fast = Snel spel
web-option-fast-what = Trek twee tegels per beurt en hou er vijf: korter, met meer keus.
web-option-first = Bonus voor de eerste
web-option-first-what = Twee punten voor de eerste lijn van vijf en twee voor de eerste 2×3.
web-option-largest = Bonus voor de grootste
web-option-largest-what = Twee punten voor wie als enige de grootste rechthoek heeft, en twee voor de langste lijn.
web-option-wild = Een derde joker
web-option-wild-what = Voor iedereen, of als voorsprong voor wie jonger is of minder ervaren.
web-option-surface = Ruimte op tafel
web-surface-endless = Geen randen
web-surface-square = Vierkant, 15 vakjes breed
web-surface-round = Rond, 7 vakjes naar elke kant
web-option-clock = Tijd per beurt
web-clock-none = Zo lang als nodig
web-clock-seconds = { $seconds } seconden
web-house-rules = Huisregels
web-house-rules-what = Niet uit de spelregels; iedereen aan tafel ziet dat ze aanstaan.
web-house-rule = Huisregel: { $name }
# $seats: letters, zoals ‘A en C’
web-option-wild-for = Een derde joker: { $seats }
web-surface-edges = Een tafel met randen
web-surface-edges-what = De ruimte voor tegels is beperkt.
web-solo-bests = Mijn beste uitslagen in mijn eentje
web-solo-base = Basisspel
web-solo-none = Met deze regels nog niet alleen gespeeld.
web-option-tie = Gelijkspel beslissen
web-option-tie-what = Grotere rechthoek, dan langere lijn, dan minder afgelegd.
web-option-hidden = Dicht afleggen
web-option-hidden-what = Niemand ziet wat anderen afleggen.
web-option-trim = Hou wat je had
web-option-trim-what = In het snelle spel mag je alleen een net getrokken tegel afleggen.
web-option-chat = Chat
web-option-chat-what = Mensen aan deze tafel kunnen elkaar schrijven.

## Een nieuwe tafel Kluster

web-boxes = Dozen
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Neem minstens één doos.
   *[other] Voor hoogstens { $most } plaatsen.
  }
web-option-expert = Expertmodus
web-option-expert-what = Wie nog meer magneten heeft dan de volgende speler, mag er nog een leggen.
web-option-poles = Toon de polen
web-option-poles-what = Om te oefenen: iedereen ziet welke kant noord is.
web-option-top = Tafelblad
web-top-wood = Hout
web-top-glass = Glas, glad
web-top-felt = Vilt, stroef
web-option-play-on = Doorspelen
web-option-play-on-what = Als de eerste gewonnen heeft, gaan de anderen door.
web-option-no-sliding = Niet schuiven
web-option-no-sliding-what = Een magneet in de hand blijft boven de tafel.
web-option-cord = Handen van het koord
web-option-cord-what = Het koord wordt alleen met magneten verplaatst.
web-option-group = Eén groep koorden
web-option-group-what = Alle koorden moeten samenhangen, niet alleen elk met een ander.
