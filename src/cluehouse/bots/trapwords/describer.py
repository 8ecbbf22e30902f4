"""The describer: what to say so that the team finds the secret and no likely trap springs."""

from typing import Final

from msgspec import Struct

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.context import Decider, Decision, TurnContext
from cluehouse.bots.trapwords.drafts import Draft, Wanted, drafts, joined
from cluehouse.bots.trapwords.guesser import chances
from cluehouse.bots.trapwords.mind import likely_words, risk, sayable
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
    """A draft with the chance that it springs a trap, and its value."""

    text: str
    risk: float
    worth: float


def next_line(context: TurnContext, decider: Decider) -> Decision:
    """The best thing to say now, or None to let the team think."""
    if not _is_time(context):
        return None, [Thought("waits")]
    for best in _ranked(context, decider):
        if is_legal(context, best.text) and Say(best.text) not in decider.refused:
            return Say(best.text), _thoughts(context, best)
    return None, [Thought("nothing-to-say")]


def is_legal(context: TurnContext, text: str) -> bool:
    """Would the referee let this pass, if there were no traps?"""
    options = context.options
    ruling = judge_speech(text, (), context.word, options.language, options.restrictions, nouns_only=context.nouns_only)
    return ruling.verdict == "allowed"


def _is_time(context: TurnContext) -> bool:
    """Speak first; then again when the team has answered, or when nobody can call the last line any more."""
    turn = context.turn
    if not turn.lines or (context.burden.frozen_by_guess and len(turn.lines) < _PETRIFIED_LINES):
        return True
    if turn.guesses and turn.guesses[-1].right is None:
        return False
    answered = bool(turn.guesses) and turn.guesses[-1].after == len(turn.lines)
    return answered or turn.lapsed >= len(turn.lines)


def _ranked(context: TurnContext, decider: Decider) -> list[Weighed]:
    box = context.choices["say"].args["text"]
    assert isinstance(box, Text)
    material = _material(context, decider.temper)
    wanted = Wanted(context.word, context.language, material, context.said, box.forms, context.nouns_only)
    found = [
        draft
        for draft in drafts(wanted, decider.dice)
        if draft.text not in context.said and _fits(context, box, draft.text)
    ]
    ranked = _by_worth(context, found, decider)
    if context.burden.one_message:
        texts = [best.text for best in ranked if is_legal(context, best.text)][:_JOINED]
        longer = [joined(texts[:size], context.language) for size in range(2, len(texts) + 1)]
        ranked = _by_worth(context, [*found, *(draft for draft in longer if _fits(context, box, draft.text))], decider)
    return [best for best in ranked if not context.burden.dread or best.risk <= _DREADED]


def _fits(context: TurnContext, box: Text, text: str) -> bool:
    """Is the text admitted? Where words are limited, one message must not use them all."""
    return box.admits(text) and (context.burden.words is None or count_words(text) <= _FEW_WORDS)


def _material(context: TurnContext, temper: Temper) -> list[str]:
    """Associations that were not said yet: strong ones first, unless they are probably trapped."""
    said = " ".join(context.said).casefold()
    worth = {
        word: force * (1 - _risk(context, word)) ** temper.caution
        for word, force in sayable(context.word, context.language)
        if word.casefold() not in said
    }
    return sorted(worth, key=lambda word: -worth[word])[:_MATERIAL]


def _risk(context: TurnContext, text: str) -> float:
    return risk(text, context.word, context.language, context.traps)


def _by_worth(context: TurnContext, found: list[Draft], decider: Decider) -> list[Weighed]:
    weighed = []
    for draft in found:
        danger = _risk(context, draft.text)
        told = chances((*context.said, draft.text), context.language, context.options.word_set).get(
            context.word.upper(), 0.0
        )
        safe = (1 - danger) ** decider.temper.caution
        worth = draft.clarity * (1 + told / 2) * safe * (1 + _WHIM * decider.dice.random())
        weighed.append(Weighed(draft.text, danger, worth))
    return sorted(weighed, key=lambda best: -best.worth)


def _thoughts(context: TurnContext, best: Weighed) -> list[Thought]:
    feared = tuple(word for word, _ in likely_words(context.word, context.language)[: context.traps])
    return [Thought("says", (best.text,)), Thought("risk", chance=round(best.risk, 3)), Thought("fears", feared)]
