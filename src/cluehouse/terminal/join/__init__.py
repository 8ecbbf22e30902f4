"""A seat at a table of a server, from a terminal.

client.py    listening, typing, coming back                arrival.py      joining or opening a table
http.py      the server's address and its HTTP requests    saved_seats.py  the tokens of the seats we have
connection.py  the socket, which reconnects by itself      snapshot.py     the table as the server has shown it
drawing.py   the table and its game, drawn                 commands.py     what a typed line asks of the table
display.py   the screen, kept up to date while people type settings.py     the questions about a table's settings
keyboard.py  keys and lines                                draft.py        the line that is being typed
seat_names.py  seats by what people call them             moves.py        reading and sending moves

Games are drawn and read by their screens, from the views that the server sends: there are no rules here either.
"""

from cluehouse.terminal.join.arrival import JoinFailed, JoinRequest
from cluehouse.terminal.join.client import join_house
from cluehouse.terminal.join.http import HOUSE, read_address
from cluehouse.terminal.join.keyboard import keyboard_at
from cluehouse.terminal.join.saved_seats import state_folder

__all__ = ["HOUSE", "JoinFailed", "JoinRequest", "join_house", "keyboard_at", "read_address", "state_folder"]
