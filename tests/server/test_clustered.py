"""Clustered over real sockets."""

from __future__ import annotations

from tests.server.client import Api


async def test_a_game_against_a_bot_from_the_first_to_the_last_tile(server: Api) -> None:
    made = await server.create("here", "greedy", name="Ann")
    async with server.join(made["table"], made["token"]) as ann:
        while await ann.my_turn():
            await ann.play()
        assert ann.public["phase"] == "over"
        assert sum(ann.public["hand_sizes"]) == 0
        assert len(ann.board) == 1 + 58 - sum(map(len, ann.public["discards"]))
