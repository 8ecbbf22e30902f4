"""A server that guests find under a path, such as /games, behind a proxy that serves other things too."""

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
