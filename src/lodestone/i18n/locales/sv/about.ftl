# Vems spelen är: sägs i terminalen och i webbläsaren.

unofficial = Lodestone är inofficiellt och har inget samband med spelens skapare. Kluster är gjort av Robert & Paula Henning och utgivet av Borderline Editions och Kluster LLC; Clustered är gjort av Scotty Hardwick, Kitt Byrne och Vegard Farstad och utgivet av Sculpin Games.
