"""Our bots as models of clembench's Codenames: they read its prompts and answer in its format.

from cluehouse.lab.codenames_adapters.clembench import clem_model

model = clem_model("even")      # a clemcore `Model` that gives clues and guesses
"""

import re
from typing import Any, Final

from cluehouse.lab.codenames_adapters.board_seat import BoardSeat

_LISTS: Final = {
    "Red": re.compile(r"team words are: (.*)\."),
    "Blue": re.compile(r"(?:[Oo]pponent's team words|words for your opponent) are: (.*)\."),
    "Civilian": re.compile(r"istractor words are: (.*)\."),
    "Assassin": re.compile(r"kill words are: (.*)\."),
}
_GUESS: Final = re.compile(r"up to (\d+) words? from .*?associated with the word '([^']+)'.*?\n\n(.+)", re.DOTALL)


class CodenamesResponder:
    """Answers one prompt of clembench's Codenames after another; each holds the whole board that is left."""

    def __init__(self, level: str = "even", seed: str = "clembench") -> None:
        self._level, self._seed = level, seed

    def answer(self, prompt: str) -> str:
        """`CLUE: …` and `TARGETS: …`, or `GUESS: …`."""
        seat = BoardSeat("Red", self._level, self._seed)
        asked = _GUESS.search(prompt)
        return _clue(seat, prompt) if asked is None else _guesses(seat, *asked.groups())


def _clue(seat: BoardSeat, prompt: str) -> str:
    lists = {colour: _words(pattern, prompt) for colour, pattern in _LISTS.items()}
    if not lists["Red"]:
        raise ValueError("this is not a prompt of clembench's Codenames")
    board = [(word, colour) for colour, words in lists.items() for word in words]
    upper = [word.upper() for word, _ in board]
    clue, number = seat.clue(upper, [colour for _, colour in board], lambda said: not said.isalpha())
    meant = [word.lower() for word in seat.meant] or lists["Red"][: max(number, 1)]
    return f"CLUE: {clue.lower()}\nTARGETS: {', '.join(meant)}"


def _words(pattern: re.Pattern[str], prompt: str) -> list[str]:
    # "Your opponent's team words are:" also ends with "team words are:", so the first match is the own list.
    found = pattern.search(prompt)
    return [word.strip() for word in found[1].split(",") if word.strip()] if found else []


def _guesses(seat: BoardSeat, most: str, clue: str, listed: str) -> str:
    words = [word.strip(" .\n") for word in listed.split(",")]
    board, guesses = [word.upper() for word in words], list[str]()
    while len(guesses) < int(most):
        guess = seat.guess(board, clue, int(most), len(guesses))
        if guess is None:
            break
        guesses.append(words[board.index(guess)])
        board[board.index(guess)] = "*Red*"
    return f"GUESS: {', '.join(guesses or words[:1])}"


def clem_model(level: str = "even") -> Any:
    """Our bot as a model that clemcore's players can have; needs the package clemcore."""
    from clemcore import backends

    class CluehouseModel(backends.Model):  # type: ignore[misc]  # clemcore is an optional package
        """A model that is not a language model."""

        def __init__(self) -> None:
            super().__init__(backends.ModelSpec(model_name=f"cluehouse-{level}"))
            self.set_gen_args(temperature=0.0, max_tokens=100)
            self._responder = CodenamesResponder(level)

        def generate_response(self, messages: list[dict[str, str]]) -> tuple[Any, Any, str]:
            """Answer the last message."""
            text = self._responder.answer(messages[-1]["content"])
            return messages, {"response": text}, text

    return CluehouseModel()
