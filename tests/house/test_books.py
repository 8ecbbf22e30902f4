"""Duet teams' books, and the records of finished games."""

import asyncio

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import commitment, replay
from cluehouse.house import House
from cluehouse.store import MemoryStore
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import record_of
from tests.codenames import table as codenames_board
from tests.duet import table as duet_board
from tests.house.table_driver import CODENAMES, TableDriver, UnreliableStore, in_virtual_time, new_house, open_table


async def team(house: House, book: str, **settings: object) -> TableDriver:
    """A table with two players of a team and the team's book."""
    table = await open_table("duet", "A1", "B1", house=house, **settings)
    await table.do("p1", commands.OpenBook(book))
    return table


async def lose(table: TableDriver) -> None:
    """Resign the game."""
    await table.do("p1", commands.Resign())
    await table.do("p2", commands.Consent())


async def win(table: TableDriver) -> None:
    """Find all fifteen words of the known board."""
    await table.begin(duet_board.table(**table.table.settings.options).deal)
    await table.play("A1: clue animal 9", *(f"B1: guess {card}" for card in duet_board.FOR_B))
    await table.play("B1: clue plant 9", *(f"A1: guess {card}" for card in duet_board.FOR_A if card[0] != "G"))
    assert table.state.outcome.reason == "all-found"


# --- books ------------------------------------------------------------------------------------------


@in_virtual_time
async def test_a_new_book_has_the_teams_name_and_no_games() -> None:
    house = new_house()
    book = await house.create_book("  The   Foxes ")
    found = await house.archive.book(book)
    assert (found.team, found.tries) == ("The Foxes", ())


@in_virtual_time
async def test_an_unknown_book_cannot_be_opened_and_a_new_book_needs_a_name() -> None:
    house = new_house()
    with pytest.raises(TableRefusal) as refused:
        await house.archive.book("no such book")
    assert str(refused.value.code) == "no-such-book"
    table = await open_table("duet", "A1", "B1", house=house)
    assert await table.refused("p1", commands.OpenBook("no such book")) == "no-such-book"
    with pytest.raises(TableRefusal):
        await house.create_book("   ")


@pytest.mark.rule("DU-87")
@in_virtual_time
async def test_a_game_is_entered_in_the_teams_book_with_date_mission_and_record() -> None:
    house = new_house()
    book, other = await house.create_book("Foxes"), await house.create_book("Owls")
    table = await team(house, book)
    await table.do("p1", commands.Start())
    await lose(table)
    (attempt,) = (await house.archive.book(book)).tries
    assert (attempt.mission, attempt.won, attempt.reason, attempt.date) == ("prague", False, "resigned", "2023-11-14")
    assert record_of(table.table) == await house.archive.record(attempt.record)
    assert (await house.archive.book(other)).tries == ()


@in_virtual_time
async def test_the_book_the_record_and_the_last_move_are_saved_in_one_write() -> None:
    store = UnreliableStore()
    house = new_house(store)
    book = await house.create_book("Foxes")
    table = await team(house, book)
    await table.do("p1", commands.Start())
    await lose(table)
    assert [page.name.partition("/")[0] for page in store.written[-1]] == ["table", "record", "book"]
    assert all(len(pages) == 1 for pages in store.written[:-1])
    (attempt,) = (await house.archive.book(book)).tries
    assert store.written[-1][1].name == f"record/{attempt.record}"


@pytest.mark.rule("DU-86", "DU-88")
@in_virtual_time
async def test_winning_a_mission_unlocks_the_next_one() -> None:
    house = new_house()
    book = await house.create_book("Foxes")
    locked = await team(house, book, options={"mission": "berlin"})
    refusal = await locked.refusal("p1", commands.Start())
    assert (refusal.code, refusal.params) == ("mission-locked", {"mission": "berlin"})
    assert locked.table.play is None
    await win(await team(house, book))
    await locked.do("p1", commands.Start())
    await lose(locked)
    assert [(attempt.mission, attempt.won) for attempt in (await house.archive.book(book)).tries] == [
        ("prague", True),
        ("berlin", False),
    ]
    await locked.do("p1", commands.Rematch())


@in_virtual_time
async def test_without_a_book_every_mission_can_be_played_and_nothing_is_entered() -> None:
    house = new_house()
    table = await open_table("duet", "A1", "B1", house=house, options={"mission": "vatican"})
    await table.do("p1", commands.Start())
    await lose(table)
    assert await house.store.names("book/") == []
    assert len(await house.store.names("record/")) == 1


@in_virtual_time
async def test_a_game_with_ten_tokens_counts_for_no_mission() -> None:
    house = new_house()
    book = await house.create_book("Foxes")
    table = await team(house, book, options={"tokens": 10})
    await table.do("p1", commands.Start())
    await lose(table)
    assert (await house.archive.book(book)).tries == ()


@in_virtual_time
async def test_two_games_of_one_team_that_end_at_once_are_both_entered_in_the_book() -> None:
    store = LateStore()
    house = new_house(store)
    book = await house.create_book("Foxes")
    tables = [await team(house, book) for _ in range(4)]
    for table in tables:
        await table.do("p1", commands.Start())
        await table.do("p1", commands.Resign())
    store.late = True
    await asyncio.gather(*(table.do("p2", commands.Consent()) for table in tables))
    tries = (await house.archive.book(book)).tries
    records = {table.table.play.record for table in tables if table.table.play is not None}
    assert {attempt.record for attempt in tries} == records
    assert len(tries) == 4
    for table in tables:
        assert table.table == await table.logged()


class LateStore(MemoryStore):
    """A store with slow reads, so that another task can run between a read and a write."""

    late = False

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        found = await super().read(name, after)
        if self.late and name.startswith("book/"):
            await asyncio.sleep(1)
        return found


# --- records ----------------------------------------------------------------------------------------


@in_virtual_time
async def test_the_record_of_a_finished_game_replays_to_its_end() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.begin(codenames_board.table().deal)
    await table.play("red-chief: clue animal 2", "red-1: guess POISON")
    connection = await table.connect()
    record = await table.house.archive.record(connection.sees("table")["record"])
    assert replay(GAMES["codenames"], record) == table.state


@in_virtual_time
async def test_a_running_game_has_no_public_record() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.do("p1", commands.Start())
    assert table.table.play is not None
    with pytest.raises(TableRefusal) as refused:
        await table.house.archive.record(table.table.play.record)
    assert str(refused.value.code) == "no-such-record"


@in_virtual_time
async def test_the_commitment_to_the_deal_can_be_checked_against_the_record() -> None:
    table = await open_table("codenames", *CODENAMES)
    with pytest.raises(TableRefusal):
        await table.house.commitment(table.code)
    await table.do("p1", commands.Start())
    promised = await table.house.commitment(table.code)
    await table.do("p1", commands.Resign())
    await table.do("p2", commands.Consent())
    record = await table.house.archive.record((await table.connect()).sees("table")["record"])
    assert commitment(record) == promised
    await table.do("p1", commands.Agree(Settings("decipher", languages=("pl",))))
    assert await table.house.commitment(table.code) == promised
