"""Reviews of records: found in a process of their own, one at a time, and kept for who asks next.

The event loop only passes on how far they have come.
"""

from lodestone.server.reviews.shelf import Crowded, ReviewShelf

__all__ = ["Crowded", "ReviewShelf"]
