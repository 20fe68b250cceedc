# Kluster z fizyką: dlaczego zamiar albo układ są odrzucone.
# $magnet: nazwa magnesu, jak c3 albo s3. $seat, $cord: numery od 0.

## Układanie sznurków

kluster-lay-count = Liczba sznurków w tych pudełkach to { $cords }, a nie { $given }.
kluster-lay-off-table = Sznurek zwisałby za krawędź: stół ma { $width } na { $depth } mm.
kluster-lay-cross = Sznurek { $number } nie krzyżuje się z żadnym z już leżących; ułóż go na którymś z nich.
kluster-lay-shape = Sznurka nie da się tak ułożyć ({ $problem }).

## Tury

kluster-not-on-turn = Teraz gra miejsce { $seat }.
kluster-settling = Poczekaj, aż wszystko się uspokoi.
kluster-danger-hidden = Ryzyko w danym miejscu zdradza bieguny, a ten stół ich nie pokazuje.
kluster-danger-empty = W ręce nie ma magnesu.
kluster-choose-first = Najpierw powiedz, czy grasz dalej, czy kończysz.
kluster-nothing-offered = Nie ma czego kontynuować: tura kończy się położeniem jednego magnesu.
kluster-intent-number = „{ $name }” musi być liczbą od { $lowest } do { $highest }.
kluster-frames = Czas płynie całymi klatkami, a podano { $frames }.

## Ręka

kluster-hand-full = W ręce jest { $magnet }; najpierw go odłóż.
kluster-hand-empty = W ręce nie ma magnesu.
kluster-not-in-pool = { $magnet } nie jest w twoim zapasie.
kluster-lies-there = { $magnet } leży na stole, a tego, co leży, się nie dotyka.
kluster-placed-already = Magnes już położony; teraz można ruszać tylko sznurki.
kluster-pose = { $magnet } nie da się tak trzymać ({ $pose }): kamienie trzyma się płasko albo pionowo, spinnery poziomo.
kluster-turn-too-low = { $magnet } nie ma miejsca na obrót: podnieś go tak, by jego środek był { $height } mm nad stołem.
kluster-no-sliding = Przy tym stole nie wolno suwać magnesów: trzymaj się { $height } mm nad nim.
kluster-release-outside = { $magnet } nie leżałby w obszarze gry.
kluster-release-partly = { $magnet } nie leżałby cały w obszarze gry.
kluster-release-contact = { $magnet } nie dotykałby stołu w obszarze gry.
kluster-release-crossed = Sznurek krzyżuje się sam ze sobą: najpierw go rozprostuj.

## Sznurki

kluster-no-such-cord = Nie ma sznurka { $cord }; jest ich { $cords }, pierwszy to 0.
kluster-cord-held = Sznurek { $cord } jest już w palcach.
kluster-cord-free = Sznurka { $cord } nikt nie trzyma; najpierw go chwyć.
kluster-cord-missed = Do sznurka { $cord } jest stąd więcej niż { $reach } mm.
kluster-cord-by-magnet = Przy tym stole sznurki rusza się tylko magnesami, nie ręką.
kluster-done-early = Nie ma czego kończyć: tura kończy się położeniem magnesu.
kluster-done-moving = Puść sznurki i poczekaj, aż wszystko się uspokoi.

## Zapisy partii

kluster-record-edited = Tura { $number } została zmieniona: suma kontrolna się nie zgadza.
kluster-record-illegal = Tura { $number } nie mogła się zdarzyć: { $problem }
kluster-resume-snapshot = Ta migawka nie pochodzi z żadnej tury tego zapisu.
kluster-resume-differs = Tura { $number } przebiega w tej fizyce inaczej, więc partii nie da się wznowić od tej migawki ({ $difference ->
    [refused] coś, co wtedy zrobiono, teraz jest odrzucane
    [happenings] dzieje się coś innego
   *[digest] dzieje się to samo, ale nie co do bitu
  }).

## Oglądanie partii w terminalu

help-any-surface = Clustered: stół z krawędziami, 15x11 to pola w poziomie i w pionie, round:6 to promień w polach. Kluster: wood, glass albo felt.
help-watch-bots = Kluster: bot na każdym miejscu, po przecinkach (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: pudełka na stole, na przykład classic,classic,duo.
help-watch-expert = Kluster: kto ma więcej magnesów niż następne miejsce, może położyć kolejny.
help-watch-play-on = Kluster: gra o dalsze miejsca, gdy ktoś już wygrał.
help-watch-rounds = Kluster: koniec po tylu rundach; wygrywa, komu zostało najmniej magnesów.
help-watch-one-group = Kluster: wszystkie sznurki muszą tworzyć jedną grupę, nie tylko każdy z innym.
help-watch-loop = Kluster: średnica pętli sznurka Classic, w mm (320).
help-watch-loop-duo = Kluster: to samo dla sznurka DUO (200).
help-watch-show-poles = Kluster: wszyscy widzą, która strona to północ.
help-watch-turns = Kluster: zatrzymaj po tylu turach.
help-watch-live = Kluster: w prawdziwym tempie, a nie tak szybko, jak da się policzyć.
help-replay-check = Kluster: odegraj zapis ponownie i powiedz, czy wychodzi to samo.
play-other-game = { $option } należy do gry { $game }.
watch-boxes = Nie ma pudełka „{ $name }”: podaj classic i duo, na przykład classic,classic,duo.
watch-surface = Nie ma powierzchni „{ $name }”. Znane: { $known }.
watch-seat-letter = „{ $letter }” to nie miejsce; są od A do X.
watch-turns = Oglądać można co najmniej jedną turę, a nie { $turns }.
watch-preparing = Przygotowuję stół (tylko za pierwszym razem, minuta lub dwie) …
watch-title = Kluster · tura { $number } · { $stage ->
    [settling] uspokaja się
    [repair] poprawianie sznurków
    [choice] dalej czy koniec
    [over] po grze
   *[preparing] kładzenie
  }
watch-placed = { $seat } kładzie { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } zabiera { $magnets }: { $count ->
        [one] przyskoczył
        [few] przyskoczyły
       *[many] przyskoczyły
      } do magnesu w ręce.
    [outside] { $seat } zabiera { $magnets }: poza obszarem.
   *[klustered] { $seat } zabiera { $magnets }: połączone.
  }
watch-fault = { $cause ->
    [time] Czas minął: strata { $faults } z { $allowed } dozwolonych.
   *[taken] Strata { $faults } z { $allowed } dozwolonych.
  }
watch-may-continue = { $seat } ma wciąż więcej niż następne miejsce i może grać dalej.
watch-resigned = { $seat } odchodzi z gry; { $count ->
    [one] jeden magnes zostaje odłożony
    [few] { $count } magnesy zostają odłożone
   *[many] { $count } magnesów zostaje odłożonych
  }.
watch-ended = { $reason ->
    [total-victory] Wszystko położone: zwycięstwo całkowite!
    [faults] O jedną stratę za dużo: koniec gry.
    [stopped] Gra została przerwana.
    [resigned] { $winners } wygrywa: inni odeszli.
   *[other] { $count ->
        [0] Koniec gry; nikt nie wygrywa.
        [one] { $winners } wygrywa.
        [few] Wspólne zwycięstwo: { $winners }.
       *[many] Wspólne zwycięstwo: { $winners }.
      }
  }
watch-nothing = { $seat } nic nie kładzie; kolej na następne miejsce.
watch-solo = Położone: { $placed }, straty: { $faults } z { $allowed }.
replay-kluster-title = Kluster · po turze { $number } z { $most }
replay-lying = Na stole: { $magnets }
replay-no-turn = Nie ma tury { $number }; zapis ma ich { $most }.
replay-no-physics = W tym zapisie nie ma fizyki do sprawdzenia.
replay-other-physics = Nagrano na fizyce { $then }; to jest fizyka { $now }.
replay-identical = Tury wyszły tak samo, co do bitu, wszystkie { $turns }.
replay-differs = Tura { $turn } przebiega w tej fizyce inaczej ({ $what ->
    [table] już przed nią stół wygląda inaczej
    [refused] coś, co wtedy zrobiono, teraz jest odrzucane
    [happenings] dzieje się coś innego
   *[digest] dzieje się to samo, ale nie co do bitu
  }). To, co mówi zapis, nadal obowiązuje.
