"""A slow oracle for Clustered: the rules once more, as plainly as they can be written down.

It shares no code with the engine on purpose. It was written from the rules and the interface document alone,
on dicts, sets and strings, without caches or cleverness, so that a mistake here and a mistake in the engine
are unlikely to be the same one. When the two disagree, read the rule named in the comment (C12, Q-C24, Z11 …)
and see who is right.

Tiles are strings ("Sh1", wild "***", start tile "###"), cells are (x, y) with y growing down, moves are
strings ("Sh1@1,0" places, "-Sh1" discards). Seats count from 0. A hand is in the order of drawing; of two
wilds in it the one drawn first goes first.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

Cell = tuple[int, int]
Json = dict[str, Any]

WILD = "***"
START = "###"
PLAIN = [shape + fill + number for shape in "STC" for fill in "hds" for number in "123"]  # C10
HAND = 5  # C4
FAST_HAND = 7  # CO6
BONUS = 2  # CO7, CO8
LETTERS = "ABCDEFGH"


def full_set(extra_wild: bool = False) -> list[str]:
    """One seat's set: every combination once and two wilds (C13), or three (CO2)."""
    return PLAIN + [WILD] * (3 if extra_wild else 2)


def may_touch(one: str, other: str) -> bool:
    """May these two tiles lie side by side? (C12, C15, C17)"""
    if WILD in (one, other) or START in (one, other):
        return True
    same = 0
    for i in range(3):
        if one[i] == other[i]:
            same += 1
    return same >= 2


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side with this one."""
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


# ---- Scoring: all of it works on the set of cells that one seat's tiles lie on. Start tiles and other seats'
# ---- tiles are simply not in that set, so they split lines and rectangles by themselves (C21, C24).


def all_filled(cells: set[Cell], left: int, top: int, width: int, height: int) -> bool:
    """Is every cell of this rectangle in the set?"""
    for x in range(left, left + width):
        for y in range(top, top + height):
            if (x, y) not in cells:
                return False
    return True


def largest_rectangle(cells: set[Cell]) -> int:
    """The number of tiles in the largest full rectangle, both sides at least 2; 0 without one (C20, C22)."""
    if not cells:
        return 0
    right = max(x for x, _ in cells)
    bottom = max(y for _, y in cells)
    best = 0
    for left, top in cells:
        for width in range(2, right - left + 2):
            for height in range(2, bottom - top + 2):
                if width * height > best and all_filled(cells, left, top, width, height):
                    best = width * height
    return best


def has_two_by_three(cells: set[Cell]) -> bool:
    """Is there a full 2×3 or 3×2 anywhere, perhaps inside something larger? (CO7, Q-C13)"""
    return any(all_filled(cells, x, y, 2, 3) or all_filled(cells, x, y, 3, 2) for x, y in cells)


def lines(cells: set[Cell], dx: int, dy: int) -> list[int]:
    """The lengths of all lines of at least 3 in one direction (C23)."""
    found = []
    for x, y in cells:
        if (x - dx, y - dy) in cells:
            continue  # not the beginning of a run
        length = 0
        while (x + length * dx, y + length * dy) in cells:
            length += 1
        if length >= 3:
            found.append(length)
    return found


def longest_line(cells: set[Cell]) -> int:
    """The longest line, across or down; 0 without a line of 3 (Q-C17)."""
    return max([0, *lines(cells, 1, 0), *lines(cells, 0, 1)])


def score_cells(cells: set[Cell]) -> dict[str, int]:
    """Rectangle, rows, columns and their sum (C25)."""
    rectangle = largest_rectangle(cells)
    rows = sum(lines(cells, 1, 0))
    columns = sum(lines(cells, 0, 1))
    return {"rectangle": rectangle, "rows": rows, "columns": columns, "total": rectangle + rows + columns}


def alone_at_the_top(sizes: Sequence[int]) -> int | None:
    """The index of the only greatest number above 0; a tie belongs to nobody (CO8, Q-C17, Q-C19)."""
    best = max(sizes, default=0)
    if best == 0:
        return None
    leaders = [i for i, size in enumerate(sizes) if size == best]
    return leaders[0] if len(leaders) == 1 else None


def score_text(board_text: str) -> Json:
    """What `lodestone score --json` prints for a text board; ValueError names a wrong character's place."""
    owned: dict[str, set[Cell]] = {}
    y = 0
    for line_number, line in enumerate(board_text.replace("\r\n", "\n").split("\n"), start=1):
        x = 0
        for column_number, character in enumerate(line, start=1):
            if character in " \t":
                continue
            if character.upper() in LETTERS and character.isascii():
                owned.setdefault(character.upper(), set()).add((x, y))
            elif character not in ".#":
                raise ValueError(f"line {line_number}, column {column_number}: {character!r} is not part of a board")
            x += 1
        if x > 0:
            y += 1
    names = sorted(owned)
    rectangle = alone_at_the_top([largest_rectangle(owned[name]) for name in names])
    line_leader = alone_at_the_top([longest_line(owned[name]) for name in names])
    return {
        "scores": {name: score_cells(owned[name]) for name in names},
        "largest_rectangle": None if rectangle is None else names[rectangle],
        "longest_line": None if line_leader is None else names[line_leader],
    }


class Oracle:
    """One game of Clustered. `board` maps cells to (tile, owner), in the order they were laid."""

    def __init__(
        self,
        seats: int,
        stacks: Sequence[Sequence[str]],
        first: int = 0,
        extra_wild: Iterable[int] = (),
        fast: bool = False,
        first_bonus: bool = False,
        largest_bonus: bool = False,
        surface: Mapping[str, Any] | None = None,
        tie_break: bool = False,
        trim_drawn_only: bool = False,
    ) -> None:
        """Deal. A stack may be shorter than the seat's set (for small tests) but holds nothing beyond it."""
        extra = set(extra_wild)
        if not 1 <= seats <= 8 or not 0 <= first < seats or not extra <= set(range(seats)):
            raise ValueError("no such number of seats, or no such seat")
        if len(stacks) != seats:
            raise ValueError("one stack for each seat")
        for seat, stack in enumerate(stacks):
            surplus = Counter(stack) - Counter(full_set(seat in extra))
            if surplus:
                raise ValueError(f"seat {seat} has no such tiles in its set: {sorted(surplus)}")

        self.seats = seats
        self.first = first
        self.fast = fast
        self.first_bonus = first_bonus
        self.largest_bonus = largest_bonus
        self.surface = surface
        self.tie_break = tie_break
        self.trim_drawn_only = trim_drawn_only

        starts = [(0, 0)] if seats <= 4 else [(0, 0), (7, 0)]  # C2; CO5, Q-C28
        self.board: dict[Cell, tuple[str, int | None]] = dict.fromkeys(starts, (START, None))
        if not all(self.on_surface(cell) for cell in starts):
            raise ValueError("the surface must contain the start tiles")

        dealt = FAST_HAND if fast else HAND
        self.hands: list[list[str]] = [list(stack[:dealt]) for stack in stacks]
        self.stacks: list[list[str]] = [list(stack[dealt:]) for stack in stacks]
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        self.bonuses: dict[str, int | None] = {"first_line": None, "first_rectangle": None}
        self.resigned: set[int] = set()  # Z8
        self.just_drawn: list[str] = []  # by the seat whose trim is owed

        # The opening of the fast game: seats that still have to trim their first hand, in order.
        self.opening: list[int] = []
        clockwise = [(first + i) % seats for i in range(seats)]
        if fast:
            self.opening = [seat for seat in clockwise if len(self.hands[seat]) > HAND]
        self.seat: int | None
        if self.opening:
            self.seat = self.opening[0]
        else:
            self.seat = next((seat for seat in clockwise if self.hands[seat]), None)

    # ---- What may be done

    def on_surface(self, cell: Cell) -> bool:
        """Is there table under this cell? (Q-C11, interfaces §1)"""
        x, y = cell
        if self.surface is None:
            return True
        keys = set(self.surface)
        if keys == {"left", "right", "top", "bottom"}:
            across = self.surface["left"] <= x <= self.surface["right"]
            down = self.surface["top"] <= y <= self.surface["bottom"]
            return bool(across and down)
        if keys == {"radius"}:
            middle = Fraction(0) if self.seats <= 4 else Fraction(7, 2)
            radius = Fraction(self.surface["radius"])
            return radius >= 0 and (x - middle) ** 2 + y**2 <= radius**2
        if keys == {"cells"}:
            return any(listed[0] == x and listed[1] == y for listed in self.surface["cells"])
        raise ValueError(f"no such surface: {sorted(keys)}")

    def fits(self, tile: str, cell: Cell) -> bool:
        """May this tile be laid on this cell? (C11, C12)"""
        if cell in self.board or not self.on_surface(cell):
            return False
        neighbours = [self.board[near][0] for near in beside(cell) if near in self.board]
        return len(neighbours) > 0 and all(may_touch(tile, neighbour) for neighbour in neighbours)

    def placements(self) -> set[str]:
        """Every placement the seat to move could make with the tiles of its hand."""
        if self.seat is None:
            return set()
        around = {near for cell in self.board for near in beside(cell)}
        moves = set()
        for tile in self.hands[self.seat]:
            for cell in around:
                if self.fits(tile, cell):
                    moves.add(f"{tile}@{cell[0]},{cell[1]}")
        return moves

    def trim_owed(self) -> bool:
        """Whether the seat to move has more than five tiles, which happens in the fast game only."""
        return self.seat is not None and len(self.hands[self.seat]) > HAND

    def phase(self) -> str:
        """One of play, discard, trim, over."""
        if self.seat is None:
            return "over"
        if self.trim_owed():
            return "trim"
        return "play" if self.placements() else "discard"  # C7, C8

    def legal(self) -> list[str]:
        """Every distinct legal move once, sorted as strings; empty when the game is over."""
        if self.seat is None:
            return []
        hand = self.hands[self.seat]
        if self.trim_owed():
            if self.trim_drawn_only and not self.opening:
                hand = [tile for tile in hand if tile in self.just_drawn]  # X-C14
            return sorted({"-" + tile for tile in hand})
        return sorted(self.placements() or {"-" + tile for tile in hand})  # C8: discard only without a placement

    # ---- Moves

    def play(self, move: str) -> list[Json]:
        """Make a move and say what happened; ValueError for an illegal one, and then nothing has changed."""
        if self.seat is None:
            raise ValueError("the game is over")
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        seat = self.seat
        trim = self.trim_owed()
        events: list[Json] = []
        if move.startswith("-"):
            tile = move[1:]
            self.hands[seat].remove(tile)
            self.discards[seat].append(tile)
            phase = "trim" if trim else "discard"
            events.append({"event": "TileDiscarded", "seat": seat, "tile": tile, "phase": phase})
        else:
            tile, place = move.split("@")
            x, y = place.split(",")
            cell = (int(x), int(y))
            self.hands[seat].remove(tile)
            self.board[cell] = (tile, seat)
            events.append({"event": "TilePlaced", "seat": seat, "tile": tile, "cell": [cell[0], cell[1]]})
            events += self._take_first_bonuses(seat)

        if trim:
            self.just_drawn = []
        else:
            events += self._draw(seat)  # C9, X-C6
        if self.trim_owed():
            return events  # the same seat goes on

        events += self._pass_turn(seat)
        return events

    def resign(self, seat: int) -> list[Json]:
        """A seat leaves: what it has laid stays, hand and stack are gone, it is skipped and cannot win (Z8)."""
        if self.seat is None or seat in self.resigned:
            raise ValueError("cannot resign")
        self.resigned.add(seat)
        self.hands[seat] = []
        self.stacks[seat] = []
        events: list[Json] = [{"event": "SeatResigned", "seat": seat}]
        if seat == self.seat:
            self.just_drawn = []
            events += self._pass_turn(seat)
        else:
            self.opening = [other for other in self.opening if other != seat]
        return events

    def _take_first_bonuses(self, seat: int) -> list[Json]:
        """CO7, Q-C12 to Q-C16; nothing in solo (Z12)."""
        if not self.first_bonus or self.seats == 1:
            return []
        mine = self.cells_of(seat)
        events: list[Json] = []
        if self.bonuses["first_line"] is None and longest_line(mine) >= 5:
            self.bonuses["first_line"] = seat
            events.append({"event": "BonusTaken", "seat": seat, "bonus": "first_line"})
        if self.bonuses["first_rectangle"] is None and has_two_by_three(mine):
            self.bonuses["first_rectangle"] = seat
            events.append({"event": "BonusTaken", "seat": seat, "bonus": "first_rectangle"})
        return events

    def _draw(self, seat: int) -> list[Json]:
        """One tile, in the fast game two, as far as the stack lasts (C9, CO6, Q-C1, Q-C24, Q-C25)."""
        events: list[Json] = []
        self.just_drawn = []
        for _ in range(2 if self.fast else 1):
            if self.stacks[seat]:
                tile = self.stacks[seat].pop(0)
                self.hands[seat].append(tile)
                self.just_drawn.append(tile)
                events.append({"event": "TileDrawn", "seat": seat, "tile": tile})
        return events

    def _pass_turn(self, seat: int) -> list[Json]:
        """Clockwise to the next seat that still has tiles (Q-C1, Q-C33), or the end (C19)."""
        if self.opening:
            self.opening.pop(0)
            # After the last opening discard the first seat plays; the search below begins just before it.
            seat = self.first - 1
        if self.opening:
            self.seat = self.opening[0]
        else:
            order = [(seat + i) % self.seats for i in range(1, self.seats + 1)]
            self.seat = next((other for other in order if self.hands[other]), None)
        if self.seat is not None:
            return [{"event": "TurnPassed", "seat": self.seat}]
        winners = self._best_seats()
        reason = "win" if len(winners) == 1 else "shared-win"
        if self.seats == 1:
            reason = "solo"
        elif not winners:
            reason = "given-up"
        return [{"event": "GameEnded", "winners": winners, "reason": reason}]

    # ---- The state of the game

    def cells_of(self, seat: int) -> set[Cell]:
        """Where this seat's tiles lie, its wilds among them (Q-C8)."""
        return {cell for cell, (_, owner) in self.board.items() if owner == seat}

    def markers(self) -> dict[str, int | None]:
        """Who alone has the largest rectangle and the longest line at this moment (CO8, X-C16)."""
        everybody = [self.cells_of(seat) for seat in range(self.seats)]
        return {
            "rectangle": alone_at_the_top([largest_rectangle(cells) for cells in everybody]),
            "line": alone_at_the_top([longest_line(cells) for cells in everybody]),
        }

    def scores(self) -> list[dict[str, int]]:
        """Each seat's points; the largest-cluster bonuses count at the end only, none in solo (Z12)."""
        holders = list(self.bonuses.values())
        if self.largest_bonus and self.seat is None:
            holders += list(self.markers().values())
        result = []
        for seat in range(self.seats):
            points = score_cells(self.cells_of(seat))
            bonus = 0 if self.seats == 1 else BONUS * holders.count(seat)
            result.append(
                {
                    "rectangle": points["rectangle"],
                    "rows": points["rows"],
                    "columns": points["columns"],
                    "bonus": bonus,
                    "total": points["total"] + bonus,
                }
            )
        return result

    def winners(self) -> list[int] | None:
        """None before the end; then all who share the best total (C26, Q-C2); in solo always [0]."""
        return self._best_seats() if self.seat is None else None

    def _best_seats(self) -> list[int]:
        """The seats with the best total; with the tie-break, the best of those."""
        rank: list[tuple[int, ...]] = []
        for seat, points in enumerate(self.scores()):
            if self.tie_break:
                line = longest_line(self.cells_of(seat))
                rank.append((points["total"], points["rectangle"], line, -len(self.discards[seat])))
            else:
                rank.append((points["total"],))
        left = [seat for seat in range(self.seats) if self.seats == 1 or seat not in self.resigned]
        return [seat for seat in left if rank[seat] == max(rank[other] for other in left)]

    def position(self) -> Json:
        """The referee's `position`."""
        return {
            "seat": self.seat,
            "phase": self.phase(),
            "board": [{"x": x, "y": y, "tile": tile, "owner": owner} for (x, y), (tile, owner) in self.board.items()],
            "hands": [list(hand) for hand in self.hands],
            "stacks": [len(stack) for stack in self.stacks],
            "discards": [list(pile) for pile in self.discards],
            "bonuses": dict(self.bonuses),
            "over": self.seat is None,
        }
