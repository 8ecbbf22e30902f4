"""Password: two sides guess the same secret word in turn, one clue at a time (rules PW-01 … PW-12).

A whole game in one folder, written as somebody outside the project would write it. Everything else plays it after
one line: `register(PASSWORD)`.

PW-01  Two sides, north and south, of a giver and a guesser each.
PW-02  Both givers know the secret word of the round; nobody else does, and nobody knows later words.
PW-03  The side on turn gives a clue of one word, which is not the secret word.
PW-04  Then its guesser answers with one word.
PW-05  A right answer ends the round and scores the points it is still worth.
PW-06  A word is worth six points for the first clue, and one less for every later one.
PW-07  After a wrong answer the other side is on turn.
PW-08  A guesser may pass instead.
PW-09  When the time is up, the guesser has passed.
PW-10  After six clues the round ends without points, and the word is shown.
PW-11  The sides begin rounds in turn.
PW-12  After the last round the side with more points wins; with equal points both do.
"""

from importlib.resources import files

from cluehouse.games.game import Game, Parts
from tests.password.live import FACTS, REFEREE_RULES, TALK, TIME, may_change_seat, progress, random_options
from tests.password.play import RULES
from tests.password.secrecy import SECRECY
from tests.password.state import SEATING, Deal, Options, State, deal, is_possible, start
from tests.password.view import View, see, spectate

PASSWORD: Game[Options, Deal, State, View] = Game(
    name="password",
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
    main_options=("rounds", "seconds"),
    parts=Parts(bot="tests.password.bot:player"),
    messages={
        language: (files("tests.password") / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
        for language in ("en", "pl", "zh")
    },
)
