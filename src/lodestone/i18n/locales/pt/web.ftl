# A mesa no navegador: o que todos os ecrãs partilham, definições, sobre.

web-skip = Ir para o conteúdo
web-loading = Um momento…
web-load-failed = Não foi possível carregar este ecrã.
web-reload = Tentar outra vez
web-nothing-here = Não há nada neste endereço.
web-to-lobby = Para a entrada
web-close = Fechar
web-nav = Menu principal
web-nav-records = Jogos
web-nav-referee = Arbitrar Kluster
web-nav-score = Contar pontos
web-nav-about = Sobre

## Definições

web-settings = Definições
web-language = Língua
web-language-system = A do navegador
web-theme = Claro ou escuro
web-theme-system = Como o aparelho
web-theme-light = Claro
web-theme-dark = Escuro
web-motion = Movimento
web-motion-system = Como o aparelho
web-motion-full = Completo
web-motion-reduced = Reduzido
web-sound = Sons
web-settings-kept = Ficam neste navegador e não são enviadas a ninguém.

## Sobre

web-about-title = Sobre o Lodestone
web-about-what = O Lodestone é uma mesa digital aberta para duas famílias de jogos: Kluster, com ímanes e uma corda, e Clustered, com peças.
web-about-unofficial = Não oficial, sem ligação às editoras.
web-about-boxes = As palavras, as imagens e os sons são nossos. Se gostas dos jogos, compra as caixas: são lindas.
web-about-safety-title = Com ímanes verdadeiros
web-about-privacy-title = Os teus dados
web-about-privacy = Sem conta, sem rastreio, sem nada vindo de fora. As tuas definições e os teus lugares ficam neste navegador; os jogos são guardados pelo servidor onde estás.
web-about-made-title = Feito com
web-about-made = Svelte, Fluent e Vite no navegador; Python, Starlette, NumPy e Numba no servidor. Software livre com licença MIT.

## Quando algo corre mal

web-server-unreachable = Não se chega ao servidor. Ainda está a correr?
web-server-refused = O servidor não conseguiu responder ({ $status }).
web-line-lost = A ligação perdeu-se. Volta sozinha…
web-line-ended = A ligação a esta mesa terminou.
web-line-closed = Esta mesa foi fechada.
