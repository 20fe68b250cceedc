# Bordet i webbläsaren: vad alla sidor har gemensamt, inställningar, om.

web-skip = Till innehållet
web-loading = Ett ögonblick …
web-load-failed = Sidan kunde inte laddas.
web-reload = Försök igen
web-nothing-here = Det finns inget på den här adressen.
web-to-lobby = Till lobbyn
web-close = Stäng
web-nav = Huvudmeny
web-nav-records = Protokoll
web-nav-referee = Döm Kluster
web-nav-score = Räkna poäng
web-nav-about = Om

## Inställningar

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
web-settings-kept = Sparas i den här webbläsaren och skickas ingenstans.

## Om

web-about-title = Om Lodestone
web-about-what = Lodestone är ett öppet digitalt bord för två familjer av brädspel: Kluster, med magneter och ett snöre, och Clustered, med brickor.
web-about-unofficial = Inofficiellt, utan samband med skaparna.
web-about-boxes = Ord, bilder och ljud här är våra egna. Tycker du om spelen, köp askarna: de är fina.
web-about-safety-title = Med riktiga magneter
web-about-privacy-title = Dina uppgifter
web-about-privacy = Inget konto, ingen spårning, inget hämtas någon annanstans ifrån. Dina inställningar och platser sparas i den här webbläsaren; spelen sparas av servern du besöker.
web-about-made-title = Gjort med
web-about-made = Svelte, Fluent och Vite i webbläsaren; Python, Starlette, NumPy och Numba på servern. Fri programvara under MIT-licensen.

## När något går fel

web-server-unreachable = Servern går inte att nå. Är den igång?
web-server-refused = Servern kunde inte svara ({ $status }).
web-line-lost = Anslutningen bröts. Den kommer tillbaka av sig själv …
web-line-ended = Anslutningen till bordet är avslutad.
web-line-closed = Bordet har stängts.
