"""Bots of live matches plan their turns here, in processes of the pool."""
