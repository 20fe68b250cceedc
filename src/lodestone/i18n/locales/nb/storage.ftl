# Hendelsesloggen og databasen.
# $place: filen, eller adressen uten passord. $cause: hva databasen eller systemet sier, med egne ord.

storage-address = Det er ikke noe lager på «{ $place }»: Oppgi en fil, sqlite:///path eller postgresql://user@host/database.
storage-needs-postgres = PostgreSQL trenger én del til: pip install "lodestone[postgres]".
storage-not-a-database = «{ $place }» er ikke en database, eller er skadet. Velg en annen fil, eller gjenopprett den fra en sikkerhetskopi.
storage-foreign = «{ $place }» tilhører et annet program. Velg en annen fil, eller en tom database.
storage-newer = «{ $place }» er skrevet av en nyere Lodestone. Installer den versjonen eller en nyere, eller gjenopprett en eldre sikkerhetskopi.
storage-not-writable = «{ $place }» kan ikke skrives: { $cause }. Se etter hvem som eier den, eller velg et annet sted.
storage-unreachable = Lageret på «{ $place }» kan ikke nås: { $cause }. Kontroller adressen og at databasen kjører.

storage-unavailable = Lageret svarer ikke akkurat nå ({ $cause }). Ingenting er endret; prøv igjen.
storage-full = Lageret er fullt ({ $cause }). Ingenting er endret; prøv igjen når det er plass.
storage-uncertain = Forbindelsen til lageret ble brutt midt i ({ $cause }). Les på nytt for å se om det ble lagret.
storage-conflict = Bord { $table } har kommet videre: Versjon { $version } skulle skrives, men den nyeste er { $head }.
storage-unknown-table = Bord { $table } finnes ikke.
storage-table-exists = Bord { $table } finnes allerede.
