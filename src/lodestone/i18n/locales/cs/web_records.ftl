# Dohrané hry v prohlížeči.

web-records-open = Otevřít soubor
web-records-open-what = Záznam stažený odtud, nebo zapsaný terminálem či rozhodčím. Vyber ho, nebo ho pusť sem.
web-records-unreadable = „{ $name }“ nejde otevřít: { $problem }
web-records-none = U tvých stolů ještě není dohraná žádná hra.
web-records-line = { $when } · { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
web-record-clustered = Hra Clustered
web-record-kluster = Hra Kluster
web-record-deal = Rozdání: všichni mají dobráno, nic ještě neleží.
web-record-set = Stůl je připravený, nic ještě neleží.
web-record-nothing = { $seat } nic nepokládá.
web-record-filming = Přehrávám tento tah znovu, aby byl vidět pohyb …
web-record-camera = Tažením obejdeš stůl; kolečko nebo dva prsty přibližují.
web-record-at = Tah { $turn }, { $seconds } s
web-record-graph = Body každého místa, tah po tahu
web-record-first = Na začátek
web-record-back = O tah zpět
web-record-play = Přehrát
web-record-stop = Zastavit
web-record-on = O tah dál
web-record-last = Na konec
web-record-turn = Tah
web-record-speed = Rychlost
web-record-link = Odkaz na tento tah
web-record-download = Stáhnout
