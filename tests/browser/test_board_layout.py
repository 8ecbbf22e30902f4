"""The boards of Codenames and Duet on every screen: in view together with clock and field, and they never move."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from bench import shifts
from tests.browser import board_scenarios as boards
from tests.browser.layout import SIZES, box, hidden, resize, sit_down, timed_table
from tests.browser.screen_browser import new_context, sign_in
from tests.browser.screens import seen_by
from tests.browser.table_driver import close_clients
from tests.browser.texts import TEXTS
from tests.server.live_server import LiveServer, ManualClock

# Whether the board holds its breath, the verdict is told, the key is shown, and what comes next is offered.
_WATCH_BEATS = """() => {
  window.beats = [];
  const shows = (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
  const look = () => {
    const key = shows(".word:is(.red, .blue, .calm, .fatal):not(.covered)");
    const now = JSON.stringify([shows(".street.holds"), shows(".band"), key, shows(".after")]);
    if (window.beats.at(-1) !== now) window.beats.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""

# Which of these hide a part of what is in them.
_CUT_OFF = """selector => [...document.querySelectorAll(selector)].filter((one) =>
  one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2).map((one) => one.className)"""

# Does what is in it lie at its upper edge?
_AT_TOP = """selector => {
  const sign = document.querySelector(selector), [card, strip] = [sign, sign.firstElementChild];
  const middle = (one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2;
  return middle(strip) < middle(card);
}"""


# Whether each sign of the legend is shown, left out, or cut.
_SIGNS = """() => {
  const inside = (one) => one.getBoundingClientRect();
  const boxes = [".legend", ".du > .foot"].map((selector) => inside(document.querySelector(selector)));
  const top = Math.max(...boxes.map((box) => box.top)), bottom = Math.min(...boxes.map((box) => box.bottom));
  return [...document.querySelectorAll(".legend li")].filter((one) => one.checkVisibility()).map((one) => {
    const sign = inside(one);
    if (sign.top >= bottom - 1 || sign.bottom <= top + 1) return "left out";
    return sign.top >= top - 1 && sign.bottom <= bottom + 1 && sign.right <= boxes[0].right + 1 ? "shown" : "cut";
  });
}"""


def _height(page: Page, selector: str) -> float:
    """The size of its letters, in pixels."""
    size: float = page.locator(selector).evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    return size


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


def test_a_chief_sees_the_key_while_writing_in_any_window_and_the_board_never_moves(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(timed_table(house.address, clock))
    side = table.view["side"]
    chief = sit_down(browser, house, table, f"{side}-chief", (1280, 800))
    desktop = sit_down(browser, house, table, f"{side}-1", (1280, 800))
    phone = sit_down(browser, house, table, "blue-1" if side == "red" else "red-1", (360, 640))
    watched, places = (desktop, phone), [box(page, ".street") for page in (desktop, phone)]
    before = {}
    for width, height in SIZES:
        resize(chief, width, height)
        chief.locator(".desk input").fill("zeppelin")
        assert hidden(chief, ".card", ".desk input", ".desk .btn.main", ".status", ".pill") == [], (width, height)
        assert chief.evaluate("[scrollY, document.documentElement.scrollWidth - innerWidth]") == [0, 0]
        before[width, height] = box(chief, ".street")

    meant = boards.cards_of(table, side)[:1]
    house.ask(table.move(f"{side}-chief", "clue", word="zeppelin", number=1))
    for page in (chief, *watched):
        page.locator(".called .clue", has_text="zeppelin").wait_for()
    assert _height(phone, ".called .clue") > 36
    for (width, height), place in before.items():
        resize(chief, width, height)
        assert box(chief, ".street") == place, (width, height)
        assert hidden(chief, ".card", ".status", ".pill") == [], (width, height)
    desktop.evaluate("scrollTo(0, 200)")
    phone.evaluate("scrollTo(0, 200)")
    house.ask(table.move(f"{side}-1", "guess", card=meant[0]))
    house.ask(table.move(f"{side}-1", "stop"))
    chief.locator(".called .says", has_text="myśl").wait_for()
    for page, place in zip(watched, places, strict=True):
        page.locator(".word.covered").wait_for()
        assert box(page, ".street") == place  # and a new turn begins at the top again
        assert page.evaluate("window.shifts") == []


def test_a_clock_that_has_run_out_tells_everybody_so(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    table = house.ask(timed_table(house.address, clock))
    side = table.view["side"]
    rival = "blue" if side == "red" else "red"
    pages = [sit_down(browser, house, table, seat, (360, 640)) for seat in (f"{side}-chief", f"{side}-1", f"{rival}-1")]
    house.ask(table.wait(10_000))
    for page in pages:
        page.locator(".overtime").wait_for()  # nobody's clue is taken away, and nobody is left in the dark (CN-74)
    house.ask(table.move(f"{side}-chief", "clue", word="zeppelin", number=0))
    for page in pages:
        page.locator(".overtime").wait_for(state="detached")
    assert "0:" in pages[1].locator(".status .todo").inner_text()  # none of ours fits, and there is no limit
    assert "prób" not in pages[1].locator(".status .todo").inner_text()
    house.ask(table.wait(10_000))  # the guesses are over
    pages[2].locator(".status .says", has_text="szef").wait_for()


def test_duet_fits_low_windows_and_says_who_may_begin(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    table = house.ask(boards.begin_duet(house.address, "pl", clock))
    ola, kuba = (sit_down(browser, house, table, seat, (360, 640)) for seat in ("A1", "B1"))
    place = box(kuba, ".duo")
    for width, height in SIZES:
        resize(ola, width, height)
        assert hidden(ola, ".card", ".desk input", ".desk .btn.main", ".status") == [], (width, height)
    resize(ola, 360, 640)
    ola.locator("[data-do='let-start']").click()
    kuba.locator(".status .says", has_text="czeka na ciebie").wait_for()
    assert not ola.locator(".desk input").is_visible()
    kuba.locator(".desk input").fill("zeppelin")
    kuba.locator(".desk .btn.main").click()
    ola.locator(".called .clue", has_text="zeppelin").wait_for()
    assert _height(ola, ".called .clue") > 30
    assert float(ola.locator(".edge.lower").first.evaluate("one => getComputedStyle(one).opacity")) < 0.5
    assert box(kuba, ".duo") == box(ola, ".duo") == place
    assert kuba.evaluate("window.shifts") == []


@pytest.mark.parametrize(("game", "size"), [("codenames", (360, 640)), ("duet-sudden", (1280, 800))])
def test_nothing_moves_in_a_whole_game(
    browser: Browser, house: LiveServer, clock: ManualClock, game: str, size: tuple[int, int]
) -> None:
    begin, play, seats, shows = shifts.GAMES[game]
    opened = house.ask(begin(house.address, "pl", clock))
    table = shifts.PacedDriver(opened.clients, opened.texts, clock)
    pages = {seat: shifts.watch(browser, house, table, seat, shows, size) for seat in seats}
    while not table.view.get("outcome"):
        house.ask(play(table))
    for seat, page in pages.items():
        page.locator(".band h2").wait_for()
        moved = page.evaluate("window.shifts")
        assert sum(value for _, value, _ in moved) < 0.0005, (seat, moved)
        page.context.close()


def test_an_objection_is_told_from_the_side_of_whoever_reads_it(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(boards.begin_duet(house.address, "pl", clock))
    giver, guesser = (sit_down(browser, house, table, seat, (360, 640)) for seat in ("A1", "B1"))
    television = new_context(browser, "pl", 1920, 1080).new_page()
    television.goto(f"{house.address}/tv/{table.host.code}")
    television.locator("[data-card]").first.wait_for()
    house.ask(table.move("A1", "clue", word=table.texts.lone.lower(), number=1))
    house.ask(table.move("B1", "object"))
    told = [page.locator(".objection.open .told").inner_text() for page in (giver, guesser)]
    ola, kuba = table.texts.people[:2]
    assert f"{kuba} zgłasza sprzeciw wobec twojej wskazówki." in told[0]
    assert "To ty mówisz, czy jest nieważna." in told[0]
    assert "Zgłaszasz sprzeciw wobec wskazówki." in told[1]
    assert f"{ola} mówi, czy jest nieważna." in told[1]
    assert "niedozwolone" in told[1]  # and the referee's reason is read without a tap
    title = television.locator(".shade h2")
    title.wait_for()
    assert _height(television, ".shade h2") > 70
    television.context.close()


def test_a_television_shows_a_vote_and_a_pause_large_and_moves_nothing(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(boards.codenames_midgame(house.address, "pl", clock))
    television = new_context(browser, "pl", 1920, 1080).new_page()
    television.goto(f"{house.address}/tv/{table.host.code}")
    television.locator("[data-card]").nth(24).wait_for()
    place = box(television, ".street")
    asking = sit_down(browser, house, table, "red-chief", (360, 640))
    house.ask(table.host.do("undo"))
    television.locator(".news .vote").wait_for()
    assert box(television, ".street") == place
    assert _height(television, ".news .vote b") > 40
    asking.locator(".vote .btn", has_text="Wycofaj prośbę").click()
    television.locator(".news .vote").wait_for(state="detached")
    house.ask(table.host.do("pause"))
    television.locator(".shade h2").wait_for()
    assert box(television, ".street") == place
    assert _height(television, ".shade h2") > 70
    television.context.close()


def test_with_a_long_clue_a_phone_still_shows_all_that_is_to_be_done(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(boards.begin_duet(house.address, "pl", clock))
    page = sit_down(browser, house, table, "B1", (360, 640))
    house.ask(table.move("A1", "clue", word="poświęcenie", number=2))
    page.locator(".called .clue", has_text="poświęcenie").wait_for()
    assert page.evaluate(_CUT_OFF, ".status, .status .todo, .du > .foot, .du > .foot li") == []


def test_before_sudden_death_both_sides_are_warned_and_nothing_moves(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(boards.begin_duet(house.address, "pl", clock))
    while table.view["bank"]["bystander"] > 2:
        house.ask(boards.duet_short_turn(table))
    pages = [sit_down(browser, house, table, seat, (360, 640)) for seat in ("A1", "B1")]
    place = box(pages[0], ".duo")
    assert not any("nagła śmierć" in page.locator(".status").inner_text() for page in pages)
    house.ask(boards.duet_short_turn(table))
    for page in pages:
        page.locator(".status .todo", has_text="nagła śmierć").wait_for()  # before the last clue …
    house.ask(boards.duet_clue(table))
    for page in pages:
        page.locator(".called .clue").wait_for()
        page.locator(".status .todo", has_text="nagła śmierć").wait_for()  # … and while it is played
        assert page.evaluate(_CUT_OFF, ".status, .status .todo") == []
        assert box(page, ".duo") == place
        assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_a_verdict_has_room_in_its_band(
    browser: Browser, house: LiveServer, clock: ManualClock, size: tuple[int, int]
) -> None:
    table = house.ask(boards.duet_over(house.address, "pl", clock))
    page = sit_down(browser, house, table, "A1", size)
    page.locator(".band .yours").wait_for()
    top, height = box(page, ".band")[1::2]
    words = box(page, ".band .words")
    assert words[1] - top >= 4
    assert top + height - words[1] - words[3] >= 4
    if size[0] < 761:
        found, bank = box(page, ".agents"), box(page, ".du-left")
        assert bank[0] - found[0] - found[2] >= 12


def test_the_legend_shows_each_key_at_its_own_edge(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    table = house.ask(boards.duet_over(house.address, "pl", clock))
    page = sit_down(browser, house, table, "A1", (360, 640))
    page.locator(".legend .sign.upper").wait_for()
    assert [page.evaluate(_AT_TOP, f".legend .sign.{edge}") for edge in ("lower", "upper")] == [False, True]


@pytest.mark.parametrize("size", [(800, 600), (1024, 700), (1280, 800), (360, 640)])
def test_no_sign_of_the_legend_is_cut_however_long_the_names_are(
    browser: Browser, house: LiveServer, clock: ManualClock, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    short = TEXTS["en"]
    monkeypatch.setitem(TEXTS, "en", replace(short, people=("Wawrzyniec Grzegorz Brzę", "M" * 24, *short.people[2:])))
    for texts in (TEXTS["en"], short):
        monkeypatch.setitem(TEXTS, "en", texts)
        table = house.ask(boards.duet_midgame(house.address, "en", clock))
        giver = table.chooser("clue")
        for seat in table.clients:
            page = sit_down(browser, house, table, seat, size, "en")
            signs = page.evaluate(_SIGNS)
            assert "cut" not in signs, (seat, signs)
            assert signs[:2] == ["shown", "shown"]  # what the partner looks for and avoids
            if seat == giver:
                assert hidden(page, ".card", ".desk input", ".desk .btn.main") == []
                assert box(page, ".desk .field")[2] > 100
            page.context.close()


def test_an_ending_holds_its_breath_then_tells_who_won_and_then_shows_the_key(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(boards.codenames_midgame(house.address, "pl", clock))
    side = table.view["side"]
    context = new_context(browser, "pl", 1280, 800, motion=True)
    page, screen = context.new_page(), seen_by("loser", table.clients[f"{side}-1"], "[data-card]")
    sign_in(page, house.address, screen)
    page.goto(house.address + screen.path)
    page.locator("[data-card]").nth(24).wait_for()
    place = box(page, ".street")
    page.evaluate(_WATCH_BEATS)
    black = boards.cards_of(table, "assassin")[0]
    house.ask(boards.codenames_clue(table))
    house.ask(table.move(f"{side}-1", "guess", card=black))
    page.locator(".after .btn").first.wait_for()
    beats = [json.loads(beat) for beat in page.evaluate("window.beats")]
    assert [sum(beat) for beat in beats] == [0, 1, 1, 2, 3]
    assert [beat[0] for beat in beats] == [False, True, False, False, False]
    assert box(page, ".street") == place
    title, yours = page.locator(".band h2").inner_text(), page.locator(".band .yours").inner_text()
    assert title == ("Wygrali niebiescy!" if side == "red" else "Wygrali czerwoni!")
    assert yours == "Przegraliście."
    assert black in page.locator(".band p").inner_text()
    assert page.locator(".band .score, .top-bar .scores").count() == 0  # no number says who won, none is to find
    assert page.locator(".btn.main:visible").count() <= 1
    context.close()
