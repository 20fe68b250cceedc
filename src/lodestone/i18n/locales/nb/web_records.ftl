# Ferdige spill i nettleseren.

web-records-open = Åpne en fil
web-records-open-what = Et opptak som er lastet ned her, eller skrevet av terminalen eller dommeren. Velg det, eller slipp det her.
web-records-unreadable = «{ $name }» kan ikke åpnes: { $problem }
web-records-none = Ingen ferdige spill fra bordene dine ennå.
web-records-line = { $when } · { $turns ->
    [one] én tur
   *[other] { $turns } turer
  }
web-record-clustered = Et spill Clustered
web-record-kluster = Et spill Kluster
web-record-deal = Utdelingen: Alle har trukket, ingenting er lagt ennå.
web-record-set = Bordet er dekket, ingenting er lagt ennå.
web-record-nothing = { $seat } la ingenting.
web-record-filming = Turen spilles på nytt for å vise hvordan alt beveget seg …
web-record-camera = Dra for å bevege deg rundt bordet; med hjulet eller to fingre kommer du nærmere.
web-record-at = Tur { $turn }, { $seconds } s
web-record-graph = Poengene til hver plass, tur for tur
web-record-first = Til begynnelsen
web-record-back = Én tur tilbake
web-record-play = Spill av
web-record-stop = Stopp
web-record-on = Én tur frem
web-record-last = Til slutten
web-record-turn = Tur
web-record-speed = Fart
web-record-link = Lenke til denne turen
web-record-download = Last ned
