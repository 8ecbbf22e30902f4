"""What every store promises: numbered logs; an append is saved as a whole or not at all, and durable once
acknowledged."""

from pathlib import Path
from typing import Literal, Protocol

from msgspec import Struct


class Append(Struct, frozen=True):
    """Entries to append to one log."""

    name: str  # "table/KOT-7", "book/…", "record/…"
    number: int  # number of the first entry: the log's last number + 1, or 1 for a new log
    entries: tuple[bytes, ...]  # they get number, number + 1, …; empty: only `resumes` is set
    # Does the log need attention when the server starts (running clock, bots)? None: unchanged
    resumes: bool | None = None


class Taken(Exception):
    """The number is not the next of its log: another writer was faster, or the caller's copy of the log is outdated."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, number)
        self.name = name
        self.number = number

    def __str__(self) -> str:
        return f"{self.number} is not the next number of {self.name}"


NotSavedReason = Literal["disk-full", "read-only", "disk-error"]


class NotSaved(Exception):
    """The entries could not be saved. Nothing was written; the caller may try again."""

    def __init__(self, reason: NotSavedReason) -> None:
        super().__init__(reason)
        self.reason: NotSavedReason = reason


StoreErrorReason = Literal[
    "not-writable",
    "in-use",
    "newer",
    "not-a-store",
    "damaged",
    "not-found",
    "exists",
    "unreadable",
    "closed",
]


class StoreError(Exception):
    """The store cannot be opened, read or copied, or it is closed."""

    def __init__(self, reason: StoreErrorReason, about: str = "") -> None:
        super().__init__(reason, about)
        self.reason: StoreErrorReason = reason
        self.about = about

    def __str__(self) -> str:
        return f"{self.reason}: {self.about}" if self.about else self.reason


class Store(Protocol):
    """Durable numbered logs. After `close`, everything but `close` raises StoreError("closed")."""

    async def append(self, *appends: Append) -> None:
        """Save all appends or none; they are durable when it returns. Raises Taken or NotSaved, and then nothing was
        written.

        A caller that is cancelled while waiting does not know whether the appends were saved.
        """

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """Return the entries of a log with a number above `after`, in order; an empty list if there is no such log."""

    async def names(self, prefix: str) -> list[str]:
        """Return the logs whose name starts with the prefix, sorted by code point."""

    async def to_resume(self) -> list[str]:
        """Return the logs whose latest `resumes` is true, sorted by code point."""

    async def backup(self, target: Path) -> None:
        """Write a consistent copy as a new SQLite file, while appends continue. Never overwrites a file."""

    async def close(self) -> None:
        """Finish pending appends, then refuse new ones. May be called twice."""
