"""Every game can be played with `cluehouse join`: a robot types moves that its view offers."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import astuple

from cluehouse import cli
from cluehouse.bots import DicePlayer
from cluehouse.games import GAMES
from cluehouse.games.record import parse, replay
from cluehouse.games.rule import Move
from cluehouse.messages import LANGUAGES, LanguageCode, move_message, say
from cluehouse.terminal.join.saved_seats import find_saved
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.terminal.terminal_user import TerminalUser

# The settings of a table, the seat of the terminal, and the seats of the house's bots.
TABLES: dict[str, tuple[dict[str, Any], str, tuple[str, ...]]] = {
    "codenames, a chief": ({"game": "codenames"}, "red-chief", ("red-1", "blue-chief", "blue-1")),
    "codenames, an operative": ({"game": "codenames"}, "blue-1", ("red-chief", "red-1", "blue-chief")),
    "duet": ({"game": "duet"}, "A1", ("B1",)),
    "decipher": ({"game": "decipher", "options": {"length": 3}}, "P1", ("P2",)),
}


# What a terminal says to a move that comes too late.
LATE = ("refusal-stale", "refusal-not-now", "refusal-not-your-turn", "join-not-now", "not-understood")


def typed(language: LanguageCode, game: str, move: Move) -> str:
    """A move as people type it."""
    word = say(language, f"{move_message(game, str(move.__struct_config__.tag))}.typed").split()[0]
    return " ".join((word, *map(str, astuple(move))))


async def sit_down(
    house: LiveServer, folder: Path, settings: dict[str, Any], seat: str, bots: tuple[str, ...]
) -> tuple[Client, Client]:
    """Open a table with bots and one seat for the terminal; returns its host and a client with the terminal's view."""
    host = await Client.open(house.address, {"languages": ["en"], "referee": "off", "pace": 0} | settings, "Host")
    for each in bots:
        await host.do("add-bot", seat=each, level="dice")
    return host, Client(house.address, host.code)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_is_typed_at_a_terminal(
    table: str, language: LanguageCode, house: LiveServer, tmp_path: Path
) -> None:
    settings, seat, bots = TABLES[table]

    async def scenario() -> str:
        host, viewer = await sit_down(house, tmp_path, settings, seat, bots)
        async with host, TerminalUser(tmp_path, house.address, host.code, language, name="Robot", seat=seat) as robot:
            await host.until(lambda: seat in host.table["seats"])
            key = find_saved(tmp_path, house.address, host.code, None)
            assert key is not None
            viewer.token = key.token
            async with await viewer.connect():
                await host.do("start")
                await play(robot, viewer, language)
            await robot.until(say(language, "join-record", address="http"))
            return str(host.table["record"])

    record = asyncio.run(scenario())
    played = house.ask(house.house.archive.record(record))
    assert any(mover == seat for mover, _ in played.moves)
    assert replay(GAMES[settings["game"]], played).outcome is not None


async def play(robot: TerminalUser, viewer: Client, language: LanguageCode) -> None:
    """Type a move whenever one is offered, until the game is over."""
    player = DicePlayer(language)
    while True:
        await viewer.until(lambda: viewer.view.get("choices") or "outcome" in viewer.view)
        if "outcome" in viewer.view:
            return
        move = player.choose(msgspec.json.encode(viewer.sections["game"]))
        if move is None:
            await news(viewer, viewer.update)
        else:
            await make(robot, viewer, typed(language, viewer.view["game"], move))


async def news(viewer: Client, update: int) -> None:
    """Wait until something has changed since this update."""
    await viewer.until(lambda: viewer.update > update)


async def make(robot: TerminalUser, viewer: Client, line: str) -> None:
    """Type a move; a bot may have moved first."""
    late = "|".join(re.escape(say(robot.console.language, message)) for message in LATE)
    changed = asyncio.ensure_future(news(viewer, viewer.update))  # now: an update may come before the task begins
    refused = asyncio.ensure_future(robot.until(late, len(robot.written)))
    robot.press("\x15")  # a line that came too late was put back into the prompt
    robot.type(line)
    done, waiting = await asyncio.wait((changed, refused), return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert all(each.exception() is None for each in done), f"{line}: {robot.screen}"


def test_traps_are_typed_in_one_line_and_handed_in_with_enter(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        bots = ("red-2", "blue-1", "blue-2")
        host, _ = await sit_down(house, tmp_path, {"game": "trapwords", "pace": 30_000}, "red-1", bots)
        async with host, TerminalUser(tmp_path, house.address, host.code, name="Robot", seat="red-1") as robot:
            await host.until(lambda: "red-1" in host.table["seats"])
            await host.do("start")
            await robot.until("Traps, with spaces between them")
            robot.type("alpha beta gamma")
            await robot.until("3. gamma(.|\n)*Enter = hand in the list")
            robot.type("")
            await robot.until("It is up to the others")

    asyncio.run(scenario())


def test_describers_and_guessers_type_what_they_would_say(house: LiveServer, tmp_path: Path) -> None:
    settings = {"game": "trapwords", "options": {"reading_seconds": 0, "hourglass": "relaxed"}}
    seats = ("red-1", "red-2", "blue-1", "blue-2")

    async def scenario() -> None:
        async with await Client.open(house.address, settings, "Host") as host, AsyncExitStack() as open_terminals:
            people = {
                seat: await open_terminals.enter_async_context(
                    TerminalUser(tmp_path, house.address, host.code, name=seat, seat=seat)
                )
                for seat in seats
            }
            await host.until(lambda: set(host.table["seats"]) == set(seats))
            await host.do("start")
            red, blue = people["red-1"], people["blue-1"]
            for each in (red, blue):
                await each.until("Traps, with spaces between them")
                each.type("alpha beta gamma")
                await each.until("Enter = hand in the list")
            await make(red, host, "")
            while host.view["phase"] == "writing":
                await make(blue, host, "")
            team = host.view["turn"]["team"]
            describer, guesser = people[f"{team}-1"], people[f"{team}-2"]
            watcher = people["blue-1" if team == "red" else "red-1"]
            await describer.until("Enter = open the book")
            describer.type("")
            await describer.until("The secret word: ")
            await describer.until("Your clue, in your own words")
            describer.type("a thing that nobody knows")
            for each in (guesser, watcher):
                await each.until("1. a thing that nobody knows")
            await watcher.until("you can also: .*trap")
            await guesser.until("Your guess")
            guesser.type("a weathercock")
            await describer.until(f"{team}-2: a weathercock")

    asyncio.run(scenario())


def test_pieces_typed_in_advance_are_given_when_their_time_comes(house: LiveServer, tmp_path: Path) -> None:
    settings = {"game": "decipher", "languages": ["en"], "options": {"length": 4, "first_wordsmith": 1}}

    async def scenario() -> None:
        async with (
            await Client.open(house.address, settings, "Seeker") as seeker,
            TerminalUser(tmp_path, house.address, seeker.code, name="Robot", seat="P1") as robot,
        ):
            await seeker.do("sit", seat="P2")
            await seeker.until(lambda: "P1" in seeker.table["seats"])
            await seeker.do("start")
            await robot.until("Your secret word")
            robot.type("HALL")
            await robot.until("Which piece")
            robot.type("long long")
            await seeker.until(lambda: seeker.view["phase"] == "place")
            assert seeker.view["hand"] == "long"
            await seeker.move("place", field=1)
            await seeker.until(lambda: seeker.view["phase"] == "place" and seeker.view["fields"][0] == ["long"])
            assert seeker.view["hand"] == "long"

    asyncio.run(scenario())


def test_the_record_that_is_shown_is_the_record_and_can_be_replayed_from_there(
    house: LiveServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> str:
        host, _ = await sit_down(house, tmp_path, {"game": "duet"}, "A1", ("B1",))
        async with host, TerminalUser(tmp_path, house.address, host.code, name="Robot", seat="A1") as robot:
            await host.until(lambda: "A1" in host.table["seats"])
            await host.do("start")
            await robot.until("Agents found")
            robot.type("/resign")
            return (await robot.until(r"(http://\S+\.txt)"))[1]

    address = asyncio.run(scenario())
    text = httpx.get(address, trust_env=False).text
    assert parse(GAMES, text).game == "duet"
    assert cli.main(["replay", address, "--lang", "en"]) == 0
    assert say("en", "duet-outcome-resigned") in capsys.readouterr().out
    assert cli.main(["replay", address.removesuffix(".txt"), "--lang", "en"]) == 0  # the same as JSON
