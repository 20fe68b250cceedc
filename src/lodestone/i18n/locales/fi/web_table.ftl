# Pöytä selaimessa, kummassakin pelissä: kokoontuminen ja se, mikä koskee kaikkia.

web-table-missing = Tässä osoitteessa ei ole pöytää, tai ei enää.

## Muiden odottaminen

web-waiting-clustered = Clustered-pöytä
web-waiting-kluster = Kluster-pöytä
web-waiting-for = { $count ->
    [0] Kaikki ovat paikalla.
    [one] Odotetaan vielä yhtä.
   *[other] Odotetaan vielä { $count } pelaajaa.
  }
web-sit-down = Istuudu
web-leave-seat = Nouse
web-start-with-bots = Aloita, botit vapaille paikoille
web-invite-title = Kutsu
web-invite-link = Linkki tähän pöytään
web-invite-copy = Kopioi linkki
web-invite-copied = Linkki on kopioitu.
web-invite-share = Jaa
web-invite-code = Sama linkki koodina puhelimille
web-invite-watch = Linkki muille, katsomista varten
web-invite-only-here = Tämä osoite toimii vain tällä koneella. Käynnistä Lodestone valitsimella --lan, niin puhelimetkin pääsevät mukaan.
web-own-link = Oma linkkini toista laitetta varten
web-own-link-what = Avaa paikkasi millä tahansa laitteella. Pidä se omana tietonasi.

## Yhdessä

web-menu = Pöytä
web-news = Mitä tapahtui
web-news-none = Ei vielä mitään.
web-chat = Keskustelu
web-chat-write = Kirjoita jotakin
web-chat-send = Lähetä
web-chat-none = Kukaan ei ole vielä sanonut mitään.
web-chat-unread = lukematta
web-reactions = Ilman sanoja
web-reaction = { $reaction ->
    [thumbs_up] Peukku ylös
    [clap] Aplodit
    [laugh] Naurua
    [wow] Vau
    [think] Annas kun mietin
    [oops] Hups
    [heart] Ihanaa
   *[wave] Vilkutus
  }
web-preparing = Magneetteja valmistellaan …
web-preparing-then = Sitten peli alkaa itsestään.
web-watchers = { $count ->
    [one] Yksi katsoja
   *[other] { $count } katsojaa
  }
web-take-back = Peru viimeinen siirto
web-pause = Tauko
web-paused = Peli on tauolla.
web-resume = Jatka
web-resign = Luovuta
web-resign-seat = Luovuta paikka { $seat }
web-resign-sure = Lähteekö paikka { $seat } pelistä lopullisesti? Sen laatat jäävät, mutta se ei voi enää voittaa.
web-absent = { $who } ei ole paikalla.
web-stand-in = Anna botin pelata
web-stand-in-end = Pelaa paikkaa { $seat } taas itse
web-close-table = Sulje tämä pöytä
web-close-sure = Suljetaanko pöytä kaikilta?
web-yes = Kyllä
web-no = Ei
web-proposal-take-back = { $name } haluaisi perua viimeisen siirron.
web-proposal-pause = { $name } haluaisi pitää tauon.
web-proposal-again = { $name } haluaisi pelata uudestaan.
web-proposal-waiting = Odotetaan muita …
web-agree = Sopii
web-decline = Ei käy
web-away = poissa
web-resigned = luovuttanut
web-thinking = miettii
web-standing-in = botti: { $level }
web-watching = Olet katsomassa. Kädet pysyvät peitossa.
web-clock-left = { $seconds } s
