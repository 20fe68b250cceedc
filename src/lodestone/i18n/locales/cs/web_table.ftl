# Stůl v prohlížeči, jedné i druhé hry: scházení a to, co se týká všech.

web-table-missing = Na této adrese stůl není, nebo už není.

## Čekání na ostatní

web-waiting-clustered = Stůl hry Clustered
web-waiting-kluster = Stůl hry Kluster
web-waiting-for = { $count ->
    [0] Všichni jsou tu.
    [one] Čeká se ještě na jednoho.
    [few] Čeká se ještě na { $count } lidi.
   *[other] Čeká se ještě na { $count } lidí.
  }
web-sit-down = Sednout si
web-leave-seat = Vstát
web-start-with-bots = Začít s boty na volných místech
web-invite-title = Pozvat
web-invite-link = Odkaz na tento stůl
web-invite-copy = Kopírovat odkaz
web-invite-copied = Odkaz je zkopírovaný.
web-invite-share = Sdílet
web-invite-code = Stejný odkaz jako kód pro telefony
web-invite-watch = Odkaz pro diváky
web-invite-only-here = Tato adresa funguje jen na tomto počítači. Telefony pustíš dovnitř, když Lodestone spustíš s --lan.
web-own-link = Můj vlastní odkaz pro jiné zařízení
web-own-link-what = Otevře tvoje místo všude, kde ho otevřeš. Nech si ho pro sebe.

## Společně

web-menu = Stůl
web-news = Co se stalo
web-news-none = Zatím nic.
web-chat = Chat
web-chat-write = Napiš něco
web-chat-send = Poslat
web-chat-none = Zatím nikdo nic nenapsal.
web-chat-unread = k přečtení
web-reactions = Beze slov
web-reaction = { $reaction ->
    [thumbs_up] Palec nahoru
    [clap] Potlesk
    [laugh] Smích
    [wow] Páni
    [think] Musím přemýšlet
    [oops] Jejda
    [heart] Nádhera
   *[wave] Mávání
  }
web-preparing = Připravuji magnety …
web-preparing-then = Hra začne sama.
web-watchers = { $count ->
    [one] Jeden divák
    [few] { $count } diváci
   *[other] { $count } diváků
  }
web-take-back = Vzít zpět poslední tah
web-pause = Přestávka
web-paused = Hra má přestávku.
web-resume = Pokračovat
web-resign = Vzdát
web-resign-seat = Vzdát za místo { $seat }
web-resign-sure = Opustit tuto hru nadobro s místem { $seat }? Jeho dílky zůstanou, ale vyhrát už nemůže.
web-absent = { $who } tu není.
web-stand-in = Ať hraje bot
web-stand-in-end = Za místo { $seat } hraju zase já
web-close-table = Zavřít tento stůl
web-close-sure = Zavřít tento stůl pro všechny?
web-yes = Ano
web-no = Ne
web-proposal-take-back = { $name } chce vzít zpět poslední tah.
web-proposal-pause = { $name } chce přestávku.
web-proposal-again = { $name } chce hrát znovu.
web-proposal-waiting = Čeká se na ostatní …
web-agree = Souhlasím
web-decline = Nesouhlasím
web-away = je pryč
web-resigned = vzdáno
web-thinking = přemýšlí
web-standing-in = bot: { $level }
web-watching = Díváš se. Ruce zůstávají zakryté.
web-clock-left = { $seconds } s
