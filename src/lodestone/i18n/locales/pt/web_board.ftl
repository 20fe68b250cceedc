# A mesa de Clustered no navegador, onde quer que se veja.

web-board-keys = As setas vão de casa em casa, Enter escolhe, n e p saltam entre as casas que brilham, mais e menos mudam o tamanho, 0 mostra a mesa toda.
web-board-closer = Mais perto
web-board-further = Mais longe
web-board-fit = Ver a mesa toda
web-seat = Lugar { $seat }

## O que há num sítio; $x cresce para a direita, $y para baixo

web-cell-empty = { $x }, { $y }: vazia.
web-cell-start = { $x }, { $y }: peça inicial.
web-cell-wild-of = { $x }, { $y }: jóquer do lugar { $seat }.
web-cell-tile-of = { $x }, { $y }: peça do lugar { $seat }.
