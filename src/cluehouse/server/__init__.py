"""HTTP and WebSocket: turns bytes into commands and views into bytes.

app.py       the web application                  wire.py      the messages, in both directions
socket.py    one connection to one table          mailbox.py   outgoing messages: only the latest snapshot is sent
websocket.py a WebSocket that sends texts         eager.py     running coroutines without a task if possible
api.py       the HTTP API                         openapi.py   its description, and the schema of the messages
limits.py    rate limits                          headers.py   security headers
metrics.py   counters for Prometheus              logs.py      one JSON object per line, without secrets
serve.py     running the server                   page.py      the web client and its files
facts.py     games and languages, for clients     lessons.py   tutorials
context.py   what every request can use
"""

from cluehouse.server.app import make_app
from cluehouse.server.limits import Limits

__all__ = ["Limits", "make_app"]
