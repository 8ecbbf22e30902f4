"""What waits to be sent to one connection. Of what is seen only the latest counts; answers are all kept."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from cluehouse.house.live import Farewell
from cluehouse.server import wire
from cluehouse.tables.sight import Sections

MOST_ANSWERS: Final = 256  # that may wait for a slow line


class Mailbox:
    """One connection's mailbox, and its writer. A slow phone never holds up a table."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self.person = ""
        self.over = False  # nothing more will be sent
        self._send = send
        self._update = 0
        self._wanted: Sections = {}
        self._sent: Sections = {}
        self._number = -1
        self._answers: deque[str] = deque()
        self._goodbye = ""
        self._mail = asyncio.Event()

    def show(self, update: int, sections: Sections) -> None:
        """What the person sees now."""
        self._update, self._wanted = update, sections
        self._mail.set()

    def answer(self, text: str) -> None:
        """Something that has to arrive."""
        self._answers.append(text)
        if len(self._answers) > MOST_ANSWERS:
            self.over = True  # whoever asks and never listens
        self._mail.set()

    def dismiss(self, why: Farewell) -> None:
        """The last thing to be sent."""
        self._goodbye = wire.goodbye(why)
        self._mail.set()

    async def deliver(self) -> None:
        """Send what there is, until there is nothing more to send."""
        while not self.over:
            await self._mail.wait()
            self._mail.clear()
            await self._deliver_update()
            while self._answers:
                await self._send(self._answers.popleft())
            if self._goodbye:
                await self._send(self._goodbye)
                self.over = True

    async def _deliver_update(self) -> None:
        wanted, sent = self._wanted, self._sent
        news = {name: section for name, section in wanted.items() if section != sent.get(name)}
        if news or (wanted and self._update != self._number):
            self._sent, self._number = wanted, self._update
            await self._send(wire.update(self._update, news))
