"""Trapwords: describe a word past traps you cannot see, through a maze to the monster (rules TW-01 … TW-98).

deal.py     the maze and all word cards        cards.py    monsters and curses as data
moves.py    the moves                          burden.py   what weighs on a team this round
writing.py  rules: trap lists                  maze.py     rounds, monster, curses, torches
turn.py     rules: clues and guesses           state.py    options, deal, lists, turns, state
calls.py    rules: traps called and doubted    view.py     what each seat sees
play.py     the table of all rules             seats.py    teams, describer, guessers, watchers
secrecy.py  what each seat must not know       live.py     talk, clock and bots' patience at a live table
hearing.py  rules: a call is answered          questions.py  what the referee is asked
progress.py how far a team came
"""

from cluehouse.games.game import Game, Parts
from cluehouse.games.trapwords.deal import deal, is_possible, secret_of, start, why_not_options
from cluehouse.games.trapwords.live import FACTS, TALK, TIME, may_change_seat, patience, random_options
from cluehouse.games.trapwords.play import RULES
from cluehouse.games.trapwords.progress import progress
from cluehouse.games.trapwords.questions import REFEREE_RULES
from cluehouse.games.trapwords.seats import SEATING
from cluehouse.games.trapwords.secrecy import SECRECY
from cluehouse.games.trapwords.state import Deal, Options, State
from cluehouse.games.trapwords.view import View, lay_open, see, spectate

TRAPWORDS: Game[Options, Deal, State, View] = Game(
    name="trapwords",
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
    lay_open=lay_open,
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
    main_options=("spoken", "word_set", "hourglass", "starred"),
    parts=Parts(
        bot="cluehouse.bots.trapwords:trapwords_player",
        screen="cluehouse.terminal.trapwords:SCREEN",
        review="cluehouse.review.trapwords:review",
    ),
)

__all__ = ["TRAPWORDS", "Deal", "Options", "State", "View", "secret_of"]
