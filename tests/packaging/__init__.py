"""Packages: what is built, shipped and installed."""
