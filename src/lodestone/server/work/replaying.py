"""Records turn by turn, as everybody may see them now that the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lodestone.clustered import Position
from lodestone.match.clustered import ClusteredMatch, from_record
from lodestone.match.clustered.plain import plain, plain_rules, plain_scores
from lodestone.server.protocol.http import ClusteredReplay, ClusteredTurn, KlusterReplay, RecordInfo
from lodestone.server.work.kluster_replay import kluster_replay


def replayed(info: RecordInfo, data: dict[str, Any]) -> ClusteredReplay | KlusterReplay:
    """Every turn of a record."""
    return _REPLAYS[info.game](info, data)


def _clustered_replay(info: RecordInfo, data: dict[str, Any]) -> ClusteredReplay:
    match = from_record(data)
    positions = match.positions
    turns = [_turn(0, None, (), positions[0])]
    again = ClusteredMatch(match.setup)
    for number, move in enumerate(match.moves, 1):
        events = again.repeat(move)
        turns.append(_turn(number, str(move), tuple(plain(events)), positions[number]))
    return ClusteredReplay(
        info=info,
        seats=match.setup.seats,
        rules=plain_rules(match.setup.rules),
        start=tuple((cell.x, cell.y) for cell in match.setup.start_cells),
        turns=tuple(turns),
    )


def _turn(number: int, move: str | None, events: tuple[dict[str, Any], ...], position: Position) -> ClusteredTurn:
    return ClusteredTurn(
        number=number,
        move=move,
        events=events,
        turn=position.seat,
        phase=position.phase,
        hands=tuple(tuple(tile.notation for tile in hand) for hand in position.hands),
        stack_sizes=position.stack_sizes(),
        discards=tuple(tuple(tile.notation for tile in pile) for pile in position.discards),
        scores=tuple(plain_scores(position)),
    )


_REPLAYS: dict[str, Callable[[RecordInfo, dict[str, Any]], ClusteredReplay | KlusterReplay]] = {
    "clustered": _clustered_replay,
    "kluster": kluster_replay,
}
