"""What the physics refuses."""

from lodestone.core import LodestoneError

__all__ = ["PhysicsError"]


class PhysicsError(LodestoneError, ValueError):
    """A request that the world cannot carry out; nothing has changed.

    >>> error = PhysicsError("physics-not-finite", field="mass")
    >>> error.key, error.arguments
    ('physics-not-finite', {'field': 'mass'})
    >>> str(error)
    'A number in “mass” is not finite.'
    """
