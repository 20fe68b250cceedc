"""Write every description of the protocol anew; prints the files that changed."""

from __future__ import annotations

from pathlib import Path

from lodestone.server.describe import descriptions

if __name__ == "__main__":
    root = Path.cwd()
    for name, text in descriptions().items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(name)
