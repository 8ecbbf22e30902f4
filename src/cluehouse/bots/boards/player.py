"""A bot for any seat of a game of cards: it gives clues, guesses, and judges the clues of others."""

from typing import Any, Final

from cluehouse.bots.boards.features import BoardGame, Features, GuesserPosition
from cluehouse.bots.boards.giver import Given, GiverPosition, give, warn
from cluehouse.bots.boards.guesser import Belief, Listener, believe
from cluehouse.bots.boards.partner import trust_in
from cluehouse.bots.language_model import Adviser, adviser
from cluehouse.bots.levels import Level
from cluehouse.bots.mind import mind
from cluehouse.bots.player import game_of, open_view
from cluehouse.bots.thought import Thought
from cluehouse.games.chance import Chance
from cluehouse.games.choice import Choice
from cluehouse.games.rule import Move
from cluehouse.referee import judge_clue

_SPOKEN: Final = 0.2  # the least chance of a card to be meant by any clue
_SURE: Final = 0.8  # the chance from which a bot that may wait goes first
_LOST: Final = 0.02  # a chance to win that is as good as none

Offers = dict[str, Choice]


class BoardPlayer:
    """Plays every seat. It remembers what its clues were for; everything else is in its view."""

    def __init__(
        self,
        board: BoardGame[Any],
        level: Level,
        seed: str,
        advised: Adviser | None = None,
        listener: Listener | None = None,
    ) -> None:
        self.board, self.level = board, level
        self._temper = board.tempers[level]
        self._seed = seed
        self._adviser = adviser() if advised is None else advised
        self._listener = listener  # takes the place of the bot's own, for the lab
        self._meant: dict[int, tuple[str, ...]] = {}  # turn → what the clue was for
        self._refused: set[Move] = set()
        self._thoughts: list[Thought] = []

    def choose(self, sent: bytes) -> Move | None:
        """A move for what this seat is sent now, or None to let others act."""
        view = open_view(sent)
        offers = {choice.do: choice for choice in view.choices}
        if not offers:
            return None
        if not view.turns and view.turn.word is None:
            self._meant, self._refused = {}, set()  # a new game
        self._thoughts = []
        features = self.board.look(view, [word for meant in self._meant.values() for word in meant])
        move = self._answer(view, features, offers) or self._act(view, features, offers)
        return None if move in self._refused else move

    def refused(self, move: Move, code: str) -> None:
        """Do not try this move again."""
        self._refused.add(move)

    def thoughts(self) -> list[Thought]:
        """What the last move was about."""
        return list(self._thoughts)

    # --- answering others -------------------------------------------------------------------------

    def _answer(self, view: Any, features: Features, offers: Offers) -> Move | None:
        """Moves that somebody waits for: about a clue that was shown, an objection, beginning again."""
        if "approve" in offers:
            return _move(view, "decline" if self._forbids(view, features, view.asked.word) else "approve")
        if "waive" in offers:
            upheld = "uphold" in offers and self._forbids(view, features, view.turn.word)
            return _move(view, "uphold" if upheld else "waive")
        if "agree" in offers:
            return _move(view, "agree" if features.is_early else "disagree")
        if "object" in offers and features.opposes:
            return _move(view, "object") if self._forbids(view, features, view.turn.word) else None
        return None

    def _forbids(self, view: Any, features: Features, word: str | None) -> bool:
        if word is None:
            return False  # it was said aloud, and a bot has not heard it
        ruling = judge_clue(word, features.visible, features.language, view.options)
        forbidden = ruling.verdict == "forbidden"
        self._thoughts = [Thought("illegal" if forbidden else "legal", (ruling.evidence,), clue=word)]
        return forbidden

    # --- playing ----------------------------------------------------------------------------------

    def _act(self, view: Any, features: Features, offers: Offers) -> Move | None:
        if "cover" in offers:
            cards: Any = offers["cover"].args["card"]
            return _move(view, "cover", card=self._cover(cards.values, features.turns))
        if "clue" in offers and features.giving is not None:
            return self._clue(view, features, features.giving)
        if "guess" in offers and features.guessing is not None:
            return self._guess(view, features, features.guessing, offers)
        return None

    def _clue(self, view: Any, features: Features, position: GiverPosition) -> Move | None:
        if features.is_late and _only_old_words(position):
            warning = warn(position)
            if warning is not None:
                return self._say(view, features, warning, 0)
        proposed = self._adviser.propose(position) if self._adviser else ()
        trust = trust_in(mind(features.language), features.board, features.history)
        given = give(position, self._temper, trust, proposed)
        if given is None:
            return None
        number: int | str = len(given.meant)
        old = position.pending.intersection(position.cards).difference(given.meant)
        if features.is_late and len(old) > 1:
            number = "unlimited"  # the team may return to all earlier clues at once
        return self._say(view, features, given, number)

    def _say(self, view: Any, features: Features, given: Given, number: int | str) -> Move:
        self._meant[features.turns] = given.meant
        self._thoughts = [Thought("meant" if given.meant else "warned", given.meant, clue=given.word)]
        if given.feared:
            self._thoughts.append(Thought("feared", (given.feared,), clue=given.word))
        return _move(view, "clue", word=given.word, number=number)

    def _guess(self, view: Any, features: Features, position: GuesserPosition, offers: Offers) -> Move | None:
        belief = self._believe(features, position)
        card, worth = _weigh(belief, position, self._temper.dread)
        if "stop" in offers and (worth <= position.stopped or _is_unspoken(belief, card, position)):
            self._thoughts = [_stopping(belief, card, features.clue or "")]
            return _move(view, "stop")
        self._thoughts = _guessing(belief, card, features.clue or "")
        if position.waits and belief.own[card] < _SURE:
            self._thoughts = []
            return _move(view, "hand-over") if "hand-over" in offers else None
        guess = _move(view, "guess", card=belief.cards[card])
        mark = _move(view, "mark", card=belief.cards[card])
        marked = (belief.cards[card], view.seat) in view.marks
        return guess if marked or "mark" not in offers or mark in self._refused else mark

    def _believe(self, features: Features, position: GuesserPosition) -> Belief:
        bonus = None
        if self._adviser and features.clue:
            bonus = self._adviser.rank(features.language, features.clue, features.number, position.cards)
        listener = self._listener or mind(features.language)
        return believe(listener, features.board, position.cards, position.clues, position.prior, bonus)

    def _cover(self, cards: tuple[str, ...], turn: int) -> str:
        """The word to cover without a guess: preferably one that no clue was for."""
        meant = {word for words in self._meant.values() for word in words}
        return Chance(f"{self._seed}/{turn}").pick([card for card in cards if card not in meant] or cards)


def _move(view: Any, name: str, **fields: Any) -> Move:
    return game_of(view).move_named(name)(**fields)


def _only_old_words(position: GiverPosition) -> bool:
    """Did earlier clues hint at all own words that are left, and is there more than one?"""
    own = [card for card, kind in zip(position.cards, position.kinds, strict=True) if kind == "own"]
    return len(own) > 1 and position.pending.issuperset(own)


def _weigh(belief: Belief, position: GuesserPosition, dread: float) -> tuple[int, float]:
    """The card to take next, and the value of taking it."""
    card = belief.best
    right, rival, black = belief.own[card], belief.rival[card], belief.black[card]
    miss = max(1 - right - rival - black, 0.0)
    worth = right * position.right + rival * position.handed + miss * position.missed - black * dread
    return card, worth


def _is_unspoken(belief: Belief, card: int, position: GuesserPosition) -> bool:
    """Does no clue point at this card? It is only worth a try when stopping would lose the game anyway."""
    return max(belief.now[card], belief.before[card]) < _SPOKEN and position.stopped > _LOST


def _guessing(belief: Belief, card: int, clue: str) -> list[Thought]:
    code = "expected" if clue else "hoped"
    expected = [Thought(code, (belief.cards[card],), round(belief.own[card], 3), clue)]
    if belief.before[card] > belief.now[card]:
        clue = belief.source[card]
        expected.append(Thought("remembered", (belief.cards[card],), round(belief.before[card], 3), clue))
    return expected


def _stopping(belief: Belief, card: int, clue: str) -> Thought:
    """Which card would have been next, if a clue points at any."""
    if max(belief.now[card], belief.before[card]) < _SPOKEN:
        return Thought("stopped", clue=clue)
    return Thought("stopped", (belief.cards[card],), round(belief.own[card], 3), clue)
