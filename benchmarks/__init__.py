"""Speed, measured beside other engines in the same run and reported as ratios, because machines are noisy.

`make bench` runs everything; `python -m benchmarks clustered` one part.
benchmarks/README.md has the figures, docs/lab describes how they were obtained.
"""
