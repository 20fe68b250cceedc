# La table de Kluster dans le navigateur.
# $seat : la lettre d’une place. $magnet : « la pierre 3 » ou « le spinner 3 ». Les longueurs sont en mm.

web-kluster-table = Table de Kluster
web-kluster-canvas = La table
web-kluster-seats = Places
web-kluster-you = toi
web-kluster-left = { $count ->
    [0] plus aucun
    [one] encore 1
   *[other] encore { $count }
  }
web-kluster-stone = la pierre { $number }
web-kluster-spinner = le spinner { $number }

## Que faire

web-kluster-preparing = La table se prépare…
web-kluster-choose = À toi : choisis un aimant.
web-kluster-carry = Porte-le à sa place, puis lâche.
web-kluster-dragging = Tu tiens la corde.
web-kluster-cord-keys = Gauche et droite longent la corde, haut et bas changent de corde, Entrée la saisit.
web-kluster-settling = Tout s’immobilise…
web-kluster-repair = Posé. Mais une corde n’en croise aucune autre : déplace les cordes pour qu’elles se croisent, puis finis ton tour.
web-kluster-choice = Il te reste plus d’aimants qu’à la place suivante. Poser un autre aimant ?
web-kluster-waiting = { $thinking ->
    [yes] { $who } réfléchit…
   *[no] C’est à { $who } de jouer.
  }
web-kluster-apart = { $count ->
    [one] La corde { $cords } n’en croise aucune autre.
   *[other] Les cordes { $cords } n’en croisent aucune autre.
  }
web-kluster-solo = Posés : { $placed } · fautes : { $faults } sur { $allowed }

## La réserve et la main

web-kluster-pool = { $count ->
    [one] { $count } aimant à poser
   *[other] { $count } aimants à poser
  }
web-kluster-take = Prendre { $magnet }
web-kluster-hand = L’aimant dans ta main
web-kluster-raise = Lever
web-kluster-lower = Baisser
web-kluster-turn-left = Tourner à gauche
web-kluster-turn-right = Tourner à droite
web-kluster-flip = Retourner
web-kluster-stand = Dresser
web-kluster-put-back = Remettre
web-kluster-let-go = Lâcher
web-kluster-done = Finir le tour
web-kluster-continue = En poser un autre
web-kluster-stop = S’arrêter là
web-kluster-end-solo = Finir la partie ici
web-kluster-danger = Attraction
web-kluster-danger-level = { $level ->
    [calm] Calme.
    [tug] Ça tire.
    [strong] Ça tire fort.
   *[snap] Ça va claquer !
  }

## Ce qui en est sorti

web-kluster-placed = { $seat } a posé { $magnet }.
web-kluster-taken = { $cause ->
    [hand] { $seat } récupère { $magnets }, qui { $count ->
        [one] a
       *[other] ont
      } sauté sur l’aimant en main (règle { $rule }).
    [outside] { $seat } récupère { $magnets } : hors de la zone (règle { $rule }).
   *[kluster] { $seat } récupère { $magnets } : ça s’est aimanté (règle { $rule }).
  }
web-kluster-fault = { $cause ->
    [time] Temps écoulé : faute { $faults } sur { $allowed } permises.
   *[taken] Faute { $faults } sur { $allowed } permises.
  }
web-kluster-offered = Il reste à { $seat } plus d’aimants qu’à la place suivante : { $seat } peut continuer.
web-kluster-resigned = { $seat } quitte la partie ; { $count ->
    [0] aucun aimant n’est mis de côté.
    [one] un aimant est mis de côté.
   *[other] { $count } aimants sont mis de côté.
  }
web-kluster-replay = Revoir au ralenti
web-kluster-slow = Ralenti
web-kluster-skip = Passer
web-kluster-ended = { $reason ->
    [total-victory] Tout est posé : victoire totale !
    [faults] Une faute de trop.
    [stopped] Arrêté : le résultat compte.
    [resigned] { $winners } gagne : les autres sont partis.
   *[other] { $count ->
        [0] Personne ne gagne.
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
      }
  }
web-kluster-result = { $name } : { $count ->
    [0] tout posé
    [one] encore 1
   *[other] encore { $count }
  }
web-kluster-best = Ton meilleur résultat de ce type jusqu’ici : { $placed ->
    [one] { $placed } posé
   *[other] { $placed } posés
  }, { $faults ->
    [one] { $faults } faute.
   *[other] { $faults } fautes.
  }
web-kluster-best-now = Ton meilleur résultat de ce type !
web-kluster-best-first = Ton premier résultat de ce type.
web-kluster-poles-now = Maintenant, tout le monde voit quel bout était le nord : rouge avec un anneau.
web-kluster-again = Rejouer
web-kluster-record = L’enregistrement de la partie

## Comment c’est montré et dit

web-kluster-look = Vue et aide
web-kluster-from-above = Voir de dessus
web-kluster-quality = Image
web-kluster-quality-auto = selon l’appareil
web-kluster-quality-high = haute
web-kluster-quality-medium = moyenne
web-kluster-quality-low = basse
web-kluster-quality-flat = à plat
web-kluster-spoken = Dire les positions
web-kluster-spoken-what = Pour les lecteurs d’écran : où est l’aimant, ce qu’il y a tout près et comment ça tire, chaque fois qu’il s’arrête.
web-kluster-aids = Aides pour s’entraîner
web-kluster-lines = Lignes du champ magnétique
web-kluster-danger-map = Carte du danger : où il serait risqué de lâcher
web-kluster-keys-title = Touches, souris et doigts
web-kluster-keys = Les chiffres prennent un aimant. Les flèches le déplacent, finement avec Maj, loin avec Ctrl ; Page haut et Page bas le lèvent et le baissent ; Q et E le tournent, F le retourne, S le dresse. Entrée le lâche, Échap le remet. C choisit une corde, V change la vue, R lit la table à voix haute.
web-kluster-pointers = Souris : l’aimant suit, un clic le lâche, la molette le lève, avec Maj elle le tourne ; le bouton droit déplace la vue. Doigts : glisse n’importe où pour déplacer l’aimant ; un deuxième doigt le tourne et le lève. La main vide, on peut tirer une corde, et ailleurs la vue.
web-kluster-pose = { $pose ->
    [standing] debout, face { $face } devant
    [lying] couché, bout { $face } devant
   *[flat] à plat, face { $face } dessus
  }
web-kluster-offset = { $x } { $side ->
    [left] à gauche
   *[right] à droite
  }, { $y } { $depth ->
    [near] vers toi
   *[away] vers le fond
  }
web-kluster-here = { $magnet }, { $how } : depuis le milieu, { $where } ; hauteur { $height }.
web-kluster-allowed = { $allowed ->
    [yes] Peut être lâché ici.
    [no] Ne peut pas être lâché ici.
   *[unknown] En route.
  }
web-kluster-neighbour = { $magnet } : à { $distance }, { $where }.
web-kluster-on-table = { $count ->
    [0] La table est vide.
    [one] Un aimant est sur la table.
   *[other] { $count } aimants sont sur la table.
  }
web-kluster-lies = { $magnet } : depuis le milieu, { $where }.

## Poser les cordes

web-laying = Cordes
web-laying-which = Quelle corde
web-laying-cord = Corde { $number }
web-laying-shape = Forme
web-laying-shape-name = { $shape ->
    [circle] Cercle
    [oval] Ovale
    [eight] Huit
   *[free] Main levée
  }
web-laying-turn = Tourner
web-laying-usual = Par défaut
web-laying-sheet = La table avec ses cordes
web-laying-move = Fais glisser la corde, ou déplace-la avec les flèches ; Q et E la tournent.
web-laying-draw = Trace une ligne fermée à la souris ou au doigt ; les flèches la déplacent. La corde garde sa longueur.
