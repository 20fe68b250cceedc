"""The table server: people and bots at tables, over HTTP and WebSockets. docs/protocol.md describes it from outside."""
