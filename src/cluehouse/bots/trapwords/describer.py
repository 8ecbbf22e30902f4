"""The describer: what to say of the secret so that friends get it and no likely trap springs."""

from typing import Final

from msgspec import Struct

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.drafts import Draft, Wanted, drafts, joined
from cluehouse.bots.trapwords.guesser import chances
from cluehouse.bots.trapwords.mind import likely_words, risk, sayable
from cluehouse.bots.trapwords.scene import Decider, Decision, Scene
from cluehouse.bots.trapwords.temper import Temper
from cluehouse.games.choice import Text
from cluehouse.games.trapwords.moves import Say
from cluehouse.games.words import count_words
from cluehouse.referee import judge_speech

_PETRIFIED_LINES: Final = 2  # so many lines before a guess turns the describer to stone
_MATERIAL: Final = 12  # associations to make sentences of
_JOINED: Final = 3  # lines in the one message of the flood
_DREADED: Final = 0.4  # under the Word of Dread silence is better than this risk
_FEW_WORDS: Final = 4  # of the demon's words, for one message
_WHIM: Final = 0.1  # no two players speak quite alike


class Weighed(Struct, frozen=True):
    """A draft with the chance that it springs a trap, and what it is worth in all."""

    text: str
    risk: float
    worth: float


def next_line(scene: Scene, decider: Decider) -> Decision:
    """The best thing to say now, or None to let the team think."""
    if not _is_time(scene):
        return None, [Thought("waits")]
    for best in _ranked(scene, decider):
        if is_legal(scene, best.text) and Say(best.text) not in decider.refused:
            return Say(best.text), _thoughts(scene, best)
    return None, [Thought("nothing-to-say")]


def is_legal(scene: Scene, text: str) -> bool:
    """Would the referee let this pass, if there were no traps?"""
    options = scene.options
    ruling = judge_speech(text, (), scene.word, options.language, options.restrictions, nouns_only=scene.nouns_only)
    return ruling.verdict == "allowed"


def _is_time(scene: Scene) -> bool:
    """Speak first; then when the team has answered, or when a line has stood long enough to be past calling."""
    turn = scene.turn
    if not turn.lines or (scene.burden.frozen_by_guess and len(turn.lines) < _PETRIFIED_LINES):
        return True
    if turn.guesses and turn.guesses[-1].right is None:
        return False
    answered = bool(turn.guesses) and turn.guesses[-1].after == len(turn.lines)
    return answered or turn.lapsed >= len(turn.lines)


def _ranked(scene: Scene, decider: Decider) -> list[Weighed]:
    box = scene.choices["say"].args["text"]
    assert isinstance(box, Text)
    material = _material(scene, decider.temper)
    wanted = Wanted(scene.word, scene.language, material, scene.said, box.forms, scene.nouns_only)
    found = [
        draft
        for draft in drafts(wanted, decider.dice)
        if draft.text not in scene.said and _fits(scene, box, draft.text)
    ]
    ranked = _by_worth(scene, found, decider)
    if scene.burden.one_message:
        texts = [best.text for best in ranked if is_legal(scene, best.text)][:_JOINED]
        longer = [joined(texts[:size], scene.language) for size in range(2, len(texts) + 1)]
        ranked = _by_worth(scene, [*found, *(draft for draft in longer if _fits(scene, box, draft.text))], decider)
    return [best for best in ranked if not scene.burden.dread or best.risk <= _DREADED]


def _fits(scene: Scene, box: Text, text: str) -> bool:
    """Is it admitted? The demon's few words are also not all spent at once."""
    return box.admits(text) and (scene.burden.words is None or count_words(text) <= _FEW_WORDS)


def _material(scene: Scene, temper: Temper) -> list[str]:
    """Associations that were not said yet: strong ones first, unless they are probably trapped."""
    said = " ".join(scene.said).casefold()
    worth = {
        word: force * (1 - _risk(scene, word)) ** temper.caution
        for word, force in sayable(scene.word, scene.language)
        if word.casefold() not in said
    }
    return sorted(worth, key=lambda word: -worth[word])[:_MATERIAL]


def _risk(scene: Scene, text: str) -> float:
    return risk(text, scene.word, scene.language, scene.traps)


def _by_worth(scene: Scene, found: list[Draft], decider: Decider) -> list[Weighed]:
    weighed = []
    for draft in found:
        danger = _risk(scene, draft.text)
        told = chances((*scene.said, draft.text), scene.language, scene.options.word_set).get(scene.word.upper(), 0.0)
        safe = (1 - danger) ** decider.temper.caution
        worth = draft.clarity * (1 + told / 2) * safe * (1 + _WHIM * decider.dice.random())
        weighed.append(Weighed(draft.text, danger, worth))
    return sorted(weighed, key=lambda best: -best.worth)


def _thoughts(scene: Scene, best: Weighed) -> list[Thought]:
    feared = tuple(word for word, _ in likely_words(scene.word, scene.language)[: scene.traps])
    return [Thought("says", (best.text,)), Thought("risk", chance=round(best.risk, 3)), Thought("fears", feared)]
