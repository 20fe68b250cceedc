# O livro de regras no terminal e em papel. Os próprios livros estão em rulebook/.

help-rules = Mostra o livro de regras de um jogo, ou uma parte.
help-rules-search = Mostra só onde aparecem estas palavras.
help-rules-rule = Mostra só o que se diz desta regra.
help-rules-html = Escreve antes o livro de regras como página para imprimir.
rules-no-such-rule = O livro de regras de { $game } não tem uma regra «{ $number }».
rules-nothing-found = Nada no livro de regras de { $game } fala de «{ $words }».
rules-written = O livro de regras está escrito em { $file }
rules-contents = Índice
# $languages: nomes de línguas, como «dinamarquês e sueco»
rules-note-yours = O teu folheto:
rules-note-leaflets = Folheto em { $languages }:
rules-note = Nota:
rules-marks-tiles = + serve · ! não serve
rules-marks-magnets = + colocado · ! não se pode largar ali · x é recolhido · o fica ali
