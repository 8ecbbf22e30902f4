"""`cluehouse join` against a real server: people play from their own terminals."""

import asyncio
import re
from pathlib import Path

import pytest

from cluehouse.messages import say
from cluehouse.terminal.join import JoinFailed
from cluehouse.terminal.join.saved_seats import SavedSeat, find_saved, save_seat
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.terminal.breakable_connection import BreakableConnection
from tests.terminal.terminal_user import TerminalUser

DUET = {"game": "duet", "languages": ["pl"], "pace": 0}
CARD = re.compile(r"│\s+(\d+)\s([^│]*)")


def greens(visitor: TerminalUser) -> list[str]:
    """The numbers of the cards that the other side has to find, as this screen shows them."""
    return [number for number, signs in CARD.findall(visitor.screen) if signs.strip() == "◆"]


async def first_clue(host: Client, ala: TerminalUser) -> None:
    """The host sits down and gives a clue; now the person at the terminal guesses."""
    await ala.until(r"Side B 1: Ala \(you\)")
    await host.do("sit", seat="A1")
    await host.do("start")
    await host.move("clue", word="kosmos", number=1)
    await ala.until("Which card")


def test_two_terminals_play_a_whole_game_of_duet_in_polish(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with TerminalUser(tmp_path, house.address, language="pl", name="Ala") as ala:
            await ala.until("W co gracie")
            ala.type("duet", "", "11", "tak")
            code = (await ala.until(r"cluehouse join http://\S+ (\S+)"))[1]
            async with TerminalUser(tmp_path, house.address, code, "pl", name="Ola", seat="B1") as ola:
                await ola.until("Strona B 1: Ola")
                ala.type("siadam A")
                await ala.until("start =")
                ala.type("start")
                await play(ala, ola)
                for each in (ala, ola):
                    await each.until("Wszyscy agenci znalezieni")
                    await each.until("Zapis gry: http")

    asyncio.run(scenario())


async def play(ala: TerminalUser, ola: TerminalUser) -> None:
    """Play a game with clues in turn and guesses that are mostly right."""
    clues = iter("kosmos muzyka radość polityka szkoła ocean filozofia kuchnia moda".split())
    giver, guesser = ala, ola
    while True:
        await giver.until("Twoja wskazówka|Zapis gry")
        await guesser.until("kolej innych|Twoja wskazówka|Zapis gry")
        if "Zapis gry" in giver.screen:
            return
        giver.type(f"{next(clues)} 2", "tak")  # the referee may have doubts; an extra yes is ignored
        await guesser.until("Która karta")
        for number in greens(giver)[:3]:
            guesser.type(number)
            await giver.until(rf"│ +{number} ░+ ◆|Zapis gry")
        await guesser.until("Następna karta|Twoja wskazówka|Zapis gry")
        guesser.type("stop")
        if "B: " not in giver.screen.split("┌")[0].splitlines()[-1] and giver is ala:
            giver, guesser = ola, ala
        else:
            giver, guesser = ala, ola


def test_typed_text_survives_a_redraw(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala") as ala,
        ):
            await ala.until("sit and a seat")
            ala.press("sit B\x1b[D")
            await host.do("say", text="hello, Ala")
            await ala.until(r"Host: hello, Ala(.|\n)*> sit B\x1b\[1D")
            ala.press("\x7fA\x1b[3~")
            await ala.until(r"> sitA$")
            ala.press("\x1b[D \n")
            await ala.until("Side A 1: Ala")

    asyncio.run(scenario())


def test_a_closed_terminal_comes_back_to_its_seat(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with await Client.open(house.address, DUET, "Host") as host:
            async with TerminalUser(tmp_path, house.address, host.code, name="Ala", seat="B1") as ala:
                await ala.until("Side B 1: Ala")
                ala.type("quit")
                await ala.end()
                assert ala.screen.startswith("Your seat is kept")
            await host.until(lambda: not host.table["people"][1].get("here"))
            assert host.table["seats"] == {"B1": "p2"}
            async with TerminalUser(tmp_path, house.address, host.code) as again:
                await again.until(r"Side B 1: Ala \(you\)")
            async with TerminalUser(tmp_path, house.address, host.code, name="Ola") as another:
                await another.until(r"Without a seat: .*Ola \(you\)")

    asyncio.run(scenario())


def test_a_broken_connection_is_restored_and_no_command_is_sent_twice(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            BreakableConnection(house.address) as line,
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, line.address, host.code, name="Ala") as ala,
        ):
            await ala.until("sit and a seat")
            line.swallow_answers()
            ala.type("say once")
            await host.until(lambda: "once" in host.messages)
            await line.cut()
            await ala.until("Ala: once")
            ala.type("sit B")
            await ala.until(r"Side B 1: Ala \(you\)")
            assert host.messages == ["once"]

    asyncio.run(scenario())


def test_a_spectator_sees_the_game_and_no_key(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            await Client.join(house.address, host.code, "Ola") as ola,
        ):
            await host.do("sit", seat="A1")
            await ola.do("sit", seat="B1")
            await host.do("start")
            async with TerminalUser(tmp_path, house.address, host.code, watch=True) as spectator:
                await spectator.until("You are watching")
                assert host.view["words"][0] in spectator.screen
                assert not greens(spectator)
                spectator.type("sit A")
                await spectator.until(r"You have no seat")

    asyncio.run(scenario())


def test_a_proposal_is_shown_and_answered(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, "en", name="Ala", seat="B1") as ala,
        ):
            await first_clue(host, ala)
            await host.do("undo")
            await ala.until("Host asks to take back the last move")
            ala.type("no")
            await host.until(lambda: "vote" not in host.table)
            await host.do("undo")
            await ala.until("Do you agree")
            ala.type("yes")
            await ala.until("Your clue, a word and a number")
            ala.type("pause")
            await host.until(lambda: host.table.get("paused") == "p2")
            ala.type("resume", "referee kosmos")
            await ala.until(r"allowed|doubtful|forbidden")
            ala.type("resign")
            await host.until(lambda: "vote" in host.table)
            await host.do("consent")
            await ala.until(re.escape(say("en", "duet-outcome-resigned")))

    asyncio.run(scenario())


def test_a_move_that_is_refused_is_explained(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala", seat="B1") as ala,
        ):
            await first_clue(host, ala)
            ala.type("nowhere")
            await ala.until("“nowhere” is not on the board")
            ala.type("?")
            await ala.until(r"/quit – leave this terminal")
            ala.type("say hm")
            await host.until(lambda: host.messages == ["hm"])
            ala.type(str(1 + host.view["keys"]["A"].index("bystander")))
            await ala.until("Your clue")
            await host.do("pause")
            ala.type("drzewo 2", "yes")
            await ala.until("The game is paused. Resume it first")

    asyncio.run(scenario())


# --- coming and going -----------------------------------------------------------------------------


def test_a_name_that_is_taken_is_asked_for_again(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Ala") as host,
            TerminalUser(tmp_path, house.address, host.code, name="ala") as guest,
        ):
            await guest.until("already called ala")
            guest.type("Ewa")
            await guest.until(r"Ewa \(you\)")

    asyncio.run(scenario())


def test_the_host_changes_the_settings_by_questions(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala") as ala,
        ):
            await ala.until("sit and a seat")
            ala.type("settings")
            await ala.until("Only the host")
            await host.do("host", person="p2")
            await ala.until(r"Ala \(you, host\)")
            ala.type("settings", "codenames", "pl", "no")
            ala.type("shared", "no", "off", "codenames", "no", "no", "no", "strict")
            await ala.until("Operative: –")
            await host.catch_up()
            settings = host.table["settings"]
            assert (settings["game"], settings["languages"], settings["referee"]) == ("codenames", ["pl"], "strict")
            assert settings["options"]["variant"] == "shared"
            assert settings["pace"] == 0

    asyncio.run(scenario())


def test_an_invalid_token_is_reported(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        save_seat(tmp_path, SavedSeat(house.address, "BADO-KEMI", "Ala", "stale"))
        async with TerminalUser(tmp_path, house.address, "BADO-KEMI") as ala:
            with pytest.raises(JoinFailed, match="no such table"):
                await ala.end()
        assert find_saved(tmp_path, house.address, "BADO-KEMI", None) is None

    asyncio.run(scenario())


def test_an_unreachable_address_is_reported(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with TerminalUser(tmp_path, "http://127.0.0.1:9", "BADO-KEMI", name="Ala") as ala:
            with pytest.raises(JoinFailed, match=r"Nobody answers at http://127.0.0.1:9"):
                await ala.end()

    asyncio.run(scenario())


def test_no_secret_stays_on_the_screen_after_leaving(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala", seat="B1") as ala,
        ):
            await ala.until(r"Side B 1: Ala \(you\)")
            await host.do("sit", seat="A1")
            await host.do("start")
            await ala.until("Your clue")
            ala.press("\x04")
            await ala.end()
            assert host.view["words"][0] not in ala.screen

    asyncio.run(scenario())


def test_without_a_terminal_everything_new_is_written_once(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, live=False, name="Ala") as ala,
        ):
            await ala.until("sit and a seat")
            await host.do("say", text="hello")
            await ala.until("Host: hello")
            ala.type("who")
            await ala.until(r"hello(.|\n)*A +Side A: –")
            assert "\x1b" not in ala.written
            assert ala.written.count("Host: hello") == 1

    asyncio.run(scenario())


# --- what is told, and until when -----------------------------------------------------------------


def test_a_refusal_stays_on_the_screen_until_something_changes(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala", seat="B1") as ala,
        ):
            await ala.until(r"Side B 1: Ala \(you\)")
            ala.type("?")
            await ala.until("/quit – leave this terminal")
            await host.do("sit", seat="A1")
            await ala.until(r"Side A 1: Host(.|\n)*/quit – leave this terminal")
            ala.type("sit A1")
            refused = re.escape(say("en", "refusal-seat-taken", seat="A1", name="Host")[:12])
            await ala.until(refused)
            await host.do("say", text="hello")
            await ala.until(f"Host: hello(.|\n)*{refused}")
            await host.do("start")
            await ala.until("Agents found")
            assert not re.search(refused, ala.screen)

    asyncio.run(scenario())


def test_talk_is_offered_only_to_those_who_may_talk(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala", seat="B1") as ala,
        ):
            await first_clue(host, ala)
            ala.type(str(1 + host.view["keys"]["A"].index("bystander")))
            await ala.until("Your clue")
            ala.type("muzyka 1", "yes")
            await ala.until("It is up to the others; you can also: admit")
            ala.type("hello there")
            await ala.until(re.escape(say("en", "join-not-now")))
            assert "To talk" not in ala.screen
            await host.move("object")
            await ala.until("Is this clue invalid")
            ala.type("no")
            await ala.until("It is up to the others")

    asyncio.run(scenario())


def test_a_seat_number_means_the_seat_that_was_shown_even_if_others_sat_down(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Olek") as olek,
        ):
            await olek.until(r"A  Side A: –\n +B  Side B: –(.|\n)*for example: sit A ")
            await host.do("sit", seat="A1")
            await olek.until(r"A1  Side A 1: Host \(host\)\n +A2  Side A 2: –\n +B   Side B: –")
            olek.type("sit 2")
            await olek.until("no such seat. Type one of these: A1, A2, B\n")
            olek.type("sit B")
            await olek.until(r"Side B 1: Olek \(you\)")

    asyncio.run(scenario())
