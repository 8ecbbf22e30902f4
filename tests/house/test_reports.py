"""The report of a finished game: who played, what bots thought, and the findings about its moves."""

import asyncio
import time
from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES
from cluehouse.games.codenames import moves
from cluehouse.games.marks import Mark
from cluehouse.games.record import Record
from cluehouse.house.readiness import Readiness
from cluehouse.house.records import GameMetadata
from cluehouse.house.reviews import REMEMBERED, Found, Reviews, judged_by_bots
from cluehouse.house.workers import Workers
from cluehouse.review.finding import Finding
from cluehouse.tables import commands, entries
from cluehouse.tables.fold import fold
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import GameName
from tests.codenames import table as board
from tests.encoding import raw
from tests.house.table_driver import CODENAMES, NOON, ScriptedBot, TableDriver, in_virtual_time, new_house, open_table

MEANT = Thought("meant", ("HORSE", "PANDA"), clue="animal")
FOUND = Finding("best-clue", 1, "red-chief", "animal", 2, ("HORSE", "PANDA"))


class Thinker(ScriptedBot):
    """A bot that explains its clue."""

    def thoughts(self) -> list[Thought]:
        return [MEANT]


async def give_up(table: TableDriver) -> str:
    """Let blue resign; returns the name of the record."""
    await table.do(table.table.seats["blue-1"], commands.Resign())
    await table.do(table.table.seats["blue-chief"], commands.Consent())
    assert table.table.play is not None
    return table.table.play.record


async def against_a_thinker(**house: Any) -> TableDriver:
    """A table whose red chief is a bot that gives a clue and explains it."""
    bot = Thinker(moves.Clue("animal", 2))
    house = house | {"players": lambda game, level, seed: bot}
    table = await open_table("codenames", house=new_house(**house), pace=0)
    await table.do("p1", commands.AddBot("red-chief", "careful"))
    for seat in CODENAMES[1:]:
        await table.join(seat)
    await table.begin(board.table().deal)
    await asyncio.sleep(1)
    assert table.state.turn.word == "animal"
    return table


@in_virtual_time
async def test_a_report_says_who_sat_where_and_when() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.do("p1", commands.Start())
    report = await table.house.archive.report(await give_up(table))
    names = [report.metadata.players[seat].name for seat in CODENAMES]
    assert names == [table.table.people[table.table.seats[seat]].name for seat in CODENAMES]
    assert NOON <= report.metadata.began <= report.metadata.ended


@in_virtual_time
async def test_a_bots_thoughts_are_published_when_the_game_is_over() -> None:
    table = await against_a_thinker()
    watching = [await table.connect(person) for person in table.tokens]
    assert not any(b"meant" in section for watcher in watching for section in watcher.sections.values())
    occasion = (await table.house.archive.report(await give_up(table))).metadata
    assert occasion.players["red-chief"].bot == "careful"
    (told,) = occasion.thoughts
    assert (told.step, told.name, told.thoughts) == (1, occasion.players["red-chief"].name, (MEANT,))


@in_virtual_time
async def test_a_bots_thoughts_about_an_undone_move_are_dropped() -> None:
    table = await against_a_thinker()
    assert table.table.play is not None
    assert len(table.table.play.thoughts) == 1
    live = table.house.tables[table.code]
    async with live.lock:
        await table.house.steps.take(live, [entries.Undone(0)])
    assert not table.table.play.thoughts
    assert table.table == await table.logged()


@in_virtual_time
async def test_a_report_names_what_was_taken_back_and_who_joined_late() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.do("p1", commands.Start())
    live = table.house.tables[table.code]
    assert live.table.play is not None
    state: Any = live.table.play.state
    chief = f"{state.turn.side}-chief"
    clue = live.table.seats[chief]
    await table.do(clue, commands.MakeMove(raw({"do": "clue", "word": "zephyr", "number": 1}), 10**6))
    async with live.lock:
        await table.house.steps.take(live, [entries.Undone(0, chief)])
    late = (await table.house.join(table.code, "Somebody")).person
    await table.do("p2", commands.Stand())
    await table.do("p1", commands.Admit(late))
    await table.do(late, commands.Sit("red-1"))
    record = await give_up(table)
    occasion = (await table.house.archive.report(record)).metadata
    assert [(undoing.step, undoing.seat, undoing.shown) for undoing in occasion.undoings] == [(0, chief, False)]
    assert occasion.undoings[0].moves[0] == f"{chief}: clue zephyr 1"
    assert [seat for seat, player in occasion.players.items() if player.late] == ["red-1"]


@in_virtual_time
async def test_findings_are_computed_once() -> None:
    asked: list[Record] = []

    def find(record: Record) -> Found:
        asked.append(record)
        return (FOUND,), True

    table = await open_table("codenames", *CODENAMES, house=new_house(find=find))
    await table.do("p1", commands.Start())
    record = await give_up(table)
    reports = [await table.house.archive.report(record) for _ in range(3)]
    assert asked == [await table.house.archive.record(record)]
    assert all((report.findings, report.complete) == ((FOUND,), True) for report in reports)


def test_simultaneous_requests_judge_one_record_at_a_time() -> None:
    judging = most = 0

    def find(record: Record) -> Found:
        nonlocal judging, most
        judging += 1
        most = max(most, judging)
        time.sleep(0.01)
        judging -= 1
        return (FOUND,), True

    async def ask() -> None:
        reviews = Reviews(find, Readiness(), Workers())
        record = Record("codenames", board.table().deal)
        await asyncio.gather(*(reviews.report(name, record, GameMetadata()) for name in "aabbcc"))

    asyncio.run(ask())
    assert most == 1


@in_virtual_time
async def test_a_record_is_judged_again_only_after_it_left_the_cache() -> None:
    asked: list[Record] = []

    def find(record: Record) -> Found:
        asked.append(record)
        return (), True

    reviews, record = Reviews(find, Readiness(), Workers()), Record("codenames", board.table().deal)
    for name in (*map(str, range(REMEMBERED + 1)), "0"):
        await reviews.report(name, record, GameMetadata())
    assert len(asked) == REMEMBERED + 2


@pytest.mark.usefixtures("blind")
def test_a_report_of_a_mixed_language_game_has_only_the_best_clue() -> None:
    game: Any = GAMES["codenames"]
    deal = replace(board.table().deal, options=game.options_type(language="mixed"))
    clue, first, second = (
        ("red-chief", moves.Clue("tree", 2)),
        *(("red-1", moves.Guess(card)) for card in ("ROOT", "LEAF")),
    )
    found, complete = judged_by_bots(Record("codenames", deal, (clue, first, second, ("red-1", moves.Guess("POISON")))))
    assert ([finding.code for finding in found], complete) == (["best-clue"], True)


@in_virtual_time
async def test_an_unknown_kind_of_thought_in_a_log_does_not_keep_a_table_from_loading() -> None:
    table = await against_a_thinker()
    kept = await table.house.store.read(f"table/{table.code}")
    old = [entry.replace(b'"code":"meant"', b'"code":"of-old"') for entry in kept]
    again = fold(map(entries.from_json, old))
    assert again is not None
    assert again.play is not None
    assert [thought.code for told in again.play.thoughts for thought in told.thoughts] == ["of-old"]


@in_virtual_time
async def test_a_language_is_prepared_when_a_report_needs_it() -> None:
    taught: list[str] = []

    def lesson(language: str) -> list[str]:
        taught.append(language)
        return []

    def find(record: Record) -> Found:
        return (FOUND,), bool(taught)

    table = await open_table(
        "codenames", *CODENAMES, house=new_house(find=find, readiness=Readiness(bot_command=lesson))
    )
    await table.do("p1", commands.Start())
    record = await give_up(table)
    first = await table.house.archive.report(record)
    assert (first.findings, first.complete) == ((FOUND,), False)
    await asyncio.sleep(1)
    assert taught == ["en"]
    assert (await table.house.archive.report(record)).complete


@pytest.mark.parametrize(("game", "seats"), [("duet", ("A1", "B1")), ("codenames", CODENAMES)])
@in_virtual_time
async def test_a_running_game_has_no_report(game: GameName, seats: tuple[str, ...]) -> None:
    table = await open_table(game, *seats)
    await table.do("p1", commands.Start())
    assert table.table.play is not None
    with pytest.raises(TableRefusal) as refused:
        await table.house.archive.report(table.table.play.record)
    assert str(refused.value.code) == "no-such-record"


# --- explanations of beginner bots ------------------------------------------------------------------


class Guesser(ScriptedBot):
    """A bot that marks a card, guesses it and stops, with a reason for each move."""

    def thoughts(self) -> list[Thought]:
        stops = [Thought("stopped", ("LEAF",), 0.3, "animal")] if self.moves[0] == moves.Stop() else []
        return [Thought("expected", ("ROOT",), 0.7, "animal"), *stops]


async def beside_a_guesser(level: Any, **settings: Any) -> Any:
    """The chat messages at a table where a bot of this level guesses."""
    bot = Guesser(Mark("ROOT"), moves.Guess("ROOT"), moves.Stop())
    house = new_house(players=lambda game, level, seed: bot)
    table = await open_table("codenames", "red-chief", house=house, **settings)
    await table.do("p1", commands.AddBot("red-1", level))
    for seat in ("blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2")
    await asyncio.sleep(50)
    assert table.table.play is not None
    moves_thought_of = {table.table.play.moves[told.step - 1][1] for told in table.table.play.thoughts}
    assert moves_thought_of == {moves.Guess("ROOT"), moves.Stop()}  # a mark does not count as a move
    return (await table.connect()).sees("talk")


@in_virtual_time
async def test_a_beginner_bot_explains_its_move_but_not_its_confidence() -> None:
    assert [line["thought"] for line in await beside_a_guesser("beginner")] == [
        {"code": "expected", "words": ["ROOT"], "clue": "animal"},
        {"code": "stopped", "clue": "animal"},
    ]


@pytest.mark.parametrize(("level", "talk"), [("even", "rules"), ("beginner", "off")])
@in_virtual_time
async def test_other_bots_explain_nothing_nor_does_any_bot_at_a_table_without_chat(level: str, talk: str) -> None:
    assert await beside_a_guesser(level, talk=talk) == []
