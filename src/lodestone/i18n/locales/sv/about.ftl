# Vems spelen är: sägs i terminalen och i webbläsaren.

unofficial = Lodestone är inofficiellt och har inget samband med spelens skapare. Kluster är gjort av Robert & Paula Henning och utgivet av Borderline Editions och Kluster LLC; Clustered är gjort av Scotty Hardwick, Kitt Byrne och Vegard Farstad och utgivet av Sculpin Games.
magnet-safety = Riktiga magneter är starka och små: håll dem borta från små barn, som kan svälja dem, och från pacemakrar och andra implantat. Den som har svalt en måste genast till läkare. Läs varningarna i regelhäftet i din ask.
