# Stół w przeglądarce: co wspólne dla wszystkich ekranów, ustawienia, o programie.

web-skip = Przejdź do treści
web-loading = Chwileczkę …
web-load-failed = Nie udało się wczytać tego ekranu.
web-reload = Jeszcze raz
web-nothing-here = Pod tym adresem nic nie ma.
web-to-lobby = Do lobby
web-close = Zamknij
web-nav = Główne
web-nav-records = Zapisy
web-nav-referee = Sędziuj Kluster
web-nav-score = Policz punkty
web-nav-about = Info

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-language-system = Jak w przeglądarce
web-theme = Jasny czy ciemny
web-theme-system = Jak w urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion = Ruch
web-motion-system = Jak w urządzeniu
web-motion-full = Pełny
web-motion-reduced = Ograniczony
web-sound = Dźwięki
web-settings-kept = Zostają w tej przeglądarce i nigdzie nie są wysyłane.

## O programie

web-about-title = O Lodestone
web-about-what = Lodestone to otwarty cyfrowy stół do dwóch rodzin gier planszowych: Kluster, z magnesami i sznurkiem, i Clustered, z kafelkami.
web-about-unofficial = Nieoficjalny i niezależny.
web-about-boxes = Słowa, obrazy i dźwięki są nasze własne. Jeśli lubisz te gry, kup je w pudełku: są piękne.
web-about-safety-title = Z prawdziwymi magnesami
web-about-privacy-title = Twoje dane
web-about-privacy = Bez konta, bez śledzenia, nic nie jest pobierane z zewnątrz. Ustawienia i twoje miejsca zostają w tej przeglądarce; partie przechowuje serwer, na którym jesteś.
web-about-made-title = Z czego powstał
web-about-made = Svelte, Fluent i Vite w przeglądarce; Python, Starlette, NumPy i Numba na serwerze. Wolne oprogramowanie na licencji MIT.

## Gdy coś pójdzie nie tak

web-server-unreachable = Brak połączenia z serwerem. Czy jeszcze działa?
web-server-refused = Serwer nie mógł odpowiedzieć ({ $status }).
web-line-lost = Połączenie zerwane. Samo zaraz wróci …
web-line-ended = Połączenie z tym stołem się skończyło.
web-line-closed = Ten stół został zamknięty.
