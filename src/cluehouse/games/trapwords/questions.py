"""What Trapwords asks the referee: about traps, sentences, answers and doubts."""

from collections.abc import Iterator
from typing import Final

from cluehouse.games.questions import (
    AnswerQuestion,
    Fault,
    Finding,
    Question,
    RefereeRules,
    SpeechQuestion,
    Sprung,
    TrapQuestion,
)
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import moves
from cluehouse.games.trapwords.burden import curses_on
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.games.trapwords.state import Call, State, Team, Turn


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
    curses = curses_on(state, turn.team)
    nouns_only, denials_only = any(curse.nouns_only for curse in curses), any(curse.form == "not" for curse in curses)
    return SpeechQuestion(text, traps, secret, options.language, options.restrictions, nouns_only, denials_only)


def _barred(state: State, seat: str, move: Move) -> Question | None:
    """A trap that the book forbids does not get on a list (D-TW-33)."""
    return _consult(state, seat, move.word) if isinstance(move, moves.Propose) else None


def _before(state: State, seat: str, move: Move) -> Question | None:
    return _consult(state, seat, move.text) if isinstance(move, moves.Say) else None


def _instead(move: Move, found: Finding) -> Move | None:
    """Hold a forbidden line back in the open instead of refusing it, so that trying costs something (D-TW-35)."""
    return moves.Hold(move.text, found.rule, found.evidence) if isinstance(move, moves.Say) else None


def _after(state: State, seat: str, move: Move) -> Question | None:
    turn = state.turn
    if turn is None:
        return _listed(state, seat, move.word) if isinstance(move, moves.Propose) else None
    if isinstance(move, moves.Say):
        own = state.lists[RIVAL[turn.team]]
        return _speech(state, turn, move.text, tuple(word for word in own.words if word not in own.void))
    if turn.call is not None:
        return _called(state, turn, turn.call)
    if isinstance(move, moves.Guess) and turn.guesses and turn.guesses[-1].right is None:
        return AnswerQuestion(move.text, secret_of(state.deal, state.round, turn.team), state.deal.options.language)
    return _doubted(state, turn) if isinstance(move, moves.DoubtTrap | moves.DoubtIllegal) else None


def _listed(state: State, seat: str, word: str) -> Question | None:
    """Ask about a trap that was just put on the list, beside the others."""
    team = team_of(seat)
    return None if team is None else _trap(state, team, word)


def _trap(state: State, team: Team, word: str) -> TrapQuestion:
    others = tuple(other for other in state.lists[team].words if other != word)
    return TrapQuestion(word, secret_of(state.deal, state.round, RIVAL[team]), state.deal.options.language, others)


def _called(state: State, turn: Turn, call: Call) -> Question | None:
    """Ask about the sentence that was called, or about the trap that is contested. What was said aloud only people have
    heard."""
    if call.contest is not None:
        return _trap(state, RIVAL[turn.team], call.trap) if call.contest.verdict is None else None
    if call.verdict is not None or not 1 <= call.line <= len(turn.lines):
        return None
    return _speech(state, turn, turn.lines[call.line - 1].text, (call.trap,) if call.trap else ())


def _doubted(state: State, turn: Turn) -> SpeechQuestion | None:
    """Ask about the sentence of the latest doubt, beside the trap in doubt."""
    doubt = turn.doubts[-1] if turn.doubts and not state.deal.options.spoken else None
    if doubt is None or doubt.verdict is not None or not 1 <= doubt.line <= len(turn.lines):
        return None
    secret = secret_of(state.deal, state.round, turn.team)
    traps = (doubt.trap,) if doubt.trap and doubt.trap != secret else ()
    return _speech(state, turn, turn.lines[doubt.line - 1].text, traps)


def _remarks(state: State, seat: str, move: Move, found: Finding) -> Iterator[Move]:
    turn = state.turn
    if turn is None:
        yield from _marks(seat, move, found)
        return
    if isinstance(move, moves.Say):
        yield from _alerts(state, turn, found)
    elif isinstance(move, moves.Guess):
        if found.verdict != "doubtful":  # otherwise the watchers decide (TW-71, TW-72)
            yield moves.Judge(found.verdict == "allowed")
    elif turn.call is not None:
        yield _ruling(turn.call, found)
    else:
        yield moves.Ruling(len(turn.doubts), found.verdict, found.rule, found.evidence)


def _marks(seat: str, move: Move, found: Finding) -> Iterator[Move]:
    """Mark a trap that the referee does not clearly allow."""
    team = team_of(seat)
    if team is not None and isinstance(move, moves.Propose) and found.verdict != "allowed":
        yield moves.MarkTrap(team, move.word, found.verdict, found.rule, found.evidence)


def _ruling(call: Call, found: Finding) -> moves.Ruling:
    """Rule on a contested trap, on a trap that was called, or on a clue that was called illegal."""
    if call.contest is not None:
        return moves.Ruling(0, found.verdict, found.rule, found.evidence)
    sprung = [case for case in found.sprung if call.trap in ("", case.trap)]
    cases: list[Sprung | Fault] = [*sprung, *(() if call.trap else found.faults)]
    surest = min(cases, key=lambda case: case.verdict != "forbidden", default=Fault("allowed", "TW-42", "fine"))
    return moves.Ruling(0, surest.verdict, surest.rule, surest.evidence)


def _alerts(state: State, turn: Turn, found: Finding) -> Iterator[Move]:
    """Tell only the watchers which of their traps a sentence may have sprung (D-TW-18), and what may be illegal."""
    line = len(turn.lines)
    for trap in dict.fromkeys(sprung.trap for sprung in found.sprung if sprung.verdict != "allowed"):
        surely = any(each.trap == trap and each.verdict == "forbidden" for each in found.sprung)
        if state.deal.options.automatic_stop and surely:
            yield moves.Spring(trap, line)
            return
        yield moves.Warn(trap, line)
    for fault in found.faults:
        yield moves.WarnIllegal(line, fault.rule, fault.evidence)


REFEREE_RULES: Final[RefereeRules[State]] = RefereeRules(
    consult=_consult, barred=_barred, before=_before, instead=_instead, after=_after, remarks=_remarks
)
