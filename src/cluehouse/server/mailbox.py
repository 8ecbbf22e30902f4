"""What waits to be sent to one connection. Of several snapshots only the latest is sent; answers are all kept."""

import asyncio
from collections import deque
from typing import Final, Protocol

from cluehouse.house import Snapshot
from cluehouse.house.live import Farewell
from cluehouse.server import wire
from cluehouse.server.eager import start_eagerly

MOST_ANSWERS: Final = 256  # that may wait for a slow connection


class Outlet(Protocol):
    """Where messages are sent."""

    def write_at_once(self, text: bytes) -> bool:
        """Send a message if that is possible without waiting; otherwise return False and send nothing."""
        ...

    async def write(self, text: bytes) -> None:
        """Send a message, however long that takes."""
        ...


class Mailbox:
    """The outgoing messages of one connection. A fast connection gets everything at once; a slow one never delays a
    table."""

    def __init__(self, outlet: Outlet) -> None:
        self.person = ""
        self._outlet = outlet
        self._wanted = self._sent = Snapshot(-1, {})
        self._answers: deque[bytes] = deque()
        self._goodbye = b""
        self._is_open = False
        self._is_sending = False
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def show(self, snapshot: Snapshot) -> None:
        """Send what the person sees now."""
        self._wanted = snapshot
        self._start()

    def answer(self, text: bytes) -> None:
        """Send an answer, which must not be dropped."""
        self._answers.append(text)
        if len(self._answers) > MOST_ANSWERS:
            self._end()  # a client that sends commands and never reads the answers
        self._start()

    def dismiss(self, why: Farewell) -> None:
        """Send the last message."""
        self._goodbye = wire.goodbye(why)
        self._start()

    async def deliver(self) -> None:
        """Send messages from now on, until the last one is sent."""
        self._is_open = True
        self._start()
        await self._over

    def _start(self) -> None:
        if not self._is_open or self._is_sending or self._over.done():
            return
        while (text := self._next()) is not None:
            if not self._outlet.write_at_once(text):
                self._is_sending = True
                start_eagerly(self._send_all(text))
                return
            if text is self._goodbye:
                self._end()
                return

    async def _send_all(self, text: bytes | None) -> None:
        """Send this message and everything that is waiting after it, as fast as the connection allows."""
        try:
            while text is not None and not self._over.done():
                await self._outlet.write(text)
                if text is self._goodbye:
                    self._end()
                text = self._next()
        except Exception:
            self._end()  # the connection is broken; the reading side will notice
        finally:
            self._is_sending = False

    def _next(self) -> bytes | None:
        """Return the next message: the latest snapshot, then answers, then the goodbye."""
        wanted, sent = self._wanted, self._sent
        if wanted is not sent:
            self._sent = wanted
            update = wire.update_message(wanted, sent)
            if update:
                return update
        if self._answers:
            return self._answers.popleft()
        return self._goodbye or None

    def _end(self) -> None:
        if not self._over.done():
            self._over.set_result(None)
