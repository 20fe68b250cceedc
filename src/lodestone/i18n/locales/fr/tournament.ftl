# Tournois de bots, et programmes qui jouent.

## Aide

help-tournament = Fais jouer des bots les uns contre les autres et classe-les ; la même commande reprend après une interruption.
help-tournament-bots = Qui participe, séparés par des virgules ; tous les bots du jeu si personne n’est nommé. Qui est nommé deux fois participe deux fois.
help-tournament-bot = Un programme qui participe aussi ; peut être donné plusieurs fois. docs/bots-in-any-language.md dit ce qu’il doit savoir faire.
help-play-bot = Un programme qui prend la place suivante ; peut être donné plusieurs fois. Sans --seats (Kluster : --bots), tu as (Kluster : clumsy a) la première.
help-bot-seconds = Combien de temps un programme peut réfléchir à chaque réponse ; sinon 2 s à Clustered, 3 s à Kluster.
help-tournament-seats = Combien de joueurs à chaque table.
help-tournament-deals = Donnes pour chaque rencontre ; tous jouent chacune depuis chaque place.
help-tournament-swiss = Rondes d’un tournoi suisse, où les égaux se rencontrent ; sans cela chacun rencontre tous les autres.
help-tournament-seed = Tire les donnes et les bots ; le même nombre donne les mêmes parties.
help-tournament-out = Où vont les résultats et les rapports.
help-tournament-jobs = Parties en même temps ; sinon une par cœur.
help-tournament-dask = Jouer plutôt sur la grappe Dask de cet ordonnanceur.
help-bot = Fais prendre une place à un programme à une table en ligne pour y jouer une partie.
help-bot-program = Le programme avec ses options, entre guillemets.
help-bot-table = Le lien vers la table, ou un lien personnel vers une place.
help-bot-name = Ce que voient les autres à la table ; sinon le nom du programme.
usage-bots = BOTS
usage-program = PROGRAMME

## Erreurs

program-not-started = « { $command } » ne peut pas démarrer : { $detail }.
play-programs = Cette partie compte { $count ->
    [0] zéro programme à la table ; omets --bot
    [one] un programme à la table ; nomme-le avec --bot ({ $names })
   *[other] { $count } programmes à la table ; nomme-les avec --bot dans l’ordre des places ({ $names })
  }.
bot-link = « { $link } » n’est pas un lien vers une table ; il ressemble à https://server/t/Abcd1234.
bot-no-server = { $address } ne répond pas : { $detail }.
bot-refused = Le serveur dit : { $message }
tournament-too-few = { $entrants } ne suffisent pas pour { $seats } places ; nomme plus de bots, deux fois le même si tu veux.
tournament-swiss-alone = Pas de tournoi suisse pour qui joue seul ; omets --swiss.
tournament-log-busy = « { $name } » sert à un autre tournoi en cours ; choisis un autre dossier avec --out.
tournament-log-other = « { $name } » appartient à un tournoi avec d’autres participants, règles ou nombres ; choisis un autre dossier avec --out.
tournament-log-line = La ligne { $line } de « { $name } » n’est pas un résultat de ce tournoi ; répare le fichier ou choisis un autre dossier avec --out.
tournament-workers-lost = Les processus qui jouaient sont morts, peut-être par manque de mémoire ; ce qui a été joué est gardé, et la même commande reprend (essaie --jobs 1).
tournament-no-dask = --dask a besoin du paquet distributed : pip install "lodestone[cluster]".
tournament-no-cluster = L’ordonnanceur Dask { $address } ne répond pas : { $detail }.

## Ce qui est montré

program-slips = { $count ->
    [one] { $seat } a donné une réponse tardive ou inutilisable : { $file }
   *[other] { $seat } a donné { $count } réponses tardives ou inutilisables : { $file }
  }
bot-seated = Place { $seat } chez { $server }. En attente de la partie …
bot-over = La partie est finie. Gagnants : { $winners }
tournament-progress = { $done } parties sur { $total }
tournament-interrupted = Interrompu après { $games } parties ; elles sont gardées, et la même commande reprend.
tournament-written = Rapport : { $file }
tournament-title = Tournoi de { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
tournament-summary = { $games } parties, { $deals } donnes pour chaque rencontre, graine { $seed }.
tournament-bot = Bot
tournament-rating = Cote
tournament-games = Parties
tournament-share = Part
tournament-points = Points
tournament-slips = Ratés
tournament-crosstable = Ce que chaque bot (ligne) a pris à chaque autre (colonne) : part avec son intervalle à 95 %, et parties
tournament-course = Cote de partie en partie
tournament-note = Les cotes sont celles d’openskill, avec le double de leur incertitude ; 25 est la moyenne. Dans la part, l’égalité compte pour moitié. Points : à Clustered les totaux ; à Kluster les aimants restants, seul les aimants posés.
