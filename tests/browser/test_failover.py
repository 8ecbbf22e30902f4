"""A game of two browsers at two servers: the server that owns the table is killed or stopped, and the game goes on."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec import Struct
from playwright.sync_api import Browser

from tests.browser.duet_page import card, give, own_key, touch
from tests.browser.visitor import Visitor
from tests.cluster.front import FrontThread
from tests.cluster.processes import running_nodes
from tests.endurance.server_process import ServerProcess


class Game(Struct, frozen=True):
    """Ala comes through the address in front of both servers, to the one that owns the table; Yu goes to the other."""

    owner: ServerProcess
    other: ServerProcess
    ala: Visitor
    yu: Visitor
    connections: tuple[int, int]  # that Ala's and Yu's browsers have opened so far


@pytest.fixture
def game(browser: Browser, tmp_path: Path) -> Iterator[Game]:
    """A running game in the middle of a turn: Ala has given a clue for two, and Yu has found the first card."""
    with ExitStack() as ending:
        owner, other = ending.enter_context(running_nodes(tmp_path, 2))
        front = ending.enter_context(FrontThread(lambda: [owner.port, other.port]))
        ala = Visitor(browser, front.address, "Ala", "pl", 1280, 800, "light")
        yu = Visitor(browser, f"http://127.0.0.1:{other.port}", "小雨", "zh", 360, 740, "dark")
        for person in (ala, yu):
            ending.callback(person.leave)
        yu.come_in(ala.open_table({"game": "duet", "languages": ["en"]}))
        ala.sit("A1")
        yu.sit("B1")
        ala.start()
        for person in (ala, yu):
            person.page.locator(".dw").nth(24).wait_for()
        give(ala, yu, "zeppelin", 2)
        touch(yu, _agents(ala)[0])
        yield Game(owner, other, ala, yu, (ala.connections, yu.connections))


def _agents(person: Visitor) -> list[str]:
    return [word for word, edge in own_key(person).items() if edge == "agent"]


def _finish_the_turn_and_play_another(game: Game) -> None:
    ala, yu = game.ala, game.yu
    word = _agents(ala)[1]
    touch(yu, word)
    for person in (ala, yu):
        card(person, word).and_(person.page.locator(".found")).wait_for()
    yu.page.locator(".sill .btn").last.click()  # the turn ends
    give(yu, ala, "quasar", 1)
    target = next(word for word in _agents(yu) if card(ala, word).and_(ala.page.locator(".found")).count() == 0)
    touch(ala, target)
    card(yu, target).and_(yu.page.locator(".found")).wait_for()


def _check_what_was_noticed(game: Game) -> None:
    of_ala, of_yu = game.connections
    assert game.ala.connections > of_ala, "her own server is gone"
    assert game.yu.connections == of_yu, "his own server is not affected"
    for person in (game.ala, game.yu):
        assert not person.sees(".lost"), "nobody is told of a lost connection any more"
        assert not [frame for frame in person.sent() if frame.get("refused")]
        updates = [frame["update"] for frame in person.sent() if "update" in frame and "answer" not in frame]
        assert updates == sorted(updates)


def test_when_the_owner_is_killed_mid_turn_both_people_continue(game: Game) -> None:
    game.owner.kill()
    _finish_the_turn_and_play_another(game)
    _check_what_was_noticed(game)


def test_when_the_owner_is_stopped_mid_turn_both_people_continue(game: Game) -> None:
    game.owner.signal_stop()
    _finish_the_turn_and_play_another(game)
    assert game.owner.stop() == 0
    _check_what_was_noticed(game)
    game.owner.check_log()
