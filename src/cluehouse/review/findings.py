"""What is worth knowing of a finished game of cards: its best clue, a clue that would have been better than one that
failed, and the guess that was most dangerous. The listeners of the house's bots are the judges.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any, Final

import numpy as np
from msgspec import Struct

from cluehouse.bots.boards.codenames import see_codenames
from cluehouse.bots.boards.duet import see_duet
from cluehouse.bots.boards.giver import Scene, give, worth_of
from cluehouse.bots.boards.odds import shares
from cluehouse.bots.boards.sight import Sight
from cluehouse.bots.boards.temper import TEMPERS
from cluehouse.bots.mind import mind
from cluehouse.games import GAMES
from cluehouse.games.record import Record, states
from cluehouse.review.finding import Finding

_LOOK: Final[dict[str, Callable[[Any, Collection[str]], Sight]]] = {"codenames": see_codenames, "duet": see_duet}
_GAIN: Final = 0.03  # how much more than a clue that failed a better one has to be worth
_DANGER: Final = 0.35  # how near to the card that was taken a black one has to come to be worth a word
_SPOKEN: Final = 0.15  # the least share of the black card, or no clue speaks for it


class _Guess(Struct, frozen=True):
    step: int
    seat: str
    card: str
    open: tuple[str, ...]  # the cards that could be taken
    is_right: bool


class _Clue(Struct, frozen=True):
    """A clue of the record, what the giver saw, and what came of it."""

    step: int
    seat: str
    word: str
    number: int | str
    scene: Scene
    guesses: list[_Guess]

    @property
    def found(self) -> tuple[str, ...]:
        """What was found by it; one card more than it is for was found by an earlier clue, or by luck."""
        most = self.number if isinstance(self.number, int) else None
        return tuple(guess.card for guess in self.guesses if guess.is_right)[:most]

    @property
    def miss(self) -> str:
        return next((guess.card for guess in self.guesses if not guess.is_right), "")

    @property
    def followed(self) -> tuple[_Guess, ...]:
        """The guesses that were made for this very clue. One that only warns, or names no number, is for no card."""
        return tuple(self.guesses[: self.number]) if isinstance(self.number, int) else ()

    @property
    def failed(self) -> bool:
        """Was something wrong taken for it, or not all found? What nobody could follow has not failed."""
        return bool(self.followed) and (bool(self.miss) or len(self.found) < int(self.number))


def best_clue(record: Record) -> tuple[Finding, ...]:
    """What can be found without knowing the language."""
    return _best_clue(list(_clues(record)))


def findings(record: Record) -> tuple[Finding, ...]:
    """All that is worth knowing of this record, by what bots know of its language."""
    clues = list(_clues(record))
    best = _best_clue(clues)
    failed = [clue for clue in clues if clue.failed and clue.step not in [found.step for found in best]]
    return tuple(found for found in (*best, _better_clue(record, failed), _danger(clues)) if found is not None)


def _clues(record: Record) -> Iterator[_Clue]:
    game, clue = GAMES[record.game], None
    for step, ((seat, move), state) in enumerate(zip(record.moves, states(game, record), strict=False), 1):
        name = move.__struct_config__.tag
        if name == "clue":
            if clue is not None:
                yield clue
            view = game.view(state, seat)
            scene = _LOOK[record.game](view, ()).scene
            assert scene is not None
            fields: Any = move
            clue = _Clue(step, seat, fields.word, fields.number, scene, [])
        elif name == "guess" and clue is not None and state.turn.word == clue.word:  # in sudden death there is no clue
            fields = move
            kinds = dict(zip(clue.scene.cards, clue.scene.kinds, strict=True))
            taken = {guess.card for guess in clue.guesses}
            open_cards = tuple(card for card in clue.scene.cards if card not in taken)
            if fields.card in kinds and fields.card not in taken:
                clue.guesses.append(_Guess(step, seat, fields.card, open_cards, kinds[fields.card] == "own"))
    if clue is not None:
        yield clue


def _best_clue(clues: list[_Clue]) -> tuple[Finding, ...]:
    fruitful = [clue for clue in clues if len(clue.found) > 1]
    if not fruitful:
        return ()
    best = max(fruitful, key=lambda clue: (len(clue.found), not clue.miss))
    return (Finding("best-clue", best.step, best.seat, best.word, best.number, best.found),)


def _better_clue(record: Record, clues: list[_Clue]) -> Finding | None:
    """Of these clues, the one that another would have beaten by most."""
    temper, best, most = TEMPERS[record.game]["even"], None, _GAIN
    for clue in clues:
        trust = _evenly(clue.scene.language)
        better = give(clue.scene, temper, trust)
        worth = worth_of(clue.word, clue.scene, temper, trust)
        if better is None or not worth or len(better.meant) < len(clue.found) + (not clue.miss):
            continue  # it would not have done more
        if better.word.casefold() == clue.word.casefold():
            continue
        gain = better.worth - worth[min(int(clue.number), len(worth)) - 1]
        if gain > most:
            most = gain
            best = Finding(
                "better-clue",
                clue.step,
                clue.seat,
                clue.word,
                clue.number,
                clue.found,
                clue.miss,
                better.word,
                better.meant,
            )
    return best


def _danger(clues: list[_Clue]) -> Finding | None:
    """The guess to which a black card was closest, or which took it."""
    found = [_weighed(clue, guess) for clue in clues for guess in clue.followed]
    ranked = sorted((pair for pair in found if pair is not None), key=lambda pair: -pair[0])
    return ranked[0][1] if ranked and ranked[0][0] >= _DANGER else None


def _weighed(clue: _Clue, guess: _Guess) -> tuple[float, Finding] | None:
    """How near this guess came to a black card, if it was right or black itself."""
    kinds = dict(zip(clue.scene.cards, clue.scene.kinds, strict=True))
    black = [card for card in guess.open if kinds[card] == "assassin"]
    fatal = guess.card in black
    if not black or not (fatal or guess.is_right):
        return None
    places = [clue.scene.board.index(card) for card in guess.open]
    chance = shares(mind(clue.scene.language).hear(clue.word, clue.scene.board)[:, places])
    share = dict(zip(guess.open, chance.T, strict=True))
    wrong = guess.card if fatal else max(black, key=lambda card: float(share[card].mean()))
    near = 1.0 if fatal else float(np.mean(share[wrong] / (share[wrong] + share[guess.card])))
    if not fatal and share[wrong].mean() < _SPOKEN:
        return None
    found = Finding(
        "black-guess" if fatal else "narrow-guess",
        guess.step,
        guess.seat,
        clue.word,
        clue.number,
        (guess.card,),
        wrong,
        agreed=sum(guess.open[first] == wrong for first in np.argmax(chance, axis=1)),
        listeners=len(chance),
    )
    return near, found


def _evenly(language: str) -> tuple[float, ...]:
    count = len(mind(language).listeners)
    return (1 / count,) * count
