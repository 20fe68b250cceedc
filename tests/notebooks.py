"""Runs the code of a notebook without a kernel: cell by cell, in one namespace, with other parameters."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

from tests import ROOT

EXAMPLES = ROOT / "examples"


def run_notebook(path: Path, **parameters: object) -> list[object]:
    """The output of every code cell: the value of its last expression, or None. `parameters` replace those in the cell
    with that tag; unknown ones are an error.
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            shown.append(_run("".join(cell["source"]), names, path.name))
            if "parameters" in cell["metadata"].get("tags", ()):
                assert parameters.keys() <= names.keys()
                names.update(parameters)
    return shown


def _run(source: str, names: dict[str, Any], file: str) -> object:
    tree = ast.parse(source, file)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, file, "exec"), names)
    return eval(compile(ast.Expression(last.value), file, "eval"), names) if isinstance(last, ast.Expr) else None
