# Apprendre un jeu en jouant, pas à pas, à une vraie table.
# $game : le nom d’un jeu.

web-learn = Apprendre à jouer
web-learn-what = En jouant, à une table rien qu’à toi. Cinq minutes par jeu ; arrête quand tu veux et reprends plus tard.
web-learn-clustered = Pose des tuiles, vois pourquoi l’une ne va pas, fais une ligne et un rectangle, gêne quelqu’un et gagne d’un point.
web-learn-kluster = Pose une pierre, sens comme une autre l’attire, laisse-en deux se coller exprès, déplace la corde et gagne.
web-learn-how-far = { $state ->
    [done] Encore une fois
    [begun] Reprendre à l’étape { $step } sur { $steps }
   *[new] Commencer
  }
web-learn-first = Tu découvres { $game } ? Apprends en cinq minutes.
web-learn-title = Leçon de { $game }
web-learn-step = { $step } sur { $steps }
web-learn-back = Retour
web-learn-skip = Passer
web-learn-next = Continuer
web-learn-anew = Recommencer ce passage
web-learn-done-already = Tu l’as déjà fait.
web-learn-finished = Pour une première partie de { $game }, tu en sais assez. Amuse-toi bien !
web-learn-other = Apprendre { $game }
# Derrière les mots d’une case, pour les lecteurs d’écran
web-learn-cell = { $cell } La leçon désigne cette case.

## Clustered

web-learn-lay = Prends une tuile de ta main : les cases où elle va brillent. Pose-la sur la case entourée, si cette case brille, puis valide.
web-learn-lay-keys = Au clavier : un chiffre prend une tuile, les flèches et N parcourent la table, Entrée pose la tuile.
web-learn-lay-done = Elle partage au moins deux caractéristiques (forme, remplissage, nombre) avec chaque voisine. À côté de la tuile de départ, au milieu, tout va.
web-learn-refused = Maintenant, trompe-toi exprès : prends une tuile et touche une case juste à côté d’une autre tuile, là où rien ne brille.
web-learn-refused-done = La raison s’affiche en dessous, la voisine qui gêne est entourée, et le lien mène à la règle.
web-learn-line = Trois de tes tuiles ou plus à la suite, en rangée ou en colonne, font une ligne : un point par tuile. Complète celle de la case entourée.
web-learn-line-done = Ta première ligne : trois points. Plus elle est longue, plus elle vaut, et une tuile peut compter en rangée et en colonne.
web-learn-rectangle = Ton plus grand rectangle sans trou, d’au moins deux sur deux, rapporte aussi un point par tuile. Remplis le coin entouré.
web-learn-rectangle-done = Quatre points de plus. Seul le plus grand rectangle compte, alors fais-le grandir.
web-learn-block = Une autre table, presque à la fin ; tu as deux points de retard. L’adversaire va fermer une rangée de quatre sur la case entourée : poses-y ta tuile avant.
web-learn-block-done = Bloqué ! Ta tuile coupe la rangée, et une moitié de deux tuiles ne vaut rien.
web-learn-last = Ta dernière tuile. Fais une ligne de trois sur la case entourée.
web-learn-last-done = Toutes les tuiles sont posées : la partie est finie.
web-learn-count = La table recompte tout : ton plus grand rectangle, tes rangées, tes colonnes. Qui a le plus de points gagne. Bien joué !

## Kluster

web-learn-take = Ces pierres sont des aimants puissants, et tu veux te débarrasser de toutes. Prends-en une : touche-la, ou appuie sur 1.
web-learn-take-done = Elle est dans ta main et suit ton doigt, la souris ou les flèches.
web-learn-place = Porte-la à l’intérieur de la corde et lâche-la avec le bouton ou Entrée. Elle doit y être tout entière.
web-learn-place-done = La voilà posée. Un tour, une pierre.
web-learn-feel = Prends-en une autre et approche-la lentement de celle qui est posée, jusqu’à ce que ça tire : regarde la jauge, écoute le bourdonnement. Si elle est repoussée, retourne-la avec le bouton ou F.
web-learn-feel-done = C’est l’attraction. D’habitude, tu chercherais maintenant un coin plus calme…
web-learn-snap = … mais fais le contraire : approche encore et lâche, pour que les deux se collent.
web-learn-snap-done = Clac ! Des pierres qui se touchent forment un kluster.
web-learn-why = Ce qui s’est aimanté revient dans ta réserve, et ce qui sort de la corde aussi. Ton tour est fini. En solo, tu y as droit deux fois ; à plusieurs, cela donne aux autres un tour d’avance.
web-learn-again = Pose de nouveau une pierre, bien à l’intérieur de la corde.
web-learn-cord = Au lieu de fuir le danger, tu peux faire de la place : saisis la corde et tire-la, à la souris, au doigt, ou avec C, Entrée et les flèches. Elle entraîne les pierres qu’elle touche.
web-learn-cord-done = On peut déplacer la corde à chaque tour, tant que rien ne se colle.
web-learn-win = Maintenant, pose les autres pierres loin les unes des autres. Le premier qui n’en a plus gagne.
web-learn-win-done = Plus une seule pierre : tu as gagné !
