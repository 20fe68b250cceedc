### The browser table.

## Every screen

web-skip = Gå til indholdet
web-loading = Et øjeblik …
web-load-failed = Denne side kunne ikke hentes.
web-reload = Prøv igen
web-nothing-here = Der er intet på denne adresse.
web-to-lobby = Tilbage til forsiden
web-close = Luk
web-nav = Hovedmenu
web-nav-records = Gemte spil
web-nav-referee = Døm Kluster
web-nav-score = Tæl point
web-nav-about = Om

## Every screen: settings

web-settings = Indstillinger
web-language = Sprog
web-language-system = Som browseren
web-theme = Lyst eller mørkt
web-theme-system = Som enheden
web-theme-light = Lyst
web-theme-dark = Mørkt
web-motion = Bevægelse
web-motion-system = Som enheden
web-motion-full = Fuld
web-motion-reduced = Mindre
web-sound = Lyde
web-settings-kept = Gemmes kun i denne browser.

## Every screen: about

web-about-title = Om Lodestone
web-about-what = Lodestone er et åbent digitalt bord til to familier af brætspil: Kluster med magneter og en snor, og Clustered med brikker.
web-about-unofficial = Uofficielt, uden forbindelse til udgiverne.
web-about-boxes = Ord, billeder og lyde er vores egne her. Kan du lide spillene, så køb æskerne: De er dejlige.
web-about-safety-title = Med rigtige magneter
web-about-privacy-title = Dine data
web-about-privacy = Ingen konto, ingen sporing, intet hentes andetsteds fra. Dine indstillinger og dine pladser bliver i denne browser; spil gemmes af den server, du besøger.
web-about-made-title = Lavet med
web-about-made = Svelte, Fluent og Vite i browseren; Python, Starlette, NumPy og Numba på serveren. Fri software under MIT-licensen.
web-about-docs = Dokumentation for værter, programmører og nysgerrige

## Every screen: when something goes wrong

web-server-unreachable = Serveren kan ikke nås. Kører den endnu?
web-server-refused = Serveren kunne ikke svare ({ $status }).
web-line-lost = Forbindelsen er afbrudt. Forbinder igen …
web-line-slow = Forbindelsen er langsom …
web-line-ended = Forbindelsen til dette bord er slut.
web-line-closed = Dette bord er blevet lukket.
web-line-too-many = Du har dette bord åbent på for mange skærme, så denne er blevet afbrudt.
web-about-typeface = Overskrifter er sat med Fraunces af Undercase Type.
web-about-licence = Licensen
web-about-video = Videoer laves med Mediabunny.

## Lobby

web-lobby-title = Sæt dig og spil
web-lobby-what = Alene, mod computeren, med andre ved denne skærm eller med venner langt væk. Ingen konto nødvendig.
web-lobby-clustered = Læg brikker, der har to af tre egenskaber til fælles med deres naboer; lad linjer og rektangler vokse, og kom i vejen for hinanden.
web-lobby-kluster = Læg magneter inden for en løkke af snor. Det, der smækker sammen, er dit igen. Kom af med alle dine.
web-play-clustered = Spil Clustered
web-play-kluster = Spil Kluster
web-set-up = Stil op …
web-lobby-kluster-preparing = Magneterne gøres klar; det tager cirka et minut, én gang.
web-join-title = Spil med en ven
web-join-what = Indsæt linket, du fik, eller bare den sidste del af det.
web-join-link = Link til bordet
web-join = Deltag
web-join-unreadable = Det ligner ikke et link til et bord.
web-real-title = Ved et rigtigt bord
web-real-what = Du har æsken foran dig: Få talt point, eller få holdt styr på ture og fejl.
web-recent = Mine borde
web-recent-forget = Tag af listen
web-default-name = Gæst

## Lobby: people and bots

web-your-name = Dit navn
web-here-name = Spiller { $seat }
web-bot-level = Hvor godt botterne spiller
web-level-random = spiller hvad som helst
web-level-greedy = snupper point med det samme
web-level-montecarlo = tænker langt frem
web-level-neural = spiller på erfaring
web-level-casual = spiller for sjov
web-level-club = kender fiduserne
web-level-expert = svær at slå
web-level-clumsy = er ved at lære det
web-level-steady = rolig hånd
web-seat-free = Ledig plads
web-seat-called = { $name } ({ $seat })
web-seats = Pladser
web-you = dig

## Lobby: a new table

web-new-clustered = Et bord Clustered
web-new-clustered-what = To pladser og grundspillets regler, hvis du ikke vælger andet.
web-new-kluster = Et bord Kluster
web-new-kluster-what = Én Classic-æske og to pladser, hvis du ikke vælger andet.
web-new-who = Hvem spiller?
web-first = Hvem begynder
web-first-youngest = Den yngste begynder. Hvem er det?
web-first-shortest = Den laveste begynder. Hvem er det?
web-first-draw = Træk lod
web-begins-drawn = Lodtrækning: { $who } begynder.
web-begins-youngest = Den yngste begynder: { $who }.
web-begins-shortest = Den laveste begynder: { $who }.
web-begins-most-left = Flest magneter tilbage sidst: { $who } begynder.
web-begins-next = Denne gang begynder { $who }.
web-new-presets = Hurtige valg
web-preset-bot = Mod computeren
web-preset-friend = Med en ven, via link
web-preset-here = To ved denne skærm
web-preset-solo = Alene
web-choice-me = Mig
web-choice-here = En ved denne skærm
web-choice-link = En ven, via link
web-seat-add = Én plads til
web-seat-remove = Fjern plads { $seat }
web-new-extended = Med fem eller flere er det udvidet spil: to startbrikker, seks felter fra hinanden.
web-new-options = Valg
web-new-open = Åbn bordet
web-option-fast = Hurtigspil
web-option-fast-what = Træk to brikker pr. tur og behold fem: kortere, med flere muligheder.
web-option-first = Først til-bonus
web-option-first-what = To point for den første linje på fem og to for det første 2×3.
web-option-largest = Bonus til største klynge
web-option-largest-what = To point til den, der alene har det største rektangel, og to for den længste linje.
web-option-wild = En tredje joker
web-option-wild-what = Til alle, eller som forspring for en yngre eller mindre øvet.
web-option-surface = Plads på bordet
web-surface-endless = Ingen kanter
web-surface-square = Kvadratisk, 15 felter bredt
web-surface-round = Rundt, 7 felter i hver retning
web-option-clock = Tid til en tur
web-clock-none = Ingen grænse
web-clock-seconds = { $seconds } sekunder
web-house-rules = Husregler
web-house-rules-what = De ændrer de almindelige regler; alle ved bordet ser, hvilke der gælder.
web-house-rule = Husregel: { $name }
web-option-wild-for = En tredje joker: { $seats }
web-surface-edges = Et bord med kanter
web-surface-edges-what = Der er begrænset plads til brikker.
web-solo-bests = Mine bedste resultater alene
web-solo-base = Grundspil
web-solo-none = Endnu intet spil alene efter disse regler.
web-option-tie = Afgør uafgjort
web-option-tie-what = Større rektangel, så længere linje, så færre kasserede.
web-option-hidden = Kassér med forsiden nedad
web-option-hidden-what = Ingen ser, hvad andre har kasseret.
web-option-trim = Behold det, du havde
web-option-trim-what = I hurtigspil må kun en brik, der lige er trukket, kasseres.
web-option-chat = Chat
web-option-chat-what = Folk ved dette bord kan skrive til hinanden.

## Lobby: a new table of Kluster

web-boxes = Æsker
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Tag mindst én æske.
   *[other] Til op til { $most } pladser.
  }
web-option-expert = Ekspertvariant
web-option-expert-what = Den, der stadig har flere magneter end næste spiller, må lægge én til.
web-option-poles = Vis polerne
web-option-poles-what = En øvehjælp: Alle ser, hvilken side der er nord.
web-option-top = Bordplade
web-top-wood = Træ
web-top-glass = Glas, glat
web-top-felt = Filt, ru
web-option-play-on = Spil videre om placeringerne
web-option-play-on-what = Når den første har vundet, fortsætter de andre.
web-option-rounds = Rundegrænse
web-rounds-none = Ingen
web-rounds-count = { $count } runder: den med færrest magneter tilbage vinder
web-option-handicap = Forspring
web-option-handicap-what = Hvor mange færre magneter hver plads skal lægge.
web-option-loop-classic = Størrelsen på Classic-løkken
web-option-loop-duo = Størrelsen på DUO-løkken
web-loop-mm = { $mm } mm på tværs
web-option-no-sliding = Ingen glidning
web-option-no-sliding-what = En magnet i hånden bliver over bordet.
web-option-cord = Fingrene fra snoren
web-option-cord-what = Snoren flyttes kun med magneter.
web-option-after = Flyt snoren efter at have sluppet
web-option-after-what = Som i hæfterne: Når alt ligger stille, må du stadig flytte snoren. Du slutter selv din tur, ellers slutter den efter fem sekunder.
web-option-group = Én gruppe af snore
web-option-group-what = Alle snore skal hænge sammen, ikke bare hver med en anden.
web-name-of = Navn på plads { $seat }
web-bot-character = { $level ->
    [random] En mus, der lægger det første, den får fat i.
    [clumsy] En bjørn med store poter.
    [greedy] En skade: Tager straks alt, der glimter.
    [casual] En kat, der spiller med mellem to lure.
    [club] En ræv med mange aftener ved bordet bag sig.
    [montecarlo] En blæksprutte, der prøver tusind spil i hovedet.
    [neural] En elefant, der husker hvert eneste øvespil.
    [steady] En skildpadde med rolig hånd.
   *[expert] En ugle, der ser det hele.
  }

## A table of either game

web-table-missing = Der er intet bord på denne adresse, eller ikke længere.

## A table of either game: waiting for others

web-waiting-clustered = Et bord Clustered
web-waiting-kluster = Et bord Kluster
web-waiting-for = { $count ->
    [0] Alle er her.
    [one] Venter på én til.
   *[other] Venter på { $count } til.
  }
web-sit-down = Sæt dig
web-leave-seat = Forlad pladsen
web-start-with-bots = Begynd med botter på de ledige pladser
web-invite-title = Invitér
web-invite-link = Link til dette bord
web-invite-copy = Kopiér linket
web-invite-copied = Link kopieret.
web-invite-share = Del
web-invite-code = Det samme link som QR-kode
web-invite-watch = Link til tilskuere
web-invite-only-here = Denne adresse virker kun på denne computer. Start Lodestone med --lan for også at spille på telefoner.
web-own-link = Mit eget link, til en anden enhed
web-own-link-what = Åbner din plads på enhver enhed. Hold det for dig selv.

## A table of either game: together

web-menu = Bord
web-news = Hvad der er sket
web-news-none = Intet endnu.
web-chat = Chat
web-chat-write = Skriv noget
web-chat-send = Send
web-chat-none = Ingen har sagt noget endnu.
web-chat-unread = ulæste
web-reactions = Reaktioner
web-reaction = { $reaction ->
    [thumbs_up] Tommelfinger op
    [clap] Klapsalve
    [laugh] Latter
    [wow] Wow
    [think] Lad mig tænke
    [oops] Ups
    [heart] Dejligt
   *[wave] Vinker
  }
web-preparing = Magneterne gøres klar …
web-preparing-then = Spillet begynder af sig selv.
web-preparing-parts = { $done } af { $all } dele er klar
web-preparing-meanwhile = Kig imens på reglerne eller på den første lektion.
web-watchers = { $count ->
    [one] Én person ser på
   *[other] { $count } ser på
  }
web-take-back = Tag det sidste træk tilbage
web-pause = Pause
web-paused = Spillet holder pause.
web-resume = Fortsæt
web-resign = Giv op
web-resign-seat = Opgiv plads { $seat }
web-resign-sure = Vil du virkelig opgive plads { $seat }? De andre spiller videre uden dig, og du kan ikke komme tilbage.
web-resign-sure-last = Vil du virkelig opgive plads { $seat }? Så er spillet slut, og du kan ikke komme tilbage.
web-absent = { $who } er her ikke lige nu.
web-stand-in = Lad en bot spille
web-stand-in-end = Spil selv plads { $seat } igen
web-close-table = Luk dette bord
web-close-sure = Luk dette bord for alle?
web-yes = Ja
web-no = Nej
web-proposal-take-back = { $name } vil gerne tage det sidste træk tilbage.
web-proposal-pause = { $name } vil gerne holde pause.
web-proposal-again = { $name } vil gerne spille igen.
web-proposal-waiting = Venter på de andre …
web-proposal-withdraw = Glem det
web-agree = Enig
web-decline = Afslå
web-away = væk
web-resigned = gav op
web-thinking = tænker
web-standing-in = bot: { $level }
web-stood-in = Tiden løb ud to gange i træk for { $who }: En bot ({ $level }) spiller videre.
web-stood-in-own = En bot ({ $level }) spiller plads { $seat } for dig.
web-watching = Du ser på. Hænderne forbliver skjult.
web-clock-left = { $seconds } s
web-title-your-turn = Din tur
web-proposal-declined = { $name } siger nej.

## The Clustered board

web-board-keys = Piletaster går fra felt til felt, Enter vælger, n og p springer mellem felterne, der lyser, plus og minus zoomer, 0 viser hele bordet.
web-board-closer = Zoom ind
web-board-further = Zoom ud
web-board-fit = Vis hele bordet
web-seat = Plads { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: tomt.
web-cell-start = { $x }, { $y }: startbrik.
web-cell-wild-of = { $x }, { $y }: joker fra plads { $seat }.
web-cell-tile-of = { $x }, { $y }: brik fra plads { $seat }.
web-board-more = { $count ->
    [one] Ét sted mere
   *[other] { $count } steder mere
  } { $way ->
    [left] længere til venstre
    [right] længere til højre
    [up] længere oppe
   *[down] længere nede
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = Bordet. Brikker, og felter, hvor den valgte brik må ligge.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile }, plads { $seat }.
web-cell-legal = { $x }, { $y }: frit, brikken passer her.

## Clustered: the hand

web-hand = Dine brikker
web-hand-fits = { $tile }, passer { $count ->
    [one] ét sted
   *[other] { $count } steder
  }
web-hand-fits-nowhere = { $tile }, passer ingen steder nu
web-hand-discard = { $tile }, kan kasseres
web-hands-covered = Brikkerne er skjult.
web-confirm = Bekræft
web-discard = Kassér
web-put-back = Læg tilbage
web-cover = { $name }, det er din tur ({ $seat }). De andre ser væk.
web-cover-reveal = Vis mine brikker

## Clustered: what to do

web-prompt-choose = Din tur: Vælg en brik.
web-prompt-place = { $tile }: Vælg et af felterne, der lyser.
web-prompt-confirm = Bekræft, eller prøv et andet felt.
web-prompt-gain = { $points ->
    [0] Endnu ingen point her.
    [one] Ét point mere her.
   *[other] { $points } point mere her.
  }
web-prompt-discard = Intet passer: Vælg en brik at kassere.
web-prompt-trim = Mere end fem brikker: Vælg en at kassere.
web-prompt-discard-confirm = Den ryger ud af spillet. Bekræft, eller vælg en anden.
web-prompt-waiting = { $who } har turen.
web-prompt-thinking = { $who } tænker …
web-prompt-sending = Et øjeblik …
web-gain-badge = +{ $points }
web-show-groups = Point

## Clustered: seats

web-piles = { $hand } på hånden, { $stack } at trække, { $discards } kasseret
web-points = point
web-to-move = Plads { $seat } har turen
web-mark-first-line = Første linje på fem: to point
web-mark-first-rectangle = Første 2×3: to point
web-mark-longest = Længste linje: to point lige nu
web-mark-largest = Største rektangel: to point lige nu

## Clustered: what happened

web-news-placed = { $who }: { $tile } på { $x }, { $y }.
web-news-discarded = { $who } kasserer { $tile }.
web-news-discarded-unseen = { $who } kasserer en brik.
web-news-drawn = Du trækker { $tile }.
web-news-first-line = { $who } har den første linje på fem.
web-news-first-rectangle = { $who } har det første 2×3.
web-news-your-turn = Plads { $seat }, det er din tur.
web-news-ended = Spillet er slut.

## Clustered: the end

web-end-title = Resultatet
web-end-counting = Der tælles …
web-end-skip = Til resultatet
web-end-again = Spil igen
web-end-record = Se hele spillet
web-end-solo = { $points ->
    [one] Ét point.
   *[other] { $points } point.
  }
web-end-won = { $count ->
    [one] { $names } vinder
   *[other] { $names } vinder sammen
  } med { $points ->
    [one] ét point.
   *[other] { $points } point.
  }
web-end-nobody = Ingen vinder.
web-score-bonus = Bonusser

## Clustered: alone, and what is special about a table

web-facts = Dette bord
web-solo-best = { $points ->
    [one] Bedste hidtil: ét point
   *[other] Bedste hidtil: { $points } point
  }
web-solo-first = Det første resultat at slå.
web-solo-new = Ny rekord! Før var den { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } ved siden af { $neighbour }: { $differ ->
    [shape-fill] form og udfyldning er forskellige
    [shape-count] form og antal er forskellige
    [fill-count] udfyldning og antal er forskellige
   *[shape-fill-count] alt er forskelligt
  }. To af de tre skal være ens.
web-why-alone = Der ligger intet ved siden af dette felt: En brik skal røre en anden med en side.
web-why-occupied = Her ligger der allerede en brik: { $tile }.
web-why-off-table = Det er uden for bordet: Her er ikke plads til en brik.
web-why-discard = Så længe en af dine brikker passer et sted, må du ikke kassere.
web-why-trim-drawn = Du må kun kassere en brik, du lige har trukket.
web-news-taken-back = { $count ->
    [one] { $who } tager det sidste træk tilbage.
   *[other] { $who } tager et træk tilbage; de sidste { $count } træk er fortrudt.
  }
web-news-resigned = { $who } forlader spillet.
web-news-time-up = Tiden er gået for { $who }: En bot laver trækket.
web-end-share = Del
web-end-best-move = Bedste træk: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Kluster-bord
web-kluster-canvas = Bordet
web-kluster-seats = Pladser
web-kluster-you = dig
web-kluster-left = { $count ->
    [0] ingen tilbage
    [one] 1 tilbage
   *[other] { $count } tilbage
  }

## Kluster: what is to be done

web-kluster-preparing = Bordet gøres klar …
web-kluster-choose = Din tur: Vælg en magnet.
web-kluster-choose-first = Din tur: Træk en magnet ud på bordet. Du må gerne flytte snoren først.
web-kluster-choose-named = { $who }: Vælg en magnet.
web-kluster-carry = Bær den hen på dens plads, og slip.
web-kluster-dragging = Du holder snoren.
web-kluster-dragging-named = { $who } holder snoren.
web-kluster-pull = { $way ->
    [in] { $who } trækker snoren ind.
    [out] { $who } trækker snoren udad.
   *[along] { $who } flytter snoren.
  }
web-kluster-cord-keys = Venstre og højre går langs snoren, op og ned skifter snor, Enter tager fat.
web-kluster-settling = Alt falder til ro …
web-kluster-started-over = Bordet måtte begynde denne tur forfra. Alt ligger, som det gjorde, da turen begyndte.
web-kluster-repair = Lagt. Men en snor krydser ingen anden: Flyt snorene, indtil de krydser hinanden, og slut så din tur.
web-kluster-after = Du må stadig flytte snoren. Slut så din tur.
web-kluster-after-cords = Du må stadig flytte snorene, så længe hver krydser en anden. Slut så din tur.
web-kluster-choice = Du har flere tilbage end næste plads. Læg en magnet til?
web-kluster-choice-named = { $who } har flere tilbage end næste plads. Læg en magnet til?
web-kluster-waiting = { $thinking ->
    [yes] { $who } tænker …
   *[no] { $who } har turen.
  }
web-kluster-apart = { $count ->
    [one] Snor { $cords } ligger for sig selv. Træk i den, indtil den krydser en anden.
   *[other] Snorene { $cords } ligger for sig selv. Træk i dem, indtil de krydser en anden.
  }
web-kluster-solo = { $placed } lagt, fejl: { $faults } ({ $allowed } tilladt)

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] Én magnet at lægge
   *[other] { $count } magneter at lægge
  }
web-kluster-take = Tag { $magnet }
web-kluster-hand = Magneten i din hånd
web-kluster-raise = Løft
web-kluster-lower = Sænk
web-kluster-turn-left = Drej til venstre
web-kluster-turn-right = Drej til højre
web-kluster-flip = Vend
web-kluster-stand = Stil op
web-kluster-put-back = Læg tilbage
web-kluster-let-go = Slip
web-kluster-done = Slut turen
web-kluster-continue = Læg én til
web-kluster-stop = Stop her
web-kluster-end-solo = Slut spillet her
web-kluster-danger = { $way ->
    [push] Skub
    [known] Fare
   *[pull] Træk
  }
web-kluster-danger-level = { $level ->
    [calm] Roligt.
    [tug] Den trækker.
    [strong] Den trækker kraftigt.
   *[snap] Lige ved at smække!
  }
web-kluster-push-level = { $level ->
    [tug] Den skubber væk.
   *[strong] Den skubber kraftigt.
  }
web-kluster-risk-level = { $level ->
    [calm] Sikkert her.
    [tug] Den ville blive liggende.
    [strong] Den ville glide.
   *[snap] Det ville smække!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } lagde { $magnet }.
web-kluster-close = Tæt på: { $magnet } flyttede sig { $mm } mm og ligger stille igen.
web-kluster-time-up = Tiden er gået for { $seat }: En klodset hånd spiller turen færdig, og det, der sker, tæller.
web-kluster-taken = { $cause ->
    [hand] { $seat } tager { $magnets }: { $count ->
        [one] den
       *[other] de
      } sprang op til magneten i hånden (regel { $rule }).
    [outside] { $seat } tager { $magnets }: uden for spilleområdet (regel { $rule }).
   *[kluster] { $seat } tager { $magnets }: klustret (regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Tiden var gået: fejl { $faults } ({ $allowed } tilladt).
   *[taken] Fejl { $faults } ({ $allowed } tilladt).
  }
web-kluster-offered = { $seat } har flere tilbage end næste plads og må fortsætte.
web-kluster-resigned = { $seat } forlader spillet; { $count ->
    [one] én magnet lægges
   *[other] { $count } magneter lægges
  } til side.
web-kluster-replay = Se det igen, langsomt
web-kluster-slow = Slowmotion
web-kluster-skip = Spring over
web-kluster-ended = { $reason ->
    [total-victory] Alt er lagt: fuldstændig sejr!
    [faults] Én fejl for meget.
    [stopped] Stoppet: Resultatet gælder.
    [resigned] { $winners } vinder: De andre er gået.
   *[other] { $count ->
        [0] Ingen vinder.
        [one] { $winners } vinder.
       *[other] { $winners } deler sejren.
      }
  }
web-kluster-result-resigned = { $name }: gav op
web-kluster-result = { $name }: { $count ->
    [0] alle lagt
    [one] 1 tilbage
   *[other] { $count } tilbage
  }
web-kluster-best = Dit hidtil bedste resultat af denne slags: { $placed } lagt, { $faults ->
    [one] én fejl.
   *[other] { $faults } fejl.
  }
web-kluster-best-now = Dit bedste resultat af denne slags!
web-kluster-best-first = Dit første resultat af denne slags.
web-kluster-poles-now = Nu ser alle, hvilken ende der var nord: rød med ring.
web-kluster-again = Spil igen
web-kluster-record = Det gemte spil
web-clip = Video
web-clip-last = Gem som video
web-clip-best = Gem det bedste øjeblik som video
web-clip-turns = Gem disse ture som video
web-clip-from = Fra tur
web-clip-to = til tur
web-clip-making = Videoen laves … { $percent } %
web-clip-cancel = Annuller
web-clip-made = Videoen er gemt.
web-clip-failed = Videoen kunne ikke laves på denne enhed.

## Kluster: how it is shown and told

web-kluster-look = Visning og hjælp
web-kluster-from-above = Se fra oven
web-kluster-lift = Løft for at slippe
web-kluster-lift-what = Løfter du fingeren, eller slipper du museknappen, når du er færdig med at trække, slipper du magneten. Ellers bliver den i hånden, indtil du slipper den.
web-kluster-quality = Billede
web-kluster-quality-auto = automatisk
web-kluster-quality-high = høj
web-kluster-quality-medium = mellem
web-kluster-quality-low = lav
web-kluster-quality-flat = flad
web-kluster-jerky = Bordet hakker på denne enhed.
web-kluster-draw-flat = Tegn det fladt
web-kluster-leave-it = Lad det være
web-kluster-spoken = Sig positioner
web-kluster-spoken-what = Til skærmlæsere: hvor magneten er, hvad der er i nærheden, og hvordan det trækker, hver gang den holder stille.
web-kluster-aids = Træningshjælp
web-kluster-lines = Magnetfeltets linjer
web-kluster-danger-map = Farekort: hvor det ville være farligt at give slip
web-kluster-keys-title = Taster, mus og fingre
web-kluster-keys = Tal tager en magnet. Pile flytter den, fint med Shift, langt med Control; Page Up og Page Down løfter og sænker; Q og E drejer, F vender, S stiller den op. Enter slipper, Escape lægger den tilbage. C vælger en snor, V skifter visning, R læser bordet op.
web-kluster-pointers = Mus: Træk en magnet ud af bakken, eller klik på den; den følger med, og et klik slipper. Hjulet løfter den, sidelæns eller med Shift drejer det; højre knap kan begge dele. Fingre: Træk en magnet ud af bakken og derefter hvor som helst for at flytte den; en finger til drejer og løfter den. Med tom hånd kan en snor trækkes, og visningen andre steder.
web-kluster-pose = { $pose ->
    [standing] stående, side { $face } forrest
    [lying] liggende, ende { $face } forrest
   *[flat] fladt, side { $face } op
  }
web-kluster-offset = { $x } til { $side ->
    [left] venstre
   *[right] højre
  }, { $y } { $depth ->
    [near] nærmere dig
   *[away] længere fra dig
  }
web-kluster-here = { $magnet }, { $how }: { $where } i forhold til midten, { $height } oppe.
web-kluster-allowed = { $allowed ->
    [yes] Må slippes her.
    [no] Må ikke slippes her.
   *[unknown] På vej.
  }
web-kluster-neighbour = { $magnet }: { $distance } væk, { $where }.
web-kluster-on-table = { $count ->
    [0] Bordet er tomt.
    [one] Der ligger én magnet på bordet.
   *[other] Der ligger { $count } magneter på bordet.
  }
web-kluster-lies = { $magnet }: { $where } i forhold til midten.

## Kluster: laying the cords

web-laying = Snore
web-laying-which = Hvilken snor
web-laying-cord = Snor { $number }
web-laying-shape = Form
web-laying-shape-name = { $shape ->
    [circle] Cirkel
    [oval] Oval
    [eight] Ottetal
   *[free] Fri hånd
  }
web-laying-turn = Drej
web-laying-usual = Standard
web-laying-in-turn = Læg snorene på skift
web-laying-who = { $who } lægger snor { $number }.
web-laying-next = Næste snor
web-laying-sheet = Bordet med sine snore
web-laying-move = Træk snoren rundt, eller flyt den med piletasterne; Q og E drejer den.
web-laying-draw = Tegn en lukket linje med musen eller en finger; piletaster flytter den. Snoren beholder sin længde.

## Hints and reviews: hints at a table

web-hint = Tip
web-hint-ask = Bed om tips
web-hint-thinking = Tænker over et tip …
web-hint-discard = Kassér { $tile }.
web-hint-place = { $magnet } skal hen, hvor den lyse form ligger.
web-hint-flip = Vend den først.
web-hint-stop = Intet sted ser sikkert nok ud til at fortsætte.
web-proposal-hints = { $name } vil gerne tillade tips i dette spil.
web-option-hints = Tips
web-option-hints-agreed = Alene, eller hvis alle er enige
web-option-hints-on = For alle
web-option-hints-off = Aldrig

## Hints and reviews: reviews

review-place = Sted { $number } · { $risk } %
web-review = Vurdér
web-review-graph = Hvad hvert træk forærede væk
web-review-alternatives = Bedre eller lige så godt
web-review-done = Vurderingen er færdig.
web-hint-there = Prøv { $tile } på det markerede felt.
web-hint-next = { $points ->
    [one] I næste tur kan du få ét point her.
   *[other] I næste tur kan du få { $points } point her.
  }

## Lessons

web-learn = Lær at spille
web-learn-what = Ved at prøve det, ved dit eget bord. Fem minutter pr. spil; hold op, når du vil, og fortsæt senere.
web-learn-clustered = Læg brikker, se hvorfor en ikke passer, lav en linje og et rektangel, gå i vejen for nogen, og vind med et point.
web-learn-kluster = Læg en sten, mærk en anden trække, lad to smække sammen med vilje, flyt snoren, og vind.
web-learn-how-far = { $state ->
    [done] En gang til
    [begun] Fortsæt med trin { $step } af { $steps }
   *[new] Begynd
  }
web-learn-first = Er { $game } nyt for dig? Lær det på fem minutter.
web-learn-title = Lær { $game }
web-learn-step = { $step } af { $steps }
web-learn-back = Tilbage
web-learn-skip = Spring over
web-learn-next = Videre
web-learn-anew = Begynd denne del forfra
web-learn-done-already = Det har du allerede gjort.
web-learn-finished = Det var alt, man behøver at vide før sit første spil { $game }. God fornøjelse!
web-learn-other = Lær { $game }
web-learn-cell = { $cell } Lektionen peger her.

## Lessons: Clustered

web-learn-lay = Tag en brik fra din hånd: Felter, hvor den passer, lyser. Læg den på det indrammede felt, hvis det lyser, og bekræft.
web-learn-lay-keys = Med tastaturet: Et tal tager en brik, pilene og N fører hen over brættet, Enter lægger den.
web-learn-lay-done = Den har mindst to af form, udfyldning og antal til fælles med hver nabo. Startbrikken i midten passer til alt.
web-learn-refused = Nu en fejl med vilje: Tag en brik, og tryk på et felt lige ved siden af en brik, hvor intet lyser.
web-learn-refused-done = Under brættet står hvorfor, naboen, der er i vejen, er indrammet, og linket fører til reglen.
web-learn-line = Tre eller flere af dine brikker på række, vandret eller lodret, er en linje: et point for hver brik. Gør den ved det indrammede felt færdig.
web-learn-line-done = Din første linje: tre point. Længere linjer giver mere, og en brik kan tælle både vandret og lodret.
web-learn-rectangle = Dit største fyldte rektangel, fra to gange to, tæller også sine brikker. Udfyld det indrammede hjørne.
web-learn-rectangle-done = Fire point mere. Kun det største rektangel tæller, så lad det vokse.
web-learn-block = Et andet bord, næsten ved slutningen; du er to point bagud. Modstanderen er ved at lukke en linje på fire ved det indrammede felt: Læg din brik der først.
web-learn-block-done = Blokeret! Din brik deler linjen, og de to brikker, der er tilbage, er intet værd.
web-learn-last = Din sidste brik. Lav en linje på tre ved det indrammede felt.
web-learn-last-done = Alle brikker er lagt, så spillet er slut.
web-learn-count = Bordet tæller det hele en gang til: dit største rektangel, dine vandrette og dine lodrette linjer. Den, der har flest point, vinder. Godt gået!

## Lessons: Kluster

web-learn-take = Disse sten er stærke magneter, og du vil af med dem alle. Tag en: Tryk på den, eller tryk 1.
web-learn-take-done = Den er i din hånd og følger din finger, musen eller piletasterne.
web-learn-place = Bær den ind i snoren, og slip den med knappen eller Enter. Den skal ligge helt indenfor.
web-learn-place-done = Den ligger. En tur, en sten.
web-learn-feel = Tag en til, og før den langsomt nærmere stenen, der ligger der, indtil den trækker: Se på måleren, og lyt til den brummende lyd. Bliver den skubbet væk, så vend den med knappen eller F.
web-learn-feel-done = Det er trækket. Normalt ville du nu lede efter et roligere sted …
web-learn-snap = … men gør det modsatte: Gå nærmere, og slip, så de to smækker sammen.
web-learn-snap-done = Smæk! Sten, der rører hinanden, har klustret.
web-learn-why = Det, der klustrer, samler du op igen, og det gør du også med det, der kommer ud af snoren. Din tur er slut. Alene må det ske to gange; sammen med andre er de en tur nærmere sejren.
web-learn-again = Læg en sten igen, godt inden for snoren.
web-learn-cord = I stedet for at holde dig fra faren kan du skaffe plads: Grib snoren, og træk i den, med musen, med fingeren eller med C, Enter og pilene. Den tager de sten med, som den rører.
web-learn-cord-done = Snoren må flyttes i hver tur, så længe intet smækker sammen.
web-learn-win = Læg nu de andre sten langt fra hinanden. Den, der først ikke har flere tilbage, vinder.
web-learn-win-done = Ingen sten tilbage: Du har vundet!

## Records

web-records-open = Åbn en fil
web-records-open-what = En optegnelse, der er hentet ned her eller skrevet af terminalen eller dommeren. Vælg den, eller slip den her.
web-records-unreadable = »{ $name }« kan ikke åbnes: { $problem }
web-records-none = Endnu ingen færdige spil fra dine borde.
web-records-line = { $when } · { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }
web-record-clustered = Et spil Clustered
web-record-kluster = Et spil Kluster
web-record-deal = Begyndelsen: Alle har trukket, intet er lagt endnu.
web-record-set = Bordet er klar, intet er lagt endnu.
web-record-nothing = { $seat } lagde intet.
web-record-filming = Denne tur spilles igen for at vise bevægelsen …
web-record-camera = Træk for at flytte blikket rundt om bordet; hjulet eller to fingre bringer det nærmere.
web-record-at = Tur { $turn }, { $seconds } s
web-record-graph = Hver plads’ point, tur for tur
web-record-first = Til begyndelsen
web-record-back = Én tur tilbage
web-record-play = Afspil
web-record-stop = Stands
web-record-on = Én tur frem
web-record-last = Til slutningen
web-record-turn = Tur
web-record-mark = { $kind ->
    [kluster] Tur { $turn }: klustret
   *[close] Tur { $turn }: tæt på, { $mm } mm
  }
web-record-speed = Hastighed
web-record-link = Link til denne tur
web-record-download = Hent

## Rulebook

web-rules = Regler
web-rules-title = Reglerne for { $game }
web-rules-search = Søg i reglerne
web-rules-found = { $count ->
    [0] Intet fundet.
    [one] Ét afsnit fundet.
   *[other] { $count } afsnit fundet.
  }
web-rules-none = Intet her nævner »{ $words }«.
web-rules-contents = Indhold
web-rules-other = Regler for { $game }
web-rules-print = Udskriv
web-rules-note-yours = Dit regelhæfte:
web-rules-note-leaflets = Regelhæftet på { $languages }:
web-rules-note = Vores afgørelse:
web-rules-link = regel { $rule }

## Scorer

web-score-title = Tæl et bord
web-score-how = Vælg en plads, og tryk på de felter, hvor dens brikker ligger. Linjer og det største rektangel lyser op undervejs.
web-score-board = Bordet, der skal tælles
web-score-brush = Hvad lægger du?
web-score-start-tile = Startbrik
web-score-erase = Fjern
web-score-wild = Joker
web-score-points = Point
web-score-seat = Plads
web-score-rectangle = Rektangel
web-score-rows = Vandret
web-score-columns = Lodret
web-score-total = I alt
web-score-show-seat = Vis kun omridset af plads { $seat }
web-score-heard = Plads { $seat }: { $total ->
    [one] { $total } point.
   *[other] { $total } point.
  }
web-score-largest = Plads { $seat } har alene det største rektangel.
web-score-longest = Plads { $seat } har alene den længste linje.
web-score-empty = Ingen brikker endnu.
web-score-letters = Som bogstaver
web-score-letters-how = En række pr. linje: . er tomt, # startbrikken, A til H den plads’ brik, a til h dens joker.
web-score-letters-take = Læg disse brikker ud
web-score-letters-none = Der er ingen brikker i disse bogstaver.
web-score-clear = Ryd bordet
web-score-why = Sådan tælles der:
web-score-more = Tilføj en spiller
web-score-unclear = Hent brikkerne tilbage
web-score-fields = Rektangel: brikkerne i en spillers største fulde rektangel. Vandret og lodret: brikkerne i alle linjer på tre eller flere.

## Referee

web-referee-title = Dommer ved et rigtigt bord
web-referee-what = Spil Kluster med jeres egne magneter, og sig, hvad der skete. Her holdes styr på ture, magneter og fejl.
web-referee-begin = Begynd
web-referee-turn = Plads { $seat } har turen
web-referee-continue = Plads { $seat } må lægge én til eller stoppe
web-referee-won = Plads { $seat } har vundet
web-referee-over = Spillet er slut
web-referee-solo-over = Slut: { $placed ->
    [one] én magnet ligger i spilleområdet
   *[other] { $placed } magneter ligger i spilleområdet
  }
web-referee-left = at lægge
web-referee-lying = På bordet
web-referee-faults = Fejl
web-referee-placed-stone = Sten lagt, intet rørte hinanden
web-referee-placed-spinner = DUO-magnet lagt, intet rørte hinanden
web-referee-fault = Magneter taget op …
web-referee-stop = Stop her
web-referee-picked = Hvor mange blev taget op?
web-referee-stones = Sten
web-referee-spinners = DUO-magneter
web-referee-own = Magneten i hånden
web-referee-own-stone = en sten, sluppet forinden
web-referee-own-spinner = en DUO-magnet, sluppet forinden
web-referee-own-none = var stadig i hånden
web-referee-back = Tilbage
web-referee-undo = Fortryd
web-referee-new = Nyt spil
web-referee-boxes = { $kind ->
    [classic] Æsker med Kluster Classic
   *[duo] Æsker med Kluster DUO
  }
web-referee-people = Spillere
web-referee-turn-name = { $name } har turen
web-referee-continue-name = { $name } må lægge én til eller stoppe
web-referee-won-name = { $name } har vundet

## Showing games to others, the table as an app, and one’s own games

web-share-link = Link til dette spil
web-share-picture = Billede
web-share-picture-of = Spillet som billede: pladserne og bordet
web-share-code = QR-kode
web-app-title = Som app
web-app-what = Lægger Lodestone på din hjemmeskærm. Det åbner med det samme, og regler, lektioner og dine egne gemte spil kan læses uden netværk.
web-app-install = Installér
web-app-done = Lodestone er installeret.
web-app-menu = Klar: Denne browser gemmer det, den skal bruge. Vælg »Installér« eller »Føj til hjemmeskærm« i browserens menu for at få det på hjemmeskærmen.
web-app-insecure = Ikke fra { $address }: Browsere installerer kun apps over HTTPS eller på den computer, serveren kører på. Spørg den, der driver serveren, om en adresse, der begynder med https.
web-app-unsupported = Denne browser kan ikke installere apps, eller et privat vindue forhindrer det.
web-app-off = Denne server tilbyder det ikke.
web-app-failed = Det lykkedes ikke. Prøv igen om lidt.
web-app-new = Der er en ny version af Lodestone.
web-app-take = Hent den
web-app-offline = Ingen forbindelse til serveren. Regler, lektioner og dine egne gemte spil kan stadig læses; alt andet må vente.
web-app-lesson = Uden forbindelse er der intet bord at øve sig ved. Det her siger lektionen:
web-yours = Dine spil
web-yours-what = Det, du har spillet færdigt i denne browser. Ingen andre får det at se.
web-yours-none = Der er ingen færdige spil her endnu.
web-yours-by-game = Efter spil
web-yours-by-opponent = Efter modstander
web-yours-games = Spil
web-yours-wins = Sejre
web-yours-best = Bedste
web-yours-streak = Stime
web-yours-longest = Længste stime
web-yours-given = Det, du giver mest væk af
web-yours-given-none = Det kræver en vurdering: Åbn et af dine gemte spil, og få det vurderet.
web-yours-given-nothing = Intet: Dine vurderede spil er fejlfri.
web-yours-given-kind = { $kind ->
    [points] point, der var lige til at tage
    [denied] felter, hvor andre får point
    [next] steder til din næste tur
    [wild] jokere, der er værd at gemme
    [discard] brikker, du ikke ville savne
    [beside] plads til at vokse
    [risk] sikrere steder
   *[other] noget andet
  }
web-yours-given-points = (træk: { $times }, point: { $points })
web-yours-given-risk = (ture: { $times }, unødig risiko: { $percent } %)
web-yours-file = Som fil
web-yours-file-what = Tag dine spil med til en anden browser, eller gem dem et sikkert sted. Filen indeholder resultater og navne, men ingen nøgler til dine pladser.
web-yours-save = Gem
web-yours-take = Læs en fil
web-yours-added = Nye spil: { $count }.
web-yours-unreadable = »{ $name }« er ikke en fil med dine spil.
## Open tables

web-open-title = Mød nogen
web-open-what = Spil med dem, der er her.
web-open-now = Spil med nogen nu
web-open-waiting = Venter på nogen, der vil spille { $game } …
web-open-stop = Stop med at vente
web-open-bot = Der er ingen her endnu. Spil mod en bot imens: Du får besked, så snart der kommer nogen.
web-open-bot-play = Spil mod en bot imens
web-open-found = { $name } er her. Vil I spille { $game } sammen?
web-open-found-wait = { $name } er her. Et øjeblik …
web-open-come = Spil nu
web-open-gone = Allerede væk igen. Du venter stadig.
web-open-over-unanswered = Der var nogen, men du svarede ikke i tide.
web-open-over-elsewhere = Du venter nu i et andet vindue.
web-open-over-full = Der er for mange, der venter lige nu. Prøv igen om lidt.
web-open-tables = Åbne borde
web-open-none = Der er ingen åbne borde lige nu. Spil med nogen nu, eller lav selv et bord, og vis det her.
web-open-free = Ledige pladser: { $free } af { $seats }
web-open-listed = Vis dette bord på forsiden
web-open-listed-what = Alle kan finde det der og sætte sig, til spillet begynder. Fremmede har kun reaktioner, til alle tillader chat.
web-open-chat-ask = I kender ikke hinanden endnu: kun reaktioner, til alle tillader chat.
web-open-chat-allow = Tillad chat
web-open-chat-proposed = { $name } vil gerne tillade chat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Én dag pr. tur
   *[other] { $days } dage pr. tur
  }
web-days-what = Uret går, uanset om nogen er her; når tiden er gået, tager en bot turen.
web-days-their-turn = { $name } har turen
web-days-since = siden { $when }
web-days-left = { $time } tilbage
web-days-over = Spillet er slut
web-days-waiting = Venter på spillere
web-days-alone = alene
web-days-more = Flere borde ({ $count })
web-days-points = Point: { $standing }
web-days-magnets = Magneter tilbage: { $standing }
web-days-gone = Bordet findes ikke længere.
web-days-notify-ask = Skal siden sige til, når det er din tur igen?
web-days-notify-yes = Ja, sig til
web-days-notify-no = Nej tak
web-days-notify-denied = Din browser tillader det ikke. Du kan ændre det i dens indstillinger.
web-days-notice = Din tur mod { $names }
## Daily tables

web-daily-title = Dagens bord
web-daily-what = Hver dag ét spil af hver slags, det samme for alle her, og ét forsøg til hver.
web-daily-rules = Dit forsøg tæller fra det første træk. Ingen træk tages tilbage, der er ingen tips, ingen ser på, og optegnelsen åbner en time efter dagen.
web-daily-open = Til dagens bord
web-daily-go-on = Spil videre
web-daily-next-hours = Det næste om { $hours } t
web-daily-next-minutes = Det næste om { $minutes } min
web-daily-points = { $points ->
    [one] ét point
   *[other] { $points } point
  }
web-daily-magnets = { $points ->
    [one] én magnet
   *[other] { $points } magneter
  }
web-daily-place = Plads { $place } indtil nu.
web-daily-not-counted = Dette forsøg står ikke på tavlen.
web-daily-series = { $days ->
    [one] Én dag i træk, bedste: { $best }.
   *[other] { $days } dage i træk, bedste: { $best }.
  }
web-daily-today = Dagens tavle
web-daily-yesterday = Gårsdagens tavle
web-daily-nobody = Ingen er færdige endnu.
web-daily-more = { $count ->
    [one] og én til
   *[other] og { $count } til
  }
web-daily-seed = Starttal og tilføjelse
web-daily-name = Dit navn på tavlen
web-daily-line = Lodestone, dagens bord: { $game }, { $day }, { $result }
web-daily-copy-line = Kopiér linjen
web-daily-copy-picture = Kopiér billedet
web-daily-save-picture = Gem billedet
web-daily-copied = Kopieret.
web-daily-picture = Et billede til at sætte ind, uden brikker og magneter:
web-daily-honest = Her er ingen konti: En anden browser har et forsøg til. Det er for sjov, og der er intet at vinde. Dit navn, dine point, tiden og et fingeraftryk af din nøgle gemmes i 90 dage.
web-daily-promise = Hvert spil trækkes dagen før: SHA-256 af dets starttal vises med det samme, selve starttallet en time efter dagen.
web-daily-check = Efterprøv spillene
