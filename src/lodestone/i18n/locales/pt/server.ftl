### What the table server says to its guests.

## Tables

table-host-name = Anfitrião
table-spectators = Só estás a ver: senta-te para jogar.
table-not-your-seat = O lugar { $seat } não é teu.
table-no-such-seat = Não há aqui lugar { $seat }: vão de A a { $last }.
table-not-on-turn = É a vez do lugar { $seat }.
table-not-your-move = Só quem fez a última jogada pode pedir para a desfazer.
table-bot-plays = Um bot joga pelo lugar { $seat }: retoma primeiro o lugar.
table-nobodys-seat = O lugar { $seat } não é de ninguém, por isso não há quem substituir.
table-no-stand-in = Nenhum bot substitui o lugar { $seat }.
table-still-here = Quem tem o lugar { $seat } ainda cá está.
table-has-days = Aqui as jogadas duram dias: só quem tem o lugar { $seat } pode deixar que um bot o substitua.
table-has-clock = Conheceram-se aqui e é o relógio que decide: só quem tem o lugar { $seat } pode deixar que um bot o substitua.
table-not-waiting = O jogo já começou.
table-not-begun = O jogo ainda não começou.
table-not-over = O jogo ainda não acabou.
table-no-free-seat = Não há lugar livre, ou não é esse.
table-proposal-open = Há outra proposta: responde primeiro a essa.
table-no-proposal = Não há nenhuma proposta.
table-not-asked = Para isso não é preciso o teu acordo.
table-paused = O jogo está em pausa.
table-not-paused = O jogo não está em pausa.
table-closed = Esta mesa está fechada.
table-full = Aconteceu tanta coisa nesta mesa que já não cabe mais nada. Acaba o jogo e cria depois outra mesa.
table-host-only = Só quem abriu esta mesa pode fazer isso.
table-no-chat = Não há chat nesta mesa.
table-no-such-reaction = Essa reação não existe.
table-nothing-said = A mensagem está vazia.
table-other-game = Nesta mesa joga-se { $game }.
table-other-options = As opções não servem para o jogo { $game }.
table-bot-level = Indica um nível para os bots, e só para eles.
table-first = Com «picked» e «named» indica o lugar que começa; com «drawn», nenhum.
table-first-bot = Um bot não tem idade nem altura. Escolham uma pessoa, ou tirem à sorte.
table-id-used = Outra mensagem já teve este identificador: dá a cada uma o seu.
live-resign = Para deixar o jogo, envia «resign».
live-stream = Só os movimentos da mão e os puxões de corda seguem em contínuo; envia o resto com «do».
live-preparing = A física está a ser preparada; demora um momento, uma só vez.

## The server

server-no-record = Esse registo não existe.
server-no-turn = Esse turno não está no registo.
server-no-track = Este turno já não sai como foi registado: entretanto a física mudou.
server-no-track-yet = Neste momento estão a ser reproduzidos demasiados registos. Tenta outra vez daqui a pouco.
server-no-page = Não há nada aqui.
server-admin-only = Só o administrador deste servidor pode fazer isso.
server-no-table = Essa mesa não existe.
server-no-lesson = Essa lição não existe.
server-unknown-token = Este link não é de ninguém desta mesa.
server-hello-first = A primeira mensagem tem de ser «hello».
server-hello-twice = «hello» já foi dito.
server-protocol = Este servidor fala a versão { $known } do protocolo, não a { $given }.
server-message-size = É grande de mais: leem-se { $limit } bytes no máximo.
server-too-fast = Demasiadas mensagens em pouco tempo: espera um momento.
server-busy = O servidor está demasiado ocupado. Tenta outra vez daqui a pouco.
server-too-long = Isso demoraria demasiado e foi interrompido; nada mudou.
server-too-slow = O teu pedido chegava demasiado devagar e foi abandonado.
server-too-much-chat = Estás a escrever depressa de mais: espera um momento.
server-too-many-tables = Foram criadas demasiadas mesas a partir do teu endereço: espera um bocado.
server-table-full = Já há demasiadas pessoas a ver esta mesa.
server-origin = Esta página não pode falar com este servidor.
server-host = Este servidor não responde pelo nome «{ $host }». Quem o administra pode acrescentá-lo com --public-url.
server-unavailable = O servidor não consegue guardar nada neste momento; nada mudou. Tenta outra vez daqui a pouco.
server-defect = Algo correu mal no servidor; nada mudou.
server-no-method = Isso não se pode fazer aqui.
server-not-built-title = A mesa está posta, mas faltam as cadeiras
server-not-built = Este servidor funciona, mas a sua parte para o navegador não foi construída. Numa cópia do código, «make play» constrói-a; um pacote instalado já a traz.
server-no-docs-title = A documentação não está aqui
server-no-docs = Esta cópia do Lodestone foi preparada sem a documentação. Numa cópia do código, «make docs» constrói-a.

## Kluster live

live-cut-short = A mesa teve de recomeçar este turno. Tenta outra vez, por favor.

## Hints and reviews: hints at a table

table-no-hints = Não há dicas nesta mesa.
table-hints-ask = Para haver dicas, toda a mesa tem de concordar.
table-hints-often = Uma dica de cada vez: espera um momento.
table-hint-late = Tarde demais: o jogo já continuou.
server-hints-busy = Neste momento estão a ser pensadas demasiadas dicas. Tenta outra vez daqui a pouco.

## Hints and reviews: reviews

server-no-review = Este registo não pode ser avaliado.
server-no-review-yet = Neste momento estão a ser avaliados demasiados registos. Tenta outra vez daqui a pouco.

## Storage

storage-unavailable = O armazenamento não responde neste momento ({ $cause }). Nada mudou; tenta outra vez.
storage-full = O armazenamento está cheio ({ $cause }). Nada mudou; tenta outra vez quando houver espaço.
storage-uncertain = A ligação ao armazenamento quebrou-se a meio ({ $cause }). Recarrega a página para ver se ficou alguma coisa guardada.
storage-conflict = A mesa { $table } avançou: ia escrever-se a versão { $version }, mas a mais recente é { $head }.
storage-unknown-table = Não há mesa { $table }.
storage-not-owner = A mesa { $table } está agora noutro servidor.
storage-table-exists = Já há uma mesa { $table }.

## Links, where they are shown before anybody opens them

share-title = Lodestone: Kluster e Clustered
share-what = Ímanes dentro de um laço de corda, peças em linhas e retângulos: só, contra bots ou com amigos, sem conta. Não oficial, sem ligação às editoras.
share-table = { $game }: vem para a mesa
share-table-what = Abre o link para te sentares ou para assistires. Sem conta, sem instalar nada.
share-record = { $game }: um jogo inteiro
share-record-what = Abre o link para o rever turno a turno.
share-daily = Lodestone: a mesa do dia
share-daily-what = Todos os dias um jogo, o mesmo para todos, e uma só tentativa para cada um. Joga o de hoje.
table-chat-first = Ainda não se conhecem: primeiro todos têm de permitir o chat.
table-strangers-close = Um jogo com alguém que conheceste aqui não se pode fechar. Podes desistir.
table-listed-full = Uma mesa aberta precisa de um lugar livre.
server-no-open-tables = Não há mesas abertas neste servidor.
server-too-many-listings = Já tens demasiadas mesas abertas. Começa numa delas ou retira uma.
server-too-many-waiting = Já há demasiadas pessoas à espera a partir do teu endereço.
server-unanswered = Foste chamado várias vezes e não respondeste. Espera um bocado antes de tentares outra vez.
server-nobody-found = Já ninguém está à tua espera.
server-no-listing = Essa mesa já não está aberta.
## Daily tables

daily-none = Essa mesa do dia não existe.
daily-off = Não há mesas do dia neste servidor.
daily-token = Uma mesa do dia pede uma chave tua: 20 a 64 letras, algarismos, - ou _ no cabeçalho Authorization.
daily-too-many = A mesa do dia foi aberta demasiadas vezes a partir do teu endereço: volta amanhã.
daily-no-bot = Na mesa do dia nenhum bot joga por ti.
daily-no-take-back = Na mesa do dia nenhuma jogada se desfaz.
daily-once = A mesa do dia joga-se uma vez: amanhã há outra.
daily-no-hints = Não há dicas na mesa do dia.
daily-no-spectators = Na mesa do dia ninguém assiste.
daily-record-sealed = O registo de uma mesa do dia abre uma hora depois do seu dia.
