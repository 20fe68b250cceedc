# O árbitro para uma mesa a sério de Kluster.

web-referee-title = Árbitro para uma mesa a sério
web-referee-what = Joga Kluster com os teus próprios ímanes e diz o que aconteceu. Aqui toma-se nota dos turnos, dos ímanes e das faltas.
web-referee-begin = Começar
web-referee-turn = É a vez do lugar { $seat }
web-referee-continue = O lugar { $seat } pode colocar outro, ou parar
web-referee-won = O lugar { $seat } ganhou
web-referee-over = O jogo acabou
web-referee-solo-over = Fim: { $placed ->
    [one] um íman na área
   *[other] { $placed } ímanes na área
  }
web-referee-left = por colocar
web-referee-lying = Na mesa
web-referee-faults = Faltas
web-referee-placed-stone = Pedra colocada, nada se toca
web-referee-placed-spinner = Spinner colocado, nada se toca
web-referee-fault = Há que recolher…
web-referee-stop = Parar aqui
web-referee-picked = Quantos foram recolhidos?
web-referee-stones = Pedras
web-referee-spinners = Spinners
web-referee-own = O íman na mão
web-referee-own-stone = uma pedra, já largada
web-referee-own-spinner = um spinner, já largado
web-referee-own-none = ainda estava na mão
web-referee-back = Voltar
web-referee-undo = Desfazer
web-referee-new = Jogo novo
