"""`lodestone dataset`: games of Clustered as data, made and read."""

# No postponed annotations here: typer reads them, and ours name local variables and catalogue texts.
import json as jsons
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lodestone.cli.asking import AsJson, BotNames, Dask, Fast, FirstBonus, Jobs, Language, LargestBonus, named_bots
from lodestone.cli.worded import WordedCommand, WordedGroup
from lodestone.i18n import text

if TYPE_CHECKING:
    from lodestone.clustered import Rules

_NAMED = ("fast", "first_bonus", "largest_bonus")
"""The options that the plan of a data set names even while they are off, as 0.2.0 did."""


def declare_dataset(app: typer.Typer) -> None:
    """Add both commands to the others."""
    group = typer.Typer(cls=WordedGroup, help="help-dataset", rich_markup_mode=None)

    @group.command(help="help-dataset-make", cls=WordedCommand)
    def make(
        bots: BotNames = "",
        record: Annotated[
            list[Path] | None,
            typer.Option("--record", metavar="usage-file", help="help-dataset-records", show_default=False),
        ] = None,
        games: Annotated[int, typer.Option("--games", min=1, help="help-dataset-games")] = 100,
        seats: Annotated[int, typer.Option("--seats", min=1, max=8, help="help-tournament-seats")] = 2,
        seed: Annotated[int, typer.Option("--seed", min=0, help="help-tournament-seed")] = 0,
        fast: Fast = False,
        first_bonus: FirstBonus = False,
        largest_bonus: LargestBonus = False,
        out: Annotated[Path, typer.Option("--out", metavar="usage-folder", help="help-dataset-out")] = Path("dataset"),
        jobs: Jobs = None,
        dask: Dask = "",
        lang: Language = "",
    ) -> int:
        from lodestone.clustered import Rules

        if record:
            return _take(record, out)
        rules = Rules(fast=fast, first_bonus=first_bonus, largest_bonus=largest_bonus)
        return _play(_names(bots), games, seats, seed, rules, out, jobs, dask)

    @group.command(help="help-dataset-read", cls=WordedCommand)
    def read(
        folder: Annotated[Path, typer.Argument(metavar="usage-folder", help="help-dataset-folder")],
        json: AsJson = False,
        lang: Language = "",
    ) -> int:
        return _read(folder, as_json=json)

    app.add_typer(group, name="dataset")


def _names(bots: str) -> tuple[str, ...]:
    from lodestone.bots import CLUSTERED_BOTS

    return named_bots(bots, CLUSTERED_BOTS) or ("greedy", "casual", "club")


def _play(
    bots: tuple[str, ...],
    games: int,
    seats: int,
    seed: int,
    rules: "Rules",
    out: Path,
    jobs: int | None,
    dask: str,
) -> int:
    from lodestone.bots import SEARCHING, clustered_bot
    from lodestone.cli.tournament.progress import Progressing
    from lodestone.envs import dataset
    from lodestone.match.clustered.plain import lasting_rules
    from lodestone.tournament.workers import workers_at

    if not dask:
        for name in set(SEARCHING).intersection(bots):
            clustered_bot(name)  # compile once here rather than in every worker
    plan = dataset.DataPlan(bots=bots, games=games, seats=seats, seed=seed, rules=lasting_rules(rules, _NAMED))
    there = min(games, len(dataset.parts(out)) * dataset.PART) if out.exists() else 0
    with Progressing(games, there) as tell:
        dataset.make(plan, out, workers_at(dask, jobs), tell.step)
    print(text("dataset-written", games=games, name=str(out)))
    return 0


def _take(records: list[Path], out: Path) -> int:
    from lodestone.cli.tournament.progress import Progressing
    from lodestone.envs import dataset

    with Progressing(len(records), 0) as tell:
        dataset.from_records(records, out, tell.step)
    print(text("dataset-written", games=len(records), name=str(out)))
    return 0


def _read(folder: Path, *, as_json: bool) -> int:
    from lodestone.envs import dataset

    found = dataset.summary(folder)
    if as_json:
        print(jsons.dumps(found._asdict(), ensure_ascii=False))
        return 0
    print(text("dataset-summary", games=found.games, moves=found.moves))
    for name, (won, played) in sorted(found.wins.items()):
        print(f"{name:12} {won / played:6.3f}  {played}")
    return 0
