"""Speed, measured beside other engines in the same run and reported as ratios, because machines are noisy.

`make bench` runs everything; `python -m benchmarks clustered` one part.
benchmarks/README.md keeps the figures, docs/lab tells how they came about.
"""
