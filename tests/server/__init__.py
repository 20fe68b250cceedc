"""The table server, on real sockets and a real database."""
