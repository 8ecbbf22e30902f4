"""What the lobby shows: which seats are still missing, and custom words that survive a change of settings."""

from typing import Any

import msgspec
from msgspec.structs import replace

from cluehouse.tables import commands
from cluehouse.tables.payload import table_section
from cluehouse.tables.settings import Settings
from tests.tables.driver import TableDriver

OWN = tuple(
    "acorn badger candle dragon engine feather guitar hammer island jacket kettle lantern mirror needle".split()
) + (tuple("orchard pillow quartz ribbon saddle teapot umbrella violin walnut yogurt zipper".split()))


def shown(driver: TableDriver) -> dict[str, Any]:
    """The table as everybody sees it."""
    section: dict[str, Any] = msgspec.json.decode(table_section(driver.table, ()))
    return section


def test_a_table_names_the_seats_that_must_be_taken_before_the_start() -> None:
    driver = TableDriver(Settings("codenames"))
    assert shown(driver)["missing"] == {"code": "seat-empty", "params": {"seat": "red-chief"}}
    driver.do("p1", commands.Sit("red-chief"))
    assert shown(driver)["missing"] == {"code": "too-few-players", "params": {"team": "red", "needed": 2}}


def test_no_seat_is_missing_when_a_game_can_start_or_has_started() -> None:
    driver = TableDriver(Settings("duet"))
    driver.do("p1", commands.Sit("A1"))
    driver.do("p1", commands.AddBot("B1"))
    assert "missing" not in shown(driver)
    driver.do("p1", commands.Start())
    assert "missing" not in shown(driver)


def test_a_host_can_keep_custom_words_without_having_been_sent_them() -> None:
    driver = TableDriver(Settings("codenames", pack="\n".join(OWN)))
    sent = msgspec.convert(shown(driver)["settings"], Settings)
    assert sent.pack == ""
    driver.do("p1", commands.Agree(replace(sent, referee="strict"), keep_words=True))
    assert (driver.table.settings.referee, driver.table.settings.pack) == ("strict", "\n".join(OWN))
    driver.do("p1", commands.Agree(sent))
    assert driver.table.settings.pack == ""
