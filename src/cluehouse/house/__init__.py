"""The open house: tables in memory, their logs in the store, clocks that ring and bots that think.

house.py     opening tables, joining, commands: the one way in
live.py      a table in memory, with those who watch it
steps.py     one step of a table: decided, durable, then shown
saving.py    … until it is on disk                        dozing.py     tables that nobody watches
thinking.py  bots at their seats                          players.py    which bots
patience.py  how long they hold back for people
readiness.py what is loaded while people sit down
books.py     Duet teams' books                            records.py    finished games
reviews.py   what is found in them
"""

from cluehouse.house.house import Answer, House
from cluehouse.house.live import Watcher

__all__ = ["Answer", "House", "Watcher"]
