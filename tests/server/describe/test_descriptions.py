"""Descriptions of the protocol are current: those generated from its types, and the tables of docs/protocol.md."""

from __future__ import annotations

import re

import pytest

from lodestone.clustered import MAX_SEATS
from lodestone.clustered import events as clustered_events
from lodestone.core import Event
from lodestone.kluster import TableOptions
from lodestone.kluster import events as kluster_events
from lodestone.kluster.magnets import MOST_OF_A_KIND
from lodestone.match import wire as shared
from lodestone.match.kluster.kind import MOST_POINTS
from lodestone.match.kluster.live.playing import WEIGH_EVERY
from lodestone.server import housekeeping, hub, running, wire
from lodestone.server.daily import dailies, days
from lodestone.server.describe import descriptions
from lodestone.server.entrance import fair_share, guarded_http
from lodestone.server.http.helpers import LONGEST_LINK
from lodestone.server.lobby import watching
from lodestone.server.protocol import common, http
from lodestone.server.room.hints import AT_ONCE
from lodestone.server.room.live_table import REMEMBERED
from lodestone.server.settings import Limits
from lodestone.server.sockets import guests
from lodestone.server.table.decide import MOST_VERSIONS
from lodestone.server.table.people import MOST_PEOPLE
from lodestone.server.table.table import CHAT_KEPT
from lodestone.server.workers import jobs as kinds
from lodestone.server.workers import pool
from lodestone.storage import queue
from tests import ROOT

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "text"), descriptions().items(), ids=list(descriptions()))
def test_the_description_is_current(name: str, text: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == text, "run `make schema`"


def table_after(words: str) -> dict[str, str]:
    """The first two columns of the table that follows some words in the document."""
    lines = PROTOCOL.partition(words)[2].splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith("| ---")) + 1
    rows = {}
    for line in lines[begin:]:
        if not line.startswith("|"):
            break
        what, how_much = (cell.strip() for cell in line.strip("|").split("|")[:2])
        rows[what] = how_much
    return rows


class Known:
    """Limits that record which of them were read."""

    def __init__(self) -> None:
        self.named: set[str] = set()

    def __getattr__(self, name: str) -> int:
        self.named.add(name)
        value = getattr(Limits(), name)
        assert value == int(value)
        return int(value)


def expected(limits: Known) -> dict[str, str]:
    """The table of limits, made from the server's actual numbers."""
    large, small = limits.record_size // 2**20, limits.body_size // 2**10
    too_fast = f"{guests.PATIENCE} refusals in a row for being too fast end in `bye too-many`"
    return {
        "a socket message": f"{limits.message_size // 2**10} KiB (beyond {4 * limits.message_size // 2**10} KiB "
        "the connection is cut)",
        "messages on a connection": f"{limits.messages_per_second} a second, {limits.messages_at_once} at once, and "
        f"{hub.SOCKETS} times as many over all connections of an address; {too_fast}",
        "pings, pongs and pieces of messages on a connection": f"{wire.PIECES:.0f} a second, {wire.PIECES_AT_ONCE} at "
        "once, then it is closed (1008)",
        "messages of yours that wait for their answers": f"{wire.AHEAD}, then no more are read for the moment",
        "`stream` on a connection": f"{limits.streams_per_second} a second",
        "chat of a seat": f"{limits.chat_per_minute} a minute, {limits.chat_per_minute // 3} at once, over all "
        "connections; those without a seat have one such share together, the host another",
        "names, agreements and whatever else is stored for a seat besides moves": f"{limits.changes_per_minute} a "
        f"minute, {limits.changes_per_minute // 3} at once, counted in the same way",
        "hints of a person at a table": f"{limits.hints_per_minute} a minute, {AT_ONCE} at once",
        "danger maps of a table (`weigh`)": f"a new one every {WEIGH_EVERY:g} s; until then the last one again",
        "what waits for a slow reader": f"{limits.outbound_bytes // 2**10} KiB, "
        f"{limits.outbound_per_address // 2**20} MiB for all of an address; frames that can be dropped go first, then "
        "`bye too-slow`",
        "until `hello`": f"{limits.hello_seconds} s, then `bye idle`",
        "silence on a connection": f"{limits.silent_seconds} s, then `bye idle`",
        "connections to a table": f"{limits.spectators_per_table} of spectators; {limits.connections_per_person} of a "
        "person with a token, of which the oldest makes room for another one",
        "connections": f"{limits.connections_per_address} from an address, {limits.connections:,} in all; when there "
        "is no room those that wait for a request are cut first",
        "new connections from an address": f"{running.CONNECTIONS} for each request it may make; whoever opens more is "
        "told so and cut",
        "tables and records from an address": f"{limits.tables_per_hour} an hour",
        "open tables of an address": f"{limits.listings_per_address} are listed by a server at a time",
        "open tables that are shown": f"the newest {watching.MOST}; half of a server's connections may be in the lobby",
        "seats taken by listings from an address": f"{limits.joins_per_minute} a minute",
        "people of an address who wait for somebody to play with": f"{limits.waiting_per_address} at a server, "
        f"{queue.MOST} in all; {limits.waits_per_minute} a minute begin to, each as if for a table, and whoever was "
        f"called {limits.unanswered_per_hour} times an hour and did not answer waits until they wait again",
        "daily tables of a game and day from an address": f"{limits.dailies_per_address}, then `too-many` until the "
        "next day",
        "results on the board of a day": f"{dailies.LISTED}, the best; results are kept for {days.KEPT} days",
        "tables in the memory of a server, live matches": f"{limits.tables:,} and {limits.live_matches}; beyond that "
        "`too-many` until there is room",
        "requests and new sockets from an address": f"{limits.requests_per_minute} a minute, "
        f"{limits.requests_at_once} at once; a client that is too fast is told so after a second",
        "time for a request": f"{limits.header_seconds} s for its headers, {limits.body_seconds} s for its body, "
        f"{limits.unread_seconds} s in which nothing of the answer is read; a connection without another request is "
        f"closed after {limits.keep_alive_seconds} s",
        "work for an address": f"{kinds.ADVICE.each} hints, {kinds.ANSWERS.each} replays, large scores and the like, "
        f"{kinds.CHECKS.each} uploads, {kinds.FILMS.each} films and {kinds.REVIEWS.each} reviews that wait or are "
        f"being done; each has a deadline of {kinds.ANSWERS.deadline:.0f} s to {kinds.REVIEWS.deadline / 60:.0f} min",
        "work that waits, for all addresses": f"{kinds.ADVICE.queue} hints, {kinds.ANSWERS.queue} replays, large "
        f"scores and the like, {kinds.CHECKS.queue} uploads, {kinds.FILMS.queue} films and {kinds.REVIEWS.queue} "
        f"reviews, each for {pool.WAIT:.0f} s at most; hints as long as they are wanted",
        "previews of tables and records": f"{kinds.PREVIEWS.each} for an address and {kinds.PREVIEWS.queue} in all "
        f"that wait or are being drawn, {kinds.PREVIEWS.deadline:.0f} s for each",
        "a request's headers, its body": f"{small} KiB each, the body of a new table {limits.message_size // 2**10} "
        f"KiB; a record, or the operations of a referee, {large} MiB",
        "a request's address": f"{guarded_http.ADDRESS // 2**10} KiB with all that comes after `?`, and "
        f"{guarded_http.PARAMETERS} parameters",
        "headers of a request": f"{guarded_http.HEADERS}",
        "requests on a connection": f"{guarded_http.AHEAD} before the first of them is answered, then it is cut",
        f"bodies beyond {small} KiB, and records that are being read": f"{fair_share.BYTES_EACH // 2**20} MiB of an "
        f"address at a time, {fair_share.MOST_BYTES // 2**20} MiB in all",
        "people a table knows": f"{MOST_PEOPLE}",
        "versions of a table": f"{MOST_VERSIONS:,}; then the game that is on is played to its end, and all else is "
        "refused (`conflict`, key `table-full`)",
        "seats": f"{MAX_SEATS} at Clustered, {shared.MOST_SEATS} at Kluster",
        "a turn's clock": f"{shared.SHORTEST_TURN} to {shared.LONGEST_TURN:,} s, or 1, 3 or 7 days (Clustered)",
        "one's own tables in one question": f"{http.MOST_OWN_TABLES}",
        "turns of days that are out of time": f"seen to {housekeeping.TABLES_AT_ONCE} at a time by each server, the "
        "earliest first",
        "boxes of Kluster": f"{MOST_OF_A_KIND} of a kind",
        "points of a table's free cords": f"{MOST_POINTS:,}",
        "an `id`, a `move`": f"{shared.ID_LENGTH} characters each",
        "a token": f"{common.SHORTEST_TOKEN} to {common.LONGEST_TOKEN} characters",
        "names, chat": f"{common.NAME_LENGTH} and {common.CHAT_LENGTH} characters",
        "lines of chat in a `welcome`": f"{CHAT_KEPT}",
        "`do` messages that are known again": f"{REMEMBERED} at a table",
        "operations of a referee": f"{http.MOST_OPERATIONS:,}, of which one may be `load`",
        "a board to be scored": f"{shared.BOARD_LENGTH:,} characters",
        "the text of a QR code": f"{LONGEST_LINK} characters",
    }


def test_every_limit_is_in_the_table_of_limits() -> None:
    limits = Known()
    assert shared.ID_LENGTH == shared.MOVE_LENGTH
    assert table_after("## Limits\n") == expected(limits)
    assert limits.named == set(Limits.__struct_fields__), "a limit that the table does not tell"


OF_TABLES = {"BotStoodIn": {"seat", "level"}}
"""Events of both games that do not come from the rules."""


@pytest.mark.parametrize(
    ("words", "kinds", "more"),
    [
        (
            "**Events** (of both games",
            clustered_events,
            OF_TABLES | {"MovesTakenBack": {"seat", "count"}, "TimeRanOut": {"seat"}},
        ),
        ("Events are named as those of Clustered are", kluster_events, OF_TABLES),
    ],
)
def test_every_event_is_told_with_its_keys(words: str, kinds: object, more: dict[str, set[str]]) -> None:
    events = [
        kind
        for kind in vars(kinds).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
    assert {kind.__struct_config__.tag_field for kind in events} == {"event"}
    told = {name.strip("`"): set(re.findall(r"`(\w+)`", keys)) for name, keys in table_after(words).items()}
    assert told == {str(kind.__struct_config__.tag): set(kind.__struct_fields__) for kind in events} | more


def test_every_option_of_a_table_of_kluster_is_told() -> None:
    told = re.findall(r"`(\w+)`", " ".join(table_after("### Kluster's table and cords")))
    assert sorted(told) == sorted(TableOptions.__struct_fields__)
