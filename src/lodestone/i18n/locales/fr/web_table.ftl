# Une table dans le navigateur, des deux jeux : se retrouver, ce qui regarde tout le monde.

web-table-missing = Il n’y a pas, ou plus, de table à cette adresse.

## En attendant les autres

web-waiting-clustered = Une table de Clustered
web-waiting-kluster = Une table de Kluster
web-waiting-for = { $count ->
    [0] Tout le monde est là.
    [one] Il manque encore quelqu’un.
   *[other] Il manque encore { $count } personnes.
  }
web-sit-down = S’asseoir
web-leave-seat = Se lever
web-start-with-bots = Commencer, des bots aux places libres
web-invite-title = Inviter
web-invite-link = Lien de cette table
web-invite-copy = Copier le lien
web-invite-copied = Le lien est copié.
web-invite-share = Partager
web-invite-code = Le même lien en code pour téléphones
web-invite-watch = Lien pour ceux qui regardent
web-invite-only-here = Cette adresse ne marche que sur cet ordinateur. Pour laisser entrer les téléphones, lance Lodestone avec --lan.
web-own-link = Mon propre lien, pour un autre appareil
web-own-link-what = Il ouvre ta place où que tu l’ouvres. Garde-le pour toi.

## Ensemble

web-menu = Table
web-news = Ce qui s’est passé
web-news-none = Encore rien.
web-chat = Chat
web-chat-write = Écris quelque chose
web-chat-send = Envoyer
web-chat-none = Personne n’a encore rien dit.
web-chat-unread = à lire
web-reactions = Sans un mot
web-reaction = { $reaction ->
    [thumbs_up] Pouce levé
    [clap] Applaudissements
    [laugh] Rires
    [wow] Ouah
    [think] Je réfléchis
    [oops] Oups
    [heart] J’adore
   *[wave] Coucou
  }
web-preparing = Préparation des aimants…
web-preparing-then = Ensuite, la partie commence toute seule.
web-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
web-take-back = Reprendre le dernier coup
web-pause = Pause
web-paused = La partie est en pause.
web-resume = Continuer
web-resign = Abandonner
web-resign-seat = Abandonner la place { $seat }
web-resign-sure = Quitter cette partie pour de bon avec la place { $seat } ? Ses tuiles restent, mais elle ne peut plus gagner.
web-absent = { $who } n’est pas là.
web-stand-in = Laisser jouer un bot
web-stand-in-end = Rejouer moi-même la place { $seat }
web-close-table = Fermer cette table
web-close-sure = Fermer cette table pour tout le monde ?
web-yes = Oui
web-no = Non
web-proposal-take-back = { $name } voudrait reprendre le dernier coup.
web-proposal-pause = { $name } voudrait faire une pause.
web-proposal-again = { $name } voudrait rejouer.
web-proposal-waiting = On attend les autres…
web-agree = D’accord
web-decline = Refuser
web-away = ailleurs
web-resigned = a abandonné
web-thinking = réfléchit
web-standing-in = bot : { $level }
web-watching = Tu regardes. Les mains restent cachées.
web-clock-left = { $seconds } s
