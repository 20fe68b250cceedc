"""`lodestone replay` for records of Kluster: those of matches on physics, and those of the referee."""

from __future__ import annotations

import json

from lodestone.cli.play_clustered.screen import Screen, step_through
from lodestone.cli.play_kluster.words import describe, pools_line, solo_line
from lodestone.core import Event, InvalidRequest, Seat, seat_letter
from lodestone.i18n import magnets_text, text
from lodestone.kluster import Magnet, MagnetPlaced, Position, TimeRanOut, start
from lodestone.match.kluster import Happening, RefereedGame
from lodestone.match.kluster import from_record as from_referee_record
from lodestone.match.kluster.plain import plain_position

_AROUND_TABLE = 8
"""Lines of the terminal that are not table."""


def replay_kluster(data: dict[str, object], turn: int | None, *, as_json: bool, plain: bool, check: bool) -> int:
    """Show a record: turn by turn on a terminal, at one turn, or in words."""
    replay: WordedReplay
    if data.get("kind") == "referee":
        if check:
            raise InvalidRequest("replay-no-physics")
        replay = WordedReplay(Screen(plain))
        replay.read_referee(data)
    else:
        replay = MatchReplay(Screen(plain))
        replay.read_match(data)
    if turn is not None and not 0 <= turn <= replay.most:
        raise InvalidRequest("replay-no-turn", number=turn, most=replay.most)
    if as_json:
        print(json.dumps(replay.as_json(replay.most if turn is None else turn)))
    elif check and isinstance(replay, MatchReplay):
        replay.check()
    elif turn is not None:
        replay.show(turn)
    elif replay.screen.redraws:
        step_through(replay.show, replay.most)
    else:
        replay.tell()
    return 0


class WordedReplay:
    """A record in words: what the referee of a real table was told."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.positions: list[Position] = []
        self.events: list[list[Event]] = []
        self.seats: list[Seat | None] = []
        self.players: tuple[str, ...] | None = None

    @property
    def most(self) -> int:
        """How many turns there are."""
        return len(self.events)

    def read_referee(self, data: object) -> None:
        """Read a referee's record."""
        game = from_referee_record(data)
        self._follow(start(game.setup), [(happening,) for happening in game.happenings])

    def _follow(self, opening: Position, turns: list[tuple[Happening, ...]]) -> None:
        game = RefereedGame(opening.setup)
        self.positions = [game.position]
        for happenings in turns:
            self.seats.append(game.position.seat)
            self.events.append([event for happening in happenings for event in game.happen(happening)])
            self.positions.append(game.position)

    def sentences(self, number: int) -> list[str]:
        """What happened in a turn."""
        seat = self.seats[number - 1]
        return describe(self.events[number - 1]) or [text("watch-nothing", seat=seat_letter(seat or 0))]

    def show(self, number: int) -> None:
        """The game after that many turns."""
        if self.screen.redraws:
            self.screen.console.clear()
        width, _ = self.screen.size()
        self.screen.say(text("replay-kluster-title", number=number, most=self.most))
        self.draw(number)
        self.screen.say(pools_line(self.positions[number], self.players)[:width])
        if (solo := solo_line(self.positions[number])) is not None:
            self.screen.say(solo)
        for sentence in self.sentences(number) if number else []:
            self.screen.say(sentence[:width])

    def draw(self, number: int) -> None:
        """The table. A referee does not know where things lie, only which do."""
        self.screen.say(text("replay-lying", magnets=magnets_text(self.positions[number].table) or "–"))

    def tell(self) -> None:
        """Every turn in words, then the final position."""
        for number in range(1, self.most + 1):
            self.screen.say(f"{number:>4}  {' '.join(self.sentences(number))}")
        self.show(self.most)

    def as_json(self, number: int) -> dict[str, object]:
        """The position after that many turns, for programs."""
        return {"turns": self.most, "position": plain_position(self.positions[number])}


class MatchReplay(WordedReplay):
    """A record of a match on physics: also where everything lay."""

    def read_match(self, data: object) -> None:
        """Read it; nothing is simulated."""
        from lodestone.match.kluster.live import from_record

        self.record = from_record(data)
        self.players = self.record.players
        self._follow(self.record.positions[0], [turn.happenings for turn in self.record.turns])
        for events, turn in zip(self.events, self.record.turns, strict=True):
            if turn.by_clock:
                events.insert(0, TimeRanOut(turn.seat))

    def draw(self, number: int) -> None:
        """The table as it lay after a turn."""
        from lodestone.cli.play_kluster.drawing import seen_at, table_lines

        if number == 0:
            return
        turn = self.record.turns[number - 1]
        width, height = self.screen.size()
        magnets = {magnet: seen_at(at) for magnet, at in turn.lying.items()}
        owner = self._owners(number)
        for line in table_lines(magnets, turn.cords, owner, min(width, 100) - 1, height - _AROUND_TABLE):
            self.screen.say(line)

    def _owners(self, number: int) -> dict[Magnet, Seat]:
        events = [event for turn in self.events[:number] for event in turn]
        return {event.magnet: event.seat for event in events if isinstance(event, MagnetPlaced)}

    def as_json(self, number: int) -> dict[str, object]:
        """The position with poses in mm and quaternions, and the digest of the world."""
        data = super().as_json(number)
        if number:
            turn = self.record.turns[number - 1]
            data |= {"lying": turn.lying, "cords": turn.cords, "digest": turn.digest}
        return data

    def check(self) -> None:
        """Play it again on the physics of this program and say whether it comes out the same."""
        from lodestone.match.kluster.live import resimulate

        outcome, _ = resimulate(self.record)
        if outcome.recorded_on != outcome.played_on:
            self.screen.say(text("replay-other-physics", then=outcome.recorded_on, now=outcome.played_on))
        if outcome.identical:
            self.screen.say(text("replay-identical", turns=outcome.turns))
        else:
            self.screen.say(text("replay-differs", turn=outcome.same + 1, what=outcome.difference or ""))
