"""Bots take any seat, get what the seat is sent, and move under the same rules as people."""

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
from tests.house.table_driver import (
    CODENAMES,
    ScriptedBot,
    TableDriver,
    UnreliableStore,
    bots_by_seat,
    in_virtual_time,
    kill,
    new_house,
    open_table,
    reopened,
)

HOUR = 3600


async def all_bots(game: GameName, *seats: str, **settings: Any) -> TableDriver:
    """A table where only bots play."""
    table = await open_table(game, **settings)
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
@in_virtual_time
async def test_bots_play_a_whole_game_among_themselves(
    game: GameName, seats: tuple[str, ...], settings: dict[str, Any], referee: str
) -> None:
    table = await all_bots(game, *seats, referee=referee, **settings)
    connection = await table.connect()
    while table.state.outcome is None:
        await asyncio.sleep(HOUR)
        assert asyncio.get_running_loop().time() < 48 * HOUR, "the bots do not come to an end"
    assert connection.sees("table")["record"]
    record = await table.house.archive.record(connection.sees("table")["record"])
    assert replay(GAMES[game], record) == table.state
    assert table.table == await table.logged()


def scripted(**players: Player) -> Callable[[str, str, str], Player]:
    """A factory of bots; keywords are their seats, with _ for -."""
    return bots_by_seat({seat.replace("_", "-"): player for seat, player in players.items()})


@in_virtual_time
async def test_a_bot_gets_what_its_seat_is_sent_and_nothing_else() -> None:
    bot = ScriptedBot()
    table = await open_table("codenames", "red-chief", house=new_house(players=scripted(red_1=bot)))
    for seat in ("blue-chief", "blue-1"):
        await table.join(seat)
    await table.do("p1", commands.AddBot("red-1"))
    await table.begin(board.table().deal)
    await table.play("red-chief: ask animal 2", "blue-chief: approve", "red-chief: clue animal 2")
    await asyncio.sleep(1)
    assert {view.seat for view in bot.seen} == {"red-1"}
    assert all(view.key is None and view.asked is None for view in bot.seen)
    assert len(bot.seen) == 2  # a view without choices is not given to the bot; the same view only if it must move


@in_virtual_time
async def test_a_bot_takes_its_time() -> None:
    bot = ScriptedBot(moves.Clue("animal", 2))
    table = await open_table("codenames", house=new_house(players=scripted(red_chief=bot)), pace=2_000)
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table().deal)
    await asyncio.sleep(1.9)
    assert table.state.phase == "clue"
    await asyncio.sleep(0.2)
    assert table.state.phase == "guess"


@in_virtual_time
async def test_a_bot_gets_the_code_of_a_refusal_and_tries_another_move() -> None:
    bot = ScriptedBot(moves.Guess("ROOT"), moves.Clue("roots", 2), moves.Clue("animal", 2))
    table = await open_table("codenames", house=new_house(players=scripted(red_chief=bot)), referee="strict")
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table().deal)
    await asyncio.sleep(1)
    assert bot.refusals == ["not-now", "ruled-out"]
    assert table.state.turn.word == "animal"


@in_virtual_time
async def test_an_exception_in_a_bot_does_not_affect_the_table() -> None:
    class Broken(ScriptedBot):
        def choose(self, sent: bytes) -> Any:
            raise RuntimeError("out of ideas")

    table = await open_table("codenames", house=new_house(players=scripted(red_chief=Broken())))
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table().deal)
    await asyncio.sleep(10)
    await table.do("p1", commands.AssignSeat("red-chief", "p1"))
    await table.play("red-chief: clue animal 2")


@in_virtual_time
async def test_bots_wait_during_a_pause() -> None:
    bot = ScriptedBot(moves.Clue("animal", 2))
    table = await open_table("codenames", house=new_house(players=scripted(red_chief=bot)), pace=2_000)
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table().deal)
    await table.do("p3", commands.Pause())
    await table.connect("p3")
    await asyncio.sleep(100)
    assert table.state.phase == "clue"
    await table.do("p3", commands.Resume())
    await asyncio.sleep(3)
    assert table.state.phase == "guess"


@in_virtual_time
async def test_a_bot_that_lost_its_seat_while_thinking_does_not_move_for_the_new_occupant() -> None:
    store, bot = UnreliableStore(), ScriptedBot(moves.Clue("animal", 2))
    table = await open_table("codenames", house=new_house(store, players=scripted(red_chief=bot)), pace=2_000)
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table().deal)
    store.free.clear()
    placing = asyncio.ensure_future(table.do("p1", commands.AssignSeat("red-chief", "p1")))
    await asyncio.sleep(5)  # the bot has chosen a move and waits for the lock that the host holds
    assert bot.seen
    store.free.set()
    await placing
    await asyncio.sleep(5)
    assert table.state.phase == "clue"
    await table.play("red-chief: clue plant 1")


async def give_up(table: TableDriver) -> None:
    """Resign a game of Duet with the consent of both sides."""
    await table.do("p1", commands.Resign())
    await table.do("p2", commands.Consent())


@in_virtual_time
async def test_a_bot_that_finishes_thinking_between_games_waits_for_the_next(caplog: pytest.LogCaptureFixture) -> None:
    bot = ScriptedBot()
    table = await open_table("duet", "A1", "B1", house=new_house(players=scripted(A2=bot)), pace=10_000)
    await table.do("p1", commands.AddBot("A2"))
    await table.do("p1", commands.Start())
    await asyncio.sleep(1)
    await give_up(table)
    await table.do("p1", commands.Kick("p3"))
    await table.do("p1", commands.Rematch(rotate=False))  # it is still thinking, and its seat is not part of this game
    await give_up(table)
    await table.do("p1", commands.AddBot("A2"))
    await asyncio.sleep(20)
    assert bot.seen == []
    assert "a bot failed" not in caplog.text
    await table.do("p1", commands.Rematch(rotate=False))
    await asyncio.sleep(20)
    assert bot.seen


@in_virtual_time
async def test_a_bot_repeats_a_move_that_could_not_be_saved() -> None:
    store, bot = UnreliableStore(), ScriptedBot(moves.Clue("animal", 2))
    table = await open_table("codenames", house=new_house(store, players=scripted(red_chief=bot)))
    await table.do("p1", commands.AddBot("red-chief"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table().deal)
    store.refuses = "disk-full"
    await asyncio.sleep(20)
    assert table.state.phase == "clue"
    store.refuses = None
    await asyncio.sleep(5)
    assert table.state.phase == "guess"
    assert bot.refusals == []


@in_virtual_time
async def test_bots_continue_after_a_restart() -> None:
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


@in_virtual_time
async def test_bots_stop_thinking_when_the_house_closes() -> None:
    table = await all_bots("codenames", *CODENAMES, pace=1_000)
    await asyncio.sleep(3.5)
    await table.house.say_goodbye()
    number = table.table.number
    await asyncio.sleep(100)
    assert table.table.number == number
    assert table.table == await table.logged()


@in_virtual_time
async def test_after_a_rematch_bots_play_on() -> None:
    table = await all_bots("codenames", "red-chief", "red-1", options={"variant": "ghost"})
    await table.connect()
    while table.state.outcome is None:
        await asyncio.sleep(60)
    await table.do("p1", commands.Rematch())
    while table.state.outcome is None:
        await asyncio.sleep(60)
    assert table.table.play is not None
    assert table.table.play.number == 2
    assert len(await table.house.store.names("record/")) == 2


async def asked_to_take_back(**options: Any) -> TableDriver:
    """A table where a bot must give a clue while people vote on an undo of the turn before."""
    house = new_house(players=scripted(blue_chief=ScriptedBot(moves.Clue("plant", 1))))
    table = await open_table("codenames", "red-chief", "red-1", house=house, pace=2_000)
    await table.do("p1", commands.AddBot("blue-chief"))
    await table.join("blue-1")
    await table.begin(board.table(**options).deal)
    await table.play("red-chief: clue animal 2", "red-1: guess ROOT", "red-1: stop")
    await table.do("p2", commands.Undo())
    return table


@in_virtual_time
async def test_bots_wait_while_people_vote_on_an_undo() -> None:
    table = await asked_to_take_back()
    await asyncio.sleep(30)
    assert table.table.vote is not None
    await table.do("p1", commands.Refuse())
    await asyncio.sleep(5)
    assert table.state.turn.word == "plant"


@in_virtual_time
async def test_a_bot_thinks_again_when_the_players_change() -> None:
    bot = ScriptedBot()
    table = await open_table("codenames", house=new_house(players=scripted(red_chief=bot)))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.connect()
    await table.do("p1", commands.AddBot("red-chief"))
    await table.begin(board.table().deal)
    await asyncio.sleep(10)
    assert len(bot.seen) == 2  # once, and once more because the table waits for it
    bot.moves.append(moves.Clue("animal", 2))
    await table.do("p1", commands.AddBot("red-chief"))
    await asyncio.sleep(10)
    assert table.state.turn.word == "animal"


@in_virtual_time
async def test_a_bot_that_delays_its_first_clue_guesses_if_a_person_gives_one() -> None:
    bot = Answering()
    table = await open_table("duet", "A1", house=new_house(players=scripted(B1=bot)), pace=2_000)
    await table.connect()
    await table.do("p1", commands.AddBot("B1", "even"))
    await table.do("p1", commands.Start())
    await asyncio.sleep(3)
    await table.play("A1: clue animal 2")
    await asyncio.sleep(5)
    assert table.table.play is not None
    assert len(table.table.play.moves) == 2


@pytest.mark.parametrize("polite", [False, True])
@in_virtual_time
async def test_a_bot_gives_the_first_clue_within_five_seconds_if_nobody_else_does(polite: bool) -> None:
    table = await open_table("duet", "A1", house=new_house(players=scripted(B1=Answering())), pace=2_000)
    await table.connect()
    await table.do("p1", commands.AddBot("B1", "even"))
    await table.do("p1", commands.Start())
    if polite:
        await table.play("A1: let-start")
    await asyncio.sleep(2.5 if polite else 5)
    assert table.state.turn.word == "plant"


class Answering(ScriptedBot):
    """A bot that gives a clue if it can, and otherwise guesses a card."""

    def choose(self, sent: bytes) -> Any:
        offered = {choice.do: choice for choice in open_view(sent).choices}
        if "clue" in offered:
            return duet_moves.Clue("plant", 1)
        return duet_moves.Guess(offered["guess"].args["card"].values[0]) if "guess" in offered else None


@in_virtual_time
async def test_a_bot_does_not_lose_its_timed_turn_to_a_vote() -> None:
    table = await asked_to_take_back(timer="end-turn")
    await asyncio.sleep(5)
    assert table.state.turn.word == "plant"
