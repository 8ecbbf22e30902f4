"""`make quick` leaves out only tests that are there."""

from pathlib import Path

import pytest

from tests.conftest import SLOW

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("slow", SLOW)
def test_what_is_called_slow_is_there(slow: str) -> None:
    file, _, test = slow.partition("::")
    assert (ROOT / file).exists()
    assert not test or f"def {test.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8")


def test_the_slow_marker_is_put_on_slow_tests_alone(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        assert (item.get_closest_marker("slow") is not None) == item.nodeid.startswith(SLOW)
    assert request.node.get_closest_marker("slow") is None
