"""HTTP and WebSocket: turns bytes into commands and views into bytes.

app.py       the web application                  wire.py      the messages, in both directions
socket.py    one connection to one table          mailbox.py   outgoing messages: only the latest snapshot is sent
websocket.py a WebSocket that sends texts         eager.py     running coroutines without a task if possible
api.py       the HTTP API                         openapi.py   its description, and the schema of the messages
limits.py    limits per guest                     headers.py   security headers
doorkeeper.py who may come in                     accounts.py  what each address uses, and has to pay for
budgeted.py  reading no faster than that allows   metering.py  processor time, charged to whoever caused it
http_connection.py timeouts and a budget for HTTP patience.py  how long the server waits for a connection
hosts.py     the names that it answers to         addresses.py where a request comes from
bad_command.py what is wrong with a message     open_files.py how many connections fit
metrics.py   counters for Prometheus              logs.py      one JSON object per line, without secrets
serve.py     running the server                   page.py      the web client and its files
facts.py     games and languages, for clients     lessons.py   tutorials
context.py   what every request can use           cluster_metrics.py counters of a server of a cluster
descriptions.py what the schemas say about fields
shared_limits.py limits that hold across servers  under_path.py  a server under a path of its name
"""

from cluehouse.server.app import make_app
from cluehouse.server.limits import Limits

__all__ = ["Limits", "make_app"]
