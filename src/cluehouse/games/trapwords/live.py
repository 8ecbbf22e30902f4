"""Trapwords at a live table: who may talk and change seats, what is timed, how long bots wait, options."""

from typing import Final

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.game import People
from cluehouse.games.rule import Move
from cluehouse.games.seating import Seat
from cluehouse.games.talk import SIDE_CHANNEL, TABLE_CHANNEL, Company, TalkRules
from cluehouse.games.timing import Alarm, Timer, TimeRules, Times
from cluehouse.games.trapwords import moves
from cluehouse.games.trapwords.burden import hourglass_milliseconds, traps_needed
from cluehouse.games.trapwords.seats import team_of
from cluehouse.games.trapwords.state import GUESSES, MOST_HELD, ROUNDS, Options, State, Team
from cluehouse.games.trapwords.writing import writer
from cluehouse.games.words import spoken_words

_LONGEST: Final = 600_000  # milliseconds that a stopwatch can show
_TRAP: Final = 4.0  # pauses
_FIRST_TRAP: Final = 8.0  # until people have read the word and had an idea of their own
_TRAP_AHEAD: Final = 12.0  # for a bot that has written more traps than the people in its team
_LAST_TRAP: Final = 20.0  # for the last free place on the list: somebody may be typing
_GUESS: Final = 2.0  # before any guess, and for reading a sentence before the first guess after it:
_WORD: Final = 0.25  # … for each of its words
_CHARACTER: Final = 0.12  # … or for each Chinese character
_LONGEST_READING: Final = 6.0
_ANSWER: Final = 15.0
_RESULT: Final = 3.0  # until everybody has read how the last turn ended

ANSWER_SECONDS: Final = 20  # to answer a call or a contest (D-TW-34)
BREATH_SECONDS: Final = 20  # how long the one breath of the Flood lasts when clues are typed (TW-84)


class Facts(Struct, frozen=True):
    """The most rounds of a game, the most wrong guesses in a turn (TW-66, TW-98), and how many forbidden lines a strict
    table holds back before one counts (D-TW-35)."""

    rounds: int  # the most rounds of a game (TW-98)
    guesses: int  # the most guesses in a turn (TW-66)
    held: int  # how many forbidden lines a strict table holds back in a turn; the next one counts (D-TW-35)


FACTS: Final = Facts(ROUNDS, GUESSES, MOST_HELD)


# --- talk -----------------------------------------------------------------------------------------


def _channels(state: State, seat: Seat, company: Company) -> tuple[str, ...]:
    if state.phase == "settling":
        return (TABLE_CHANNEL, SIDE_CHANNEL)
    if state.turn is not None and seat.side == state.turn.team:
        return ()  # TW-68: what the guessers say is a guess, what the describer says a clue
    return (SIDE_CHANNEL,)


TALK: Final[TalkRules[State]] = TalkRules(
    channels=_channels,
    depends_on=lambda state: (state.phase, None if state.turn is None else state.turn.team),
)


def may_change_seat(state: State, held: Seat, wanted: Seat) -> bool:
    """Whether a person may change seats: a team knows its traps, and the describer, once the book is open, also the
    secret word."""
    if held.side != wanted.side:
        return False
    has_read = state.turn is not None and state.turn.describer == held.name and state.phase != "handover"
    return not has_read or wanted == held


# --- time -----------------------------------------------------------------------------------------


def _timer(state: State) -> Timer | None:
    turn, options = state.turn, state.deal.options
    if state.phase == "writing" and options.writing_seconds:
        return Timer("writing", str(state.round), options.writing_seconds * 1000, moves.StopWriting())
    if turn is None:
        return None
    name = f"{state.round}-{len(state.turns)}"
    if turn.call is not None:
        asked = "contest" if turn.call.contest is not None else "call"
        return Timer("answer", f"{name}-{asked}", ANSWER_SECONDS * 1000, moves.Unanswered())
    if state.phase == "reading":
        return Timer("reading", name, options.reading_seconds * 1000, moves.TurnHourglass())
    if state.phase == "describing" and turn.running:
        return Timer("hourglass", name, hourglass_milliseconds(state, turn.team), moves.TimeUp(), measured=True)
    if state.phase == "settling" and options.spoken:
        return Timer("calls", name, _call_milliseconds(options), moves.Lapse(0))
    return None


def _call_milliseconds(options: Options) -> int:
    return (options.call_seconds + options.call_grace_seconds) * 1000  # TW-62, D-TW-18


def _alarms(state: State, times: Times) -> tuple[Alarm, ...]:
    """Return the clock's alarms: each sentence can be called for a few seconds (TW-62), the Flood leaves one breath
    (TW-84), and the tie-break measures time (TW-97)."""
    turn = state.turn
    if turn is None or state.phase == "reading":
        return ()
    stopwatch = Alarm(times.now, moves.Stopwatch(min(times.ran, _LONGEST)))
    if state.deal.options.spoken or not times.stamps:
        return (stopwatch,)
    breath = Alarm(times.stamps[0] + BREATH_SECONDS * 1000, moves.BreatheIn())  # TW-84
    if turn.lapsed >= len(times.stamps):
        return (breath, stopwatch)
    until = times.stamps[turn.lapsed] + _call_milliseconds(state.deal.options)
    return (Alarm(until, moves.Lapse(turn.lapsed + 1)), breath, stopwatch)


TIME: Final[TimeRules[State]] = TimeRules(
    timer=_timer, stamped=lambda state: 0 if state.turn is None else len(state.turn.lines), alarms=_alarms
)


# --- bots and options -----------------------------------------------------------------------------


def patience(state: State, seat: str, move: Move, people: People) -> float | None:
    """Return how long a bot waits: before it opens the book, until people have seen how the last turn ended; otherwise
    for people in its team, who decide when a list is ready and which words are struck out, and guess first. It guesses
    only when everybody at the table could have read what was said."""
    if isinstance(move, moves.Take) and people.anywhere:
        return _RESULT if state.turns or state.rounds else 0.0
    if isinstance(move, moves.Guess) and people.anywhere:
        return _patience_to_guess(state)
    if not people.on_side:
        return 0.0
    if isinstance(move, moves.Ready | moves.Strike | moves.ContestTrap | moves.Concede):
        return None
    if isinstance(move, moves.Admit | moves.Insist):
        return _ANSWER
    if isinstance(move, moves.Propose):
        return _patience_to_write(state, writer(seat), people)
    return 0.0


def _patience_to_guess(state: State) -> float:
    turn = state.turn
    if turn is None or not turn.lines or (turn.guesses and turn.guesses[-1].after == len(turn.lines)):
        return _GUESS
    characters = sum("\u4e00" <= character <= "\u9fff" for character in turn.lines[-1].text)
    words = sum(not "\u4e00" <= word[0] <= "\u9fff" for word in spoken_words(turn.lines[-1].text))
    return min(_LONGEST_READING, _GUESS + words * _WORD + characters * _CHARACTER)


def _patience_to_write(state: State, team: Team, people: People) -> float | None:
    """Return how long a bot waits with a trap. Until the people in its team have written one it takes its time, and
    leaves them at least half of the list; then bots and people take turns, and nobody has to wait for the others. The
    last place is for people who have written nothing yet; when all have, they still have time to finish a word."""
    own, needed = state.lists[team], traps_needed(state, team)
    authors = [proposal.seat for proposal in own.proposals]
    written = sum(author in people.seats for author in authors)
    if not written:
        return _FIRST_TRAP if len(own.words) < needed // 2 else None
    if needed - len(own.words) <= 1:
        mates = [seat for seat in people.seats if team_of(seat) == team]
        return _LAST_TRAP if set(mates) <= set(authors) else None
    return _TRAP if len(authors) - written <= written else _TRAP_AHEAD


def random_options(chance: Chance) -> Options:
    """Return random options for a table of Trapwords, typed or spoken."""
    return Options(
        red=chance.between(2, 4),
        blue=chance.between(2, 4),
        chambers=tuple(sorted(chance.sample(range(1, 11), 5))),
        word_set=chance.pick(("fantasy", "modern")),
        starred=chance.percent(50),
        curse_places=tuple(sorted(chance.sample(range(1, 5), chance.below(5)))),
        may_pass_torch=chance.percent(50),
        spoken=chance.percent(30),
        hourglass=chance.pick(("official", "pressure", "relaxed")),
        restrictions=chance.percent(70),
        automatic_stop=chance.percent(30),
        writing_seconds=chance.pick((0, 60)),
        tie_break=chance.percent(50),
    )
