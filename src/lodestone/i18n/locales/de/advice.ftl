advice-points = { $points ->
    [one] Das bringt sofort einen Punkt.
   *[other] Das bringt sofort { $points } Punkte.
  }
advice-denied = { $points ->
    [one] Das nimmt { $seat } ein Feld weg, das einen Punkt brächte.
   *[other] Das nimmt { $seat } ein Feld weg, das { $points } Punkte brächte.
  }
advice-next = { $points ->
    [one] Im nächsten Zug kannst du auf { $cell } einen Punkt machen.
   *[other] Im nächsten Zug kannst du auf { $cell } { $points } Punkte machen.
  }
advice-wild = Deine Wildcard bleibt für später.
advice-discard = { $count ->
    [0] Du vermisst sie kaum: Sie passt gerade nirgends.
    [one] Du vermisst sie kaum: Sie passt gerade an eine Stelle.
   *[other] Du vermisst sie kaum: Sie passt gerade an { $count } Stellen.
  }
advice-beside = { $count ->
    [0] Das öffnet einen neuen Platz zum Bauen.
    [one] Sie liegt neben einer deiner Karten, dort kann mehr wachsen.
   *[other] Sie liegt neben { $count } deiner Karten, dort kann mehr wachsen.
  }
advice-certain = Nichts ist mehr verdeckt: Das ist sicher.
advice-risk = { $risk ->
    [0] Dort schadet selbst eine zitternde Hand nicht.
   *[other] Mit zitternder Hand gehen dort { $risk } % aller Versuche schief.
  }
advice-slack = Deine Hand darf um { $mm } mm danebenliegen.
advice-hold = Was die Magnete festhält, ist höchstens zu { $used } % ausgeschöpft.
advice-pair = { $one } und { $other } ziehen einander am stärksten an.
advice-not-now = Gerade gibt es nichts zu raten: Du musst am Zug sein und einen Magneten zu legen haben.
advice-also = Auch gut: { $moves }.

table-no-hints = An diesem Tisch gibt es keine Tipps.
table-hints-ask = Für Tipps müssen alle am Tisch einverstanden sein.
table-hints-often = Ein Tipp nach dem anderen: Warte einen Moment.
table-hint-late = Das Spiel ist inzwischen weitergegangen.
server-hints-busy = Gerade wird über zu viele Tipps nachgedacht. Versuche es gleich noch einmal.
play-hint-agree = Sind alle mit Tipps in diesem Spiel einverstanden? (y/n)
web-hint = Tipp
web-hint-ask = Um Tipps bitten
web-hint-thinking = Der Tipp wird überlegt …
web-hint-tile = Versuche { $tile } auf { $x }, { $y }.
web-hint-discard = Lege { $tile } ab.
web-hint-place = { $magnet } gehört an die helle Stelle.
web-hint-flip = Drehe ihn vorher um.
web-hint-stop = Kein Platz sieht sicher genug aus, um weiterzumachen.
web-proposal-hints = { $name } möchte in diesem Spiel Tipps erlauben.
web-option-hints = Tipps
web-option-hints-agreed = Allein, oder wenn alle zustimmen
web-option-hints-on = Für alle
web-option-hints-off = Nie

review-verdict = { $verdict ->
    [only] einziger Zug
    [best] bester Zug
    [good] gut
    [slip] Ungenauigkeit
   *[blunder] Patzer
  }
review-better = Besser: { $move } (+{ $points }).
review-risk = Risiko { $risk } %, am besten gefundenen Platz { $best } %.
review-place = { $x }, { $y } mm · { $risk } %
review-klustered = Geklustert: { $magnets }.
review-seat = { $seat }: Ungenauigkeiten { $slips }, Patzer { $blunders }, verschenkt { $given }
review-partial = Der Rest wurde nicht beurteilt: Ab Zug { $number } geht es mit der Physik dieses Programms anders aus.
review-progress = Beurteilt: { $done } von { $of }
help-review = Jeden Zug eines gespeicherten Spiels beurteilen: was am besten war und was es gekostet hat.
help-review-turn = Nur diesen Zug beurteilen.
server-no-review = Diese Aufzeichnung kann nicht beurteilt werden.
server-no-review-yet = Gerade werden zu viele Aufzeichnungen beurteilt. Versuche es gleich noch einmal.
web-review = Beurteilen
web-review-graph = Was jeder Zug verschenkt hat
web-review-alternatives = Besser oder gleich gut
web-review-done = Die Beurteilung ist fertig.
