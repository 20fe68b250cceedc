"""A slow oracle for Kluster: the rules once more, as plainly as they can be written down.

It shares no code with the engine on purpose. It was written from the rules and the interface document alone. Every
magnet has one place, a word in a dictionary: "pool 2", "table" or "aside"; all the rest is counted from there. When the
two disagree, read the rule named in the comment and see who is right.
"""

from typing import Any

Json = dict[str, Any]


def stones_and_spinners(classic: int, duo: int) -> tuple[list[str], list[str]]:
    """K2, D2: a Classic box has 24 stones, a DUO box 12 spinners."""
    return [f"c{n + 1}" for n in range(classic * 24)], [f"s{n + 1}" for n in range(duo * 12)]


def may_sit(classic: int, duo: int, seats: int) -> bool:
    """K1, D1, P2: four for each Classic box and two for each DUO box."""
    if classic < 0 or duo < 0 or classic > 4 or duo > 4 or classic + duo == 0:
        return False
    return seats in range(1, classic * 4 + duo * 2 + 1)


def who_starts(seats: int, first: int | None, previous: list[Any] | None, heights: list[Any] | None) -> int:
    """K6, K7, Q-K21, Q-K22: the chosen one; else most left; else smallest; else the lowest seat."""
    if first is not None:
        return first
    best = 0
    for seat in range(1, seats):
        mine = -1 if previous is None or previous[seat] is None else previous[seat]
        theirs = -1 if previous is None or previous[best] is None else previous[best]
        if mine > theirs or (mine == theirs and smaller(heights, seat, best)):
            best = seat
    return best


def smaller(heights: list[Any] | None, seat: int, other: int) -> bool:
    """Is one person known to be smaller than another, or at least known in size while the other is not?"""
    if heights is None or heights[seat] is None:
        return False
    return heights[other] is None or bool(heights[seat] < heights[other])


def name_order(magnet: str) -> tuple[str, int]:
    """Stones first, then by number."""
    return magnet[0], int(magnet[1:])


class Oracle:
    """A game of Kluster, told turn by turn. Methods return the events, or None if they refuse."""

    def __init__(
        self,
        classic: int,
        duo: int,
        seats: int,
        first: int = 0,
        expert: bool = False,
        play_on: bool = False,
        rounds: int | None = None,
        handicap: list[int] | None = None,
    ) -> None:
        self.seats, self.first, self.expert, self.play_on, self.rounds = seats, first, expert, play_on, rounds
        self.cords = classic + duo
        self.place: dict[str, str] = {}
        stones, spinners = stones_and_spinners(classic, duo)
        for kind in (stones, spinners):  # P7: dealt apart
            each = len(kind) // seats  # P6
            for number, magnet in enumerate(kind):
                self.place[magnet] = f"pool {number // each}" if number < each * seats else "aside"
        spare = [magnet for magnet in spinners if self.place[magnet] == "aside"]
        for magnet in spare[: self.cords]:  # P9, Q-P1
            self.place[magnet] = "table"
        for seat, count in enumerate(handicap or []):  # Q-K26
            for magnet in self.pool(seat)[::-1][:count]:
                self.place[magnet] = "aside"
        self.turn: int | None = first
        self.again = False
        self.gone: list[int] = []
        self.done: list[int] = []
        self.winners: list[int] = []
        self.faults = 0
        self.all_placed = False
        self.round = 1

    # What there is

    def at(self, place: str) -> list[str]:
        return sorted((magnet for magnet, where in self.place.items() if where == place), key=name_order)

    def pool(self, seat: int) -> list[str]:
        return self.at(f"pool {seat}")

    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.gone and seat not in self.done]

    def position(self) -> Json:
        phase = "over" if self.turn is None else "continue" if self.again else "turn"
        solo = None
        if self.seats == 1:  # S2, S4, S5
            solo = {
                "faults": self.faults,
                "allowed": 2,
                "placed": len(self.at("table")),
                "total_victory": self.all_placed,
            }
        return {
            "seat": self.turn,
            "pools": [self.pool(seat) for seat in range(self.seats)],
            "table": self.at("table"),
            "set_aside": self.at("aside"),
            "phase": phase,
            "winner": self.winners[0] if len(self.winners) == 1 else None,
            "places": list(self.done),
            "solo": solo,
        }

    # What may be told

    def can_be(self, placed: Any, held: Any, klusters: Any, outside: Any, cords_cross: bool) -> bool:
        mine = f"pool {self.turn}"
        on_table = set(self.at("table"))
        if placed is not None:
            if self.place.get(placed) != mine:  # K9, K14
                return False
            on_table.add(placed)
        touching = set(on_table)
        if held is not None:  # Q-K1
            if held == placed or self.place.get(held) != mine or not [k for k in klusters if held in k]:
                return False
            touching.add(held)
        named: list[str] = []
        for kluster in klusters:
            if len(kluster) < 2:  # X-K7
                return False
            named.extend(kluster)
        for group, allowed in ((named, touching), (list(outside), on_table)):
            if len(set(group)) < len(group) or not set(group) <= allowed:
                return False
        if not klusters and not outside:
            if placed is None:  # K9, Q-K5
                return False
            if self.cords > 1 and not cords_cross:  # P14, P15
                return False
        return True

    def tell(self, placed: Any, held: Any, klusters: Any, outside: Any, cords_cross: bool) -> list[Json] | None:
        if self.turn is None or not self.can_be(placed, held, klusters, outside, cords_cross):
            return None
        seat = self.turn
        events: list[Json] = []
        if placed is not None:
            self.place[placed] = "table"
            events.append({"event": "MagnetPlaced", "seat": seat, "magnet": placed})
        by_hand: list[str] = []
        by_kluster: list[str] = []
        for kluster in klusters:
            (by_hand if held in kluster else by_kluster).extend(kluster)
        out = [magnet for magnet in outside if magnet not in by_hand and magnet not in by_kluster]
        if held in by_hand:
            by_hand.remove(held)  # it stays where it is
        for magnets, rule in ((by_hand, "Q-K1"), (by_kluster, "K10"), (out, "K11")):
            if magnets:
                if rule != "Q-K1" and not [magnet for magnet in magnets if magnet[0] == "c"]:
                    rule = "D10"
                for magnet in magnets:  # K10, K11, K12
                    self.place[magnet] = f"pool {seat}"
                found = sorted(magnets, key=name_order)
                events.append({"event": "MagnetsTaken", "seat": seat, "magnets": found, "rule": rule})
        if klusters or outside:
            return events + (self.fault("S3") if self.seats == 1 else self.hand_on())  # K13, S3
        if not self.pool(seat):
            return events + self.emptied(seat)
        if self.more_than_next(seat):  # E2, E4
            self.again = True
            return [*events, {"event": "ContinuationOffered", "seat": seat}]
        return events + self.hand_on()

    def stop(self) -> list[Json] | None:
        if self.turn is None:
            return None
        if self.seats == 1:  # Q-S2
            return self.end("stopped")
        return self.hand_on() if self.again else None  # E3, Q-K5

    def time_is_up(self) -> list[Json] | None:
        if self.turn is None:
            return None
        return self.fault("Z9") if self.seats == 1 else self.hand_on()  # Z9

    def give_up(self, seat: int) -> list[Json] | None:
        if self.turn is None or seat not in self.playing():
            return None
        events: list[Json] = [{"event": "SeatResigned", "seat": seat, "magnets": self.pool(seat)}]
        for magnet in self.pool(seat):  # Z8
            self.place[magnet] = "aside"
        self.gone.append(seat)
        rest = self.playing()
        if len(rest) < 2:
            self.rank(rest)
            return events + self.end("resigned")
        if seat == self.turn or (self.again and not self.more_than_next(self.turn)):
            return events + self.hand_on()
        return events

    # What follows

    def next_after(self, seat: int) -> int:
        for step in range(1, self.seats + 1):  # K8
            if (seat + step) % self.seats in self.playing():
                return (seat + step) % self.seats
        raise AssertionError("nobody is left")

    def more_than_next(self, seat: int) -> bool:
        if not self.expert or self.seats == 1:  # E1, Q-E3
            return False
        return len(self.pool(seat)) > len(self.pool(self.next_after(seat)))

    def hand_on(self) -> list[Json]:
        assert self.turn is not None
        seat, self.again = self.turn, False
        passed_the_first = False
        target = self.next_after(seat)
        while True:  # walk round the table: the round is over when we come by the first seat's chair
            seat = (seat + 1) % self.seats
            passed_the_first = passed_the_first or seat == self.first
            if seat == target:
                break
        if passed_the_first:
            if self.rounds is not None and self.round == self.rounds:  # Q-K27
                return self.rounds_are_up()
            self.round += 1
        self.turn = target
        return [{"event": "TurnPassed", "seat": target}]

    def rank(self, seats: list[int]) -> None:
        self.done.extend(seats)
        if not self.winners:
            self.winners = self.done[:1]

    def emptied(self, seat: int) -> list[Json]:
        if self.seats == 1:  # S5
            self.all_placed, self.winners = True, [0]
            return self.end("total-victory")
        self.rank([seat])  # K5
        if not self.play_on:
            return self.end("win")
        if len(self.playing()) == 1:  # Q-K20
            self.rank(self.playing())
            return self.end("places")
        return self.hand_on()

    def rounds_are_up(self) -> list[Json]:
        if self.seats == 1:
            return self.end("rounds")
        counts = sorted((len(self.pool(seat)), seat) for seat in self.playing())
        alike = [seat for count, seat in counts if count == counts[0][0]]
        ranked = []
        for count, seat in counts:
            if [other for other, _ in counts].count(count) > 1:
                break
            ranked.append(seat)
        won_before = list(self.winners)
        self.rank(ranked if self.play_on else ranked[:1])
        self.winners = won_before or alike
        return self.end("rounds")

    def fault(self, rule: str) -> list[Json]:
        self.faults += 1  # S3
        counted = {"event": "FaultCounted", "seat": 0, "faults": self.faults, "allowed": 2, "rule": rule}
        return [counted, *(self.end("faults") if self.faults == 3 else self.hand_on())]  # S6

    def end(self, reason: str) -> list[Json]:
        self.turn, self.again = None, False
        return [{"event": "GameEnded", "winners": list(self.winners), "reason": reason, "places": list(self.done)}]
