"""Small wrong changes to the program, and which tests must notice each: `python -m tests.mutants`.

The mutants are data, `lists/*.toml`, one file a room. Each is made in a copy of the tree, never in the tree itself.
"""
