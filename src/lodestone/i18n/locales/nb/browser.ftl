### The browser table.

## Every screen

web-skip = Til innholdet
web-loading = Et øyeblikk …
web-load-failed = Siden kunne ikke lastes.
web-reload = Prøv igjen
web-nothing-here = Det er ingenting på denne adressen.
web-to-lobby = Tilbake til lobbyen
web-close = Lukk
web-nav = Hovedmeny
web-nav-records = Opptak
web-nav-referee = Døm Kluster
web-nav-score = Tell poeng
web-nav-about = Om

## Every screen: settings

web-settings = Innstillinger
web-language = Språk
web-language-system = Som nettleseren
web-theme = Lyst eller mørkt
web-theme-system = Som enheten
web-theme-light = Lyst
web-theme-dark = Mørkt
web-motion = Bevegelse
web-motion-system = Som enheten
web-motion-full = Full
web-motion-reduced = Mindre
web-sound = Lyder
web-settings-kept = Lagres bare i denne nettleseren.

## Every screen: about

web-about-title = Om Lodestone
web-about-what = Lodestone er et åpent digitalt bord for to familier av brettspill: Kluster, med magneter og en snor, og Clustered, med brikker.
web-about-unofficial = Uoffisielt, uten tilknytning til skaperne.
web-about-boxes = Ord, bilder og lyder her er våre egne. Liker du spillene, så kjøp eskene: De er fine.
web-about-safety-title = Med ekte magneter
web-about-privacy-title = Dine data
web-about-privacy = Ingen konto, ingen sporing, ingenting hentes andre steder fra. Innstillingene og plassene dine blir i denne nettleseren; spillene lagres av serveren du besøker.
web-about-made-title = Laget med
web-about-made = Svelte, Fluent og Vite i nettleseren; Python, Starlette, NumPy og Numba på serveren. Fri programvare under MIT-lisensen.
web-about-docs = Dokumentasjon for verter, programmerere og nysgjerrige

## Every screen: when something goes wrong

web-server-unreachable = Serveren kan ikke nås. Kjører den fortsatt?
web-server-refused = Serveren kunne ikke svare ({ $status }).
web-line-lost = Forbindelsen ble brutt. Kobler til igjen …
web-line-slow = Forbindelsen er treg …
web-line-ended = Forbindelsen til dette bordet er avsluttet.
web-line-closed = Dette bordet er stengt.
web-line-too-many = Du har dette bordet åpent på for mange skjermer, så denne er koblet fra.
web-about-typeface = Overskrifter er satt med Fraunces av Undercase Type.
web-about-licence = Lisensen
web-about-video = Videoer lages med Mediabunny.

## Lobby

web-lobby-title = Sett deg ned og spill
web-lobby-what = Alene, mot datamaskinen, med andre ved denne skjermen eller med venner langt unna. Ingen konto trengs.
web-lobby-clustered = Legg brikker som deler to av tre egenskaper med naboene; bygg linjer og rektangler, gå i veien for hverandre.
web-lobby-kluster = Legg magneter i en løkke av snor. Det som smeller sammen, er ditt igjen. Bli kvitt alle dine.
web-play-clustered = Spill Clustered
web-play-kluster = Spill Kluster
web-set-up = Sett opp …
web-lobby-kluster-preparing = Magnetene gjøres klare; det tar omtrent et minutt, én gang.
web-join-title = Spill med en venn
web-join-what = Lim inn lenken du fikk, eller bare den siste delen.
web-join-link = Lenke til bordet
web-join = Bli med
web-join-unreadable = Det ser ikke ut som en lenke til et bord.
web-real-title = Ved et ekte bord
web-real-what = Du har esken foran deg: Få poengene talt, eller turer og feil notert.
web-recent = Mine bord
web-recent-forget = Fjern fra listen
web-default-name = Gjest

## Lobby: people and bots

web-your-name = Navnet ditt
web-here-name = Spiller { $seat }
web-bot-level = Hvor godt botene spiller
web-level-random = spiller hva som helst
web-level-greedy = tar poengene med en gang
web-level-montecarlo = tenker langt fram
web-level-neural = spiller på erfaring
web-level-casual = spiller for moro skyld
web-level-club = kan knepene
web-level-expert = vanskelig å slå
web-level-clumsy = holder på å lære
web-level-steady = stødige hender
web-seat-free = Ledig plass
web-seat-called = { $name } ({ $seat })
web-seats = Plasser
web-you = du

## Lobby: a new table

web-new-clustered = Et bord med Clustered
web-new-clustered-what = To plasser og reglene i grunnspillet, hvis du ikke velger noe annet.
web-new-kluster = Et bord med Kluster
web-new-kluster-what = Én Classic-eske og to plasser, hvis du ikke velger noe annet.
web-new-who = Hvem spiller?
web-first = Hvem begynner
web-first-youngest = Den yngste begynner. Hvem er det?
web-first-shortest = Den laveste begynner. Hvem er det?
web-first-draw = Trekk lodd
web-begins-drawn = Loddtrekning: { $who } begynner.
web-begins-youngest = Den yngste begynner: { $who }.
web-begins-shortest = Den laveste begynner: { $who }.
web-begins-most-left = Flest magneter igjen sist: { $who } begynner.
web-begins-next = Denne gangen begynner { $who }.
web-new-presets = Hurtigvalg
web-preset-bot = Mot datamaskinen
web-preset-friend = Med en venn, via lenke
web-preset-here = To ved skjermen
web-preset-solo = Alene
web-choice-me = Jeg
web-choice-here = Noen ved skjermen
web-choice-link = En venn, via lenke
web-seat-add = Én plass til
web-seat-remove = Fjern plass { $seat }
web-new-extended = Med fem eller flere er dette det utvidede spillet: to startbrikker med seks ruter mellom.
web-new-options = Valg
web-new-open = Åpne bordet
web-option-fast = Raskt spill
web-option-fast-what = Trekk to brikker per tur og behold fem: kortere, med mer å velge i.
web-option-first = Førstemann-bonuser
web-option-first-what = To poeng for den første linjen på fem og to for den første 2×3.
web-option-largest = Bonus for største klynge
web-option-largest-what = To poeng til den som alene har det største rektangelet, og to for den lengste linjen.
web-option-wild = En tredje joker
web-option-wild-what = Til alle, eller som forsprang til noen som er yngre eller mindre øvet.
web-option-surface = Plass på bordet
web-surface-endless = Ingen kanter
web-surface-square = Kvadratisk, 15 ruter bredt
web-surface-round = Rundt, 7 ruter hver vei
web-option-clock = Tid per tur
web-clock-none = Ingen grense
web-clock-seconds = { $seconds } sekunder
web-house-rules = Husregler
web-house-rules-what = De endrer de vanlige reglene; alle ved bordet ser hvilke som gjelder.
web-house-rule = Husregel: { $name }
web-option-wild-for = En tredje joker: { $seats }
web-surface-edges = Et bord med kanter
web-surface-edges-what = Det er begrenset plass til brikker.
web-solo-bests = Mine beste resultater alene
web-solo-base = Grunnspill
web-solo-none = Ikke spilt alene med disse reglene ennå.
web-option-tie = Skill ved likt
web-option-tie-what = Større rektangel, så lengre linje, så færre kastet.
web-option-hidden = Kast skjult
web-option-hidden-what = Ingen ser hva andre har kastet.
web-option-trim = Behold det du hadde
web-option-trim-what = I raskt spill kan bare en brikke du nettopp har trukket, kastes.
web-option-chat = Chat
web-option-chat-what = De ved bordet kan skrive til hverandre.

## Lobby: a new table of Kluster

web-boxes = Esker
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Ta minst én eske.
   *[other] For opptil { $most } plasser.
  }
web-option-expert = Ekspertvariant
web-option-expert-what = Den som fortsatt har flere magneter enn neste spiller, kan legge en til.
web-option-poles = Vis polene
web-option-poles-what = En hjelp til å øve: Alle ser hvilken side som er nord.
web-option-top = Underlag
web-top-wood = Tre
web-top-glass = Glass, glatt
web-top-felt = Filt, ru
web-option-play-on = Spill videre
web-option-play-on-what = Når den første har vunnet, fortsetter de andre.
web-option-rounds = Rundegrense
web-rounds-none = Ingen
web-rounds-count = { $count } runder: den med færrest magneter igjen vinner
web-option-handicap = Forsprang
web-option-handicap-what = Hvor mange færre magneter hver plass skal legge.
web-option-loop-classic = Størrelsen på Classic-løkken
web-option-loop-duo = Størrelsen på DUO-løkken
web-loop-mm = { $mm } mm på tvers
web-option-no-sliding = Ingen skyving
web-option-no-sliding-what = En magnet i hånden holdes over bordet.
web-option-cord = Ikke rør snoren
web-option-cord-what = Snoren flyttes bare med magneter.
web-option-after = Flytte snoren etter slippet
web-option-after-what = Som i regelheftene: Når alt ligger i ro, kan du fortsatt flytte snoren. Du avslutter turen selv, ellers slutter den etter fem sekunder.
web-option-group = Én gruppe snorer
web-option-group-what = Alle snorer må henge sammen, ikke bare hver med en annen.
web-name-of = Navn på plass { $seat }
web-bot-character = { $level ->
    [random] En mus som legger det første den får tak i.
    [clumsy] En bjørn med store labber.
    [greedy] En skjære: tar straks alt som glitrer.
    [casual] En katt som spiller med mellom to lurer.
    [club] En rev med mange spillkvelder bak seg.
    [montecarlo] En blekksprut som prøver tusen spill i hodet.
    [neural] En elefant som husker hvert eneste øvingsspill.
    [steady] En skilpadde med rolig hånd.
   *[expert] En ugle som ser alt.
  }

## A table of either game

web-table-missing = Det er ikke noe bord på denne adressen, eller ikke lenger.

## A table of either game: waiting for others

web-waiting-clustered = Et bord med Clustered
web-waiting-kluster = Et bord med Kluster
web-waiting-for = { $count ->
    [0] Alle er her.
    [one] Venter på én til.
   *[other] Venter på { $count } til.
  }
web-sit-down = Sett deg
web-leave-seat = Forlat plassen
web-start-with-bots = Begynn med boter på de ledige plassene
web-invite-title = Inviter
web-invite-link = Lenke til dette bordet
web-invite-copy = Kopier lenken
web-invite-copied = Lenken er kopiert.
web-invite-share = Del
web-invite-code = Samme lenke som QR-kode
web-invite-watch = Lenke for tilskuere
web-invite-only-here = Adressen virker bare på denne maskinen. Start Lodestone med --lan for å spille på mobiler også.
web-own-link = Min egen lenke, til en annen enhet
web-own-link-what = Åpner plassen din på en hvilken som helst enhet. Hold den for deg selv.

## A table of either game: together

web-menu = Bord
web-news = Hva som skjedde
web-news-none = Ingenting ennå.
web-chat = Chat
web-chat-write = Skriv noe
web-chat-send = Send
web-chat-none = Ingen har sagt noe ennå.
web-chat-unread = å lese
web-reactions = Reaksjoner
web-reaction = { $reaction ->
    [thumbs_up] Tommel opp
    [clap] Applaus
    [laugh] Latter
    [wow] Jøss
    [think] La meg tenke
    [oops] Oisann
    [heart] Så fint
   *[wave] Vinker
  }
web-preparing = Magnetene gjøres klare …
web-preparing-then = Så begynner spillet av seg selv.
web-preparing-parts = { $done } av { $all } deler er klare
web-preparing-meanwhile = Ta en titt på reglene eller den første leksjonen imens.
web-watchers = { $count ->
    [one] Én person ser på
   *[other] { $count } ser på
  }
web-take-back = Ta tilbake siste trekk
web-pause = Pause
web-paused = Spillet har pause.
web-resume = Fortsett
web-resign = Gi opp
web-resign-seat = Gi opp plass { $seat }
web-resign-sure = Vil du virkelig gi opp plass { $seat }? De andre spiller videre uten deg, og du kan ikke komme tilbake.
web-resign-sure-last = Vil du virkelig gi opp plass { $seat }? Da er spillet slutt, og du kan ikke komme tilbake.
web-absent = { $who } er ikke der.
web-stand-in = La en bot spille
web-stand-in-end = Spill plass { $seat } selv igjen
web-close-table = Steng dette bordet
web-close-sure = Stenge bordet for alle?
web-yes = Ja
web-no = Nei
web-proposal-take-back = { $name } vil gjerne ta tilbake det siste trekket.
web-proposal-pause = { $name } vil gjerne ta en pause.
web-proposal-again = { $name } vil gjerne spille igjen.
web-proposal-waiting = Venter på de andre …
web-proposal-withdraw = Glem det
web-agree = Enig
web-decline = Avslå
web-away = borte
web-resigned = har gitt opp
web-thinking = tenker
web-standing-in = bot: { $level }
web-stood-in = Tiden gikk ut to ganger på rad for { $who }: En bot ({ $level }) spiller videre.
web-stood-in-own = En bot ({ $level }) spiller plass { $seat } for deg.
web-watching = Du ser på. Hendene er skjult.
web-clock-left = { $seconds } s
web-title-your-turn = Din tur
web-proposal-declined = { $name } sier nei.

## The Clustered board

web-board-keys = Piltastene går fra rute til rute, Enter velger, n og p hopper mellom rutene som lyser, pluss og minus zoomer, 0 viser hele bordet.
web-board-closer = Zoom inn
web-board-further = Zoom ut
web-board-fit = Vis hele bordet
web-seat = Plass { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: tom.
web-cell-start = { $x }, { $y }: startbrikke.
web-cell-wild-of = { $x }, { $y }: joker fra plass { $seat }.
web-cell-tile-of = { $x }, { $y }: brikke fra plass { $seat }.
web-board-more = { $count ->
    [one] Én rute til
   *[other] { $count } ruter til
  } { $way ->
    [left] lenger til venstre
    [right] lenger til høyre
    [up] lenger opp
   *[down] lenger ned
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = Bordet. Brikker, og ruter der den valgte brikken kan ligge.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile } fra plass { $seat }.
web-cell-legal = { $x }, { $y }: ledig, brikken passer her.

## Clustered: the hand

web-hand = Brikkene dine
web-hand-fits = { $tile }, passer { $count ->
    [one] ett sted
   *[other] { $count } steder
  }
web-hand-fits-nowhere = { $tile }, passer ingen steder nå
web-hand-discard = { $tile }, kan kastes
web-hands-covered = Brikkene er dekket til.
web-confirm = Bekreft
web-discard = Kast
web-put-back = Legg tilbake
web-cover = { $name }, det er din tur ({ $seat }). De andre ser bort.
web-cover-reveal = Vis brikkene mine

## Clustered: what to do

web-prompt-choose = Din tur: Velg en brikke.
web-prompt-place = { $tile }: Velg en av rutene som lyser.
web-prompt-confirm = Bekreft, eller prøv en annen rute.
web-prompt-gain = { $points ->
    [0] Ingen poeng her ennå.
    [one] Ett poeng til her.
   *[other] { $points } poeng til her.
  }
web-prompt-discard = Ingenting passer: Velg en brikke å kaste.
web-prompt-trim = Mer enn fem brikker: Velg en å kaste.
web-prompt-discard-confirm = Den går ut av spillet. Bekreft, eller velg en annen.
web-prompt-waiting = { $who } står for tur.
web-prompt-thinking = { $who } tenker …
web-prompt-sending = Et øyeblikk …
web-gain-badge = +{ $points }
web-show-groups = Poeng

## Clustered: seats

web-piles = { $hand } på hånden, { $stack } å trekke, { $discards } kastet
web-points = poeng
web-to-move = Plass { $seat } står for tur
web-mark-first-line = Første linje på fem: to poeng
web-mark-first-rectangle = Første 2×3: to poeng
web-mark-longest = Lengste linje: to poeng akkurat nå
web-mark-largest = Største rektangel: to poeng akkurat nå

## Clustered: what happened

web-news-placed = { $who }: { $tile } på { $x }, { $y }.
web-news-discarded = { $who } kaster { $tile }.
web-news-discarded-unseen = { $who } kaster en brikke.
web-news-drawn = Du trekker { $tile }.
web-news-first-line = { $who } har den første linjen på fem.
web-news-first-rectangle = { $who } har den første 2×3.
web-news-your-turn = Plass { $seat }, din tur.
web-news-ended = Spillet er slutt.

## Clustered: the end

web-end-title = Resultatet
web-end-counting = Teller …
web-end-skip = Til resultatet
web-end-again = Spill igjen
web-end-record = Se hele spillet
web-end-solo = { $points ->
    [one] Ett poeng.
   *[other] { $points } poeng.
  }
web-end-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } deler seieren
  } med { $points ->
    [one] ett poeng.
   *[other] { $points } poeng.
  }
web-end-nobody = Ingen vinner.
web-score-bonus = Bonuser

## Clustered: alone, and what is special about a table

web-facts = Dette bordet
web-solo-best = { $points ->
    [one] Best hittil: ett poeng
   *[other] Best hittil: { $points } poeng
  }
web-solo-first = Det første resultatet å slå.
web-solo-new = Ny rekord! Den forrige var { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } ved siden av { $neighbour }: { $differ ->
    [shape-fill] form og fyll er ulike
    [shape-count] form og antall er ulike
    [fill-count] fyll og antall er ulike
   *[shape-fill-count] alt er ulikt
  }. To av de tre må være like.
web-why-alone = Ved siden av denne ruten ligger det ingenting: En brikke må ligge kant i kant med en annen.
web-why-occupied = Her ligger det allerede en brikke: { $tile }.
web-why-off-table = Dette er utenfor bordet: Her er det ikke plass til en brikke.
web-why-discard = Så lenge en av brikkene dine passer et sted, kan du ikke kaste.
web-why-trim-drawn = Du kan bare kaste en brikke du nettopp har trukket.
web-news-taken-back = { $count ->
    [one] { $who } tar det siste trekket tilbake.
   *[other] { $who } tar et trekk tilbake; de siste { $count } trekkene er gjort om.
  }
web-news-resigned = { $who } gir seg.
web-news-time-up = Tiden er ute for { $who }: En bot gjør trekket.
web-end-share = Del
web-end-best-move = Beste trekk: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Klusterbord
web-kluster-canvas = Bordet
web-kluster-seats = Plasser
web-kluster-you = du
web-kluster-left = { $count ->
    [0] ingen igjen
    [one] 1 igjen
   *[other] { $count } igjen
  }

## Kluster: what is to be done

web-kluster-preparing = Bordet gjøres klart …
web-kluster-choose = Din tur: Velg en magnet.
web-kluster-choose-first = Din tur: Dra en magnet ut på bordet. Du kan flytte snoren først.
web-kluster-choose-named = { $who }: Velg en magnet.
web-kluster-carry = Før den på plass og slipp.
web-kluster-dragging = Du holder i snoren.
web-kluster-dragging-named = { $who } holder i snoren.
web-kluster-pull = { $way ->
    [in] { $who } drar snoren innover.
    [out] { $who } drar snoren utover.
   *[along] { $who } flytter snoren.
  }
web-kluster-cord-keys = Venstre og høyre går langs snoren, opp og ned bytter snor, Enter tar tak i den.
web-kluster-settling = Alt faller til ro …
web-kluster-started-over = Bordet måtte begynne denne turen på nytt. Alt ligger slik det gjorde da turen begynte.
web-kluster-repair = Lagt. Men en snor krysser ingen annen: Flytt snorene til de krysser, og avslutt så turen din.
web-kluster-after = Du kan fortsatt flytte snoren. Avslutt så turen din.
web-kluster-after-cords = Du kan fortsatt flytte snorene så lenge hver krysser en annen. Avslutt så turen din.
web-kluster-choice = Du har flere igjen enn neste plass. Legge en magnet til?
web-kluster-choice-named = { $who } har flere igjen enn neste plass. Legge en magnet til?
web-kluster-waiting = { $thinking ->
    [yes] { $who } tenker …
   *[no] { $who } står for tur.
  }
web-kluster-apart = { $count ->
    [one] Snor { $cords } ligger for seg selv. Dra i den til den krysser en annen.
   *[other] Snorene { $cords } ligger for seg selv. Dra i dem til de krysser en annen.
  }
web-kluster-solo = { $placed } lagt, feil: { $faults } (tillatt: { $allowed })

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] Én magnet å legge
   *[other] { $count } magneter å legge
  }
web-kluster-take = Ta { $magnet }
web-kluster-hand = Magneten i hånden
web-kluster-raise = Høyere
web-kluster-lower = Lavere
web-kluster-turn-left = Drei venstre
web-kluster-turn-right = Drei høyre
web-kluster-flip = Snu
web-kluster-stand = Reis
web-kluster-put-back = Legg tilbake
web-kluster-let-go = Slipp
web-kluster-done = Avslutt turen
web-kluster-continue = Legg en til
web-kluster-stop = Stopp her
web-kluster-end-solo = Avslutt spillet her
web-kluster-danger = { $way ->
    [push] Dytt
    [known] Fare
   *[pull] Drag
  }
web-kluster-danger-level = { $level ->
    [calm] Rolig.
    [tug] Det drar.
    [strong] Det drar hardt.
   *[snap] Nå smeller det snart!
  }
web-kluster-push-level = { $level ->
    [tug] Det dytter bort.
   *[strong] Det dytter hardt.
  }
web-kluster-risk-level = { $level ->
    [calm] Trygt her.
    [tug] Den ville bli liggende.
    [strong] Den ville gli.
   *[snap] Det ville smelle!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } la { $magnet }.
web-kluster-close = Nære på: { $magnet } flyttet seg { $mm } mm og ligger i ro igjen.
web-kluster-time-up = Tiden er ute for { $seat }: En klønete hånd spiller turen ferdig, og det som skjer, teller.
web-kluster-taken = { $cause ->
    [hand] { $seat } plukker opp { $magnets }: { $count ->
        [one] Den
       *[other] De
      } hoppet til magneten i hånden (regel { $rule }).
    [outside] { $seat } plukker opp { $magnets }: utenfor spilleområdet (regel { $rule }).
   *[kluster] { $seat } plukker opp { $magnets }: klynget seg sammen (regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Tiden var ute: feil { $faults }, tillatt: { $allowed }.
   *[taken] Feil { $faults }, tillatt: { $allowed }.
  }
web-kluster-offered = { $seat } har flere igjen enn neste plass og kan fortsette.
web-kluster-resigned = { $seat } forlater spillet; { $count ->
    [one] én magnet legges
   *[other] { $count } magneter legges
  } til side.
web-kluster-replay = Se det igjen, sakte
web-kluster-slow = Sakte kino
web-kluster-skip = Hopp over
web-kluster-ended = { $reason ->
    [total-victory] Alt er lagt: total seier!
    [faults] Én feil for mye.
    [stopped] Stoppet: Resultatet står.
    [resigned] { $winners } vinner: De andre har gått.
   *[other] { $count ->
        [0] Ingen vinner.
        [one] { $winners } vinner.
       *[other] { $winners } deler seieren.
      }
  }
web-kluster-result-resigned = { $name }: har gitt opp
web-kluster-result = { $name }: { $count ->
    [0] alle lagt
    [one] 1 igjen
   *[other] { $count } igjen
  }
web-kluster-best = Ditt beste resultat av dette slaget hittil: { $placed } lagt, { $faults ->
    [one] én feil.
   *[other] { $faults } feil.
  }
web-kluster-best-now = Ditt beste resultat av dette slaget!
web-kluster-best-first = Ditt første resultat av dette slaget.
web-kluster-poles-now = Nå ser alle hvilken ende som var nord: rød med en ring.
web-kluster-again = Spill igjen
web-kluster-record = Opptaket av spillet
web-clip = Video
web-clip-last = Lagre som video
web-clip-best = Lagre det beste øyeblikket som video
web-clip-turns = Lagre disse turene som video
web-clip-from = Fra tur
web-clip-to = til tur
web-clip-making = Lager videoen … { $percent } %
web-clip-cancel = Avbryt
web-clip-made = Videoen er lagret.
web-clip-failed = Videoen kunne ikke lages på denne enheten.

## Kluster: how it is shown and told

web-kluster-look = Visning og hjelp
web-kluster-from-above = Se ovenfra
web-kluster-lift = Løft for å slippe
web-kluster-lift-what = Løfter du fingeren, eller slipper museknappen, når du er ferdig med å dra, slipper du magneten. Ellers blir den i hånden til du slipper den.
web-kluster-quality = Bilde
web-kluster-quality-auto = automatisk
web-kluster-quality-high = høy
web-kluster-quality-medium = middels
web-kluster-quality-low = lav
web-kluster-quality-flat = flat
web-kluster-jerky = Bordet hakker på denne enheten.
web-kluster-draw-flat = Tegn det flatt
web-kluster-leave-it = La det være
web-kluster-spoken = Les opp posisjoner
web-kluster-spoken-what = For skjermlesere: hvor magneten er, hva som er i nærheten og hvordan det drar, hver gang den stopper.
web-kluster-aids = Hjelp til å øve
web-kluster-lines = Linjer i magnetfeltet
web-kluster-danger-map = Farekart: hvor det ville være risikabelt å slippe
web-kluster-keys-title = Taster, mus og fingre
web-kluster-keys = Tall tar en magnet. Piler flytter den, fint med Shift, langt med Ctrl; Page Up og Page Down hever og senker; Q og E dreier, F snur, S reiser den opp. Enter slipper, Escape legger den tilbake. C velger en snor, V bytter visning, R leser opp bordet.
web-kluster-pointers = Mus: Dra en magnet ut av brettet, eller klikk på den; den følger med, og et klikk slipper. Hjulet hever den, sidelengs eller med Shift dreier det; høyre knapp kan begge deler. Fingre: Dra en magnet ut av brettet og deretter hvor som helst for å flytte den; en finger til dreier og hever den. Med tom hånd kan du dra i en snor, og ellers i visningen.
web-kluster-pose = { $pose ->
    [standing] stående, side { $face } forover
    [lying] liggende, ende { $face } forover
   *[flat] flatt, side { $face } opp
  }
web-kluster-offset = { $x } { $side ->
    [left] til venstre
   *[right] til høyre
  }, { $y } { $depth ->
    [near] nærmere
   *[away] lenger unna
  }
web-kluster-here = { $magnet }, { $how }: { $where } regnet fra midten, { $height } oppe.
web-kluster-allowed = { $allowed ->
    [yes] Kan slippes her.
    [no] Kan ikke slippes her.
   *[unknown] På vei.
  }
web-kluster-neighbour = { $magnet }: { $distance } unna, { $where }.
web-kluster-on-table = { $count ->
    [0] Bordet er tomt.
    [one] Én magnet ligger på bordet.
   *[other] { $count } magneter ligger på bordet.
  }
web-kluster-lies = { $magnet }: { $where } regnet fra midten.

## Kluster: laying the cords

web-laying = Snorer
web-laying-which = Hvilken snor
web-laying-cord = Snor { $number }
web-laying-shape = Form
web-laying-shape-name = { $shape ->
    [circle] Sirkel
    [oval] Oval
    [eight] Åttetall
   *[free] Frihånd
  }
web-laying-turn = Drei
web-laying-usual = Standard
web-laying-in-turn = Legg snorene etter tur
web-laying-who = { $who } legger snor { $number }.
web-laying-next = Neste snor
web-laying-sheet = Bordet med snorene
web-laying-move = Dra snoren dit du vil, eller flytt den med piltastene; Q og E dreier den.
web-laying-draw = Tegn en lukket linje med musen eller en finger; piltastene flytter den. Snoren beholder lengden sin.

## Hints and reviews: hints at a table

web-hint = Tips
web-hint-ask = Be om tips
web-hint-thinking = Tenker på et tips …
web-hint-discard = Kast { $tile }.
web-hint-place = { $magnet } skal dit den lyse formen ligger.
web-hint-flip = Snu den først.
web-hint-stop = Ingen steder ser trygge nok ut til å fortsette.
web-proposal-hints = { $name } vil gjerne tillate tips i dette spillet.
web-option-hints = Tips
web-option-hints-agreed = Alene, eller hvis alle er enige
web-option-hints-on = For alle
web-option-hints-off = Aldri

## Hints and reviews: reviews

review-place = Sted { $number } · { $risk } %
web-review = Vurder
web-review-graph = Hva hvert trekk ga bort
web-review-alternatives = Bedre eller like bra
web-review-done = Vurderingen er klar.
web-hint-there = Prøv { $tile } på den merkede ruten.
web-hint-next = { $points ->
    [one] Neste tur kan du få ett poeng her.
   *[other] Neste tur kan du få { $points } poeng her.
  }

## Lessons

web-learn = Lær å spille
web-learn-what = Ved å prøve selv, ved ditt eget bord. Fem minutter per spill; slutt når du vil, og fortsett senere.
web-learn-clustered = Legg brikker, se hvorfor en ikke passer, lag en linje og et rektangel, gå i veien for noen og vinn med ett poeng.
web-learn-kluster = Legg en stein, kjenn hvordan en annen drar, la to smelle sammen med vilje, flytt snoren og vinn.
web-learn-how-far = { $state ->
    [done] En gang til
    [begun] Fortsett med trinn { $step } av { $steps }
   *[new] Begynn
  }
web-learn-first = Er { $game } nytt for deg? Lær det på fem minutter.
web-learn-title = Lær { $game }
web-learn-step = { $step } av { $steps }
web-learn-back = Tilbake
web-learn-skip = Hopp over
web-learn-next = Videre
web-learn-anew = Begynn denne delen på nytt
web-learn-done-already = Dette har du allerede gjort.
web-learn-finished = Det var alt du trenger å vite før ditt første spill { $game }. Ha det gøy!
web-learn-other = Lær { $game }
web-learn-cell = { $cell } Leksjonen peker hit.

## Lessons: Clustered

web-learn-lay = Ta en brikke fra hånden: Ruter der den passer, lyser. Legg den på den innrammede ruten, hvis det lyser der, og bekreft.
web-learn-lay-keys = Med tastaturet: Et tall tar en brikke, pilene og N går over bordet, Enter legger den.
web-learn-lay-done = Den har minst to av form, fyll og antall til felles med hver nabo. Startbrikken i midten passer til alt.
web-learn-refused = Nå en feil med vilje: Ta en brikke og trykk på en rute rett ved siden av en brikke, der ingenting lyser.
web-learn-refused-done = Nedenfor bordet står det hvorfor det ikke går, naboen som er i veien, er innrammet, og lenken fører til regelen.
web-learn-line = Tre eller flere av brikkene dine på rad, bortover eller nedover, er en linje: ett poeng per brikke. Gjør linjen ferdig ved den innrammede ruten.
web-learn-line-done = Din første linje: tre poeng. Lengre linjer gir mer, og en brikke kan telle både bortover og nedover.
web-learn-rectangle = Brikkene i ditt største rektangel uten hull, fra to ganger to, teller også. Fyll det innrammede hjørnet.
web-learn-rectangle-done = Fire poeng til. Bare det største rektangelet teller, så la det vokse.
web-learn-block = Et annet bord, nesten ved slutten; du ligger to poeng bak. Motstanderen er i ferd med å gjøre ferdig en linje på fire ved den innrammede ruten: Legg brikken din der først.
web-learn-block-done = Blokkert! Brikken din deler linjen, og de to brikkene som blir igjen, er ingenting verdt.
web-learn-last = Din siste brikke. Lag en linje på tre ved den innrammede ruten.
web-learn-last-done = Alle brikker er lagt, så spillet er slutt.
web-learn-count = Bordet teller alt en gang til: ditt største rektangel, radene dine, kolonnene dine. Den som har flest poeng, vinner. Bra gjort!

## Lessons: Kluster

web-learn-take = Disse steinene er sterke magneter, og du vil bli kvitt alle. Ta en: Trykk på den, eller trykk 1.
web-learn-take-done = Den er i hånden din og følger fingeren, musen eller piltastene.
web-learn-place = Før den innenfor snoren og slipp med knappen eller Enter. Hele steinen må ligge innenfor.
web-learn-place-done = Den ligger. Én tur, én stein.
web-learn-feel = Ta en til og før den sakte nærmere steinen som ligger der, til det drar: Se på måleren, lytt til summingen. Blir den skjøvet bort, snur du den med knappen eller F.
web-learn-feel-done = Det er draget. Vanligvis ville du nå ha lett etter et roligere sted …
web-learn-snap = … men gjør det motsatte: Gå nærmere og slipp, så de to smeller sammen.
web-learn-snap-done = Smell! Steiner som berører hverandre, har klynget seg sammen.
web-learn-why = Det som har klynget seg sammen, går tilbake til puljen din, og det gjør også det som havner utenfor snoren. Turen din er over. Spiller du alene, kan det skje to ganger; spiller du med andre, er de én tur nærmere seieren.
web-learn-again = Legg en stein igjen, godt innenfor snoren.
web-learn-cord = I stedet for å holde deg unna faren kan du skaffe plass: Ta tak i snoren og dra i den, med musen, med fingeren eller med C, Enter og pilene. Den tar med seg steinene den berører.
web-learn-cord-done = Snoren kan flyttes i hver tur, så lenge ingenting smeller sammen.
web-learn-win = Legg nå de andre steinene langt fra hverandre. Den som først ikke har flere igjen, vinner.
web-learn-win-done = Ingen stein igjen: Du har vunnet!

## Records

web-records-open = Åpne en fil
web-records-open-what = Et opptak som er lastet ned her, eller skrevet av terminalen eller dommeren. Velg det, eller slipp det her.
web-records-unreadable = «{ $name }» kan ikke åpnes: { $problem }
web-records-none = Ingen ferdige spill fra bordene dine ennå.
web-records-line = { $when } · { $turns ->
    [one] én tur
   *[other] { $turns } turer
  }
web-record-clustered = Et spill Clustered
web-record-kluster = Et spill Kluster
web-record-deal = Utdelingen: Alle har trukket, ingenting er lagt ennå.
web-record-set = Bordet er dekket, ingenting er lagt ennå.
web-record-nothing = { $seat } la ingenting.
web-record-filming = Turen spilles på nytt for å vise hvordan alt beveget seg …
web-record-camera = Dra for å bevege deg rundt bordet; med hjulet eller to fingre kommer du nærmere.
web-record-at = Tur { $turn }, { $seconds } s
web-record-graph = Poengene til hver plass, tur for tur
web-record-first = Til begynnelsen
web-record-back = Én tur tilbake
web-record-play = Spill av
web-record-stop = Stopp
web-record-on = Én tur frem
web-record-last = Til slutten
web-record-turn = Tur
web-record-mark = { $kind ->
    [kluster] Tur { $turn }: klynge
   *[close] Tur { $turn }: nære på, { $mm } mm
  }
web-record-speed = Fart
web-record-link = Lenke til denne turen
web-record-download = Last ned

## Rulebook

web-rules = Regler
web-rules-title = Reglene for { $game }
web-rules-search = Søk i reglene
web-rules-found = { $count ->
    [0] Ingenting funnet.
    [one] Ett avsnitt funnet.
   *[other] { $count } avsnitt funnet.
  }
web-rules-none = Ingenting her nevner «{ $words }».
web-rules-contents = Innhold
web-rules-other = Regler for { $game }
web-rules-print = Skriv ut
web-rules-note-yours = Ditt regelhefte:
web-rules-note-leaflets = Regelhefte på { $languages }:
web-rules-note = Vår avgjørelse:
web-rules-link = regel { $rule }

## Scorer

web-score-title = Tell et bord
web-score-how = Velg en plass og trykk på rutene der brikkene ligger. Linjer og det største rektangelet lyser opp underveis.
web-score-board = Bordet som skal telles
web-score-brush = Hva legger du?
web-score-start-tile = Startbrikke
web-score-erase = Visk ut
web-score-wild = Joker
web-score-points = Poeng
web-score-seat = Plass
web-score-rectangle = Rektangel
web-score-rows = Rader
web-score-columns = Kolonner
web-score-total = Sum
web-score-show-seat = Ram bare inn plass { $seat }
web-score-heard = Plass { $seat }: { $total ->
    [one] { $total } poeng.
   *[other] { $total } poeng.
  }
web-score-largest = Plass { $seat } har alene det største rektangelet.
web-score-longest = Plass { $seat } har alene den lengste linjen.
web-score-empty = Ingen brikker ennå.
web-score-letters = Som bokstaver
web-score-letters-how = Én rad per linje: . er tom, # startbrikken, A til H en brikke fra den plassen, a til h jokeren dens.
web-score-letters-take = Legg ut disse brikkene
web-score-letters-none = Det er ingen brikker i disse bokstavene.
web-score-clear = Tøm bordet
web-score-why = Slik får man poeng:
web-score-more = Legg til en spiller
web-score-unclear = Hent brikkene tilbake
web-score-fields = Rektangel: brikkene i spillerens største fulle rektangel. Rader og kolonner: brikkene i alle linjer på tre eller flere, bortover og nedover.

## Referee

web-referee-title = Dommer for et ekte bord
web-referee-what = Spill Kluster med dine egne magneter og si hva som skjedde. Turer, magneter og feil noteres her.
web-referee-begin = Begynn
web-referee-turn = Plass { $seat } står for tur
web-referee-continue = Plass { $seat } kan legge en til, eller stoppe
web-referee-won = Plass { $seat } har vunnet
web-referee-over = Spillet er slutt
web-referee-solo-over = Slutt: { $placed ->
    [one] Én magnet ligger i spilleområdet
   *[other] { $placed } magneter ligger i spilleområdet
  }
web-referee-left = å legge
web-referee-lying = På bordet
web-referee-faults = Feil
web-referee-placed-stone = Stein lagt, alle ligger fritt
web-referee-placed-spinner = DUO-magnet lagt, alle ligger fritt
web-referee-fault = Magneter plukket opp …
web-referee-stop = Stopp her
web-referee-picked = Hvor mange ble plukket opp?
web-referee-stones = Steiner
web-referee-spinners = DUO-magneter
web-referee-own = Magneten i hånden
web-referee-own-stone = en stein, sluppet før det
web-referee-own-spinner = en DUO-magnet, sluppet før det
web-referee-own-none = var fortsatt i hånden
web-referee-back = Tilbake
web-referee-undo = Angre
web-referee-new = Nytt spill
web-referee-boxes = { $kind ->
    [classic] Esker med Kluster Classic
   *[duo] Esker med Kluster DUO
  }
web-referee-people = Spillere
web-referee-turn-name = { $name } står for tur
web-referee-continue-name = { $name } kan legge én til eller stoppe
web-referee-won-name = { $name } har vunnet

## Showing games to others, the table as an app, and one’s own games

web-share-link = Lenke til dette spillet
web-share-picture = Bilde
web-share-picture-of = Spillet som bilde: plassene og bordet
web-share-code = QR-kode
web-app-title = Som app
web-app-what = Legger Lodestone på startskjermen. Det åpner med en gang, og regler, leksjoner og dine egne opptak kan leses uten nett.
web-app-install = Installer
web-app-done = Lodestone er installert.
web-app-menu = Klart: Denne nettleseren tar vare på det den trenger. Velg «Installer» eller «Legg til på startskjermen» i nettleserens meny for å få det på startskjermen.
web-app-insecure = Ikke fra { $address }: Nettlesere installerer apper bare over HTTPS, eller på maskinen serveren kjører på. Spør den som driver serveren, om en adresse som begynner med https.
web-app-unsupported = Denne nettleseren kan ikke installere apper, eller et privat vindu hindrer det.
web-app-off = Denne serveren tilbyr det ikke.
web-app-failed = Det gikk ikke. Prøv igjen om litt.
web-app-new = Det finnes en ny versjon av Lodestone.
web-app-take = Last den
web-app-offline = Ingen forbindelse med serveren. Regler, leksjoner og dine egne opptak kan fortsatt leses; alt annet må vente.
web-app-lesson = Uten forbindelse er det ikke noe bord å øve ved. Dette sier leksjonen:
web-yours = Spillene dine
web-yours-what = Det du har spilt ferdig i denne nettleseren. Ingen andre får se det.
web-yours-none = Ingen ferdige spill her ennå.
web-yours-by-game = Etter spill
web-yours-by-opponent = Etter motstander
web-yours-games = Spill
web-yours-wins = Seire
web-yours-best = Beste
web-yours-streak = Rekke
web-yours-longest = Lengste rekke
web-yours-given = Det du gir bort mest av
web-yours-given-none = Det krever en vurdering: Åpne et av opptakene dine og få det vurdert.
web-yours-given-nothing = Ingenting: De vurderte spillene dine er feilfrie.
web-yours-given-kind = { $kind ->
    [points] poeng som var rett for hånden
    [denied] ruter der andre får poeng
    [next] steder til din neste tur
    [wild] jokere som er verdt å spare
    [discard] brikker du ikke ville savnet
    [beside] plass til å vokse
    [risk] tryggere steder
   *[other] noe annet
  }
web-yours-given-points = (trekk: { $times }, poeng: { $points })
web-yours-given-risk = (turer: { $times }, unødig risiko: { $percent } %)
web-yours-file = Som fil
web-yours-file-what = Ta med spillene dine til en annen nettleser, eller ta vare på dem. Filen inneholder resultater og navn, men ingen nøkler til plassene dine.
web-yours-save = Lagre
web-yours-take = Les en fil
web-yours-added = Nye spill: { $count }.
web-yours-unreadable = «{ $name }» er ikke en fil med spillene dine.
## Open tables

web-open-title = Møt noen
web-open-what = Spill med dem som er her.
web-open-now = Spill med noen nå
web-open-waiting = Venter på noen som vil spille { $game } …
web-open-stop = Slutt å vente
web-open-bot = Det er ingen her ennå. Spill mot en bot imens: Du får beskjed så snart noen kommer.
web-open-bot-play = Spill mot en bot imens
web-open-found = { $name } er her. Vil dere spille { $game } sammen?
web-open-found-wait = { $name } er her. Et øyeblikk …
web-open-come = Spill nå
web-open-gone = Allerede borte igjen. Du venter fortsatt.
web-open-over-unanswered = Det var noen her, men du svarte ikke i tide.
web-open-over-elsewhere = Du venter nå i et annet vindu.
web-open-over-full = For mange venter akkurat nå. Prøv igjen om litt.
web-open-tables = Åpne bord
web-open-none = Ingen bord er åpne akkurat nå. Spill med noen nå, eller sett opp et eget bord og vis det her.
web-open-free = Ledige plasser: { $free } av { $seats }
web-open-listed = Vis dette bordet i lobbyen
web-open-listed-what = Alle kan finne det der og sette seg til spillet begynner. Fremmede har bare reaksjoner til alle tillater chat.
web-open-chat-ask = Dere kjenner ikke hverandre ennå: bare reaksjoner til alle tillater chat.
web-open-chat-allow = Tillat chat
web-open-chat-proposed = { $name } vil gjerne tillate chat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Én dag per tur
   *[other] { $days } dager per tur
  }
web-days-what = Klokka går enten noen er her eller ikke; når tida er ute, tar en bot turen.
web-days-their-turn = { $name } står for tur
web-days-since = siden { $when }
web-days-left = { $time } igjen
web-days-over = Spillet er slutt
web-days-waiting = Venter på spillere
web-days-alone = alene
web-days-more = Flere bord ({ $count })
web-days-points = Poeng: { $standing }
web-days-magnets = Magneter igjen: { $standing }
web-days-gone = Bordet finnes ikke lenger.
web-days-notify-ask = Skal siden si fra når det er din tur igjen?
web-days-notify-yes = Ja, si fra
web-days-notify-no = Nei takk
web-days-notify-denied = Nettleseren din tillater det ikke. Du kan endre det i innstillingene.
web-days-notice = Din tur mot { $names }
## Daily tables

web-daily-title = Dagens bord
web-daily-what = Hver dag ett parti av hvert spill, det samme for alle her, og ett forsøk hver.
web-daily-rules = Forsøket ditt teller fra det første trekket. Ingen trekk tas tilbake, det er ingen tips, ingen ser på, og opptaket åpnes en time etter dagen.
web-daily-open = Til dagens bord
web-daily-go-on = Spill videre
web-daily-next-hours = Det neste om { $hours } t
web-daily-next-minutes = Det neste om { $minutes } min
web-daily-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
  }
web-daily-magnets = { $points ->
    [one] én magnet
   *[other] { $points } magneter
  }
web-daily-place = Plass { $place } så langt.
web-daily-not-counted = Dette forsøket står ikke på tavla.
web-daily-series = { $days ->
    [one] Én dag på rad, beste: { $best }.
   *[other] { $days } dager på rad, beste: { $best }.
  }
web-daily-today = Dagens tavle
web-daily-yesterday = Gårsdagens tavle
web-daily-nobody = Ingen er ferdig ennå.
web-daily-more = { $count ->
    [one] og én til
   *[other] og { $count } til
  }
web-daily-seed = Startverdi og salt
web-daily-name = Navnet ditt på tavla
web-daily-line = Lodestone, dagens bord: { $game }, { $day }, { $result }
web-daily-copy-line = Kopier linjen
web-daily-copy-picture = Kopier bildet
web-daily-save-picture = Lagre bildet
web-daily-copied = Kopiert.
web-daily-picture = Et bilde å lime inn, uten brikker og magneter:
web-daily-honest = Her er det ingen kontoer: En nettleser til gir et forsøk til. Det er for moro skyld, og det er ingen premier. Navn, poeng, tid og et fingeravtrykk av nøkkelen din lagres i 90 dager.
web-daily-promise = Hvert parti trekkes dagen før: SHA-256 av startverdien vises med en gang, selve startverdien en time etter dagen.
web-daily-check = Etterprøv partiene
