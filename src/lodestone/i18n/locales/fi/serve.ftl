# Komennot, jotka käynnistävät palvelimen.

help-table-port = Käytettävä portti; jokin vapaa, jos tätä ei sanota.
help-table-lan = Päästä sisään muut samasta verkosta: näyttää linkin ja koodin, jonka puhelin osaa lukea.
help-table-no-browser = Älä avaa selainta.
help-table-data = Kansio, jossa pöydät säilytetään.
help-serve = Pidä pöytiä muille: he avaavat linkin selaimessaan ja istuutuvat.
help-serve-host = Osoite, jota kuunnellaan; 0.0.0.0 kaikille tämän koneen osoitteille.
help-serve-port = Portti, jota kuunnellaan.
help-serve-database = Missä pöydät säilytetään: tiedosto tai URL kuten postgresql://user@host/name.
help-serve-public-url = Osoite, josta muut tavoittavat palvelimen, jos sen edessä on välityspalvelin.
help-serve-admin = Tiedosto, jossa on ylläpitäjän avain; muuten ympäristön LODESTONE_ADMIN_TOKEN.
help-serve-trust-proxy = Usko välityspalvelimen X-Forwarded-otsakkeita. Vain, jos kukaan ei pääse sen ohi.
help-serve-archive = Päivät, joiden jälkeen koskematon pöytä arkistoidaan.
help-serve-keep = Päivät, joiden jälkeen arkistoitu pöytä poistetaan; ei koskaan, jos tätä ei sanota.
help-serve-tables-per-hour = Montako pöytää yhdestä osoitteesta saa avata tunnissa.
help-serve-requests = Montako pyyntöä yhdestä osoitteesta saa tulla minuutissa.
help-serve-connections = Montako ihmistä saa olla yhteydessä yhteen pöytään.
help-serve-messages = Montako viestiä yksi yhteys saa lähettää sekunnissa.
help-serve-bot-pace = Montako sekuntia botti vähintään käyttää siirtoon.
serve-ready = Pöydät ovat auki osoitteessa { $url }
serve-here = Pöytä on katettu: { $url }
serve-lan = Muut tässä verkossa tulevat osoitteeseen { $url }
serve-stop = Pysäytä näppäimillä Ctrl-C.
serve-cannot-listen = Osoitetta { $host }, porttia { $port }, ei voi kuunnella: { $cause }
serve-short-token = Ylläpitäjän avain on liian lyhyt: merkkejä pitää olla vähintään { $shortest }.
serve-public-url = ”{ $url }” ei ole palvelimen osoite. Kirjoita se muodossa https://tables.example.org
