"""Records of every variant as written by the commands: `lodestone play` for both games, and the referee's `save`."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lodestone.core import Chance
from lodestone.kluster import Phase, Position, new_game
from lodestone.match.clustered.plain import plain_rules
from lodestone.match.kluster.plain import plain
from tests.cli.commandline import COMMAND, environment, lodestone
from tests.compatibility.release import Json
from tests.golden.clustered import VARIANTS
from tests.golden.kluster import GAMES, drawn_facts

PLAYED_CLUSTERED = {
    "one": "--seats greedy --first-bonus",
    "two": "--seats greedy,random",
    "three": "--seats greedy,random,greedy --first C --largest-bonus",
    "four": "--seats random,greedy,greedy,random --extra-wild BD",
    "eight": "--seats greedy,random,greedy,random,greedy,random,greedy,random --first-bonus --largest-bonus",
    "fast": "--seats greedy,greedy --fast --extra-wild AB",
    "rectangle": "--seats greedy,random --surface 7x5",
    "round": "--seats greedy,random --surface round:3.5",
}
PLAYED_KLUSTER = {
    "one": "--bots clumsy",
    "two": "--bots clumsy,clumsy --loop 340",
    "three": "--bots clumsy,clumsy,clumsy --first C --surface glass",
    "four": "--bots clumsy,clumsy,clumsy,clumsy --surface felt",
    "duo-one": "--boxes duo --bots clumsy --show-poles",
    "duo-two": "--boxes duo --bots clumsy,clumsy --loop-duo 220 --turns 24",
    "plus-five": "--boxes classic,duo --bots clumsy,clumsy,clumsy,clumsy,clumsy --one-group",
    "plus-ten": "--boxes classic,classic,duo --turns 10 --bots " + ",".join(["clumsy"] * 10),
    "expert": "--bots clumsy,clumsy --expert",
    "places": "--boxes duo,duo --bots clumsy,clumsy,clumsy,clumsy --play-on --rounds 4 --turns 20",
}
MOST_TURNS = 8
"""The default number of turns of a match: enough to see something, few enough to be replayed in a test."""
GOOD_ENOUGH = 40
"""The number of turns at a refereed table, unless the game ends earlier."""


def played_records(folder: Path) -> Iterator[tuple[str, Json]]:
    """Records written by `lodestone play`, by name."""
    for name, words in PLAYED_CLUSTERED.items():
        yield f"clustered-{name}", _played(folder, "clustered", *words.split(), "--seed", "11")
    unfinished = ("--seats", "human,greedy", "--seed", "5")
    yield "clustered-unfinished", _played(folder, "clustered", *unfinished, given="1\n1\n2\n1\nundo\n1\n1\nquit\n")
    for name, words in PLAYED_KLUSTER.items():
        turns = () if "--turns" in words else ("--turns", str(MOST_TURNS))
        yield f"kluster-{name}", _played(folder, "kluster", *words.split(), *turns, "--seed", "11")


def _played(folder: Path, game: str, *words: str, given: str = "") -> Json:
    file = folder / "record.json"
    done = lodestone("play", game, *words, "--plain", "--record", str(file), given=given, home=folder)
    assert done.returncode == 0, done.stderr
    record: Json = json.loads(file.read_text(encoding="utf-8"))
    return record


# The referee


def refereed_records() -> Iterator[tuple[str, Json]]:
    """Records saved by the referee, by name: games of every variant, in the middle and at the end."""
    with referee("clustered") as ask:
        for name in VARIANTS:
            yield from _refereed_clustered(ask, name)
        yield "clustered-given-stacks", _given_stacks(ask)
    with referee("kluster") as ask:
        for name in GAMES:
            yield from _refereed_kluster(ask, name)


@contextmanager
def referee(game: str) -> Iterator[Any]:
    """The referee as a running command that can be asked one thing after another."""
    with subprocess.Popen(
        [*COMMAND, "referee", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        pipe = process.stdin, process.stdout

        def ask(op: str, **request: Any) -> Json:
            pipe[0].write(json.dumps({"id": 1, "op": op, **request}).encode() + b"\n")
            pipe[0].flush()
            answer: Json = json.loads(pipe[1].readline())
            assert answer["ok"], answer
            return answer

        yield ask
        process.stdin.close()


def _refereed_clustered(ask: Any, name: str) -> Iterator[tuple[str, Json]]:
    variant = VARIANTS[name]
    rules = plain_rules(variant.rules)
    draw = Random(name)
    ask("new", seats=variant.seats, seed=variant.seed, first=variant.first, rules=rules)
    for number in range(1000):
        moves = ask("legal")["moves"]
        if number == 10:
            yield f"clustered-{name}-begun", ask("save")["record"]
        if not moves:
            break
        ask("play", move=draw.choice(moves))
        if number % 7 == 3:
            ask("undo")
    yield f"clustered-{name}", ask("save")["record"]


def _given_stacks(ask: Any) -> Json:
    """Given stacks, as at a real table, which has no seed."""
    ask("new", seats=2, seed=3)
    stacks = ask("save")["record"]["stacks"]
    ask("new", seats=2, stacks=stacks[::-1], first=1)
    ask("play", move=ask("legal")["moves"][0])
    record: Json = ask("save")["record"]
    return record


def _refereed_kluster(ask: Any, name: str) -> Iterator[tuple[str, Json]]:
    boxes, seats, options = GAMES[name]
    chance = Chance(5, name)
    position = new_game(boxes, seats, options=options)
    ask("new", boxes=plain(boxes), seats=seats, options=plain(options))
    for number in range(GOOD_ENOUGH):
        if number == 6:
            yield f"{name}-begun", ask("save")["record"]
        position = _turn(ask, position, chance)
        if position.over:
            break
    yield name, ask("save")["record"]


def _turn(ask: Any, position: Position, chance: Chance) -> Position:
    if position.phase is Phase.CONTINUE and chance.below(3) == 0:
        ask("stop")
        return position.stop()[0]
    facts = drawn_facts(position, chance)
    ask("turn", facts=msgspec.to_builtins(facts))
    return position.play(facts)[0]
