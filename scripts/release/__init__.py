"""Builds a release and checks it in clean environments: `make release`, or `python -m scripts.release`."""
