"""Several servers: what one passes on to another, who has a table, and what happens when one of them is lost."""
