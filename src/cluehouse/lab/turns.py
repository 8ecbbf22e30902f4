"""Turns that people played, one JSON object on each line, as `cluehouse lab evaluate` reads them."""

from pathlib import Path

import msgspec


class HumanTurn(msgspec.Struct, frozen=True):
    """A clue that somebody gave, the words they meant, and the words that their partner took."""

    remaining: tuple[str, ...]
    clue: str
    targets: tuple[str, ...]
    number: int = 0
    guesses: tuple[str, ...] = ()
    black: tuple[str, ...] = ()
    green: tuple[str, ...] = ()
    rival: tuple[str, ...] = ()
    game: int | str = 0

    @property
    def meant(self) -> int:
        """How many words the clue was for."""
        return self.number or len(self.targets)

    @property
    def kinds(self) -> tuple[str, ...]:
        """What each of the remaining words is to the giver."""
        told = {"own": self.green, "assassin": self.black, "rival": self.rival}
        kind = {word: name for name, words in told.items() for word in words}
        return tuple(kind.get(word, "bystander") for word in self.remaining)


class TurnsError(ValueError):
    """A file of turns that cannot be read."""


def read_turns(path: Path) -> list[HumanTurn]:
    """All turns of a file; refused with the number of the line that cannot be read."""
    turns = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        if not line.strip():
            continue
        try:
            turn = msgspec.json.decode(line, type=HumanTurn)
        except msgspec.DecodeError as error:
            raise TurnsError(f"{path.name}, line {number}: {error}") from None
        if not turn.remaining or not set(turn.targets) <= set(turn.remaining):
            raise TurnsError(f"{path.name}, line {number}: targets that are not among the remaining words")
        turns.append(turn)
    if not turns:
        raise TurnsError(f"{path.name}: no turns")
    return turns
