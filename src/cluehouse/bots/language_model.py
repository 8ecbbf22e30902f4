"""An optional adviser: any language model behind an OpenAI-compatible address. Off unless its address is set.

    CLUEHOUSE_LLM_URL    the address, up to and without /chat/completions
    CLUEHOUSE_LLM_MODEL  the model's name
    CLUEHOUSE_LLM_KEY    a key, if the address wants one

It proposes clues and ranks the cards for a clue; the referee, the listeners and the values of positions still decide.
If the address fails, the bot plays on without it.
"""

import json
import re
from collections.abc import Sequence
from typing import Final

import numpy as np

from cluehouse.bots.boards.giver import GiverPosition
from cluehouse.bots.chat import ChatEndpoint, ChatFailed, endpoint_from_environment
from cluehouse.bots.mind.vectors import Floats
from cluehouse.games.choice import Text
from cluehouse.games.words import WORD_LENGTH
from cluehouse.languages import table_language
from cluehouse.pictures import face_name

_SECONDS: Final = 4.0
_PATIENCE: Final = 3  # failures in a row after which it is not asked any more
_PROPOSALS: Final = 8
_TOP: Final = 2.0  # how much the first card of its ranking gains, the others less and less
_WORD: Final = Text(WORD_LENGTH, one_word=True)


class Adviser:
    """A language model that can be asked for advice."""

    def __init__(self, endpoint: ChatEndpoint) -> None:
        self._endpoint = endpoint
        self._failures = 0

    def propose(self, position: GiverPosition) -> tuple[str, ...]:
        """Clues for a giver to consider; none if there is no answer."""
        kinds: dict[str, list[str]] = {"own": [], "other": []}
        for card, kind in zip(position.cards, position.kinds, strict=True):
            kinds["own" if kind == "own" else "other"].append(face_name(card, position.language))
        tongue = table_language(position.language).english_name
        answer = self._ask(
            f"A game of word association in {tongue}. Give {_PROPOSALS} single common {tongue} words, each of which "
            f"brings to mind two or more of these words: {', '.join(kinds['own'])}; but none of these: "
            f"{', '.join(kinds['other'])}. No word on the table, nor a form or part of it. Answer with a JSON array."
        )
        return tuple(dict.fromkeys(word for word in answer if _WORD.admits(word)))[:_PROPOSALS]

    def rank(self, language: str, clue: str, number: int | str | None, cards: Sequence[str]) -> Floats | None:
        """The bonus of each card by the model's ranking; None if there is no answer."""
        tongue = table_language(language).english_name
        names = [face_name(card, language) for card in cards]
        answer = self._ask(
            f"A game of word association in {tongue}. The clue is {clue}, for {number} of "
            f"these words: {', '.join(names)}. Answer with a JSON array of the likeliest words, likeliest first."
        )
        spelt = {name.casefold(): place for place, name in enumerate(names)}
        places = list(dict.fromkeys(spelt[word.casefold()] for word in answer if word.casefold() in spelt))
        if not places:
            return None
        bonus = np.zeros(len(cards), np.float32)
        for rank, place in enumerate(places[:_PROPOSALS]):
            bonus[place] = _TOP / (1 + rank)
        return bonus

    def _ask(self, question: str) -> list[str]:
        """The words of the answer, or none."""
        if self._failures >= _PATIENCE:
            return []
        try:
            words = _words_in(self._endpoint.reply([{"role": "user", "content": question}]).text)
        except (ChatFailed, ValueError):
            self._failures += 1
            return []
        self._failures = 0
        return words


def _words_in(text: str) -> list[str]:
    """The JSON array somewhere in a text."""
    found = re.search(r"\[.*?\]", text, re.DOTALL)
    if found is None:
        raise ValueError("no array in the answer")
    return [str(word).strip() for word in json.loads(found.group())]


def adviser() -> Adviser | None:
    """The adviser that the environment variables name, or None."""
    endpoint = endpoint_from_environment("CLUEHOUSE_LLM", _SECONDS)
    return None if endpoint is None else Adviser(endpoint)
