"""Golden games of Kluster: every variant once, as readable text in which a change of the rules shows up.

What happens in a turn is drawn from a fixed seed: mostly a magnet is placed without a fault; sometimes magnets kluster,
get outside or jump to the hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from lodestone.core import Chance, Event
from lodestone.kluster import Boxes, Options, Phase, Position, TurnFacts, new_game
from tests.golden import PLAYTHROUGHS

GAMES: dict[str, tuple[Boxes, int, Options]] = {
    "kluster-classic": (Boxes(classic=1), 4, Options()),
    "kluster-classic-solo": (Boxes(classic=1), 1, Options()),
    "kluster-duo": (Boxes(duo=1), 2, Options()),
    "kluster-duo-solo": (Boxes(duo=1), 1, Options()),
    "kluster-plus": (Boxes(classic=1, duo=1), 5, Options()),
    "kluster-plus-large": (Boxes(classic=2, duo=1), 10, Options()),
    "kluster-expert": (Boxes(classic=1), 3, Options(expert=True)),
    "kluster-handicap-places": (Boxes(duo=2), 4, Options(play_on=True, handicap=(0, 1, 2, 3))),
    "kluster-rounds": (Boxes(classic=1), 3, Options(rounds=4)),
}
LONGEST = 400
"""The most turns of a game."""


def files() -> dict[Path, Callable[[], str]]:
    """Every golden file and its contents."""
    return {PLAYTHROUGHS / f"{name}.txt": partial(playthrough, name) for name in GAMES}


def playthrough(name: str) -> str:
    """A whole game in words, from the deal to the end."""
    boxes, seats, options = GAMES[name]
    chance = Chance(1, name)
    position = new_game(boxes, seats, options=options)
    lines = [f"# {name}", f"boxes {_plain(boxes)}", f"options {_plain(options)}", "", *_described(position)]
    for number in range(1, LONGEST + 1):
        if position.phase is Phase.CONTINUE and chance.below(3) == 0:
            told = "stop"
            position, events = position.stop()
        else:
            facts = drawn_facts(position, chance)
            told = _plain(facts)
            position, events = position.play(facts)
        lines += ["", f"## {number}", f"told {told}", *(_worded(event) for event in events), *_described(position)]
        if position.over:
            return "\n".join(lines) + "\n"
    raise AssertionError(f"{name} does not end")


def drawn_facts(position: Position, chance: Chance) -> TurnFacts:
    """Random but possible facts for the turn of the seat on turn."""
    assert position.seat is not None
    pool = position.pools[position.seat]
    luck = chance.below(20)
    placed, *rest = chance.shuffled(pool)
    lying = chance.shuffled(position.table)
    if luck < 15 or not lying:
        return TurnFacts(placed)
    if luck == 15 and rest:
        return TurnFacts(held=rest[0], klusters=((rest[0], *lying[:2]),))
    if luck == 16:
        return TurnFacts(outside=(lying[0],), cords_cross=False)
    if luck == 17 and len(lying) > 2:
        return TurnFacts(placed, klusters=((lying[0], lying[1]),), outside=(lying[2],))
    return TurnFacts(placed, klusters=((placed, lying[0]),))


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _worded(event: Event) -> str:
    return f"  {type(event).__name__} " + " ".join(
        f"{name}={_plain(getattr(event, name))}" for name in event.__struct_fields__
    )


def _described(position: Position) -> list[str]:
    return [
        f"seat {position.seat} · {position.phase} · round {position.round}",
        *(f"  pool {seat}: {' '.join(pool)}".rstrip() for seat, pool in enumerate(position.pools)),
        f"  table: {' '.join(position.table)}".rstrip(),
        f"  aside: {' '.join(position.set_aside)}".rstrip(),
        *([f"  alone: {_plain(position.solo)}"] if position.solo else []),
    ]
