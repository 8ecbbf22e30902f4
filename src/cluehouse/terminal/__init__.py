"""A table at one keyboard, for people who sit together.

evening.py  games one after another        setup.py    the questions before a game
table.py    one game: whose screen it is   reading.py  what a typed line means
screen.py   lines out, lines in, hiding    board.py    boxes with text in them
replay.py   a record step by step          desk.py     what a game brings with it
codenames.py, duet.py, trapwords.py, decipher.py: the desk of each game
program.py  how to start this program
join/       a seat at somebody's house, over the network

Screens are drawn from views, and what can be typed comes from `choices`: no rule stands in this room.
"""

from cluehouse.terminal.evening import spend_evening
from cluehouse.terminal.replay import Unreachable, read_record, record_text, show_record
from cluehouse.terminal.screen import Leave, Talk

__all__ = ["Leave", "Talk", "Unreachable", "read_record", "record_text", "show_record", "spend_evening"]
