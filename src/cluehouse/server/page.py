"""The web client: one HTML document for all its paths, with the facts of the games in it, and its files."""

import os
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from cluehouse.games import GAMES
from cluehouse.languages import LANGUAGES
from cluehouse.server.facts import ServerFacts, server_facts

# Built from web/ together with the package; developers of the client can point to another build.
FOLDER: Final = Path(os.environ.get("CLUEHOUSE_PAGE") or Path(__file__).parent / "page")

# The paths of the client; it handles the rest of each path itself.
_ROOMS: Final = ("/", "/t/{rest:path}", "/tv/{rest:path}", "/r/{rest:path}", "/book", "/map", "/words", "/settings")
_LEARNING: Final = ("/learn", "/learn/{rest:path}", "/rules", "/rules/{rest:path}")


def page_routes(folder: Path = FOLDER, base: str = "") -> list[BaseRoute]:
    """Return routes to the web client, which guests find under the path `base`. If it is not built, they say how to
    build it."""
    document = _document(folder / "index.html", base)
    routes: list[BaseRoute] = [Route(path, document) for path in (*_ROOMS, *_LEARNING)]
    if folder.is_dir():
        routes += [
            Mount("/assets", GZipMiddleware(_ImmutableFiles(directory=folder / "assets"), compresslevel=6)),
            *(Route(f"/{file.name}", _file(file)) for file in sorted(folder.iterdir()) if _is_public(file)),
            # The client itself shows that there is no such page
            Route("/{unknown}", _document(folder / "index.html", base, status=404)),
        ]
    return routes


def _is_public(file: Path) -> bool:
    return file.is_file() and file.name != "index.html"


def _document(file: Path, base: str, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
    async def document(request: Request) -> Response:
        """Return the document with the facts of the games in it, so that the client can draw without waiting for
        them."""
        if not file.is_file():
            return PlainTextResponse(
                "The page is not built here. `make play` builds it; `cluehouse join` plays without.\n"
            )
        text = _with_facts(file, base, file.stat().st_mtime_ns, (*GAMES, *LANGUAGES))
        return HTMLResponse(text, status, headers={"cache-control": "no-cache"})

    return document


@lru_cache(maxsize=4)
def _with_facts(file: Path, base: str, changed: int, registered: tuple[str, ...]) -> str:
    """Return the document of this file. The last arguments are cache keys: when they change, it is made again."""
    return insert_facts(under_path(file.read_text(encoding="utf-8"), base), server_facts())


def under_path(document: str, base: str) -> str:
    """Let an HTML document that was made for the root of a server find its files, and tell it where it is."""
    if not base:
        return document
    return re.sub(r'(href|src)="/', rf'\1="{base}/', document).replace("<html ", f'<html data-base="{base}" ', 1)


def insert_facts(document: str, facts: ServerFacts) -> str:
    """Put the facts into the head of an HTML document, escaped so that no text can end the element."""
    encoded = msgspec.json.encode(facts).decode().replace("<", "\\u003c")
    return document.replace("</head>", f'<script type="application/json" id="games">{encoded}</script></head>', 1)


def _file(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        """Return a file of the client."""
        return FileResponse(file, headers={"cache-control": "no-cache"})

    return serve


class _ImmutableFiles(StaticFiles):
    """Files with a hash of their content in the name; browsers may cache them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """Return a file with its cache header."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
