# De quién son estos juegos: se dice en el terminal y en el navegador.

unofficial = Lodestone no es oficial ni tiene relación con quienes publican los juegos. Kluster es de Robert & Paula Henning, publicado por Borderline Editions y Kluster LLC; Clustered es de Scotty Hardwick, Kitt Byrne y Vegard Farstad, publicado por Sculpin Games.
magnet-safety = Los imanes de verdad son pequeños y potentes: mantenlos lejos de los niños pequeños, que podrían tragárselos, de los marcapasos y de otros implantes. Quien se haya tragado uno debe ir al médico de inmediato. Lee bien las advertencias del folleto de tu caja.
