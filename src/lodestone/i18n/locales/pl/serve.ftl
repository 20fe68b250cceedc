# Polecenia, które uruchamiają serwer.

help-table-port = Port, którego użyć; wolny, jeśli go nie podasz.
help-table-lan = Wpuść innych z tej samej sieci: pokazuje link i kod, który odczyta telefon.
help-table-no-browser = Nie otwieraj przeglądarki.
help-table-data = Folder, w którym są stoły.
help-serve = Udostępniaj stoły innym: otwierają link w przeglądarce i siadają do gry.
help-serve-host = Adres, na którym słuchać; 0.0.0.0 to wszystkie adresy tego komputera.
help-serve-port = Port, na którym słuchać.
help-serve-database = Gdzie są stoły: plik albo URL jak postgresql://user@host/name.
help-serve-public-url = Adres, pod którym inni widzą ten serwer, jeśli stoi przed nim pośrednik (proxy).
help-serve-admin = Plik z tokenem administratora; bez niego LODESTONE_ADMIN_TOKEN ze środowiska.
help-serve-trust-proxy = Wierz nagłówkom X-Forwarded od proxy. Tylko jeśli nikt nie może go ominąć.
help-serve-archive = Po ilu dniach stół, którego nikt nie rusza, trafia do archiwum.
help-serve-keep = Po ilu dniach stół z archiwum jest usuwany; nigdy, jeśli tego nie podasz.
help-serve-tables-per-hour = Ile stołów może otworzyć jeden adres w ciągu godziny.
help-serve-requests = Ile żądań może wysłać jeden adres w ciągu minuty.
help-serve-connections = Ile osób może być połączonych z jednym stołem.
help-serve-messages = Ile wiadomości może wysłać jedno połączenie w ciągu sekundy.
help-serve-bot-pace = Ile sekund bot poświęca co najmniej na ruch.
serve-ready = Stoły są otwarte pod { $url }
serve-here = Stół czeka: { $url }
serve-lan = Inni w tej sieci wchodzą przez: { $url }
serve-stop = Zatrzymasz go przez Ctrl-C.
serve-cannot-listen = Nie da się słuchać na { $host }, port { $port }: { $cause }
serve-short-token = Token administratora jest za krótki: najmniejsza liczba znaków to { $shortest }.
serve-public-url = „{ $url }” to nie adres serwera. Napisz go tak: https://tables.example.org
