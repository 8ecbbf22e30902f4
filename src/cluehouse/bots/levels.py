"""The levels of bots that people can choose from."""

from typing import Final, Literal, get_args

Level = Literal["careful", "even", "bold", "beginner"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
