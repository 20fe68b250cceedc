"""The live face: what a server needs of a game that goes on by itself (docs/decisions/0013).

`LiveKind` is such a game as the registry has it, beside its `GameKind`. `LiveGame` is one match, in a live process; its
server knows no more of it than this. Both directions are asynchronous: the match is handed what people want, lets time
pass, and tells its `LiveHost` what came of it.

**Persist first, then publish.** When a turn has ended, the match tells `turn_ended` and goes on only when it is told to
`proceed`, once the turn is stored. Until then nobody asks it for anything but `view`, `answer` and `watch`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, TypeAlias

import msgspec

from lodestone.core import Event, LodestoneError, Seat
from lodestone.match.log_events import Words
from lodestone.match.wire import Told

if TYPE_CHECKING:
    from lodestone.match.game import GameStart

Answered: TypeAlias = Callable[[LodestoneError | None], None]
"""Receives the answer to an intent: None if it was done, or why not."""


class Seating(msgspec.Struct, frozen=True):
    """A bot on a seat. The same seed makes the same choices."""

    level: str
    seed: int


class Laid(msgspec.Struct, frozen=True):
    """A match that was laid out, ready to be stored. Secret."""

    opening: Words
    """The event that it begins with."""
    snapshot: bytes


class LiveState(msgspec.Struct, frozen=True):
    """A match as its log has it, with what the table has decided since. A turn that was cut short begins again."""

    record: dict[str, Any]
    """`Game.record`. Secret."""
    snapshot: bytes
    """The newest snapshot. Secret."""
    resigned: tuple[Seat, ...] = ()
    """Who has left."""
    timed_out: Seating | None = None
    """The bot that plays the running turn out, if its time is up (Z9)."""
    bots: dict[Seat, Seating] = {}
    paused: bool = False
    running: bytes | None = None
    """What `LiveGame.leave_off` gave when another process had the match, if the turn since the snapshot is to go on."""
    sealed: bool = False
    """As in `GameStart`."""


class LiveFrame(NamedTuple):
    """One picture of a match."""

    body: bytes
    """The picture as everybody gets it."""
    seat: Seat | None
    """The seat on turn."""
    own: bytes
    """What the person on that seat gets appended."""
    key: bool
    """Whether it stands for itself. Others build on the last keyframe and may be dropped; a keyframe may not."""
    acting: bool
    """Whether the seat on turn may still do something."""
    may_sleep: bool
    """Nothing moves and nothing was done in this turn, so nothing would be lost by reading it from the log again."""
    public: Told | None = None
    """`LiveGame.public`, if it has changed without news, for people who join later."""


class LiveHost(Protocol):
    """The server's side, as a live match sees it."""

    def show(self, frame: LiveFrame) -> None:
        """Show a picture to everybody who looks on; never stored."""
        ...

    def turn_ended(self, event: msgspec.Struct, snapshot: bytes) -> None:
        """A turn has ended: the event that its log keeps, and a snapshot to go on from. Wait for `proceed`."""
        ...

    def changed(self, events: Sequence[Event]) -> None:
        """Tell everybody that something has changed within a turn."""
        ...

    def refused(self, seat: Seat, number: int, problem: LodestoneError) -> None:
        """Tell a seat that a streamed intent was refused."""
        ...

    def ask_bot(self, seat: Seat, seating: Seating, question: bytes, *, everything: bool) -> None:
        """Have a bot think elsewhere; `hear` gets its answer. `everything`: only once all is prepared."""
        ...

    def forget_bot(self, seat: Seat) -> None:
        """Drop the last question to a bot: its answer is not needed any more."""
        ...


class LiveGame(ABC):
    """One match in a live process. A LodestoneError from `intent` or `answer` is a refusal: nothing has changed."""

    tick_seconds: ClassVar[float] = 0.032
    """s of the match's time in a tick."""
    went_on: bool = False
    """Whether it took up a turn that another process had begun (`LiveState.running`); else that turn begins again."""

    @property
    @abstractmethod
    def public(self) -> Told:
        """The match as everybody sees it now, as `Game.public`."""

    # What people want

    @abstractmethod
    def intent(self, seat: Seat, intent: bytes, answered: Answered) -> None:
        """Do what a seat asks for, in JSON; call `answered` now or later, or raise why not."""

    @abstractmethod
    def stream(self, seat: Seat, number: int, intent: bytes) -> None:
        """The same for an intent that a later one may replace; a refusal goes to `refused`."""

    # What the table decides

    @abstractmethod
    def leave(self, seat: Seat) -> None:
        """A seat has resigned (Z8)."""

    @abstractmethod
    def time_up(self, hand: Seating) -> None:
        """The time of the turn is up (Z9): this bot plays it out, unless it is about to end anyway."""

    @abstractmethod
    def pause(self, on: bool) -> None:
        """Stop time, or let it go on. While stopped there are no ticks and no intents."""

    @abstractmethod
    def watch(self, on: bool) -> None:
        """Told whether anybody looks on; if not, no pictures are needed, and bots wait."""

    @abstractmethod
    def proceed(self) -> None:
        """The last turn is stored: go on."""

    def leave_off(self) -> bytes | None:
        """The running turn as it is at this moment, for another process to go on with; from now on time stands still.

        Empty: nothing was done in it yet. None: this is no moment for that, as the turn is about to end by itself, or
        cannot be carried on elsewhere; nothing has changed.
        """
        return None

    # What is to be known

    def view(self, seat: Seat) -> bytes:
        """What a seat may see, packed for its bots (`GameBots.adviser`)."""
        raise AssertionError("only asked of kinds that advise")

    def answer(self, question: bytes) -> Told:
        """The answer to one of the kind's `live_questions`, which comes as MessagePack."""
        raise AssertionError("only asked of kinds with live questions")

    # Bots

    def sit(self, seat: Seat, seating: Seating | None) -> None:
        """A bot takes a seat over, or (None) gives it back; at any time, also in mid-turn."""
        raise AssertionError("only asked of kinds with levels")

    def hear(self, seat: Seat, thought: bytes | None) -> None:
        """What a bot answered to the last `ask_bot`; None: it has failed."""
        raise AssertionError("only asked of games that ask bots")

    # Time

    @property
    @abstractmethod
    def moves(self) -> bool:
        """Whether the match needs ticks now."""

    @abstractmethod
    def tick(self, due: float, *, late: bool) -> None:
        """Let a tick's time pass and show it. `due`: when, by `time.monotonic`; one that is late need not be shown."""


class LiveKind(ABC):
    """The live side of a game. The event loop asks for values only; the rest is for live processes."""

    preparing: ClassVar[str | None] = None
    """The module that prepares, once after installing, what matches need, in a process of its own. It prints: two
    numbers for how far it is; another line, first when matches can be played, then when nothing is missing any more."""

    def to_prepare(self) -> bool:
        """Whether preparing is worth it. May look at many files."""
        return False

    def layout_to_try(self, options: Any, seats: int) -> msgspec.Struct | None:
        """The layout that has to be tried out before a table is made; None: it fits."""
        return None

    @abstractmethod
    def layout(self, start: GameStart, players: tuple[str, ...]) -> msgspec.Struct:
        """What laying out the next match needs to know, from what the game begins with."""

    def needs_everything(self, layout: Any) -> bool:
        """Whether laying it out has to wait until all is prepared."""
        return False

    # In a live process, or one of the pool

    @abstractmethod
    def load(self) -> None:
        """Load what matches need; called once."""

    def try_layout(self, layout: bytes) -> None:
        """Raise why a layout, as MessagePack, is impossible."""
        raise AssertionError("only asked of kinds with layouts to try")

    @abstractmethod
    def lay(self, layout: bytes) -> Laid:
        """Lay a match out, or raise why not; as MessagePack."""

    @abstractmethod
    def open(self, state: LiveState, host: LiveHost, *, watched: bool) -> LiveGame:
        """Go on with a match. It tells its host nothing yet: it begins with `proceed`."""

    def films(self, record: Any) -> Iterator[bytes]:
        """What turns of a record looked like, one after the other, the opening first. Takes long."""
        return iter(())
