# Een tafel in de browser, bij beide spellen: bij elkaar komen, wat iedereen aangaat.

web-table-missing = Op dit adres is geen tafel, of niet meer.

## Op anderen wachten

web-waiting-clustered = Een tafel Clustered
web-waiting-kluster = Een tafel Kluster
web-waiting-for = { $count ->
    [0] Iedereen is er.
    [one] Wachten op nog iemand.
   *[other] Wachten op nog { $count } spelers.
  }
web-sit-down = Ga zitten
web-leave-seat = Opstaan
web-start-with-bots = Begin met bots op de vrije plaatsen
web-invite-title = Uitnodigen
web-invite-link = Link naar deze tafel
web-invite-copy = Link kopiëren
web-invite-copied = De link is gekopieerd.
web-invite-share = Delen
web-invite-code = Dezelfde link als code voor telefoons
web-invite-watch = Link voor anderen, om te kijken
web-invite-only-here = Dit adres werkt alleen op deze computer. Start Lodestone met --lan om telefoons binnen te laten.
web-own-link = Mijn eigen link, voor een ander apparaat
web-own-link-what = Opent jouw plaats, waar je hem ook opent. Houd hem voor jezelf.

## Samen

web-menu = Tafel
web-news = Wat er gebeurde
web-news-none = Nog niets.
web-chat = Chat
web-chat-write = Schrijf iets
web-chat-send = Versturen
web-chat-none = Nog niemand heeft iets gezegd.
web-chat-unread = ongelezen
web-reactions = Zonder woorden
web-reaction = { $reaction ->
    [thumbs_up] Duim omhoog
    [clap] Applaus
    [laugh] Lachen
    [wow] Wauw
    [think] Even denken
    [oops] Oeps
    [heart] Wat mooi
   *[wave] Zwaaien
  }
web-preparing = De magneten worden klaargezet …
web-preparing-then = Daarna begint het spel vanzelf.
web-watchers = { $count ->
    [one] Eén kijkt toe
   *[other] { $count } kijken toe
  }
web-take-back = Laatste zet terugnemen
web-pause = Pauze
web-paused = Het spel staat op pauze.
web-resume = Verder
web-resign = Opgeven
web-resign-seat = Plaats { $seat } opgeven
web-resign-sure = Dit spel met plaats { $seat } voorgoed verlaten? De tegels blijven liggen, maar winnen kan niet meer.
web-absent = { $who } is er niet.
web-stand-in = Laat een bot spelen
web-stand-in-end = Plaats { $seat } weer zelf spelen
web-close-table = Deze tafel sluiten
web-close-sure = Deze tafel voor iedereen sluiten?
web-yes = Ja
web-no = Nee
web-proposal-take-back = { $name } wil graag de laatste zet terugnemen.
web-proposal-pause = { $name } wil graag pauze.
web-proposal-again = { $name } wil graag nog een keer spelen.
web-proposal-waiting = Wachten op de anderen …
web-agree = Akkoord
web-decline = Weigeren
web-away = weg
web-resigned = opgegeven
web-thinking = denkt na
web-standing-in = bot: { $level }
web-watching = Je kijkt toe. De handen blijven afgedekt.
web-clock-left = { $seconds } s
