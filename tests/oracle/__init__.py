"""Slow, independent implementations with which the tests compare the program."""
