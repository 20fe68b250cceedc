# O livro de regras no navegador. Os próprios livros estão em rulebook/.

web-rules = Regras
web-rules-title = As regras de { $game }
web-rules-search = Procurar nas regras
web-rules-found = { $count ->
    [0] Nada encontrado.
    [one] Um parágrafo encontrado.
   *[other] { $count } parágrafos encontrados.
  }
web-rules-none = Nada aqui fala de «{ $words }».
web-rules-contents = Índice
web-rules-other = Para { $game }
web-rules-print = Imprimir
# $languages: nomes de línguas, como «dinamarquês e sueco»
web-rules-note-yours = O teu folheto:
web-rules-note-leaflets = Folheto em { $languages }:
web-rules-note = Nota:
# Um link atrás de uma recusa; $rule: um número, como K9
web-rules-link = regra { $rule }
