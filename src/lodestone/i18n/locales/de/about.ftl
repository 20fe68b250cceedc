# Wessen Spiele das sind: im Terminal und im Browser.

unofficial = Lodestone ist inoffiziell und steht in keiner Verbindung zu den Machern der Spiele. Kluster ist von Robert & Paula Henning und erscheint bei Borderline Editions und Kluster LLC; Clustered ist von Scotty Hardwick, Kitt Byrne und Vegard Farstad und erscheint bei Sculpin Games.
magnet-safety = Echte Magnete sind stark und klein: Halte sie fern von kleinen Kindern, die sie verschlucken könnten, von Herzschrittmachern und anderen Implantaten. Wer einen verschluckt hat, muss sofort zum Arzt. Bitte lies die Warnhinweise im Beiblatt deiner Schachtel.
