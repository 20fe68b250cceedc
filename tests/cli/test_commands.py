"""The command line as a whole: help, languages, mistakes, what is imported."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from lodestone.i18n import catalogue, languages
from tests.cli.commandline import assert_refused, environment, lodestone

COMMANDS = (
    "score",
    "referee",
    "play clustered",
    "play kluster",
    "replay",
    "review",
    "simulate",
    "warmup",
    "bench",
    "serve",
    "rules",
    "tournament",
    "bot",
)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_everywhere(command: str) -> None:
    done = lodestone(*command.split(), "--help")
    assert done.returncode == 0
    assert "--lang" in done.stdout


def test_play_without_a_game_is_clustered_and_each_game_has_its_own_options() -> None:
    games = lodestone("play", "--help").stdout
    assert "clustered" in games
    assert "kluster" in games
    usual, named = (
        lodestone("play", *game, "--seats", "random", "--seed", "5", "--plain").stdout.splitlines()
        for game in ([], ["clustered"])
    )
    assert usual[:-1] == named[:-1] != []  # the last line names the file of the record
    assert "--boxes" in assert_refused(lodestone("play", "--boxes", "duo"))
    assert "--fast" in assert_refused(lodestone("play", "kluster", "--fast"))


@pytest.mark.parametrize("language", languages())
def test_version_tells_of_the_makers_and_of_the_danger_of_real_magnets(language: str) -> None:
    words = lodestone("--version", "--lang", language).stdout.splitlines()
    assert words[1:] == [catalogue(language).text(key) for key in ("unofficial", "magnet-safety")]


def test_the_referee_for_a_real_table_tells_of_the_danger_of_real_magnets() -> None:
    told = " ".join(lodestone("--lang", "fi", "referee", "--help").stdout.split())
    assert catalogue("fi").text("magnet-safety") in told


def test_help_and_version_say_that_we_are_unofficial() -> None:
    for option in ("--help", "--version"):
        words = " ".join(lodestone(option).stdout.split())
        assert "unofficial and not affiliated" in words
        assert "Henning" in words
        assert "Scotty Hardwick" in words


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["score", "--nonsense"],
        ["referee", "chess"],
        ["referee"],
        ["--lang", "xx", "score", "-"],
        ["score", "-", "--lang=xx"],
        ["score", "-", "--lang"],
        ["play", "--seats", "human,nobody"],
        ["play", "--seats", ",".join(["random"] * 9)],
        ["play", "--seats", "random", "--first", "B"],
        ["play", "--seats", "random", "--first", "Z"],
        ["play", "--seats", "random", "--extra-wild", "AA"],
        ["play", "--seats", "random", "--surface", "0x4"],
        ["play", "--seats", "random", "--seed", "x"],
        ["play", "--resume", "/nonexistent/game.json"],
        ["play", "--seats", "random", "--record", "/dev/null/x.json"],
        ["replay", "/nonexistent"],
        ["replay", "/dev"],
        ["serve", "--port", "99999"],
        ["serve", "--port", "0", "--database", "/dev/null/tables.db"],
        ["serve", "--public-url", "tables.example.org"],
        ["serve", "--admin-token-file", "/nonexistent"],
        ["--data", "/dev/null", "--no-browser", "--port", "0"],
    ],
)
def test_mistakes_are_one_line_and_exit_code_2(arguments: list[str]) -> None:
    assert_refused(lodestone(*arguments))


TYPERS_WORDS = (
    "Usage",
    "Options:",
    "Arguments",
    "Commands:",
    "Show this message",
    "default:",
    "required",
    "<int",
    "TEXT",
)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language_asked_for(command: str) -> None:
    help_page = lodestone("--lang", "de", *command.split(), "--help").stdout
    assert help_page.startswith("Aufruf: lodestone")
    assert "Diese Hilfe anzeigen" in help_page
    assert not {"file", "game", "program"} & set(re.findall(r"\w+", help_page.partition("\n")[0]))
    assert [word for word in TYPERS_WORDS if word in help_page.replace("--search TEXT", "")] == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "Den Befehl „nonsense“ gibt es nicht"),
        (["score", "--nonsense"], "Die Option --nonsense gibt es hier nicht"),
        (["score"], "DATEI fehlt"),
        (["score", "a", "b"], "Zu viele Angaben"),
        (["score", "-", "--json=1"], "--json erwartet keinen Wert"),
        (["serve", "--port"], "--port braucht einen Wert"),
        (["serve", "--port", "99999"], "eine ganze Zahl von 0 bis 65535"),
        (["serve", "--archive-days", "soon"], "eine Zahl ab 0"),
        (["play", "--seed", "x"], "erwartet wird eine ganze Zahl."),
        (["referee", "chess"], "eines von clustered, kluster"),
    ],
)
def test_mistakes_are_told_in_the_language_asked_for(arguments: list[str], said: str) -> None:
    assert said in assert_refused(lodestone("--lang", "de", *arguments))


@pytest.mark.parametrize("language", [["--lang", "en"], ["--lang=en"], ["--lang", "da"]])
def test_language_may_stand_before_or_after_the_command(language: list[str]) -> None:
    assert lodestone(*language, "score", "-", given="AAA").returncode == 0
    assert lodestone("score", "-", *language, given="AAA").returncode == 0


def _modules_after(statement: str) -> set[str]:
    code = f"import sys\n{statement}\nprint(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code], input="AAA", capture_output=True, text=True, env=environment(), check=True
    )
    return set(done.stderr.split())


@pytest.mark.parametrize(
    "statement",
    [
        "import lodestone.clustered",
        "from lodestone.cli.main import run; run(['score', '-'])",
        "from lodestone.cli.main import run; run(['referee', 'clustered'])",
    ],
)
def test_light_commands_import_no_kernels(statement: str) -> None:
    modules = _modules_after(statement)
    assert "lodestone.clustered" in modules
    assert not modules & {"numba", "numpy", "lodestone.physics", "sqlalchemy", "alembic"}


def test_importing_the_game_pays_for_no_catalogue_and_no_command_line() -> None:
    assert not _modules_after("import lodestone.clustered") & {"fluent.runtime", "typer", "rich", "babel"}


def test_a_closed_pipe_is_no_traceback() -> None:
    from tests.cli.commandline import COMMAND

    play = subprocess.Popen(
        [*COMMAND, "score", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert play.stdin is not None
    assert play.stdout is not None
    assert play.stderr is not None
    play.stdout.close()
    play.stdin.write(b"AAA")
    play.stdin.close()
    assert b"Traceback" not in play.stderr.read()
    play.stderr.close()
    play.wait(timeout=120)
