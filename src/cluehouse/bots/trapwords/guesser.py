"""The guesser: which secret makes the words that were heard likely?"""

from collections import defaultdict
from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import islice
from math import exp, log
from typing import Final

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.context import Decider, Decision, TurnContext
from cluehouse.bots.trapwords.lore import heard, lore
from cluehouse.bots.trapwords.temper import Temper
from cluehouse.games.trapwords.moves import Guess
from cluehouse.referee import judge_speech
from cluehouse.words.decks import WordSet, load_words
from cluehouse.words.lexicon import lexicon

_MEANT: Final = 0.4  # how much a word that recalls a card word speaks for it, against chance
_FAINT: Final = 0.003  # how often a word is said that nothing calls for
_OTHER_SET: Final = 0.1  # a word that lies in no pack of this game, beside 1 for one that does
_SHOWN: Final = 3  # how many candidates a thought tells of
_PATIENCE: Final = 6  # lines to wait for before the last guess
_LAST_GUESS: Final = 0.3  # how sure to be of the last guess while more lines may come
_POOR: Final = 0.05  # if no card word is likelier than this, others are thought of
_LISTS: Final = 40
_OUTSIDERS: Final = 20

Ranked = list[tuple[str, float]]


def chances(texts: Iterable[str], language: str, word_set: WordSet, gone: Collection[str] = ()) -> dict[str, float]:
    """How probable each card word is after these lines, without the words that are gone."""
    scores: dict[str, float] = defaultdict(float)
    for text in texts:
        for known in heard(text, language):
            for word, gain in _evidence(known, language).items():
                scores[word] += gain
    cards = _cards(language, word_set)
    weights = {
        word: exp(score) * (1.0 if word in cards else _OTHER_SET)
        for word, score in scores.items()
        if word.casefold() not in gone
    }
    unheard = len(cards) + _OTHER_SET * (len(lexicon(language)) - len(cards))
    whole = sum(weights.values()) + unheard
    return {word: weight / whole for word, weight in weights.items()}


@lru_cache(maxsize=2048)
def _evidence(known: frozenset[str], language: str) -> dict[str, float]:
    """How much likelier each card word is because of one heard word, as a logarithm."""
    recalled: dict[str, float] = {}
    for form in known:
        for word, force in lore(language).recalled.get(form, {}).items():
            recalled[word] = max(force, recalled.get(word, 0.0))
    chance = _FAINT + sum(recalled.values()) / len(lexicon(language))
    return {word: log(1 + _MEANT * force / chance) for word, force in recalled.items()}


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
    best = decider.dice.choices(*zip(*ranked, strict=True))[0] if decider.temper.wavers else ranked[0][0]
    return Guess(best), [Thought("guesses", (best,)), *thoughts]


def _candidates(context: TurnContext) -> Iterable[tuple[str, float]]:
    """The secrets that may be meant, likeliest first. A word that the description names cannot be it."""
    gone = _gone(context)
    found = chances(context.said, context.language, context.options.word_set, gone)
    if max(found.values(), default=0.0) < _POOR:
        found |= {word: chance for word, chance in outsiders(context.said, context.language) if word not in gone}
    for word, chance in sorted(found.items(), key=lambda item: -item[1]) or _anything(context):
        if word.casefold() not in gone and not _is_named(context, word):
            yield word.lower(), chance


def _is_named(context: TurnContext, word: str) -> bool:
    rulings = (judge_speech(text, (), word, context.options.language, restrictions=False) for text in context.said)
    return any(ruling.verdict == "forbidden" for ruling in rulings)


def _anything(context: TurnContext) -> Ranked:
    """Any word of the pack, where nothing was understood."""
    words = sorted(_cards(context.language, context.options.word_set))
    return [(word, 1 / len(words)) for word in words]


def outsiders(texts: Iterable[str], language: str) -> Ranked:
    """Words without an entry that share many lists with the words that were heard; custom packs may hold them."""
    scores: dict[str, float] = defaultdict(float)
    for text in texts:
        for known in heard(text, language):
            lists = sorted({word for form in known for word in lore(language).recalled.get(form, {})})
            for listed in lists[:_LISTS]:
                for association in lexicon(language)[listed].associations:
                    if association == association.casefold() and association.upper() not in lexicon(language):
                        scores[association] += 1 / len(lists)
    best = sorted(scores.items(), key=lambda item: (-item[1], item[0]))[:_OUTSIDERS]
    return [(word, _FAINT * score) for word, score in best]


def _gone(context: TurnContext) -> frozenset[str]:
    """Words that were guessed, or that were secrets before; no card comes twice."""
    view = context.view
    guessed = (made.text for made in context.turn.guesses)
    past = (word for played in view.rounds for word in played.secrets.values())
    shown = (over.secret for over in view.finished)
    return frozenset(word.casefold() for word in (*guessed, *past, *shown, view.set_word or ""))


def _lets_finish(context: TurnContext) -> bool:
    """Should the guesser wait, because the first guess silences the describer (TW-85)?"""
    goes_on = context.burden.frozen_by_guess and not context.burden.one_message and not context.turn.guesses
    return goes_on and context.turn.lapsed < len(context.turn.lines)


def _is_time(context: TurnContext, chance: float, temper: Temper) -> bool:
    """Guess when sure, or when nothing more seems to come; wait longer with the last guess."""
    turn, burden = context.turn, context.burden
    turned_to_stone = burden.frozen_by_guess and bool(turn.guesses)
    if burden.one_message or burden.words_a_message is not None or turned_to_stone:
        return True  # nothing more is said before a guess, or at all
    left = burden.guesses - sum(made.right is False for made in turn.guesses)
    if left == 1 and len(turn.lines) < _PATIENCE:
        return chance >= max(_LAST_GUESS, temper.sure)
    return turn.lapsed >= len(turn.lines) or chance >= temper.sure
