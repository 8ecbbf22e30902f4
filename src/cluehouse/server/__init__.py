"""HTTP and WebSocket: turns bytes into commands and views into bytes.

app.py       the house as a web application     wire.py      the messages, both ways
socket.py    one connection to one table        mailbox.py   what waits to be sent: the latest wins
line.py      a WebSocket as a line of text      eager.py     what need not wait is done at once
api.py       the HTTP part                      openapi.py   its description, and the schema of the messages
limits.py    how much one address may ask for   headers.py   what a browser may do with our pages
metrics.py   counters for Prometheus            logs.py      one JSON object a line, without secrets
serve.py     running it                         page.py      the page that a browser gets
"""

from cluehouse.server.app import make_app
from cluehouse.server.limits import Limits

__all__ = ["Limits", "make_app"]
