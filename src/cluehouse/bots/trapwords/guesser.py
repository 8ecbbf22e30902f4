"""The guesser: which secret fits what was heard, and is it time to say so?"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import islice
from math import log
from typing import Final

import numpy as np

from cluehouse.bots.mind import mind
from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.context import Decider, Decision, TurnContext
from cluehouse.bots.trapwords.listener import fit, fit_of_others
from cluehouse.bots.trapwords.temper import Temper
from cluehouse.games.trapwords.moves import Guess
from cluehouse.referee import judge_speech
from cluehouse.words.decks import WordSet, load_words
from cluehouse.words.lexicon import lexicon

_OTHER_SET: Final = 0.02  # a word that lies in no pack of this game, beside 1 for one that does
_HOPELESS: Final = 1e-4  # a chance that is not worth a thought
_SHOWN: Final = 3  # how many candidates a thought tells of
_PATIENCE: Final = 6  # lines to wait for before the last guess
_LAST_GUESS: Final = 0.3  # how sure to be of the last guess while more lines may come


def chances(
    texts: Sequence[str],
    language: str,
    word_set: WordSet,
    gone: Collection[str] = (),
    *,
    own_pack: bool = False,
) -> dict[str, float]:
    """How probable each word is after these lines, without the words that are gone and the hopeless. In a pack of the
    players' own, any word of the language is possible."""
    words, scores = tuple(lexicon(language)), _priors(language, word_set, own_pack)
    scores = scores + sum(fit(text, language) for text in texts)
    if own_pack:
        words += mind(language).known.clues
        scores = np.concatenate([scores, sum(fit_of_others(text, language) for text in texts)])
    weights = np.exp(scores - scores.max())
    weights[[at for at, word in enumerate(words) if word.casefold() in gone]] = 0
    weights /= weights.sum() or 1
    return {words[at]: float(weights[at]) for at in np.flatnonzero(weights >= _HOPELESS)}


@lru_cache(maxsize=16)
def _priors(language: str, word_set: WordSet, own_pack: bool) -> np.ndarray:
    cards = _cards(language, word_set)
    return np.array([0.0 if own_pack or word in cards else log(_OTHER_SET) for word in lexicon(language)])


@lru_cache(maxsize=16)
def _cards(language: str, word_set: WordSet) -> frozenset[str]:
    return frozenset(load_words(language, word_set))


def guess(context: TurnContext, decider: Decider) -> Decision:
    """The likeliest word that was not tried yet, or None to hear more first."""
    if not context.turn.lines or _lets_finish(context):
        return None, [Thought("listens")]
    box = context.choices["guess"].args["text"]
    found = (item for item in _candidates(context) if Guess(item[0]) not in decider.refused and box.admits(item[0]))
    ranked = list(islice(found, _SHOWN))
    thoughts = [Thought("candidate", (word,), round(chance, 3)) for word, chance in ranked]
    if not ranked or not _is_time(context, ranked[0][1], decider.temper):
        return None, [Thought("unsure"), *thoughts]
    words, shares = zip(*ranked, strict=True)
    best = decider.dice.weighted(words, shares, 1)[0] if decider.temper.wavers else words[0]
    return Guess(best), [Thought("guesses", (best,)), *thoughts]


def _candidates(context: TurnContext) -> Iterable[tuple[str, float]]:
    """The secrets that may be meant, likeliest first. A word that the description names cannot be it."""
    gone, options = _gone(context), context.options
    found = chances(context.said, context.language, options.word_set, gone, own_pack=_is_own_pack(context))
    for word, chance in sorted(found.items(), key=lambda item: -item[1]):
        if not _is_named(context, word):
            yield word.lower(), chance


def _is_named(context: TurnContext, word: str) -> bool:
    rulings = (judge_speech(text, (), word, context.options.language, restrictions=False) for text in context.said)
    return any(ruling.verdict == "forbidden" for ruling in rulings)


def _is_own_pack(context: TurnContext) -> bool:
    """Do the players use words of their own? The words that this team has seen tell."""
    cards = _cards(context.language, context.options.word_set)
    return any(word.upper() not in cards for word in _seen(context))


def _seen(context: TurnContext) -> list[str]:
    """The word that this team set, and the secrets of finished turns."""
    view = context.view
    past = [word for played in view.rounds for word in played.secrets.values()]
    return [word for word in (view.set_word or "", *past, *(over.secret for over in view.finished)) if word]


def _gone(context: TurnContext) -> frozenset[str]:
    """Words that were guessed, or that were secrets before; no card comes twice."""
    guessed = (made.text for made in context.turn.guesses)
    return frozenset(word.casefold() for word in (*guessed, *_seen(context)))


def _lets_finish(context: TurnContext) -> bool:
    """Should the guesser wait, because the first guess silences the describer (TW-85)?"""
    goes_on = context.burden.frozen_by_guess and not context.burden.one_breath and not context.turn.guesses
    return goes_on and context.turn.lapsed < len(context.turn.lines)


def _is_time(context: TurnContext, chance: float, temper: Temper) -> bool:
    """Guess when sure. Otherwise guess once for every line, when there was time to think; and wait longer with the
    last guess. Where nothing more is said, there is nothing to wait for."""
    turn, burden = context.turn, context.burden
    turned_to_stone = burden.frozen_by_guess and bool(turn.guesses)
    if turn.breathed or turned_to_stone:
        return True
    left = burden.guesses - sum(made.right is False for made in turn.guesses)
    if left == 1 and len(turn.lines) < _PATIENCE:
        return chance >= max(_LAST_GUESS, temper.sure)
    answered = bool(turn.guesses) and turn.guesses[-1].after == len(turn.lines)
    thought = turn.lapsed >= len(turn.lines) or burden.words_a_message is not None
    return chance >= temper.sure or (thought and not answered)
