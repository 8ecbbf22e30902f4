"""Every game as a PettingZoo environment: the package's own tests, whole games, secrecy."""

import doctest
import random
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pettingzoo.test
import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import Record, replay
from cluehouse.games.seating import SPECTATOR
from cluehouse.lab.actions import usual_words
from cluehouse.lab.environment import TableEnvironment, environment
from cluehouse.lab.random_agents import play_at_random, play_moves_at_random
from tests.password import PASSWORD
from tests.secrecy.test_non_interference import guises


@pytest.fixture(autouse=True)
def _fifth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "password", PASSWORD)


def sizes(name: str) -> Iterator[dict[str, Any]]:
    """The smallest number of seats and one or two more in each group, for every variant of the seating."""
    game = PASSWORD if name == "password" else GAMES[name]
    for groups in game.seating.variants:
        for more in range(3):
            chosen = {
                group.option: min(len(group.fixed) + group.least + more, len(group.seats))
                for group in groups
                if group.option
            }
            yield chosen


CASES = [(name, size) for name in (*GAMES, "password") for size in {str(each): each for each in sizes(name)}.values()]
each_case = pytest.mark.parametrize(("name", "size"), CASES, ids=str)


def made(name: str, size: dict[str, Any], **more: Any) -> TableEnvironment:
    """A small environment without a referee, which would make it slow."""
    return environment(name, referee="off", **size, **more)


@each_case
def test_pettingzoo_accepts_it(name: str, size: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo.test.api_test(made(name, size), num_cycles=40)
        pettingzoo.test.seed_test(lambda: made(name, size), num_cycles=30)


@pytest.mark.parametrize("name", [*GAMES, "password"])
def test_pettingzoo_accepts_free_text(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo.test.api_test(environment(name, mode="text", referee="off"), num_cycles=20)


@pytest.mark.parametrize("name", [*GAMES, "password"])
def test_random_games_end_and_reward_the_winners(name: str) -> None:
    env = environment(name, referee="off")
    for seed in range(3):
        rewards = play_at_random(env, seed)
        winners = env.table_state.outcome.winners
        won = {seat for seat in rewards if seat in winners or env.game.seating.side_of(seat) in winners}
        assert rewards == {seat: 1.0 if seat in won else -1.0 for seat in rewards}


@pytest.mark.parametrize("name", [*GAMES, "password"])
def test_random_games_end_without_an_environment(name: str) -> None:
    env = environment(name, referee="off")
    for seed in range(3):
        assert play_moves_at_random(env.game, env.new_state(str(seed)), usual_words("en"), seed) > 0


@pytest.mark.parametrize("name", sorted(GAMES))
def test_an_agent_observes_exactly_what_its_seat_is_sent(name: str) -> None:
    env = environment(name, referee="off")
    env.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in range(60):
        sent = env.game.sent(env.table_state)
        for agent in env.agents:
            observed = env.observe(agent)
            assert observed["text"].encode() == sent[agent]
            assert bytes(observed["observation"]).rstrip(b"\0") == sent[agent]
        env.step(int(dice.choice(np.flatnonzero(env.action_mask()))))
        if env.table_state.outcome is not None:
            break


@pytest.mark.parametrize("name", sorted(GAMES))
def test_an_agent_cannot_tell_what_its_seat_may_not_know(name: str) -> None:
    compared = 0
    for seed in range(6):
        for game, scene, seat, guise in guises(name, random.Random(seed)):
            if seat == SPECTATOR:
                continue
            other = replay(game, Record(name, guise.deal, guise.moves))
            assert looked_at(scene.state, name, seat) == looked_at(other, name, seat), (seat, scene.moves[-1:])
            compared += 1
    assert compared > 20


def looked_at(state: Any, name: str, seat: str) -> tuple[str, bytes]:
    """What an agent in this seat observes in this state, its mask included."""
    options = msgspec.to_builtins(state.deal.options)
    options.pop("language")
    env = environment(name, referee="off", every_move=True, vocabulary=("cow", "milk"), **options)
    env.show(state, seat)
    observed = env.observe(seat)
    return observed["text"], observed["action_mask"].tobytes()


def test_a_leak_in_a_view_is_an_observed_leak() -> None:
    """The comparison can fail: two states that a seat may tell apart are told apart."""
    env = environment("codenames", referee="off")
    one, other = env.new_state("1"), env.new_state("2")
    assert looked_at(one, "codenames", "red-chief") != looked_at(other, "codenames", "red-chief")


def test_a_card_is_named_by_its_place_on_the_table() -> None:
    env = environment("duet", referee="off", mode="index")
    env.reset(seed=1)
    board = env.table_state.deal.words
    env_text = environment("duet", referee="off", mode="text")
    env_text.reset(seed=1)
    assert env_text.table_state.deal.words == board
    env_text.step("clue cow 1")
    env_text.step(f"guess {board[7]}" if " " not in board[7] else f'guess "{board[7]}"')
    clue = env.actions.kinds.index("clue") + 1
    env.step(clue)
    word = np.flatnonzero(env.action_mask())[0]
    env.step(int(word))
    env.step(int(np.flatnonzero(env.action_mask())[1]))
    env.step(env.actions.kinds.index("guess") + 1)
    first_value = 1 + len(env.actions.kinds)
    env.step(first_value + 7)
    assert [touch.card for touch in env.table_state.turn.touches or env.table_state.turns[-1].touches] == [board[7]]


def test_a_strict_referee_refuses_a_forbidden_clue_and_says_so() -> None:
    env = environment("codenames", mode="text")
    env.reset(seed=1)
    board = env.table_state.deal.words
    agent, before = env.agent_selection, env.table_state
    card = next(word for word in board if word.isalpha())
    env.step(f"clue {card.lower()}s 1")
    assert env.table_state is before
    assert env.infos[agent]["refused"] == "ruled-out"
    env.step("what is this")
    assert env.infos[agent] == {"refused": "bad-command"}


@pytest.mark.parametrize("name", ["codenames", "duet"])
def test_a_move_becomes_actions_and_each_of_them_has_a_meaning(name: str) -> None:
    env = environment(name, referee="off")
    env.reset(seed=1)
    seat, word = env.agent_selection, env.actions.words[5]
    told = []
    for action in env.actions_for(f"clue {word} 2"):
        told.append(env.meaning(action))
        env.step(action)
    assert told == ["clue", word, "2"]
    assert env.infos[seat] == {"move": f"{seat}: clue {word} 2"}
    assert env.meaning(0) == "pass"
    card = env.table_state.deal.words[3]
    _, number = env.actions_for(f"guess {card}" if " " not in card else f'guess "{card}"')
    assert number == 1 + len(env.actions.kinds) + 3


def test_the_examples_of_the_page_run() -> None:
    result = doctest.testfile(str(Path(__file__).parents[2] / "docs" / "lab.md"), module_relative=False)
    assert result.attempted
    assert not result.failed


def test_what_no_action_stands_for_is_named() -> None:
    env = environment("duet", referee="off")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no action stands for zyzzyva"):
        env.actions_for("clue zyzzyva 2")
    with pytest.raises(ValueError, match="stop is not possible now; clue"):
        env.actions_for("stop")
    with pytest.raises(ValueError, match="not possible now"):
        env.meaning(env.actions.count - 1)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "chess"}, "no such game: chess; known are codenames, duet"),
        ({"mode": "foo"}, "no such mode: foo; known are index, text"),
        ({"referee": "on"}, "no such referee: on; known are strict, rulebook, off"),
        ({"language": "de"}, "no such language of duet: de; known are pl, en, zh"),
        ({"tokns": 9}, "no such option of duet: tokns; known are a, b, pool, tokens"),
    ],
)
def test_what_does_not_exist_is_answered_with_what_does(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        environment(**{"game": "duet"} | wrong)
