"""Decipher at a live table: who may talk and change seats, what the referee is asked, how long bots wait."""

from typing import Final

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.decipher.moves import Attempt, SetWord
from cluehouse.games.decipher.state import ATTEMPTS, BONUS_PIECES, BONUS_TOKENS, Options, State
from cluehouse.games.game import People
from cluehouse.games.letters import LETTERS, TILES, Pieces
from cluehouse.games.questions import RefereeRules, SecretQuestion
from cluehouse.games.rule import Move
from cluehouse.games.seating import Seat
from cluehouse.games.talk import TABLE_CHANNEL, Company, TalkRules

_ATTEMPT: Final = 2.0  # pauses


class Facts(Struct, frozen=True):
    """The pieces of every letter, the tiles of every alphabet, and the tokens of a round (DC-01, DC-02, DC-20)."""

    letters: dict[str, Pieces]
    tiles: dict[str, dict[str, int]]
    attempts: int
    bonus_tokens: int
    bonus_pieces: int


FACTS: Final = Facts(LETTERS, TILES, ATTEMPTS, BONUS_TOKENS, BONUS_PIECES)


def _channels(state: State, seat: Seat, company: Company) -> tuple[str, ...]:
    return () if seat.name == state.wordsmith and state.phase != "word" else (TABLE_CHANNEL,)


TALK: Final[TalkRules[State]] = TalkRules(
    channels=_channels, depends_on=lambda state: (state.wordsmith, state.phase == "word")
)


def may_change_seat(state: State, held: Seat, wanted: Seat) -> bool:
    """Whether a person may change seats: the wordsmith knows the word."""
    return state.wordsmith != held.name or state.phase == "word" or wanted == held


def _about(state: State, text: str) -> SecretQuestion:
    options = state.deal.options
    return SecretQuestion(text, options.language, options.length)


REFEREE_RULES: Final[RefereeRules[State]] = RefereeRules(
    consult=lambda state, seat, text: _about(state, text),
    before=lambda state, seat, move: _about(state, move.word) if isinstance(move, SetWord) else None,
)


def patience(state: State, seat: str, move: Move, people: People) -> float | None:
    """Return how long a bot waits before an attempt, so that people may say the word first."""
    return _ATTEMPT if isinstance(move, Attempt) and people.anywhere else 0.0


def random_options(chance: Chance) -> Options:
    """Return random options for a table of Decipher."""
    return Options(
        language=chance.pick(("pl", "en")),
        players=chance.between(2, 4),
        length=chance.between(3, 6),
        blind_draw=chance.percent(30),
    )
