# Afgelopen spellen in de browser.

web-records-open = Open een bestand
web-records-open-what = Een verslag dat hier is gedownload, of door de terminal of de scheidsrechter is geschreven. Kies het, of sleep het hierheen.
web-records-unreadable = ‘{ $name }’ kan niet worden geopend: { $problem }
web-records-none = Nog geen afgelopen spellen van jouw tafels.
web-records-line = { $when } · { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }
web-record-clustered = Een spel Clustered
web-record-kluster = Een spel Kluster
web-record-deal = Het begin: iedereen heeft getrokken, er ligt nog niets.
web-record-set = De tafel staat klaar, er ligt nog niets.
web-record-nothing = { $seat } legt niets.
web-record-filming = Deze beurt wordt nagespeeld om te zien hoe alles bewoog …
web-record-camera = Sleep om rond de tafel te gaan; met het wiel of twee vingers kom je dichterbij.
web-record-at = Beurt { $turn }, { $seconds } s
web-record-graph = Punten van elke plaats, beurt voor beurt
web-record-first = Naar het begin
web-record-back = Een beurt terug
web-record-play = Afspelen
web-record-stop = Stoppen
web-record-on = Een beurt verder
web-record-last = Naar het einde
web-record-turn = Beurt
web-record-speed = Snelheid
web-record-link = Link naar deze beurt
web-record-download = Downloaden
