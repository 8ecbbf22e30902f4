"""The socket to a table. It reconnects when it breaks, and sends again what was not answered."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from cluehouse.server.wire import Answered, Goodbye, Welcome
from cluehouse.terminal.join.http import is_local, socket_address

_MOST: Final = 4 * 1024 * 1024  # bytes of the longest message
_COME_AGAIN: Final = ("house-closing", "too-fast", "too-many-connections")
_BROKEN: Final = (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, TimeoutError)


def growing_delays() -> Iterator[float]:
    """Seconds to wait before each attempt to reconnect."""
    delay = 0.25
    while True:
        yield delay
        delay = min(2 * delay, 10.0)


class Connection:
    """One person's connection to one table."""

    def __init__(
        self,
        house: str,
        hello: dict[str, str],
        heard: Callable[[dict[str, Any]], None],
        lost: Callable[[], None],
        delays: Callable[[], Iterator[float]] = growing_delays,
    ) -> None:
        self._house, self._hello = house, hello
        self._heard, self._lost, self._delays = heard, lost, delays
        self._socket: ClientConnection | None = None
        self._open: dict[str, tuple[str, asyncio.Future[Answered]]] = {}  # commands without an answer yet
        self._name = secrets.token_hex(4)  # so that two terminals of one person use different ids
        self._count = 0

    async def keep(self) -> Goodbye:
        """Stay connected until the server says goodbye for good."""
        delays = self._delays()
        while True:
            try:
                proxy: Literal[True] | None = None if is_local(self._house) else True
                async with connect(socket_address(self._house), proxy=proxy, max_size=_MOST) as socket:
                    goodbye = await self._listen(socket)
                    if goodbye is not None:
                        return goodbye
                    delays = self._delays()
            except _BROKEN:
                pass
            finally:
                self._socket = None
            self._lost()
            await asyncio.sleep(next(delays))

    async def ask(self, command: dict[str, Any]) -> Answered:
        """Send a command and wait for its answer, through as many reconnections as it takes."""
        self._count += 1
        number = f"{self._name}-{self._count}"
        text = msgspec.json.encode({"id": number, "command": command}).decode()
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._open[number] = (text, answer)
        try:
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):
                    await self._socket.send(text)
            return await answer
        finally:
            self._open.pop(number, None)

    async def _listen(self, socket: ClientConnection) -> Goodbye | None:
        """Receive messages until the socket closes or the server says goodbye for good."""
        await socket.send(msgspec.json.encode({"hello": self._hello}).decode())
        async for text in socket:
            message = _printable(msgspec.json.decode(text, type=dict[str, Any]))
            if "welcome" in message:
                msgspec.convert(message["welcome"], Welcome)
                await self._take_up(socket)
            if "answer" in message:
                answered = msgspec.convert(message, Answered)
                self._settle(answered)
            elif "goodbye" in message:
                goodbye = msgspec.convert(message, Goodbye)
                if not _is_for_a_moment(goodbye):
                    return goodbye
            else:
                self._heard(message)
        return None

    def _settle(self, answered: Answered) -> None:
        _, answer = self._open.get(answered.answer, ("", None))
        if answer is not None and not answer.done():
            answer.set_result(answered)

    async def _take_up(self, socket: ClientConnection) -> None:
        """Send again what was not answered. A command that was already done is only answered, not done twice."""
        self._socket = socket
        for text, _ in list(self._open.values()):
            await socket.send(text)


def _is_for_a_moment(goodbye: Goodbye) -> bool:
    return goodbye.goodbye == "closing" or (goodbye.refused is not None and goodbye.refused.code in _COME_AGAIN)


def _printable(value: Any) -> Any:
    """The message without control characters, which could change the screen."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(sign if sign.isprintable() else " " for sign in value)
    if isinstance(value, dict):
        return {_printable(name): _printable(part) for name, part in value.items()}
    return [_printable(part) for part in value] if isinstance(value, list) else value
