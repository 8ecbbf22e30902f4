"""A client over real sockets: opens or joins a table, gives commands, and keeps the latest update.

async with await Client.open(address, {"game": "codenames"}, "Anna") as anna:
    await anna.do("sit", seat="red-chief")
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

CONNECTED: set["Client"] = set()  # clients that are not closed yet

TIMEOUT = 20.0  # seconds until a client that waits makes its test fail


class RefusedCommand(Exception):
    """The server refused a command."""

    def __init__(self, refused: dict[str, Any]) -> None:
        super().__init__(refused["code"], refused["text"])
        self.code: str = refused["code"]
        self.text: str = refused["text"]
        self.params: dict[str, Any] = refused.get("params", {})


class Client:
    """A person at a table; without a token, a spectator."""

    def __init__(self, address: str, code: str, token: str = "", person: str = "", language: str = "en") -> None:
        self.address, self.code, self.token, self.person, self.language = address, code, token, person, language
        self.traffic: list[str] = []  # every message from the server, as received
        self.sections: dict[str, Any] = {}
        self.update = -1  # the number of the latest update
        self.goodbye: dict[str, Any] | None = None
        self.close_code: int | None = None
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._answers: dict[str, dict[str, Any]] = {}
        self._pongs: set[int] = set()
        self._asked = 0

    # --- connecting -------------------------------------------------------------------------------

    @classmethod
    async def open(cls, address: str, settings: dict[str, Any], name: str = "Host", language: str = "en") -> "Client":
        """Open a table and connect as its host."""
        arrival = await post(address, "/api/tables", {"settings": settings, "name": name})
        return await cls(address, arrival["code"], arrival["token"], arrival["person"], language).connect()

    @classmethod
    async def join(cls, address: str, code: str, name: str, language: str = "en", program: bool = False) -> "Client":
        """Join a table and connect."""
        arrival = await post(address, f"/api/tables/{code}/people", {"name": name, "program": program})
        return await cls(address, arrival["code"], arrival["token"], arrival["person"], language).connect()

    @classmethod
    async def watch(cls, address: str, code: str) -> "Client":
        """Watch a table without joining it."""
        return await cls(address, code).connect()

    async def connect(self) -> "Client":
        """Connect or reconnect, and wait for the first update."""
        self.sections, self.update, self.goodbye, self.close_code = {}, -1, None, None
        self._socket = await open_socket(self.address)
        CONNECTED.add(self)
        self._listening = asyncio.ensure_future(self._listen(self._socket))
        hello = {"table": self.code, "token": self.token, "language": self.language}
        await self.send({"hello": hello})
        await self.until(lambda: self.update >= 0 or self.close_code is not None)
        return self

    async def drop(self) -> None:
        """Abort the connection without closing it, as a phone in a tunnel does."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self._hang_up()

    async def close(self) -> None:
        """Close the connection cleanly."""
        if self._socket is not None:
            await self._socket.close()
            await self._hang_up()

    async def reconnect(self) -> None:
        """Close the connection and connect again, as a page does that is reloaded."""
        await self.close()
        await self.connect()

    async def _hang_up(self) -> None:
        if self._listening is not None:
            await self._listening
        self._socket = self._listening = None
        CONNECTED.discard(self)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.close()

    # --- commands ---------------------------------------------------------------------------------

    async def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """Give a command and wait for its answer; raises RefusedCommand."""
        answer = await self.ask(self.next_id(), do, **fields)
        if "refused" in answer:
            raise RefusedCommand(answer["refused"])
        return answer

    async def move(self, do: str, **fields: Any) -> dict[str, Any]:
        """Make a move based on the latest update."""
        return await self.do("move", move={"do": do, **fields}, seen=self.update)

    async def refused(self, do: str, **fields: Any) -> str:
        """Give a command that must be refused; returns the code of the refusal."""
        answer = await self.ask(self.next_id(), do, **fields)
        assert "refused" in answer, f"{do} was not refused"
        return str(answer["refused"]["code"])

    async def ask(self, number: str, do: str, **fields: Any) -> dict[str, Any]:
        """Give a command with this id; returns its answer, also if it is a refusal."""
        self._answers.pop(number, None)
        await self.send({"id": number, "command": {"do": do, **fields}})
        return await self.answer_to(number)

    async def answer_to(self, number: str) -> dict[str, Any]:
        """Wait for the answer to a command that was sent."""
        await self.until(lambda: number in self._answers)
        return self._answers[number]

    async def catch_up(self) -> None:
        """Wait until every update has arrived that the server had at this moment."""
        self._asked += 1
        number = self._asked
        await self.send({"ping": number})
        await self.until(lambda: number in self._pongs)

    async def send(self, message: object) -> None:
        """Send any message."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def next_id(self) -> str:
        """A command id that was not used yet."""
        self._asked += 1
        return f"{self.person or 'visitor'}-{self._asked}"

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until a condition holds; the server must not close the connection before."""
        async with asyncio.timeout(TIMEOUT), self._news:
            await self._news.wait_for(lambda: condition() or self.close_code is not None)
            assert condition(), f"the server closed the connection: {self.close_code} {self.goodbye}"

    async def until_closed(self) -> int:
        """Wait until the server closes the connection; returns the close code."""
        await self.until(lambda: self.close_code is not None)
        assert self.close_code is not None
        return self.close_code

    # --- the latest update -- ----------------------------------------------------------------------

    @property
    def table(self) -> dict[str, Any]:
        """The section about the table, which everybody is sent."""
        table: dict[str, Any] = self.sections["table"]
        return table

    @property
    def you(self) -> dict[str, Any]:
        """The section that is sent to this client alone."""
        you: dict[str, Any] = self.sections["you"]
        return you

    @property
    def view(self) -> dict[str, Any]:
        """This client's view of the game."""
        sent = self.sections["game"]
        return {} if sent is None else sent["public"] | sent["yours"]

    @property
    def clock(self) -> dict[str, Any] | None:
        """What the clock shows."""
        clock: dict[str, Any] | None = self.sections["clock"]
        return clock

    @property
    def messages(self) -> list[str]:
        """The texts of the chat messages."""
        return [message.get("text") or message["phrase"] for message in self.sections["talk"]]

    # --- listening --------------------------------------------------------------------------------

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                async with self._news:
                    self._receive(text)
                    self._news.notify_all()
        async with self._news:
            self.close_code = socket.close_code
            self._news.notify_all()

    def _receive(self, text: str) -> None:
        self.traffic.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if "answer" in message:
            self._answers[message["answer"]] = message
        elif "update" in message:
            self.update = message.pop("update")
            self.sections |= message
        elif "pong" in message:
            self._pongs.add(message["pong"])
        elif "goodbye" in message:
            self.goodbye = message


async def open_socket(address: str, **options: Any) -> ClientConnection:
    """Open a WebSocket to the server without sending anything."""
    return await connect(address.replace("http", "ws", 1) + "/ws", proxy=None, compression=None, **options)


async def post(address: str, path: str, body: dict[str, Any]) -> Any:
    """Send a POST request and return the decoded answer; raises RefusedCommand."""
    # Without verification the certificates of the machine need not be read, which would take longer than the request.
    async with httpx.AsyncClient(base_url=address, trust_env=False, verify=False) as http:
        answer = await http.post(path, json=body)
    found = answer.json()
    if answer.status_code != 200:
        raise RefusedCommand(found)
    return found
