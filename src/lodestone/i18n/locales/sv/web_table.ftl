# Ett bord i webbläsaren, i båda spelen: att samlas, och vad som rör alla.

web-table-missing = Det finns inget bord på den här adressen, eller inte längre.

## Vänta på andra

web-waiting-clustered = Ett bord Clustered
web-waiting-kluster = Ett bord Kluster
web-waiting-for = { $count ->
    [0] Alla är här.
    [one] Väntar på en till.
   *[other] Väntar på { $count } till.
  }
web-sit-down = Sätt dig
web-leave-seat = Res dig
web-start-with-bots = Börja med bottar på de lediga platserna
web-invite-title = Bjud in
web-invite-link = Länk till det här bordet
web-invite-copy = Kopiera länken
web-invite-copied = Länken är kopierad.
web-invite-share = Dela
web-invite-code = Samma länk som kod för mobiler
web-invite-watch = Länk för andra, att titta på
web-invite-only-here = Adressen fungerar bara på den här datorn. Starta Lodestone med --lan för att släppa in mobiler.
web-own-link = Min egen länk, för en annan enhet
web-own-link-what = Öppnar din plats var du än öppnar den. Behåll den för dig själv.

## Tillsammans

web-menu = Bord
web-news = Vad som hände
web-news-none = Inget än.
web-chat = Chatt
web-chat-write = Skriv något
web-chat-send = Skicka
web-chat-none = Ingen har sagt något än.
web-chat-unread = att läsa
web-reactions = Utan ord
web-reaction = { $reaction ->
    [thumbs_up] Tummen upp
    [clap] Applåd
    [laugh] Skratt
    [wow] Oj
    [think] Låt mig tänka
    [oops] Hoppsan
    [heart] Så fint
   *[wave] Vinkar
  }
web-preparing = Magneterna förbereds …
web-preparing-then = Sedan börjar spelet av sig självt.
web-watchers = { $count ->
    [one] En tittar på
   *[other] { $count } tittar på
  }
web-take-back = Ta tillbaka senaste draget
web-pause = Paus
web-paused = Spelet har paus.
web-resume = Fortsätt
web-resign = Ge upp
web-resign-seat = Ge upp plats { $seat }
web-resign-sure = Lämna spelet för gott med plats { $seat }? Brickorna ligger kvar, men platsen kan inte vinna längre.
web-absent = { $who } är inte här.
web-stand-in = Låt en bott spela
web-stand-in-end = Spela plats { $seat } själv igen
web-close-table = Stäng det här bordet
web-close-sure = Stänga bordet för alla?
web-yes = Ja
web-no = Nej
web-proposal-take-back = { $name } vill ta tillbaka det senaste draget.
web-proposal-pause = { $name } vill ta paus.
web-proposal-again = { $name } vill spela igen.
web-proposal-waiting = Väntar på de andra …
web-agree = Jag är med
web-decline = Avböj
web-away = borta
web-resigned = gav upp
web-thinking = tänker
web-standing-in = bott: { $level }
web-watching = Du tittar på. Händerna är dolda.
web-clock-left = { $seconds } s
