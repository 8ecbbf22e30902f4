"""A language model as a player: it is shown what its seat is sent, and answers with a line.

Environment variables configure `player`. They are not those of the adviser of our own bots (bots/language_model.py):
bots that are measured beside a model should not be advised by it.

    CLUEHOUSE_PLAYER_URL      the address, up to and without /chat/completions
    CLUEHOUSE_PLAYER_MODEL    the model's name
    CLUEHOUSE_PLAYER_KEY      a key, if the address wants one
    CLUEHOUSE_PLAYER_SECONDS  how long an answer is waited for (60)
    CLUEHOUSE_PLAYER_TRIES    how often it is asked in one position (3)
    CLUEHOUSE_PLAYER_PRICES   what a million tokens cost, those that are read and those that are written: 0.15,0.60
    CLUEHOUSE_PLAYER_COUNTS   a file to which a line is added for every request
"""

import os
from typing import Any, Final

from cluehouse.bots.chat import ChatFailed, Reply, Speaker, endpoint_from_environment
from cluehouse.bots.player import Player, game_of, open_view
from cluehouse.bots.seats import seat_player
from cluehouse.bots.thought import Thought
from cluehouse.games.choice import Choice
from cluehouse.games.notation import print_move
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.lab.llm.answer import read_answer
from cluehouse.lab.llm.counts import Asked, Counts, Event, Result, append
from cluehouse.lab.llm.prompt import WAIT, example, language_of, offered, position
from cluehouse.messages import LanguageCode, explain, say

_PREFIX: Final = "CLUEHOUSE_PLAYER"
_FALLBACK: Final = "beginner"
_PATIENCE: Final = 3  # positions in a row without any answer, after which the model is not asked any more


class LlmPlayer(Player):
    """A model in one seat of one game."""

    def __init__(
        self,
        game: str,
        seed: str,
        speaker: Speaker,
        *,
        tries: int = 3,
        prices: tuple[float, float] = (0.0, 0.0),
        fallback: str = _FALLBACK,
        counts_file: str = "",
    ) -> None:
        """`fallback` is the level of the bot that moves when no try led to a move."""
        self.counts = Counts()
        self._game, self._seed, self._speaker = game, seed, speaker
        self._tries, self._prices, self._file = tries, prices, counts_file
        self._level = fallback
        self._unanswered = 0  # positions in a row
        self._sent, self._left, self._waits = b"", 0, False
        self._talk: list[dict[str, str]] = []
        self._fallback: Player | None = None
        self._by_fallback = False

    def choose(self, sent: bytes) -> Move | None:
        """The model's move; after so many useless answers in one position, the move of a simpler player."""
        view = open_view(sent)
        choices = offered(view)
        if not choices:
            return None
        if sent != self._sent:
            self._sent, self._left, self._waits, self._by_fallback = sent, self._tries, False, False
            self._talk = [{"role": "user", "content": position(sent)}]
        if self._waits:
            return None
        while self._left > 0 and self._unanswered < _PATIENCE:
            self._left -= 1
            answer = self._ask(view, choices)
            if answer == WAIT:
                self._waits = True
                return None
            if isinstance(answer, Move):
                self._by_fallback = False
                return answer
        return self._simpler_move(sent)

    def refused(self, move: Move, code: str) -> None:
        """Tell whoever chose this move that the table did not accept it."""
        if self._by_fallback and self._fallback is not None:
            self._fallback.refused(move, code)
            return
        self.counts.refusals += 1
        append(self._file, Event(self._speaker.model, "refused"))
        language = language_of(open_view(self._sent))
        self._say(say(language, "model-refused", move=_line(move), why=_why(language, code)))

    def thoughts(self) -> list[Thought]:
        """What the simpler player thought, if it moved."""
        return self._fallback.thoughts() if self._by_fallback and self._fallback is not None else []

    def _ask(self, view: Any, choices: tuple[Choice, ...]) -> Move | str | None:
        """One request: a move that is offered, `WAIT`, or None, after the model was told what was wrong."""
        try:
            reply = self._speaker.reply(self._talk)
        except ChatFailed:
            self._count(view, "failed")
            self._unanswered += self._left == 0
            return None
        self._unanswered = 0
        language = language_of(view)
        answer = read_answer(game_of(view), choices, reply.text)
        self._talk.append({"role": "assistant", "content": reply.text})
        if answer is None:
            self._count(view, "format", reply)
            self._say(say(language, "model-unreadable", example=example(view)))
            return None
        if isinstance(answer, Move) and not any(choice.admits(answer) for choice in choices):
            self._count(view, "illegal", reply)
            self._say(say(language, "model-not-offered", move=_line(answer)))
            return None
        self._count(view, "move" if isinstance(answer, Move) else "wait", reply)
        return answer

    def _say(self, text: str) -> None:
        self._talk.append({"role": "user", "content": text})

    def _count(self, view: Any, result: Result, reply: Reply | None = None) -> None:
        used = reply or Reply("")
        cost = (used.tokens_in * self._prices[0] + used.tokens_out * self._prices[1]) / 1e6
        asked = Asked(self._speaker.model, self._game, view.seat, result, used.tokens_in, used.tokens_out, cost)
        self.counts.add(asked)
        append(self._file, asked)

    def _simpler_move(self, sent: bytes) -> Move | None:
        if self._fallback is None:
            self._fallback = seat_player(self._game, self._level, self._seed)
        if not self._by_fallback:
            self.counts.fallbacks += 1
            append(self._file, Event(self._speaker.model, "fallback"))
        self._by_fallback = True
        return self._fallback.choose(sent)


def _line(move: Move) -> str:
    """A move as the model wrote it."""
    return print_move("", move).removeprefix(": ")


def _why(language: LanguageCode, code: str) -> str:
    """Why a move was refused, as far as the code tells."""
    if code == "ruled-out":
        return say(language, "model-ruled-out")
    try:
        return explain(language, Refusal(code))  # type: ignore[arg-type]
    except (LookupError, ValueError):
        return code  # a text that needs what the table has not told


def player(game: str, seed: str) -> LlmPlayer:
    """The model that the environment variables name, for a seat of this game."""
    endpoint = endpoint_from_environment(_PREFIX, float(os.environ.get(f"{_PREFIX}_SECONDS", "60")))
    if endpoint is None:
        raise ValueError(f"no language model: set {_PREFIX}_URL to the address of an OpenAI-compatible server")
    reading, _, writing = os.environ.get(f"{_PREFIX}_PRICES", "0,0").partition(",")
    return LlmPlayer(
        game,
        seed,
        endpoint,
        tries=int(os.environ.get(f"{_PREFIX}_TRIES", "3")),
        prices=(float(reading), float(writing or "0")),
        counts_file=os.environ.get(f"{_PREFIX}_COUNTS", ""),
    )
