"""HTTP and WebSocket: turns bytes into commands and views into bytes.

app.py        the server as a web application    context.py   what every request has at hand
socket.py     one connection to one table        websocket.py a WebSocket that sends and receives texts
wire.py       the messages, both ways            mailbox.py   what waits to be sent: the latest wins
eager.py      starting a coroutine at once       api.py       the HTTP endpoints
facts.py      what clients are told of games     lessons.py   introductions to the games
openapi.py    the description of the endpoints, and the schema of the messages
limits.py     how much one address may ask for   headers.py   what a browser may do with our pages
metrics.py    counters for Prometheus            logs.py      one JSON object a line, without secrets
serve.py      running the server                 page.py      the page that a browser gets
"""

from cluehouse.server.app import make_app
from cluehouse.server.limits import Limits

__all__ = ["Limits", "make_app"]
