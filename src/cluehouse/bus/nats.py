"""A bus over NATS (core NATS, at most once). It needs the extra `cluehouse[cluster]`."""

import asyncio
import logging
import ssl
from collections.abc import Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError

from cluehouse.bus.contract import Answer, BusAccess, BusUnreachable, NoAnswer, NotDelivered, Receive

_LOG: Final = logging.getLogger("cluehouse.bus")
_CONNECT_SECONDS: Final = 3
_RETRY_SECONDS: Final = 1
_PING_SECONDS: Final = 1  # two pings without an answer, and the connection counts as lost
_WAITING: Final = 8 * 1024 * 1024  # bytes that may wait while the connection is lost; then messages are dropped


async def open_nats(*servers: str, access: BusAccess | None = None) -> "NatsBus":
    """Connect to a NATS server or cluster (nats:// or tls://)."""
    client = Client()

    async def log_lost() -> None:
        if not client.is_draining and not client.is_closed:  # otherwise we have closed it ourselves
            _LOG.warning("the connection to the bus is lost")

    names = ", ".join(map(_without_secrets, servers))
    try:
        async with asyncio.timeout(_CONNECT_SECONDS):  # by itself it would go on trying for ever, as it does later
            await client.connect(
                servers=list(servers),
                name="cluehouse",
                connect_timeout=_CONNECT_SECONDS,
                allow_reconnect=True,
                max_reconnect_attempts=-1,
                reconnect_time_wait=_RETRY_SECONDS,
                ping_interval=_PING_SECONDS,
                max_outstanding_pings=2,
                pending_size=_WAITING,
                **_identity(servers, access or BusAccess()),
                error_cb=_log_error,
                disconnected_cb=log_lost,
                reconnected_cb=_log_back,
            )
    except (OSError, Error, TimeoutError) as error:
        await client.close()
        raise BusUnreachable(names) from error
    return NatsBus(client)


def _identity(servers: tuple[str, ...], access: BusAccess) -> dict[str, Any]:
    """Return how nats-py is told who we are, and whom to trust. What is None is as in the address."""
    return {
        "user_credentials": access.credentials,
        "user": urlsplit(servers[0]).username if access.password is not None else None,
        "password": access.password,
        "token": access.token,
        "tls": None if access.ca is None else ssl.create_default_context(cafile=access.ca),
    }


def _without_secrets(server: str) -> str:
    """Return an address as it may be shown: a user or a token may be in it."""
    parts = urlsplit(server)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()


async def _log_error(error: Exception) -> None:
    _LOG.debug("an error of the bus: %s", error)


async def _log_back() -> None:
    _LOG.info("the connection to the bus is back")


class NatsBus:
    """The contract of `Bus`, over NATS."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._working: set[asyncio.Task[None]] = set()

    def publish(self, subject: str, data: bytes) -> None:
        """Send a message to whoever subscribes to the subject."""
        if self.is_connected:
            self._begin(self._publish(subject, data))

    async def _publish(self, subject: str, data: bytes) -> None:
        try:
            await self._client.publish(subject, data)
        except (Error, OSError):
            _LOG.debug("a message was dropped")

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Send a request and return its answer."""
        if not self.is_connected:
            raise NotDelivered(subject)
        try:
            return bytes((await self._client.request(subject, data, timeout=seconds)).data)
        except NoRespondersError:
            raise NotDelivered(subject) from None
        except (Error, TimeoutError, OSError):
            raise NoAnswer(subject) from None

    async def subscribe(self, subject: str, receive: Receive) -> None:
        """Receive all messages of a subject."""

        async def received(message: Msg) -> None:
            try:
                receive(message.data)
            except Exception:
                _LOG.exception("a message of the bus could not be handled", extra={"subject": subject})

        await self._client.subscribe(subject, cb=received)

    async def serve(self, subject: str, answer: Answer) -> None:
        """Answer the requests of a subject."""

        async def answered(message: Msg) -> None:
            try:
                await message.respond(await answer(message.data))
            except (Error, OSError):
                _LOG.debug("an answer was lost")
            except Exception:
                _LOG.exception("a request of the bus failed", extra={"subject": subject})

        async def received(message: Msg) -> None:
            self._begin(answered(message))

        await self._client.subscribe(subject, cb=received)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    @property
    def is_connected(self) -> bool:
        """Whether messages can be sent now."""
        return bool(self._client.is_connected)

    async def close(self) -> None:
        """Send what is waiting, then receive nothing more."""
        if self._client.is_closed:
            return
        try:
            await self._client.drain()
        except (Error, OSError):
            await self._client.close()
