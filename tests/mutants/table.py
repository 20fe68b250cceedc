"""The output of a run: a line as each mutant is done, and a table at the end."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from tests.mutants.ledger import Line
from tests.mutants.mutant import Mutant
from tests.mutants.running import Found


class Verdict(StrEnum):
    """The verdict on a mutant."""

    KILLED = "killed"
    HARMLESS = "harmless"
    SURVIVED = "survived"
    BROKEN = "broken"

    @property
    def good(self) -> bool:
        """Whether no action is needed."""
        return self in (Verdict.KILLED, Verdict.HARMLESS)


def verdict(mutant: Mutant, found: Found) -> Verdict:
    """The verdict on a result; a survivor is accepted if the list gives a reason."""
    if found is Found.FAILED:
        return Verdict.KILLED
    if found is Found.BROKEN:
        return Verdict.BROKEN
    return Verdict.HARMLESS if mutant.harmless else Verdict.SURVIVED


def one_line(mutant: Mutant, line: Line) -> str:
    """A result in one line, shown during the run."""
    said = " ".join(line.line.split())
    return f"{verdict(mutant, line.found):8} {line.seconds:6.1f} s  {mutant.room}/{mutant.name}  {said[:150]}"


def table(results: Iterable[tuple[Mutant, Line]]) -> str:
    """The number of each verdict in each area, and the mutants that need attention."""
    results = list(results)
    rooms = sorted({mutant.room for mutant, _ in results})
    lines = [f"{'room':14}{'mutants':>8}" + "".join(f"{kind:>10}" for kind in Verdict) + f"{'seconds':>10}"]
    for room in [*rooms, "all"]:
        here = [(m, line) for m, line in results if room in (m.room, "all")]
        kinds = [verdict(mutant, line.found) for mutant, line in here]
        counts = "".join(f"{kinds.count(kind):10}" for kind in Verdict)
        lines.append(f"{room:14}{len(here):8}{counts}{sum(line.seconds for _, line in here):10.0f}")
    wanting = [one_line(m, line) for m, line in results if not verdict(m, line.found).good]
    return "\n".join([*lines, *wanting])
