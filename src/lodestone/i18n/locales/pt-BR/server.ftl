### What the table server says to its guests.

## Tables

table-host-name = Anfitrião
table-spectators = Você está só assistindo. Sente-se para participar.
table-not-your-seat = O lugar { $seat } não é seu.
table-no-such-seat = Não existe o lugar { $seat } aqui: os lugares vão de A a { $last }.
table-not-on-turn = É a vez do lugar { $seat }.
table-not-your-move = Só quem fez a última jogada pode pedir para desfazê-la.
table-bot-plays = Um bot joga no lugar { $seat }: retome o lugar primeiro.
table-nobodys-seat = O lugar { $seat } não é de ninguém, então não há quem substituir.
table-no-stand-in = Nenhum bot está substituindo o lugar { $seat }.
table-still-here = Quem está no lugar { $seat } ainda está aqui.
table-has-days = Aqui as jogadas duram dias: só quem está no lugar { $seat } pode deixar um bot no seu lugar.
table-has-clock = Vocês se conheceram aqui e quem decide é o relógio: só quem está no lugar { $seat } pode deixar um bot no seu lugar.
table-not-waiting = O jogo já começou.
table-not-begun = O jogo ainda não começou.
table-not-over = O jogo ainda não acabou.
table-no-free-seat = Esse lugar não está livre, ou nenhum está.
table-proposal-open = Já há outra proposta. Responda a ela primeiro.
table-no-proposal = Não há nenhuma proposta.
table-not-asked = A pergunta não é para você.
table-paused = O jogo está em pausa.
table-not-paused = O jogo não está em pausa.
table-closed = Esta mesa está fechada.
table-full = Aconteceu tanta coisa nesta mesa que não cabe mais nada. Termine o jogo e depois abra outra mesa.
table-host-only = Só quem abriu esta mesa pode fazer isso.
table-no-chat = Nesta mesa não há bate-papo.
table-no-such-reaction = Essa reação não existe.
table-nothing-said = A mensagem está vazia.
table-other-game = Nesta mesa se joga { $game }.
table-other-options = { $game } não tem essas opções.
table-bot-level = Informe o nível dos bots, e só dos bots.
table-first = Com “picked” e “named”, diga qual lugar começa; com “drawn”, nenhum.
table-first-bot = Um bot não tem idade nem altura. Escolham uma pessoa ou façam um sorteio.
table-id-used = Outra mensagem já usou este id: dê a cada uma o seu.
live-resign = Para sair do jogo, envie “resign”.
live-stream = Só dá para transmitir movimentos da mão e da corda; o resto, envie com “do”.
live-preparing = A física está sendo preparada; leva um instante, uma vez só.

## The server

server-no-record = Esse registro não existe.
server-no-turn = Esse turno não existe.
server-no-track = Este turno não sai mais como foi gravado: a física mudou de lá para cá.
server-no-track-yet = Há registros demais sendo filmados agora. Tente de novo daqui a pouco.
server-no-page = Não há nada aqui.
server-admin-only = Só quem administra este servidor pode fazer isso.
server-no-table = Essa mesa não existe.
server-no-lesson = Essa lição não existe.
server-unknown-token = Este link não é de ninguém nesta mesa.
server-hello-first = A primeira mensagem precisa ser “hello”.
server-hello-twice = O “hello” já foi dito.
server-protocol = Este servidor fala a versão { $known } do protocolo, não a { $given }.
server-message-size = Isso é grande demais: são lidos no máximo { $limit } bytes.
server-too-fast = Mensagens demais de uma vez. Espere um pouco.
server-busy = O servidor está ocupado com pedidos demais. Tente de novo daqui a pouco.
server-too-long = Isso demoraria demais, então foi interrompido; nada mudou.
server-too-slow = O seu pedido chegou devagar demais e foi descartado.
server-too-much-chat = Você está escrevendo rápido demais. Espere um pouco.
server-too-many-tables = Mesas demais foram abertas a partir do seu endereço. Espere um tempo.
server-table-full = Já tem gente demais assistindo a esta mesa.
server-origin = Esta página não pode falar com este servidor.
server-host = Este servidor não atende por “{ $host }”. Quem o administra pode acrescentar esse nome com --public-url.
server-unavailable = O servidor não consegue salvar nada agora; nada mudou. Tente de novo daqui a pouco.
server-defect = Algo deu errado no servidor; nada mudou.
server-no-method = Isso não dá para fazer aqui.
server-not-built-title = A mesa está posta, mas faltam as cadeiras
server-not-built = Este servidor está funcionando, mas a parte do navegador não foi construída. Numa cópia do código-fonte, “make play” a constrói; um pacote instalado já a traz.
server-no-docs-title = A documentação não está aqui
server-no-docs = Esta cópia do Lodestone foi preparada sem a documentação. Numa cópia do código-fonte, “make docs” a constrói.

## Kluster live

live-cut-short = A mesa precisou recomeçar este turno. Tente de novo.

## Hints and reviews: hints at a table

table-no-hints = Esta mesa não tem dicas.
table-hints-ask = Antes, todos na mesa precisam concordar com as dicas.
table-hints-often = Uma dica por vez. Espere um pouco.
table-hint-late = Tarde demais: o jogo já seguiu.
server-hints-busy = Há dicas demais sendo calculadas agora. Tente de novo daqui a pouco.

## Hints and reviews: reviews

server-no-review = Este registro não pode ser analisado.
server-no-review-yet = Há registros demais sendo analisados agora. Tente de novo daqui a pouco.

## Storage

storage-unavailable = O armazenamento não responde ({ $cause }). Nada mudou; tente de novo.
storage-full = O armazenamento está cheio ({ $cause }). Nada mudou; tente de novo quando houver espaço.
storage-uncertain = A conexão com o armazenamento caiu ({ $cause }). Recarregue para ver se algo foi salvo.
storage-conflict = A mesa { $table } já seguiu: a versão { $version } ia ser gravada, mas a mais nova é a { $head }.
storage-unknown-table = Não existe a mesa { $table }.
storage-not-owner = A mesa { $table } está em outro servidor agora.
storage-table-exists = Já existe a mesa { $table }.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster e Clustered
share-what = Ímãs dentro de um laço de corda, peças em linhas e retângulos: jogue só, contra bots ou com amigos, sem conta. Não oficial, sem vínculo com as editoras.
share-table = { $game }: venha para a mesa
share-table-what = Abra o link para se sentar ou assistir. Sem conta, sem instalar nada.
share-record = { $game }: um jogo inteiro
share-record-what = Abra o link para revê-lo turno a turno.
share-daily = Lodestone: a mesa do dia
share-daily-what = Todo dia uma partida, a mesma para todos, e uma única tentativa para cada um. Jogue a de hoje.
table-chat-first = Vocês ainda não se conhecem: primeiro todos precisam permitir o bate-papo.
table-strangers-close = Um jogo com alguém que você conheceu aqui não pode ser fechado. Você pode desistir.
table-listed-full = Uma mesa aberta precisa de um lugar livre.
server-no-open-tables = Não há mesas abertas neste servidor.
server-too-many-listings = Você já tem mesas abertas demais. Comece em uma delas ou retire uma.
server-too-many-waiting = Já há gente demais esperando a partir do seu endereço.
server-unanswered = Você foi chamado várias vezes e não respondeu. Espere um tempo antes de tentar de novo.
server-nobody-found = Ninguém mais está esperando por você.
server-no-listing = Essa mesa não está mais aberta.
## Daily tables

daily-none = Essa mesa do dia não existe.
daily-off = Não há mesas do dia neste servidor.
daily-token = Uma mesa do dia pede uma chave sua: de 20 a 64 letras, algarismos, - ou _ no cabeçalho Authorization.
daily-too-many = A mesa do dia foi aberta vezes demais a partir do seu endereço. Volte amanhã.
daily-no-bot = Na mesa do dia nenhum bot joga por você.
daily-no-take-back = Na mesa do dia nenhuma jogada é desfeita.
daily-once = A mesa do dia se joga uma vez. Amanhã tem outra.
daily-no-hints = A mesa do dia não tem dicas.
daily-no-spectators = Na mesa do dia ninguém assiste.
daily-record-sealed = O registro de uma mesa do dia abre uma hora depois do dia dela.
