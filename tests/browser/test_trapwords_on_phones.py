"""Trapwords on phones, for people who play it for the first time."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from cluehouse.games.trapwords.cards import CURSE
from cluehouse.messages import say
from cluehouse.words.decks import LanguageCode
from tests.browser import word_scenarios
from tests.browser.screen_browser import ScreenBrowser
from tests.browser.screens import seen_by
from tests.browser.table_driver import close_clients
from tests.browser.test_word_rooms import hidden
from tests.server.live_server import LiveServer, ManualClock

_WITH_HINTS = """localStorage.setItem("cluehouse.prefs",
  JSON.stringify({...JSON.parse(localStorage.getItem("cluehouse.prefs")), hints: true}))"""


@pytest.mark.parametrize("language", ["pl", "zh", "en"])
def test_the_traps_and_the_latest_clue_are_in_view_together_under_a_curse(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: LanguageCode
) -> None:
    curses = (CURSE["noun-plague"],) * len(CURSE)
    monkeypatch.setattr(import_module("cluehouse.games.trapwords.deal"), "CURSES", curses)
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        maze = {"chambers": [6, 7, 8, 9, 10], "curse_places": [1]}
        options: dict[str, Any] = {**maze, "call_seconds": 10, "hourglass": "official", "reading_seconds": 3}
        table = house.ask(word_scenarios.trapwords_first_turn(house.address, language, clock, **options))
        describer = next(seat for seat, client in table.clients.items() if client.view.get("secret"))
        watcher = next(seat for seat in table.clients if not seat.startswith(describer[:3]))
        viewer = ScreenBrowser(browser, house.address, language, 360, 640)
        viewer.context.add_init_script(_WITH_HINTS)
        page = viewer.show(seen_by("watching", table.clients[watcher], ".tw .slip"))
        assert page.locator(".newcomer").count() == 1  # the tip is there, too
        assert hidden(page, ".maze svg", ".slip", ".buzzer", ".desk > .main") == []
        house.ask(table.act("turn-hourglass"))
        house.ask(table.move(describer, "say", text=table.texts.talk[1]))
        page.locator(".lines li").wait_for()
        page.wait_for_timeout(400)
        assert hidden(page, ".slip", ".lines li:last-child .text > span", ".buzzer", ".flags .btn") == []
        word = table.clients[describer].view["secret"]
        house.ask(table.move(table.chooser("guess"), "guess", text=word.lower()))  # and while it can still be called
        page.locator(".compact .good").wait_for()
        page.wait_for_timeout(400)
        assert hidden(page, ".slip", ".lines li:last-child .text > span", ".buzzer") == []
        for width, height in ((360, 420), (740, 360)):  # the count and the guess stay in a low window
            page.set_viewport_size({"width": width, "height": height})
            page.locator("[data-low]").first.wait_for(state="attached")
            assert hidden(page, ".compact h2", ".compact .good", ".buzzer") == [], (width, height)
        viewer.context.close()
        house.ask(close_clients())


def test_what_was_said_in_a_turn_can_be_read_when_it_is_over(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        table = house.ask(word_scenarios.trapwords_describing(house.address, "en", clock))
        said = [line["text"] for line in table.view["turn"]["lines"]]
        describer = table.chooser("say")
        extra = ["no end of it", "one more of these"]
        for text in extra:
            house.ask(table.move(describer, "say", text=text))
        word = table.clients[describer].view["secret"]
        wrong = table.view["turn"]["guesses"][0]["text"]
        house.ask(table.wait(2))
        house.ask(table.move(table.chooser("guess"), "guess", text=word.lower()))
        house.ask(table.wait(2))
        viewer = ScreenBrowser(browser, house.address, "en", 360, 640)
        page = viewer.show(seen_by("later", table.host, "article .said"))
        told = page.locator("article", has_text=word).first.locator(".said")
        assert told.get_attribute("open") is None  # long: folded
        told.locator("summary").click()
        for text in [*said, *extra, wrong]:
            assert text in told.inner_text()
        short = page.locator("article", has_not_text=word).first.locator(".said")
        assert short.get_attribute("open") is not None
        viewer.context.close()
        house.ask(close_clients())


def test_a_describer_is_warned_of_names_before_sending(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        table = house.ask(word_scenarios.trapwords_first_turn(house.address, "en", clock))
        viewer = ScreenBrowser(browser, house.address, "en", 360, 640)
        page = viewer.show(seen_by("describing", table.clients[table.chooser("say")], ".quill input"))
        page.locator(".quill p", has_text=say("en", "trapwords-no-names")).wait_for()
        page.locator(".quill input").fill("you see it in London")
        page.locator(".quill p.warn", has_text="London").wait_for()
        viewer.context.close()
        house.ask(close_clients())


def test_a_clue_written_before_the_hourglass_is_turned_stays_and_is_sent_afterwards(
    browser: Browser, tmp_path: Path
) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        options: dict[str, Any] = {"hourglass": "official", "reading_seconds": 3}
        table = house.ask(word_scenarios.trapwords_first_turn(house.address, "en", clock, **options))
        describer = next(seat for seat, client in table.clients.items() if client.view.get("secret"))
        viewer = ScreenBrowser(browser, house.address, "en", 360, 640)
        page = viewer.show(seen_by("reading", table.clients[describer], ".quill input"))
        field, button = page.locator(".quill input"), page.locator(".quill button")
        field.fill("it cannot wait")
        field.press("Enter")
        page.locator(".quill p.warn", has_text=say("en", "trapwords-text-stays")).wait_for()
        assert button.evaluate("one => getComputedStyle(one).borderTopStyle") == "dashed"  # as any that cannot be used
        house.ask(table.act("turn-hourglass"))
        page.locator(".quill button[aria-disabled=false]").wait_for()
        assert field.input_value() == "it cannot wait"
        button.click()
        page.locator(".lines li", has_text="it cannot wait").wait_for()
        viewer.context.close()
        house.ask(close_clients())


def test_what_is_too_much_on_a_trap_list_is_in_view_and_the_field_says_that_it_is_full(
    browser: Browser, tmp_path: Path
) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        options: dict[str, Any] = {"chambers": [4, 5, 6, 7, 8]}
        table = house.ask(word_scenarios.begin_trapwords(house.address, "zh", clock, **options))
        viewer = ScreenBrowser(browser, house.address, "zh", 360, 640)
        page = viewer.show(seen_by("writing", table.host, ".traplist"))
        field = page.locator(".quill input")
        assert field.get_attribute("placeholder") == "写一个陷阱词"
        house.ask(word_scenarios.write_traps(table, "red", fewer=1))
        page.locator(".quill input[placeholder=再写一个陷阱词]").wait_for()
        more = [word for word in table.texts.groups if word not in table.host.view["traps"]["words"]][:2]
        for word in more:
            house.ask(table.move("red-2", "propose", word=word))
        page.locator(".traplist .over", has_text=more[1]).wait_for()
        assert field.get_attribute("placeholder") == "已写满"
        assert hidden(page, ".maze svg", ".traplist li", ".quill input", ".desk footer .btn") == []
        viewer.context.close()
        low = ScreenBrowser(browser, house.address, "zh", 360, 420)  # with the keyboard open
        page = low.show(seen_by("writing", table.host, ".traplist"))
        authors = page.locator(".traplist .by").all_inner_texts()
        assert {table.texts.people[0], table.texts.people[1]} & {
            text.strip() for one in authors for text in one.split("\n")
        }
        assert hidden(page, ".traplist li:first-child .by") == []
        low.context.close()
        house.ask(close_clients())
