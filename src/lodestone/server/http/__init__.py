"""The HTTP part: everything that is not a socket. docs/protocol.md lists it.

May import the hub and whatever is below it. `answers` is what all endpoints share, `routes` lists them.
"""
