# La table du navigateur : ce que tous les écrans partagent, les réglages, à propos.

web-skip = Aller au contenu
web-loading = Un instant…
web-load-failed = Impossible de charger cet écran.
web-reload = Réessayer
web-nothing-here = Il n’y a rien à cette adresse.
web-to-lobby = À l’accueil
web-close = Fermer
web-nav = Principal
web-nav-records = Parties
web-nav-referee = Arbitrer Kluster
web-nav-score = Compter les points
web-nav-about = À propos

## Réglages

web-settings = Réglages
web-language = Langue
web-language-system = Comme le navigateur
web-theme = Clair ou sombre
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-system = Comme l’appareil
web-motion-full = Toutes
web-motion-reduced = Réduites
web-sound = Sons
web-settings-kept = Gardés dans ce navigateur, envoyés nulle part.

## À propos

web-about-title = À propos de Lodestone
web-about-what = Lodestone est une table numérique ouverte pour deux familles de jeux de société : Kluster, avec des aimants et une corde, et Clustered, avec des tuiles.
web-about-unofficial = Non officiel, sans lien avec les éditeurs.
web-about-boxes = Les mots, les images et les sons d’ici sont les nôtres. Si les jeux te plaisent, achète les boîtes : elles sont très belles.
web-about-safety-title = Avec de vrais aimants
web-about-privacy-title = Tes données
web-about-privacy = Pas de compte, pas de pistage, rien n’est chargé d’ailleurs. Tes réglages et tes places sont gardés dans ce navigateur ; les parties le sont par le serveur où tu es.
web-about-made-title = Fait avec
web-about-made = Svelte, Fluent et Vite dans le navigateur ; Python, Starlette, NumPy et Numba sur le serveur. Logiciel libre sous licence MIT.

## Quand quelque chose ne va pas

web-server-unreachable = Impossible de joindre le serveur. Tourne-t-il encore ?
web-server-refused = Le serveur n’a pas pu répondre ({ $status }).
web-line-lost = La connexion est perdue. Elle revient toute seule…
web-line-ended = La connexion à cette table est terminée.
web-line-closed = Cette table a été fermée.
