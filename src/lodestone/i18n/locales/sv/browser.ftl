### The browser table.

## Every screen

web-skip = Till innehållet
web-loading = Ett ögonblick …
web-load-failed = Sidan kunde inte laddas.
web-reload = Försök igen
web-nothing-here = Det finns inget på den här adressen.
web-to-lobby = Tillbaka till lobbyn
web-close = Stäng
web-nav = Huvudmeny
web-nav-records = Sparade spel
web-nav-referee = Döm Kluster
web-nav-score = Räkna poäng
web-nav-about = Om

## Every screen: settings

web-settings = Inställningar
web-language = Språk
web-language-system = Som webbläsaren
web-theme = Ljust eller mörkt
web-theme-system = Som enheten
web-theme-light = Ljust
web-theme-dark = Mörkt
web-motion = Rörelse
web-motion-system = Som enheten
web-motion-full = Full
web-motion-reduced = Mindre
web-sound = Ljud
web-settings-kept = Sparas bara i den här webbläsaren.

## Every screen: about

web-about-title = Om Lodestone
web-about-what = Lodestone är ett öppet digitalt bord för två familjer av brädspel: Kluster, med magneter och ett snöre, och Clustered, med brickor.
web-about-unofficial = Inofficiellt, utan samband med skaparna.
web-about-boxes = Ord, bilder och ljud här är våra egna. Tycker du om spelen, köp askarna: de är fina.
web-about-safety-title = Med riktiga magneter
web-about-privacy-title = Dina uppgifter
web-about-privacy = Inget konto, ingen spårning, inget hämtas någon annanstans ifrån. Dina inställningar och platser sparas i den här webbläsaren; spelen sparas av servern du besöker.
web-about-made-title = Gjort med
web-about-made = Svelte, Fluent och Vite i webbläsaren; Python, Starlette, NumPy och Numba på servern. Fri programvara under MIT-licensen.
web-about-docs = Dokumentation för värdar, programmerare och nyfikna

## Every screen: when something goes wrong

web-server-unreachable = Servern går inte att nå. Är den igång?
web-server-refused = Servern kunde inte svara ({ $status }).
web-line-lost = Anslutningen bröts. Återansluter …
web-line-slow = Anslutningen är långsam …
web-line-ended = Anslutningen till bordet är avslutad.
web-line-closed = Bordet har stängts.
web-line-too-many = Du har det här bordet öppet på för många skärmar, så den här har kopplats bort.
web-about-typeface = Rubriker är satta i Fraunces av Undercase Type.
web-about-licence = Licensen
web-about-video = Videor skapas med Mediabunny.

## Lobby

web-lobby-title = Slå dig ner och spela
web-lobby-what = Ensam, mot datorn, med andra vid den här skärmen eller med vänner långt borta. Inget konto behövs.
web-lobby-clustered = Lägg brickor som delar två av tre egenskaper med sina grannar; bygg linjer och rektanglar, var i vägen för varandra.
web-lobby-kluster = Lägg magneter i en ögla av snöre. Det som slås ihop är ditt igen. Bli av med alla dina.
web-play-clustered = Spela Clustered
web-play-kluster = Spela Kluster
web-set-up = Ställ in …
web-lobby-kluster-preparing = Magneterna förbereds; det tar ungefär en minut, en enda gång.
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

## Lobby: people and bots

web-your-name = Ditt namn
web-here-name = Spelare { $seat }
web-bot-level = Hur bra bottarna spelar
web-level-random = spelar vad som helst
web-level-greedy = tar poängen direkt
web-level-montecarlo = tänker långt fram
web-level-neural = spelar på erfarenhet
web-level-casual = spelar för skojs skull
web-level-club = kan knepen
web-level-expert = svår att slå
web-level-clumsy = håller på att lära sig
web-level-steady = stadiga händer
web-seat-free = Ledig plats
web-seat-called = { $name } ({ $seat })
web-seats = Platser
web-you = du

## Lobby: a new table

web-new-clustered = Ett bord Clustered
web-new-clustered-what = Två platser och grundspelets regler, om du inte väljer något annat.
web-new-kluster = Ett bord Kluster
web-new-kluster-what = En ask Classic och två platser, om du inte väljer något annat.
web-new-who = Vilka spelar?
web-first = Vem börjar
web-first-youngest = Den yngsta börjar. Vem är det?
web-first-shortest = Den kortaste börjar. Vem är det?
web-first-draw = Dra lott
web-begins-drawn = Lottning: { $who } börjar.
web-begins-youngest = Den yngsta börjar: { $who }.
web-begins-shortest = Den kortaste börjar: { $who }.
web-begins-most-left = Flest magneter kvar förra gången: { $who } börjar.
web-begins-next = Den här gången börjar { $who }.
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
web-option-largest = Bonus för största kluster
web-option-largest-what = Två poäng till den som ensam har den största rektangeln, och två för den längsta linjen.
web-option-wild = En tredje joker
web-option-wild-what = Till alla, eller som försprång för någon yngre eller mindre van.
web-option-surface = Plats på bordet
web-surface-endless = Inga kanter
web-surface-square = Kvadrat, 15 rutor bred
web-surface-round = Runt, 7 rutor åt varje håll
web-option-clock = Tid per tur
web-clock-none = Ingen gräns
web-clock-seconds = { $seconds } sekunder
web-house-rules = Husregler
web-house-rules-what = De ändrar de vanliga reglerna; alla vid bordet ser vilka som gäller.
web-house-rule = Husregel: { $name }
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

## Lobby: a new table of Kluster

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
web-option-rounds = Rundgräns
web-rounds-none = Ingen
web-rounds-count = { $count } rundor: den som har minst magneter kvar vinner
web-option-handicap = Försprång
web-option-handicap-what = Hur många färre magneter varje plats ska lägga.
web-option-loop-classic = Classic-öglans storlek
web-option-loop-duo = DUO-öglans storlek
web-loop-mm = { $mm } mm tvärsöver
web-option-no-sliding = Skjut inte magneter
web-option-no-sliding-what = En magnet i handen hålls ovanför bordet.
web-option-cord = Rör inte snöret
web-option-cord-what = Snöret flyttas bara med magneter.
web-option-after = Flytta snöret efter släppet
web-option-after-what = Som i regelhäftena: när allt ligger stilla får du fortfarande flytta snöret. Du avslutar turen själv, annars tar den slut efter fem sekunder.
web-option-group = En grupp snören
web-option-group-what = Alla snören måste hänga ihop, inte bara vart och ett med ett annat.
web-name-of = Namn på plats { $seat }
web-bot-character = { $level ->
    [random] En mus som lägger det den får tag i.
    [clumsy] En björn med stora tassar.
    [greedy] En skata: tar genast allt som glittrar.
    [casual] En katt som spelar med mellan två tupplurar.
    [club] En räv med många spelkvällar bakom sig.
    [montecarlo] En bläckfisk som prövar tusen spel i huvudet.
    [neural] En elefant som minns vartenda övningsspel.
    [steady] En sköldpadda med lugn hand.
   *[expert] En uggla som inte missar något.
  }

## A table of either game

web-table-missing = Det finns inget bord på den här adressen, eller inte längre.

## A table of either game: waiting for others

web-waiting-clustered = Ett bord Clustered
web-waiting-kluster = Ett bord Kluster
web-waiting-for = { $count ->
    [0] Alla är här.
    [one] Väntar på en till.
   *[other] Väntar på { $count } till.
  }
web-sit-down = Sätt dig
web-leave-seat = Lämna platsen
web-start-with-bots = Börja med bottar på de lediga platserna
web-invite-title = Bjud in
web-invite-link = Länk till det här bordet
web-invite-copy = Kopiera länken
web-invite-copied = Länken kopierad.
web-invite-share = Dela
web-invite-code = Samma länk som QR-kod
web-invite-watch = Länk för åskådare
web-invite-only-here = Adressen fungerar bara på den här datorn. Starta Lodestone med --lan för att spela på mobiler också.
web-own-link = Min egen länk, för en annan enhet
web-own-link-what = Öppnar din plats på vilken enhet som helst. Behåll den för dig själv.

## A table of either game: together

web-menu = Bord
web-news = Vad som hände
web-news-none = Inget än.
web-chat = Chatt
web-chat-write = Skriv något
web-chat-send = Skicka
web-chat-none = Ingen har sagt något än.
web-chat-unread = att läsa
web-reactions = Reaktioner
web-reaction = { $reaction ->
    [thumbs_up] Tummen upp
    [clap] Applåd
    [laugh] Skratt
    [wow] Oj
    [think] Låt mig tänka
    [oops] Hoppsan
    [heart] Så fint
   *[wave] Vinkar
  }
web-preparing = Magneterna förbereds …
web-preparing-then = Sedan börjar spelet av sig självt.
web-preparing-parts = { $done } av { $all } delar klara
web-preparing-meanwhile = Ta en titt på reglerna eller på den första lektionen under tiden.
web-watchers = { $count ->
    [one] En person tittar på
   *[other] { $count } tittar på
  }
web-take-back = Ta tillbaka senaste draget
web-pause = Paus
web-paused = Spelet har paus.
web-resume = Fortsätt
web-resign = Ge upp
web-resign-seat = Ge upp plats { $seat }
web-resign-sure = Vill du verkligen ge upp plats { $seat }? De andra spelar vidare utan dig, och det går inte att komma tillbaka.
web-resign-sure-last = Vill du verkligen ge upp plats { $seat }? Då är spelet slut, och det går inte att komma tillbaka.
web-absent = { $who } är inte här.
web-stand-in = Låt en bott spela
web-stand-in-end = Spela plats { $seat } själv igen
web-close-table = Stäng det här bordet
web-close-sure = Stänga bordet för alla?
web-yes = Ja
web-no = Nej
web-proposal-take-back = { $name } vill ta tillbaka det senaste draget.
web-proposal-pause = { $name } vill ta paus.
web-proposal-again = { $name } vill spela igen.
web-proposal-waiting = Väntar på de andra …
web-proposal-withdraw = Strunt i det
web-agree = Jag är med
web-decline = Avböj
web-away = borta
web-resigned = gav upp
web-thinking = tänker
web-standing-in = bott: { $level }
web-stood-in = Tiden tog slut två gånger i rad för { $who }: en bott ({ $level }) spelar vidare.
web-stood-in-own = En bott ({ $level }) spelar plats { $seat } åt dig.
web-watching = Du tittar på. Händerna är dolda.
web-clock-left = { $seconds } s
web-title-your-turn = Din tur
web-proposal-declined = { $name } säger nej.

## The Clustered board

web-board-keys = Piltangenterna går från ruta till ruta, Enter väljer, n och p hoppar mellan rutorna som lyser, plus och minus zoomar, 0 visar hela bordet.
web-board-closer = Zooma in
web-board-further = Zooma ut
web-board-fit = Visa hela bordet
web-seat = Plats { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: tom.
web-cell-start = { $x }, { $y }: startbricka.
web-cell-wild-of = { $x }, { $y }: joker från plats { $seat }.
web-cell-tile-of = { $x }, { $y }: bricka från plats { $seat }.
web-board-more = { $count ->
    [one] En ruta till
   *[other] { $count } rutor till
  } { $way ->
    [left] längre till vänster
    [right] längre till höger
    [up] längre upp
   *[down] längre ner
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = Bordet. Brickor, och rutor där den valda brickan får ligga.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile } från plats { $seat }.
web-cell-legal = { $x }, { $y }: ledig, brickan passar här.

## Clustered: the hand

web-hand = Dina brickor
web-hand-fits = { $tile }, passar på { $count ->
    [one] ett ställe
   *[other] { $count } ställen
  }
web-hand-fits-nowhere = { $tile }, passar ingenstans nu
web-hand-discard = { $tile }, kan kastas
web-hands-covered = Brickorna är dolda.
web-confirm = Bekräfta
web-discard = Kasta
web-put-back = Lägg tillbaka
web-cover = { $name }, det är din tur ({ $seat }). De andra tittar bort.
web-cover-reveal = Visa mina brickor

## Clustered: what to do

web-prompt-choose = Din tur: välj en bricka.
web-prompt-place = { $tile }: välj en av rutorna som lyser.
web-prompt-confirm = Bekräfta, eller prova en annan ruta.
web-prompt-gain = { $points ->
    [0] Inga poäng här än.
    [one] En poäng till här.
   *[other] { $points } poäng till här.
  }
web-prompt-discard = Inget passar: välj en bricka att kasta.
web-prompt-trim = Fler än fem brickor: välj en att kasta.
web-prompt-discard-confirm = Den lämnar spelet. Bekräfta, eller välj en annan.
web-prompt-waiting = { $who } står på tur.
web-prompt-thinking = { $who } tänker …
web-prompt-sending = Ett ögonblick …
web-gain-badge = +{ $points }
web-show-groups = Poäng

## Clustered: seats

web-piles = { $hand } på handen, { $stack } att dra, { $discards } kastade
web-points = poäng
web-to-move = Plats { $seat } står på tur
web-mark-first-line = Första linjen på fem: två poäng
web-mark-first-rectangle = Första 2×3: två poäng
web-mark-longest = Längsta linjen: två poäng just nu
web-mark-largest = Största rektangeln: två poäng just nu

## Clustered: what happened

web-news-placed = { $who }: { $tile } på { $x }, { $y }.
web-news-discarded = { $who } kastar { $tile }.
web-news-discarded-unseen = { $who } kastar en bricka.
web-news-drawn = Du drar { $tile }.
web-news-first-line = { $who } har den första linjen på fem.
web-news-first-rectangle = { $who } har den första 2×3.
web-news-your-turn = Plats { $seat }, din tur.
web-news-ended = Spelet är slut.

## Clustered: the end

web-end-title = Resultatet
web-end-counting = Räknar …
web-end-skip = Till resultatet
web-end-again = Spela igen
web-end-record = Se hela spelet
web-end-solo = { $points ->
    [one] En poäng.
   *[other] { $points } poäng.
  }
web-end-won = { $count ->
    [one] { $names } vinner
   *[other] { $names } delar på segern
  } med { $points ->
    [one] en poäng.
   *[other] { $points } poäng.
  }
web-end-nobody = Ingen vinner.
web-score-bonus = Bonusar

## Clustered: alone, and what is special about a table

web-facts = Det här bordet
web-solo-best = { $points ->
    [one] Bäst hittills: en poäng
   *[other] Bäst hittills: { $points } poäng
  }
web-solo-first = Det första resultatet att slå.
web-solo-new = Nytt rekord! Det förra var { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } bredvid { $neighbour }: { $differ ->
    [shape-fill] form och fyllning skiljer sig
    [shape-count] form och antal skiljer sig
    [fill-count] fyllning och antal skiljer sig
   *[shape-fill-count] allt skiljer sig
  }. Två av de tre måste vara lika.
web-why-alone = Bredvid den här rutan ligger ingenting: en bricka måste ligga kant i kant med en annan.
web-why-occupied = Här ligger redan en bricka: { $tile }.
web-why-off-table = Det här är utanför bordet: här finns ingen plats för en bricka.
web-why-discard = Så länge någon av dina brickor passar någonstans får du inte kasta.
web-why-trim-drawn = Du får bara kasta en bricka som du just har dragit.
web-news-taken-back = { $count ->
    [one] { $who } tar tillbaka det senaste draget.
   *[other] { $who } tar tillbaka ett drag; de senaste { $count } dragen gäller inte.
  }
web-news-resigned = { $who } lämnar spelet.
web-news-time-up = Tiden är ute för { $who }: en bott gör draget.
web-end-share = Dela
web-end-best-move = Bästa draget: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Klusterbord
web-kluster-canvas = Bordet
web-kluster-seats = Platser
web-kluster-you = du
web-kluster-left = { $count ->
    [0] ingen kvar
    [one] 1 kvar
   *[other] { $count } kvar
  }

## Kluster: what is to be done

web-kluster-preparing = Bordet förbereds …
web-kluster-choose = Din tur: välj en magnet.
web-kluster-choose-first = Din tur: dra ut en magnet på bordet. Du får flytta snöret först.
web-kluster-choose-named = { $who }: välj en magnet.
web-kluster-carry = För den på plats och släpp sedan.
web-kluster-dragging = Du håller i snöret.
web-kluster-dragging-named = { $who } håller i snöret.
web-kluster-pull = { $way ->
    [in] { $who } drar snöret inåt.
    [out] { $who } drar snöret utåt.
   *[along] { $who } flyttar snöret.
  }
web-kluster-cord-keys = Vänster och höger går längs snöret, upp och ner byter snöre, Enter tar tag i det.
web-kluster-settling = Allt lägger sig till ro …
web-kluster-started-over = Bordet fick börja om den här turen. Allt ligger som det gjorde när turen började.
web-kluster-repair = Lagd. Men ett snöre korsar inget annat: flytta snörena tills de korsar varandra och avsluta sedan din tur.
web-kluster-after = Du får fortfarande flytta snöret. Avsluta sedan din tur.
web-kluster-after-cords = Du får fortfarande flytta snörena så länge vart och ett korsar ett annat. Avsluta sedan din tur.
web-kluster-choice = Du har fler kvar än nästa plats. Lägga en magnet till?
web-kluster-choice-named = { $who } har fler kvar än nästa plats. Lägga en magnet till?
web-kluster-waiting = { $thinking ->
    [yes] { $who } tänker …
   *[no] { $who } står på tur.
  }
web-kluster-apart = { $count ->
    [one] Snöre { $cords } ligger för sig självt. Dra det tills det korsar ett annat.
   *[other] Snörena { $cords } ligger för sig själva. Dra dem tills de korsar ett annat.
  }
web-kluster-solo = { $placed } lagda, fel: { $faults } (tillåtna: { $allowed })

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] En magnet att lägga
   *[other] { $count } magneter att lägga
  }
web-kluster-take = Ta { $magnet }
web-kluster-hand = Magneten i din hand
web-kluster-raise = Höj
web-kluster-lower = Sänk
web-kluster-turn-left = Vrid vänster
web-kluster-turn-right = Vrid höger
web-kluster-flip = Vänd
web-kluster-stand = Res upp
web-kluster-put-back = Lägg tillbaka
web-kluster-let-go = Släpp
web-kluster-done = Avsluta turen
web-kluster-continue = Lägg en till
web-kluster-stop = Sluta här
web-kluster-end-solo = Avsluta spelet här
web-kluster-danger = { $way ->
    [push] Tryck
    [known] Fara
   *[pull] Drag
  }
web-kluster-danger-level = { $level ->
    [calm] Lugnt.
    [tug] Det drar.
    [strong] Det drar hårt.
   *[snap] Nu smäller det snart!
  }
web-kluster-push-level = { $level ->
    [tug] Det trycker bort.
   *[strong] Det trycker hårt.
  }
web-kluster-risk-level = { $level ->
    [calm] Tryggt här.
    [tug] Den skulle ligga kvar.
    [strong] Den skulle glida.
   *[snap] Det skulle smälla!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } lade { $magnet }.
web-kluster-close = Nära ögat: { $magnet } rörde sig { $mm } mm och ligger still igen.
web-kluster-time-up = Tiden är ute för { $seat }: en klumpig hand spelar turen färdigt, och det som händer räknas.
web-kluster-taken = { $cause ->
    [hand] { $seat } plockar upp { $magnets }: { $count ->
        [one] den
       *[other] de
      } hoppade till magneten i handen (regel { $rule }).
    [outside] { $seat } plockar upp { $magnets }: utanför spelytan (regel { $rule }).
   *[kluster] { $seat } plockar upp { $magnets }: de slogs ihop (regel { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Tiden var ute: fel { $faults }, tillåtna: { $allowed }.
   *[taken] Fel { $faults }, tillåtna: { $allowed }.
  }
web-kluster-offered = { $seat } har fler kvar än nästa plats och får fortsätta.
web-kluster-resigned = { $seat } lämnar spelet; { $count ->
    [one] en magnet läggs
   *[other] { $count } magneter läggs
  } åt sidan.
web-kluster-replay = Se det igen, långsamt
web-kluster-slow = Slowmotion
web-kluster-skip = Hoppa över
web-kluster-ended = { $reason ->
    [total-victory] Allt är lagt: total seger!
    [faults] Ett fel för mycket.
    [stopped] Avslutat: resultatet står sig.
    [resigned] { $winners } vinner: de andra har gått.
   *[other] { $count ->
        [0] Ingen vinner.
        [one] { $winners } vinner.
       *[other] { $winners } delar på segern.
      }
  }
web-kluster-result-resigned = { $name }: gav upp
web-kluster-result = { $name }: { $count ->
    [0] alla lagda
    [one] 1 kvar
   *[other] { $count } kvar
  }
web-kluster-best = Ditt bästa resultat av det här slaget hittills: { $placed ->
    [one] en lagd
   *[other] { $placed } lagda
  }, { $faults ->
    [one] ett fel.
   *[other] { $faults } fel.
  }
web-kluster-best-now = Ditt bästa resultat av det här slaget!
web-kluster-best-first = Ditt första resultat av det här slaget.
web-kluster-poles-now = Nu ser alla vilken ände som var nord: röd med en ring.
web-kluster-again = Spela igen
web-kluster-record = Det sparade spelet
web-clip = Video
web-clip-last = Spara som video
web-clip-best = Spara det bästa ögonblicket som video
web-clip-turns = Spara de här turerna som video
web-clip-from = Från tur
web-clip-to = till tur
web-clip-making = Videon skapas … { $percent } %
web-clip-cancel = Avbryt
web-clip-made = Videon har sparats.
web-clip-failed = Videon kunde inte skapas på den här enheten.

## Kluster: how it is shown and told

web-kluster-look = Vy och hjälp
web-kluster-from-above = Se uppifrån
web-kluster-lift = Lyft för att släppa
web-kluster-lift-what = Lyfter du fingret, eller släpper musknappen, när du har dragit klart så släpper du magneten. Annars stannar den i handen tills du släpper den.
web-kluster-quality = Bild
web-kluster-quality-auto = automatisk
web-kluster-quality-high = hög
web-kluster-quality-medium = medel
web-kluster-quality-low = låg
web-kluster-quality-flat = platt
web-kluster-jerky = Bordet hackar på den här enheten.
web-kluster-draw-flat = Rita det platt
web-kluster-leave-it = Låt det vara
web-kluster-spoken = Läs upp lägen
web-kluster-spoken-what = För skärmläsare: var magneten är, vad som finns nära och hur det drar, varje gång den stannar.
web-kluster-aids = Hjälp att öva
web-kluster-lines = Magnetfältets linjer
web-kluster-danger-map = Riskkarta: var det vore farligt att släppa
web-kluster-keys-title = Tangenter, mus och fingrar
web-kluster-keys = Siffror tar en magnet. Pilar flyttar den, fint med Skift, långt med Ctrl; Page Up och Page Down höjer och sänker; Q och E vrider, F vänder, S reser upp den. Enter släpper, Escape lägger tillbaka den. C väljer ett snöre, V byter vy, R läser upp bordet.
web-kluster-pointers = Mus: dra ut en magnet ur skålen, eller klicka på den; den följer med, och ett klick släpper. Hjulet höjer den, i sidled eller med Skift vrider det; höger knapp gör båda. Fingrar: dra ut en magnet ur skålen och sedan var som helst för att flytta den; ett andra finger vrider och höjer den. Med tom hand kan du dra i ett snöre, och annars i vyn.
web-kluster-pose = { $pose ->
    [standing] stående, sida { $face } framåt
    [lying] liggande, ände { $face } framåt
   *[flat] platt, sida { $face } upp
  }
web-kluster-offset = { $x } { $side ->
    [left] åt vänster
   *[right] åt höger
  }, { $y } { $depth ->
    [near] närmare
   *[away] längre bort
  }
web-kluster-here = { $magnet }, { $how }: { $where } räknat från mitten, { $height } upp.
web-kluster-allowed = { $allowed ->
    [yes] Får släppas här.
    [no] Får inte släppas här.
   *[unknown] På väg.
  }
web-kluster-neighbour = { $magnet }: { $distance } bort, { $where }.
web-kluster-on-table = { $count ->
    [0] Bordet är tomt.
    [one] En magnet ligger på bordet.
   *[other] { $count } magneter ligger på bordet.
  }
web-kluster-lies = { $magnet }: { $where } räknat från mitten.

## Kluster: laying the cords

web-laying = Snören
web-laying-which = Vilket snöre
web-laying-cord = Snöre { $number }
web-laying-shape = Form
web-laying-shape-name = { $shape ->
    [circle] Cirkel
    [oval] Oval
    [eight] Åtta
   *[free] Fri hand
  }
web-laying-turn = Vrid
web-laying-usual = Standard
web-laying-in-turn = Lägg snörena i tur och ordning
web-laying-who = { $who } lägger snöre { $number }.
web-laying-next = Nästa snöre
web-laying-sheet = Bordet med sina snören
web-laying-move = Dra snöret dit du vill, eller flytta det med piltangenterna; Q och E vrider det.
web-laying-draw = Rita en sluten linje med musen eller ett finger; piltangenterna flyttar den. Snöret behåller sin längd.

## Hints and reviews: hints at a table

web-hint = Tips
web-hint-ask = Be om tips
web-hint-thinking = Funderar på ett tips …
web-hint-discard = Kasta { $tile }.
web-hint-place = { $magnet } ska ligga där den ljusa formen är.
web-hint-flip = Vänd på den först.
web-hint-stop = Inget ställe ser säkert nog ut för att fortsätta.
web-proposal-hints = { $name } vill tillåta tips i det här spelet.
web-option-hints = Tips
web-option-hints-agreed = Ensam, eller om alla är överens
web-option-hints-on = För alla
web-option-hints-off = Aldrig

## Hints and reviews: reviews

review-place = Ställe { $number } · { $risk } %
web-review = Bedöm
web-review-graph = Vad varje drag skänkte bort
web-review-alternatives = Bättre eller lika bra
web-review-done = Bedömningen är klar.
web-hint-there = Prova { $tile } på den markerade rutan.
web-hint-next = { $points ->
    [one] Nästa tur kan du få en poäng här.
   *[other] Nästa tur kan du få { $points } poäng här.
  }

## Lessons

web-learn = Lär dig spela
web-learn-what = Genom att prova själv, vid ett eget bord. Fem minuter per spel; sluta när du vill och fortsätt senare.
web-learn-clustered = Lägg brickor, se varför en inte passar, gör en linje och en rektangel, var i vägen för någon och vinn med en poäng.
web-learn-kluster = Lägg en sten, känn hur en annan drar, låt två smälla ihop med flit, flytta snöret och vinn.
web-learn-how-far = { $state ->
    [done] En gång till
    [begun] Fortsätt med steg { $step } av { $steps }
   *[new] Börja
  }
web-learn-first = Är { $game } nytt för dig? Lär dig det på fem minuter.
web-learn-title = Lär dig { $game }
web-learn-step = { $step } av { $steps }
web-learn-back = Tillbaka
web-learn-skip = Hoppa över
web-learn-next = Vidare
web-learn-anew = Börja om den här delen
web-learn-done-already = Det här har du redan gjort.
web-learn-finished = Det var allt du behöver veta före ditt första spel { $game }. Ha så roligt!
web-learn-other = Lär dig { $game }
web-learn-cell = { $cell } Lektionen pekar hit.

## Lessons: Clustered

web-learn-lay = Ta en bricka från handen: rutor där den passar lyser. Lägg den på den inramade rutan, om det lyser där, och bekräfta.
web-learn-lay-keys = Med tangentbordet: en siffra tar en bricka, pilarna och N går över bordet, Enter lägger den.
web-learn-lay-done = Den har minst två av form, fyllning och antal gemensamt med varje granne. Startbrickan i mitten passar till allt.
web-learn-refused = Nu ett fel med flit: ta en bricka och tryck på en ruta alldeles intill en bricka, där inget lyser.
web-learn-refused-done = Nedanför bordet står det varför det inte går, grannen som är i vägen är inramad, och länken leder till regeln.
web-learn-line = Tre eller fler av dina brickor i rad, vågrätt eller lodrätt, är en linje: en poäng per bricka. Gör klart linjen vid den inramade rutan.
web-learn-line-done = Din första linje: tre poäng. Längre linjer ger mer, och en bricka kan räknas både vågrätt och lodrätt.
web-learn-rectangle = Brickorna i din största rektangel utan luckor, från två gånger två, räknas också. Fyll det inramade hörnet.
web-learn-rectangle-done = Fyra poäng till. Bara den största rektangeln räknas, så låt den växa.
web-learn-block = Ett annat bord, nästan vid slutet; du ligger två poäng efter. Motståndaren är på väg att göra klart en linje på fyra vid den inramade rutan: lägg din bricka där först.
web-learn-block-done = Blockerat! Din bricka delar linjen, och de två brickor som blir kvar är inget värda.
web-learn-last = Din sista bricka. Gör en linje på tre vid den inramade rutan.
web-learn-last-done = Alla brickor är lagda, så spelet är slut.
web-learn-count = Bordet räknar allt en gång till: din största rektangel, dina rader, dina kolumner. Den som har flest poäng vinner. Bra gjort!

## Lessons: Kluster

web-learn-take = De här stenarna är starka magneter, och du vill bli av med alla. Ta en: tryck på den, eller på tangenten 1.
web-learn-take-done = Den är i din hand och följer ditt finger, musen eller piltangenterna.
web-learn-place = För den innanför snöret och släpp med knappen eller Enter. Hela stenen måste ligga innanför.
web-learn-place-done = Den ligger. En tur, en sten.
web-learn-feel = Ta en till och för den långsamt närmare stenen som ligger där, tills det drar: titta på mätaren, lyssna på brummandet. Om den stöts bort, vänd den med knappen eller F.
web-learn-feel-done = Det är draget. Annars skulle du nu leta efter ett lugnare ställe …
web-learn-snap = … men gör tvärtom: gå närmare och släpp, så att de två smäller ihop.
web-learn-snap-done = Smäll! Stenar som vidrör varandra har slagits ihop till ett kluster.
web-learn-why = Det som har slagits ihop går tillbaka till ditt förråd, och det gör även det som hamnar utanför snöret. Din tur är slut. Spelar du ensam får det hända två gånger; spelar du med andra är de en tur närmare segern.
web-learn-again = Lägg en sten igen, en bra bit innanför snöret.
web-learn-cord = I stället för att undvika faran kan du skaffa plats: ta tag i snöret och dra i det, med musen, med fingret eller med C, Enter och pilarna. Det tar med sig stenarna som det vidrör.
web-learn-cord-done = Snöret får flyttas under varje tur, så länge inget smäller ihop.
web-learn-win = Lägg nu de andra stenarna långt från varandra. Den som först inte har någon kvar vinner.
web-learn-win-done = Ingen sten kvar: du har vunnit!

## Records

web-records-open = Öppna en fil
web-records-open-what = Ett sparat spel som laddats ner här, eller skrivits av terminalen eller domaren. Välj det, eller släpp det här.
web-records-unreadable = ”{ $name }” går inte att öppna: { $problem }
web-records-none = Inga färdiga spel från dina bord än.
web-records-line = { $when } · { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }
web-record-clustered = Ett spel Clustered
web-record-kluster = Ett spel Kluster
web-record-deal = Given: alla har dragit, inget är lagt än.
web-record-set = Bordet är dukat, inget är lagt än.
web-record-nothing = { $seat } lade inget.
web-record-filming = Turen spelas om för att visa hur allt rörde sig …
web-record-camera = Dra för att röra dig runt bordet; med hjulet eller två fingrar kommer du närmare.
web-record-at = Tur { $turn }, { $seconds } s
web-record-graph = Varje plats poäng, tur för tur
web-record-first = Till början
web-record-back = En tur tillbaka
web-record-play = Spela upp
web-record-stop = Stopp
web-record-on = En tur framåt
web-record-last = Till slutet
web-record-turn = Tur
web-record-mark = { $kind ->
    [kluster] Tur { $turn }: kluster
   *[close] Tur { $turn }: nära ögat, { $mm } mm
  }
web-record-speed = Fart
web-record-link = Länk till den här turen
web-record-download = Ladda ner

## Rulebook

web-rules = Regler
web-rules-title = Reglerna för { $game }
web-rules-search = Sök i reglerna
web-rules-found = { $count ->
    [0] Inget hittades.
    [one] Ett stycke hittades.
   *[other] { $count } stycken hittades.
  }
web-rules-none = Inget här nämner ”{ $words }”.
web-rules-contents = Innehåll
web-rules-other = Regler för { $game }
web-rules-print = Skriv ut
web-rules-note-yours = Ditt regelhäfte:
web-rules-note-leaflets = Regelhäfte på { $languages }:
web-rules-note = Vårt beslut:
web-rules-link = regel { $rule }

## Scorer

web-score-title = Räkna ett bord
web-score-how = Välj en plats och tryck på rutorna där dess brickor ligger. Linjer och den största rektangeln lyser upp efter hand.
web-score-board = Bordet som ska räknas
web-score-brush = Vad lägger du?
web-score-start-tile = Startbricka
web-score-erase = Sudda
web-score-wild = Joker
web-score-points = Poäng
web-score-seat = Plats
web-score-rectangle = Rektangel
web-score-rows = Rader
web-score-columns = Kolumner
web-score-total = Summa
web-score-show-seat = Rama bara in plats { $seat }
web-score-heard = Plats { $seat }: { $total ->
    [one] { $total } poäng.
   *[other] { $total } poäng.
  }
web-score-largest = Plats { $seat } har ensam den största rektangeln.
web-score-longest = Plats { $seat } har ensam den längsta linjen.
web-score-empty = Inga brickor än.
web-score-letters = Som bokstäver
web-score-letters-how = En textrad per rad: . är tom, # startbrickan, A till H en bricka från den platsen, a till h dess joker.
web-score-letters-take = Lägg ut de här brickorna
web-score-letters-none = Det finns inga brickor i bokstäverna.
web-score-clear = Töm bordet
web-score-why = Så får man poäng:
web-score-more = Lägg till en spelare
web-score-unclear = Ta tillbaka brickorna
web-score-fields = Rektangel: brickorna i spelarens största fulla rektangel. Rader och kolumner: brickorna i alla linjer med minst tre, vågrätt och lodrätt.

## Referee

web-referee-title = Domare för ett riktigt bord
web-referee-what = Spela Kluster med egna magneter och säg vad som hände. Turer, magneter och fel noteras här.
web-referee-begin = Börja
web-referee-turn = Plats { $seat } står på tur
web-referee-continue = Plats { $seat } får lägga en till, eller sluta
web-referee-won = Plats { $seat } har vunnit
web-referee-over = Spelet är slut
web-referee-solo-over = Slut: { $placed ->
    [one] en magnet ligger på spelytan
   *[other] { $placed } magneter ligger på spelytan
  }
web-referee-left = att lägga
web-referee-lying = På bordet
web-referee-faults = Fel
web-referee-placed-stone = Sten lagd, alla ligger fritt
web-referee-placed-spinner = Snurrmagnet lagd, alla ligger fritt
web-referee-fault = Upplockade magneter …
web-referee-stop = Sluta här
web-referee-picked = Hur många plockades upp?
web-referee-stones = Stenar
web-referee-spinners = Snurrmagneter
web-referee-own = Magneten i handen
web-referee-own-stone = en sten, släppt innan
web-referee-own-spinner = en snurrmagnet, släppt innan
web-referee-own-none = var kvar i handen
web-referee-back = Tillbaka
web-referee-undo = Ångra
web-referee-new = Nytt spel
web-referee-boxes = { $kind ->
    [classic] Askar med Kluster Classic
   *[duo] Askar med Kluster DUO
  }
web-referee-people = Spelare
web-referee-turn-name = { $name } står på tur
web-referee-continue-name = { $name } får lägga en till eller sluta
web-referee-won-name = { $name } har vunnit

## Showing games to others, the table as an app, and one’s own games

web-share-link = Länk till det här spelet
web-share-picture = Bild
web-share-picture-of = Spelet som bild: platserna och bordet
web-share-code = QR-kod
web-app-title = Som app
web-app-what = Lägger Lodestone på din hemskärm. Det öppnas genast, och regler, lektioner och dina egna sparade spel går att läsa utan nät.
web-app-install = Installera
web-app-done = Lodestone är installerat.
web-app-menu = Klart: Den här webbläsaren sparar det den behöver. Välj ”Installera” eller ”Lägg till på hemskärmen” i webbläsarens meny för att få det på hemskärmen.
web-app-insecure = Inte från { $address }: Webbläsare installerar appar bara över HTTPS, eller på datorn som servern körs på. Be den som sköter servern om en adress som börjar med https.
web-app-unsupported = Den här webbläsaren kan inte installera appar, eller så hindras den av ett privat fönster.
web-app-off = Den här servern erbjuder det inte.
web-app-failed = Det gick inte. Försök igen om en stund.
web-app-new = Det finns en ny version av Lodestone.
web-app-take = Ladda den
web-app-offline = Ingen kontakt med servern. Regler, lektioner och dina egna sparade spel går ändå att läsa; allt annat får vänta.
web-app-lesson = Utan kontakt finns inget bord att öva vid. Det här säger lektionen:
web-yours = Dina spel
web-yours-what = Det du har spelat färdigt i den här webbläsaren. Ingen annan får se det.
web-yours-none = Inga färdiga spel här än.
web-yours-by-game = Efter spel
web-yours-by-opponent = Efter motståndare
web-yours-games = Spel
web-yours-wins = Vinster
web-yours-best = Bästa
web-yours-streak = Svit
web-yours-longest = Längsta svit
web-yours-given = Det du ger bort mest av
web-yours-given-none = Det kräver en bedömning: Öppna ett av dina sparade spel och låt det bedömas.
web-yours-given-nothing = Inget: Dina bedömda spel är felfria.
web-yours-given-kind = { $kind ->
    [points] poäng som låg nära till hands
    [denied] rutor där andra får poäng
    [next] platser för din nästa tur
    [wild] jokrar att spara till senare
    [discard] brickor du inte skulle sakna
    [beside] utrymme att växa
    [risk] säkrare ställen
   *[other] något annat
  }
web-yours-given-points = (drag: { $times }, poäng: { $points })
web-yours-given-risk = (turer: { $times }, onödig risk: { $percent } %)
web-yours-file = Som fil
web-yours-file-what = Ta med dina spel till en annan webbläsare, eller förvara dem säkert. Filen innehåller resultat och namn, men inga nycklar till dina platser.
web-yours-save = Spara
web-yours-take = Läs en fil
web-yours-added = Nya spel: { $count }.
web-yours-unreadable = ”{ $name }” är ingen fil med dina spel.
## Open tables

web-open-title = Träffa någon
web-open-what = Spela med dem som är här.
web-open-now = Spela med någon nu
web-open-waiting = Väntar på någon som vill spela { $game } …
web-open-stop = Sluta vänta
web-open-bot = Ingen är här än. Spela mot en bot så länge: du får veta så fort någon kommer.
web-open-bot-play = Spela mot en bot så länge
web-open-found = { $name } är här. Vill ni spela { $game } tillsammans?
web-open-found-wait = { $name } är här. Ett ögonblick …
web-open-come = Spela nu
web-open-gone = Redan borta igen. Du väntar fortfarande.
web-open-over-unanswered = Någon var här, men du svarade inte i tid.
web-open-over-elsewhere = Du väntar nu i ett annat fönster.
web-open-over-full = För många väntar just nu. Försök igen om en stund.
web-open-tables = Öppna bord
web-open-none = Inget bord är öppet just nu. Spela med någon nu, eller ställ i ordning ett eget bord och visa det här.
web-open-free = Lediga platser: { $free } av { $seats }
web-open-listed = Visa det här bordet i lobbyn
web-open-listed-what = Alla kan hitta det där och sätta sig tills spelet börjar. Främlingar har bara reaktioner tills alla tillåter chatt.
web-open-chat-ask = Ni känner inte varandra än: bara reaktioner tills alla tillåter chatt.
web-open-chat-allow = Tillåt chatt
web-open-chat-proposed = { $name } vill tillåta chatt.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] En dag per drag
   *[other] { $days } dagar per drag
  }
web-days-what = Klockan går vare sig någon är här eller inte; när tiden är ute gör en bott draget.
web-days-their-turn = { $name } står på tur
web-days-since = sedan { $when }
web-days-left = { $time } kvar
web-days-over = Spelet är slut
web-days-waiting = Väntar på spelare
web-days-alone = ensam
web-days-more = Fler bord ({ $count })
web-days-points = Poäng: { $standing }
web-days-magnets = Magneter kvar: { $standing }
web-days-gone = Bordet finns inte längre.
web-days-notify-ask = Ska sidan säga till när det är din tur igen?
web-days-notify-yes = Ja, säg till
web-days-notify-no = Nej tack
web-days-notify-denied = Din webbläsare tillåter det inte. Du kan ändra det i dess inställningar.
web-days-notice = Din tur mot { $names }
## Daily tables

web-daily-title = Dagens bord
web-daily-what = Varje dag ett parti av varje spel, samma för alla här, och ett försök var.
web-daily-rules = Ditt försök räknas från det första draget. Inga drag tas tillbaka, det finns inga tips, ingen tittar på, och protokollet öppnas en timme efter dagen.
web-daily-open = Till dagens bord
web-daily-go-on = Spela vidare
web-daily-next-hours = Nästa om { $hours } h
web-daily-next-minutes = Nästa om { $minutes } min
web-daily-points = { $points ->
    [one] en poäng
   *[other] { $points } poäng
  }
web-daily-magnets = { $points ->
    [one] en magnet
   *[other] { $points } magneter
  }
web-daily-place = Plats { $place } hittills.
web-daily-not-counted = Det här försöket står inte på tavlan.
web-daily-series = { $days ->
    [one] En dag i rad, bäst: { $best }.
   *[other] { $days } dagar i rad, bäst: { $best }.
  }
web-daily-today = Dagens tavla
web-daily-yesterday = Gårdagens tavla
web-daily-nobody = Ingen är klar än.
web-daily-more = { $count ->
    [one] och en till
   *[other] och { $count } till
  }
web-daily-seed = Startvärde och salt
web-daily-name = Ditt namn på tavlan
web-daily-line = Lodestone, dagens bord: { $game }, { $day }, { $result }
web-daily-copy-line = Kopiera raden
web-daily-copy-picture = Kopiera bilden
web-daily-save-picture = Spara bilden
web-daily-copied = Kopierat.
web-daily-picture = En bild att klistra in, utan brickor och magneter:
web-daily-honest = Här finns inga konton: en andra webbläsare får ett andra försök. Det är för nöjes skull och det finns inga priser. Namn, poäng, tid och ett fingeravtryck av din nyckel sparas i 90 dagar.
web-daily-promise = Varje parti dras dagen innan: SHA-256 av dess startvärde visas genast, själva startvärdet en timme efter dagen.
web-daily-check = Kontrollera partierna
