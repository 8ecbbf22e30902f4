"""A first visit is short: how much JavaScript the start page needs."""

import pytest

from tests.browser.conftest import Arrive

MOST = 80_000  # bytes over the wire

_SCRIPTS = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("/assets/") && name.endsWith(".js"))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


@pytest.mark.parametrize("language", ["en", "pl", "zh"])
def test_the_start_page_needs_less_than_80_kb_of_javascript(arrive: Arrive, language: str) -> None:
    page = arrive("Ola", language).go("/").page
    page.wait_for_load_state("networkidle")
    assert page.locator(".rooms .room").count() == 4
    assert 40_000 < page.evaluate(_SCRIPTS) < MOST
