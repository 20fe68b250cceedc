# Czyje to gry: mówione w terminalu i w przeglądarce.

unofficial = Lodestone jest projektem nieoficjalnym, niezwiązanym z twórcami gier. Autorami gry Kluster są Robert i Paula Henning, a wydawcami Borderline Editions i Kluster LLC; autorami gry Clustered są Scotty Hardwick, Kitt Byrne i Vegard Farstad, a wydawcą Sculpin Games.
