"""Windows of any size: important parts stay visible, and lines break at the current width."""

import asyncio
import re
from pathlib import Path

import pytest

from cluehouse.messages import LANGUAGES, LanguageCode, say
from cluehouse.terminal.console import FRAME, HINT, LOG, Console, Spare, fitting, paint, width, wrapped
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.terminal.terminal_user import TerminalUser

DUET = {"game": "duet", "languages": ["pl"], "pace": 0, "referee": "off"}
CARD = re.compile(r"│\s+(\d+)\s([^│]*)")


def rows(visitor: TerminalUser) -> list[str]:
    """The lines on the screen."""
    return re.sub(r"\x1b\[[0-9]*[A-Z]|[\r\a]", "", visitor.screen).split("\n")


def test_less_important_parts_are_dropped_first_and_no_more_than_needed() -> None:
    lines = ["title", "", Spare("hint", HINT), Spare("old", LOG), Spare("new", LOG), Spare("frame", FRAME), "ask"]
    assert fitting(lines, 80, 7) == lines
    assert fitting(lines, 80, 6) == ["title", "hint", "old", "new", "frame", "ask"]
    assert fitting(lines, 80, 4) == ["title", "new", "frame", "ask"]
    assert fitting(lines, 80, 1) == ["title", "ask"]


def test_a_line_that_breaks_takes_as_many_rows_as_it_has_parts() -> None:
    lines = ["title", Spare("a long hint of many words", HINT), "ask"]
    assert fitting(lines, 30, 3) == lines
    assert fitting(lines, 10, 4) == ["title", "ask"]


def test_a_painted_line_breaks_like_any_other() -> None:
    painted = paint(Console("en", print, input, colour=True), "one two three", "1")
    assert wrapped(painted, 9) == ["\x1b[1mone two\x1b[0m", "\x1b[1mthree\x1b[0m"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_80_by_24_the_title_the_score_and_the_prompt_stay(
    language: LanguageCode, house: LiveServer, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, language, name="Ala", seat="B1") as ala,
        ):
            ala.window = 80, 24
            await host.until(lambda: "B1" in host.table["seats"])
            await host.do("sit", seat="A1")
            await host.do("start")
            for word in ("kosmos", "muzyka", "ocean"):
                await ala.until("\\?")
                await host.move("clue", word=word, number=1)
                await ala.until(re.escape(say(language, "duet-ask-guess")))
                assert_fits(ala, host, language)
                ala.type("nowhere")
                await ala.until("nowhere.*\n")
                assert_fits(ala, host, language)
                ala.type(bystander(host))
                await ala.until(re.escape(say(language, "ask-clue")[:10]))
                assert_fits(ala, host, language)
                ala.type("filozofia 1")
                await ala.until("filozofia 1")
                await host.do("say", text="hm")
                await ala.until("filozofia")
                await host.until(lambda: host.view["phase"] == "guess")
                assert_fits(ala, host, language)
                await host.move("guess", card=host.view["words"][int(green(ala)) - 1])
                await host.move("stop")
            await host.do("resign")
            await ala.until(re.escape(say(language, "join-ask-consent")))
            assert_fits(ala, host, language)
            ala.type(say(language, "command-yes.typed").split()[0])
            await ala.until(re.escape(say(language, "duet-outcome-resigned")))
            assert_fits(ala, host, language)

    asyncio.run(scenario())


def green(ala: TerminalUser) -> str:
    """The number of a card that the other side has to find, as this screen shows it."""
    return str(next(number for number, signs in CARD.findall(ala.screen) if signs.strip() == "◆"))


def bystander(host: Client) -> str:
    """The number of an unguessed card that is a bystander for the host's partner."""
    view = host.view
    board = zip(view["keys"]["A"], view["agents"], view["misses"], strict=True)
    places = (number for number, card in enumerate(board, 1) if card == ("bystander", None, []))
    return str(next(places))


def assert_fits(ala: TerminalUser, host: Client, language: LanguageCode) -> None:
    shown = rows(ala)
    score = say(language, "duet-found", found=0, all=15).partition("0")[0]
    assert len(shown) <= 24, ala.screen
    assert host.code in shown[0]
    assert any(line.startswith(score) for line in shown[1:3]), ala.screen
    assert shown[-1].startswith("> ")


def test_after_a_resize_lines_break_at_the_new_width(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala") as ala,
        ):
            await ala.until("Others join with: ")
            assert max(map(width, rows(ala))) > 40
            ala.window = 40, 50
            ala.keyboard.on_resize()
            assert max(map(width, rows(ala))) <= 40

    asyncio.run(scenario())


def test_questions_that_were_answered_stay_with_their_answers(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with TerminalUser(tmp_path, house.address, name="Ala") as ala:
            await ala.until("Which game")
            ala.type("duet")
            await ala.until(r"Which game(.|\n)*\] duet\n(.|\n)*Language of the words")
            ala.type(*[""] * 20)  # the usual answers, until the table stands
            await ala.until("Others join with: ")

    asyncio.run(scenario())
