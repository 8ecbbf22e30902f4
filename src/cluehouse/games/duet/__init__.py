"""Codenames Duet: two sides find 15 words together, each seeing half of the key (rules DU-01 … DU-110).

deal.py      board, key, bank                  seats.py   the two sides
moves.py     the moves                         state.py   options, deal, turn, state
cards.py     visible, open and found cards     tokens.py  the bank
clue.py      clues and objections              guess.py   touching, stopping, marking
turns.py     whose turn, and the ends          play.py    the table of rules
view.py      what each seat sees               report.py  the report and the score
missions.py  the map                           book.py    a team's tries at the map, the campaign
progress.py  how far both sides came
secrecy.py   what each seat must not know      live.py    talk and referee at a live table
"""

from cluehouse.games.campaign import Book, Mission, Route, Try
from cluehouse.games.duet.book import CAMPAIGN
from cluehouse.games.duet.cards import visible_words
from cluehouse.games.duet.deal import deal, is_possible, rematch, start, why_not_options
from cluehouse.games.duet.live import FACTS, REFEREE_RULES, TALK, may_change_seat, patience, random_options
from cluehouse.games.duet.missions import MISSIONS, ROUTES, mission_played, unlocked
from cluehouse.games.duet.play import RULES
from cluehouse.games.duet.progress import progress
from cluehouse.games.duet.report import Report
from cluehouse.games.duet.seats import SEATING
from cluehouse.games.duet.secrecy import SECRECY
from cluehouse.games.duet.state import Deal, Options, State
from cluehouse.games.duet.view import View, see, spectate
from cluehouse.games.game import Game, Parts

DUET: Game[Options, Deal, State, View] = Game(
    name="duet",
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
    referee=REFEREE_RULES,
    patience=patience,
    random_options=random_options,
    facts=FACTS,
    progress=progress,
    board=lambda deal: deal.words,
    hears=lambda options: options.spoken,
    main_options=("pool", "tokens", "mission", "order", "spoken"),
    turned_deal=rematch,
    campaign=CAMPAIGN,
    parts=Parts(
        bot="cluehouse.bots.boards.duet:player",
        screen="cluehouse.terminal.duet:SCREEN",
        review="cluehouse.review.duet:review",
    ),
)

__all__ = [
    "DUET",
    "MISSIONS",
    "ROUTES",
    "Book",
    "Deal",
    "Mission",
    "Options",
    "Report",
    "Route",
    "State",
    "Try",
    "View",
    "mission_played",
    "rematch",
    "unlocked",
    "visible_words",
]
