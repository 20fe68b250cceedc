# Kluster s fyzikou: proč záměr nebo rozložení neplatí.
# $magnet: jméno magnetu, jako c3 nebo s3. $seat, $cord: čísla od 0.

## Pokládání provázků

kluster-lay-count = Provázků v těchto krabicích je { $cords }, a tohle by jich bylo { $given }.
kluster-lay-off-table = Provázek by visel přes okraj: stůl měří { $width } krát { $depth } mm.
kluster-lay-cross = Provázek { $number } nekříží žádný z těch, co už leží; polož ho přes některý z nich.
kluster-lay-shape = Takhle provázek položit nejde ({ $problem }).

## Tahy

kluster-not-on-turn = Na tahu je místo { $seat }.
kluster-settling = Počkej, až se všechno zastaví.
kluster-danger-hidden = Jak riskantní které místo je, prozrazuje póly, a ty tento stůl neukazuje.
kluster-danger-empty = V ruce není žádný magnet.
kluster-choose-first = Nejdřív řekni, jestli pokračuješ, nebo končíš.
kluster-nothing-offered = Není v čem pokračovat: tah končí položením jednoho magnetu.
kluster-intent-number = „{ $name }“ musí být číslo od { $lowest } do { $highest }.
kluster-frames = Čas běží po celých snímcích, a zadáno je { $frames }.

## Ruka

kluster-hand-full = V ruce je { $magnet }; nejdřív ho vrať.
kluster-hand-empty = V ruce není žádný magnet.
kluster-not-in-pool = { $magnet } není v tvé zásobě.
kluster-lies-there = { $magnet } leží na stole, a co leží, toho se nikdo nedotýká.
kluster-placed-already = Magnet už je položený; teď se smí hýbat jen s provázky.
kluster-pose = { $magnet } takhle držet nejde ({ $pose }): kameny se drží naplocho nebo na výšku, podlouhlé magnety naležato.
kluster-turn-too-low = { $magnet } nemá místo na otočení: zvedni ho, až bude jeho střed { $height } mm vysoko.
kluster-no-sliding = U tohoto stolu se magnety nesunou: zůstaň { $height } mm nad ním.
kluster-release-outside = { $magnet } by neležel v ploše.
kluster-release-partly = { $magnet } by neležel v ploše celý.
kluster-release-contact = { $magnet } by se nedotýkal stolu uvnitř plochy.
kluster-release-crossed = Provázek leží sám přes sebe: nejdřív ho srovnej.

## Provázky

kluster-no-such-cord = Provázek { $cord } tu není; je jich { $cords }, první je 0.
kluster-cord-held = Provázek { $cord } už je mezi prsty.
kluster-cord-free = Provázek { $cord } nikdo nedrží; nejdřív ho chyť.
kluster-cord-missed = Odtud je to k provázku { $cord } víc než { $reach } mm.
kluster-cord-by-magnet = U tohoto stolu se s provázky hýbe jen magnety, ne rukou.
kluster-done-early = Není co dokončit: tah končí položením magnetu.
kluster-done-moving = Pusť provázky a počkej, až se všechno zastaví.

## Záznamy

kluster-record-edited = Tah { $number } byl změněn: nesedí kontrolní součet.
kluster-record-illegal = Tah { $number } se nemohl stát: { $problem }
kluster-resume-snapshot = Tento snímek nepatří k žádnému tahu tohoto záznamu.
kluster-resume-differs = Tah { $number } dopadá v této fyzice jinak, takže hra z tohoto snímku nemůže pokračovat ({ $difference ->
    [refused] něco, co se tehdy stalo, teď neprojde
    [happenings] stane se něco jiného
   *[digest] stane se totéž, ale ne do posledního bitu
  }).

## Sledování hry v terminálu

help-any-surface = Clustered: stůl s okraji, 15x11 jsou políčka na šířku a na výšku, round:6 je poloměr v políčkách. Kluster: wood, glass nebo felt.
help-watch-bots = Kluster: bot na každém místě, odděleno čárkami (clumsy, casual, club, steady, expert).
help-watch-boxes = Kluster: krabice na stole, například classic,classic,duo.
help-watch-expert = Kluster: kdo má víc magnetů než další místo, smí položit další.
help-watch-play-on = Kluster: až někdo vyhraje, hraje se dál o pořadí.
help-watch-rounds = Kluster: konec po tolika kolech; vyhrává, komu zbylo nejméně magnetů.
help-watch-one-group = Kluster: všechny provázky musí tvořit jednu skupinu, nejen každý s jiným.
help-watch-loop = Kluster: průměr smyčky z provázku Classic, v mm (320).
help-watch-loop-duo = Kluster: totéž pro provázek DUO (200).
help-watch-show-poles = Kluster: všichni vidí, která strana je sever.
help-watch-turns = Kluster: zastav po tolika tazích.
help-watch-live = Kluster: tak rychle, jak to doopravdy bylo, ne jak rychle to jde spočítat.
help-replay-check = Kluster: přehraj záznam znovu a řekni, jestli vyjde totéž.
play-other-game = { $option } patří ke hře { $game }.
watch-boxes = Krabice „{ $name }“ neexistuje: zadej classic a duo, například classic,classic,duo.
watch-surface = Povrch „{ $name }“ neexistuje. Známé: { $known }.
watch-seat-letter = „{ $letter }“ není místo; jsou A až X.
watch-turns = Sledovat jde jeden tah nebo víc, ne { $turns }.
watch-preparing = Připravuji stůl (jen poprvé, minutu nebo dvě) …
watch-title = Kluster · tah { $number } · { $stage ->
    [settling] zastavuje se
    [repair] srovnávání provázků
    [choice] dál, nebo dost
    [over] konec
   *[preparing] pokládání
  }
watch-placed = { $seat } pokládá { $magnet }.
watch-taken = { $cause ->
    [hand] { $seat } bere { $magnets }: { $count ->
        [one] přiskočil
        [few] přiskočily
       *[other] přiskočily
      } k magnetu v ruce.
    [outside] { $seat } bere { $magnets }: mimo plochu.
   *[klustered] { $seat } bere { $magnets }: spojily se.
  }
watch-fault = { $cause ->
    [time] Čas vypršel: chyba { $faults } z { $allowed } povolených.
   *[taken] Chyba { $faults } z { $allowed } povolených.
  }
watch-may-continue = { $seat } má pořád víc než další místo a smí pokračovat.
watch-resigned = { $seat } opouští hru; { $count ->
    [one] jeden magnet jde stranou
    [few] { $count } magnety jdou stranou
   *[other] { $count } magnetů jde stranou
  }.
watch-ended = { $reason ->
    [total-victory] Všechno položeno: úplné vítězství!
    [faults] Jedna chyba navíc: hra končí.
    [stopped] Hra byla ukončena.
    [resigned] Vyhrává { $winners }: ostatní odešli.
   *[other] { $count ->
        [0] Hra skončila; nikdo nevyhrál.
        [one] Vyhrává { $winners }.
        [few] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
      }
  }
watch-nothing = { $seat } nic nepokládá; na tahu je další místo.
watch-solo = Položeno: { $placed }, chyby: { $faults } z { $allowed }.
replay-kluster-title = Kluster · po tahu { $number } z { $most }
replay-lying = Na stole: { $magnets }
replay-no-turn = Tah { $number } tu není; záznam jich má { $most }.
replay-no-physics = V tomto záznamu není žádná fyzika k ověření.
replay-other-physics = Zaznamenáno ve fyzice { $then }; tohle je fyzika { $now }.
replay-identical = Všechny tahy ({ $turns }) dopadly stejně, do posledního bitu.
replay-differs = Tah { $turn } dopadá v této fyzice jinak ({ $what ->
    [table] už před ním je stůl jiný
    [refused] něco, co se tehdy stalo, teď neprojde
    [happenings] stane se něco jiného
   *[digest] stane se totéž, ale ne do posledního bitu
  }). Co říká záznam, platí dál.
