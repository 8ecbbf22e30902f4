"""Faults that happen to servers: files vanish, are replaced or damaged, the disk is full, the machine's time is set."""

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Literal

from msgspec import Struct

from tests.endurance.server_process import FILE, ServerProcess

# harmless: nothing may be lost and nothing reported; lost: files are gone, but the server still has them open;
# damaging: entries may be lost, and then that has to be reported
Effect = Literal["harmless", "lost", "damaging"]


class Fault(Struct, frozen=True):
    """Something that goes wrong while a server runs, or after it was killed."""

    name: str
    effect: Effect
    is_live: bool
    inject: Callable[[ServerProcess, random.Random], None]
    leaves_nothing: bool = False  # no file that could show the loss: the server gets the moment that it needs to notice
    needs_closed_file: bool = False  # the server is restarted before, so that the database itself holds everything


def _nothing(server: ServerProcess, dice: random.Random) -> None:
    """The kill itself is the fault."""


def _fill_disk(server: ServerProcess, dice: random.Random) -> None:
    server.limit_files((server.data / f"{FILE}-wal").stat().st_size + dice.choice((0, 1000, 5000)))


def _set_time(server: ServerProcess, dice: random.Random) -> None:
    server.skew(dice.choice((-1, 1)) * dice.choice((2, 60, 3600, 86_400)))


def _delete(*endings: str) -> Callable[[ServerProcess, random.Random], None]:
    def delete(server: ServerProcess, dice: random.Random) -> None:
        for ending in endings:
            (server.data / f"{FILE}{ending}").unlink(missing_ok=True)

    return delete


def _move(server: ServerProcess, dice: random.Random) -> None:
    (server.data / FILE).rename(server.data / "moved.sqlite")


def _move_folder(server: ServerProcess, dice: random.Random) -> None:
    """Somebody moves all files elsewhere."""
    elsewhere = server.data / "elsewhere"
    elsewhere.mkdir()
    for file in server.data.glob(f"{FILE}*"):
        if not file.name.endswith(".lock"):
            file.rename(elsewhere / file.name)


def _older_copy(server: ServerProcess) -> Path:
    """A consistent copy that lacks the latest entries."""
    older = server.data / "older.sqlite"
    with closing(sqlite3.connect(server.data / FILE)) as now, closing(sqlite3.connect(older)) as copy:
        now.backup(copy)
        with copy:
            copy.execute("DELETE FROM entries WHERE number > 5 AND name LIKE 'table/%'")
    return older


def _replace(server: ServerProcess, dice: random.Random) -> None:
    os.replace(_older_copy(server), server.data / FILE)


def _overwrite(server: ServerProcess, dice: random.Random) -> None:
    """Copy over the file in place, as `cp` does."""
    shutil.copyfile(_older_copy(server), server.data / FILE)


def _truncate(ending: str) -> Callable[[ServerProcess, random.Random], None]:
    def truncate(server: ServerProcess, dice: random.Random) -> None:
        file = server.data / f"{FILE}{ending}"
        if file.exists():
            os.truncate(file, dice.randrange(file.stat().st_size + 1))

    return truncate


def _damage(ending: str) -> Callable[[ServerProcess, random.Random], None]:
    def damage(server: ServerProcess, dice: random.Random) -> None:
        """Overwrite one to four places with zeros, noise or other bits."""
        file = server.data / f"{FILE}{ending}"
        size = file.stat().st_size if file.exists() else 0
        if not size:
            return
        with file.open("r+b", buffering=0) as opened:
            for _ in range(dice.randint(1, 4)):
                length = dice.choice((1, 16, 512, 4096, 20_000))
                offset = dice.randrange(size)
                if dice.random() < 0.5:
                    offset -= offset % 4096
                opened.seek(offset)
                before = opened.read(length)
                opened.seek(offset)
                opened.write(_spoiled(before, dice))

    return damage


def _spoiled(content: bytes, dice: random.Random) -> bytes:
    kind = dice.choice(("zeros", "noise", "bit"))
    if kind == "zeros":
        return bytes(len(content))
    if kind == "noise":
        return dice.randbytes(len(content))
    index = dice.randrange(len(content)) if content else 0
    return content[:index] + bytes([content[index] ^ 1 << dice.randrange(8)]) + content[index + 1 :] if content else b""


FAULTS = (
    Fault("killed", "harmless", False, _nothing),
    Fault("disk full", "harmless", True, _fill_disk),
    Fault("time set, running", "harmless", True, _set_time),
    Fault("time set, stopped", "harmless", False, _set_time),
    Fault("database deleted, running", "lost", True, _delete("")),
    Fault("database moved, running", "lost", True, _move),
    Fault("all files deleted, running", "lost", True, _delete("", "-wal", "-shm", ".heads"), leaves_nothing=True),
    Fault("all files moved, running", "lost", True, _move_folder, leaves_nothing=True),
    Fault("write-ahead log deleted, running", "lost", True, _delete("-wal")),
    Fault("index of the log deleted, running", "lost", True, _delete("-shm")),
    Fault("database replaced, running", "damaging", True, _replace),
    Fault("database overwritten, running", "damaging", True, _overwrite),
    Fault("database truncated, running", "damaging", True, _truncate(""), needs_closed_file=True),
    Fault("write-ahead log truncated, running", "damaging", True, _truncate("-wal")),
    Fault("pages damaged, running", "damaging", True, _damage(""), needs_closed_file=True),
    Fault("write-ahead log damaged, running", "damaging", True, _damage("-wal")),
    Fault("database deleted, stopped", "damaging", False, _delete("")),
    Fault("write-ahead log deleted, stopped", "damaging", False, _delete("-wal", "-shm")),
    Fault("database replaced, stopped", "damaging", False, _replace),
    Fault("database truncated, stopped", "damaging", False, _truncate(""), needs_closed_file=True),
    Fault("write-ahead log truncated, stopped", "damaging", False, _truncate("-wal")),
    Fault("pages damaged, stopped", "damaging", False, _damage(""), needs_closed_file=True),
    Fault("write-ahead log damaged, stopped", "damaging", False, _damage("-wal")),
)
