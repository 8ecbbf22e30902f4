"""What Trapwords asks the referee: about traps, sentences, answers and doubts."""

from collections.abc import Iterator
from typing import Final

from cluehouse.games.questions import AnswerQuestion, Finding, Question, RefereeRules, SpeechQuestion, TrapQuestion
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import moves
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.games.trapwords.state import State, Turn


def _consult(state: State, seat: str, text: str) -> Question | None:
    """Ask about a trap beside the word it is for, or about a sentence beside the secret only: the describer does not
    know the traps, and must not learn them from a refusal."""
    team, options = team_of(seat), state.deal.options
    if team is None:
        return None
    if state.phase == "writing":
        secret = secret_of(state.deal, state.round, RIVAL[team])
        return TrapQuestion(text, secret, options.language, state.lists[team].words)
    if state.turn is not None and state.turn.describer == seat and state.phase == "describing":
        return _speech(state, state.turn, text, ())
    return None


def _speech(state: State, turn: Turn, text: str, traps: tuple[str, ...]) -> SpeechQuestion:
    options = state.deal.options
    secret = secret_of(state.deal, state.round, turn.team)
    return SpeechQuestion(text, traps, secret, options.language, options.restrictions)


def _before(state: State, seat: str, move: Move) -> Question | None:
    if isinstance(move, moves.Propose):
        return _consult(state, seat, move.word)
    return _consult(state, seat, move.text) if isinstance(move, moves.Say) else None


def _after(state: State, move: Move) -> Question | None:
    turn = state.turn
    if turn is None:
        return None
    if isinstance(move, moves.Say):
        return _speech(state, turn, move.text, state.lists[RIVAL[turn.team]].words)
    if isinstance(move, moves.Guess) and turn.guesses and turn.guesses[-1].right is None:
        return AnswerQuestion(move.text, secret_of(state.deal, state.round, turn.team), state.deal.options.language)
    return _doubted(state, turn) if isinstance(move, moves.DoubtTrap | moves.DoubtIllegal) else None


def _doubted(state: State, turn: Turn) -> SpeechQuestion | None:
    """Ask about the sentence of the latest doubt, beside the trap in doubt."""
    doubt = turn.doubts[-1] if turn.doubts and not state.deal.options.spoken else None
    if doubt is None or doubt.verdict is not None or not 1 <= doubt.line <= len(turn.lines):
        return None
    secret = secret_of(state.deal, state.round, turn.team)
    traps = (doubt.trap,) if doubt.trap and doubt.trap != secret else ()
    return _speech(state, turn, turn.lines[doubt.line - 1].text, traps)


def _remarks(state: State, move: Move, found: Finding) -> Iterator[Move]:
    turn = state.turn
    if turn is None:
        return
    if isinstance(move, moves.Say):
        yield from _alerts(state, turn, found)
    elif isinstance(move, moves.Guess):
        if found.verdict != "doubtful":  # otherwise the watchers decide (TW-71, TW-72)
            yield moves.Judge(found.verdict == "allowed")
    else:
        yield moves.Ruling(len(turn.doubts), found.verdict, found.rule, found.evidence)


def _alerts(state: State, turn: Turn, found: Finding) -> Iterator[Move]:
    """Tell only the watchers which of their traps a sentence may have sprung (D-TW-18)."""
    line = len(turn.lines)
    for trap in dict.fromkeys(sprung.trap for sprung in found.sprung if sprung.verdict != "allowed"):
        surely = any(each.trap == trap and each.verdict == "forbidden" for each in found.sprung)
        if state.deal.options.automatic_stop and surely:
            yield moves.Spring(trap, line)
            return
        yield moves.Warn(trap, line)


REFEREE_RULES: Final[RefereeRules[State]] = RefereeRules(
    consult=_consult, before=_before, after=_after, remarks=_remarks
)
