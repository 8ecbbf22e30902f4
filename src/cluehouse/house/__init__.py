"""The open house: tables in memory, their logs in the store, clocks that ring and bots that think.

house.py      opening tables, joining, commands: the one way in
live.py       a table in memory, with those who watch it     display.py    what each of them is shown
steps.py      one step of a table: decided, durable, shown   saving.py     waiting until it is on disk
loading.py    tables into memory                             eviction.py   … and out of it
clocks.py     the clock's moves when they are due            thinking.py   bots' moves (bot_seats.py)
players.py    which bots                                     pacing.py     how long they wait for people
readiness.py  what is loaded while people sit down           archive.py    records, reports, books
books.py      teams' books                                   records.py    finished games
reviews.py    what is found in them
"""

from cluehouse.house.display import Shown
from cluehouse.house.house import Answer, Arrival, House
from cluehouse.house.live import Watcher

__all__ = ["Answer", "Arrival", "House", "Shown", "Watcher"]
