"""Rate limits: so much on average and so much at once for each address."""

from __future__ import annotations

from lodestone.server.quotas import Bucket, Buckets


def taken(bucket: Bucket, now: float) -> int:
    """How many requests are allowed at once."""
    count = 0
    while count < 100 and bucket.take(now):
        count += 1
    return count


def test_a_bucket_fills_with_time_up_to_its_size() -> None:
    bucket = Bucket(rate=2.0, size=5, now=0.0)
    assert taken(bucket, now=0.0) == 5
    assert taken(bucket, now=0.4) == 0
    assert taken(bucket, now=1.0) == 2
    assert taken(bucket, now=1000.0) == 5


def test_every_address_has_its_own_and_those_longest_unused_are_forgotten() -> None:
    buckets = Buckets(rate=0.0, size=1, most=2)
    assert buckets.take("a", now=0.0)
    assert not buckets.take("a", now=1.0)
    assert buckets.take("b", now=2.0)
    assert not buckets.take("a", now=3.0)
    assert buckets.take("c", now=4.0)
    assert not buckets.take("a", now=5.0)
    assert buckets.take("b", now=6.0)
