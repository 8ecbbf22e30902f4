"""The tables in memory, their logs in the store, running clocks and thinking bots.

house.py      opening tables, commands: the entry point      arrivals.py   joining, and changing devices
live.py       a table in memory and who watches it           display.py    what each of them sees
steps.py      one step of a table: computed, saved, shown    saving.py     waiting until it is on disk
loading.py    loading tables into memory                     eviction.py   removing them from memory
clocks.py     the clock's moves when they are due            thinking.py   bots' moves (bot_seats.py, bot_workers.py)
players.py    which bots, their seeds, who stands in         pacing.py     how long they wait for people
waiting.py    when a table waits for bots alone              ownership.py  whose table it is, if servers share a store
readiness.py  preparing languages in the background          archive.py    records, reports, books
books.py      teams' books                                   records.py    finished games (record_lines.py: in bulk)
reviews.py    findings about finished games                  damage.py     logs that cannot be read
workers.py    expensive work in a process (worker.py)        packs.py      own words, judged there
guest.py      who pays for work and disk space               quota.py      what a table may store
bucket.py     token buckets                                  consulting.py asking the referee beforehand
time_source.py   steady time for clocks, calendar dates for records
latency.py    how long saving takes                          openings.py   how long new codes are
"""

from cluehouse.house.arrivals import Arrival
from cluehouse.house.display import Snapshot
from cluehouse.house.house import Answer, House
from cluehouse.house.live import Watcher

__all__ = ["Answer", "Arrival", "House", "Snapshot", "Watcher"]
