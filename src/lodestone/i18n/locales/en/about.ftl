# Whose games these are: said in the terminal and in the browser.

unofficial = Lodestone is unofficial and not affiliated with the games’ makers. Kluster is by Robert & Paula Henning, published by Borderline Editions and Kluster LLC; Clustered is by Scotty Hardwick, Kitt Byrne and Vegard Farstad, published by Sculpin Games.
magnet-safety = Real magnets are strong and small: keep them away from young children, who may swallow them, from pacemakers and other implants. Whoever has swallowed one needs a doctor at once. Please read the warnings in the leaflet of your box.
