"""A record of Clustered turn by turn."""

from __future__ import annotations

from typing import Any

from lodestone.clustered import Position
from lodestone.match.clustered import ClusteredMatch, from_record
from lodestone.match.clustered.plain import plain, plain_rules, plain_scores
from lodestone.match.clustered.wire import ClusteredReplay, ClusteredTurn
from lodestone.match.wire import RecordInfo


def replayed(info: RecordInfo, data: Any) -> ClusteredReplay:
    """Every turn of a record, as everybody may see it now that the game is over."""
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
