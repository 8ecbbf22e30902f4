"""The end of a round: the word is revealed (DC-30), and any seeker may contest it (D-DC-23).

The round closes when all seekers want to go on. A contested word that the referee forbids is struck at once. Otherwise
it is struck if the wordsmith concedes, or if all the other seekers agree; with a single seeker the wordsmith decides
alone. Who keeps silent does not agree.
"""

from typing import Final

from msgspec.structs import replace

from cluehouse.games.choice import Arg
from cluehouse.games.decipher import moves
from cluehouse.games.decipher.deal import begin_round, rounds
from cluehouse.games.decipher.queries import clockwise, seekers, spent
from cluehouse.games.decipher.scoring import score_round, totals, void_scores, winners
from cluehouse.games.decipher.state import BONUS_TOKENS, OPEN, Contest, Ending, Round, Score, State
from cluehouse.games.game import Outcome
from cluehouse.games.refusal import Code
from cluehouse.games.rule import Rule
from cluehouse.games.ruling import RULING_ARGS, Ruled, Ruling
from cluehouse.games.seating import CLOCK, REFEREE

# --- the end of a round ---------------------------------------------------------------------------


def end_round(state: State, end: Ending, solver: str | None = None) -> State:
    """Reveal the word and write the line of the score sheet (DC-30, DC-35)."""
    revealed = replace(state, phase="reveal", sheet=(*state.sheet, _finished(state, end, solver)))
    return revealed if state.deal.contests else _close(revealed)


def _close(state: State) -> State:
    """Begin the next round, or end the game (DC-37, DC-39)."""
    if len(state.sheet) < rounds(state.deal.options):
        return begin_round(state.deal, state.sheet)
    points = totals(clockwise(state.deal.seats, state.deal.first), state.sheet)
    return replace(state, phase="over", outcome=Outcome(winners(points), "points"))


def _finished(state: State, end: Ending, solver: str | None) -> Round:
    bonus_given = BONUS_TOKENS - state.bonus_left
    scores = score_round(state.wordsmith, spent(state), len(state.refused), bonus_given, solver)
    return Round(
        wordsmith=state.wordsmith,
        word=state.word,
        solver=solver,
        end=end,
        refused=len(state.refused),
        bonus_given=bonus_given,
        attempts=state.attempts,
        scores=_in_order(state, scores),
        mark=state.mark,
    )


def _in_order(state: State, scores: dict[str, Score]) -> dict[str, Score]:
    return {seat: scores[seat] for seat in clockwise(state.deal.seats, state.deal.first)}


# --- the seekers look at the word -----------------------------------------------------------------


def _why_not_seeker(state: State, seat: str) -> Code | None:
    return None if seat in seekers(state) else "not-your-part"


def _why_not_accept(state: State, seat: str) -> Code | None:
    return _why_not_seeker(state, seat) or ("not-now" if seat in state.accepted else None)


def _accept(state: State, seat: str, move: moves.AcceptWord) -> State:
    accepted = (*state.accepted, seat)
    return _close(state) if len(accepted) == len(seekers(state)) else replace(state, accepted=accepted)


def _contest(state: State, seat: str, move: moves.ContestWord) -> State:
    return replace(_with_contest(state, Contest(seat)), phase="contest")


# --- the contest ----------------------------------------------------------------------------------


def contest_of(state: State) -> Contest:
    """Return the contest that is being decided; only valid in the phase `contest`."""
    contest = state.sheet[-1].contest
    assert contest is not None
    return contest


def _with_contest(state: State, contest: Contest) -> State:
    return replace(state, sheet=(*state.sheet[:-1], replace(state.sheet[-1], contest=contest)))


def judges(state: State) -> tuple[str, ...]:
    """Return who decides on a contest: the other seekers, or the wordsmith if there is only one seeker."""
    others = tuple(seat for seat in seekers(state) if seat != contest_of(state).seat)
    return others or (state.wordsmith,)


def _why_not_judge(state: State, seat: str) -> Code | None:
    if seat not in judges(state):
        return "not-your-part"
    return "not-now" if seat in contest_of(state).against else None


def _why_not_strike(state: State, seat: str) -> Code | None:
    return None if seat == state.wordsmith else _why_not_judge(state, seat)


def _strike(state: State, seat: str, move: moves.StrikeWord) -> State:
    contest = contest_of(state)
    agreed = _with_contest(state, replace(contest, against=(*contest.against, seat)))
    unanimous = len(contest_of(agreed).against) == len(judges(state))
    return _uphold(agreed) if seat == state.wordsmith or unanimous else agreed


def _keep(state: State, seat: str, move: moves.KeepWord) -> State:
    return _dismiss(state)


def _uphold(state: State) -> State:
    """Strike the word: the wordsmith scores nothing, the seekers only their tokens."""
    settled = _with_contest(state, replace(contest_of(state), upheld=True))
    scores = _in_order(state, void_scores(state.wordsmith, spent(state)))
    return _close(replace(settled, sheet=(*settled.sheet[:-1], replace(settled.sheet[-1], scores=scores))))


def _dismiss(state: State) -> State:
    return _close(_with_contest(state, replace(contest_of(state), upheld=False)))


# --- the referee and the clock --------------------------------------------------------------------


def _why_not_ruling(state: State, seat: str) -> Code | None:
    return None if contest_of(state).ruling is None else "not-now"


def _ruling_args(state: State, seat: str) -> dict[str, Arg]:
    return RULING_ARGS


def _rule(state: State, seat: str, move: Ruling) -> State:
    ruled = Ruled(move.verdict, move.rule, move.evidence)
    heard = _with_contest(state, replace(contest_of(state), ruling=ruled))
    return _uphold(heard) if move.verdict == "forbidden" else heard


def _close_case(state: State, seat: str, move: moves.CloseCase) -> State:
    return _dismiss(state) if state.phase == "contest" else _close(state)


REVEAL_RULES: Final[tuple[Rule[State], ...]] = (
    Rule(
        move=moves.AcceptWord,
        phases=("reveal",),
        why_not=_why_not_accept,
        apply=_accept,
        accepts_stale=True,  # two seekers may want to go on at the same moment
    ),
    Rule(
        move=moves.ContestWord,
        phases=("reveal",),
        why_not=_why_not_seeker,
        apply=_contest,
        accepts_stale=True,
        eagerness="never",
    ),
    Rule(move=moves.StrikeWord, phases=("contest",), why_not=_why_not_strike, apply=_strike, accepts_stale=True),
    Rule(move=moves.KeepWord, phases=("contest",), why_not=_why_not_judge, apply=_keep, accepts_stale=True),
    Rule(
        move=Ruling,
        phases=("contest",),
        made_by=(REFEREE,),
        why_not=_why_not_ruling,
        args=_ruling_args,
        apply=_rule,
    ),
    Rule(move=moves.CloseCase, phases=OPEN, made_by=(CLOCK,), apply=_close_case),
)
