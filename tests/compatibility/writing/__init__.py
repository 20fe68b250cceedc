"""Writes the fixtures of the release at hand, by really running it: `python -m tests.compatibility`."""
