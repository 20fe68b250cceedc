# Indgangen og opstillingen af et nyt bord.

web-lobby-title = Sæt dig og spil
web-lobby-what = Alene, mod computeren, med andre ved denne skærm eller med venner langt væk. Ingen konto nødvendig.
web-lobby-clustered = Læg brikker, der har to af tre egenskaber til fælles med deres naboer; lad linjer og rektangler vokse, og kom i vejen for hinanden.
web-lobby-kluster = Læg magneter inden for en løkke af snor. Det, der smækker sammen, er dit igen. Kom af med dem alle.
web-play-clustered = Spil Clustered
web-play-kluster = Spil Kluster
web-set-up = Stil op …
web-lobby-kluster-preparing = Magneterne gøres klar; det tager et minut eller to, én gang.
web-join-title = Sæt dig hos en ven
web-join-what = Indsæt linket, du fik, eller bare den sidste del af det.
web-join-link = Link til bordet
web-join = Deltag
web-join-unreadable = Det ligner ikke et link til et bord.
web-real-title = Ved et rigtigt bord
web-real-what = Du har æsken foran dig: Få talt point, eller få holdt styr på ture og fejl.
web-recent = Mine borde
web-recent-forget = Tag af listen
web-default-name = Gæst

## Folk og botter

web-your-name = Dit navn
web-here-name = Spiller { $seat }
web-bot-name = Bot { $level }
web-bot-level = Hvor godt botterne spiller
web-level-random = Tilfældig
web-level-greedy = Grådig
web-level-montecarlo = Monte Carlo
web-level-casual = Hyggespiller
web-level-club = Klubspiller
web-level-expert = Mester
web-level-clumsy = Klodset
web-level-steady = Rolig
web-seat-free = Ledig plads
web-seat-called = { $name } ({ $seat })
web-seats = Pladser
web-you = dig

## Et nyt bord

web-new-clustered = Et bord Clustered
web-new-clustered-what = To pladser og grundspillets regler, hvis du ikke vælger andet.
web-new-kluster = Et bord Kluster
web-new-kluster-what = Én Classic-æske og to pladser, hvis du ikke vælger andet.
web-new-who = Hvem spiller?
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
web-clock-none = Så længe det tager
web-clock-seconds = { $seconds } sekunder
web-house-rules = Husregler
web-house-rules-what = Ikke i regelhæftet; alle ved bordet ser, at de gælder.
web-house-rule = Husregel: { $name }
# $seats: bogstaver, som »A og C«
web-option-wild-for = En tredje joker: { $seats }
web-surface-edges = Et bord med kanter
web-surface-edges-what = Der er kun så megen plads til brikker.
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

## Et nyt bord Kluster

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
web-option-no-sliding = Ingen skubben
web-option-no-sliding-what = En magnet i hånden bliver over bordet.
web-option-cord = Fingrene fra snoren
web-option-cord-what = Snoren flyttes kun med magneter.
web-option-group = Én gruppe af snore
web-option-group-what = Alle snore skal hænge sammen, ikke bare hver med en anden.
