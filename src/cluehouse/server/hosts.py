"""Which names this server answers to. A page elsewhere whose name suddenly points to this machine (DNS rebinding) must
not be able to use the server as if it were its own."""

import logging
import socket
from ipaddress import ip_address
from re import ASCII, fullmatch
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

_ANY_HOST: Final = ("/healthz", "/livez", "/readyz")  # for load balancers; they tell nothing that is worth protecting
_MISDIRECTED: Final = 421
_LOGGED: Final = 20  # refused names that are logged, each once: whoever tries names must not fill the logs
_LOG: Final = logging.getLogger("cluehouse.server")


class KnownHosts:
    """Refuses requests for a host that is not this server."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = ()) -> None:
        self._app = app
        self._names = frozenset(name.lower() for name in (*names, socket.gethostname()))
        self._refused: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say that it came to the wrong place."""
        if scope["type"] not in ("http", "websocket") or scope["path"] in _ANY_HOST or self._knows(scope):
            await self._app(scope, receive, send)
            return
        option = f"--allow-host {_name_in(_host(scope))}"
        if option not in self._refused and len(self._refused) < _LOGGED:
            self._refused.add(option)
            _LOG.warning(
                "a request for an unknown name was refused; if it is yours, allow it", extra={"reason": option}
            )
        refused = PlainTextResponse(
            f"This server does not know the name by which you asked for it. If you run it, start it with\n  {option}\n",
            _MISDIRECTED,
        )
        await refused(scope, receive, send)

    def _knows(self, scope: Scope) -> bool:
        return is_known_host(_host(scope), self._names)


def _host(scope: Scope) -> str:
    return Headers(scope=scope).get("host", "")


def _name_in(host: str) -> str:
    """Return the name in a Host header as it may be shown; NAME if it is none."""
    name = _without_port(host).lower()
    return name if fullmatch(r"[\w.-]{1,253}", name, ASCII) else "NAME"


def is_known_host(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server: an address, this machine by itself or in its own network, or a name that
    the administrator allows. An address is safe whichever it is, since only a name can be made to point elsewhere.
    Browsers always send a Host."""
    name = _without_port(host).lower().rstrip(".")
    if not name or name in names or name == "localhost" or name.endswith((".localhost", ".local")):
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
