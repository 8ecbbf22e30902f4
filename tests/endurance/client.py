"""A WebSocket client that reconnects and repeats the commands that were not answered."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

CLOSING = 503  # the HTTP status of a house that is closing
SECTIONS = ("table", "you", "game", "clock", "talk")


class ConnectionLost(Exception):
    """The connection is lost; the client does not know whether the command was carried out."""


class JoinRefused(Exception):
    """The server refused to open or join a table."""


class Arrival(Struct, frozen=True):
    """The answer to a join: the person's id and token."""

    code: str
    person: str
    token: str


class ServerMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Any message of the server."""

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


DECODER = msgspec.json.Decoder(ServerMessage)


class SentCommand(Struct):
    """A command that was sent. `done` is None until it is answered."""

    command: dict[str, Any]
    done: bool | None = None
    code: str = ""  # why it was refused


class Client:
    """A person at a table, with at most one connection at a time."""

    def __init__(self, arrival: Arrival) -> None:
        self.code, self.person, self.token = arrival.code, arrival.person, arrival.token
        self.sections: dict[str, bytes] = {}
        self.update = -1
        self.fell_back: list[tuple[int, int]] = []  # updates whose number was lower than the last one
        self.goodbye = ""
        self.commands_sent: dict[str, SentCommand] = {}
        self.news = asyncio.Event()  # set by an update, and when the connection is lost
        self.is_connected = False
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[ServerMessage]] = {}

    async def connect(self, port: int) -> None:
        """Connect to the table and wait for the first update, or for a goodbye."""
        self.drop()
        try:
            self._socket = await open_socket(port)
            await self._socket.send(hello(self.code, self.token))
            welcome = DECODER.decode(await self._socket.recv())
            self.goodbye = "" if welcome.goodbye is UNSET else welcome.goodbye
            if self.goodbye:
                return
            self.sections = {}
            self._receive(await self._socket.recv())
        except (OSError, ConnectionClosed, InvalidMessage) as error:
            raise ConnectionLost from error
        except InvalidStatus as error:
            if error.response.status_code != CLOSING:
                raise
            raise ConnectionLost from error
        self.is_connected = True
        self._reader = asyncio.ensure_future(self._listen(self._socket))

    async def close(self) -> None:
        """Close the connection; the person stays at the table."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    def drop(self) -> None:
        """Abort the connection without closing it; pending commands get no answer."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def ask(self, number: str, command: dict[str, Any]) -> SentCommand:
        """Send a command and wait for its answer. Raises ConnectionLost if there is none."""
        sent = self.commands_sent.setdefault(number, SentCommand(command))
        assert sent.command == command
        if not self.is_connected or self._socket is None:
            raise ConnectionLost
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        # The connection may be lost before anybody awaits the answer.
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await self._socket.send(msgspec.json.encode({"id": number, "command": command}).decode())
        except ConnectionClosed as error:
            self._waiting.pop(number, None)
            raise ConnectionLost from error
        heard = await answer
        sent.done = heard.refused is None
        sent.code = "" if heard.refused is None else heard.refused["code"]
        return sent

    async def do(self, do: str, **fields: Any) -> SentCommand:
        """Send a new command."""
        return await self.ask(f"c{len(self.commands_sent)}", {"do": do, **fields})

    async def must(self, do: str, **fields: Any) -> None:
        """Send a command that must be accepted."""
        sent = await self.do(do, **fields)
        assert sent.done, f"{do} {fields} was refused: {sent.code}"

    async def resend_unanswered(self) -> None:
        """Send every unanswered command again with the same id."""
        for number, sent in list(self.commands_sent.items()):
            if sent.done is None:
                await self.ask(number, sent.command)

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = await socket.recv()
                if socket is not self._socket:
                    return  # there is another connection by now
                self._receive(text)
        if socket is not self._socket:
            return
        self.is_connected = False
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(ConnectionLost())
        self._waiting.clear()
        self.news.set()

    def _receive(self, text: str | bytes) -> None:
        heard = DECODER.decode(text)
        if heard.answer is not UNSET:
            answer = self._waiting.pop(heard.answer)  # a second answer to one command is an error here
            if not answer.done():
                answer.set_result(heard)
        elif heard.goodbye is not UNSET:
            self.goodbye = heard.goodbye
        elif heard.update is not UNSET:
            if heard.update < self.update:
                self.fell_back.append((self.update, heard.update))
            self.update = heard.update
            shown = ((name, getattr(heard, name)) for name in SECTIONS)
            self.sections |= {name: bytes(section) for name, section in shown if section is not UNSET}
            self.news.set()


def hello(code: str, token: str, language: str = "en") -> str:
    """The first message of a connection."""
    return msgspec.json.encode({"hello": {"table": code, "token": token, "language": language}}).decode()


async def open_socket(port: int) -> ClientConnection:
    """Open a WebSocket to the server without sending anything."""
    return await connect(
        f"ws://127.0.0.1:{port}/ws", proxy=None, compression=None, max_size=None, ping_interval=None, close_timeout=2
    )


# --- HTTP -----------------------------------------------------------------------------------------


async def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a POST request and return the decoded answer. Raises ConnectionLost if there is none."""
    content = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {len(content)}\r\n\r\n"
    answer = await exchange(port, head.encode() + content)
    _, found, said = answer.partition(b"\r\n\r\n")
    if not found or not said:
        raise ConnectionLost
    told: dict[str, Any] = msgspec.json.decode(said)
    if told.get("code") == "house-closing":
        raise ConnectionLost
    return told


async def get(port: int, path: str) -> bytes:
    """Send a GET request and return the body of the answer."""
    answer = await exchange(port, f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
    return answer.partition(b"\r\n\r\n")[2]


async def exchange(port: int, request: bytes) -> bytes:
    """Send these bytes and read until the server closes the connection."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError as error:
        raise ConnectionLost from error
    try:
        writer.write(request)
        await writer.drain()
        return await reader.read()
    except OSError as error:
        raise ConnectionLost from error
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def open_table(port: int, name: str, **settings: Any) -> Arrival:
    """Open a table."""
    return _arrival(await post(port, "/api/tables", {"settings": settings, "name": name}))


async def join_table(port: int, code: str, name: str) -> Arrival:
    """Join a table."""
    return _arrival(await post(port, f"/api/tables/{code}/people", {"name": name}))


def _arrival(answer: dict[str, Any]) -> Arrival:
    if "token" not in answer:
        raise JoinRefused(answer)
    return msgspec.convert(answer, Arrival)
