"""Tables without input or output: a table is what its log makes of it (docs/decisions/0011).

`decide` turns a message into entries or refuses it, `Table.apply` makes them happen, `views` says what each person may
see of the result. Time, presence and chance come in as values or through `secrets`; nothing here waits or writes.
Imports messages and games, of which it knows the seam alone (`match.game`).
"""
