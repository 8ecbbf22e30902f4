"""Measures the processor time of coroutines, so that it can be charged to whoever caused it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator
from functools import cache
from time import thread_time
from typing import Any, Final, Generic, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from cluehouse.server.accounts import Account
from cluehouse.server.addresses import client_address
from cluehouse.server.doorkeeper import Doorkeeper

T = TypeVar("T")
_LOG: Final = logging.getLogger("cluehouse.server")
LONGEST_WAIT: Final = 3.0  # seconds that a request waits for its budget before it is refused


class Metered(Generic[T]):
    """Awaits a coroutine and charges the processor time of each of its steps. Waiting costs nothing."""

    __slots__ = ("_charge", "_work")

    def __init__(self, work: Coroutine[Any, Any, T], charge: Callable[[float], None]) -> None:
        self._work, self._charge = work, charge

    def __await__(self) -> Generator[Any, Any, T]:
        work, charge = self._work, self._charge
        value: Any = None
        error: BaseException | None = None
        while True:
            start = thread_time()
            try:
                waits_for = work.send(value) if error is None else work.throw(error)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                charge(thread_time() - start)
            error = None
            try:
                value = yield waits_for
            except BaseException as thrown:
                error = thrown


class MeteredApp:
    """Charges every request to the address that it comes from, and lets an address that has used up its share wait."""

    def __init__(self, app: ASGIApp, doorkeeper: Doorkeeper, behind_proxy: bool) -> None:
        self._app, self._doorkeeper, self._behind_proxy = app, doorkeeper, behind_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if not self._behind_proxy and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            _log_unknown_proxy()
        account = self._doorkeeper.account(client_address(HTTPConnection(scope), self._behind_proxy))
        if scope["type"] == "websocket":
            await wait_for_budget(account)
        elif account.wait() > LONGEST_WAIT or not await wait_for_budget(account):
            later = {"retry-after": str(1 + int(account.wait()))}
            await PlainTextResponse("Too much at once.\n", 429, later)(scope, receive, send)
            return
        await Metered(_run(self._app, scope, receive, send), account.charge)


@cache
def _log_unknown_proxy() -> None:
    """Log it once: whoever set up the proxy has to know, but guests without one can send this header, too."""
    _LOG.warning(
        "X-Forwarded-For was sent without --behind-proxy; if there is a proxy in front, all its guests count as one"
    )


async def wait_for_budget(account: Account) -> bool:
    """Wait until the address may go on; return False if that takes too long. Its requests go on one after another: if
    all of them did at the same moment, they would use far more than the address has."""
    if not account.wait() and not account.queue.locked():
        return True
    try:
        async with asyncio.timeout(LONGEST_WAIT), account.queue:
            while wait := account.wait():
                await asyncio.sleep(wait)
    except TimeoutError:
        return False
    return True


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
