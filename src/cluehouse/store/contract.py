"""What every store promises: numbered logs; an append is saved as a whole or not at all, and durable once
acknowledged."""

from pathlib import Path
from typing import Literal, Protocol
from urllib.parse import quote, urlsplit

from msgspec import Struct


class Append(Struct, frozen=True):
    """Entries to append to one log."""

    name: str  # "table/KOT-7", "book/…", "record/…"
    number: int  # number of the first entry: the log's last number + 1, or 1 for a new log
    entries: tuple[bytes, ...]  # they get number, number + 1, …; empty: only `resumes` is set
    # Does the log need attention when the server starts (running clock, bots)? None: unchanged
    resumes: bool | None = None
    # The epoch in which this server owns the log, where several servers share a store. None: the log has no owner
    epoch: int | None = None


class Taken(Exception):
    """The number is not the next of its log: another writer was faster, or the caller's copy of the log is outdated."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, number)
        self.name = name
        self.number = number

    def __str__(self) -> str:
        return f"{self.number} is not the next number of {self.name}"


class Fenced(Exception):
    """Another server owns the log now: the epoch of the append is over. Nothing was written."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name, number)
        self.name = name
        self.number = number


NotSavedReason = Literal[
    "disk-full",
    "read-only",
    "disk-error",
    "unreachable",  # the database
    "damaged",  # this log, or its place in the file
    # Nothing can be saved until the server is restarted:
    "file-lost",  # deleted or moved while the server ran
    "file-replaced",
    "file-truncated",
]


class NotSaved(Exception):
    """The entries could not be saved. Nothing was written; the caller may try again. Only if the database became
    unreachable during the commit and stayed so, nobody knows; then a later append of the same number tells (Taken)."""

    def __init__(self, reason: NotSavedReason) -> None:
        super().__init__(reason)
        self.reason: NotSavedReason = reason


StoreErrorReason = Literal[
    "not-writable",
    "in-use",
    "newer",
    "not-a-store",
    "damaged",  # the file, or the log that is named
    "missing",  # there was a file here, and it is gone
    "not-found",
    "exists",
    "unreadable",
    "unreachable",
    "not-allowed",
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


ProblemCode = Literal[
    "not-saved",  # the last append failed; `about` is the reason
    "logs-damaged",  # `count` logs cannot be read, or lack entries that were acknowledged
    "journal-damaged",  # what was acknowledged last before a crash could not be recovered as a whole
]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Something that whoever runs the server has to know. It names no log: everybody may ask for a server's health."""

    code: str  # a ProblemCode, or one of the house
    about: str = ""
    count: int = 0


class Store(Protocol):
    """Durable numbered logs. After `close`, everything but `close` raises StoreError("closed")."""

    async def append(self, *appends: Append) -> None:
        """Save all appends or none; they are durable when it returns. Raises Taken, Fenced or NotSaved, and then
        nothing was written.

        A caller that is cancelled while waiting does not know whether the appends were saved.
        """

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """Return the entries of a log with a number above `after`, in order; an empty list if there is no such log.

        Raises StoreError("damaged") if an entry was changed or is missing.
        """

    async def names(self, prefix: str) -> list[str]:
        """Return the logs whose name starts with the prefix, sorted by code point."""

    async def to_resume(self) -> list[str]:
        """Return the logs whose latest `resumes` is true, sorted by code point."""

    async def backup(self, target: Path) -> None:
        """Write a consistent copy as a new SQLite file, while appends continue. Never overwrites a file."""

    def problems(self) -> list[Problem]:
        """Return what is wrong with the store now, as far as it is known. Costs nothing."""

    async def close(self) -> None:
        """Finish pending appends, then refuse new ones. May be called twice."""


def without_password(address: str) -> str:
    """Return the address as it may be shown and logged."""
    parts = urlsplit(address)
    if parts.password is None:
        return address
    host = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{parts.username}@{host}").geturl()


def with_password(address: str, password: str) -> str:
    """Return the address with a password, in place of its own if it has one."""
    parts = urlsplit(address)
    user, _, _ = parts.netloc.rpartition("@")[0].partition(":")
    host = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{user}:{quote(password, safe='')}@{host}").geturl()


def is_database(address: str) -> bool:
    """Whether an address names a PostgreSQL database, and not a file."""
    return address.startswith(("postgresql://", "postgres://"))
