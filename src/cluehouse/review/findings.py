"""Findings about a finished game of cards: its best clue, a better one than a clue that failed, the riskiest guess.

The listeners of the bots are the judges.
"""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from msgspec import Struct

from cluehouse.bots.boards.features import BoardGame
from cluehouse.bots.boards.giver import GiverPosition, give, worth_of
from cluehouse.bots.boards.odds import shares
from cluehouse.bots.boards.temper import Temper
from cluehouse.bots.mind import mind
from cluehouse.bots.mind.prepared import is_prepared
from cluehouse.games import GAMES
from cluehouse.games.record import Record, states
from cluehouse.review.finding import Finding, Review
from cluehouse.words.decks import LANGUAGES

_GAIN: Final = 0.03  # how much the value of a better clue has to exceed that of the clue that failed
_DANGER: Final = 0.35  # how close a black card has to come to the card that was taken
_SPOKEN: Final = 0.15  # the least share of a black card that the clue points at


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
    position: GiverPosition  # as its giver saw it
    guesses: list[_Guess]

    @property
    def found(self) -> tuple[str, ...]:
        """What was found by it. A card beyond its number was found by an earlier clue, or by luck."""
        most = self.number if isinstance(self.number, int) else None
        return tuple(guess.card for guess in self.guesses if guess.is_right)[:most]

    @property
    def miss(self) -> str:
        return next((guess.card for guess in self.guesses if not guess.is_right), "")

    @property
    def followed(self) -> tuple[_Guess, ...]:
        """The guesses that were made for this clue; none, if it only warns or has no number."""
        return tuple(self.guesses[: self.number]) if isinstance(self.number, int) else ()

    @property
    def failed(self) -> bool:
        """Was a wrong card taken for it, or not every word found? A clue that nobody followed has not failed."""
        return bool(self.followed) and (bool(self.miss) or len(self.found) < int(self.number))


def review(record: Record, board: BoardGame[Any]) -> Review:
    """Everything worth knowing about this record.

    Until the bots know its language, only what can be found without it; at a table of several languages nothing else
    is ever found, because no listener knows several at once.
    """
    language = record.deal.options.language
    if language not in LANGUAGES:
        return Review(best_clue(record, board))
    if not is_prepared(language):
        return Review(best_clue(record, board), complete=False)
    return Review(findings(record, board))


def best_clue(record: Record, board: BoardGame[Any]) -> tuple[Finding, ...]:
    """What can be found without knowing the language."""
    return _best_clue(list(_clues(record, board)))


def findings(record: Record, board: BoardGame[Any]) -> tuple[Finding, ...]:
    """All findings, by what the bots know about the language."""
    clues = list(_clues(record, board))
    best = _best_clue(clues)
    failed = [clue for clue in clues if clue.failed and clue.step not in [found.step for found in best]]
    better = _better_clue(failed, board.tempers["even"])
    return tuple(found for found in (*best, better, _danger(clues)) if found is not None)


def _clues(record: Record, board: BoardGame[Any]) -> Iterator[_Clue]:
    game, clue = GAMES[record.game], None
    for step, ((seat, move), state) in enumerate(zip(record.moves, states(game, record), strict=False), 1):
        if move.name == "clue":
            if clue is not None:
                yield clue
            position = board.look(game.view(state, seat), ()).giving
            assert position is not None
            fields: Any = move
            clue = _Clue(step, seat, fields.word, fields.number, position, [])
        elif move.name == "guess" and clue is not None and state.turn.word == clue.word:  # not without a clue
            fields = move
            kinds = dict(zip(clue.position.cards, clue.position.kinds, strict=True))
            taken = {guess.card for guess in clue.guesses}
            open_cards = tuple(card for card in clue.position.cards if card not in taken)
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


def _better_clue(clues: list[_Clue], temper: Temper) -> Finding | None:
    """The clue of these that another clue would have beaten by most."""
    best, most = None, _GAIN
    for clue in clues:
        trust = _evenly(clue.position.language)
        better = give(clue.position, temper, trust)
        worth = worth_of(clue.word, clue.position, temper, trust)
        if better is None or not worth or len(better.meant) < max(2, len(clue.found) + (not clue.miss)):
            continue  # it would not have done more, or would connect nothing
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
    """The guess that came closest to a black card, or took it."""
    found = [_weighed(clue, guess) for clue in clues for guess in clue.followed]
    ranked = sorted((pair for pair in found if pair is not None), key=lambda pair: -pair[0])
    return ranked[0][1] if ranked and ranked[0][0] >= _DANGER else None


def _weighed(clue: _Clue, guess: _Guess) -> tuple[float, Finding] | None:
    """How close this guess came to a black card, if it was right or black itself."""
    kinds = dict(zip(clue.position.cards, clue.position.kinds, strict=True))
    black = [card for card in guess.open if kinds[card] == "assassin"]
    fatal = guess.card in black
    if not black or not (fatal or guess.is_right):
        return None
    places = [clue.position.board.index(card) for card in guess.open]
    chance = shares(mind(clue.position.language).hear(clue.word, clue.position.board)[:, places])
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
        by=clue.seat,
        agreed=sum(guess.open[first] == wrong for first in np.argmax(chance, axis=1)),
        listeners=len(chance),
    )
    return near, found


def _evenly(language: str) -> tuple[float, ...]:
    count = len(mind(language).listeners)
    return (1 / count,) * count
