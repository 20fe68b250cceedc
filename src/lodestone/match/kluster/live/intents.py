"""What a seat may ask of a match, as values. Millimetres, degrees, seconds.

As JSON each carries its name under `do`. Numbers out of any hand's reach are refused when read, and again when done.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from lodestone.core import InvalidRequest
from lodestone.kluster import Magnet, is_spinner
from lodestone.match.plain import refusal

Face: TypeAlias = Literal["a", "b"]
"""A stone's two sides, a spinner's two ends (Z5)."""
Pose: TypeAlias = Literal["flat", "standing", "lying"]
"""Stones lie flat or stand on their edge (Q-K7), spinners lie on their side."""

REACH = 2000.0
"""mm from the middle of the table: as far as a hand goes."""
HIGHEST = 500.0
"""mm above the table: as high as a hand goes."""
LONGEST = 10.0
"""s: the longest single movement."""
TURNS = 3600.0
"""Degrees: ten times round, the most a yaw may say."""

Along: TypeAlias = Annotated[float, msgspec.Meta(ge=-REACH, le=REACH)]
Height: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=HIGHEST)]
Yaw: TypeAlias = Annotated[float, msgspec.Meta(ge=-TURNS, le=TURNS)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=LONGEST)]


def usual_pose(magnet: Magnet) -> Pose:
    """How a magnet is held if nobody says otherwise.

    >>> usual_pose("c3"), usual_pose("s3")
    ('flat', 'lying')
    """
    return "lying" if is_spinner(magnet) else "flat"


class Intent(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Base of all intents."""


class Take(Intent, frozen=True, tag="take"):
    """Take a magnet of one's own pool into the hand: `face` up, or ahead along `yaw` if it stands or lies (Q-K7)."""

    magnet: Magnet
    face: Face = "a"
    pose: Pose | None = None
    """None: the `usual_pose`."""
    yaw: Yaw = 0.0


class Hover(Intent, frozen=True, tag="hover"):
    """Move the held magnet in a straight line; a later one replaces it at once. None keeps what is.

    It takes `seconds`, or as long as a hand needs (Z6).
    """

    x: Along
    y: Along
    height: Height
    """mm between the table and its lowest point."""
    yaw: Yaw | None = None
    face: Face | None = None
    pose: Pose | None = None
    seconds: Seconds = 0.0


class PutBack(Intent, frozen=True, tag="put_back"):
    """Draw the held magnet back to the pool: straight up, then aside (Q-K4)."""


class Release(Intent, frozen=True, tag="release"):
    """Lower the held magnet straight down and let go (Z1): where it is, or where the person sees it.

    At a live table a hand that is still on its way gets there first (Z6). `seen` is the clock of the last frame that
    the person was shown.
    """

    x: Along | None = None
    y: Along | None = None
    height: Height | None = None
    seen: Annotated[int, msgspec.Meta(ge=0, lt=2**32)] | None = None


class Grab(Intent, frozen=True, tag="grab"):
    """Take a cord between the fingers at its point nearest to (x, y) (K15, P12)."""

    cord: int
    x: Along
    y: Along


class Drag(Intent, frozen=True, tag="drag"):
    """Move a grabbed cord's point in a straight line; a later one replaces it at once."""

    cord: int
    x: Along
    y: Along
    seconds: Seconds = 0.0


class LetGo(Intent, frozen=True, tag="let_go"):
    """Open the fingers on a cord where they are."""

    cord: int


class Continue(Intent, frozen=True, tag="continue"):
    """Expert: place another magnet (E3)."""


class Stop(Intent, frozen=True, tag="stop"):
    """Expert: place no more (E3). Alone: end the game as it stands (Q-S2)."""


class Done(Intent, frozen=True, tag="done"):
    """The cords cross again: end the turn (P14)."""


class Resign(Intent, frozen=True, tag="resign"):
    """Leave the game, on turn or not (Z8)."""


class TimeOut(Intent, frozen=True, tag="timeout"):
    """From the table, not from a seat: the turn is over without a placement, its magnet goes back (Z9)."""


class TimeUp(Intent, frozen=True, tag="time_up"):
    """From the table: the turn's time is up. What the seat does from here on is done by the clock's hand (Z9)."""


TableIntent: TypeAlias = TimeOut | TimeUp
"""What the table does by itself."""
AnyIntent: TypeAlias = Take | Hover | PutBack | Release | Grab | Drag | LetGo | Continue | Stop | Done | Resign
"""What seats may ask for; `TableIntent` is not theirs."""


_DECODER: msgspec.json.Decoder[AnyIntent] = msgspec.json.Decoder(AnyIntent)


class _Asked(msgspec.Struct):
    """A struct around the union, because msgspec analyses a bare union at every call, which takes 30 times as long."""

    intent: AnyIntent


def read_intent(data: object, at: str = "intent") -> AnyIntent:
    """An intent from its JSON form.

    >>> read_intent({"do": "hover", "x": 10, "y": 0, "height": 40})
    Hover(x=10.0, y=0.0, height=40.0, yaw=None, face=None, pose=None, seconds=0.0)
    """
    try:
        return msgspec.convert({"intent": data}, _Asked).intent
    except msgspec.ValidationError as problem:
        raise refusal(str(problem).replace("at `$.intent", "at `$"), at) from None


def intent_in(text: bytes, at: str = "intent") -> AnyIntent:
    """An intent from JSON text.

    >>> intent_in(b'{"do": "let_go", "cord": 0}')
    LetGo(cord=0)
    """
    try:
        return _DECODER.decode(text)
    except msgspec.ValidationError as problem:
        raise refusal(str(problem), at) from None


def plain_intent(intent: AnyIntent | TableIntent) -> dict[str, Any]:
    """An intent in its JSON form.

    >>> plain_intent(Release())
    {'do': 'release'}
    """
    data: dict[str, Any] = msgspec.to_builtins(intent)
    return data


_LIMITS = {"x": REACH, "y": REACH, "height": HIGHEST, "yaw": TURNS, "seconds": LONGEST}


def check_reach(intent: AnyIntent) -> None:
    """Refuse numbers that are not finite or out of reach: intents built in Python have not been checked yet."""
    for name, limit in _LIMITS.items():
        value = getattr(intent, name, None)
        if value is None:
            continue
        lowest = 0.0 if name in ("height", "seconds") else -limit
        if not (math.isfinite(value) and lowest <= value <= limit):
            raise InvalidRequest("kluster-intent-number", name=name, lowest=lowest, highest=limit)
