"""The third-party packages whose styles and scripts are in the documentation site, and their licences."""

from __future__ import annotations

from importlib.metadata import distribution

PARTS = {
    "furo": "MIT",
    "sphinx-basic-ng": "MIT",
    "sphinx": "BSD-2-Clause",
    "pygments": "BSD-2-Clause",
    "accessible-pygments": "BSD-3-Clause",
}
"""Their licences by SPDX identifier; not all of them state it that way themselves."""


def licences() -> str:
    """Each with its version and the words of its licence, as `/licences.txt` has those of the browser table."""
    return "\n".join(
        f"{name} {distribution(name).version} ({licence})\n\n{_words(name)}\n" for name, licence in PARTS.items()
    )


def _words(name: str) -> str:
    files = [file for file in distribution(name).files or [] if file.name.startswith("LICENSE")]
    if not files:
        raise SystemExit(f"{name} has no licence where it is installed")
    (first, *_) = sorted(files, key=lambda file: ".dist-info" not in str(file))
    return first.read_text(encoding="utf-8").strip()
