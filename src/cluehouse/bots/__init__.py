"""Players that are programs: they are given views and return moves.

player.py          the interface: encoded views in, moves out
seats.py           a bot for any seat of any game
installed.py       players of other packages
levels.py          careful, even, bold, beginner
avatars.py         their names and pictures
thought.py         what they thought, as data
mind/              which words a clue brings to mind
boards/            bots for Codenames and Duet
trapwords/         bots for Trapwords
decipher/          bots for Decipher
dice.py            a player without a strategy, for any game
chat.py            a language model behind an address, asked over HTTP
language_model.py  an optional adviser behind an address of your own
cache.py           the folder for what bots prepare
preparation.py     preparing a language for bots, in a process of its own
progress.py        a progress bar
"""

import cluehouse.languages.cores  # noqa: F401 - first of all, for what it says to numpy
from cluehouse.bots.avatars import AVATARS, Avatar, avatar_of
from cluehouse.bots.dice import DicePlayer
from cluehouse.bots.installed import PLAYERS, players_of, register_player
from cluehouse.bots.levels import LEVELS
from cluehouse.bots.player import Player, open_view
from cluehouse.bots.seats import seat_player

__all__ = [
    "AVATARS",
    "LEVELS",
    "PLAYERS",
    "Avatar",
    "DicePlayer",
    "Player",
    "avatar_of",
    "open_view",
    "players_of",
    "register_player",
    "seat_player",
]
