"""What nobody may guess: names of tables, tokens of people, deals."""

from __future__ import annotations

import hmac
import secrets
import string
from hashlib import sha256

_LETTERS = string.digits + string.ascii_letters


def new_id() -> str:
    """The name of a table or record: 95 bits, in letters and digits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def new_token() -> str:
    """A person's key: 192 bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """The hash of a token, which is all that is stored."""
    return sha256(token.encode()).hexdigest()


def same_hash(one: str, other: str) -> bool:
    """Whether a token fits a hash, in constant time."""
    return hmac.compare_digest(one, other)


def new_deal() -> tuple[int, str]:
    """A seed, and the salt that keeps its commitment from being guessed."""
    return secrets.randbits(63), secrets.token_hex(16)


def commitment(seed: int, salt: str) -> str:
    """What everybody is told before the deal, and can check afterwards.

    >>> commitment(7, "salt")[:12]
    '9a087a607c86'
    """
    return sha256(f"{seed}/{salt}".encode()).hexdigest()
