"""One connection to one table: hello, then commands in and updates out."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from cluehouse.games.refusal import Refusal
from cluehouse.house.ownership import OutcomeUnknown
from cluehouse.messages import LanguageCode
from cluehouse.server import wire
from cluehouse.server.bad_command import UNREADABLE, bad_command
from cluehouse.server.context import AppContext
from cluehouse.server.doorkeeper import PersonalBudget, network_of
from cluehouse.server.mailbox import Mailbox
from cluehouse.server.metering import Metered
from cluehouse.server.websocket import Disconnected, Flooding, Socket
from cluehouse.tables.codes import origin_of, read_code
from cluehouse.tables.refusal import TableRefusal

_LOG: Final = logging.getLogger("cluehouse.server")
_HELLO_SECONDS: Final = 20
_PER_COMMAND: Final = 8192  # this many bytes count as one command

_NORMAL, _REFUSED, _AGAIN = 1000, 1008, 1012  # close codes


async def serve_socket(socket: Socket, context: AppContext, address: str) -> None:
    """Serve one connection from its first message to its last."""
    connection = _Connection(socket, context, address)
    socket.pay(connection.account)
    await socket.accept()
    try:
        await connection.greet()
    except (TableRefusal, TimeoutError) as error:
        await connection.turn_away(error if isinstance(error, TableRefusal) else bad_command())
        return
    except (Disconnected, OSError):
        return
    except Exception:
        _LOG.exception("the first message of a connection failed")
        await connection.turn_away(TableRefusal("house-error"))
        return
    await connection.serve()


async def turn_away(socket: Socket, refusal: TableRefusal, language: LanguageCode) -> None:
    """Accept a connection only to say why it is refused."""
    await socket.accept()
    await socket.write(wire.goodbye("refused", wire.refusal_payload(refusal, language)))
    await socket.close(_REFUSED)


class _Connection:
    """One person's connection to a table."""

    def __init__(self, socket: Socket, context: AppContext, address: str) -> None:
        self.socket, self.context, self.address = socket, context, address
        self.account = context.doorkeeper.account(address)
        self.mailbox = Mailbox(socket)
        self.language: LanguageCode = "en"
        self.code = ""
        self.budget: PersonalBudget  # set once the connection is admitted

    async def greet(self) -> None:
        """Read the first message, which names the table and the person."""
        async with asyncio.timeout(_HELLO_SECONDS):
            frame = _read(await self.socket.read())
        if frame.hello is None:
            raise bad_command(field="hello", reason="missing")
        self.language = frame.hello.language
        self.context.doorkeeper.visit(self.address)
        house = self.context.house
        self.code = await self._enter(frame.hello)
        self.budget = self.context.doorkeeper.person(self.code, self.mailbox.person or network_of(self.address))
        try:
            await self.socket.write(wire.welcome(self.code, self.mailbox.person, house.now()))
        except BaseException:
            house.leave(self.code, self.mailbox)
            raise

    async def _enter(self, hello: wire.Hello) -> str:
        """Enter the table as somebody who has a place there, or as an onlooker who knows its code."""
        house, origin = self.context.house, origin_of(read_code(hello.table), network_of(self.address))
        if hello.token:  # a wrong token tells nothing about the code
            return await house.enter(hello.table, hello.token, self.mailbox, origin)
        with self.context.doorkeeper.trying_code(self.address):
            return await house.enter(hello.table, "", self.mailbox, origin)

    async def turn_away(self, refusal: TableRefusal) -> None:
        """Say why the connection is refused, and close it."""
        await self.socket.write(wire.goodbye("refused", wire.refusal_payload(refusal, self.language)))
        await self.socket.close(_AGAIN if self.context.house.closing else _REFUSED)

    async def serve(self) -> None:
        """Read commands and send updates, until one side closes the connection."""
        reader = asyncio.current_task()
        assert reader is not None
        writer = asyncio.ensure_future(self.mailbox.deliver())
        writer.add_done_callback(lambda _: reader.cancel())
        self.context.metrics.connections.inc()
        try:
            while True:
                text = await self.socket.read()
                await Metered(self._handle(text), self.budget.charge)
        except Flooding:
            await self._end_flood()
        except Disconnected:
            pass
        except asyncio.CancelledError:
            if not writer.done():
                raise
            await self._close()
        finally:
            self.context.metrics.connections.dec()
            self.context.house.leave(self.code, self.mailbox)
            writer.cancel()

    async def _end_flood(self) -> None:
        """Say why the connection ends, if the other side still reads at all."""
        self.context.metrics.refusals.labels("flooding").inc()
        told = wire.goodbye("refused", wire.refusal_payload(TableRefusal("flooding"), self.language))
        if self.socket.write_at_once(told):
            await self._close(_REFUSED)

    async def _close(self, code: int = _NORMAL) -> None:
        with suppress(RuntimeError):  # the other side was faster
            await self.socket.close(_AGAIN if self.context.house.closing else code)

    async def _handle(self, text: str) -> None:
        number: str | None = None
        try:
            self.budget.take(1 + len(text) // _PER_COMMAND)
            frame = _read(text)
            number = frame.id
            if frame.ping is not None and frame.id is None:
                self.mailbox.answer(wire.pong(frame.ping, self.context.house.now()))
                return
            if frame.command is None or frame.id is None:
                raise bad_command(field="id" if frame.id is None else "command", reason="missing")
            if frame.ping is not None:
                raise bad_command(field="ping", reason="unknown")
            house, person = self.context.house, self.mailbox.person
            answer = await house.command(self.code, person, frame.id, frame.command, self.account)
            self.context.metrics.commands.inc()
            told = wire.answered(frame.id, answer, self.language)
            self.budget.take(len(told) // _PER_COMMAND)  # only own words are that long
            self.mailbox.answer(told)
        except Refusal as refusal:
            self.context.metrics.refusals.labels(refusal.code).inc()
            self.mailbox.answer(wire.refused(number or wire.id_in(text), refusal, self.language))
        except OutcomeUnknown:
            self.mailbox.dismiss("closing")  # who connects again repeats the command, and is told
        except Exception:
            _LOG.exception("a command failed", extra={"table": self.code})
            self.mailbox.answer(wire.refused(number or "", TableRefusal("house-error"), self.language))


def _read(text: str) -> wire.CommandFrame:
    try:
        return wire.READ.decode(text)
    except UNREADABLE as error:
        raise bad_command(error) from None
