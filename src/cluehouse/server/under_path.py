"""Paths: those of a server behind a proxy that serves other things too, and those that end with a slash too much."""

from urllib.parse import quote

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send


class UnderPath:
    """Removes the path in front of every request. A proxy may as well have removed it already."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app, self._base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        path = scope.get("path", "")
        if path == self._base or path.startswith(self._base + "/"):
            rest = path.removeprefix(self._base) or "/"
            scope = {**scope, "path": rest, "raw_path": rest.encode()}
        await self._app(scope, receive, send)


class WithoutSlash:
    """Sends whoever asks for a path that ends with a slash to the path without it. The address is relative, since only
    the proxy knows by which scheme and under which path guests find this server."""

    def __init__(self, not_found: ASGIApp) -> None:
        self._not_found = not_found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that belongs to no route."""
        path = scope["path"]
        last = path[:-1].rpartition("/")[2] if path.endswith("/") else ""
        if scope["type"] != "http" or not last:
            await self._not_found(scope, receive, send)
            return
        query = scope.get("query_string", b"").decode("latin-1")
        there = f"../{quote(last)}" + (f"?{query}" if query else "")
        await Response(status_code=307, headers={"location": there})(scope, receive, send)
