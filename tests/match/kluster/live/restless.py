"""A restless table: seats pull at cords, take magnets and put them back, resign, and run out of time, at random."""

from __future__ import annotations

from lodestone.core import Chance, LodestoneError
from lodestone.match.kluster.live import (
    AnyIntent,
    Continue,
    Done,
    Drag,
    Grab,
    Hover,
    KlusterMatch,
    LetGo,
    PutBack,
    Release,
    Resign,
    Stage,
    Stop,
    Take,
)

PATIENCE = 60
"""How many things are done in one turn before its time is up."""


def play_restless_turn(match: KlusterMatch, chance: Chance) -> int:
    """Play a turn with random actions; returns how many were refused."""
    turn, number, refused = match.turn, len(match.turns), 0
    assert turn is not None
    for _ in range(PATIENCE):
        if len(match.turns) != number:
            return refused
        try:
            if chance.below(400) == 0:
                match.do(chance.below(match.setting.setup.seats), Resign())
            else:
                match.do(turn.seat, _whim(match, chance))
        except LodestoneError:
            refused += 1
        match.advance(1 + chance.below(25))
    while len(match.turns) == number:
        if match.stage is Stage.SETTLING:
            match.advance()
        else:
            match.time_out()
    return refused


def _whim(match: KlusterMatch, chance: Chance) -> AnyIntent:
    """A random action that may or may not be possible now."""
    frame, seat = match.frame(), match.position.seat
    assert seat is not None
    cord = chance.below(len(frame.cords))
    x, y = frame.cords[cord][chance.below(len(frame.cords[cord]))]
    pool = match.position.pools[seat]
    magnet = pool[chance.below(len(pool))]
    height = (4.0, 15.0, 30.0, 60.0, 120.0)[chance.below(5)]
    near = frame.cords[cord][chance.below(96)]
    share = chance.below(100) / 100.0
    over = Hover(share * near[0], share * near[1], height, float(chance.below(360)))
    choices: list[AnyIntent] = [
        Take(magnet, "a" if chance.below(2) else "b"),
        over,
        over,
        over,
        Release(),
        Release(),
        PutBack(),
        Grab(cord, x, y),
        Drag(cord, x + chance.below(300) - 150.0, y + chance.below(300) - 150.0, chance.below(50) / 100.0),
        LetGo(cord),
        Continue(),
        Stop() if chance.below(30) == 0 else Done(),
    ]
    return choices[chance.below(len(choices))]
