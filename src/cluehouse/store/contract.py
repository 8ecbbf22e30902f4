"""What every store promises: numbered logs, appended all or nothing, durable once acknowledged."""

from pathlib import Path
from typing import Literal, Protocol

from msgspec import Struct


class Append(Struct, frozen=True):
    """What is appended to one log."""

    name: str  # "table/KOT-7", "book/…", "record/…"
    number: int  # of the first entry; the log's last number + 1, a new log's first is 1
    entries: tuple[bytes, ...]  # they get number, number + 1, …; none: the append says only whether the log wakes
    resumes: bool | None = None  # needs attention when the house opens again (running clock, bots)? None: unchanged


class Taken(Exception):
    """The number is not the next of its log: somebody was faster, or the caller's picture of the log is wrong."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, number)
        self.name = name
        self.number = number

    def __str__(self) -> str:
        return f"{self.number} is not the next number of {self.name}"


NotSavedReason = Literal["disk-full", "read-only", "disk-error"]


class NotSaved(Exception):
    """The disk did not take it. Nothing of it is there; it may be tried again."""

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
    """Numbered logs that outlive the house. After `close`, everything but `close` raises StoreError("closed")."""

    async def append(self, *appends: Append) -> None:
        """Add all appends or none; durable when it returns. Raises Taken or NotSaved, and then nothing of it is there.

        A caller who is cancelled while waiting does not know: the appends may be there or not.
        """

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """The entries of a log with a number above `after`, in order; none where there is no such log."""

    async def names(self, prefix: str) -> list[str]:
        """The logs whose name starts with the prefix, sorted by code point."""

    async def to_resume(self) -> list[str]:
        """The logs whose latest `resumes` is true, sorted by code point."""

    async def backup(self, target: Path) -> None:
        """Write a consistent copy as a new SQLite file, while appends go on. Never overwrites a file."""

    async def close(self) -> None:
        """Finish what was appended, then take no more. Closing twice is closing once."""
