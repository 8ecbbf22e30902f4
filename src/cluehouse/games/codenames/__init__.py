"""Codenames: two teams race to find their words by one-word clues (rules CN-01 … CN-76).

deal.py   board, key, starting side          seats.py  chiefs and operatives
moves.py  the moves                          state.py  options, deal, turn, state
play.py   the rules                          view.py   what each seat sees
"""

from cluehouse.games.codenames.deal import deal, is_possible, rematch, start
from cluehouse.games.codenames.play import RULES
from cluehouse.games.codenames.state import Deal, Options, State
from cluehouse.games.codenames.view import View, see, spectate
from cluehouse.games.game import Game

CODENAMES: Game[Options, Deal, State, View] = Game(
    name="codenames",
    options_type=Options,
    deal_type=Deal,
    view_type=View,
    rules=RULES,
    deal_cards=deal,
    start=start,
    is_possible=is_possible,
    spectate=spectate,
    see=see,
)

__all__ = ["CODENAMES", "Deal", "Options", "State", "View", "rematch"]
