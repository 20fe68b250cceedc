"""Daily tables: every day, by UTC, one deal of each game for everybody, and one try each (docs/decisions/0017).

Nobody is told more of a deal than they have played until the day is over and tries that began in it have had time to
end. What servers share stands in the database (`storage.dailies`). Imports `table`; the hub is handed in.
"""
