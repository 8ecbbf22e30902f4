"""Part two of a round: a team's turn, from the book to the last guess (TW-37 … TW-75).

A `why_not_…` function returns the code of a refusal, or None if the move is allowed; its docstring says when it is.
"""

from typing import Final

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf, Text
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.ruling import RULING_ARGS
from cluehouse.games.seating import CLOCK, REFEREE
from cluehouse.games.trapwords import moves
from cluehouse.games.trapwords.burden import Burden, burden
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.maze import end_round
from cluehouse.games.trapwords.seats import RIVAL, describes, guesses, watches
from cluehouse.games.trapwords.state import (
    MOST_HELD,
    TEAMS,
    Ending,
    Guessed,
    HeldLine,
    Round,
    State,
    Turn,
    Utterance,
)
from cluehouse.games.trapwords.writing import hand_over
from cluehouse.games.words import LINE_LENGTH, NEGATIONS, Form, count_words, has_form, says_something, spoken_words

YES_NO: Final = OneOf((True, False))

_FORM_CODES: Final[dict[Form, Code]] = {
    "echo": "echo-needed",
    "no-s-words": "no-s-words",
    "not": "say-what-it-is-not",
}


def turn_of(state: State) -> Turn:
    """Return the current turn; only valid in a phase that has one."""
    assert state.turn is not None
    return state.turn


def with_turn(state: State, turn: Turn) -> State:
    """Return the state with this turn as the current one."""
    return replace(state, turn=turn)


# --- the book and the hourglass -------------------------------------------------------------------


def why_not_take(state: State, seat: str) -> Code | None:
    """Only the describer opens the book."""
    return None if describes(state, seat) else "not-your-part"


def take(state: State, seat: str, move: moves.Take) -> State:
    """Read the word; the mode decides when the hourglass starts (TW-39 … TW-41)."""
    mode = state.deal.options.hourglass
    turn = replace(turn_of(state), running=mode == "pressure")
    return replace(state, phase="reading" if mode == "official" else "describing", turn=turn)


def why_not_hourglass(state: State, seat: str) -> Code | None:
    """The watchers start the hourglass (TW-64), or the clock does it for them; in relaxed mode the first typed clue
    does."""
    if not watches(state, seat) and seat != CLOCK:
        return "not-your-part"
    if state.phase == "reading":
        return None
    return None if state.deal.options.spoken and not turn_of(state).running else "not-now"


def turn_hourglass(state: State, seat: str, move: moves.TurnHourglass) -> State:
    """Start the hourglass."""
    return replace(state, phase="describing", turn=replace(turn_of(state), running=True))


def why_not_time(state: State, seat: str) -> Code | None:
    """The turn times out only while the hourglass runs, and never while an answer waits to be judged."""
    if not turn_of(state).running:
        return "not-now"
    return "answer-pending" if is_answer_pending(turn_of(state)) else None


def time_up(state: State, seat: str, move: moves.TimeUp) -> State:
    """End the turn as failed (TW-74)."""
    return fail(state, "time")


# --- clues ----------------------------------------------------------------------------------------


def why_not_say(state: State, seat: str) -> Code | None:
    """The describer may type while the hourglass runs, unless a curse forbids it."""
    if not describes(state, seat):
        return "not-your-part"
    if state.deal.options.spoken:
        return "not-now"
    turn, weight = turn_of(state), burden(state, turn_of(state).team)
    if weight.one_breath and turn.breathed:
        return "breath-over"  # TW-84
    if weight.frozen_by_guess and turn.guesses:
        return "clues-frozen"  # TW-85
    if weight.words_a_message is not None and _waits_for_a_guess(turn):
        return "wait-for-guess"
    return "words-used-up" if weight.words is not None and words_left(turn, weight.words) == 0 else None


def _waits_for_a_guess(turn: Turn) -> bool:
    return bool(turn.lines) and (not turn.guesses or turn.guesses[-1].after < len(turn.lines))


def words_left(turn: Turn, limit: int) -> int:
    """Return how many words the describer may still say."""
    return limit - sum(count_words(line.text) for line in turn.lines)


def say_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow a line within the limits of monster and curses."""
    turn = turn_of(state)
    weight = burden(state, turn.team)
    negations = state.deal.negations if "not" in weight.forms else NEGATIONS
    most = _most_words(turn, weight)
    return {"text": Text(LINE_LENGTH, most_words=most, forms=weight.forms, negations=negations)}


def _most_words(turn: Turn, weight: Burden) -> int | None:
    limits = [weight.words_a_message, None if weight.words is None else words_left(turn, weight.words)]
    return min((limit for limit in limits if limit is not None), default=None)


def explain_say(state: State, seat: str, move: moves.Say) -> Refusal | None:
    """Return the limit that the line broke."""
    turn = turn_of(state)
    weight = burden(state, turn.team)
    if not isinstance(move.text, str):
        return None
    for form in weight.forms:
        if not has_form(form, move.text, state.deal.negations):
            named = {"negations": " / ".join(state.deal.negations)} if form == "not" else {}
            return Refusal(_FORM_CODES[form], **named)
    most = _most_words(turn, weight)
    if most is not None and count_words(move.text) > most:
        return Refusal("three-words-only" if most == weight.words_a_message else "words-used-up", left=most)
    return None


def why_not_breathe_in(state: State, seat: str) -> Code | None:
    """The breath of the Flood begins with the first line."""
    turn = turn_of(state)
    begun = burden(state, turn.team).one_breath and bool(turn.lines)
    return None if begun and not turn.breathed else "not-now"


def breathe_in(state: State, seat: str, move: moves.BreatheIn) -> State:
    """End the one breath: no more clues."""
    return with_turn(state, replace(turn_of(state), breathed=True))


def hold_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow any line and the reason against it."""
    return {"text": Text(LINE_LENGTH), "rule": RULING_ARGS["rule"], "evidence": RULING_ARGS["evidence"]}


def hold(state: State, seat: str, move: moves.Hold) -> State:
    """Hold a forbidden line back. Nobody heard it, so the turn goes on; but trying again and again is not free: after
    a few lines the next one counts as an illegal clue (TW-44, D-TW-35)."""
    turn = turn_of(state)
    held = with_turn(state, replace(turn, held=(*turn.held, HeldLine(move.text, move.rule, move.evidence))))
    return held if len(turn.held) < MOST_HELD else fail(held, "illegal")


def say(state: State, seat: str, move: moves.Say) -> State:
    """Add a clue, one of any number (TW-42); the first one starts the hourglass in relaxed mode (TW-41)."""
    turn = turn_of(state)
    return with_turn(state, replace(turn, lines=(*turn.lines, Utterance(move.text)), running=True))


# --- guesses --------------------------------------------------------------------------------------


def is_answer_pending(turn: Turn) -> bool:
    """Whether an answer waits to be judged."""
    return bool(turn.guesses) and turn.guesses[-1].right is None


def why_not_hand(state: State, seat: str) -> Code | None:
    """Asking to guess is not a guess (TW-69)."""
    if not guesses(state, seat):
        return "not-your-part"
    return "not-now" if seat in turn_of(state).hands else None


def raise_hand(state: State, seat: str, move: moves.Hand) -> State:
    """Show the raised hand until the next guess."""
    turn = turn_of(state)
    return with_turn(state, replace(turn, hands=(*turn.hands, seat)))


def why_not_guess(state: State, seat: str) -> Code | None:
    """Everybody in the team but the describer may guess, in any order (TW-65)."""
    if not guesses(state, seat):
        return "not-your-part"
    turn = turn_of(state)
    if state.deal.options.spoken or not turn.running:
        return "not-now"
    if is_answer_pending(turn):
        return "answer-pending"
    each = burden(state, turn.team).guesses_each
    made = sum(guess.seat == seat for guess in turn.guesses)
    return "no-guess-left" if each is not None and made >= each else None


def guess_args(state: State, seat: str) -> dict[str, Arg]:
    """Allow anything on one line that has a word in it; however long it is, it is one guess (TW-70). Games before 0.2
    also took a line of question marks."""
    return {"text": Text(LINE_LENGTH, some_word=state.deal.hearings)}


def explain_guess(state: State, seat: str, move: moves.Guess) -> Refusal | None:
    """Return the refusal of a guess without a word: a slip of the finger costs nothing."""
    is_empty = isinstance(move.text, str) and state.deal.hearings and not says_something(move.text)
    return Refusal("guess-without-word") if is_empty else None


def guess(state: State, seat: str, move: moves.Guess) -> State:
    """Make a guess. The secret word itself is right at once (TW-71); any other answer waits to be judged."""
    turn = turn_of(state)
    secret = secret_of(state.deal, state.round, turn.team)
    right = True if _contains(move.text, secret) else None
    made = Guessed(seat, move.text, after=len(turn.lines), right=right)
    return _after_guess(with_turn(state, replace(turn, guesses=(*turn.guesses, made), hands=())))


def _contains(answer: str, secret: str) -> bool:
    """Whether the secret word, in exactly this form, is one of the words of the answer (D-TW-16)."""
    return secret.casefold() in [answer.casefold(), *(word.casefold() for word in spoken_words(answer))]


def why_not_judge(state: State, seat: str) -> Code | None:
    """The referee or the watchers judge an answer."""
    if seat != REFEREE and not watches(state, seat):
        return "not-your-part"
    return None if is_answer_pending(turn_of(state)) else "not-now"


def yes_no(state: State, seat: str) -> dict[str, Arg]:
    """Allow right or wrong."""
    return {"right": YES_NO}


def judge(state: State, seat: str, move: moves.Judge) -> State:
    """Judge the answer: it counts, or it was a wrong guess."""
    turn = turn_of(state)
    judged = replace(turn.guesses[-1], right=move.right)
    return _after_guess(with_turn(state, replace(turn, guesses=(*turn.guesses[:-1], judged))))


def why_not_heard(state: State, seat: str) -> Code | None:
    """At a spoken table the watchers count the guesses (TW-64)."""
    if not watches(state, seat):
        return "not-your-part"
    heard_now = state.deal.options.spoken and turn_of(state).running
    return None if heard_now else "not-now"


def heard(state: State, seat: str, move: moves.Heard) -> State:
    """Count a guess that was said aloud."""
    turn = turn_of(state)
    made = Guessed(seat="", text="", after=0, right=move.right)
    return _after_guess(with_turn(state, replace(turn, guesses=(*turn.guesses, made), hands=())))


def _after_guess(state: State) -> State:
    turn = turn_of(state)
    if turn.guesses[-1].right:
        return settle(replace(state, phase="settling", turn=replace(turn, running=False)))
    wrong = sum(guess.right is False for guess in turn.guesses)
    return fail(state, "guesses") if wrong >= burden(state, turn.team).guesses else state  # TW-66, D-TW-15


# --- the end of a turn ----------------------------------------------------------------------------


def last_callable(turn: Turn) -> int:
    """Return the last line that can be called: lines after an answer that is or may be right cannot undo it
    (D-TW-17)."""
    last = turn.guesses[-1] if turn.guesses else None
    return len(turn.lines) if last is None or last.right is False else last.after


def settle(state: State) -> State:
    """Confirm a right guess once nothing can be called, doubted or measured any more (TW-63, D-TW-17)."""
    turn = turn_of(state)
    open_to_calls = not turn.closed if state.deal.options.spoken else turn.lapsed < last_callable(turn)
    doubted = any(doubt.settled is None for doubt in turn.doubts)
    unmeasured = turn.end is None and turn.milliseconds is None and needs_stopwatch(state)
    return state if open_to_calls or doubted or unmeasured else _conclude(state, turn.end or "guessed", "")


def resume(state: State) -> State:
    """Play on after a call that does not count: the hourglass runs on, or the end of the turn is settled."""
    turn = turn_of(state)
    guessed = bool(turn.guesses) and turn.guesses[-1].right is True
    if guessed or turn.end is not None:
        return settle(replace(state, phase="settling"))
    return replace(state, phase="describing")


def needs_stopwatch(state: State) -> bool:
    """Whether the tie-break asks how long this turn's right guess took (TW-97)."""
    return state.deal.options.tie_break and len(state.fighting) == 2 and not state.turns


def fail(state: State, end: Ending, sprung: str = "") -> State:
    """End the turn as failed; the marker stays (TW-74). Under the Word of Dread more is at stake than the turn: what
    was said can still be called, and doubts are still settled."""
    turn = turn_of(state)
    if end in ("time", "guesses") and burden(state, turn.team).dread:
        return settle(replace(state, phase="settling", turn=replace(turn, running=False, end=end)))
    return _conclude(state, end, sprung)


def _conclude(state: State, end: Ending, sprung: str) -> State:
    turn = replace(turn_of(state), running=False, end=end, sprung=sprung)
    team = turn.team
    step = 0
    if end == "guessed" and team not in state.fighting:
        step = 1  # TW-73
    elif sprung and sprung == state.lists[RIVAL[team]].dread and state.positions[team] > 0:
        step = -1  # the Word of Dread
    concluded = replace(
        state,
        turns=(*state.turns, turn),
        turn=None,
        positions={**state.positions, team: state.positions[team] + step},
    )
    if len(concluded.turns) == 1:
        return hand_over(concluded, RIVAL[team])  # TW-75
    return end_round(concluded, _written_up(concluded))


def _written_up(state: State) -> Round:
    return Round(
        number=state.round,
        secrets={team: secret_of(state.deal, state.round, team) for team in TEAMS},
        chambers={team: state.deal.options.chambers[state.starts[team]] for team in TEAMS},
        traps={team: state.lists[team].words for team in TEAMS},
        marks={team: state.lists[team].marks for team in TEAMS if state.lists[team].marks},
        void={team: state.lists[team].void for team in TEAMS if state.lists[team].void},
        authors={team: state.lists[team].authors for team in TEAMS},
        turns=state.turns,
        curses=state.in_force,
        fighting=state.fighting,
    )
