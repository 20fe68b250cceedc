# El reglamento en el navegador. Los libros mismos están en rulebook/.

web-rules = Reglas
web-rules-title = Las reglas de { $game }
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [0] No se ha encontrado nada.
    [one] Un párrafo encontrado.
   *[other] { $count } párrafos encontrados.
  }
web-rules-none = Aquí nada menciona «{ $words }».
web-rules-contents = Índice
web-rules-other = A { $game }
web-rules-print = Imprimir
# $languages: nombres de idiomas, como «danés y sueco»
web-rules-note-yours = Tu folleto:
web-rules-note-leaflets = Folleto en { $languages }:
web-rules-note = Nota:
# Un enlace tras un rechazo; $rule: un número, como K9
web-rules-link = regla { $rule }
