"""Which names this server answers to. A page elsewhere whose name suddenly points to this machine (DNS rebinding) must
not be able to use the server as if it were its own."""

import socket
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

_ANY_HOST: Final = ("/healthz", "/livez", "/readyz")  # for load balancers; they tell nothing that is worth protecting
_MISDIRECTED: Final = 421


class KnownHosts:
    """Refuses requests for a host that is not this server."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = ()) -> None:
        self._app = app
        self._names = frozenset(name.lower() for name in (*names, socket.gethostname()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say that it came to the wrong place."""
        if scope["type"] not in ("http", "websocket") or scope["path"] in _ANY_HOST or self._knows(scope):
            await self._app(scope, receive, send)
            return
        refused = PlainTextResponse(
            "This server does not know the name by which you asked for it. If you run it, start it with\n"
            "  --allow-host NAME\n",
            _MISDIRECTED,
        )
        await refused(scope, receive, send)

    def _knows(self, scope: Scope) -> bool:
        return is_known_host(Headers(scope=scope).get("host", ""), self._names)


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
