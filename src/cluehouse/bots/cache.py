"""The folder for what bots prepare once and keep on disk."""

import errno
import os
import tempfile
from pathlib import Path


class CacheNotWritable(Exception):
    """Nothing can be written to the cache."""

    def __init__(self, folder: str, why: str) -> None:
        super().__init__(folder, why)
        self.folder, self.why = folder, why


def cache_folder() -> Path:
    """The folder for prepared data: CLUEHOUSE_CACHE, the user's cache folder, or a temporary one where that cannot be
    written."""
    named = os.environ.get("CLUEHOUSE_CACHE")
    return Path(named) if named else _users_folder() or _temporary_folder()


def check_cache() -> None:
    """Raise CacheNotWritable if nothing can be kept in the cache."""
    try:
        folder = cache_folder()
    except OSError as error:
        raise CacheNotWritable(error.filename or os.environ.get("TMPDIR", "/tmp"), error.strerror or "") from None
    try:
        _try_to_write(folder)
    except OSError as error:
        raise CacheNotWritable(str(folder), error.strerror or "") from None


def _users_folder() -> Path | None:
    try:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cluehouse"
        _try_to_write(folder)
    except (OSError, RuntimeError):  # a full disk, or a user without a home
        return None
    return folder


def _try_to_write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(b"?")


def _temporary_folder() -> Path:
    user = os.getuid() if hasattr(os, "getuid") else 0  # on Windows every user has a folder of their own
    folder = Path(tempfile.gettempdir()) / f"cluehouse-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.is_symlink() or folder.stat().st_uid != user:
        raise PermissionError(errno.EPERM, "it belongs to somebody else", str(folder))
    return folder
