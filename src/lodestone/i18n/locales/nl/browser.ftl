### The browser table.

## Every screen

web-skip = Naar de inhoud
web-loading = Een ogenblik …
web-load-failed = Dit scherm kon niet worden geladen.
web-reload = Probeer opnieuw
web-nothing-here = Op dit adres is niets.
web-to-lobby = Terug naar de lobby
web-close = Sluiten
web-nav = Hoofdmenu
web-nav-records = Verslagen
web-nav-referee = Scheidsrechter
web-nav-score = Punten tellen
web-nav-about = Over

## Every screen: settings

web-settings = Instellingen
web-language = Taal
web-language-system = Zoals de browser
web-theme = Licht of donker
web-theme-system = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Beweging
web-motion-system = Zoals het apparaat
web-motion-full = Volledig
web-motion-reduced = Minder
web-sound = Geluid
web-settings-kept = Alleen in deze browser opgeslagen.

## Every screen: about

web-about-title = Over Lodestone
web-about-what = Lodestone is een open digitale tafel voor twee families bordspellen: Kluster, met magneten en een koord, en Clustered, met tegels.
web-about-unofficial = Onofficieel, zonder band met de makers.
web-about-boxes = Teksten, beelden en geluiden hier zijn van onszelf. Vind je de spellen leuk, koop dan de dozen: ze zijn prachtig.
web-about-safety-title = Met echte magneten
web-about-privacy-title = Je gegevens
web-about-privacy = Geen account, geen tracking, niets wordt van elders gehaald. Je instellingen en je plaatsen blijven in deze browser; spellen worden bewaard door de server waar je op zit.
web-about-made-title = Gemaakt met
web-about-made = Svelte, Fluent en Vite in de browser; Python, Starlette, NumPy en Numba op de server. Vrije software onder de MIT-licentie.
web-about-docs = Documentatie voor gastheren, programmeurs en nieuwsgierigen

## Every screen: when something goes wrong

web-server-unreachable = De server is niet bereikbaar. Draait hij nog?
web-server-refused = De server kon niet antwoorden ({ $status }).
web-line-lost = Verbinding verbroken. Er wordt opnieuw verbonden …
web-line-slow = De verbinding hapert …
web-line-ended = De verbinding met deze tafel is verbroken.
web-line-closed = Deze tafel is gesloten.
web-line-too-many = Je hebt deze tafel op te veel schermen open, dus dit scherm is losgekoppeld.
web-about-typeface = Koppen zijn gezet in Fraunces van Undercase Type.
web-about-licence = De licentie
web-about-video = Video’s worden gemaakt met Mediabunny.

## Lobby

web-lobby-title = Schuif aan en speel
web-lobby-what = Alleen, tegen de computer, met anderen aan dit scherm of met vrienden ver weg. Een account is niet nodig.
web-lobby-clustered = Leg tegels die twee van de drie kenmerken met hun buren delen; bouw lijnen en rechthoeken, zit elkaar dwars.
web-lobby-kluster = Leg magneten in een lus van koord. Wat aan elkaar klikt, is weer van jou. Zorg dat je ze allemaal kwijtraakt.
web-play-clustered = Clustered spelen
web-play-kluster = Kluster spelen
web-set-up = Klaarzetten …
web-lobby-kluster-preparing = De magneten worden klaargezet; dat duurt eenmalig ongeveer een minuut.
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

## Lobby: people and bots

web-your-name = Je naam
web-here-name = Speler { $seat }
web-bot-level = Hoe goed de bots spelen
web-level-random = speelt wat er komt
web-level-greedy = pakt meteen de punten
web-level-montecarlo = denkt ver vooruit
web-level-neural = speelt op ervaring
web-level-casual = speelt voor de lol
web-level-club = kent de kneepjes
web-level-expert = moeilijk te verslaan
web-level-clumsy = leert het nog
web-level-steady = vaste hand
web-seat-free = Vrije plaats
web-seat-called = { $name } ({ $seat })
web-seats = Plaatsen
web-you = jij

## Lobby: a new table

web-new-clustered = Een tafel Clustered
web-new-clustered-what = Twee plaatsen en de regels van het basisspel, tenzij je anders kiest.
web-new-kluster = Een tafel Kluster
web-new-kluster-what = Eén doos Classic en twee plaatsen, tenzij je anders kiest.
web-new-who = Wie speelt er?
web-first = Wie begint
web-first-youngest = De jongste begint. Wie is dat?
web-first-shortest = De kleinste begint. Wie is dat?
web-first-draw = Loten
web-begins-drawn = Geloot: { $who } begint.
web-begins-youngest = De jongste begint: { $who }.
web-begins-shortest = De kleinste begint: { $who }.
web-begins-most-left = Vorige keer de meeste magneten over: { $who } begint.
web-begins-next = Deze keer begint { $who }.
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
web-clock-none = Geen limiet
web-clock-seconds = { $seconds } seconden
web-house-rules = Huisregels
web-house-rules-what = Ze veranderen de gewone regels; iedereen aan tafel ziet welke aanstaan.
web-house-rule = Huisregel: { $name }
web-option-wild-for = Een derde joker: { $seats }
web-surface-edges = Een tafel met randen
web-surface-edges-what = De ruimte voor tegels is beperkt.
web-solo-bests = Mijn beste uitslagen in het solospel
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

## Lobby: a new table of Kluster

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
web-option-rounds = Rondelimiet
web-rounds-none = Geen
web-rounds-count = { $count } rondes: wie de minste magneten over heeft, wint
web-option-handicap = Voorsprong
web-option-handicap-what = Hoeveel magneten een plaats minder hoeft te leggen.
web-option-loop-classic = Grootte van de Classic-lus
web-option-loop-duo = Grootte van de DUO-lus
web-loop-mm = { $mm } mm doorsnede
web-option-no-sliding = Niet schuiven
web-option-no-sliding-what = Een magneet in de hand blijft boven de tafel.
web-option-cord = Handen af van het koord
web-option-cord-what = Het koord wordt alleen met magneten verplaatst.
web-option-after = Het koord verplaatsen na het loslaten
web-option-after-what = Zoals in de handleidingen: als alles stilligt, mag je het koord nog verplaatsen. Je beëindigt je beurt zelf, of hij eindigt na vijf seconden.
web-option-group = Eén groep koorden
web-option-group-what = Alle koorden moeten samenhangen, niet alleen elk met een ander.
web-name-of = Naam op plaats { $seat }
web-bot-character = { $level ->
    [random] Een muis die legt wat voor de pootjes komt.
    [clumsy] Een beer met grote poten.
    [greedy] Een ekster: pakt meteen wat glinstert.
    [casual] Een kat die tussen twee dutjes meespeelt.
    [club] Een vos met veel speelavonden achter de rug.
    [montecarlo] Een octopus die in zijn hoofd duizend spellen probeert.
    [neural] Een olifant die elk oefenspel heeft onthouden.
    [steady] Een schildpad met een vaste hand.
   *[expert] Een uil die niets ontgaat.
  }

## A table of either game

web-table-missing = Op dit adres is geen tafel, of niet meer.

## A table of either game: waiting for others

web-waiting-clustered = Een tafel Clustered
web-waiting-kluster = Een tafel Kluster
web-waiting-for = { $count ->
    [0] Iedereen is er.
    [one] Wachten op nog iemand.
   *[other] Wachten op nog { $count } spelers.
  }
web-sit-down = Ga zitten
web-leave-seat = Opstaan
web-start-with-bots = Begin met bots op de vrije plaatsen
web-invite-title = Uitnodigen
web-invite-link = Link naar deze tafel
web-invite-copy = Link kopiëren
web-invite-copied = Link gekopieerd.
web-invite-share = Delen
web-invite-code = Dezelfde link als QR-code
web-invite-watch = Link om mee te kijken
web-invite-only-here = Dit adres werkt alleen op deze computer. Start Lodestone met --lan om ook op telefoons te spelen.
web-own-link = Mijn eigen link, voor een ander apparaat
web-own-link-what = Opent jouw plaats op elk apparaat. Hou hem voor jezelf.

## A table of either game: together

web-menu = Tafel
web-news = Wat er gebeurde
web-news-none = Nog niets.
web-chat = Chat
web-chat-write = Schrijf iets
web-chat-send = Versturen
web-chat-none = Nog niemand heeft iets gezegd.
web-chat-unread = ongelezen
web-reactions = Reacties
web-reaction = { $reaction ->
    [thumbs_up] Duim omhoog
    [clap] Applaus
    [laugh] Lachen
    [wow] Wauw
    [think] Even denken
    [oops] Oeps
    [heart] Wat mooi
   *[wave] Zwaaien
  }
web-preparing = De magneten worden klaargezet …
web-preparing-then = Daarna begint het spel vanzelf.
web-preparing-parts = { $done } van { $all } onderdelen klaar
web-preparing-meanwhile = Bekijk intussen de regels, of de eerste les.
web-watchers = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
  }
web-take-back = Laatste zet terugnemen
web-pause = Pauze
web-paused = Het spel staat op pauze.
web-resume = Verder
web-resign = Opgeven
web-resign-seat = Plaats { $seat } opgeven
web-resign-sure = Plaats { $seat } echt opgeven? De anderen spelen zonder jou verder, en terug kan niet meer.
web-resign-sure-last = Plaats { $seat } echt opgeven? Dan is het spel afgelopen, en terug kan niet meer.
web-absent = { $who } is er niet.
web-stand-in = Laat een bot spelen
web-stand-in-end = Plaats { $seat } weer zelf spelen
web-close-table = Deze tafel sluiten
web-close-sure = Deze tafel voor iedereen sluiten?
web-yes = Ja
web-no = Nee
web-proposal-take-back = { $name } wil graag de laatste zet terugnemen.
web-proposal-pause = { $name } wil graag pauze.
web-proposal-again = { $name } wil graag nog een keer spelen.
web-proposal-waiting = Wachten op de anderen …
web-proposal-withdraw = Toch niet
web-agree = Akkoord
web-decline = Weigeren
web-away = weg
web-resigned = opgegeven
web-thinking = denkt na
web-standing-in = bot: { $level }
web-stood-in = De tijd van { $who } was twee keer achter elkaar om: een bot ({ $level }) speelt verder.
web-stood-in-own = Een bot ({ $level }) speelt plaats { $seat } voor je.
web-watching = Je kijkt toe. De handen blijven afgedekt.
web-clock-left = { $seconds } s
web-title-your-turn = Jouw beurt
web-proposal-declined = { $name } zegt nee.

## The Clustered board

web-board-keys = Met de pijltjes ga je van vakje naar vakje, Enter kiest, n en p springen tussen de vakjes die oplichten, plus en min zoomen, 0 toont de hele tafel.
web-board-closer = Inzoomen
web-board-further = Uitzoomen
web-board-fit = Hele tafel tonen
web-seat = Plaats { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: leeg.
web-cell-start = { $x }, { $y }: starttegel.
web-cell-wild-of = { $x }, { $y }: joker van plaats { $seat }.
web-cell-tile-of = { $x }, { $y }: tegel van plaats { $seat }.
web-board-more = { $count ->
    [one] Nog één vakje
   *[other] Nog { $count } vakjes
  } { $way ->
    [left] verder naar links
    [right] verder naar rechts
    [up] verder omhoog
   *[down] verder omlaag
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = De tafel. Tegels, en vakjes waar de gekozen tegel mag.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile } van plaats { $seat }.
web-cell-legal = { $x }, { $y }: vrij, de tegel past hier.

## Clustered: the hand

web-hand = Je tegels
web-hand-fits = { $tile }, past op { $count ->
    [one] één plek
   *[other] { $count } plekken
  }
web-hand-fits-nowhere = { $tile }, past nu nergens
web-hand-discard = { $tile }, kan worden afgelegd
web-hands-covered = De tegels zijn afgedekt.
web-confirm = Bevestigen
web-discard = Afleggen
web-put-back = Terugleggen
web-cover = { $name }, jouw beurt ({ $seat }). De anderen kijken weg.
web-cover-reveal = Toon mijn tegels

## Clustered: what to do

web-prompt-choose = Jouw beurt: kies een tegel.
web-prompt-place = { $tile }: kies een van de vakjes die oplichten.
web-prompt-confirm = Bevestig, of probeer een ander vakje.
web-prompt-gain = { $points ->
    [0] Hier nog geen punten.
    [one] Hier één punt erbij.
   *[other] Hier { $points } punten erbij.
  }
web-prompt-discard = Niets past: kies een tegel om af te leggen.
web-prompt-trim = Meer dan vijf tegels: kies er een om af te leggen.
web-prompt-discard-confirm = Hij gaat uit het spel. Bevestig, of kies een andere.
web-prompt-waiting = { $who } is aan de beurt.
web-prompt-thinking = { $who } denkt na …
web-prompt-sending = Een ogenblik …
web-gain-badge = +{ $points }
web-show-groups = Punten

## Clustered: seats

web-piles = { $hand } in de hand, { $stack } te trekken, { $discards } afgelegd
web-points = punten
web-to-move = Plaats { $seat } is aan de beurt
web-mark-first-line = Eerste lijn van vijf: twee punten
web-mark-first-rectangle = Eerste 2×3: twee punten
web-mark-longest = Langste lijn: nu twee punten
web-mark-largest = Grootste rechthoek: nu twee punten

## Clustered: what happened

web-news-placed = { $who }: { $tile } op { $x }, { $y }.
web-news-discarded = { $who } legt af: { $tile }.
web-news-discarded-unseen = { $who } legt een tegel af.
web-news-drawn = Je trekt: { $tile }.
web-news-first-line = { $who } heeft de eerste lijn van vijf.
web-news-first-rectangle = { $who } heeft de eerste 2×3.
web-news-your-turn = Plaats { $seat }, jouw beurt.
web-news-ended = Het spel is afgelopen.

## Clustered: the end

web-end-title = De uitslag
web-end-counting = Punten tellen …
web-end-skip = Naar de uitslag
web-end-again = Nog een keer
web-end-record = Bekijk het hele spel
web-end-solo = { $points ->
    [one] Eén punt.
   *[other] { $points } punten.
  }
web-end-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
  } met { $points ->
    [one] één punt.
   *[other] { $points } punten.
  }
web-end-nobody = Niemand wint.
web-score-bonus = Bonussen

## Clustered: alone, and what is special about a table

web-facts = Deze tafel
web-solo-best = { $points ->
    [one] Beste uitslag tot nu toe: één punt
   *[other] Beste uitslag tot nu toe: { $points } punten
  }
web-solo-first = De eerste uitslag om te verbeteren.
web-solo-new = Een nieuw record! Het vorige was { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } naast { $neighbour }: { $differ ->
    [shape-fill] vorm en vulling verschillen
    [shape-count] vorm en aantal verschillen
    [fill-count] vulling en aantal verschillen
   *[shape-fill-count] alles verschilt
  }. Twee van de drie moeten hetzelfde zijn.
web-why-alone = Naast dit vakje ligt niets: een tegel moet met een zijde tegen een andere liggen.
web-why-occupied = Hier ligt al een tegel: { $tile }.
web-why-off-table = Dit is naast de tafel: hier is geen plaats voor een tegel.
web-why-discard = Zolang een van je tegels ergens past, mag je er geen afleggen.
web-why-trim-drawn = Je mag alleen een tegel afleggen die je net hebt getrokken.
web-news-taken-back = { $count ->
    [one] { $who } neemt de laatste zet terug.
   *[other] { $who } neemt een zet terug; de laatste { $count } zetten gelden niet.
  }
web-news-resigned = { $who } verlaat het spel.
web-news-time-up = De tijd van { $who } is om: een bot doet de zet.
web-end-share = Delen
web-end-best-move = Beste zet: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Klustertafel
web-kluster-canvas = De tafel
web-kluster-seats = Plaatsen
web-kluster-you = jij
web-kluster-left = { $count ->
    [0] geen over
    [one] 1 over
   *[other] { $count } over
  }

## Kluster: what is to be done

web-kluster-preparing = De tafel wordt klaargezet …
web-kluster-choose = Jouw beurt: kies een magneet.
web-kluster-choose-first = Jouw beurt: sleep een magneet op de tafel. Je mag eerst het koord verleggen.
web-kluster-choose-named = { $who }: kies een magneet.
web-kluster-carry = Breng hem naar zijn plek en laat dan los.
web-kluster-dragging = Je hebt het koord vast.
web-kluster-dragging-named = { $who } heeft het koord vast.
web-kluster-pull = { $way ->
    [in] { $who } trekt het koord naar binnen.
    [out] { $who } trekt het koord naar buiten.
   *[along] { $who } verlegt het koord.
  }
web-kluster-cord-keys = Links en rechts gaan langs het koord, omhoog en omlaag wisselen van koord, Enter pakt het vast.
web-kluster-settling = Alles komt tot rust …
web-kluster-started-over = De tafel moest deze beurt opnieuw beginnen. Alles ligt weer zoals aan het begin van de beurt.
web-kluster-repair = Gelegd. Maar een koord kruist geen ander: verplaats de koorden tot ze kruisen en beëindig dan je beurt.
web-kluster-after = Je mag het koord nog verplaatsen. Beëindig dan je beurt.
web-kluster-after-cords = Je mag de koorden nog verplaatsen, zolang elk een ander kruist. Beëindig dan je beurt.
web-kluster-choice = Je hebt meer over dan de volgende plaats. Nog een magneet leggen?
web-kluster-choice-named = { $who } heeft meer over dan de volgende plaats. Nog een magneet leggen?
web-kluster-waiting = { $thinking ->
    [yes] { $who } denkt na …
   *[no] { $who } is aan de beurt.
  }
web-kluster-apart = { $count ->
    [one] Koord { $cords } ligt apart. Sleep het tot het een ander kruist.
   *[other] De koorden { $cords } liggen apart. Sleep ze tot ze een ander kruisen.
  }
web-kluster-solo = { $placed } gelegd, fouten: { $faults } (toegestaan: { $allowed })

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] Nog één magneet te leggen
   *[other] Nog { $count } magneten te leggen
  }
web-kluster-take = Pak { $magnet }
web-kluster-hand = De magneet in je hand
web-kluster-raise = Hoger
web-kluster-lower = Lager
web-kluster-turn-left = Draai links
web-kluster-turn-right = Draai rechts
web-kluster-flip = Omkeren
web-kluster-stand = Rechtop
web-kluster-put-back = Terugleggen
web-kluster-let-go = Loslaten
web-kluster-done = Beurt beëindigen
web-kluster-continue = Nog een leggen
web-kluster-stop = Hier stoppen
web-kluster-end-solo = Spel hier beëindigen
web-kluster-danger = { $way ->
    [push] Afstoting
    [known] Gevaar
   *[pull] Trekkracht
  }
web-kluster-danger-level = { $level ->
    [calm] Rustig.
    [tug] Hij trekt.
    [strong] Hij trekt hard.
   *[snap] Zo klikt hij vast!
  }
web-kluster-push-level = { $level ->
    [tug] Hij duwt weg.
   *[strong] Hij duwt hard weg.
  }
web-kluster-risk-level = { $level ->
    [calm] Hier is het veilig.
    [tug] Hij zou blijven liggen.
    [strong] Hij zou verschuiven.
   *[snap] Hij zou vastklikken!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } legt { $magnet }.
web-kluster-close = Dat scheelde weinig: { $magnet } schoof { $mm } mm en ligt weer stil.
web-kluster-time-up = De tijd van { $seat } is om: een onhandige hand speelt de beurt uit, en wat er gebeurt telt.
web-kluster-taken = { $cause ->
    [hand] { $seat } pakt { $magnets } op: { $count ->
        [one] die sprong
       *[other] die sprongen
      } naar de magneet in de hand (regel { $rule }).
    [outside] { $seat } pakt { $magnets } op: buiten het speelveld (regel { $rule }).
   *[kluster] { $seat } pakt { $magnets } op: geklusterd (regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] De tijd was om: fout { $faults }, toegestaan: { $allowed }.
   *[taken] Fout { $faults }, toegestaan: { $allowed }.
  }
web-kluster-offered = { $seat } heeft meer over dan de volgende plaats en mag doorgaan.
web-kluster-resigned = { $seat } stapt uit het spel; { $count ->
    [one] één magneet wordt
   *[other] { $count } magneten worden
  } opzijgelegd.
web-kluster-replay = Nog eens zien, langzaam
web-kluster-slow = Vertraagd
web-kluster-skip = Overslaan
web-kluster-ended = { $reason ->
    [total-victory] Alles gelegd: de ultieme overwinning!
    [faults] Een fout te veel.
    [stopped] Gestopt: de uitslag staat.
    [resigned] { $winners } wint: de anderen zijn weg.
   *[other] { $count ->
        [0] Niemand wint.
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
      }
  }
web-kluster-result-resigned = { $name }: opgegeven
web-kluster-result = { $name }: { $count ->
    [0] alles gelegd
    [one] 1 over
   *[other] { $count } over
  }
web-kluster-best = Je beste uitslag van dit soort tot nu toe: { $placed } gelegd, { $faults ->
    [one] één fout.
   *[other] { $faults } fouten.
  }
web-kluster-best-now = Je beste uitslag van dit soort!
web-kluster-best-first = Je eerste uitslag van dit soort.
web-kluster-poles-now = Nu ziet iedereen welk uiteinde noord was: rood met een ring.
web-kluster-again = Nog een keer
web-kluster-record = Het verslag van dit spel
web-clip = Video
web-clip-last = Als video opslaan
web-clip-best = Het beste moment als video opslaan
web-clip-turns = Deze beurten als video opslaan
web-clip-from = Van beurt
web-clip-to = tot beurt
web-clip-making = De video wordt gemaakt … { $percent }%
web-clip-cancel = Annuleren
web-clip-made = De video is opgeslagen.
web-clip-failed = De video kon op dit apparaat niet worden gemaakt.

## Kluster: how it is shown and told

web-kluster-look = Beeld en hulp
web-kluster-from-above = Van boven kijken
web-kluster-lift = Loslaten door op te tillen
web-kluster-lift-what = Til je aan het eind van het slepen je vinger op of laat je de muisknop los, dan laat je de magneet los. Anders blijft hij in je hand tot je hem loslaat.
web-kluster-quality = Beeld
web-kluster-quality-auto = automatisch
web-kluster-quality-high = hoog
web-kluster-quality-medium = gemiddeld
web-kluster-quality-low = laag
web-kluster-quality-flat = plat
web-kluster-jerky = De tafel hapert op dit apparaat.
web-kluster-draw-flat = Plat tekenen
web-kluster-leave-it = Zo laten
web-kluster-spoken = Posities uitspreken
web-kluster-spoken-what = Voor schermlezers: waar de magneet is, wat er vlakbij ligt en hoe het trekt, telkens als hij stilstaat.
web-kluster-aids = Hulp bij het oefenen
web-kluster-lines = Lijnen van het magneetveld
web-kluster-danger-map = Gevarenkaart: waar loslaten riskant zou zijn
web-kluster-keys-title = Toetsen, muis en vingers
web-kluster-keys = Cijfers pakken een magneet. Pijltjes bewegen hem, met Shift fijn, met Control ver; Page Up en Page Down brengen hem hoger en lager; Q en E draaien, F keert hem om, S zet hem rechtop. Enter laat los, Escape legt hem terug. C kiest een koord, V wisselt van beeld, R leest de tafel voor.
web-kluster-pointers = Muis: sleep een magneet uit het bakje of klik erop; hij volgt, en een klik laat los. Het wiel tilt hem op, zijwaarts of met Shift draait het; de rechterknop doet beide. Vingers: sleep een magneet uit het bakje en daarna waar je wilt om hem te bewegen; een tweede vinger draait en tilt hem. Met een lege hand sleep je een koord, en elders het beeld.
web-kluster-pose = { $pose ->
    [standing] rechtop, kant { $face } naar voren
    [lying] liggend, uiteinde { $face } naar voren
   *[flat] plat, kant { $face } boven
  }
web-kluster-offset = { $x } { $side ->
    [left] naar links
   *[right] naar rechts
  }, { $y } { $depth ->
    [near] dichterbij
   *[away] verder weg
  }
web-kluster-here = { $magnet }, { $how }: { $where } vanaf het midden, { $height } hoog.
web-kluster-allowed = { $allowed ->
    [yes] Je kunt hier loslaten.
    [no] Je kunt hier niet loslaten.
   *[unknown] Onderweg.
  }
web-kluster-neighbour = { $magnet }: { $distance } ervandaan, { $where }.
web-kluster-on-table = { $count ->
    [0] De tafel is leeg.
    [one] Er ligt één magneet op tafel.
   *[other] Er liggen { $count } magneten op tafel.
  }
web-kluster-lies = { $magnet }: { $where } vanaf het midden.

## Kluster: laying the cords

web-laying = Koorden
web-laying-which = Welk koord
web-laying-cord = Koord { $number }
web-laying-shape = Vorm
web-laying-shape-name = { $shape ->
    [circle] Cirkel
    [oval] Ovaal
    [eight] Acht
   *[free] Uit de hand
  }
web-laying-turn = Draaien
web-laying-usual = Standaard
web-laying-in-turn = De koorden om de beurt leggen
web-laying-who = { $who } legt koord { $number }.
web-laying-next = Volgend koord
web-laying-sheet = De tafel met zijn koorden
web-laying-move = Versleep het koord, of verplaats het met de pijltjes; Q en E draaien het.
web-laying-draw = Teken met de muis of een vinger een gesloten lijn; de pijltjes verplaatsen hem. Het koord houdt zijn lengte.

## Hints and reviews: hints at a table

web-hint = Hint
web-hint-ask = Om hints vragen
web-hint-thinking = Er wordt een hint gezocht …
web-hint-discard = Leg { $tile } af.
web-hint-place = { $magnet } hoort waar de lichte vorm ligt.
web-hint-flip = Draai hem eerst om.
web-hint-stop = Geen plek lijkt veilig genoeg om door te gaan.
web-proposal-hints = { $name } wil graag hints toestaan in dit spel.
web-option-hints = Hints
web-option-hints-agreed = Als je alleen speelt, of als iedereen instemt
web-option-hints-on = Voor iedereen
web-option-hints-off = Nooit

## Hints and reviews: reviews

review-place = Plek { $number } · { $risk }%
web-review = Beoordelen
web-review-graph = Wat elke zet heeft weggegeven
web-review-alternatives = Beter of even goed
web-review-done = De beoordeling is klaar.
web-hint-there = Probeer { $tile } op het gemarkeerde vakje.
web-hint-next = { $points ->
    [one] Volgende beurt kun je hier één punt maken.
   *[other] Volgende beurt kun je hier { $points } punten maken.
  }

## Lessons

web-learn = Leren spelen
web-learn-what = Al doende, aan je eigen tafel. Vijf minuten per spel; stop wanneer je wilt en ga later verder.
web-learn-clustered = Leg tegels, zie waarom er een niet past, maak een lijn en een rechthoek, zit iemand dwars en win met één punt.
web-learn-kluster = Leg een magneet, voel hoe een andere trekt, laat er met opzet twee aan elkaar klikken, verplaats het koord en win.
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
web-learn-cell = { $cell } De les wijst hierheen.

## Lessons: Clustered

web-learn-lay = Pak een tegel uit je hand: de vakjes waar hij past, lichten op. Leg hem op het omlijnde vakje, als dat oplicht, en bevestig.
web-learn-lay-keys = Met het toetsenbord: een cijfer pakt een tegel, met de pijltjes en N ga je over de tafel, Enter legt hem neer.
web-learn-lay-done = Hij heeft met elke buur minstens twee van vorm, vulling en aantal gemeen. Bij de starttegel in het midden past alles.
web-learn-refused = Nu met opzet een fout: pak een tegel en tik op een vakje vlak naast een tegel, waar niets oplicht.
web-learn-refused-done = Onderaan staat waarom het niet mag, de buur die in de weg ligt is omlijnd, en de link brengt je naar de regel.
web-learn-line = Drie of meer van je tegels naast of onder elkaar zijn een lijn: één punt per tegel. Maak die bij het omlijnde vakje af.
web-learn-line-done = Je eerste lijn: drie punten. Langere lijnen zijn meer waard, en een tegel kan horizontaal én verticaal meetellen.
web-learn-rectangle = Ook de tegels van je grootste rechthoek zonder gaten tellen, vanaf twee bij twee. Vul de omlijnde hoek.
web-learn-rectangle-done = Vier punten erbij. Alleen de grootste rechthoek telt, dus laat hem groeien.
web-learn-block = Een andere tafel, vlak voor het einde; je staat twee punten achter. Je tegenstander maakt zo bij het omlijnde vakje een lijn van vier af: leg daar eerst jouw tegel.
web-learn-block-done = Geblokkeerd! Jouw tegel breekt de lijn in tweeën, en een stuk van twee is niets waard.
web-learn-last = Je laatste tegel. Maak bij het omlijnde vakje een lijn van drie.
web-learn-last-done = Alle tegels liggen, dus het spel is afgelopen.
web-learn-count = De tafel telt alles nog eens na: je grootste rechthoek, je rijen, je kolommen. Wie de meeste punten heeft, wint. Goed gedaan!

## Lessons: Kluster

web-learn-take = Dit zijn sterke magneten, en je wilt ze allemaal kwijt. Pak er een: tik erop, of druk op 1.
web-learn-take-done = Hij is in je hand en volgt je vinger, de muis of de pijltjestoetsen.
web-learn-place = Breng hem binnen het koord en laat los met de knop of Enter. Hij moet er helemaal in liggen.
web-learn-place-done = Hij ligt. Eén beurt, één magneet.
web-learn-feel = Pak er nog een en breng hem langzaam dichter bij de magneet die er ligt, tot hij trekt: kijk naar de meter, luister naar het gezoem. Wordt hij weggeduwd, keer hem dan om met de knop of F.
web-learn-feel-done = Dat is de trekkracht. Normaal zou je nu een rustiger plek zoeken …
web-learn-snap = … maar doe het omgekeerde: ga dichterbij en laat los, zodat de twee aan elkaar klikken.
web-learn-snap-done = Klik! Magneten die elkaar raken, zijn geklusterd.
web-learn-why = Wat geklusterd is, gaat terug naar je voorraad, en wat buiten het koord komt ook. Je beurt is voorbij. Speel je alleen, dan mag dit twee keer; speel je met anderen, dan zijn zij een beurt dichter bij de winst.
web-learn-again = Leg weer een magneet, ruim binnen het koord.
web-learn-cord = In plaats van het gevaar te mijden kun je ruimte maken: pak het koord vast en trek eraan, met de muis, met een vinger of met C, Enter en de pijltjes. De magneten die het raakt, neemt het mee.
web-learn-cord-done = Het koord mag je in elke beurt verplaatsen, zolang er niets aan elkaar klikt.
web-learn-win = Leg nu de andere magneten ver van elkaar. Wie als eerste niets meer over heeft, wint.
web-learn-win-done = Geen magneet meer over: je hebt gewonnen!

## Records

web-records-open = Open een bestand
web-records-open-what = Een verslag dat hier is gedownload, of door de terminal of de scheidsrechter is geschreven. Kies het, of sleep het hierheen.
web-records-unreadable = ‘{ $name }’ kan niet worden geopend: { $problem }
web-records-none = Aan jouw tafels is nog geen spel afgelopen.
web-records-line = { $when } · { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }
web-record-clustered = Een spel Clustered
web-record-kluster = Een spel Kluster
web-record-deal = Het begin: iedereen heeft getrokken, er ligt nog niets.
web-record-set = De tafel staat klaar, er ligt nog niets.
web-record-nothing = { $seat } legt niets.
web-record-filming = Deze beurt wordt nagespeeld om te zien hoe alles bewoog …
web-record-camera = Sleep om rond de tafel te gaan; met het wiel of twee vingers kom je dichterbij.
web-record-at = Beurt { $turn }, { $seconds } s
web-record-graph = Punten van elke plaats, beurt voor beurt
web-record-first = Naar het begin
web-record-back = Een beurt terug
web-record-play = Afspelen
web-record-stop = Stoppen
web-record-on = Een beurt verder
web-record-last = Naar het einde
web-record-turn = Beurt
web-record-mark = { $kind ->
    [kluster] Beurt { $turn }: kluster
   *[close] Beurt { $turn }: het scheelde weinig, { $mm } mm
  }
web-record-speed = Snelheid
web-record-link = Link naar deze beurt
web-record-download = Downloaden

## Rulebook

web-rules = Regels
web-rules-title = De regels van { $game }
web-rules-search = Zoek in de regels
web-rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén alinea gevonden.
   *[other] { $count } alinea’s gevonden.
  }
web-rules-none = ‘{ $words }’ komt hier niet voor.
web-rules-contents = Inhoud
web-rules-other = Regels van { $game }
web-rules-print = Afdrukken
web-rules-note-yours = Jouw handleiding:
web-rules-note-leaflets = Handleiding in het { $languages }:
web-rules-note = Onze beslissing:
web-rules-link = regel { $rule }

## Scorer

web-score-title = Punten tellen
web-score-how = Kies een plaats en tik zijn tegels aan. Lijnen en de grootste rechthoek lichten meteen op.
web-score-board = De tafel om te tellen
web-score-brush = Wat leg je neer?
web-score-start-tile = Starttegel
web-score-erase = Wissen
web-score-wild = Joker
web-score-points = Punten
web-score-seat = Plaats
web-score-rectangle = Rechthoek
web-score-rows = Rijen
web-score-columns = Kolommen
web-score-total = Totaal
web-score-show-seat = Alleen plaats { $seat } omlijnen
web-score-heard = Plaats { $seat }: { $total ->
    [one] { $total } punt.
   *[other] { $total } punten.
  }
web-score-largest = Plaats { $seat } heeft als enige de grootste rechthoek.
web-score-longest = Plaats { $seat } heeft als enige de langste lijn.
web-score-empty = Nog geen tegels.
web-score-letters = Als letters
web-score-letters-how = Eén rij per regel: . is leeg, # de starttegel, A tot en met H een tegel van die plaats, a tot en met h zijn joker.
web-score-letters-take = Leg deze tegels neer
web-score-letters-none = In deze letters zitten geen tegels.
web-score-clear = Tafel leegmaken
web-score-why = Hoe je aan punten komt:
web-score-more = Speler toevoegen
web-score-unclear = Tegels terughalen
web-score-fields = Rechthoek: de tegels van de grootste volle rechthoek van een speler. Rijen en kolommen: de tegels van alle lijnen van drie of meer.

## Referee

web-referee-title = Scheidsrechter voor een echte tafel
web-referee-what = Speel Kluster met je eigen magneten en zeg wat er gebeurde. Beurten, magneten en fouten worden hier bijgehouden.
web-referee-begin = Beginnen
web-referee-turn = Plaats { $seat } is aan de beurt
web-referee-continue = Plaats { $seat } mag er nog een leggen, of stoppen
web-referee-won = Plaats { $seat } heeft gewonnen
web-referee-over = Het spel is afgelopen
web-referee-solo-over = Afgelopen: { $placed ->
    [one] er ligt één magneet in het speelveld
   *[other] er liggen { $placed } magneten in het speelveld
  }
web-referee-left = te leggen
web-referee-lying = Op tafel
web-referee-faults = Fouten
web-referee-placed-stone = Klassieke magneet gelegd, niets raakte elkaar
web-referee-placed-spinner = Spinner gelegd, niets raakte elkaar
web-referee-fault = Magneten opgepakt …
web-referee-stop = Hier stoppen
web-referee-picked = Hoeveel zijn er opgepakt?
web-referee-stones = Klassieke magneten
web-referee-spinners = Spinners
web-referee-own = De magneet in de hand
web-referee-own-stone = een klassieke magneet, al losgelaten
web-referee-own-spinner = een spinner, al losgelaten
web-referee-own-none = was nog in de hand
web-referee-back = Terug
web-referee-undo = Ongedaan maken
web-referee-new = Nieuw spel
web-referee-boxes = { $kind ->
    [classic] Dozen Kluster Classic
   *[duo] Dozen Kluster DUO
  }
web-referee-people = Spelers
web-referee-turn-name = { $name } is aan de beurt
web-referee-continue-name = { $name } mag er nog een leggen of stoppen
web-referee-won-name = { $name } heeft gewonnen

## Showing games to others, the table as an app, and one’s own games

web-share-link = Link naar dit spel
web-share-picture = Afbeelding
web-share-picture-of = Het spel als afbeelding: de plaatsen en de tafel
web-share-code = QR-code
web-app-title = Als app
web-app-what = Zet Lodestone op je beginscherm. Het opent meteen, en regels, lessen en je eigen verslagen zijn ook zonder netwerk te lezen.
web-app-install = Installeren
web-app-done = Lodestone is geïnstalleerd.
web-app-menu = Klaar: deze browser bewaart wat hij nodig heeft. Kies voor het beginscherm ‘Installeren’ of ‘Zet op beginscherm’ in het menu van de browser.
web-app-insecure = Niet vanaf { $address }: browsers installeren apps alleen via HTTPS, of op de computer waarop de server draait. Vraag wie deze server beheert om een adres dat met https begint.
web-app-unsupported = Deze browser kan geen apps installeren, of een privévenster verhindert het.
web-app-off = Deze server biedt het niet aan.
web-app-failed = Dat is niet gelukt. Probeer het zo nog eens.
web-app-new = Er is een nieuwe versie van Lodestone.
web-app-take = Laden
web-app-offline = Geen verbinding met de server. Regels, lessen en je eigen verslagen zijn nog wel te lezen; al het andere moet wachten.
web-app-lesson = Zonder verbinding is er geen tafel om aan te oefenen. Dit zegt de les:
web-yours = Je spellen
web-yours-what = Wat je in deze browser hebt uitgespeeld. Niemand anders krijgt het te zien.
web-yours-none = Hier is nog geen spel uitgespeeld.
web-yours-by-game = Per spel
web-yours-by-opponent = Per tegenstander
web-yours-games = Spellen
web-yours-wins = Gewonnen
web-yours-best = Beste
web-yours-streak = Reeks
web-yours-longest = Langste reeks
web-yours-given = Wat je het meest weggeeft
web-yours-given-none = Daar is een beoordeling voor nodig: open een van je verslagen en laat het beoordelen.
web-yours-given-nothing = Niets: je beoordeelde spellen zijn vlekkeloos.
web-yours-given-kind = { $kind ->
    [points] punten die zo te pakken waren
    [denied] vakjes waar anderen scoren
    [next] plekken voor je volgende beurt
    [wild] jokers die je beter kunt bewaren
    [discard] tegels die je niet zou missen
    [beside] ruimte om te groeien
    [risk] veiliger plekken
   *[other] iets anders
  }
web-yours-given-points = (zetten: { $times }, punten: { $points })
web-yours-given-risk = (beurten: { $times }, onnodig risico: { $percent }%)
web-yours-file = Als bestand
web-yours-file-what = Neem je spellen mee naar een andere browser, of bewaar ze. In het bestand staan uitslagen en namen, maar geen sleutels van je plaatsen.
web-yours-save = Opslaan
web-yours-take = Bestand inlezen
web-yours-added = Nieuwe spellen: { $count }.
web-yours-unreadable = ‘{ $name }’ is geen bestand met je spellen.
## Open tables

web-open-title = Ontmoet iemand
web-open-what = Speel met wie er nu is.
web-open-now = Speel nu met iemand
web-open-waiting = Wachten op iemand voor { $game } …
web-open-stop = Stop met wachten
web-open-bot = Er is nog niemand. Speel intussen tegen een bot: je hoort het zodra er iemand komt.
web-open-bot-play = Speel intussen tegen een bot
web-open-found = { $name } is er. Samen { $game } spelen?
web-open-found-wait = { $name } is er. Een ogenblik …
web-open-come = Nu spelen
web-open-gone = Alweer weg. Je wacht nog steeds.
web-open-over-unanswered = Er was iemand, maar je antwoordde niet op tijd.
web-open-over-elsewhere = Je wacht nu in een ander venster.
web-open-over-full = Er wachten nu te veel mensen. Probeer het zo nog eens.
web-open-tables = Open tafels
web-open-none = Er is nu geen tafel open. Speel nu met iemand, of maak zelf een tafel en toon die hier.
web-open-free = Vrije plaatsen: { $free } van { $seats }
web-open-listed = Toon deze tafel in de lobby
web-open-listed-what = Iedereen kan hem daar vinden en gaan zitten tot het spel begint. Vreemden hebben alleen reacties, tot iedereen de chat toestaat.
web-open-chat-ask = Jullie kennen elkaar nog niet: alleen reacties, tot iedereen de chat toestaat.
web-open-chat-allow = Chat toestaan
web-open-chat-proposed = { $name } wil graag de chat toestaan.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
  }
web-days-what = De klok loopt, ook als er niemand is; is de tijd om, dan doet een bot de zet.
web-days-their-turn = { $name } is aan de beurt
web-days-since = sinds { $when }
web-days-left = nog { $time }
web-days-over = Spel afgelopen
web-days-waiting = Wacht op spelers
web-days-alone = alleen
web-days-more = Meer tafels ({ $count })
web-days-points = Punten: { $standing }
web-days-magnets = Magneten over: { $standing }
web-days-gone = Deze tafel is er niet meer.
web-days-notify-ask = Zal deze pagina het zeggen als je weer aan de beurt bent?
web-days-notify-yes = Ja, graag
web-days-notify-no = Nee, dank je
web-days-notify-denied = Je browser staat dat niet toe. In de instellingen ervan kun je dat wijzigen.
web-days-notice = Jij bent aan de beurt, tegen { $names }
## Daily tables

web-daily-title = De tafel van de dag
web-daily-what = Elke dag één partij van elk spel, voor iedereen hier dezelfde, en één poging per persoon.
web-daily-rules = Je poging telt vanaf de eerste zet. Zetten worden niet teruggenomen, er zijn geen hints, niemand kijkt mee, en het verslag gaat een uur na de dag open.
web-daily-open = Naar de tafel van de dag
web-daily-go-on = Verder spelen
web-daily-next-hours = De volgende over { $hours } u
web-daily-next-minutes = De volgende over { $minutes } min
web-daily-points = { $points ->
    [one] één punt
   *[other] { $points } punten
  }
web-daily-magnets = { $points ->
    [one] één magneet
   *[other] { $points } magneten
  }
web-daily-place = Tot nu toe plaats { $place }.
web-daily-not-counted = Deze poging staat niet op het bord.
web-daily-series = { $days ->
    [one] Eén dag op rij, beste: { $best }.
   *[other] { $days } dagen op rij, beste: { $best }.
  }
web-daily-today = Het bord van vandaag
web-daily-yesterday = Het bord van gisteren
web-daily-nobody = Nog niemand is klaar.
web-daily-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
  }
web-daily-seed = Startgetal en toevoeging
web-daily-name = Je naam op het bord
web-daily-line = Lodestone, tafel van de dag: { $game }, { $day }, { $result }
web-daily-copy-line = Regel kopiëren
web-daily-copy-picture = Plaatje kopiëren
web-daily-save-picture = Plaatje opslaan
web-daily-copied = Gekopieerd.
web-daily-picture = Een plaatje om te plakken, zonder tegels of magneten:
web-daily-honest = Er zijn hier geen accounts: een tweede browser heeft een tweede poging. Het is voor de lol, er valt niets te winnen. Je naam, punten, de tijd en een vingerafdruk van je sleutel blijven 90 dagen bewaard.
web-daily-promise = Elke partij wordt de dag ervoor getrokken: de SHA-256 van het startgetal staat er meteen, het startgetal zelf een uur na de dag.
web-daily-check = Partijen controleren
