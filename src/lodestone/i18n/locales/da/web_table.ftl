# Et bord i browseren, i begge spil: at samles, og det, der angår alle.

web-table-missing = Der er intet bord på denne adresse, eller ikke længere.

## At vente på andre

web-waiting-clustered = Et bord Clustered
web-waiting-kluster = Et bord Kluster
web-waiting-for = { $count ->
    [0] Alle er her.
    [one] Venter på én til.
   *[other] Venter på { $count } til.
  }
web-sit-down = Sæt dig
web-leave-seat = Rejs dig
web-start-with-bots = Begynd med botter på de ledige pladser
web-invite-title = Invitér
web-invite-link = Link til dette bord
web-invite-copy = Kopiér linket
web-invite-copied = Linket er kopieret.
web-invite-share = Del
web-invite-code = Det samme link som kode til telefoner
web-invite-watch = Link til andre, for at se på
web-invite-only-here = Denne adresse virker kun på denne computer. Start Lodestone med --lan for at lukke telefoner ind.
web-own-link = Mit eget link, til en anden enhed
web-own-link-what = Åbner din plads, hvor end du åbner det. Hold det for dig selv.

## Sammen

web-menu = Bord
web-news = Hvad der er sket
web-news-none = Intet endnu.
web-chat = Chat
web-chat-write = Skriv noget
web-chat-send = Send
web-chat-none = Ingen har sagt noget endnu.
web-chat-unread = ulæste
web-reactions = Uden ord
web-reaction = { $reaction ->
    [thumbs_up] Tommelfinger op
    [clap] Klapsalve
    [laugh] Latter
    [wow] Sikke noget
    [think] Lad mig tænke
    [oops] Ups
    [heart] Dejligt
   *[wave] Vinker
  }
web-preparing = Magneterne gøres klar …
web-preparing-then = Spillet begynder af sig selv.
web-watchers = { $count ->
    [one] Én ser på
   *[other] { $count } ser på
  }
web-take-back = Tag det sidste træk tilbage
web-pause = Pause
web-paused = Spillet holder pause.
web-resume = Fortsæt
web-resign = Giv op
web-resign-seat = Giv op med plads { $seat }
web-resign-sure = Forlade dette spil for altid med plads { $seat }? Dens brikker bliver, men den kan ikke vinde mere.
web-absent = { $who } er her ikke.
web-stand-in = Lad en bot spille
web-stand-in-end = Spil selv plads { $seat } igen
web-close-table = Luk dette bord
web-close-sure = Luk dette bord for alle?
web-yes = Ja
web-no = Nej
web-proposal-take-back = { $name } vil gerne tage det sidste træk tilbage.
web-proposal-pause = { $name } vil gerne holde pause.
web-proposal-again = { $name } vil gerne spille igen.
web-proposal-waiting = Venter på de andre …
web-agree = Enig
web-decline = Afslå
web-away = væk
web-resigned = gav op
web-thinking = tænker
web-standing-in = bot: { $level }
web-watching = Du ser på. Hænderne forbliver skjult.
web-clock-left = { $seconds } s
