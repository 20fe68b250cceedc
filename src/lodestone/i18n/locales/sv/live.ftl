# Kluster live på en server.

kluster-paused = Bordet har paus.
kluster-cut-short = Bordet fick börja om den här turen. Fråga en gång till.
