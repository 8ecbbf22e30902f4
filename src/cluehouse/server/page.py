"""The page that a browser gets: one document for all its paths, which carries the facts of the games, and its files."""

import os
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
from cluehouse.server.facts import ServerFacts, server_facts

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
        """The page, with the facts of the games in it, so that its first picture need not wait for them."""
        if not file.is_file():
            return PlainTextResponse(
                "The page is not built here. `make play` builds it; `cluehouse join` plays without.\n"
            )
        text = _with_facts(file, file.stat().st_mtime_ns, tuple(GAMES))
        return HTMLResponse(text, status, headers={"cache-control": "no-cache"})

    return document


@lru_cache(maxsize=4)
def _with_facts(file: Path, changed: int, games: tuple[str, ...]) -> str:
    """The document of this file. The other arguments only say when it has to be made anew."""
    return insert_facts(file.read_text(encoding="utf-8"), server_facts())


def insert_facts(document: str, facts: ServerFacts) -> str:
    """Put the facts into the head of an HTML document. No text in them can end the element."""
    encoded = msgspec.json.encode(facts).decode().replace("<", "\\u003c")
    return document.replace("</head>", f'<script type="application/json" id="games">{encoded}</script></head>', 1)


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
