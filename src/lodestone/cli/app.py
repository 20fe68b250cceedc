"""The commands and their options. What they do lives in modules of their own."""

# No postponed annotations here: typer reads them, and ours name local variables and catalogue texts.
from pathlib import Path
from typing import Annotated

import typer

from lodestone import __version__
from lodestone.cli.asking import AsJson, Game, Language, Plain, RecordToRead
from lodestone.cli.dataset import declare_dataset
from lodestone.cli.online import declare_bot
from lodestone.cli.play import declare_play
from lodestone.cli.tournament import declare_tournament
from lodestone.cli.worded import WordedCommand, WordedGroup
from lodestone.i18n import text
from lodestone.server.settings import Limits, Settings

USUAL, LIMITS = Settings(database=""), Limits()
"""What a host gets by default."""


def build_app() -> typer.Typer:
    """All commands, worded in the language in use."""
    app = typer.Typer(
        cls=WordedGroup,
        help="help-lodestone",
        epilog="unofficial",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    _declare_root(app)
    _declare_score(app)
    _declare_referee(app)
    declare_play(app)
    _declare_replay(app)
    _declare_review(app)
    _declare_simulate(app)
    _declare_warmup(app)
    _declare_bench(app)
    _declare_serve(app)
    _declare_rules(app)
    declare_tournament(app)
    declare_dataset(app)
    declare_bot(app)
    for command in app.registered_commands:
        command.cls = WordedCommand
    return app


def _declare_root(app: typer.Typer) -> None:
    def show_version(wanted: bool) -> None:
        if wanted:
            print(f"lodestone {__version__}\n{text('unofficial')}\n{text('magnet-safety')}")
            raise typer.Exit

    @app.callback(invoke_without_command=True)
    def root(
        context: typer.Context,
        port: Annotated[
            int | None,
            typer.Option("--port", min=0, max=65535, help="help-table-port", show_default=False),
        ] = None,
        lan: Annotated[bool, typer.Option("--lan", help="help-table-lan")] = False,
        no_browser: Annotated[bool, typer.Option("--no-browser", help="help-table-no-browser")] = False,
        data: Annotated[
            Path | None,
            typer.Option("--data", metavar="usage-folder", help="help-table-data", show_default=False),
        ] = None,
        lang: Language = "",
        version: Annotated[
            bool, typer.Option("--version", help="help-version", callback=show_version, is_eager=True)
        ] = False,
    ) -> int:
        if context.invoked_subcommand is not None:
            return 0
        from lodestone.cli.serve import open_table

        return open_table(port, data, lan=lan, browser=not no_browser)


def _declare_score(app: typer.Typer) -> None:
    @app.command(help="help-score")
    def score(
        file: Annotated[Path, typer.Argument(metavar="usage-file", help="help-score-file", show_default=False)],
        json: AsJson = False,
        lang: Language = "",
    ) -> int:
        from lodestone.cli.score import score_file

        return score_file(file, as_json=json)


def _declare_referee(app: typer.Typer) -> None:
    @app.command(help="help-referee", epilog="magnet-safety")
    def referee(
        game: Game,
        lang: Language = "",
    ) -> int:
        from lodestone.cli.referee import run_referee

        return run_referee(game)


def _declare_replay(app: typer.Typer) -> None:
    @app.command(help="help-replay")
    def replay(
        file: RecordToRead,
        move: Annotated[
            int | None,
            typer.Option("--move", metavar="usage-number", help="help-replay-move", show_default=False),
        ] = None,
        json: AsJson = False,
        check: Annotated[bool, typer.Option("--check", help="help-replay-check")] = False,
        plain: Plain = False,
        lang: Language = "",
    ) -> int:
        from lodestone.cli.replay import replay_file

        return replay_file(file, move, as_json=json, plain=plain, check=check)


def _declare_review(app: typer.Typer) -> None:
    @app.command(help="help-review")
    def review(
        file: RecordToRead,
        turn: Annotated[
            int | None,
            typer.Option("--turn", metavar="usage-number", help="help-review-turn", show_default=False),
        ] = None,
        json: AsJson = False,
        lang: Language = "",
    ) -> int:
        from lodestone.cli.review import review_file

        return review_file(file, turn, as_json=json)


def _declare_simulate(app: typer.Typer) -> None:
    @app.command(help="help-simulate")
    def simulate(
        file: Annotated[str, typer.Argument(metavar="usage-file", help="help-simulate-file", show_default=False)],
        json: AsJson = False,
        plot: Annotated[
            str, typer.Option("--plot", metavar="OUT.png", help="help-simulate-plot", show_default=False)
        ] = "",
        record: Annotated[
            str,
            typer.Option("--record", metavar="usage-file", help="help-simulate-record", show_default=False),
        ] = "",
        lang: Language = "",
    ) -> int:
        from lodestone.cli.simulate import simulate_file

        return simulate_file(file, as_json=json, plot=plot, record=record)


def _declare_serve(app: typer.Typer) -> None:
    @app.command(help="help-serve")
    def serve(
        host: Annotated[str, typer.Option("--host", help="help-serve-host")] = "127.0.0.1",
        port: Annotated[int, typer.Option("--port", min=0, max=65535, help="help-serve-port")] = 8077,
        database: Annotated[
            str, typer.Option("--database", metavar="URL", help="help-serve-database", show_default=False)
        ] = "",
        public_url: Annotated[
            str, typer.Option("--public-url", metavar="URL", help="help-serve-public-url", show_default=False)
        ] = "",
        admin_token_file: Annotated[
            Path | None,
            typer.Option("--admin-token-file", metavar="usage-file", help="help-serve-admin", show_default=False),
        ] = None,
        trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help="help-serve-trust-proxy")] = False,
        proxies: Annotated[int, typer.Option("--proxies", min=1, help="help-serve-proxies")] = 1,
        archive_days: Annotated[
            float, typer.Option("--archive-days", min=0, help="help-serve-archive")
        ] = USUAL.archive_days,
        keep_days: Annotated[
            float | None, typer.Option("--keep-days", min=0, help="help-serve-keep", show_default=False)
        ] = None,
        tables_per_hour: Annotated[
            int, typer.Option("--tables-per-hour", min=1, help="help-serve-tables-per-hour")
        ] = LIMITS.tables_per_hour,
        requests_per_minute: Annotated[
            int, typer.Option("--requests-per-minute", min=1, help="help-serve-requests")
        ] = LIMITS.requests_per_minute,
        spectators_per_table: Annotated[
            int,
            typer.Option("--spectators-per-table", "--connections-per-table", min=0, help="help-serve-connections"),
        ] = LIMITS.spectators_per_table,
        connections: Annotated[
            int, typer.Option("--connections", min=1, help="help-serve-all-connections")
        ] = LIMITS.connections,
        connections_per_address: Annotated[
            int, typer.Option("--connections-per-address", min=1, help="help-serve-address-connections")
        ] = LIMITS.connections_per_address,
        messages_per_second: Annotated[
            float, typer.Option("--messages-per-second", min=1, help="help-serve-messages")
        ] = LIMITS.messages_per_second,
        tables: Annotated[int, typer.Option("--tables", min=1, help="help-serve-tables")] = LIMITS.tables,
        live_matches: Annotated[
            int, typer.Option("--live-matches", min=1, help="help-serve-live-matches")
        ] = LIMITS.live_matches,
        drain_seconds: Annotated[
            float, typer.Option("--drain-seconds", min=0, help="help-serve-drain")
        ] = USUAL.drain_seconds,
        job_processes: Annotated[
            int | None,
            typer.Option("--job-processes", min=2, max=256, help="help-serve-processes", show_default=False),
        ] = None,
        node: Annotated[str, typer.Option("--node", metavar="URL", help="help-serve-node", show_default=False)] = "",
        workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="help-serve-workers")] = 1,
        dask: Annotated[
            str, typer.Option("--dask", metavar="tcp://…", help="help-serve-dask", show_default=False)
        ] = "",
        dask_ca: Annotated[
            Path | None,
            typer.Option("--dask-ca", metavar="usage-file", help="help-serve-dask-ca", show_default=False),
        ] = None,
        dask_cert: Annotated[
            Path | None,
            typer.Option("--dask-cert", metavar="usage-file", help="help-serve-dask-cert", show_default=False),
        ] = None,
        dask_key: Annotated[
            Path | None,
            typer.Option("--dask-key", metavar="usage-file", help="help-serve-dask-key", show_default=False),
        ] = None,
        no_app: Annotated[bool, typer.Option("--no-app", help="help-serve-no-app")] = False,
        open_tables: Annotated[
            bool, typer.Option("--open-tables/--no-open-tables", help="help-serve-open-tables")
        ] = USUAL.open_tables,
        dailies: Annotated[bool, typer.Option("--dailies/--no-dailies", help="help-serve-dailies")] = USUAL.dailies,
        bot_pace: Annotated[float, typer.Option("--bot-pace", min=0, help="help-serve-bot-pace")] = USUAL.bot_pace,
        live_pace: Annotated[float, typer.Option("--live-pace", min=0.1, hidden=True)] = USUAL.live_pace,
        lazy_physics: Annotated[bool, typer.Option("--lazy-physics", hidden=True)] = False,
        lang: Language = "",
    ) -> int:
        from lodestone.cli import serve as serving

        settings = Settings(
            database=database or serving.database_in(None),
            public_url=serving.public_url(public_url),
            admin_token=serving.admin_token(admin_token_file),
            proxies=proxies if trust_proxy else 0,
            archive_days=archive_days,
            keep_days=keep_days,
            bot_pace=bot_pace,
            live_pace=live_pace,
            prepare_physics=not lazy_physics,
            app=not no_app,
            job_processes=job_processes,
            node=serving.public_url(node),
            cluster_secret=serving.cluster_secret(),
            drain_seconds=drain_seconds,
            open_tables=open_tables,
            dailies=dailies,
            dask=serving.dask_cluster(dask, dask_ca, dask_cert, dask_key),
            limits=Limits(
                tables_per_hour=tables_per_hour,
                requests_per_minute=requests_per_minute,
                spectators_per_table=spectators_per_table,
                connections=connections,
                connections_per_address=connections_per_address,
                tables=tables,
                live_matches=live_matches,
                messages_per_second=messages_per_second,
                messages_at_once=round(3 * messages_per_second),
            ),
        )
        return serving.serve(settings, host, port, workers)


def _declare_rules(app: typer.Typer) -> None:
    @app.command(help="help-rules")
    def rules(
        game: Game,
        search: Annotated[
            str,
            typer.Option("--search", metavar="usage-text", help="help-rules-search", show_default=False),
        ] = "",
        rule: Annotated[str, typer.Option("--rule", metavar="K9", help="help-rules-rule", show_default=False)] = "",
        html: Annotated[
            Path | None,
            typer.Option("--html", metavar="usage-file", help="help-rules-html", show_default=False),
        ] = None,
        lang: Language = "",
    ) -> int:
        from lodestone.cli.rules import show_rules

        return show_rules(game, search=search, rule=rule, html=html)


def _declare_warmup(app: typer.Typer) -> None:
    @app.command(help="help-warmup")
    def warmup(lang: Language = "") -> int:
        from lodestone.cli.warmup import warm_up

        return warm_up()


def _declare_bench(app: typer.Typer) -> None:
    @app.command(help="help-bench")
    def bench(
        as_json: AsJson = False,
        lang: Language = "",
    ) -> int:
        from lodestone.cli.bench import run_bench

        return run_bench(as_json)
