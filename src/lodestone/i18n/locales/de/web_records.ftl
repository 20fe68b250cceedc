# Beendete Spiele im Browser.

web-records-open = Eine Datei öffnen
web-records-open-what = Eine Aufzeichnung, die hier heruntergeladen oder vom Terminal oder vom Schiedsrichter geschrieben wurde. Wähle sie aus, oder lass sie hier fallen.
web-records-unreadable = „{ $name }“ lässt sich nicht öffnen: { $problem }
web-records-none = Noch keine beendeten Spiele deiner Tische.
web-records-line = { $when } · { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }
web-record-clustered = Ein Spiel Clustered
web-record-kluster = Ein Spiel Kluster
web-record-deal = Der Anfang: Alle haben gezogen, noch liegt nichts.
web-record-set = Der Tisch ist gedeckt, noch liegt nichts.
web-record-nothing = { $seat } hat nichts gelegt.
web-record-filming = Dieser Zug wird nachgespielt, um seine Bewegung zu zeigen …
web-record-camera = Ziehen bewegt den Blick um den Tisch; das Rad oder zwei Finger holen ihn näher.
web-record-at = Zug { $turn }, { $seconds } s
web-record-graph = Punkte jedes Platzes, Zug für Zug
web-record-first = Zum Anfang
web-record-back = Einen Zug zurück
web-record-play = Abspielen
web-record-stop = Anhalten
web-record-on = Einen Zug weiter
web-record-last = Zum Ende
web-record-turn = Zug
web-record-speed = Tempo
web-record-link = Link zu diesem Zug
web-record-download = Herunterladen
