"""Password at a live table."""

from typing import Final

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.questions import ClueQuestion, RefereeRules
from cluehouse.games.seating import Seat
from cluehouse.games.talk import TABLE_CHANNEL, Company, TalkRules
from cluehouse.games.timing import Timer, TimeRules
from tests.password.play import GiveClue, TimeUp
from tests.password.state import GIVER, MOST_CLUES, SEATING, Options, State


class Facts(Struct, frozen=True):
    """How many clues a round has at most (PW-10)."""

    clues: int


FACTS: Final = Facts(MOST_CLUES)


def _channels(state: State, seat: Seat, company: Company) -> tuple[str, ...]:
    return () if seat.role == "giver" else (TABLE_CHANNEL,)  # whoever knows the word adds nothing to the clue


TALK: Final[TalkRules[State]] = TalkRules(channels=_channels, depends_on=lambda state: None)


def may_change_seat(state: State, held: Seat, wanted: Seat) -> bool:
    """Whoever has seen a word stays a giver."""
    return held.role != "giver" or wanted.role == "giver"


def _timer(state: State) -> Timer | None:
    seconds = state.deal.options.seconds
    if state.phase != "guess" or not seconds:
        return None
    return Timer("guess", f"{state.round}-{len(state.clues)}", seconds * 1000, TimeUp())


TIME: Final[TimeRules[State]] = TimeRules(timer=_timer)


def _about(state: State, seat: str, text: str) -> ClueQuestion | None:
    if seat not in GIVER.values():
        return None  # an answer of the referee would tell of the word
    return ClueQuestion(text, (state.secret,), state.deal.options.language, state.deal.options)


REFEREE_RULES: Final[RefereeRules[State]] = RefereeRules(
    consult=_about,
    before=lambda state, seat, move: _about(state, seat, move.word) if isinstance(move, GiveClue) else None,
)


def random_options(chance: Chance) -> Options:
    """Any table of Password."""
    return Options(rounds=chance.between(1, 4), seconds=chance.pick((0, 30)))


def progress(state: State, seat: str) -> dict[str, int]:
    """The points of this seat's side."""
    return {"points": state.points[SEATING.seats[seat].side]}  # type: ignore[index]
