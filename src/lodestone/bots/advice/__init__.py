"""What would you play, and why? Advice for a seat, and reviews of finished games.

Judges by what a seat may know: views, and what its fingers have felt; never a position. The results are plain values,
of `match.clustered.advice` and `match.kluster.advice`; whatever finds them loads numba, so it is imported only when
somebody asks.
"""
