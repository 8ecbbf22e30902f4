"""The host locks a table, bans people and lifts bans. Who has a place is never kept out by a lock."""

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.tables import commands, entries
from cluehouse.tables.admission import check_newcomer, is_banned, is_open_to_strangers
from cluehouse.tables.codes import hashed, origin_of
from cluehouse.tables.context import CommandContext, Randomness
from cluehouse.tables.decide import decide
from cluehouse.tables.fold import fold
from cluehouse.tables.table import BAN_TIME, BANS_KEPT, INVITATION_TIME
from tests.tables.driver import TableDriver, codenames, table_of

HOME, CAFE = "a1b2c", "d3e4f"


def turned_away(driver: TableDriver, token: str = "new", origin: str = "", claims: bool = False) -> str:
    """Why somebody new with this token, from this network, cannot join; empty if they can."""
    try:
        check_newcomer(driver.table, token, origin, driver.now, claims)
    except Refusal as refusal:
        return refusal.code
    return ""


def banned(driver: TableDriver, person: str, **origins: tuple[str, ...]) -> None:
    """The host bans this person, when these networks are known."""
    context = CommandContext(driver.table, driver.table.host, Randomness(), origins=origins)
    driver.step(*decide(context, commands.BanPerson(person)), by=driver.table.host)


# --- locks --------------------------------------------------------------------------------------------


def test_nobody_new_joins_a_locked_table() -> None:
    driver = table_of("codenames", "red-chief", "red-1")
    assert turned_away(driver) == ""
    driver.do("p1", commands.Lock())
    assert driver.shown()["locked"] is True
    assert turned_away(driver) == "table-locked"
    driver.do("p1", commands.Lock(False))
    assert "locked" not in driver.shown()
    assert turned_away(driver) == ""


def test_only_the_host_locks_and_bans() -> None:
    driver = codenames()
    for command in (commands.Lock(), commands.BanPerson("p1"), commands.LiftBan("p1")):
        assert driver.refused("p2", command) == "not-host"


def locked_with_claim() -> tuple[TableDriver, str]:
    """A locked table where somebody claims the place of p2, whose device is lost."""
    driver = table_of("codenames", "red-chief", "red-1", "blue-chief")
    driver.do("p1", commands.Lock())
    driver.away = {"p2"}
    assert turned_away(driver, claims=True) == ""
    driver.step(entries.Joined("p4", "Bolek 2", "hash-4"), entries.Claimed("p2", "p4", ("p1",)), by="p4")
    return driver, "p4"


def test_who_lost_their_device_can_claim_their_place_at_a_locked_table() -> None:
    driver, claimant = locked_with_claim()
    driver.do("p1", commands.Vouch(claimant, True))
    assert driver.who("red-1") == "p2"
    assert driver.table.people["p2"].token == "hash-4"
    assert driver.table.visitors == frozenset()


def test_a_claim_is_no_way_around_a_lock() -> None:
    driver, claimant = locked_with_claim()
    assert driver.refused(claimant, commands.Sit("blue-1")) == "table-locked"
    assert driver.refused(claimant, commands.Say("let me in")) == "silence"
    assert driver.refused(claimant, commands.Rename("let me in")) == "table-locked"
    driver.do("p1", commands.Vouch(claimant, False))
    assert claimant not in driver.table.people


@pytest.mark.parametrize("event", [entries.ClaimDropped("p4"), entries.Left("p2"), entries.Left("p1")])
def test_whoever_came_only_to_claim_a_place_leaves_with_the_claim(event: entries.AnyEvent) -> None:
    driver, claimant = locked_with_claim()
    driver.step(event)
    assert claimant not in driver.table.people


def test_when_the_table_is_opened_or_the_host_gives_a_seat_a_claimant_stays() -> None:
    for command in (commands.Lock(False), commands.AssignSeat("blue-1", "p4")):
        driver, claimant = locked_with_claim()
        driver.do("p1", command)
        if claimant in driver.table.claims:
            driver.do("p1", commands.Vouch(claimant, False))
        assert claimant in driver.table.people
        assert driver.table.visitors == frozenset()


def test_bots_can_be_added_to_a_locked_table() -> None:
    driver = table_of("codenames", "red-chief")
    driver.do("p1", commands.Lock())
    driver.do("p1", commands.AddBot("red-1"))
    driver.do("p1", commands.Say("hello"))
    assert "red-1" in driver.table.seats


# --- bans ---------------------------------------------------------------------------------------------


def test_a_banned_person_is_gone_and_cannot_return_with_their_token() -> None:
    driver = codenames()
    token = driver.table.people["p2"].token
    banned(driver, "p2")
    assert "p2" not in driver.table.people
    assert "red-1" not in driver.table.seats
    assert turned_away(driver, token) == "banned"
    assert turned_away(driver, "another") == ""
    driver.now += 10 * BAN_TIME
    assert turned_away(driver, token) == "banned"


def test_nobody_new_comes_from_the_network_of_a_banned_person_for_a_day() -> None:
    driver = codenames()
    banned(driver, "p2", p1=(CAFE,), p2=(HOME,))
    assert (turned_away(driver, origin=HOME), turned_away(driver, origin=CAFE)) == ("banned", "")
    assert turned_away(driver, origin=HOME, claims=True) == "banned"
    assert is_banned(driver.table, HOME, driver.now)
    driver.now += BAN_TIME
    assert turned_away(driver, origin=HOME) == ""


def test_a_network_that_is_shared_with_somebody_at_the_table_is_not_banned() -> None:
    driver = codenames()
    banned(driver, "p2", p1=(HOME,), p2=(HOME, CAFE))
    assert (turned_away(driver, origin=HOME), turned_away(driver, origin=CAFE)) == ("", "banned")
    assert turned_away(driver, "hash-2", HOME) == "banned"


def test_a_ban_can_be_lifted_and_only_the_host_sees_who_is_banned() -> None:
    driver = codenames()
    banned(driver, "p2", p2=(HOME,))
    assert driver.you("p1")["bans"] == [{"person": "p2", "name": "Bolek", "network": True}]
    assert "bans" not in driver.you("p3")
    assert HOME not in str((driver.shown(), driver.you("p1")))
    driver.do("p1", commands.LiftBan("p2"))
    assert "bans" not in driver.you("p1")
    assert turned_away(driver, "hash-2", HOME) == ""
    assert driver.refused("p1", commands.LiftBan("p2")) == "no-such-person"


def test_the_host_cannot_ban_themselves_or_a_bot() -> None:
    driver = codenames()
    driver.do("p1", commands.AddBot("blue-1"))
    for person in ("p1", driver.who("blue-1"), "p99"):
        assert driver.refused("p1", commands.BanPerson(person)) == "no-such-person"


def test_locks_and_bans_survive_a_restart_and_the_oldest_bans_are_forgotten() -> None:
    driver = codenames()
    driver.do("p1", commands.Lock(False))
    for _ in range(BANS_KEPT + 1):
        driver.join(name=f"guest {driver.table.came}")
        banned(driver, f"p{driver.table.came}")
    driver.do("p1", commands.Lock())
    table = fold(map(entries.from_json, driver.log))
    assert table is not None
    assert (table.locked, len(table.bans)) == (True, BANS_KEPT)
    assert turned_away(driver, "hash-5") == "table-locked"
    assert turned_away(driver, "hash-6") == "banned"


def test_a_network_is_kept_as_a_hash_that_thousands_share_and_that_differs_between_tables() -> None:
    hashes = {origin_of("KEMI-BADO", f"192.0.{high}.{low}") for high in range(256) for low in range(256)}
    assert all(len(short) == 5 for short in hashes)
    assert len(hashes) < 65_000, "no two addresses share a hash"
    assert origin_of("KEMI-BADO", "192.0.2.1") != origin_of("BADO-KEMI", "192.0.2.1")
    assert origin_of("KEMI-BADO", "") == ""
    assert hashed("192.0.2.1") not in hashes


# --- invitations --------------------------------------------------------------------------------------


def test_the_code_of_an_idle_table_admits_nobody_new_unless_somebody_is_there() -> None:
    driver = codenames()
    last = driver.table.at
    assert is_open_to_strangers(driver.table, frozenset(), last + INVITATION_TIME - 1)
    assert not is_open_to_strangers(driver.table, frozenset(), last + INVITATION_TIME)
    assert is_open_to_strangers(driver.table, frozenset({"p1"}), last + INVITATION_TIME)
