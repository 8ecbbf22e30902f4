"""Agents of TextArena and models of clembench at our tables, and our bots at theirs.

The other platforms are stood in for by their documented texts; neither is installed with Cluehouse.
"""

import re
from typing import Any

import pytest

from cluehouse.bots.chat import ChatFailed
from cluehouse.games import GAMES
from cluehouse.games.codenames.moves import Clue
from cluehouse.lab.codenames_adapters.board_seat import BoardSeat
from cluehouse.lab.codenames_adapters.clembench import CodenamesResponder
from cluehouse.lab.codenames_adapters.speakers import Agent, ClemModel
from cluehouse.lab.codenames_adapters.textarena import CluehouseAgent, _is_forbidden
from cluehouse.lab.llm import LlmPlayer
from tests.bots.board_table import deal

SENT: Any = GAMES["codenames"].sent


# --- theirs at our tables -------------------------------------------------------------------------


def test_an_agent_of_textarena_sits_at_our_table() -> None:
    heard: list[str] = []

    def agent(observation: str) -> str:
        heard.append(observation)
        return "clue ocean 2" if len(heard) > 1 else "[ocean 2]"

    state = deal("codenames", "en", "agent")
    player = LlmPlayer("codenames", "seed", Agent(agent, "mine"))
    assert player.choose(SENT(state)[f"{state.deal.first}-chief"]) == Clue("ocean", 2)
    assert (player.counts.format_errors, player.counts.moves) == (1, 1)
    assert heard[1].startswith(heard[0])  # all that was said so far
    assert "[ocean 2]" in heard[1]


def test_a_model_of_clembench_sits_at_our_table() -> None:
    class Model:
        def __str__(self) -> str:
            return "a-model"

        def generate_response(self, messages: list[dict[str, str]]) -> tuple[Any, Any, str]:
            assert messages[0]["role"] == "user"
            return messages, {}, "clue ocean 2"

    state = deal("codenames", "en", "model")
    speaker = ClemModel(Model())
    player = LlmPlayer("codenames", "seed", speaker)
    assert player.choose(SENT(state)[f"{state.deal.first}-chief"]) == Clue("ocean", 2)
    assert speaker.model == "a-model"


def test_an_agent_that_fails_has_no_answer() -> None:
    def agent(observation: str) -> str:
        raise RuntimeError("no network")

    with pytest.raises(ChatFailed, match="no network"):
        Agent(agent).reply([{"role": "user", "content": "?"}])


# --- ours in TextArena ----------------------------------------------------------------------------


class Arena:
    """Codenames as TextArena shows it: roles, a board in every observation, and what was announced."""

    def __init__(self, seed: str) -> None:
        state = deal("codenames", "en", seed)
        letters = {state.deal.first: "R", "bystander": "N", "assassin": "A"}
        self.key = {
            word.lower(): letters.get(identity, "B")
            for word, identity in zip(state.deal.words, state.deal.key, strict=True)
        }
        self.found: set[str] = set()
        self.said: list[str] = []

    def observation(self, team: str, spymaster: bool) -> str:
        role = "Spymaster" if spymaster else "Operative"
        lines = [f"You are Player 0, the {role} for {team} team.", *self.said, "Codenames Words:"]
        for word, letter in self.key.items():
            gone = word in self.found
            shown = f"{letter} {'revealed' if gone else ''}" if spymaster else (letter if gone else "")
            lines.append(f"{word:<8} {shown}")
        return "\n".join(lines) + "\n"


@pytest.mark.usefixtures("blind")
def test_our_bots_play_codenames_in_textarena() -> None:
    arena, giver, guesser = Arena("arena"), CluehouseAgent(), CluehouseAgent()
    for _ in range(25):
        clue = re.fullmatch(r"\[(\w+) (\d+)\]", giver(arena.observation("Red", True)))
        assert clue is not None
        assert not any(clue[1] in word or word in clue[1] for word in arena.key)
        arena.said.append(f"Spymaster of Red team, Player 0, submitted [{clue[1]} {clue[2]}].")
        for _ in range(int(clue[2]) + 1):
            guess = guesser(arena.observation("Red", False)).strip("[]")
            if guess == "pass":
                break
            assert guess in arena.key
            assert guess not in arena.found
            arena.found.add(guess)
            if arena.key[guess] != "R":
                break
            arena.said.append(f"Operator of Red team, Player 1, correctly guessed [{guess}].")
        found = [arena.key[word] for word in arena.found]
        if found.count("R") == 9 or "A" in found:
            break
    assert found.count("R") > 3


@pytest.mark.usefixtures("blind")
def test_a_clue_that_another_platform_forbids_is_not_given() -> None:
    board = deal("codenames", "en", "forbidden").deal
    colours = {board.first: "Red", "bystander": "Civilian", "assassin": "Assassin"}
    key = [colours.get(identity, "Blue") for identity in board.key]
    first, _ = BoardSeat("Red", "even", "seed").clue(board.words, key)
    second, _ = BoardSeat("Red", "even", "seed").clue(board.words, key, lambda word: word == first)
    assert first != second


@pytest.mark.parametrize(
    ("clue", "is_forbidden"), [("ear", True), ("bears", True), ("two words", True), ("cub", False)]
)
def test_a_clue_in_textarena_is_no_part_of_a_word_on_the_board(clue: str, is_forbidden: bool) -> None:
    assert _is_forbidden(clue, ["bear", "tree"]) == is_forbidden


def test_what_is_no_observation_of_codenames_is_refused() -> None:
    with pytest.raises(ValueError, match="not an observation"):
        CluehouseAgent()("You are playing chess.")


# --- ours in clembench ----------------------------------------------------------------------------

OWN, RIVAL = ["shark", "beach", "boat"], ["piano", "castle"]


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize(
    "prompt",
    [
        "Your team words are: {own}.\nYour opponent's team words are: {rival}.\n"
        "Distractor words are: tree, bread.\nThe kill words are: knife.",
        "Your remaining team words are: {own}.\nRemaining words for your opponent are: {rival}.\n"
        "Remaining distractor words are: tree, bread.\nRemaining kill words are: knife.",
    ],
)
def test_our_bot_gives_clues_in_clembench(prompt: str) -> None:
    answer = CodenamesResponder().answer(prompt.format(own=", ".join(OWN), rival=", ".join(RIVAL)))
    found = re.fullmatch(r"CLUE: ([a-z]+)\nTARGETS: (.+)", answer)
    assert found is not None
    assert set(found[2].split(", ")) <= set(OWN)


@pytest.mark.usefixtures("blind")
def test_our_bot_guesses_in_clembench() -> None:
    asked = (
        "Provide a comma-separated list of up to 2 words from the following list that best relate or are most closely "
        "associated with the word 'ocean'.\n\npiano, shark, castle, beach, tree, bread, knife"
    )
    answer = CodenamesResponder().answer(asked)
    assert answer in ("GUESS: shark, beach", "GUESS: beach, shark")


def test_another_prompt_is_refused() -> None:
    with pytest.raises(ValueError, match="not a prompt"):
        CodenamesResponder().answer("Describe this picture.")
