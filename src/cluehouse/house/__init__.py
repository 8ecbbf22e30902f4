"""The tables in memory, their logs in the store, running clocks and thinking bots.

house.py      opening tables, joining, commands: the entry point
live.py       a table in memory and who watches it           display.py    what each of them sees
steps.py      one step of a table: computed, saved, shown    saving.py     waiting until it is on disk
loading.py    loading tables into memory                     eviction.py   removing them from memory
clocks.py     the clock's moves when they are due            thinking.py   bots' moves (bot_seats.py)
players.py    which bots                                     pacing.py     how long they wait for people
readiness.py  preparing languages in the background          archive.py    records, reports, books
books.py      teams' books                                   records.py    finished games
reviews.py    findings about finished games
"""

from cluehouse.house.display import Snapshot
from cluehouse.house.house import Answer, Arrival, House
from cluehouse.house.live import Watcher

__all__ = ["Answer", "Arrival", "House", "Snapshot", "Watcher"]
