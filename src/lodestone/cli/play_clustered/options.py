"""Turns the command line into a match with somebody on every seat."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import NamedTuple

from lodestone.bots import CLUSTERED_BOTS
from lodestone.cli.asking import named_bots
from lodestone.cli.first import settle_first
from lodestone.cli.records import LAST, last_record, read_record
from lodestone.clustered import MAX_SEATS, Rectangle, Round, Rules, Surface, deal
from lodestone.core import InvalidRequest, InvalidSetup, Seat, seat_letter
from lodestone.match.clustered import ClusteredMatch, from_record

HUMAN = "human"
_RECTANGLE = re.compile(r"([1-9][0-9]{0,2})x([1-9][0-9]{0,2})")
_ROUND = re.compile(r"round:([0-9]{1,3}(?:\.[0-9]{1,3})?)")


class PlayOptions(NamedTuple):
    """The options of `lodestone play`, as typed."""

    seats: str = "human,greedy"
    seed: int | None = None
    first: str = ""
    fast: bool = False
    extra_wild: str = ""
    first_bonus: bool = False
    largest_bonus: bool = False
    surface: str = ""
    resume: Path | None = None
    record: Path | None = None
    plain: bool = False
    programs: tuple[str, ...] = ()
    bot_seconds: float | None = None

    def resume_file(self) -> Path | None:
        """The file to go on with, if one was asked for."""
        if self.resume is None:
            return None
        if str(self.resume) != LAST:
            return self.resume
        found = last_record("clustered")
        if found is None:
            raise InvalidRequest("play-nothing-kept")
        return found


def match_for(options: PlayOptions) -> ClusteredMatch:
    """A new match, or the one to go on with."""
    if (file := options.resume_file()) is not None:
        match = from_record(read_record(file))
        match.players = match.players or (HUMAN,) * match.setup.seats
        return match
    players = _players(options.seats, options.programs)
    rules = rules_for(options, len(players))
    seed = secrets.randbelow(2**32) if options.seed is None else options.seed
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    first, by = settle_first(options.first, seed, len(players), people, "play-ask-youngest")
    return ClusteredMatch(deal(len(players), seed, first, rules), players, by)


def rules_for(options: PlayOptions, seats: int) -> Rules:
    """The variants that were asked for."""
    return Rules(
        extra_wild=tuple(_seat(letter) for letter in options.extra_wild),
        fast=options.fast,
        first_bonus=options.first_bonus,
        largest_bonus=options.largest_bonus,
        surface=_surface(options.surface, seats),
    )


def _players(seats: str, programs: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where: those that were named, then programs."""
    players = named_bots(seats, (HUMAN, *CLUSTERED_BOTS)) + programs
    if len(players) > MAX_SEATS:
        raise InvalidSetup("setup-seats", rule="CO5", seats=len(players), most=MAX_SEATS)
    return players


def commands_of(players: tuple[str, ...], programs: tuple[str, ...]) -> dict[Seat, str]:
    """The programs by seat. A record has only their names, so their commands must be given again."""
    seats = [seat for seat, name in enumerate(players) if name != HUMAN and name not in CLUSTERED_BOTS]
    commands = [program for program in programs if program not in CLUSTERED_BOTS]
    if len(commands) != len(seats):
        names = ", ".join(players[seat][:40] for seat in seats)
        raise InvalidRequest("play-programs", count=len(seats), names=names)
    return dict(zip(seats, commands, strict=True))


def _seat(letter: str) -> Seat:
    letters = [seat_letter(seat) for seat in range(MAX_SEATS)]
    if letter.upper() not in letters:
        raise InvalidSetup("play-seat-letter", letter=letter[:10])
    return letters.index(letter.upper())


def _surface(size: str, seats: int) -> Surface | None:
    """A surface with the start tiles in its middle."""
    if not size:
        return None
    if match := _RECTANGLE.fullmatch(size):
        across, down = int(match[1]), int(match[2])
        last_start = 7 if seats > 4 else 0
        left, top = (last_start - across + 1) // 2, -(down // 2)
        return Rectangle(left, left + across - 1, top, top + down - 1)
    if match := _ROUND.fullmatch(size):
        return Round(float(match[1]))
    raise InvalidSetup("play-surface", size=size[:20])
