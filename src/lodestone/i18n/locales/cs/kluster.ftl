# Kluster: proč údaje, jméno nebo příprava neplatí.
# $magnet: jméno magnetu, jako c3 (kámen) nebo s3 (podlouhlý magnet). $seat: číslo místa, 0 je první.

## Zápis

notation-magnet = „{ $text }“ není magnet. Napiš c a číslo pro kámen, s a číslo pro podlouhlý magnet, například c3.

## Tahy

kluster-no-such-magnet = { $magnet } v této hře není.
kluster-set-aside = { $magnet } je odložený stranou a této hry se neúčastní.
kluster-not-yours = { $magnet } je v zásobě místa { $seat }: pokládají se jen vlastní magnety.
kluster-lies-already = { $magnet } už leží na stole, a co leží, toho se nikdo nedotýká.
kluster-held-and-placed = { $magnet } nemůže být položený a zároveň ještě v ruce.
kluster-held-alone = { $magnet } v ruce se ničeho nedotkl: musí stát v některém shluku, nebo nesmí být uveden jako držený.
kluster-too-small = Shluk jsou aspoň dva magnety, které se dotýkají, a uveden je takový, kde jich je { $count }.
kluster-named-twice = { $magnet } stojí ve shlucích dvakrát: magnety, které se dotýkají, jsou jeden shluk.
kluster-outside-twice = { $magnet } je mezi těmi mimo plochu uveden dvakrát.
kluster-in-own-pool = { $magnet } nebyl na stole. Pokud byl v ruce a něčeho se dotkl, uveď ho jako držený.
kluster-in-pool = { $magnet } nebyl na stole: je v zásobě místa { $seat }.
kluster-must-place = Nic nebylo položeno a nic se nestalo: tah končí teprve položením magnetu.
kluster-cords-apart = { $group ->
    [one] Provázky netvoří jednu skupinu: posuň je, až ji utvoří, pak může tah skončit.
   *[any] Některý provázek nekříží žádný jiný: posuň ho, až nějaký zkříží, pak může tah skončit.
  }
kluster-stop = Není co ukončit: tah končí položením magnetu.
kluster-resign = Místo { $seat } (už) není ve hře, takže ji nemůže vzdát.

## Příprava

kluster-setup-boxes = Krabic každého druhu může být 0 až { $most }, ne { $count }.
kluster-setup-no-box = Je potřeba aspoň jedna krabice.
kluster-setup-seats = S těmito krabicemi může být 1 až { $most } míst, ne { $seats }.
kluster-setup-first = Místo { $first } nemůže začít: místa mají čísla 0 až { $last }.
kluster-setup-per-seat = „{ $name }“ potřebuje pro každé místo jedno číslo: míst je { $seats }, čísel { $given }.
kluster-setup-negative = Čísla v „{ $name }“ nesmí být menší než nula.
kluster-setup-rounds = Omezení kol je nejméně jedno kolo.
kluster-setup-handicap = Místo { $seat } může odložit 0 až { $most } magnetů, ne { $count }.
kluster-setup-order-surplus = { $magnet } do těchto krabic nepatří, nebo je rozdán dvakrát.
kluster-setup-order-missing = V rozdání chybí { $magnet }.

## Záznamy

kluster-record-kinds = Musí to být právě jedno z turn, stop, timeout a resign, a je jich { $count }.
