"""What `neural` has learned from: positions of games on `BatchClustered`, and what playouts say of their placements.

`examples/train_neural.py` fits a network to them, `docs/research/neural.md` has the figures.
"""
