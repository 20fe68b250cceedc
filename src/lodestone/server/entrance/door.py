"""Counts connections. When there is no more room, idle ones go first, and the address with most gives way."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network
from typing import Protocol

from starlette.types import Scope

from lodestone.server import metrics
from lodestone.server.quotas import Buckets

EXTENSION = "lodestone.door"
"""Extension of a request's scope: the door it came through, and its connection."""
PASSED_ON = "lodestone.passed_on"
"""Key of a request's scope: whether another server has passed it on; absent if none claims to."""

RESERVE = 128
"""Descriptors that are not for connections: the database, our own processes, files."""


PREFIX = 64
"""Bits of an IPv6 address that identify a network: a household with one address has at least 2^64."""


class Transport(Protocol):
    """What the door needs from a connection."""

    def abort(self) -> None:
        """Cut the connection."""


class _Visitor:
    """All connections from one address, oldest first."""

    __slots__ = ("idle", "open")

    def __init__(self) -> None:
        self.open: OrderedDict[Transport, None] = OrderedDict()
        self.idle: OrderedDict[Transport, None] = OrderedDict()
        """Those that wait for their first or their next request, longest first."""


class Door:
    """Counts connections. `each`: most from one address; `rates`: how fast it may open them. None behind a proxy, where
    all come from one address.
    """

    def __init__(self, most: int, each: int | None, rates: Buckets | None = None) -> None:
        self._most = most
        self._each = each
        self.rates = rates
        self._visitors: dict[str, _Visitor] = {}
        self._open: dict[Transport, str] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: Transport, address: str) -> bool:
        """Let a connection in, for which another may have to go; False: there is no room."""
        visitor = self._visitors.get(address) or _Visitor()
        if self._each is not None and len(visitor.open) >= self._each and not self._make_room(visitor):
            return False
        if len(self._open) >= self._most and not self._make_room(self._heaviest(), visitor):
            return False
        self._open[transport] = address
        visitor = self._visitors.setdefault(address, visitor)
        visitor.open[transport] = visitor.idle[transport] = None
        return True

    def busy(self, transport: Transport) -> None:
        """There is a request on it, or it has become a socket."""
        if (address := self._open.get(transport)) is not None:
            self._visitors[address].idle.pop(transport, None)

    def idle(self, transport: Transport) -> None:
        """Note that a connection waits for its next request."""
        if (address := self._open.get(transport)) is not None:
            self._visitors[address].idle[transport] = None

    def vouch(self, transport: Transport, address: str) -> None:
        """Another server of ours has opened it, for somebody at that address, and counted it already."""
        opened_by = self._open.get(transport)
        if opened_by is None or opened_by == address:
            return
        self.leave(transport)
        self._open[transport] = address
        self._visitors.setdefault(address, _Visitor()).open[transport] = None
        if self.rates is not None:
            self.rates.give_back(opened_by)

    def leave(self, transport: Transport) -> None:
        """Forget a closed connection."""
        address = self._open.pop(transport, None)
        if address is not None:
            visitor = self._visitors[address]
            del visitor.open[transport]
            visitor.idle.pop(transport, None)
            if not visitor.open:
                del self._visitors[address]

    def _heaviest(self) -> _Visitor:
        return max(self._visitors.values(), key=lambda visitor: len(visitor.open))

    def _make_room(self, visitor: _Visitor, newcomer: _Visitor | None = None) -> bool:
        """Cut one of somebody's connections: one that does nothing, else the newest if the newcomer has far fewer."""
        if visitor.idle:
            going = next(iter(visitor.idle))
        elif newcomer is not None and 2 * len(newcomer.open) < len(visitor.open):
            going = next(reversed(visitor.open))
        else:
            return False
        metrics.CUT.inc()
        self.leave(going)
        going.abort()
        return True


def address_in(scope: Scope) -> str:
    """Where a request, or a socket, comes from."""
    return scope["client"][0] if scope.get("client") else ""


def was_passed_on(scope: Scope) -> bool:
    """Whether another server of ours has passed this on, and done the checks that are made where it comes in."""
    return bool(scope.get(PASSED_ON))


def may_be_passed_on(scope: Scope) -> bool:
    """Whether no server claims, rightly or not, to have passed this on: else two could do so for ever."""
    return PASSED_ON not in scope


def vouch(scope: Scope, address: str) -> None:
    """A request was passed on by another server of ours, for somebody at that address."""
    scope[PASSED_ON] = True
    scope["client"] = (address, 0)
    door, transport = scope["extensions"][EXTENSION]["door"]
    door.vouch(transport, address)


def most_connections(wanted: int, descriptors: int = 1) -> int:
    """As many as the host wants, if the system has descriptors for them; asks it for more where it allows that.

    `descriptors`: how many each connection takes; one that is passed on to another server takes two.
    """
    try:
        import resource
    except ImportError:  # not a Unix
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = descriptors * wanted + RESERVE
    if soft != resource.RLIM_INFINITY and soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, (soft - RESERVE) // descriptors))


def counted_as(address: str) -> str:
    """What limits count an address as; for IPv6, its network.

    >>> [counted_as(address) for address in ("192.0.2.7", "2001:db8::1:2:3:4", "::ffff:192.0.2.7", "fe80::1%lo")]
    ['192.0.2.7', '2001:db8::', '192.0.2.7', 'fe80::']
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, PREFIX), strict=False).network_address)
