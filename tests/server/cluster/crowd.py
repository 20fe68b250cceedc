"""Tables with people who play on while servers fail, and the checks when their games are over."""

from __future__ import annotations

from tests.postgres import PASSWORD
from tests.server.cluster.chaos import Chaos, Fault, TimedKlusterPlayer, TimedPlayer
from tests.server.cluster.cluster_server import ADMIN, SECRET
from tests.server.hard.load import CLUSTERED, Load, check_everything

CLOCK = 600
"""s per turn at every other table: a clock that moves from server to server and never runs out."""


async def begin(
    chaos: Chaos, tables: int, kluster: int, player: type[TimedPlayer] = TimedPlayer
) -> tuple[Load, list[list[TimedPlayer]]]:
    """Start so many tables at which people play on whatever happens, with bots, clocks and spectators."""
    load = Load(chaos.api)
    for number in range(tables):
        kinds, rules = CLUSTERED[number % len(CLUSTERED)]
        await load.open(kinds, player, clustered={"rules": rules, **({"turn_seconds": CLOCK} if number % 2 else {})})
    for number in range(kluster):
        seats = ("here", "clumsy") if number % 2 else ("here", "link")
        await load.open(seats, TimedKlusterPlayer, game="kluster", kluster={"boxes": {"classic": 1}})
    return load, [[player for player in players if isinstance(player, TimedPlayer)] for players in load.tables]


async def play_through(chaos: Chaos, faults: list[Fault], load: Load, people: list[list[TimedPlayer]]) -> int:
    """Cause one fault after another; returns the number of acknowledged messages."""
    for fault in faults:
        await chaos.strike(fault, people)
        load.check()
    return await finish(chaos, load)


def shuffled(chaos: Chaos, faults: int) -> list[Fault]:
    """So many faults in random order, each kind equally often."""
    order = [fault for _ in range(faults // len(chaos.faults) + 1) for fault in chaos.faults]
    chaos.chance.shuffle(order)
    return order[:faults]


async def finish(chaos: Chaos, load: Load) -> int:
    """Let everybody finish; check that they were told what is stored. The number of acknowledged messages."""
    await load.finish()
    print(chaos.report())
    for member in chaos.members:
        check_nothing_secret(member.server.log, load)
    return await check_everything(load, chaos.members[0].server.database)


def check_nothing_secret(log: str, load: Load) -> None:
    """Check that a server's log contains neither people's keys nor its own secrets."""
    people = [player for players in load.tables for player in players]
    for secret in (SECRET, ADMIN, PASSWORD, *(player.token for player in people if player.token is not None)):
        assert secret not in log
