"""The table server: people and bots at tables, over HTTP and WebSockets. docs/protocol.md describes it from outside.

May import `match`, `rulebook` and `storage`, and games, bots and physics only through the registry (`match.games`). Its
layers are listed in `pyproject.toml`, from `running` down to `settings`.
"""
