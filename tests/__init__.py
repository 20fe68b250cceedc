"""Tests stand where the program stands: those of `src/lodestone/match/scene` are in `tests/match/scene`.

What a package does is asked in its folder here, or in a file of its name beside its neighbours (`cli/test_online.py`);
the few that are asked elsewhere are listed in `tests/test_rooms.py`. Who changes a module looks for a file of its name,
then for what the files of the folder say in their first line. Beside the rooms of the program there are

- for the server as a whole, in `server/`: `hard` (killed, cut off, lied to), `neighbours` (guests who ask for all they
  can; as in `entrance`, processes are started from scratch, since they are counted) and `cluster` (several servers on
  one database). Each starts servers of its own, for what it does to them would be seen in the tests of others;
- for everything: `compatibility` (what releases wrote: `fixtures`), `docs`, `packaging`, `web` (in a browser);
- what tests compare with: `golden`, `oracle`, `vectors` (shared with `web/tests`), and `mutants`, which test the tests.

What several rooms use stands in files at the top, or in the room that it is about: a server in `server/process.py`, who
speaks with it in `server/client.py`, a table of magnets in `match/kluster/live/tables.py`.
"""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""Of the repository."""
