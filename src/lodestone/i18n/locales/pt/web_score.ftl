# O contador de pontos para uma mesa a sério de Clustered.

web-score-title = Contar os pontos
web-score-how = Escolhe um lugar e toca nas casas das suas peças. As linhas e o maior retângulo vão-se acendendo.
web-score-board = A mesa a contar
web-score-brush = O que pões?
web-score-start-tile = Peça inicial
web-score-erase = Apagar
web-score-wild = Jóquer
web-score-points = Pontos
web-score-seat = Lugar
web-score-rectangle = Retângulo
web-score-rows = Filas
web-score-columns = Colunas
web-score-total = Total
web-score-show-seat = Contornar só o lugar { $seat }
web-score-heard = Lugar { $seat }: { $total ->
    [one] { $total } ponto.
   *[other] { $total } pontos.
  }
web-score-largest = O lugar { $seat } tem sozinho o maior retângulo.
web-score-longest = O lugar { $seat } tem sozinho a linha mais comprida.
web-score-empty = Ainda não há peças.
web-score-letters = Em letras
web-score-letters-how = Uma fila por linha: . é vazia, # a peça inicial, de A a H uma peça desse lugar, de a a h um jóquer seu.
web-score-letters-take = Pôr estas peças
web-score-letters-none = Não há peças nestas letras.
web-score-clear = Limpar a mesa
web-score-why = De onde vêm os pontos:
