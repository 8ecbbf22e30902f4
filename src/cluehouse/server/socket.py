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
from cluehouse.server.limits import Bucket, network_of
from cluehouse.server.mailbox import Mailbox
from cluehouse.server.websocket import Disconnected, Socket
from cluehouse.tables.refusal import TableRefusal

_LOG: Final = logging.getLogger("cluehouse.server")
_HELLO_SECONDS: Final = 20
_PER_COMMAND: Final = 8192  # this many bytes count as one command

_NORMAL, _REFUSED, _AGAIN = 1000, 1008, 1012  # close codes


async def serve_socket(socket: Socket, context: AppContext, address: str) -> None:
    """Serve one connection from its first message to its last."""
    await socket.accept()
    connection = _Connection(socket, context, address)
    try:
        await connection.greet()
    except (TableRefusal, TimeoutError) as error:
        await connection.turn_away(error if isinstance(error, TableRefusal) else TableRefusal("bad-command"))
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
        self.mailbox = Mailbox(socket)
        self.language: LanguageCode = "en"
        self.code = ""
        self.bucket: Bucket  # set once the connection is admitted

    async def greet(self) -> None:
        """Read the first message, which names the table and the person."""
        async with asyncio.timeout(_HELLO_SECONDS):
            frame = _read(await self.socket.read())
        if frame is None or frame.hello is None:
            raise TableRefusal("bad-command")
        self.language = frame.hello.language
        self.context.doorkeeper.visit(self.address)
        house = self.context.house
        self.code = await house.enter(frame.hello.table, frame.hello.token, self.mailbox)
        self.bucket = self.context.doorkeeper.commands(self.code, self.mailbox.person or network_of(self.address))
        try:
            await self.socket.write(wire.welcome(self.code, self.mailbox.person, house.now()))
        except BaseException:
            house.leave(self.code, self.mailbox)
            raise

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
                await self._handle(await self.socket.read())
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

    async def _close(self) -> None:
        with suppress(RuntimeError):  # the other side was faster
            await self.socket.close(_AGAIN if self.context.house.closing else _NORMAL)

    async def _handle(self, text: str) -> None:
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
