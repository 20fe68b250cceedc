# De tafel in de browser: wat alle schermen delen, instellingen, over.

web-skip = Naar de inhoud
web-loading = Een ogenblik …
web-load-failed = Dit scherm kon niet worden geladen.
web-reload = Probeer opnieuw
web-nothing-here = Op dit adres is niets.
web-to-lobby = Naar de lobby
web-close = Sluiten
web-nav = Hoofdmenu
web-nav-records = Verslagen
web-nav-referee = Scheids Kluster
web-nav-score = Punten tellen
web-nav-about = Over

## Instellingen

web-settings = Instellingen
web-language = Taal
web-language-system = Zoals de browser
web-theme = Licht of donker
web-theme-system = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Beweging
web-motion-system = Zoals het apparaat
web-motion-full = Volledig
web-motion-reduced = Minder
web-sound = Geluid
web-settings-kept = Blijft in deze browser en gaat nergens heen.

## Over

web-about-title = Over Lodestone
web-about-what = Lodestone is een open digitale tafel voor twee families bordspellen: Kluster, met magneten en een koord, en Clustered, met tegels.
web-about-unofficial = Onofficieel, zonder band met de makers.
web-about-boxes = Teksten, beelden en geluiden hier zijn van onszelf. Vind je de spellen leuk, koop dan de dozen: ze zijn prachtig.
web-about-safety-title = Met echte magneten
web-about-privacy-title = Je gegevens
web-about-privacy = Geen account, geen tracking, niets wordt van elders gehaald. Je instellingen en je plaatsen blijven in deze browser; spellen worden bewaard door de server waar je op zit.
web-about-made-title = Gemaakt met
web-about-made = Svelte, Fluent en Vite in de browser; Python, Starlette, NumPy en Numba op de server. Vrije software onder de MIT-licentie.

## Als er iets misgaat

web-server-unreachable = De server is niet bereikbaar. Draait hij nog?
web-server-refused = De server kon niet antwoorden ({ $status }).
web-line-lost = De verbinding is weg. Ze komt vanzelf terug …
web-line-ended = De verbinding met deze tafel is verbroken.
web-line-closed = Deze tafel is gesloten.
