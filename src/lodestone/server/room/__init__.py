"""A room is a table with those who are connected to it: one path for every change, and whatever goes on by itself.

Turns, live matches, hints and allowances of one table are here; the hub, which has all rooms, is handed in. Imports the
table, live matches and connections.
"""
