"""What every bus promises: short messages between servers, each delivered at most once.

Nothing durable travels on it. A lost request gets no answer, and a lost message is noticed by its number.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

Receive = Callable[[bytes], None]
Answer = Callable[[bytes], Awaitable[bytes]]


class NoAnswer(Exception):
    """Nobody answered in time. The request may have been carried out or not."""


class NotDelivered(NoAnswer):
    """Nobody serves the subject, or the bus is unreachable: the request was surely not carried out."""


class BusUnreachable(Exception):
    """Nobody answers at the address of the bus, or it does not let us in."""


class BusAccess(Struct, frozen=True):
    """How a server identifies itself to the bus, and the bus to it. Without any of it the address has to suffice."""

    credentials: str | None = None  # a file
    password: str | None = None  # of the user that the address names
    token: str | None = None
    ca: str | None = None  # a file with the certificates of those who may vouch for the bus; None: the machine's own


class Bus(Protocol):
    """Messages between servers, by subject: words with dots between them."""

    def publish(self, subject: str, data: bytes) -> None:
        """Send a message to whoever subscribes to the subject. Never waits; while the bus is unreachable, messages are
        dropped."""

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Send a request and return its answer. Raises NoAnswer; NotDelivered at once if nobody serves the
        subject."""

    async def subscribe(self, subject: str, receive: Receive) -> None:
        """Receive all messages of a subject, in the order in which each sender sent them."""

    async def serve(self, subject: str, answer: Answer) -> None:
        """Answer the requests of a subject. Several are answered at once."""

    @property
    def is_connected(self) -> bool:
        """Whether messages can be sent now."""

    async def close(self) -> None:
        """Send what is waiting, then receive nothing more. May be called twice."""
