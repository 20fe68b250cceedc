# Stůl hry Kluster v prohlížeči.
# $seat: písmeno místa. $magnet: „kámen 3“ nebo „podlouhlý magnet 3“. Délky jsou v mm.

web-kluster-table = Stůl hry Kluster
web-kluster-canvas = Stůl
web-kluster-seats = Místa
web-kluster-you = ty
web-kluster-left = { $count ->
    [0] nezbývá nic
    [one] zbývá 1
    [few] zbývají { $count }
   *[other] zbývá { $count }
  }
web-kluster-stone = kámen { $number }
web-kluster-spinner = podlouhlý magnet { $number }

## Co je potřeba udělat

web-kluster-preparing = Připravuji stůl …
web-kluster-choose = Jsi na tahu: vyber magnet.
web-kluster-carry = Dones ho na místo a pak pusť.
web-kluster-dragging = Držíš provázek.
web-kluster-cord-keys = Vlevo a vpravo jde po provázku, nahoru a dolů mění provázek, Enter ho chytí.
web-kluster-settling = Všechno se zastavuje …
web-kluster-repair = Položeno. Ale některý provázek nekříží žádný jiný: posuň provázky, až se zkříží, a pak ukonči tah.
web-kluster-choice = Máš víc než další místo. Položíš ještě jeden magnet?
web-kluster-waiting = { $thinking ->
    [yes] { $who } přemýšlí …
   *[no] Na tahu je { $who }.
  }
web-kluster-apart = { $count ->
    [one] Provázek { $cords } nekříží žádný jiný.
    [few] Provázky { $cords } nekříží žádný jiný.
   *[other] Provázky { $cords } nekříží žádný jiný.
  }
web-kluster-solo = Položeno: { $placed }, chyby: { $faults } z { $allowed }

## Zásoba a ruka

web-kluster-pool = { $count ->
    [one] Jeden magnet k položení
    [few] { $count } magnety k položení
   *[other] { $count } magnetů k položení
  }
web-kluster-take = Vzít: { $magnet }
web-kluster-hand = Magnet v tvé ruce
web-kluster-raise = Výš
web-kluster-lower = Níž
web-kluster-turn-left = Točit vlevo
web-kluster-turn-right = Točit vpravo
web-kluster-flip = Obrátit
web-kluster-stand = Postavit
web-kluster-put-back = Vrátit
web-kluster-let-go = Pustit
web-kluster-done = Ukončit tah
web-kluster-continue = Položit další
web-kluster-stop = Tady skončit
web-kluster-end-solo = Skončit hru tady
web-kluster-danger = Síla
web-kluster-danger-level = { $level ->
    [calm] Klid.
    [tug] Táhne.
    [strong] Táhne silně.
   *[snap] Už to skočí!
  }

## Co z toho bylo

web-kluster-placed = { $seat } pokládá { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } bere { $magnets }: { $count ->
        [one] přiskočil
        [few] přiskočily
       *[other] přiskočily
      } k magnetu v ruce (pravidlo { $rule }).
    [outside] { $seat } bere { $magnets }: mimo plochu (pravidlo { $rule }).
   *[kluster] { $seat } bere { $magnets }: spojily se (pravidlo { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Čas vypršel: chyba { $faults } z { $allowed } povolených.
   *[taken] Chyba { $faults } z { $allowed } povolených.
  }
web-kluster-offered = { $seat } má pořád víc než další místo a smí pokračovat.
web-kluster-resigned = { $seat } opouští hru; { $count ->
    [one] jeden magnet jde stranou
    [few] { $count } magnety jdou stranou
   *[other] { $count } magnetů jde stranou
  }.
web-kluster-replay = Ukázat znovu, pomalu
web-kluster-slow = Zpomaleně
web-kluster-skip = Přeskočit
web-kluster-ended = { $reason ->
    [total-victory] Všechno položeno: úplné vítězství!
    [faults] Jedna chyba navíc.
    [stopped] Ukončeno: výsledek platí.
    [resigned] Vyhrává { $winners }: ostatní odešli.
   *[other] { $count ->
        [0] Nikdo nevyhrál.
        [one] Vyhrává { $winners }.
        [few] O vítězství se dělí { $winners }.
       *[other] O vítězství se dělí { $winners }.
      }
  }
web-kluster-result = { $name }: { $count ->
    [0] všechno položeno
    [one] zbývá 1
    [few] zbývají { $count }
   *[other] zbývá { $count }
  }
web-kluster-best = Tvůj zatím nejlepší výsledek v takové hře: { $placed ->
    [one] jeden položený
    [few] { $placed } položené
   *[other] { $placed } položených
  }, { $faults ->
    [one] jedna chyba.
    [few] { $faults } chyby.
   *[other] { $faults } chyb.
  }
web-kluster-best-now = Tvůj nejlepší výsledek v takové hře!
web-kluster-best-first = Tvůj první výsledek v takové hře.
web-kluster-poles-now = Teď všichni vidí, kde byl sever: červená s kroužkem.
web-kluster-again = Hrát znovu
web-kluster-record = Záznam této hry

## Jak se to ukazuje a říká

web-kluster-look = Pohled a nápověda
web-kluster-from-above = Dívat se shora
web-kluster-quality = Kvalita
web-kluster-quality-auto = podle zařízení
web-kluster-quality-high = vysoká
web-kluster-quality-medium = střední
web-kluster-quality-low = nízká
web-kluster-quality-flat = plochá
web-kluster-spoken = Hlásit polohy
web-kluster-spoken-what = Pro odečítače obrazovky: kde magnet je, co je poblíž a jak táhne, kdykoli se zastaví.
web-kluster-aids = Pomůcky na trénink
web-kluster-lines = Čáry magnetického pole
web-kluster-danger-map = Mapa rizik: kde by bylo riskantní pustit
web-kluster-keys-title = Klávesy, myš a prsty
web-kluster-keys = Číslice berou magnet. Šipky s ním hýbou, se Shiftem jemně, s Controlem daleko; Page Up a Page Down zvedají a spouštějí; Q a E točí, F obrací, S staví. Enter pustí, Escape vrátí. C vybírá provázek, V mění pohled, R přečte stůl nahlas.
web-kluster-pointers = Myš: magnet ji následuje, kliknutí ho pustí, kolečko zvedá, se Shiftem točí; pravé tlačítko posouvá pohled. Prsty: táhni kdekoli a magnet se pohne; druhý prst ho točí a zvedá. Prázdnou rukou jde táhnout provázek a jinde pohled.
web-kluster-pose = { $pose ->
    [standing] stojí, strana { $face } dopředu
    [lying] leží, konec { $face } dopředu
   *[flat] naplocho, strana { $face } nahoru
  }
web-kluster-offset = { $x } { $side ->
    [left] vlevo
   *[right] vpravo
  }, { $y } { $depth ->
    [near] blíž k tobě
   *[away] dál od tebe
  }
web-kluster-here = { $magnet }, { $how }: od středu { $where }; výška { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Tady jde pustit.
    [no] Tady pustit nejde.
   *[unknown] Na cestě.
  }
web-kluster-neighbour = { $magnet }: { $distance } odtud, { $where }.
web-kluster-on-table = { $count ->
    [0] Stůl je prázdný.
    [one] Na stole leží jeden magnet.
    [few] Na stole leží { $count } magnety.
   *[other] Na stole leží { $count } magnetů.
  }
web-kluster-lies = { $magnet }: od středu { $where }.

## Pokládání provázků

web-laying = Provázky
web-laying-which = Který provázek
web-laying-cord = Provázek { $number }
web-laying-shape = Tvar
web-laying-shape-name = { $shape ->
    [circle] Kruh
    [oval] Ovál
    [eight] Osmička
   *[free] Od ruky
  }
web-laying-turn = Natočení
web-laying-usual = Jako obvykle
web-laying-sheet = Stůl s provázky
web-laying-move = Táhni provázek, nebo jím hýbej šipkami; Q a E ho točí.
web-laying-draw = Nakresli uzavřenou čáru myší nebo prstem; šipky s ní hýbou. Délka provázku se nemění.
