"""Codenames at a live table: who may talk and change seats, what is timed, what the referee is asked."""

from typing import Final

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.codenames.moves import Clue, Stop, TimeUp
from cluehouse.games.codenames.seats import SHARED
from cluehouse.games.codenames.state import KEY_COUNTS, Options, ProposedClue, State
from cluehouse.games.marks import Mark
from cluehouse.games.questions import ClueQuestion, RefereeRules
from cluehouse.games.rule import Move
from cluehouse.games.ruling import ruled_clue
from cluehouse.games.seating import Seat
from cluehouse.games.spoken import Spell
from cluehouse.games.talk import TABLE_CHANNEL, Company, TalkRules
from cluehouse.games.timing import Timer, TimeRules

CHIEFS_CHANNEL: Final = "chiefs"  # the two chiefs talk about clues (CN-46)


class Facts(Struct, frozen=True):
    """How many cards of each kind a key has (D-CN-01)."""

    own: int  # words of the team that begins
    other: int  # words of the other team
    bystanders: int  # words of neither team
    assassins: int  # words that lose the game


FACTS: Final = Facts(*KEY_COUNTS)


# --- talk -----------------------------------------------------------------------------------------


def _channels(state: State, seat: Seat, company: Company) -> tuple[str, ...]:
    if seat.role == "chief":
        return (CHIEFS_CHANNEL,) if state.deal.options.variant != "ghost" else ()  # CN-17: nothing to the team
    on_turn = seat.name == SHARED or seat.side == state.turn.side
    return (TABLE_CHANNEL,) if on_turn or company.rivals_talk else ()  # CN-47, D-CN-18


def _is_silent(state: State, seat: Seat) -> bool:
    """Whether this is a chief whose team is guessing: even "one moment" could warn it (CN-17, CN-47)."""
    return seat.role == "chief" and seat.side == state.turn.side and state.phase in ("guess", "objection")


TALK: Final[TalkRules[State]] = TalkRules(
    channels=_channels,
    depends_on=lambda state: (state.turn.side, state.phase),
    is_silent=_is_silent,
    audiences={CHIEFS_CHANNEL: lambda speaker, listener: listener.role == "chief"},
    explained=(Mark, Stop),
)


def may_change_seat(state: State, held: Seat, wanted: Seat) -> bool:
    """Whether a person may change seats: whoever has seen the key stays a chief (D-CN-21)."""
    return held.role != "chief" or wanted.role == "chief"


# --- time (CN-74) ---------------------------------------------------------------------------------


def _timer(state: State) -> Timer | None:
    options = state.deal.options
    if options.timer == "off" or state.overtime:
        return None
    if state.phase == "clue":
        is_first = all(turn.side != state.turn.side for turn in state.turns)
        seconds = options.clue_seconds + (options.first_clue_extra if is_first else 0)
    elif state.phase == "guess":
        seconds = options.guess_seconds
    else:
        return None
    return Timer(state.phase, str(len(state.turns)), seconds * 1000, TimeUp(), by_hand=True)


TIME: Final[TimeRules[State]] = TimeRules(timer=_timer)


# --- the referee ----------------------------------------------------------------------------------


def _about(state: State, text: str) -> ClueQuestion:
    options = state.deal.options
    return ClueQuestion(text, state.visible, options.language, options)


def _before(state: State, seat: str, move: Move) -> ClueQuestion | None:
    """Ask about a clue, unless the opposing chief, who is the judge, has agreed to exactly this one (CN-43,
    D-CN-15)."""
    if not isinstance(move, Clue) or state.asked == ProposedClue(move.word, move.number, "approved"):
        return None
    return _about(state, move.word)


def _after(state: State, seat: str, move: Move) -> ClueQuestion | None:
    """Ask about a clue that everybody can read now; a spoken one is judged when it is spelt, before the first guess."""
    return _about(state, move.word) if isinstance(move, Clue | Spell) and not state.turn.touches else None


REFEREE_RULES: Final[RefereeRules[State]] = RefereeRules(
    consult=lambda state, seat, text: _about(state, text), before=_before, after=_after, remarks=ruled_clue
)


# --- options --------------------------------------------------------------------------------------


def random_options(chance: Chance) -> Options:
    """Return random options for a table of Codenames."""
    return Options(
        variant=chance.pick(("standard", "standard", "ghost", "shared")),
        red=chance.between(2, 4),
        blue=chance.between(2, 4),
        pool=chance.pick(("codenames", "duet", "mixed", "pictures")),
        names=chance.percent(30),
        titles=chance.percent(30),
        hyphenated=chance.percent(70),
        foreign_words=chance.percent(30),
        timer=chance.pick(("off", "warn", "end-turn")),
        spoken=chance.percent(20),
    )
