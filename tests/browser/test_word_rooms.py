"""Trapwords and Decipher where people stumbled: low windows, bars over what matters, refreshes, endings."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from cluehouse.house.reviews import judged_by_bots
from tests.browser import word_scenarios
from tests.browser.screen_browser import ScreenBrowser
from tests.browser.screens import Screen, seen_by
from tests.browser.table_driver import TableDriver, close_clients
from tests.server.live_server import LiveServer, ManualClock

LOW: Final = ((360, 420), (740, 360), (640, 400))  # a phone with its keyboard open, a phone on its side, 200 % zoom

# The parts of what these selectors find that are outside the window or under something else.
_HIDDEN = """selectors => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)];
  if (!found.length) return [`${selector}: not there`];
  return found.flatMap((each, place) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const free = above && (each.contains(above) || above.contains(each) || each.parentElement.contains(above));
    return inside && free ? [] : [`${selector} ${place}: from ${Math.round(top)} under ${above?.className}`];
  });
})"""


# How many of a kind lie on a field is told beside its stroke, never across it.
_COUNTS_ON_PIECES = """() => [...document.querySelectorAll(".kinds b")].filter((count) => {
  const strokes = [...count.parentElement.querySelectorAll("svg path")].map((one) => one.getBoundingClientRect());
  const { left, top, width } = count.getBoundingClientRect();
  return !width || strokes.some((one) => one.right > left + 1 && one.bottom > top + 2);
}).map((count) => count.parentElement.outerHTML)"""


def hidden(page: Page, *selectors: str) -> list[str]:
    """What of these elements nobody sees."""
    found: list[str] = page.evaluate(_HIDDEN, list(selectors))
    return found


def test_in_a_low_window_of_trapwords_the_clock_the_word_and_the_input_are_in_view(
    browser: Browser, tmp_path: Path
) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        telling = house.ask(word_scenarios.trapwords_describing(house.address, "pl", clock))
        writing = house.ask(_second_round(house.address, "pl", clock))
        describer, guesser = telling.chooser("say"), telling.chooser("guess")
        watcher = next(seat for seat in telling.clients if not seat.startswith(describer[:3]))
        wanted = {
            describer: (".pill", ".secret b", ".quill input", ".quill button", ".says"),
            guesser: (".pill", ".lines li:last-child", ".quill input", ".quill button", ".says"),
            watcher: (".pill", ".slip", ".lines li:last-child", ".buzzer", ".says"),
        }
        for width, height in LOW:
            viewer = ScreenBrowser(browser, house.address, "pl", width, height)
            for seat, selectors in wanted.items():
                page = viewer.show(seen_by(seat, telling.clients[seat], ".tw"))
                assert hidden(page, *selectors) == [], (seat, width, height)
            page = viewer.show(seen_by("writing", writing.host, ".tw"))
            assert (
                hidden(page, "#set-word", ".traplist li", ".quill input", ".desk footer .btn", ".menu > .btn") == []
            ), (width, height)
            assert [fault for fault in viewer.faults if "404" not in fault] == []
            viewer.context.close()
        house.ask(close_clients())


def test_whoever_decides_on_a_word_sees_the_clock_and_both_answers(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        for language in ("pl", "en"):
            contested = house.ask(word_scenarios.decipher_contested(house.address, language, clock))
            for width, height in (*LOW, (360, 640)):
                viewer = ScreenBrowser(browser, house.address, language, width, height)
                page = viewer.show(seen_by("judge", contested.clients["P2"], ".after-reveal .keep"))
                assert hidden(page, ".fairness") == []  # in sight above the buttons
                assert hidden(page, ".pill", ".strike", ".keep") == [], (language, width, height)
                viewer.context.close()
        house.ask(close_clients())


async def _second_round(address: str, language: str, clock: ManualClock) -> TableDriver:
    """Both teams write for the second time: the card with the last result stands above the list."""
    table = await word_scenarios.begin_trapwords(address, language, clock)
    await word_scenarios.trapwords_round(table)
    await word_scenarios.write_traps(table, "red", fewer=1)
    return table


def test_digits_are_as_high_as_the_chinese_beside_them(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        table = house.ask(_second_round(house.address, "zh", clock))
        viewer = ScreenBrowser(browser, house.address, "zh", 1280, 800)
        page = viewer.show(seen_by("writing", table.host, ".traplist"))
        family = str(page.locator(".round").first.evaluate("one => getComputedStyle(one).fontFamily"))
        assert "Grenze" not in family
        assert "Serif CJK" in family
        viewer.context.close()
        house.ask(close_clients())


def test_a_trap_list_keeps_its_input_in_view_its_drafts_and_what_was_struck(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        table = house.ask(_second_round(house.address, "en", clock))
        struck = table.host.view["traps"]["words"][0]
        house.ask(table.move("red-2", "strike", word=struck))
        for width, height in ((1280, 800), (360, 640)):
            viewer = ScreenBrowser(browser, house.address, "en", width, height)
            page = viewer.show(seen_by("writing", table.host, ".traplist"))
            page.locator("section.last").wait_for()
            first = page.locator("#set-word").evaluate("one => getComputedStyle(one, '::first-letter').textTransform")
            assert first == "uppercase"  # Achilles, and not achilles
            assert hidden(page, "#set-word", ".traplist li:not(.struck)", ".quill input", ".desk footer .btn") == [], (
                width
            )
            page.locator(".quill input").fill("half a thou")
            page.reload()
            page.locator(".traplist .struck s", has_text=struck).wait_for()
            assert table.texts.people[1] in page.locator(".traplist .struck").inner_text()  # who struck it
            assert page.locator(".quill input").input_value() == "half a thou"
            viewer.context.close()
        house.ask(close_clients())


def test_trapwords_ends_with_the_verdict_and_the_best_moments_in_view(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock, find=judged_by_bots) as house:
        table = house.ask(word_scenarios.trapwords_over(house.address, "en", clock))
        viewer = ScreenBrowser(browser, house.address, "en")
        page = viewer.show(seen_by("end", table.host, "#verdict"))
        page.locator(".moments .sheet").first.wait_for()
        assert hidden(page, "#verdict", ".maze.beaten", ".moments .sheet", ".after .btn.main") == []
        phone = ScreenBrowser(browser, house.address, "en", 360, 640)
        page = phone.show(seen_by("end", table.host, ".moments .sheet"))
        assert hidden(page, "#verdict", ".maze.beaten", ".again .btn.main") == []
        page.mouse.wheel(0, 5000)
        assert hidden(page, ".again .btn.main") == []  # at the thumb, whatever is read
        phone.context.close()
        page = viewer.page
        record = table.host.table["record"]
        moves = page.request.get(f"{house.address}/api/records/{record}/steps").json()
        written = next(number for number, made in enumerate(moves, 1) if made["move"].startswith("propose"))
        page = viewer.show(Screen("replay", f"/r/{record}#{written}", ".board .sheet"))
        trap = moves[written - 1]["move"].split(" ")[1]
        assert (
            trap
            in page.locator(".board .sheet ol").first.inner_text() + page.locator(".board .sheet ol").last.inner_text()
        )
        page.keyboard.press("End")
        page.locator(".label", has_text=page.locator("#how-it-ended").inner_text()).wait_for()  # not "nobody called"
        viewer.context.close()
        house.ask(close_clients())


def test_a_television_holds_a_right_answer_and_lays_the_hourglass_down(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        table = house.ask(word_scenarios.trapwords_spoken(house.address, "en", clock, wrong=1))
        viewer = ScreenBrowser(browser, house.address, "en", 1920, 1080)
        page = viewer.show(Screen("tv", f"/tv/{table.host.code}", ".twtv .team"))
        assert page.locator(".sheet").count() == 0  # nobody types
        assert page.locator(".twtv li").count() == 5
        digits = page.locator(".sandglass .time").evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
        assert digits >= 200
        house.ask(table.act("heard", right=True))
        page.locator(".twtv li.right").wait_for()
        page.locator(".sandglass.lies").wait_for()
        assert page.locator(".sandglass .time").inner_text() == ""
        house.ask(table.wait(5))
        assert table.view["phase"] == "handover"
        assert page.locator(".twtv li.right").count() == 1  # it stays for a moment
        page.locator("button.solved").wait_for()
        viewer.context.close()
        house.ask(close_clients())


def test_a_right_answer_given_aloud_is_counted_and_no_turn_time_runs_on(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        table = house.ask(word_scenarios.trapwords_spoken(house.address, "en", clock, wrong=1))
        pages = {}
        for seat in table.clients:
            viewer = ScreenBrowser(browser, house.address, "en")
            pages[seat] = viewer.show(seen_by(seat, table.clients[seat], ".tw"))
            pages[seat].locator(".sandglass .time:not(.none)").wait_for()
            assert pages[seat].locator(".top-bar .pill").count() == 0  # one clock is enough
        house.ask(table.act("heard", right=True))
        for page in pages.values():
            page.locator(".beside .good").wait_for()
            assert page.locator(".beside h2 .num").inner_text() == "2 / 5"
            assert page.locator(".top-bar .pill").count() == 0
            assert page.locator(".sandglass .time").inner_text() == ""
            page.context.close()
        house.ask(close_clients())


@pytest.mark.parametrize("size", [(360, 640), (360, 420), (740, 360)])
def test_in_decipher_no_field_is_covered_and_a_word_is_guessed_without_a_keyboard(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        table = house.ask(word_scenarios.decipher_four(house.address, "zh", clock))
        seeker = table.chooser("place")
        viewer = ScreenBrowser(browser, house.address, "zh", *size)
        page = viewer.show(seen_by("seeker", table.clients[seeker], ".letterfield"))
        assert hidden(page, ".kinds", ".now .btn", ".tryrow .btn.bare", ".now-turn", ".wordis") == []
        assert page.evaluate(_COUNTS_ON_PIECES) == []
        heights = page.locator(".letterfield").evaluate_all("all => all.map(each => Math.round(each.offsetHeight))")
        assert max(heights) - min(heights) <= 1
        page.locator(".now .btn:not(.main)").first.click()
        assert page.locator(".guess-sheet input").count() == 0
        assert hidden(page, ".kinds", ".guess-sheet h2", ".guess-sheet .key", ".guess-sheet .send") == []
        for letter in "LAMP":
            page.locator(".guess-sheet .key", has_text=letter).first.click()
        page.locator(".guess-sheet .send").click()
        page.locator(".tried", has_text="LAMP").wait_for(state="attached")
        viewer.context.close()
        house.ask(close_clients())


def test_beside_four_players_everything_that_was_tried_is_in_view(browser: Browser, tmp_path: Path) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        table = house.ask(word_scenarios.decipher_four(house.address, "pl", clock))
        for seat, word in (("P2", "SLAM"), ("P3", "FLAT"), ("P4", "CLAM")):
            house.ask(table.move(seat, "attempt", word=word))
        for height in (800, 700):
            viewer = ScreenBrowser(browser, house.address, "pl", 1280, height)
            for seat in ("P1", "P2"):
                page = viewer.show(seen_by(seat, table.clients[seat], ".letterfield"))
                assert page.locator(".tried").count() == 6
                assert hidden(page, ".seekers li", ".tried", ".alphabet li") == [], (seat, height)
                if seat != "P1":
                    assert hidden(page, ".tryrow .btn", ".now .btn") == []
                    tops = page.locator(".tryrow > *").evaluate_all("all => all.map((one) => one.offsetTop)")
                    assert max(tops) - min(tops) < 60, "one row: the fields have the room"
            viewer.context.close()
        house.ask(close_clients())
