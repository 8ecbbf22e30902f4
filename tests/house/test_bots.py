"""Bots sit in any seat, are handed what the seat is sent, and move the way that everybody moves."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from cluehouse.bots import Player, open_view
from cluehouse.games import GAMES
from cluehouse.games.codenames import moves
from cluehouse.games.duet import moves as duet_moves
from cluehouse.games.record import replay
from cluehouse.tables import commands
from cluehouse.tables.settings import GameName
from tests.codenames import table as board
from tests.house.evening import CODENAMES, Evening, Moody, Scripted, evening, in_leaps, kill, new_house, reopened

HOUR = 3600


async def all_bots(game: GameName, *seats: str, **settings: Any) -> Evening:
    """A table at which bots alone play."""
    table = await evening(game, **settings)
    for seat in seats:
        await table.do("p1", commands.AddBot(seat, "dice"))
    await table.do("p1", commands.Start())
    return table


@pytest.mark.parametrize("referee", ["strict", "rulebook", "off"])
@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("codenames", CODENAMES, {}),
        ("codenames", CODENAMES, {"options": {"timer": "end-turn"}}),
        ("codenames", ("red-chief", "red-1"), {"options": {"variant": "ghost"}}),
        (
            "codenames",
            ("red-chief", "blue-chief", "operative"),
            {"options": {"variant": "shared"}, "languages": ("zh",)},
        ),
        ("duet", ("A1", "B1"), {"languages": ("pl",)}),
        ("trapwords", ("red-1", "red-2", "blue-1", "blue-2"), {"pace": 4_000}),
        ("decipher", ("P1", "P2", "P3"), {"languages": ("pl",)}),
    ],
    ids=["codenames", "timed", "ghost", "shared", "duet", "trapwords", "decipher"],
)
@in_leaps
async def test_bots_play_a_whole_game_among_themselves(
    game: GameName, seats: tuple[str, ...], settings: dict[str, Any], referee: str
) -> None:
    table = await all_bots(game, *seats, referee=referee, **settings)
    guest = await table.watch()
    while table.state.outcome is None:
        await asyncio.sleep(HOUR)
        assert asyncio.get_running_loop().time() < 48 * HOUR, "the bots do not come to an end"
    assert guest.sees("table")["record"]
    record = await table.house.archive.record(guest.sees("table")["record"])
    assert replay(GAMES[game], record) == table.state
    assert table.table == await table.logged()


def scripted(**players: Player) -> Callable[[str, str, str], Player]:
    """Bots by their seats, with _ for -."""
    return lambda game, level, seed: players[seed.split("/")[2].replace("-", "_")]


@in_leaps
async def test_a_bot_is_handed_what_its_seat_is_sent_and_nothing_else() -> None:
    bot = Scripted()
    table = await evening("codenames", "red-chief", house=new_house(players=scripted(red_1=bot)))
    for seat in ("blue-chief", "blue-1"):
        await table.come(seat)
    await table.do("p1", commands.AddBot("red-1"))
    await table.begin(board.table().deal)
    await table.play("red-chief: ask animal 2", "blue-chief: approve", "red-chief: clue animal 2")
    await asyncio.sleep(1)
    assert {view.seat for view in bot.seen} == {"red-1"}
    assert all(view.key is None and view.asked is None for view in bot.seen)
    assert len(bot.seen) == 1  # a view with nothing to do is not thought about, nor one twice


@in_leaps
async def test_a_bot_takes_its_time() -> None:
    bot = Scripted(moves.Clue("animal", 2))
    table = await evening("codenames", house=new_house(players=scripted(red_chief=bot)), pace=2_000)
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.come(seat)
    await table.begin(board.table().deal)
    await asyncio.sleep(1.9)
    assert table.state.phase == "clue"
    await asyncio.sleep(0.2)
    assert table.state.phase == "guess"


@in_leaps
async def test_a_bot_whose_move_is_refused_hears_why_and_tries_another() -> None:
    bot = Scripted(moves.Guess("ROOT"), moves.Clue("roots", 2), moves.Clue("animal", 2))
    table = await evening("codenames", house=new_house(players=scripted(red_chief=bot)), referee="strict")
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.come(seat)
    await table.begin(board.table().deal)
    await asyncio.sleep(1)
    assert bot.refusals == ["not-now", "ruled-out"]
    assert table.state.turn.word == "animal"


@in_leaps
async def test_a_bot_that_breaks_does_not_break_the_table() -> None:
    class Broken(Scripted):
        def choose(self, sent: bytes) -> Any:
            raise RuntimeError("out of ideas")

    table = await evening("codenames", house=new_house(players=scripted(red_chief=Broken())))
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.come(seat)
    await table.begin(board.table().deal)
    await asyncio.sleep(10)
    await table.do("p1", commands.AssignSeat("red-chief", "p1"))
    await table.play("red-chief: clue animal 2")


@in_leaps
async def test_in_a_pause_bots_wait_too() -> None:
    bot = Scripted(moves.Clue("animal", 2))
    table = await evening("codenames", house=new_house(players=scripted(red_chief=bot)), pace=2_000)
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.come(seat)
    await table.begin(board.table().deal)
    await table.do("p3", commands.Pause())
    await table.watch("p3")
    await asyncio.sleep(100)
    assert table.state.phase == "clue"
    await table.do("p3", commands.Resume())
    await asyncio.sleep(3)
    assert table.state.phase == "guess"


@in_leaps
async def test_a_bot_that_lost_its_seat_while_it_thought_does_not_move_for_whoever_sits_there() -> None:
    store, bot = Moody(), Scripted(moves.Clue("animal", 2))
    table = await evening("codenames", house=new_house(store, players=scripted(red_chief=bot)), pace=2_000)
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.come(seat)
    await table.begin(board.table().deal)
    store.free.clear()
    placing = asyncio.ensure_future(table.do("p1", commands.AssignSeat("red-chief", "p1")))
    await asyncio.sleep(5)  # the bot has thought, and waits for the table behind the host
    assert bot.seen
    store.free.set()
    await placing
    await asyncio.sleep(5)
    assert table.state.phase == "clue"
    await table.play("red-chief: clue plant 1")


async def give_up(table: Evening) -> None:
    """Both sides of a Duet agree that it is over."""
    await table.do("p1", commands.Resign())
    await table.do("p2", commands.Consent())


@in_leaps
async def test_a_bot_that_wakes_between_games_waits_for_the_next(caplog: pytest.LogCaptureFixture) -> None:
    bot = Scripted()
    table = await evening("duet", "A1", "B1", house=new_house(players=scripted(A2=bot)), pace=10_000)
    await table.do("p1", commands.AddBot("A2"))
    await table.do("p1", commands.Start())
    await asyncio.sleep(1)
    await give_up(table)
    await table.do("p1", commands.Kick("p3"))
    await table.do("p1", commands.Rematch(rotate=False))  # it thinks on, and its seat is not in this game
    await give_up(table)
    await table.do("p1", commands.AddBot("A2"))
    await asyncio.sleep(20)
    assert bot.seen == []
    assert "a bot failed" not in caplog.text
    await table.do("p1", commands.Rematch(rotate=False))
    await asyncio.sleep(20)
    assert bot.seen


@in_leaps
async def test_what_the_disk_does_not_take_a_bot_tries_again() -> None:
    store, bot = Moody(), Scripted(moves.Clue("animal", 2))
    table = await evening("codenames", house=new_house(store, players=scripted(red_chief=bot)))
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.come(seat)
    await table.begin(board.table().deal)
    store.refuses = "disk-full"
    await asyncio.sleep(20)
    assert table.state.phase == "clue"
    store.refuses = None
    await asyncio.sleep(5)
    assert table.state.phase == "guess"
    assert bot.refusals == []


@in_leaps
async def test_bots_go_on_by_themselves_after_a_restart() -> None:
    table = await all_bots("codenames", *CODENAMES, pace=5_000)
    await asyncio.sleep(12)
    kill(table.house)
    moved = len(table.table.play.moves) if table.table.play else 0
    assert moved
    again = await reopened(table)
    assert list(again.house.tables) == [table.code]
    await asyncio.sleep(20)
    assert again.table.play is not None
    assert len(again.table.play.moves) > moved


@in_leaps
async def test_bots_of_a_closing_house_stop_thinking() -> None:
    table = await all_bots("codenames", *CODENAMES, pace=1_000)
    await asyncio.sleep(3.5)
    await table.house.say_goodbye()
    number = table.table.number
    await asyncio.sleep(100)
    assert table.table.number == number
    assert table.table == await table.logged()


@in_leaps
async def test_after_a_rematch_bots_play_on() -> None:
    table = await all_bots("codenames", "red-chief", "red-1", options={"variant": "ghost"})
    await table.watch()
    while table.state.outcome is None:
        await asyncio.sleep(60)
    await table.do("p1", commands.Rematch())
    while table.state.outcome is None:
        await asyncio.sleep(60)
    assert table.table.play is not None
    assert table.table.play.number == 2
    assert len(await table.house.store.names("record/")) == 2


async def asked_to_take_back(**options: Any) -> Evening:
    """A bot has to give a clue, and people are asked whether the turn before is taken back."""
    house = new_house(players=scripted(blue_chief=Scripted(moves.Clue("plant", 1))))
    table = await evening("codenames", "red-chief", "red-1", house=house, pace=2_000)
    await table.do("p1", commands.AddBot("blue-chief"))
    await table.come("blue-1")
    await table.begin(board.table(**options).deal)
    await table.play("red-chief: clue animal 2", "red-1: guess ROOT", "red-1: stop")
    await table.do("p2", commands.Undo())
    return table


@in_leaps
async def test_while_people_are_asked_to_take_moves_back_no_bot_overtakes_them() -> None:
    table = await asked_to_take_back()
    await asyncio.sleep(30)
    assert table.table.vote is not None
    await table.do("p1", commands.Refuse())
    await asyncio.sleep(5)
    assert table.state.turn.word == "plant"


@in_leaps
async def test_a_bot_thinks_again_when_others_sit_at_the_table() -> None:
    bot = Scripted()
    table = await evening("codenames", house=new_house(players=scripted(red_chief=bot)))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.come(seat)
    await table.watch()
    await table.do("p1", commands.AddBot("red-chief"))
    await table.begin(board.table().deal)
    await asyncio.sleep(10)
    assert len(bot.seen) == 1
    bot.moves.append(moves.Clue("animal", 2))
    await table.do("p1", commands.AddBot("red-chief"))
    await asyncio.sleep(10)
    assert table.state.turn.word == "animal"


@in_leaps
async def test_a_bot_that_holds_its_first_clue_back_answers_the_persons() -> None:
    bot = Answering()
    table = await evening("duet", "A1", house=new_house(players=scripted(B1=bot)), pace=2_000)
    await table.watch()
    await table.do("p1", commands.AddBot("B1", "even"))
    await table.do("p1", commands.Start())
    await asyncio.sleep(5)
    await table.play("A1: clue animal 2")
    await asyncio.sleep(5)
    assert table.table.play is not None
    assert len(table.table.play.moves) == 2


class Answering(Scripted):
    """A bot that gives a clue if it may, and else touches a card."""

    def choose(self, sent: bytes) -> Any:
        offered = {choice.do: choice for choice in open_view(sent).choices}
        if "clue" in offered:
            return duet_moves.Clue("plant", 1)
        return duet_moves.Guess(offered["guess"].args["card"].values[0]) if "guess" in offered else None


@in_leaps
async def test_where_a_clock_runs_a_vote_costs_no_bot_its_turn() -> None:
    table = await asked_to_take_back(timer="end-turn")
    await asyncio.sleep(5)
    assert table.state.turn.word == "plant"
