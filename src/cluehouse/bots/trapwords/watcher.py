"""The watcher: calls what is sure, flags what is doubtful, judges answers; and afterwards settles doubts."""

from collections.abc import Iterator
from typing import Final

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.context import Decider, Decision, TurnContext
from cluehouse.games.questions import Verdict
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import moves
from cluehouse.games.trapwords.moves import CallIllegal, CallTrap, DoubtIllegal, DoubtTrap
from cluehouse.games.trapwords.state import Call, ClueFault, Doubt, TrapFault
from cluehouse.referee import Ruling, SpeechRuling, judge_answer, judge_speech, judge_trap

_REASONS: Final[dict[str, ClueFault]] = {
    "TW-47": "example",
    "TW-48": "name",
    "TW-49": "sound",
    "TW-50": "spelling",
    "TW-51": "name",
    "TW-52": "title",
}

Case = CallTrap | CallIllegal | DoubtTrap | DoubtIllegal


def watch(context: TurnContext, decider: Decider) -> Decision:
    """Call or flag what was said, in time (TW-62, TW-63); the surest case first."""
    cases = [case for case in _cases(context) if case not in decider.refused and _is_offered(context, case)]
    if not decider.temper.doubts:
        cases = [case for case in cases if not _is_doubt(case)]
    best = min(cases, key=_is_doubt, default=None)
    if best is None:
        return None, []
    trap = (best.trap,) if isinstance(best, CallTrap | DoubtTrap) else ()
    return best, [Thought("doubts" if _is_doubt(best) else "calls", (*trap, context.said[best.line - 1]))]


def _is_doubt(case: Case) -> bool:
    return isinstance(case, DoubtTrap | DoubtIllegal)


def _is_offered(context: TurnContext, move: Move) -> bool:
    choice = context.choices.get(move.name)
    return choice is not None and choice.admits(move)


def _cases(context: TurnContext) -> Iterator[Case]:
    """The calls and doubts that the lines give reason for, without those that were flagged before."""
    flagged = {(doubt.trap, doubt.line) for doubt in context.turn.doubts}
    for line in range(context.turn.lapsed + 1, len(context.turn.lines) + 1):
        ruling = _ruling(context, line)
        sure = {sprung.trap for sprung in ruling.sprung if sprung.ruling.verdict == "forbidden"}
        unsure = {sprung.trap for sprung in ruling.sprung} | {
            alert.trap for alert in context.view.alerts if alert.line == line
        }
        yield from (CallTrap(trap, line) for trap in sorted(sure))
        yield from (DoubtTrap(trap, line) for trap in sorted(unsure) if (trap, line) not in flagged)
        for fault in ruling.faults:
            reason = _reason(fault.rule)
            if fault.verdict == "forbidden" and not sure:
                yield CallIllegal(line, reason)
            if ("", line) not in flagged:
                yield DoubtIllegal(line, reason)


def _reason(rule: str) -> ClueFault:
    """The reason to name for a clue that breaks this rule; all other rules are those of curses."""
    return _REASONS.get(rule, "curse")


def _ruling(context: TurnContext, line: int) -> SpeechRuling:
    """What the referee says about a line: the traps of this team, the secret, and the rules for clues."""
    traps = context.view.traps
    return context.ruling(context.said[line - 1], () if traps is None else traps.words, context.word)


def judge(context: TurnContext) -> Decision:
    """Does the answer count? Only a wrong word does not: missing accents are forgiven (TW-71)."""
    answer = context.turn.guesses[-1].text
    ruling = judge_answer(answer, context.word, context.options.language)
    return moves.Judge(ruling.verdict != "forbidden"), [Thought("judges", (answer, ruling.reason))]


# --- a call is answered ----------------------------------------------------------------------------


def answer_call(context: TurnContext, call: Call) -> Decision:
    """The called team admits what the referee confirmed, unless the trap itself is forbidden (D-TW-33). It denies what
    the referee would not confirm, and leaves what was said aloud to those who heard it."""
    if call.verdict is None and call.line == 0:
        return None, []
    if call.verdict is None and _verdict(context, call) != "forbidden":
        return moves.Deny(), [Thought("denies", (call.trap,))]
    unfair = _trap_ruling(context, call.trap) if "contest-trap" in context.choices else None
    if unfair is not None and unfair.verdict == "forbidden":
        return moves.ContestTrap(_trap_fault(unfair)), [Thought("contests", (call.trap,))]
    return moves.Admit(), [Thought("admits", (call.trap,))]


def answer_contest(context: TurnContext, call: Call) -> Decision:
    """The writers concede a trap that the referee would forbid, and insist on any other."""
    if _trap_ruling(context, call.trap).verdict == "forbidden":
        return moves.Concede(), [Thought("concedes", (call.trap,))]
    return moves.Insist(), [Thought("insists", (call.trap,))]


def _trap_ruling(context: TurnContext, trap: str) -> Ruling:
    return judge_trap(trap, "", context.options.language)


def _trap_fault(ruling: Ruling) -> TrapFault:
    if ruling.rule == "D-TW-21":
        return "repeated"
    return "no-word" if ruling.reason == "unknown-word" else "part-of-speech"


# --- after the turn -------------------------------------------------------------------------------


def settle(context: TurnContext) -> Decision:
    """The describing team accepts exactly what the referee is sure of (D-TW-19). What was said aloud is settled by
    those who heard it."""
    for number, doubt in enumerate(context.turn.doubts, 1):
        if doubt.settled is None and doubt.line > 0:
            verdict = _verdict(context, doubt)
            rejected = moves.Reject(number, "other-word" if doubt.trap else "allowed")
            move = moves.Accept(number) if verdict == "forbidden" else rejected
            return move, [Thought("settles", (context.said[doubt.line - 1], doubt.trap, verdict))]
    return None, []


def withdraw(context: TurnContext) -> Decision:
    """The watchers withdraw a doubt of their own that the referee finds groundless."""
    for number, doubt in enumerate(context.turn.doubts, 1):
        if doubt.settled is None and doubt.verdict == "allowed" and doubt.seat == context.view.seat:
            return moves.Withdraw(number), [Thought("withdraws", (doubt.trap,))]
    return None, []


def _verdict(context: TurnContext, doubt: Doubt | Call) -> Verdict:
    """What the referee said about a doubt or a call, or would say."""
    if doubt.verdict is not None:
        return doubt.verdict
    text = context.said[doubt.line - 1]
    if doubt.trap:
        return judge_speech(text, (doubt.trap,), "", context.options.language, restrictions=False).verdict
    return context.ruling(text, (), "").verdict
