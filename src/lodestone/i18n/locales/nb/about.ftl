# Hvem spillene tilhører: sagt i terminalen og i nettleseren.

unofficial = Lodestone er uoffisielt og har ingen tilknytning til spillenes skapere. Kluster er laget av Robert & Paula Henning og utgitt av Borderline Editions og Kluster LLC; Clustered er laget av Scotty Hardwick, Kitt Byrne og Vegard Farstad og utgitt av Sculpin Games.
magnet-safety = Ekte magneter er sterke og små: Hold dem unna små barn, som kan svelge dem, og unna pacemakere og andre implantater. Den som har svelget en, må til lege med én gang. Les advarslene i regelheftet i esken din.
