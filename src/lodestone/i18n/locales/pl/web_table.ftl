# Stół w przeglądarce, jednej i drugiej gry: zbieranie się, sprawy wszystkich.

web-table-missing = Pod tym adresem nie ma stołu albo już go nie ma.

## Czekanie na innych

web-waiting-clustered = Stół gry Clustered
web-waiting-kluster = Stół gry Kluster
web-waiting-for = { $count ->
    [0] Wszyscy są.
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
  }
web-sit-down = Usiądź
web-leave-seat = Wstań
web-start-with-bots = Zacznij z botami na wolnych miejscach
web-invite-title = Zaproś
web-invite-link = Link do tego stołu
web-invite-copy = Skopiuj link
web-invite-copied = Link skopiowany.
web-invite-share = Udostępnij
web-invite-code = Ten sam link jako kod dla telefonów
web-invite-watch = Link dla widzów
web-invite-only-here = Ten adres działa tylko na tym komputerze. Żeby wpuścić telefony, uruchom Lodestone z --lan.
web-own-link = Mój własny link, na inne urządzenie
web-own-link-what = Otwiera twoje miejsce wszędzie, gdzie go otworzysz. Zachowaj go dla siebie.

## Razem

web-menu = Stół
web-news = Co się stało
web-news-none = Jeszcze nic.
web-chat = Czat
web-chat-write = Napisz coś
web-chat-send = Wyślij
web-chat-none = Nikt jeszcze nic nie napisał.
web-chat-unread = do przeczytania
web-reactions = Bez słów
web-reaction = { $reaction ->
    [thumbs_up] Kciuk w górę
    [clap] Brawa
    [laugh] Śmiech
    [wow] Łał
    [think] Muszę pomyśleć
    [oops] Ojej
    [heart] Pięknie
   *[wave] Machanie
  }
web-preparing = Przygotowuję magnesy …
web-preparing-then = Gra zacznie się sama.
web-watchers = { $count ->
    [one] Jeden widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
web-take-back = Cofnij ostatni ruch
web-pause = Przerwa
web-paused = Gra ma przerwę.
web-resume = Graj dalej
web-resign = Poddaj się
web-resign-seat = Poddaj miejsce { $seat }
web-resign-sure = Odejść z tej gry na dobre z miejsca { $seat }? Jego kafelki zostają, ale nie może już wygrać.
web-absent = { $who } nie odpowiada.
web-stand-in = Niech gra bot
web-stand-in-end = Wróć do gry na miejscu { $seat }
web-close-table = Zamknij ten stół
web-close-sure = Zamknąć ten stół dla wszystkich?
web-yes = Tak
web-no = Nie
web-proposal-take-back = { $name } prosi o cofnięcie ostatniego ruchu.
web-proposal-pause = { $name } prosi o przerwę.
web-proposal-again = { $name } chce zagrać jeszcze raz.
web-proposal-waiting = Czekamy na pozostałych …
web-agree = Zgoda
web-decline = Odmów
web-away = nie ma
web-resigned = poddane
web-thinking = myśli
web-standing-in = bot: { $level }
web-watching = Oglądasz. Ręce pozostają zakryte.
web-clock-left = { $seconds } s
