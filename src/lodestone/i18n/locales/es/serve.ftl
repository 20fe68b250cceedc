# Las órdenes que arrancan el servidor.

help-table-port = El puerto que se usa; uno libre, si no se indica.
help-table-lan = Deja entrar a otros de la misma red: muestra un enlace y un código que los móviles saben leer.
help-table-no-browser = No abre el navegador.
help-table-data = La carpeta donde se guardan las mesas.
help-serve = Aloja mesas para otros: abren un enlace en su navegador y se sientan.
help-serve-host = La dirección en la que se escucha; 0.0.0.0 para todas las de este ordenador.
help-serve-port = El puerto en el que se escucha.
help-serve-database = Dónde se guardan las mesas: un archivo, o una URL como postgresql://user@host/name.
help-serve-public-url = La dirección por la que otros llegan a este servidor, si delante hay un proxy.
help-serve-admin = Un archivo con la clave del administrador; si no, LODESTONE_ADMIN_TOKEN en el entorno.
help-serve-trust-proxy = Se fía de las cabeceras X-Forwarded del proxy. Solo si nadie puede esquivarlo.
help-serve-archive = A los cuántos días se archiva una mesa que nadie toca.
help-serve-keep = A los cuántos días se borra una mesa archivada; nunca, si no se indica.
help-serve-tables-per-hour = Cuántas mesas puede crear una dirección en una hora.
help-serve-requests = Cuántas peticiones puede hacer una dirección en un minuto.
help-serve-connections = Cuántas personas pueden estar conectadas a una mesa.
help-serve-messages = Cuántos mensajes puede enviar una conexión en un segundo.
help-serve-bot-pace = Segundos que tarda un bot como mínimo en una jugada.
serve-ready = Las mesas están abiertas en { $url }
serve-here = La mesa está puesta: { $url }
serve-lan = Los demás de esta red van a: { $url }
serve-stop = Se para con Ctrl-C.
serve-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $cause }
serve-short-token = La clave del administrador es demasiado corta: necesita al menos { $shortest } caracteres.
serve-public-url = «{ $url }» no es la dirección de un servidor. Escríbela como https://tables.example.org
