# Het logboek van gebeurtenissen en zijn database.
# $place: het bestand, of het adres zonder wachtwoord. $cause: wat de database of het systeem zegt, in eigen woorden.

storage-address = Op ‘{ $place }’ is geen opslag: geef een bestand, sqlite:///path of postgresql://user@host/database.
storage-needs-postgres = Voor PostgreSQL is nog een onderdeel nodig: pip install "lodestone[postgres]".
storage-not-a-database = ‘{ $place }’ is geen database, of is beschadigd. Kies een ander bestand, of zet een reservekopie terug.
storage-foreign = ‘{ $place }’ is van een ander programma. Kies een ander bestand, of een lege database.
storage-newer = ‘{ $place }’ is door een nieuwere Lodestone geschreven. Installeer die versie of een nieuwere, of zet een oudere reservekopie terug.
storage-not-writable = ‘{ $place }’ is niet te schrijven: { $cause }. Kijk van wie het is, of kies een andere plek.
storage-unreachable = De opslag op ‘{ $place }’ is niet bereikbaar: { $cause }. Controleer het adres en of de database draait.

storage-unavailable = De opslag antwoordt nu niet ({ $cause }). Er is niets veranderd; probeer het nog eens.
storage-full = De opslag is vol ({ $cause }). Er is niets veranderd; probeer het nog eens als er ruimte is.
storage-uncertain = De verbinding met de opslag brak halverwege af ({ $cause }). Lees opnieuw om te zien of het is opgeslagen.
storage-conflict = Tafel { $table } is al verder: versie { $version } zou geschreven worden, maar de nieuwste is { $head }.
storage-unknown-table = Tafel { $table } is er niet.
storage-table-exists = Tafel { $table } is er al.
