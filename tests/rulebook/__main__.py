"""`python -m tests.rulebook kluster fi`: every rule, the paragraph that states it in a language, and its test."""

from __future__ import annotations

import sys

from lodestone.rulebook import book
from tests.rulebook.rule_table import rule_table, telling

if __name__ == "__main__":
    game, language = sys.argv[1:3]
    for number, rule in rule_table(game).items():
        block = telling(number, rule, book(game, "en"), book(game, language))
        told = block.text if block else "nothing tells it"
        print(f"{number}: {rule.point}", f"    {told}", f"    {rule.test or rule.untested}", sep="\n")
