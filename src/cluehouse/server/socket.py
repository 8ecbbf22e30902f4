"""One connection to one table: hello, then commands in and updates out."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec

from cluehouse.games.refusal import Refusal
from cluehouse.messages import LanguageCode
from cluehouse.server import wire
from cluehouse.server.context import AppContext
from cluehouse.server.limits import Bucket, household
from cluehouse.server.mailbox import Mailbox
from cluehouse.server.websocket import HungUp, Socket
from cluehouse.tables.refusal import TableRefusal

_LOG: Final = logging.getLogger("cluehouse.server")
_HELLO_SECONDS: Final = 20
_PER_COMMAND: Final = 8192  # bytes that count as one command

_NORMAL, _REFUSED, _AGAIN = 1000, 1008, 1012  # close codes


async def serve_socket(line: Socket, context: AppContext, address: str) -> None:
    """Serve one connection from its first message to its last."""
    await line.accept()
    connection = _Connection(line, context, address)
    try:
        await connection.greet()
    except (TableRefusal, TimeoutError) as error:
        await connection.turn_away(error if isinstance(error, TableRefusal) else TableRefusal("bad-command"))
        return
    except (HungUp, OSError):
        return
    except Exception:
        _LOG.exception("a greeting failed")
        await connection.turn_away(TableRefusal("house-error"))
        return
    await connection.serve()


async def turn_away(line: Socket, refusal: TableRefusal, language: LanguageCode) -> None:
    """Pick up only to say why nobody can come in here."""
    await line.accept()
    await line.write(wire.goodbye("refused", wire.said(refusal, language)))
    await line.close(_REFUSED)


class _Connection:
    """A person at a table, over one line."""

    def __init__(self, line: Socket, context: AppContext, address: str) -> None:
        self.line, self.context, self.address = line, context, address
        self.mailbox = Mailbox(line)
        self.language: LanguageCode = "en"
        self.code = ""
        self.bucket: Bucket  # given to whoever is let in

    async def greet(self) -> None:
        """The first message says which table it is about, and whose connection it is."""
        async with asyncio.timeout(_HELLO_SECONDS):
            frame = _read(await self.line.read())
        if frame is None or frame.hello is None:
            raise TableRefusal("bad-command")
        self.language = frame.hello.language
        self.context.doorkeeper.visit(self.address)
        house = self.context.house
        self.code = await house.enter(frame.hello.table, frame.hello.token, self.mailbox)
        self.bucket = self.context.doorkeeper.commands(self.code, self.mailbox.person or household(self.address))
        try:
            await self.line.write(wire.welcome(self.code, self.mailbox.person, house.now()))
        except BaseException:
            house.leave(self.code, self.mailbox)
            raise

    async def turn_away(self, refusal: TableRefusal) -> None:
        """Say why nobody can come in here, and hang up."""
        await self.line.write(wire.goodbye("refused", wire.said(refusal, self.language)))
        await self.line.close(_AGAIN if self.context.house.closing else _REFUSED)

    async def serve(self) -> None:
        """Commands in, updates out, until either side has had enough."""
        reader = asyncio.current_task()
        assert reader is not None
        writer = asyncio.ensure_future(self.mailbox.deliver())
        writer.add_done_callback(lambda _: reader.cancel())
        self.context.metrics.connections.inc()
        try:
            while True:
                await self._hear(await self.line.read())
        except HungUp:
            pass
        except asyncio.CancelledError:
            if not writer.done():
                raise
            await self._hang_up()
        finally:
            self.context.metrics.connections.dec()
            self.context.house.leave(self.code, self.mailbox)
            writer.cancel()

    async def _hang_up(self) -> None:
        with suppress(RuntimeError):  # the other side was faster
            await self.line.close(_AGAIN if self.context.house.closing else _NORMAL)

    async def _hear(self, text: str) -> None:
        frame = _read(text)
        number = wire.id_in(text) if frame is None else frame.id or ""
        try:
            if not self.bucket.take(1 + len(text) // _PER_COMMAND):
                raise TableRefusal("too-fast")
            if frame is not None and frame.ping is not None and frame.id is None:
                self.mailbox.answer(wire.pong(frame.ping, self.context.house.now()))
                return
            if frame is None or frame.command is None or frame.id is None or frame.ping is not None:
                raise TableRefusal("bad-command")
            answer = await self.context.house.command(self.code, self.mailbox.person, frame.id, frame.command)
            self.context.metrics.commands.inc()
            self.mailbox.answer(wire.answered(frame.id, answer, self.language))
        except Refusal as refusal:
            self.context.metrics.refusals.labels(refusal.code).inc()
            self.mailbox.answer(wire.refused(number, refusal, self.language))
        except Exception:
            _LOG.exception("a command failed", extra={"table": self.code})
            self.mailbox.answer(wire.refused(number, TableRefusal("house-error"), self.language))


def _read(text: str) -> wire.CommandFrame | None:
    try:
        return wire.READ.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
