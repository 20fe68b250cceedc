"""One match of either game from first to last move, without input or output: history, views, records.

May import the games and `core`; knows no sockets, files, terminals or bots.
"""
