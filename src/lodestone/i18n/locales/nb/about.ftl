# Hvem spillene tilhører: sagt i terminalen og i nettleseren.

unofficial = Lodestone er uoffisielt og har ingen tilknytning til spillenes skapere. Kluster er laget av Robert & Paula Henning og utgitt av Borderline Editions og Kluster LLC; Clustered er laget av Scotty Hardwick, Kitt Byrne og Vegard Farstad og utgitt av Sculpin Games.
