"""Gathering: arrivals that a host cannot miss, seats by tap, drag and keyboard, coming back, and words of one's own."""

from typing import Any

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

WORDS = (
    "New York, hot dog; Game of Thrones\troller coaster\nBig Ben\nice cream\nHarry Potter\nWi-Fi\nblack hole\nfork\n"
    "washing machine\nStar Wars\nguinea pig\nmoon landing\nwhale\nviolin\nR2D2\nT-shirt\nMona Lisa\ntraffic jam\n"
    "piano\ntime machine\nKonstantynopolitańczyk\n大熊猫\nblorptang"
)


def is_in_view(person: Visitor, selector: str) -> bool:
    """Is all of this on the screen, above the bar at its foot, without scrolling?"""
    box = person.page.locator(selector).bounding_box()
    bar = person.page.locator(".start").bounding_box()
    size = person.page.viewport_size
    assert box is not None
    assert size is not None
    foot = size["height"] if bar is None or size["width"] > 1060 else bar["y"]
    return box["y"] >= 0 and box["y"] + box["height"] <= foot and box["x"] + box["width"] <= size["width"]


def sitter(person: Visitor, seat: str, name: str) -> None:
    """Wait until this person sees somebody in this seat."""
    person.page.locator(f"[data-seat='{seat}']:not(.free) .who", has_text=name).wait_for()


def test_a_host_sees_arrivals_and_seats_them_by_tap_drag_and_keyboard(arrive: Arrive) -> None:
    laptop = arrive("Marta")
    code = laptop.open_table({"game": "codenames", "languages": ["en"]})
    laptop.sit("red-chief")
    ania, wei = arrive("Ania", "pl", 360, 640), arrive("小伟", "zh", 360, 640)
    ania.come_in(code)
    laptop.page.locator(".whatnow", has_text="Ania is here.").wait_for()
    wei.come_in(code)
    laptop.page.locator(".whatnow", has_text="Ania and 小伟 are here.").wait_for()
    for seat in ("blue-chief", "red-1"):  # the smaller team first, then the other
        assert is_in_view(laptop, f".arrival[data-seat='{seat}']")
    assert laptop.page.locator(".arrival[data-seat='blue-chief'] .ink", has_text="as chief").count() == 1
    # by tap: as operative; she sees it, and may choose another part herself
    laptop.page.locator(".arrival", has_text="Ania").get_by_text("as operative").click()
    sitter(laptop, "blue-1", "Ania")
    ania.page.locator("[data-seat='blue-1'] select").select_option("chief")
    sitter(laptop, "blue-chief", "Ania")
    # by drag: to a seat, then onto somebody, who changes places
    laptop.page.locator(".chip", has_text="小伟").drag_to(laptop.page.locator("[data-seat='red-1']"))
    sitter(laptop, "red-1", "小伟")
    laptop.page.locator("[data-seat='red-1'] .grip").drag_to(laptop.page.locator("[data-seat='blue-chief'] .who"))
    sitter(laptop, "blue-chief", "小伟")
    sitter(laptop, "red-1", "Ania")
    # by keyboard: pick up, choose the seat
    laptop.page.locator("[data-seat='blue-chief'] .grip").focus()
    laptop.page.keyboard.press("Enter")
    laptop.page.locator("[data-seat='blue-1'] .put").focus()
    laptop.page.keyboard.press("Enter")
    sitter(laptop, "blue-1", "小伟")
    assert laptop.page.locator(".arrival").count() == 0
    assert wei.page.locator("[data-seat='blue-1'] .av").inner_text() == "伟"


def test_arrivals_are_in_view_on_a_phone_and_without_free_seats_in_the_status_line(arrive: Arrive) -> None:
    host = arrive("Marta", "pl", 360, 640)
    code = host.open_table({"game": "duet", "languages": ["pl"]})
    wide = arrive("W" * 24, "en", 360, 640)
    wide.come_in(code)
    host.page.locator(".arrival").wait_for()
    assert is_in_view(host, ".arrival")
    assert is_in_view(host, ".arrival .btn.ink")
    assert host.fits()
    assert wide.fits()
    host.sit("A1")
    host.page.locator(".arrival .btn.ink").click()
    wide.page.locator("[data-seat='B1']:not(.free)").wait_for()
    assert host.fits()
    assert wide.fits()


def test_a_full_table_shows_arrivals_in_the_status_line(arrive: Arrive) -> None:
    host = arrive("Ala", "en", 360, 640)
    code = host.open_table({"game": "decipher", "languages": ["en"]})
    for seat in ("P1", "P2", "P3", "P4"):
        host.page.locator(f"[data-seat='{seat}'] .ways .btn:not(.sit)").click()
        host.page.locator(f"[data-seat='{seat}']:not(.free)").wait_for()
    late = arrive("Late", "en", 360, 640)
    late.come_in(code)
    chip = host.page.locator(".whatnow .chip", has_text="Late")
    chip.wait_for()
    chip.click()
    host.page.locator("[data-seat='P2'] .put").click()
    sitter(host, "P2", "Late")
    assert host.fits()


def test_a_seat_moves_to_another_device_by_link(arrive: Arrive) -> None:
    phone, other = arrive("Ola"), arrive("Bea")
    code = phone.open_table({"game": "codenames", "languages": ["en"]})
    phone.sit("red-chief")
    other.come_in(code)
    phone.page.locator("[aria-controls='table-menu']").click()
    phone.page.locator("[data-item='phone']").click()
    link = phone.page.locator("[data-link]").get_attribute("data-link") or ""
    tablet = arrive("Ola", "pl", 360, 640)
    asked: list[str] = []
    tablet.page.on("request", lambda request: asked.append(request.url + str(request.headers.get("referer", ""))))
    tablet.page.goto(link)
    tablet.page.locator(".panel .btn.main").click()
    tablet.page.locator("[data-seat='red-chief'] .who", has_text="to ty").wait_for()
    phone.page.get_by_text("Your place is now on your other device.").wait_for()
    secret = link.partition("#")[2]
    assert not [url for url in asked if secret in url.partition("#")[0]], "no path or referrer holds the secret"
    assert secret not in tablet.page.url
    tablet.go(f"/t/{code}")
    tablet.page.locator("[data-seat='red-chief'] .who", has_text="to ty").wait_for()
    late = arrive("Eve")
    late.page.goto(link)
    late.page.locator(".panel .btn.main").click()
    late.page.get_by_text("This link has been used already").wait_for()
    late.faults.clear()  # the browser reports the refusal


def test_a_lost_device_is_replaced_when_the_host_agrees_and_a_lost_answer_costs_nothing(arrive: Arrive) -> None:
    host, lost = arrive("Marta"), arrive("Ola", "pl", 360, 640)
    code = host.open_table({"game": "codenames", "languages": ["en"]})
    host.sit("red-chief")
    lose_the_answer(lost, code)
    assert host.page.locator(".arrival").count() == 0, "nobody is connected yet"
    lost.page.locator("form button").click()
    lost.page.locator(".seat-pane").first.wait_for()
    host.page.locator(".arrival", has_text="Ola").wait_for()
    assert len(host.sent()[-1].get("table", {"people": [1, 1]})["people"]) == 2, "she came in once"
    lost.sit("blue-chief")
    lost.page.close()
    again = arrive("Ola", "pl", 360, 640)
    again.go(f"/t/{code}")
    again.page.get_by_role("button", name="To ja: Ola").click()
    again.page.locator(".claim", has_text="Prosisz o miejsce: Ola").wait_for()
    host.page.locator(".claim .btn.main", has_text="Yes, that is Ola").click()
    again.page.locator("[data-seat='blue-chief'] .who", has_text="to ty").wait_for()
    assert host.page.locator(".claim").count() == 0


def test_where_nobody_can_be_asked_a_claim_waits_and_who_gives_it_up_hears_of_no_refusal(arrive: Arrive) -> None:
    lost = arrive("Ola", "pl", 360, 640)
    code = lost.open_table({"game": "duet", "languages": ["pl"]})
    lost.sit("A1")
    lost.page.close()
    again, other = arrive("Ola", "pl", 360, 640), arrive("Bea", "en", 360, 640)
    again.go(f"/t/{code}")
    again.page.get_by_role("button", name="To ja: Ola").click()
    again.page.locator(".claim [role='timer']", has_text=":").wait_for()
    assert again.page.locator(".claim .btn").all_inner_texts() == ["Anuluj"]
    other.come_in(code)
    other.page.locator(".claim", has_text="Nobody here can confirm it.").wait_for()
    assert other.page.locator(".claim .btn").all_inner_texts() == ["No"]
    assert again.fits()
    assert other.fits()
    again.page.locator(".claim .btn").click()
    again.page.locator(".claim").wait_for(state="detached")
    assert again.page.locator(".notes li").count() == 0


def lose_the_answer(person: Visitor, code: str) -> None:
    """Come in, but the answer does not arrive."""
    person.go(f"/t/{code}")
    person.cut = True

    def drop(route: Any) -> None:
        route.fetch()
        route.abort("internetdisconnected")

    person.page.route("**/people", drop, times=1)
    person.page.locator("form input").fill(person.name)
    person.page.locator("form button").click()
    person.page.locator("form [role='alert']").wait_for()


def test_custom_words_are_checked_previewed_played_and_shared_by_link(arrive: Arrive) -> None:
    host = arrive("Ala", "en", 360, 640)
    host.open_table({"game": "codenames", "languages": ["en"]})
    switch = host.page.locator(".how [role='switch']", has_text="Custom words")
    switch.click()
    field = host.page.locator("textarea")
    field.fill("kot, whales, whale, " + "x" * 30)
    host.page.get_by_text("“whale” is left out").wait_for()
    host.page.get_by_text("is too long: a card holds 24 letters").wait_for()
    host.page.locator(".count", has_text="2 words").wait_for()
    assert host.page.locator("dialog .btn.main").is_disabled()
    host.page.get_by_role("button", name="Leave it out").click()
    assert field.input_value() == "kot\nwhales"
    field.fill(WORDS)
    host.page.locator(".count", has_text="25 words").wait_for()
    assert host.page.locator(".cards li").count() == 25
    overflowing = "list => list.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert host.page.locator(".cards li").evaluate_all(overflowing) == []
    host.page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text }")
    for width, height in ((360, 420), (740, 360), (360, 640)):  # what can be done is in view, however long the list is
        host.page.set_viewport_size({"width": width, "height": height})
        host.page.locator("dialog").evaluate("one => one.scrollTo(0, 0)")
        button = host.page.locator("dialog .btn.main").bounding_box()
        assert button is not None
        assert 0 <= button["y"] <= height - button["height"]
    host.page.get_by_role("button", name="Copy link to these words").click()
    host.page.get_by_text("Copied.").first.wait_for()
    link = str(host.page.evaluate("window.copied"))
    host.page.locator("dialog .btn.main").click()
    host.page.locator(".how [role='switch'][aria-checked='true']", has_text="Custom words").wait_for()
    # while they are on they can be changed and shared, also from a device that has never seen them
    host.page.evaluate("window.copied = ''; localStorage.removeItem('cluehouse.words')")
    host.page.locator("[data-words='share']").click()
    host.page.wait_for_function("link => window.copied === link", arg=link)
    host.page.locator("[data-words='change']").click()
    host.page.locator(".count", has_text="25 words").wait_for()
    assert field.input_value() == WORDS
    field.fill(WORDS + "\n苹果 香蕉")
    host.page.locator(".count", has_text="27 words").wait_for()
    host.page.locator("dialog .btn.main").click()
    host.page.locator("dialog").wait_for(state="detached")
    host.page.locator(".fill").click()
    host.page.locator(".go:not(:disabled)").click()
    host.page.locator(".board").first.wait_for()
    assert {"NEW YORK", "HOT DOG"} & set(host.sent_words())  # capitals, like every card: on the board and in the log
    friend = arrive("Ewa", "pl", 360, 640)
    friend.page.goto(link)
    friend.page.locator(".cards li").first.wait_for()
    friend.page.locator(".ways .btn").nth(1).click()
    friend.page.locator(".how [role='switch'][aria-checked='true']", has_text="Własne słowa").wait_for()


def test_the_door_of_a_finished_table_says_so_and_bots_are_played_as_chief(arrive: Arrive) -> None:
    player = arrive("Ala")
    player.go("/")
    player.page.locator("[data-game='codenames'] .how").click()
    player.page.locator("[data-role='chief']").click()
    assert all(player.page.locator("[data-level] .about").all_inner_texts())  # how each of them plays
    player.page.locator("[data-level='dice']").click()
    player.page.locator("dialog .btn.main").click()
    player.page.locator(".board").first.wait_for()
    you = next(frame["you"] for frame in reversed(player.sent()) if "you" in frame)
    people = next(frame["table"]["people"] for frame in reversed(player.sent()) if "table" in frame)
    assert you["seat"] == "red-chief"
    assert [person["bot"] for person in people if "bot" in person] == ["dice"] * 3
    code = player.page.url.rpartition("/")[2]
    player.page.locator("[aria-controls='table-menu']").click()
    player.page.locator("[data-item='flag']").click()
    player.page.locator("dialog .btn.main").click()
    guest = arrive("Ewa", "pl")
    guest.go(f"/t/{code}")
    guest.page.get_by_text("Gra się skończyła.").wait_for()
    assert guest.page.locator("a[href^='/r/']").count() == 1
