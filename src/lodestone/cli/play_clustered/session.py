"""A game in the terminal: whose turn it is, what is typed, what bots do; saved after every move."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import which

from lodestone.bots import SEARCHING, ClusteredBot, clustered_bot
from lodestone.bots.programs import Forfeit
from lodestone.bots.programs.clustered import SECONDS, ProgramClusteredBot, plain_result
from lodestone.bots.programs.conduct import SeatedPrograms
from lodestone.cli.files import data_folder
from lodestone.cli.first import begins
from lodestone.cli.play_clustered.commands import Command, Verb, read_command
from lodestone.cli.play_clustered.options import HUMAN, PlayOptions, commands_of, match_for
from lodestone.cli.play_clustered.screen import Screen, result_lines
from lodestone.cli.play_clustered.words import advice_for, describe, hint_lines
from lodestone.cli.records import keep_record, last_record, log_folder, new_record_file, slips_of
from lodestone.clustered import Cell, Discard, Move, Phase, Placement, Position, Score, Tile
from lodestone.core import Event, LodestoneError, Seat, seat_letter
from lodestone.i18n import means_yes, text
from lodestone.match.clustered import ClusteredMatch, to_record
from lodestone.match.clustered.plain import plain_rules
from lodestone.storage import BestResults
from lodestone.storage.best_results import variant_of


def play_clustered(options: PlayOptions) -> int:
    """Play a game from the deal, or from where it was left, to its end or until somebody quits."""
    match = match_for(options)
    assert match.players is not None
    file = options.record or options.resume_file() or new_record_file("clustered")
    commands = commands_of(match.players, options.programs)
    rules, seconds = plain_rules(match.setup.rules), options.bot_seconds or SECONDS
    with SeatedPrograms(commands, "clustered", rules, seconds, log_folder(file)) as seated:
        session = Session(match, Screen(options.plain), file, seated)
        return session.run()


def _bots(match: ClusteredMatch, players: Sequence[str], seated: SeatedPrograms) -> dict[Seat, ClusteredBot]:
    """The bots and programs. Bots that search have to be compiled first, and say so if that takes a while."""
    if set(players).intersection(SEARCHING):
        from lodestone.core.compiler import announce_compilation

        announce_compilation(lambda: print(text("play-preparing"), file=sys.stderr, flush=True))
    programs = {seat: ProgramClusteredBot(program) for seat, program in seated.programs.items()}
    ours = {seat: name for seat, name in enumerate(players) if name != HUMAN and seat not in programs}
    return {seat: clustered_bot(name, _bot_seed(match, seat)) for seat, name in ours.items()} | programs


class Quit(Exception):
    """Somebody quits."""


class Session:
    """One sitting: people at one keyboard, bots, or both."""

    def __init__(self, match: ClusteredMatch, screen: Screen, file: Path, seated: SeatedPrograms) -> None:
        self.match = match
        self.screen = screen
        self.file = file
        self.players = match.players or (HUMAN,) * match.setup.seats
        self.seated = seated
        self.bots = _bots(match, self.players, seated)
        self.people = [seat for seat in range(match.setup.seats) if seat not in self.bots]
        self.news: list[str] = []
        if not match.moves and match.first_by is not None and match.setup.seats > 1:
            self.news.append(begins(match.setup.first, match.first_by))
        self.shift = Cell(0, 0)
        self.chosen: Tile | None = None
        self.at_keyboard: Seat | None = None
        self.hints_agreed = False

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    def run(self) -> int:
        """Take turns until the game is over or somebody quits."""
        keep_record(to_record(self.match), self.file, indent=1)
        try:
            while (seat := self.position.seat) is not None:
                if seat in self.bots:
                    self._bot_turn(seat)
                else:
                    self._turn(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.say("")
            self.screen.say(text("play-kept", command=_how_to_resume(self.file)))
            return 0
        self._end()
        return 0

    # Turns

    def _bot_turn(self, seat: Seat) -> None:
        try:
            self._make(self.bots[seat].choose(self.match.view(seat)))
        except Forfeit:
            before = self.position.scores()
            self._tell(self.match.resign(seat), before)
        if not self.people:
            self.screen.say(self.news[-1])

    def _turn(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._show(seat)
        while True:
            line = self._ask(seat)
            try:
                if not line.strip() and self.chosen is not None:
                    self.chosen = None
                    self._show(seat)
                    continue
                labels = {number: cell for cell, number in self._labels(seat).items()}
                command = read_command(line, self.position.hands[seat], labels, self.chosen)
                if self._obey(command, seat):
                    return
            except LodestoneError as problem:
                self.screen.say(str(problem))

    def _ask(self, seat: Seat) -> str:
        key = "play-ask-cell" if self.chosen is not None else f"play-ask-{self.position.phase}"
        return input(text(key, seat=seat_letter(seat), tile=str(self.chosen)) + " ")

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, hide one hand before showing the next."""
        if len(self.people) > 1 and self.at_keyboard not in (None, seat):
            if self.screen.redraws:
                self.screen.console.clear()
            for sentence in self.news[-3:]:
                self.screen.say(sentence)
            input(text("play-hand-over", seat=seat_letter(seat)) + " ")
        self.at_keyboard = seat

    def _obey(self, command: Command, seat: Seat) -> bool:
        """Carry out a command; True if it ended this decision."""
        match command.verb:
            case Verb.MOVE:
                assert command.move is not None
                self._make(command.move)
                return True
            case Verb.CHOOSE:
                return self._choose(command, seat)
            case Verb.UNDO:
                return self._undo(seat)
            case Verb.QUIT:
                raise Quit
            case Verb.PAN:
                self.shift = Cell(self.shift.x + command.shift.x, self.shift.y + command.shift.y)
                self._show(seat)
            case Verb.SAVE:
                self._save(command.argument)
            case Verb.EXPLAIN:
                assert command.move is not None
                self._explain(command.move)
            case Verb.HINT:
                self._hint(seat)
            case Verb.SCORES:
                for line in result_lines(self.position, self.players):
                    self.screen.say(line)
            case Verb.HELP:
                self.screen.say(text("play-help"))
        return False

    def _make(self, move: Move) -> None:
        before = self.position.scores()
        self._tell(self.match.play(move), before)

    def _tell(self, events: list[Event], before: tuple[Score, ...]) -> None:
        keep_record(to_record(self.match), self.file, indent=1)
        self.news += describe(events, before, self.position.scores())
        self.chosen = None
        self.shift = Cell(0, 0)

    # What people ask for

    def _choose(self, command: Command, seat: Seat) -> bool:
        tile = command.tile
        assert tile is not None
        if self.position.phase is not Phase.PLAY:
            self._make(Discard(tile))
            return True
        if tile not in self.position.hands[seat]:
            raise LodestoneError("illegal-not-in-hand", tile=str(tile))
        if not self.position.board.open_cells(tile):
            raise LodestoneError("play-fits-nowhere", tile=str(tile))
        self.chosen = tile
        self._show(seat)
        return False

    def _explain(self, move: Move) -> None:
        reasons = self.position.explain(move)
        if not reasons:
            self.screen.say(text("play-legal", move=str(move)))
        for reason in reasons:
            self.screen.say(f"{reason.message} ({reason.rule})")

    def _hint(self, seat: Seat) -> None:
        """What a strong bot would play; with several people, everybody has to agree once."""
        if len(self.people) > 1 and not self.hints_agreed and not _agreed("play-hint-agree"):
            return
        self.hints_agreed = True
        for line in hint_lines(advice_for(self.match.view(seat))):
            self.screen.say(line)

    def _undo(self, seat: Seat) -> bool:
        """Take back to this person's last decision (Z7); with several people, everybody has to agree."""
        if not any(self.match.positions[i].seat == seat for i in range(len(self.match.moves))):
            raise LodestoneError("nothing-to-take-back")
        if len(self.people) > 1 and not _agreed("play-undo-agree"):
            return False
        self.match.take_back()
        while self.position.seat != seat:
            self.match.take_back()
        keep_record(to_record(self.match), self.file, indent=1)
        self.news = [text("play-undone")]
        self.chosen = None
        return True

    def _save(self, name: str) -> None:
        if name:
            self.file = Path(name).expanduser()
        keep_record(to_record(self.match), self.file, indent=1)
        self.screen.say(text("play-saved", file=str(self.file)))

    # What is shown

    def _labels(self, seat: Seat) -> dict[Cell, int]:
        if self.chosen is None:
            return {}
        cells = sorted(self.position.board.open_cells(self.chosen), key=lambda cell: (cell.y, cell.x))
        return {cell: number for number, cell in enumerate(cells, 1)}

    def _show(self, seat: Seat | None) -> None:
        last = next((move.cell for move in reversed(self.match.moves) if isinstance(move, Placement)), None)
        title = text("play-title", number=len(self.match.moves) + 1, seat=seat_letter(seat or 0))
        labels = {} if seat is None else self._labels(seat)
        self.screen.show(self.match.view(seat), self.players, title, self.news, labels, last, self.shift)

    def _end(self) -> None:
        self.seated.end(plain_result(self.position))
        if self.people:
            self._show(None)
        for line in result_lines(self.position, self.players):
            self.screen.say(line)
        if self.position.setup.solo and self.people:
            self._enter_best()
        self.screen.say(text("play-record", file=str(self.file)))
        for sentence in slips_of(self.seated):
            self.screen.say(sentence)

    def _enter_best(self) -> None:
        total = self.position.scores()[0].total
        before = BestResults(data_folder() / "best-results.json").enter(
            "clustered", variant_of(self.match.setup.rules), total
        )
        if before is None or total > before:
            self.screen.say(text("play-best-new", total=total))
        else:
            self.screen.say(text("play-best-old", total=total, best=before))


def _agreed(question: str) -> bool:
    return means_yes(input(text(question) + " "))


def _how_to_resume(file: Path) -> str:
    """The command that goes on with a game, such that it can be pasted as it stands."""
    program = "lodestone" if which("lodestone") else os.path.relpath(sys.argv[0])
    return f"{program} play --resume {'last' if file == last_record('clustered') else shlex.quote(str(file))}"


def _bot_seed(match: ClusteredMatch, seat: Seat) -> int:
    return (match.setup.seed or 0) * 8 + seat
