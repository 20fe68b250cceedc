"""Tests stand where the program stands: those of `src/lodestone/match/scene` are in `tests/match/scene`.

A package is tested in a folder of its name, or in a file of its name beside its neighbours (`cli/test_online.py`); the
few exceptions are listed in `tests/test_rooms.py`. To find the tests of a module, look for a file of its name, then at
the first lines of the files in the folder. Besides the program's own packages there are

- for the server as a whole, in `server/`: `hard` (killed, cut off, lied to), `neighbours` (guests who ask for all they
  can; as in `entrance`, processes are started from scratch, since they are counted) and `cluster` (several servers on
  one database). Each starts servers of its own, because what it does to them would disturb other tests;
- for everything: `compatibility` (what releases wrote: `fixtures`), `docs`, `packaging`, `web` (in a browser);
- what tests compare with: `golden`, `oracle`, `vectors` (shared with `web/tests`), and `mutants`, which test the tests.

Helpers shared by several folders are in files at the top, or in the folder they are about: a server in
`server/process.py`, its client in `server/client.py`, a table of magnets in `match/kluster/live/tables.py`.
"""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The root of the repository."""
