# Stůl v prohlížeči: co mají všechny obrazovky společné, nastavení, o programu.

web-skip = Přejít k obsahu
web-loading = Okamžik …
web-load-failed = Tuto obrazovku se nepodařilo načíst.
web-reload = Zkusit znovu
web-nothing-here = Na této adrese nic není.
web-to-lobby = Do lobby
web-close = Zavřít
web-nav = Hlavní
web-nav-records = Záznamy
web-nav-referee = Rozhodčí Klusteru
web-nav-score = Spočítat body
web-nav-about = O programu

## Nastavení

web-settings = Nastavení
web-language = Jazyk
web-language-system = Podle prohlížeče
web-theme = Světlý či tmavý
web-theme-system = Podle zařízení
web-theme-light = Světlý
web-theme-dark = Tmavý
web-motion = Pohyb
web-motion-system = Podle zařízení
web-motion-full = Plný
web-motion-reduced = Omezený
web-sound = Zvuky
web-settings-kept = Zůstává v tomto prohlížeči a nikam se neposílá.

## O programu

web-about-title = O Lodestone
web-about-what = Lodestone je otevřený digitální stůl pro dvě rodiny deskových her: Kluster s magnety a provázkem a Clustered s dílky.
web-about-unofficial = Neoficiální, nezávislý.
web-about-boxes = Slova, obrázky i zvuky jsou naše vlastní. Jestli tě hry baví, kup si je v krabici: jsou krásné.
web-about-safety-title = Se skutečnými magnety
web-about-privacy-title = Tvoje data
web-about-privacy = Žádný účet, žádné sledování, nic se nestahuje odjinud. Nastavení a tvoje místa zůstávají v tomto prohlížeči; hry uchovává server, na kterém jsi.
web-about-made-title = Z čeho to je
web-about-made = Svelte, Fluent a Vite v prohlížeči; Python, Starlette, NumPy a Numba na serveru. Svobodný software pod licencí MIT.

## Když se něco pokazí

web-server-unreachable = Server není dostupný. Běží ještě?
web-server-refused = Server nemohl odpovědět ({ $status }).
web-line-lost = Spojení se ztratilo. Vrátí se samo …
web-line-ended = Spojení s tímto stolem skončilo.
web-line-closed = Tento stůl byl zavřen.
