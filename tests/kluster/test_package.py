"""What `lodestone.kluster` offers."""

from __future__ import annotations

import lodestone.kluster


def test_what_the_package_offers_is_pinned() -> None:
    offered = lodestone.kluster.__all__
    assert len(offered) == len(set(offered))
    assert all(hasattr(lodestone.kluster, name) for name in offered)
