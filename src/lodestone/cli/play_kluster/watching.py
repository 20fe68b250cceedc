"""`lodestone play kluster`: watch bots play on real physics, and keep the record."""

from __future__ import annotations

from pathlib import Path
from time import sleep

from lodestone.bots.kluster import KLUSTER_BOTS, KlusterBot, kluster_bot, play_turn
from lodestone.bots.programs.conduct import SeatedPrograms
from lodestone.bots.programs.kluster import SECONDS, ProgramKlusterBot, plain_result, plain_rules
from lodestone.cli.first import begins
from lodestone.cli.play_clustered.screen import Screen
from lodestone.cli.play_kluster.drawing import DrawnMiddle, seen_at, table_lines
from lodestone.cli.play_kluster.options import WatchOptions, players_of, setting_for
from lodestone.cli.play_kluster.words import describe, pools_line, solo_line
from lodestone.cli.records import keep_record, log_folder, new_record_file, slips_of
from lodestone.core import Event, InvalidRequest, Seat, seat_letter
from lodestone.i18n import text
from lodestone.kluster import Magnet, MagnetPlaced
from lodestone.match.kluster.live import Frame, KlusterMatch, Setting, to_record
from lodestone.match.kluster.live.turn import FRAME
from lodestone.physics.compile import announce_compilation

SHOWN = 5
"""Frames of 16 ms from one picture to the next: 12 pictures a second."""
_AROUND_TABLE = 7
"""Lines that are not table: title, news (4), pools, and the cursor's."""


def watch_kluster(options: WatchOptions) -> int:
    """Play a match between bots and show it."""
    if options.turns is not None and options.turns < 1:
        raise InvalidRequest("watch-turns", turns=options.turns)
    screen = Screen(options.plain)
    announce_compilation(lambda: screen.say(text("watch-preparing")))
    players = players_of(options)
    setting = setting_for(options)
    match = KlusterMatch(setting, players)
    file = (options.record or new_record_file("kluster")).expanduser()
    commands = {seat: name for seat, name in enumerate(players) if name not in KLUSTER_BOTS}
    rules, seconds = plain_rules(setting), options.bot_seconds or SECONDS
    with SeatedPrograms(commands, "kluster", rules, seconds, log_folder(file)) as seated:
        bots = [_bot(setting, name, seat, seated) for seat, name in enumerate(players)]
        WatchedMatch(match, bots, screen, options, file).run()
        seated.end(plain_result(match.position) if match.position.over else None)
        for sentence in slips_of(seated):
            screen.say(sentence)
    return 0


def _bot(setting: Setting, name: str, seat: Seat, seated: SeatedPrograms) -> KlusterBot:
    seed = setting.seed * 32 + seat
    if seat in seated.programs:
        return ProgramKlusterBot(seated.programs[seat], seed)
    return kluster_bot(name, seed)


class WatchedMatch:
    """A match, its bots, and the screen it is shown on."""

    def __init__(
        self, match: KlusterMatch, bots: list[KlusterBot], screen: Screen, options: WatchOptions, file: Path
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.options = options
        self.file = file
        self.owner: dict[Magnet, Seat] = {}
        self.news: list[str] = []
        self._drawn = 0

    def run(self) -> None:
        """Play to the end, or for as many turns as were asked for; the record is kept after every turn."""
        keep_record(to_record(self.match), self.file)
        self._tell_who_begins()
        watch = self._watch if self.screen.redraws else None
        while self.match.turn is not None and not self._enough():
            seat = self.match.turn.seat
            events = play_turn(self.match, self.bots, watch)
            keep_record(to_record(self.match), self.file)
            self._tell(seat, events)
        if not self.screen.redraws:
            self._draw(self.match.frame())
        self.screen.say(text("play-record", file=str(self.file)))

    def _tell_who_begins(self) -> None:
        setup, by = self.match.setting.setup, self.match.setting.first_by
        if setup.seats == 1 or by is None:
            return
        self.news.append(begins(setup.first, by))
        if not self.screen.redraws:
            self.screen.say(self.news[-1])

    def _enough(self) -> bool:
        return self.options.turns is not None and len(self.match.turns) >= self.options.turns

    def _tell(self, seat: Seat, events: tuple[Event, ...]) -> None:
        self.owner |= {event.magnet: event.seat for event in events if isinstance(event, MagnetPlaced)}
        sentences = describe(events) or [text("watch-nothing", seat=seat_letter(seat))]
        self.news = [*self.news, *sentences][-4:]
        if self.screen.redraws:
            self._draw(self.match.frame())
        else:
            self.screen.say(f"{len(self.match.turns):>4}  {' '.join(sentences)}")

    def _watch(self, frame: Frame) -> None:
        self._drawn += 1
        if self._drawn % SHOWN == 0:
            self._draw(frame)
            if self.options.live:
                sleep(SHOWN * FRAME)

    def _draw(self, frame: Frame) -> None:
        width, height = self.screen.size()
        if self.screen.redraws:
            self.screen.console.clear()
            title = text("watch-title", number=len(self.match.turns) + 1, stage=str(frame.stage))
            self.screen.say(title[:width])
        owner = dict(self.owner)
        magnets: dict[Magnet, DrawnMiddle] = {b.magnet: seen_at((*b.at, *b.quaternion)) for b in frame.lying}
        if frame.held is not None and frame.turn is not None:
            body = frame.held.body
            magnets[body.magnet] = seen_at((*body.at, *body.quaternion), hovers=True)
            owner[body.magnet] = frame.turn
        for line in table_lines(magnets, frame.cords, owner, min(width, 100) - 1, height - _AROUND_TABLE):
            self.screen.say(line)
        self.screen.say(pools_line(self.match.position, self.match.players)[:width])
        if (solo := solo_line(self.match.position)) is not None:
            self.screen.say(solo)
        if self.screen.redraws:
            for sentence in self.news:
                self.screen.say(sentence[:width])
