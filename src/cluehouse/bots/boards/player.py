"""A bot in a seat of Codenames or Duet: a giver, a guesser, and a fair judge of clues."""

import random
from typing import Any, Final

from cluehouse.bots.boards.codenames import see_codenames, side_of
from cluehouse.bots.boards.duet import see_duet
from cluehouse.bots.boards.giver import Given, Scene, give, warn
from cluehouse.bots.boards.guesser import Belief, Hears, believe
from cluehouse.bots.boards.partner import trust_in
from cluehouse.bots.boards.sight import Hearing, Sight
from cluehouse.bots.boards.temper import TEMPERS, Level
from cluehouse.bots.language_model import Adviser, adviser
from cluehouse.bots.mind import mind
from cluehouse.bots.player import open_view
from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES
from cluehouse.games.rule import Move
from cluehouse.referee import judge_clue

_EARLY: Final = 4  # words found: up to here it is no pity to begin a game again
_SPOKEN: Final = 0.2  # the least chance of a card to be meant by any clue
_SURE: Final = 0.8  # the chance from which it goes first in sudden death
_LOST: Final = 0.02  # chances as small as this are none
_LATE: Final = 2  # words that the rival still needs: from here on everything has to be tried


class BoardPlayer:
    """Plays every seat of Codenames and Duet. It remembers what its clues were for; all else is in its view."""

    def __init__(self, level: Level, seed: str, advised: Adviser | None = None, hears: Hears | None = None) -> None:
        self.level = level
        self._dice = random.Random(seed)
        self._adviser = adviser() if advised is None else advised
        self._hears = hears  # another's ear, for the lab
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
        move = self._answer(view, offers) or self._act(view, offers)
        return None if move in self._refused else move

    def refused(self, move: Move, code: str) -> None:
        """Do not try that again."""
        self._refused.add(move)

    def thoughts(self) -> list[Thought]:
        """What the last move was about."""
        return list(self._thoughts)

    # --- answering others -------------------------------------------------------------------------

    def _answer(self, view: Any, offers: dict[str, Any]) -> Move | None:
        """Moves that somebody waits for: about a clue that was shown, an objection, beginning again."""
        if "approve" in offers:
            return _move(view, "decline" if self._forbids(view, view.asked.word) else "approve")
        if "waive" in offers:
            upheld = "uphold" in offers and self._forbids(view, view.turn.word)
            return _move(view, "uphold" if upheld else "waive")
        if "agree" in offers:
            return _move(view, "agree" if view.placed <= _EARLY else "disagree")
        if "object" in offers and _game(view) == "codenames" and _opposes(view):
            return _move(view, "object") if self._forbids(view, view.turn.word) else None
        return None

    def _forbids(self, view: Any, word: str) -> bool:
        visible = _look(view, ()).visible
        ruling = judge_clue(word, visible, view.options.language, view.options)
        forbidden = ruling.verdict == "forbidden"
        self._thoughts = [Thought("illegal" if forbidden else "legal", (ruling.evidence,), clue=word)]
        return forbidden

    # --- playing ----------------------------------------------------------------------------------

    def _act(self, view: Any, offers: dict[str, Any]) -> Move | None:
        sight = _look(view, [word for meant in self._meant.values() for word in meant])
        if "cover" in offers:
            return _move(view, "cover", card=self._cover(sight, offers["cover"].args["card"].values))
        if "clue" in offers and sight.scene is not None:
            return self._clue(view, sight, sight.scene)
        if "guess" in offers and sight.hearing is not None:
            return self._guess(view, sight, sight.hearing, offers)
        return None

    def _clue(self, view: Any, sight: Sight, scene: Scene) -> Move | None:
        thinking = mind(sight.language)
        pending = [word for word in scene.pending if word in scene.cards]
        if _game(view) == "codenames" and self._only_old_words(view, scene):
            warning = warn(scene)
            if warning is not None:
                return self._say(view, sight, warning, 0)
        proposed = self._adviser.propose(scene) if self._adviser else ()
        given = give(scene, TEMPERS[_game(view)][self.level], trust_in(thinking, sight.board, sight.history), proposed)
        if given is None:
            return None
        number: int | str = len(given.meant)
        old = set(pending) - set(given.meant)
        if _game(view) == "codenames" and len(old) > 1 and _rival_left(view) <= _LATE:
            number = "unlimited"  # the team may come back to all earlier clues at once
        return self._say(view, sight, given, number)

    def _only_old_words(self, view: Any, scene: Scene) -> bool:
        """Were all own words that are left hinted at before, and is it late?"""
        own = [card for card, kind in zip(scene.cards, scene.kinds, strict=True) if kind == "own"]
        return len(own) > 1 and set(own) <= scene.pending and _rival_left(view) <= _LATE

    def _say(self, view: Any, sight: Sight, given: Given, number: int | str) -> Move:
        self._meant[sight.turns] = given.meant
        self._thoughts = [Thought("meant" if given.meant else "warned", given.meant, clue=given.word)]
        if given.feared:
            self._thoughts.append(Thought("feared", (given.feared,), clue=given.word))
        return _move(view, "clue", word=given.word, number=number)

    def _guess(self, view: Any, sight: Sight, hearing: Hearing, offers: dict[str, Any]) -> Move | None:
        belief = self._believe(sight, hearing)
        card, worth = _weigh(belief, hearing, TEMPERS[_game(view)][self.level].dread)
        if "stop" in offers and (worth <= hearing.stopped or _is_unspoken(belief, card, hearing)):
            self._thoughts = [_stopping(belief, card, sight.clue or "")]
            return _move(view, "stop")
        self._thoughts = _guessing(belief, card, sight.clue or "")
        if hearing.waits and belief.own[card] < _SURE:
            return None
        guess = _move(view, "guess", card=belief.cards[card])
        mark = _move(view, "mark", card=belief.cards[card])
        marked = (belief.cards[card], view.seat) in view.marks
        return guess if marked or "mark" not in offers or mark in self._refused else mark

    def _believe(self, sight: Sight, hearing: Hearing) -> Belief:
        bonus = None
        if self._adviser and sight.clue:
            bonus = self._adviser.rank(sight.language, sight.clue, sight.number, hearing.cards)
        hears = self._hears or mind(sight.language)
        return believe(hears, sight.board, hearing.cards, hearing.heard, hearing.prior, bonus)

    def _cover(self, sight: Sight, cards: tuple[str, ...]) -> str:
        """The word to cover without a touch: one that no earlier clue was for, any of them."""
        meant = {word for words in self._meant.values() for word in words}
        fresh = [card for card in cards if card not in meant] or list(cards)
        return self._dice.choice(fresh)


def _look(view: Any, meant: Any) -> Sight:
    return see_codenames(view, meant) if _game(view) == "codenames" else see_duet(view, meant)


def _game(view: Any) -> str:
    return str(view.__struct_config__.tag)


def _opposes(view: Any) -> bool:
    return bool(view.seat.split("-")[0] != view.side)


def _rival_left(view: Any) -> int:
    return int(view.left["blue" if side_of(view) == "red" else "red"])


def _move(view: Any, name: str, **fields: Any) -> Move:
    return GAMES[_game(view)].move_named(name)(**fields)


def _weigh(belief: Belief, hearing: Hearing, dread: float) -> tuple[int, float]:
    """The card to take next, and what it is worth to take it."""
    card = belief.best
    right, rival, black = belief.own[card], belief.rival[card], belief.black[card]
    miss = max(1 - right - rival - black, 0.0)
    worth = right * hearing.right + rival * hearing.handed + miss * hearing.missed - black * dread
    return card, worth


def _is_unspoken(belief: Belief, card: int, hearing: Hearing) -> bool:
    """Does no clue speak for this card? Such a one is only tried when stopping would be the end anyway."""
    return max(belief.now[card], belief.before[card]) < _SPOKEN and hearing.stopped > _LOST


def _guessing(belief: Belief, card: int, clue: str) -> list[Thought]:
    code = "expected" if clue else "hoped"
    expected = [Thought(code, (belief.cards[card],), round(belief.own[card], 3), clue)]
    if belief.before[card] > belief.now[card]:
        clue = belief.source[card]
        expected.append(Thought("remembered", (belief.cards[card],), round(belief.before[card], 3), clue))
    return expected


def _stopping(belief: Belief, card: int, clue: str) -> Thought:
    """Which card would have been next, if a clue speaks for any."""
    if max(belief.now[card], belief.before[card]) < _SPOKEN:
        return Thought("stopped", clue=clue)
    return Thought("stopped", (belief.cards[card],), round(belief.own[card], 3), clue)


def board_player(level: Level, seed: str) -> BoardPlayer:
    """A bot for a seat of Codenames or Duet."""
    return BoardPlayer(level, seed)
