"""The HTTP part: everything that is not the socket of a table. docs/protocol.md lists it."""
