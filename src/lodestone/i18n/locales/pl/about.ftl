# Czyje to gry: mówione w terminalu i w przeglądarce.

unofficial = Lodestone jest projektem nieoficjalnym, niezwiązanym z twórcami gier. Autorami gry Kluster są Robert i Paula Henning, a wydawcami Borderline Editions i Kluster LLC; autorami gry Clustered są Scotty Hardwick, Kitt Byrne i Vegard Farstad, a wydawcą Sculpin Games.
magnet-safety = Prawdziwe magnesy są silne i małe: trzymaj je z dala od małych dzieci, które mogą je połknąć, oraz od rozruszników serca i innych implantów. Kto połknął magnes, musi natychmiast trafić do lekarza. Przeczytaj ostrzeżenia w instrukcji ze swojego pudełka.
