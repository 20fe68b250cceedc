"""What the physics refuses. A sentence for people is made elsewhere, from the key and the arguments."""

__all__ = ["PhysicsError"]


class PhysicsError(ValueError):
    """A request that the world cannot carry out; nothing has changed.

    >>> error = PhysicsError("physics-not-finite", field="mass")
    >>> error.key, error.args_by_name
    ('physics-not-finite', {'field': 'mass'})
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, *args.values())
        self.key = key
        self.args_by_name = args
