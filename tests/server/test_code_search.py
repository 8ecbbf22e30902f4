"""How long it takes to find a table by trying codes, computed from the limits that the server keeps."""

from math import ceil
from random import Random

import pytest

from cluehouse.house.openings import CROWD, Openings
from cluehouse.server.doorkeeper import Doorkeeper
from cluehouse.server.limits import Limits
from cluehouse.tables.codes import BLOCKED, MORE_SYLLABLES, SYLLABLES, new_code, read_code
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.table import INVITATION_TIME
from tests.tables.test_codes import codes_without

HOUR, DAY = 3600.0, 86_400.0
SHORT, LONG = codes_without(BLOCKED, SYLLABLES), codes_without(BLOCKED, MORE_SYLLABLES)


def tries_in(seconds: float, limits: Limits) -> int:
    """How many wrong codes one address can try in this time, counted at a real doorkeeper."""
    now, count = 0.0, 0
    keeper = Doorkeeper(limits, lambda: now)
    while now <= seconds:
        try:
            with keeper.trying_code("192.0.2.1"):
                raise TableRefusal("no-such-table")
        except TableRefusal as refusal:
            if str(refusal.code) == "no-such-table":
                count += 1
                continue
        now += 10.0
    return count


def search_time(codes: int, tables: int, addresses: int, limits: Limits) -> float:
    """The seconds until somebody with so many addresses is expected to find one of these tables."""
    tries = ceil((codes + 1) / (tables + 1)) / addresses
    return max(0.0, tries - limits.wrong_codes) / (limits.wrong_codes / HOUR)


def test_an_address_tries_as_many_wrong_codes_as_the_limit_says() -> None:
    limits = Limits()
    assert tries_in(0, limits) == limits.wrong_codes
    assert tries_in(10 * HOUR, limits) == pytest.approx(11 * limits.wrong_codes, abs=1)


def test_codes_that_are_tried_at_the_same_time_are_all_paid_for() -> None:
    now = 0.0
    keeper = Doorkeeper(Limits(), lambda: now)
    trials = [keeper.trying_code("192.0.2.1") for _ in range(300)]
    for trial in trials:
        trial.__enter__()
    for trial in trials:
        assert not trial.__exit__(TableRefusal, TableRefusal("no-such-table"), None)
    now = 8 * HOUR
    with pytest.raises(TableRefusal), keeper.trying_code("192.0.2.1"):
        raise AssertionError("300 tries in 8 hours")


@pytest.mark.parametrize(
    ("codes", "tables", "addresses", "at_least"),
    [
        (SHORT, 1, 1, 19 * 365 * DAY),
        (SHORT, CROWD, 1, 276 * DAY),
        (SHORT, 1, 1000, 7 * DAY),
        (SHORT, CROWD, 1000, 5 * HOUR),
        (LONG, 10_000, 1, 10 * 365 * DAY),
        (LONG, 10_000, 1000, 4 * DAY),
    ],
)
def test_a_search_takes_at_least_as_long_as_security_md_says(
    codes: int, tables: int, addresses: int, at_least: float
) -> None:
    assert search_time(codes, tables, addresses, Limits()) >= at_least


def test_where_there_are_many_tables_new_codes_are_longer() -> None:
    now = 0
    openings = Openings(lambda: now)
    assert openings.syllables(CROWD - 1) == SYLLABLES
    assert openings.syllables(CROWD) == MORE_SYLLABLES
    for _ in range(CROWD):
        openings.opened()
    assert openings.syllables(0) == MORE_SYLLABLES, "codes of tables that nobody watches still admit people"
    now = INVITATION_TIME
    assert openings.syllables(0) == SYLLABLES


def test_a_long_code_is_read_as_it_is_spoken() -> None:
    code = new_code(Random(1).randbytes, MORE_SYLLABLES)
    assert len(code) == len("BADO-KEMI-LUTA")
    assert read_code(code.lower().replace("-", " ")) == code
