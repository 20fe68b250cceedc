"""Kluster as environments: a table to act on, one magnet or one frame at a time."""
