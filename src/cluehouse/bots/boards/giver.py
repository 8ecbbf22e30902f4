"""Giving a clue: the word and number with the highest value, over listeners who differ a little from each other."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cluehouse.bots.boards.odds import exact, runs, shares
from cluehouse.bots.boards.temper import Temper
from cluehouse.bots.mind.linked import linked
from cluehouse.bots.mind.recall import Mind, board_utilities, mind
from cluehouse.bots.mind.vectors import Floats
from cluehouse.languages import table_language
from cluehouse.referee import judge_clue

_EASY: Final = 4.6  # clues at least as common as this are understood equally well
_RARER: Final = 0.05  # how much noise each step of rarity adds; readers understand rarer clues hardly less well
_UNLINKED: Final = 2.0  # how much less than listeners think a clue brings words to mind that it is not linked with
_NAME: Final = 1.0  # … and how much less still if it is a name
_FEARED: Final = 1.5  # how much more a clue brings an assassin to mind that it is linked with
_AGAIN: Final = 0.5  # a word that an earlier clue was for comes to mind more easily
_UNHEARD: Final = 1e-6  # the chance of a word that a listener would never take
_NEVER: Final = 10.0  # how far behind all others a word is that a listener would never take
_WEIGHED: Final = 2000  # how many clues are evaluated for all listeners
_WARNINGS: Final = 40  # how many warnings are put to the referee at most
_SURE: Final = 0.4  # how plainly a warning has to point at the assassin
_TRIED: Final = 600  # how many clues are put to the referee at most


class GiverPosition(Struct, frozen=True):
    """What a giver decides from: the cards that the guessers may take, what they are, and what follows."""

    language: str
    board: tuple[str, ...]  # all words that were dealt
    cards: tuple[str, ...]  # those that can be taken now
    kinds: tuple[str, ...]  # what each card is to the giver: own, rival, bystander or assassin
    protected: tuple[str, ...]  # words that a clue must respect
    given: frozenset[str]  # clues that were given before
    pending: frozenset[str]  # own words that earlier clues of this giver were for
    stopped: tuple[float, ...]  # the value of stopping after 0, 1, 2, … words
    missed: tuple[float, ...]  # … of touching a bystander then
    handed: tuple[float, ...]  # … of touching a word of the other side then
    options: object = None


class Given(Struct, frozen=True):
    """A clue that a giver would give: the word, the words meant, and its value."""

    word: str
    meant: tuple[str, ...]
    worth: float
    feared: str = ""


def give(position: GiverPosition, temper: Temper, trust: Sequence[float], others: Sequence[str] = ()) -> Given | None:
    """The best clue that the referee allows, among the known clues and others that were proposed."""
    thinking = mind(position.language)
    words, heard, noise = _candidates(thinking, position, temper, others)
    heard, most = _without_rejected(words, heard, position)
    worth = _worth(heard, noise, position, temper, trust)
    worth = np.where(np.arange(worth.shape[1]) < most[:, None], worth, -np.inf)
    best = np.argsort(-worth, axis=None)[:_TRIED]
    for at in best:
        clue, number = divmod(int(at), worth.shape[1])
        if is_fit(words[clue], position):
            return _given(words[clue], heard[:, clue], number + 1, float(worth[clue, number]), position, trust)
    return None


def worth_of(word: str, position: GiverPosition, temper: Temper, trust: Sequence[float]) -> tuple[float, ...]:
    """The value of somebody's clue for one word, for two, …, as `give` evaluates a common clue of its own."""
    thinking = mind(position.language)
    heard = thinking.utilities(thinking.look_up((word,)), thinking.lay(position.cards))
    heard, _ = _without_rejected((word,), heard, position)
    noise = np.full(1, temper.noise, np.float32)
    return tuple(float(worth) for worth in _worth(heard, noise, position, temper, trust)[0])


def is_fit(word: str, position: GiverPosition) -> bool:
    """Is this clue new, and does the referee allow it beside all protected words?"""
    if word.casefold() in position.given:
        return False
    return judge_clue(word, position.protected, position.language, position.options).verdict == "allowed"


def _candidates(
    thinking: Mind, position: GiverPosition, temper: Temper, others: Sequence[str]
) -> tuple[list[str], Floats, Floats]:
    """The clues, the utilities of the cards for every listener, and the noise of each clue."""
    known = thinking.known
    places = [position.board.index(card) for card in position.cards]
    utilities = board_utilities(position.language, position.board)
    kept = _promising(utilities[0][:, places], position, np.asarray(known.common) >= known.common.min() + temper.common)
    heard = utilities[:, kept][:, :, places].astype(np.float32)
    words = [known.clues[clue] for clue in kept]
    heard += _by_links(thinking, kept, position)
    noise = temper.noise * (1 + _RARER * np.maximum(0, _EASY - np.asarray(known.common)[kept]))
    if others:
        proposed = thinking.utilities(thinking.look_up(others), thinking.lay(position.cards))
        heard = np.concatenate([proposed, heard], axis=1)
        noise = np.concatenate([np.full(len(others), temper.noise), noise])
        words = [*others, *words]
    pending = np.array([_AGAIN if card in position.pending else 0.0 for card in position.cards], np.float32)
    return words, heard + pending, noise.astype(np.float32)


def _by_links(thinking: Mind, clues: NDArray[np.int64], position: GiverPosition) -> Floats:
    """How much more or less each clue brings cards to mind than the listeners think. Own words count less where nothing
    in the lexicon links them with the clue: the listeners find the best of thousands of chances for a lucky guess, and
    speakers reject most of them, those of names first. An assassin that is linked counts more."""
    words = [thinking.known.clues[clue] for clue in clues]
    cost = np.array([_UNLINKED + _NAME * word[:1].isupper() for word in words], np.float32)
    kinds, links = np.array(position.kinds), linked(thinking, words, position.cards)
    return np.asarray(_FEARED * (links & (kinds == "assassin")) - cost[:, None] * (~links & (kinds == "own")))


def _promising(heard: Floats, position: GiverPosition, easy: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The clues that bring an own word to mind before any other, for the listener that uses all features."""
    own = np.array(position.kinds) == "own"
    lead = heard[:, own].max(axis=1) - (heard[:, ~own].max(axis=1) if not own.all() else 0)
    lead = np.where(easy, lead, -np.inf).astype(np.float32)
    most = min(_WEIGHED, int(easy.sum()))
    return np.argpartition(-lead, most - 1)[:most]


def _without_rejected(words: Sequence[str], heard: Floats, position: GiverPosition) -> tuple[Floats, NDArray[np.int64]]:
    """The utilities without own words that a clue does not bring to mind, and how many own words are left to it."""
    rejected = table_language(position.language).rejected
    own = np.array(position.kinds) == "own"
    most = np.full(len(words), int(own.sum()))
    for at, word in enumerate(words):
        if unlinked := rejected.get(word.casefold()):
            refused = own & np.array([card in unlinked for card in position.cards])
            most[at] -= refused.sum()
            heard[:, at, refused] = heard[:, at].min() - _NEVER
    return heard, most


def _worth(heard: Floats, noise: Floats, position: GiverPosition, temper: Temper, trust: Sequence[float]) -> Floats:
    """The value of each clue with each number: the mean over the listeners, mixed with the worst of them."""
    kinds = np.array(position.kinds)
    own = kinds == "own"
    most = min(temper.most, int(own.sum()))
    odds = np.exp((heard - heard.max(axis=2, keepdims=True)) / noise[:, None])
    odds[..., kinds == "assassin"] *= temper.shy
    chances = runs(odds, own, most)
    wrong = np.maximum(odds[..., ~own].sum(axis=2), 1e-9)
    black = odds[..., kinds == "assassin"].sum(axis=2) / wrong
    rival = odds[..., kinds == "rival"].sum(axis=2) / wrong
    fails = chances[..., :-1] - chances[..., 1:]
    missed, handed = np.array(position.missed[:most]), np.array(position.handed[:most])
    ended = (
        (1 - black - rival)[..., None] * missed + rival[..., None] * handed - black[..., None] * temper.dread
    ) * fails
    worth = np.cumsum(ended, axis=2) + chances[..., 1:] * np.array(position.stopped[1 : most + 1])
    gained = np.array(position.stopped[1 : most + 1]) - position.missed[0]
    worth += temper.clear * gained * _clearly(odds, own, trust, most)
    mean = np.tensordot(np.asarray(trust), worth, axes=1)
    found: Floats = (1 - temper.worst) * mean + temper.worst * worth.min(axis=0)
    return found


def _clearly(odds: Floats, own: NDArray[np.bool_], trust: Sequence[float], most: int) -> Floats:
    """The chance that exactly the words meant are taken: those that all listeners together would take first.

    Other own words are not wrong, but then nobody knows which words the clue was for.
    """
    chance = (odds / odds.sum(axis=2, keepdims=True))[..., own]
    agreed = np.tensordot(np.asarray(trust), np.log(chance + _UNHEARD), axes=1)
    order = np.argsort(-agreed, axis=1)[:, :most]
    return exact(np.take_along_axis(chance, order[None], axis=2), most)


def _given(
    word: str, heard: Floats, number: int, worth: float, position: GiverPosition, trust: Sequence[float]
) -> Given:
    ranked = _ranked(heard, trust)
    own = [place for place in ranked if position.kinds[place] == "own"]
    wrong = [place for place in ranked if position.kinds[place] != "own"]
    feared = position.cards[wrong[0]] if wrong else ""
    return Given(word, tuple(position.cards[place] for place in own[:number]), worth, feared)


def _ranked(heard: Floats, trust: Sequence[float]) -> NDArray[np.int64]:
    odds = heard - heard.max(axis=1, keepdims=True)
    shared = np.exp(odds) / np.exp(odds).sum(axis=1, keepdims=True)
    return np.argsort(-(np.asarray(trust) @ np.log(shared)))


def warn(position: GiverPosition) -> Given | None:
    """A clue that only warns: close to the assassin, far from all own words."""
    kinds = np.array(position.kinds)
    places = [position.board.index(card) for card in position.cards]
    heard = board_utilities(position.language, position.board)[:, :, places].astype(np.float32)
    chance = shares(heard)
    sure = chance[..., kinds == "assassin"].sum(axis=2).min(axis=0) - chance[..., kinds == "own"].sum(axis=2).max(
        axis=0
    )
    words = mind(position.language).known.clues
    for at in np.argsort(-sure)[:_WARNINGS]:
        if sure[at] > _SURE and is_fit(words[at], position):
            return Given(words[at], (), float(sure[at]))
    return None


def ladder(worth: Callable[[int], float], most: int) -> tuple[float, ...]:
    """The value of having found 0, 1, 2, … words."""
    return tuple(worth(found) for found in range(most + 1))
