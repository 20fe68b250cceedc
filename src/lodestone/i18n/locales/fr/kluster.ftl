# Kluster : pourquoi des faits, un nom ou une mise en place sont refusés.
# $magnet : le nom d’un aimant, comme c3 (une pierre) ou s3 (un spinner). $seat : le numéro d’une place, 0 est la première.

## Notation

notation-magnet = « { $text } » n’est pas un aimant. Écris c et un numéro pour une pierre, s et un numéro pour un spinner, comme c3.

## Tours

kluster-no-such-magnet = Il n’y a pas de { $magnet } dans cette partie.
kluster-set-aside = { $magnet } a été mis de côté et ne joue pas dans cette partie.
kluster-not-yours = { $magnet } est dans la réserve de la place { $seat } : on ne pose que ses propres aimants.
kluster-lies-already = { $magnet } est déjà sur la table, et ce qui s’y trouve ne se touche pas.
kluster-held-and-placed = { $magnet } ne peut pas être posé et encore en main.
kluster-held-alone = { $magnet }, en main, n’a rien touché : il doit figurer dans un kluster, ou ne pas être indiqué en main.
kluster-too-small = Un kluster, c’est au moins deux aimants qui se touchent ; tu en nommes un de { $count }.
kluster-named-twice = { $magnet } figure deux fois dans les klusters : des aimants qui se touchent ne font qu’un kluster.
kluster-outside-twice = { $magnet } est nommé deux fois parmi ceux qui sont sortis.
kluster-in-own-pool = { $magnet } n’était pas sur la table. S’il était en main et a touché quelque chose, indique-le en main.
kluster-in-pool = { $magnet } n’était pas sur la table : il est dans la réserve de la place { $seat }.
kluster-must-place = Rien n’a été posé et rien n’a mal tourné : un tour ne finit que quand un aimant est posé.
kluster-cords-apart = { $group ->
    [one] Les cordes ne tiennent pas toutes ensemble : déplace-les jusque-là, puis le tour peut finir.
   *[any] Une corde n’en croise aucune autre : déplace-la jusque-là, puis le tour peut finir.
  }
kluster-stop = Il n’y a rien à arrêter : un tour finit quand un aimant est posé.
kluster-resign = La place { $seat } n’est pas ou plus dans la partie et ne peut pas abandonner.

## Mise en place

kluster-setup-boxes = Il peut y avoir de 0 à { $most } boîtes de chaque sorte, pas { $count }.
kluster-setup-no-box = Il faut au moins une boîte.
kluster-setup-seats = Ces boîtes se jouent de 1 à { $most } places, pas { $seats }.
kluster-setup-first = La place { $first } ne peut pas commencer : les places vont de 0 à { $last }.
kluster-setup-per-seat = « { $name } » demande un nombre pour chacune des { $seats } places et en a { $given }.
kluster-setup-negative = Les nombres de « { $name } » doivent être zéro ou plus.
kluster-setup-rounds = Une limite est d’au moins un tour de table.
kluster-setup-handicap = La place { $seat } peut laisser de côté 0 à { $most } aimants, pas { $count }.
kluster-setup-order-surplus = { $magnet } n’est pas dans ces boîtes, ou est distribué deux fois.
kluster-setup-order-missing = { $magnet } manque dans la distribution.

## Enregistrements

kluster-record-kinds = Il faut exactement un choix parmi turn, stop, timeout et resign ; il y en a { $count }.
