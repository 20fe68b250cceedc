"""A program that plays Kluster: it says what it wants done, a hand like that of other bots does it."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.bots.kluster import ClumsyBot, Plan, Step, TremblingHand
from lodestone.bots.kluster.cords import cords_in_order
from lodestone.bots.programs.carrying import CarryingOut, Planned, ProgramAnswer
from lodestone.bots.programs.conduct import Forfeit, IllegalAnswer, ProgramSeat, Slip
from lodestone.core import Chance, LodestoneError
from lodestone.kluster import Position
from lodestone.match.kluster.live import AnyIntent, Continue, Done, KlusterView, LetGo, Resign, Setting, Stage, Stop
from lodestone.match.kluster.plain import plain

SECONDS = 3.0
"""s for an answer, unless somebody says otherwise."""
TREMOR = 0.3
"""mm: the hand of `steady`."""
CHOICES: dict[str, AnyIntent] = {"continue": Continue(), "stop": Stop()}


class ProgramKlusterBot:
    """Somebody to play against, in a process of its own. A seat that has to leave resigns."""

    def __init__(self, seat: ProgramSeat, seed: int = 0, tremor: float = TREMOR) -> None:
        self._seat = seat
        self._hand = TremblingHand(Chance(seed, "bot/program"), tremor)
        self._stand_in = ClumsyBot(seed)

    def plan(self, view: KlusterView) -> Plan:
        """What the program asks for; what `clumsy` would do if that cannot be done. Cords in order stay as they are."""
        if view.frame.stage is Stage.REPAIR and cords_in_order(view):
            yield Step((Done(),))
            return
        work = CarryingOut(self._hand, view.frame)
        try:
            answer = self._seat.ask({"view": plain(view)}, lambda line: _read(line, view))
            if answer is not None:
                try:
                    yield from _doing(work, answer)
                except LodestoneError as refused:
                    self._seat.slip(Slip.ILLEGAL, refused.key)
                except GeneratorExit:  # the turn has ended meanwhile
                    self._seat.accept()
                    raise
                else:
                    self._seat.accept()
                    return
        except Forfeit:
            yield Step((Resign(),))
            return
        yield from self._fall_back(msgspec.structs.replace(view, frame=work.frame))

    def _fall_back(self, view: KlusterView) -> Plan:
        if view.frame.stage is Stage.CHOICE:
            yield Step((Stop(),))
            return
        if view.frame.grabbed:
            frame = yield Step(tuple(LetGo(cord) for cord in view.frame.grabbed))
            view = msgspec.structs.replace(view, frame=frame)
        yield from self._stand_in.plan(view)


def _doing(work: CarryingOut, answer: Planned | str) -> Plan:
    if isinstance(answer, str):
        yield Step((CHOICES[answer],))
    else:
        yield from work.do(answer)


def _read(line: bytes, view: KlusterView) -> Planned | str:
    """A plan, or a choice; refused if it does not fit the stage of the turn."""
    answer = msgspec.json.decode(line, type=ProgramAnswer)
    choosing = view.frame.stage is Stage.CHOICE
    if answer.move is not None and answer.plan is None:
        if answer.move not in CHOICES or not (choosing or answer.move == "stop"):
            raise IllegalAnswer
        return answer.move
    if answer.plan is None or answer.move is not None or choosing:
        raise IllegalAnswer
    if (answer.plan.magnet is None) != (view.frame.stage is Stage.REPAIR):
        raise IllegalAnswer
    return answer.plan


def plain_rules(setting: Setting) -> dict[str, Any]:
    """What is played, for the first message."""
    setup = setting.setup
    return {"boxes": plain(setup.boxes), "options": plain(setup.options), "table": plain(setting.table)}


def plain_result(position: Position) -> dict[str, Any]:
    """How a game went, for the last message."""
    return {
        "winners": list(position.winners),
        "reason": None if position.ending is None else str(position.ending),
        "places": list(position.places),
        "pools": [list(pool) for pool in position.pools],
    }
