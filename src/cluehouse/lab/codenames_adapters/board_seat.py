"""Our bots on a board of Codenames that another platform keeps: words in places, and what is known about them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cluehouse.bots import seat_player
from cluehouse.games.codenames import CODENAMES, Options
from cluehouse.games.codenames.state import Deal, Identity, Phase, Side, State, Touch, Turn
from cluehouse.games.deck import Edition

IDENTITIES: Final[dict[str, Identity]] = {
    "Red": "red",
    "Blue": "blue",
    "Civilian": "bystander",
    "Assassin": "assassin",
}
_TOTALS: Final[dict[Identity, int]] = {"red": 9, "blue": 8}  # of 25 cards
_EDITION: Final[Edition] = "codenames"
_UNKNOWN: Final[Identity] = "bystander"  # in the place of a key; no operative is sent it
_SEATS: Final = ("red-chief", "red-1", "blue-chief", "blue-1")

_TRIES: Final = 40  # clues that another platform may forbid


def _nothing(word: str) -> bool:
    return False


def _usual_totals(cards: int) -> dict[Identity, int]:
    """How many cards each side has where the key is not known; a smaller board has as large a share of them."""
    return {side: max(round(count * cards / 25), 1) for side, count in _TOTALS.items()}


class BoardSeat:
    """One of our bots in a team, Red or Blue. Words are English; those that were guessed stand as `*Red*` and so on."""

    def __init__(self, team: str, level: str, seed: str) -> None:
        self._side: Side = "red" if team == "Red" else "blue"
        self._player = seat_player("codenames", level, seed)
        self._first_words: list[str] = []  # as they were before any was guessed

    def clue(
        self, words: Sequence[str], key: Sequence[str], forbids: Callable[[str], bool] = _nothing
    ) -> tuple[str, int]:
        """A clue for this board and its key that the other platform does not forbid."""
        forbidden: list[Turn] = []  # a bot gives no clue twice
        for _ in range(_TRIES):
            turn = Turn(side=self._side)
            state = self._state(words, [IDENTITIES[colour] for colour in key], turn, tuple(forbidden))
            move: Any = self._player.choose(CODENAMES.sent(state)[f"{self._side}-chief"])
            if move is None or move.name != "clue":
                break
            if not forbids(move.word):
                number = move.number if isinstance(move.number, int) else state.left[self._side]
                return move.word, number
            forbidden.append(Turn(side=self._side, word=move.word, number=1))
        raise LookupError("our bot has no clue for this board")

    @property
    def meant(self) -> tuple[str, ...]:
        """The words that the last clue was for."""
        return next((thought.words for thought in self._player.thoughts() if thought.code == "meant"), ())

    def guess(self, words: Sequence[str], clue: str, number: int, taken: int) -> str | None:
        """The next card for this clue, after so many that were right; None to stop."""
        seat = f"{self._side}-1"
        touched = [word for word, now in zip(self.known(words), words, strict=True) if now.startswith("*")]
        touches = tuple(Touch(seat, word, self._side) for word in touched[:taken])
        turn = Turn(side=self._side, word=clue, number=number, touches=touches)
        move: Any = self._player.choose(CODENAMES.sent(self._state(words, None, turn))[seat])
        return getattr(move, "card", None)  # it marks a card before it takes it

    def _state(
        self, words: Sequence[str], key: Sequence[Identity] | None, turn: Turn, turns: tuple[Turn, ...] = ()
    ) -> State:
        known = tuple(self.known(words))
        covers = tuple(IDENTITIES[word.strip("*")] if word.startswith("*") else None for word in words)
        totals = {side: key.count(side) for side in _TOTALS} if key is not None else _usual_totals(len(words))
        left: dict[Identity, int] = {side: max(totals[side] - covers.count(side), 1) for side in _TOTALS}
        deal = Deal(
            options=Options(),
            seed="elsewhere",
            seats=_SEATS,
            first=self._side,
            words=known,
            backs=known,
            editions=(_EDITION,) * len(known),
            key=tuple(key) if key is not None else (_UNKNOWN,) * len(known),
        )
        visible = tuple(word for word, cover in zip(known, covers, strict=True) if cover is None)
        phase: Phase = "clue" if turn.word is None else "guess"
        return State(deal=deal, turn=turn, visible=visible, left=left, phase=phase, covers=covers, turns=turns)

    def known(self, words: Sequence[str]) -> list[str]:
        """The words as they were in the beginning: what was guessed before we saw it has no name."""
        if len(self._first_words) != len(words) or not all(
            now.startswith("*") or now == first for now, first in zip(words, self._first_words, strict=True)
        ):
            self._first_words = [f"#{at}" if word.startswith("*") else word for at, word in enumerate(words)]
        return self._first_words
