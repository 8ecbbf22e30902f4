"""Codenames: two teams race to find their words by one-word clues (rules CN-01 … CN-76).

deal.py     board, key, starting side       seats.py    chiefs and operatives
moves.py    the moves                       state.py    options, deal, turn, state
clue.py     giving a clue                   play.py     the other rules, and the table of all
view.py     what each seat sees             progress.py  how far a team came
secrecy.py  what each seat must not know    live.py     talk, clock and referee at a live table
"""

from cluehouse.games.codenames.deal import deal, is_possible, rematch, start
from cluehouse.games.codenames.live import FACTS, REFEREE_RULES, TALK, TIME, may_change_seat, random_options
from cluehouse.games.codenames.play import RULES
from cluehouse.games.codenames.progress import progress
from cluehouse.games.codenames.seats import SEATING
from cluehouse.games.codenames.secrecy import SECRECY
from cluehouse.games.codenames.state import Deal, Options, State
from cluehouse.games.codenames.view import View, see, spectate
from cluehouse.games.game import Game, Parts

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
    secrecy=SECRECY,
    may_change_seat=may_change_seat,
    seating=SEATING,
    talk=TALK,
    time=TIME,
    referee=REFEREE_RULES,
    random_options=random_options,
    facts=FACTS,
    progress=progress,
    board=lambda deal: deal.words,
    hears=lambda options: options.spoken,
    main_options=("pool", "variant", "spoken", "timer", "clue_seconds", "guess_seconds"),
    turned_deal=rematch,
    parts=Parts(
        bot="cluehouse.bots.boards.codenames:player",
        screen="cluehouse.terminal.codenames:SCREEN",
        review="cluehouse.review.codenames:review",
    ),
)

__all__ = ["CODENAMES", "Deal", "Options", "State", "View", "rematch"]
