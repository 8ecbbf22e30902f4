"""What waits to be sent to one connection. Of what is seen only the latest counts; answers are all kept."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from cluehouse.house.live import Farewell
from cluehouse.server import wire
from cluehouse.server.eager import begin
from cluehouse.tables.sight import Sections

MOST_ANSWERS: Final = 256  # that may wait for a slow line


class Mailbox:
    """One connection's mailbox. A fast line gets everything at once; a slow one never holds up a table."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self.person = ""
        self._send = send
        self._update = 0
        self._wanted: Sections = {}
        self._sent: Sections = {}
        self._number = -1
        self._answers: deque[str] = deque()
        self._goodbye = ""
        self._is_open = False
        self._is_sending = False
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def show(self, update: int, sections: Sections) -> None:
        """What the person sees now."""
        self._update, self._wanted = update, sections
        self._start()

    def answer(self, text: str) -> None:
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
        if self._is_open and not self._is_sending and not self._over.done():
            self._is_sending = True
            begin(self._send_all())

    async def _send_all(self) -> None:
        try:
            while not self._over.done():
                text = self._next()
                if text is None:
                    return
                await self._send(text)
                if text is self._goodbye:
                    self._end()
        except Exception:
            self._end()  # the line is cut; whoever reads from it will notice
        finally:
            self._is_sending = False

    def _next(self) -> str | None:
        """What is to be sent now: the latest, then answers, then goodbye."""
        wanted, sent = self._wanted, self._sent
        if wanted is not sent:
            news = {name: section for name, section in wanted.items() if section != sent.get(name)}
            self._sent = wanted
            if news or self._update != self._number:
                self._number = self._update
                return wire.update(self._update, news)
        if self._answers:
            return self._answers.popleft()
        return self._goodbye or None

    def _end(self) -> None:
        if not self._over.done():
            self._over.set_result(None)
