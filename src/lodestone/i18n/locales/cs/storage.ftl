# Deník událostí a jeho databáze.
# $place: soubor, nebo adresa bez hesla. $cause: co říká databáze nebo systém, jejich slovy.

storage-address = Na „{ $place }“ není žádné úložiště: zadej soubor, sqlite:///path nebo postgresql://user@host/database.
storage-needs-postgres = PostgreSQL potřebuje ještě jednu část: pip install "lodestone[postgres]".
storage-not-a-database = „{ $place }“ není databáze, nebo je poškozená. Vyber jiný soubor, nebo ji obnov ze zálohy.
storage-foreign = „{ $place }“ patří jinému programu. Vyber jiný soubor, nebo prázdnou databázi.
storage-newer = „{ $place }“ zapsal novější Lodestone. Nainstaluj tu verzi nebo novější, nebo obnov starší zálohu.
storage-not-writable = „{ $place }“ nejde zapsat: { $cause }. Zkontroluj, komu patří, nebo vyber jiné místo.
storage-unreachable = Úložiště „{ $place }“ není dostupné: { $cause }. Zkontroluj adresu a jestli databáze běží.

storage-unavailable = Úložiště teď neodpovídá ({ $cause }). Nic se nezměnilo; zkus to znovu.
storage-full = Úložiště je plné ({ $cause }). Nic se nezměnilo; zkus to znovu, až bude místo.
storage-uncertain = Spojení s úložištěm se uprostřed přerušilo ({ $cause }). Načti znovu, jestli se to uložilo.
storage-conflict = Stůl { $table } je už dál: měla se zapsat verze { $version }, ale nejnovější je { $head }.
storage-unknown-table = Stůl { $table } neexistuje.
storage-table-exists = Stůl { $table } už existuje.
