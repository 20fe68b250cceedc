"""`lodestone bot`: a program takes a seat at an online table, as a client of the public protocol (docs/protocol.md)."""
