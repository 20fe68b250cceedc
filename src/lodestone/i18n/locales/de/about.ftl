# Wessen Spiele das sind: im Terminal und im Browser.

unofficial = Lodestone ist inoffiziell und steht in keiner Verbindung zu den Machern der Spiele. Kluster ist von Robert & Paula Henning und erscheint bei Borderline Editions und Kluster LLC; Clustered ist von Scotty Hardwick, Kitt Byrne und Vegard Farstad und erscheint bei Sculpin Games.
