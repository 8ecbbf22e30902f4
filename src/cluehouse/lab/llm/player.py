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
    CLUEHOUSE_PLAYER_LOG      a file to which prompts and answers are added, one request a line
    CLUEHOUSE_PLAYER_TEMPERATURE, CLUEHOUSE_PLAYER_MAX_TOKENS, CLUEHOUSE_PLAYER_SEED  sent with every request, if set
"""

import os
from typing import Any, Final

from cluehouse.bots.chat import ChatFailed, Reply, Speaker, endpoint_from_environment
from cluehouse.bots.player import Faults, Player, game_of, open_view
from cluehouse.bots.seats import seat_player
from cluehouse.bots.thought import Thought
from cluehouse.games.choice import Choice
from cluehouse.games.notation import print_move
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.lab.llm.answer import read_answer
from cluehouse.lab.llm.counts import Asked, Counts, Event, Exchange, Result, append
from cluehouse.lab.llm.prompt import WAIT, example, language_of, offered, position
from cluehouse.languages import table_language
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
        log_file: str = "",
        entry: str = "",
    ) -> None:
        """`fallback` is the level of the bot that moves when no try led to a move; `entry` is what the player is called
        in the log, where it is not the model's name."""
        self.counts = Counts()
        self._game, self._seed, self._speaker = game, seed, speaker
        self._tries, self._prices, self._file = tries, prices, counts_file
        self._log, self._entry = log_file, entry or speaker.model
        self._level = fallback
        self._unanswered = 0  # positions in a row
        self._sent, self._left, self._waits = b"", 0, False
        self._talk: list[dict[str, str]] = []
        self._fallback: Player | None = None
        self._by_fallback = False
        self._helped, self._is_helped = 0, False  # moves of the simpler player, and whether this position has had one

    def prepare(self, language: str) -> None:
        """Ask the model anything at all; a ValueError if it does not answer."""
        code = table_language(language).code
        try:
            self._speaker.reply([{"role": "user", "content": say(code, "model-answer", example=WAIT)}])
        except ChatFailed as failed:
            raise ValueError(f"the language model {self._speaker.model} does not answer: {failed}") from None

    def settings(self) -> dict[str, Any]:
        """The model and how it is asked."""
        asked = dict(getattr(self._speaker, "settings", {}))
        return {"model": self._speaker.model, **asked, "tries": self._tries, "fallback": self._level}

    def faults(self) -> Faults:
        """Answers that were no legal move, and moves that the simpler player made."""
        return Faults(self.counts.format_errors + self.counts.illegal_moves, self._helped)

    def choose(self, sent: bytes) -> Move | None:
        """The model's move; after so many useless answers in one position, the move of a simpler player."""
        view = open_view(sent)
        choices = offered(view)
        if not choices:
            return None
        if sent != self._sent:
            self._sent, self._left, self._waits, self._by_fallback = sent, self._tries, False, False
            self._is_helped = False
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
        except ChatFailed as failed:
            self._note(view, failure=str(failed))
            self._count(view, "failed")
            self._unanswered += self._left == 0
            return None
        self._unanswered = 0
        self._note(view, reply.text)
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

    def _note(self, view: Any, answer: str = "", failure: str = "") -> None:
        append(self._log, Exchange(self._entry, self._game, self._seed, view.seat, tuple(self._talk), answer, failure))

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
        move = self._fallback.choose(sent)
        self._helped += move is not None and not self._is_helped
        self._is_helped = self._is_helped or move is not None
        return move


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
    named = {part: float(text) for part in ("TEMPERATURE", "MAX_TOKENS", "SEED") if (text := _set(part))}
    settings = {part.lower(): value if part == "TEMPERATURE" else int(value) for part, value in named.items()}
    endpoint = endpoint_from_environment(_PREFIX, float(_set("SECONDS", "60")), settings)
    if endpoint is None:
        raise ValueError(f"no language model: set {_PREFIX}_URL to the address of an OpenAI-compatible server")
    reading, _, writing = _set("PRICES", "0,0").partition(",")
    return LlmPlayer(
        game,
        seed,
        endpoint,
        tries=int(_set("TRIES", "3")),
        prices=(float(reading), float(writing or "0")),
        counts_file=_set("COUNTS"),
        log_file=_set("LOG"),
        entry="cluehouse.lab.llm:player",
    )


def _set(part: str, otherwise: str = "") -> str:
    return os.environ.get(f"{_PREFIX}_{part}") or otherwise
