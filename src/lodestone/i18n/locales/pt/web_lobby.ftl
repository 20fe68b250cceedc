# A entrada e a preparação de uma mesa nova.

web-lobby-title = Senta-te e joga
web-lobby-what = A solo, contra o computador, com outros neste ecrã ou com amigos ao longe. Sem conta.
web-lobby-clustered = Põe peças que partilhem duas de três características com as vizinhas; faz crescer linhas e retângulos, estorva os outros.
web-lobby-kluster = Coloca ímanes dentro de um laço de corda. O que se colar volta a ser teu. Livra-te de todos.
web-play-clustered = Jogar Clustered
web-play-kluster = Jogar Kluster
web-set-up = Preparar…
web-lobby-kluster-preparing = Os ímanes estão a ser preparados; demora um minuto ou dois, uma só vez.
web-join-title = Ir ter com um amigo
web-join-what = Cola o link que te mandaram, ou só a parte final.
web-join-link = Link da mesa
web-join = Entrar
web-join-unreadable = Isso não parece o link de uma mesa.
web-real-title = Numa mesa a sério
web-real-what = Tens a caixa à tua frente: conta aqui os pontos, ou toma nota dos turnos e das faltas.
web-recent = As minhas mesas
web-recent-forget = Tirar da lista
web-default-name = Convidado

## Pessoas e bots

web-your-name = O teu nome
web-here-name = Jogador { $seat }
web-bot-name = Bot { $level }
web-bot-level = Nível dos bots
web-level-random = Ao acaso
web-level-greedy = Guloso
web-level-montecarlo = Monte Carlo
web-level-casual = Descontraído
web-level-club = De clube
web-level-expert = Perito
web-level-clumsy = Desastrado
web-level-steady = Firme
web-seat-free = Lugar livre
web-seat-called = { $name } ({ $seat })
web-seats = Lugares
web-you = tu

## Uma mesa nova

web-new-clustered = Uma mesa de Clustered
web-new-clustered-what = Dois lugares e as regras base, se não escolheres outra coisa.
web-new-kluster = Uma mesa de Kluster
web-new-kluster-what = Uma caixa do Clássico e dois lugares, se não escolheres outra coisa.
web-new-who = Quem joga?
web-new-presets = Escolhas rápidas
web-preset-bot = Contra o computador
web-preset-friend = Com um amigo, por link
web-preset-here = Dois neste ecrã
web-preset-solo = A solo
web-choice-me = Eu
web-choice-here = Alguém neste ecrã
web-choice-link = Um amigo, por link
web-seat-add = Mais um lugar
web-seat-remove = Tirar o lugar { $seat }
web-new-extended = A partir de cinco é o jogo alargado: duas peças iniciais, com seis casas entre elas.
web-new-options = Opções
web-new-open = Abrir a mesa
web-option-fast = Jogo rápido
web-option-fast-what = Tiras duas peças por turno e ficas com cinco: mais curto, com mais por onde escolher.
web-option-first = Bónus de rapidez
web-option-first-what = Dois pontos pela primeira linha de cinco e dois pelo primeiro 2×3.
web-option-largest = Bónus de tamanho
web-option-largest-what = Dois pontos para quem tiver sozinho o maior retângulo e dois pela linha mais comprida.
web-option-wild = Um terceiro jóquer
web-option-wild-what = Para todos, ou como avanço para alguém mais novo ou com menos prática.
web-option-surface = Espaço na mesa
web-surface-endless = Sem bordas
web-surface-square = Quadrada, 15 casas de lado
web-surface-round = Redonda, 7 casas para cada lado
web-option-clock = Tempo por turno
web-clock-none = O que for preciso
web-clock-seconds = { $seconds } segundos
web-house-rules = Regras da casa
web-house-rules-what = Não estão no livro de regras; toda a mesa vê que estão em vigor.
web-house-rule = Regra da casa: { $name }
# $seats: letras, como «A e C»
web-option-wild-for = Um terceiro jóquer: { $seats }
web-surface-edges = Uma mesa com bordas
web-surface-edges-what = O espaço para as peças é limitado.
web-solo-bests = Os meus recordes a solo
web-solo-base = Jogo base
web-solo-none = Ainda não há jogos a solo com estas regras.
web-option-tie = Desempatar
web-option-tie-what = Maior retângulo, depois linha mais comprida, depois menos descartes.
web-option-hidden = Descartes tapados
web-option-hidden-what = Ninguém vê o que os outros descartaram.
web-option-trim = Fica com o que tinhas
web-option-trim-what = No jogo rápido só se descarta uma peça acabada de tirar.
web-option-chat = Chat
web-option-chat-what = Nesta mesa as pessoas podem escrever umas às outras.

## Uma mesa nova de Kluster

web-boxes = Caixas
web-box-classic = Clássico
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Escolhe pelo menos uma caixa.
   *[other] Até { $most } lugares.
  }
web-option-expert = Modo perito
web-option-expert-what = Quem ainda tiver mais ímanes do que o jogador seguinte pode colocar outro.
web-option-poles = Mostrar os polos
web-option-poles-what = Uma ajuda para treinar: toda a gente vê que face é o norte.
web-option-top = Tampo da mesa
web-top-wood = Madeira
web-top-glass = Vidro, escorrega
web-top-felt = Feltro, áspero
web-option-play-on = Jogar pela classificação
web-option-play-on-what = Depois de um ganhar, os outros continuam.
web-option-no-sliding = Sem arrastar
web-option-no-sliding-what = Um íman na mão fica acima da mesa.
web-option-cord = Mãos longe da corda
web-option-cord-what = A corda só se move com ímanes.
web-option-group = Um só grupo de cordas
web-option-group-what = Todas as cordas têm de estar unidas, não apenas cada uma com outra.
