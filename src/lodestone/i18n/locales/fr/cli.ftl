# La ligne de commande.

## Erreurs

cli-error = lodestone : { $problem }
cli-language = La langue « { $code } » n’existe pas ici. Connues : { $known }.
cli-no-such-option = L’option { $name } n’existe pas ici ; --help montre celles qui existent.
cli-no-such-command = La commande « { $name } » n’existe pas ; --help montre celles qui existent.
cli-missing = Il manque { $name } ; --help montre comment demander.
cli-value-missing = { $name } attend une valeur ; --help montre laquelle.
cli-no-value-taken = { $name } ne prend pas de valeur.
cli-too-much = Il y a dans cette ligne plus que la commande n’en prend ; --help montre comment demander.
# $needed : l’une des phrases ci-dessous, sans majuscule
cli-bad-value = La valeur de { $name } ne convient pas : il faut { $needed }.
cli-needs-one-of = un de ces choix : { $known }
cli-needs-range = { $kind ->
    [whole] un nombre entier
   *[any] un nombre
  } de { $least } à { $most }
cli-needs-at-least = { $kind ->
    [whole] un nombre entier
   *[any] un nombre
  } au moins égal à { $least }
cli-needs-number = { $kind ->
    [whole] un nombre entier
   *[any] un nombre
  }
cli-needs-other = autre chose
file-missing = Le fichier « { $name } » n’existe pas.
file-directory = « { $name } » est un dossier ; indique un fichier qui s’y trouve.
file-unreadable = Impossible de lire « { $name } » : { $detail }.
file-unwritable = Impossible d’écrire « { $name } » : { $detail }.
file-too-large = « { $name } » dépasse { $limit } Mio, bien plus qu’il n’en faut ici.
file-binary = « { $name } » n’est pas un fichier texte en UTF-8.
file-not-json = « { $name } » n’est pas du JSON (ligne { $line }, colonne { $column }).

## Aide

help-lodestone = La table ouverte pour Kluster et Clustered : jouer, compter les points, arbitrer.
help-lang = Langue à parler : { $known }.
help-help = Montrer cette page et quitter.
help-version = Montrer la version et quitter.
help-json = Écrire en JSON, pour les programmes.
help-game = Quel jeu.
help-score = Compter les points d’une table de Clustered terminée, tapée en lettres.

    Sur le plateau, . est une case vide, # la tuile de départ, A à H une tuile de cette place et a à h son joker.
help-score-file = Le plateau, une rangée par ligne ; - lit l’entrée standard.
help-referee = Arbitrer une partie en lignes JSON sur l’entrée et la sortie standard, pour des bots en n’importe quel langage.
help-play = Jouer dans le terminal : à plusieurs sur un clavier, contre des bots, ou les deux.
help-play-seats = Qui s’assoit où, séparés par des virgules : human ou le nom d’un bot (random, greedy, casual, club, montecarlo, expert), de 1 à 8.
help-play-seed = Distribuer à partir de ce nombre, pour rejouer les mêmes tuiles.
help-play-first = La place qui commence, A à H.
help-play-fast = Partie rapide : piocher deux tuiles par tour et en garder cinq.
help-play-extra-wild = Les places qui ont un troisième joker, par exemple AC.
help-play-first-bonus = +2 pour la première ligne de cinq et pour le premier 2×3.
help-play-largest-bonus = +2 à la fin pour le plus grand rectangle et pour la plus longue ligne.
help-play-resume = Reprendre une partie sauvegardée.
help-play-record = Où garder l’enregistrement ; une partie est gardée de toute façon.
help-play-plain = Sans couleurs ni réaffichage : pour les lecteurs d’écran et les tubes.
help-replay = Revoir une partie sauvegardée pas à pas.
help-replay-file = Un enregistrement écrit par « play » ou par le « save » de l’arbitre.
help-replay-move = Montrer la table après ce nombre de coups et quitter.
help-simulate = Simuler une scène de Kluster : des aimants et des cordes sur une table, et ce que des mains en font.
help-simulate-file = La scène, un fichier JSON comme le décrit docs/scenes.md ; - lit l’entrée standard.
help-simulate-plot = Dessiner ce qui s’est passé, vu de dessus (.png, .svg ou .pdf).
help-simulate-record = Noter chaque geste, pour pouvoir tout rejouer au bit près.
help-warmup = Préparer la physique et les bots maintenant, pour qu’aucune partie n’ait à les attendre.
help-bench = Mesurer la vitesse de cet ordinateur aux jeux, sur un cœur.

## Comment demander : les titres des pages d’aide, et ce qui tient lieu de valeur

usage-head = Usage :
usage-options = [OPTIONS]
usage-command = COMMANDE …
usage-arguments-title = Arguments
usage-options-title = Options
usage-commands-title = Commandes
usage-number = NOMBRE
usage-text = TEXTE
usage-code = CODE
usage-folder = DOSSIER
usage-file = FICHIER
usage-seat = PLACE
usage-seats = PLACES
usage-default = par défaut : { $value }

## score

board-character = Ligne { $line }, colonne { $column } : « { $character } » n’a pas de sens sur un plateau ; écris . # A à H et a à h.
score-seat = Place
score-rectangle = Rectangle
score-rows = Rangées
score-columns = Colonnes
score-total = Total
score-empty = Il n’y a aucune tuile sur ce plateau.
score-largest-rectangle = { $seat ->
    [none] Personne n’a à lui seul le plus grand rectangle.
   *[other] { $seat } a le plus grand rectangle.
  }
score-longest-line = { $seat ->
    [none] Personne n’a à lui seul la plus longue ligne.
   *[other] { $seat } a la plus longue ligne.
  }
