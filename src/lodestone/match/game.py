"""The seam: what a table needs of a game, whichever it is (docs/decisions/0013).

`GameKind` is a game as a lobby knows it, one of each in the registry (`lodestone.match.games`); `Game` is one game that
is being played: pure, folded from the events that a log keeps. A game that has to be simulated has a live face beside
it (`lodestone.match.live_game`): then its `Game` is told of turns that have ended, and knows no more of a running one
than everybody was told. `GameBots` are its bots, for processes that think.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias

import msgspec

from lodestone.core import Chance, FirstBy, InvalidRecord, InvalidSetup, Seat
from lodestone.match.lessons import Lesson
from lodestone.match.live_game import LiveKind, Seating
from lodestone.match.log_events import EventTypes, Words
from lodestone.match.preview import Drawn
from lodestone.match.records import RecordHead
from lodestone.match.refusals import NotAllowed
from lodestone.match.wire import (
    Asked,
    GameAdvice,
    GameOptions,
    GameReplay,
    GameReview,
    GameShown,
    RecordInfo,
    ScoreAnswer,
    Told,
)


class Happened(NamedTuple):
    """What an event changed."""

    events: Sequence[Any]
    """Events to be told, not yet reduced to what each person may see (`Game.seen`)."""
    moved: bool = False
    """A turn has ended, even if the same seat goes on."""
    undecided: bool = False
    """The turn has not quite ended: the same seat still has a choice that belongs to it."""
    whole: bool = False
    """A client cannot know the game from what it saw before."""


class Game(ABC):
    """One game. `decide` and `apply` are all that rules alone can do; the table decides who may ask."""

    @property
    @abstractmethod
    def turn(self) -> Seat | None:
        """The seat to move."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether it has ended."""

    @property
    @abstractmethod
    def resigned(self) -> tuple[Seat, ...]:
        """Who has left."""

    @property
    @abstractmethod
    def turns(self) -> int:
        """Moves or turns made so far; the same number means the same moment."""

    # What may be done

    @abstractmethod
    def decide(self, seat: Seat, move: str, *, bot: bool) -> msgspec.Struct:
        """The event that a move in notation makes. Raises why it is not allowed."""

    def decide_take_back(self) -> tuple[Seat, msgspec.Struct]:
        """The event that takes a person's last move back, and whose move that was (Z7)."""
        raise NotImplementedError  # only asked of games that `take_back`

    @abstractmethod
    def ends_with(self, event: Any) -> bool:
        """Whether the game is over after an event that was decided just now."""

    def leaves_choice(self, event: Any) -> bool:
        """Whether the seat on turn still has a choice that belongs to its turn, after an event that was decided."""
        return False

    @abstractmethod
    def apply(self, event: Any) -> Happened:
        """Apply an event that is stored, or about to be."""

    @abstractmethod
    def ends_without(self, seat: Seat) -> bool:
        """Whether the game is over once a seat has left (Z8). Raises why it cannot leave."""

    @abstractmethod
    def leave(self, seat: Seat) -> Happened:
        """A seat has left for good (Z8)."""

    def note(self, seat: Seat, what: str) -> None:  # noqa: B027
        """Note what the table did with a seat, if the game tells newcomers what happened."""

    @abstractmethod
    def next_first(self, first: Seat) -> tuple[Sequence[Seat], FirstBy]:
        """Who may begin the next game, if this seat began this one (Z10, K6), and why. The table breaks ties."""

    # What may be seen

    @abstractmethod
    def public(self, *, whole: bool) -> Told:
        """What everybody sees: all of it, or only what a client does not know yet."""

    def own(self, seat: Seat) -> Told | None:
        """What a seat sees in addition."""
        return None

    def standing(self) -> tuple[int, ...]:
        """One number for each seat, for lists of games; the game decides what it means. Empty: it has none to show."""
        return ()

    @abstractmethod
    def shown(self, public: Any, own: tuple[Any, ...]) -> GameShown:
        """Both together, for a person who holds these seats."""

    def seen(self, events: Sequence[Any], seats: tuple[Seat, ...]) -> Sequence[Any]:
        """Events as a person who holds these seats may see them."""
        return events

    def board(self) -> bytes | None:
        """What lies on the table for everybody to see, packed for `GameKind.drawn`; None: there is no picture of it."""
        return None

    def still(self) -> bytes | None:
        """A frame for whoever comes when the live match is over; None: what `public` tells is all there is."""
        return None

    def bot_view(self, seat: Seat) -> bytes | None:
        """What a bot on that seat may see, packed; None: its live match knows."""
        return None

    def any_move(self, chance: Chance) -> str:
        """Some legal move, for a seat whose bot has broken."""
        raise NotImplementedError  # only asked of games with bots of their own

    def answer(self, question: Any, language: str) -> Told:
        """The answer to one of the kind's `questions`."""
        raise NotImplementedError

    def solo_points(self) -> int | None:
        """The result so far of somebody who plays alone; None: results are not counted."""
        return None

    @abstractmethod
    def record(self, players: tuple[str, ...], past: Sequence[Any]) -> dict[str, Any]:
        """The whole game; tells everything, so only when it is over. `past`: its events, if the kind wants them."""


class Terms(NamedTuple):
    """The options that the table itself has to know."""

    shown: Any
    """The options as everybody is told them."""
    turn_seconds: float | None = None
    """How long a turn may take (Z9)."""
    house_rules: tuple[str, ...] = ()
    """Names of options that differ from the leaflet."""
    turn_days: int | None = None
    """The same in days, which pass whether anybody is there or not; then there are no `turn_seconds`."""


class GameStart(NamedTuple):
    """What a game begins with."""

    options: dict[str, Any]
    """What was chosen, in plain data, as the log has it."""
    seats: int
    seed: int
    first: Seat
    opening: Words | None = None
    """For a live game: the match that was laid out before."""
    first_by: FirstBy | None = None
    """How it was settled who begins (Z13); None: begun before tables told it."""
    sealed: bool = False
    """Others play the same deal, so what a finished game would show stays hidden."""


class Planner(Protocol):
    """Bots of live matches, which remember what they have felt: all questions of a match go to the same one."""

    def answer(self, match: int, seat: Seat, seating: Seating, number: int, question: bytes) -> bytes | None:
        """What a bot answers to `LiveHost.ask_bot`; None: it has failed, or a later question has overtaken this one."""
        ...

    def forget(self, match: int) -> None:
        """Forget a match: none of its bots is needed any more."""
        ...


class GameBots:
    """The bots of a game, in a process that thinks for a server.

    What takes a while to load, or has to be compiled, is there when a method returns.
    """

    def chooser(self, level: str, seed: int) -> Callable[[bytes], str]:
        """A function that chooses a move from a `Game.bot_view`."""
        raise AssertionError("only asked of games that are not played live")

    def adviser(self) -> Callable[[bytes, int], GameAdvice]:
        """A function that says what a seat should do, from what it sees and a seed."""
        raise AssertionError("only asked of kinds that advise")

    def planner(self) -> Planner:
        """The bots of live matches. Called once in a process."""
        raise AssertionError("only asked of games that are played live")

    def review(self, record: Any) -> Iterator[tuple[int, int, GameReview | None]]:
        """Judge the moves of a record: how many are judged, of how many, and at last the review."""
        raise InvalidRecord("record-unreadable", problem="game")

    def to_prepare(self) -> bool:
        """Whether something that many will need is still to be compiled; cheap to ask."""
        return False

    def prepare(self) -> None:
        """Compile what `to_prepare` found missing."""


class GameKind(ABC):
    """A game that tables can be made for; one instance of each in the registry."""

    name: ClassVar[str]
    most_seats: ClassVar[int]
    levels: ClassVar[tuple[str, ...]] = ()
    """Names of the bots that can be given a seat."""
    clock_level: ClassVar[str | None] = None
    """The bot that moves, or whose hand plays on, when a seat is out of time (Z9)."""
    stand_in_level: ClassVar[str | None] = None
    """The bot that takes over a seat that runs out of time again and again (Z9)."""
    turn_days: ClassVar[tuple[int, ...]] = ()
    """The numbers of days that a turn may be given; empty if no table can be played over days."""
    advised: ClassVar[type[GameAdvice] | None] = None
    """The type of the answer to “what would you play?”; None: this game gives no hints."""
    takes_back: ClassVar[bool] = False
    """Whether moves can be taken back (Z7)."""
    wants_past: ClassVar[bool] = False
    """Whether a record needs all events, which a game in memory does not keep."""
    events: ClassVar[EventTypes]
    options: ClassVar[type[GameOptions]]
    shown: ClassVar[type[GameShown]]
    questions: ClassVar[tuple[type[Asked], ...]] = ()
    """Messages that are answered from the game alone; one with a `seat` must be the asker's own."""
    live_questions: ClassVar[tuple[type[Asked], ...]] = ()
    """The same for messages that only a live match can answer."""
    answers: ClassVar[tuple[type[Told], ...]] = ()
    described: ClassVar[tuple[ModuleType, ...]] = ()
    """The modules of its messages and values, for the descriptions of the protocol."""
    record_head: ClassVar[type[RecordHead] | None] = None
    """The head of its records; None: no records from outside are accepted."""
    replayed: ClassVar[type[GameReplay] | None] = None
    """The type of its records turn by turn; None: records are only kept."""
    reviewed: ClassVar[type[GameReview] | None] = None
    """What the moves of a record were like; None: its records are not reviewed."""
    scores: ClassVar[int | None] = None
    """Most bytes of a text board that is sure to be scored within a millisecond; None: it scores none."""
    bots: ClassVar[str | None] = None
    """Where its `GameBots` are, `module:class`: loaded only where something is thought about."""
    live: ClassVar[LiveKind | None] = None
    quick: ClassVar[dict[str, Any]] = {}
    """The options of a table for two strangers who have only said which game they want to play."""

    def check_level(self, level: str) -> None:
        """Raise if there is no bot of that name."""
        if level not in self.levels:
            raise InvalidSetup("setup-bot", name=level[:40], known=", ".join(self.levels))

    @abstractmethod
    def check(self, options: Any, seats: int) -> None:
        """Raise if something is wrong with the options of a new table."""

    @abstractmethod
    def terms(self, options: dict[str, Any]) -> Terms:
        """What a table has to know of its options."""

    def lessons(self) -> Mapping[str, Lesson]:
        """Tables to learn at, by names that no other game has."""
        return {}

    def about(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a table, so short that hundreds of tables can be listed."""
        return {}

    @abstractmethod
    def begin(self, start: GameStart) -> Game:
        """A new game."""

    def daily(self, seed: int) -> GameOptions | None:
        """The options of the daily table of that seed, which one person plays; None: there is none.

        Everybody sees them, so the seed must not follow from them.
        """
        return None

    def record_length(self, record: dict[str, Any]) -> int:
        """How many moves or turns a record has."""
        return len(record["moves"])

    def check_record(self, data: Any) -> None:
        """Raise if something is wrong with a record from outside. May take long and load anything."""
        raise InvalidRecord("record-unreadable", problem="game")

    def replay(self, info: RecordInfo, record: Any) -> GameReplay:
        """A record turn by turn. May take long."""
        raise InvalidRecord("record-unreadable", problem="game")

    def board_of_record(self, record: Any) -> bytes | None:
        """The same as `Game.board` of a game that is over. May take long."""
        return None

    def drawn_before(self) -> Drawn | None:
        """A sample picture for a table where no game has begun; None: Lodestone's own sign."""
        return None

    def drawn(self, board: bytes) -> Drawn:
        """What `Game.board` says, as a picture. May take long."""
        raise AssertionError("only asked of kinds whose games have a board")

    def score(self, board: str) -> ScoreAnswer:
        """The scores of a text board. May take long."""
        raise AssertionError("only asked of kinds that score")

    def refuse_other(self) -> NotAllowed:
        """The refusal of something that only other games can do."""
        return NotAllowed("table-other-game", game=self.name)


Games: TypeAlias = Mapping[str, GameKind]
