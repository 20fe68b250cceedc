"""Guests cannot hurt each other: what one of them may ask for, and how everybody else fares."""
