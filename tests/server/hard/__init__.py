"""The table server under hard conditions: killed, cut off, lied to, overrun. Real processes, sockets and databases."""
