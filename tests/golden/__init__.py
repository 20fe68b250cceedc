"""Golden files: whole games as text (`playthroughs`) and numbers of possible games (`counts`).

They pin what the engine does, move by move, in a form people can read in a review. `make playthroughs` writes them
anew; the tests compare them with what the engine says now.
"""

from pathlib import Path

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
COUNTS = Path(__file__).parent / "counts"
