"""Duet at a live table: who may talk and change seats, what the referee is asked, how long bots wait."""

from typing import Final

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.duet.cards import visible_words
from cluehouse.games.duet.missions import MISSIONS
from cluehouse.games.duet.moves import Clue, Guess, Stop
from cluehouse.games.duet.state import AGENTS, KEY_STRUCTURE, Options, State
from cluehouse.games.game import People
from cluehouse.games.marks import Mark
from cluehouse.games.questions import ClueQuestion, RefereeRules
from cluehouse.games.rule import Move
from cluehouse.games.ruling import ruled_clue
from cluehouse.games.seating import Seat
from cluehouse.games.spoken import Announce, Spell
from cluehouse.games.talk import SIDE_CHANNEL, TABLE_CHANNEL, Company, TalkRules

_FIRST_CLUE: Final = 1.0  # pauses: a bot that waits longer looks as if it were broken
_LAST_GUESS: Final = 1.0


class Facts(Struct, frozen=True):
    """How many agents there are to find, and how the two sides of every key match (DU-03, DU-08)."""

    agents: int  # how many agents there are to find
    # how many cards have which colours on the two sides of a key, such as GA: green and assassin (DU-11)
    key_structure: dict[str, int]


FACTS: Final = Facts(AGENTS, dict(KEY_STRUCTURE))


# --- talk -----------------------------------------------------------------------------------------


def _channels(state: State, seat: Seat, company: Company) -> tuple[str, ...]:
    if state.sudden:
        return ()  # DU-79
    confers = (SIDE_CHANNEL,) if company.has_mates else ()  # DU-102
    argues = state.phase in ("objection", "restart")
    guesses = state.phase == "guess" and state.turn.side != seat.side
    # DU-66: the side that gave the clue adds nothing
    return (TABLE_CHANNEL, *confers) if argues or guesses else confers


def _is_silent(state: State, seat: Seat) -> bool:
    """Whether not even "one moment" may be said: in sudden death (DU-79), and by the side whose partner is guessing, to
    which it could be a hint (DU-66, DU-69)."""
    return state.sudden or (state.phase == "guess" and seat.side == state.turn.side)


TALK: Final[TalkRules[State]] = TalkRules(
    channels=_channels,
    depends_on=lambda state: (state.phase, state.turn.side, state.sudden),
    is_silent=_is_silent,
    explained=(Mark, Stop),
)


def may_change_seat(state: State, held: Seat, wanted: Seat) -> bool:
    """Whether a person may change seats: each side knows its own half of the key (DU-07)."""
    return held.side == wanted.side


# --- the referee ----------------------------------------------------------------------------------


def _about(state: State, text: str) -> ClueQuestion:
    options = state.deal.options
    return ClueQuestion(text, visible_words(state), options.language, options)


def _after(state: State, seat: str, move: Move) -> ClueQuestion | None:
    """Ask about a clue that everybody can read now; a spoken one is judged when it is spelt, before the first guess."""
    return _about(state, move.word) if isinstance(move, Clue | Spell) and not state.turn.touches else None


REFEREE_RULES: Final[RefereeRules[State]] = RefereeRules(
    consult=lambda state, seat, text: _about(state, text),
    before=lambda state, seat, move: _about(state, move.word) if isinstance(move, Clue) else None,
    after=_after,
    remarks=ruled_clue,
)


# --- bots and options -----------------------------------------------------------------------------


def patience(state: State, seat: str, move: Move, people: People) -> float | None:
    """Return how long a bot waits: either side may begin (DU-16) and, in sudden death, guess, so people get time to act
    first."""
    if isinstance(move, Clue | Announce) and state.phase == "open" and people.anywhere:
        return _FIRST_CLUE
    if isinstance(move, Guess) and state.phase == "sudden-death" and people.anywhere:
        return _LAST_GUESS
    return 0.0


def random_options(chance: Chance) -> Options:
    """Return random options for a table of Duet, with or without a mission."""
    return Options(
        a=chance.between(1, 3),
        b=chance.between(1, 3),
        pool=chance.pick(("codenames", "duet", "mixed", "pictures")),
        tokens=chance.pick((9, 10, 11)),
        mission=chance.pick(("", *MISSIONS)),
        order=chance.pick(("alternate", "loose")),
        foreign_words=chance.percent(30),
        restart=chance.percent(50),
        spoken=chance.percent(20),
    )
