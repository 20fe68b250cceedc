"""Lodestone: an open table for Kluster and Clustered. Unofficial, not affiliated with the games' publishers.

`help()` of each public package says what it offers:

- `lodestone.clustered`: tiles, positions, moves, scores. Pure rules; the place to start.
- `lodestone.kluster`: boxes, turn facts, positions. Pure rules that are told what happened.
- `lodestone.physics`: magnets and cords on a table.
- `lodestone.match`: one match from first to last move, records, scenes.
- `lodestone.bots`: players that are programs.
- `lodestone.envs`: environments for research.

Their names are stable; whatever else is in here may change without notice. Nothing is imported here, so that importing
one game never pays for the other.
"""

from lodestone._version import __version__

__all__ = ["__version__"]
