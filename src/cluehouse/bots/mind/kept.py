"""Where prepared things are kept on disk, so that all processes of a house share them."""

import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray


def cache_folder() -> Path:
    """Where prepared things are kept: CLUEHOUSE_CACHE, or the user's cache folder."""
    named = os.environ.get("CLUEHOUSE_CACHE")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cluehouse"


def kept(name: str, made: NDArray[Any]) -> NDArray[Any]:
    """An array as it lies on disk, mapped into memory; it is put there the first time."""
    path = cache_folder() / f"{name}.npy"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=path.parent, prefix="making-")
        with os.fdopen(handle, "wb") as page:
            np.save(page, made)
        Path(fresh).replace(path)  # whole or not at all, whoever else writes it
    found: NDArray[Any] = np.load(path, mmap_mode="r")
    return found
