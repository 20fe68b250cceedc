"""Every operation of the HTTP part: where it is, what it takes, what it gives. OpenAPI is written from this list."""

from __future__ import annotations

from typing import Any, NamedTuple

from lodestone.match import wire
from lodestone.server.http import (
    dailies,
    helpers,
    operating,
    previews,
    records,
    tables,
)
from lodestone.server.http.answers import Endpoint
from lodestone.server.protocol import http, lobby
from lodestone.server.protocol.common import TableInfo


class Operation(NamedTuple):
    """One operation: path, method, what it takes and gives."""

    method: str
    path: str
    endpoint: Endpoint
    summary: str
    gives: Any = None
    """The body of its answer; None: not JSON of ours."""
    takes: Any = None
    """The body of its request."""
    status: int = 200
    token: str = ""
    """Whose token goes into the Authorization header, if any does."""
    query: str = ""
    """The name of a parameter after `?`."""
    media: str = "application/json"
    anywhere: bool = False
    """What any server answers from the log, whoever has the table."""

    @property
    def makes_table(self) -> bool:
        """Whether it makes a table."""
        return self.gives is http.Created


OPERATIONS = (
    Operation("GET", "/api/games", tables.games, "What can be played here", http.ServerInfo),
    Operation("POST", "/api/tables", tables.create_table, "Make a table", http.Created, http.CreateTable, 201),
    Operation(
        "POST",
        "/api/lessons/{lesson}",
        tables.open_lesson,
        "Make a table to learn at",
        http.Created,
        http.OpenLesson,
        201,
    ),
    Operation("GET", "/api/dailies", dailies.dailies, "The daily tables of today", http.DailyGames, token="daily"),
    Operation(
        "POST",
        "/api/dailies/{game}",
        dailies.open_table,
        "Open today's daily table, or come back to it",
        http.Created,
        http.OpenDaily,
        201,
        "daily",
    ),
    Operation(
        "GET",
        "/api/dailies/{game}/{day}",
        dailies.board,
        "The results of a daily table",
        http.DailyBoard,
        token="daily",
    ),
    Operation("GET", "/api/tables/{table}", tables.table, "A table, without what lies on it", TableInfo),
    Operation(
        "POST", "/api/tables/{table}/seats", tables.sit_down, "Sit down", http.Seated, http.SitDown, 201, "person"
    ),
    Operation(
        "GET",
        "/api/tables/{table}/preview.png",
        previews.table_preview,
        "A picture of a table, for links to it",
        media="image/png",
        anywhere=True,
    ),
    Operation("GET", "/api/tables/{table}/records", tables.table_records, "Finished games of a table", http.RecordList),
    Operation("GET", "/api/listings", tables.listings, "Open tables", lobby.ListingList),
    Operation(
        "POST",
        "/api/listings/{listing}/seats",
        tables.join,
        "Sit down at an open table",
        lobby.Joined,
        http.SitDown,
        201,
    ),
    Operation("POST", "/api/my-tables", tables.my_tables, "The tables one has kept", http.MyTables, http.AskMyTables),
    Operation("POST", "/api/records", records.import_record, "Import a record", http.Imported, dict[str, Any], 201),
    Operation("GET", "/api/records/{record}", records.record, "Download a record", dict[str, Any]),
    Operation(
        "GET",
        "/api/records/{record}/preview.png",
        previews.record_preview,
        "A picture of a record, for links to it",
        media="image/png",
    ),
    Operation("GET", "/api/records/{record}/info", records.info, "A record as lists show it", wire.RecordInfo),
    Operation(
        "GET",
        "/api/records/{record}/replay",
        records.replay,
        "A record, turn by turn",
        wire.GameReplay,
    ),
    Operation(
        "GET",
        "/api/records/{record}/tracks/{turn}",
        records.track,
        "How a turn of Kluster looked: live frames, each with its length before it",
        media="application/octet-stream",
    ),
    Operation(
        "GET",
        "/api/records/{record}/review",
        records.review,
        "What each move of a record was like",
        http.RecordReview,
    ),
    Operation("POST", "/api/score", helpers.score, "Score a text board", wire.ScoreAnswer, wire.ScoreRequest),
    Operation(
        "POST",
        "/api/referee/{game}",
        helpers.referee,
        "Referee a real table",
        http.RefereeAnswer,
        http.RefereeRequest,
    ),
    Operation("GET", "/api/rules/{game}", helpers.rules, "The rulebook of a game", http.Rulebook, query="lang"),
    Operation("GET", "/api/qr", helpers.qr, "A link as a QR code", query="text", media="image/svg+xml"),
    Operation(
        "GET", "/api/admin/tables", operating.list_tables, "All tables", http.AdminTables, token="admin", query="after"
    ),
    Operation("GET", "/api/admin/cluster", operating.cluster, "All servers", http.AdminCluster, token="admin"),
    Operation(
        "POST", "/api/admin/tables/{table}/close", operating.close_table, "Close a table", http.Nothing, token="admin"
    ),
    Operation(
        "DELETE", "/api/admin/tables/{table}", operating.remove_table, "Remove a table", http.Nothing, token="admin"
    ),
    Operation(
        "DELETE",
        "/api/admin/listings/{listing}",
        operating.remove_listing,
        "Close an open table",
        http.Nothing,
        token="admin",
    ),
    Operation(
        "DELETE", "/api/admin/records/{record}", operating.remove_record, "Remove a record", http.Nothing, token="admin"
    ),
    Operation(
        "DELETE",
        "/api/admin/dailies/{result}",
        operating.remove_result,
        "Take a result off the board of its day",
        http.Nothing,
        token="admin",
    ),
    Operation(
        "POST",
        "/api/admin/drain",
        operating.drain,
        "Hand all tables to other servers",
        http.Nothing,
        token="admin",
    ),
    Operation("GET", "/live", operating.live, "Does the server run?", http.Health),
    Operation("GET", "/health", operating.health, "Can the server store anything?", http.Health),
    Operation("GET", "/ready", operating.ready, "Are new tables welcome?", http.Health),
    Operation("GET", "/metrics", operating.show_metrics, "Figures for Prometheus", media="text/plain"),
)
