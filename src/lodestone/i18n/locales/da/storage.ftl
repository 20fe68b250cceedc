# Hændelsesloggen og dens database.
# $place: filen, eller adressen uden adgangskode. $cause: hvad databasen eller systemet siger, med egne ord.

storage-address = Der er intet lager på »{ $place }«: Angiv en fil, sqlite:///path eller postgresql://user@host/database.
storage-needs-postgres = PostgreSQL kræver endnu en pakke: pip install "lodestone[postgres]".
storage-not-a-database = »{ $place }« er ingen database, eller den er beskadiget. Vælg en anden fil, eller hent den fra en sikkerhedskopi.
storage-foreign = »{ $place }« tilhører et andet program. Vælg en anden fil eller en tom database.
storage-newer = »{ $place }« er skrevet af et nyere Lodestone. Installér den version eller en nyere, eller hent en ældre sikkerhedskopi.
storage-not-writable = »{ $place }« kan ikke skrives: { $cause }. Se, hvem der ejer det, eller vælg et andet sted.
storage-unreachable = Lageret på »{ $place }« kan ikke nås: { $cause }. Tjek adressen, og at databasen kører.

storage-unavailable = Lageret svarer ikke lige nu ({ $cause }). Intet blev ændret; prøv igen.
storage-full = Lageret er fuldt ({ $cause }). Intet blev ændret; prøv igen, når der er plads.
storage-uncertain = Forbindelsen til lageret brød midt i det hele ({ $cause }). Læs igen for at se, om det blev gemt.
storage-conflict = Bord { $table } er kommet videre: Version { $version } skulle skrives, men den nyeste er { $head }.
storage-unknown-table = Der er intet bord { $table }.
storage-table-exists = Der er allerede et bord { $table }.
