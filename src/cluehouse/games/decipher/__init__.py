"""Decipher: seekers find a secret word by laying the pieces of its letters (rules DC-01 … DC-41).

deal.py     seats, first wordsmith, lots        state.py    options, deal, sheet, state
moves.py    the moves                           scoring.py  points of a round and of the game
play.py     the rules of seeking                queries.py  what follows from a state
reveal.py   the end of a round, and contests    mark.py     the referee's secret mark on a word
seats.py    the players                         view.py     what each seat sees
live.py     talk, referee, clock and bots       secrecy.py  what each seat must not know
progress.py how far a player came
cluehouse.games.letters defines how pieces form letters, and which tiles there are.
"""

from cluehouse.games.decipher.deal import deal, is_possible, start, why_not_options
from cluehouse.games.decipher.live import FACTS, REFEREE_RULES, TALK, TIME, may_change_seat, patience, random_options
from cluehouse.games.decipher.play import RULES
from cluehouse.games.decipher.progress import progress
from cluehouse.games.decipher.seats import SEATING
from cluehouse.games.decipher.secrecy import SECRECY
from cluehouse.games.decipher.state import ALPHABETS, Deal, Options, State
from cluehouse.games.decipher.view import View, see, spectate
from cluehouse.games.game import Game, Parts
from cluehouse.games.letters import LETTERS, PIECES, SUPPLY, TILES, Piece, check_word, pieces_of

DECIPHER: Game[Options, Deal, State, View] = Game(
    name="decipher",
    options_type=Options,
    deal_type=Deal,
    view_type=View,
    rules=RULES,
    deal_cards=deal,
    start=start,
    why_not_options=why_not_options,
    is_possible=is_possible,
    spectate=spectate,
    see=see,
    secrecy=SECRECY,
    may_change_seat=may_change_seat,
    seating=SEATING,
    talk=TALK,
    time=TIME,
    referee=REFEREE_RULES,
    patience=patience,
    random_options=random_options,
    facts=FACTS,
    progress=progress,
    main_options=("length", "blind_draw"),
    mixes_languages=False,
    deals_words=False,
    parts=Parts(bot="cluehouse.bots.decipher:decipher_player", screen="cluehouse.terminal.decipher:SCREEN"),
)

__all__ = [
    "ALPHABETS",
    "DECIPHER",
    "LETTERS",
    "PIECES",
    "SUPPLY",
    "TILES",
    "Deal",
    "Options",
    "Piece",
    "State",
    "View",
    "check_word",
    "pieces_of",
]
