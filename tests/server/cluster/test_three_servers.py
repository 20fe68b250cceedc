"""Runs tests of a single server against three behind a proxy that sends every connection to the next of them.

These are its tests of protocol, fuzzing and secrets: a few of them in every run, all under `make soak`.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from tests.postgres import PostgresServer
from tests.server import test_clustered, test_example, test_sockets, test_telling
from tests.server.cluster.three_servers import Three, three_servers
from tests.server.hard import test_fuzz, test_leaks_kluster
from tests.server.hard.hard_server import HardServer
from tests.server.hard.listening import VARIANTS, listen
from tests.server.http import test_http
from tests.server.table import test_agreements
from tests.sizes import some_always

Case = Callable[..., Any]


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer) -> Iterator[Three]:
    with three_servers(tmp_path_factory.mktemp("three"), postgres) as running:
        yield running
        assert "Traceback" not in running.log, running.log


def cases(*modules: Any, takes: set[str]) -> dict[str, Case]:
    """The tests of some files that need no other fixtures than these."""
    return {
        name: function
        for module in modules
        for name, function in vars(module).items()
        if name.startswith("test_") and set(inspect.signature(function).parameters) == takes
    }


async def run(case: Case, **given: Any) -> None:
    """A test, as pytest would."""
    if inspect.iscoroutinefunction(case):
        await case(**given)
    else:
        await asyncio.to_thread(case, **given)


PROTOCOL = cases(test_agreements, test_clustered, test_example, test_http, test_sockets, test_telling, takes={"server"})
PROTOCOL_ALWAYS = (
    "test_the_example_client_plays_a_whole_game",
    "test_two_people_and_a_spectator_see_the_same_table",
    "test_asking_again_with_the_same_id_never_does_a_thing_twice",
    "test_with_others_everybody_must_agree_to_take_back",
    "test_playing_again_the_next_seat_starts",
    "test_resync_gives_everything_again",
    "test_sitting_down_again_is_answered_and_not_done_twice",
    "test_there_is_no_such_table",
    "test_pages_from_elsewhere_may_not_connect",
    "test_every_answer_tells_browsers_what_a_page_may_do",
)
FUZZING = cases(test_fuzz, takes={"api", "server"})
FUZZING_ALWAYS = (
    "test_malformed_messages_are_refused_and_change_nothing",
    "test_what_others_may_do_is_refused",
    "test_what_was_said_before_is_answered_and_not_done_again",
)


@pytest.mark.parametrize("name", some_always(PROTOCOL, PROTOCOL_ALWAYS))
async def test_the_protocol_is_the_same_whichever_server_is_asked(three: Three, name: str) -> None:
    await run(PROTOCOL[name], server=three.api)


@pytest.mark.parametrize("name", some_always(FUZZING, FUZZING_ALWAYS))
async def test_nonsense_is_refused_whichever_server_hears_it(three: Three, name: str) -> None:
    await run(FUZZING[name], api=three.api, server=three)


@pytest.mark.parametrize("name", some_always(VARIANTS, ["hidden discards"]))
async def test_nobody_is_told_what_they_may_not_know(three: Three, name: str) -> None:
    before = await three.passed_on()
    await listen(cast(HardServer, three), *VARIANTS[name])
    assert await three.passed_on() > before


@pytest.mark.parametrize("name", some_always(test_leaks_kluster.VARIANTS, ["duo", "solo"]))
async def test_nobody_is_told_a_pole(three: Three, name: str) -> None:
    before = await three.passed_on()
    await test_leaks_kluster.listen(cast(HardServer, three), *test_leaks_kluster.VARIANTS[name])
    assert await three.passed_on() > before
