"""Robots that type at a terminal, and a keyboard that records everything shown, page by page."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any

from cluehouse.games.game import Game
from cluehouse.games.notation import print_move
from cluehouse.games.rule import Move
from cluehouse.games.seating import SPECTATOR
from cluehouse.games.trapwords.burden import traps_needed
from cluehouse.games.trapwords.seats import team_of
from cluehouse.messages import LanguageCode
from cluehouse.terminal.console import CLEAR, Console

AnyGame = Game[Any, Any, Any, Any]
MOST_LINES = 5000

Robot = Callable[["Keyboard", str], str]  # returns what is typed at a prompt


@dataclass
class Page:
    """The text on the screen between two clearings, and the seat whose view it shows."""

    seat: str
    text: str = ""

    @property
    def is_public(self) -> bool:
        return self.seat == SPECTATOR


@dataclass
class Keyboard:
    """Records what is written and asks a robot what to type."""

    robot: Robot
    language: LanguageCode = "en"
    state: Any = None
    viewer: str = SPECTATOR
    pages: list[Page] = field(default_factory=lambda: [Page(SPECTATOR)])
    typed: list[str] = field(default_factory=list)
    made: list[str] = field(default_factory=list)  # the moves that were made
    fresh: str = ""  # what was shown since the last typed line
    hand_overs: int = 0
    bells: list[float] = field(default_factory=list)
    time: float = 0.0

    @property
    def console(self) -> Console:
        return Console(
            language=self.language,
            write=self._write,
            read=self._read,
            live=True,
            window=lambda: (1000, 1000),
            now=lambda: self.time,
            forget=self._hand_over,
            ring=lambda seconds, text: self.bells.append(seconds),
        )

    def watch(self, game: AnyGame) -> AnyGame:
        """Wrap a game so that the keyboard knows the viewing seat, the state and the moves."""

        keyboard = self

        class Watched(Game[Any, Any, Any, Any]):
            def view(self, state: Any, seat: str) -> Any:
                keyboard.state, keyboard.viewer = state, seat
                return super().view(state, seat)

        def play(state: Any, seat: str, move: Move) -> Any:
            after = game.play(state, seat, move)
            keyboard.made.append(print_move(seat, move))
            return after

        watched = Watched(**{each.name: getattr(game, each.name) for each in fields(game)})
        vars(watched)["play"] = play
        return watched

    def shown(self) -> str:
        return "".join(page.text for page in self.pages)

    def public_text(self) -> list[str]:
        return [page.text for page in self.pages if page.is_public]

    def _write(self, text: str) -> None:
        if text == CLEAR:
            self.pages.append(Page(self.viewer))
        else:
            self.pages[-1].text += text
            self.fresh += text

    def _read(self, prompt: str) -> str:
        assert len(self.typed) < MOST_LINES, f"the game does not end: {self.pages[-1].text}"
        self._write(prompt)
        line = self.robot(self, prompt)
        self._write(line + "\n")
        self.fresh = ""
        self.typed.append(line)
        return line

    def _hand_over(self) -> None:
        self.hand_overs += 1


def script(*lines: str) -> Robot:
    """A robot that types these lines and then ends the input."""
    rest = list(lines)

    def robot(keyboard: Keyboard, prompt: str) -> str:
        if not rest:
            raise EOFError
        return rest.pop(0)

    return robot


# --- robots that play -----------------------------------------------------------------------------


def player(game: str, dice: random.Random) -> Robot:
    """A robot that plays whole games with random moves, typed as people would."""
    types = {"codenames": _codenames, "duet": _duet, "trapwords": _trapwords, "decipher": _decipher}[game]

    def robot(keyboard: Keyboard, prompt: str) -> str:
        for question in ("press-enter", "press-enter-when-seen"):
            if prompt.strip() == keyboard.console.say(question):
                return ""
        if prompt.strip() == keyboard.console.say("ask-who"):
            return dice.choice("12")
        if keyboard.console.say("ask-sure") in prompt:
            return "yes"
        return types(keyboard.state, keyboard.viewer, dice)

    return robot


def _codenames(state: Any, seat: str, dice: random.Random) -> str:
    if state.asked is not None and state.asked.answer == "waiting":
        return dice.choice(("approve", "decline"))
    if state.phase == "clue":
        return dice.choice(("tree 2", "tree: 1", "ask tree 3", "river unlimited", "cover 3", "nonsense"))
    if state.phase == "objection":
        return dice.choice(("uphold", "waive"))
    return dice.choice(("stop", "object", "mark 7", "?", *map(str, range(1, 26)), *map(str, range(1, 26))))


def _duet(state: Any, seat: str, dice: random.Random) -> str:
    if state.phase in ("open", "clue"):
        return "tree 2"
    if state.phase == "objection":
        return dice.choice(("uphold", "waive"))
    if state.phase == "restart":
        return dice.choice(("agree", "disagree", "disagree"))
    words: tuple[str, ...] = state.deal.words
    return dice.choice(("stop", "object", "/key", "who", *map(str, range(1, 26)), *words))


def _trapwords(state: Any, seat: str, dice: random.Random) -> str:
    if state.phase == "writing":
        return _trap_line(state, seat, dice)
    if state.phase == "called":
        if state.turn.call.contest is not None:
            return dice.choice(("concede", "insist", "withdraw 0"))
        return dice.choice(("admit", "deny", "contest-trap 2", "contest-trap habit", "withdraw 0"))
    if state.phase == "settling":
        doubt = next((number for number, each in enumerate(state.turn.doubts, 1) if each.settled is None), 1)
        answers = (f"accept {doubt}", f"reject {doubt}", f"withdraw {doubt}")
        return dice.choice(("", "doubt-trap 1", "call-trap 2", *answers))
    guesses = ("right", "right", "right", "wrong")
    return dice.choice(("", "call-trap 1", "call-illegal 2", "doubt-trap 2", "doubt-illegal name", "time-up", *guesses))


def _trap_line(state: Any, seat: str, dice: random.Random) -> str:
    team = team_of(seat)
    assert team is not None
    missing = traps_needed(state, team) - len(state.lists[team].words)
    if missing > 0:
        return ", ".join(f"trap{dice.randrange(100)}" for _ in range(missing + dice.randrange(2)))
    return "strike 1" if missing < 0 else dice.choice(("", "dread 1", "pass-torch"))


def _decipher(state: Any, seat: str, dice: random.Random) -> str:
    length = state.deal.options.length
    word = "".join(dice.choice("ABCDEFIKLNOSTU") for _ in range(length))
    if state.phase == "word":
        return word
    if state.phase == "give":
        return dice.choice(("1", "2", "3", "4", "1 2", "long short big small", ""))
    if state.phase == "reveal":
        return dice.choice(("", "", "contest-word"))
    if state.phase == "contest":
        return dice.choice(("keep-word", "strike-word"))
    if state.phase == "bonus":
        return dice.choice(("ask", "pass", "give-up", f"attempt {state.word}", f"attempt {word}"))
    return dice.choice((*map(str, range(1, length + 1)), *map(str, range(1, length + 1)), f"attempt {word}", "give-up"))
