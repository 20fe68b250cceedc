"""Small wrong changes to the program, and the tests that must notice them: `python -m tests.mutants`.

The mutants are data, `lists/*.toml`, one file per area. Each is made in a copy of the tree, never in the tree itself.
"""
