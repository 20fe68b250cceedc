"""Golden files: whole games as text (`playthroughs`) and numbers of possible games (`counts`).

They pin what the engine does, move by move, in a form that people can read in a review. `make playthroughs` regenerates
them; the tests compare them with the engine's present output.
"""

from pathlib import Path

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
COUNTS = Path(__file__).parent / "counts"
