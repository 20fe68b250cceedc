# The commands that start the server.

help-serve = Host tables for others: people open a link in their browser and sit down.
help-serve-host = The address to listen on; 0.0.0.0 for all of this computer.
help-serve-port = The port to listen on.
help-serve-database = Where tables are kept: a file, or a URL as postgresql://user@host/name.
help-serve-bot-pace = Seconds a bot takes at least for a move.
serve-ready = Tables are open at { $url }
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $cause }
