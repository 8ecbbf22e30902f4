"""The describer: what to say so that the team finds the secret and no likely trap springs."""

from collections.abc import Iterable
from math import exp
from typing import Final

from msgspec import Struct

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.context import Decider, Decision, TurnContext
from cluehouse.bots.trapwords.drafts import Draft, Wanted, drafts, joined
from cluehouse.bots.trapwords.listener import hints
from cluehouse.bots.trapwords.lore import heard
from cluehouse.bots.trapwords.mind import is_harmless, is_name, lookalikes, risk, sayable, trap_chances
from cluehouse.bots.trapwords.temper import Temper
from cluehouse.games.choice import Text
from cluehouse.games.trapwords.moves import Say
from cluehouse.games.words import count_words
from cluehouse.words.blocked import blocked

_PETRIFIED_LINES: Final = 2  # so many lines before a guess turns the describer to stone
_MATERIAL: Final = 12  # associations to make descriptions of
_OTHERS: Final = 4  # words that the secret could be taken for
_JOINED: Final = 4  # lines in the one message of the flood
_DREADED: Final = 0.4  # under the Word of Dread silence is better than this risk
_FEW_WORDS: Final = 4  # of the demon's words, for one message
_WHIM: Final = 0.2  # no two players speak quite alike
_FULL: Final = 8.0  # hints as strong as this need nothing more
_PULL: Final = 0.25  # how bad it is to point at a wrong guess
_STALE: Final = 0.7  # how much is left of the value for every word that was said before


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
    return context.ruling(text, (), context.word).verdict == "allowed"


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
    found = [
        draft
        for draft in drafts(_wanted(context, box, decider.temper))
        if draft.text not in context.said and _fits(context, box, draft.text)
    ]
    ranked = _by_worth(context, found, decider)
    if context.burden.one_breath:
        ranked = [*_by_worth(context, _at_once(context, box, ranked), decider), *ranked]
    return [best for best in ranked if not context.burden.dread or best.risk <= _DREADED]


def _wanted(context: TurnContext, box: Text, temper: Temper) -> Wanted:
    return Wanted(
        secret=context.word,
        language=context.language,
        material=_material(context, temper),
        others=_others(context),
        said=context.said,
        forms=box.forms,
        nouns_only=context.nouns_only,
    )


def _fits(context: TurnContext, box: Text, text: str) -> bool:
    """Is the text admitted? Where words are limited, one message must not use them all."""
    return box.admits(text) and (context.burden.words is None or count_words(text) <= _FEW_WORDS)


def _at_once(context: TurnContext, box: Text, ranked: list[Weighed]) -> list[Draft]:
    """The best lines together, where only one message may be sent (TW-84)."""
    texts = [best.text for best in ranked if is_legal(context, best.text)][:_JOINED]
    longer = (joined(texts[:size], context.language) for size in range(2, len(texts) + 1))
    return [draft for draft in longer if _fits(context, box, draft.text)]


def _material(context: TurnContext, temper: Temper) -> list[str]:
    """Associations that were not said yet: strong ones first, unless they are probably trapped."""
    said = " ".join(context.said).casefold()
    worth = {
        word: force * (1 - _risk(context, word)) ** temper.caution
        for word, force in sayable(context.word, context.language)
        if word.casefold() not in said
    }
    return sorted(worth, key=lambda word: -worth[word])[:_MATERIAL]


def _others(context: TurnContext) -> list[str]:
    """What the secret could be taken for: what was guessed, then the most similar words."""
    named = dict.fromkeys((*_wrong(context), *lookalikes(context.word, context.language)))
    decent = (word for word in named if not is_name(word, context.language) and word not in blocked(context.language))
    return [word for word in decent if is_harmless(word, context.word, context.language)][:_OTHERS]


def _wrong(context: TurnContext) -> list[str]:
    return [made.text.casefold() for made in context.turn.guesses if made.right is False]


def _risk(context: TurnContext, text: str) -> float:
    return risk(text, context.word, context.language, context.traps)


def _by_worth(context: TurnContext, found: Iterable[Draft], decider: Decider) -> list[Weighed]:
    weighed = []
    for draft in found:
        danger = _risk(context, draft.text)
        safe = (1 - danger) ** decider.temper.caution
        worth = draft.clarity * _tells(context, draft.text) * _is_fresh(context, draft.text) * safe
        weighed.append(Weighed(draft.text, danger, worth * (1 + _WHIM * decider.dice.fraction())))
    return sorted(weighed, key=lambda best: -best.worth)


def _tells(context: TurnContext, text: str) -> float:
    """How much a text says for the secret, and not for what the team guessed wrongly."""
    found = hints(text, context.language)
    own = found.get(context.word.upper(), 0.0)
    misled = max((found.get(word.upper(), 0.0) for word in _wrong(context)), default=0.0)
    return (1 + min(1.0, own / _FULL)) * exp(-_PULL * max(0.0, misled - own))


def _is_fresh(context: TurnContext, text: str) -> float:
    """How much of a text is new: another angle helps more than the same words again."""
    said = {form for line in context.said for known in heard(line, context.language) for form in known}
    return _STALE ** sum(bool(known & said) for known in heard(text, context.language))


def _thoughts(context: TurnContext, best: Weighed) -> list[Thought]:
    chances = trap_chances(context.word, context.language, context.traps)
    feared = tuple(word for word, _ in sayable(context.word, context.language) if word in chances)[: context.traps]
    return [Thought("says", (best.text,)), Thought("risk", chance=round(best.risk, 3)), Thought("fears", feared)]
