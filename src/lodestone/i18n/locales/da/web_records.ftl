# Færdige spil i browseren.

web-records-open = Åbn en fil
web-records-open-what = En optegnelse, der er hentet ned her eller skrevet af terminalen eller dommeren. Vælg den, eller slip den her.
web-records-unreadable = »{ $name }« kan ikke åbnes: { $problem }
web-records-none = Endnu ingen færdige spil fra dine borde.
web-records-line = { $when } · { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }
web-record-clustered = Et spil Clustered
web-record-kluster = Et spil Kluster
web-record-deal = Begyndelsen: Alle har trukket, intet er lagt endnu.
web-record-set = Bordet er dækket, intet er lagt endnu.
web-record-nothing = { $seat } lagde intet.
web-record-filming = Denne tur spilles igen for at vise bevægelsen …
web-record-camera = Træk for at flytte blikket rundt om bordet; hjulet eller to fingre bringer det nærmere.
web-record-at = Tur { $turn }, { $seconds } s
web-record-graph = Hver plads’ point, tur for tur
web-record-first = Til begyndelsen
web-record-back = Én tur tilbage
web-record-play = Afspil
web-record-stop = Stands
web-record-on = Én tur frem
web-record-last = Til slutningen
web-record-turn = Tur
web-record-speed = Hastighed
web-record-link = Link til denne tur
web-record-download = Hent
