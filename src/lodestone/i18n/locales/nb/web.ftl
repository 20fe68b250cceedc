# Bordet i nettleseren: hva alle sider har felles, innstillinger, om.

web-skip = Til innholdet
web-loading = Et øyeblikk …
web-load-failed = Siden kunne ikke lastes.
web-reload = Prøv igjen
web-nothing-here = Det er ingenting på denne adressen.
web-to-lobby = Til lobbyen
web-close = Lukk
web-nav = Hovedmeny
web-nav-records = Opptak
web-nav-referee = Døm Kluster
web-nav-score = Tell poeng
web-nav-about = Om

## Innstillinger

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
web-settings-kept = Blir i denne nettleseren og sendes ingen steder.

## Om

web-about-title = Om Lodestone
web-about-what = Lodestone er et åpent digitalt bord for to familier av brettspill: Kluster, med magneter og en snor, og Clustered, med brikker.
web-about-unofficial = Uoffisielt, uten tilknytning til skaperne.
web-about-boxes = Ord, bilder og lyder her er våre egne. Liker du spillene, så kjøp eskene: De er fine.
web-about-safety-title = Med ekte magneter
web-about-privacy-title = Dine data
web-about-privacy = Ingen konto, ingen sporing, ingenting hentes andre steder fra. Innstillingene og plassene dine blir i denne nettleseren; spillene lagres av serveren du besøker.
web-about-made-title = Laget med
web-about-made = Svelte, Fluent og Vite i nettleseren; Python, Starlette, NumPy og Numba på serveren. Fri programvare under MIT-lisensen.

## Når noe går galt

web-server-unreachable = Serveren kan ikke nås. Kjører den fortsatt?
web-server-refused = Serveren kunne ikke svare ({ $status }).
web-line-lost = Forbindelsen er brutt. Den kommer tilbake av seg selv …
web-line-ended = Forbindelsen til dette bordet er avsluttet.
web-line-closed = Dette bordet er stengt.
