"""The settings of a table in the lobby: what cannot be played is refused at once, in the host's language."""

import pytest

from tests.browser.conftest import Arrive


@pytest.mark.rule("TW-10")
@pytest.mark.parametrize(
    ("language", "label", "told"),
    [
        (
            "en",
            "Who describes first for the red team",
            "“Who describes first for the red team”: choose a number from 1 to 2.",
        ),
        ("pl", "Kto pierwszy opisuje u czerwonych", "„Kto pierwszy opisuje u czerwonych”: wybierz liczbę od 1 do 2."),
    ],
)
def test_an_impossible_option_is_refused_when_it_is_set(arrive: Arrive, language: str, label: str, told: str) -> None:
    host = arrive("Ala", language, 360, 740)
    host.open_table({"game": "trapwords", "languages": ["en"]})
    host.page.locator(".how .more").click()
    field = host.page.get_by_label(label)
    field.fill("10")
    field.press("Enter")
    host.page.get_by_text(told).first.wait_for()
    assert field.input_value() == "1"
    assert host.fits()
    field.fill("2")
    field.press("Enter")
    host.page.wait_for_timeout(200)
    assert host.sent()[-1]["answer"]
    assert field.input_value() == "2"


@pytest.mark.rule("CN-29", "CN-42", "DU-37")
@pytest.mark.parametrize(
    ("game", "seat", "options", "names"),
    [("codenames", "red-chief", {"variant": "ghost"}, ("crêpes", "T-shirt")), ("duet", "A1", {}, ("crêpes",))],
)
def test_what_a_host_agrees_on_decides_about_foreign_words_and_hyphens(
    arrive: Arrive, game: str, seat: str, options: dict[str, str], names: tuple[str, ...]
) -> None:
    host = arrive("Ala")
    host.open_table({"game": game, "languages": ["en"], "referee": "strict", "pace": 30_000, "options": options})
    host.sit(seat)
    host.page.locator(".btn.fill").click()
    host.page.locator(".how .more").click()
    for name in names:
        switch = host.page.get_by_role("switch", name=name)
        before = switch.get_attribute("aria-checked")
        assert before == ("true" if name == "T-shirt" else "false"), "the default is the rulebook's"
        switch.click()
        host.page.locator(
            f"[role='switch'][aria-checked='{'false' if before == 'true' else 'true'}']", has_text=name
        ).wait_for()
    host.page.keyboard.press("Escape")
    host.page.locator(".go:enabled").click()
    clue = host.page.locator(".desk input")
    for name in names[1:]:
        clue.fill(name)
        host.page.locator(".desk .verdict.forbidden").wait_for()
    clue.fill(names[0])
    host.page.locator(".desk .verdict.allowed").wait_for()
    host.page.locator(".desk .btn.main").click()
    host.page.locator(".called .clue", has_text=names[0]).wait_for()
