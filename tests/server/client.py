"""A guest of a house, over real sockets: opens or joins a table, gives commands, keeps what it was last sent.

async with await Guest.open(address, {"game": "codenames"}, "Anna") as anna:
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

CONNECTED: set["Guest"] = set()  # everybody who has not hung up yet

PATIENCE = 20.0  # seconds until a guest that waits in vain makes its test fail


class RefusedCommand(Exception):
    """The house said no."""

    def __init__(self, refused: dict[str, Any]) -> None:
        super().__init__(refused["code"], refused["text"])
        self.code: str = refused["code"]
        self.text: str = refused["text"]
        self.params: dict[str, Any] = refused.get("params", {})


class Guest:
    """Somebody at a table. Without a token, an onlooker."""

    def __init__(self, address: str, code: str, token: str = "", person: str = "", language: str = "en") -> None:
        self.address, self.code, self.token, self.person, self.language = address, code, token, person, language
        self.traffic: list[str] = []  # every message from the house, as it came
        self.sections: dict[str, Any] = {}
        self.update = -1  # the number of the latest update
        self.goodbye: dict[str, Any] | None = None
        self.close_code: int | None = None
        self._line: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._answers: dict[str, dict[str, Any]] = {}
        self._pongs: set[int] = set()
        self._asked = 0

    # --- coming and going -------------------------------------------------------------------------

    @classmethod
    async def open(cls, address: str, settings: dict[str, Any], name: str = "Host", language: str = "en") -> "Guest":
        """Open a table, and connect as its host."""
        arrival = await post(address, "/api/tables", {"settings": settings, "name": name})
        return await cls(address, arrival["code"], arrival["token"], arrival["person"], language).connect()

    @classmethod
    async def join(cls, address: str, code: str, name: str, language: str = "en", program: bool = False) -> "Guest":
        """Join a table, and connect."""
        arrival = await post(address, f"/api/tables/{code}/people", {"name": name, "program": program})
        return await cls(address, arrival["code"], arrival["token"], arrival["person"], language).connect()

    @classmethod
    async def look_on(cls, address: str, code: str) -> "Guest":
        """Watch a table without joining it."""
        return await cls(address, code).connect()

    async def connect(self) -> "Guest":
        """Connect, or come back, and wait for everything there is to see."""
        self.sections, self.update, self.goodbye, self.close_code = {}, -1, None, None
        self._line = await dial(self.address)
        CONNECTED.add(self)
        self._listening = asyncio.ensure_future(self._listen(self._line))
        hello = {"table": self.code, "token": self.token, "language": self.language}
        await self.send({"hello": hello})
        await self.until(lambda: self.update >= 0 or self.close_code is not None)
        return self

    async def drop(self) -> None:
        """Lose the connection without a word, as a phone does in a tunnel."""
        assert self._line is not None
        self._line.transport.abort()
        await self._hang_up()

    async def close(self) -> None:
        """Close the connection politely."""
        if self._line is not None:
            await self._line.close()
            await self._hang_up()

    async def reconnect(self) -> None:
        """Close the page and open it again."""
        await self.close()
        await self.connect()

    async def _hang_up(self) -> None:
        if self._listening is not None:
            await self._listening
        self._line = self._listening = None
        CONNECTED.discard(self)

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.close()

    # --- asking -----------------------------------------------------------------------------------

    async def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """Give a command and wait for its answer; a refusal is raised."""
        answer = await self.ask(self.next_id(), do, **fields)
        if "refused" in answer:
            raise RefusedCommand(answer["refused"])
        return answer

    async def move(self, do: str, **fields: Any) -> dict[str, Any]:
        """Make a move of the game, on what was last seen."""
        return await self.do("move", move={"do": do, **fields}, seen=self.update)

    async def refused(self, do: str, **fields: Any) -> str:
        """Give a command that has to be refused; the code of the refusal."""
        answer = await self.ask(self.next_id(), do, **fields)
        assert "refused" in answer, f"{do} was not refused"
        return str(answer["refused"]["code"])

    async def ask(self, number: str, do: str, **fields: Any) -> dict[str, Any]:
        """Give a command with an id of one's own; its answer, whatever it is."""
        self._answers.pop(number, None)
        await self.send({"id": number, "command": {"do": do, **fields}})
        return await self.answer_to(number)

    async def answer_to(self, number: str) -> dict[str, Any]:
        """Wait for the answer to a command that was sent."""
        await self.until(lambda: number in self._answers)
        return self._answers[number]

    async def catch_up(self) -> None:
        """Wait until everything has arrived that the house had to show when this was asked."""
        self._asked += 1
        number = self._asked
        await self.send({"ping": number})
        await self.until(lambda: number in self._pongs)

    async def send(self, message: object) -> None:
        """Send a message, whatever it is."""
        assert self._line is not None
        await self._line.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def next_id(self) -> str:
        """A command id that was not used yet."""
        self._asked += 1
        return f"{self.person or 'onlooker'}-{self._asked}"

    async def until(self, is_so: Callable[[], Any]) -> None:
        """Wait until what was sent makes it so; the house must not hang up before."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: is_so() or self.close_code is not None)
            assert is_so(), f"the house hung up: {self.close_code} {self.goodbye}"

    async def until_closed(self) -> int:
        """Wait until the house hangs up; the close code."""
        await self.until(lambda: self.close_code is not None)
        assert self.close_code is not None
        return self.close_code

    # --- what is seen -----------------------------------------------------------------------------

    @property
    def table(self) -> dict[str, Any]:
        """The table, as everybody sees it."""
        table: dict[str, Any] = self.sections["table"]
        return table

    @property
    def you(self) -> dict[str, Any]:
        """What is so for this guest alone."""
        you: dict[str, Any] = self.sections["you"]
        return you

    @property
    def view(self) -> dict[str, Any]:
        """The game as this guest sees it."""
        sent = self.sections["game"]
        return {} if sent is None else sent["public"] | sent["yours"]

    @property
    def clock(self) -> dict[str, Any] | None:
        """What the clock shows."""
        clock: dict[str, Any] | None = self.sections["clock"]
        return clock

    @property
    def lines(self) -> list[str]:
        """What was said, without who said it."""
        return [line.get("text") or line["phrase"] for line in self.sections["talk"]]

    # --- listening --------------------------------------------------------------------------------

    async def _listen(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in line:
                assert isinstance(text, str)
                async with self._news:
                    self._hear(text)
                    self._news.notify_all()
        async with self._news:
            self.close_code = line.close_code
            self._news.notify_all()

    def _hear(self, text: str) -> None:
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


async def dial(address: str, **options: Any) -> ClientConnection:
    """A line to a house, with nothing said yet."""
    return await connect(address.replace("http", "ws", 1) + "/ws", proxy=None, compression=None, **options)


async def post(address: str, path: str, body: dict[str, Any]) -> Any:
    """What the house answers to a request; a refusal is raised."""
    # Nothing is encrypted here, and to read the machine's certificates would take longer than to ask.
    async with httpx.AsyncClient(base_url=address, trust_env=False, verify=False) as http:
        answer = await http.post(path, json=body)
    found = answer.json()
    if answer.status_code != 200:
        raise RefusedCommand(found)
    return found
