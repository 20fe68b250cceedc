"""Clustered, as the registry of games has it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec

from lodestone.clustered import MAX_SEATS, Position, deal, score_text_board
from lodestone.clustered.groups import GroupKind
from lodestone.core import InvalidSetup
from lodestone.match.clustered import advice, preview, wire
from lodestone.match.clustered.events import EVENTS
from lodestone.match.clustered.game import Clustered
from lodestone.match.clustered.match import ClusteredMatch
from lodestone.match.clustered.plain import plain, plain_rules, plain_scores, read_rules
from lodestone.match.clustered.record import from_record
from lodestone.match.game import GameKind, GameStart, Terms
from lodestone.match.lessons import Lesson, lessons_in
from lodestone.match.preview import Drawn
from lodestone.match.records import RecordHead
from lodestone.match.wire import RecordInfo, ScoreAnswer, ScoredGroup


class ClusteredLogOptions(msgspec.Struct, frozen=True):
    """The options of a table as its log has them, without the limits of `ClusteredOptions`: older tables had fewer."""

    rules: dict[str, Any] = {}
    turn_seconds: float | None = None
    turn_days: int | None = None


class ClusteredHead(RecordHead, frozen=True, tag="clustered"):
    """The head of a record of Clustered."""

    rules: msgspec.Raw
    stacks: msgspec.Raw
    moves: msgspec.Raw


class ClusteredKind(GameKind):
    """Clustered: turns that rules alone decide."""

    name = "clustered"
    most_seats = MAX_SEATS
    # The names of `bots.clustered`, which a server does not load; a test compares them.
    levels = ("random", "greedy", "montecarlo", "casual", "club", "neural", "expert")
    clock_level = "greedy"
    stand_in_level = "greedy"
    turn_days = get_args(wire.TurnDays)
    advised = advice.ClusteredAdvice
    takes_back = True
    events = EVENTS
    options = wire.ClusteredOptions
    shown = wire.ClusteredGame
    questions = (wire.Preview, wire.Explain, wire.Groups)
    answers = (wire.Previewed, wire.Explained, wire.Grouped)
    described = (wire, advice)
    record_head = ClusteredHead
    replayed = wire.ClusteredReplay
    reviewed = advice.ClusteredReview
    bots = "lodestone.bots.at_tables:ClusteredBots"
    scores = 600
    quick = {"turn_seconds": 120}  # noqa: RUF012  strangers may go without a word

    def check(self, options: wire.ClusteredOptions, seats: int) -> None:
        """Check that such a deal exists, and that it has one clock at most."""
        deal(seats, 0, 0, read_rules(options.rules))
        if options.turn_seconds is not None and options.turn_days:
            raise InvalidSetup("setup-two-clocks")

    def terms(self, options: dict[str, Any]) -> Terms:
        """House rules are those that differ from the rulebook's game."""
        chosen = msgspec.convert(options, ClusteredLogOptions)
        standard = plain_rules(read_rules({}))
        differing = [name for name, value in plain_rules(read_rules(chosen.rules)).items() if value != standard[name]]
        days: Any = chosen.turn_days or msgspec.UNSET
        shown = wire.ClusteredOptions(chosen.rules, chosen.turn_seconds, days)
        return Terms(shown, chosen.turn_seconds, tuple(differing), chosen.turn_days)

    def lessons(self) -> dict[str, Lesson]:
        """The lessons that lie beside this file."""
        return lessons_in(Path(__file__).parent)

    def about(self, options: dict[str, Any]) -> dict[str, Any]:
        """The rules that differ from the rulebook's (a surface of many cells only by its name), and days for a turn."""
        chosen = msgspec.convert(options, ClusteredLogOptions)
        rules, surface = chosen.rules, chosen.rules.get("surface")
        days = {} if chosen.turn_days is None else {"turn_days": chosen.turn_days}
        return {"rules": {**rules, "surface": {"cells": []}} if surface and "cells" in surface else rules, **days}

    def begin(self, start: GameStart) -> Clustered:
        """Deal a game."""
        chosen = msgspec.convert(start.options, ClusteredLogOptions)
        return Clustered(chosen.rules, start.seats, start.seed, start.first, start.first_by)

    def daily(self, seed: int) -> wire.ClusteredOptions:
        """The rulebook's game, without options."""
        return wire.ClusteredOptions()

    def check_record(self, data: Any) -> None:
        """Check it move by move."""
        from_record(data)

    def replay(self, info: RecordInfo, record: Any) -> wire.ClusteredReplay:
        """Move by move, with every hand, as everybody may see it now that the game is over."""
        match = from_record(record)
        positions = match.positions
        turns = [_turn(0, None, (), positions[0])]
        again = ClusteredMatch(match.setup)
        for number, move in enumerate(match.moves, 1):
            events = again.repeat(move)
            turns.append(_turn(number, str(move), tuple(plain(events)), positions[number]))
        return wire.ClusteredReplay(
            info=info,
            seats=match.setup.seats,
            rules=plain_rules(match.setup.rules),
            start=tuple((cell.x, cell.y) for cell in match.setup.start_cells),
            turns=tuple(turns),
        )

    def board_of_record(self, record: Any) -> bytes:
        """The tiles as they lay at the end."""
        return preview.board_of_record(record)

    def drawn_before(self) -> Drawn:
        """A few tiles as a sample."""
        return preview.some_tiles()

    def drawn(self, board: bytes) -> Drawn:
        """The tiles from above."""
        return preview.drawn_board(board)

    def score(self, board: str) -> ScoreAnswer:
        """A text board as `lodestone score` reads it."""
        table = score_text_board(board)
        scores = {
            letter: {"rectangle": s.rectangle, "rows": s.rows, "columns": s.columns, "total": s.total}
            for letter, s in table.scores.items()
        }
        lines: list[ScoredGroup] = []
        rectangles: list[ScoredGroup] = []
        for group in table.groups:
            kind = rectangles if group.kind is GroupKind.RECTANGLE else lines
            kind.append(ScoredGroup(group.letter, group.cells, group.points))
        return ScoreAnswer(scores, table.largest_rectangle, table.longest_line, tuple(lines), tuple(rectangles))


def _turn(number: int, move: str | None, events: tuple[dict[str, Any], ...], position: Position) -> wire.ClusteredTurn:
    return wire.ClusteredTurn(
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
