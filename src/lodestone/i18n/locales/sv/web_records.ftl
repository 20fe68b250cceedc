# Färdiga spel i webbläsaren.

web-records-open = Öppna en fil
web-records-open-what = Ett protokoll som laddats ner här, eller skrivits av terminalen eller domaren. Välj det, eller släpp det här.
web-records-unreadable = ”{ $name }” går inte att öppna: { $problem }
web-records-none = Inga färdiga spel från dina bord än.
web-records-line = { $when } · { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }
web-record-clustered = Ett spel Clustered
web-record-kluster = Ett spel Kluster
web-record-deal = Given: alla har dragit, inget är lagt än.
web-record-set = Bordet är dukat, inget är lagt än.
web-record-nothing = { $seat } lade inget.
web-record-filming = Turen spelas om för att visa hur allt rörde sig …
web-record-camera = Dra för att röra dig runt bordet; med hjulet eller två fingrar kommer du närmare.
web-record-at = Tur { $turn }, { $seconds } s
web-record-graph = Varje plats poäng, tur för tur
web-record-first = Till början
web-record-back = En tur tillbaka
web-record-play = Spela upp
web-record-stop = Stopp
web-record-on = En tur framåt
web-record-last = Till slutet
web-record-turn = Tur
web-record-speed = Fart
web-record-link = Länk till den här turen
web-record-download = Ladda ner
