# Lobbyn och uppställningen av ett nytt bord.

web-lobby-title = Slå dig ner och spela
web-lobby-what = Ensam, mot datorn, med andra vid den här skärmen eller med vänner långt borta. Inget konto behövs.
web-lobby-clustered = Lägg brickor som delar två av tre egenskaper med sina grannar; bygg linjer och rektanglar, var i vägen för varandra.
web-lobby-kluster = Lägg magneter i en ögla av snöre. Det som smäller ihop är ditt igen. Bli av med alla.
web-play-clustered = Spela Clustered
web-play-kluster = Spela Kluster
web-set-up = Ställ in …
web-lobby-kluster-preparing = Magneterna förbereds; det tar en minut eller två, en enda gång.
web-join-title = Spela med en vän
web-join-what = Klistra in länken du fick, eller bara den sista delen.
web-join-link = Länk till bordet
web-join = Gå med
web-join-unreadable = Det ser inte ut som en länk till ett bord.
web-real-title = Vid ett riktigt bord
web-real-what = Du har asken framför dig: få poängen räknade, eller turer och fel noterade.
web-recent = Mina bord
web-recent-forget = Ta bort från listan
web-default-name = Gäst

## Människor och bottar

web-your-name = Ditt namn
web-here-name = Spelare { $seat }
web-bot-name = Bott { $level }
web-bot-level = Hur bra bottarna spelar
web-level-random = Slumpmässig
web-level-greedy = Girig
web-level-montecarlo = Monte Carlo
web-level-casual = Avslappnad
web-level-club = Klubbspelare
web-level-expert = Mästare
web-level-clumsy = Fumlig
web-level-steady = Stadig
web-seat-free = Ledig plats
web-seat-called = { $name } ({ $seat })
web-seats = Platser
web-you = du

## Ett nytt bord

web-new-clustered = Ett bord Clustered
web-new-clustered-what = Två platser och grundspelets regler, om du inte väljer något annat.
web-new-kluster = Ett bord Kluster
web-new-kluster-what = En ask Classic och två platser, om du inte väljer något annat.
web-new-who = Vilka spelar?
web-new-presets = Snabbval
web-preset-bot = Mot datorn
web-preset-friend = Med en vän, via länk
web-preset-here = Två vid skärmen
web-preset-solo = Ensam
web-choice-me = Jag
web-choice-here = Någon vid skärmen
web-choice-link = En vän, via länk
web-seat-add = En plats till
web-seat-remove = Ta bort plats { $seat }
web-new-extended = Med fem eller fler är det det utökade spelet: två startbrickor med sex rutor emellan.
web-new-options = Val
web-new-open = Öppna bordet
web-option-fast = Snabbt spel
web-option-fast-what = Dra två brickor per tur och behåll fem: kortare, med mer att välja på.
web-option-first = Först till-bonusar
web-option-first-what = Två poäng för den första linjen på fem och två för den första 2×3.
web-option-largest = Störst-bonusar
web-option-largest-what = Två poäng till den som ensam har den största rektangeln, och två för den längsta linjen.
web-option-wild = En tredje joker
web-option-wild-what = Till alla, eller som försprång för någon yngre eller mindre van.
web-option-surface = Plats på bordet
web-surface-endless = Inga kanter
web-surface-square = Kvadrat, 15 rutor bred
web-surface-round = Runt, 7 rutor åt varje håll
web-option-clock = Tid per tur
web-clock-none = Så lång tid det tar
web-clock-seconds = { $seconds } sekunder
web-house-rules = Husregler
web-house-rules-what = Står inte i regelboken; alla vid bordet ser att de gäller.
web-house-rule = Husregel: { $name }
# $seats: bokstäver, som ”A och C”
web-option-wild-for = En tredje joker: { $seats }
web-surface-edges = Ett bord med kanter
web-surface-edges-what = Platsen för brickor är begränsad.
web-solo-bests = Mina bästa resultat ensam
web-solo-base = Grundspel
web-solo-none = Inte spelat ensam med de här reglerna än.
web-option-tie = Skilj vid lika
web-option-tie-what = Större rektangel, sedan längre linje, sedan färre kastade.
web-option-hidden = Kasta dolt
web-option-hidden-what = Ingen ser vad andra har kastat.
web-option-trim = Behåll det du hade
web-option-trim-what = I snabbt spel får bara en nyss dragen bricka kastas.
web-option-chat = Chatt
web-option-chat-what = De vid bordet kan skriva till varandra.

## Ett nytt bord Kluster

web-boxes = Askar
web-box-classic = Classic
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Ta minst en ask.
   *[other] För upp till { $most } platser.
  }
web-option-expert = Expertvariant
web-option-expert-what = Den som ännu har fler magneter än nästa spelare får lägga en till.
web-option-poles = Visa polerna
web-option-poles-what = En hjälp att öva: alla ser vilken sida som är nord.
web-option-top = Underlag
web-top-wood = Trä
web-top-glass = Glas, halt
web-top-felt = Filt, strävt
web-option-play-on = Spela vidare
web-option-play-on-what = När den första har vunnit fortsätter de andra.
web-option-no-sliding = Inte skjuta
web-option-no-sliding-what = En magnet i handen hålls ovanför bordet.
web-option-cord = Rör inte snöret
web-option-cord-what = Snöret flyttas bara med magneter.
web-option-group = En grupp snören
web-option-group-what = Alla snören måste hänga ihop, inte bara vart och ett med ett annat.
