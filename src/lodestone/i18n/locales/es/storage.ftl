# El registro de sucesos y su base de datos.
# $place: el archivo, o la dirección sin su contraseña. $cause: lo que dice la base de datos o el sistema, con sus palabras.

storage-address = En «{ $place }» no hay almacén: indica un archivo, sqlite:///path o postgresql://user@host/database.
storage-needs-postgres = Para PostgreSQL hace falta una pieza más: pip install "lodestone[postgres]".
storage-not-a-database = «{ $place }» no es una base de datos, o está dañada. Elige otro archivo, o recupérala de una copia de seguridad.
storage-foreign = «{ $place }» es de otro programa. Elige otro archivo, o una base de datos vacía.
storage-newer = «{ $place }» lo escribió un Lodestone más nuevo. Instala esa versión o una más nueva, o recupera una copia anterior.
storage-not-writable = No se puede escribir en «{ $place }»: { $cause }. Mira de quién es, o elige otro sitio.
storage-unreachable = No se llega al almacén en «{ $place }»: { $cause }. Comprueba la dirección y que la base de datos esté en marcha.

storage-unavailable = El almacén no responde ahora mismo ({ $cause }). No ha cambiado nada; inténtalo otra vez.
storage-full = El almacén está lleno ({ $cause }). No ha cambiado nada; inténtalo cuando haya sitio.
storage-uncertain = La conexión con el almacén se cortó a medias ({ $cause }). Vuelve a leer para ver si se guardó.
storage-conflict = La mesa { $table } ha avanzado: se iba a escribir la versión { $version }, pero la más nueva es { $head }.
storage-unknown-table = No hay mesa { $table }.
storage-table-exists = Ya hay una mesa { $table }.
