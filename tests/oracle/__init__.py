"""Slow second opinions the tests compare the product with."""
