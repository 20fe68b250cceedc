### The browser table.

## Every screen

web-skip = Ir para o conteúdo
web-loading = Um momento…
web-load-failed = Não foi possível carregar este ecrã.
web-reload = Tentar outra vez
web-nothing-here = Não há nada neste endereço.
web-to-lobby = Voltar ao início
web-close = Fechar
web-nav = Menu principal
web-nav-records = Jogos
web-nav-referee = Arbitrar Kluster
web-nav-score = Contar pontos
web-nav-about = Sobre

## Every screen: settings

web-settings = Definições
web-language = Língua
web-language-system = A do navegador
web-theme = Claro ou escuro
web-theme-system = Como o dispositivo
web-theme-light = Claro
web-theme-dark = Escuro
web-motion = Movimento
web-motion-system = Como o dispositivo
web-motion-full = Completo
web-motion-reduced = Reduzido
web-sound = Sons
web-settings-kept = Guardadas só neste navegador.

## Every screen: about

web-about-title = Sobre o Lodestone
web-about-what = O Lodestone é uma mesa digital aberta para duas famílias de jogos: Kluster, com ímanes e uma corda, e Clustered, com peças.
web-about-unofficial = Não oficial, sem ligação às editoras.
web-about-boxes = As palavras, as imagens e os sons são nossos. Se gostas dos jogos, compra as caixas: são lindas.
web-about-safety-title = Com ímanes verdadeiros
web-about-privacy-title = Os teus dados
web-about-privacy = Sem conta, sem rastreio, sem nada vindo de fora. As tuas definições e os teus lugares ficam neste navegador; os jogos são guardados pelo servidor onde estás.
web-about-made-title = Feito com
web-about-made = Svelte, Fluent e Vite no navegador; Python, Starlette, NumPy e Numba no servidor. Software livre com licença MIT.
web-about-docs = Documentação para anfitriões, programadores e curiosos

## Every screen: when something goes wrong

web-server-unreachable = Não é possível chegar ao servidor. Ainda está a funcionar?
web-server-refused = O servidor não conseguiu responder ({ $status }).
web-line-lost = Ligação perdida. A ligar de novo…
web-line-slow = A ligação está lenta…
web-line-ended = A ligação a esta mesa terminou.
web-line-closed = Esta mesa foi fechada.
web-line-too-many = Tens esta mesa aberta em demasiados ecrãs, por isso este foi desligado.
web-about-typeface = Os títulos são compostos em Fraunces, da Undercase Type.
web-about-licence = A licença
web-about-video = Os vídeos são feitos com o Mediabunny.

## Lobby

web-lobby-title = Senta-te e joga
web-lobby-what = A solo, contra o computador, com outros neste ecrã ou com amigos ao longe. Sem conta.
web-lobby-clustered = Põe peças que partilhem duas de três características com as vizinhas; faz crescer linhas e retângulos, estorva os outros.
web-lobby-kluster = Coloca ímanes dentro de um laço de corda. O que se colar volta a ser teu. Livra-te de todos os teus.
web-play-clustered = Jogar Clustered
web-play-kluster = Jogar Kluster
web-set-up = Preparar…
web-lobby-kluster-preparing = Os ímanes estão a ser preparados; demora cerca de um minuto, uma só vez.
web-join-title = Juntar-me a um amigo
web-join-what = Cola o link que te mandaram, ou só a parte final.
web-join-link = Link da mesa
web-join = Entrar
web-join-unreadable = Isso não parece o link de uma mesa.
web-real-title = Numa mesa a sério
web-real-what = Tens a caixa à tua frente: conta aqui os pontos, ou toma nota dos turnos e das falhas.
web-recent = As minhas mesas
web-recent-forget = Tirar da lista
web-default-name = Convidado

## Lobby: people and bots

web-your-name = O teu nome
web-here-name = Jogador { $seat }
web-bot-level = Como jogam os bots
web-level-random = joga o que calhar
web-level-greedy = agarra logo os pontos
web-level-montecarlo = pensa muito à frente
web-level-neural = joga pela experiência
web-level-casual = joga para se divertir
web-level-club = conhece os truques
web-level-expert = difícil de bater
web-level-clumsy = ainda está a aprender
web-level-steady = mão firme
web-seat-free = Lugar livre
web-seat-called = { $name } ({ $seat })
web-seats = Lugares
web-you = tu

## Lobby: a new table

web-new-clustered = Uma mesa de Clustered
web-new-clustered-what = Dois lugares e as regras base, se não escolheres outra coisa.
web-new-kluster = Uma mesa de Kluster
web-new-kluster-what = Uma caixa do Clássico e dois lugares, se não escolheres outra coisa.
web-new-who = Quem joga?
web-first = Quem começa
web-first-youngest = Começa o mais novo. Quem é?
web-first-shortest = Começa o mais baixo. Quem é?
web-first-draw = Tirar à sorte
web-begins-drawn = Por sorteio: começa { $who }.
web-begins-youngest = Começa o mais novo: { $who }.
web-begins-shortest = Começa o mais baixo: { $who }.
web-begins-most-left = Ficou com mais ímanes da última vez: começa { $who }.
web-begins-next = Desta vez começa { $who }.
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
web-option-wild-what = Para todos, ou como vantagem para alguém mais novo ou com menos prática.
web-option-surface = Espaço na mesa
web-surface-endless = Sem bordas
web-surface-square = Quadrada, 15 casas de lado
web-surface-round = Redonda, 7 casas para cada lado
web-option-clock = Tempo por turno
web-clock-none = Sem limite
web-clock-seconds = { $seconds } segundos
web-house-rules = Regras da casa
web-house-rules-what = Mudam as regras habituais; toda a mesa vê quais estão em vigor.
web-house-rule = Regra da casa: { $name }
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

## Lobby: a new table of Kluster

web-boxes = Caixas
web-box-classic = Clássico
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Escolhe pelo menos uma caixa.
   *[other] Até { $most } lugares.
  }
web-option-expert = Modo Expert
web-option-expert-what = Quem ainda tiver mais ímanes do que o jogador seguinte pode colocar outro.
web-option-poles = Mostrar os polos
web-option-poles-what = Uma ajuda para treinar: toda a gente vê que face é o norte.
web-option-top = Tampo da mesa
web-top-wood = Madeira
web-top-glass = Vidro, escorregadio
web-top-felt = Feltro, áspero
web-option-play-on = Jogar pela classificação
web-option-play-on-what = Depois de um ganhar, os outros continuam.
web-option-rounds = Limite de rondas
web-rounds-none = Nenhum
web-rounds-count = { $count } rondas: ganha quem ficar com menos ímanes
web-option-handicap = Vantagem
web-option-handicap-what = Quantos ímanes a menos cada lugar tem de colocar.
web-option-loop-classic = Tamanho do laço Clássico
web-option-loop-duo = Tamanho do laço DUO
web-loop-mm = { $mm } mm de diâmetro
web-option-no-sliding = Sem arrastar
web-option-no-sliding-what = Um íman na mão fica acima da mesa.
web-option-cord = Mãos longe da corda
web-option-cord-what = A corda só se move com ímanes.
web-option-after = Mover a corda depois de largar
web-option-after-what = Como nos folhetos: quando está tudo parado ainda podes mover a corda. És tu que terminas o turno, ou ele acaba ao fim de cinco segundos.
web-option-group = Um só grupo de cordas
web-option-group-what = Todas as cordas têm de estar unidas, não apenas cada uma com outra.
web-name-of = Nome no lugar { $seat }
web-bot-character = { $level ->
    [random] Um rato que põe o que lhe vem à pata.
    [clumsy] Um urso de patas grandes.
    [greedy] Uma pega: apanha logo o que brilha.
    [casual] Um gato que joga entre duas sestas.
    [club] Uma raposa com muitos serões de jogo.
    [montecarlo] Um polvo que experimenta mil jogos na cabeça.
    [neural] Um elefante que se lembra de todos os jogos de treino.
    [steady] Uma tartaruga de mão calma.
   *[expert] Um mocho a quem nada escapa.
  }

## A table of either game

web-table-missing = Não há mesa neste endereço, ou já não há.

## A table of either game: waiting for others

web-waiting-clustered = Uma mesa de Clustered
web-waiting-kluster = Uma mesa de Kluster
web-waiting-for = { $count ->
    [0] Já estão todos.
    [one] Ainda falta alguém.
   *[other] Ainda faltam { $count }.
  }
web-sit-down = Sentar-me
web-leave-seat = Deixar o lugar
web-start-with-bots = Começar com bots nos lugares livres
web-invite-title = Convidar
web-invite-link = Link desta mesa
web-invite-copy = Copiar o link
web-invite-copied = Link copiado.
web-invite-share = Partilhar
web-invite-code = O mesmo link em código QR
web-invite-watch = Link para espectadores
web-invite-only-here = Este endereço só funciona neste computador. Para jogar também em telemóveis, arranca o Lodestone com --lan.
web-own-link = O meu link, para outro dispositivo
web-own-link-what = Abre o teu lugar em qualquer dispositivo. Guarda-o para ti.

## A table of either game: together

web-menu = Mesa
web-news = O que aconteceu
web-news-none = Ainda nada.
web-chat = Chat
web-chat-write = Escreve alguma coisa
web-chat-send = Enviar
web-chat-none = Ainda ninguém disse nada.
web-chat-unread = por ler
web-reactions = Reações
web-reaction = { $reaction ->
    [thumbs_up] Polegar para cima
    [clap] Aplausos
    [laugh] Risos
    [wow] Uau
    [think] Deixa-me pensar
    [oops] Ups
    [heart] Que bonito
   *[wave] Um aceno
  }
web-preparing = A preparar os ímanes…
web-preparing-then = Depois o jogo começa sozinho.
web-preparing-parts = { $done } de { $all } partes prontas
web-preparing-meanwhile = Entretanto, espreita as regras ou a primeira lição.
web-watchers = { $count ->
    [one] Uma pessoa a ver
   *[other] { $count } pessoas a ver
  }
web-take-back = Desfazer a última jogada
web-pause = Pausa
web-paused = O jogo está em pausa.
web-resume = Continuar
web-resign = Desistir
web-resign-seat = Desistir do lugar { $seat }
web-resign-sure = Desistir mesmo do lugar { $seat }? Os outros continuam sem ti e não poderás voltar.
web-resign-sure-last = Desistir mesmo do lugar { $seat }? O jogo acaba aí e não poderás voltar.
web-absent = { $who } não está cá.
web-stand-in = Deixar jogar um bot
web-stand-in-end = Voltar a jogar o lugar { $seat }
web-close-table = Fechar esta mesa
web-close-sure = Fechar esta mesa para todos?
web-yes = Sim
web-no = Não
web-proposal-take-back = { $name } queria desfazer a última jogada.
web-proposal-pause = { $name } queria fazer uma pausa.
web-proposal-again = { $name } queria jogar outra vez.
web-proposal-waiting = À espera dos outros…
web-proposal-withdraw = Afinal, não
web-agree = De acordo
web-decline = Recusar
web-away = ausente
web-resigned = desistiu
web-thinking = a pensar
web-standing-in = bot: { $level }
web-stood-in = { $who } deixou acabar o tempo duas vezes seguidas: continua um bot ({ $level }).
web-stood-in-own = Um bot ({ $level }) joga o lugar { $seat } por ti.
web-watching = Estás a ver. As mãos continuam tapadas.
web-clock-left = { $seconds } s
web-title-your-turn = É a tua vez
web-proposal-declined = { $name } diz que não.

## The Clustered board

web-board-keys = As setas vão de casa em casa, Enter escolhe, n e p saltam entre as casas que brilham, mais e menos aproximam e afastam, 0 mostra a mesa toda.
web-board-closer = Aproximar
web-board-further = Afastar
web-board-fit = Ver a mesa toda
web-seat = Lugar { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: vazia.
web-cell-start = { $x }, { $y }: peça inicial.
web-cell-wild-of = { $x }, { $y }: jóquer do lugar { $seat }.
web-cell-tile-of = { $x }, { $y }: peça do lugar { $seat }.
web-board-more = { $count ->
    [one] Mais uma casa
   *[other] Mais { $count } casas
  } { $way ->
    [left] mais à esquerda
    [right] mais à direita
    [up] mais acima
   *[down] mais abaixo
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = A mesa. As peças, e as casas onde a peça escolhida pode ir.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile }, lugar { $seat }.
web-cell-legal = { $x }, { $y }: livre, a peça serve aqui.

## Clustered: the hand

web-hand = As tuas peças
web-hand-fits = { $tile }, serve em { $count ->
    [one] um sítio
   *[other] { $count } sítios
  }
web-hand-fits-nowhere = { $tile }, agora não serve
web-hand-discard = { $tile }, pode descartar-se
web-hands-covered = As peças estão tapadas.
web-confirm = Confirmar
web-discard = Descartar
web-put-back = Devolver
web-cover = { $name }, é a tua vez ({ $seat }). Os outros olham para o lado.
web-cover-reveal = Ver as minhas peças

## Clustered: what to do

web-prompt-choose = É a tua vez: escolhe uma peça.
web-prompt-place = { $tile }: escolhe uma casa que brilhe.
web-prompt-confirm = Confirma, ou experimenta outra casa.
web-prompt-gain = { $points ->
    [0] Aqui ainda sem pontos.
    [one] Aqui, mais um ponto.
   *[other] Aqui, mais { $points } pontos.
  }
web-prompt-discard = Nada serve: escolhe uma peça para descartar.
web-prompt-trim = Mais de cinco peças: escolhe uma para descartar.
web-prompt-discard-confirm = Sai do jogo. Confirma, ou escolhe outra.
web-prompt-waiting = É a vez de { $who }.
web-prompt-thinking = { $who } está a pensar…
web-prompt-sending = Um momento…
web-gain-badge = +{ $points }
web-show-groups = Pontos

## Clustered: seats

web-piles = { $hand } na mão, { $stack } por tirar, { $discards } nos descartes
web-points = pontos
web-to-move = É a vez do lugar { $seat }
web-mark-first-line = Primeira linha de cinco: dois pontos
web-mark-first-rectangle = Primeiro 2×3: dois pontos
web-mark-longest = Linha mais comprida: dois pontos por agora
web-mark-largest = Maior retângulo: dois pontos por agora

## Clustered: what happened

web-news-placed = { $who }: { $tile } em { $x }, { $y }.
web-news-discarded = { $who } descarta { $tile }.
web-news-discarded-unseen = { $who } descarta uma peça.
web-news-drawn = Tiras { $tile }.
web-news-first-line = { $who } tem a primeira linha de cinco.
web-news-first-rectangle = { $who } tem o primeiro 2×3.
web-news-your-turn = Lugar { $seat }, é a tua vez.
web-news-ended = O jogo acabou.

## Clustered: the end

web-end-title = O resultado
web-end-counting = A contar…
web-end-skip = Para o resultado
web-end-again = Jogar outra vez
web-end-record = Ver o jogo todo
web-end-solo = { $points ->
    [one] Um ponto.
   *[other] { $points } pontos.
  }
web-end-won = { $count ->
    [one] { $names } ganha
   *[other] { $names } ganham em conjunto
  } com { $points ->
    [one] um ponto.
   *[other] { $points } pontos.
  }
web-end-nobody = Ninguém ganha.
web-score-bonus = Bónus

## Clustered: alone, and what is special about a table

web-facts = Esta mesa
web-solo-best = { $points ->
    [one] Recorde até agora: um ponto
   *[other] Recorde até agora: { $points } pontos
  }
web-solo-first = O primeiro recorde a bater.
web-solo-new = Novo recorde! O anterior: { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } ao lado de { $neighbour }: { $differ ->
    [shape-fill] a forma e o preenchimento diferem
    [shape-count] a forma e o número diferem
    [fill-count] o preenchimento e o número diferem
   *[shape-fill-count] difere tudo
  }. Duas das três características têm de ser iguais.
web-why-alone = Não há nada ao lado desta casa: uma peça tem de tocar noutra por um lado.
web-why-occupied = Já há uma peça aqui: { $tile }.
web-why-off-table = Isto fica fora da mesa: não há lugar para uma peça.
web-why-discard = Enquanto uma das tuas peças servir, não podes descartar.
web-why-trim-drawn = Só podes descartar uma peça que acabaste de tirar.
web-news-taken-back = { $count ->
    [one] { $who } desfaz a última jogada.
   *[other] { $who } desfaz a sua jogada; as últimas { $count } jogadas não contam.
  }
web-news-resigned = { $who } abandona o jogo.
web-news-time-up = O tempo de { $who } acabou: um bot faz a jogada.
web-end-share = Partilhar
web-end-best-move = A melhor jogada: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Mesa de Kluster
web-kluster-canvas = A mesa
web-kluster-seats = Lugares
web-kluster-you = tu
web-kluster-left = { $count ->
    [0] nenhum
    [one] resta 1
   *[other] restam { $count }
  }

## Kluster: what is to be done

web-kluster-preparing = A preparar a mesa…
web-kluster-choose = É a tua vez: escolhe um íman.
web-kluster-choose-first = É a tua vez: arrasta um íman para a mesa. Antes podes mover a corda.
web-kluster-choose-named = { $who }: escolhe um íman.
web-kluster-carry = Leva-o ao seu sítio e larga-o.
web-kluster-dragging = Estás a segurar a corda.
web-kluster-dragging-named = { $who } está a segurar a corda.
web-kluster-pull = { $way ->
    [in] { $who } puxa a corda para dentro.
    [out] { $who } puxa a corda para fora.
   *[along] { $who } move a corda.
  }
web-kluster-cord-keys = Esquerda e direita percorrem a corda, cima e baixo mudam de corda, Enter agarra-a.
web-kluster-settling = Está tudo a parar…
web-kluster-started-over = A mesa teve de recomeçar este turno. Está tudo outra vez como no início do turno.
web-kluster-repair = Colocado. Mas há uma corda que não se cruza com nenhuma outra: move as cordas até se cruzarem e acaba o teu turno.
web-kluster-after = Ainda podes mover a corda. Depois termina o teu turno.
web-kluster-after-cords = Ainda podes mover as cordas, desde que cada uma cruze outra. Depois termina o teu turno.
web-kluster-choice = Tens mais ímanes do que o lugar seguinte. Colocas outro?
web-kluster-choice-named = { $who } tem mais ímanes do que o lugar seguinte. Colocar outro?
web-kluster-waiting = { $thinking ->
    [yes] { $who } está a pensar…
   *[no] É a vez de { $who }.
  }
web-kluster-apart = { $count ->
    [one] A corda { $cords } está sozinha. Arrasta-a até se cruzar com outra.
   *[other] As cordas { $cords } estão sozinhas. Arrasta-as até se cruzarem com outra.
  }
web-kluster-solo = Colocados: { $placed } · falhas: { $faults } (permitidas: { $allowed })

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [one] Um íman por colocar
   *[other] { $count } ímanes por colocar
  }
web-kluster-take = Agarrar { $magnet }
web-kluster-hand = O íman na tua mão
web-kluster-raise = Subir
web-kluster-lower = Descer
web-kluster-turn-left = Rodar à esquerda
web-kluster-turn-right = Rodar à direita
web-kluster-flip = Virar
web-kluster-stand = Pôr em pé
web-kluster-put-back = Devolver
web-kluster-let-go = Largar
web-kluster-done = Acabar o turno
web-kluster-continue = Colocar outro
web-kluster-stop = Parar aqui
web-kluster-end-solo = Acabar o jogo aqui
web-kluster-danger = { $way ->
    [push] Repulsão
    [known] Risco
   *[pull] Puxão
  }
web-kluster-danger-level = { $level ->
    [calm] Calmo.
    [tug] Puxa.
    [strong] Puxa com força.
   *[snap] Está quase a saltar!
  }
web-kluster-push-level = { $level ->
    [tug] Empurra.
   *[strong] Empurra com força.
  }
web-kluster-risk-level = { $level ->
    [calm] Aqui é seguro.
    [tug] Ficaria quieto.
    [strong] Deslizaria.
   *[snap] Saltava!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } colocou { $magnet }.
web-kluster-close = Por pouco: { $magnet } mexeu-se { $mm } mm e sossegou.
web-kluster-time-up = O tempo de { $seat } acabou: uma mão desajeitada termina o turno, e o que acontecer conta.
web-kluster-taken = { $cause ->
    [hand] { $seat } recolhe { $magnets }: { $count ->
        [one] saltou
       *[other] saltaram
      } para o íman que estava na mão (regra { $rule }).
    [outside] { $seat } recolhe { $magnets }: fora da área (regra { $rule }).
   *[kluster] { $seat } recolhe { $magnets }: colaram-se (regra { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] O tempo acabou: falha { $faults } (permitidas: { $allowed }).
   *[taken] Falha { $faults } (permitidas: { $allowed }).
  }
web-kluster-offered = { $seat } tem mais ímanes do que o lugar seguinte e pode continuar.
web-kluster-resigned = { $seat } deixa o jogo; { $count ->
    [one] um íman é posto
   *[other] { $count } ímanes são postos
  } de lado.
web-kluster-replay = Rever devagar
web-kluster-slow = Câmara lenta
web-kluster-skip = Saltar
web-kluster-ended = { $reason ->
    [total-victory] Tudo colocado: vitória total!
    [faults] Uma falha a mais.
    [stopped] Parado: o resultado vale.
    [resigned] { $winners } ganha: os outros foram-se embora.
   *[other] { $count ->
        [0] Ninguém ganha.
        [one] { $winners } ganha.
       *[other] { $winners } partilham a vitória.
      }
  }
web-kluster-result-resigned = { $name }: desistiu
web-kluster-result = { $name }: { $count ->
    [0] tudo colocado
    [one] resta 1
   *[other] restam { $count }
  }
web-kluster-best = O teu melhor resultado deste tipo até agora: { $placed ->
    [one] um colocado
   *[other] { $placed } colocados
  }, { $faults ->
    [one] uma falha.
   *[other] { $faults } falhas.
  }
web-kluster-best-now = O teu melhor resultado deste tipo!
web-kluster-best-first = O teu primeiro resultado deste tipo.
web-kluster-poles-now = Agora toda a gente vê que ponta era o norte: vermelha com um anel.
web-kluster-again = Jogar outra vez
web-kluster-record = O registo deste jogo
web-clip = Vídeo
web-clip-last = Guardar em vídeo
web-clip-best = Guardar o melhor momento em vídeo
web-clip-turns = Guardar estes turnos em vídeo
web-clip-from = Do turno
web-clip-to = ao turno
web-clip-making = A criar o vídeo… { $percent }%
web-clip-cancel = Cancelar
web-clip-made = O vídeo foi guardado.
web-clip-failed = Não foi possível criar o vídeo neste dispositivo.

## Kluster: how it is shown and told

web-kluster-look = Vista e ajuda
web-kluster-from-above = Ver de cima
web-kluster-lift = Levantar para largar
web-kluster-lift-what = Se no fim do arrasto levantares o dedo, ou soltares o botão do rato, largas o íman. Senão, fica na tua mão até o largares.
web-kluster-quality = Imagem
web-kluster-quality-auto = automática
web-kluster-quality-high = alta
web-kluster-quality-medium = média
web-kluster-quality-low = baixa
web-kluster-quality-flat = plana
web-kluster-jerky = A mesa anda aos solavancos neste dispositivo.
web-kluster-draw-flat = Desenhá-la plana
web-kluster-leave-it = Deixar assim
web-kluster-spoken = Dizer as posições
web-kluster-spoken-what = Para leitores de ecrã: onde está o íman, o que há perto e como puxa, sempre que para de se mover.
web-kluster-aids = Ajudas para treinar
web-kluster-lines = Linhas do campo magnético
web-kluster-danger-map = Mapa de perigo: onde seria arriscado largar
web-kluster-keys-title = Teclas, rato e dedos
web-kluster-keys = Os números agarram um íman. As setas movem-no, pouco com Shift, muito com Ctrl; Page Up e Page Down sobem-no e descem-no; Q e E rodam-no, F vira-o, S põe-no em pé. Enter larga-o, Esc devolve-o. C escolhe uma corda, V muda a vista, R lê a mesa em voz alta.
web-kluster-pointers = Rato: arrasta um íman para fora do tabuleiro ou clica nele; segue-te, e um clique larga-o. A roda sobe-o, de lado ou com Shift roda-o; o botão direito faz as duas coisas. Dedos: arrasta um íman para fora do tabuleiro e depois em qualquer sítio para o mover; um segundo dedo roda-o e sobe-o. Com a mão vazia podes arrastar uma corda e, fora dela, a vista.
web-kluster-pose = { $pose ->
    [standing] em pé, face { $face } à frente
    [lying] deitado, ponta { $face } à frente
   *[flat] deitada, face { $face } para cima
  }
web-kluster-offset = { $x } à { $side ->
    [left] esquerda
   *[right] direita
  }, { $y } { $depth ->
    [near] para ti
   *[away] para o fundo
  }
web-kluster-here = { $magnet }, { $how }: a partir do centro, { $where }; altura { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Pode largar-se aqui.
    [no] Não se pode largar aqui.
   *[unknown] A caminho.
  }
web-kluster-neighbour = { $magnet }: a { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] A mesa está vazia.
    [one] Há um íman na mesa.
   *[other] Há { $count } ímanes na mesa.
  }
web-kluster-lies = { $magnet }: a partir do centro, { $where }.

## Kluster: laying the cords

web-laying = Cordas
web-laying-which = Que corda
web-laying-cord = Corda { $number }
web-laying-shape = Forma
web-laying-shape-name = { $shape ->
    [circle] Círculo
    [oval] Oval
    [eight] Oito
   *[free] À mão livre
  }
web-laying-turn = Rodar
web-laying-usual = Predefinição
web-laying-in-turn = Pôr as cordas à vez
web-laying-who = { $who } põe a corda { $number }.
web-laying-next = Corda seguinte
web-laying-sheet = A mesa com as suas cordas
web-laying-move = Arrasta a corda, ou move-a com as setas; Q e E rodam-na.
web-laying-draw = Desenha uma linha fechada com o rato ou um dedo; as setas movem-na. A corda mantém o comprimento.

## Hints and reviews: hints at a table

web-hint = Dica
web-hint-ask = Pedir dicas
web-hint-thinking = A pensar numa dica…
web-hint-discard = Descarta { $tile }.
web-hint-place = { $magnet } vai para onde está a forma clara.
web-hint-flip = Vira o íman primeiro.
web-hint-stop = Nenhum sítio parece seguro o bastante para continuar.
web-proposal-hints = { $name } queria permitir dicas neste jogo.
web-option-hints = Dicas
web-option-hints-agreed = A solo, ou se todos concordarem
web-option-hints-on = Para todos
web-option-hints-off = Nunca

## Hints and reviews: reviews

review-place = Sítio { $number } · { $risk }%
web-review = Avaliar
web-review-graph = O que cada jogada ofereceu
web-review-alternatives = Melhor ou igualmente bom
web-review-done = A avaliação está pronta.
web-hint-there = Experimenta { $tile } na casa marcada.
web-hint-next = { $points ->
    [one] Na próxima vez podes fazer um ponto aqui.
   *[other] Na próxima vez podes fazer { $points } pontos aqui.
  }

## Lessons

web-learn = Aprender a jogar
web-learn-what = A jogar, numa mesa só tua. Cinco minutos por jogo; podes parar quando quiseres e continuar mais tarde.
web-learn-clustered = Põe peças, vê porque é que uma não serve, faz uma linha e um retângulo, estorva alguém e ganha por um ponto.
web-learn-kluster = Coloca uma pedra, sente outra a puxar, deixa duas colarem-se de propósito, move a corda e ganha.
web-learn-how-far = { $state ->
    [done] Outra vez
    [begun] Continuar no passo { $step } de { $steps }
   *[new] Começar
  }
web-learn-first = Ainda não conheces { $game }? Aprende em cinco minutos.
web-learn-title = Lição de { $game }
web-learn-step = { $step } de { $steps }
web-learn-back = Voltar
web-learn-skip = Saltar
web-learn-next = Continuar
web-learn-anew = Recomeçar esta parte
web-learn-done-already = Já fizeste isto.
web-learn-finished = Para um primeiro jogo de { $game } não é preciso saber mais. Diverte-te!
web-learn-other = Aprender { $game }
web-learn-cell = { $cell } A lição aponta para esta casa.

## Lessons: Clustered

web-learn-lay = Pega numa peça da tua mão: as casas onde serve brilham. Põe-na na casa contornada, se essa casa brilhar, e confirma.
web-learn-lay-keys = Com o teclado: um número pega numa peça, as setas e N percorrem a mesa, Enter põe a peça.
web-learn-lay-done = Partilha pelo menos duas características (forma, preenchimento, número) com cada vizinha. Ao lado da peça inicial, no meio, serve tudo.
web-learn-refused = Agora um erro de propósito: pega numa peça e toca numa casa mesmo ao lado de outra peça, onde nada brilhe.
web-learn-refused-done = Por baixo diz porquê, a vizinha que o impede fica contornada, e o link leva à regra.
web-learn-line = Três ou mais peças tuas seguidas, em fila ou em coluna, são uma linha: um ponto por peça. Completa a da casa contornada.
web-learn-line-done = A tua primeira linha: três pontos. Quanto mais comprida, mais vale, e uma peça pode contar em fila e em coluna.
web-learn-rectangle = O teu maior retângulo sem buracos, de dois por dois ou mais, também vale um ponto por peça. Preenche o canto contornado.
web-learn-rectangle-done = Mais quatro pontos. Só conta o maior retângulo, por isso fá-lo crescer.
web-learn-block = Outra mesa, quase no fim; estás dois pontos atrás. O adversário está prestes a fechar uma fila de quatro na casa contornada: põe lá a tua peça primeiro.
web-learn-block-done = Bloqueado! A tua peça parte a fila, e as duas peças que sobram não valem nada.
web-learn-last = A tua última peça. Faz uma linha de três na casa contornada.
web-learn-last-done = Todas as peças estão postas: o jogo acabou.
web-learn-count = A mesa conta tudo outra vez: o teu maior retângulo, as tuas filas, as tuas colunas. Ganha quem tiver mais pontos. Muito bem!

## Lessons: Kluster

web-learn-take = Estas pedras são ímanes fortes, e queres livrar-te de todas. Agarra uma: toca-lhe, ou carrega em 1.
web-learn-take-done = Está na tua mão e segue o dedo, o rato ou as setas.
web-learn-place = Leva-a para dentro da corda e larga-a com o botão ou com Enter. Tem de ficar toda lá dentro.
web-learn-place-done = Colocada. Um turno, uma pedra.
web-learn-feel = Agarra outra e aproxima-a devagar da que está na mesa, até puxar: olha para o indicador, ouve o zumbido. Se for repelida, vira-a com o botão ou com F.
web-learn-feel-done = É este o puxão. Normalmente procurarias agora um sítio mais calmo…
web-learn-snap = … mas faz o contrário: aproxima-a mais e larga-a, para que as duas se colem.
web-learn-snap-done = Clac! Pedras que se tocam são um kluster.
web-learn-why = O que se colou volta para a tua reserva, e também o que sai da corda. O teu turno acabou. A solo tens direito a isto duas vezes; com outros, eles ficam um turno mais perto de ganhar.
web-learn-again = Coloca outra vez uma pedra, bem dentro da corda.
web-learn-cord = Em vez de fugires do perigo, podes arranjar espaço: agarra a corda e puxa-a, com o rato, com o dedo, ou com C, Enter e as setas. Leva consigo as pedras em que toca.
web-learn-cord-done = A corda pode mover-se em todos os turnos, desde que nada se cole.
web-learn-win = Agora coloca as outras pedras longe umas das outras. Ganha quem primeiro ficar sem nenhuma.
web-learn-win-done = Já não tens nenhuma pedra: ganhaste!

## Records

web-records-open = Abrir um ficheiro
web-records-open-what = Um registo descarregado aqui, ou escrito pelo terminal ou pelo árbitro. Escolhe-o, ou larga-o aqui.
web-records-unreadable = Não é possível abrir «{ $name }»: { $problem }
web-records-none = Ainda não há jogos acabados nas tuas mesas.
web-records-line = { $when } · { $turns ->
    [one] um turno
   *[other] { $turns } turnos
  }
web-record-clustered = Um jogo de Clustered
web-record-kluster = Um jogo de Kluster
web-record-deal = A distribuição: todos tiraram peças, ainda não há nenhuma na mesa.
web-record-set = A mesa está posta, ainda não há nada colocado.
web-record-nothing = { $seat } não colocou nada.
web-record-filming = A repetir este turno para mostrar como tudo se moveu…
web-record-camera = Arrasta para andar à volta da mesa; a roda ou dois dedos aproximam-na.
web-record-at = Turno { $turn }, { $seconds } s
web-record-graph = Pontos de cada lugar, turno a turno
web-record-first = Para o princípio
web-record-back = Um turno atrás
web-record-play = Reproduzir
web-record-stop = Parar
web-record-on = Um turno à frente
web-record-last = Para o fim
web-record-turn = Turno
web-record-mark = { $kind ->
    [kluster] Turno { $turn }: kluster
   *[close] Turno { $turn }: por pouco, { $mm } mm
  }
web-record-speed = Velocidade
web-record-link = Link para este turno
web-record-download = Descarregar

## Rulebook

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
web-rules-other = Regras de { $game }
web-rules-print = Imprimir
web-rules-note-yours = O teu folheto:
web-rules-note-leaflets = Folheto em { $languages }:
web-rules-note = Decisão nossa:
web-rules-link = regra { $rule }

## Scorer

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
web-score-more = Acrescentar um jogador
web-score-unclear = Repor as peças
web-score-fields = Retângulo: as peças do maior retângulo completo do jogador. Filas e colunas: as peças de todas as linhas de três ou mais.

## Referee

web-referee-title = Árbitro para uma mesa a sério
web-referee-what = Joga Kluster com os teus próprios ímanes e diz o que aconteceu. Aqui toma-se nota dos turnos, dos ímanes e das falhas.
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
web-referee-faults = Falhas
web-referee-placed-stone = Pedra colocada, nada se toca
web-referee-placed-spinner = Spinner colocado, nada se toca
web-referee-fault = Ímanes recolhidos…
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
web-referee-boxes = { $kind ->
    [classic] Caixas de Kluster Clássico
   *[duo] Caixas de Kluster DUO
  }
web-referee-people = Jogadores
web-referee-turn-name = É a vez de { $name }
web-referee-continue-name = { $name } pode colocar mais um ou parar
web-referee-won-name = { $name } ganhou

## Showing games to others, the table as an app, and one’s own games

web-share-link = Link deste jogo
web-share-picture = Imagem
web-share-picture-of = O jogo numa imagem: os lugares e a mesa
web-share-code = Código QR
web-app-title = Como aplicação
web-app-what = Põe o Lodestone no teu ecrã principal. Abre de imediato, e as regras, as lições e os teus jogos podem ler-se sem rede.
web-app-install = Instalar
web-app-done = O Lodestone está instalado.
web-app-menu = Pronto: este navegador guarda o que precisa. Para o pôr no ecrã principal, escolhe «Instalar» ou «Adicionar ao ecrã principal» no menu do navegador.
web-app-insecure = A partir de { $address } não: os navegadores só instalam aplicações por HTTPS, ou no computador onde está o servidor. Pede a quem o administra um endereço que comece por https.
web-app-unsupported = Este navegador não consegue instalar aplicações, ou uma janela privada impede-o.
web-app-off = Este servidor não o oferece.
web-app-failed = Não resultou. Tenta outra vez daqui a pouco.
web-app-new = Há uma nova versão do Lodestone.
web-app-take = Carregar
web-app-offline = Sem ligação ao servidor. As regras, as lições e os teus jogos podem ler-se na mesma; o resto tem de esperar.
web-app-lesson = Sem ligação não há mesa para praticar. Isto é o que diz a lição:
web-yours = Os teus jogos
web-yours-what = O que terminaste neste navegador. Mais ninguém o vê.
web-yours-none = Ainda não há jogos terminados aqui.
web-yours-by-game = Por jogo
web-yours-by-opponent = Por adversário
web-yours-games = Jogos
web-yours-wins = Vitórias
web-yours-best = Recorde
web-yours-streak = Série
web-yours-longest = Série mais longa
web-yours-given = O que mais ofereces
web-yours-given-none = É preciso uma avaliação: abre um dos teus jogos e pede que seja avaliado.
web-yours-given-nothing = Nada: os teus jogos avaliados estão limpos.
web-yours-given-kind = { $kind ->
    [points] pontos que estavam à mão
    [denied] casas onde os outros pontuam
    [next] sítios para o teu próximo turno
    [wild] jóqueres para guardar para depois
    [discard] descartes que não te fariam falta
    [beside] espaço para crescer
    [risk] sítios mais seguros
   *[other] outra coisa
  }
web-yours-given-points = (jogadas: { $times }, pontos: { $points })
web-yours-given-risk = (turnos: { $times }, risco desnecessário: { $percent }%)
web-yours-file = Como ficheiro
web-yours-file-what = Leva os teus jogos para outro navegador, ou guarda-os em segurança. O ficheiro tem resultados e nomes, mas nenhuma chave dos teus lugares.
web-yours-save = Guardar
web-yours-take = Ler um ficheiro
web-yours-added = Jogos novos: { $count }.
web-yours-unreadable = «{ $name }» não é um ficheiro dos teus jogos.
## Open tables

web-open-title = Conhecer alguém
web-open-what = Joga com quem estiver aqui.
web-open-now = Jogar já com alguém
web-open-waiting = À espera de alguém para jogar { $game }…
web-open-stop = Deixar de esperar
web-open-bot = Ainda não há ninguém. Entretanto joga contra um bot: avisamos-te assim que chegar alguém.
web-open-bot-play = Entretanto jogar contra um bot
web-open-found = { $name } está aqui. Jogam { $game } juntos?
web-open-found-wait = { $name } está aqui. Um momento…
web-open-come = Jogar agora
web-open-gone = Já se foi embora. Continuas à espera.
web-open-over-unanswered = Esteve aqui alguém, mas não respondeste a tempo.
web-open-over-elsewhere = Agora esperas noutra janela.
web-open-over-full = Há demasiadas pessoas à espera. Tenta outra vez daqui a pouco.
web-open-tables = Mesas abertas
web-open-none = De momento não há mesas abertas. Joga já com alguém, ou prepara uma mesa tua e mostra-a aqui.
web-open-free = Lugares livres: { $free } de { $seats }
web-open-listed = Mostrar esta mesa no início
web-open-listed-what = Qualquer pessoa a pode encontrar lá e sentar-se até o jogo começar. Entre desconhecidos só há reações, até todos permitirem o chat.
web-open-chat-ask = Ainda não se conhecem: só reações, até todos permitirem o chat.
web-open-chat-allow = Permitir o chat
web-open-chat-proposed = { $name } queria permitir o chat.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] Um dia por jogada
   *[other] { $days } dias por jogada
  }
web-days-what = O relógio anda, esteja ou não alguém aqui; quando o tempo acaba, um bot faz a jogada.
web-days-their-turn = É a vez de { $name }
web-days-since = desde { $when }
web-days-left = tempo restante: { $time }
web-days-over = Jogo terminado
web-days-waiting = À espera de jogadores
web-days-alone = a solo
web-days-more = Mais mesas ({ $count })
web-days-points = Pontos: { $standing }
web-days-magnets = Ímanes por colocar: { $standing }
web-days-gone = Esta mesa já não existe.
web-days-notify-ask = Queres que esta página te avise quando for outra vez a tua vez?
web-days-notify-yes = Sim, avisa-me
web-days-notify-no = Não, obrigado
web-days-notify-denied = O teu navegador não o permite. Podes mudar isso nas definições dele.
web-days-notice = É a tua vez, contra { $names }
## Daily tables

web-daily-title = A mesa do dia
web-daily-what = Todos os dias um jogo de cada tipo, o mesmo para todos aqui, e uma só tentativa para cada um.
web-daily-rules = A tua tentativa conta desde a primeira jogada. Nenhuma jogada se desfaz, não há dicas, ninguém assiste, e o registo abre uma hora depois do dia.
web-daily-open = Para a mesa do dia
web-daily-go-on = Continuar a jogar
web-daily-next-hours = A próxima daqui a { $hours } h
web-daily-next-minutes = A próxima daqui a { $minutes } min
web-daily-points = { $points ->
    [one] um ponto
   *[other] { $points } pontos
  }
web-daily-magnets = { $points ->
    [one] um íman
   *[other] { $points } ímanes
  }
web-daily-place = Por agora, lugar { $place }.
web-daily-not-counted = Esta tentativa não está no quadro.
web-daily-series = { $days ->
    [one] Um dia seguido, melhor: { $best }.
   *[other] { $days } dias seguidos, melhor: { $best }.
  }
web-daily-today = O quadro de hoje
web-daily-yesterday = O quadro de ontem
web-daily-nobody = Ainda ninguém acabou.
web-daily-more = { $count ->
    [one] e mais um
   *[other] e mais { $count }
  }
web-daily-seed = Semente e sal
web-daily-name = O teu nome no quadro
web-daily-line = Lodestone, mesa do dia: { $game }, { $day }, { $result }
web-daily-copy-line = Copiar a linha
web-daily-copy-picture = Copiar a imagem
web-daily-save-picture = Guardar a imagem
web-daily-copied = Copiado.
web-daily-picture = Uma imagem para colar, sem peças nem ímanes:
web-daily-honest = Aqui não há contas: um segundo navegador tem uma segunda tentativa. É por diversão e não há prémios. O teu nome, os pontos, a hora e uma impressão digital da tua chave ficam guardados 90 dias.
web-daily-promise = Cada jogo é sorteado na véspera: o SHA-256 da sua semente mostra-se logo, a semente uma hora depois do dia.
web-daily-check = Verificar os jogos
