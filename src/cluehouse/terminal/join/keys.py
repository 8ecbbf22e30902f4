"""The seats we have: their tokens, kept so that whoever closes a terminal can come back to them."""

import contextlib
import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

_FILE: Final = "seats.json"
_MOST: Final = 200  # places remembered; the oldest are forgotten


class Key(Struct, frozen=True):
    """A place at a table, and the token that makes it ours."""

    house: str
    table: str
    name: str
    token: str


def state_folder() -> Path:
    """Where programs keep such things for their user."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "cluehouse"


def find_key(folder: Path, house: str, table: str, name: str | None) -> Key | None:
    """The latest place we had at this table; under this name, if one is given."""
    ours = [key for key in _read(folder) if (key.house, key.table) == (house, table)]
    fitting = [key for key in ours if name is None or key.name.casefold() == name.casefold()]
    return fitting[-1] if fitting else None


def keep_key(folder: Path, key: Key) -> None:
    """Remember a place. A disk that does not take it costs the way back after a closed terminal, nothing more."""
    with contextlib.suppress(OSError):
        _write(folder, [*(old for old in _read(folder) if old != key), key][-_MOST:])


def drop_key(folder: Path, key: Key) -> None:
    """Forget a place that is not ours any more."""
    with contextlib.suppress(OSError):
        _write(folder, [old for old in _read(folder) if old.token != key.token])


def _read(folder: Path) -> list[Key]:
    try:
        return msgspec.json.decode((folder / _FILE).read_bytes(), type=list[Key])
    except (OSError, msgspec.DecodeError):
        return []


def _write(folder: Path, keys: list[Key]) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    fresh = folder / f"{_FILE}.{os.getpid()}"
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.encode(keys))
    fresh.replace(folder / _FILE)
