"""A scene of Kluster: magnets, cords and what hands do, as plain data in and plain data out.

`read_scene` refuses every malformed scene before anything moves, `run_scene` plays it to rest. May import
`physics` and `core`; reads no files and prints nothing. Importing this package loads no kernels.
"""

from lodestone.match.scene.document import Scene
from lodestone.match.scene.reading import parse_scene, read_scene

__all__ = ["Scene", "parse_scene", "read_scene"]
