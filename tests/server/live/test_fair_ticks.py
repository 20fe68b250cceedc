"""Somebody who overloads a live process slows down their own matches, not those of others."""

from __future__ import annotations

from collections import Counter

from lodestone.server.live.fair_ticks import FairTicks, Tick

STEP, HEAVY, LIGHT = 0.032, 0.005, 0.0005
"""s: from one tick of a match to the next, and what an expensive and a cheap tick take."""
SECONDS = 20.0


def run(matches: dict[int, str], costs: dict[str, float]) -> tuple[Counter[str], dict[str, float]]:
    """Simulate a process; returns the number of ticks of each address, and its greatest lateness (s)."""
    ticks, now = FairTicks(), 0.0
    done: Counter[str] = Counter()
    latest = dict.fromkeys(costs, 0.0)
    for match, whose in matches.items():
        ticks.add(Tick(0.001 * match, match, whose))
    while now < SECONDS:
        wait = ticks.wait(now)
        assert wait is not None
        now += wait
        tick = ticks.take(now)
        assert tick is not None
        latest[tick.whose] = max(latest[tick.whose], now - tick.due)
        cost = costs[tick.whose]
        now += cost
        ticks.took(tick.whose, cost, now)
        done[tick.whose] += 1
        ticks.add(Tick(max(tick.due + STEP, now - 4 * STEP), tick.match, tick.whose))  # as the worker: time slows down
    return done, latest


def test_one_who_overloads_a_process_is_late_alone() -> None:
    matches = {0: "good", **dict.fromkeys(range(1, 21), "attacker")}
    done, latest = run(matches, {"good": LIGHT, "attacker": HEAVY})
    assert done["good"] >= SECONDS / STEP - 2
    assert latest["good"] <= HEAVY + LIGHT  # a tick that has begun is not interrupted
    assert latest["attacker"] > STEP
    assert done["attacker"] * HEAVY > 0.9 * SECONDS  # the attacker gets the time that nobody else needs


def test_two_who_overload_it_share_it_however_many_matches_they_have() -> None:
    done, _ = run({0: "one", 1: "one", **dict.fromkeys(range(2, 30), "other")}, {"one": 0.02, "other": 0.02})
    assert 0.9 < done["one"] / done["other"] < 1.1


def test_while_there_is_time_for_all_everything_is_done() -> None:
    done, latest = run({0: "a", 1: "b", 2: "b", 3: "c"}, {"a": HEAVY, "b": LIGHT, "c": LIGHT})
    each = int(SECONDS / STEP)
    assert all(abs(done[who] - count * each) <= count for who, count in (("a", 1), ("b", 2), ("c", 1)))
    assert max(latest.values()) <= HEAVY + 2 * LIGHT
