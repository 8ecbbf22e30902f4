"""Prepared arrays on disk, so that all processes of a server share them."""

import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cluehouse.bots.cache import cache_folder


def kept(name: str, made: NDArray[Any]) -> NDArray[Any]:
    """The array of this name on disk, mapped into memory; the given one is written the first time."""
    path = cache_folder() / f"{name}.npy"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=path.parent, prefix="making-")
        with os.fdopen(handle, "wb") as page:
            np.save(page, made)
        Path(fresh).replace(path)  # whole or not at all, whoever else writes it
    found: NDArray[Any] = np.load(path, mmap_mode="r")
    return found
