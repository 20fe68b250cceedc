# Il registro degli eventi e il suo database.
# $place: il file, o l’indirizzo senza la password. $cause: quello che dice il database o il sistema, con parole sue.

storage-address = In «{ $place }» non c’è un archivio: indica un file, sqlite:///path o postgresql://user@host/database.
storage-needs-postgres = Per PostgreSQL serve un pezzo in più: pip install "lodestone[postgres]".
storage-not-a-database = «{ $place }» non è un database, o è danneggiato. Scegli un altro file, o ripristinalo da una copia di riserva.
storage-foreign = «{ $place }» è di un altro programma. Scegli un altro file, o un database vuoto.
storage-newer = «{ $place }» è stato scritto da un Lodestone più recente. Installa quella versione o una più nuova, o ripristina una copia più vecchia.
storage-not-writable = Impossibile scrivere «{ $place }»: { $cause }. Controlla di chi è, o scegli un altro posto.
storage-unreachable = Impossibile raggiungere l’archivio in «{ $place }»: { $cause }. Controlla l’indirizzo e che il database sia in funzione.

storage-unavailable = Adesso l’archivio non risponde ({ $cause }). Niente è cambiato; riprova.
storage-full = L’archivio è pieno ({ $cause }). Niente è cambiato; riprova quando c’è spazio.
storage-uncertain = Il collegamento con l’archivio si è interrotto a metà ({ $cause }). Rileggi per vedere se è stato salvato.
storage-conflict = Il tavolo { $table } è andato avanti: si stava per scrivere la versione { $version }, ma la più recente è { $head }.
storage-unknown-table = Non c’è un tavolo { $table }.
storage-table-exists = C’è già un tavolo { $table }.
