# Turniere von Bots, und Programme, die spielen.

## Hilfe

help-tournament = Bots gegeneinander spielen lassen und einstufen; derselbe Befehl macht nach einer Unterbrechung weiter.
help-tournament-bots = Wer mitspielt, durch Kommas getrennt; ohne Angabe alle Bots des Spiels. Wer zweimal genannt ist, spielt zweimal mit.
help-tournament-bot = Ein Programm, das auch mitspielt; mehrmals möglich. docs/bots-in-any-language.md sagt, was es können muss.
help-play-bot = Ein Programm, das den nächsten Platz bekommt; mehrmals möglich. Ohne --seats (Kluster: --bots) hast du (Kluster: clumsy) den ersten.
help-bot-seconds = Wie lange ein Programm für jede Antwort denken darf; sonst 2 s bei Clustered, 3 s bei Kluster.
help-tournament-seats = Wie viele an jedem Tisch sitzen.
help-tournament-deals = Wie oft für jede Begegnung gegeben wird; jeder spielt jedes Blatt von jedem Platz.
help-tournament-swiss = Runden eines Turniers nach Schweizer System, in dem sich Gleichstarke treffen; ohne das spielt jeder gegen jeden.
help-tournament-seed = Lost Blätter und Bots aus; dieselbe Zahl ergibt dieselben Spiele.
help-tournament-out = Wohin Ergebnisse und Berichte kommen.
help-tournament-jobs = Spiele zur selben Zeit; sonst eines je Prozessorkern.
help-tournament-dask = Stattdessen auf dem Dask-Cluster dieses Schedulers spielen.
help-bot = Ein Programm an einem Online-Tisch Platz nehmen und dort ein Spiel spielen lassen.
help-bot-program = Das Programm mit seinen Optionen, in Anführungszeichen.
help-bot-table = Der Link zum Tisch oder ein persönlicher Link zu einem Platz.
help-bot-name = Was die anderen am Tisch sehen; sonst der Name des Programms.
usage-bots = BOTS
usage-program = PROGRAMM

## Fehler

program-not-started = „{ $command }“ lässt sich nicht starten: { $detail }.
play-programs = In diesem Spiel { $count ->
    [0] sitzen keine Programme am Tisch; lass --bot weg
    [one] sitzt ein Programm am Tisch; nenne es mit --bot ({ $names })
   *[other] sitzen { $count } Programme am Tisch; nenne sie mit --bot in der Reihenfolge der Plätze ({ $names })
  }.
bot-link = „{ $link }“ ist kein Link zu einem Tisch; er sieht aus wie https://server/t/Abcd1234.
bot-no-server = { $address } antwortet nicht: { $detail }.
bot-refused = Der Server sagt: { $message }
tournament-too-few = { $entrants } reichen nicht für { $seats } Plätze; nenne mehr Bots, gern denselben zweimal.
tournament-swiss-alone = Für Spiele allein gibt es kein Schweizer System; lass --swiss weg.
tournament-log-busy = „{ $name }“ wird gerade von einem anderen Turnier benutzt; wähle mit --out einen anderen Ordner.
tournament-log-other = „{ $name }“ gehört zu einem Turnier mit anderen Teilnehmern, Regeln oder Zahlen; wähle mit --out einen anderen Ordner.
tournament-log-line = Zeile { $line } von „{ $name }“ ist kein Ergebnis dieses Turniers; berichtige die Datei oder wähle mit --out einen anderen Ordner.
tournament-workers-lost = Die Prozesse, die gespielt haben, sind gestorben, vielleicht aus Mangel an Speicher; das Gespielte bleibt erhalten, und derselbe Befehl macht weiter (versuche --jobs 1).
tournament-no-dask = --dask braucht das Paket distributed: pip install "lodestone[cluster]".
tournament-no-cluster = Der Dask-Scheduler { $address } antwortet nicht: { $detail }.

## Was gezeigt wird

program-slips = { $count ->
    [one] { $seat } gab eine Antwort zu spät oder unbrauchbar: { $file }
   *[other] { $seat } gab { $count } Antworten zu spät oder unbrauchbar: { $file }
  }
bot-seated = Platz { $seat } bei { $server }. Das Spiel beginnt bald …
bot-over = Das Spiel ist aus. Gewonnen: { $winners }
tournament-progress = { $done } von { $total } Spielen
tournament-interrupted = Unterbrochen nach { $games } Spielen; sie bleiben erhalten, und derselbe Befehl macht weiter.
tournament-written = Bericht: { $file }
tournament-title = Turnier in { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  }
tournament-summary = { $games } Spiele, { $deals }-mal gegeben für jede Begegnung, Startzahl { $seed }.
tournament-bot = Bot
tournament-rating = Wertung
tournament-games = Spiele
tournament-share = Anteil
tournament-points = Punkte
tournament-slips = Patzer
tournament-crosstable = Was jeder Bot (Zeile) jedem anderen (Spalte) abnahm: Anteil mit seinem 95-%-Intervall, und Spiele
tournament-course = Wertung von Spiel zu Spiel
tournament-note = Wertungen nach openskill, mit ihrer doppelten Unsicherheit; 25 ist der Durchschnitt. Beim Anteil zählt Gleichstand halb. Punkte: bei Clustered die Summen; bei Kluster die übrigen Magnete, allein die gelegten.
