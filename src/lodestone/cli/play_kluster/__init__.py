"""`lodestone play kluster`: watch bots at a table of Kluster in the terminal."""
