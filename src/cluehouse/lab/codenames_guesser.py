"""Any player as the guesser of judged boards: it is shown the board as an operative of Codenames sees it.

Every card that it touches turns out to be an own one, until it has touched as many as the clue says or stops. So its
order does not depend on the key, which it never sees.
"""

from typing import Final

from cluehouse.bots.installed import CheckedPlayer
from cluehouse.games.board import SIZE
from cluehouse.games.codenames import CODENAMES, Options
from cluehouse.games.codenames.state import Deal, Identity, Side, State, Turn
from cluehouse.games.deck import Edition
from cluehouse.games.refusal import Refusal
from cluehouse.lab.entries import entry_player
from cluehouse.lab.turns import HumanTurn

GAME: Final = CODENAMES.name  # of which a guesser is asked
_SIDE: Final[Side] = "red"
_OTHER: Final[Side] = "blue"
_SEATS: Final = ("red-chief", "red-1", "blue-chief", "blue-1")
_SEAT: Final = _SEATS[1]
_EDITION: Final[Edition] = "codenames"
_GONE: Final[Identity] = "bystander"
_MOST_ASKED: Final = 60  # a player may point at cards before it touches them


def touched(player: CheckedPlayer, turn: HumanTurn, language: str) -> list[str]:
    """The cards that a player touches for this clue, in order, as many as the clue says at most."""
    state = _board(turn, language)
    for _ in range(_MOST_ASKED):
        move = player.choose(CODENAMES.sent(state)[_SEAT])
        if move is None:
            break
        try:
            state = CODENAMES.play(state, _SEAT, move)
        except Refusal as refusal:
            player.refused(move, refusal.code)
        if state.phase != "guess" or state.turn.side != _SIDE or len(state.turn.touches) == turn.meant:
            break
    return [touch.card for each in (*state.turns, state.turn) for touch in each.touches]


class AskedGuesser:
    """An entry that answers clues, a new player for each board."""

    def __init__(self, entry: str, language: str) -> None:
        self._entry, self._language = entry, language
        self.refused, self.helped = 0, 0  # as the players count it

    def __call__(self, turn: HumanTurn) -> list[str]:
        """The cards that it touches, in order."""
        player = entry_player(self._entry, CODENAMES.name, f"{turn.game}/{turn.clue}")
        cards, faults = touched(player, turn, self._language), player.faults()
        self.refused, self.helped = self.refused + faults.refused, self.helped + faults.helped
        return cards


def _board(turn: HumanTurn, language: str) -> State:
    """The board after the clue; what was covered before has no name."""
    gone = SIZE - len(turn.remaining)
    words = (*turn.remaining, *(f"#{number}" for number in range(1, gone + 1)))
    deal = Deal(
        options=Options(language=language),
        seed="judged",
        seats=_SEATS,
        first=_SIDE,
        words=words,
        backs=words,
        editions=(_EDITION,) * SIZE,
        key=(_SIDE,) * len(turn.remaining) + (_GONE,) * gone,
    )
    return State(
        deal=deal,
        turn=Turn(side=_SIDE, word=turn.clue, number=turn.meant),
        visible=turn.remaining,
        left={_SIDE: max(len(turn.green), turn.meant), _OTHER: max(len(turn.rival), 1)},
        phase="guess",
        covers=(None,) * len(turn.remaining) + (_GONE,) * gone,
    )
