# Lobbyen og oppsettet av et nytt bord.

web-lobby-title = Sett deg ned og spill
web-lobby-what = Alene, mot datamaskinen, med andre ved denne skjermen eller med venner langt unna. Ingen konto trengs.
web-lobby-clustered = Legg brikker som deler to av tre egenskaper med naboene; bygg linjer og rektangler, gå i veien for hverandre.
web-lobby-kluster = Legg magneter i en løkke av snor. Det som smeller sammen, er ditt igjen. Bli kvitt alle.
web-play-clustered = Spill Clustered
web-play-kluster = Spill Kluster
web-set-up = Sett opp …
web-lobby-kluster-preparing = Magnetene gjøres klare; det tar et minutt eller to, én gang.
web-join-title = Bli med en venn
web-join-what = Lim inn lenken du fikk, eller bare den siste delen.
web-join-link = Lenke til bordet
web-join = Bli med
web-join-unreadable = Det ser ikke ut som en lenke til et bord.
web-real-title = Ved et ekte bord
web-real-what = Du har esken foran deg: Få poengene talt, eller turer og feil notert.
web-recent = Mine bord
web-recent-forget = Fjern fra listen
web-default-name = Gjest

## Mennesker og boter

web-your-name = Navnet ditt
web-here-name = Spiller { $seat }
web-bot-name = Bot { $level }
web-bot-level = Hvor godt botene spiller
web-level-random = Tilfeldig
web-level-greedy = Grådig
web-level-montecarlo = Monte Carlo
web-level-casual = Avslappet
web-level-club = Klubbspiller
web-level-expert = Mester
web-level-clumsy = Klønete
web-level-steady = Stødig
web-seat-free = Ledig plass
web-seat-called = { $name } ({ $seat })
web-seats = Plasser
web-you = du

## Et nytt bord

web-new-clustered = Et bord med Clustered
web-new-clustered-what = To plasser og reglene i grunnspillet, hvis du ikke velger noe annet.
web-new-kluster = Et bord med Kluster
web-new-kluster-what = Én Classic-eske og to plasser, hvis du ikke velger noe annet.
web-new-who = Hvem spiller?
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
web-option-largest = Størst-bonuser
web-option-largest-what = To poeng til den som alene har det største rektangelet, og to for den lengste linjen.
web-option-wild = En tredje joker
web-option-wild-what = Til alle, eller som forsprang til noen som er yngre eller mindre øvet.
web-option-surface = Plass på bordet
web-surface-endless = Ingen kanter
web-surface-square = Kvadratisk, 15 ruter bredt
web-surface-round = Rundt, 7 ruter hver vei
web-option-clock = Tid per tur
web-clock-none = Så lenge det tar
web-clock-seconds = { $seconds } sekunder
web-house-rules = Husregler
web-house-rules-what = Ikke i regelboken; alle ved bordet ser at de gjelder.
web-house-rule = Husregel: { $name }
# $seats: bokstaver, som «A og C»
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

## Et nytt bord med Kluster

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
web-option-no-sliding = Ikke skyv
web-option-no-sliding-what = En magnet i hånden holdes over bordet.
web-option-cord = Ikke rør snoren
web-option-cord-what = Snoren flyttes bare med magneter.
web-option-group = Én gruppe snorer
web-option-group-what = Alle snorer må henge sammen, ikke bare hver med en annen.
