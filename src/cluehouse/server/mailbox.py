"""What waits to be sent to one connection. Of what is seen only the latest counts; answers are all kept."""

import asyncio
from collections import deque
from typing import Final, Protocol

from cluehouse.house import Snapshot
from cluehouse.house.live import Farewell
from cluehouse.server import wire
from cluehouse.server.eager import begin

MOST_ANSWERS: Final = 256  # that may wait for a slow line


class Outlet(Protocol):
    """Where messages leave the house."""

    def write_at_once(self, text: bytes) -> bool:
        """Send a message if that needs no waiting; False if it does, and nothing is sent."""
        ...

    async def write(self, text: bytes) -> None:
        """Send a message, however long that takes."""
        ...


class Mailbox:
    """One connection's mailbox. A fast line gets everything at once; a slow one never holds up a table."""

    def __init__(self, line: Outlet) -> None:
        self.person = ""
        self._line = line
        self._wanted = self._sent = Snapshot(-1, {})
        self._answers: deque[bytes] = deque()
        self._goodbye = b""
        self._is_open = False
        self._is_sending = False
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def show(self, snapshot: Snapshot) -> None:
        """What the person sees now."""
        self._wanted = snapshot
        self._start()

    def answer(self, text: bytes) -> None:
        """Something that has to arrive."""
        self._answers.append(text)
        if len(self._answers) > MOST_ANSWERS:
            self._end()  # whoever asks and never listens
        self._start()

    def dismiss(self, why: Farewell) -> None:
        """The last thing to be sent."""
        self._goodbye = wire.goodbye(why)
        self._start()

    async def deliver(self) -> None:
        """Send what there is from now on, until there is nothing more to send."""
        self._is_open = True
        self._start()
        await self._over

    def _start(self) -> None:
        if not self._is_open or self._is_sending or self._over.done():
            return
        while (text := self._next()) is not None:
            if not self._line.write_at_once(text):
                self._is_sending = True
                begin(self._send_all(text))
                return
            if text is self._goodbye:
                self._end()
                return

    async def _send_all(self, text: bytes | None) -> None:
        """Send this, and what there is then, as fast as the line takes it."""
        try:
            while text is not None and not self._over.done():
                await self._line.write(text)
                if text is self._goodbye:
                    self._end()
                text = self._next()
        except Exception:
            self._end()  # the line is cut; whoever reads from it will notice
        finally:
            self._is_sending = False

    def _next(self) -> bytes | None:
        """What is to be sent now: the latest, then answers, then goodbye."""
        wanted, sent = self._wanted, self._sent
        if wanted is not sent:
            self._sent = wanted
            news = wire.news(wanted, sent)
            if news:
                return news
        if self._answers:
            return self._answers.popleft()
        return self._goodbye or None

    def _end(self) -> None:
        if not self._over.done():
            self._over.set_result(None)
