"""Make mutants in copies of the tree and see whether the tests notice: `python -m tests.mutants`.

Each mutant (tests/mutants/lists/*.toml) is killed if an assertion of one of the tests it names fails. Results are
added to a file; what it holds already, for the same change, source and tests, is not run again, so a run can be
stopped at any time and continued.
"""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

from tests import ROOT
from tests.mutants.copies import usual_place
from tests.mutants.ledger import Ledger
from tests.mutants.mutant import BadList, Mutant, check, read_lists
from tests.mutants.session import Session
from tests.mutants.table import table, verdict

RESULTS = ROOT / ".mutants.jsonl"


def main(arguments: list[str]) -> int:
    """Run what was asked for; 0 if every mutant was killed or is known to be harmless."""
    options = _options(arguments)
    mutants = read_lists()
    try:
        check(mutants, ROOT)
    except BadList as problem:
        print(problem, file=sys.stderr)
        return 2
    chosen = [mutant for mutant in mutants if _is_chosen(mutant, options)]
    if not chosen:
        print("No mutant is called that; --list shows them.", file=sys.stderr)
        return 2
    if options.list:
        for mutant in chosen:
            print(f"{mutant.room}/{mutant.name}  {mutant.file}: {mutant.why}")
        return 0
    return _run(chosen, options)


def _run(chosen: list[Mutant], options: argparse.Namespace) -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    session = Session(ROOT, options.copies, Ledger(options.results), print_now)
    try:
        results = session.run(chosen, options.jobs, options.anew)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return 130
    print(table(results))
    return 0 if all(verdict(mutant, line.found).good for mutant, line in results) else 1


def _options(arguments: list[str]) -> argparse.Namespace:
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("python -m tests.mutants", description=__doc__, formatter_class=formatter)
    parser.add_argument("--list", action="store_true", help="only say which there are")
    parser.add_argument("--only", metavar="NAME", action="append", help="this mutant; may be given more than once")
    parser.add_argument("--room", action="append", help="the mutants of this list; may be given more than once")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at a time, each in its own copy")
    parser.add_argument("--anew", action="store_true", help="run also what the results hold already")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="default: %(default)s")
    parser.add_argument("--copies", type=Path, default=usual_place(ROOT), metavar="FOLDER", help="default: %(default)s")
    return parser.parse_args(arguments)


def _is_chosen(mutant: Mutant, options: argparse.Namespace) -> bool:
    return (not options.only or mutant.name in options.only) and (not options.room or mutant.room in options.room)


def print_now(line: str) -> None:
    """Shown at once, also through a pipe."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
