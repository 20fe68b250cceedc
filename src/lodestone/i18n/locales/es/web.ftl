# La mesa en el navegador: lo que comparten todas las pantallas, ajustes, acerca de.

web-skip = Ir al contenido
web-loading = Un momento…
web-load-failed = No se ha podido cargar esta pantalla.
web-reload = Reintentar
web-nothing-here = En esta dirección no hay nada.
web-to-lobby = A la entrada
web-close = Cerrar
web-nav = Menú principal
web-nav-records = Partidas
web-nav-referee = Arbitrar Kluster
web-nav-score = Contar puntos
web-nav-about = Acerca de

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-language-system = El del navegador
web-theme = Claro u oscuro
web-theme-system = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-motion = Movimiento
web-motion-system = Como el dispositivo
web-motion-full = Completo
web-motion-reduced = Reducido
web-sound = Sonidos
web-settings-kept = Se quedan en este navegador; no se envían.

## Acerca de

web-about-title = Acerca de Lodestone
web-about-what = Lodestone es una mesa digital abierta para dos familias de juegos: Kluster, con imanes y una cuerda, y Clustered, con fichas.
web-about-unofficial = No oficial, sin relación con las editoriales.
web-about-boxes = Las palabras, las imágenes y los sonidos son nuestros. Si te gustan los juegos, compra sus cajas: son preciosas.
web-about-safety-title = Con imanes de verdad
web-about-privacy-title = Tus datos
web-about-privacy = Sin cuenta, sin rastreo, sin nada traído de fuera. Tus ajustes y tus asientos se guardan en este navegador; las partidas las guarda el servidor en el que estás.
web-about-made-title = Hecho con
web-about-made = Svelte, Fluent y Vite en el navegador; Python, Starlette, NumPy y Numba en el servidor. Software libre con licencia MIT.

## Cuando algo va mal

web-server-unreachable = No se llega al servidor. ¿Sigue en marcha?
web-server-refused = El servidor no ha podido responder ({ $status }).
web-line-lost = Se ha perdido la conexión. Vuelve sola…
web-line-ended = La conexión con esta mesa ha terminado.
web-line-closed = Esta mesa se ha cerrado.
