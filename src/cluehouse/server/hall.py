"""The front page, as long as there is no other: what is here, and how to play from a terminal."""

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cluehouse</title>
<h1>Cluehouse</h1>
<p>The house is open. Sit down from a terminal:</p>
<pre>cluehouse join {address}</pre>
<p>or let a program play: <a href="/api/openapi.json">HTTP</a>, <a href="/api/schema.json">messages</a>.</p>
</html>
"""


async def hall(request: Request) -> Response:
    """The front page."""
    return HTMLResponse(_PAGE.format(address=str(request.base_url).rstrip("/")))
