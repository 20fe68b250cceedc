# Das Ereignisprotokoll und seine Datenbank.
# $place: die Datei, oder die Adresse ohne Passwort. $cause: was die Datenbank oder das System sagt, in eigenen Worten.

storage-address = Bei „{ $place }“ gibt es keinen Speicher: Nenne eine Datei, sqlite:///path oder postgresql://user@host/database.
storage-needs-postgres = Für PostgreSQL braucht es noch ein Teil: pip install "lodestone[postgres]".
storage-not-a-database = „{ $place }“ ist keine Datenbank oder beschädigt. Nimm eine andere Datei oder stelle sie aus einer Sicherung wieder her.
storage-foreign = „{ $place }“ gehört einem anderen Programm. Nimm eine andere Datei oder eine leere Datenbank.
storage-newer = „{ $place }“ wurde von einem neueren Lodestone geschrieben. Installiere diese Version oder eine neuere, oder nimm eine ältere Sicherung.
storage-not-writable = „{ $place }“ lässt sich nicht schreiben: { $cause }. Prüfe, wem es gehört, oder nimm einen anderen Ort.
storage-unreachable = Der Speicher bei „{ $place }“ ist nicht zu erreichen: { $cause }. Prüfe die Adresse und ob die Datenbank läuft.

storage-unavailable = Der Speicher antwortet gerade nicht ({ $cause }). Nichts wurde geändert; versuche es noch einmal.
storage-full = Der Speicher ist voll ({ $cause }). Nichts wurde geändert; versuche es noch einmal, wenn Platz ist.
storage-uncertain = Die Verbindung zum Speicher brach mittendrin ab ({ $cause }). Lies noch einmal, um zu sehen, ob es gespeichert wurde.
storage-conflict = Tisch { $table } ist weiter: Version { $version } sollte geschrieben werden, aber die neueste ist { $head }.
storage-unknown-table = Tisch { $table } gibt es nicht.
storage-table-exists = Tisch { $table } gibt es schon.
