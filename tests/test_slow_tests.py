"""`make quick` leaves out only tests that exist."""

from pathlib import Path

import pytest

from tests.conftest import SLOW

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("slow", SLOW)
def test_every_entry_of_the_slow_list_exists(slow: str) -> None:
    file, _, test = slow.partition("::")
    assert (ROOT / file).exists()
    assert not test or f"def {test.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8")


def test_only_the_listed_tests_are_marked_as_slow(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        assert (item.get_closest_marker("slow") is not None) == item.nodeid.startswith(SLOW)
    assert request.node.get_closest_marker("slow") is None
