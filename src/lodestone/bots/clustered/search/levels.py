"""How hard each level thinks."""

from __future__ import annotations

from functools import cache

import msgspec


class Level(msgspec.Struct, frozen=True):
    """The measure of a searching bot."""

    candidates: int
    """Moves that are tried out at all, the most promising by a first appraisal.

    Not too many with others at the table: there 10 did better than 24, probably because
    one of many moves looks good by luck.
    """
    playouts: int
    """Playouts for one move, all candidates together."""
    halving: bool = True
    """Whether the worse half is dropped again and again, so that the better ones get more playouts each."""
    tremor: float = 1.0
    """By how many points seats misjudge a cell in playouts; random moves if negative."""
    slip: float = 0.0
    """By how many points it misjudges moves itself when it looks for candidates."""
    alone: Level | None = None
    """How it thinks in a game alone, if otherwise: points are less a matter of luck there than leads are."""
    nodes: int = 0
    """Positions that may be looked at to play the last tiles exactly; 0 never tries."""
    faith: float = 0.0
    """As many playouts of each move what it thought before counts for."""
    looks: int = 16_000_000
    """Open cells looked at in all playouts of one move, after which it decides with what it has seen.

    What a playout costs goes by that: at a table of eight it is thirty times as long as alone. A core looks at ten
    million a second, give or take.
    """


LEVELS = {
    "montecarlo": Level(candidates=8, playouts=160, halving=False, tremor=-1.0),
    "casual": Level(candidates=5, playouts=15, halving=False, tremor=4.0, slip=10.0),
    "club": Level(candidates=10, playouts=120, tremor=1.5, nodes=5_000),
    "neural": Level(candidates=5, playouts=70, tremor=1.5, nodes=5_000, faith=20.0, looks=600_000),
    "expert": Level(
        candidates=8,
        playouts=400,
        tremor=1.5,
        nodes=60_000,
        faith=100.0,
        looks=4_000_000,
        alone=Level(candidates=24, playouts=1_200, tremor=1.5, nodes=60_000, faith=30.0),
    ),
}
"""Every searching bot by name, the weakest first; the last two ask the network which moves are promising.

`neural` takes no longer than `club`, and plays the last tiles as exactly. `expert` weighs what the network thinks as
`neural` does against playouts, of which it makes six times as many: it differs by less luck.
"""


@cache
def warmup() -> None:
    """Compile every kernel, or load it, so that thinking time is spent on thinking."""
    from lodestone.bots.clustered.search.bot import SearchBot
    from lodestone.clustered import new_game
    from lodestone.match.clustered import view_for

    position = new_game(seats=1)
    while not position.over:
        move = position.legal_moves[0]
        if position.stack_sizes()[0] == 0 or len(position.board) == 1:
            move = SearchBot(Level(candidates=2, playouts=2, nodes=100)).choose(view_for(position, 0))
        position, _ = position.play(move)
