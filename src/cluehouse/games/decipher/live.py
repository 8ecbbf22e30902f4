"""Decipher at a live table: who may talk and change seats, what the referee is asked, what is timed, how long bots
wait."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.decipher.moves import Attempt, CloseCase, ContestWord, MarkWord, SetWord
from cluehouse.games.decipher.queries import seekers
from cluehouse.games.decipher.state import ATTEMPTS, BONUS_PIECES, BONUS_TOKENS, SEEKING, Options, State
from cluehouse.games.game import People
from cluehouse.games.letters import LETTERS, TILES, Pieces
from cluehouse.games.questions import Finding, RefereeRules, SecretQuestion
from cluehouse.games.rule import Move
from cluehouse.games.ruling import Ruling
from cluehouse.games.seating import Seat
from cluehouse.games.talk import TABLE_CHANNEL, Company, TalkRules
from cluehouse.games.timing import Timer, TimeRules

_ATTEMPT: Final = 4.0  # pauses
_WATCHED: Final = 2.0
_CONTEST: Final = 8.0

REVEAL_SECONDS: Final = 45  # to look at the revealed word and to contest it (D-DC-23)
CONTEST_SECONDS: Final = 45  # to decide on a contest


class Facts(Struct, frozen=True):
    """The pieces of every letter, the tiles of every alphabet, and the tokens of a round (DC-01, DC-02, DC-20)."""

    letters: dict[str, Pieces]  # for each letter how many pieces of each kind form it
    tiles: dict[str, dict[str, int]]  # for each alphabet how many tiles of each letter there are
    attempts: int  # how many attempt tokens a seeker has in every round
    bonus_tokens: int  # how many bonus tokens a round has
    bonus_pieces: int  # bonus mode begins when this many pieces are still hidden


FACTS: Final = Facts(LETTERS, TILES, ATTEMPTS, BONUS_TOKENS, BONUS_PIECES)


# --- talk -----------------------------------------------------------------------------------------


def _channels(state: State, seat: Seat, company: Company) -> tuple[str, ...]:
    return () if seat.name == state.wordsmith and state.phase in SEEKING else (TABLE_CHANNEL,)


TALK: Final[TalkRules[State]] = TalkRules(
    channels=_channels, depends_on=lambda state: (state.wordsmith, state.phase in SEEKING)
)


def may_change_seat(state: State, held: Seat, wanted: Seat) -> bool:
    """Whether a person may change seats: until the reveal the wordsmith knows too much."""
    return state.wordsmith != held.name or state.phase not in SEEKING or wanted == held


# --- the referee ----------------------------------------------------------------------------------


def _about(state: State, text: str) -> SecretQuestion:
    options = state.deal.options
    return SecretQuestion(text, options.language, options.length)


def _after(state: State, seat: str, move: Move) -> SecretQuestion | None:
    """Ask about a word that was set, and again when it is contested."""
    return _about(state, state.word) if isinstance(move, SetWord | ContestWord) else None


def _remarks(state: State, seat: str, move: Move, found: Finding) -> Iterator[Move]:
    if isinstance(move, ContestWord):
        yield Ruling(found.verdict, found.rule, found.evidence)
    elif found.verdict != "allowed":
        yield MarkWord(found.verdict, found.rule, found.evidence)


REFEREE_RULES: Final[RefereeRules[State]] = RefereeRules(
    consult=lambda state, seat, text: _about(state, text),
    before=lambda state, seat, move: _about(state, move.word) if isinstance(move, SetWord) else None,
    after=_after,
    remarks=_remarks,
)


# --- time -----------------------------------------------------------------------------------------


def _timer(state: State) -> Timer | None:
    """Only the reveal is timed, so that somebody who has left does not hold up the others."""
    seconds = {"reveal": REVEAL_SECONDS, "contest": CONTEST_SECONDS}.get(state.phase)
    return None if seconds is None else Timer(state.phase, str(len(state.sheet)), seconds * 1000, CloseCase())


TIME: Final[TimeRules[State]] = TimeRules(timer=_timer)


# --- bots and options -----------------------------------------------------------------------------


def patience(state: State, seat: str, move: Move, people: People) -> float | None:
    """Return how long a bot waits for people. Where people seek, too, a bot names the word only in its own turn, and
    gives them time to be quicker; whether a word is contested they decide first."""
    if isinstance(move, Attempt):
        if not set(people.seats) & set(seekers(state)):
            return _WATCHED if people.anywhere else 0.0
        return _ATTEMPT if seat == state.seeker else None
    if isinstance(move, ContestWord) and people.anywhere:
        return _CONTEST
    return 0.0


def random_options(chance: Chance) -> Options:
    """Return random options for a table of Decipher."""
    return Options(
        language=chance.pick(("pl", "en")),
        players=chance.between(2, 4),
        length=chance.between(3, 6),
        blind_draw=chance.percent(30),
    )
