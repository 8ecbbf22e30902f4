"""When the host changes the game or its variant, people keep a seat where there is one for them."""

import pytest

from cluehouse.tables import commands
from cluehouse.tables.entries import from_json
from cluehouse.tables.fold import fold
from cluehouse.tables.settings import Settings
from tests.tables.driver import CODENAMES, TableDriver, table_of


def agree(driver: TableDriver, game: str, **options: object) -> dict[str, str]:
    """The host changes the game; returns who sits where then."""
    driver.do("p1", commands.Agree(Settings(game, options=options)))
    return driver.table.seats


def test_teams_stay_together_in_every_game_and_come_back_to_their_seats() -> None:
    driver = table_of("codenames", *CODENAMES)
    first = driver.table.seats
    assert agree(driver, "trapwords") == {"red-1": "p1", "red-2": "p2", "blue-1": "p3", "blue-2": "p4"}
    assert agree(driver, "duet") == {"A1": "p1", "A2": "p2", "B1": "p3", "B2": "p4"}
    assert agree(driver, "decipher") == {"P1": "p1", "P2": "p3", "P3": "p2", "P4": "p4"}
    assert agree(driver, "codenames") == first


def test_who_finds_no_seat_stays_at_the_table_and_people_come_before_bots() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.do("p1", commands.AddBot("blue-2"))
    driver.do("p2", commands.Ready(False))
    agree(driver, "decipher")
    assert set(driver.table.seats.values()) == {"p1", "p2", "p4", "p5"}
    assert set(driver.table.people) == {"p1", "p2", "p3", "p4", "p5"}, "the bot has gone"
    assert driver.seat("p3") is None


def test_bots_take_only_the_seats_that_a_game_needs() -> None:
    driver = table_of("codenames", "red-1")
    for seat in ("red-chief", "blue-chief", "blue-1"):
        driver.do("p1", commands.AddBot(seat))
    assert agree(driver, "duet").keys() == {"A1", "B1"}
    assert driver.seat("p1") == "A1"
    assert len(driver.table.people) == 2
    driver.do("p1", commands.Start())


def test_a_bot_that_cannot_play_the_other_game_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {"duet": ("even", "bold"), "trapwords": ("even",)}
    monkeypatch.setattr("cluehouse.tables.people.bots_of", lambda game: levels[game])
    driver = table_of("duet", "A1")
    driver.do("p1", commands.AddBot("B1", "bold"))
    assert agree(driver, "trapwords") == {"red-1": "p1"}
    assert list(driver.table.people) == ["p1"]


def test_in_another_variant_everybody_keeps_the_seat_that_is_still_there() -> None:
    driver = table_of("codenames", *CODENAMES)
    assert agree(driver, "codenames", variant="shared") == {"red-chief": "p1", "blue-chief": "p3", "operative": "p2"}
    assert driver.seat("p4") is None
    assert agree(driver, "codenames", variant="ghost") == {"red-chief": "p1", "red-1": "p3", "red-2": "p2"}
    assert agree(driver, "trapwords") == {"red-1": "p1", "blue-1": "p3", "red-2": "p2"}, "one team becomes two"


def test_other_settings_move_nobody_and_the_log_tells_the_same() -> None:
    driver = table_of("codenames", *CODENAMES)
    driver.do("p4", commands.Ready(False))
    before = driver.table.seats
    assert agree(driver, "codenames", timer="warn") == before
    assert driver.table.unready == {"p4"}
    agree(driver, "decipher")
    assert fold(map(from_json, driver.log)) == driver.table
