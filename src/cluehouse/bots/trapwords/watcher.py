"""The watcher: calls what is sure, flags what is doubtful, judges answers; and afterwards settles doubts."""

from collections.abc import Iterator

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.scene import Decider, Decision, Scene
from cluehouse.games.questions import Verdict
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import moves
from cluehouse.games.trapwords.moves import CallIllegal, CallTrap, DoubtIllegal, DoubtTrap
from cluehouse.games.trapwords.state import Doubt
from cluehouse.referee import SpeechRuling, judge_answer, judge_speech

Case = CallTrap | CallIllegal | DoubtTrap | DoubtIllegal


def watch(scene: Scene, decider: Decider) -> Decision:
    """Call or flag what was said, in time (TW-62, TW-63); the surest case first."""
    cases = [case for case in _cases(scene) if case not in decider.refused and _is_offered(scene, case)]
    if not decider.temper.doubts:
        cases = [case for case in cases if not _is_doubt(case)]
    best = min(cases, key=_is_doubt, default=None)
    if best is None:
        return None, []
    trap = (best.trap,) if isinstance(best, CallTrap | DoubtTrap) else ()
    return best, [Thought("doubts" if _is_doubt(best) else "calls", (*trap, scene.said[best.line - 1]))]


def _is_doubt(case: Case) -> bool:
    return isinstance(case, DoubtTrap | DoubtIllegal)


def _is_offered(scene: Scene, move: Move) -> bool:
    choice = scene.choices.get(str(move.__struct_config__.tag))
    return choice is not None and choice.admits(move)


def _cases(scene: Scene) -> Iterator[Case]:
    """What can be said against the lines that are not past calling, without what was flagged before."""
    flagged = {(doubt.trap, doubt.line) for doubt in scene.turn.doubts}
    for line in range(scene.turn.lapsed + 1, len(scene.turn.lines) + 1):
        ruling = _ruling(scene, line)
        sure = {sprung.trap for sprung in ruling.sprung if sprung.ruling.verdict == "forbidden"}
        unsure = {sprung.trap for sprung in ruling.sprung} | {
            alert.trap for alert in scene.view.alerts if alert.line == line
        }
        yield from (CallTrap(trap, line) for trap in sorted(sure))
        yield from (DoubtTrap(trap, line) for trap in sorted(unsure) if (trap, line) not in flagged)
        if ruling.verdict == "forbidden" and not sure:
            yield CallIllegal(line)
        if ruling.verdict == "doubtful" and not unsure and ("", line) not in flagged:
            yield DoubtIllegal(line)


def _ruling(scene: Scene, line: int) -> SpeechRuling:
    """What the referee says of a line: against this team's traps, the secret and the rules for clues."""
    traps, options = scene.view.traps, scene.options
    return judge_speech(
        scene.said[line - 1],
        () if traps is None else traps.words,
        scene.word,
        options.language,
        options.restrictions,
        nouns_only=scene.nouns_only,
    )


def judge(scene: Scene) -> Decision:
    """Does the answer count? Only a wrong word does not: missing accents are forgiven (TW-71)."""
    answer = scene.turn.guesses[-1].text
    ruling = judge_answer(answer, scene.word, scene.options.language)
    return moves.Judge(ruling.verdict != "forbidden"), [Thought("judges", (answer, ruling.reason))]


# --- after the turn -------------------------------------------------------------------------------


def settle(scene: Scene) -> Decision:
    """The describing team accepts what the referee is sure of, and nothing else (D-TW-19). What was said aloud is
    for those to settle who heard it."""
    for number, doubt in enumerate(scene.turn.doubts, 1):
        if doubt.settled is None and doubt.line > 0:
            verdict = _verdict(scene, doubt)
            move = moves.Accept(number) if verdict == "forbidden" else moves.Reject(number)
            return move, [Thought("settles", (scene.said[doubt.line - 1], doubt.trap, verdict))]
    return None, []


def withdraw(scene: Scene) -> Decision:
    """The watchers drop a doubt of theirs that the referee finds groundless."""
    for number, doubt in enumerate(scene.turn.doubts, 1):
        if doubt.settled is None and doubt.verdict == "allowed" and doubt.seat == scene.view.seat:
            return moves.Withdraw(number), [Thought("withdraws", (doubt.trap,))]
    return None, []


def _verdict(scene: Scene, doubt: Doubt) -> Verdict:
    """What the referee said of the doubt, or would say."""
    if doubt.verdict is not None:
        return doubt.verdict
    text, options = scene.said[doubt.line - 1], scene.options
    if doubt.trap:
        return judge_speech(text, (doubt.trap,), "", options.language, restrictions=False).verdict
    return judge_speech(text, (), "", options.language, options.restrictions, nouns_only=scene.nouns_only).verdict
