"""Tracks: what a recorded match of Kluster looked like from frame to frame. Records hold what was done, not this."""

from lodestone.server.tracks.shelf import TrackShelf

__all__ = ["TrackShelf"]
