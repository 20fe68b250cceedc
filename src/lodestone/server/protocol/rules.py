"""The rulebook as the browser gets it: blocks of words, and diagrams as data."""

from __future__ import annotations

from lodestone.match.wire import Told
from lodestone.server.protocol.common import GameName


class RuleSpan(Told, frozen=True):
    """Some words in one style."""

    text: str
    style: str
    """plain · strong · rule (a number that leads to its rule)"""


class RuleBlock(Told, frozen=True):
    """One block of a rulebook."""

    kind: str
    """heading · paragraph · note · diagram; notes and diagrams belong to the paragraph before them"""
    spans: tuple[RuleSpan, ...]
    rules: tuple[str, ...]
    """The rules it tells; the first block that tells a rule is its anchor."""
    languages: tuple[str, ...]
    """A note: the languages whose leaflets it is about."""
    diagram: str | None
    """A diagram: its name in `tiles` or `magnets`."""


class RuleTile(Told, frozen=True):
    """A tile in a diagram."""

    x: int
    y: int
    tile: str
    """As the notation writes it; empty when its face does not matter."""
    owner: int | None
    mark: str
    """fits · misfits · empty for one that lies there already"""


class RuleGroup(Told, frozen=True):
    """A line by its ends or a rectangle by two corners."""

    seat: int
    kind: str
    """line · rectangle"""
    first: tuple[int, int]
    last: tuple[int, int]


class RuleTiles(Told, frozen=True):
    """A diagram of Clustered."""

    name: str
    columns: int
    rows: int
    tiles: tuple[RuleTile, ...]
    groups: tuple[RuleGroup, ...]


class RuleCord(Told, frozen=True):
    """A loop of cord, in mm."""

    at: tuple[float, float]
    radii: tuple[float, float]


class RuleMagnet(Told, frozen=True):
    """A magnet seen from above, in mm and degrees; y grows away from the reader."""

    at: tuple[float, float]
    size: tuple[float, float]
    yaw: float
    state: str
    """lying · placed · refused · taken"""


class RuleMagnets(Told, frozen=True):
    """A diagram of Kluster."""

    name: str
    cords: tuple[RuleCord, ...]
    magnets: tuple[RuleMagnet, ...]


class Rulebook(Told, frozen=True):
    """`GET /api/rules/{game}?lang=`"""

    game: GameName
    language: str
    """The language it is in: English, if the one asked for has no book."""
    title: str
    blocks: tuple[RuleBlock, ...]
    tiles: tuple[RuleTiles, ...]
    magnets: tuple[RuleMagnets, ...]
