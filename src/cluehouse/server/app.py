"""The server as a web application."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from cluehouse.cluster import AnyHouse, ClusterHouse
from cluehouse.games.refusal import Refusal
from cluehouse.house.record_lines import record_page
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.server import wire
from cluehouse.server.addresses import THIS_MACHINE, Network, client_address, is_allowed_origin, is_within
from cluehouse.server.api import ENDPOINTS, Endpoint
from cluehouse.server.bad_command import UNREADABLE, bad_command
from cluehouse.server.context import AppContext
from cluehouse.server.doorkeeper import Doorkeeper
from cluehouse.server.headers import SafeHeaders
from cluehouse.server.hosts import KnownHosts
from cluehouse.server.limits import Limits
from cluehouse.server.metering import MeteredApp
from cluehouse.server.metrics import Metrics
from cluehouse.server.openapi import message_schema, openapi
from cluehouse.server.page import page_routes
from cluehouse.server.shared_limits import RemoteGuests, SharedLimits
from cluehouse.server.socket import serve_socket, turn_away
from cluehouse.server.under_path import UnderPath, WithoutSlash
from cluehouse.server.websocket import Socket
from cluehouse.tables.refusal import TableRefusal

_LOG: Final = logging.getLogger("cluehouse.server")
_JSON: Final = "application/json"
_DEFAULT_LANGUAGE: Final = "en"
_SHORT_BODY: Final = 4_096  # bytes, of a request without a table's own words
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")  # what proxies add

_MOST_RECORDS: Final = 100  # in one answer
_NOT_READY: Final = frozenset({"closing", "no-lease", "bus-unreachable", "not-saved"})

_STATUS: Final = {
    "foreign-page": 403,
    "no-such-table": 404,
    "no-transfer": 404,
    "no-such-book": 404,
    "no-such-record": 404,
    "no-such-lesson": 404,
    "banned": 403,
    "table-locked": 403,
    "too-fast": 429,
    "too-many-codes": 429,
    "too-many-tables": 429,
    "too-much-stored": 429,
    "too-busy": 503,
    "not-saved": 503,
    "data-damaged": 500,
    "house-closing": 503,
}


def make_app(
    house: AnyHouse,
    limits: Limits | None = None,
    origins: tuple[str, ...] = (),
    behind_proxy: bool = False,
    hosts: tuple[str, ...] = (),
    base: str = "",
    list_records: bool = False,
    metrics_from: tuple[Network, ...] = THIS_MACHINE,
) -> Starlette:
    """Return the web application of a house. The house opens and closes with it. It answers to the names `hosts`, and
    to the names that a machine has in its own network; guests find it under the path `base`, and
    with `list_records` a list of all finished games in it. The metrics are for these networks alone."""
    context = AppContext(house, Doorkeeper(limits or Limits()), Metrics(house), origins, behind_proxy, metrics_from)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        shared = await _share_limits(house, context.doorkeeper)
        yield
        if shared is not None:
            await shared.end()
        await house.close()

    routes = [
        Route("/healthz", _health(context)),
        Route("/livez", _is_alive),
        Route("/readyz", _readiness(context)),
        Route("/metrics", _metrics(context)),
        *([Route("/api/records", _records(context))] if list_records else ()),
        Route("/api/schema.json", _document(message_schema)),
        Route("/api/openapi.json", _document(openapi)),
        *(Route(endpoint.path, _http(context, endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
        WebSocketRoute("/ws", _Sockets(context)),
        *page_routes(base=base),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.router.redirect_slashes = False  # its redirects would name a scheme and a path that only the proxy knows
    app.router.default = WithoutSlash(app.router.not_found)
    if origins:
        app.add_middleware(CORSMiddleware, allow_origins=origins, allow_methods=("GET", "POST"))
    app.add_middleware(KnownHosts, names=(*hosts, *(urlsplit(origin).hostname or "" for origin in origins)))
    app.add_middleware(SafeHeaders)
    app.add_middleware(MeteredApp, doorkeeper=context.doorkeeper, behind_proxy=behind_proxy)
    if base:
        app.add_middleware(UnderPath, base=base)
    app.state.doorkeeper = context.doorkeeper
    return app


async def _share_limits(house: AnyHouse, doorkeeper: Doorkeeper) -> SharedLimits | None:
    """Let limits hold across the servers of a cluster."""
    if not isinstance(house, ClusterHouse):
        return None
    house.charge_to(RemoteGuests(doorkeeper))
    shared = SharedLimits(doorkeeper, house.bus, house.membership.server)
    await shared.begin()
    return shared


def _address(connection: HTTPConnection, context: AppContext) -> str:
    return client_address(connection, context.behind_proxy)


def _is_ours(connection: HTTPConnection, context: AppContext) -> bool:
    ours = is_allowed_origin(connection.headers.get("origin"), connection.headers.get("host", ""), context.origins)
    if not ours:
        _log_foreign_page()
    return ours


@cache
def _log_foreign_page() -> None:
    """Log the refusal once: such requests must not fill the logs, but whoever set up the proxy has to know."""
    _LOG.warning("a page from another origin was refused; if it was your own, the proxy does not pass on Host")


# --- the WebSocket --------------------------------------------------------------------------------


class _Sockets:
    """The ASGI application behind /ws."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context, socket, request = self._context, Socket(scope, receive, send), HTTPConnection(scope)
        address = _address(request, context)
        if not _is_ours(request, context):
            await socket.close(1008)
            return
        if not context.doorkeeper.connect(address):
            await turn_away(socket, TableRefusal("too-many-connections"), _language(request))
            return
        try:
            await serve_socket(socket, context, address)
        finally:
            context.doorkeeper.disconnect(address)


# --- HTTP -----------------------------------------------------------------------------------------


def _http(context: AppContext, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        language = _language(request)
        try:
            answer = await _serve(context, endpoint, request)
            response = _response(answer)
        except Refusal as refusal:
            response = _refusal(refusal, language)
        except Exception:
            _LOG.exception("a request failed", extra={"path": endpoint.path})
            refused = wire.refusal_payload(TableRefusal("house-error"), language)
            response = Response(msgspec.json.encode(refused), 500, media_type=_JSON)
        context.metrics.requests.labels(str(response.status_code)).inc()
        return response

    return serve


async def _serve(context: AppContext, endpoint: Endpoint, request: Request) -> Any:
    address = _address(request, context)
    if not _is_ours(request, context):
        raise TableRefusal("foreign-page")
    context.doorkeeper.visit(address)
    if endpoint.body is None:
        return await endpoint.serve(context, address, **request.path_params)
    try:
        body = msgspec.json.decode(await _body(request, _longest(context, endpoint)), type=endpoint.body)
    except (*UNREADABLE, ClientDisconnect) as error:
        raise bad_command(error) from None
    return await endpoint.serve(context, address, body, **request.path_params)


def _longest(context: AppContext, endpoint: Endpoint) -> int:
    """Return the size of the longest body that this endpoint needs."""
    longest = context.doorkeeper.limits.message
    return longest if endpoint.takes_words else min(_SHORT_BODY, longest)


async def _body(request: Request, most: int) -> bytes:
    """Return the request's body, unless it is too long."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise bad_command(reason="too-big", limit=most)
        parts.append(part)
    return b"".join(parts)


def _response(answer: Any) -> Response:
    if isinstance(answer, str):
        return Response(answer, media_type="text/plain; charset=utf-8")
    return Response(msgspec.json.encode(answer), media_type=_JSON)


def _refusal(refusal: Refusal, language: LanguageCode) -> Response:
    later = {"retry-after": str(refusal.params["wait"])} if "wait" in refusal.params else {}
    payload = msgspec.json.encode(wire.refusal_payload(refusal, language))
    return Response(payload, _STATUS.get(refusal.code, 400), later, _JSON)


def _language(request: HTTPConnection) -> LanguageCode:
    """Return the first of the browser's languages that the server supports, otherwise the server's default."""
    for wanted in request.headers.get("accept-language", "").split(","):
        tag = wanted.partition(";")[0].strip().lower()
        for code in LANGUAGES:
            if tag == code.lower() or tag.startswith(f"{code.lower()}-"):
                return code
    return _DEFAULT_LANGUAGE


def _health(context: AppContext) -> Callable[[Request], Awaitable[Response]]:
    async def health(request: Request) -> Response:
        """Whether the server is open and its data is sound."""
        problems = context.house.problems()
        body = {"ok": not problems, "tables": len(context.house.tables), **({"problems": problems} if problems else {})}
        return Response(msgspec.json.encode(body), 503 if problems else 200, media_type=_JSON)

    return health


async def _is_alive(request: Request) -> Response:
    """Whether the process answers at all: only if it does not, a restart helps."""
    return Response(b'{"ok":true}', media_type=_JSON)


def _readiness(context: AppContext) -> Callable[[Request], Awaitable[Response]]:
    async def readiness(request: Request) -> Response:
        """Whether people should be sent here: everything that this server needs to serve them is there."""
        missing = [problem for problem in context.house.problems() if problem.code in _NOT_READY]
        body = {"ok": not missing, **({"problems": missing} if missing else {})}
        return Response(msgspec.json.encode(body), 503 if missing else 200, media_type=_JSON)

    return readiness


def _metrics(context: AppContext) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(request: Request) -> Response:
        """Counters for Prometheus, by default for this machine only: on a quiet server they would reveal hidden moves.
        What a proxy has forwarded comes from elsewhere, even if this server was not told of the proxy."""
        forwarded = not context.behind_proxy and any(name in request.headers for name in _FORWARDED)
        if forwarded or not is_within(_address(request, context), context.metrics_from):
            return Response(status_code=404)
        return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return metrics


def _records(context: AppContext) -> Callable[[Request], Awaitable[Response]]:
    async def records(request: Request) -> Response:
        """Finished games, some at a time."""
        address = _address(request, context)
        try:
            context.doorkeeper.visit(address)
            limit = _limit(request.query_params.get("limit", str(_MOST_RECORDS)))
        except Refusal as refusal:
            return _refusal(refusal, _language(request))
        after = request.query_params.get("after", "")
        return _response(await record_page(context.house.store, after, limit))

    return records


def _limit(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise bad_command(field="limit", reason="wrong-type", expected="int")
    if int(text[:9]) > _MOST_RECORDS:
        raise bad_command(field="limit", reason="too-large", limit=_MOST_RECORDS)
    return max(int(text), 1)


def _document(make: Callable[[], dict[str, Any]]) -> Callable[[Request], Awaitable[Response]]:
    async def document(request: Request) -> Response:
        """Return a schema."""
        return Response(msgspec.json.encode(make()), media_type=_JSON)

    return document
