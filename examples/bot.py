"""A bot for both games: lodestone play --bot "python3 examples/bot.py". Needs nothing but Python.

docs/bots-in-any-language.md explains every message.
"""

import json
import math
import sys


def clustered(view, legal):
    """Stay close to one's own tiles; wilds last."""
    mine = [(tile["x"], tile["y"]) for tile in view["board"] if tile["owner"] == view["seat"]]

    def worth(move):
        tile, _, cell = move.partition("@")
        if not cell:
            return 0  # a discard
        x, y = map(int, cell.split(","))
        beside = sum(abs(x - a) + abs(y - b) == 1 for a, b in mine)
        return beside - 2 * (tile == "***")

    return {"move": max(legal, key=worth)}


def kluster(view):
    """The largest magnet, flat, where it is farthest from everything else."""
    frame = view["frame"]
    if frame["stage"] == "choice":
        return {"move": "stop"}
    if frame["stage"] == "repair":
        return {"plan": {}}  # no idea here: the fallback repairs the cords
    cord = frame["cords"][0]
    middle_x, middle_y = (sum(part) / len(cord) for part in zip(*cord, strict=True))
    taken = [magnet["at"][:2] for magnet in frame["lying"]]

    def room(at):
        return min(math.dist(at, other) for other in [*cord, *taken])

    # Between the middle and the cord, never beyond it.
    shares = [0.1 * step for step in range(10)]
    spots = [(middle_x + s * (x - middle_x), middle_y + s * (y - middle_y)) for x, y in cord for s in shares]
    magnet = max(view["pools"][view["seat"]], key=lambda magnet: math.prod(view["sizes"][magnet]))
    return {"plan": {"magnet": magnet, "face": "a", "at": max(spots, key=room)}}


for line in sys.stdin:
    message = json.loads(line)
    if "view" in message:
        view = message["view"]
        answer = clustered(view, message["legal"]) if "legal" in message else kluster(view)
        print(json.dumps(answer), flush=True)  # without the flush the answer stays in a buffer and comes too late
    elif "over" in message:
        print("I have seen how it ended:", message["over"]["winners"], file=sys.stderr)
