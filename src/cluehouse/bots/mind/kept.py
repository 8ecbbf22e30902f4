"""Prepared arrays on disk, so that all processes of a server share them."""

import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray


def cache_folder() -> Path:
    """The folder for prepared arrays: CLUEHOUSE_CACHE, the user's cache folder, or a temporary one for a service that
    has neither."""
    named = os.environ.get("CLUEHOUSE_CACHE")
    if named:
        return Path(named)
    return _users_folder() or _temporary_folder()


def _users_folder() -> Path | None:
    try:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cluehouse"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder if os.access(folder, os.W_OK) else None


def _temporary_folder() -> Path:
    user = os.getuid() if hasattr(os, "getuid") else 0  # on Windows every user has a folder of their own
    folder = Path(tempfile.gettempdir()) / f"cluehouse-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.is_symlink() or folder.stat().st_uid != user:
        raise PermissionError(f"{folder} belongs to somebody else")
    return folder


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
