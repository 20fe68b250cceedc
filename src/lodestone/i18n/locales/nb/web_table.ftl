# Et bord i nettleseren, i begge spill: å samles, og det som angår alle.

web-table-missing = Det er ikke noe bord på denne adressen, eller ikke lenger.

## Å vente på andre

web-waiting-clustered = Et bord med Clustered
web-waiting-kluster = Et bord med Kluster
web-waiting-for = { $count ->
    [0] Alle er her.
    [one] Venter på én til.
   *[other] Venter på { $count } til.
  }
web-sit-down = Sett deg
web-leave-seat = Reis deg
web-start-with-bots = Begynn med boter på de ledige plassene
web-invite-title = Inviter
web-invite-link = Lenke til dette bordet
web-invite-copy = Kopier lenken
web-invite-copied = Lenken er kopiert.
web-invite-share = Del
web-invite-code = Samme lenke som kode for mobiler
web-invite-watch = Lenke for andre, til å se på
web-invite-only-here = Adressen virker bare på denne maskinen. Start Lodestone med --lan for å slippe inn mobiler.
web-own-link = Min egen lenke, til en annen enhet
web-own-link-what = Åpner plassen din uansett hvor du åpner den. Hold den for deg selv.

## Sammen

web-menu = Bord
web-news = Hva som skjedde
web-news-none = Ingenting ennå.
web-chat = Chat
web-chat-write = Skriv noe
web-chat-send = Send
web-chat-none = Ingen har sagt noe ennå.
web-chat-unread = å lese
web-reactions = Uten ord
web-reaction = { $reaction ->
    [thumbs_up] Tommel opp
    [clap] Applaus
    [laugh] Latter
    [wow] Jøss
    [think] La meg tenke
    [oops] Oisann
    [heart] Så fint
   *[wave] Vinker
  }
web-preparing = Magnetene gjøres klare …
web-preparing-then = Så begynner spillet av seg selv.
web-watchers = { $count ->
    [one] Én ser på
   *[other] { $count } ser på
  }
web-take-back = Ta tilbake siste trekk
web-pause = Pause
web-paused = Spillet har pause.
web-resume = Fortsett
web-resign = Gi opp
web-resign-seat = Gi opp plass { $seat }
web-resign-sure = Forlate spillet for godt med plass { $seat }? Brikkene blir liggende, men plassen kan ikke vinne lenger.
web-absent = { $who } er ikke der.
web-stand-in = La en bot spille
web-stand-in-end = Spill plass { $seat } selv igjen
web-close-table = Steng dette bordet
web-close-sure = Stenge bordet for alle?
web-yes = Ja
web-no = Nei
web-proposal-take-back = { $name } vil gjerne ta tilbake det siste trekket.
web-proposal-pause = { $name } vil gjerne ta en pause.
web-proposal-again = { $name } vil gjerne spille igjen.
web-proposal-waiting = Venter på de andre …
web-agree = Enig
web-decline = Avslå
web-away = borte
web-resigned = har gitt opp
web-thinking = tenker
web-standing-in = bot: { $level }
web-watching = Du ser på. Hendene er dekket til.
web-clock-left = { $seconds } s
