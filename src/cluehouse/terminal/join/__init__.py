"""A seat at somebody's house, from a terminal.

visit.py     one visit: listening, typing, coming back     arrival.py   coming in
door.py      the house's address, and what is asked there  keys.py      the tokens of the seats we have
wire.py      the line to the table, which mends itself     seen.py      what the house has shown us so far
picture.py   the table and its game, drawn                 commands.py  what a typed line asks of the table
screen.py    the picture, up to date while people type     opening.py   the questions about a table's settings
keyboard.py  keys and lines                                draft.py     the line that is being typed
chairs.py    the seats by their names

Games are drawn and read by the desks of this room, from the view that the house sends: no rule stands here either.
"""

from cluehouse.terminal.join.arrival import Unwelcome, Wish
from cluehouse.terminal.join.door import HOUSE, read_place
from cluehouse.terminal.join.keyboard import keyboard_at
from cluehouse.terminal.join.keys import state_folder
from cluehouse.terminal.join.visit import visit_house

__all__ = ["HOUSE", "Unwelcome", "Wish", "keyboard_at", "read_place", "state_folder", "visit_house"]
