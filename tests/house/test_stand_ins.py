"""A bot that fails or finds no move keeps no table waiting: a simpler player moves for it, and the table is told."""

import asyncio
import threading
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from cluehouse.bots import DicePlayer, Player
from cluehouse.bots.mind import recall
from cluehouse.games.codenames import moves
from cluehouse.games.decipher.moves import SetWord
from cluehouse.games.rule import Move
from cluehouse.games.trapwords.moves import Propose
from cluehouse.house import House
from cluehouse.house.bot_workers import BotWorkers, in_time
from cluehouse.house.players import house_players, stand_ins
from cluehouse.house.waiting import awaited_bots
from cluehouse.server.logs import JsonLines
from cluehouse.server.metrics import Metrics
from cluehouse.store import MemoryStore
from cluehouse.tables import commands, entries
from tests.codenames import table as board
from tests.house.table_driver import (
    ScriptedBot,
    TableDriver,
    in_virtual_time,
    new_house,
    open_table,
    reopened,
)

HOUR = 3600


class Broken(ScriptedBot):
    """A bot that fails; the text of the exception holds a secret."""

    def choose(self, sent: bytes) -> Move | None:
        super().choose(sent)
        raise RuntimeError("the word is ROOT")


class Illegal(ScriptedBot):
    """A bot that always wants what is not allowed."""

    def choose(self, sent: bytes) -> Move | None:
        super().choose(sent)
        return moves.Guess("NO SUCH CARD")

    def refused(self, move: Move, code: str) -> None:
        self.refusals.append(code)


class BadWitness(ScriptedBot):
    """A bot that moves well, and fails when it is asked for its thoughts."""

    def thoughts(self) -> Any:
        raise KeyError("ROOT")


def by_level(**players: Player) -> Any:
    """A factory with one player for each level; levels that are not named find no move."""
    return lambda game, level, seed: players.get(level) or ScriptedBot()


async def with_bot_as_chief(house: House, **settings: Any) -> TableDriver:
    """A table of Codenames where a bot has to give the first clue."""
    table = await open_table("codenames", house=house, **settings)
    await table.do("p1", commands.AddBot("red-chief", "even"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table().deal)
    return table


def told(connection: Any) -> list[str]:
    """What bots have said about players that move for them."""
    return [line["name"] for line in connection.sees("talk") if line.get("phrase") == "stood-in"]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Broken(), "failed"),
        (Illegal(), "refused"),
        (ScriptedBot(), "no-move"),
        (BadWitness(moves.Clue("plant", 1)), "failed"),
    ],
    ids=["it fails", "all its moves are refused", "it finds no move", "its thoughts fail"],
)
@in_virtual_time
async def test_a_simpler_player_moves_for_a_bot_that_cannot(
    bot: Player, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = new_house(players=by_level(even=bot, beginner=ScriptedBot(moves.Clue("animal", 2))))
    table = await with_bot_as_chief(house)
    everybody = [await table.connect(person) for person in ("", "p3", "p4", "p5")]
    await asyncio.sleep(10)
    assert table.state.turn.word == "animal"
    assert [told(connection) for connection in everybody] == [[table.table.people["p2"].name]] * 4
    assert house.thinking.failures == {reason: 1}
    assert f'cluehouse_bot_failures{{reason="{reason}"}} 1.0' in Metrics(house).text().decode()
    assert "a bot could not move" in caplog.text
    assert table.table == await table.logged()


@in_virtual_time
async def test_if_no_thinking_player_can_move_dice_do() -> None:
    broken = Broken()
    house = new_house(players=by_level(even=broken, beginner=Broken(), dice=DicePlayer("dice")))
    table = await with_bot_as_chief(house)
    await asyncio.sleep(10)
    assert table.state.phase == "guess"
    assert len(broken.seen) == 1, "who has failed is not asked again"


@in_virtual_time
async def test_dice_do_not_move_for_a_bot_while_somebody_else_can_go_on() -> None:
    """A random guess would be worse than none."""
    house = new_house(players=by_level(even=Broken(), beginner=Broken(), dice=DicePlayer("dice")))
    table = await open_table("codenames", "red-chief", house=house)
    await table.do("p1", commands.AddBot("red-1", "even"))
    for seat in ("red-2", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table(red=3).deal)
    await table.play("red-chief: clue animal 2")
    await table.connect("p1")
    await asyncio.sleep(HOUR)
    assert not table.state.turn.touches
    await table.do("p1", commands.AddBot("red-2", "even"))  # nobody is left who could
    await asyncio.sleep(10)
    assert table.table.play is not None
    assert len(table.table.play.moves) > 1


@in_virtual_time
async def test_no_bot_has_to_move_before_the_clock_has_rung() -> None:
    house = new_house(players=by_level(dice=DicePlayer("dice")))
    table = await open_table("codenames", house=house)
    await table.do("p1", commands.AddBot("red-chief", "even"))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.join(seat)
    await table.begin(board.table(timer="end-turn", clue_seconds=60, first_clue_extra=0).deal)
    await asyncio.sleep(50)
    assert table.state.phase == "clue"
    await asyncio.sleep(20)
    assert table.state.phase == "guess", "the clock has rung, and now the table waits for the bot alone"


@in_virtual_time
async def test_a_table_says_only_once_in_a_game_who_moves_for_a_bot() -> None:
    house = new_house(players=by_level(even=Broken(), beginner=Broken(), dice=DicePlayer("dice")))
    table = await open_table("codenames", house=house, options={"variant": "ghost"})
    for seat in ("red-chief", "red-1"):
        await table.do("p1", commands.AddBot(seat, "even"))
    watching = await table.connect("p1")
    await table.do("p1", commands.Start())
    while table.state.outcome is None:
        await asyncio.sleep(60)
    assert sorted(told(watching)) == sorted(table.table.people[person].name for person in ("p2", "p3"))


@in_virtual_time
async def test_where_nobody_finds_a_move_the_table_rests_and_the_log_names_it(caplog: pytest.LogCaptureFixture) -> None:
    house = new_house(players=by_level())
    table = await with_bot_as_chief(house)
    await asyncio.sleep(HOUR)
    assert caplog.text.count("no bot found a move") == 1
    assert house.thinking.failures == {"no-move": 3}
    await table.do("p1", commands.AssignSeat("red-chief", "p1"))
    await table.play("red-chief: clue animal 2")


@in_virtual_time
async def test_a_bot_that_failed_tries_again_after_a_restart() -> None:
    house = new_house(players=by_level())
    table = await with_bot_as_chief(house)
    await asyncio.sleep(10)
    again = await reopened(table, players=by_level(even=ScriptedBot(moves.Clue("animal", 2))))
    await asyncio.sleep(10)
    assert again.state.turn.word == "animal"


# --- nothing is revealed --------------------------------------------------------------------------


@in_virtual_time
async def test_only_who_can_notice_a_move_is_told_that_a_simpler_player_made_it() -> None:
    """That no trap came to a bot's mind says something about the word, which the rivals' guessers do not know."""
    house = new_house(players=by_level(even=Broken(), beginner=ScriptedBot(Propose("gold"))))
    table = await open_table("trapwords", "red-1", house=house)
    await table.do("p1", commands.AddBot("red-2", "even"))
    for seat in ("blue-1", "blue-2"):
        await table.join(seat)
    people = {person: await table.connect(person) for person in ("p1", "p3", "p4", "")}
    await table.do("p1", commands.Start())
    before = {person: connection.update for person, connection in people.items()}
    await asyncio.sleep(60)
    assert table.state.lists["red"].words == ("gold",)
    assert [person for person, connection in people.items() if told(connection)] == ["p1"]
    assert {person for person, connection in people.items() if connection.update > before[person]} == {"p1"}


@in_virtual_time
async def test_neither_logs_nor_messages_name_a_reason_that_could_be_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    house = new_house(players=by_level(even=Broken(), beginner=ScriptedBot(moves.Clue("animal", 2))))
    table = await with_bot_as_chief(house)
    watching = await table.connect("p3")
    await asyncio.sleep(10)
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any("RuntimeError" in line for line in lines)
    assert table.table.play is not None
    seed = table.table.play.deal.seed
    assert not [line for line in lines if "ROOT" in line or seed in line or table.code in line]
    assert told(watching)
    said = [event for entry in await logged_events(table) for event in entry if isinstance(event, entries.Said)]
    assert [(event.text, event.thought) for event in said] == [("", None)]


async def logged_events(table: TableDriver) -> list[tuple[Any, ...]]:
    """The events of the table's log."""
    return [entries.from_json(kept).events for kept in await table.house.store.read(f"table/{table.code}")]


# --- a bot that does not come to an end -----------------------------------------------------------


class Endless(ScriptedBot):
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.stop = threading.Event()

    def choose(self, sent: bytes) -> Move | None:
        self.stop.wait()
        return None


def test_a_bot_that_thinks_too_long_is_replaced_and_blocks_no_other() -> None:
    endless = Endless()

    async def play() -> TableDriver:
        workers = BotWorkers(size=1)  # the endless thought occupies the only thread
        beginner = ScriptedBot(moves.Clue("animal", 2))
        players = by_level(even=endless, beginner=beginner)
        house = House(MemoryStore(), players=players, bot_workers=workers, longest_thought=0.05)
        table = await with_bot_as_chief(house)
        async with asyncio.timeout(60):
            while table.state.phase == "clue":
                await asyncio.sleep(0)
        assert house.thinking.failures == {"too-slow": 1}
        return table

    try:
        table = asyncio.run(play())
    finally:
        endless.stop.set()
    assert table.state.turn.word == "animal"


def test_a_thought_waits_for_a_free_thread_without_being_too_slow() -> None:
    first, gate = threading.Event(), threading.Event()

    def hold() -> None:
        first.set()
        gate.wait()

    async def run() -> str:
        workers = BotWorkers(size=1)
        workers.submit(hold)
        first.wait()
        waiting = asyncio.ensure_future(in_time(workers, 0.01, lambda: "thought"))
        asyncio.get_running_loop().call_later(0.05, gate.set)
        return await waiting

    assert asyncio.run(run()) == "thought"


# --- strange words, options and machines ----------------------------------------------------------

NONSENSE = product(("xqu", "vrz", "plo", "gni", "kwo", "tsu", "zzy"), ("blat", "morf", "dwin", "splu", "grok", "nax"))
PHRASES = product(
    ("red", "old", "lost", "tiny", "loud"), ("cup of tea", "sea of clouds", "piece of cake", "game of chess")
)
PLACES = product(("north", "south"), ("end of the road", "side of the moon", "edge of town", "face of the rock"))
STRANGE: dict[str, str] = {
    "words nobody knows": "\n".join(map("".join, NONSENSE)),
    "phrases": "\n".join(map(" ".join, (*PHRASES, *PLACES))),
}
SEATS = {
    "codenames": ("red-chief", "red-1", "blue-chief", "blue-1"),
    "duet": ("A1", "B1"),
    "trapwords": ("red-1", "red-2", "blue-1", "blue-2"),
    "decipher": ("P1", "P2"),
}


async def bots_among_themselves(game: Any, level: Any, **settings: Any) -> TableDriver:
    """A table where only bots sit, in a house with thinking bots."""
    table = await open_table(game, house=new_house(players=house_players), **{"pace": 2_000, **settings})
    for seat in SEATS[game]:
        await table.do("p1", commands.AddBot(seat, level))
    await table.connect("p1")
    await table.do("p1", commands.Start())
    return table


async def end_of(table: TableDriver) -> int:
    """Wait for the end of the game; returns how many moves were made."""
    while table.state.outcome is None:
        await asyncio.sleep(HOUR)
        assert asyncio.get_running_loop().time() < 72 * HOUR, "the bots do not come to an end"
    assert table.table.play is not None
    return len(table.table.play.moves)


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize("referee", ["strict", "off"])
@pytest.mark.parametrize("words", STRANGE)
@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords"])
@in_virtual_time
async def test_bots_play_to_the_end_with_any_words(game: str, words: str, referee: str) -> None:
    pool = {} if game == "trapwords" else {"pool": game}
    assert await end_of(await bots_among_themselves(game, "even", pack=STRANGE[words], referee=referee, options=pool))


@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords", "decipher"])
@in_virtual_time
async def test_bots_play_to_the_end_on_a_machine_where_no_language_can_be_prepared(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("this is no folder")
    monkeypatch.setenv("CLUEHOUSE_CACHE", str(tmp_path / "cache"))
    recall.forget()
    table = await bots_among_themselves(game, "bold")
    assert await end_of(table)
    recall.forget()


def test_every_level_ends_in_dice() -> None:
    assert stand_ins("bold") == ("bold", "beginner", "dice")
    assert stand_ins("beginner") == ("beginner", "dice")
    assert stand_ins("dice") == ("dice",)


# --- whom a table waits for -----------------------------------------------------------------------


@in_virtual_time
async def test_a_wordsmith_is_awaited_although_seekers_may_name_the_word_at_any_time() -> None:
    house = new_house(players=by_level(even=ScriptedBot(SetWord("TREE"))))
    table = await open_table("decipher", "P1", house=house, options={"first_wordsmith": 2, "length": 4}, pace=2_000)
    await table.do("p1", commands.AddBot("P2", "even"))
    await table.do("p1", commands.Start())
    await asyncio.sleep(3)
    assert table.state.phase == "give"
    assert awaited_bots(table.table, None) == ("P2",)
    await table.do("p1", commands.AssignSeat("P2", "p1"))
    assert awaited_bots(table.table, None) == ()
