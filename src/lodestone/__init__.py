"""Lodestone: the open table for Kluster and Clustered. Unofficial, not affiliated with the games' publishers.

Start with `lodestone.clustered`; nothing is imported here, so that importing one game never pays for the other.
"""

from lodestone._version import __version__

__all__ = ["__version__"]
