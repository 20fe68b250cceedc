# Una mesa en el navegador, de los dos juegos: reunirse, lo que atañe a todos.

web-table-missing = En esta dirección no hay mesa, o ya no.

## Esperando a los demás

web-waiting-clustered = Una mesa de Clustered
web-waiting-kluster = Una mesa de Kluster
web-waiting-for = { $count ->
    [0] Ya estáis todos.
    [one] Falta alguien.
   *[other] Faltan { $count }.
  }
web-sit-down = Sentarme
web-leave-seat = Levantarme
web-start-with-bots = Empezar, con bots en los asientos libres
web-invite-title = Invitar
web-invite-link = Enlace de esta mesa
web-invite-copy = Copiar el enlace
web-invite-copied = Enlace copiado.
web-invite-share = Compartir
web-invite-code = El mismo enlace como código para móviles
web-invite-watch = Enlace para quien quiera mirar
web-invite-only-here = Esta dirección solo vale en este ordenador. Para que entren móviles, arranca Lodestone con --lan.
web-own-link = Mi propio enlace, para otro dispositivo
web-own-link-what = Abre tu sitio donde quiera que lo abras. No lo compartas.

## Juntos

web-menu = Mesa
web-news = Lo que ha pasado
web-news-none = Aún nada.
web-chat = Chat
web-chat-write = Escribe algo
web-chat-send = Enviar
web-chat-none = Nadie ha dicho nada todavía.
web-chat-unread = sin leer
web-reactions = Sin palabras
web-reaction = { $reaction ->
    [thumbs_up] Pulgar arriba
    [clap] Aplausos
    [laugh] Risas
    [wow] Hala
    [think] Déjame pensar
    [oops] Uy
    [heart] Qué bonito
   *[wave] Un saludo
  }
web-preparing = Preparando los imanes…
web-preparing-then = Después la partida empieza sola.
web-watchers = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
  }
web-take-back = Deshacer la última jugada
web-pause = Pausa
web-paused = La partida está en pausa.
web-resume = Seguir
web-resign = Abandonar
web-resign-seat = Abandonar el asiento { $seat }
web-resign-sure = ¿Dejar esta partida para siempre con el asiento { $seat }? Sus fichas se quedan, pero ya no puede ganar.
web-absent = { $who } no está.
web-stand-in = Que juegue un bot
web-stand-in-end = Volver a jugar el asiento { $seat }
web-close-table = Cerrar esta mesa
web-close-sure = ¿Cerrar esta mesa para todos?
web-yes = Sí
web-no = No
web-proposal-take-back = { $name } querría deshacer la última jugada.
web-proposal-pause = { $name } querría hacer una pausa.
web-proposal-again = { $name } querría jugar otra vez.
web-proposal-waiting = Esperando a los demás…
web-agree = De acuerdo
web-decline = Rechazar
web-away = fuera
web-resigned = abandonó
web-thinking = pensando
web-standing-in = bot: { $level }
web-watching = Estás mirando. Las manos siguen tapadas.
web-clock-left = { $seconds } s
