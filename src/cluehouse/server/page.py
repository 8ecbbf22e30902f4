"""The page that a browser gets: one document for every room of it, and its files."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

# Built from web/ when the package is; whoever works on the page may point to another build.
FOLDER: Final = Path(os.environ.get("CLUEHOUSE_PAGE") or Path(__file__).parent / "page")

# The rooms of the page; whatever follows in the path is the page's business.
_ROOMS: Final = ("/", "/t/{rest:path}", "/tv/{rest:path}", "/r/{rest:path}", "/book", "/map", "/settings")
_LEARNING: Final = ("/learn", "/learn/{rest:path}", "/rules", "/rules/{rest:path}")


def page_routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """Routes to the page; without a built page they say how to build one."""
    document = _document(folder / "index.html")
    routes: list[BaseRoute] = [Route(path, document) for path in (*_ROOMS, *_LEARNING)]
    if folder.is_dir():
        routes += [
            Mount("/assets", GZipMiddleware(_Lasting(directory=folder / "assets"), compresslevel=6)),
            *(Route(f"/{file.name}", _file(file)) for file in sorted(folder.iterdir()) if _is_public(file)),
            Route("/{nowhere}", _document(folder / "index.html", status=404)),  # the page says so itself, in words
        ]
    return routes


def _is_public(file: Path) -> bool:
    return file.is_file() and file.name != "index.html"


def _document(file: Path, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
    async def document(request: Request) -> Response:
        """The page."""
        if not file.is_file():
            return PlainTextResponse(
                "The page is not built here. `make play` builds it; `cluehouse join` plays without.\n"
            )
        return FileResponse(file, status, headers={"cache-control": "no-cache"})

    return document


def _file(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        """A file of the page."""
        return FileResponse(file, headers={"cache-control": "no-cache"})

    return serve


class _Lasting(StaticFiles):
    """Files whose names tell their content; a browser may keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file, and how long it lasts."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
