"""A stamp for each bot of the ladder: of its code without comments, its level, its weights, and the physics."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from lodestone.match.kluster.live import physics_version

ROOT = Path(__file__).parents[1]
BEGIN = {
    "clustered": {
        "random": "random",
        "greedy": "greedy",
        "montecarlo": "search/bot",
        "casual": "search/bot",
        "club": "search/bot",
        "neural": "neural/bot",
        "expert": "neural/bot",
    },
    "kluster": {
        "clumsy": "clumsy",
        "casual": "level_bot",
        "club": "level_bot",
        "steady": "level_bot",
        "expert": "level_bot",
    },
}
"""The file with the class of each bot; whatever that imports from the game's bots is part of it."""


def stamps(game: str) -> dict[str, str]:
    """The stamp of every bot of a game, by name. Changed comments, or other levels, do not change a bot's stamp."""
    return {name: _stamp(game, name) for name in BEGIN[game]}


def _stamp(game: str, name: str) -> str:
    physics = physics_version() if game == "kluster" else ""
    digest = hashlib.blake2b(physics.encode(), digest_size=6)
    home, others = ROOT / "src" / "lodestone" / "bots" / game, BEGIN[game].keys() - {name}
    files = sorted(_imported(home, home / f"{BEGIN[game][name]}.py"))
    for source in files:
        digest.update(ast.dump(code_of(ast.parse(source.read_text(encoding="utf-8")), others)).encode())
    for folder in sorted({source.parent for source in files}):
        for weights in sorted(folder.glob("*.npz")):
            digest.update(weights.read_bytes())
    return digest.hexdigest()


def _imported(home: Path, begin: Path) -> set[Path]:
    """A file of a game's bots, and all other such files that it needs."""
    found, waiting = set[Path](), [begin]
    while waiting:
        source = waiting.pop()
        if source in found:
            continue
        found.add(source)
        waiting.extend(_named(home, ast.parse(source.read_text(encoding="utf-8"))))
    return found


def _named(home: Path, tree: ast.Module) -> Iterator[Path]:
    """The files of a game's bots that a file imports something of."""
    package = f"lodestone.bots.{home.name}."
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(package):
            place = home.joinpath(*f"{node.module}"[len(package) :].split("."))
            for candidate in (place.with_suffix(".py"), place / "__init__.py"):
                if candidate.exists():
                    yield candidate
            yield from (place / f"{alias.name}.py" for alias in node.names if (place / f"{alias.name}.py").exists())


def code_of(tree: ast.Module, others: Iterable[str] = ()) -> ast.Module:
    """The code without comments and docstrings, and without the levels of other bots."""
    names = set(others)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not _is_text(part) and not _is_level_of(part, names)]
        elif isinstance(node, ast.Dict):
            kept = [(key, value) for key, value in zip(node.keys, node.values, strict=True) if not _names(key, names)]
            node.keys, node.values = [key for key, _ in kept], [value for _, value in kept]
    return tree


def _is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def _is_level_of(part: ast.stmt, names: set[str]) -> bool:
    targets = part.targets if isinstance(part, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id.lower() in names for target in targets)


def _names(key: ast.expr | None, names: set[str]) -> bool:
    return isinstance(key, ast.Constant) and key.value in names
