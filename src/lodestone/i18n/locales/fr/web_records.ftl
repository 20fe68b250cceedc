# Les parties finies dans le navigateur.

web-records-open = Ouvrir un fichier
web-records-open-what = Un enregistrement téléchargé ici, ou écrit par le terminal ou l’arbitre. Choisis-le, ou dépose-le ici.
web-records-unreadable = Impossible d’ouvrir « { $name } » : { $problem }
web-records-none = Pas encore de partie finie à tes tables.
web-records-line = { $when } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
web-record-clustered = Une partie de Clustered
web-record-kluster = Une partie de Kluster
web-record-deal = La donne : tout le monde a pioché, rien n’est encore posé.
web-record-set = La table est mise, rien n’est encore posé.
web-record-nothing = { $seat } n’a rien posé.
web-record-filming = On rejoue ce tour pour en montrer les mouvements…
web-record-camera = Fais glisser pour tourner autour de la table ; la molette ou deux doigts la rapprochent.
web-record-at = Tour { $turn }, { $seconds } s
web-record-graph = Points de chaque place, tour par tour
web-record-first = Au début
web-record-back = Un tour en arrière
web-record-play = Lire
web-record-stop = Arrêter
web-record-on = Un tour en avant
web-record-last = À la fin
web-record-turn = Tour
web-record-speed = Vitesse
web-record-link = Lien vers ce tour
web-record-download = Télécharger
