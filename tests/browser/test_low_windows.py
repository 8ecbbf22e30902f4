"""Small windows: nothing that comes and goes moves or covers a board, and nothing is cut off."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import board_scenarios as boards
from tests.browser import picture_scenarios as drawn
from tests.browser import word_scenarios as words
from tests.browser.layout import SIZES, box, hidden, resize, sit_down
from tests.browser.screen_browser import ScreenBrowser
from tests.browser.screens import Screen, before, seen_by
from tests.browser.table_driver import close_clients
from tests.server.live_server import LiveServer, ManualClock

LOW: Final = tuple((width, height) for width, height in SIZES if height < 480)

# Words of the board that lie under any of these.
_COVERED: Final = """selector => {
  const over = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return [...document.querySelectorAll(".card .w")].filter((word) => {
    const {top, bottom, left, right} = word.getBoundingClientRect();
    return over.some((one) => {
      const box = one.getBoundingClientRect();
      return box.top < bottom - 2 && box.bottom > top + 2 && box.left < right - 2 && box.right > left + 2;
    });
  }).map((word) => word.textContent);
}"""

# Pairs of labels on the map that lie on each other.
_OVERLAPS: Final = """() => {
  const labels = [...document.querySelectorAll(".city .label")];
  const boxes = labels.map((one) => one.getBoundingClientRect());
  const meet = (a, b) =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  return boxes.flatMap((box, one) => boxes.flatMap((other, two) =>
    one < two && meet(box, other) ? [labels[one].textContent + " " + labels[two].textContent] : []));
}"""

# Where the lowest of these ends.
_LOWEST: Final = """selector =>
  Math.max(...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().bottom))"""

# What has more text than it shows.
_CUT: Final = """selector => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
  .map((one) => one.textContent.trim())"""


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the server."""
    return ManualClock()


@pytest.fixture
def house(tmp_path: Path, clock: ManualClock) -> Iterator[LiveServer]:
    """A server whose time stands still."""
    running = LiveServer(tmp_path, now=clock).start()
    yield running
    running.ask(close_clients())
    running.stop()


def covered(page: Page, selector: str) -> list[str]:
    """The words of the board that lie under this."""
    found: list[str] = page.evaluate(_COVERED, selector)
    return found


def test_what_is_asked_of_everybody_never_moves_the_board(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(boards.codenames_midgame(house.address, "pl", clock))
    page = sit_down(browser, house, table, "blue-1", (360, 640))
    desktop = sit_down(browser, house, table, "blue-2", (1280, 800))
    before_vote = {}
    for size in SIZES:
        resize(page, *size)
        before_vote[size] = box(page, ".street")
    house.ask(table.host.do("undo"))
    page.locator(".requests .vote").wait_for()
    for size in SIZES:
        resize(page, *size)
        assert covered(page, ".requests") == [], size
    house.ask(table.clients["red-2"].close())  # and somebody leaves
    page.locator(".requests .absent").wait_for()
    for size, place in before_vote.items():
        resize(page, *size)
        assert box(page, ".street") == place, size
        assert covered(page, ".status") == []
        page.locator(".requests .fold").click()
        page.locator(".requests.folded").wait_for()
        assert box(page, ".street") == place, size
        assert hidden(page, ".card", ".status") == [], size
        page.locator(".requests .fold").click()
    page.locator(".vote .btn.main").click()
    desktop.locator(".vote .quiet").wait_for()
    assert desktop.evaluate("window.shifts") == []


def test_an_objection_in_a_low_window_covers_no_card(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    table = house.ask(boards.codenames_midgame(house.address, "pl", clock))
    side = table.view["side"]
    house.ask(table.move(f"{side}-chief", "clue", word=table.texts.lone.lower(), number=1))
    house.ask(table.move(table.chooser("object"), "object"))
    page = sit_down(browser, house, table, table.chooser("uphold"), (360, 640))
    for size in SIZES:
        resize(page, *size)
        assert covered(page, ".objection") == [], size
        assert hidden(page, ".card", ".objection .acts .btn") == [], size
    resize(page, 360, 420)
    page.locator(".objection .more").click()
    assert page.evaluate(_CUT, ".objection .told") == []  # all of it can be read
    page.locator(".objection .acts .btn").last.click()
    page.locator(".objection.open").wait_for(state="detached")


@pytest.mark.parametrize("language", ["pl", "zh"])
def test_the_referees_remark_covers_no_card(
    browser: Browser, house: LiveServer, clock: ManualClock, language: str
) -> None:
    table = house.ask(boards.duet_midgame(house.address, language, clock))
    giver = table.chooser("clue")
    house.ask(table.move(giver, "clue", word=table.texts.foul, number=1))
    for seat in ("A1", "B1"):
        page = sit_down(browser, house, table, seat, (360, 640), language)
        for size in SIZES:
            resize(page, *size)
            page.locator(":is(.remark .told, .opinion):visible").wait_for()  # what the referee says is read
            assert covered(page, ".remark, .sill") == [], size
            assert hidden(page, ".card", ".status", ".sill .object") == [], size


@pytest.mark.parametrize("game", ["codenames", "duet"])
def test_the_hand_never_covers_the_chosen_word(
    browser: Browser, house: LiveServer, clock: ManualClock, game: str
) -> None:
    if game == "codenames":
        table = house.ask(boards.codenames_midgame(house.address, "pl", clock))
        meant = house.ask(boards.codenames_clue(table))
        seat = f"{table.view['side']}-1"
    else:
        table = house.ask(boards.duet_midgame(house.address, "pl", clock))
        side, meant = house.ask(boards.duet_clue(table))
        seat = f"{side}1"
    page = sit_down(browser, house, table, seat, (360, 640))
    page.locator(f"[data-card='{meant[0]}']").click()
    for width, height in SIZES:
        resize(page, width, height)
        page.locator(".touch:visible").wait_for()
        lies_on = covered(page, ".touch")
        assert meant[0] not in lies_on, (width, height)
        assert not lies_on or height >= 480, (width, height)
    resize(page, 740, 360)
    page.locator(".touch:visible").click()
    page.locator(f":is(.covered, .found)[data-card='{meant[0]}']").wait_for()


def replays(house: LiveServer, clock: ManualClock) -> dict[str, str]:
    """A record of each game."""
    over = {
        "codenames": boards.codenames_over,
        "duet": boards.duet_over,
        "trapwords": words.trapwords_over,
        "decipher": words.decipher_over,
    }
    return {game: house.ask(play(house.address, "pl", clock)).host.table["record"] for game, play in over.items()}


def test_a_replay_shows_its_whole_board_and_its_controls_in_a_low_window(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    shows = {"codenames": ".card", "duet": ".card", "trapwords": "svg.maze", "decipher": ".letterfield"}
    for game, record in replays(house, clock).items():
        viewer = ScreenBrowser(browser, house.address, "pl", 360, 640)
        page = viewer.show(Screen("replay", f"/r/{record}#3", ".replay:has(.board > *) .when"))
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("height => innerHeight === height", arg=height)
            viewer.settle()
            assert hidden(page, shows[game], "footer .btn", "footer input", "footer .label") == [], (game, width)
            foot = box(page, "footer")
            assert page.evaluate(_LOWEST, shows[game]) <= foot[1] + 1, (game, width)
        viewer.context.close()


def test_a_board_takes_all_height_that_a_low_window_leaves(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    pictures, words = (
        house.ask(play(house.address, "en", clock)) for play in (drawn.codenames_midgame, boards.codenames_midgame)
    )
    side = pictures.view["side"]
    lesson = Screen("lesson", "/learn/codenames", "[data-card]")
    onlookers = [
        Screen("onlooker", f"/t/{table.host.code}", "[data-card]", looks_on=True) for table in (pictures, words)
    ]
    chief = seen_by("chief", pictures.clients[f"{side}-chief"], "[data-card]")
    for screen, bar, card in ((lesson, 0, 34), (onlookers[0], 0, 34), (onlookers[1], 0, 34), (chief, 60, 28)):
        viewer = ScreenBrowser(browser, house.address, "en", 360, 640)
        page = viewer.show(screen)
        for width, height in LOW:
            resize(page, width, height)
            street = box(page, ".street")
            assert street[1] + street[3] >= height - bar - 2, (screen, width, height)
            assert box(page, ".card")[3] >= card, (screen, width, height)
        viewer.context.close()


@pytest.mark.parametrize("language", ["pl", "zh", "en"])
def test_labels_of_the_map_never_overlap(browser: Browser, house: LiveServer, language: str) -> None:
    for width, height in ((740, 360), (360, 640), (1280, 800)):
        viewer = ScreenBrowser(browser, house.address, language, width, height)
        page = viewer.show(Screen("map", "/map", ".globe .city"))
        assert page.evaluate(_OVERLAPS) == [], (width, height)
        viewer.context.close()


def test_a_television_shows_every_score_after_the_end(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    table = house.ask(boards.codenames_over(house.address, "pl", clock))
    for width, height in ((1280, 800), (1920, 1080)):
        viewer = ScreenBrowser(browser, house.address, "pl", width, height)
        page = viewer.show(Screen("after-tv", f"/tv/{table.host.code}", ".tv .band"))
        assert page.evaluate(_CUT, ".plate") == [], (width, height)
        viewer.context.close()


@pytest.mark.parametrize("language", ["pl", "zh", "en"])
def test_a_lobby_shows_its_title_and_its_seats_in_small_windows(
    browser: Browser, house: LiveServer, clock: ManualClock, language: str
) -> None:
    for game in ("codenames", "duet", "trapwords", "decipher"):
        lobby = house.ask(before(game, house.address, language, clock))[0]
        for width, height in ((360, 640), (360, 420), (740, 360)):
            viewer = ScreenBrowser(browser, house.address, language, width, height)
            page = viewer.show(lobby)
            assert page.evaluate(_CUT, "h1.title, .seat-pane b") == [], (game, width, height)
            seen = page.evaluate(
                """() => {
                  const end = document.querySelector(".start").getBoundingClientRect().top;
                  const panes = [...document.querySelectorAll(".seat-pane")];
                  return panes.filter((one) => one.getBoundingClientRect().bottom <= end + 1).length;
                }"""
            )
            assert seen >= 3, (game, width, height)
            viewer.context.close()


def test_duet_on_a_phone_with_its_keyboard_open_keeps_its_tokens_and_its_menu(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    for language in ("pl", "en", "zh"):
        table = house.ask(boards.duet_midgame(house.address, language, clock))
        giver = table.chooser("clue")
        for seat in ("A1", "B1"):
            page = sit_down(browser, house, table, seat, (360, 640), language)
            resize(page, 360, 420)
            assert hidden(page, ".card", ".agents", ".du-left", ".menu > .btn") == [], (language, seat == giver)
            assert page.evaluate(_CUT, ".status .says") == [], (language, seat == giver)


def test_nothing_of_sudden_death_lies_on_a_card(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    table = house.ask(boards.duet_sudden_death(house.address, "pl", clock))
    page = sit_down(browser, house, table, "A1", (360, 640))
    for size in SIZES:
        resize(page, *size)
        spare = page.evaluate(
            """() => {
              const yard = document.querySelector(".yard"), frame = getComputedStyle(yard, "::after");
              const deep = parseFloat(frame.top) + parseFloat(frame.borderTopWidth);
              const {top, bottom} = yard.getBoundingClientRect();
              const cards = [...document.querySelectorAll(".card")].map((one) => one.getBoundingClientRect());
              return Math.min(...cards.map((card) => Math.min(card.top - top, bottom - card.bottom))) - deep;
            }"""
        )
        assert spare >= 0, size
        bars = "all => all.map((one) => getComputedStyle(one).backgroundColor)"
        found = page.locator(".dw.found:not(.both) .w").evaluate_all(bars)
        assert found, size
        assert "rgba(0, 0, 0, 0)" not in found, size


def test_a_free_seat_keeps_its_name_and_its_buttons_inside(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    for game, language in (("duet", "pl"), ("trapwords", "zh"), ("codenames", "pl")):
        lobby = house.ask(before(game, house.address, language, clock))[0]
        for width, height in LOW:
            viewer = ScreenBrowser(browser, house.address, language, width, height)
            page = viewer.show(lobby)
            outside = page.evaluate(
                """() => [...document.querySelectorAll(".seat-pane.free:not(.arrival)")].flatMap((pane) => {
                  const edge = pane.getBoundingClientRect();
                  return [...pane.querySelectorAll(".who b, .btn")].filter((one) => {
                    const { top, bottom, right } = one.getBoundingClientRect();
                    return top < edge.top + 1 || bottom > edge.bottom - 1 || right > edge.right - 1;
                  }).map((one) => one.textContent.trim());
                })"""
            )
            assert outside == [], (game, width, height)
            viewer.context.close()


def test_the_chat_of_a_lobby_shows_its_field_and_covers_no_status_line(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    guest = house.ask(before("duet", house.address, "pl", clock))[2]
    for width, height in (*SIZES, (1920, 1080)):
        viewer = ScreenBrowser(browser, house.address, "pl", width, height)
        page = viewer.show(guest)
        assert hidden(page, ".talk .field input", ".talk .field .btn", ".talk header .btn") == [], (width, height)
        if width > 1060:
            assert sum(box(page, ".whatnow")[::2]) <= box(page, ".talk")[0], (width, height)
        viewer.context.close()


def test_a_note_never_covers_what_a_lesson_says(browser: Browser, house: LiveServer) -> None:
    for width, height in SIZES:
        viewer = ScreenBrowser(browser, house.address, "pl", width, height)
        page = viewer.show(Screen("lesson", "/learn/codenames", ".lesson .top-bar"))
        page.evaluate("document.querySelector('.notes').showPopover()")
        assert box(page, ".notes")[1] >= sum(box(page, ".coach")[1::2]), (width, height)
        viewer.context.close()


def test_in_deciphers_lesson_no_field_lies_under_the_buttons(browser: Browser, house: LiveServer) -> None:
    for width, height in ((360, 640), (360, 420), (740, 360)):
        viewer = ScreenBrowser(browser, house.address, "pl", width, height)
        page = viewer.show(Screen("lesson", "/learn/decipher", ".lesson .dc"))
        for _ in range(7):  # up to the bonus turn, whose heading is the longest
            viewer.settle()
            assert page.evaluate(_LOWEST, ".letterfield") <= box(page, ".dc-acts")[1], (width, height)
            if (width, height) == (360, 640):
                assert hidden(page, ".letterfield", ".dc-acts") == []
            page.locator(".coach .ways .btn:not(.icon)").click()
        viewer.context.close()


def test_a_phone_with_its_keyboard_open_shows_the_whole_clue(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(boards.codenames_midgame(house.address, "pl", clock))
    side = table.view["side"]
    house.ask(table.move(f"{side}-chief", "clue", word="elektrotechnika", number=2))
    page = sit_down(browser, house, table, f"{side}-1", (360, 640))
    for width, height in LOW:
        resize(page, width, height)
        assert page.evaluate(_CUT, ".called .clue") == [], (width, height)


@pytest.mark.parametrize("language", ["pl", "zh", "en"])
def test_the_start_page_keeps_its_languages_in_one_line(browser: Browser, house: LiveServer, language: str) -> None:
    for width, height in ((360, 420), (360, 640)):
        viewer = ScreenBrowser(browser, house.address, language, width, height)
        page = viewer.show(Screen("home", "/", ".home .lang"))
        tops = page.locator(".home .lang button").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().top)"
        )
        assert len(set(tops)) == 1, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        viewer.context.close()


# Is there room for what an empty field says?
_PLACEHOLDER_FITS: Final = """field => {
  const style = getComputedStyle(field, "::placeholder");
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const box = getComputedStyle(field);
  const room = field.clientWidth - parseFloat(box.paddingLeft) - parseFloat(box.paddingRight);
  return pen.measureText(field.placeholder).width <= room;
}"""


@pytest.mark.parametrize("language", ["pl", "zh", "en"])
def test_an_empty_field_for_a_clue_is_not_cut(
    browser: Browser, house: LiveServer, clock: ManualClock, language: str
) -> None:
    table = house.ask(boards.codenames_midgame(house.address, language, clock))
    page = sit_down(browser, house, table, f"{table.view['side']}-chief", (360, 640), language)
    for width, height in ((360, 640), (360, 420)):
        resize(page, width, height)
        assert page.locator(".desk input").evaluate(_PLACEHOLDER_FITS), (width, height)


def test_after_a_game_a_phone_shows_all_clues(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    for over in (boards.codenames_over, boards.duet_over):
        table = house.ask(over(house.address, "pl", clock))
        page = sit_down(browser, house, table, next(iter(table.clients)), (360, 640))
        log = page.get_by_role("region", name="Wszystkie wskazówki").locator("ol")
        log.wait_for()
        assert log.locator("li").count() >= 3
        assert log.evaluate("log => log.scrollHeight <= log.clientHeight")
