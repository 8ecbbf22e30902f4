"""The tokens of our seats, saved so that whoever closes a terminal can come back."""

import contextlib
import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

_FILE: Final = "seats.json"
_MOST: Final = 200  # seats remembered; the oldest are forgotten


class SavedSeat(Struct, frozen=True):
    """A seat at a table, and the token that makes it ours."""

    house: str
    table: str
    name: str
    token: str


def state_folder() -> Path:
    """The folder where this program keeps its state."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "cluehouse"


def find_saved(folder: Path, house: str, table: str, name: str | None) -> SavedSeat | None:
    """The latest seat that we had at this table; under this name, if one is given."""
    ours = [saved for saved in _read(folder) if (saved.house, saved.table) == (house, table)]
    fitting = [saved for saved in ours if name is None or saved.name.casefold() == name.casefold()]
    return fitting[-1] if fitting else None


def save_seat(folder: Path, saved: SavedSeat) -> None:
    """Save a seat. If it cannot be written, the game goes on; only coming back is not possible."""
    with contextlib.suppress(OSError):
        _write(folder, [*(old for old in _read(folder) if old != saved), saved][-_MOST:])


def forget_seat(folder: Path, saved: SavedSeat) -> None:
    """Forget a seat that is not ours any more."""
    with contextlib.suppress(OSError):
        _write(folder, [old for old in _read(folder) if old.token != saved.token])


def _read(folder: Path) -> list[SavedSeat]:
    try:
        return msgspec.json.decode((folder / _FILE).read_bytes(), type=list[SavedSeat])
    except (OSError, msgspec.DecodeError):
        return []


def _write(folder: Path, keys: list[SavedSeat]) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    fresh = folder / f"{_FILE}.{os.getpid()}"
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.encode(keys))
    fresh.replace(folder / _FILE)
