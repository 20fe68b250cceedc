# Clustered : pourquoi un coup, une notation ou une mise en place est refusé.
# $tile, $neighbour, $occupant : une tuile, comme Sh1, *** (joker) ou ### (départ). $cell : une case, x,y.

## Notation

notation-tile = « { $text } » n’est pas une tuile. Écris la forme S, T ou C, le remplissage h, d ou s et le nombre de 1 à 3, comme Sh1 ; un joker s’écrit ***.
notation-cell = « { $text } » n’est pas une case de la table. Écris x,y en nombres entiers, comme 1,0.
notation-move = « { $text } » n’est pas un coup. Écris Sh1@1,0 pour poser une tuile ou -Sh1 pour en défausser une.
notation-start-tile = La tuile de départ est sur la table dès le début ; personne ne la joue.

## Coups

game-over = La partie est finie.
illegal-not-in-hand = Tu n’as pas { $tile } en main.
illegal-discard = Pas de défausse tant qu’une tuile peut être posée, { $example } par exemple.
illegal-trim-first = Défausse-toi d’abord jusqu’à cinq tuiles.
illegal-trim-drawn = À cette table, on ne défausse qu’une tuile qu’on vient de piocher, et { $tile } n’en est pas une.
illegal-off-table = { $cell } est hors de la table : il n’y a pas de place pour une tuile.
illegal-occupied = Il y a déjà une tuile en { $cell } : { $occupant }.
illegal-alone = Rien ne se trouve à côté de { $cell } : une tuile doit en toucher une autre par un côté.
illegal-resign = La place { $seat } a déjà quitté la partie, ou n’en a jamais été.
# $differ : quelles caractéristiques diffèrent
illegal-neighbour = { $tile } ne va pas avec { $neighbour } en { $cell } : { $differ ->
    [shape-fill] la forme et le remplissage diffèrent
    [shape-count] la forme et le nombre diffèrent
    [fill-count] le remplissage et le nombre diffèrent
   *[shape-fill-count] la forme, le remplissage et le nombre diffèrent
  }, et deux voisines doivent en partager au moins deux sur trois.

## Mise en place

setup-seats = Clustered se joue de 1 à { $most } places, pas { $seats }.
setup-first = La place { $first } ne peut pas commencer : les places vont de 0 à { $last }.
setup-extra-wild = La place { $seat } ne peut pas avoir de joker en plus : les places vont de 0 à { $last }.
setup-extra-wild-twice = Une place est nommée deux fois pour le joker en plus.
setup-stack-surplus = La place { $seat } a trop de { $tile } dans sa pioche.
setup-stack-missing = La place { $seat } n’a pas { $tile } dans sa pioche, ou pas assez.
setup-surface = Sur cette surface, la tuile de départ n’a pas de place en { $cell }.
setup-radius = Le rayon d’une surface ronde doit être un nombre, zéro ou plus.

## Enregistrements

record-unreadable = Ce n’est pas un de nos enregistrements : { $problem }
record-players = Cet enregistrement nomme un autre nombre de joueurs que de places.
record-version = Cet enregistrement a la version { $version } ; ce programme lit la version { $known }.
record-game = C’est un enregistrement du jeu « { $game } », pas de { $expected }.
record-setup = La mise en place de cet enregistrement a été modifiée : sa somme de contrôle ne correspond pas.
record-move-edited = Le coup { $number }, { $move }, a été modifié : sa somme de contrôle ne correspond pas.
record-move-unreadable = Le coup { $number } est illisible : { $problem }
record-move-illegal = Le coup { $number }, { $move }, n’est pas permis : { $problem }
record-result = Le résultat de cet enregistrement a été modifié : il ne découle pas de ses { $number } coups.

## Bots

setup-bot = Il n’y a pas de bot « { $name } ». Connus : { $known }.
