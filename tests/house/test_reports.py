"""What is kept of a finished game beside its record, and told of it: who played, what bots thought, what was found."""

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
from cluehouse.review.finding import Finding
from cluehouse.tables import commands, entries
from cluehouse.tables.fold import fold
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import GameName
from tests.codenames import table as board
from tests.house.evening import CODENAMES, NOON, Evening, Scripted, evening, in_leaps, new_house

MEANT = Thought("meant", ("HORSE", "PANDA"), clue="animal")
FOUND = Finding("best-clue", 1, "red-chief", "animal", 2, ("HORSE", "PANDA"))


class Thinker(Scripted):
    """A bot that means something by its clue."""

    def thoughts(self) -> list[Thought]:
        return [MEANT]


async def give_up(table: Evening) -> str:
    """Blue gives the game up; the name of its record."""
    await table.do(table.table.seats["blue-1"], commands.Resign())
    await table.do(table.table.seats["blue-chief"], commands.Consent())
    assert table.table.play is not None
    return table.table.play.record


async def against_a_thinker(**house: Any) -> Evening:
    """A table whose red chief is a bot that gives a clue and tells what it meant."""
    bot = Thinker(moves.Clue("animal", 2))
    house = house | {"players": lambda game, level, seed: bot}
    table = await evening("codenames", house=new_house(**house), pace=0)
    await table.do("p1", commands.AddBot("red-chief", "careful"))
    for seat in CODENAMES[1:]:
        await table.come(seat)
    await table.begin(board.table().deal)
    await asyncio.sleep(1)
    assert table.state.turn.word == "animal"
    return table


@in_leaps
async def test_a_report_says_who_sat_where_and_when() -> None:
    table = await evening("codenames", *CODENAMES)
    await table.do("p1", commands.Start())
    report = await table.house.archive.report(await give_up(table))
    names = [report.metadata.players[seat].name for seat in CODENAMES]
    assert names == [table.table.people[table.table.seats[seat]].name for seat in CODENAMES]
    assert NOON <= report.metadata.began <= report.metadata.ended


@in_leaps
async def test_what_a_bot_thought_is_told_when_the_game_is_over() -> None:
    table = await against_a_thinker()
    watching = [await table.watch(person) for person in table.tokens]
    assert not any(b"meant" in section for watcher in watching for section in watcher.sections.values())
    occasion = (await table.house.archive.report(await give_up(table))).metadata
    assert occasion.players["red-chief"].bot == "careful"
    (told,) = occasion.thoughts
    assert (told.step, told.name, told.thoughts) == (1, occasion.players["red-chief"].name, (MEANT,))


@in_leaps
async def test_what_a_bot_thought_of_a_move_that_was_taken_back_is_forgotten() -> None:
    table = await against_a_thinker()
    assert table.table.play is not None
    assert len(table.table.play.thoughts) == 1
    live = table.house.tables[table.code]
    async with live.lock:
        await table.house.steps.take(live, [entries.Undone(0)])
    assert not table.table.play.thoughts
    assert table.table == await table.logged()


@in_leaps
async def test_findings_are_worked_out_once() -> None:
    asked: list[Record] = []

    def find(record: Record) -> Found:
        asked.append(record)
        return (FOUND,), True

    table = await evening("codenames", *CODENAMES, house=new_house(find=find))
    await table.do("p1", commands.Start())
    record = await give_up(table)
    reports = [await table.house.archive.report(record) for _ in range(3)]
    assert asked == [await table.house.archive.record(record)]
    assert all((report.findings, report.complete) == ((FOUND,), True) for report in reports)


def test_two_who_ask_at_once_let_one_record_be_judged_at_a_time() -> None:
    judging = most = 0

    def find(record: Record) -> Found:
        nonlocal judging, most
        judging += 1
        most = max(most, judging)
        time.sleep(0.01)
        judging -= 1
        return (FOUND,), True

    async def ask() -> None:
        reviews = Reviews(find, Readiness())
        record = Record("codenames", board.table().deal)
        await asyncio.gather(*(reviews.report(name, record, GameMetadata()) for name in "aabbcc"))

    asyncio.run(ask())
    assert most == 1


@in_leaps
async def test_a_record_is_judged_again_only_when_it_was_long_forgotten() -> None:
    asked: list[Record] = []

    def find(record: Record) -> Found:
        asked.append(record)
        return (), True

    reviews, record = Reviews(find, Readiness()), Record("codenames", board.table().deal)
    for name in (*map(str, range(REMEMBERED + 1)), "0"):
        await reviews.report(name, record, GameMetadata())
    assert len(asked) == REMEMBERED + 2


@pytest.mark.usefixtures("blind")
def test_of_a_mixed_table_only_the_best_clue_is_told() -> None:
    game: Any = GAMES["codenames"]
    deal = replace(board.table().deal, options=game.options_type(language="mixed"))
    clue, first, second = (
        ("red-chief", moves.Clue("tree", 2)),
        *(("red-1", moves.Guess(card)) for card in ("ROOT", "LEAF")),
    )
    found, complete = judged_by_bots(Record("codenames", deal, (clue, first, second, ("red-1", moves.Guess("POISON")))))
    assert ([finding.code for finding in found], complete) == (["best-clue"], True)


@in_leaps
async def test_a_thought_that_nobody_knows_any_more_keeps_no_table_closed() -> None:
    table = await against_a_thinker()
    kept = await table.house.store.read(f"table/{table.code}")
    old = [entry.replace(b'"code":"meant"', b'"code":"of-old"') for entry in kept]
    again = fold(map(entries.from_json, old))
    assert again is not None
    assert again.play is not None
    assert [thought.code for told in again.play.thoughts for thought in told.thoughts] == ["of-old"]


@in_leaps
async def test_a_language_that_bots_do_not_know_is_learned_for_whoever_looks_back() -> None:
    taught: list[str] = []

    def lesson(language: str) -> list[str]:
        taught.append(language)
        return []

    def find(record: Record) -> Found:
        return (FOUND,), bool(taught)

    table = await evening("codenames", *CODENAMES, house=new_house(find=find, readiness=Readiness(bot_command=lesson)))
    await table.do("p1", commands.Start())
    record = await give_up(table)
    first = await table.house.archive.report(record)
    assert (first.findings, first.complete) == ((FOUND,), False)
    await asyncio.sleep(1)
    assert taught == ["en"]
    assert (await table.house.archive.report(record)).complete


@pytest.mark.parametrize(("game", "seats"), [("duet", ("A1", "B1")), ("codenames", CODENAMES)])
@in_leaps
async def test_a_game_under_way_has_no_report(game: GameName, seats: tuple[str, ...]) -> None:
    table = await evening(game, *seats)
    await table.do("p1", commands.Start())
    assert table.table.play is not None
    with pytest.raises(TableRefusal) as refused:
        await table.house.archive.report(table.table.play.record)
    assert str(refused.value.code) == "no-such-record"


# --- a beginner explains itself -----------------------------------------------------------------------


class Guesser(Scripted):
    """A bot that points at a card, touches it and stops, with a reason for everything."""

    def thoughts(self) -> list[Thought]:
        stops = [Thought("stopped", ("LEAF",), 0.3, "animal")] if self.moves[0] == moves.Stop() else []
        return [Thought("expected", ("ROOT",), 0.7, "animal"), *stops]


async def beside_a_guesser(level: Any, **settings: Any) -> Any:
    """What people hear at a table at which a bot of this level guesses."""
    bot = Guesser(Mark("ROOT"), moves.Guess("ROOT"), moves.Stop())
    house = new_house(players=lambda game, level, seed: bot)
    table = await evening("codenames", "red-chief", house=house, **settings)
    await table.do("p1", commands.AddBot("red-1", level))
    for seat in ("blue-chief", "blue-1"):
        await table.come(seat)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2")
    await asyncio.sleep(50)
    assert table.table.play is not None
    moves_thought_of = {table.table.play.moves[told.step - 1][1] for told in table.table.play.thoughts}
    assert moves_thought_of == {moves.Guess("ROOT"), moves.Stop()}  # pointing binds nobody
    return (await table.watch()).sees("talk")


@in_leaps
async def test_a_beginner_says_what_came_to_its_mind_and_not_how_sure_it_is() -> None:
    assert [line["thought"] for line in await beside_a_guesser("beginner")] == [
        {"code": "expected", "words": ["ROOT"], "clue": "animal"},
        {"code": "stopped", "clue": "animal"},
    ]


@pytest.mark.parametrize(("level", "talk"), [("even", "rules"), ("beginner", "off")])
@in_leaps
async def test_others_say_nothing_nor_does_anybody_at_a_silent_table(level: str, talk: str) -> None:
    assert await beside_a_guesser(level, talk=talk) == []
