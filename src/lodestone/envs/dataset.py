"""Data sets of Clustered: games by bots or from servers as Parquet, in parts that are written one by one.

`games-….parquet` has a row a game with its whole record, `moves-….parquet` a row a move. Positions and masks are not
stored: replaying the record, which is checked, gives them back.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from lodestone import __version__
from lodestone.bots.clustered import clustered_bot
from lodestone.clustered import Placement, Position, Resignation, deal
from lodestone.core import InvalidRequest
from lodestone.envs.clustered.batch import BatchClustered, Seen
from lodestone.envs.clustered.window import Window
from lodestone.match.clustered import ClusteredMatch, from_record, to_record
from lodestone.match.clustered.plain import read_rules

PART = 100
"""Games in one part: what is lost at most when it is interrupted."""
CARD = "README.md"
_PLAN = "plan.json"

_GAMES = pa.schema(
    [
        ("game", pa.int64()),
        ("seats", pa.int8()),
        ("seed", pa.int64()),
        ("rules", pa.string()),
        ("players", pa.list_(pa.string())),
        ("points", pa.list_(pa.int16())),
        ("result", pa.list_(pa.float32())),
        ("plies", pa.int16()),
        ("version", pa.string()),
        ("record", pa.binary()),
    ]
)
_MOVES = pa.schema(
    [
        ("game", pa.int64()),
        ("ply", pa.int16()),
        ("seat", pa.int8()),
        ("phase", pa.int8()),
        ("action", pa.int32()),
        ("points", pa.int16()),
        ("result", pa.float32()),
    ]
)
_PHASES = {"play": 0, "discard": 1, "trim": 2}
NO_ACTION = -1
"""Stands for a seat that leaves the game, and for a tile beyond the window: neither has an action."""


class DataPlan(msgspec.Struct, frozen=True):
    """Which games are played: the same plan gives the same games."""

    bots: tuple[str, ...]
    games: int
    seats: int = 2
    seed: int = 0
    rules: dict[str, Any] = {}

    @property
    def parts(self) -> int:
        """How many files of each kind there will be."""
        return -(-self.games // PART)

    def table(self, game: int) -> list[str]:
        """Who plays a game, by seat: everybody in turn, in every seat."""
        return [self.bots[(game // self.seats + game + seat) % len(self.bots)] for seat in range(self.seats)]


def play_part(plan: DataPlan, part: int) -> tuple[int, list[bytes]]:
    """The records of a part, in a process of its own if need be."""
    records = []
    for game in range(part * PART, min(plan.games, (part + 1) * PART)):
        players, seed = plan.table(game), plan.seed + game
        setup = deal(plan.seats, seed, first=game % plan.seats, rules=read_rules(plan.rules))
        match = ClusteredMatch(setup, tuple(players))
        bots = [clustered_bot(name, seed * plan.seats + seat) for seat, name in enumerate(players)]
        while (seat := match.position.seat) is not None:
            match.play(bots[seat].choose(match.view(seat)))
        records.append(msgspec.json.encode(to_record(match)))
    return part, records


Workers = Callable[[Callable[[int], tuple[int, list[bytes]]], Sequence[int]], Iterable[tuple[int, list[bytes]]]]


def make(plan: DataPlan, out: Path, workers: Workers, tell: Callable[[int], None]) -> None:
    """Play the games that are missing. `tell` hears after each part how many it has added."""
    out.mkdir(parents=True, exist_ok=True)
    _make_room(out, plan)
    _keep_plan(out, msgspec.json.format(msgspec.json.encode(plan)))
    missing = [part for part in range(plan.parts) if not _moves(out, part).exists()]
    for part, records in workers(partial(play_part, plan), missing):
        write_part(out, part, records)
        tell(len(records))
    write_card(out)


def from_records(files: Iterable[Path], out: Path, tell: Callable[[int], None]) -> None:
    """Make a data set of records of finished games, as servers and terminals keep them."""
    records = [file.read_bytes() for file in files]
    digest = hashlib.blake2b(b"".join(records), digest_size=8).hexdigest()
    out.mkdir(parents=True, exist_ok=True)
    _keep_plan(out, msgspec.json.encode({"records": len(records), "digest": digest}))
    for part in range(-(-len(records) // PART)):
        chosen = records[part * PART : (part + 1) * PART]
        write_part(out, part, chosen)
        tell(len(chosen))
    write_card(out)


def _make_room(out: Path, plan: DataPlan) -> None:
    """A data set can be extended with more of the same games: a last part that is not full is then played again."""
    try:
        before = msgspec.json.decode((out / _PLAN).read_bytes(), type=DataPlan)
    except (OSError, msgspec.MsgspecError):
        return
    if before.games < plan.games and msgspec.structs.replace(before, games=plan.games) == plan:
        if before.games % PART:
            _moves(out, before.parts - 1).unlink(missing_ok=True)
        (out / _PLAN).unlink()


def _keep_plan(out: Path, plan: bytes) -> None:
    """A folder holds one data set: going on with other games would mix two."""
    file = out / _PLAN
    if file.exists() and file.read_bytes() != plan:
        raise InvalidRequest("dataset-other", name=str(out))
    file.write_bytes(plan)


def _games(out: Path, part: int) -> Path:
    return out / f"games-{part:05}.parquet"


def _moves(out: Path, part: int) -> Path:
    return out / f"moves-{part:05}.parquet"


def write_part(out: Path, part: int, records: Sequence[bytes]) -> None:
    """Both files of a part, the moves last: a part with moves is whole."""
    games: list[dict[str, Any]] = []
    moves: list[dict[str, Any]] = []
    for number, record in enumerate(records):
        match = from_record(msgspec.json.decode(record))
        if not match.position.over:
            raise InvalidRequest("dataset-unfinished")
        rows = list(_rows(match, part * PART + number))
        games.append(_game(match, part * PART + number, record, len(rows)))
        moves += rows
    for file, rows, schema in ((_games(out, part), games, _GAMES), (_moves(out, part), moves, _MOVES)):
        beside = file.with_suffix(".tmp")
        pq.write_table(pa.Table.from_pylist(rows, schema=schema), beside, compression="zstd")
        os.replace(beside, file)


def _game(match: ClusteredMatch, game: int, record: bytes, plies: int) -> dict[str, Any]:
    plain = msgspec.json.decode(record)
    return {
        "game": game,
        "seats": match.setup.seats,
        "seed": match.setup.seed,
        "rules": msgspec.json.encode(plain["rules"]).decode(),
        "players": list(match.players or ()),
        "points": [score.total for score in match.position.scores()],
        "result": _shares(match.position),
        "plies": plies,
        "version": plain["program"],
        "record": record,
    }


def _shares(position: Position) -> list[float]:
    """Each seat's share of the win; alone its points, as everywhere in `envs`."""
    if position.setup.solo:
        return [float(position.scores()[0].total)]
    winners = () if position.outcome is None else position.outcome.winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(position.setup.seats)]


def _rows(match: ClusteredMatch, game: int) -> Iterator[dict[str, Any]]:
    window, shares = Window(match.setup.seats), _shares(match.position)
    for ply, (move, before) in enumerate(zip(match.moves, match.positions, strict=False)):
        seat = move.seat if isinstance(move, Resignation) else before.seat
        assert seat is not None
        yield {
            "game": game,
            "ply": ply,
            "seat": seat,
            "phase": _PHASES[before.phase.value],
            "action": _action(move, window),
            "points": before.scores()[seat].total,
            "result": shares[seat],
        }


def _action(move: Any, window: Window) -> int:
    """What stands for a move; for resigning, and for a cell beyond the window, there is nothing."""
    if isinstance(move, Resignation) or (isinstance(move, Placement) and not window.contains(move.cell)):
        return NO_ACTION
    return window.encode(move)


# Reading


class DatasetSummary(NamedTuple):
    """What a data set holds."""

    games: int
    moves: int
    wins: dict[str, tuple[float, int]]
    """By player: wins, and games; a shared win counts in part."""
    versions: tuple[str, ...]


def parts(folder: Path) -> list[int]:
    """The parts that are whole."""
    return sorted(int(file.stem.removeprefix("moves-")) for file in folder.glob("moves-*.parquet"))


def _parts_to_read(folder: Path) -> list[int]:
    """The same; a folder without a data set of ours is refused, not taken for an empty one."""
    if not (folder / _PLAN).exists():
        raise InvalidRequest("file-missing", name=str(folder / _PLAN))
    return parts(folder)


def read_games(folder: Path) -> Iterator[dict[str, Any]]:
    """Every game as a row, its record included."""
    for part in _parts_to_read(folder):
        yield from pq.read_table(_games(folder, part)).to_pylist()


def read_moves(folder: Path) -> dict[str, NDArray[Any]]:
    """All moves, an array a column."""
    tables = [pq.read_table(_moves(folder, part)) for part in _parts_to_read(folder)]
    together = pa.concat_tables(tables) if tables else _MOVES.empty_table()
    return {name: together[name].to_numpy() for name in together.column_names}


def replayed(game: dict[str, Any]) -> ClusteredMatch:
    """A game of `read_games` as it was played; an edited record is refused."""
    return from_record(msgspec.json.decode(game["record"]))


def examples(folder: Path) -> Iterator[tuple[Seen, NDArray[np.int8], int, float]]:
    """What the seat to act saw, what it might do, what it did, and its share of the win: for learning.

    What lies beyond the window of an environment is left out: whole tables that are larger, and the rest of a game that
    has grown out of it.
    """
    boards: dict[tuple[int, str], BatchClustered | None] = {}
    for game in read_games(folder):
        key = (game["seats"], game["rules"])
        if key not in boards:
            boards[key] = _board(*key)
        board = boards[key]
        if board is not None:
            yield from _examples_of(game, board)


def _board(seats: int, rules: str) -> BatchClustered | None:
    """One game to be put positions into; none if there are larger tables than its window."""
    try:
        board = BatchClustered(1, seats, msgspec.json.decode(rules), autoreset="disabled")
    except ValueError:
        return None
    board.reset([0])
    return board


def _examples_of(game: dict[str, Any], board: BatchClustered) -> Iterator[tuple[Seen, NDArray[np.int8], int, float]]:
    match = replayed(game)
    for move, before in zip(match.moves, match.positions, strict=False):
        if isinstance(move, Resignation) or before.seat is None:
            continue
        action = _action(move, board.window)
        if action == NO_ACTION:
            return
        seen = board.load(0, before)
        mask, result = board.action_mask(seen)[0], game["result"][before.seat]
        yield {name: array[0].copy() for name, array in seen.items()}, mask, action, result


def summary(folder: Path) -> DatasetSummary:
    """Count what is there; every record is replayed, and its rows compared with it."""
    games, moves, wins, versions = 0, 0, dict[str, tuple[float, int]](), set[str]()
    for part in _parts_to_read(folder):
        stored = pq.read_table(_moves(folder, part)).to_pylist()
        rows: list[dict[str, Any]] = []
        for game in pq.read_table(_games(folder, part)).to_pylist():
            match = replayed(game)
            rows += _rows(match, game["game"])
            versions.add(game["version"])
            for name, share in zip(game["players"], game["result"], strict=False):
                won, played = wins.get(name, (0.0, 0))
                wins[name] = (won + share, played + 1)
            games += 1
        if pa.Table.from_pylist(rows, schema=_MOVES).to_pylist() != stored:
            raise InvalidRequest("dataset-edited", name=_moves(folder, part).name)
        moves += len(stored)
    return DatasetSummary(games, moves, wins, tuple(sorted(versions)))


def write_card(out: Path) -> None:
    """What is in the folder, for whoever finds it."""
    found = summary(out)
    won = "\n".join(f"| {name} | {games} | {wins / games:.3f} |" for name, (wins, games) in sorted(found.wins.items()))
    plan = (out / _PLAN).read_text()
    played_by = ", ".join(found.versions)
    card = _CARD.format(found=found, won=won, plan=plan, version=__version__, played_by=played_by)
    (out / CARD).write_text(card, encoding="utf-8")


_CARD = """# A data set of Clustered

{found.games} games, {found.moves} moves; written by Lodestone {version}, games played by {played_by}.

Made with:

```json
{plan}
```

| player | games | share of wins |
| --- | ---: | ---: |
{won}

`games-*.parquet`: game, seats, seed, rules, players, points, result (share of the win by seat), plies, version,
record (JSON).

`moves-*.parquet`: game, ply, seat, phase (0 place, 1 discard, 2 trim), action (28·w² + 28 of them, w = 33, or 49 from
five seats on; −1 for who leaves the game, and for a cell beyond that window), points before the move, result of that
seat.

```python
from pathlib import Path
from lodestone.envs import dataset

for seen, mask, action, result in dataset.examples(Path(".")):
    ...  # arrays; torch.from_numpy(seen["kinds"]) and so on
```

Positions and masks are rebuilt by replaying the records, which carry checksums. Games between bots are as good as the
bots: what is learned from them is how they play.
"""
