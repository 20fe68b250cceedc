"""Names for the arrays that the kernels take."""

from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["AnyArray", "Floats", "Ints"]

Floats = npt.NDArray[np.float64]
"""An array of float64; shape and unit stand beside each use."""
Ints = npt.NDArray[np.int64]
"""An array of int64."""
AnyArray = npt.NDArray[Any]
"""Either of them."""
