# Tapahtumaloki ja sen tietokanta.
# $place: tiedosto tai osoite ilman salasanaa. $cause: mitä tietokanta tai järjestelmä sanoo omin sanoin.

storage-address = Paikassa ”{ $place }” ei ole tallennustilaa: anna tiedosto, sqlite:///path tai postgresql://user@host/database.
storage-needs-postgres = PostgreSQL tarvitsee vielä yhden osan: pip install "lodestone[postgres]".
storage-not-a-database = ”{ $place }” ei ole tietokanta, tai se on vioittunut. Valitse toinen tiedosto tai palauta se varmuuskopiosta.
storage-foreign = ”{ $place }” on toisen ohjelman. Valitse toinen tiedosto tai tyhjä tietokanta.
storage-newer = ”{ $place }” on uudemman Lodestonen kirjoittama. Asenna se versio tai uudempi, tai palauta vanhempi varmuuskopio.
storage-not-writable = Paikkaan ”{ $place }” ei voi kirjoittaa: { $cause }. Katso, kenen se on, tai valitse toinen paikka.
storage-unreachable = Tallennustilaa ”{ $place }” ei tavoiteta: { $cause }. Tarkista osoite ja se, että tietokanta on käynnissä.

storage-unavailable = Tallennustila ei juuri nyt vastaa ({ $cause }). Mikään ei muuttunut; yritä uudestaan.
storage-full = Tallennustila on täynnä ({ $cause }). Mikään ei muuttunut; yritä uudestaan, kun tilaa on.
storage-uncertain = Yhteys tallennustilaan katkesi kesken ({ $cause }). Lue uudestaan, niin näet, tallentuiko se.
storage-conflict = Pöytä { $table } on jo edennyt: piti kirjoittaa versio { $version }, mutta uusin on { $head }.
storage-unknown-table = Pöytää { $table } ei ole.
storage-table-exists = Pöytä { $table } on jo olemassa.
