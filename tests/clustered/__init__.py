"""The rules engine of Clustered: every rule by its number, the worked examples, whole games, values, records."""
