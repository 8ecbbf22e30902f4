"""Somebody at a table who loses the line, comes back, and asks again what was not answered."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

CLOSING = 503  # what is said to somebody on the threshold of a house that closes
SECTIONS = ("table", "you", "game", "clock", "talk")


class LineLost(Exception):
    """The connection is gone; whether the command was done is not known."""


class Arrival(Struct, frozen=True):
    """A place at a table."""

    code: str
    person: str
    token: str


class Heard(Struct, frozen=True, forbid_unknown_fields=True):
    """Any message of the house."""

    answer: str | UnsetType = UNSET
    update: int | UnsetType = UNSET
    refused: dict[str, Any] | None = None
    advice: Raw | UnsetType = UNSET
    welcome: dict[str, Any] | UnsetType = UNSET
    goodbye: str | UnsetType = UNSET
    pong: int | UnsetType = UNSET
    now: int = 0
    table: Raw | UnsetType = UNSET
    you: Raw | UnsetType = UNSET
    game: Raw | UnsetType = UNSET
    clock: Raw | UnsetType = UNSET
    talk: Raw | UnsetType = UNSET


READ = msgspec.json.Decoder(Heard)


class Deed(Struct):
    """A command, and what has become of it: None until it is answered."""

    command: dict[str, Any]
    done: bool | None = None
    code: str = ""  # why it was refused


class Guest:
    """A person at a table, over one line at a time."""

    def __init__(self, arrival: Arrival) -> None:
        self.code, self.person, self.token = arrival.code, arrival.person, arrival.token
        self.sections: dict[str, bytes] = {}
        self.update = -1
        self.goodbye = ""
        self.deeds: dict[str, Deed] = {}
        self.news = asyncio.Event()  # something was shown, or the line is gone
        self.is_connected = False
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[Heard]] = {}

    async def connect(self, port: int) -> None:
        """Come to the table, and wait for everything there is to see; or for a goodbye."""
        try:
            self._line = await dial(port)
            await self._line.send(hello(self.code, self.token))
            welcome = READ.decode(await self._line.recv())
            self.goodbye = "" if welcome.goodbye is UNSET else welcome.goodbye
            if self.goodbye:
                return
            self.sections = {}
            self._hear(await self._line.recv())
        except (OSError, ConnectionClosed, InvalidMessage) as error:
            raise LineLost from error
        except InvalidStatus as error:
            if error.response.status_code != CLOSING:
                raise
            raise LineLost from error
        self.is_connected = True
        self._reader = asyncio.ensure_future(self._listen(self._line))

    async def close(self) -> None:
        """Go away for a while."""
        if self._line is not None:
            await self._line.close()
        if self._reader is not None:
            await self._reader

    def drop(self) -> None:
        """Lose the line without a word; what was asked is not answered any more."""
        if self._line is not None:
            self._line.transport.abort()

    async def ask(self, number: str, command: dict[str, Any]) -> Deed:
        """Give a command and wait for its answer. Raises LineLost if none will come."""
        deed = self.deeds.setdefault(number, Deed(command))
        assert deed.command == command
        if not self.is_connected or self._line is None:
            raise LineLost
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        # The line may be lost before anybody waits for the answer.
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await self._line.send(msgspec.json.encode({"id": number, "command": command}).decode())
        except ConnectionClosed as error:
            self._waiting.pop(number, None)
            raise LineLost from error
        heard = await answer
        deed.done = heard.refused is None
        deed.code = "" if heard.refused is None else heard.refused["code"]
        return deed

    async def do(self, do: str, **fields: Any) -> Deed:
        """Give a new command."""
        return await self.ask(f"c{len(self.deeds)}", {"do": do, **fields})

    async def must(self, do: str, **fields: Any) -> None:
        """Give a command that has to be done."""
        deed = await self.do(do, **fields)
        assert deed.done, f"{do} {fields} was refused: {deed.code}"

    async def ask_again(self) -> None:
        """Send once more, with the same id, whatever was not answered."""
        for number, deed in list(self.deeds.items()):
            if deed.done is None:
                await self.ask(number, deed.command)

    async def _listen(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                self._hear(await line.recv())
        self.is_connected = False
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(LineLost())
        self._waiting.clear()
        self.news.set()

    def _hear(self, text: str | bytes) -> None:
        heard = READ.decode(text)
        if heard.answer is not UNSET:
            answer = self._waiting.pop(heard.answer)  # a second answer to one command is an error here
            if not answer.done():
                answer.set_result(heard)
        elif heard.goodbye is not UNSET:
            self.goodbye = heard.goodbye
        elif heard.update is not UNSET:
            self.update = heard.update
            shown = ((name, getattr(heard, name)) for name in SECTIONS)
            self.sections |= {name: bytes(section) for name, section in shown if section is not UNSET}
            self.news.set()


def hello(code: str, token: str, language: str = "en") -> str:
    """The first message of a connection."""
    return msgspec.json.encode({"hello": {"table": code, "token": token, "language": language}}).decode()


async def dial(port: int) -> ClientConnection:
    """A line to the house, with nothing said yet."""
    return await connect(
        f"ws://127.0.0.1:{port}/ws", proxy=None, compression=None, max_size=None, ping_interval=None, close_timeout=2
    )


# --- HTTP -----------------------------------------------------------------------------------------


async def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the house answers to a request; LineLost if it does not."""
    content = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {len(content)}\r\n\r\n"
    answer = await exchange(port, head.encode() + content)
    _, found, said = answer.partition(b"\r\n\r\n")
    if not found or not said:
        raise LineLost
    told: dict[str, Any] = msgspec.json.decode(said)
    if told.get("code") == "house-closing":
        raise LineLost
    return told


async def get(port: int, path: str) -> bytes:
    """The body of an answer."""
    answer = await exchange(port, f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
    return answer.partition(b"\r\n\r\n")[2]


async def exchange(port: int, request: bytes) -> bytes:
    """Send bytes, whatever they are, and read until the other side hangs up."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError as error:
        raise LineLost from error
    try:
        writer.write(request)
        await writer.drain()
        return await reader.read()
    except OSError as error:
        raise LineLost from error
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def open_table(port: int, name: str, **settings: Any) -> Arrival:
    """Open a table."""
    return msgspec.convert(await post(port, "/api/tables", {"settings": settings, "name": name}), Arrival)


async def join_table(port: int, code: str, name: str) -> Arrival:
    """Join a table."""
    return msgspec.convert(await post(port, f"/api/tables/{code}/people", {"name": name}), Arrival)
