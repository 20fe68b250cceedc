"""Several servers on one database: which of them has a table, and which are alive (docs/decisions/0014).

A table has one owner at a time and an epoch that counts its owners; the log refuses whatever an earlier owner writes
(`storage.appending`). That alone keeps everything: whatever else is here decides how soon a table goes on, not whether
something is lost. On SQLite there is one server, `LoneServer`, and every table is its own. Knows tables by their ids
only: imports messages, the wire and `storage`, no rooms.
"""

from lodestone.server.cluster.face import FIRST_EPOCH, Cluster, Elsewhere, LoneServer, Server

__all__ = ["FIRST_EPOCH", "Cluster", "Elsewhere", "LoneServer", "Server"]
