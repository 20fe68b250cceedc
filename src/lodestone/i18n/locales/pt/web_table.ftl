# Uma mesa no navegador, de qualquer dos jogos: juntar-se, o que diz respeito a todos.

web-table-missing = Não há mesa neste endereço, ou já não há.

## À espera dos outros

web-waiting-clustered = Uma mesa de Clustered
web-waiting-kluster = Uma mesa de Kluster
web-waiting-for = { $count ->
    [0] Já estão todos.
    [one] Ainda falta alguém.
   *[other] Ainda faltam { $count }.
  }
web-sit-down = Sentar-me
web-leave-seat = Levantar-me
web-start-with-bots = Começar, com bots nos lugares livres
web-invite-title = Convidar
web-invite-link = Link desta mesa
web-invite-copy = Copiar o link
web-invite-copied = O link está copiado.
web-invite-share = Partilhar
web-invite-code = O mesmo link em código para telemóveis
web-invite-watch = Link para quem quiser ver
web-invite-only-here = Este endereço só funciona neste computador. Para deixar entrar telemóveis, arranca o Lodestone com --lan.
web-own-link = A minha ligação, para outro dispositivo
web-own-link-what = Abre o teu lugar onde quer que a abras. Guarda-a para ti.

## Em conjunto

web-menu = Mesa
web-news = O que aconteceu
web-news-none = Ainda nada.
web-chat = Chat
web-chat-write = Escreve alguma coisa
web-chat-send = Enviar
web-chat-none = Ainda ninguém disse nada.
web-chat-unread = por ler
web-reactions = Sem palavras
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
web-resign-sure = Deixar este jogo de vez com o lugar { $seat }? As suas peças ficam, mas já não pode ganhar.
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
web-agree = De acordo
web-decline = Recusar
web-away = ausente
web-resigned = desistiu
web-thinking = a pensar
web-standing-in = bot: { $level }
web-watching = Estás a ver. As mãos continuam tapadas.
web-clock-left = { $seconds } s
