"""Guests who cannot hurt each other: what one of them may ask for, and what becomes of everybody else."""
