"""A bot that has learned: `docs/research/neural.md` tells how. Needs numba: imported when asked for."""

from lodestone.bots.clustered.neural.bot import NeuralBot, warmup

__all__ = ["NeuralBot", "warmup"]
