"""The sockets of tables and of the lobby: who is let in, what they ask, in which order it is answered.

Imports the hub and what is below it; what goes over a socket is in `protocol`, its bytes in `wire`.
"""
