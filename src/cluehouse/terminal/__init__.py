"""The games at a terminal: people who share a keyboard, records, and seats at tables of a server.

session.py    games one after another          setup.py      the questions before a game
hotseat.py    one game at one keyboard         questions.py  kinds of questions
reading.py    what a typed line means          console.py    input and output
replay.py     a record step by step            board.py      boxes with text in them
advice.py     the referee's advice             program.py    how this program was started
game_screen.py  what a game tells about its screens: `GameScreen`
generic.py      the screen of a game that has none of its own
secrecy.py      who needs a private screen, for games that do not say so
codenames.py, duet.py, trapwords.py, trapwords_hearing.py, decipher.py: the screens of the games
join/           a seat at a table of a server

Screens are drawn from views, and what can be typed comes from `choices`: there are no rules in this package. Only
the games' own screens know single games; everything else asks the `Game` and its `GameScreen`.
"""

from cluehouse.terminal.console import Console, Leave
from cluehouse.terminal.replay import Unreachable, read_record, record_text, show_record
from cluehouse.terminal.session import run_session

__all__ = ["Console", "Leave", "Unreachable", "read_record", "record_text", "run_session", "show_record"]
