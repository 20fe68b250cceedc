"""Bots in any language: a program of its own on a seat, over JSON lines. docs/bots-in-any-language.md is its manual.

`clustered` and `kluster` have the bots; only the latter loads physics.
"""

from lodestone.bots.programs.conduct import Forfeit, ProgramSeat, Slip

__all__ = ["Forfeit", "ProgramSeat", "Slip"]
