# The commands that start the server.

help-table-port = The port to use; a free one if this is not said.
help-table-lan = Let others in the same network in: shows a link and a code that phones can read.
help-table-no-browser = Do not open the browser.
help-table-data = The folder to keep tables in.
help-serve = Host tables for others: people open a link in their browser and sit down.
help-serve-host = The address to listen on; 0.0.0.0 for all of this computer.
help-serve-port = The port to listen on.
help-serve-database = Where tables are kept: a file, or a URL as postgresql://user@host/name.
help-serve-public-url = The address that others reach this server at, if a proxy stands before it.
help-serve-admin = A file with the administrator's token; without it, LODESTONE_ADMIN_TOKEN in the environment.
help-serve-trust-proxy = Believe the proxy's X-Forwarded headers. Only if nobody can get past the proxy.
help-serve-archive = Days after which a table that nobody touches is archived.
help-serve-keep = Days after which an archived table is removed; never, if this is not said.
help-serve-tables-per-hour = How many tables one address may make in an hour.
help-serve-requests = How many requests one address may make in a minute.
help-serve-connections = How many people may be connected to one table.
help-serve-messages = How many messages one connection may send in a second.
help-serve-bot-pace = Seconds a bot takes at least for a move.
serve-ready = Tables are open at { $url }
serve-here = The table is set: { $url }
serve-lan = Others in this network come to: { $url }
serve-stop = Stop it with Ctrl-C.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $cause }
serve-short-token = The administrator's token is too short: it needs at least { $shortest } characters.
serve-public-url = “{ $url }” is no address of a server. Write it as https://tables.example.org
