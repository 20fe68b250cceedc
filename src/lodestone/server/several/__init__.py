"""Several servers behind one port of this computer (`lodestone serve --workers N`), on one PostgreSQL.

The parent binds the port and starts, restarts and ends the servers; it serves nobody itself. Each server takes in
whoever comes to the shared port, and has a port of its own, on loopback, at which the others find it. To each other
they are servers like any on other computers. Imports `running`; nothing imports it but the command.
"""
