"""Several servers: what one passes on to another, which one owns a table, and what happens when one is lost."""
