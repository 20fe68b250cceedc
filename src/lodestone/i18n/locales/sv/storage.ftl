# Händelseloggen och dess databas.
# $place: filen, eller adressen utan lösenord. $cause: vad databasen eller systemet säger, med egna ord.

storage-address = Det finns ingen lagring på ”{ $place }”: ange en fil, sqlite:///path eller postgresql://user@host/database.
storage-needs-postgres = PostgreSQL behöver en del till: pip install "lodestone[postgres]".
storage-not-a-database = ”{ $place }” är ingen databas, eller är skadad. Välj en annan fil, eller återställ den från en säkerhetskopia.
storage-foreign = ”{ $place }” tillhör ett annat program. Välj en annan fil, eller en tom databas.
storage-newer = ”{ $place }” är skriven av en nyare Lodestone. Installera den versionen eller en nyare, eller återställ en äldre säkerhetskopia.
storage-not-writable = ”{ $place }” går inte att skriva: { $cause }. Se efter vem som äger den, eller välj ett annat ställe.
storage-unreachable = Lagringen på ”{ $place }” går inte att nå: { $cause }. Kontrollera adressen och att databasen är igång.

storage-unavailable = Lagringen svarar inte just nu ({ $cause }). Inget har ändrats; försök igen.
storage-full = Lagringen är full ({ $cause }). Inget har ändrats; försök igen när det finns plats.
storage-uncertain = Anslutningen till lagringen bröts mitt i ({ $cause }). Läs igen för att se om det sparades.
storage-conflict = Bord { $table } har hunnit vidare: version { $version } skulle skrivas, men den nyaste är { $head }.
storage-unknown-table = Bord { $table } finns inte.
storage-table-exists = Bord { $table } finns redan.
