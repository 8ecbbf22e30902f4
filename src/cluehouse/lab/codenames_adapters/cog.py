"""Codemasters and guessers of the Codenames AI Competition at our tables, and ours at theirs.

Their interface: a codemaster is given the board and the key (`set_game_state`) and returns a clue and a number
(`get_clue`); a guesser is given a clue (`set_clue`) and the board (`set_board`), returns a word (`get_answer`), and
says after a hit whether it goes on (`keep_guessing`). Words that were guessed stand as `*Red*`, `*Blue*`, `*Civilian*`
or `*Assassin*`. At our tables the own side is always Red.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from cluehouse.bots import DicePlayer, Player, open_view
from cluehouse.bots.boards import codenames, duet
from cluehouse.bots.boards.features import Features
from cluehouse.bots.player import game_of
from cluehouse.bots.thought import Thought
from cluehouse.games.codenames.seats import SIDE_OF
from cluehouse.games.rule import Move
from cluehouse.lab.codenames_adapters.board_seat import BoardSeat
from cluehouse.pictures import face_name

COLOURS: Final = {"own": "Red", "rival": "Blue", "bystander": "Civilian", "assassin": "Assassin"}
GAMES: Final = ("codenames", "duet")
_BOARDS: Final[dict[str, Any]] = {"codenames": codenames.BOARD, "duet": duet.BOARD}


class Codemaster(Protocol):
    """Who gives clues in the competition."""

    def set_game_state(self, words_on_board: list[str], key_grid: list[str]) -> None: ...
    def get_clue(self) -> Sequence[Any]: ...


class Guesser(Protocol):
    """Who guesses in the competition."""

    def set_board(self, words_on_board: list[str]) -> None: ...
    def set_clue(self, clue: str, num: int) -> Any: ...
    def keep_guessing(self) -> bool: ...
    def get_answer(self) -> str | None: ...


class CogPlayer(Player):
    """A codemaster and a guesser in any seat of Codenames and Duet. What they have no answer for, such as an objection,
    is left to dice. A codemaster with a method `refused(clue)` is told what the referee did not allow."""

    def __init__(self, game: str, seed: str, codemaster: Codemaster, guesser: Guesser) -> None:
        self._board = _BOARDS[game]
        self._codemaster, self._guesser = codemaster, guesser
        self._dice = DicePlayer(seed)
        self._heard: tuple[int, str] | None = None  # the turn and the clue that the guesser was told

    def choose(self, sent: bytes) -> Move | None:
        """A clue, a guess, or the end of the turn."""
        view = open_view(sent)
        rules = game_of(view).rules.by_name
        offers = {choice.do: choice for choice in view.choices}
        if any(rules[name].eagerness == "first" for name in offers):
            return self._dice.choose(sent)
        features = self._board.look(view, ())
        if "clue" in offers and features.giving is not None:
            return self._clue(view, features)
        if "guess" in offers and features.guessing is not None:
            return self._guess(view, features, "stop" in offers) or self._dice.choose(sent)
        return self._dice.choose(sent)

    def refused(self, move: Move, code: str) -> None:
        """Tell the codemaster, if it wants to know."""
        tell = getattr(self._codemaster, "refused", None)
        if tell is not None and move.name == "clue":
            tell(getattr(move, "word", ""))
        self._dice.refused(move, code)

    def thoughts(self) -> list[Thought]:
        """They do not tell."""
        return []

    def _clue(self, view: Any, features: Features) -> Move:
        giving = features.giving
        assert giving is not None
        kinds = dict(zip(giving.cards, giving.kinds, strict=True))
        gone = _colours_found(view)
        words = [
            _name(card, features) if card in kinds else f"*{colour}*"
            for card, colour in zip(features.board, gone, strict=True)
        ]
        key = [
            COLOURS[kinds[card]] if card in kinds else colour for card, colour in zip(features.board, gone, strict=True)
        ]
        self._codemaster.set_game_state(words, key)
        word, number = self._codemaster.get_clue()
        return game_of(view).move_named("clue")(word=str(word), number=int(number))

    def _guess(self, view: Any, features: Features, may_stop: bool) -> Move | None:
        """A guess, or the end of the turn; None if the guesser has no answer and cannot stop."""
        game, guessing = game_of(view), features.guessing
        assert guessing is not None
        clue, number = _last_clue(view, features)
        if clue is None:
            return None
        if self._heard != (features.turns, clue):
            self._heard = (features.turns, clue)
            self._guesser.set_clue(clue, number)
        elif may_stop and view.turn.touches and not self._guesser.keep_guessing():
            return game.move_named("stop")()
        names = {_name(card, features): card for card in guessing.cards}
        board = [
            _name(card, features) if card in guessing.cards else f"*{colour}*"
            for card, colour in zip(features.board, _colours_found(view), strict=True)
        ]
        self._guesser.set_board(board)
        answer = self._guesser.get_answer()
        card = names.get((answer or "").strip().upper(), names.get((answer or "").strip()))
        if card is None:
            return game.move_named("stop")() if may_stop else None
        return game.move_named("guess")(card=card)


def _colours_found(view: Any) -> list[str]:
    """What each card has turned out to be, from the side of this seat; Civilian for those that are still open. In Duet
    an agent is Red whoever found it."""
    if game_of(view).name == "duet":
        return ["Civilian" if agent is None else "Red" for agent in view.agents]
    side = SIDE_OF.get(view.seat, view.side)
    return [COLOURS[codenames.kind_of(cover or "bystander", side)] for cover in view.covers]


def _name(card: str, features: Features) -> str:
    return face_name(card, features.language)


def _last_clue(view: Any, features: Features) -> tuple[str | None, int]:
    """The clue to guess for: of this turn, or without one, as in sudden death, the last that the partner gave."""
    own = game_of(view).seating.side_of(view.seat)
    earlier = [turn for turn in view.turns if turn.word and (turn.side != own) == (game_of(view).name == "duet")]
    word, number = features.clue, features.number
    if word is None and earlier:
        word, number = earlier[-1].word, earlier[-1].number
    return word, number if isinstance(number, int) and number > 0 else 1


# --- ours at theirs -------------------------------------------------------------------------------


class CluehouseCodemaster:
    """Our bot as a codemaster of the competition: `team` is Red or Blue."""

    def __init__(self, team: str = "Red", level: str = "even", seed: str = "cog") -> None:
        self._seat = BoardSeat(team, level, seed)
        self._words: list[str] = []
        self._key: list[str] = []

    def set_game_state(self, words_on_board: list[str], key_grid: list[str]) -> None:
        """The board, with what was guessed, and the whole key."""
        self._words, self._key = list(words_on_board), [colour.strip("*") for colour in key_grid]

    def set_move_history(self, move_history: list[Any]) -> None:
        """It remembers by itself."""

    def get_clue(self) -> tuple[str, int]:
        """A word and a number."""
        return self._seat.clue(self._words, self._key)


class CluehouseGuesser:
    """Our bot as a guesser of the competition."""

    def __init__(self, team: str = "Red", level: str = "even", seed: str = "cog") -> None:
        self._seat = BoardSeat(team, level, seed)
        self._words: list[str] = []
        self._clue, self._number, self._taken = "", 0, 0

    def set_board(self, words_on_board: list[str]) -> None:
        """The board, with what was guessed."""
        self._words = list(words_on_board)

    def set_move_history(self, move_history: list[Any]) -> None:
        """It needs none."""

    def set_clue(self, clue: str, num: int) -> list[Any]:
        """The clue of this turn."""
        self._clue, self._number, self._taken = clue, int(num), 0
        return [clue, num]

    def keep_guessing(self) -> bool:
        """Whether another card is worth its risk."""
        return self._seat.guess(self._words, self._clue, self._number, self._taken) is not None

    def get_answer(self) -> str | None:
        """The next card."""
        answer = self._seat.guess(self._words, self._clue, self._number, self._taken)
        self._taken += 1
        return answer
