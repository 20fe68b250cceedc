# Bordet i browseren: det, alle sider deler, indstillinger, om.

web-skip = Gå til indholdet
web-loading = Et øjeblik …
web-load-failed = Denne side kunne ikke hentes.
web-reload = Prøv igen
web-nothing-here = Der er intet på denne adresse.
web-to-lobby = Til indgangen
web-close = Luk
web-nav = Hovedmenu
web-nav-records = Optegnelser
web-nav-referee = Døm Kluster
web-nav-score = Tæl et bord
web-nav-about = Om

## Indstillinger

web-settings = Indstillinger
web-language = Sprog
web-language-system = Som browseren siger
web-theme = Lyst eller mørkt
web-theme-system = Som enheden siger
web-theme-light = Lyst
web-theme-dark = Mørkt
web-motion = Bevægelse
web-motion-system = Som enheden siger
web-motion-full = Fuld
web-motion-reduced = Mindre
web-sound = Lyde
web-settings-kept = Bliver i denne browser og sendes ingen steder hen.

## Om

web-about-title = Om Lodestone
web-about-what = Lodestone er et åbent digitalt bord til to familier af brætspil: Kluster med magneter og en snor, og Clustered med brikker.
web-about-unofficial = Uofficielt, uden forbindelse til udgiverne.
web-about-boxes = Ord, billeder og lyde er vores egne her. Kan du lide spillene, så køb æskerne: De er dejlige.
web-about-safety-title = Med rigtige magneter
web-about-privacy-title = Dine data
web-about-privacy = Ingen konto, ingen sporing, intet hentes andetsteds fra. Dine indstillinger og dine pladser bliver i denne browser; spil gemmes af den server, du besøger.
web-about-made-title = Lavet med
web-about-made = Svelte, Fluent og Vite i browseren; Python, Starlette, NumPy og Numba på serveren. Fri software under MIT-licensen.

## Når noget går galt

web-server-unreachable = Serveren kan ikke nås. Kører den endnu?
web-server-refused = Serveren kunne ikke svare ({ $status }).
web-line-lost = Forbindelsen er tabt. Den kommer igen af sig selv …
web-line-ended = Forbindelsen til dette bord er slut.
web-line-closed = Dette bord er blevet lukket.
