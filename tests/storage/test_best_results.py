"""Best solo results: the highest of each variant, whatever was in the file before."""

from __future__ import annotations

from pathlib import Path

import pytest

from lodestone.storage.best_results import BestResults


def test_only_a_higher_result_takes_the_place_of_the_best(tmp_path: Path) -> None:
    best = BestResults(tmp_path / "kept" / "best.json")
    assert [best.enter("clustered", "standard", result) for result in (40, 53, 51, 53)] == [None, 40, 53, 53]
    assert best.best("clustered", "standard") == 53
    assert best.best("clustered", "fast=true") is None
    assert best.best("kluster", "standard") is None


@pytest.mark.parametrize("damaged", ["", "[]", "{", '{"clustered": {"standard": "many"}}'])
def test_a_damaged_file_costs_the_old_results_and_nothing_more(tmp_path: Path, damaged: str) -> None:
    (tmp_path / "best.json").write_text(damaged)
    best = BestResults(tmp_path / "best.json")
    assert best.enter("clustered", "standard", 40) is None
    assert best.best("clustered", "standard") == 40
