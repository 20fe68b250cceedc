"""What newcomers are told of a game of Clustered, and what proposers are told when somebody declines."""

from __future__ import annotations

from typing import Any

from lodestone.clustered import Bonus, BonusTaken, Placement
from lodestone.match.clustered.game import Clustered
from lodestone.match.clustered.wire import Preview
from tests.server.client import Api, Seat
from tests.server.people import two
from tests.server.process import ServerProcess


def _log(seat: Seat) -> list[Any]:
    """The log from the last message that contained one."""
    games = (message.get("game") for message in reversed(seat.messages))
    found: list[Any] = next(log for game in games if game and (log := game["public"]["log"]) is not None)
    return found


async def test_the_log_is_told_anew_with_what_was_taken_back(process: ServerProcess) -> None:
    server = process.start()
    made = await server.create("here", "greedy")
    async with server.join(made["table"], made["token"]) as ann:
        assert _log(ann) == []
        first = ann.moves()[0]
        await ann.play(first)
        await ann.my_turn()
        await ann.ask("propose", kind="take_back")
        second = ann.moves()[-1]
        await ann.play(second)
        await ann.my_turn()
        answers = [event for message in ann.messages for event in message.get("events", ()) if event["seat"] == 1]
        placed = [event for event in answers if event["event"] == "TilePlaced"]
        replies = [[1, f"{event['tile']}@{event['cell'][0]},{event['cell'][1]}"] for event in placed]
    process.kill()
    server = process.start()
    async with server.join(made["table"]) as somebody:
        assert _log(somebody) == [[0, first], replies[0], [0, "back:2"], [0, second], replies[1]]


def test_the_log_tells_who_was_first_to_a_bonus() -> None:
    game = Clustered({"first_bonus": True}, seats=2, seed=5, first=0)
    expected: list[tuple[int, str]] = []
    taken: list[str] = []

    def gain(move: Placement) -> int:
        return game.answer(Preview("1", game.turn or 0, str(move)), "en").gain  # type: ignore[attr-defined,no-any-return]

    while not game.over and len(taken) < len(Bonus):
        places = [move for move in game.position.legal_moves if isinstance(move, Placement)]
        move = str(max(places, key=gain) if places else game.position.legal_moves[0])
        seat = game.turn or 0
        events = game.apply(game.decide(seat, move, bot=False)).events
        bonuses = [event.bonus.value for event in events if isinstance(event, BonusTaken)]
        expected += [(seat, move), *[(seat, bonus) for bonus in bonuses]]
        taken += bonuses
    assert set(taken) == set(Bonus)
    assert game.public(whole=True).log == tuple(expected[-60:])


async def test_the_log_hides_what_the_table_hides(server: Api) -> None:
    rules = {"fast": True, "hidden_discards": True}
    made = await server.create("here", "link", clustered={"rules": rules})
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], seated["token"]) as ben:
        while not any(move.startswith("-") for move in ben.moves()):
            async with server.join(made["table"], made["token"]) as ann:
                await ann.play()
            await ben.version(ann.v)
        discard = ben.moves()[0]
        await ben.play(discard)
    async with server.join(made["table"]) as somebody:
        lines = [move for _, move in _log(somebody)]
        assert "-" in lines
        assert discard not in lines


async def test_a_no_is_told_and_who_said_it(server: Api) -> None:
    async with two(server) as (ann, ben):
        await ann.ask("propose", kind="pause")
        await ben.version(ann.v)
        await ben.ask("reply", agree=False)
        await ann.version(ben.v)
        told = [message for message in ann.messages if message["type"] == "update"][-1]
        assert (told["declined"], told["by"]) == ("pause", ben.you)
        await ann.ask("propose", kind="pause")
        await ben.version(ann.v)
        await ben.ask("reply", agree=True)
        await ann.version(ben.v)
        assert [message for message in ann.messages if message["type"] == "update"][-1]["declined"] is None
