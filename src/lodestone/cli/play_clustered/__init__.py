"""`lodestone play clustered`: a table in the terminal."""
