### The browser table.

## Every screen

web-skip = Ir para o conteúdo
web-loading = Um momento…
web-load-failed = Não foi possível carregar esta tela.
web-reload = Tentar de novo
web-nothing-here = Não há nada neste endereço.
web-to-lobby = Voltar ao início
web-close = Fechar
web-nav = Principal
web-nav-records = Registros
web-nav-referee = Árbitro de Kluster
web-nav-score = Placar de Clustered
web-nav-about = Sobre

## Every screen: settings

web-settings = Configurações
web-language = Idioma
web-language-system = O mesmo do navegador
web-theme = Tema
web-theme-system = O mesmo do aparelho
web-theme-light = Claro
web-theme-dark = Escuro
web-motion = Animações
web-motion-system = Como no aparelho
web-motion-full = Completas
web-motion-reduced = Reduzidas
web-sound = Sons
web-settings-kept = Salvo apenas neste navegador.

## Every screen: about

web-about-title = Sobre o Lodestone
web-about-what = O Lodestone é uma mesa digital aberta para duas famílias de jogos de tabuleiro: Kluster, com ímãs e uma corda, e Clustered, com peças.
web-about-unofficial = Não oficial, sem vínculo com as editoras.
web-about-boxes = Os textos, as imagens e os sons daqui são nossos. Se você gostar dos jogos, compre as caixas: são lindas.
web-about-safety-title = Com ímãs de verdade
web-about-privacy-title = Seus dados
web-about-privacy = Sem conta, sem rastreamento, nada é buscado em outro lugar. Suas configurações e seus lugares ficam neste navegador; os jogos ficam no servidor que você está visitando.
web-about-made-title = Feito com
web-about-made = Svelte, Fluent e Vite no navegador; Python, Starlette, NumPy e Numba no servidor. Software livre sob a licença MIT.
web-about-docs = Documentação para anfitriões, programadores e curiosos

## Every screen: when something goes wrong

web-server-unreachable = Não foi possível conectar ao servidor. Ele ainda está funcionando?
web-server-refused = O servidor não conseguiu responder ({ $status }).
web-line-lost = Conexão perdida. Reconectando…
web-line-slow = A conexão está lenta…
web-line-ended = A conexão com esta mesa terminou.
web-line-closed = Esta mesa foi fechada.
web-line-too-many = Você está com esta mesa aberta em telas demais, por isso esta foi desconectada.
web-about-typeface = Os títulos usam a fonte Fraunces, da Undercase Type.
web-about-licence = A licença dela
web-about-video = Os vídeos são feitos com o Mediabunny.

## Lobby

web-lobby-title = Sente-se e jogue
web-lobby-what = Sozinho, contra o computador, com outras pessoas nesta tela ou com amigos distantes. Sem precisar de conta.
web-lobby-clustered = Coloque peças que têm duas de três características em comum com as vizinhas; forme linhas e retângulos e atrapalhe os outros.
web-lobby-kluster = Coloque ímãs dentro de um laço de corda. O que grudar volta para você. Livre-se de todos os seus.
web-play-clustered = Jogar Clustered
web-play-kluster = Jogar Kluster
web-set-up = Preparar…
web-lobby-kluster-preparing = Os ímãs estão sendo preparados. Leva cerca de um minuto, uma vez só.
web-join-title = Entrar no jogo de um amigo
web-join-what = Cole o link que você recebeu, ou só a última parte dele.
web-join-link = Link da mesa
web-join = Entrar
web-join-unreadable = Isso não parece o link de uma mesa.
web-real-title = Numa mesa de verdade
web-real-what = Está com a caixa de verdade na sua frente? Conte os pontos ou acompanhe os turnos e as falhas aqui.
web-recent = Minhas mesas
web-recent-forget = Tirar da lista
web-default-name = Convidado

## Lobby: people and bots

web-your-name = Seu nome
web-here-name = Jogador { $seat }
web-bot-level = Como os bots jogam
web-level-random = joga o que vier
web-level-greedy = pega os pontos na hora
web-level-montecarlo = pensa bem à frente
web-level-neural = joga pela experiência
web-level-casual = joga por diversão
web-level-club = conhece os truques
web-level-expert = difícil de vencer
web-level-clumsy = ainda está aprendendo
web-level-steady = mão firme
web-seat-free = Lugar livre
web-seat-called = { $name } ({ $seat })
web-seats = Lugares
web-you = você

## Lobby: a new table

web-new-clustered = Nova mesa de Clustered
web-new-clustered-what = Dois lugares e o jogo básico, se você não escolher outra coisa.
web-new-kluster = Nova mesa de Kluster
web-new-kluster-what = Uma caixa Clássico e dois lugares, se você não escolher outra coisa.
web-new-who = Quem joga?
web-first = Quem começa
web-first-youngest = O mais novo começa. Quem é?
web-first-shortest = O mais baixo começa. Quem é?
web-first-draw = Sortear
web-begins-drawn = Por sorteio: { $who } começa.
web-begins-youngest = O mais novo começa: { $who }.
web-begins-shortest = O mais baixo começa: { $who }.
web-begins-most-left = Ficou com mais ímãs da última vez: { $who } começa.
web-begins-next = Desta vez { $who } começa.
web-new-presets = Escolhas rápidas
web-preset-bot = Contra o computador
web-preset-friend = Com um amigo, por link
web-preset-here = Dois nesta tela
web-preset-solo = Sozinho
web-choice-me = Eu
web-choice-here = Alguém nesta tela
web-choice-link = Um amigo, por link
web-seat-add = Adicionar um lugar
web-seat-remove = Remover o lugar { $seat }
web-new-extended = Com cinco ou mais, vale o jogo ampliado: duas peças iniciais, a seis casas uma da outra.
web-new-options = Opções
web-new-open = Abrir a mesa
web-option-fast = Jogo rápido
web-option-fast-what = Compre duas peças por turno e fique com cinco: mais curto e com mais escolha.
web-option-first = Bônus de quem faz primeiro
web-option-first-what = Dois pontos pela primeira linha de cinco e dois pelo primeiro 2×3.
web-option-largest = Bônus de quem tem o maior
web-option-largest-what = Dois pontos para quem sozinho tem o maior retângulo e dois para a linha mais comprida.
web-option-wild = Um terceiro coringa
web-option-wild-what = Para todos, ou como vantagem para quem é mais novo ou tem menos prática.
web-option-surface = Espaço na mesa
web-surface-endless = Sem bordas
web-surface-square = Quadrada, 15 casas de lado
web-surface-round = Redonda, 7 casas em cada direção
web-option-clock = Tempo por turno
web-clock-none = Sem limite
web-clock-seconds = { $seconds } segundos
web-house-rules = Regras da casa
web-house-rules-what = Mudam as regras de sempre; todos na mesa veem quais estão valendo.
web-house-rule = Regra da casa: { $name }
web-option-wild-for = Um terceiro coringa: { $seats }
web-surface-edges = Uma mesa com bordas
web-surface-edges-what = O espaço para as peças é limitado.
web-solo-bests = Meus melhores resultados sozinho
web-solo-base = Jogo básico
web-solo-none = Ainda não há jogo solo com estas regras.
web-option-tie = Desempatar
web-option-tie-what = Maior retângulo, depois a linha mais comprida, depois menos descartes.
web-option-hidden = Descartes virados para baixo
web-option-hidden-what = Ninguém vê o que os outros descartam.
web-option-trim = Ficar com o que tinha
web-option-trim-what = No jogo rápido, só dá para descartar uma peça que você acabou de comprar.
web-option-chat = Bate-papo
web-option-chat-what = As pessoas desta mesa podem escrever umas para as outras.

## Lobby: a new table of Kluster

web-boxes = Caixas
web-box-classic = Clássico
web-box-duo = DUO
web-boxes-seats = { $most ->
    [0] Use pelo menos uma caixa.
   *[other] Para até { $most } lugares.
  }
web-option-expert = Modo Expert
web-option-expert-what = Se você ainda tem mais ímãs que o próximo jogador, pode colocar outro.
web-option-poles = Mostrar os polos
web-option-poles-what = Ajuda para treinar: todos veem qual face é o norte.
web-option-top = Tampo da mesa
web-top-wood = Madeira
web-top-glass = Vidro, escorregadio
web-top-felt = Feltro, áspero
web-option-play-on = Jogar até o último lugar
web-option-play-on-what = Depois que alguém ganha, os outros continuam.
web-option-rounds = Limite de rodadas
web-rounds-none = Nenhum
web-rounds-count = { $count } rodadas: ganha quem ficar com menos ímãs
web-option-handicap = Vantagem
web-option-handicap-what = Quantos ímãs a menos cada lugar precisa colocar.
web-option-loop-classic = Tamanho do laço Clássico
web-option-loop-duo = Tamanho do laço DUO
web-loop-mm = { $mm } mm de diâmetro
web-option-no-sliding = Sem deslizar
web-option-no-sliding-what = O ímã na mão não encosta na mesa.
web-option-cord = Mãos longe da corda
web-option-cord-what = Só os ímãs movem a corda.
web-option-after = Mover a corda depois de soltar
web-option-after-what = Como nos folhetos: quando tudo está parado, você ainda pode mover a corda. Você mesmo encerra sua vez, ou ela acaba depois de cinco segundos.
web-option-group = Um grupo só de cordas
web-option-group-what = Todas as cordas precisam formar um único grupo ligado.
web-name-of = Nome no lugar { $seat }
web-bot-character = { $level ->
    [random] Um camundongo que põe o que vier à mão.
    [clumsy] Um urso de patas grandes.
    [greedy] Uma gralha: pega na hora tudo o que brilha.
    [casual] Um gato que joga entre dois cochilos.
    [club] Uma raposa com muitas noites de mesa.
    [montecarlo] Um polvo que joga mil partidas na cabeça.
    [neural] Um elefante que se lembra de todas as partidas de treino.
    [steady] Uma tartaruga de mão calma.
   *[expert] Uma coruja que não deixa passar nada.
  }

## A table of either game

web-table-missing = Não há mesa neste endereço, ou não há mais.

## A table of either game: waiting for others

web-waiting-clustered = Mesa de Clustered
web-waiting-kluster = Mesa de Kluster
web-waiting-for = { $count ->
    [0] Todos já chegaram.
    [one] Falta uma pessoa.
   *[other] Faltam { $count } pessoas.
  }
web-sit-down = Sentar
web-leave-seat = Deixar o lugar
web-start-with-bots = Começar com bots nos lugares livres
web-invite-title = Convidar
web-invite-link = Link desta mesa
web-invite-copy = Copiar o link
web-invite-copied = Link copiado.
web-invite-share = Compartilhar
web-invite-code = O mesmo link em código QR
web-invite-watch = Link para quem quer assistir
web-invite-only-here = Este endereço só funciona neste computador. Para jogar também em celulares, inicie o Lodestone com --lan.
web-own-link = Meu link, para outro aparelho
web-own-link-what = Abre o seu lugar em qualquer aparelho. Não passe para ninguém.

## A table of either game: together

web-menu = Mesa
web-news = O que aconteceu
web-news-none = Nada ainda.
web-chat = Bate-papo
web-chat-write = Escreva algo
web-chat-send = Enviar
web-chat-none = Ninguém disse nada ainda.
web-chat-unread = não lidas
web-reactions = Reações
web-reaction = { $reaction ->
    [thumbs_up] Joinha
    [clap] Aplausos
    [laugh] Risada
    [wow] Uau
    [think] Deixa eu pensar
    [oops] Ops
    [heart] Adorei
   *[wave] Tchauzinho
  }
web-preparing = Preparando os ímãs…
web-preparing-then = O jogo começa sozinho.
web-preparing-parts = { $done } de { $all } partes prontas
web-preparing-meanwhile = Enquanto isso, dê uma olhada nas regras ou na primeira lição.
web-watchers = { $count ->
    [0] Ninguém assistindo
    [one] Uma pessoa assistindo
   *[other] { $count } pessoas assistindo
  }
web-take-back = Desfazer a última jogada
web-pause = Pausar
web-paused = O jogo está em pausa.
web-resume = Continuar
web-resign = Desistir
web-resign-seat = Desistir com o lugar { $seat }
web-resign-sure = Desistir mesmo do lugar { $seat }? Os outros continuam sem você e não dá para voltar.
web-resign-sure-last = Desistir mesmo do lugar { $seat }? A partida acaba aí e não dá para voltar.
web-absent = { $who } está ausente.
web-stand-in = Deixar um bot jogar
web-stand-in-end = Voltar a jogar no lugar { $seat }
web-close-table = Fechar esta mesa
web-close-sure = Fechar esta mesa para todos?
web-yes = Sim
web-no = Não
web-proposal-take-back = { $name } gostaria de desfazer a última jogada.
web-proposal-pause = { $name } gostaria de fazer uma pausa.
web-proposal-again = { $name } gostaria de jogar de novo.
web-proposal-waiting = Esperando os outros…
web-proposal-withdraw = Deixa pra lá
web-agree = Concordar
web-decline = Recusar
web-away = ausente
web-resigned = desistiu
web-thinking = pensando
web-standing-in = bot: { $level }
web-stood-in = { $who } estourou o tempo duas vezes seguidas: um bot ({ $level }) continua.
web-stood-in-own = Um bot ({ $level }) está jogando o lugar { $seat } por você.
web-watching = Você está assistindo. As mãos ficam escondidas.
web-clock-left = { $seconds } s
web-title-your-turn = Sua vez
web-proposal-declined = { $name } não quer.

## The Clustered board

web-board-keys = As setas vão de casa em casa, Enter escolhe, N e P pulam entre as casas acesas, mais e menos mudam o zoom, 0 mostra a mesa inteira.
web-board-closer = Aproximar
web-board-further = Afastar
web-board-fit = Mostrar a mesa inteira
web-seat = Lugar { $seat }

## The Clustered board: what is at a place

web-cell-empty = { $x }, { $y }: vazia.
web-cell-start = { $x }, { $y }: peça inicial.
web-cell-wild-of = { $x }, { $y }: coringa do lugar { $seat }.
web-cell-tile-of = { $x }, { $y }: peça do lugar { $seat }.
web-board-more = { $count ->
    [one] Mais { $count } casa
   *[other] Mais { $count } casas
  } { $way ->
    [left] à esquerda
    [right] à direita
    [up] acima
   *[down] abaixo
  }

## Clustered

web-clustered-table = Clustered
web-clustered-board = A mesa. Peças, e casas onde a peça escolhida pode ficar.

## Clustered: cells in words

web-cell-face-of = { $x }, { $y }: { $tile } do lugar { $seat }.
web-cell-legal = { $x }, { $y }: livre, a peça encaixa aqui.

## Clustered: the hand

web-hand = Suas peças
web-hand-fits = { $tile }, encaixa em { $count ->
    [one] { $count } casa
   *[other] { $count } casas
  }
web-hand-fits-nowhere = { $tile }, agora não encaixa em nenhuma casa
web-hand-discard = { $tile }, dá para descartar
web-hands-covered = As peças estão escondidas.
web-confirm = Confirmar
web-discard = Descartar
web-put-back = Devolver
web-cover = { $name }, é a sua vez ({ $seat }). Os outros, olhem para o lado.
web-cover-reveal = Mostrar minhas peças

## Clustered: what to do

web-prompt-choose = Sua vez: escolha uma peça.
web-prompt-place = { $tile }: escolha uma das casas acesas.
web-prompt-confirm = Confirme, ou tente outra casa.
web-prompt-gain = { $points ->
    [0] Aqui ainda não há pontos.
    [one] Mais um ponto aqui.
   *[other] Mais { $points } pontos aqui.
  }
web-prompt-discard = Nada encaixa: escolha uma peça para descartar.
web-prompt-trim = Mais de cinco peças: escolha uma para descartar.
web-prompt-discard-confirm = Ela sai do jogo. Confirme, ou escolha outra.
web-prompt-waiting = É a vez de { $who }.
web-prompt-thinking = { $who } está pensando…
web-prompt-sending = Um momento…
web-gain-badge = +{ $points }
web-show-groups = Pontos

## Clustered: seats

web-piles = { $hand } na mão, { $stack } no monte, { $discards } no descarte
web-points = pontos
web-to-move = Lugar { $seat } joga
web-mark-first-line = Primeira linha de cinco: dois pontos
web-mark-first-rectangle = Primeiro 2×3: dois pontos
web-mark-longest = Linha mais comprida: dois pontos, por enquanto
web-mark-largest = Maior retângulo: dois pontos, por enquanto

## Clustered: what happened

web-news-placed = { $who }: { $tile } em { $x }, { $y }.
web-news-discarded = { $who } descarta { $tile }.
web-news-discarded-unseen = { $who } descarta uma peça.
web-news-drawn = Você compra { $tile }.
web-news-first-line = { $who } faz a primeira linha de cinco.
web-news-first-rectangle = { $who } faz o primeiro 2×3.
web-news-your-turn = Lugar { $seat }, é a sua vez.
web-news-ended = O jogo acabou.

## Clustered: the end

web-end-title = O resultado
web-end-counting = Contando…
web-end-skip = Ir para o resultado
web-end-again = Jogar de novo
web-end-record = Ver o jogo inteiro
web-end-solo = { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
  }
web-end-won = { $count ->
    [one] { $names } ganha
   *[other] { $names } ganham juntos
  } com { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
  }
web-end-nobody = Ninguém ganha.
web-score-bonus = Bônus

## Clustered: alone, and what is special about a table

web-facts = Esta mesa
web-solo-best = { $points ->
    [one] Melhor até agora: { $points } ponto
   *[other] Melhor até agora: { $points } pontos
  }
web-solo-first = O primeiro resultado a bater.
web-solo-new = Um novo recorde! Antes eram { $before }.
web-news-laid = { $who }: { $tile }
web-why-neighbour = { $tile } ao lado de { $neighbour }: { $differ ->
    [shape-fill] a forma e o preenchimento são diferentes
    [shape-count] a forma e a quantidade são diferentes
    [fill-count] o preenchimento e a quantidade são diferentes
   *[shape-fill-count] tudo é diferente
  }. Duas das três precisam ser iguais.
web-why-alone = Não há nada ao lado desta casa: uma peça precisa encostar em outra por um lado.
web-why-occupied = Já tem uma peça aqui: { $tile }.
web-why-off-table = Isto fica fora da mesa: não há lugar para uma peça.
web-why-discard = Enquanto alguma peça sua encaixar em algum lugar, você não pode descartar.
web-why-trim-drawn = Você só pode descartar uma peça que acabou de comprar.
web-news-taken-back = { $count ->
    [one] { $who } desfaz a última jogada.
   *[other] { $who } desfaz uma jogada: as últimas { $count } jogadas voltam atrás.
  }
web-news-resigned = { $who } sai do jogo.
web-news-time-up = O tempo de { $who } acabou: um bot faz a jogada.
web-end-share = Compartilhar
web-end-best-move = Melhor jogada: { $who }, { $tile }, +{ $points }

## Kluster

web-kluster-table = Mesa de Kluster
web-kluster-canvas = A mesa
web-kluster-seats = Lugares
web-kluster-you = você
web-kluster-left = { $count ->
    [0] nenhum sobrando
    [one] falta 1
   *[other] faltam { $count }
  }

## Kluster: what is to be done

web-kluster-preparing = Preparando a mesa…
web-kluster-choose = Sua vez: escolha um ímã.
web-kluster-choose-first = Sua vez: arraste um ímã para a mesa. Antes você pode mover a corda.
web-kluster-choose-named = { $who }: escolha um ímã.
web-kluster-carry = Leve-o até o lugar e solte.
web-kluster-dragging = Você está segurando a corda.
web-kluster-dragging-named = { $who } está segurando a corda.
web-kluster-pull = { $way ->
    [in] { $who } puxa a corda para dentro.
    [out] { $who } puxa a corda para fora.
   *[along] { $who } move a corda.
  }
web-kluster-cord-keys = Esquerda e direita percorrem a corda, para cima e para baixo trocam de corda, Enter pega.
web-kluster-settling = Assentando…
web-kluster-started-over = A mesa precisou recomeçar este turno. Está tudo de novo como no início do turno.
web-kluster-repair = Colocado. Mas uma corda não cruza com nenhuma outra: mova as cordas até se cruzarem e aí encerre a sua vez.
web-kluster-after = Você ainda pode mover a corda. Depois encerre sua vez.
web-kluster-after-cords = Você ainda pode mover as cordas, desde que cada uma cruze com outra. Depois encerre sua vez.
web-kluster-choice = Você ainda tem mais que o próximo lugar. Quer colocar outro ímã?
web-kluster-choice-named = { $who } ainda tem mais que o próximo lugar. Colocar outro ímã?
web-kluster-waiting = { $thinking ->
    [yes] { $who } está pensando…
   *[no] É a vez de { $who }.
  }
web-kluster-apart = { $count ->
    [one] A corda { $cords } está sozinha. Arraste-a até cruzar com outra.
   *[other] As cordas { $cords } estão sozinhas. Arraste-as até cruzarem com outra.
  }
web-kluster-solo = colocados: { $placed }, falhas: { $faults } ({ $allowed } permitidas)

## Kluster: the pool and the hand

web-kluster-pool = { $count ->
    [0] Nenhum ímã para colocar
    [one] Um ímã para colocar
   *[other] { $count } ímãs para colocar
  }
web-kluster-take = Pegar { $magnet }
web-kluster-hand = O ímã na sua mão
web-kluster-raise = Subir
web-kluster-lower = Descer
web-kluster-turn-left = Girar à esquerda
web-kluster-turn-right = Girar à direita
web-kluster-flip = Virar
web-kluster-stand = Pôr em pé
web-kluster-put-back = Devolver
web-kluster-let-go = Soltar
web-kluster-done = Encerrar a vez
web-kluster-continue = Colocar outro
web-kluster-stop = Parar aqui
web-kluster-end-solo = Encerrar o jogo aqui
web-kluster-danger = { $way ->
    [push] Repulsão
    [known] Risco
   *[pull] Puxão
  }
web-kluster-danger-level = { $level ->
    [calm] Calmo.
    [tug] Está puxando.
    [strong] Está puxando forte.
   *[snap] Quase grudando!
  }
web-kluster-push-level = { $level ->
    [tug] Está empurrando.
   *[strong] Está empurrando forte.
  }
web-kluster-risk-level = { $level ->
    [calm] Aqui é seguro.
    [tug] Ficaria parado.
    [strong] Escorregaria.
   *[snap] Grudaria!
  }

## Kluster: what came of it

web-kluster-placed = { $seat } colocou { $magnet }.
web-kluster-close = Por pouco: { $magnet } se mexeu { $mm } mm e parou.
web-kluster-time-up = O tempo de { $seat } acabou: uma mão desajeitada termina a jogada, e o que acontecer vale.
web-kluster-taken = { $cause ->
    [hand] { $seat } pega { $magnets }: { $count ->
        [one] pulou
       *[other] pularam
      } para o ímã da mão (regra { $rule }).
    [outside] { $seat } pega { $magnets }: fora da área (regra { $rule }).
   *[kluster] { $seat } pega { $magnets }, que grudaram (regra { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] O tempo acabou: falha { $faults } ({ $allowed } permitidas).
   *[taken] Falha { $faults } ({ $allowed } permitidas).
  }
web-kluster-offered = { $seat } ainda tem mais que o próximo lugar e pode continuar.
web-kluster-resigned = { $seat } sai do jogo; { $count ->
    [0] nenhum ímã fica
    [one] um ímã fica
   *[other] { $count } ímãs ficam
  } de fora.
web-kluster-replay = Ver de novo, devagar
web-kluster-slow = Câmera lenta
web-kluster-skip = Pular
web-kluster-ended = { $reason ->
    [total-victory] Tudo colocado: vitória total!
    [faults] Uma falha a mais.
    [stopped] Parou aqui: o resultado vale.
    [resigned] { $winners } ganha: os outros saíram.
   *[other] { $count ->
        [0] Ninguém ganha.
        [one] { $winners } ganha.
       *[other] { $winners } dividem a vitória.
      }
  }
web-kluster-result-resigned = { $name }: desistiu
web-kluster-result = { $name }: { $count ->
    [0] tudo colocado
    [one] falta 1
   *[other] faltam { $count }
  }
web-kluster-best = Seu melhor resultado deste tipo até agora: { $placed } na mesa, { $faults ->
    [0] nenhuma falha.
    [one] uma falha.
   *[other] { $faults } falhas.
  }
web-kluster-best-now = Seu melhor resultado deste tipo!
web-kluster-best-first = Seu primeiro resultado deste tipo.
web-kluster-poles-now = Agora todos veem qual ponta era o norte: vermelha com um anel.
web-kluster-again = Jogar de novo
web-kluster-record = O registro deste jogo
web-clip = Vídeo
web-clip-last = Salvar em vídeo
web-clip-best = Salvar o melhor momento em vídeo
web-clip-turns = Salvar estes turnos em vídeo
web-clip-from = Do turno
web-clip-to = ao turno
web-clip-making = Criando o vídeo… { $percent }%
web-clip-cancel = Cancelar
web-clip-made = O vídeo foi salvo.
web-clip-failed = Não foi possível criar o vídeo neste aparelho.

## Kluster: how it is shown and told

web-kluster-look = Visão e ajuda
web-kluster-from-above = Ver de cima
web-kluster-lift = Levantar para soltar
web-kluster-lift-what = Se ao terminar de arrastar você levanta o dedo, ou solta o botão do mouse, o ímã é solto. Senão, ele fica na sua mão até você soltar.
web-kluster-quality = Gráficos
web-kluster-quality-auto = automático
web-kluster-quality-high = alto
web-kluster-quality-medium = médio
web-kluster-quality-low = baixo
web-kluster-quality-flat = plano
web-kluster-jerky = A mesa está travando neste aparelho.
web-kluster-draw-flat = Desenhar plana
web-kluster-leave-it = Deixar assim
web-kluster-spoken = Falar as posições
web-kluster-spoken-what = Para leitores de tela: onde está o ímã, o que está perto e como ele puxa, sempre que ele para.
web-kluster-aids = Ajudas para treinar
web-kluster-lines = Linhas do campo magnético
web-kluster-danger-map = Mapa de perigo: onde seria arriscado soltar
web-kluster-keys-title = Teclas, mouse e dedos
web-kluster-keys = As teclas de números pegam um ímã. As setas o movem, bem pouco com Shift, bastante com Control; Page Up e Page Down sobem e descem; Q e E giram, F vira, S põe em pé. Enter solta, Escape devolve. C escolhe uma corda, V muda a visão, R lê a mesa em voz alta.
web-kluster-pointers = Mouse: arraste um ímã para fora da bandeja ou clique nele; ele acompanha, e um clique solta. A roda sobe ou desce, de lado ou com Shift gira; o botão direito faz as duas coisas. Dedos: arraste um ímã para fora da bandeja e depois em qualquer ponto para movê-lo; um segundo dedo gira e sobe. Com a mão vazia dá para arrastar uma corda, ou a visão no resto da tela.
web-kluster-pose = { $pose ->
    [standing] em pé, face { $face } para a frente
    [lying] deitado, ponta { $face } para a frente
   *[flat] deitada, face { $face } para cima
  }
web-kluster-offset = { $x } à { $side ->
    [left] esquerda
   *[right] direita
  }, { $y } { $depth ->
    [near] para perto de você
   *[away] para o fundo
  }
web-kluster-here = { $magnet }, { $how }: a partir do centro, { $where }; altura { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Dá para soltar aqui.
    [no] Não dá para soltar aqui.
   *[unknown] A caminho.
  }
web-kluster-neighbour = { $magnet }: a { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] A mesa está vazia.
    [one] Há um ímã na mesa.
   *[other] Há { $count } ímãs na mesa.
  }
web-kluster-lies = { $magnet }: a partir do centro, { $where }.

## Kluster: laying the cords

web-laying = Cordas
web-laying-which = Qual corda
web-laying-cord = Corda { $number }
web-laying-shape = Forma
web-laying-shape-name = { $shape ->
    [circle] Círculo
    [oval] Oval
    [eight] Oito
   *[free] Mão livre
  }
web-laying-turn = Girar
web-laying-usual = Padrão
web-laying-in-turn = Revezar para colocar as cordas
web-laying-who = { $who } coloca a corda { $number }.
web-laying-next = Próxima corda
web-laying-sheet = A mesa com as cordas
web-laying-move = Arraste a corda, ou mova-a com as setas; Q e E giram.
web-laying-draw = Desenhe uma linha fechada com o mouse ou o dedo; as setas a movem. A corda mantém o comprimento.

## Hints and reviews: hints at a table

web-hint = Dica
web-hint-ask = Pedir dicas
web-hint-thinking = Procurando uma dica…
web-hint-discard = Descarte { $tile }.
web-hint-place = Coloque { $magnet } onde está a forma clara.
web-hint-flip = Vire antes.
web-hint-stop = Nenhum lugar parece seguro o bastante para continuar.
web-proposal-hints = { $name } gostaria de permitir dicas neste jogo.
web-option-hints = Dicas
web-option-hints-agreed = Sozinho, ou se todos concordarem
web-option-hints-on = Para todos
web-option-hints-off = Nunca

## Hints and reviews: reviews

review-place = Lugar { $number } · { $risk }%
web-review = Análise
web-review-graph = O que cada jogada entregou
web-review-alternatives = Tão boas ou melhores
web-review-done = A análise está pronta.
web-hint-there = Tente { $tile } no lugar marcado.
web-hint-next = { $points ->
    [one] No próximo turno você pode fazer { $points } ponto aqui.
   *[other] No próximo turno você pode fazer { $points } pontos aqui.
  }

## Lessons

web-learn = Aprender a jogar
web-learn-what = Jogando, numa mesa só sua. Cinco minutos por jogo; pare quando quiser e continue depois.
web-learn-clustered = Coloque peças, veja por que uma não encaixa, faça uma linha e um retângulo, bloqueie alguém e ganhe por um ponto.
web-learn-kluster = Coloque uma pedra, sinta outra puxar, deixe duas grudarem de propósito, mova a corda e ganhe.
web-learn-how-far = { $state ->
    [done] Mais uma vez
    [begun] Continuar do passo { $step } de { $steps }
   *[new] Começar
  }
web-learn-first = Nunca jogou { $game }? Aprenda em cinco minutos.
web-learn-title = Aprendendo { $game }
web-learn-step = { $step } de { $steps }
web-learn-back = Voltar
web-learn-skip = Pular
web-learn-next = Continuar
web-learn-anew = Recomeçar esta parte
web-learn-done-already = Você já fez isto.
web-learn-finished = É tudo o que você precisa saber para a primeira partida de { $game }. Divirta-se!
web-learn-other = Aprender { $game }
web-learn-cell = { $cell } A lição aponta para cá.

## Lessons: Clustered

web-learn-lay = Pegue uma peça da sua mão: as casas onde ela encaixa se acendem. Coloque-a na casa contornada, se estiver acesa, e confirme.
web-learn-lay-keys = Pelo teclado: um número pega uma peça, as setas e N andam pela mesa, Enter coloca.
web-learn-lay-done = Ela tem em comum com cada vizinha pelo menos duas características entre forma, preenchimento e quantidade. A peça inicial, no meio, combina com tudo.
web-learn-refused = Agora erre de propósito: pegue uma peça e toque numa casa que não se acende, bem ao lado de outra peça.
web-learn-refused-done = Abaixo da mesa está escrito por quê, a peça que atrapalha fica contornada, e o link leva à regra.
web-learn-line = Três ou mais peças suas numa fileira ou coluna formam uma linha: um ponto por peça. Complete a da casa contornada.
web-learn-line-done = Sua primeira linha: três pontos. Linhas mais compridas valem mais, e uma peça pode contar na fileira e na coluna.
web-learn-rectangle = Seu maior retângulo cheio, de dois por dois ou mais, também vale um ponto por peça. Preencha o canto contornado.
web-learn-rectangle-done = Mais quatro pontos. Só conta o maior retângulo, então faça-o crescer.
web-learn-block = Outra mesa, quase no fim; você está dois pontos atrás. O adversário está para completar uma fileira de quatro na casa contornada: coloque a sua peça ali antes.
web-learn-block-done = Bloqueado! Sua peça divide a fileira, e as duas peças que sobram não valem nada.
web-learn-last = Sua última peça. Faça uma linha de três na casa contornada.
web-learn-last-done = Todas as peças foram colocadas, então o jogo acabou.
web-learn-count = A mesa conta tudo mais uma vez: seu maior retângulo, suas fileiras, suas colunas. Ganha quem tem mais pontos. Muito bem!

## Lessons: Kluster

web-learn-take = Estas pedras são ímãs fortes, e você quer se livrar de todas. Pegue uma: toque nela ou aperte 1.
web-learn-take-done = Ela está na sua mão e acompanha o seu dedo, o mouse ou as setas.
web-learn-place = Leve-a para dentro da corda e solte com o botão ou Enter. Ela precisa ficar inteira lá dentro.
web-learn-place-done = Colocada. Uma pedra por turno.
web-learn-feel = Pegue outra e aproxime devagar da pedra que está na mesa, até ela puxar: olhe o medidor, escute o zumbido. Se ela for empurrada, vire-a com o botão ou F.
web-learn-feel-done = Esse é o puxão. Normalmente, agora você procuraria um lugar mais calmo…
web-learn-snap = … mas faça o contrário: chegue mais perto e solte, para as duas grudarem.
web-learn-snap-done = Grudou! Pedras encostadas são um kluster.
web-learn-why = As pedras que grudaram voltam para a sua reserva, e tudo o que sai da corda também. A sua vez acabou. Sozinho, você pode fazer isso duas vezes; com outros, isso dá a eles um turno de vantagem.
web-learn-again = Coloque mais uma pedra, bem para dentro da corda.
web-learn-cord = Em vez de fugir do perigo, você pode abrir espaço: pegue a corda e puxe, com o mouse, um dedo, ou C, Enter e as setas. Ela leva junto as pedras em que encosta.
web-learn-cord-done = Você pode mover a corda em todos os seus turnos, desde que nada grude.
web-learn-win = Agora coloque as outras pedras bem longe umas das outras. Ganha quem ficar sem nenhuma primeiro.
web-learn-win-done = Nenhuma pedra sobrando: você ganhou!

## Records

web-records-open = Abrir um arquivo
web-records-open-what = Um registro baixado daqui, ou gravado pelo terminal ou pelo árbitro. Escolha-o, ou solte-o aqui.
web-records-unreadable = Não dá para abrir “{ $name }”: { $problem }
web-records-none = Ainda não há jogos terminados nas suas mesas.
web-records-line = { $when } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
web-record-clustered = Uma partida de Clustered
web-record-kluster = Uma partida de Kluster
web-record-deal = A distribuição: todos compraram, nada foi colocado.
web-record-set = A mesa está pronta, nada foi colocado.
web-record-nothing = { $seat } não colocou nada.
web-record-filming = Repetindo este turno para ver como foi o movimento…
web-record-camera = Arraste para dar a volta na mesa; aproxime com a roda ou dois dedos.
web-record-at = Turno { $turn }, { $seconds } s
web-record-graph = Pontos de cada lugar, turno a turno
web-record-first = Ir para o início
web-record-back = Um turno para trás
web-record-play = Reproduzir
web-record-stop = Parar
web-record-on = Um turno para a frente
web-record-last = Ir para o fim
web-record-turn = Turno
web-record-mark = { $kind ->
    [kluster] Turno { $turn }: kluster
   *[close] Turno { $turn }: por pouco, { $mm } mm
  }
web-record-speed = Velocidade
web-record-link = Link deste turno
web-record-download = Baixar

## Rulebook

web-rules = Regras
web-rules-title = As regras de { $game }
web-rules-search = Buscar nas regras
web-rules-found = { $count ->
    [0] Nada encontrado.
    [one] Um parágrafo encontrado.
   *[other] { $count } parágrafos encontrados.
  }
web-rules-none = Nada aqui fala de “{ $words }”.
web-rules-contents = Conteúdo
web-rules-other = Regras de { $game }
web-rules-print = Imprimir
web-rules-note-yours = O seu folheto:
web-rules-note-leaflets = Folheto em { $languages }:
web-rules-note = Decisão nossa:
web-rules-link = regra { $rule }

## Scorer

web-score-title = Contar uma mesa
web-score-how = Escolha um lugar e toque onde estão as peças dele. As linhas e o maior retângulo se acendem aos poucos.
web-score-board = A mesa a contar
web-score-brush = O que você vai colocar?
web-score-start-tile = Peça inicial
web-score-erase = Apagar
web-score-wild = Coringa
web-score-points = Pontos
web-score-seat = Lugar
web-score-rectangle = Retângulo
web-score-rows = Fileiras
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
web-score-letters-how = Uma fileira por linha: . é vazia, # a peça inicial, A a H uma peça desse lugar, a a h o coringa dele.
web-score-letters-take = Pôr estas peças na mesa
web-score-letters-none = Não há peças nestas letras.
web-score-clear = Limpar a mesa
web-score-why = Como se contam os pontos:
web-score-more = Adicionar um jogador
web-score-unclear = Trazer as peças de volta
web-score-fields = Retângulo: as peças do maior retângulo cheio de um jogador. Fileiras e colunas: as peças de todas as linhas de três ou mais, na horizontal e na vertical.

## Referee

web-referee-title = Árbitro para uma mesa de verdade
web-referee-what = Jogue Kluster com os seus próprios ímãs e diga o que aconteceu. Os turnos, os ímãs e as falhas são contados aqui.
web-referee-begin = Começar
web-referee-turn = Lugar { $seat } joga
web-referee-continue = O lugar { $seat } pode colocar outro, ou parar
web-referee-won = O lugar { $seat } ganhou
web-referee-over = O jogo acabou
web-referee-solo-over = Acabou: { $placed ->
    [0] nenhum ímã ficou na área
    [one] um ímã ficou na área
   *[other] { $placed } ímãs ficaram na área
  }
web-referee-left = para colocar
web-referee-lying = Na mesa
web-referee-faults = Falhas
web-referee-placed-stone = Pedra colocada, nada encostou
web-referee-placed-spinner = Spinner colocado, nada encostou
web-referee-fault = Ímãs recolhidos…
web-referee-stop = Parar aqui
web-referee-picked = Quantos foram recolhidos?
web-referee-stones = Pedras
web-referee-spinners = Spinners
web-referee-own = O ímã na mão
web-referee-own-stone = uma pedra, já solta
web-referee-own-spinner = um spinner, já solto
web-referee-own-none = ainda na mão
web-referee-back = Voltar
web-referee-undo = Desfazer
web-referee-new = Novo jogo
web-referee-boxes = { $kind ->
    [classic] Caixas de Kluster Clássico
   *[duo] Caixas de Kluster DUO
  }
web-referee-people = Jogadores
web-referee-turn-name = É a vez de { $name }
web-referee-continue-name = { $name } pode colocar outro, ou parar
web-referee-won-name = { $name } ganhou

## Showing games to others, the table as an app, and one’s own games

web-share-link = Link deste jogo
web-share-picture = Imagem
web-share-picture-of = O jogo em imagem: os lugares e a mesa
web-share-code = Código QR
web-app-title = Como aplicativo
web-app-what = Põe o Lodestone na sua tela inicial. Ele abre na hora, e as regras, as lições e os seus próprios registros podem ser lidos sem rede.
web-app-install = Instalar
web-app-done = O Lodestone está instalado.
web-app-menu = Pronto: este navegador guarda o que precisa. Para colocá-lo na tela inicial, escolha “Instalar” ou “Adicionar à tela inicial” no menu do navegador.
web-app-insecure = De { $address } não dá: navegadores só instalam aplicativos por HTTPS, ou no computador em que o servidor roda. Peça a quem o administra um endereço que comece com https.
web-app-unsupported = Este navegador não consegue instalar aplicativos, ou uma janela anônima impede.
web-app-off = Este servidor não oferece isso.
web-app-failed = Não deu certo. Tente de novo daqui a pouco.
web-app-new = Há uma nova versão do Lodestone.
web-app-take = Carregar
web-app-offline = Sem conexão com o servidor. As regras, as lições e os seus próprios registros ainda podem ser lidos; o resto tem que esperar.
web-app-lesson = Sem conexão não há mesa para praticar. Isto é o que a lição diz:
web-yours = Seus jogos
web-yours-what = O que você terminou neste navegador. Ninguém mais vê.
web-yours-none = Ainda não há jogos terminados aqui.
web-yours-by-game = Por jogo
web-yours-by-opponent = Por adversário
web-yours-games = Jogos
web-yours-wins = Vitórias
web-yours-best = Recorde
web-yours-streak = Sequência
web-yours-longest = Maior sequência
web-yours-given = O que você mais entrega
web-yours-given-none = É preciso uma análise: abra um dos seus registros e peça a análise.
web-yours-given-nothing = Nada: seus jogos analisados estão limpos.
web-yours-given-kind = { $kind ->
    [points] pontos que estavam à mão
    [denied] casas em que os outros pontuam
    [next] lugares para o seu próximo turno
    [wild] coringas para guardar
    [discard] descartes que não fariam falta
    [beside] espaço para crescer
    [risk] lugares mais seguros
   *[other] outra coisa
  }
web-yours-given-points = (jogadas: { $times }, pontos: { $points })
web-yours-given-risk = (turnos: { $times }, risco desnecessário: { $percent }%)
web-yours-file = Como arquivo
web-yours-file-what = Leve seus jogos para outro navegador, ou guarde-os em segurança. O arquivo tem resultados e nomes, mas nenhuma chave dos seus lugares.
web-yours-save = Salvar
web-yours-take = Ler um arquivo
web-yours-added = Jogos novos: { $count }.
web-yours-unreadable = “{ $name }” não é um arquivo dos seus jogos.
## Open tables

web-open-title = Conhecer alguém
web-open-what = Jogue com quem estiver aqui.
web-open-now = Jogar já com alguém
web-open-waiting = Esperando alguém para jogar { $game }…
web-open-stop = Parar de esperar
web-open-bot = Ainda não há ninguém. Enquanto isso, jogue contra um bot: avisaremos assim que alguém chegar.
web-open-bot-play = Jogar contra um bot enquanto isso
web-open-found = { $name } está aqui. Jogar { $game } juntos?
web-open-found-wait = { $name } está aqui. Um momento…
web-open-come = Jogar agora
web-open-gone = Já foi embora. Você continua esperando.
web-open-over-unanswered = Alguém esteve aqui, mas você não respondeu a tempo.
web-open-over-elsewhere = Agora você espera em outra janela.
web-open-over-full = Há gente demais esperando. Tente de novo daqui a pouco.
web-open-tables = Mesas abertas
web-open-none = Nenhuma mesa está aberta agora. Jogue já com alguém, ou prepare uma mesa sua e mostre-a aqui.
web-open-free = Lugares livres: { $free } de { $seats }
web-open-listed = Mostrar esta mesa no início
web-open-listed-what = Qualquer pessoa pode encontrá-la lá e se sentar até o jogo começar. Entre desconhecidos só há reações, até todos permitirem o bate-papo.
web-open-chat-ask = Vocês ainda não se conhecem: só reações, até todos permitirem o bate-papo.
web-open-chat-allow = Permitir o bate-papo
web-open-chat-proposed = { $name } gostaria de permitir o bate-papo.
## Games that take days, and the list of one’s own tables

web-days-a-turn = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
  }
web-days-what = O relógio anda, haja alguém aqui ou não; quando o tempo acaba, um bot faz a jogada.
web-days-their-turn = É a vez de { $name }
web-days-since = desde { $when }
web-days-left = tempo restante: { $time }
web-days-over = Jogo encerrado
web-days-waiting = Esperando jogadores
web-days-alone = sozinho
web-days-more = Mais mesas ({ $count })
web-days-points = Pontos: { $standing }
web-days-magnets = Ímãs restantes: { $standing }
web-days-gone = Esta mesa não existe mais.
web-days-notify-ask = Quer que esta página avise quando for sua vez de novo?
web-days-notify-yes = Sim, avise
web-days-notify-no = Não, obrigado
web-days-notify-denied = Seu navegador não permite. Você pode mudar isso nas configurações dele.
web-days-notice = Sua vez, contra { $names }
## Daily tables

web-daily-title = A mesa do dia
web-daily-what = Todo dia uma partida de cada jogo, a mesma para todos aqui, e uma única tentativa para cada um.
web-daily-rules = Sua tentativa conta desde a primeira jogada. Nenhuma jogada é desfeita, não há dicas, ninguém assiste, e o registro abre uma hora depois do dia.
web-daily-open = Ir para a mesa do dia
web-daily-go-on = Continuar jogando
web-daily-next-hours = A próxima em { $hours } h
web-daily-next-minutes = A próxima em { $minutes } min
web-daily-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
web-daily-magnets = { $points ->
    [one] { $points } ímã
   *[other] { $points } ímãs
  }
web-daily-place = Por enquanto, lugar { $place }.
web-daily-not-counted = Esta tentativa não está no placar.
web-daily-series = { $days ->
    [one] { $days } dia seguido, melhor: { $best }.
   *[other] { $days } dias seguidos, melhor: { $best }.
  }
web-daily-today = O placar de hoje
web-daily-yesterday = O placar de ontem
web-daily-nobody = Ninguém terminou ainda.
web-daily-more = { $count ->
    [one] e mais { $count }
   *[other] e mais { $count }
  }
web-daily-seed = Semente e sal
web-daily-name = Seu nome no placar
web-daily-line = Lodestone, mesa do dia: { $game }, { $day }, { $result }
web-daily-copy-line = Copiar a linha
web-daily-copy-picture = Copiar a imagem
web-daily-save-picture = Salvar a imagem
web-daily-copied = Copiado!
web-daily-picture = Uma imagem pronta para postar, sem peças nem ímãs:
web-daily-honest = Aqui não há contas: um segundo navegador tem uma segunda tentativa. É por diversão e não há prêmios. Seu nome, os pontos, a hora e uma impressão digital da sua chave ficam guardados por 90 dias.
web-daily-promise = Cada partida é sorteada na véspera: o SHA-256 da semente aparece na hora, a semente uma hora depois do dia.
web-daily-check = Conferir as partidas
