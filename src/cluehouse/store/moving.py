"""Copying everything from one store to another, and comparing it before it counts.

The copy is one transaction: whoever interrupts it finds the target as empty as it was. Both stores are locked against
servers meanwhile.
"""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from typing import Protocol

from msgspec import Struct

Progress = Callable[[int, int], None]  # logs done, and how many there are


class StoredLog(Struct, frozen=True):
    """One log as a whole."""

    name: str
    resumes: bool
    entries: tuple[bytes, ...]


class Counts(Struct, frozen=True):
    """How much a store holds."""

    logs: int
    entries: int


class Readable(Protocol):
    """A store whose logs can be read one after another, sorted by code point."""

    async def counts(self) -> Counts:
        """Count everything."""

    def logs(self) -> AsyncIterator[StoredLog]:
        """Yield every log. Raises StoreError("damaged") if an entry is missing or was changed."""


class Target(Readable, Protocol):
    """A store that is being filled. `logs` and `counts` read what was written so far."""

    async def write(self, logs: AsyncIterator[StoredLog]) -> None:
        """Write these logs."""

    async def commit(self) -> None:
        """Make everything durable and visible. Without it nothing has happened."""


Source = AbstractAsyncContextManager[Readable]
Destination = AbstractAsyncContextManager[Target]


class Copied(Struct, frozen=True):
    """What was copied."""

    kinds: dict[str, int]  # how many logs of each kind: table, record, book
    entries: int
    size: int  # bytes of all entries
    fingerprint: str  # a hash of all names and entries: the same in every store that holds the same


class Differs(Exception):
    """The copy is not what was read, and was thrown away. `name` is the first log that differs."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


async def move(source: Source, destination: Destination, progress: Progress = lambda done, total: None) -> Copied:
    """Copy everything into an empty store, read it back, compare every byte, and only then let it count."""
    async with source as old, destination as new:
        there = await old.counts()
        written = Ledger(lambda done: progress(done, 2 * there.logs))
        await new.write(written.noted(old.logs()))
        read = Ledger(lambda done: progress(there.logs + done, 2 * there.logs))
        async for log in read.noted(new.logs()):
            if written.hashes.get(log.name) != read.hashes[log.name]:
                raise Differs(log.name)
        missing = sorted(written.hashes.keys() - read.hashes.keys())
        if missing:
            raise Differs(missing[0])
        for counted in (there, await new.counts()):
            if counted != Counts(len(written.hashes), written.entries):
                raise Differs("")
        await new.commit()
    return written.copied()


class Ledger:
    """Hashes logs that pass by."""

    def __init__(self, progress: Callable[[int], None]) -> None:
        self._progress = progress
        self.hashes: dict[str, bytes] = {}
        self.entries = self.size = 0

    async def noted(self, logs: AsyncIterator[StoredLog]) -> AsyncIterator[StoredLog]:
        """Pass the logs on."""
        self._progress(0)
        async for log in logs:
            self.hashes[log.name] = hash_of(log)
            self.entries += len(log.entries)
            self.size += sum(map(len, log.entries))
            yield log
            self._progress(len(self.hashes))

    def copied(self) -> Copied:
        """Return what has passed by."""
        kinds = Counter(name.partition("/")[0] for name in self.hashes)
        everything = sha256(b"".join(self.hashes[name] for name in sorted(self.hashes)))
        return Copied(dict(kinds), self.entries, self.size, everything.hexdigest())


def hash_of(log: StoredLog) -> bytes:
    """Return a hash of a log's name, of whether it resumes, and of every byte of its entries."""
    # Lengths come first: otherwise ("ab", "c") and ("a", "bc") would have the same hash.
    parts = (log.name.encode(), b"\1" if log.resumes else b"\0", *log.entries)
    return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()
