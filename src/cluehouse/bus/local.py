"""A bus inside one process: for tests, where several servers live in one event loop."""

import asyncio
import logging
from collections import defaultdict
from typing import Final

from cluehouse.bus.contract import Answer, NoAnswer, NotDelivered, Receive

_LOG: Final = logging.getLogger("cluehouse.bus")


class Hub:
    """What all buses of a process share."""

    def __init__(self) -> None:
        self.subscribers: defaultdict[str, list[tuple[LocalBus, Receive]]] = defaultdict(list)
        self.servers: dict[str, tuple[LocalBus, Answer]] = {}

    def carry(self, subject: str, data: bytes) -> None:
        """Called with each message; tests look at them."""


class LocalBus:
    """The contract of `Bus`, in one process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.is_connected = True  # tests cut a server off

    def publish(self, subject: str, data: bytes) -> None:
        """Send a message to whoever subscribes to the subject."""
        if self.is_connected:
            asyncio.get_running_loop().call_soon(self._deliver, subject, data)

    def _deliver(self, subject: str, data: bytes) -> None:
        self._hub.carry(subject, data)
        for bus, receive in self._hub.subscribers.get(subject, ()):
            if bus.is_connected:
                receive(data)

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Send a request and return its answer."""
        bus, answer = self._hub.servers.get(subject, (None, None))
        if bus is None or answer is None or not (self.is_connected and bus.is_connected):
            raise NotDelivered(subject)
        try:
            async with asyncio.timeout(seconds):
                found = await answer(data)
        except TimeoutError:
            raise NoAnswer(subject) from None
        except Exception:
            _LOG.exception("a request failed", extra={"subject": subject})
            raise NoAnswer(subject) from None
        if not (self.is_connected and bus.is_connected):
            raise NoAnswer(subject)
        return found

    async def subscribe(self, subject: str, receive: Receive) -> None:
        """Receive all messages of a subject."""
        self._hub.subscribers[subject].append((self, receive))

    async def serve(self, subject: str, answer: Answer) -> None:
        """Answer the requests of a subject."""
        self._hub.servers[subject] = (self, answer)

    async def close(self) -> None:
        """Receive nothing more."""
        self.is_connected = False
        for subscribers in self._hub.subscribers.values():
            subscribers[:] = [(bus, receive) for bus, receive in subscribers if bus is not self]
        for subject in [subject for subject, (bus, _) in self._hub.servers.items() if bus is self]:
            del self._hub.servers[subject]
