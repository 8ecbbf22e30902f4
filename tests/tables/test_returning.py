"""People who change devices: a transfer moves a place, a claim asks for a lost one. Nobody gets a place by a name."""

import pytest

from cluehouse.tables import commands, entries
from cluehouse.tables.codes import hashed
from cluehouse.tables.fold import fold
from cluehouse.tables.table import CLAIM_TIME, TRANSFER_TIME, Claim
from tests.duet import table as duet_board
from tests.tables.driver import NOON, TableDriver, codenames, duet, table_of


def claiming(driver: TableDriver, person: str) -> str:
    """Somebody new who claims to be this person, whose device is lost; returns their id."""
    driver.away = {person}
    claimant = driver.join()
    driver.do(claimant, commands.Claim(person))
    return claimant


# --- transfers ----------------------------------------------------------------------------------------


def test_an_offered_place_can_be_taken_for_ten_minutes_and_only_the_latest_offer_counts() -> None:
    driver = codenames()
    driver.do("p2", commands.OfferTransfer())
    driver.now += 1_000
    secret = f"secret-{driver.table.number}"
    driver.do("p2", commands.OfferTransfer())
    offered = driver.table.transfers["p2"]
    assert (offered.token, offered.until) == (hashed(secret), NOON + 1_000 + TRANSFER_TIME)


def test_nobody_notices_an_offer() -> None:
    driver = codenames()
    before, shown = dict(driver.table.updates), driver.shown()
    driver.do("p2", commands.OfferTransfer())
    assert driver.table.updates == before
    assert driver.shown() == shown


def test_a_place_that_was_taken_cannot_be_taken_again() -> None:
    driver = codenames()
    driver.do("p2", commands.OfferTransfer())
    driver.step(entries.Transferred("p2", "another hash"), by="p2")
    assert driver.table.people["p2"].token == "another hash"
    assert driver.table.transfers == {}
    assert driver.who("red-1") == "p2"


def test_an_onlooker_has_no_place_to_offer() -> None:
    assert codenames().refused("", commands.OfferTransfer()) == "no-such-person"


# --- claims -------------------------------------------------------------------------------------------


def test_the_host_says_whether_it_is_the_same_person() -> None:
    driver = codenames()
    claimant = claiming(driver, "p3")
    token = driver.table.people[claimant].token
    assert driver.shown()["claims"] == [{"claimant": claimant, "person": "p3", "waiting": ["p1"]}]
    assert driver.sees(claimant).key is None, "a claim alone shows nothing"
    driver.do("p1", commands.Vouch(claimant, True))
    assert claimant not in driver.table.people
    assert driver.table.people["p3"].token == token
    assert driver.who("blue-chief") == "p3"
    assert driver.table.claims == {}


def test_a_rejected_claim_changes_nothing() -> None:
    driver = codenames()
    claimant = claiming(driver, "p3")
    driver.do("p1", commands.Vouch(claimant, False))
    assert driver.table.claims == {}
    assert driver.table.people["p3"].token == "hash-3"
    assert driver.refused("p1", commands.Vouch(claimant, True)) == "no-claim"


def test_a_claim_can_be_withdrawn() -> None:
    driver = codenames()
    claimant = claiming(driver, "p3")
    driver.do(claimant, commands.Claim(""))
    assert driver.table.claims == {}
    assert driver.refused(claimant, commands.Claim("")) == "no-claim"


@pytest.mark.parametrize("person", ["p2", "p4", "claimant"])
def test_only_who_is_asked_can_vouch(person: str) -> None:
    driver = codenames()
    claimant = claiming(driver, "p3")
    who = claimant if person == "claimant" else person
    assert driver.refused(who, commands.Vouch(claimant, True)) == "no-claim"


def test_the_team_vouches_for_a_host_and_all_of_it_that_is_here_has_to_agree() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    claimant = claiming(driver, "p1")
    assert driver.table.claims[claimant] == Claim("p1", ("p2", "p3"))
    driver.do("p2", commands.Vouch(claimant, True))
    assert driver.table.claims[claimant].waiting == ("p3",)
    driver.do("p3", commands.Vouch(claimant, True))
    assert driver.table.people["p1"].token == f"hash-{claimant[1:]}"
    assert driver.table.host == "p1"


def test_without_a_team_the_other_players_vouch() -> None:
    driver = duet("A1", "B1")
    claimant = claiming(driver, "p1")
    assert driver.table.claims[claimant].waiting == ("p2",)


# --- claims that nobody can be asked about --------------------------------------------------------------


def all_away(driver: TableDriver, person: str = "p1") -> str:
    """Somebody new who claims to be this person at a table where nobody is connected; returns their id."""
    driver.away = set(driver.table.people)
    claimant = driver.join()
    driver.do(claimant, commands.Claim(person))
    return claimant


def with_bot() -> TableDriver:
    """A running game of Duet that p1 plays with a bot."""
    driver = table_of("duet", "A1")
    driver.do("p1", commands.AddBot("B1"))
    driver.begin(duet_board.table(a=1, b=1).deal)
    return driver


@pytest.mark.rule("D-CN-28")
def test_without_anybody_to_ask_the_place_is_granted_after_the_time_to_object() -> None:
    driver = with_bot()
    claimant = all_away(driver)
    until = NOON + CLAIM_TIME
    assert driver.shown()["claims"] == [{"claimant": claimant, "person": "p1", "waiting": [], "until": until}]
    driver.now = until - 1
    assert driver.refused(claimant, commands.Claim("p1")) == "claim-waits"
    driver.now = until
    driver.do(claimant, commands.Claim("p1"))
    assert (driver.who("A1"), driver.table.host, driver.table.claims) == ("p1", "p1", {})
    assert driver.table.people["p1"].token == f"hash-{claimant[1:]}"
    assert fold(map(entries.from_json, driver.log)) == driver.table


@pytest.mark.rule("D-CN-28")
@pytest.mark.parametrize("person", ["p1", "p2", "p4"])
def test_during_a_game_of_several_people_somebody_has_to_be_asked(person: str) -> None:
    driver = codenames()
    driver.away = set(driver.table.people)
    assert driver.refused(driver.join(), commands.Claim(person)) == "nobody-to-ask"


@pytest.mark.rule("D-CN-28")
def test_who_left_the_game_still_counts_as_somebody_who_knows_its_secrets() -> None:
    driver = duet("A1", "B1")
    driver.do("p2", commands.Leave())
    driver.do("p1", commands.AddBot("B1"))
    driver.away = set(driver.table.people)
    assert driver.refused(driver.join(), commands.Claim("p1")) == "nobody-to-ask"


@pytest.mark.rule("D-CN-28")
def test_a_game_of_several_people_that_began_meanwhile_grants_nothing() -> None:
    driver = table_of("duet", "A1", "B1")
    claimant = all_away(driver)
    driver.begin(duet_board.table(a=1, b=1).deal)
    driver.now += CLAIM_TIME
    assert driver.refused(claimant, commands.Claim("p1")) == "nobody-to-ask"


@pytest.mark.rule("D-CN-28")
def test_everybody_else_at_the_table_can_object_but_only_who_is_asked_can_agree() -> None:
    driver = with_bot()
    claimant, other = all_away(driver), driver.join()
    assert driver.refused(claimant, commands.Vouch(claimant, False)) == "no-claim"
    assert driver.refused(other, commands.Vouch(claimant, True)) == "no-claim"
    driver.do(other, commands.Vouch(claimant, False))
    assert driver.table.claims == {}


@pytest.mark.rule("D-CN-28")
def test_who_could_be_asked_and_comes_meanwhile_decides() -> None:
    driver = table_of("duet", "A1", "B1")
    claimant = all_away(driver)
    driver.now += CLAIM_TIME
    driver.away = {"p1"}
    assert driver.shown()["claims"][0]["waiting"] == ["p2"]
    driver.do(claimant, commands.Claim("p1"))
    assert driver.table.claims[claimant] == Claim("p1", ("p2",)), "time alone gives nothing while somebody is here"
    driver.do("p2", commands.Vouch(claimant, True))
    assert driver.table.people["p1"].token == f"hash-{claimant[1:]}"


@pytest.mark.rule("D-CN-28")
def test_who_comes_meanwhile_can_agree_at_once() -> None:
    driver = table_of("duet", "A1", "B1")
    claimant = all_away(driver)
    driver.away = {"p1"}
    driver.do("p2", commands.Vouch(claimant, True))
    assert driver.table.people["p1"].token == f"hash-{claimant[1:]}"


@pytest.mark.rule("D-CN-28")
def test_a_locked_table_waits_for_its_host() -> None:
    driver = with_bot()
    driver.do("p1", commands.Lock())
    driver.away = {"p1"}
    assert driver.refused(driver.join(), commands.Claim("p1")) == "nobody-to-ask"


# --- what ends a claim ----------------------------------------------------------------------------------


def test_who_is_connected_cannot_be_claimed_nor_a_bot_nor_oneself() -> None:
    driver = codenames()
    claimant = driver.join()
    assert driver.refused(claimant, commands.Claim("p3")) == "not-away"
    driver.do("p1", commands.AddBot("blue-1"))
    assert driver.refused(claimant, commands.Claim(driver.who("blue-1"))) == "no-such-person"
    driver.away = {claimant}
    assert driver.refused(claimant, commands.Claim(claimant)) == "no-such-person"


def test_who_came_back_meanwhile_keeps_the_place() -> None:
    driver = codenames()
    claimant = claiming(driver, "p3")
    driver.away = set()
    assert driver.refused("p1", commands.Vouch(claimant, True)) == "not-away"


def test_who_has_a_seat_claims_no_other() -> None:
    driver = codenames()
    driver.away = {"p3"}
    assert driver.refused("p2", commands.Claim("p3")) == "already-sitting"


def test_sitting_down_ends_ones_claim() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "blue-chief")
    claimant = claiming(driver, "p3")
    driver.do(claimant, commands.Sit("blue-1"))
    assert driver.table.claims == {}


@pytest.mark.rule("CN-49", "D-CN-21")
def test_who_has_seen_the_key_cannot_claim_a_guessers_place() -> None:
    driver = codenames()
    driver.do("p3", commands.Stand())
    driver.away = {"p4"}
    assert driver.refused("p3", commands.Claim("p4")) == "knows-too-much"


def test_what_the_claimant_has_seen_still_counts_afterwards() -> None:
    driver = codenames("red-chief", "red-1", "blue-chief", "blue-1", "blue-2")
    driver.do("p3", commands.Stand())
    driver.do(driver.join(), commands.Sit("blue-chief"))
    driver.away = {"p6"}
    driver.do("p3", commands.Claim("p6"))
    driver.do("p1", commands.Vouch("p3", True))
    assert driver.table.play is not None
    assert driver.table.play.held["p6"] == ("blue-chief",)
    driver.do("p5", commands.Stand())
    assert driver.refused("p6", commands.Sit("blue-2")) == "knows-too-much"


def test_a_claim_is_void_when_the_only_one_who_was_asked_leaves() -> None:
    driver = codenames()
    claiming(driver, "p3")
    driver.do("p1", commands.Leave())
    assert driver.table.claims == {}
    assert driver.table.people["p3"].token == "hash-3"


def test_returning_follows_from_the_log() -> None:
    driver = codenames()
    driver.do("p2", commands.OfferTransfer())
    claimant = claiming(driver, "p3")
    driver.do("p1", commands.Vouch(claimant, True))
    assert fold(map(entries.from_json, driver.log)) == driver.table
