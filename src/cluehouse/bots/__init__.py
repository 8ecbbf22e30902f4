"""Players that are programs: they see views, return moves, and nothing else.

player.py          the interface: encoded views in, moves out
seats.py           a bot for any seat of any game
faces.py           their names and pictures
thought.py         what they thought, as data
mind/              what words bring to mind
boards/            bots for Codenames and Duet
trapwords/         bots for Trapwords
decipher/          bots for Decipher
dice.py            an honest player that takes any legal move
language_model.py  an optional adviser behind an address of your own
progress.py        a line that grows while something takes its time
"""

import cluehouse.languages.cores  # noqa: F401 - first of all, for what it says to numpy
from cluehouse.bots.dice import DicePlayer
from cluehouse.bots.faces import FACES, Face, face_of
from cluehouse.bots.player import Player, open_view
from cluehouse.bots.seats import LEVELS, seat_player

__all__ = ["FACES", "LEVELS", "DicePlayer", "Face", "Player", "face_of", "open_view", "seat_player"]
