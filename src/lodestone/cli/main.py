"""Entry point: choose the language, run the command, turn every expected error into one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from lodestone.cli.extras import naming_extras
from lodestone.core import InvalidRequest, LodestoneError
from lodestone.i18n import languages, preferred_language, spoken, text, use_language

EXIT_USAGE = 2


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command; 0 is fine, 1 is interrupted, 2 is a mistake in what was asked or given."""
    try:
        use_language(_chosen_language(arguments))
        with naming_extras():
            return _dispatch(arguments)
    except LodestoneError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader has gone (`lodestone … | head`), which is no error worth a message. Python would still try to
        # flush on exit and print one, so hand it somewhere to flush to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def complain(sentence: str) -> int:
    """Say on one line of standard error what is wrong; the exit code to leave with."""
    print(text("cli-error", problem=" ".join(sentence.split())), file=sys.stderr)
    return EXIT_USAGE


def _dispatch(arguments: Sequence[str]) -> int:
    # Imported late: typer takes longer to load than any earlier refusal.
    import typer

    from lodestone.cli.app import build_app
    from lodestone.cli.worded import usage_problem

    try:
        result = build_app()(args=list(arguments), prog_name="lodestone", standalone_mode=False)
    except typer.TyperException as problem:
        return complain(usage_problem(problem))
    except typer.Abort:
        return 1
    return result if isinstance(result, int) else 0


def _chosen_language(arguments: Sequence[str]) -> str:
    """What `--lang` says, wherever it stands; else what the environment prefers."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" or argument.startswith("--lang="):
            _, _, code = argument.partition("=")
            if argument == "--lang":
                code = arguments[at + 1] if at + 1 < len(arguments) else ""
            if not (language := spoken(code)):
                raise InvalidRequest("cli-language", code=code[:20], known=", ".join(languages()))
            return language
    return preferred_language()
