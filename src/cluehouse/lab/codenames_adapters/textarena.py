"""Our bots as agents of TextArena's Codenames (`Codenames-v0`): they read the observation and answer `[word 2]`.

from cluehouse.lab.codenames_adapters.textarena import CluehouseAgent

agents = {player: CluehouseAgent() for player in range(4)}
"""

import re
from typing import Final

from cluehouse.lab.codenames_adapters.board_seat import BoardSeat

_ROLE: Final = re.compile(r"the (Spymaster|Operative) for (Red|Blue) team")
_CARD: Final = re.compile(r"^(\w+)[ \t]*([RBNA])?[ \t]*(revealed)?[ \t]*$", re.MULTILINE)
_CLUE: Final = re.compile(r"submitted \[(\w+) (\d+)\]")
_RIGHT: Final = "correctly guessed ["
_COLOURS: Final = {"R": "Red", "B": "Blue", "N": "Civilian", "A": "Assassin"}


class CluehouseAgent:
    """One player of a game; it reads its team and its role from the first observation."""

    def __init__(self, level: str = "even", seed: str = "textarena") -> None:
        self._level, self._seed = level, seed
        self._seat: BoardSeat | None = None

    def __call__(self, observation: str) -> str:
        """A clue, a guess or a pass, in brackets."""
        role = _ROLE.search(observation)
        if role is None:
            raise ValueError("this is not an observation of Codenames")
        if self._seat is None:
            self._seat = BoardSeat(role[2], self._level, self._seed)
        gives = role[1] == "Spymaster"
        words, key = _board(observation, gives)
        if gives:
            board = [word.lower() for word in self._seat.known(words)]
            word, number = self._seat.clue(words, key, lambda clue: _is_forbidden(clue, board))
            return f"[{word.lower()} {number}]"
        clues = list(_CLUE.finditer(observation))
        if not clues:
            return "[pass]"
        taken = observation.count(_RIGHT, clues[-1].end())
        guess = self._seat.guess(words, clues[-1][1], int(clues[-1][2]), taken)
        return "[pass]" if guess is None else f"[{guess.lower()}]"


def _board(observation: str, gives: bool) -> tuple[list[str], list[str]]:
    """The words of the latest board, those that are revealed by their colours, and the key as far as it is shown."""
    latest = observation.rpartition("Codenames Words:\n")[2]
    words, key = [], []
    for word, letter, revealed in _CARD.findall(latest)[:25]:
        is_covered = bool(revealed if gives else letter)
        words.append(f"*{_COLOURS[letter]}*" if is_covered else word.upper())
        key.append(_COLOURS.get(letter, "Civilian"))
    return words, key


def _is_forbidden(clue: str, board: list[str]) -> bool:
    """TextArena's own rule, which also counts words that are revealed; a clue is one word of letters there."""
    said = clue.lower()
    return not re.fullmatch(r"\w+", said) or any(said in word or word in said for word in board)
