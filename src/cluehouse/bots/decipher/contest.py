"""After the reveal: whether to go on, to contest the word, and how to decide on a contest (D-DC-23)."""

from cluehouse.bots.decipher.decider import Decision
from cluehouse.bots.thought import Thought
from cluehouse.games.choice import Choice
from cluehouse.games.decipher.moves import AcceptWord, ContestWord, KeepWord, StrikeWord
from cluehouse.games.decipher.state import Round
from cluehouse.games.decipher.view import View
from cluehouse.referee import judge_secret


def look(view: View, choices: dict[str, Choice]) -> Decision:
    """Contest a word that the referee has marked as forbidden, unless another seeker has let it pass."""
    line = view.sheet[-1]
    marked = line.mark is not None and line.mark.verdict == "forbidden"
    if marked and not view.accepted and "contest-word" in choices:
        return ContestWord(), [Thought("contests", (line.word,))]
    return (AcceptWord(), []) if "accept-word" in choices else (None, [])


def judge(view: View, choices: dict[str, Choice]) -> Decision:
    """Say what the referee says; without a referee, what the dictionary says."""
    if "keep-word" not in choices:
        return None, []
    if is_forbidden(view, view.sheet[-1]):
        return StrikeWord(), [Thought("judges", (view.sheet[-1].word,))]
    return KeepWord(), [Thought("judges", (view.sheet[-1].word,))]


def is_forbidden(view: View, line: Round) -> bool:
    """Whether the word must not have been set (DC-07, DC-08)."""
    if line.contest is not None and line.contest.ruling is not None:
        return line.contest.ruling.verdict == "forbidden"
    return judge_secret(line.word, view.options.language, view.options.length).verdict == "forbidden"
